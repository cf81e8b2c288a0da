# Ein Conquest-Tisch zwischen Menschen: warum er etwas ablehnt, sein Protokoll, sein Beweis.

table-refusal-no-table = diesen Tisch gibt es nicht
table-refusal-open = der Tisch ist schon eröffnet
table-refusal-earlier = der Zeitpunkt liegt vor dem letzten Schritt an diesem Tisch
table-refusal-other-dice = das sind nicht die Würfel, die bei der Eröffnung versprochen wurden
table-refusal-name = ein Name hat 1 bis { $most } Zeichen in einer Zeile
table-refusal-reason = eine Begründung hat 1 bis { $most } Zeichen in einer Zeile
table-refusal-time = eine Uhr hat zwischen 10 Sekunden und { $minutes } Minuten, ein Zuschlag höchstens { $increment } Sekunden
table-refusal-bot = einen Bot „{ $name }“ gibt es nicht
table-refusal-not-yours = das darf an diesem Tisch jemand anders
table-refusal-no-judge = an diesem Tisch steht kein Schiedsrichter bereit
table-refusal-over = die Partie ist vorbei
table-refusal-begun = die Partie hat begonnen
table-refusal-not-begun = die Partie hat noch nicht begonnen
table-refusal-seat-taken = da sitzt schon jemand
table-refusal-seat-empty = ein Platz ist noch frei
table-refusal-promised = deine Zahl ist schon versprochen
table-refusal-not-promised = beide versprechen eine Zahl, bevor einer sie nennt
table-refusal-numbered = die Zahl ist schon bekannt
table-refusal-other-number = das ist nicht die versprochene Zahl
table-refusal-still-time = { $seconds ->
    [one] für die Zahl bleibt noch { $seconds } Sekunde Zeit
   *[other] für die Zahl bleiben noch { $seconds } Sekunden Zeit
}
table-refusal-broken = diese Version kann die Partie ab Antwort { $answer } nicht weiterspielen; die Aufzeichnung bleibt erhalten
table-refusal-paused = ein Schiedsrichter hat die Partie angehalten
table-refusal-not-paused = die Partie ist nicht angehalten
table-refusal-no-clock = diese Partie wird ohne Uhr gespielt
table-refusal-time-over = deine Zeit ist abgelaufen
table-refusal-time-left = { $seconds ->
    [one] es bleibt noch { $seconds } Sekunde
   *[other] es bleiben noch { $seconds } Sekunden
}
table-refusal-stale = die Frage ist eine andere: es gibt { $given } Antworten, deine galt der Frage nach { $after }
table-refusal-not-away = { $seconds ->
    [one] warte noch { $seconds } Sekunde, bevor du die Partie nimmst
   *[other] warte noch { $seconds } Sekunden, bevor du die Partie nimmst
}
table-refusal-never-away = der Gegner ist nicht weg
table-refusal-nothing-back = du hast keine Antwort gegeben, die sich zurücknehmen ließe
table-refusal-already-asked = danach ist schon gefragt worden
table-refusal-not-asked = danach hat der Gegner nicht gefragt
table-refusal-no-such-answer = eine Partie nach { $given } Antworten lässt sich nicht auf { $answers } zurücksetzen

table-log-round = Runde { $round }
table-log-phase = { $phase }
table-log-commits = { $who }: { $card } rückt zu { $planet } aus
table-log-moves = { $card } bewegt sich zu { $planet }
table-log-goes-home = { $card } geht ins HQ
table-log-token = { $who }: { $card } kommt ins Spiel
table-log-damaged = { $card } nimmt { $damage } Schaden, { $left } übrig
table-log-healed = { $damage } Schaden wird von { $card } entfernt
table-log-bloodied = { $card } ist angeschlagen
table-log-destroyed = { $card } wird vernichtet oder abgelegt
table-log-left = { $card } verlässt das Spiel
table-log-discarded = { $who }: { $card } kommt auf den Ablagestapel
table-log-shuffles = { $who }: Deck gemischt
table-log-draws = { $cards ->
    [one] { $who }: { $cards } Karte gezogen
   *[other] { $who }: { $cards } Karten gezogen
}
table-log-gains = { $resources ->
    [one] { $who }: { $resources } Ressource erhalten
   *[other] { $who }: { $resources } Ressourcen erhalten
}
table-log-battle = Gefecht bei { $planet }
table-log-battle-over = Das Gefecht bei { $planet } ist vorbei
table-log-captures = { $who }: { $planet } erobert
table-log-revealed = { $planet } wird aufgedeckt
table-log-initiative = Initiative: { $who }

table-note-begun = Die Partie beginnt
table-note-dealt-anew = Was hier verdeckt war, ist neu gemischt
table-note-conceded = { $who }: Partie aufgegeben
table-note-draw-offered = { $who }: Unentschieden angeboten
table-note-draw-declined = { $who }: Unentschieden abgelehnt
table-note-draw-agreed = Das Unentschieden ist vereinbart
table-note-undo-asked = { $who }: Bitte, die letzte Antwort zurückzunehmen
table-note-undo-declined = { $who }: Bitte abgelehnt, die Antwort gilt
table-note-taken-back = { $who }: letzte Antwort zurückgenommen
table-note-taken-back-agreed = { $who }: letzte Antwort zurückgenommen, mit Zustimmung des Gegners
table-note-set-back = Ein Schiedsrichter setzt die Partie zurück: { $reason }
table-note-timed-out = { $who }: die Zeit ist abgelaufen
table-note-absent = { $who }: zu lange keine Antwort
table-note-judge-called = { $who }: Schiedsrichter gerufen
table-note-paused = Ein Schiedsrichter hält die Partie an: { $reason }
table-note-resumed = Die Partie geht weiter
table-note-extended = { $who }: { $seconds } Sekunden mehr von einem Schiedsrichter: { $reason }
table-note-decided = Ein Schiedsrichter beendet die Partie: { $reason }

table-end-agreement = Einigung
table-end-time = Zeit
table-end-absence = Abwesenheit des Gegners
table-end-judge = Entscheidung eines Schiedsrichters
table-end-closed = keine Partie
table-end-won = { $who }: Sieg durch { $how }
table-end-nobody = Niemand gewinnt: { $how }

table-file-not-json = die Datei ist keine Aufzeichnung eines Spiels: { $why }
table-file-format = die Datei nennt sich „{ $format }“; erwartet wird „{ $known }“
table-file-too-long = die Datei hat { $facts } Schritte; gelesen werden höchstens { $most }
table-file-not-over = die Partie ist nicht vorbei: ihr Geheimnis ist nicht offengelegt, also lässt sich noch nichts beweisen
table-file-secret = das Geheimnis am Ende ist nicht das, das am Anfang versprochen wurde
table-file-refused = Schritt { $step } ist gegen die Regeln: { $why }
table-file-differs = Schritt { $step } folgt nicht aus dem, was davor war
table-file-missing = nach Schritt { $step } fehlt etwas

table-proof-commitment = Das Geheimnis des Servers war versprochen als { $commitment }.
table-proof-drawn-for = { $who }: der Server hat die Zahl gezogen.
table-proof-holds = { $draws ->
    [one] Bewiesen: { $steps } Schritte, { $answers } Antworten, { $draws } Ziehung, alles aus dem Geheimnis und beiden Zahlen.
   *[other] Bewiesen: { $steps } Schritte, { $answers } Antworten, { $draws } Ziehungen, alles aus dem Geheimnis und beiden Zahlen.
}

section-tables-on-the-platform = Tische auf der Plattform
section-chance-at-a-table = Zufall am Tisch
section-answers-at-a-table = Antworten am Tisch
section-time-and-judges-at-a-table = Zeit und Schiedsrichter am Tisch
section-what-is-seen-of-a-table = Was man von einem Tisch sieht
