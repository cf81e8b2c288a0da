# Single units of a formation: placed and moved by themselves.
table-unit = What moves on the map
table-unit-all = the whole formation
table-units = Units with a place of their own
table-units-help = For example: 3: 45 12; 5: 48 12. The others stand around the place above.
table-units-stay-help = For example: 3: 45 12; 5: 48 12. The others stay where they are if no place stands above.
table-units-none = { $formation } has no unit { $unit } that is still there; its units are numbered { $first } to { $last }
table-move-help = The middle of the whole formation: tap the map, or type 130 85. Tap one of its units to move that one alone.
epic-typed-unit = “{ $read }” names no unit and its place; write it like 3: 45 12
epic-typed-unit-twice = Unit { $unit } is named twice; one place is wanted
table-single = Single units
table-aside = Off the table
table-aside-lead = How each of these enters, and in what, is open to both at any time (EP-6.2.3, EP-6.2.4).
table-tiebreak-end = Tie-break
table-tiebreak-none = No formation of { $player } scores anything.
