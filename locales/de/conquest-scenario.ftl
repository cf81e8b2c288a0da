# Szenariodateien: was nicht verwendet werden kann, was geschah, was abweicht.
conquest-scenario-line = Zeile { $line }: { $why }
conquest-scenario-too-long = ein Szenario hat höchstens { $most } Zeilen
conquest-scenario-mover = „{ $read }“ nennt keinen Spieler; ein Zug beginnt mit { $names } und einem Doppelpunkt
conquest-scenario-not-now = „{ $read }“ ist jetzt nicht möglich; gefragt ist { $who } mit diesen Möglichkeiten: { $options }
conquest-scenario-no-players = keine Spieler: vor „moves:“ steht „players: Ana = Nazdreg; Bo = Captain Cato Sicarius“
conquest-scenario-no-colon = „{ $read }“ ist kein Eintrag; die Aufstellung besteht aus Zeilen „Schlüssel: Wert“ und endet mit „moves:“
conquest-scenario-no-moves = die Zeile „moves:“ fehlt
conquest-scenario-number = „{ $read }“ ist keine Zahl
conquest-scenario-clause = „{ $read }“ ist keine Regel; Regeln sehen aus wie CG-3.11.2
conquest-scenario-mode = „{ $read }“ ist kein Modus; casual oder tournament
conquest-scenario-phase = „{ $read }“ ist keine Phase; set-up, deploy, command, combat oder headquarters
conquest-scenario-player = „{ $read }“ spielt nicht mit; die Spieler sind { $names }
conquest-scenario-players = „{ $read }“ nennt nicht einmal zwei Spieler und ihre Kriegsherren, etwa „Ana = Nazdreg; Bo = Captain Cato Sicarius“
conquest-scenario-planets = { $count } Planeten; eine Reihe hat höchstens 7
conquest-scenario-key = „{ $read }“ ist kein Eintrag einer Aufstellung; bekannt sind title, shows, players, mode, training, seed, round, phase, initiative, planets, aside sowie NAME resources, hand, deck, discard, hq, at 1 … at 7
conquest-scenario-too-many = mehr als { $most } Karten
conquest-scenario-mark = „{ $read }“ ist keine Angabe; bekannt sind exhausted, ready, bloodied, 2 damage, 3 resources, with KARTE, with KARTE of NAME, owned by NAME, as MARKE
conquest-scenario-verb = „{ $read }“ ist kein Zug
conquest-scenario-nowhere = „{ $read }“ ist nicht in diesem Spiel
conquest-scenario-expect = „{ $read }“ kann nicht erwartet werden
conquest-trace-move = { $name }: { $text }
conquest-trace-pass = ({ $name } passt)
conquest-trace-refused = wie vorgesehen abgelehnt ({ $clause }): { $text }
conquest-trace-expected = wie erwartet: { $text }
conquest-trace-differs = Zeile { $line }: „{ $text }“: erwartet { $wanted }, tatsächlich { $got }
conquest-scenario-title = { $title } ({ $file })
conquest-scenario-good = { $count ->
        [one] { $count } Szenario verlief wie geschrieben.
       *[other] { $count } Szenarien verliefen wie geschrieben.
    }
conquest-scenario-bad = { $bad } von { $count } Szenarien verliefen nicht wie geschrieben.
conquest-scenario-long-line = eine Zeile hat höchstens { $most } Zeichen
conquest-scenario-over = „{ $read }“ ist nicht möglich: das Spiel ist zu Ende
conquest-scenario-planet = „{ $read }“ ist kein Planet der Reihe; Planeten werden von 1 bis 7 gezählt
conquest-scenario-no-card = „{ $read }“ nennt keine Karte; Karten heißen wie auf Englisch, „at 2“, „of NAME“, „in NAME hq“, „on KARTE“ oder „no 2“ unterscheiden sie
conquest-scenario-question = „{ $read }“ ist keine Frage; bekannt sind { $known }
conquest-scenario-no-word = „{ $read }“ ist kein Schlüsselwort, kein Merkmal und keine Fraktion einer Karte
conquest-scenario-yes-or-no = „{ $read }“ ist weder yes noch no
conquest-scenario-range = „{ $read }“ liegt außerhalb von { $least } bis { $most }
conquest-scenario-players-first = die Zeile „players:“ steht vor allem, was auf dem Tisch liegt
conquest-scenario-name = „{ $read }“ kann hier kein Name sein; ein Name ist ein Wort
conquest-scenario-same-name = beide Spieler heißen „{ $read }“
conquest-scenario-no-warlord = „{ $read }“ ist kein Kriegsherr
conquest-scenario-no-planet = „{ $read }“ ist kein Planet
conquest-scenario-planet-twice = „{ $read }“ steht zweimal in der Reihe; jeden Planeten gibt es einmal
conquest-scenario-unclosed = die Klammern in „{ $read }“ passen nicht zusammen
conquest-scenario-not-at-planet = „{ $read }“ ist keine Einheit; nur Einheiten sind bei Planeten
conquest-scenario-not-in-hq = „{ $read }“ kann nicht in einem Hauptquartier sein; Einheiten und Unterstützungen können es
conquest-scenario-not-held = „{ $read }“ ist nie auf einer Hand, in einem Deck oder auf einem Ablagestapel
conquest-scenario-other-warlord = „{ $read }“ ist nicht der Kriegsherr von { $name }
conquest-scenario-warlord-twice = „{ $read }“ kann nicht an zwei Orten sein
conquest-scenario-unique = „{ $read }“ ist einzigartig, und { $name } hat sie schon im Spiel
conquest-scenario-not-attached = „{ $read }“ kann nicht an { $host } angelegt sein
conquest-scenario-mark-out-of-play = „{ $read }“ sagt nichts über { $card } außerhalb des Spiels
conquest-scenario-label = „{ $read }“ kann keine Marke sein; eine Marke ist ein Wort, das keine Karte, keinen Spieler und keine andere Marke nennt
conquest-scenario-label-many = „{ $read }“: eine Marke gehört zu einer Karte
conquest-scenario-no-such-planet = „{ $read }“ ist bei Planet { $at }, dort liegt aber kein Planet der Reihe
conquest-scenario-damage = „{ $read }“ wäre zerstört; der Schaden muss unter { $hp } Trefferpunkten bleiben
conquest-scenario-twice = „{ $read }“ steht schon auf dem Brett; nur Kartenlisten gehen in einer weiteren Zeile weiter
conquest-scenario-face-down = „{ $read }“ ist auf Planet { $at }, der verdeckt liegt
conquest-scenario-won = mit diesen Planeten hat { $name } das Spiel schon gewonnen
conquest-trace-accepted = Zeile { $line }: „{ $text }“: eine Ablehnung war erwartet, „{ $reading }“ wird aber angenommen
conquest-trace-may = Zeile { $line }: „{ $text }“: „{ $reading }“ ist möglich
conquest-trace-may-not = Zeile { $line }: „{ $text }“: nicht möglich; möglich sind { $options }
conquest-trace-not-asked = Zeile { $line }: „{ $text }“: { $name } ist nicht gefragt, das zeigt also nichts; gefragt ist { $who } ({ $question })
conquest-trace-over = Zeile { $line }: „{ $text }“: das Spiel ist zu Ende, { $name } ist nicht mehr gefragt
conquest-trace-settles = { $told }; so ist es, sobald offene Fenster gepasst sind: „settle“ davor oder „expect settled …“
conquest-scenario-unusable = { $count ->
        [one] { $count } Datei hat eine Zeile, die nicht verwendet werden kann.
       *[other] { $count } Dateien haben Zeilen, die nicht verwendet werden können.
    }
conquest-trace-other-question = Zeile { $line }: „{ $text }“: gefragt ist etwas anderes ({ $question }), das zeigt also nichts
