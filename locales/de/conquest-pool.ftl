# Wörter der Kartentexte, die mit den Karten der Erweiterungen kamen, neben denen aus conquest-expansions.ftl.
conquest-text-hive-mind = Schwarmbewusstsein: { $line }
conquest-is-hive-mind = mit Schwarmbewusstsein
conquest-is-cost-x = mit aufgedruckten Kosten von X oder weniger
conquest-is-cost-up-to = mit aufgedruckten Kosten von X oder weniger (X ist { $x })
conquest-is-cost-many = mit aufgedruckten Kosten, die nicht höher sind als die Anzahl der { $what } auf ihrem Planeten,
conquest-get-sure-damage = fügt Schaden zu, der nicht verhindert werden kann
conquest-until-next-round = , bis die nächste Kampfrunde beginnt
conquest-do-discard-x-of = wirf X { $what } von deiner Hand ab
conquest-do-sacrifice-x = opfere X { $what }
conquest-do-put-under-control = bringe { $what } unter deiner Kontrolle { $place } ins Spiel
conquest-do-each-planet = für jeden Planeten: { $effects }
conquest-do-prevent-beyond = verhindere diesen Schaden bis auf { $n }
conquest-do-heal-half = entferne die Hälfte des Schadens (aufgerundet) von { $what }
conquest-some-planet-with-many = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    } mit mindestens { $n } { $what }
conquest-x-half-damage = die Hälfte des Schadens (aufgerundet) auf { $of }
conquest-x-damage-beyond = dieser Schaden bis auf { $n }
conquest-x-factions = die Anzahl der Fraktionen unter den { $what }
conquest-do-reassign-all = weise diesen Schaden stattdessen { $to } zu
conquest-after-destroys = nachdem { $who } durch einen Angriff { $what } zerstört hat
conquest-text-anyone = (Jeder Spieler darf dies benutzen.)
conquest-text-collects-less = Dein Gegner nimmt in der Hauptquartierphase { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    } weniger.
conquest-text-cheaper = { $what } kostet { $who ->
        [you] dich
       *[opponent] deinen Gegner
    } { $n } weniger.
conquest-text-dearer = { $what } kostet { $who ->
        [you] dich
       *[opponent] deinen Gegner
    } { $n } mehr.
conquest-text-own-price = Diese Karte zu mobilisieren kostet { $n } weniger.
conquest-text-own-price-x = Diese Karte zu mobilisieren kostet X weniger; X ist { $x }.
conquest-text-from-discard = Du darfst diese Karte aus deinem Ablagestapel mobilisieren.
conquest-text-like-ambush = Du darfst { $what } von deiner Hand mobilisieren, als hätte sie Hinterhalt.
conquest-text-ambush-while = Solange { $cond }, darfst du diese Karte von deiner Hand mobilisieren, als hätte sie Hinterhalt.
conquest-get-counts-exhausted = zählt ihre Kommandosymbole, obwohl sie erschöpft ist,
conquest-is-attacking = (während sie { $what } angreift)
conquest-is-other-name = mit anderem Namen als { $what }
conquest-is-at-another = auf einem anderen Planeten
conquest-if-unshielded = keine Schildkarte dagegen benutzt wurde
conquest-do-number = wähle eine Zahl X von 1 bis { $n }
conquest-do-number-up-to = wähle eine Zahl X von 1 bis zu dieser Grenze: { $x }
conquest-do-number-of-damage = wähle, wie viel von diesem Schaden X ist,
conquest-do-may = wenn du willst: { $effects }
conquest-do-opponent = dein Gegner befolgt diese Anweisung: „{ $effects }“
conquest-do-deploy-at = mobilisiere { $what } { $place }
conquest-do-switch-places = beide gewählten Karten tauschen die Plätze
conquest-do-switch-planets = beide gewählten Planeten tauschen die Plätze (was dort ist, bleibt, wo es ist)
conquest-do-indirect-among = { $who ->
        [you] verteile { $n } indirekten Schaden auf deine { $what }
        [opponent] dein Gegner verteilt { $n } indirekten Schaden auf seine { $what }
       *[each] jeder Spieler verteilt { $n } indirekten Schaden auf seine { $what }
    }
conquest-do-choose-up-to-any = wähle bis zu { $n } { $what } als Ziel
conquest-do-look-at-hand = sieh dir die Hand deines Gegners an und wirf daraus 1 Karte ab
conquest-some-planet-sharing = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } anderen Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } anderen Planeten
    }, der mit diesem einen Typ gemeinsam hat,
conquest-some-planet-next-to-chosen = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    } neben dem gewählten
conquest-x-hand-up-to = die Anzahl der Karten auf { $who ->
        [you] deiner Hand
       *[opponent] der Hand deines Gegners
    }, höchstens { $n }
conquest-x-most = die höchste Anzahl an { $what } auf einem einzigen Planeten
conquest-after-skirmish = nachdem die Eröffnungssalve{ $at } geendet hat
conquest-after-used = nachdem eine Fähigkeit { $what } benutzt wurde
conquest-when-switched = sobald zwei Planeten die Plätze tauschen
conquest-after-switched = nachdem zwei Planeten die Plätze getauscht haben
conquest-do-double-damage = verdopple diesen Schaden
conquest-text-cheaper-to-deploy = { $what } zu mobilisieren kostet { $who ->
        [you] dich
       *[opponent] deinen Gegner
    } { $n } weniger.
conquest-text-dearer-to-deploy = { $what } zu mobilisieren kostet { $who ->
        [you] dich
       *[opponent] deinen Gegner
    } { $n } mehr.
conquest-text-discards-to-deploy = Um diese Karte zu mobilisieren, wirf außerdem { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    } von deiner Hand ab.
conquest-text-no-enemy-warlord = Der Kriegsherr deines Gegners kann nicht auf diesem Planeten eingesetzt werden, außer es ist der einzige Planet im Spiel.
conquest-text-of-type = Dieser Planet ist auch vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    }.
conquest-text-top-revealed = Dein Gegner spielt mit aufgedeckter oberster Karte seines Decks.
conquest-if-chosen-not-type = der gewählte Planet nicht vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    } ist
conquest-get-must-attack-this = muss, wenn möglich, als Angreifer gegen diese Karte bestimmt werden
conquest-until-enemy-turn = im nächsten Kampfzug deines Gegners
conquest-only-not-first = (nicht auf dem ersten Planeten)
conquest-do-rule = { $until } gilt: „{ $line }“
conquest-do-rule-there = { $until } gilt dort: „{ $line }“
conquest-do-forgo-prize = die Gefechtsfähigkeit des Planeten wird nicht benutzt
conquest-do-opponent-discards-or = dein Gegner darf { $n } Karten von der Hand abwerfen; sonst: { $effects }
conquest-text-from-hand-or-discard = (Von deiner Hand oder aus deinem Ablagestapel.)
conquest-text-from-the-discard = (Aus deinem Ablagestapel.)
conquest-do-cancel-effect = hebe diesen Effekt auf
conquest-do-forgo-bonus = die Karten- und Ressourcenvorteile des Planeten werden nicht genommen
conquest-only-by-effect = (durch einen Karteneffekt)
conquest-when-struggle-won = sobald { $who ->
        [you] du einen Kommandokonflikt{ $at } gewinnst
        [opponent] dein Gegner einen Kommandokonflikt{ $at } gewinnt
       *[each] ein Spieler einen Kommandokonflikt{ $at } gewinnt
    }
conquest-is-hurt-by-this = (von dieser Karte in dieser Phase beschädigt)
