# Nekroni: słowa ich tekstów i tarcza zniewolenia.

conquest-get-hp-per = otrzymuje +{ $n } PŻ za { $what }
conquest-get-less-hp = otrzymuje −{ $n } PŻ
conquest-if-battle-here = na tej planecie trwa bitwa
conquest-if-discard-holds = na twoim stosie kart odrzuconych leży co najmniej { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    } (każda to { $what })
conquest-do-discard-many = odrzuć { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } z ręki
conquest-after-assigns = po tym, jak { $who } przydzieli obrażenia od ataku
conquest-only-by-damage = (od otrzymanych obrażeń)
conquest-is-enslaved = z twojej zniewolonej frakcji
conquest-if-factions = są co najmniej { $n } frakcje wśród: { $what }
conquest-do-borrow = przejmij kontrolę do końca fazy; dotyczy { $what }
conquest-do-give-back = oddaj kontrolę właścicielowi; dotyczy { $what }
conquest-do-turn-dial = ustaw swoją tarczę zniewolenia na inną frakcję

conquest-ask-enslave = Którą frakcję pokazuje twoja tarcza zniewolenia?
conquest-answer-enslave = zniewól frakcję { $faction }
conquest-illegal-not-enslaved = { $card } ci nie służy: twoja tarcza zniewolenia pokazuje inną frakcję.
conquest-scenario-enslaves = „{ $read }”: zniewala tylko gracz Nekronów i tylko jedną z siedmiu frakcji koła
play-enslaved = Zniewolona: { $faction }
