# A table drawn by hand.

epic-sketch-river = river
epic-sketch-road = road
epic-sketch-no-river = a river to cross: draw it first

table-draw-title = Draw the table
table-draw-what = What
table-draw-points = Where
table-draw-help = Tap the map: one place, or two from where to where, or an outline corner by corner. Dragging draws it at once. Typed, places are 20 20, 40 20, 40 40.
table-draw-add = Add it
table-draw-back = Last place back
table-draw-bridge = bridge
table-draw-ford = ford
table-draw-pieces = { $count ->
    [one] One piece on the table
   *[other] { $count } pieces on the table
}
table-draw-away = Take away
table-draw-away-of = Take away { $number }, { $what }
table-draw-findings = { $count ->
    [one] One departure from the guidelines
   *[other] { $count } departures from the guidelines
}
table-draw-play = Play on this table
table-draw-leave = Another table instead
table-draw-leave-sure = Throw this drawing away
table-draw-watch = The players draw the table.
table-draw-begin = Draw it yourselves
table-draw-begin-lead = Or draw the table that stands before you, with a few taps.
table-draw-from-made = Make it and change it by hand
table-draw-map = The table that is being drawn, { $length } by { $width }. Arrow keys move the pencil, Enter sets a point, Backspace takes it back.
table-draw-none = no drawing was begun; begin one first
table-draw-needs = { $given } given; at least { $least } places are needed, such as 0 60, 180 60
