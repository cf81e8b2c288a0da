# Warum ein Turnier etwas ablehnt. Jeder Satz sagt, was angenommen würde.
refusal-not-founded = Es gibt noch kein Turnier. Beginne zuerst eines.
refusal-already-founded = Dieses Turnier besteht bereits.
refusal-over = Das Turnier ist vorbei. Nur ein falsches Ergebnis lässt sich noch berichtigen.
refusal-unknown-person = Niemand hier hat die Nummer { $person }.
refusal-unknown-round = Runde { $round } ist nicht ausgelost.
refusal-unknown-match = Runde { $round } hat keine Partie Nummer { $place }.
refusal-unknown-case = Es gibt keinen Eintrag mit der Nummer { $number }.
refusal-not-in-pack = Dieses Regelwerk kennt „{ $value }“ nicht (Feld: { $field }). Möglich sind: { $known }.
refusal-none-in-pack = Dieses Regelwerk kennt „{ $value }“ nicht (Feld: { $field }); es hat hier nichts.
refusal-text-length =
    { $length ->
        [0] Bitte das Feld „{ $field }“ ausfüllen, höchstens { $most } Zeichen.
       *[other] Das Feld „{ $field }“ hat { $length } Zeichen; höchstens { $most } sind möglich.
    }
refusal-number-range = Das Feld „{ $field }“ kann nicht { $value } sein; möglich ist { $least } bis { $most }.
refusal-name-taken = Der Name „{ $name }“ ist vergeben. Bitte einen anderen wählen.
refusal-wrong-seed = Das ist nicht der Startwert, der zu Beginn des Turniers versprochen wurde.
refusal-before-last-step = Das soll vor dem letzten Schritt geschehen sein; die Zeit läuft nur vorwärts.
refusal-not-allowed = Das darfst du nicht ({ $action }). Dafür zuständig: { $needs }.
refusal-off-duty = { $person } ist nicht im Dienst und damit Zuschauer. Erst den Dienst antreten.
refusal-one-organizer = Ein Turnier hat genau einen Organisator. Die Aufgabe lässt sich übergeben.
refusal-nothing-changes = Das ist schon so; es würde sich nichts ändern.
refusal-no-such-leader = { $person } kann hier nicht benannt werden. Es muss jemand anderes von der Turnierleitung sein, im Dienst und nicht selbst in dieser Partie.
refusal-leaders-may-not-play = { $person } gehört zur Turnierleitung, und die spielt auf dieser Stufe nicht mit.
refusal-no-second-leader = { $person } darf nur mitspielen, wenn jemand anderes von der Turnierleitung im Dienst ist. Zuerst jemanden ernennen.
refusal-second-leader-not-announced = Zuerst bekannt geben, wer in den Partien von { $person } entscheidet; es muss jemand anderes von der Turnierleitung im Dienst sein.
refusal-nobody-to-rule = An Tisch { $table } könnte niemand entscheiden. Benenne jemanden, der dort nicht spielt.
refusal-ruling-belongs-to-others = In dieser Partie entscheidet: { $others }.
refusal-nobody-rules-yet = Für diese Partie ist noch niemand benannt, der entscheidet. Der Organisator benennt jemanden, der nicht mitspielt.
refusal-registration-not-open = Die Anmeldung ist nicht offen.
refusal-full =
    { $capacity ->
        [one] Es ist nur ein Platz vorhanden.
       *[other] Das Turnier ist voll: Es gibt { $capacity } Plätze.
    }
refusal-already-enrolled = { $person } ist schon angemeldet. Eine Anmeldung ist eine Person.
refusal-not-a-player = { $person } spielt hier nicht mit.
refusal-registration-still-open = Zuerst die Anmeldung schließen; die Zahl der Runden hängt von der Zahl der Spieler ab.
refusal-too-few-players =
    { $players ->
        [one] Ein Spieler ist zu wenig; nötig sind mindestens { $least } oder eine eigene Struktur.
       *[other] { $players } Spieler sind zu wenig; nötig sind mindestens { $least } oder eine eigene Struktur.
    }
refusal-structure-prescribed = Für „{ $event }“ ist die Struktur „{ $structure }“ vorgeschrieben.
refusal-tier-prescribed = Für „{ $event }“ ist die Stufe „{ $tier }“ vorgeschrieben.
refusal-bad-stages = Phase { $stage } geht so nicht: { $problem }
refusal-settings-fixed = Seit der Plan angekündigt ist, stehen die Einstellungen fest.
refusal-plan-fixed = Der Plan ist angekündigt und steht fest.
refusal-plan-not-announced = Zuerst Zahl und Art der Runden und den Cut ankündigen.
refusal-choice-not-given = Diese Wahl lässt das Regelwerk nicht: { $field }.
refusal-deck-lists-missing = Decklisten sind Pflicht. Es fehlen noch: { $players }.
refusal-deck-lists-closed = Das Turnier hat begonnen; Decklisten ändert jetzt nur noch die Turnierleitung.
refusal-cards-missing = Noch ohne Ersatz für eine fehlende Karte: { $players }. Nimm sie aus dem Turnier, oder vermerke, dass die Karte da ist.
refusal-round-open = Runde { $round } ist noch nicht abgeschlossen.
refusal-stage-over-cut = Alle Runden dieser Phase sind gespielt. Als Nächstes kommt der Cut.
refusal-stage-over = Alle Runden dieser Phase sind gespielt.
refusal-all-rounds-played = Alle angekündigten Runden sind gespielt. Beende das Turnier.
refusal-rounds-left =
    { $rounds ->
        [one] Eine angekündigte Runde ist noch zu spielen.
       *[other] { $rounds } angekündigte Runden sind noch zu spielen.
    }
refusal-no-stage-follows = Es ist keine weitere Phase angekündigt.
refusal-nobody-to-pair = Weniger als zwei Spieler sind übrig; es gibt niemanden auszulosen.
refusal-no-round-drawn = Keine ausgeloste Runde wartet darauf, veröffentlicht zu werden.
refusal-no-round-published = Die Runde muss zuerst veröffentlicht werden.
refusal-round-begun = Die Runde hat begonnen; ihre Paarungen bleiben, wie sie sind.
refusal-hand-missing = { $player } steht in keiner Partie. Alle brauchen einen Gegner oder das Freilos.
refusal-hand-twice = { $player } steht in zwei Partien.
refusal-hand-stranger = { $player } spielt in dieser Runde nicht mit.
refusal-needless-bye =
    { $needed ->
        [0] In dieser Runde braucht niemand ein Freilos.
        [one] In dieser Runde gibt es genau ein Freilos.
       *[other] In dieser Runde gibt es genau { $needed } Freilose.
    } { $byes ->
        [one] Vergeben wurde eines.
       *[other] Vergeben wurden { $byes }.
    }
refusal-clock-running = Die Uhr läuft schon.
refusal-clock-not-started = Die Uhr ist noch nicht gestartet.
refusal-clock-paused = Die Uhr steht schon.
refusal-clock-not-paused = Die Uhr ist nicht angehalten.
refusal-untimed = Diese Runde hat keine Zeitgrenze, also gibt es nichts zu verlängern.
refusal-results-missing = Von diesen Tischen fehlt noch das Ergebnis: { $tables }.
refusal-no-game = Ein Freilos ist keine Partie; es gibt nichts zu melden.
refusal-has-result = Diese Partie hat schon ein Ergebnis. Der Organisator kann es berichtigen.
refusal-no-result = Diese Partie hat noch kein Ergebnis, das sich berichtigen ließe.
refusal-round-not-started = Bitte warten, bis die Turnierleitung die Runde gestartet hat.
refusal-winner-not-seated = { $winner } spielt nicht in dieser Partie.
refusal-needs-winner = Eine Partie hat einen Sieger und einen Verlierer. Nenne den Sieger.
refusal-ending-for-leaders = Das kann nur die Turnierleitung eintragen: { $ending }.
refusal-ending-for-leaders-now = In diesem Augenblick ({ $phase }) kann das nur die Turnierleitung eintragen: { $ending }.
refusal-ending-not-now = So kann die Partie jetzt nicht enden ({ $phase }): { $ending }.
refusal-only-after-time = Das ist erst möglich, wenn die Zeit abgelaufen ist: { $ending }.
refusal-play-stopped = Die Uhr hat das Spiel beendet; jetzt entscheidet nur noch das Verfahren am Rundenende, nicht mehr dies: { $ending }.
refusal-procedure-needed = Bitte die Zahlen für „{ $procedure }“ angeben; das Verfahren bestimmt den Sieger.
refusal-procedure-finds-other = Nach diesen Zahlen gewinnt { $winner }.
refusal-procedure-figures = { $quantity }: { $problem }
refusal-figure = { $figure }: { $amount } ist nicht möglich. Zulässig: 0 bis { $most }{ $halves ->
    [yes] , auch halbe
   *[no] , ganze Zahlen
}.
refusal-chooser-decides = Hier wählt allein { $chooser } den Sieger und trägt das Ergebnis ein.
refusal-result-not-possible = Dieses Ergebnis kann die Partie nicht haben: { $result }.
refusal-nothing-to-confirm = Die Gegenseite hat noch nichts gemeldet. Melde das Ergebnis selbst.
refusal-ended-outside = Die Partie kann nicht vor Rundenbeginn oder nach jetzt geendet haben.
refusal-disqualified = { $player } ist disqualifiziert, und das bleibt so.
refusal-eliminated = { $player } ist nicht mehr in der K.-o.-Phase, und in sie führt kein Weg zurück.
refusal-cut-off = { $player } hat den Cut nicht geschafft und ist ausgeschieden.
refusal-stage-left = { $player } ist in einer früheren Phase ausgestiegen und hätte nur in dieser zurückkehren können.
refusal-still-active = { $player } ist noch im Turnier.
refusal-not-active = { $player } hat das Turnier schon verlassen.
refusal-nothing-pending = Zu { $player } steht keine Entscheidung aus.
refusal-no-late-entry = Späteinstieg ist nicht angekündigt, oder die erste Phase ist vorbei.
refusal-ruling-is-final = Das letzte Wort hat hier ein Marshal.
refusal-marshals-question = Darüber entscheidet nur ein Marshal: { $kind }.
refusal-no-ruling = Es gibt noch keine Entscheidung, die sich überprüfen ließe.
refusal-call-closed = Dieser Ruf ist erledigt.
refusal-call-taken = { $by } kümmert sich schon um diesen Ruf.
refusal-missed-chance = Zuschauer melden Regelverstöße, keine verpassten Gelegenheiten.
refusal-overruling-incomplete = Nur ein Marshal setzt sich über ein Dokument hinweg und nennt dabei die Stelle und den Fehler darin.
refusal-organizer-makes-proxies = Hier stellt nur der Organisator Proxys aus.
refusal-proxy-only-for-damaged = Einen Proxy gibt es nur für eine beschädigte Karte. Eine verlorene muss durch eine echte ersetzt werden.
refusal-card-replaced = Einen Proxy gibt es nur für eine Karte ohne Ersatz, und Ersatz wurde gefunden.
refusal-conduct-decided = Über diese Meldung ist entschieden, und dabei bleibt es. Eine neue Meldung ist möglich.
refusal-cannot-keep = { $player } muss das Turnier verlassen: Nach diesem Regelwerk spielt niemand ohne die fehlende Karte weiter.
refusal-nothing-to-undo = Es gibt keinen Schritt, der sich zurücknehmen ließe.
refusal-cannot-undo = Dieser Schritt lässt sich nicht zurücknehmen: { $action }.

# In welcher Eigenschaft jemand handeln muss.
capacity-organizer = der Organisator
capacity-marshal = ein Marshal im Dienst
capacity-leader = die Turnierleitung im Dienst
capacity-staff = Marshals und Schiedsrichter für sich selbst
capacity-seated = die Spieler dieser Partie
capacity-oneself = wen es betrifft
capacity-participant = alle Anwesenden
capacity-newcomer = wer noch nicht dabei ist

# Rollen.
role-organizer = Organisator
role-marshal = Marshal
role-judge = Schiedsrichter
role-player = Spieler
role-spectator = Zuschauer

# Was sich tun lässt.
action-found = ein Turnier beginnen
action-change-settings = Einstellungen ändern
action-admit = eine Person aufnehmen
action-appoint = Marshals und Schiedsrichter ernennen
action-dismiss = Marshals und Schiedsrichter entlassen
action-hand-over = die Organisation übergeben
action-change-duty = den Dienst antreten oder beenden
action-name-second-leader = bekannt geben, wer in den Partien einer mitspielenden Turnierleitung entscheidet
action-name-ruler = benennen, wer in einer Partie entscheidet
action-enrol = einen neuen Spieler anmelden
action-enrol-person = jemanden anmelden, der schon da ist
action-withdraw = eine Anmeldung vor Beginn zurückziehen
action-check-in = die Anwesenheit eines Spielers bestätigen
action-fix-table = einem Spieler einen festen Tisch geben
action-submit-deck = eine Deckliste abgeben
action-amend-deck = eine Deckliste nach Beginn berichtigen
action-close-registration = die Anmeldung schließen
action-reopen-registration = die Anmeldung wieder öffnen
action-announce-plan = Runden und Cuts ankündigen
action-draw = die nächste Runde auslosen
action-redraw = die Runde noch einmal auslosen
action-adjust = Paarungen von Hand ändern
action-publish = die Paarungen veröffentlichen
action-sit-down = melden, dass am Tisch aufgebaut wird
action-start-clock = die Runde starten
action-pause-clock = die Uhr anhalten
action-resume-clock = die Uhr weiterlaufen lassen
action-adjust-clock = allen Tischen mehr Zeit geben
action-extend = einer Partie mehr Zeit geben
action-close-round = die Runde abschließen
action-report = ein Ergebnis melden
action-confirm = die Meldung der Gegenseite bestätigen
action-concede = eine Partie aufgeben
action-settle = ein Ergebnis festsetzen
action-correct = ein Ergebnis berichtigen
action-ask-to-drop = um die Abmeldung bitten
action-drop = einen Spieler herausnehmen
action-no-show = einen nicht erschienenen Spieler herausnehmen
action-ask-to-rejoin = um die Rückkehr bitten
action-rejoin = einen Spieler wieder aufnehmen
action-decline-rejoin = die Rückkehr eines Spielers ablehnen
action-recommend-disqualification = eine Disqualifikation empfehlen
action-decline-recommendation = eine empfohlene Disqualifikation ablehnen
action-disqualify = einen Spieler disqualifizieren
action-cut = den Cut machen
action-finish = das Turnier beenden
action-undo = den letzten Schritt zurücknehmen
action-tell = allen etwas mitteilen
action-call-judge = einen Schiedsrichter rufen
action-claim-call = einen Ruf übernehmen
action-settle-call = einen Ruf als geklärt schließen
action-withdraw-call = einen Ruf zurückziehen
action-rule-on-call = eine Entscheidung geben
action-appeal = die Überprüfung durch einen Marshal verlangen
action-rule-finally = die endgültige Entscheidung geben
action-report-conduct = ein Verhalten melden
action-decide-conduct = über ein gemeldetes Verhalten entscheiden
action-issue-proxy = einen Proxy ausstellen
action-open-card-case = eine verlorene oder beschädigte Karte vermerken
action-close-card-case = den Fall einer Karte abschließen
action-keep-despite-case = einen Spieler trotz fehlender Karte behalten
action-begin-deck-check = eine Deckprüfung beginnen
action-end-deck-check = eine Deckprüfung beenden

# Ein Grund über die der Pakete hinaus.
drop-declined = wollte nicht nachrücken

# Felder, wie sie in Sätzen heißen.
field-tier = Stufe
field-structure = Struktur
field-event-type = Art des Turniers
field-ending = Art des Endes
field-kind = Art des Rufs
field-category = Kategorie
field-name = Name
field-organizer = Name des Organisators
field-key = Kurzname
field-team = Team
field-deck = Deckliste
field-reason = Grund
field-note = Notiz
field-ruling = Entscheidung
field-card = Name der Karte
field-illegible = unlesbarer Teil
field-date = Datum
field-findings = Befund
field-seconds = Zahl der Sekunden
field-extension = Verlängerung in Sekunden
field-no-show-minutes = Wartezeit auf Fehlende in Minuten
field-slip-grace = Nachsicht für späte Meldungen in Sekunden
field-first-table = Nummer des ersten Tisches
field-capacity = Zahl der Plätze
field-untimed-final = ein Finale ohne Zeitgrenze
field-figure = festgehaltene Zahl
field-actions = Zahl der Rechte
field-text = Text
field-minutes = Zahl der Minuten
field-prizes = Zahl der Preise
field-prize = Preis
field-place = Platz
field-region = Region
field-time-zone = Zeitzone

# Was an einer Liste von Phasen nicht stimmt.
stages-none = Ein Turnier hat eine bis acht Phasen.
stages-no-rounds = Sie braucht mindestens eine Runde.
stages-too-many-rounds = Eine Tabelle umfasst höchstens 23 Schweizer Runden.
stages-cut-first = In der ersten Phase spielen alle, sie hat keinen Cut.
stages-no-cut = Jede weitere Phase beginnt mit einem Cut.
stages-cut-size = Der Cut muss mindestens zwei Spieler durchlassen und nicht mehr, als davor da sind.
stages-cut-not-smaller = Jeder Cut muss weniger Spieler durchlassen als der davor.
stages-after-elimination = Nach einer K.-o.-Phase kommt nichts mehr.

# Was an einer Zahl eines Verfahrens nicht stimmt.
figure-missing = Bitte ausfüllen.
figure-unknown = Danach wird hier nicht gefragt.

# Was zu einer Auslosung zu sagen ist.
note-bye-drawn = { $player } hat das Freilos, durch das Los bestimmt.
note-bye-lowest = { $player } hat das Freilos: am tiefsten in der Tabelle unter denen mit den wenigsten Freilosen.
note-float = { $down } spielt gegen { $up } aus einer tieferen Punktgruppe: { $why }
note-rematch = { $one } und { $two } treffen erneut aufeinander, zuletzt in Runde { $round }. Ohne Wiederholung ging es nicht auf, oder es wurde von Hand gesetzt.
note-teammates = { $one } und { $two } aus demselben Team treffen aufeinander; es ließ sich nicht vermeiden.
note-rematch-ahead =
    { $rounds ->
        [0] In der nächsten Runde lässt sich eine Wiederholung nicht vermeiden.
        [one] Nach einer weiteren Runde lässt sich eine Wiederholung nicht vermeiden.
       *[other] Nach { $rounds } weiteren Runden lässt sich eine Wiederholung nicht vermeiden.
    }
float-odd-group =
    { $size ->
        [one] In der Punktgruppe ist sonst niemand.
       *[other] Die Punktgruppe ist mit { $size } ungerade.
    }
float-met-everybody =
    { $others ->
        [0] In der Punktgruppe ist sonst niemand.
       *[other] Alle anderen der Punktgruppe ({ $others }) waren schon Gegner.
    }
float-too-few-pairs = Wer schon gegen wen gespielt hat, lässt in der Punktgruppe mit { $size } nur { $pairs ->
        [one] ein Paar
       *[other] { $pairs } Paare
    } zu.
float-by-hand = Von Hand gesetzt.

# Was an einer Turnierdatei nicht stimmt.
file-at = { $path }: { $what }
file-shape = Zeile { $line }, Spalte { $column }: Das lässt sich nicht lesen ({ $why }).
file-too-large = Die Datei hat { $bytes } Bytes; höchstens { $most } sind möglich.
file-format = Das Format ist „{ $read }“; erwartet wird „{ $expected }“.
file-regulation = Ein Regelwerk „{ $read }“ ist nicht vorhanden. „marshal packs“ zählt sie auf.
file-too-many = Es sind { $count } Einträge; höchstens { $most } sind möglich.
file-text =
    { $length ->
        [0] Das darf nicht leer sein; höchstens { $most } Zeichen sind möglich.
       *[other] Das hat { $length } Zeichen; höchstens { $most } sind möglich.
    }
file-twice = „{ $id }“ steht hier zweimal.
file-unknown = Niemand in „players“ hat die Kennung „{ $id }“.
file-gone = „{ $id }“ spielt hier nach dem endgültigen Ausscheiden. Streiche die Partie, oder berichtige „left“.
file-left = „{ $id }“ hat zuletzt in Runde { $played } gespielt; das muss in „after_round“ stehen, und wer ausgestiegen ist, kann nicht mehr dabei sein.
file-player-count =
    { $count ->
        [0] Eine Partie hat einen oder zwei Spieler, hier steht keiner.
       *[other] Eine Partie hat einen oder zwei Spieler, hier stehen { $count }.
    }
file-outcome = „{ $read }“ ist hier kein Ausgang. Möglich sind: { $accepted }.
file-pair = Die Ausgänge „{ $one }“ und „{ $two }“ kann in einer solchen Runde keine Partie zugleich haben.
file-no-outcome = „{ $id }“ hat keinen Ausgang. Gib einen für alle in der Partie an, oder für niemanden, solange sie läuft.
file-unfinished = Nur die letzte Runde darf noch laufen; hier fehlen Ergebnisse.
file-stage =
    { $kind ->
        [swiss] Nach der Struktur gehört diese Runde zu Phase { $expected }, im Schweizer System.
       *[elimination] Nach der Struktur gehört diese Runde zu Phase { $expected }, im K.-o.-System.
    }
file-too-many-rounds =
    { $announced ->
        [one] Die Struktur hat nur eine Runde.
       *[other] Die Struktur hat nur { $announced } Runden.
    }
file-structure = Diese Struktur passt nicht zu diesen Spielern. { $why }
file-settings = { $why }
file-history = Dieser Eintrag der Geschichte kann nicht auf das folgen, was davor steht.
file-differs = Die Zusammenfassung sagt etwas anderes als die Geschichte.
file-digest = Die Prüfsumme passt nicht zur Geschichte: Etwas wurde geändert, oder sie fehlt.

# Was die Prüfung ergeben hat.
finding-no-seed = Die Datei enthält keinen Startwert, also lässt sich keine Auslosung prüfen.
finding-wrong-seed = Der Startwert ist nicht der versprochene.
finding-draw = Aus dem Startwert folgt diese Auslosung von Runde { $round } nicht. Es betrifft: { $players }.
finding-order = Die zufällige Reihenfolge nach Runde { $round } folgt nicht aus dem Startwert.
finding-cut = In Phase { $stage } hätten kommen müssen, in dieser Reihenfolge: { $expected }.
finding-by-hand = Die Paarungen von Runde { $round } wurden von Hand geändert.
finding-redrawn =
    { $attempts ->
        [one] Runde { $round } wurde einmal ausgelost.
       *[other] Runde { $round } wurde { $attempts }-mal ausgelost.
    }
