# Kartentexte: Heimkehr, Preise, Schilde, Fraktionen.
conquest-ref-agent = { $case ->
        [dat] der Karte mit dieser Fähigkeit
        [from] der Karte mit dieser Fähigkeit
       *[nom] die Karte mit dieser Fähigkeit
    }
conquest-when-goes-home = sobald { $what } in das eigene HQ verschoben wird
conquest-after-goes-home = nachdem { $what } in das eigene HQ verschoben wurde
conquest-when-retreats = sobald { $what } sich { $way ->
        [away] von diesem Planeten{" "}
       *[any] {""}
    }zurückzieht
conquest-after-retreats = nachdem { $what } sich { $way ->
        [away] von diesem Planeten{" "}
       *[any] {""}
    }zurückgezogen hat
conquest-only-retreating = (durch Rückzug)
conquest-only-to-or-from = (auf diesen Planeten oder von ihm weg)
conquest-when-shield-for = sobald { $who ->
        [you] du { $what } als Schild für { $unit } benutzt
        [opponent] dein Gegner { $what } als Schild für { $unit } benutzt
       *[each] ein Spieler { $what } als Schild für { $unit } benutzt
    }
conquest-if-chosen-type = der gewählte Planet vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    } ist
conquest-get-not-routed = kann nicht in die Flucht geschlagen werden
conquest-get-not-exhausted = kann nicht durch Karteneffekte erschöpft werden
conquest-get-not-readied = wird zwischen Kampfrunden nicht spielbereit
conquest-get-faction = gehört nur noch zur Fraktion { $faction ->
        [space-marines] Space Marines
        [astra-militarum] Astra Militarum
        [orks] Orks
        [chaos] Chaos
        [dark-eldar] Dark Eldar
        [eldar] Eldar
        [tau] Tau
        [tyranids] Tyraniden
       *[necrons] Necrons
    }
conquest-until-next-deployed = in dieser Phase
conquest-do-retreat = ziehe { $what } zurück
conquest-do-reduce-to = senke ihre Kosten um { $n } (auf nicht weniger als { $least })
conquest-do-raise = erhöhe ihre Kosten um { $n }
conquest-do-double-shield = die Schildkarte hat doppelt so viele Schildsymbole
conquest-do-cheaper = { $what }, die du { $until } mobilisierst, kostet { $n } weniger{ $least ->
        [0] {""}
       *[other] {" "}(mindestens aber { $least })
    }
conquest-get-cheaper = { $what }, die du mobilisierst, kostet { $n } weniger{ $least ->
        [0] {""}
       *[other] {" "}(mindestens aber { $least })
    }.
conquest-text-shields = { $what } auf deiner Hand darf als Schild mit { $n ->
        [one] { $n } Symbol
       *[other] { $n } Symbolen
    } für { $on } benutzt werden.
conquest-do-pay-or = du darfst { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    } zahlen; falls nicht: { $effects }
conquest-is-shielded = mit Schildsymbol
conquest-when-attacks = sobald { $what }{ $at } als Angreifer bestimmt wird
conquest-do-hush = dein Gegner kann keine Fähigkeiten benutzen, bis dieser Angriff vorbei ist
conquest-do-fight-at = { $place } findet jetzt ein Gefecht statt; der Planet wird dadurch nicht erobert
conquest-some-planet-non-first-without = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } anderen Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } anderen Planeten
    } als { $case ->
        [at] dem
       *[to] den
    } ersten, ohne { $what },
conquest-text-attach-planet-of = An einen Planeten vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    } anlegen.
conquest-ref-attacked = { $case ->
        [dat] der Einheit, die sie angreift
        [from] der Einheit, die sie angreift
       *[nom] die Einheit, die sie angreift
    }
conquest-is-odd = mit ungeraden aufgedruckten Kosten
conquest-get-attack-icons = erhält +{ $n } AW für jedes Kommandosymbol { $of }
conquest-get-uncounted = zählt ihre Kommandosymbole in Kommandokonflikten nicht mit
conquest-x-sum-attack = der aufgedruckte AW aller { $what } zusammen
conquest-x-area = der Wert der Flächenwirkung { $of }
conquest-only-by-area = (mit Flächenwirkung)
conquest-after-attack-against = nachdem ein Angriff abgehandelt wurde, in dem { $what } { $whom } angriff
conquest-do-let = X ist { $x }
conquest-do-ranged-skirmish = in diesem Gefecht findet jetzt eine Eröffnungssalve statt
conquest-text-yields-initiative = In einem Gefecht auf ihrem Planeten gilt für Kartenfähigkeiten dein Gegner als der mit der Initiative, außer wenn auch er dort eine Einheit dieses Namens hat. (Wer den ersten Kampfzug hat, ändert sich nicht.)
conquest-is-costliest = mit den höchsten aufgedruckten Kosten unter den Einheiten ihres Spielers
conquest-is-fitting = (von dieser Karte tragbar)
conquest-if-hand-above = { $who ->
        [you] du mehr als { $n } Karten auf der Hand hast
       *[opponent] dein Gegner mehr als { $n } Karten auf der Hand hat
    }
conquest-if-hand-above-x = { $who ->
        [you] du mehr Karten auf der Hand hast als { $x }
       *[opponent] dein Gegner mehr Karten auf der Hand hat als { $x }
    }
conquest-if-nothing-chosen = keine Karte gewählt wurde
conquest-only-target = (als einziges Ziel)
conquest-only-first-targeted = (zum ersten Mal in dieser Runde)
conquest-after-cancels = nachdem { $who ->
        [you] du einen Karteneffekt aufgehoben hast
        [opponent] dein Gegner einen Karteneffekt aufgehoben hat
       *[each] ein Spieler einen Karteneffekt aufgehoben hat
    }
conquest-when-battle-ability = sobald { $who ->
        [you] du eine Gefechtsfähigkeit benutzt
        [opponent] dein Gegner eine Gefechtsfähigkeit benutzt
       *[each] ein Spieler eine Gefechtsfähigkeit benutzt
    }
conquest-when-searches = sobald { $who ->
        [you] du dein Deck durchsuchst
        [opponent] dein Gegner sein Deck durchsucht
       *[each] ein Spieler sein Deck durchsucht
    }
conquest-after-turn-ends = nachdem { $who ->
        [you] dein Kampfzug
        [opponent] der Kampfzug deines Gegners
       *[each] ein Kampfzug
    } geendet hat
conquest-after-units-commit = nachdem Einheiten auf { $way ->
        [here] diesem Planeten
       *[any] einem Planeten
    } eingesetzt wurden
conquest-search-hand = { $most ->
        [1] nimm sie auf die Hand
       *[other] nimm sie auf die Hand
    }
conquest-search-play = { $most ->
        [1] bringe sie { $place } ins Spiel
       *[other] bringe sie { $place } ins Spiel
    }
conquest-search-on-this = { $most ->
        [1] bringe sie an dieser Karte ins Spiel
       *[other] bringe sie an dieser Karte ins Spiel
    }
conquest-do-search-shuffle = durchsuche die obersten { $depth } Karten deines Decks nach { $most ->
        [1] { $what }
       *[other] bis zu { $most } { $many }
    }, { $found } und mische die übrigen in dein Deck
conquest-do-search-deeper = durchsuche { $n } Karten mehr
conquest-do-retarget = diese Fähigkeit hat stattdessen { $what } zum Ziel, ob zulässig oder nicht
conquest-do-reverse-battles = in dieser Phase werden die Gefechte vom letzten Planeten zum ersten ausgetragen
conquest-do-take-turn = du hast den nächsten Kampfzug
conquest-do-copy-event = dieses Ereignis wirkt noch einmal für dich, mit Zielen deiner Wahl
conquest-do-cancel-card-bonus = der Planet gibt in dieser Phase keinen Kartenvorteil
conquest-do-cancel-resource-bonus = der Planet gibt in dieser Phase keinen Ressourcenvorteil
conquest-do-discard-down = wirf Karten deiner Wahl ab, bis du höchstens { $n } auf der Hand hast
conquest-do-discard-down-x = wirf Karten deiner Wahl ab, bis du höchstens X auf der Hand hast; X ist { $x }
conquest-do-while = solange { $cond }: { $effects }
conquest-do-choose-some = wähle bis zu { $n } { $what }
conquest-do-choose-per-planet = wähle auf jedem Planeten höchstens ein Ziel unter den { $what }
conquest-do-search-on-this = durchsuche die obersten { $depth } Karten deines Decks nach { $what }, bringe sie an dieser Karte ins Spiel und lege die übrigen in beliebiger Reihenfolge unter dein Deck
conquest-some-planet-unchosen = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } noch nicht gewählten Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } noch nicht gewählten Planeten
    }
conquest-text-option = { $before }; oder { $after }
conquest-do-opponent-may-choose = dein Gegner darf { $what } von seiner Hand wählen
conquest-do-while-possible = immer wieder, solange es möglich ist: { $effects }
conquest-if-no-battle-yet = in dieser Phase noch kein Gefecht stattgefunden hat
conquest-text-bars-copies = Dein Gegner kann keine Karten mobilisieren, die so heißen wie die Karte an dieser.
conquest-do-hold-under = lege { $what } an diese Karte an
