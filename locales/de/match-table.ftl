# Der Tisch einer Partie des Turniers.

section-tables-of-a-tournament = Tische eines Turniers

table-refusal-not-hosted = dieser Tisch gehört zu keiner Partie
table-refusal-host-decides = am Tisch einer Partie wird das nicht vereinbart oder entschieden; wie sie endet, sagen die Regeln des Turniers
table-refusal-round-waits = die Runde ist noch nicht gestartet; der Aufbau darf fertig werden, die Partie wartet
table-note-round-waits = Die Runde wartet auf ihren Start
table-note-round-runs = Die Runde läuft
table-note-round-time = Die Zeit der Runde ist um: diese Spielrunde wird zu Ende gespielt, eine weitere nicht
table-note-settled = Das Ergebnis wurde im Turnier eingetragen
table-end-round-time = Zeit der Runde
table-end-host = im Turnier eingetragenes Ergebnis

new-tables = Partien dürfen an Marshals Tischen gespielt werden
field-tables = Partien an Tischen der Plattform
nav-tables = Tische
match-no-tables = Gerade ist keine Partie an einem Tisch von Marshal.
match-stands = Stand
match-watch = Öffnen
match-not-open = noch war niemand da
match-go = Zum Tisch
match-home = Zurück zur Partie
match-time = Runde
match-stand-seats = { $seated ->
    [0] wartet auf beide Spieler
    [one] ein Spieler sitzt
   *[other] beide Spieler sitzen
}
match-stand-numbers = beide sitzen, die Partie beginnt
match-stand-playing = Spielrunde { $round }, { $phase }
match-stand-won = { $name } hat gewonnen
match-stand-over = zu Ende, das Turnier entscheidet
match-choose-deck = Du hast keine Liste abgegeben, die hier gespielt werden kann: wähle das Deck, mit dem du diese Partie spielst.
match-sits = ist da
match-missing = noch nicht da
match-judges-only = das tut nur, wer in dieser Partie entscheiden darf
match-judge = Schiedsrichter
match-judge-reason = Begründung
match-judge-pause = Partie anhalten
match-judge-resume = Partie fortsetzen
match-judge-to = Zurück auf den Stand nach Antwort … (von { $given })
match-judge-set-back = Partie zurücksetzen
match-judge-rule = Entscheiden, verlängern, Ergebnis eintragen
match-choose-winner = Alles, was verglichen wird, ist gleich: du sagst, wer gewinnt.
match-choose-winner-go = Sagen, wer gewinnt
match-record-closed = das Protokoll zeigt beide Listen und Hände; es steht denen offen, die die Listen dieses Turniers sehen dürfen
