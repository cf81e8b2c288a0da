# Treść kart wypowiadana z drzew zdolności.
conquest-text-keywords = { $keywords }
conquest-text-keyword = { $keyword }.
conquest-text-ability = { $label }: { $text }
conquest-text-chain = { $before } { $after }
conquest-text-after-noun = {" "}{ $post }
conquest-text-effect = { $effects }.
conquest-text-cost = { $cost } →
conquest-text-if = jeśli { $cond },
conquest-text-from-hand = (Z twojej ręki.)
conquest-text-all = wszystkie
conquest-text-or = { $first } lub { $second }
conquest-text-printed-attack = (nadrukowany ATK { $of })
conquest-text-constant = { $who } { $what }.
conquest-text-constant-while = Dopóki { $cond }: { $who } { $what }.
conquest-text-sacrifice-at = Gdy liczba obrażeń na tej karcie wynosi co najmniej { $n }, poświęć ją.
conquest-text-bonus = Gdy wygrywasz walkę o dowodzenie na tej planecie, możesz wziąć dodatkowo { $cards ->
        [0] { $resources ->
            [one] { $resources } zasób
            [few] { $resources } zasoby
           *[many] { $resources } zasobów
        }
       *[other] { $cards ->
            [one] { $cards } kartę
            [few] { $cards } karty
           *[many] { $cards } kart
        }{ $resources ->
            [0] {""}
            [one] {" "}i { $resources } zasób
            [few] {" "}i { $resources } zasoby
           *[many] {" "}i { $resources } zasobów
        }
    }.
conquest-text-form = Ta karta może wejść do gry jako dodatek o treści:
conquest-text-form-deployed = Możesz wystawić tę kartę jako dodatek o treści:
conquest-text-one-relic = Najwyżej 1 relikt na gracza.
conquest-text-attach = Dołącz do { $to }.
conquest-text-attach-one = Dołącz do { $to }; najwyżej jedna o tej nazwie na jednostkę.
conquest-text-action = Akcja
conquest-text-combat-action = Akcja walki
conquest-text-deploy-action = Akcja wystawiania
conquest-text-headquarters-action = Akcja kwatery głównej
conquest-text-interrupt = Przerwanie
conquest-text-reaction = Reakcja
conquest-text-forced-interrupt = Wymuszone przerwanie
conquest-text-forced-reaction = Wymuszona reakcja
conquest-text-battle = Bitwa
conquest-noun = { $form ->
        [target] { $case ->
            [acc] docelową{" "}
            [sought] docelową{" "}
            [dat] docelowej{" "}
            [from] docelowej{" "}
            [to] docelowej{" "}
           *[nom] docelowa{" "}
        }
        [another-target] { $case ->
            [acc] inną docelową{" "}
            [sought] inną docelową{" "}
            [dat] innej docelowej{" "}
            [from] innej docelowej{" "}
            [to] innej docelowej{" "}
           *[nom] inna docelowa{" "}
        }
        [each] { $case ->
            [acc] każdą{" "}
            [sought] każdą{" "}
            [dat] każdej{" "}
            [from] każdej{" "}
            [to] każdej{" "}
           *[nom] każda{" "}
        }
        [next] { $case ->
            [acc] następną{" "}
            [sought] następną{" "}
            [dat] następnej{" "}
            [from] następnej{" "}
            [to] następnej{" "}
           *[nom] następna{" "}
        }
        [other] { $case ->
            [acc] każdą inną{" "}
            [sought] każdą inną{" "}
            [dat] każdej innej{" "}
            [from] każdej innej{" "}
            [to] każdej innej{" "}
           *[nom] każda inna{" "}
        }
        [another] { $case ->
            [acc] inną{" "}
            [sought] inną{" "}
            [dat] innej{" "}
            [from] innej{" "}
            [to] innej{" "}
           *[nom] inna{" "}
        }
       *[a] {""}
    }{ $noun ->
        [unit] { $case ->
            [acc] jednostkę
            [sought] jednostkę
            [dat] jednostce
            [from] jednostki
            [to] jednostki
           *[nom] jednostka
        }
        [army] { $case ->
            [acc] jednostkę armii
            [sought] jednostkę armii
            [dat] jednostce armii
            [from] jednostki armii
            [to] jednostki armii
           *[nom] jednostka armii
        }
        [support] { $case ->
            [acc] kartę wsparcia
            [sought] kartę wsparcia
            [dat] karcie wsparcia
            [from] karty wsparcia
            [to] karty wsparcia
           *[nom] karta wsparcia
        }
        [attachment] { $case ->
            [acc] kartę dodatku
            [sought] kartę dodatku
            [dat] karcie dodatku
            [from] karty dodatku
            [to] karty dodatku
           *[nom] karta dodatku
        }
        [event] { $case ->
            [acc] kartę wydarzenia
            [sought] kartę wydarzenia
            [dat] karcie wydarzenia
            [from] karty wydarzenia
            [to] karty wydarzenia
           *[nom] karta wydarzenia
        }
        [warlord] { $case ->
            [acc] jednostkę dowódcy
            [sought] jednostkę dowódcy
            [dat] jednostce dowódcy
            [from] jednostki dowódcy
            [to] jednostki dowódcy
           *[nom] jednostka dowódcy
        }
        [synapse] { $case ->
            [acc] jednostkę synapsy
            [sought] jednostkę synapsy
            [dat] jednostce synapsy
            [from] jednostki synapsy
            [to] jednostki synapsy
           *[nom] jednostka synapsy
        }
        [token] { $case ->
            [acc] jednostkę będącą żetonem
            [sought] jednostkę będącą żetonem
            [dat] jednostce będącej żetonem
            [from] jednostki będącej żetonem
            [to] jednostki będącej żetonem
           *[nom] jednostka będąca żetonem
        }
       *[card] { $case ->
            [acc] kartę
            [sought] kartę
            [dat] karcie
            [from] karty
            [to] karty
           *[nom] karta
        }
    }{ $faction ->
        [space-marines] {" "}Kosmicznych Marines
        [astra-militarum] {" "}Astra Militarum
        [orks] {" "}Orków
        [chaos] {" "}Chaosu
        [dark-eldar] {" "}Mrocznych Eldarów
        [eldar] {" "}Eldarów
        [tau] {" "}Tau
        [tyranids] {" "}Tyranidów
        [necrons] {" "}Nekronów
       *[none] {""}
    }{ $post }
conquest-ref-this = { $case ->
        [acc] tę kartę
        [dat] tej karcie
        [from] tej karty
        [to] tej karty
       *[nom] ta karta
    }
conquest-ref-host = { $case ->
        [acc] jednostkę z tym dodatkiem
        [dat] jednostce z tym dodatkiem
        [from] jednostki z tym dodatkiem
        [to] jednostki z tym dodatkiem
       *[nom] jednostka z tym dodatkiem
    }
conquest-ref-its-host = { $case ->
        [acc] jednostkę z owym dodatkiem
        [dat] jednostce z owym dodatkiem
        [from] jednostki z owym dodatkiem
        [to] jednostki z owym dodatkiem
       *[nom] jednostka z owym dodatkiem
    }
conquest-ref-that = { $case ->
        [acc] ową kartę
        [dat] owej karcie
        [from] owej karty
        [to] owej karty
       *[nom] owa karta
    }
conquest-ref-source = { $case ->
        [acc] jednostkę atakującą
        [dat] jednostce atakującej
        [from] jednostki atakującej
        [to] jednostki atakującej
       *[nom] jednostka atakująca
    }
conquest-ref-chosen = { $case ->
        [acc] wybraną kartę
        [dat] wybranej karcie
        [from] wybranej karty
        [to] wybranej karty
       *[nom] wybrana karta
    }
conquest-ref-second = { $case ->
        [acc] drugą wybraną kartę
        [dat] drugiej wybranej karcie
        [from] drugiej wybranej karty
        [to] drugiej wybranej karty
       *[nom] druga wybrana karta
    }
conquest-ref-revealed = { $case ->
        [acc] odkrytą kartę
        [dat] odkrytej karcie
        [from] odkrytej karty
        [to] odkrytej karty
       *[nom] odkryta karta
    }
conquest-ref-paid = { $case ->
        [acc] kartę użytą na koszt
        [dat] karcie użytej na koszt
        [from] karty użytej na koszt
        [to] karty użytej na koszt
       *[nom] karta użyta na koszt
    }
conquest-ref-picked = { $case ->
        [acc] każdą wybraną kartę
        [dat] każdej wybranej karcie
        [from] każdej wybranej karty
        [to] każdej wybranej karty
       *[nom] każda wybrana karta
    }
conquest-ref-warlord = { $case ->
        [acc] swoją kartę dowódcy
        [dat] twojej karcie dowódcy
        [from] twojej karty dowódcy
        [to] twojej karty dowódcy
       *[nom] twoja karta dowódcy
    }
conquest-is-no-warlord = (oprócz dowódców)
conquest-is-token = ({ $name })
conquest-is-yours = pod twoją kontrolą
conquest-is-enemys = przeciwnika
conquest-is-same-controller = tego samego gracza
conquest-is-trait = z cechą { $names }
conquest-is-not-trait = bez cechy { $name }
conquest-is-unique = (tylko unikatowe)
conquest-is-not-unique = (tylko nieunikatowe)
conquest-is-named = o nazwie { $name }
conquest-is-not-named = o nazwie innej niż { $name }
conquest-is-cost = o nadrukowanym koszcie najwyżej { $n }
conquest-is-having = ze słowem { $keyword }
conquest-is-exhausted = (tylko wyczerpane)
conquest-is-damaged = (uszkodzona)
conquest-is-with-attachment = z dodatkiem
conquest-is-without-attachment = bez dodatków
conquest-is-eligible = (uprawniona do tego dodatku)
conquest-is-here = na tej planecie
conquest-is-same-planet = na tej samej planecie
conquest-is-that-planet = na owej planecie
conquest-is-attached = dołączoną do niej
conquest-is-there = w tym miejscu
conquest-is-adjacent = na sąsiedniej planecie
conquest-is-at-planet = na planecie
conquest-is-at-hq = w kwaterze głównej
conquest-is-in-hand = ze swojej ręki
conquest-is-in-hand-or-discard = { $who ->
        [you] ze swojej ręki lub swojego stosu kart odrzuconych
       *[opponent] z ręki lub stosu kart odrzuconych przeciwnika
    }
conquest-is-in-opponents-hand = z ręki przeciwnika
conquest-is-in-discard = ze swojego stosu kart odrzuconych
conquest-is-in-opponents-discard = ze stosu kart odrzuconych przeciwnika
conquest-is-topmost = (leżąca najwyżej)
conquest-is-on-deck = spośród { $n } wierzchnich kart twojej talii
conquest-is-on-opponents-deck = spośród { $n } wierzchnich kart talii przeciwnika
conquest-is-either = ({ $any })
conquest-keyword-no-wargear = Bez dodatków z cechą ekwipunek
conquest-keyword-no-attachments = Bez dodatków
conquest-keyword-ranged = Dystans
conquest-keyword-flying = Latanie
conquest-keyword-brutal = Brutalność
conquest-keyword-armorbane = Przebicie pancerza
conquest-keyword-mobile = Mobilność
conquest-keyword-ambush = Zasadzka
conquest-keyword-area-effect = Obszar ({ $n })
conquest-keyword-limited = Limitowana
conquest-keyword-immune = Odporna na wydarzenia przeciwnika
conquest-if-ready = ta karta jest gotowa
conquest-if-damaged = ta karta jest uszkodzona
conquest-if-first-planet = ta karta jest na pierwszej planecie
conquest-if-you-control = kontrolujesz { $what }
conquest-if-richer = przeciwnik ma więcej zasobów niż ty
conquest-if-fewer-units = kontrolujesz mniej jednostek niż przeciwnik
conquest-if-battle = trwa bitwa
conquest-if-matches = { $who } to { $what }
conquest-if-in-play = { $who } jest nadal w grze
conquest-if-damage = liczba obrażeń na tej karcie wynosi co najmniej { $n }
conquest-if-resources = na tej karcie są zasoby
conquest-if-attacking = ta karta atakuje { $what }
conquest-get-attack = otrzymuje +{ $n } ATK
conquest-get-attack-per = otrzymuje +{ $n } ATK za { $what }
conquest-get-less-attack = otrzymuje −{ $n } ATK
conquest-get-hp = otrzymuje +{ $n } PŻ
conquest-get-double-hp = ma podwojone PŻ
conquest-get-command = zyskuje { $n ->
        [one] { $n } symbol dowodzenia
        [few] { $n } symbole dowodzenia
       *[many] { $n } symboli dowodzenia
    }
conquest-get-command-per = zyskuje { $n ->
        [one] { $n } symbol dowodzenia
        [few] { $n } symbole dowodzenia
       *[many] { $n } symboli dowodzenia
    } za { $what }
conquest-get-no-command = traci wszystkie symbole dowodzenia
conquest-get-keyword = zyskuje { $keyword }
conquest-get-lose-keyword = traci { $keyword }
conquest-get-blank = traci treść ramki tekstowej poza cechami
conquest-get-not-attacked = nie może być atakowana przez jednostki przeciwnika
conquest-get-not-targeted = jest wyłączona spośród możliwych celów zdolności kart przeciwnika
conquest-get-no-retreat = traci możliwość wycofania się z bitwy
conquest-get-ignores-flying = podczas ataku ignoruje słowo Latanie
conquest-get-double-damage = zadaje { $what } podwójne obrażenia
conquest-until-phase = do końca fazy
conquest-until-battle = do końca bitwy
conquest-until-round = do końca rundy
conquest-until-this-attack = na czas tego ataku
conquest-until-next-attack = na czas następnego ataku w tej fazie
conquest-until-struggle = do końca owej walki o dowodzenie
conquest-place-this = na tę planetę
conquest-place-same = na tę samą planetę
conquest-place-that = na ową planetę
conquest-place-chosen = na wybraną planetę
conquest-place-hq = w swojej kwaterze głównej
conquest-place-own-hq = w kwaterze głównej jej gracza
conquest-place-first = na pierwszą planetę
conquest-do-choose = wybierz { $what }
conquest-do-choose-may = możesz wybrać { $what }
conquest-do-choose-up-to = wybierz do { $n } docelowych { $what } na jednej planecie
conquest-do-choose-any = wybierz dowolną liczbę { $what }
conquest-do-opponent-chooses = przeciwnik wybiera { $what }
conquest-do-opponent-sacrifices = przeciwnik musi, jeśli może, poświęcić { $what }
conquest-do-opponent-discards = przeciwnik musi, jeśli może, wybrać i odrzucić z ręki { $what }
conquest-do-opponent-puts = przeciwnik musi, jeśli może, wprowadzić z ręki do gry w swojej kwaterze głównej { $what }
conquest-do-look-own = obejrzyj { $n ->
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } swojej talii, możesz odrzucić jedną z nich
conquest-do-look-theirs = obejrzyj { $n ->
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } talii przeciwnika, możesz odrzucić jedną z nich
conquest-do-choose-planet = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    }
conquest-do-choose-planet-non-first = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    } inną niż pierwsza
conquest-do-choose-planet-other = wybierz { $form ->
        [target] inną docelową planetę
       *[a] inną planetę
    } w grze
conquest-do-choose-planet-battle = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    }, na której trwa bitwa,
conquest-do-choose-planet-or-hq = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    } lub kwaterę główną
conquest-do-choose-adjacent-or-hq = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    } sąsiadującą z tą lub kwaterę główną
conquest-do-choose-planet-adjacent = wybierz { $form ->
        [target] docelową planetę
       *[a] planetę
    } sąsiadującą z tą
conquest-do-one-of = wybierz jedno: { $first }; albo { $second }
conquest-do-gain = { $who ->
        [you] zyskaj
       *[opponent] przeciwnik zyskuje
    } { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
conquest-do-take-resources = zabierz przeciwnikowi { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
conquest-do-place-resources = połóż na tej karcie { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
conquest-do-take-from-this = przenieś z tej karty do swojej puli { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
conquest-do-draw = { $who ->
        [you] dobierz
       *[opponent] przeciwnik dobiera
    } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
conquest-do-discard-random = odrzuć losowo { $who ->
        [you] ze swojej ręki
       *[opponent] z ręki przeciwnika
    } { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
conquest-do-discard = odrzuć { $what }
conquest-do-discard-x = odrzuć X kart z ręki
conquest-do-return = weź { $what } z powrotem na rękę właściciela
conquest-do-search-hand = przejrzyj { $depth ->
        [few] { $depth } wierzchnie karty
       *[many] { $depth } wierzchnich kart
    } talii, weź na rękę { $what }, a pozostałe połóż na spodzie w dowolnej kolejności
conquest-do-search-reveal = przejrzyj { $depth ->
        [few] { $depth } wierzchnie karty
       *[many] { $depth } wierzchnich kart
    } talii, pokaż i weź na rękę { $what }, a pozostałe połóż na spodzie w dowolnej kolejności
conquest-do-search-play = przejrzyj { $depth ->
        [few] { $depth } wierzchnie karty
       *[many] { $depth } wierzchnich kart
    } talii, wprowadź do gry { $place } { $what }, a pozostałe połóż na spodzie w dowolnej kolejności
conquest-do-reveal-top = odkryj wierzchnią kartę talii
conquest-do-add-to-hand = weź { $what } na rękę
conquest-do-put-into-play = wprowadź { $what } do gry { $place }
conquest-do-put-from-hand = wprowadź z ręki do gry w swojej kwaterze głównej { $what }
conquest-do-put-on = wprowadź { $what } do gry jako dodatek do { $host }
conquest-do-deploy = wystaw { $what } jako dodatek do { $host }
conquest-do-tokens = wprowadź do gry { $place } { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    } { $name }
conquest-do-deal = zadaj { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } { $what }
conquest-do-deal-printed = zadaj { $what } obrażenia równe nadrukowanemu ATK { $of }
conquest-do-indirect = { $who ->
        [you] rozdziel { $n ->
            [one] { $n } obrażenie pośrednie
            [few] { $n } obrażenia pośrednie
           *[many] { $n } obrażeń pośrednich
        } między swoje jednostki w tym miejscu
        [opponent] przeciwnik rozdziela { $n ->
            [one] { $n } obrażenie pośrednie
            [few] { $n } obrażenia pośrednie
           *[many] { $n } obrażeń pośrednich
        } między swoje jednostki w tym miejscu
       *[each] każdy gracz rozdziela { $n ->
            [one] { $n } obrażenie pośrednie
            [few] { $n } obrażenia pośrednie
           *[many] { $n } obrażeń pośrednich
        } między swoje jednostki w tym miejscu
    }
conquest-do-move-damage = przenieś { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } z { $from } do { $to }
conquest-do-heal = usuń { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    } z { $what }
conquest-do-heal-all = usuń wszystkie obrażenia z { $what }
conquest-do-prevent = zapobiegnij { $n } z tych obrażeń
conquest-do-prevent-all = zapobiegnij wszystkim tym obrażeniom
conquest-do-reassign = przydziel { $n } z tych obrażeń { $to }
conquest-do-increase = zwiększ te obrażenia o { $n }
conquest-do-destroy = zniszcz { $what }
conquest-do-sacrifice = poświęć { $what }
conquest-do-exhaust = wyczerp { $what }
conquest-do-ready = przygotuj { $what }
conquest-do-rout = zmuś do ucieczki { $what }
conquest-do-move = przesuń { $what } { $place }
conquest-do-commit = wyślij { $what } na wybraną planetę
conquest-do-attach = dołącz { $what } do { $host }
conquest-do-reduce = obniż jej koszt o { $n }
conquest-do-pay = zapłać { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
conquest-do-pay-x = zapłać X zasobów
conquest-do-pay-printed = zapłać nadrukowany koszt { $what }
conquest-do-instead = zamiast tego: { $effects }
conquest-do-move-home = przesuń { $what } do swojej kwatery głównej
conquest-do-cancel = anuluj owe efekty
conquest-do-cancel-shield = anuluj działanie tej tarczy
conquest-do-more-shield = owa karta zyskuje { $n ->
        [one] { $n } symbol tarczy
        [few] { $n } symbole tarczy
       *[many] { $n } symboli tarczy
    }
conquest-do-redirect = skieruj ten atak do { $to }
conquest-do-battle-ability = użyj zdolności bitwy wybranej planety
conquest-do-change = { $who } { $what } { $until }
conquest-do-later-phase = na końcu fazy, jeśli nadal jest w grze: { $effects }
conquest-do-later-enters = po jej wejściu do gry: { $effects }
conquest-do-if = jeśli { $cond }: { $effects }
conquest-do-then = jeśli tak się stało: { $effects }
conquest-do-repeat = { $n } razy: { $effects }
conquest-text-bloodied = Ranny: { $line }
conquest-text-attach-planet = Dołącz do planety.
conquest-text-limit = ({ $times ->
        [1] Raz
        [2] Dwa razy
       *[other] { $times } razy
    } na { $per ->
        [attack] atak
        [combat-round] rundę walki
        [battle] bitwę
        [phase] fazę
        [round] rundę
       *[game] grę
    }.)
conquest-text-max = (Wszystkie karty o tej nazwie łącznie: { $times ->
        [1] raz
        [2] dwa razy
       *[other] { $times } razy
    } na { $per ->
        [attack] atak
        [combat-round] rundę walki
        [battle] bitwę
        [phase] fazę
        [round] rundę
       *[game] grę
    }.)
conquest-do-where = { $effect }; X to { $x }
conquest-x-count = liczba { $what }
conquest-x-times = { $n } × liczba { $what }
conquest-x-attack = ATK { $of }
conquest-x-cost = nadrukowany koszt { $of }
conquest-x-damage = liczba obrażeń { $of }
conquest-x-hand = liczba kart na { $who ->
        [you] twojej ręce
       *[opponent] ręce przeciwnika
    }
conquest-x-highest = najwyższy nadrukowany koszt wśród { $what }
conquest-x-that = owa liczba
conquest-do-take-control = przejmij kontrolę; dotyczy { $what }
conquest-do-change-while = dopóki { $cond }, { $who } { $what } { $until }
conquest-do-each-player = każdy gracz, ty pierwszy: { $effects }
conquest-get-trait = zyskuje cechę { $name }
conquest-get-ability = zyskuje „{ $ability }”
conquest-until-always = na stałe
