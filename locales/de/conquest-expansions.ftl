# Tiefschlag, Befall, Synapsen-Einheiten und die Versklavungsscheibe: Texte, Fragen, Antworten, Ablehnungen.

conquest-keyword-deep-strike = Tiefschlag ({ $n })
conquest-text-strikes-dearer = Auf diesem Planeten zuzuschlagen kostet deinen Gegner { $n } mehr.
conquest-text-reserve-counts = Jede deiner Karten in Reserve zählt auf ihrem Planeten als Kommandosymbol.
conquest-text-strikes-as-action = Du darfst mit dieser Karte als Aktion der Kampfphase zuschlagen.
conquest-is-in-reserve = in Reserve
conquest-is-able-to-strike = mit Tiefschlag
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

conquest-is-at-infested = auf einem befallenen Planeten
conquest-is-at-warlord = auf dem Planeten deines Kriegsherrn
conquest-if-infested = dieser Planet befallen ist
conquest-if-not-infested = dieser Planet nicht befallen ist
conquest-only-infested = auf einem befallenen Planeten
conquest-when-infested = sobald ein Planet befallen wird
conquest-after-infested = nachdem ein Planet befallen wurde
conquest-x-card-bonus = der Kartenvorteil des Planeten
conquest-x-resource-bonus = der Ressourcenvorteil des Planeten
conquest-do-infest = bringe Befall { $place }
conquest-do-cleanse = entferne den Befallsmarker von diesem Planeten
conquest-do-commit-here = setze { $what } auf diesem Planeten ein
conquest-do-tokens-each = bringe auf { $places ->
        [adjacent] jedem benachbarten Planeten
       *[any] jedem Planeten
    } 1 { $name }-Marker ins Spiel
conquest-some-planet-infested = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } befallenen Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } befallenen Planeten
    }
conquest-some-planet-next-to-infested = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    } neben einem befallenen
conquest-text-commits-apart = Diese Karte muss, falls möglich, auf einem anderen Planeten eingesetzt werden als dein Kriegsherr.
conquest-text-counts-as-warlord = Diese Karte bringt Gefecht und Initiative auf ihren Planeten wie ein Kriegsherr, außer wenn dort ein gegnerischer Kriegsherr ist.

conquest-ask-second-dial = Zu welchem Planeten zieht deine Synapsen-Einheit?
conquest-ask-cleanse = Du hast auf einem befallenen Planeten gewonnen. Den Befallsmarker entfernen?
conquest-illegal-apart = Die Synapsen-Einheit muss zu einem anderen Planeten ziehen als der Kriegsherr.
conquest-illegal-not-deployed = { $card } hat keine Kosten: Die Einheit wird nicht mobilisiert, sie zieht aus dem HQ los.
conquest-bad-deck-synapse = das Deck hat { $has } { $has ->
        [one] Synapsen-Einheit
       *[other] Synapsen-Einheiten
    }; ein Tyraniden-Deck hat eine, andere Decks haben keine
table-log-infested = { $planet } ist befallen
table-log-cleansed = { $planet } ist nicht mehr befallen
play-infested = Befallen
