# Ein von Hand gezeichneter Tisch.

epic-sketch-river = Fluss
epic-sketch-road = Straße
epic-sketch-no-river = ein Fluss, der überquert wird: zeichne ihn zuerst

table-draw-title = Zeichnet den Tisch
table-draw-what = Was
table-draw-points = Wo
table-draw-help = Tippe auf die Karte: eine Stelle, oder zwei von wo bis wo, oder einen Umriss Ecke für Ecke. Ziehen zeichnet sofort. Getippt sind Stellen 20 20, 40 20, 40 40.
table-draw-add = Dazu
table-draw-back = Letzte Stelle zurück
table-draw-bridge = Brücke
table-draw-ford = Furt
table-draw-pieces = { $count ->
    [one] Ein Stück auf dem Tisch
   *[other] { $count } Stücke auf dem Tisch
}
table-draw-away = Weg damit
table-draw-away-of = { $number }, { $what }, wegnehmen
table-draw-findings = { $count ->
    [one] Eine Abweichung von den Richtlinien
   *[other] { $count } Abweichungen von den Richtlinien
}
table-draw-play = Auf diesem Tisch spielen
table-draw-leave = Doch ein anderer Tisch
table-draw-leave-sure = Diese Zeichnung wegwerfen
table-draw-watch = Die Spieler zeichnen den Tisch.
table-draw-begin = Selbst zeichnen
table-draw-begin-lead = Oder zeichnet den Tisch, der vor euch steht, mit wenigen Tippern.
table-draw-from-made = Machen und von Hand ändern
table-draw-map = Der Tisch, der gezeichnet wird, { $length } mal { $width }. Pfeiltasten bewegen den Stift, Enter setzt einen Punkt, Backspace nimmt ihn zurück.
table-draw-none = es wurde keine Zeichnung begonnen; beginne erst eine
table-draw-needs = { $given } angegeben; mindestens { $least } Stellen werden gebraucht, etwa 0 60, 180 60
