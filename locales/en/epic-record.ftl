# The record of a finished Epic game.

table-record = The record as a file
table-record-later = The record is there when the game is over; its dice are secret until then.
table-record-unproven = { $steps } steps come from an earlier version, which kept no wishes: they were told again, not decided again.
table-record-older = This table was opened under an earlier reading of the rules; its steps were decided again by that one.
table-record-holds = The game holds: { $facts } facts, { $steps } steps decided again. Seal: { $seal }

bench-epic-objective = An objective judged under the finger
bench-epic-formation = A formation judged under the finger
bench-epic-table = A table made
bench-epic-game = A whole game refereed
bench-epic-note = The median of { $times } times; a place includes finding the nearest good one.

armies-list-itself = The list itself
armies-list-change = Change it into one of your own: units, formations, prices, limits. Each field is checked, and what is wrong is named.
armies-list-use = Build with this list
