# Treść kart wypowiadana z drzew zdolności.
conquest-text-keywords = { $keywords }
conquest-text-keyword = { $keyword }.
conquest-text-ability = { $label }: { $text }
conquest-text-chain = { $before } { $after }
conquest-text-after-noun = {" "}{ $post }
conquest-text-effect = { $effects }.
conquest-text-cost = { $cost } →
conquest-text-if = jeśli { $cond }{ $next ->
       *[order] ,
    }
conquest-text-from-hand = (Z twojej ręki.)
conquest-text-all = wszystkie
conquest-text-or = { $first } lub { $second }
conquest-text-printed-attack = (nadrukowany ATK { $of })
conquest-text-constant = { $who } { $what }.
conquest-text-constant-while = { $who } { $what }, dopóki { $cond }.
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
        [acc] jednostkę z tym dodatkiem
        [dat] jednostce z tym dodatkiem
        [from] jednostki z tym dodatkiem
        [to] jednostki z tym dodatkiem
       *[nom] jednostka z tym dodatkiem
    }
conquest-ref-that = { $how ->
        [attacked] { $case ->
            [acc] zaatakowaną jednostkę
            [dat] zaatakowanej jednostce
            [from] zaatakowanej jednostki
            [to] zaatakowanej jednostki
           *[nom] zaatakowana jednostka
        }
        [damaged] { $case ->
            [acc] trafioną jednostkę
            [dat] trafionej jednostce
            [from] trafionej jednostki
            [to] trafionej jednostki
           *[nom] trafiona jednostka
        }
        [destroyed] { $case ->
            [acc] zniszczoną jednostkę
            [dat] zniszczonej jednostce
            [from] zniszczonej jednostki
            [to] zniszczonej jednostki
           *[nom] zniszczona jednostka
        }
        [deployed] { $case ->
            [acc] wystawioną jednostkę
            [dat] wystawionej jednostce
            [from] wystawionej jednostki
            [to] wystawionej jednostki
           *[nom] wystawiona jednostka
        }
        [moved] { $case ->
            [acc] przesuniętą jednostkę
            [dat] przesuniętej jednostce
            [from] przesuniętej jednostki
            [to] przesuniętej jednostki
           *[nom] przesunięta jednostka
        }
        [unit] { $case ->
            [acc] tę jednostkę
            [dat] tej jednostce
            [from] tej jednostki
            [to] tej jednostki
           *[nom] ta jednostka
        }
        [leaving] { $case ->
            [acc] odchodzącą jednostkę
            [dat] odchodzącej jednostce
            [from] odchodzącej jednostki
            [to] odchodzącej jednostki
           *[nom] odchodząca jednostka
        }
       *[card] { $case ->
            [acc] tamtą kartę
            [dat] tamtej karcie
            [from] tamtej karty
            [to] tamtej karty
           *[nom] tamta karta
        }
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
        [acc] drugą
        [dat] drugiej
        [from] drugiej
        [to] drugiej
       *[nom] druga
    }
conquest-ref-revealed = { $case ->
        [acc] odkrytą kartę
        [dat] odkrytej karcie
        [from] odkrytej karty
        [to] odkrytej karty
       *[nom] odkryta karta
    }
conquest-ref-paid = { $how ->
        [sacrificed] { $case ->
            [acc] poświęconą jednostkę
            [dat] poświęconej jednostce
            [from] poświęconej jednostki
            [to] poświęconej jednostki
           *[nom] poświęcona jednostka
        }
        [exhausted] { $case ->
            [acc] wyczerpaną jednostkę
            [dat] wyczerpanej jednostce
            [from] wyczerpanej jednostki
            [to] wyczerpanej jednostki
           *[nom] wyczerpana jednostka
        }
        [returned] { $case ->
            [acc] zabraną jednostkę
            [dat] zabranej jednostce
            [from] zabranej jednostki
            [to] zabranej jednostki
           *[nom] zabrana jednostka
        }
        [discarded] { $case ->
            [acc] odrzuconą kartę
            [dat] odrzuconej karcie
            [from] odrzuconej karty
            [to] odrzuconej karty
           *[nom] odrzucona karta
        }
       *[used] { $case ->
            [acc] kartę użytą na koszt
            [dat] karcie użytej na koszt
            [from] karty użytej na koszt
            [to] karty użytej na koszt
           *[nom] karta użyta na koszt
        }
    }
conquest-ref-picked = { $case ->
        [acc] każdą z nich
        [dat] każdej z nich
        [from] każdej z nich
        [to] każdej z nich
       *[nom] każda z nich
    }
conquest-ref-warlord = { $case ->
        [acc] swoją jednostkę lidera
        [whom] twoją jednostkę lidera
        [dat] twojej jednostce lidera
        [from] twojej jednostki lidera
        [to] twojej jednostki lidera
       *[nom] twoja jednostka lidera
    }
conquest-is-no-warlord = (oprócz liderów)
conquest-is-yours = pod twoją kontrolą
conquest-is-same-controller = tego samego gracza
conquest-is-trait = z cechą { $names }
conquest-is-not-trait = bez cechy { $name }
conquest-is-unique = (tylko unikatowe)
conquest-is-not-unique = (tylko nieunikatowe)
conquest-is-named = o nazwie { $name }
conquest-is-not-named = o nazwie innej niż { $name }
conquest-is-cost = o nadrukowanym koszcie { $n } lub niższym
conquest-is-having = ze słowem { $keyword }
conquest-is-exhausted = (tylko wyczerpane)
conquest-is-damaged = (tylko uszkodzone)
conquest-is-with-attachment = z dodatkiem
conquest-is-without-attachment = bez dodatków
conquest-is-eligible = (która może mieć ten dodatek)
conquest-is-here = na tej planecie
conquest-is-same-planet = na tej samej planecie
conquest-is-that-planet = na tamtej planecie
conquest-is-attached = na niej
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
conquest-keyword-immune = Odporność na wydarzenia przeciwnika
conquest-if-ready = { $who } jest gotowa
conquest-if-first-planet = { $who } jest na pierwszej planecie
conquest-if-you-control = kontrolujesz { $what }
conquest-if-richer = przeciwnik ma więcej zasobów niż ty
conquest-if-fewer-units = kontrolujesz mniej jednostek niż przeciwnik
conquest-if-battle = trwa bitwa
conquest-if-matches = { $who } to { $what }
conquest-if-in-play = { $who } jest nadal w grze
conquest-if-damage = liczba obrażeń na tej karcie wynosi co najmniej { $n }
conquest-if-resources = na tej karcie są zasoby
conquest-if-attacking = { $who } atakuje { $what }
conquest-if-attacking-any = { $who } atakuje
conquest-get-attack = otrzymuje +{ $n } ATK
conquest-get-attack-per = otrzymuje +{ $n } ATK za { $what }
conquest-get-less-attack = otrzymuje −{ $n } ATK
conquest-get-hp = { $again ->
        [yes] {""}
       *[no] otrzymuje{" "}
    }+{ $n } PŻ
conquest-get-double-hp = ma podwojone PŻ
conquest-get-command = { $again ->
       *[no] zyskuje
    } { $n ->
        [one] { $n } symbol dowodzenia
        [few] { $n } symbole dowodzenia
       *[many] { $n } symboli dowodzenia
    }
conquest-get-command-per = { $again ->
       *[no] zyskuje
    } { $n ->
        [one] { $n } symbol dowodzenia
        [few] { $n } symbole dowodzenia
       *[many] { $n } symboli dowodzenia
    } za { $what }
conquest-get-no-command = traci wszystkie symbole dowodzenia
conquest-get-keyword = { $again ->
       *[no] zyskuje
    } { $keyword }
conquest-get-lose-keyword = traci { $keyword }
conquest-get-blank = traci treść ramki tekstowej poza cechami
conquest-get-not-attacked = nie może być atakowana przez jednostki przeciwnika
conquest-get-not-targeted = nie może być celem zdolności kart przeciwnika
conquest-get-no-retreat = nie może wycofać się z bitwy
conquest-get-ignores-flying = podczas ataku ignoruje słowo Latanie
conquest-get-double-damage = zadaje { $what } podwójne obrażenia
conquest-until-phase = do końca fazy
conquest-until-battle = do końca bitwy
conquest-until-round = do końca rundy
conquest-until-this-attack = na czas tego ataku
conquest-until-next-attack = na czas następnego ataku w tej fazie
conquest-until-struggle = do końca tej walki o dowodzenie
conquest-place-this = na tę planetę{ $case ->
       *[to] {""}
    }
conquest-place-same = na tę samą planetę{ $case ->
       *[to] {""}
    }
conquest-place-that = na tamtą planetę{ $case ->
       *[to] {""}
    }
conquest-place-chosen = na wybraną planetę{ $case ->
       *[to] {""}
    }
conquest-place-hq = w swojej kwaterze głównej{ $case ->
       *[to] {""}
    }
conquest-place-own-hq = w kwaterze głównej jej gracza{ $case ->
       *[to] {""}
    }
conquest-place-first = na pierwszą planetę{ $case ->
       *[to] {""}
    }
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
conquest-some-planet = { $form ->
        [target] docelową planetę
        [free] dowolną planetę
        [theirs] dowolną planetę
       *[a] planetę
    }{ $case ->
       *[to] {""}
    }
conquest-some-planet-non-first = { $form ->
        [target] docelową planetę
       *[a] planetę
    } inną niż pierwsza{ $case ->
       *[to] {""}
    }
conquest-some-planet-other = { $form ->
        [target] inną docelową planetę
       *[a] inną planetę
    } w grze{ $case ->
       *[to] {""}
    }
conquest-some-planet-battle = { $form ->
        [target] docelową planetę
       *[a] planetę
    }, na której trwa bitwa,{ $case ->
       *[to] {""}
    }
conquest-some-planet-or-hq = { $form ->
        [target] docelową planetę
       *[a] planetę
    } lub kwaterę główną{ $case ->
       *[to] {""}
    }
conquest-some-planet-adjacent-or-hq = { $form ->
        [target] docelową planetę
       *[a] planetę
    } sąsiadującą z tą lub kwaterę główną{ $case ->
       *[to] {""}
    }
conquest-some-planet-adjacent = { $form ->
        [target] docelową planetę
       *[a] planetę
    } sąsiadującą z tą{ $case ->
       *[to] {""}
    }
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
conquest-do-reduce-damage = zmniejsz te obrażenia o { $n }
conquest-do-destroy = zniszcz { $what }
conquest-do-sacrifice = poświęć { $what }
conquest-do-exhaust = wyczerp { $what }
conquest-do-ready = przygotuj { $what }
conquest-do-rout = zmuś do ucieczki { $what }
conquest-do-move = przesuń { $what } { $place }
conquest-do-commit = wyślij { $what } { $place }
conquest-do-attach = dołącz { $what } do { $host }
conquest-do-reduce = obniż jej koszt o { $n }
conquest-do-pay = zapłać { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    }
conquest-do-pay-x = zapłać X zasobów
conquest-do-pay-printed = zapłać nadrukowany koszt { $what }
conquest-do-instead = { $effects } zamiast tego
conquest-do-move-home = przesuń { $what } do swojej kwatery głównej
conquest-do-cancel = anuluj te efekty
conquest-do-cancel-shield = anuluj działanie karty tarczy
conquest-do-more-shield = karta tarczy zyskuje { $n ->
        [one] { $n } symbol tarczy
        [few] { $n } symbole tarczy
       *[many] { $n } symboli tarczy
    }
conquest-do-redirect = skieruj ten atak do { $to }
conquest-do-battle-ability = użyj zdolności bitwy wybranej planety
conquest-do-change = { $who } { $what } { $until }
conquest-do-later-phase = na końcu fazy, jeśli nadal jest w grze, { $effects }
conquest-do-later-enters = po jej wejściu do gry { $effects }
conquest-do-if = jeśli { $cond }, { $effects }
conquest-do-then = jeśli tak się stało, { $effects }
conquest-do-if-taken = jeśli niczemu z tego nie zapobieżono, { $effects }
conquest-do-repeat = { $n } razy: { $effects }
conquest-text-bloodied = Po zranieniu: { $line }
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
conquest-x-that = ta liczba
conquest-do-take-control = weź { $what } pod swoją kontrolę
conquest-do-change-while = dopóki { $cond }, { $who } { $what } { $until }
conquest-do-each-player = każdy gracz, ty pierwszy, wykonuje to polecenie: „{ $effects }”
conquest-get-trait = { $again ->
       *[no] zyskuje
    } cechę { $name }
conquest-get-ability = { $again ->
       *[no] zyskuje
    } „{ $ability }”
conquest-until-always = na stałe
conquest-text-both = { $first } i { $second }
conquest-ref-first = { $case ->
        [acc] pierwszą
        [dat] pierwszej
        [from] pierwszej
        [to] pierwszej
       *[nom] pierwsza
    }
conquest-ref-discarded = { $case ->
        [acc] odrzuconą kartę
        [dat] odrzuconej karcie
        [from] odrzuconej karty
        [to] odrzuconej karty
       *[nom] odrzucona karta
    }
conquest-text-up-to = do { $n }
conquest-text-any-amount = dowolną liczbę
conquest-if-state = { $who } jest { $state ->
        [damaged] uszkodzona
        [undamaged] nieuszkodzona
        [hale] zdrowa
       *[bloodied] skrwawiona
    }
conquest-if-at-planet = { $who } jest na planecie
conquest-if-at-infested = { $who } jest na skażonej planecie
conquest-if-costs = { $who } ma nadrukowany koszt { $n } lub wyższy
conquest-get-traits = { $again ->
       *[no] zyskuje
    } cechy { $names }
conquest-do-where-amid = { $effect } (X to { $x })
conquest-do-discard-held = odrzuć z ręki { $what }
conquest-do-return-own = weź na rękę { $what }
conquest-do-of-type = tamta planeta { $until } jest też typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    }
conquest-do-tokens-spread = wprowadź do gry { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    } { $name }, każdy na dowolną planetę
conquest-do-scatter = przesuń do { $n } { $what }, każdą na inną planetę
conquest-do-if-else = jeśli { $cond }, { $then }; w przeciwnym razie { $otherwise }
conquest-do-change-for-both = { $who } oraz, jeśli { $cond }, { $too } { $what } { $until }
conquest-do-change-choice = { $who } { $what } (do wyboru) { $until }
conquest-do-opponent-may-choose-kind = wskaż rodzaj karty ({ $kinds }): przeciwnik może wybrać taką kartę z ręki
conquest-text-comma = { $first }, { $second }
conquest-do-deal-it = zadaj jej { $n ->
        [one] { $n } obrażenie
        [few] { $n } obrażenia
       *[many] { $n } obrażeń
    }
conquest-is-that-very-planet = na tamtej planecie
conquest-from-adjacent = z sąsiedniej planety
conquest-from-hq = z kwatery głównej
conquest-from-your-hq = ze swojej kwatery głównej
conquest-from-warlord = z planety twojego lidera
conquest-from-here = z tej planety
conquest-from-type = z planety typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    }
conquest-do-put-on-own-deck = połóż { $what } na wierzchu swojej talii
conquest-do-then-if = jeśli tak się stało i { $cond }, { $effects }
conquest-ref-chosen-unit = { $case ->
        [acc] wybraną jednostkę
        [dat] wybranej jednostce
        [from] wybranej jednostki
        [to] wybranej jednostki
       *[nom] wybrana jednostka
    }
conquest-if-your-warlord-there = twoja jednostka lidera jest na tamtej planecie
