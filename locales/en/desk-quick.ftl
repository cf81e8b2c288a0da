# The desk: slips by keyboard, tables found, the cut before it is made.
quick-letters = w l d
quick-line = Slip, table or name
quick-button = Go
quick-help = “7 w” enters table 7 as won by the first player, “7 l” by the second, “7 ana” by Ana. “7” opens the table, a name finds it.
quick-reason = slip handed in at the desk
quick-no-table = nobody plays at table { $table } in this round
quick-nothing = no table of this round and nobody at one is called “{ $value }”; expected a table, a name, or a slip like “7 w”
quick-who = “{ $value }” does not say which player won; expected one of: { $players }
desk-accept-claim = Accept: { $claim }
desk-found = { $count ->
    [one] One table with “{ $text }”
   *[other] { $count } tables with “{ $text }”
}
desk-found-all = Show all tables
desk-more-tables = { $tables ->
    [one] One more table still plays
   *[other] { $tables } more tables still play
}
settle-reason-optional = Reason (optional)
clock-paused-at-desk = paused at the desk
clock-paused-why = Tell everybody why the clock stands still
judge-claims = What the players say
judge-decided-there = decided at the table
judge-ruling-optional = Ruling in words (optional)
cut-title = In the top { $size }
cut-next = Next if somebody leaves
cut-points = { $points ->
    [one] one point
   *[other] { $points } points
}
log-table = table { $table }: { $players }
rights-give = Co-organizer
rights-give-help = Lets this person do work of the desk too. You stay responsible; ruling, disqualifying and ending the tournament stay with whose work they are.
rights-give-all = All of the desk’s work
rights-give-none = Take all rights back
rights-given = { $count ->
    [one] co-organizer: one right
   *[other] co-organizer: { $count } rights
}
judge-play-on = The game is drawn: play on
judge-play-on-button = Declare one more game round
judge-extra-over = The additional game round is over
desk-places-all = All places
