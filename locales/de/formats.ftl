# Dateien anderer Systeme: was daran falsch ist und was sie nicht tragen.
format-shape = lässt sich nicht lesen: { $why }
format-no-players = es sind keine Spieler darin
format-too-many = { $count } sind zu viele; höchstens { $most } sind möglich
format-not-a-number = „{ $read }“ ist keine Zahl
format-unknown = kein Spieler hat die Nummer { $read }
format-twice = { $read } steht zweimal da
format-result = „{ $read }“ ist kein Ergebnis; möglich sind { $accepted }
format-disagree = die beiden Spieler nennen verschiedene Partien: „{ $one }“ und „{ $two }“
format-name-missing = der Name fehlt
format-read-only = dieses Format kann gelesen, aber nicht geschrieben werden
format-in-field = { $field }: { $what }
format-in-line = Zeile { $line }: { $what }
format-at = Zeile { $line }, Spalte { $column }: { $what }
loss-seed = der geheime Startwert: Aus dieser Datei lassen sich Auslosungen nicht beweisen
loss-history = wer was wann getan hat
loss-rounds = Runden und Ergebnisse
loss-elimination = K.-o.-Runden: das Format kennt nur Schweizer Runden
loss-fractions = exakte Brüche; sie stehen als Dezimalzahlen da
loss-reasons = warum sich Spieler abgemeldet haben
loss-teams = Mannschaften
loss-fields = { $fields }

loss-modified =
    { $matches ->
        [one] { $matches } modifiziertes Ergebnis, als gewöhnliches geschrieben
       *[other] { $matches } modifizierte Ergebnisse, als gewöhnliche geschrieben
    }
loss-absent =
    { $matches ->
        [one] { $matches } nicht erschienener Spieler: als Freilos des Gegners geschrieben
       *[other] { $matches } nicht erschienene Spieler: als Freilose der Gegner geschrieben
    }
loss-stages = { $stages } Abschnitte mit Schweizer Runden: als Runden eines einzigen geschrieben, und wer den Cut dazwischen verpasste, als abgemeldet
loss-absent-from-bracket =
    { $matches ->
        [one] { $matches } K.-o.-Partie, zu der jemand nicht erschien: als von ihm verloren geschrieben
       *[other] { $matches } K.-o.-Partien, zu denen jemand nicht erschien: als von ihm verloren geschrieben
    }
loss-back =
    { $players ->
        [one] { $players } Spieler, der zurückkam und seitdem nicht ausgelost wurde: Wer die Datei liest, hält ihn für abgemeldet
       *[other] { $players } Spieler, die zurückkamen und seitdem nicht ausgelost wurden: Wer die Datei liest, hält sie für abgemeldet
    }
loss-names =
    { $players ->
        [one] das Ende von { $players } Namen mit mehr als { $width } Zeichen
       *[other] die Enden von { $players } Namen mit mehr als { $width } Zeichen
    }
loss-half-byes =
    { $count ->
        [one] { $count } Freilos mit halbem Punkt, als verpasste Runde gelesen
       *[other] { $count } Freilose mit halbem Punkt, als verpasste Runden gelesen
    }
loss-points =
    { $matches ->
        [one] die Punkte von { $matches } Partie, die das Regelwerk nicht kennt; wer mehr hatte, gewann
       *[other] die Punkte von { $matches } Partien, die das Regelwerk nicht kennt; wer mehr hatte, gewann
    }
