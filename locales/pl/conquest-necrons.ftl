# Nekroni: słowa ich tekstów i tarcza zniewolenia.

conquest-get-hp-per = { $again ->
        [yes] {""}
       *[no] otrzymuje{" "}
    }+{ $n } PŻ za { $what }
conquest-get-less-hp = { $again ->
        [yes] {""}
       *[no] otrzymuje{" "}
    }−{ $n } PŻ
conquest-if-battle-here = na tej planecie trwa bitwa
conquest-if-discard-holds = liczba { $what } w twoim stosie kart odrzuconych wynosi co najmniej { $n }
conquest-do-discard-many = odrzuć z ręki { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
conquest-after-assigns = po tym, jak { $who } przydzieli obrażenia od ataku
conquest-only-by-damage = (od otrzymanych obrażeń)
conquest-is-enslaved = z twojej zniewolonej frakcji
conquest-if-factions = wśród { $what } są co najmniej { $n } frakcje
conquest-do-borrow = weź { $what } pod swoją kontrolę do końca fazy
conquest-do-give-back = oddaj { $what } pod kontrolę właściciela
conquest-do-turn-dial = ustaw swoją tarczę zniewolenia na inną frakcję
conquest-text-plays-from-discard = Możesz zagrać { $what } ze swojego stosu kart odrzuconych, jakby leżała na twojej ręce; potem zostaje usunięta z gry.
conquest-ref-shielded = { $case ->
        [acc] osłanianą jednostkę
        [dat] osłanianej jednostce
        [from] osłanianej jednostki
        [to] osłanianej jednostki
       *[nom] osłaniana jednostka
    }
conquest-is-not-neutral = (oprócz neutralnych)
conquest-is-in-any-discard = z dowolnego stosu kart odrzuconych
conquest-is-on-top = (tylko z wierzchu stosu)
conquest-is-just-discarded = (z kart właśnie odrzuconych)
conquest-is-same-name = o nazwie { $of }
conquest-is-same-faction = z frakcji { $of }
conquest-do-shuffle-x = wtasuj do swojej talii X { $what } ze swojego stosu kart odrzuconych
conquest-do-put-on-top = połóż { $what } na wierzchu tego stosu
conquest-do-shuffle-in = wtasuj { $what } do talii właściciela
conquest-do-reveal-hand = { $who ->
        [you] pokaż swoją rękę
       *[opponent] każ przeciwnikowi pokazać rękę
    }
conquest-do-pass-next = w swojej następnej turze wystawiania musisz spasować
conquest-if-hand-empty = { $who ->
        [you] nie masz kart na ręce
       *[opponent] przeciwnik nie ma kart na ręce
    }

conquest-ask-enslave = Którą frakcję pokazuje twoja tarcza zniewolenia?
conquest-answer-enslave = zniewól frakcję { $faction }
conquest-illegal-not-enslaved = { $card } ci nie służy: twoja tarcza zniewolenia pokazuje inną frakcję.
conquest-scenario-enslaves = „{ $read }”: zniewala tylko gracz Nekronów i tylko jedną z siedmiu frakcji koła
play-enslaved = Zniewolona:
play-more-warlords = Więcej liderów, z taliami domowymi
