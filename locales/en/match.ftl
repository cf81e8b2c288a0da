# My match and the desk: the last metre.
desk-undo-step = Takes back: { $action } ({ $who }, { $at }).
mine-checked-in = You are checked in.
mine-concede-sure = { $name } then wins this game. There is no way back.
mine-concede-yes = Yes, I concede
mine-drop-withdraw = I stay after all
mine-made-cut = You made the top { $size }.
mine-other-ending = Another ending
mine-report-again = Report something else
mine-wrong = That is wrong
person-rename = Change the name
settings-rename = Rename the tournament
clock-set = Set the clock
clock-set-minutes = Minutes played so far
