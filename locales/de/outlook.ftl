# Was wer braucht, wann der Tag endet, wer aufhält.

outlook-delay-disputed = Die beiden Meldungen sind verschieden.
outlook-delay-called = Ein Schiedsrichter wurde gerufen.
outlook-delay-unconfirmed = { $player } hat noch nicht bestätigt.
outlook-delay-extension = { $minutes ->
    [one] Eine Minute Zusatzzeit.
   *[other] { $minutes } Minuten Zusatzzeit.
}
outlook-delay-over-time = Die Zeit ist um, nichts gemeldet.
outlook-delay-playing = Wird noch gespielt.

# Was brauche ich.
nav-bubble = Cut-Prognose
bubble-title = Cut-Prognose: Wer kann den Cut noch schaffen?
needs-title = Was brauche ich?
needs-through = sicher dabei
needs-alive = noch möglich
needs-out = ohne Chance
needs-if = Dein Ergebnis
needs-then = Was es bewirkt
needs-whatever = Was auch geschieht
needs-none = In dieser Phase ist keine Schweizer Runde mehr zu spielen.
needs-later = Wer den Cut noch schaffen kann, steht hier, sobald Runden und Cut angekündigt sind.
needs-after-the-round = Was du brauchst, steht wieder hier, sobald die Runde vorbei ist.
needs-goal-cut = Wer unter die besten { $places } kommt
needs-goal-win = Wer auf den ersten Platz kommt
needs-cut-through = Du bist unter den besten { $places }, was auch geschieht.
needs-cut-alive = Ein Platz unter den besten { $places } ist für dich noch möglich.
needs-cut-out = Ein Platz unter den besten { $places } ist nicht mehr möglich.
needs-win-through = Du gewinnst das Turnier, was auch geschieht.
needs-win-alive = Du kannst das Turnier noch gewinnen.
needs-win-out = Der erste Platz ist nicht mehr erreichbar.
needs-count = Sicher dabei: { $through }, noch möglich: { $alive }, ohne Chance: { $out }.
needs-cases = dabei in { $through } von { $all } Fällen
needs-runs = { $percent ->
    [0] dabei in weniger als 1 % der simulierten Verläufe
    [100] dabei in mehr als 99 % der simulierten Verläufe
   *[other] dabei in etwa { $percent } % der simulierten Verläufe
}
needs-lots = { $lots ->
    [one] (in einem weiteren entscheidet das Los)
   *[other] (in { $lots } weiteren entscheidet das Los)
}
needs-how-counted = { $open ->
    [one] Genau: jeder Ausgang der einen offenen Partie wurde gezählt.
   *[other] Genau: jeder Ausgang der { $open } offenen Partien wurde gezählt.
}
needs-how-proved = Genau: jedes Urteil ist bewiesen. Die Prozente stammen aus { $runs } simulierten Verläufen.
needs-how-sampled = Es sind zu viele Fälle, um sie zu zählen. „Sicher dabei“ und „ohne Chance“ sind bewiesen; wo kein Beweis gefunden wurde, steht „noch möglich“. Die Prozente stammen aus { $runs } simulierten Verläufen.
needs-how-ahead = { $rounds ->
    [one] Eine Runde ist noch nicht ausgelost, deshalb ist dies keine genaue Zählung.
   *[other] { $rounds } Runden sind noch nicht ausgelost, deshalb ist dies keine genaue Zählung.
} „Sicher dabei“ und „ohne Chance“ folgen aus den Punkten. Die Prozente stammen aus { $runs } simulierten Verläufen.
needs-assumes = Das alles gilt, solange jede Partie gespielt wird und niemand geht.

# Wann ist Schluss.
forecast-title = Wann ist Schluss?
forecast-round = Diese Runde:
forecast-day = { $rounds ->
    [0] Die letzte Runde:
    [one] Der Tag, mit einer weiteren Runde:
   *[other] Der Tag, mit { $rounds } weiteren Runden:
}
forecast-now = jetzt
forecast-in = in etwa { $likely }
forecast-between = (zwischen { $early } und { $late })
forecast-learnt = { $rounds ->
    [0] Nach der Rundenlänge des Regelwerks; noch keine Runde ist gespielt.
    [one] Nach der Uhr und einer gespielten Runde.
   *[other] Nach der Uhr und { $rounds } gespielten Runden.
}
forecast-holding = { $tables ->
    [one] Alle warten auf einen Tisch
   *[other] Alle warten auf { $tables } Tische
}
forecast-why = Warum
lasting-minutes = { $minutes } Min.
lasting-hours = { $hours } Std.
lasting-both = { $hours } Std. { $minutes } Min.

# Vor der ersten Runde.
nav-about = Infos
about-in-force = in Kraft seit { $day }
about-date = { $day }
about-rounds = Runden und Cut
about-announced = Angekündigt für { $players } angemeldete Spieler und damit fest.
about-not-announced = { $players ->
    [one] Noch nicht angekündigt. Mit einem Spieler wären es:
   *[other] Noch nicht angekündigt. Mit { $players } Spielern wären es:
}
about-no-row = Diese Struktur hat keine Zeile für { $players } Spieler.
about-cut = Cut auf die besten { $places }, dann
about-swiss = { $rounds ->
    [one] eine Schweizer Runde
   *[other] { $rounds } Schweizer Runden
}
about-elimination = { $rounds ->
    [one] eine K.-o.-Runde
   *[other] { $rounds } K.-o.-Runden
}
about-lasts = Von der ersten Runde an dauert es etwa { $likely } (zwischen { $early } und { $late }).
about-ends = Ende
about-people = Wer leitet
about-acts-as-marshal = zugleich { $marshal }
about-on-duty = im Dienst
about-off-duty = nicht im Dienst, Zuschauer
about-second = { $playing } spielt mit; in diesen Partien entscheidet { $second }.
about-tier = Stufe: { $tier }
about-tier-relaxed = Alle sind willkommen, wie viel oder wenig sie auch gespielt haben. Einander beim Lernen zu helfen ist erwünscht, solange es die Partie nicht stört. Es geht um Spaß unter Freunden.
about-tier-formal = Etwas Erfahrung wird erwartet: die Regeln kennen, zügig spielen und deutlich machen, was man tut. Es ist ein freundschaftlicher Wettbewerb. Wegen fehlender Erfahrung wird niemand ausgeschlossen.
about-tier-premier = Die höchste Stufe: einige Erfahrung wird erwartet, und dass man die Spielregeln, ihre Klarstellungen und die Turnierregeln kennt. Es geht um fairen Wettbewerb. Wegen fehlender Erfahrung wird niemand ausgeschlossen.
about-conditions = Was hier gilt
about-lists-required = Vor dem Beginn ist eine Deckliste abzugeben.
about-lists-not-required = Eine Deckliste wird nicht verlangt.
about-opaque = Blickdichte Hüllen sind Pflicht, gleich in Größe, Farbe, Oberfläche und Zustand.
about-uniform = Blickdichte Hüllen sind keine Pflicht; alle Kartenrücken müssen gleich aussehen.
about-leaders-never = Wer das Turnier leitet, spielt nicht mit.
about-leaders-second = Wer leitet, darf nur mitspielen, solange eine zweite, angekündigte Person der Turnierleitung im Dienst ist.
about-leaders-freely = Wer leitet, darf mitspielen.
about-late-entry = Ein späterer Einstieg ist möglich; jede versäumte Runde zählt als Niederlage ohne Paarung.
about-no-late-entry = Nach der Auslosung der ersten Runde steigt niemand mehr ein.
about-no-show = { $minutes ->
    [one] Wer nach einer Minute fehlt, kann aus dem Turnier genommen werden.
   *[other] Wer nach { $minutes } Minuten fehlt, kann aus dem Turnier genommen werden.
}
about-no-outside = Während einer Runde keine Notizen, Listen oder Statistiken; die Regeln darf man immer lesen.
about-products = Produkte und ab wann sie erlaubt sind
about-product = Produkt
about-released = Erschienen
about-legal-after = { $days ->
    [0] In der Stufe { $tier } ist ein Produkt vom Tag des Erscheinens an erlaubt.
    [one] In der Stufe { $tier } ist ein Produkt einen Tag nach dem Erscheinen erlaubt.
   *[other] In der Stufe { $tier } ist ein Produkt { $days } Tage nach dem Erscheinen erlaubt.
}
about-region = Erscheinungstage für: { $region }.
about-ask-organizer = der Organisator sagt, welche Produkte erlaubt sind
about-ask-organizer-all = Der Organisator sagt, welche dieser Produkte erlaubt sind:
about-older = { $products ->
    [one] Ein älteres Produkt
   *[other] { $products } ältere Produkte
}
about-preparation = Was der Organisator vorbereitet
about-documents = Dokumente zur Hand
about-conduct = Gut zu wissen
about-conduct-rules = Verhalten: was erwartet wird und was verboten ist
about-fair = Wie die Auslosungen sich als fair beweisen lassen
plan-title = Wie lange würde es dauern?
plan-start = Erste Runde um
plan-show = Zeigen
plan-round = Runde
plan-kind = Art
plan-begins = Beginn
plan-ends = Ende
plan-kind-swiss = Schweizer
plan-kind-elimination = K.-o.
plan-untimed = ohne Limit

# Nach der letzten Runde.
nav-archive = Archiv
archive-ranking = Schlussrangliste
archive-champion = { $name } gewinnt das Turnier.
archive-place = Platz
archive-rank = Platz { $rank }
archive-way = Platz nach jeder Runde
archive-seed = Der Startwert aller Auslosungen
archive-promise = Sein SHA-256, veröffentlicht vor der ersten Auslosung:
archive-check = Lade die Datei herunter; dieser Befehl wiederholt jede Auslosung und sagt, ob sie aus dem Startwert folgt:
archive-figures = Zahlen
archive-nothing-yet = Es wurde noch nichts gespielt.
archive-games = Partien
archive-to-time = Partien, die in die Zeit gingen, von denen mit bekanntem Ende
archive-results = Ergebnisse nach Art
archive-endings = Wie Partien endeten
archive-ending = Ende
archive-points = Spieler nach Punkten nach der letzten Schweizer Runde
archive-decks = Decks
archive-deck = Deck
archive-first-player = Startspieler
archive-first-player-unknown = In keiner Partie wurde notiert, wer Startspieler war; darüber lässt sich nichts sagen.
archive-first-player-won = Der beim Aufbau ausgeloste Spieler gewann { $won } von { $games } Partien, in denen es notiert wurde.
archive-match-ups = Deck gegen Deck
archive-match-ups-help = Gewonnene und verlorene Partien der Zeile gegen die Spalte.
archive-match-ups-later = Das verrät etwas über Decklisten und wird deshalb erst nach dem Turnier gezeigt.
archive-no-lists = Es gibt keine Decklisten, die alle sehen dürfen.
archive-opponent = Gegner
consult-after-the-round = Solange eine Runde läuft, bleiben Statistiken und Listen für alle zu, die darin spielen. Sie öffnen sich, sobald die Runde vorbei ist; die Regeln sind immer offen.

# Regeln zur Hand.
rules-who = Für
rules-everybody = Alle
rules-moments = Nach Situation
rules-set-up = Aufbau vor jeder Partie, der Reihe nach
rules-set-up-all = Alle Spiele, Regel für Regel
rules-at-hand = Regeln: { $moment }
rules-concerns = Betrifft: { $roles }
rules-elsewhere = Dasselbe in anderen Dokumenten
rules-neighbours = Regeln davor und danach
moment-before-the-day = Vor dem Turniertag
moment-announcing = Runden, Cut und Turnierleitung ankündigen
moment-deck-list = Eine Deckliste wird abgegeben
moment-sleeves = Hüllen werden geprüft
moment-products = Welche Produkte sind erlaubt?
moment-setting-up = Eine Partie aufbauen
moment-round-starts = Eine Runde beginnt
moment-opponent-missing = Der Gegner kommt nicht
moment-bye = Jemand hat ein Freilos
moment-rules-question = Eine Regelfrage
moment-dispute = Zwei Spieler sind uneins
moment-notes-and-screens = Notizen, Telefone und Hilfe
moment-missed-chance = Ein Effekt wurde vergessen
moment-card-missing = Eine Karte fehlt
moment-card-damaged = Eine Karte ist beschädigt
moment-tokens = Marker und Würfel
moment-watching = Einer Partie zuschauen
moment-misconduct = Jemand benimmt sich daneben
moment-game-ends = Eine Partie endet
moment-time-called = Die Zeit ist abgelaufen
moment-extension = Ein Tisch bekommt mehr Zeit
moment-somebody-leaves = Ein Spieler will aufhören
moment-coming-back = Ein Spieler will zurückkommen
moment-disqualification = Eine Disqualifikation
moment-pairing = Eine Runde wird ausgelost
moment-ranking = Wie die Rangliste entsteht
moment-cut = Der Cut
moment-elimination = K.-o.-Runden
moment-tier-relaxed = In einem Relaxed-Turnier spielen
moment-tier-formal = In einem Formal-Turnier spielen
moment-tier-premier = In einem Premier-Turnier spielen
