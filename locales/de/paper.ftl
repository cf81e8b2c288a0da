# Blätter zum Drucken: ihre Namen, wozu sie dienen und was auf ihnen steht.
paper-title-pairings-by-name = Paarungen nach Namen
paper-title-pairings-by-table = Paarungen nach Tischen
paper-title-slips = Ergebniszettel
paper-title-standings = Rangliste
paper-title-bracket = Turnierbaum
paper-title-players = Spieler
paper-title-deck-form = Deckliste
paper-title-table-numbers = Tischnummern
paper-title-proxies = Proxys
paper-title-rules = Geltende Regeln
paper-title-desk = Sicherung für die Turnierleitung
paper-purpose-pairings-by-name = Für die Wand: Jeder findet den eigenen Namen, den Tisch und den Gegner.
paper-purpose-pairings-by-table = Für die Turnierleitung: die Tische der Reihe nach, mit Platz für die Ergebnisse.
paper-purpose-slips = Vier auf einer Seite; den Stapel schneiden, die Viertel aufeinanderlegen, und sie liegen in der Reihenfolge der Tische.
paper-purpose-standings = Die neueste Rangliste, nach den K.-o.-Runden die Endplätze aller, mit exakten Feinwertungen.
paper-purpose-bracket = Die K.-o.-Runden auf einer Seite.
paper-purpose-players = Alle Gemeldeten, mit einem Kästchen zum Abhaken der Anwesenheit.
paper-purpose-deck-form = Eine leere Deckliste zum Ausfüllen von Hand.
paper-purpose-table-numbers = Zwei große Nummern auf einer Seite, mit dem Weg ins Turnier für das Telefon.
paper-purpose-proxies = Für beschädigte Karten, in Kartengröße, mit allem, was ein Proxy angeben muss.
paper-purpose-rules = Runden, Zeit, Punkte und Feinwertungen auf einem Blatt, jede Zeile mit ihrer Regel.
paper-purpose-desk = Das ganze Turnier mit dem geheimen Startwert, in Codes. Unter Verschluss halten.

paper-not-yet-round = es gibt noch keine solche Runde zu drucken
paper-not-yet-table = noch ist keine Schweizer Runde abgeschlossen, also gibt es keine Rangliste
paper-not-yet-bracket = es wurden keine K.-o.-Runden angekündigt
paper-not-yet-players = noch hat sich niemand gemeldet
paper-not-yet-decks = dieses Regelwerk kennt keine Decklisten
paper-not-yet-proxies = es wurde kein Proxy gemacht

paper-round = Runde { $round }
paper-round-final = Runde { $round }, Finale
paper-round-elimination = Runde { $round }, letzte { $players }
paper-final = Finale
paper-last = Letzte { $players }
paper-place = Platz { $rank }
paper-game = Partie { $game }
paper-heading-by-name = { $round }: nach Namen
paper-heading-by-table = { $round }: nach Tischen
paper-heading-standings = Rangliste nach Runde { $round }
paper-heading-codes = Codes des Turniers
paper-about-codes = Die Codes, die auf die Blätter davor nicht gepasst haben
paper-players = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
paper-tables = { $count ->
    [one] ein Tisch
   *[other] { $count } Tische
}
paper-unpublished = noch nicht veröffentlicht
paper-page = Seite { $page } von { $pages }
paper-state = { $parts ->
    [one] Stand { $id }: Dieser eine Code stellt das Turnier wieder her (marshal restore-from-paper)
   *[other] Stand { $id }: Die Codes 1 bis { $parts } zusammen stellen das Turnier wieder her (marshal restore-from-paper)
}
paper-left = nicht mehr dabei
paper-here = da
paper-won = gewonnen
paper-winner = Sieger
paper-signature = Unterschrift
paper-ended-by = Wie die Partie endete
paper-ended-at = Spielende um
paper-received-at = Zettel abgegeben um § { $clause }
paper-figures = Zahlen
paper-drops = Verlässt das Turnier nach dieser Runde
paper-join = Ergebnisse, Uhr und Paarungen auf deinem Telefon
paper-about-deck-form = Anzahl und voller Name jeder Karte, wie auf ihr gedruckt
paper-proxy = Proxy
paper-proxy-for = Für { $player }, nur in diesem Turnier.
paper-proxy-original = Das Original liegt verdeckt bereit.

paper-about-desk = Alles, um an einem anderen Rechner weiterzumachen
paper-desk-warning = Geheim: Der Startwert entscheidet alle kommenden Auslosungen. Nicht aushängen.
paper-desk-scan = Scanne oder fotografiere alle Blätter dieser Sicherung; die Nummern unter den Codes zeigen, ob eines fehlt.
paper-desk-restore = Rufe „marshal restore-from-paper“ mit den Bildern auf. Der Befehl prüft jeden Code und schreibt die Turnierdatei.
paper-desk-go-on = Mach mit „marshal run“ weiter; jede Auslosung folgt aus demselben Startwert, „marshal verify“ gilt also für das ganze Turnier.
paper-desk-seed = Startwert
paper-desk-commitment = Veröffentlichte Festlegung des Startwerts (SHA-256)

paper-rules-rounds = Runden
paper-rules-time = Zeit
paper-rules-tier = Stufe: { $tier }
paper-rules-phase = { $phase }: { $begins }
paper-rules-plays-on = nach Ablauf der Zeit wird noch zu Ende gespielt: { $extent }
paper-rules-no-show = { $minutes ->
    [one] wer eine Minute zu spät kommt, kann aus dem Turnier genommen werden
   *[other] wer { $minutes } Minuten zu spät kommt, kann aus dem Turnier genommen werden
}
paper-rules-points = { $outcome }: { $points }
paper-rules-step = { $number }. { $step }
paper-rules-deck-lists = jeder gibt vor Beginn eine Deckliste ab
paper-stage-swiss = danach die besten { $cut }: { $rounds }
paper-stage-elimination = danach K.-o.-System der besten { $cut }
paper-stage-elimination-all = K.-o.-System aller Spieler

# Die Befehle `marshal paper` und `marshal restore-from-paper`.
cli-paper = Die Blätter eines Turniers als PDF drucken: Paarungen, Ergebniszettel, Rangliste und mehr
cli-paper--file = Die Turnierdatei; - liest die Standardeingabe
cli-paper--pack = Das eigene Regelpaket des Turniers (TOML)
cli-paper--sheet = Welches Blatt; ohne Angabe werden die Blätter aufgezählt
cli-paper--round = Welche Runde; ohne Angabe die neueste
cli-paper--address = Wo Spieler das Turnier finden; wird ein Code auf den Tischnummern
cli-paper--output = Wohin das PDF geschrieben wird
cli-restore-from-paper = Ein Turnier aus gescannten Blättern wiederherstellen
cli-restore-from-paper--pictures = Bilder der Blätter (PNG oder JPEG) oder Textdateien mit dem Inhalt der Codes
cli-restore-from-paper--output = Wohin die Turnierdatei geschrieben wird; sonst Standardausgabe
cli-restore-from-paper--pack = Das eigene Regelpaket des Turniers (TOML)
cli-restore-from-paper--seed = Der Startwert des Turniers, wie er auf der Sicherung steht
paper-sheet-unknown = es gibt kein Blatt „{ $read }“; Blätter sind: { $known }
paper-output-needed = gib mit --output an, wohin das PDF geschrieben wird
paper-done = { $pages ->
    [one] { $path }: eine Seite
   *[other] { $path }: { $pages } Seiten
}
paper-picture-unreadable = { $path } ist weder ein Bild (PNG oder JPEG) noch ein Text mit Codes: { $why }
paper-picture-codes = { $count ->
    [0] { $path }: kein Code gefunden
    [one] { $path }: ein Code
   *[other] { $path }: { $count } Codes
}
paper-restore-no-codes = auf keinem der Bilder ist ein Code von Marshal zu lesen; ein schärferes oder größeres Bild kann helfen
paper-restore-damaged = die Codes des Stands { $id } passen nicht zusammen; einer wurde falsch gelesen oder verändert
paper-restore-missing = { $count ->
    [one] der Code des Stands { $id } fehlt
   *[other] von den { $count } Codes des Stands { $id } fehlen: { $parts }
}
paper-restore-done = { $parts ->
    [one] „{ $name }“ aus einem Code wiederhergestellt, Stand { $id }.
   *[other] „{ $name }“ aus { $parts } Codes wiederhergestellt, Stand { $id }.
}
paper-restore-whole = Die ganze Aufzeichnung ist da, mit Verlauf und Startwert.
paper-restore-new-seed = Die Blätter enthalten den geheimen Startwert nicht. Ein neuer wurde gezogen, mit der Festlegung { $commitment }. Gib sie bekannt. Die bisherigen Runden bleiben, wie sie gedruckt sind, aber ihre Auslosung lässt sich nur mit dem alten Startwert beweisen; hast du ihn, ruf den Befehl noch einmal mit --seed auf.
paper-restore-same-seed = Der Startwert passt zur veröffentlichten Festlegung.
paper-restore-wrong-seed = das ist nicht der Startwert des Turniers: Seine Festlegung ist { $read }, die veröffentlichte { $published }

# Die Seite mit allen Blättern.
paper-page-title = Druck
paper-page-about = Blätter zum Drucken, als PDF oder direkt aus dem Browser. Jedes trägt Codes, aus denen sich das Turnier wiederherstellen lässt.
paper-page-not-yet = Noch nichts zu drucken: { $why }.
paper-page-print = Druckseite
paper-forbidden = Dieses Blatt ist nicht für alle: Proxys sind für die Turnierleitung, die Sicherung für den Organisator.
