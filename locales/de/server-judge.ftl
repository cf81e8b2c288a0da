# The clock, the judges’ desk and end-of-round procedures.
clock-announce = Jetzt laut ansagen: { $what }.
clock-change = Uhr verstellen
clock-do-concession = Die Zeit ist um. Beide dürfen jetzt aufgeben; zuerst wird gefragt, wer Startspieler ist. Gibt niemand auf, wird bis zum Ende des nächsten Abschnitts gespielt ({ $until }).
clock-do-finish = Die Zeit ist um. Zu Ende spielen, was läuft ({ $until }), und nichts Neues beginnen.
clock-do-late = Der letzte Aufruf ist vorbei. Ergebnis sofort abgeben: Wer verliert, bekommt jetzt weniger.
clock-do-play = Es wird gespielt.
clock-do-play-on = Die Zeit ist um. Angefangenes zu Ende spielen.
clock-do-stop = Schluss. Ergebnis abgeben.
clock-do-stop-procedure = Schluss. Es entscheidet: { $procedure }.
clock-do-wait = An den Tisch gehen und aufbauen. Noch nicht beginnen: Die Turnierleitung startet die Runde.
clock-more = { $minutes ->
    [one] Eine Minute mehr für alle
   *[other] { $minutes } Minuten mehr für alle
}
clock-most-seated = Das ist die Mehrheit: Runde starten.
clock-next = Danach anzusagen: { $what }, in
clock-open-tables = Noch offen: Tische { $tables }.
clock-pause = Anhalten
clock-paused = Die Uhr steht
clock-reason = Grund
clock-resume = Weiter
clock-seated = { $seated } von { $tables } Tischen bauen auf.
clock-sound = Ton und Vibration
clock-start = Uhr starten
judge-amend = Liste berichtigen
judge-amend-button = Berichtigte Liste speichern
judge-amend-help = Die Liste so schreiben, wie das Deck wirklich ist. Alte und neue Zeilen, dein Name und der Grund bleiben erhalten.
judge-appeal = Einen Marshal entscheiden lassen
judge-appeal-help = Du darfst die Entscheidung von einem Marshal prüfen lassen. Dessen Antwort ist endgültig.
judge-back = Alle Rufe
judge-belongs-to = Hier entscheidet: { $names }.
judge-call-at = Tisch { $table }: { $kind }
judge-called-by = von { $name }
judge-called-when = Gerufen bei Rundenzeit { $elapsed }.
judge-calls = Rufe
judge-card-trouble = Eine Karte fehlt oder ist beschädigt
judge-cards = Karten und Proxys
judge-case-missing = Nicht gefunden: aufgegeben
judge-case-replaced = Gefunden oder ersetzt
judge-cases-closed = Frühere Fälle
judge-category = Welcher Art?
judge-check-begin = Prüfung beginnen
judge-check-clean = Nichts gefunden.
judge-check-end = Prüfung beenden
judge-check-fault = { $name }: nicht in Ordnung: { $item }
judge-check-faults = { $name }: ankreuzen, was nicht stimmt
judge-check-go-on = Prüfung fortsetzen
judge-check-help = Die Zeit läuft ab dem Tippen; der Tisch bekommt sie am Ende zurück.
judge-check-minutes = Zusätzliche Minuten
judge-check-minutes-help = Leer: so lange, wie die Prüfung gedauert hat.
judge-check-none = Kein Tisch mehr zu prüfen.
judge-check-pick = Tische zum Prüfen
judge-check-pick-help = Zuerst, wer meist früh fertig ist: Dort hält eine Prüfung niemanden auf.
judge-check-usual = { $minutes ->
    [one] meist nach einer Minute fertig
   *[other] meist nach { $minutes } Minuten fertig
}
judge-checks = Deckprüfungen
judge-checks-done = Erledigt
judge-claim = Ich gehe hin
judge-coming = { $name } ist unterwegs.
judge-conduct = Verhalten
judge-consequence-before = Nicht rechtzeitig gefunden: Die Partie gilt als aufgegeben.
judge-consequence-damaged = Ersetzt durch die gleiche Karte oder einen Proxy für den Rest des Turniers.
judge-consequence-during = Während der Partie bemerkt: Die Partie gilt sofort als aufgegeben, gesucht wird nicht.
judge-damaged = beschädigt
judge-decide = Entscheiden
judge-decided = Entschieden
judge-deck-check = Deckprüfung
judge-deck-list = Deckliste
judge-decline = Der Empfehlung nicht folgen
judge-disqualify = Disqualifizieren
judge-drop = Spieler herausnehmen
judge-enter-result = Ergebnis eintragen
judge-error = Der Fehler
judge-extend = Mehr Zeit für diesen Tisch
judge-extend-button = Zeit geben
judge-extra-minutes = Zusätzliche Minuten für diesen Tisch
judge-findings = Befund
judge-findings-help = Leer lassen, wenn alles stimmt.
judge-go-off = Dienst beenden
judge-go-on = Dienst antreten
judge-history = Was bisher geschah
judge-interpretations = { $count ->
    [one] Eine frühere Antwort zu Karten
   *[other] { $count } frühere Antworten zu Karten
}
judge-keep = Trotzdem dabehalten
judge-kept = von der Organisation dabehalten
judge-lacking-asked = Ohne die Karte bis zur nächsten Runde sollte der Spieler abgemeldet werden; die Organisation entscheidet.
judge-lacking-removed = Ohne die Karte bis zur nächsten Runde scheidet der Spieler aus.
judge-lost-before = verloren, vor der Partie bemerkt
judge-lost-during = verloren, während der Partie bemerkt
judge-make-proxy = Proxy anfertigen
judge-marshal-decides = Ein Marshal entscheidet.
judge-my-appealed = Berufung eingelegt: Ein Marshal kommt.
judge-my-call = Mein Ruf
judge-my-final = Die Entscheidung ist endgültig.
judge-my-open = Ein Schiedsrichter ist gerufen. Ihr dürft es inzwischen selbst klären.
judge-my-proxies = Deine Proxys
judge-my-ruled = Ein Schiedsrichter hat entschieden.
judge-my-search = Karte suchen
judge-my-search-help = Euer Tisch hat diese Zeit zurückbekommen. Ohne Ersatz gilt die Partie als aufgegeben.
judge-my-settled = Geklärt.
judge-my-withdrawn = Der Ruf wurde zurückgezogen.
judge-no-calls = Neue Rufe erscheinen hier von selbst.
judge-no-cases = Keine Karte fehlt.
judge-no-history = Noch nichts.
judge-no-reports = Keine Meldung wartet.
judge-no-table = kein Tisch
judge-nobody-rules = Zurzeit darf hier niemand entscheiden; die Organisation muss jemanden benennen.
judge-not-replaced = fehlt
judge-note = In wenigen Worten (optional)
judge-note-breach = Mir ist etwas aufgefallen
judge-note-breach-help = Die Spieler darauf hinweisen; sie dürfen es zuerst selbst klären.
judge-note-button = Festhalten
judge-off-duty = Du bist nicht im Dienst
judge-off-duty-help = Außer Dienst bist du Zuschauer. Rufe gehen an die anderen.
judge-open-call = Entscheiden
judge-open-case = Fall eröffnen
judge-organizer-decides = Nur die Organisation kann das ausführen.
judge-others = { $count ->
    [one] Ein Ruf für andere
   *[other] { $count } Rufe für andere
}
judge-overrule = Ein Regeldokument irrt
judge-overrule-help = Ein Marshal darf gegen den Wortlaut entscheiden, nur für dieses Turnier. Stelle und Fehler angeben.
judge-overruled = setzt { $passage } außer Kraft: { $error }
judge-passage = Dokument und Stelle
judge-places = Mehr
judge-players-settled = Die Spieler haben es geklärt
judge-proxies = Proxys
judge-proxy = Proxy
judge-proxy-card = Kartenname
judge-proxy-date = Datum
judge-proxy-illegible = Was nicht mehr lesbar ist
judge-proxy-keep = Die Originalkarte verdeckt bereithalten, griffbereit, wenn der Proxy gespielt wird.
judge-proxy-leader = Er trägt deinen Namen: { $name }.
judge-proxy-print = Diese Seite drucken: Sie hat Kartengröße.
judge-recommend = Disqualifikation empfehlen
judge-recommended = { $name } empfiehlt die Disqualifikation: { $reason }
judge-remedy = War es unsportlich, und was folgt?
judge-remedy-note = In Worten
judge-remedy-penalty = Strafe
judge-remedy-recommendation = Disqualifikation empfehlen
judge-remedy-unfounded = nicht unsportlich
judge-remedy-warning = Verwarnung
judge-replaced = ersetzt
judge-report-button = Melden
judge-report-conduct = Verhalten melden
judge-rule = Entscheidung geben
judge-rule-finally = Endgültig entscheiden
judge-ruling = Entscheidung
judge-search-left = Zeit zum Suchen
judge-search-minutes = Minuten zum Suchen; der Tisch bekommt sie dazu
judge-show-list = Liste zeigen
judge-significant = War die Berichtigung erheblich und womöglich ein Vorteil? Melden.
judge-sits-at = Sitzt an Tisch
judge-state-appealed = Berufung: wartet auf einen Marshal
judge-state-claimed = { $name } ist unterwegs
judge-state-final = endgültig entschieden
judge-state-open = wartet
judge-state-ruled = entschieden
judge-state-settled = von den Spielern geklärt
judge-state-withdrawn = zurückgezogen
judge-strikes = { $count ->
    [one] eine Maßnahme
   *[other] { $count } Maßnahmen
}
judge-tables = Tische
judge-tell = Den Schiedsrichtern etwas sagen
judge-tell-help = Eine Frage, oder etwas, das dir an einem anderen Tisch auffiel. Nur die Turnierleitung liest es; sprich nicht mit den Spielern.
judge-to-table = Zu diesem Tisch
judge-trouble = Was ist los?
judge-undecided = wartet auf einen Marshal
judge-waiting = { $count ->
    [0] Niemand wartet
    [one] Ein Ruf wartet
   *[other] { $count } Rufe warten
}
judge-we-settled = Wir haben es geklärt
judge-what = Was ist geschehen?
judge-withdraw = Ruf zurückziehen
mine-seated = Baut auf. Die Runde beginnt gleich.
mine-sit-down = Wir sitzen und bauen auf
nav-judge = Schiedsrichter
procedure-back = Zurück
procedure-calculate = Berechnen
procedure-chooses = { $name } wählt, wer gewinnt
procedure-chose = wählte
procedure-decides = entscheidet
procedure-missing = Es fehlt noch: { $what }.
procedure-not-now = Nicht in dieser Phase der Runde.
procedure-not-yours = Das ist nicht deine Partie.
procedure-offer = { $procedure }: Wer hat gewonnen?
procedure-only-chooser = Diese Wahl kann nur { $name } am eigenen Telefon eintragen, oder die Turnierleitung.
procedure-report = Das stimmt: melden
procedure-settle = Dieses Ergebnis eintragen
procedure-step = Schritt
procedure-too-many = { $what }: höchstens { $most }.
