# Warum die Conquest-Engine eine Antwort ablehnt.
conquest-illegal-over = Das Spiel ist zu Ende.
conquest-illegal-not-asked = Gefragt ist der andere Spieler.
conquest-illegal-no-such-card = Eine Karte Nummer { $number } gibt es in diesem Spiel nicht.
conquest-illegal-wrong-question = Das beantwortet eine andere Frage als die gestellte.
conquest-illegal-must-attack = Wer angreifen kann, muss angreifen.
conquest-illegal-must-attack-ranged = Wer mit einer Einheit mit Fernkampf angreifen kann, muss angreifen.
conquest-illegal-exhausted = { $card } ist bereits erschöpft.
conquest-illegal-not-ranged = { $card } hat keinen Fernkampf und kann im Fernkampfgeplänkel nicht angreifen.
conquest-illegal-retreat = { $card } ist kein Kriegsherr: Nur Kriegsherren ziehen sich in einem Kampfzug zurück.
conquest-illegal-not-in-hand = { $card } ist nicht auf der Hand dieses Spielers.
conquest-illegal-event = { $card } ist ein Ereignis: Es wird gespielt, nicht mobilisiert.
conquest-illegal-not-face-up = Eine Armee-Einheit wird auf einem offenen Planeten mobilisiert.
conquest-illegal-host = { $card } kann nicht an { $host } angelegt werden.
conquest-illegal-limited = { $card } ist limitiert, und in dieser Runde wurde schon eine limitierte Karte gespielt.
conquest-illegal-unique = { $card } ist einzigartig und bereits im Spiel.
conquest-illegal-expensive = { $card } kostet { $cost }; es { $pool ->
        [one] ist nur { $pool } Ressource
       *[other] sind nur { $pool } Ressourcen
    } übrig.
conquest-illegal-phase = { $card } kann in dieser Phase nicht eingesetzt werden.
conquest-illegal-once = { $card } wurde in dieser Phase schon eingesetzt.
conquest-illegal-cannot = { $card } kann jetzt nicht eingesetzt werden: Bedingung, Kosten oder Ziel fehlen.
conquest-illegal-dial = Die Kommandoscheibe geht von 1 bis { $most }, nicht bis { $number }.
conquest-illegal-shield = { $card } hat kein Schildsymbol oder ist nicht auf der Hand.
conquest-illegal-choice = { $card } kann hier nicht gewählt werden.
conquest-illegal-answer = Das ist keine der erlaubten Antworten.

# Aufzeichnungen.
conquest-replay-not-json = Das ist keine Aufzeichnung: { $why }
conquest-replay-format = Das Format ist { $format }; bekannt ist { $known }.
conquest-replay-too-long = Die Aufzeichnung hat { $answers } Antworten; höchstens { $most } werden gelesen.
conquest-replay-deck = Mit Deck { $deck } kann kein Spiel begonnen werden: { $why }
conquest-bad-deck-unknown = es gibt keine Karte mit dem Code { $code }
conquest-bad-deck-warlord = { $card } ist kein Kriegsherr
conquest-bad-deck-card = { $card } kann nicht im Deck sein
conquest-bad-deck-many = das Deck hat { $has } Karten; der Spielablauf fasst höchstens { $most }
conquest-bad-deck-few = das Deck hat { $has ->
        [one] { $has } Karte
       *[other] { $has } Karten
    }; es muss mehr haben als die Starthand von { $hand }
conquest-replay-refused = Antwort { $answer } wird abgelehnt: { $why }
conquest-replay-differs = Nach Antwort { $answer } weicht das Spiel vom aufgezeichneten ab: andere Karten oder eine veränderte Datei.

# Szenariodateien.
conquest-scenario-line = Zeile { $line }: { $why }
conquest-scenario-too-long = ein Szenario hat höchstens { $most } Zeilen
conquest-scenario-mover = „{ $read }“ nennt keinen Spieler; ein Zug beginnt mit { $names } und einem Doppelpunkt
conquest-scenario-not-now = „{ $read }“ ist jetzt nicht möglich; gefragt ist { $who } mit diesen Möglichkeiten: { $options }
conquest-scenario-no-players = keine Spieler: vor „moves:“ steht „players: Ana = Nazdreg; Bo = Captain Cato Sicarius“
conquest-scenario-no-colon = „{ $read }“ ist kein Eintrag; die Aufstellung besteht aus Zeilen „Schlüssel: Wert“ und endet mit „moves:“
conquest-scenario-no-moves = die Zeile „moves:“ fehlt
conquest-scenario-number = „{ $read }“ ist keine Zahl
conquest-scenario-clause = „{ $read }“ ist keine Klausel; Klauseln sehen aus wie CG-3.11.2
conquest-scenario-mode = „{ $read }“ ist kein Modus; casual oder tournament
conquest-scenario-phase = „{ $read }“ ist keine Phase; set-up, deploy, command, combat oder headquarters
conquest-scenario-player = „{ $read }“ spielt nicht mit; die Spieler sind { $names }
conquest-scenario-players = „{ $read }“ nennt nicht einmal zwei Spieler und ihre Kriegsherren, etwa „Ana = Nazdreg; Bo = Captain Cato Sicarius“
conquest-scenario-planets = { $count } Planeten; eine Reihe hat höchstens 7
conquest-scenario-card = „{ $read }“ ist keine Karte, die hierher passt
conquest-scenario-key = „{ $read }“ ist kein Eintrag einer Aufstellung; bekannt sind title, shows, players, mode, training, seed, round, phase, initiative, planets sowie NAME resources, hand, deck, discard, hq, at 1 … at 7
conquest-scenario-too-many = mehr als { $most } Karten
conquest-scenario-mark = „{ $read }“ ist keine Angabe; bekannt sind exhausted, ready, bloodied, 2 damage, 3 resources, with KARTE
conquest-scenario-verb = „{ $read }“ ist kein Zug
conquest-scenario-nowhere = „{ $read }“ ist nicht in diesem Spiel
conquest-scenario-expect = „{ $read }“ kann nicht erwartet werden
conquest-trace-move = { $name }: { $text }
conquest-trace-pass = ({ $name } passt)
conquest-trace-refused = wie vorgesehen abgelehnt ({ $clause }): { $text }
conquest-trace-expected = wie erwartet: { $text }
conquest-trace-differs = Zeile { $line }: „{ $text }“: erwartet { $wanted }, tatsächlich { $got }

# Befehlszeile.
conquest-scenario-title = { $title } ({ $file })
conquest-scenario-good = { $count ->
        [one] { $count } Szenario verlief wie geschrieben.
       *[other] { $count } Szenarien verliefen wie geschrieben.
    }
conquest-scenario-bad = { $bad } von { $count } Szenarien verliefen nicht wie geschrieben.
cli-conquest = Das Kartenspiel Conquest
cli-conquest-scenario = Beispiele aus Textdateien spielen und sagen, was abweicht
cli-conquest-scenario--files = Szenariodateien
cli-conquest-scenario--quiet = Nur ausgeben, was abweicht
