# Kartentexte: Wörter der Zyklen.
conquest-is-not-of = (nicht { $faction ->
        [space-marines] Space Marines
        [astra-militarum] Astra Militarum
        [orks] Orks
        [chaos] Chaos
        [dark-eldar] Dark Eldar
        [eldar] Eldar
        [tau] Tau
        [tyranids] Tyraniden
        [necrons] Necrons
       *[none] neutral
    })
conquest-is-cost-least = mit aufgedruckten Kosten von mindestens { $n }
conquest-is-lacking = ohne { $keyword }
conquest-is-unexhausted = (bereit)
conquest-is-undamaged = (unbeschädigt)
conquest-is-hale = (nicht angeschlagen)
conquest-is-bloodied = (angeschlagen)
conquest-is-no-token = (kein Spielstein)
conquest-is-on = an { $what }
conquest-is-planet-with = auf einem Planeten (dort ist { $what })
conquest-is-planet-without = auf einem Planeten (frei von { $what })
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
conquest-if-at-type = diese Karte auf einem Planeten vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    } ist
conquest-if-you-control-many = du { $n } oder mehr { $what } kontrollierst
conquest-if-there-is-no = es an { $what } fehlt
conquest-if-hand-at-most = { $who ->
        [you] du höchstens { $n } Karten auf der Hand hast
       *[opponent] dein Gegner höchstens { $n } Karten auf der Hand hat
    }
conquest-if-bloodthirst = Blutdurst gilt (auf diesem Planeten wurde in dieser Kampfrunde eine Einheit zerstört)
conquest-if-fasta = dein Gegner die Initiative hat (Macht schnella!)
conquest-if-both = { $first } und { $second }
conquest-get-set-attack = hat einen ATK von { $n }
conquest-get-double-attack = hat doppelten ATK
conquest-get-no-keywords = verliert alle Schlüsselwörter
conquest-get-bonus = fügt einem Kommandokampf, den du auf diesem Planeten gewinnst, { $cards ->
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
conquest-get-must-defend = muss, wenn möglich, vor anderen angegriffen werden
conquest-get-not-healed = behält ihren Schaden: er kann nicht entfernt werden
conquest-get-takes-double = erleidet doppelten Schaden
conquest-place-last = auf den letzten Planeten
conquest-x-icons = { $n ->
        [1] {""}
       *[other] { $n }-mal{" "}
    }die Anzahl der Kommandosymbole auf { $of }
conquest-x-resources = die Anzahl der Ressourcen, die { $who ->
        [you] du hast
       *[opponent] dein Gegner hat
    }
conquest-do-choose-adjacent-or-own-hq = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    } neben diesem oder dein HQ
conquest-do-choose-planet-next-to = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    } neben dem { $what }
conquest-do-choose-planet-of = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    } vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    }
conquest-do-choose-planet-with = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    }, auf dem { $what } ist
conquest-do-choose-planet-without = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    }, frei von { $what }
conquest-do-choose-planet-but = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    }, auf dem { $with } ist, frei von { $without }
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
conquest-do-deal-surely = füge { $what } { $n } unverhinderbaren Schaden zu
conquest-do-cancel-attack = hebe den Rest jenes Angriffs auf
conquest-do-indirect-here = { $who ->
        [you] verteile { $n } indirekten Schaden auf deine Einheiten auf diesem Planeten
        [opponent] dein Gegner verteilt { $n } indirekten Schaden auf seine Einheiten auf diesem Planeten
       *[each] jeder Spieler verteilt { $n } indirekten Schaden auf seine Einheiten auf diesem Planeten
    }
conquest-do-battle-ability-here = benutze die Gefechtsfähigkeit dieses Planeten
conquest-do-battle-ability-warlord = benutze die Gefechtsfähigkeit des Planeten, auf dem deine Kriegsherr-Karte ist
conquest-keyword-immune-power = Immun gegen Ereignisse mit Merkmal Power
conquest-because-attack-set = ATK ist { $n }: { $card }
conquest-because-attack-doubled = ATK verdoppelt: { $card }
conquest-because-bonus = Gewonnene Kommandokämpfe, +{ $cards } Karten, +{ $resources } Ressourcen: { $card }
conquest-because-no-keywords = Verliert alle Schlüsselwörter: { $card }
conquest-because-cannot-attack = Kann nicht angreifen: { $card }
conquest-because-must-defend = Muss zuerst angegriffen werden: { $card }
conquest-because-not-healed = Schaden nicht entfernbar: { $card }
conquest-because-takes-double = Erleidet doppelten Schaden: { $card }
