# Kartentexte, aus den Fähigkeitsbäumen gesprochen.
conquest-text-keywords = { $keywords }
conquest-text-keyword = { $keyword }.
conquest-text-ability = { $label }: { $text }
conquest-text-chain = { $before } { $after }
conquest-text-after-noun = {" "}{ $post }
conquest-text-effect = { $effects }.
conquest-text-cost = { $cost } →
conquest-text-if = falls { $cond }{ $next ->
        [statement] :
       *[order] ,
    }
conquest-text-from-hand = (Von deiner Hand.)
conquest-text-all = allen
conquest-text-or = { $first } oder { $second }
conquest-text-printed-attack = (aufgedruckter AW von { $of })
conquest-text-constant = { $who } { $what }.
conquest-text-constant-while = { $who } { $what }, solange { $cond }.
conquest-text-sacrifice-at = Sobald auf dieser Karte { $n } oder mehr Schaden liegt, opfere sie.
conquest-text-bonus = Gewinnst du den Kommandokonflikt auf diesem Planeten, darfst du zusätzlich { $cards ->
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
        [dat] der Einheit mit dieser Verstärkung
        [from] der Einheit mit dieser Verstärkung
       *[nom] die Einheit mit dieser Verstärkung
    }
conquest-ref-that = { $how ->
        [attacked] { $case ->
            [dat] der angegriffenen Einheit
            [from] der angegriffenen Einheit
           *[nom] die angegriffene Einheit
        }
        [damaged] { $case ->
            [dat] der beschädigten Einheit
            [from] der beschädigten Einheit
           *[nom] die beschädigte Einheit
        }
        [destroyed] { $case ->
            [dat] der zerstörten Einheit
            [from] der zerstörten Einheit
           *[nom] die zerstörte Einheit
        }
        [deployed] { $case ->
            [dat] der mobilisierten Einheit
            [from] der mobilisierten Einheit
           *[nom] die mobilisierte Einheit
        }
        [moved] { $case ->
            [dat] der verschobenen Einheit
            [from] der verschobenen Einheit
           *[nom] die verschobene Einheit
        }
        [unit] { $case ->
            [dat] dieser Einheit
            [from] dieser Einheit
           *[nom] diese Einheit
        }
        [leaving] { $case ->
            [dat] der ausscheidenden Einheit
            [from] der ausscheidenden Einheit
           *[nom] die ausscheidende Einheit
        }
       *[card] { $case ->
            [dat] jener Karte
            [from] jener Karte
           *[nom] jene Karte
        }
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
        [dat] der zweiten
        [from] der zweiten
       *[nom] die zweite
    }
conquest-ref-revealed = { $case ->
        [dat] der aufgedeckten Karte
        [from] der aufgedeckten Karte
       *[nom] die aufgedeckte Karte
    }
conquest-ref-paid = { $how ->
        [sacrificed] { $case ->
            [dat] der geopferten Einheit
            [from] der geopferten Einheit
           *[nom] die geopferte Einheit
        }
        [exhausted] { $case ->
            [dat] der erschöpften Einheit
            [from] der erschöpften Einheit
           *[nom] die erschöpfte Einheit
        }
        [returned] { $case ->
            [dat] der zurückgenommenen Einheit
            [from] der zurückgenommenen Einheit
           *[nom] die zurückgenommene Einheit
        }
        [discarded] { $case ->
            [dat] der abgeworfenen Karte
            [from] der abgeworfenen Karte
           *[nom] die abgeworfene Karte
        }
       *[used] { $case ->
            [dat] der für die Kosten verwendeten Karte
            [from] der für die Kosten verwendeten Karte
           *[nom] die für die Kosten verwendete Karte
        }
    }
conquest-ref-picked = { $case ->
        [dat] jeder von ihnen
        [from] jeder von ihnen
       *[nom] jede von ihnen
    }
conquest-ref-warlord = { $case ->
        [dat] deiner Kriegsherr-Einheit
        [from] deiner Kriegsherr-Einheit
        [with] deiner Kriegsherr-Einheit
       *[nom] deine Kriegsherr-Einheit
    }
conquest-is-no-warlord = (kein Kriegsherr)
conquest-is-yours = unter deiner Kontrolle
conquest-is-same-controller = desselben Spielers
conquest-is-trait = mit Merkmal { $names }
conquest-is-not-trait = ohne Merkmal { $name }
conquest-is-unique = (einzigartig)
conquest-is-not-unique = (nicht einzigartig)
conquest-is-named = namens { $name }
conquest-is-not-named = mit anderem Namen als { $name }
conquest-is-cost = mit aufgedruckten Kosten von { $n } oder weniger
conquest-is-having = mit { $keyword }
conquest-is-exhausted = (erschöpft)
conquest-is-damaged = (beschädigt)
conquest-is-with-attachment = mit Verstärkung
conquest-is-without-attachment = ohne Verstärkung
conquest-is-eligible = (als Träger zulässig)
conquest-is-here = auf diesem Planeten
conquest-is-same-planet = auf demselben Planeten
conquest-is-that-planet = dort
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
conquest-is-on-deck = unter den obersten { $n } Karten deines Decks
conquest-is-on-opponents-deck = unter den obersten { $n } Karten des gegnerischen Decks
conquest-is-either = ({ $any })
conquest-keyword-no-wargear = Keine Kampf{"\u00AD"}ausrüstung-Ver{"\u00AD"}stärkungen
conquest-keyword-no-attachments = Keine Verstärkungen
conquest-keyword-ranged = Fernkampf
conquest-keyword-flying = Fliegend
conquest-keyword-brutal = Brutal
conquest-keyword-armorbane = Panzer{"\u00AD"}brechend
conquest-keyword-mobile = Mobil
conquest-keyword-ambush = Hinterhalt
conquest-keyword-area-effect = Flächen{"\u00AD"}wirkung ({ $n })
conquest-keyword-limited = Limitiert
conquest-keyword-immune = Immun gegen gegnerische Ereignisse
conquest-if-ready = { $who } spielbereit ist
conquest-if-first-planet = { $who } auf dem ersten Planeten ist
conquest-if-you-control = du { $what } kontrollierst
conquest-if-richer = dein Gegner mehr Ressourcen hat als du
conquest-if-fewer-units = du weniger Einheiten kontrollierst als dein Gegner
conquest-if-battle = gerade ein Gefecht stattfindet
conquest-if-matches = { $who } { $what } ist
conquest-if-in-play = { $who } noch im Spiel ist
conquest-if-damage = auf dieser Karte mindestens { $n } Schaden liegt
conquest-if-resources = auf dieser Karte Ressourcen liegen
conquest-if-attacking = { $who } { $what } angreift
conquest-if-attacking-any = { $who } angreift
conquest-get-attack = erhält +{ $n } AW
conquest-get-attack-per = erhält +{ $n } AW für { $what }
conquest-get-less-attack = erhält −{ $n } AW
conquest-get-hp = { $again ->
        [yes] {""}
       *[no] erhält{" "}
    }+{ $n } TP
conquest-get-double-hp = hat doppelt so viele TP
conquest-get-command = { $again ->
        [yes] {""}
       *[no] erhält{" "}
    }{ $n ->
        [one] { $n } Kommandosymbol
       *[other] { $n } Kommandosymbole
    }
conquest-get-command-per = { $again ->
        [yes] {""}
       *[no] erhält{" "}
    }{ $n ->
        [one] { $n } Kommandosymbol
       *[other] { $n } Kommandosymbole
    } für { $what }
conquest-get-no-command = verliert alle Kommandosymbole
conquest-get-keyword = { $again ->
        [yes] {""}
       *[no] erhält{" "}
    }{ $keyword }
conquest-get-lose-keyword = verliert { $keyword }
conquest-get-blank = gilt als Karte ohne Text (außer den Merkmalen)
conquest-get-not-attacked = kann nicht von gegnerischen Einheiten angegriffen werden
conquest-get-not-targeted = kann nicht Ziel gegnerischer Kartenfähigkeiten werden
conquest-get-no-retreat = kann sich nicht aus dem Gefecht zurückziehen
conquest-get-ignores-flying = ignoriert beim Angreifen das Schlüsselwort Fliegend
conquest-get-double-damage = fügt { $what } doppelten Schaden zu
conquest-until-phase = bis zum Ende der Phase
conquest-until-battle = bis zum Ende des Gefechts
conquest-until-round = bis zum Ende der Runde
conquest-until-this-attack = für diesen Angriff
conquest-until-next-attack = für ihren nächsten Angriff in dieser Phase
conquest-until-struggle = bis zum Ende dieses Kommandokonflikts
conquest-place-this = { $case ->
        [at] auf diesem Planeten
       *[to] auf diesen Planeten
    }
conquest-place-same = { $case ->
        [at] auf demselben Planeten
       *[to] auf denselben Planeten
    }
conquest-place-that = { $case ->
        [at] dort
       *[to] dorthin
    }
conquest-place-chosen = { $case ->
        [at] auf dem gewählten Planeten
       *[to] auf den gewählten Planeten
    }
conquest-place-hq = { $case ->
        [at] in deinem HQ
       *[to] in dein HQ
    }
conquest-place-own-hq = { $case ->
        [at] im HQ ihres Spielers
       *[to] in das HQ ihres Spielers
    }
conquest-place-first = { $case ->
        [at] auf dem ersten Planeten
       *[to] auf den ersten Planeten
    }
conquest-do-choose = wähle { $what }
conquest-do-choose-may = du darfst { $what } wählen
conquest-do-choose-up-to = wähle bis zu { $n } { $what } auf ein und demselben Planeten als Ziel
conquest-do-choose-any = wähle beliebig viele { $what }
conquest-do-opponent-chooses = dein Gegner wählt { $what }
conquest-do-opponent-sacrifices = dein Gegner muss, falls möglich, { $what } opfern
conquest-do-opponent-discards = dein Gegner muss, falls möglich, { $what } seiner Wahl von der Hand abwerfen
conquest-do-opponent-puts = dein Gegner muss, falls möglich, { $what } von der Hand in seinem HQ ins Spiel bringen
conquest-do-look-own = sieh dir die obersten { $n } Karten deines Decks an, eine davon darfst du ablegen
conquest-do-look-theirs = sieh dir die obersten { $n } Karten des gegnerischen Decks an, eine davon darfst du ablegen
conquest-some-planet = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
        [free] { $case ->
            [at] einem
           *[to] einen
        } beliebigen Planeten
        [theirs] { $case ->
            [at] einem
           *[to] einen
        } beliebigen Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    }
conquest-some-planet-non-first = { $form ->
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
    } ersten
conquest-some-planet-other = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } anderen Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } anderen Planeten
    } im Spiel
conquest-some-planet-battle = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    }, auf dem ein Gefecht stattfindet,
conquest-some-planet-or-hq = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    } oder ein HQ
conquest-some-planet-adjacent-or-hq = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
    } neben diesem oder ein HQ
conquest-some-planet-adjacent = { $form ->
        [target] { $case ->
            [at] einem
           *[to] einen
        } Ziel-Planeten
       *[a] { $case ->
            [at] einem
           *[to] einen
        } Planeten
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
        [one] { $n } zufällig gewählte Handkarte
       *[other] { $n } zufällig gewählte Handkarten
    } { $who ->
        [you] von dir
       *[opponent] deines Gegners
    } ab
conquest-do-discard = lege { $what } ab
conquest-do-discard-x = wirf X Karten von deiner Hand ab
conquest-do-return = nimm { $what } auf die Hand des Besitzers zurück
conquest-do-search-hand = durchsuche die obersten { $depth } Karten deines Decks nach { $what }, nimm sie auf die Hand und lege die übrigen in beliebiger Reihenfolge unter dein Deck
conquest-do-search-reveal = durchsuche die obersten { $depth } Karten deines Decks nach { $what }, zeige sie vor, nimm sie auf die Hand und lege die übrigen in beliebiger Reihenfolge unter dein Deck
conquest-do-search-play = durchsuche die obersten { $depth } Karten deines Decks nach { $what }, bringe sie { $place } ins Spiel und lege die übrigen in beliebiger Reihenfolge unter dein Deck
conquest-do-reveal-top = decke die oberste Karte deines Decks auf
conquest-do-add-to-hand = nimm { $what } auf die Hand
conquest-do-put-into-play = bringe { $what } { $place } ins Spiel
conquest-do-put-from-hand = bringe { $what } von deiner Hand in deinem HQ ins Spiel
conquest-do-put-on = bringe { $what } angelegt an { $host } ins Spiel
conquest-do-deploy = mobilisiere { $what } angelegt an { $host }
conquest-do-tokens = bringe { $n } { $n ->
        [one] { $name }-Marker
       *[other] { $name }-Marker
    } { $place } ins Spiel
conquest-do-deal = füge { $what } { $n } Schaden zu
conquest-do-deal-printed = füge { $what } Schaden in Höhe des aufgedruckten AW { $of } zu
conquest-do-indirect = { $who ->
        [you] verteile { $n } indirekten Schaden auf deine dortigen Einheiten
        [opponent] dein Gegner verteilt { $n } indirekten Schaden auf seine dortigen Einheiten
       *[each] jeder Spieler verteilt { $n } indirekten Schaden auf seine dortigen Einheiten
    }
conquest-do-move-damage = verschiebe { $n } Schaden von { $from } auf { $to }
conquest-do-heal = entferne { $n } Schaden von { $what }
conquest-do-heal-all = entferne sämtlichen Schaden von { $what }
conquest-do-prevent = verhindere { $n } Schaden davon
conquest-do-prevent-all = verhindere diesen Schaden ganz
conquest-do-reassign = weise { $n } Schaden davon stattdessen { $to } zu
conquest-do-increase = erhöhe diesen Schaden um { $n }
conquest-do-reduce-damage = verringere diesen Schaden um { $n }
conquest-do-destroy = zerstöre { $what }
conquest-do-sacrifice = opfere { $what }
conquest-do-exhaust = erschöpfe { $what }
conquest-do-ready = mache { $what } spielbereit
conquest-do-rout = schlage { $what } in die Flucht
conquest-do-move = verschiebe { $what } { $place }
conquest-do-commit = setze { $what } { $place } ein
conquest-do-attach = lege { $what } an { $host } an
conquest-do-reduce = senke ihre Kosten um { $n }
conquest-do-pay = zahle { $n ->
        [one] { $n } Ressource
       *[other] { $n } Ressourcen
    }
conquest-do-pay-x = zahle X Ressourcen
conquest-do-pay-printed = zahle die aufgedruckten Kosten { $what }
conquest-do-instead = { $effects } (stattdessen)
conquest-do-move-home = verschiebe { $what } in dein HQ
conquest-do-cancel = hebe diese Effekte auf
conquest-do-cancel-shield = hebe die Wirkung der Schildkarte auf
conquest-do-more-shield = die Schildkarte erhält { $n ->
        [one] { $n } Schildsymbol
       *[other] { $n } Schildsymbole
    }
conquest-do-redirect = lenke diesen Angriff auf { $to } um
conquest-do-battle-ability = benutze die Gefechtsfähigkeit des gewählten Planeten
conquest-do-change = { $who } { $what } { $until }
conquest-do-later-phase = am Ende der Phase, falls sie noch im Spiel ist: { $effects }
conquest-do-later-enters = nachdem sie ins Spiel gekommen ist: { $effects }
conquest-do-if = falls { $cond }: { $effects }
conquest-do-then = falls das geschehen ist: { $effects }
conquest-do-if-taken = falls nichts davon verhindert wurde: { $effects }
conquest-do-repeat = { $n }-mal: { $effects }
conquest-text-bloodied = Angeschlagen: { $line }
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
conquest-x-attack = der AW { $of }
conquest-x-cost = die Höhe der aufgedruckten Kosten { $of }
conquest-x-damage = der Schaden auf { $of }
conquest-x-hand = die Anzahl der Karten auf { $who ->
        [you] deiner Hand
       *[opponent] der Hand deines Gegners
    }
conquest-x-highest = der höchste Betrag aufgedruckter Kosten unter den { $what }
conquest-x-that = diese Menge
conquest-do-take-control = übernimm die Kontrolle über { $what }
conquest-do-change-while = solange { $cond }: { $who } { $what } { $until }
conquest-do-each-player = jeder Spieler, du zuerst, befolgt diese Anweisung: „{ $effects }“
conquest-get-trait = { $again ->
        [yes] {""}
       *[no] erhält{" "}
    }das Merkmal { $name }
conquest-get-ability = { $again ->
        [yes] {""}
       *[no] erhält{" "}
    }„{ $ability }“
conquest-until-always = auf Dauer
conquest-text-both = { $first } und { $second }
conquest-ref-first = { $case ->
        [dat] der ersten
        [from] der ersten
       *[nom] die erste
    }
conquest-ref-discarded = { $case ->
        [dat] der abgelegten Karte
        [from] der abgelegten Karte
       *[nom] die abgelegte Karte
    }
conquest-text-up-to = bis zu { $n }
conquest-text-any-amount = beliebig viel
conquest-if-state = { $who } { $state ->
        [damaged] beschädigt
        [undamaged] unbeschädigt
        [hale] unversehrt
       *[bloodied] angeschlagen
    } ist
conquest-if-at-planet = { $who } auf einem Planeten ist
conquest-if-at-infested = { $who } auf einem befallenen Planeten ist
conquest-if-costs = { $who } aufgedruckte Kosten von { $n } oder mehr hat
conquest-get-traits = { $again ->
        [yes] {""}
       *[no] erhält{" "}
    }die Merkmale { $names }
conquest-do-where-amid = { $effect } (X ist { $x })
conquest-do-discard-held = wirf { $what } von deiner Hand ab
conquest-do-return-own = nimm { $what } auf die Hand zurück
conquest-do-of-type = der Planet ist { $until } auch vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    }
conquest-do-tokens-spread = bringe { $n } { $name }-Marker ins Spiel, jeden auf einem beliebigen Planeten
conquest-do-scatter = verschiebe bis zu { $n } { $what }, jede auf einen anderen Planeten
conquest-do-if-else = falls { $cond }: { $then }; sonst: { $otherwise }
conquest-do-change-for-both = { $who } und, falls { $cond }, { $too } { $what } { $until }
conquest-do-change-choice = { $who } { $what } (nach deiner Wahl) { $until }
conquest-do-opponent-may-choose-kind = nenne einen Kartentyp ({ $kinds }): dein Gegner darf eine solche Karte von seiner Hand wählen
conquest-text-comma = { $first }, { $second }
conquest-do-deal-it = füge ihr { $n } Schaden zu
conquest-is-that-very-planet = auf jenem Planeten
conquest-from-adjacent = von einem benachbarten Planeten
conquest-from-hq = aus einem HQ
conquest-from-your-hq = aus deinem HQ
conquest-from-warlord = vom Planeten deines Kriegsherrn
conquest-from-here = von diesem Planeten
conquest-from-type = von einem Planeten vom Typ { $kind ->
        [material] Material
        [strongpoint] Stützpunkt
       *[tech] Technologie
    }
conquest-do-put-on-own-deck = lege { $what } oben auf dein Deck
conquest-do-then-if = falls das geschehen ist und { $cond }: { $effects }
conquest-ref-chosen-unit = { $case ->
        [dat] der gewählten Einheit
        [from] der gewählten Einheit
       *[nom] die gewählte Einheit
    }
conquest-if-your-warlord-there = deine Kriegsherr-Einheit dort ist
