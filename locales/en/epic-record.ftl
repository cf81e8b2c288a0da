# The record of a finished Epic game.

table-record = The record as a file
table-record-later = The record is there when the game is over; its dice are secret until then.
table-record-unproven = { $steps } steps come from an earlier version, which kept no wishes: they were told again, not decided again.
table-record-holds = The game holds: { $facts } facts, { $steps } steps decided again. Seal: { $seal }
