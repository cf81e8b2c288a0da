# Kartentexte, aus den Fähigkeitsbäumen gesprochen.
conquest-text-keywords = { $keywords }
conquest-text-keyword = { $keyword }.
conquest-text-ability = { $label }: { $text }
conquest-text-chain = { $before } { $after }
conquest-text-after-noun = {" "}{ $post }
conquest-text-effect = { $effects }.
conquest-text-cost = { $cost } →
conquest-text-if = falls { $cond }:
conquest-text-from-hand = (Von deiner Hand.)
conquest-text-all = allen
conquest-text-or = { $first } oder { $second }
conquest-text-printed-attack = (aufgedruckter ATK von { $of })
conquest-text-constant = { $who } { $what }.
conquest-text-constant-while = Solange { $cond }, gilt: { $who } { $what }.
conquest-text-sacrifice-at = Sobald auf dieser Karte { $n } oder mehr Schaden liegt, opfere sie.
conquest-text-bonus = Gewinnst du den Kommandokampf auf diesem Planeten, darfst du zusätzlich { $cards ->
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
    } nehmen.
conquest-text-form = Diese Karte darf als Verstärkung mit folgendem Text ins Spiel kommen:
conquest-text-form-deployed = Du darfst diese Karte als Verstärkung mit folgendem Text mobilisieren:
conquest-text-one-relic = Höchstens 1 Relikt pro Spieler.
conquest-text-attach = An { $to } anlegen.
conquest-text-attach-one = An { $to } anlegen; höchstens eine dieses Namens pro Einheit.
conquest-text-action = Aktion
conquest-text-combat-action = Kampfaktion
conquest-text-deploy-action = Mobilisierungsaktion
conquest-text-headquarters-action = Hauptquartieraktion
conquest-text-interrupt = Unterbrechung
conquest-text-reaction = Reaktion
conquest-text-forced-interrupt = Erzwungene Unterbrechung
conquest-text-forced-reaction = Erzwungene Reaktion
conquest-text-battle = Gefecht
conquest-noun = { $form ->
        [target] { $case ->
            [dat] einer Ziel-
            [from] einer Ziel-
           *[nom] eine Ziel-
        }
        [another-target] { $case ->
            [dat] einer anderen Ziel-
            [from] einer anderen Ziel-
           *[nom] eine andere Ziel-
        }
        [each] { $case ->
            [dat] jeder{" "}
            [from] jeder{" "}
           *[nom] jede{" "}
        }
        [next] { $case ->
            [dat] der nächsten{" "}
            [from] der nächsten{" "}
           *[nom] die nächste{" "}
        }
        [other] { $case ->
            [dat] jeder anderen{" "}
            [from] jeder anderen{" "}
           *[nom] jede andere{" "}
        }
        [another] { $case ->
            [dat] einer anderen{" "}
            [from] einer anderen{" "}
           *[nom] eine andere{" "}
        }
       *[a] { $case ->
            [dat] einer{" "}
            [sought] einer{" "}
            [from] einer{" "}
           *[nom] eine{" "}
        }
    }{ $faction ->
        [space-marines] Space-Marine-
        [astra-militarum] Astra-Militarum-
        [orks] Ork-
        [chaos] Chaos-
        [dark-eldar] Dark-Eldar-
        [eldar] Eldar-
        [tau] Tau-
        [tyranids] Tyraniden-
        [necrons] Necron-
       *[none] {""}
    }{ $noun ->
        [unit] Einheit
        [army] Armee-Einheit
        [support] Unterstützung
        [attachment] Verstärkung
        [event] Ereigniskarte
        [warlord] Kriegsherr-Einheit
        [synapse] Synapsen-Einheit
        [token] Spielstein-Einheit
       *[card] Karte
    }{ $post }
conquest-ref-this = { $case ->
        [dat] dieser Karte
        [from] dieser Karte
       *[nom] diese Karte
    }
conquest-ref-host = { $case ->
        [dat] der Einheit mit dieser Verstärkung
        [from] der Einheit mit dieser Verstärkung
       *[nom] die Einheit mit dieser Verstärkung
    }
conquest-ref-its-host = { $case ->
        [dat] der Einheit mit jener Verstärkung
        [from] der Einheit mit jener Verstärkung
       *[nom] die Einheit mit jener Verstärkung
    }
conquest-ref-that = { $case ->
        [dat] jener Karte
        [from] jener Karte
       *[nom] jene Karte
    }
conquest-ref-source = { $case ->
        [dat] der angreifenden Einheit
        [from] der angreifenden Einheit
       *[nom] die angreifende Einheit
    }
conquest-ref-chosen = { $case ->
        [dat] der gewählten Karte
        [from] der gewählten Karte
       *[nom] die gewählte Karte
    }
conquest-ref-second = { $case ->
        [dat] der als zweiter gewählten Karte
        [from] der als zweiter gewählten Karte
       *[nom] die als zweite gewählte Karte
    }
conquest-ref-revealed = { $case ->
        [dat] der aufgedeckten Karte
        [from] der aufgedeckten Karte
       *[nom] die aufgedeckte Karte
    }
conquest-ref-paid = { $case ->
        [dat] der für die Kosten verwendeten Karte
        [from] der für die Kosten verwendeten Karte
       *[nom] die für die Kosten verwendete Karte
    }
conquest-ref-picked = { $case ->
        [dat] jeder gewählten Karte
        [from] jeder gewählten Karte
       *[nom] jede gewählte Karte
    }
conquest-ref-warlord = { $case ->
        [dat] deiner Kriegsherr-Karte
        [from] deiner Kriegsherr-Karte
       *[nom] deine Kriegsherr-Karte
    }
conquest-is-no-warlord = (kein Kriegsherr)
conquest-is-token = ({ $name })
conquest-is-yours = unter deiner Kontrolle
conquest-is-enemys = des Gegners
conquest-is-same-controller = desselben Spielers
conquest-is-trait = mit Merkmal { $names }
conquest-is-not-trait = ohne Merkmal { $name }
conquest-is-unique = (einzigartig)
conquest-is-not-unique = (nicht einzigartig)
conquest-is-named = namens { $name }
conquest-is-not-named = mit anderem Namen als { $name }
conquest-is-cost = mit aufgedruckten Kosten von höchstens { $n }
conquest-is-having = mit { $keyword }
conquest-is-exhausted = (erschöpft)
conquest-is-damaged = (beschädigt)
conquest-is-with-attachment = mit Verstärkung
conquest-is-without-attachment = ohne Verstärkung
conquest-is-eligible = (als Träger zulässig)
conquest-is-here = auf diesem Planeten
conquest-is-same-planet = auf demselben Planeten
conquest-is-that-planet = auf jenem Planeten
conquest-is-attached = an ihr
conquest-is-there = dort
conquest-is-adjacent = auf einem benachbarten Planeten
conquest-is-at-planet = auf einem Planeten
conquest-is-at-hq = in einem HQ
conquest-is-in-hand = auf deiner Hand
conquest-is-in-hand-or-discard = { $who ->
        [you] auf deiner Hand oder in deinem Ablagestapel
       *[opponent] auf der Hand oder im Ablagestapel deines Gegners
    }
conquest-is-in-opponents-hand = auf der Hand deines Gegners
conquest-is-in-discard = in deinem Ablagestapel
conquest-is-in-opponents-discard = im Ablagestapel deines Gegners
conquest-is-topmost = (die oberste)
conquest-is-on-deck = unter den obersten { $n } Karten deines Decks
conquest-is-on-opponents-deck = unter den obersten { $n } Karten des gegnerischen Decks
conquest-is-either = ({ $any })
conquest-keyword-no-wargear = Keine Kampfausrüstung-Verstärkungen
conquest-keyword-no-attachments = Keine Verstärkungen
conquest-keyword-ranged = Fernkampf
conquest-keyword-flying = Fliegend
conquest-keyword-brutal = Brutal
conquest-keyword-armorbane = Panzerbrechend
conquest-keyword-mobile = Mobil
conquest-keyword-ambush = Hinterhalt
conquest-keyword-area-effect = Flächenwirkung ({ $n })
conquest-keyword-limited = Limitiert
conquest-keyword-immune = Immun gegen gegnerische Ereignisse
conquest-if-ready = diese Karte spielbereit ist
conquest-if-damaged = diese Karte beschädigt ist
conquest-if-first-planet = diese Karte auf dem ersten Planeten ist
conquest-if-you-control = du { $what } kontrollierst
conquest-if-richer = dein Gegner mehr Ressourcen hat als du
conquest-if-fewer-units = du weniger Einheiten kontrollierst als dein Gegner
conquest-if-battle = gerade ein Gefecht stattfindet
conquest-if-matches = { $who } { $what } ist
conquest-if-in-play = { $who } noch im Spiel ist
conquest-if-damage = auf dieser Karte mindestens { $n } Schaden liegt
conquest-if-resources = auf dieser Karte Ressourcen liegen
conquest-if-attacking = diese Karte { $what } angreift
conquest-get-attack = erhält +{ $n } ATK
conquest-get-attack-per = erhält +{ $n } ATK für { $what }
conquest-get-less-attack = erhält −{ $n } ATK
conquest-get-hp = erhält +{ $n } LP
conquest-get-double-hp = hat doppelt so viele LP
conquest-get-command = erhält { $n ->
        [one] { $n } Kommandosymbol
       *[other] { $n } Kommandosymbole
    }
conquest-get-command-per = erhält { $n ->
        [one] { $n } Kommandosymbol
       *[other] { $n } Kommandosymbole
    } für { $what }
conquest-get-no-command = verliert alle Kommandosymbole
conquest-get-keyword = erhält { $keyword }
conquest-get-lose-keyword = verliert { $keyword }
conquest-get-blank = gilt bis auf die Merkmale als Karte ohne Text
conquest-get-not-attacked = kann nicht von gegnerischen Einheiten angegriffen werden
conquest-get-not-targeted = kann nicht Ziel gegnerischer Kartenfähigkeiten werden
conquest-get-no-retreat = kann sich nicht aus dem Gefecht zurückziehen
conquest-get-ignores-flying = ignoriert beim Angreifen das Schlüsselwort Fliegend
conquest-get-double-damage = fügt { $what } doppelten Schaden zu
conquest-until-phase = bis zum Ende der Phase
conquest-until-battle = bis zum Ende des Gefechts
conquest-until-round = bis zum Ende der Runde
conquest-until-this-attack = für diesen Angriff
conquest-until-next-attack = für den nächsten Angriff in dieser Phase
conquest-until-struggle = bis zum Ende jenes Kommandokampfes
conquest-place-this = auf diesen Planeten
conquest-place-same = auf denselben Planeten
conquest-place-that = auf jenen Planeten
conquest-place-chosen = auf den gewählten Planeten
conquest-place-hq = in dein HQ
conquest-place-own-hq = in das HQ ihres Spielers
conquest-place-first = auf den ersten Planeten
conquest-do-choose = wähle { $what }
conquest-do-choose-may = du darfst { $what } wählen
conquest-do-choose-up-to = wähle bis zu { $n } { $what } auf ein und demselben Planeten als Ziel
conquest-do-choose-any = wähle beliebig viele { $what }
conquest-do-opponent-chooses = dein Gegner wählt { $what }
conquest-do-opponent-sacrifices = dein Gegner muss, falls möglich, { $what } opfern
conquest-do-opponent-discards = dein Gegner muss, falls möglich, { $what } seiner Wahl von der Hand abwerfen
conquest-do-opponent-puts = dein Gegner muss, falls möglich, { $what } von der Hand in sein HQ ins Spiel bringen
conquest-do-look-own = sieh dir die obersten { $n } Karten deines Decks an, eine davon darfst du ablegen
conquest-do-look-theirs = sieh dir die obersten { $n } Karten des gegnerischen Decks an, eine davon darfst du ablegen
conquest-do-choose-planet = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    }
conquest-do-choose-planet-non-first = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    }, der nicht der erste ist,
conquest-do-choose-planet-other = wähle { $form ->
        [target] einen anderen Ziel-Planeten
       *[a] einen anderen Planeten
    } im Spiel
conquest-do-choose-planet-battle = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    }, auf dem ein Gefecht stattfindet,
conquest-do-choose-planet-or-hq = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    } oder ein HQ
conquest-do-choose-adjacent-or-hq = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    } neben diesem oder ein HQ
conquest-do-choose-planet-adjacent = wähle { $form ->
        [target] einen Ziel-Planeten
       *[a] einen Planeten
    } neben diesem
conquest-do-one-of = wähle eines: { $first }; oder { $second }
conquest-do-gain = { $who ->
        [you] erhalte
       *[opponent] dein Gegner erhält
    } { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    }
conquest-do-take-resources = nimm deinem Gegner { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    } weg
conquest-do-place-resources = lege { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    } auf diese Karte
conquest-do-take-from-this = lege { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    } von dieser Karte in deinen Vorrat
conquest-do-draw = { $who ->
        [you] ziehe
       *[opponent] dein Gegner zieht
    } { $n ->
        [one] { $n } Karte
       *[other] { $n } Karten
    }
conquest-do-discard-random = wirf { $n ->
        [one] { $n } zufällige Karte
       *[other] { $n } zufällige Karten
    } { $who ->
        [you] von deiner Hand
       *[opponent] von der Hand deines Gegners
    } ab
conquest-do-discard = lege { $what } ab
conquest-do-discard-x = wirf X Karten von deiner Hand ab
conquest-do-return = nimm { $what } auf die Hand des Besitzers zurück
conquest-do-search-hand = durchsuche die obersten { $depth } Karten deines Decks nach { $what }, nimm sie auf die Hand und lege die übrigen in beliebiger Reihenfolge darunter
conquest-do-search-reveal = durchsuche die obersten { $depth } Karten deines Decks nach { $what }, zeige sie vor, nimm sie auf die Hand und lege die übrigen in beliebiger Reihenfolge darunter
conquest-do-search-play = durchsuche die obersten { $depth } Karten deines Decks nach { $what }, bringe sie { $place } ins Spiel und lege die übrigen in beliebiger Reihenfolge darunter
conquest-do-reveal-top = decke die oberste Karte deines Decks auf
conquest-do-add-to-hand = nimm { $what } auf die Hand
conquest-do-put-into-play = bringe { $what } { $place } ins Spiel
conquest-do-put-from-hand = bringe { $what } von deiner Hand in dein HQ ins Spiel
conquest-do-put-on = bringe { $what } angelegt an { $host } ins Spiel
conquest-do-deploy = mobilisiere { $what } angelegt an { $host }
conquest-do-tokens = bringe { $n } { $n ->
        [one] { $name }-Spielstein
       *[other] { $name }-Spielsteine
    } { $place } ins Spiel
conquest-do-deal = füge { $what } { $n } Schaden zu
conquest-do-deal-printed = füge { $what } Schaden in Höhe des aufgedruckten ATK { $of } zu
conquest-do-indirect = { $who ->
        [you] verteile { $n } indirekten Schaden auf deine dortigen Einheiten
        [opponent] dein Gegner verteilt { $n } indirekten Schaden auf seine dortigen Einheiten
       *[each] jeder Spieler verteilt { $n } indirekten Schaden auf seine dortigen Einheiten
    }
conquest-do-move-damage = verschiebe { $n } Schaden von { $from } auf { $to }
conquest-do-heal = entferne { $n } Schaden von { $what }
conquest-do-heal-all = entferne allen Schaden von { $what }
conquest-do-prevent = verhindere { $n } jenes Schadens
conquest-do-prevent-all = verhindere all jenen Schaden
conquest-do-reassign = weise { $n } jenes Schadens { $to } neu zu
conquest-do-increase = erhöhe jenen Schaden um { $n }
conquest-do-destroy = zerstöre { $what }
conquest-do-sacrifice = opfere { $what }
conquest-do-exhaust = erschöpfe { $what }
conquest-do-ready = mache { $what } spielbereit
conquest-do-rout = schlage { $what } in die Flucht
conquest-do-move = bewege { $what } { $place }
conquest-do-commit = entsende { $what } auf den gewählten Planeten
conquest-do-attach = lege { $what } an { $host } an
conquest-do-reduce = senke ihre Kosten um { $n }
conquest-do-pay = zahle { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    }
conquest-do-pay-x = zahle X Ressourcen
conquest-do-pay-printed = zahle die aufgedruckten Kosten von { $what }
conquest-do-instead = stattdessen: { $effects }
conquest-do-move-home = bewege { $what } in dein HQ
conquest-do-cancel = hebe jene Effekte auf
conquest-do-cancel-shield = hebe die Schildwirkung jener Karte auf
conquest-do-more-shield = jene Karte erhält { $n ->
        [one] { $n } Schildsymbol
       *[other] { $n } Schildsymbole
    }
conquest-do-redirect = lenke jenen Angriff auf { $to } um
conquest-do-battle-ability = benutze die Gefechtsfähigkeit des gewählten Planeten
conquest-do-change = { $who } { $what } { $until }
conquest-do-later-phase = am Ende der Phase, falls sie noch im Spiel ist: { $effects }
conquest-do-later-enters = nachdem sie ins Spiel gekommen ist: { $effects }
conquest-do-if = falls { $cond }: { $effects }
conquest-do-then = falls das geschehen ist: { $effects }
conquest-do-repeat = { $n }-mal: { $effects }
conquest-text-bloodied = Blutig: { $line }
conquest-text-attach-planet = An einen Planeten anlegen.
conquest-text-limit = (Nur { $times ->
        [1] ein Mal
        [2] zwei Mal
       *[other] { $times } Mal
    } pro { $per ->
        [attack] Angriff
        [combat-round] Kampfrunde
        [battle] Gefecht
        [phase] Phase
        [round] Runde
       *[game] Spiel
    }.)
conquest-text-max = (Alle Karten dieses Namens zusammen: { $times ->
        [1] ein Mal
        [2] zwei Mal
       *[other] { $times } Mal
    } pro { $per ->
        [attack] Angriff
        [combat-round] Kampfrunde
        [battle] Gefecht
        [phase] Phase
        [round] Runde
       *[game] Spiel
    }.)
conquest-do-where = { $effect }; X ist { $x }
conquest-x-count = die Anzahl der { $what }
conquest-x-times = das { $n }-Fache der Anzahl der { $what }
conquest-x-attack = der ATK von { $of }
conquest-x-cost = die aufgedruckten Kosten von { $of }
conquest-x-damage = der Schaden auf { $of }
conquest-x-hand = die Anzahl der Karten auf { $who ->
        [you] deiner Hand
       *[opponent] der Hand deines Gegners
    }
conquest-x-highest = die höchsten aufgedruckten Kosten unter den { $what }
conquest-x-that = jene Menge
conquest-do-take-control = übernimm die Kontrolle von { $what }
conquest-do-change-while = solange { $cond }: { $who } { $what } { $until }
conquest-do-each-player = jeder Spieler, du zuerst: { $effects }
conquest-get-trait = erhält das Merkmal { $name }
conquest-get-ability = erhält „{ $ability }“
conquest-until-always = auf Dauer
