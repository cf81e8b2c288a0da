# Die Seiten des Servers.
access-name = Dein Name
access-password = Passwort
access-password-help = Mindestens 8 Zeichen. Du brauchst es, um wiederzukommen.
access-pin = PIN
bracket-label = Der Turnierbaum, Runde für Runde von links nach rechts
claim-drawn = Die Partie endete unentschieden.
claim-won = { $winner } hat gewonnen.
column-esos = Erweitert
column-player = Spieler
column-players = Spieler
column-points = Punkte
column-result = Ergebnis
column-sos = Gegnerstärke
column-table = Tisch
design-colour = Farbe
design-lead = Papier und Tinte, ein Zinnober für das, was jetzt zu tun ist. Farbe steht nie allein: eine Marke hat Worte, der nächste Schritt hat seinen Platz.
design-note = Ein Hinweis sagt, was zu wissen lohnt.
design-note-act = Dieser Hinweis sagt, was nicht geht und nach welcher Regel.
design-parts = Bausteine
design-title = So sieht Marshal aus
design-type = Schrift
desk-accept = Annehmen
desk-add = Hinzufügen
desk-add-player = Spieler mit Namen hinzufügen
desk-announce = Runden und Cut ankündigen
desk-asks-drop = { $name } möchte sich abmelden
desk-asks-rejoin = { $name } möchte zurückkommen
desk-call-appealed = wartet auf den Marshal
desk-call-claimed = { $name } kümmert sich
desk-call-waiting = { $minutes ->
    [0] gerade gerufen
    [one] wartet seit einer Minute
   *[other] wartet seit { $minutes } Minuten
}
desk-calls = Rufe nach Schiedsrichtern
desk-claim = Ich gehe hin
desk-close = { $round } abschließen
desk-close-registration = Anmeldung schließen
desk-cut = Cut auf die besten { $size }
desk-draw = { $round } auslosen
desk-drop = Herausnehmen
desk-extra-minutes = Zusätzliche Minuten
desk-finish = Turnier beenden
desk-invitation = Einladung
desk-invitation-help = Zeige oder schicke diesen Link einer Person. Er trägt die Rolle und wird nur jetzt gezeigt.
desk-invite-judge = Schiedsrichter einladen
desk-invite-marshal = Marshal einladen
desk-join = Beitreten
desk-leaders-only = Die Turnierleitung ist für Organisator, Marshals und Schiedsrichter dieses Turniers. Öffne den Link, den du bekommen hast.
desk-log = Protokoll
desk-newcomer = Jemand Neues
desk-next = Als Nächstes
desk-next-announce = Runden und Cut ankündigen
desk-next-close = Alle Ergebnisse sind da: { $round } abschließen
desk-next-cut = Den Cut auf die besten { $size } machen
desk-next-draw = { $round } auslosen
desk-next-enrol = Spieler anmelden, dann die Anmeldung schließen
desk-next-finish = Alle Runden sind gespielt: Turnier beenden
desk-next-publish = Auslosung ansehen, dann { $round } veröffentlichen
desk-next-results = { $open ->
    [one] Ein Ergebnis einsammeln, dann { $round } abschließen
   *[other] { $open } Ergebnisse einsammeln, dann { $round } abschließen
}
desk-next-start = { $round } starten, wenn die meisten sitzen
desk-no-calls = Niemand ruft.
desk-publish = Veröffentlichen
desk-recommended = Ein Marshal empfiehlt, { $name } zu disqualifizieren: { $reason }
desk-redraw = Neu auslosen
desk-rejoin = Wieder aufnehmen
desk-requests = Warten auf dich
desk-result = Ergebnis
desk-rule = Entscheiden
desk-ruling = Entscheidung
desk-staff = Mitarbeitende
desk-start = Uhr starten
desk-tables = Tische
desk-tables-help = oben stehen die, auf die alle warten
desk-undo = Letzten Schritt zurücknehmen
field-name-length = erwartet werden 1 bis { $most } Zeichen
field-name-taken = jemand namens { $name } ist schon da; füge einen Buchstaben oder Spitznamen hinzu
field-number = „{ $value }“ wird nicht angenommen; möglich ist eine ganze Zahl von { $least } bis { $most }
field-password-length = erwartet werden mindestens { $least } Zeichen
field-unknown = „{ $value }“ ist hier nicht bekannt
home-code = Code eines Turniers oder Tisches
home-join = Beitreten
home-lead = Tippe den Code von der Wand oder vom Organisator ein oder scanne den QR-Code.
home-mine = Du nimmst teil
home-new = Neues Turnier
home-none = Heute ist nichts los. Tippe oben einen Code ein, um beizutreten; wer organisiert, loggt sich ein und legt ein Turnier an.
home-none-else = Heute kein anderes Turnier.
home-none-yours = Heute ist nichts los. Leg ein Turnier an; Spieler treten mit seinem Code bei.
home-sign-in = Login für Organisatoren
home-title = Einem Turnier beitreten
join-another = Auf diesem Telefon meldet sich noch jemand an
join-another-help = Das Telefon gehört dann zum neuen Spieler; du kommst mit Name und PIN zurück.
join-button = Mitspielen
join-closed = Wenn du noch mitspielen willst, frag den Organisator.
join-closed-title = Die Anmeldung ist geschlossen
join-elsewhere = Andere Turniere
join-full = Alle Plätze sind vergeben. Zieht jemand die Anmeldung zurück, wird einer frei.
join-known = Du bist dabei: zu deiner Partie
join-known-desk = Du leitest hier mit: zur Turnierleitung
join-known-judge = Du bist hier Schiedsrichter: zu den Rufen
join-late = Späteinsteiger sind noch willkommen: Frag den Organisator, bevor die nächste Runde ausgelost wird.
join-over = Die Ergebnisse bleiben hier für alle nachzulesen.
join-team = Team oder Haushalt (optional)
join-team-help = Leute aus einem Team treffen in Runde 1 nicht aufeinander.
join-title = { $tournament }: mitspielen
match-bye = Freilos
match-disputed = verschiedene Meldungen
match-drawn = unentschieden
match-one-report = eine Meldung
match-open = läuft
match-won-by = { $winner } hat gewonnen
mine-bye = Du hast ein Freilos
mine-bye-help = Es zählt als Sieg. Sei zur nächsten Runde wieder da.
mine-call-button = Rufen
mine-call-judge = Schiedsrichter rufen
mine-call-kind = Worum geht es?
mine-check-in = Ich bin da
mine-concede = Ich gebe auf
mine-confirm = Das stimmt
mine-day = Dein Tag
mine-disqualified = Du wurdest disqualifiziert. Sprich mit dem Organisator.
mine-draw = Es war unentschieden
mine-drop = Vom Turnier abmelden
mine-drop-asked = Du hast dich abgemeldet; der Organisator bestätigt es.
mine-drop-button = Abmelden
mine-drop-help = Du wirst nicht mehr ausgelost. In derselben Phase kannst du um Rückkehr bitten.
mine-dropped = Du hast dich abgemeldet.
mine-ending = Wie endete es?
mine-extension = { $minutes ->
    [one] eine Minute mehr
   *[other] { $minutes } Minuten mehr
}
mine-i-won = Ich habe gewonnen
mine-match = Deine Partie
mine-no-player = Du bist hier kein Spieler.
mine-out = Du bist ausgeschieden. Danke fürs Mitspielen!
mine-rejoin = Um Rückkehr bitten
mine-rejoin-asked = Du hast um Rückkehr gebeten; der Organisator entscheidet.
mine-reported = Deine Meldung: { $claim } Dein Gegner bestätigt sie.
mine-they-won = { $name } hat gewonnen
mine-time-left = Restzeit
mine-waiting = Deine nächste Partie erscheint hier von selbst.
mine-you-play = Du spielst gegen
nav-bracket = Turnierbaum
nav-desk = Turnierleitung
nav-label = Turnier
nav-mine = Meine Partie
nav-pairings = Paarungen
nav-players = Spieler
nav-rules = Regeln
nav-standings = Rangliste
new-capacity = Höchstens Spieler (optional)
new-capacity-help = Darüber hinaus kann niemand beitreten.
new-create = Turnier anlegen
new-cut = Cut auf die besten …
new-cut-help = Nur für eine eigene Struktur; 0 heißt keine K.-o.-Runden.
new-deck-lists = Spieler müssen vor Runde 1 eine Deckliste abgeben
new-late-entry = Spieler dürfen später einsteigen, mit einer Niederlage je verpasster Runde
new-name = Name
new-name-help = So wie er an der Wand und auf dem Papier steht.
new-organizer = Dein Name
new-organizer-help = Spieler sehen ihn als Namen des Organisators.
new-pack = Regelwerk
new-pack-help = Punkte, Runden, Uhr und Verfahren folgen daraus.
new-preview = Wie viele Runden für wie viele Spieler?
new-preview-players = Spieler
new-rounds = Schweizer Runden
new-rounds-help = Nur für eine eigene Struktur; 0 heißt K.-o. von Anfang an.
new-structure = Struktur
new-structure-custom = Eigene: die Zahlen unten
new-structure-help = Rundenzahl und Cut nach Spielerzahl, oder eigene.
new-tier = Stufe
new-tier-help = Relaxed heißt alle willkommen; in Formal und Premier spielt die Turnierleitung nicht mit.
new-title = Neues Turnier
owner-create = Diesen Server übernehmen
owner-lead = Dieser Link gilt einmal. Wähle Namen und Passwort, mit denen du dich einloggst.
owner-title = Willkommen
page-back-home = Startseite
page-language = Sprache
page-notice = Spiele und ihre Namen gehören ihren Inhabern, die mit Marshal nichts zu tun haben.
page-offline = keine Verbindung: was du siehst, kann veraltet sein
page-problem = Das ging nicht
page-role-judge = Schiedsrichter
page-role-marshal = Marshal
page-role-off-duty = { $role }, nicht im Dienst
page-role-organizer = Organisator
page-skip = Zum Inhalt
page-theme = Aussehen
players-leaders = Turnierleitung
players-title = { $players ->
    [one] Ein Spieler
   *[other] { $players } Spieler
}
presence-active = dabei
presence-cut-off = Cut verpasst
presence-disqualified = disqualifiziert
presence-dropped = { $round ->
    [0] vor Runde 1 abgemeldet
   *[other] nach Runde { $round } abgemeldet
}
presence-eliminated = ausgeschieden: { $round }
preview-after = Danach
preview-before = Jetzt
preview-confirm = Ergebnis berichtigen
preview-cut = Der Cut ändert sich: hinein kommen { $enter }, heraus fallen { $leave }.
preview-draws = Mit diesem Ergebnis wären diese Runden anders ausgelost worden: { $rounds }. Sie bleiben, wie sie gespielt wurden.
preview-no-rows = Die Rangliste ändert sich nicht.
preview-title = Was diese Berichtigung ändert
problem-crowded = Es geschieht zu viel auf einmal. Versuch es noch einmal.
problem-field = { $field }: { $why }
problem-internal = Bei uns ist etwas schiefgegangen. Nichts ging verloren; Näheres steht im Protokoll.
problem-link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
problem-no-room = Hier hat nichts diesen Code.
problem-not-found = Hier ist nichts.
problem-password = Name oder Passwort stimmt nicht.
problem-pin = Name oder PIN stimmt nicht. Hast du die PIN nicht mehr, gibt dir die Turnierleitung eine neue.
problem-sign-in = Bitte logge dich zuerst ein.
problem-too-often = Zu viele Versuche. Warte eine Minute.
procedure-chosen = Wenn ein Spieler wählen muss: der gewählte Sieger
procedure-nobody = niemand
proof-commitment = Vor Runde 1 veröffentlicht (SHA-256 des Startwerts)
proof-file = Turnierdatei herunterladen
proof-lead = Jede Auslosung folgt aus einem geheimen Startwert, dessen Fingerabdruck vor der ersten Runde feststand. Am Ende wird er offengelegt; „marshal verify“ wiederholt jede Auslosung.
proof-secret = Geheim bis zum Ende des Turniers.
proof-seed = Der Startwert
proof-title = Beweis der Auslosungen
public-join = Mit diesem Code beitreten
public-no-round = Die erste Runde ist noch nicht veröffentlicht.
record = { $points ->
    [one] Platz { $rank } mit einem Punkt
   *[other] Platz { $rank } mit { $points } Punkten
}
return-button = Zurückkommen
return-lead = Dein Name und die PIN vom Beitritt.
return-title = Ich war schon dabei, auf einem anderen Telefon
round-choose = Runde wählen
round-find = Namen finden
round-find-button = Finden
round-title = Runde { $round }
rules-all = Alle Dokumente
rules-back = Alle Regeln
rules-document = Dokument
rules-example = Beispiel
rules-find = Finden
rules-hits = { $hits ->
    [one] Eine Regel
   *[other] { $hits } Regeln
}
rules-reading = Gewählte Lesart
rules-search = Wörter
rules-title = Regeln zur Hand
settle-back = Zurück zur Turnierleitung
settle-extend = Verlängern
settle-no-show = { $name } ist nicht erschienen
settle-reason = Grund
settle-reported = { $name } meldet: { $claim }
settle-title = { $players }
sign-in-button = Einloggen
sign-in-lead = Für Organisatoren. Spieler treten mit dem Turniercode bei.
sign-in-title = Einloggen
staff-join-button = Annehmen
staff-join-lead = Du bist eingeladen, bei { $tournament } zu helfen. Unter „Turnierleitung“ siehst du alles, was du brauchst.
staff-join-title = Als { $role } beitreten
standings-left = abgemeldet
standings-no-opponent = noch kein Gegner, also 0
standings-none = Die Rangliste erscheint, wenn die erste Runde abgeschlossen ist.
standings-title = Rangliste nach Runde { $round }
state-all-in = Runde { $round }: alle Ergebnisse sind da.
state-announced = { $players ->
    [one] Ein Spieler; Runden und Cut sind angekündigt.
   *[other] { $players } Spieler; Runden und Cut sind angekündigt.
}
state-between = Runde { $round } ist abgeschlossen; gleich geht es weiter.
state-drawn = Runde { $round } wird vorbereitet.
state-enrolling = { $players ->
    [one] Die Anmeldung läuft: bisher ein Spieler.
   *[other] Die Anmeldung läuft: bisher { $players } Spieler.
}
state-finished = Vorbei. { $champion } hat gewonnen.
state-finished-nobody = Vorbei.
state-published = Runde { $round }: nehmt eure Plätze ein.
state-registration-closed = { $players ->
    [one] Die Anmeldung ist geschlossen: ein Spieler.
   *[other] Die Anmeldung ist geschlossen: { $players } Spieler.
}
state-running = { $open ->
    [one] Runde { $round }: ein Tisch spielt noch.
   *[other] Runde { $round }: { $open } Tische spielen noch.
}
theme-dark = dunkel
theme-device = wie das Gerät
theme-light = hell
welcome-go = Zu meiner Partie
welcome-lead = Du bist dabei. Merk dir diese PIN: mit ihr und deinem Namen kommst du auf jedem Telefon zurück.
welcome-link = Dein eigener Link, für ein anderes Gerät:
welcome-title = Willkommen
