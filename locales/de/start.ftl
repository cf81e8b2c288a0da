# Schneller beginnen: viele Spieler auf einmal, Turniere finden, was man am Ende braucht.
many-title = Viele Spieler hinzufügen
many-lead = Füge eine Namensliste, eine Tabelle oder die Datei eines anderen Systems ein. Was gefunden wurde, siehst du, bevor jemand eingetragen wird.
many-text = Namen oder Tabelle
many-text-help = Ein Name pro Zeile genügt. Eine Tabelle braucht die Überschrift „Name“; „Team“ wird auch übernommen. Gelesen werden Dateien von NRTM, Cobra, TOME, FIDE-Berichte (TRF) und unsere eigenen.
many-file = Oder eine Datei
many-look = Liste ansehen
many-others = Oder Spieler eines anderen Turniers
many-choose = Auswählen
many-nothing = es gibt nichts zu lesen; erwartet werden Namen, eine Tabelle oder eine Datei
many-found = { $count ->
    [one] Ein Spieler wurde gefunden. Nimm das Häkchen weg, wenn er nicht eingetragen werden soll.
   *[other] { $count } Spieler wurden gefunden. Nimm das Häkchen weg, wo jemand nicht eingetragen werden soll.
}
many-lost = Nicht übernommen:
many-here = schon dabei
many-take = Angekreuzte eintragen
many-refused = { $count ->
    [one] Ein Spieler wurde nicht eingetragen, alle anderen schon.
   *[other] { $count } Spieler wurden nicht eingetragen, alle anderen schon.
}
many-over = Das Turnier ist vorbei.
roster-absent-count = { $count ->
    [one] Ein Spieler hat sich noch nicht gemeldet.
   *[other] { $count } Spieler haben sich noch nicht gemeldet.
}
roster-all-here = Alle sind da
desk-absent = { $count ->
    [one] Ein Spieler hat noch nicht „Ich bin da“ gesagt
   *[other] { $count } Spieler haben noch nicht „Ich bin da“ gesagt
}
desk-drop-absent = Abmelden
after-print = Plätze drucken
after-results = Ergebnisse (CSV)
after-players = Plätze (CSV)
after-again = Neues Turnier mit diesen Einstellungen
new-check-in = Spieler müssen sich melden, bevor sie ausgelost werden
home-find = Turnier suchen
home-not-found = Kein Turnier mit „{ $text }“.
home-soon = Demnächst
home-past = Vergangene
home-where = Wo spielst du heute?
home-what = Turniere und Tische auf diesem Rechner. Nichts zu installieren, kein Konto.
home-play = Gegen einen Bot oder jemanden mit deinem Link.
home-play-start = Zum Spiel
home-table = Epic-Tisch vorbereiten
home-table-start = Neuer Tisch
home-army = Eine Armee aufstellen
many-take-all = Diese Spieler eintragen
many-whole = Alle Gefundenen, einer pro Zeile; nimm die Zeilen heraus, die nicht dazukommen sollen
