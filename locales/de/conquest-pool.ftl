# Wörter der Kartentexte, die mit den Karten der Erweiterungen kamen, neben denen aus conquest-expansions.ftl.
conquest-text-hive-mind = Schwarmbewusstsein: { $line }
conquest-is-hive-mind = mit Schwarmbewusstsein
conquest-is-cost-x = mit aufgedruckten Kosten von höchstens X
conquest-is-cost-up-to = mit aufgedruckten Kosten von höchstens X (X ist { $x })
conquest-get-sure-damage = fügt Schaden zu, der nicht verhindert werden kann
conquest-until-next-round = bis die nächste Kampfrunde beginnt
conquest-do-discard-x-of = wirf X Karten ab (jeweils { $what })
conquest-do-sacrifice-x = opfere X Karten (jeweils { $what })
conquest-do-put-under-control = bringe { $what } unter deiner Kontrolle { $place } ins Spiel
conquest-do-each-planet = für jeden Planeten: { $effects }
conquest-do-prevent-beyond = verhindere jenen Schaden bis auf { $n }
conquest-do-heal-half = entferne die Hälfte des Schadens (aufgerundet) von { $what }
conquest-do-choose-planet-with-many = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    } mit mindestens { $n } Karten (jeweils { $what })
conquest-x-half-damage = die Hälfte des Schadens (aufgerundet) auf { $of }
conquest-x-damage-beyond = jener Schaden bis auf { $n }
conquest-x-factions = die Anzahl der Fraktionen unter: { $what }
conquest-do-reassign-all = weise all jenen Schaden { $to } neu zu
conquest-after-destroys = nachdem { $who } durch einen Angriff { $what } zerstört hat
