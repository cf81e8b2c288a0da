# Tiefschlag, Befall, Synapsen-Einheiten und die Versklavungsscheibe: Texte, Fragen, Antworten, Ablehnungen.

conquest-keyword-deep-strike = Tiefschlag ({ $n })
conquest-text-strikes-dearer = Auf diesem Planeten zuzuschlagen kostet deinen Gegner { $n } mehr.
conquest-text-reserve-counts = Jede deiner Karten in Reserve zählt auf ihrem Planeten als Kommandosymbol.
conquest-text-strikes-as-action = Du darfst mit dieser Karte als Aktion der Kampfphase zuschlagen.
conquest-is-in-reserve = in Reserve
conquest-is-able-to-strike = mit Tiefschlag
conquest-if-host-attacking = die Einheit mit dieser Verstärkung { $what } angreift
conquest-get-no-ready = kann nicht spielbereit werden
conquest-get-spared = kann von { $what } nicht beschädigt werden
conquest-get-takes-at-most = nimmt jedes Mal höchstens { $n } Schaden
conquest-until-combat-round = bis zum Ende der Kampfrunde
conquest-do-put-in-reserve = lege { $what } verdeckt auf ihrem Planeten in Reserve
conquest-do-look-at = sieh dir { $what } an
conquest-do-take-initiative = du hast in diesem Gefecht die Initiative
conquest-after-strikes = nachdem { $who ->
        [you] du mit { $what } zugeschlagen hast
        [opponent] dein Gegner mit { $what } zugeschlagen hat
       *[each] jemand mit { $what } zugeschlagen hat
    }

conquest-ask-strike = Mit einer Karte in Reserve hier zuschlagen?
conquest-answer-reserve = { $card } bei { $planet } in Reserve legen
conquest-answer-reserve-secret = eine Karte bei { $planet } in Reserve legen
conquest-answer-strike = zuschlagen: { $card }
conquest-answer-strike-on = zuschlagen: { $card } an { $host }
conquest-answer-pick-reserve = die Karte in Reserve bei { $planet } wählen ({ $who })

conquest-illegal-no-deep-strike = { $card } hat keinen Tiefschlag und kann nicht in Reserve.
conquest-illegal-no-resource = { $card } in Reserve zu legen kostet 1 Ressource, und es ist keine übrig.
conquest-illegal-not-in-reserve = { $card } kann jetzt nicht zuschlagen: Die Karte liegt nicht in deiner Reserve, wo das geht.
conquest-illegal-strike-expensive = Mit { $card } zuzuschlagen kostet { $cost }; es { $pool ->
        [one] ist nur { $pool } Ressource
       *[other] sind nur { $pool } Ressourcen
    } übrig.
conquest-illegal-only-strikes = { $card } hat keine Kosten: Die Karte kann nicht aus der Hand gespielt werden, sie schlägt nur aus der Reserve zu.
conquest-scenario-not-in-reserve = „{ $read }“ kann nicht in Reserve sein; nur Karten mit Tiefschlag können es

play-reserve-of = { $who }: Reserve
play-into-reserve = { $place }, verdeckt
play-hidden-card = Verdeckte Karte
