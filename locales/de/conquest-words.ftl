# Kartentexte: Wörter der Zyklen.
conquest-is-cost-least = mit aufgedruckten Kosten von { $n } oder mehr
conquest-is-lacking = ohne { $keyword }
conquest-is-unexhausted = (spielbereit)
conquest-is-undamaged = (unbeschädigt)
conquest-is-hale = (unversehrt)
conquest-is-bloodied = (angeschlagen)
conquest-is-no-token = (kein Marker)
conquest-is-on = an { $what }
conquest-is-planet-with = auf einem Planeten mit { $what }
conquest-is-planet-without = auf einem Planeten ohne { $what }
conquest-is-at-type = auf einem Planeten vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    }
conquest-only-from-another = (von einem Planeten auf einen anderen)
conquest-only-from-this = (von diesem Planeten weg)
conquest-only-sacrificed = (als Opfer)
conquest-only-at-type = (auf einem Planeten vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    })
conquest-if-at-type = { $who } auf einem Planeten vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    } ist
conquest-if-you-control-many = du { $n } oder mehr { $what } kontrollierst
conquest-if-there-is-no = { $what } im Spiel ist
conquest-if-hand-at-most = { $who ->
        [you] du höchstens { $n } Karten auf der Hand hast
       *[opponent] dein Gegner höchstens { $n } Karten auf der Hand hat
    }
conquest-if-bloodthirst = Blutdurst gilt (auf diesem Planeten wurde in dieser Kampfrunde eine Einheit zerstört)
conquest-if-fasta = dein Gegner die Initiative hat (Macht schnella!)
conquest-if-both = { $first } und { $second }
conquest-get-set-attack = hat einen AW von { $n }
conquest-get-double-attack = hat doppelten AW
conquest-get-no-keywords = verliert alle Schlüsselwörter
conquest-get-bonus = fügt einem Kommandokonflikt, den du auf diesem Planeten gewinnst, { $cards ->
        [0] { $resources ->
            [one] { $resources } Ressource
           *[other] { $resources } Ressourcen
        }
       *[other] { $cards ->
            [one] { $cards } Karte
           *[other] { $cards } Karten
        }{ $resources ->
            [0] {""}
            [one] {" "}und { $resources } Ressource
           *[other] {" "}und { $resources } Ressourcen
        }
    } hinzu
conquest-get-cannot-attack = kann nicht angreifen
conquest-get-must-defend = muss, falls möglich, vor anderen angegriffen werden
conquest-get-not-healed = behält ihren Schaden: Er kann nicht entfernt werden
conquest-get-takes-double = erleidet doppelten Schaden
conquest-place-last = { $case ->
        [at] auf dem letzten Planeten
       *[to] auf den letzten Planeten
    }
conquest-x-icons = { $n ->
        [1] {""}
       *[other] { $n }-mal{" "}
    }die Anzahl der Kommandosymbole auf { $of }
conquest-x-resources = die Anzahl { $who ->
        [you] deiner Ressourcen
       *[opponent] der Ressourcen deines Gegners
    }
conquest-some-planet-adjacent-or-own-hq = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    } neben diesem oder in dein HQ
conquest-some-planet-next-to = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    } neben dem { $what }
conquest-some-planet-of = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    } vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    }
conquest-some-planet-with = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    } mit { $what }
conquest-some-planet-without = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    } ohne { $what }
conquest-some-planet-but = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    } mit { $with } und ohne { $without }
conquest-do-lose-resources = { $who ->
        [you] verliere
       *[opponent] dein Gegner verliert
    } { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    }
conquest-do-discard-top = lege { $n ->
        [one] die oberste Karte
       *[other] die obersten { $n } Karten
    } { $who ->
        [you] deines Decks
       *[opponent] des Decks deines Gegners
    } ab
conquest-do-put-on-deck = lege { $what } oben auf das Deck des Besitzers
conquest-do-deal-surely = füge { $what } { $n } Schaden zu, der nicht verhindert werden kann
conquest-do-cancel-attack = hebe den Rest dieses Angriffs auf
conquest-do-indirect-here = { $who ->
        [you] verteile { $n } indirekten Schaden auf deine Einheiten auf diesem Planeten
        [opponent] dein Gegner verteilt { $n } indirekten Schaden auf seine Einheiten auf diesem Planeten
       *[each] jeder Spieler verteilt { $n } indirekten Schaden auf seine Einheiten auf diesem Planeten
    }
conquest-do-battle-ability-here = benutze die Gefechtsfähigkeit dieses Planeten
conquest-do-battle-ability-warlord = benutze die Gefechtsfähigkeit des Planeten deines Kriegsherrn
conquest-keyword-immune-power = Immun gegen Power-Ereignisse
conquest-because-attack-set = AW ist { $n }: { $card }
conquest-because-attack-doubled = AW verdoppelt: { $card }
conquest-because-bonus = Gewonnene Kommandokonflikte, +{ $cards } Karten, +{ $resources } Ressourcen: { $card }
conquest-because-no-keywords = Verliert alle Schlüsselwörter: { $card }
conquest-because-cannot-attack = Kann nicht angreifen: { $card }
conquest-because-must-defend = Muss zuerst angegriffen werden: { $card }
conquest-because-not-healed = Schaden nicht entfernbar: { $card }
conquest-because-takes-double = Erleidet doppelten Schaden: { $card }
conquest-is-of-none = (nicht { $factions })
