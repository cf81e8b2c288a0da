# Słowa treści kart, które przyszły z kartami rozszerzeń, obok tych z conquest-expansions.ftl.
conquest-text-hive-mind = Umysł roju: { $line }
conquest-is-hive-mind = z umysłem roju
conquest-is-cost-x = o nadrukowanym koszcie X lub niższym
conquest-is-cost-up-to = o nadrukowanym koszcie X lub niższym (X to { $x })
conquest-is-cost-many = o nadrukowanym koszcie nie wyższym niż liczba { $what } na jej planecie
conquest-get-sure-damage = zadaje obrażenia, którym nie można zapobiec
conquest-until-next-round = do rozpoczęcia następnej rundy walki
conquest-do-discard-x-of = odrzuć z ręki X { $what }
conquest-do-sacrifice-x = poświęć X { $what }
conquest-do-put-under-control = wprowadź { $what } do gry pod swoją kontrolą { $place }
conquest-do-each-planet = dla każdej planety: { $effects }
conquest-do-prevent-beyond = zapobiegnij wszystkim tym obrażeniom oprócz { $n }
conquest-do-heal-half = usuń połowę obrażeń (w zaokrągleniu w górę) z { $what }
conquest-some-planet-with-many = { $form ->
        [target] docelową planetę
       *[a] planetę
    }, na której liczba { $what } wynosi co najmniej { $n }{ $case ->
       *[to] {""}
    }
conquest-x-half-damage = połowa obrażeń (w zaokrągleniu w górę) { $of }
conquest-x-damage-beyond = wszystkie te obrażenia oprócz { $n }
conquest-x-factions = liczba frakcji wśród { $what }
conquest-do-reassign-all = przydziel wszystkie te obrażenia { $to }
conquest-after-destroys = po tym, jak { $who } zniszczy atakiem { $what }
conquest-text-anyone = (Może tego użyć każdy gracz.)
conquest-text-collects-less = W fazie kwatery głównej przeciwnik bierze o { $n ->
        [one] { $n } zasób
        [few] { $n } zasoby
       *[many] { $n } zasobów
    } mniej.
conquest-text-cheaper = { $what } kosztuje { $who ->
        [you] cię
       *[opponent] przeciwnika
    } o { $n } mniej.
conquest-text-dearer = { $what } kosztuje { $who ->
        [you] cię
       *[opponent] przeciwnika
    } o { $n } więcej.
conquest-text-own-price = Wystawienie tej karty kosztuje o { $n } mniej.
conquest-text-own-price-x = Wystawienie tej karty kosztuje o X mniej; X to { $x }.
conquest-text-from-discard = Możesz wystawić tę kartę ze swojego stosu kart odrzuconych.
conquest-text-like-ambush = Możesz wystawić z ręki { $what } tak, jakby miała Zasadzkę.
conquest-text-ambush-while = Dopóki { $cond }, możesz wystawić tę kartę z ręki tak, jakby miała Zasadzkę.
conquest-get-counts-exhausted = liczy swoje symbole dowodzenia, choć jest wyczerpana,
conquest-is-attacking = (gdy atakuje { $what })
conquest-is-other-name = o nazwie innej niż { $what }
conquest-is-at-another = na innej planecie
conquest-if-unshielded = nie użyto przeciw nim karty tarczy
conquest-do-number = wybierz liczbę X od 1 do { $n }
conquest-do-number-up-to = wybierz liczbę X od 1 do tej granicy: { $x }
conquest-do-number-of-damage = wybierz, ile z tych obrażeń to X,
conquest-do-may = jeśli chcesz, { $effects }
conquest-do-opponent = przeciwnik wykonuje to polecenie: „{ $effects }”
conquest-do-deploy-at = wystaw { $what } { $place }
conquest-do-switch-places = obie wybrane karty zamieniają się miejscami
conquest-do-switch-planets = obie wybrane planety zamieniają się miejscami (to, co na nich jest, zostaje tam, gdzie było)
conquest-do-indirect-among = { $who ->
        [you] rozdziel obrażenia pośrednie (łącznie { $n }) wśród swoich { $what }
        [opponent] przeciwnik rozdziela obrażenia pośrednie (łącznie { $n }) wśród swoich { $what }
       *[each] każdy gracz rozdziela obrażenia pośrednie (łącznie { $n }) wśród swoich { $what }
    }
conquest-do-choose-up-to-any = wybierz do { $n } docelowych { $what }
conquest-do-look-at-hand = obejrzyj rękę przeciwnika i odrzuć z niej 1 kartę
conquest-some-planet-sharing = { $form ->
        [target] inną docelową planetę
       *[a] inną planetę
    }, która ma z tą wspólny typ,{ $case ->
       *[to] {""}
    }
conquest-some-planet-next-to-chosen = { $form ->
        [target] docelową planetę
       *[a] planetę
    } sąsiadującą z wybraną{ $case ->
       *[to] {""}
    }
conquest-x-hand-up-to = liczba kart na { $who ->
        [you] twojej ręce
       *[opponent] ręce przeciwnika
    }, najwyżej { $n }
conquest-x-most = największa liczba { $what } na jednej planecie
conquest-after-skirmish = po tym, jak zakończy się potyczka dystansowa{ $at }
conquest-after-used = po tym, jak zostanie użyta zdolność { $what }
conquest-when-switched = gdy dwie planety zamieniają się miejscami
conquest-after-switched = po tym, jak dwie planety zamienią się miejscami
conquest-do-double-damage = podwój te obrażenia
conquest-text-cheaper-to-deploy = Aby wystawić { $what }, { $who ->
        [you] płacisz
       *[opponent] przeciwnik płaci
    } o { $n } mniej.
conquest-text-dearer-to-deploy = Aby wystawić { $what }, { $who ->
        [you] płacisz
       *[opponent] przeciwnik płaci
    } o { $n } więcej.
conquest-text-discards-to-deploy = Aby wystawić tę kartę, odrzuć ponadto z ręki { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }.
conquest-text-no-enemy-warlord = Lider przeciwnika nie może udać się na tę planetę, chyba że jest to jedyna planeta w grze.
conquest-text-of-type = Ta planeta jest też typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    }.
conquest-text-top-revealed = Przeciwnik gra z odkrytą wierzchnią kartą swojej talii.
conquest-if-chosen-not-type = wybrana planeta nie jest typu { $kind ->
        [material] Materiały
        [strongpoint] Umocnienia
       *[tech] Technologia
    }
conquest-get-must-attack-this = musi, jeśli może, zostać wskazana jako atakująca tę kartę
conquest-until-enemy-turn = w następnej turze walki przeciwnika
conquest-only-not-first = (nie na pierwszej planecie)
conquest-do-rule = { $until } obowiązuje: „{ $line }”
conquest-do-rule-there = { $until } na tamtej planecie obowiązuje: „{ $line }”
conquest-do-forgo-prize = zdolność bitwy planety nie zostaje użyta
conquest-do-opponent-discards-or = przeciwnik może odrzucić z ręki { $n } karty; w przeciwnym razie: { $effects }
conquest-text-from-hand-or-discard = (Z twojej ręki lub ze stosu kart odrzuconych.)
conquest-text-from-the-discard = (Z twojego stosu kart odrzuconych.)
conquest-do-cancel-effect = anuluj ten efekt
conquest-do-forgo-bonus = premii kart i zasobów planety się nie bierze
conquest-only-by-effect = (przez efekt karty)
conquest-when-struggle-won = gdy { $who ->
        [you] wygrywasz
        [opponent] przeciwnik wygrywa
       *[each] któryś gracz wygrywa
    } walkę o dowodzenie{ $at }
conquest-is-hurt-by-this = (którą ta karta uszkodziła w tej fazie)
