# Epic: das Turnierspiel.

# Command line
cli-epic = Epic: Tische, Armeen und Spiele mit Schiedsrichter
cli-epic-terrain = Einen ausgewogenen Tisch erzeugen und als Karte zeichnen
cli-epic-terrain--size = Die beiden Seiten in Zentimetern, etwa 120x180
cli-epic-terrain--seed = Dieselbe Zahl ergibt denselben Tisch
cli-epic-terrain--country = Die Art der Landschaft
cli-epic-terrain--best-of = So viele Tische erzeugen und den ausgewogensten behalten
cli-epic-terrain--table = Den Tisch in diese Datei schreiben
cli-epic-terrain--svg = Die Karte in diese Datei zeichnen
cli-epic-terrain--theme = Helles oder dunkles Papier oder nach der Einstellung des Lesers
cli-epic-check = Sagen, welche Geländeempfehlungen ein Tisch verletzt und um wie viel
cli-epic-check--file = Die Tischdatei
cli-epic-check--svg = Die Karte in diese Datei zeichnen
cli-epic-check--theme = Helles oder dunkles Papier oder nach der Einstellung des Lesers
cli-epic-army = Armeelisten und Armeen
cli-epic-army-check = Eine Armee gegen ihre Liste und eine Punktzahl prüfen
cli-epic-army-check--file = Die Armeedatei
cli-epic-army-check--points = Die vereinbarte Punktzahl
cli-epic-army-check--out-of-range = Eine Punktzahl außerhalb von 2.000 bis 5.000 zulassen
cli-epic-army-check--list = Eine eigene Liste, gegen die geprüft wird
cli-epic-army-lists = Die bekannten Armeelisten nennen
cli-epic-referee = Eine Spieldatei nachspielen und sagen, was jede Endphase ergab
cli-epic-referee--file = Die Spieldatei
cli-epic-referee--result = Das Ergebnis für ein Turnier in diese Datei schreiben
cli-epic-referee--svg = Die Karte im jetzigen Stand in diese Datei zeichnen
cli-epic-referee--theme = Helles oder dunkles Papier oder nach der Einstellung des Lesers
cli-epic-play = Am Tisch spielen: Schritt für Schritt gefragt, nach jedem gespeichert
cli-epic-play--file = Die Spieldatei, die fortgesetzt oder begonnen wird

# Lengths and points
epic-cm = { $whole } cm
epic-cm-part = { $whole },{ $part } cm
epic-points = { $whole }
epic-points-half = { $whole },5

# Edges and terrain
epic-edge-south = Südkante
epic-edge-north = Nordkante
epic-edge-west = Westkante
epic-edge-east = Ostkante
epic-edge-south-west = Südwestecke
epic-edge-south-east = Südostecke
epic-edge-north-east = Nordostecke
epic-edge-north-west = Nordwestecke
epic-kind-hill = Hügel
epic-kind-wood = Wald
epic-kind-ruins = Ruinen
epic-kind-buildings = Gebäude
epic-kind-rocks = Felsen
epic-kind-marsh = Sumpf
epic-kind-craters = Krater
epic-kind-scrub = Gestrüpp
epic-kind-cliff = Klippe
epic-kind-lake = See
epic-country-countryside = Landschaft
epic-country-city = Stadt
epic-country-badlands = Ödland
epic-country-forest = Waldland
epic-country-valley = Tal

# The map
epic-map-north = N
epic-map-river = Fluss
epic-map-bridge = Brücke
epic-map-ford = Furt
epic-map-road = Straße
epic-map-edge = { $player } · { $edge }
epic-map-objective = Ziel · { $player }
epic-map-unit = Einheit · { $player }

# Terrain guidelines
epic-finding-table-length = der Tisch ist { $is } lang; die Regeln sind für { $least } bis { $most } gemacht
epic-finding-table-width = der Tisch ist { $is } breit; die Regeln sind für { $least } bis { $most } gemacht
epic-finding-too-small = Geländestück { $feature } ({ $kind }) misst { $across }, { $by } weniger als die empfohlenen mindestens { $least }
epic-finding-too-large = Geländestück { $feature } ({ $kind }) misst { $across }, { $by } mehr als die empfohlenen höchstens { $most }
epic-finding-count = { $placed } Geländestücke, erwartet { $expected }
epic-finding-crowded = das Feld in Spalte { $column }, Reihe { $row } hat { $placed } Geländestücke; vorgesehen sind höchstens 4
epic-finding-rivers = { $placed } Flüsse; vorgesehen ist höchstens einer
epic-finding-river-ends = Fluss { $river } läuft nicht von einer Tischkante zu einer anderen
epic-finding-river-length = Fluss { $river } ist { $length } lang, { $by } mehr als die kürzeste Tischkante mit { $most }
epic-finding-no-crossing = Fluss { $river } hat { $stretch } ohne Brücke oder Furt, { $by } mehr als 30 cm
epic-finding-crossing-astray = der Übergang bei { $at } liegt nicht auf Fluss { $river }
epic-finding-roads-too-early = erst alle Geländestücke, dann Straßen: { $placed } von { $expected } sind da
epic-finding-road-ends = Straße { $road } endet bei { $at }, weder an einer anderen Tischkante noch an einem Geländestück

# Files
epic-file-shape = Zeile { $line }, Spalte { $column }: { $why }
epic-file-format = das Format ist „{ $is }“; erwartet wurde „{ $expected }“
epic-file-value = { $field } ist { $is }; zulässig: { $accepted }
epic-file-step-shape = Schritt { $step }: { $why }
epic-file-step = ein Objekt mit „do“ oder „expect“
epic-file-side = { $least } bis { $most }
epic-file-width = nicht mehr als die Länge von { $length }
epic-file-most = höchstens { $most }
epic-file-points = { $least } bis { $most } Punkte
epic-file-on-table = ein Punkt auf dem Tisch
epic-file-choice = eine Auswahl mit Namen, höchstens { $depth }-fach verschachtelt
epic-file-shared = der Name einer gemeinsamen Auswahl dieser Liste
epic-file-unit = der Name einer Einheit dieser Liste

# Armies
epic-army-unknown-list = es gibt keine Armeeliste „{ $list }“
epic-army-empty = die Armee hat keine Formation
epic-army-unknown-formation = die Liste hat keine Formation „{ $formation }“
epic-army-same-id = zwei Formationen haben die Kennung „{ $id }“
epic-army-unknown-option = { $formation }: die Liste hat keine Option „{ $option }“
epic-army-unclear-option = { $formation }: „{ $option }“ könnte { $paths } sein
epic-army-too-few = { $formation }: { $taken }-mal { $option }, mindestens { $least } nötig
epic-army-too-many = { $formation }: { $taken }-mal { $option }, höchstens { $most } erlaubt
epic-army-army-too-few = { $taken }-mal { $option } in der Armee, mindestens { $least } nötig
epic-army-army-too-many = { $taken }-mal { $option } in der Armee, höchstens { $most } erlaubt
epic-army-too-many-for-core = { $taken } Formationen ({ $formations }), wo die Kernformationen der Armee { $most } erlauben
epic-army-share = auf ein Teil von { $part } begrenzte Formationen kosten { $points } Punkte, { $by } mehr als die erlaubten { $most }
epic-army-over-total = die Armee kostet { $points } Punkte, { $by } mehr als die vereinbarten { $total }
epic-garrison-tests = Kundschafter { $scouts } von { $wanted } nötigen; { $fast } schneller als 15 cm (höchstens 1) und { $engines } Kriegsmaschinen (keine); { $immobile } mit Tempo 0 (mindestens 1)

# Steps
epic-stage-forces = Streitkräfte
epic-stage-terrain = Gelände
epic-stage-table-edge = Tischkante
epic-stage-objectives = Ziele
epic-stage-spacecraft = Raumschiffe
epic-stage-garrisons = Garnisonen
epic-stage-remaining-forces = übrige Streitkräfte
epic-stage-ready = bereit
epic-stage-turn = Zug { $turn }
epic-stage-end-phase = Endphase von Zug { $turn }
epic-stage-continuation = Würfelwurf nach Zug { $turn }
epic-stage-tiebreak = Stechen
epic-stage-finished = beendet

# Control, goals, tie-break
epic-control-held = gehalten von { $player }
epic-control-contested = umkämpft
epic-control-free = von niemandem gehalten
epic-standing-captures = zählt
epic-standing-landed = macht nur streitig: in diesem Zug gelandet
epic-standing-synapse = macht nur streitig: Schwarm ohne Synapse
epic-standing-broken = zählt nicht: gebrochen
epic-standing-rallied = zählt nicht: in dieser Endphase gesammelt
epic-goal-blitzkrieg = Blitzkrieg
epic-goal-break-their-spirit = Break Their Spirit (Brecht ihren Mut)
epic-goal-defend-the-flag = Defend The Flag (Verteidigt die Fahne)
epic-goal-take-and-hold = Take And Hold (Nehmt und haltet)
epic-goal-they-shall-not-pass = They Shall Not Pass (Kein Durchkommen)
epic-why-edge-objective = Ziel { $objective } an der Kante des Gegners ist { $control }
epic-why-dearest-lives = die teuerste Formation ({ $formations }, { $points } Punkte) ist nicht vernichtet
epic-why-dearest-destroyed = die teuerste Formation ({ $formations }, { $points } Punkte) ist vernichtet
epic-why-holds = hält { $held }, nicht { $missing }
epic-why-holds-all = hält { $held }
epic-why-holds-none = hält keines der Ziele { $missing }
epic-why-intruders = ungebrochene Feinde in der eigenen Hälfte: { $formations }
epic-why-no-intruders = kein ungebrochener Feind in der eigenen Hälfte
epic-state-destroyed = vernichtet
epic-state-broken-and-halved = gebrochen und auf halbe Stärke oder weniger reduziert
epic-state-halved = auf halbe Stärke oder weniger reduziert
epic-state-broken = gebrochen
epic-state-intact = unversehrt

# What refereeing finds
epic-wrong-refused = Schritt { $step } ist nicht erlaubt: { $why } ({ $clause })
epic-wrong-other-clause = Schritt { $step } ist nach { $clause } nicht erlaubt, nicht nach { $expected }: { $why }
epic-wrong-accepted = Schritt { $step } ist erlaubt, obwohl er laut Datei nach { $expected } verboten ist
epic-wrong-not-so = Schritt { $step }: { $field } ist { $is }, nicht { $expected }

# Refusals
epic-refusal-over = das Spiel ist vorbei
epic-refusal-wrong-stage = nicht jetzt: das Spiel ist bei „{ $stage }“
epic-refusal-spacecraft-first = erst Raumschiffe und Landungen; beide Spieler schließen diesen Schritt, bevor etwas aufgestellt wird
epic-refusal-garrisons-first = Garnisonen werden vor den übrigen Formationen aufgestellt
epic-refusal-two-players-only = ein Spiel hat genau zwei Spieler
epic-refusal-not-two-players = { $joined ->
    [0] zwei Spieler sind nötig, niemand ist da
   *[other] zwei Spieler sind nötig, { $joined } ist da
}
epic-refusal-no-name = ein Spieler braucht einen Namen
epic-refusal-points-out-of-range = eine Summe von { $points } liegt außerhalb von 2.000 bis 5.000 Punkten; das kann nur der Veranstalter öffnen
epic-refusal-points-fixed = die Punktzahl steht fest, sobald eine Armee angenommen ist
epic-refusal-points-not-agreed = einigt euch zuerst auf eine Punktzahl
epic-refusal-illegal-army = die Armee ist nicht regelgerecht: { $findings }
epic-refusal-no-roster = das ist keine Armee: { $why }
epic-refusal-no-table = das ist kein Tisch: { $why }
epic-refusal-flags-not-confirmed = { $flags ->
    [one] der Tisch weicht von { $flags } Empfehlung ab; bestätigt das, um darauf zu spielen
   *[other] der Tisch weicht von { $flags } Empfehlungen ab; bestätigt das, um darauf zu spielen
}
epic-refusal-roll-off-due = beide Strategiewerte sind gleich: würfelt zuerst je einmal
epic-refusal-no-roll-off-due = jetzt gibt es nichts auszuwürfeln
epic-refusal-bad-rolls = jeder Spieler würfelt einmal, 1 bis 6; gleiche Würfe werden wiederholt, bis sie verschieden sind
epic-refusal-not-entitled-terrain = wer das Gelände allein aufgebaut hat, wählt nicht; der Gegner wählt
epic-refusal-not-entitled-rating = die Tischkante wählt, wer den höheren Strategiewert hat oder den Würfelwurf gewann
epic-refusal-short-edge = die { $edge } ist eine kurze Kante; wähle eine lange Kante oder eine Ecke
epic-refusal-six-objectives = sechs Ziele liegen auf dem Tisch; ein siebtes gibt es nicht
epic-refusal-not-your-turn-objective = der andere Spieler legt jetzt ein Ziel
epic-refusal-not-your-turn-garrison = der andere Spieler stellt jetzt eine Garnison auf
epic-refusal-not-your-turn-formation = der andere Spieler stellt jetzt eine Formation auf
epic-refusal-off-table = { $at } liegt nicht auf dem Tisch
epic-refusal-not-on-own-edge = { $by } neben der eigenen Tischkante, auf der das erste Ziel liegt
epic-refusal-not-on-own-corner = { $by } neben den eigenen beiden halben Kanten, auf denen das erste Ziel liegt
epic-refusal-not-in-opponents-half = { $by } außerhalb der Hälfte des Gegners; die Trennlinie gehört niemandem
epic-refusal-too-close-to-edge = { $by } zu nah an der Tischkante des Gegners
epic-refusal-too-close-to-objective = { $by } zu nah an Ziel { $objective }
epic-refusal-unknown-formation = die Armee hat keine Formation „{ $formation }“
epic-refusal-put-aside = { $formation } ist für die Landung aus dem Orbit beiseitegelegt
epic-refusal-already-set-up = { $formation } ist schon aufgestellt oder beiseitegelegt
epic-refusal-not-spacecraft = { $formation } ist kein Raumschiff
epic-refusal-spacecraft-missing = noch aufzustellen: { $formations }
epic-refusal-no-planetfall = { $formation } kann nicht aus dem Orbit landen; ohne die Fähigkeit: { $units }
epic-refusal-already-closed = schon abgeschlossen
epic-refusal-wrong-unit-count = { $formation } braucht { $wanted } Plätze, angegeben sind { $given }
epic-refusal-not-eligible = { $formation } darf keine Garnison sein: { $tests }
epic-refusal-list-forbids-garrison = { $formation } darf keine Garnison sein: ihre Liste erlaubt nur { $only }
epic-refusal-unit-off-table = Einheit { $unit } bei { $at } steht nicht auf dem Tisch
epic-refusal-garrison-too-far = { $formation } ist { $by } zu weit von Ziel { $objective } entfernt, dem nächsten in ihrer Hälfte
epic-refusal-in-opponents-half = Einheit { $unit } steht { $by } in der Hälfte des Gegners
epic-refusal-impassable = Einheit { $unit } steht in Geländestück { $feature }, das für sie unpassierbar ist
epic-refusal-not-garrison = { $formation } ist keine Garnison
epic-refusal-overwatch-twice = { $formation } ist schon in Bereitschaft
epic-refusal-two-on-overwatch = zwei Garnisonen sind in Bereitschaft; eine dritte gibt es nicht
epic-refusal-outside-zone = Einheit { $unit } steht { $by } außerhalb der 15 cm an der eigenen Tischkante
epic-refusal-no-reserve = { $formation } kann so nicht in Reserve bleiben ({ $units })
epic-refusal-not-all-teleport = { $formation } kann nicht teleportieren; ohne die Fähigkeit: { $units }
epic-refusal-no-carrier = { $formation } braucht das Luftfahrzeug, das sie trägt
epic-refusal-unfit-carrier = { $carrier } kann nicht Träger sein oder ist es schon und muss beiseite bleiben
epic-refusal-load-too-large = { $carrier } hat keinen Platz für { $units }
epic-refusal-load-unstated = die Liste nennt nicht, was { $carrier } fasst; bestätigt die Ladung von Hand
epic-refusal-no-portal = { $portals ->
    [one] die Armee hat { $portals } Portal, und es ist voll
   *[other] die Armee hat { $portals } Portale, und sie sind voll
}
epic-refusal-formations-left = noch aufzustellen oder in Reserve zu legen: { $formations }
epic-refusal-destroyed = { $formation } ist vernichtet
epic-refusal-in-reserve = { $formation } ist in Reserve und tut nichts, bis sie im Spiel ist
epic-refusal-not-aside = { $formation } wartet nicht auf den Einsatz
epic-refusal-carrier-away = { $carrier }, der sie trägt, ist nicht auf dem Tisch
epic-refusal-too-early = { $formation } kommt ab Zug { $turn }
epic-refusal-not-landed = { $formation } ist nicht auf dem Tisch oder kein Luftfahrzeug
epic-refusal-no-such-unit = { $formation } hat keine Einheit { $unit }
epic-refusal-unit-gone = Einheit { $unit } von { $formation } ist schon vernichtet
epic-refusal-damage-out-of-range = verbleibende Strukturpunkte: 0 bis { $most }
epic-refusal-already-broken = { $formation } ist schon gebrochen
epic-refusal-not-broken = { $formation } ist nicht gebrochen
epic-refusal-no-such-ability = { $formation } hat keine Fähigkeit „{ $ability }“
epic-refusal-not-in-pool = der Vorrat der Armee hat kein weiteres „{ $unit }“
epic-refusal-no-absorbing = nur die in der Liste genannten Schwärme nehmen andere Formationen auf
epic-refusal-no-dice-due = kein Würfelwurf fällig: er folgt auf Zug 4 und spätere, die niemand gewann
epic-refusal-dice-due = erst würfeln beide Spieler

# Command line answers
epic-cli-bad-size = „{ $read }“ ist keine Tischgröße; erwartet werden zwei Seiten von { $least } bis { $most } cm, etwa 120x180
epic-cli-unusable = { $path }: { $why }
epic-cli-map-title = { $country } · { $seed }
epic-cli-table = { $width } mal { $length }, { $country }, Startwert { $seed }
epic-cli-features = Geländestücke: { $placed } von { $expected } erwarteten; Flüsse: { $rivers }; Straßen: { $roads }
epic-cli-no-findings = Der Tisch hält alle Empfehlungen ein.
epic-cli-halves = Deckung, { $edge } gegen { $opposite }: { $one } zu { $other } cm², zu { $percent } % gleich
epic-cli-lanes = Schussbahnen: { $open } von { $total } offen; mittlere Sicht von Süden { $south }, von Norden { $north }
epic-cli-mirror = gedreht gleich: { $mirror } %; von Gelände bedeckt: { $density } %
epic-notice-points = Außerhalb von 2.000 bis 5.000 Punkten sind die Listen nicht ausgewogen; das Spiel kann etwas ungleich sein (EP-1.2.3).
epic-notice-terrain = Dichtes Gelände hilft Armeen zu Fuß, lichtes schnellen Fahrzeugen, ein Fluss der Länge nach Schwebern und Fliegern (EP-3.1.1).
epic-cli-list = { $id }: { $name }, Strategiewert { $rating }, { $formations } Formationen
epic-cli-army = { $name }, Strategiewert { $rating }: { $points } von { $total } Punkten
epic-cli-formation = - { $id }: { $name }, { $points } Punkte, Einheiten: { $units }; { $garrison }
epic-cli-garrison-no = keine Garnison ({ $tests })
epic-cli-garrison-list = keine Garnison: die Liste verbietet es
epic-cli-garrison-scouts = mögliche Garnison: Kundschafter
epic-cli-garrison-slow = mögliche Garnison: langsam, ohne Kriegsmaschinen
epic-cli-garrison-immobile = mögliche Garnison: hat eine Einheit mit Tempo 0

# Reports
epic-report-turn = Ende von Zug { $turn }
epic-report-objective = Ziel { $objective }: { $control }
epic-report-claim = { $formation } von { $player } auf { $distance } { $standing }
epic-report-goals = { $player }: Siegziele { $goals }, gehaltene Zielmarken { $held }
epic-report-score = { $player }: { $points } Siegpunkte
epic-report-score-line = { "  " }{ $formation } ({ $value }): Stärke { $strength } von { $start }, { $state }: { $points }
epic-report-stage = Das Spiel ist bei „{ $stage }“.
epic-report-won-goals = { $player } gewinnt in Zug { $turn } nach Siegzielen, { $one } zu { $other }.
epic-report-won-tiebreak = { $player } gewinnt das Stechen nach Zug { $turn }.
epic-report-won-concession = { $player } gewinnt in Zug { $turn }: der Gegner gab auf.
epic-report-won-judge = { $player } gewinnt in Zug { $turn } durch Entscheid eines Schiedsrichters.
epic-report-draw = Das Spiel endet in Zug { $turn } ohne Sieger.

# Playing at the table
epic-play-welcome = Das Spiel steht in { $file }. „help“ zeigt die Wörter, „quit“ hört auf.
epic-play-help = Jederzeit: status, map DATEI, undo, concede alpha, judge bravo, judge draw, quit. Formationen heißen nach ihrer Kennung, alpha/ID oder bravo/ID, wenn beide Armeen sie haben. Plätze sind Paare von Zentimetern von West- und Südkante; sind es weniger als Einheiten, gilt der letzte für die übrigen.
epic-play-no-chance = das System liefert keine Zufallszahlen: { $why }
epic-play-terrain = Tippe DATEI WER oder generate LANDSCHAFT STARTWERT WER; WER ist alpha, bravo, both oder organizer; „anyway“ bestätigt Hinweise.
epic-play-no-table = es gibt noch keinen Tisch
epic-play-army-of = { $player }:
epic-play-formation = { "  " }{ $id }: { $points } Punkte, Einheiten { $living } von { $units }, { $place }
epic-place-destroyed = vernichtet
epic-place-waiting = nicht aufgestellt
epic-place-orbit = im Orbit
epic-place-aside = beiseitegelegt
epic-place-broken = auf dem Tisch, gebrochen
epic-place-overwatch = auf dem Tisch, in Bereitschaft
epic-place-table = auf dem Tisch
epic-play-unknown-formation = keine Armee hat eine Formation „{ $formation }“
epic-play-which-formation = beide Armeen haben „{ $formation }“; schreibe alpha/{ $formation } oder bravo/{ $formation }
epic-play-which-player = „{ $read }“ ist kein Spieler; schreibe alpha oder bravo
epic-play-pairs = Zahlen stehen in Paaren
epic-play-not-a-number = „{ $read }“ ist keine Zahl, die hier passt
epic-play-unknown = „{ $read }“ wird hier nicht verstanden
epic-ask-name = Name des nächsten Spielers?
epic-ask-points = Punktzahl? (points 3000)
epic-ask-army = Armee eines Spielers? (army alpha DATEI, army bravo DATEI)
epic-ask-terrain = Der Tisch? (DATEI organizer oder generate countryside 7 organizer)
epic-ask-roll-off = Je ein Würfel: { $one } und { $other }? (4 2; leer würfelt hier)
epic-ask-edge = { $player } wählt: south, north, south-west, south-east, north-east, north-west?
epic-ask-objective = { $player } legt Ziel { $number }: x y [Beschreibung]?
epic-ask-spacecraft = Raumschiffe und Landungen? (ship ID, planetfall ID, planetfall ID in TRÄGER, done)
epic-ask-garrison = { $player } stellt eine Garnison auf: garrison ID x y … [overwatch] oder pass?
epic-ask-remaining = { $player } stellt eine Formation auf: place ID x y … oder reserve ID aircraft, teleport, in TRÄGER?
epic-ask-confirm = Alles ist aufgestellt. Einverstanden? (status, map DATEI, confirm)
epic-ask-turn = Zug { $turn }: move, enter, takeoff, lose, damage, break, ability ID …, end?
epic-ask-rally = Endphase von Zug { $turn }: rally ID, done?
epic-ask-continuation = Niemand hat gewonnen. Würfelt um einen weiteren Zug: { $one } und { $other }? (3 3; leer würfelt hier)
