# Turniere auf der Kommandozeile.
failure-in-file = { $path }: { $what }
failure-file-missing = diese Datei gibt es nicht
failure-file-forbidden = der Zugriff ist nicht erlaubt
failure-file-folder = das ist ein Ordner, keine Datei
failure-file-full = der Datenträger ist voll
failure-file-system = das System meldet: { $why }
failure-other-pack = das Turnier läuft nach „{ $wanted }“, das angegebene Paket ist aber „{ $read }“
failure-no-such-pack = es gibt kein Regelpaket „{ $read }“; bekannt sind: { $known }; ein eigenes gibt man mit --pack DATEI an
failure-no-chance = das System liefert keinen Zufall: { $why }
failure-seed = ein Startwert hat 64 Hexziffern; gelesen wurden { $length } Zeichen, die keine sind
failure-no-such-player = es gibt niemanden namens „{ $read }“; gefragt ist ein Name, sein Anfang oder die id aus der Datei
failure-player-unclear = „{ $read }“ kann { $names } sein
failure-structure = „{ $read }“ ist keine Struktur; bekannt sind { $known } oder eine eigene wie custom:6+8 (sechs Schweizer Runden, dann die besten acht)
failure-no-table-after = nach Runde { $round } gibt es keine Rangliste: Sie ist keine abgeschlossene Schweizer Runde
failure-not-in-standings = { $player } steht noch nicht in der Rangliste

head-rank = #
head-player = Spieler
head-players = Spieler
head-points = Punkte
head-sos = SoS
head-esos = eSoS
head-played = Runden
head-points-per-round = Punkte je Runde
head-opponent = Gegner
head-table = Tisch
head-result = Ergebnis
head-action = Handlung
head-command = Befehl
head-what-it-does = Was er tut
head-id = Id
head-team = Mannschaft
head-state = Stand
head-setting = Einstellung
head-value = Wert
head-when = Wann
head-who = Wer
head-reason = Grund
head-what = Größe
head-work = Arbeit
head-milliseconds = Millisekunden
head-growth = Wachstum

table-none = { $name }: Noch ist keine Schweizer Runde abgeschlossen, also gibt es keine Rangliste.
table-title = { $name }, nach Runde { $round }
standings-champion = Turniersieg: { $player }
ranking-title = Endstand
explain-title = { $player } nach Runde { $round }: Platz { $rank }, Punkte: { $points }
explain-sos = SoS { $value }: das Mittel der Punkte je Runde der Gegner ({ $opponents } gezählt, jeder einmal; ein Freilos hat keinen Gegner) · { $clause }
explain-esos = eSoS { $value }: das Mittel der SoS der Gegner · { $clause }

round-title-swiss = Runde { $round } (Schweizer Runde { $in_stage })
round-title-elimination = Runde { $round }, K.-o. mit { $players } Spielern
pair-fresh-seed = die Datei hat keinen Startwert; diese Runde wurde mit { $seed } ausgelost. Als "seed" in die Datei geschrieben macht er die Auslosung beweisbar.

verify-commitment = Festlegung (SHA-256 des Startwerts): { $commitment }
verify-holds = Alles folgt. Neu entschiedene Schritte: { $steps }; wiederholte Auslosungen: { $proven }, alle gleich.
verify-fails = Nicht bewiesen. Widersprüche oder Lücken: { $findings }.

rights-organizer = Organisator
rights-marshal = Marshal
rights-leader = Turnierleitung
rights-staff = Mitarbeitende
rights-seated = Am Tisch
rights-oneself = Selbst
rights-participant = Alle Anwesenden
rights-newcomer = Neue
rights-note = Jedes ● genügt für sich. Zur Turnierleitung gehören Organisator sowie diensthabende Marshals und Schiedsrichter; ohne Marshal handelt der Organisator als solcher.

import-not-recognised = das Format ist nicht zu erkennen; gib es mit --from an ({ $known })
import-no-such-format = es gibt kein Format „{ $read }“; bekannt sind: { $known }
import-done = { $path } aus { $format } geschrieben: Spieler { $players }, Runden { $rounds }
export-done = { $path } als { $format } geschrieben
export-lost = Nicht übernommen:
export-lost-line = - { $what }

simulate-range = --{ $what } ist { $read }; erlaubt ist { $least } bis { $most }
simulate-model = „{ $read }“ ist kein Modell; möglich sind elo:200, normal:1.0, uniform:2.0 und equal, mit Zahlen von 0 bis 10000
simulate-title = { $runs } Turniere mit { $players } Spielern nach { $regulation }; Spielstärken { $model }, Startwert { $seed }
simulate-rounds = Runden
simulate-best-wins = der beste Spieler gewinnt
simulate-top = der wahren Top { $size } landen in den Top { $size }
simulate-one-loss-missed = Spieler mit einer Niederlage verpassen den Cut
simulate-cut-with-a-miss = Turniere, in denen jemand mit einer Niederlage ihn verpasst
simulate-unbeaten-missed = Ungeschlagene, die ihn verpassen, je Turnier
simulate-floats = Paarungen zwischen Gruppen, je Turnier
simulate-rematches = Wiederholungen, je Turnier
simulate-chart = Wo der beste Spieler landet ({ $structure }):

bench-note = Wachstum: Zeit durch die Zeit für halb so viele Spieler; ×2 ist linear. Vorher gespielte Runden: { $rounds }; alle Garantien eingeschaltet.

run-no-seed = die Datei hat keinen geheimen Startwert, also lässt sich nichts auslosen; „marshal run“ arbeitet mit Dateien, die es selbst schreibt; eine Spielerliste lässt sich einem neuen mit „csv DATEI“ hinzufügen
run-resumed = Weiter mit { $name }.
run-welcome = „help“ zeigt die Befehle, „quit“ beendet; jeder Schritt wird sofort gespeichert.
run-goodbye = Alles ist in { $path } gespeichert.
run-cancelled = Es wurde nichts getan.
run-unknown-word = hier gibt es keinen Befehl „{ $word }“, oder es könnten mehrere sein; „help“ zählt sie auf
run-changed-elsewhere = die Datei wurde seit dem letzten Speichern von einem anderen Programm geändert; beende mit „quit“ und beginne neu
run-undo-reason = von der Turnierleitung zurückgenommen
run-new = { $path } gibt es noch nicht: ein neues Turnier.
run-found-help = Aus diesen Antworten entsteht das Turnier; eine leere Zeile nimmt, was in Klammern steht. „quit“ hört auf, ohne eines anzulegen. Befehle kommen danach.
run-found-ended = Die Eingabe endete bei „{ $question }“: Es wurde kein Turnier angelegt.
run-ask-name = Name des Turniers:
run-ask-organizer = Wer organisiert?
run-ask-pack = Regelwerk [{ $default }]:
run-ask-tier = Stufe [{ $default }]:
run-no-such-tier = es gibt keine Stufe „{ $read }“; bekannt sind: { $known }
run-custom-example = eigene: fünf Schweizer Runden, dann die besten acht
run-ask-structure = Struktur [{ $default }]:
run-ask-late = Dürfen nach der Auslosung von Runde 1 noch Spieler dazukommen? (j/N)
run-founded = Gegründet. Veröffentliche jetzt diese Festlegung; sie beweist später, dass keine Auslosung ausgesucht wurde: { $commitment }
run-ask-player = Spieler (leere Zeile beendet):
run-added = { $player } ist dabei. Spieler: { $count }
run-needs = erwartet: { $what }
run-staff-line = { $person }: { $role }
run-checked-in = { $player } ist da.
run-wrong-value = „{ $read }“ ist kein Wert für { $what }
run-no-such-setting = es gibt keine Einstellung „{ $read }“; „set“ zählt sie auf
run-announced = Bekannt gegeben und festgelegt: { $structure }.
run-reopened = Die Anmeldung ist wieder offen.
run-no-match = { $player } hat in dieser Runde keine Partie
run-no-show = { $player } ist nicht erschienen und scheidet aus; { $there ->
    [0] an diesen Tisch ist niemand gekommen
   *[other] der Gegner hat ein Freilos
}.
run-dropped = { $player } hat sich abgemeldet.
run-rejoined = { $player } ist wieder dabei.
run-disqualified = { $player } ist disqualifiziert.
run-ask-disqualify = { $player } endgültig disqualifizieren? (j/N)
run-ask-reason = Warum?
run-ask-which-player = Welcher Spieler?
run-draw-unseen = Niemand sieht diese Auslosung, bevor du sie veröffentlichst („publish“).
run-swap-strains = Das widerspricht dem Regelwerk ({ $clause }):
run-ask-go-on = Trotzdem tun? (j/N)
run-published = Alle dürfen die Paarungen sehen. „start“ beginnt die Runde.
run-started = Die Runde hat begonnen.
run-extended = Tisch { $table } hat { $minutes } Minuten mehr.
run-closed = Runde { $round } ist abgeschlossen.
run-cut = Der Cut ist gemacht. Weiter sind: { $players }
run-finished = Das Turnier ist zu Ende. Der Startwert war { $seed }; mit „marshal verify { $path }“ kann jeder alle Auslosungen prüfen.
run-no-round = es läuft keine Runde
run-clock-waits = Die Uhr wurde noch nicht gestartet.
run-clock-untimed = Gespielte Minuten: { $minutes }; diese Runde hat keine Begrenzung.
run-clock-paused = Die Uhr steht bei Minute { $minutes } von { $length }.
run-clock = Minute { $minutes } von { $length }; die Zeit endet um { $end }.
run-clock-table = Tisch { $table }: um { $end }.
run-no-such-table = in Runde { $round } gibt es keinen Tisch „{ $read }“
run-prompt = { $name } · { $next } >
help-usage = Aufruf:
help-commands = Befehle
help-arguments = Argumente
help-options = Optionen
help-help = Diese Hilfe zeigen
help-version = Die Version zeigen
run-prompt-help = Pfeile wählen, Tab ergänzt, Enter sendet ab
run-next = Als Nächstes: { $next }
run-next-enrol = Spieler eintragen („add“), dann „announce“
run-next-announce = „announce“
run-next-nothing = das Turnier ist zu Ende
run-next-publish = Auslosung ansehen, dann „publish“
run-next-start = „start“
run-next-close = „close“
run-next-draw = „draw“
run-next-cut = „cut“
run-next-finish = „finish“
run-open-call = Tisch { $table } wartet auf die Turnierleitung: { $kind }
run-no-game = hier gibt es keine Partie zu melden
run-disputed = Die beiden Meldungen für Tisch { $table } unterscheiden sich: ein Streitfall. „settle { $table }“ entscheidet ihn.
run-reported = Meldung von { $player } notiert; die des Gegners steht aus.
run-ask-correct = Berichtigen? (j/N)
run-preview = Das würde ändern:
run-preview-row = { $player }: { $now } → { $then }
run-preview-cut = In den Cut: { $enter }; heraus: { $leave }
run-preview-draw = Runde { $round } wäre anders ausgelost worden; sie bleibt, wie sie gespielt wurde.
run-preview-nothing = In der Rangliste nichts.
run-outcome = { $player }: { $outcome }
run-result = Tisch { $table }: { $outcomes }
run-on-record = { $figure }: { $one } : { $two }
run-figure = „{ $read }“ ist keine Angabe. Schreibweise: goals=2:1, der erste Platz zuerst; halbe als 412.5.
run-refereed-unreadable = { $path } ist kein Ergebnis einer geleiteten Partie (marshal.epic.result/1): { $why }
run-refereed-others = Die Datei handelt von { $file }, diese Partie von { $one } und { $two }.
run-decided-by = Entschieden durch: { $step }
run-ask-table = Welcher Tisch?
run-which-game = Tisch { $table }: { $players }
run-ask-ending = Wie endete sie? (Nummer oder Name)
run-no-such-ending = „{ $read }“ steht nicht in der Liste
run-ask-winner = Wer hat gewonnen? (1 { $one }, 2 { $two })
run-ask-winner-or-nobody = Wer hat gewonnen? (1 { $one }, 2 { $two }, 0 niemand)
run-procedure = { $name }
run-procedure-step = { $step }: { $one } – { $two }
run-procedure-choice = { $player } bestimmt, wer gewinnt.
run-procedure-player = { $what }: wer?
run-ask-counts = { $what }: { $one } und { $two } (zwei Zahlen bis { $most })
run-two-numbers = „{ $read }“ sind nicht zwei Zahlen von 0 bis { $most }
run-ask-seat = 1 { $one }, 2 { $two }, 0 niemand

desk-presence-here = da
desk-presence-active = dabei
desk-presence-dropped = abgemeldet nach Runde { $round }
desk-presence-cut-off = Cut verpasst
desk-presence-eliminated = in Runde { $round } ausgeschieden
desk-presence-disqualified = disqualifiziert
word-yes = ja
word-no = nein
word-newcomer = neu

run-help-help = diese Befehle, oder die so beginnen
run-help-add = trägt einen Spieler ein, oder alle folgenden, einer je Zeile; späte mit ihren verpassten Runden
run-help-csv = trägt die Spieler einer CSV-Datei ein
run-help-players = alle, und was die Struktur für so viele ergibt
run-help-here = vermerkt, dass ein Spieler da ist
run-help-staff = ernennt Marshal oder Schiedsrichter
run-help-set = zeigt die Einstellungen oder ändert eine: tier, structure, late, decks, first-table …
run-help-announce = schließt die Anmeldung und gibt Runden und Cut bekannt, von da an fest
run-help-reopen = öffnet die Anmeldung wieder, vor der Bekanntgabe
run-help-draw = lost die nächste Runde aus; nur du siehst sie
run-help-redraw = lost sie neu aus, mit Begründung
run-help-swap = tauscht zwei Spieler von Hand, zeigt vorher, was das verletzt
run-help-publish = zeigt allen die Paarungen
run-help-start = startet die Uhr der Runde
run-help-time = die Uhr, und wann die Zeit endet
run-help-pause = hält die Uhr an
run-help-resume = lässt sie weiterlaufen
run-help-clock = gibt jedem Tisch, an dem noch gespielt wird, mehr Minuten
run-help-extend = gibt einem Tisch mehr Zeit
run-help-show = Paarungen und Ergebnisse, offene Streitfälle, der nächste Schritt
run-help-result = ein von beiden unterschriebener Zettel: „result 3 Ana“, „result 3 Ana concession“ oder nur „result 3“; „result 3 @Datei“ übernimmt eine geleitete Partie
run-help-report = die Meldung eines Spielers; weichen zwei voneinander ab, ist es ein Streitfall
run-help-settle = entscheidet ein Ergebnis als Turnierleitung, mit Begründung
run-help-correct = ändert ein früheres Ergebnis, zeigt vorher die Folgen
run-help-noshow = nimmt einen ausgelosten Spieler heraus, der nicht erschien
run-help-drop = ein Spieler meldet sich ab
run-help-rejoin = wer sich abgemeldet hat, kommt zurück, mit einer Niederlage ohne Paarung je verpasster Runde
run-help-disqualify = schließt einen Spieler endgültig aus
run-help-close = schließt die Runde ab und zählt
run-help-standings = die Rangliste
run-help-explain = wie die SoS eines Spielers zustande kam
run-help-cut = macht den Cut zur nächsten Phase
run-help-finish = beendet das Turnier und legt den Startwert offen
run-help-history = wer was wann getan hat
run-help-undo = nimmt den letzten Befehl zurück
run-help-quit = beendet; alles ist gespeichert
run-help-note = Wörter lassen sich kürzen, solange sie eindeutig bleiben. Eine leere Antwort auf eine Frage bricht den Befehl ab.

cli-run = Ein ganzes Turnier leiten, vom ersten Spieler bis zum Sieg, jeder Schritt gespeichert
cli-run--file = Die Turnierdatei; gibt es sie nicht, beginnt ein neues Turnier
cli-run--pack = Eigenes Regelpaket (TOML)
cli-standings = Die Rangliste mit exakten Feinwertungen
cli-standings--file = Die Turnierdatei; - liest die Standardeingabe
cli-standings--pack = Das eigene Regelpaket des Turniers (TOML)
cli-standings--after = Stand nach dieser abgeschlossenen Schweizer Runde
cli-standings--explain = Zeigen, wie die SoS dieses Spielers zustande kam
cli-pair = Die nächste Runde auslosen, Schweizer oder K.-o., samt fälligem Cut; ändert keine Datei
cli-pair--file = Die Turnierdatei; - liest die Standardeingabe
cli-pair--pack = Das eigene Regelpaket des Turniers (TOML)
cli-pair--seed = Der geheime Startwert, 64 Hexziffern; sonst der aus der Datei
cli-verify = Jeden Schritt neu entscheiden und beweisen, dass jede Auslosung aus dem Startwert folgt, oder sagen, was nicht
cli-verify--file = Die Turnierdatei; - liest die Standardeingabe
cli-verify--pack = Das eigene Regelpaket des Turniers (TOML)
cli-simulate = Tausende Turniere nach den echten Regeln durchspielen und Strukturen vergleichen
cli-simulate--regulation = Das Regelpaket
cli-simulate--pack = Stattdessen ein eigenes Regelpaket (TOML)
cli-simulate--players = Wie viele Spieler, von 2 bis 4096
cli-simulate--runs = Wie viele Turniere
cli-simulate--structure = Die Struktur: eine Tabelle des Pakets oder custom:6+8
cli-simulate--compare = Mehrere Strukturen nebeneinander
cli-simulate--seed = Dieselbe Zahl ergibt dieselben Werte
cli-simulate--model = Wie stark die Spieler sind: elo:SD, normal:SD, uniform:BREITE oder equal
cli-simulate--to-time = Wie viele von hundert Partien die Zeit beendet
cli-import = Die Datei eines anderen Systems lesen: CSV, NRTM oder Cobra, TRF, TOME
cli-import--file = Die zu lesende Datei; - liest die Standardeingabe
cli-import--from = Ihr Format; sonst am Inhalt erkannt
cli-import--regulation = Das Regelpaket, nach dem gelesen wird
cli-import--pack = Stattdessen ein eigenes Regelpaket (TOML)
cli-import--tier = Die Stufe
cli-import--structure = Die Struktur; sonst aus den Runden erschlossen
cli-import--name = Der Name des Turniers
cli-import--output = Wohin die Turnierdatei geschrieben wird; sonst Standardausgabe
cli-export = Ein Turnier im Format eines anderen Systems schreiben; Verluste werden genannt
cli-export--file = Die Turnierdatei; - liest die Standardeingabe
cli-export--pack = Das eigene Regelpaket des Turniers (TOML)
cli-export--to = Das Format; marshal ist die Turnierdatei ohne Startwert und Verlauf
cli-export--output = Wohin geschrieben wird; sonst Standardausgabe
cli-rights = Wer in einem Turnier was darf
cli-completions = Ein Vervollständigungsskript für eine Shell ausgeben
cli-completions--shell = Die Shell
cli-bench = Messen, wie die Arbeit mit der Spielerzahl wächst
cli-bench--what = Was gemessen wird
cli-bench--most = Die größte Spielerzahl

plan-swiss =
    { $rounds ->
        [one] { $rounds } Runde
       *[other] { $rounds } Runden
    }
plan-swiss-after-cut =
    { $rounds ->
        [one] die besten { $cut } spielen noch { $rounds } Runde
       *[other] die besten { $cut } spielen noch { $rounds } Runden
    }
plan-cut = Top { $cut }
plan-elimination = K.-o. von Anfang an
plan-joined = { $first }, { $next }
plan-preview =
    { $players ->
        [one] { $players } Spieler: { $stages }
       *[other] { $players } Spieler: { $stages }
    }
plan-preview-none =
    { $players ->
        [one] { $players } Spieler: Die Struktur hat keine Zeile für so wenige
       *[other] { $players } Spieler: Die Struktur hat dafür keine Zeile
    }
run-undone =
    { $steps ->
        [one] Zurückgenommen.
       *[other] Zurückgenommen, { $steps } Schritte.
    }
run-next-results =
    { $open ->
        [one] { $open } Ergebnis fehlt
       *[other] { $open } Ergebnisse fehlen
    }
