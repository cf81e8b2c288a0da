# A match of miniatures: its points, and the end of the round's time.

new-force-points = Points of each army
new-force-points-help = Both players pick armies to this total, usually { $least } to { $most }.
new-force-points-anyway = The total may lie outside of these bounds
new-force-points-notice = The army lists are balanced for totals within the bounds; outside of them games may be slightly unbalanced (EP-1.2.3).
field-force-points = points of each army
refusal-forces-out-of-range = Armies of { $points } points: { $least } to { $most } are possible here.

epic-told-time-up = the time of the round is up
epic-told-time-goes-on = the round has time again
table-refusal-not-the-host = only the tournament a match belongs to says how its round stands
table-time-goals = The time of the round is up: turn { $turn } is the last. After its end phase goals decide, and if they do not, the tie-break.
table-time-tiebreak = The time of the round is up: turn { $turn } is the last. After its end phase the tie-break decides; goals count from turn 3 on.
table-time-nothing = The time of the round is up.
table-time-ended = The time of the round has ended this game.

my-army-title = My army
force-handed-in = handed in
force-other = What was handed in cannot be read as an army; hand in another one.
force-none = No army yet. Build one of { $points } points; it is on the table when your match is.
force-build = Build an army
force-paste = From a file
force-paste-label = The content of the army file
force-hand-in = Hand it in
force-closed = The tournament has begun: armies are closed.
force-said = { $name }, { $points } points, formations: { $formations }
armies-hand-in-for = Hand it in for the tournament
