# Die Turnierleitung und die öffentlichen Seiten.

access-name-of = Name
bracket-game = Partie { $game }
bracket-help = Zeige auf einen Namen oder erreiche ihn mit der Tabulatortaste, um den Weg des Spielers zu sehen.
bracket-none = Die K.-o.-Runden haben noch nicht begonnen.
column-begins = Beginn
column-deadline = Restzeit
column-ends = Ende
column-esos-short = eSoS
column-kind = Art
column-minutes = Minuten
column-opponent = Gegner
column-per-round = Punkte je Runde
column-round = Runde
column-sos-short = SoS
day-elimination = { $rounds ->
    [one] { $rounds } K.-o.-Runde
   *[other] { $rounds } K.-o.-Runden
}
day-elimination-cut = { $rounds ->
    [one] die besten { $cut }: { $rounds } K.-o.-Runde
   *[other] die besten { $cut }: { $rounds } K.-o.-Runden
}
day-ends = Ende gegen { $likely } Uhr, kaum vor { $early } oder nach { $late } Uhr.
day-for = { $players ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
}
day-rounds = Runde für Runde
day-swiss = { $rounds ->
    [one] { $rounds } Schweizer Runde
   *[other] { $rounds } Schweizer Runden
}
day-swiss-cut = { $rounds ->
    [one] die besten { $cut } spielen { $rounds } weitere Schweizer Runde
   *[other] die besten { $cut } spielen { $rounds } weitere Schweizer Runden
}
day-too-few = { $players } Spieler sind zu wenige für diese Tabelle, die bei { $least } beginnt. Wähle eine eigene Struktur.
day-unfit = Diese Runden und dieser Cut passen nicht zu { $players } Spielern.
decks-seen-after = Alle sehen sie, wenn das Turnier vorbei ist.
decks-seen-leaders = Nur die Turnierleitung sieht sie.
decks-seen-open = Alle sehen sie zwischen den Runden.
desk-accept-reason = eine Meldung bei der Turnierleitung angenommen
desk-add-late = Die Anmeldung ist geschlossen. Später Einstieg zählt eine Niederlage je verpasster Runde, wenn du ihn erlaubst.
desk-all-in = Alle Ergebnisse sind da.
desk-change-result = Ändern
desk-decline = Ablehnen
desk-done = { $tables ->
    [one] Ein Tisch hat sein Ergebnis
   *[other] { $tables } Tische haben ihr Ergebnis
}
desk-forecast = Die Runde endet gegen { $round } Uhr, der Tag gegen { $day } Uhr.
desk-forecast-day = Der Tag endet gegen { $day } Uhr.
desk-join-help = Spieler scannen dies oder tippen den Code auf der Startseite ein.
desk-next-dispute = Tisch { $table } entscheiden: die Meldungen widersprechen sich
desk-open-card = Karte öffnen
desk-organizer-only = Das ist dem Organisator vorbehalten.
desk-plan = Runden und Cut
desk-plan-now = { $players ->
    [one] Mit einem Spieler
   *[other] Mit { $players } Spielern
}
desk-reopen = Anmeldung wieder öffnen
desk-result-of = Ergebnis von Tisch { $table }
desk-settle = Entscheiden
desk-swap = Auslosung von Hand ändern
desk-swap-button = Plätze tauschen
desk-swap-help = Wähle zwei Spieler, die die Plätze tauschen. In der Tabelle oben kannst du auch einen Namen auf einen anderen ziehen.
desk-swap-one = Dieser Spieler
desk-swap-two = und dieser
desk-tab-log = Protokoll
desk-tab-now = Jetzt
desk-tab-players = Spieler
desk-tab-settings = Einstellungen
desk-tab-staff = Mitarbeitende
desk-tell = Allen etwas sagen
desk-tell-button = Auf allen Bildschirmen zeigen
desk-tell-minutes = Minuten (optional)
desk-tell-text = Ansage
desk-tell-until = (bis { $time })
desk-undo-button = Zurücknehmen
field-amount = „{ $value }“ wird nicht angenommen; möglich ist eine Zahl von 0 bis { $most }, etwa 3 oder 12,5
field-choice = „{ $value }“ wird nicht angenommen; möglich sind: { $known }
field-day = „{ $value }“ ist kein Tag; möglich ist ein Datum wie 2026-11-14
field-other = Feld „{ $name }“
force-decks-none = nicht verlangt
force-decks-required = Vor Runde 1 abzugeben.
force-late = Später Einstieg
force-late-no = nicht möglich
force-late-yes = möglich, mit einer Niederlage je verpasster Runde
force-minutes = { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
force-not-announced = werden nach dem Anmeldeschluss angekündigt
force-round = Eine Runde dauert
force-tie-breakers = Gleichstand
force-tie-breakers-are = Punkte, dann Gegnerstärke, dann erweiterte Gegnerstärke, dann das Los
force-title = Geltende Regeln
home-today = Turniere heute
kind-elimination = K.-o.
kind-swiss = Schweizer
law-more = In den Regeln
log-all = Alle Schritte
log-lead = Jeder Schritt: wer, wann, warum. Nichts wird überschrieben; Zurückgenommenes bleibt im Protokoll.
mine-disputed = Eure Meldungen widersprechen sich. Ein Schiedsrichter kommt; bis dahin könnt ihr neu melden.
new-choose = Nach welchem Regelwerk?
new-date = Datum
new-date-help = Danach richtet sich, welche Karten erlaubt sind.
new-decks-seen = Wer Decklisten sieht
new-decks-seen-help = Die Turnierleitung immer; Spieler die eigene, aber nicht während einer Runde.
new-first-table = Erster Tisch
new-first-table-help = Die Nummer auf der Karte des ersten Tisches.
new-no-show = Auf Fehlende warten (Minuten)
new-no-show-help = Danach wirst du gefragt, ob sie abgemeldet werden.
new-occasion = Art des Turniers
new-occasion-help = Offizielle Arten schreiben Struktur oder Stufe vor.
new-occasion-none = Eigenes Turnier
new-pack-change = Anderes Regelwerk
new-pack-minutes = { $minutes ->
    [one] Runden von { $minutes } Minute
   *[other] Runden von { $minutes } Minuten
}
new-preview-button = Plan zeigen
new-preview-start = Erste Runde um
new-region = Gebiet
new-region-help = Erscheinungstage hängen vom Gebiet ab.
new-region-none = nicht angegeben
new-untimed-final = Das Finale hat kein Zeitlimit
person-access = Links und PIN
person-access-help = Ein neuer Link und eine neue PIN beenden alle anderen, auf jedem Telefon.
person-deck = Deckliste
person-deck-amended = { $times ->
    [one] abgegeben, einmal geändert
   *[other] abgegeben, { $times }-mal geändert
}
person-deck-missing = fehlt
person-deck-none = nicht abgegeben
person-deck-there = abgegeben
person-dismiss = Abberufen
person-disqualify = Disqualifizieren
person-disqualify-help = Nur für unsportliches Verhalten und endgültig: der Spieler kann nicht zurückkommen.
person-drop-why = Warum
person-enrol = Als Spieler anmelden
person-entry = Anmeldung
person-fix-table = Immer an Tisch (leer: beliebig)
person-fixed-table = Fester Tisch
person-hand-over = Zum Organisator machen
person-issue = Neuer Link und PIN
person-issued = Jetzt zeigen oder senden; es erscheint nur einmal
person-judges = Von den Schiedsrichtern
person-leaving = Abmelden und Zurückkommen
person-make-judge = Zum Schiedsrichter machen
person-make-marshal = Zum Marshal machen
person-no-rounds = Noch keine Runde.
person-nothing = Bisher nichts.
person-office = Amt
person-proxy = Proxy für { $card }, { $date }
person-recommend = Disqualifikation empfehlen
person-recommend-help = Der Organisator entscheidet.
person-remedy-penalty = Strafe
person-remedy-recommendation = Disqualifikation empfohlen
person-remedy-unfounded = unbegründet
person-remedy-warning = Verwarnung
person-revoke = Allen Zugang beenden
person-rounds = Runde für Runde
person-save = Speichern
person-title = { $name }
person-undecided = noch nicht entschieden
person-withdraw = Anmeldung zurückziehen
problem-no-report = Für diesen Tisch hat niemand ein Ergebnis gemeldet.
proof-draws = Die Auslosungen
proof-draws-help = Jede Auslosung hat einen Namen; zusammen mit dem Startwert ergibt er genau diese Auslosung und keine andere.
proof-yourself = Prüfe es selbst
rights-action = Handlung
rights-for-oneself = für sich selbst
rights-lead = Aus den Regeln selbst gemacht: das prüft Marshal vor jedem Schritt. Außer Dienst sind Marshals und Schiedsrichter Zuschauer.
rights-link = Wer was darf
rights-no = nein
rights-own-match = eigene Partie
rights-title = Wer was darf
rights-without-marshal = wenn es keinen Marshal gibt
rights-yes = ja
roster-absent = noch nicht da
roster-all = alle
roster-check-in = Einchecken
roster-checked-in = ist da
roster-deck = Deckliste
roster-deck-missing = keine Deckliste
roster-here = { $players ->
    [one] einer ist da
   *[other] { $players } sind da
}
roster-leader = Turnierleitung
roster-no-deck = ohne Deckliste
roster-nobody = Keine Treffer.
roster-only = Zeigen
round-by-name = Nach Namen
round-by-table = Nach Tischen
round-order = Reihenfolge
round-why = Warum diese Auslosung?
round-yours = Deine Partie: { $players }
settings-export-help = Die Datei enthält die veröffentlichten Ergebnisse. Das Protokoll enthält jeden Schritt, auch zurückgenommene, und ist für den Organisator.
settings-file = Turnierdatei
settings-more = Sichern und weitergeben
settings-record = Ganzes Protokoll
settings-title = Einstellungen
settings-until = Änderbar, bis Runden und Cut angekündigt sind.
staff-invite-help = Jede Einladung gilt für eine Person und einmal.
staff-off-duty = Dienst beenden
staff-on-duty = Dienst antreten
staff-open = Offene Einladungen
staff-revoke = Zurückziehen
staff-second = Wer an Tischen der Turnierleitung entscheidet
staff-second-of = In Partien von { $name }
standings-how = Gegnerstärke (SoS) ist der Mittelwert der Punkte je Runde der Gegner; die erweiterte (eSoS) der Mittelwert ihrer Stärken. Öffne einen Namen, um die Zahlen zu sehen.
standings-lot = In allen Werten gleich: Das Los beim Abschluss der Runde hat entschieden.
standings-mean = Mittelwert
strained-confirm = Trotzdem ändern
strained-lead = Das ist möglich, aber das Regelwerk sähe es lieber anders:
strained-title = Diese Änderung weicht von den Regeln ab
