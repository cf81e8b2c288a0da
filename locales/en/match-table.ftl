# A table of a tournament's match.

section-tables-of-a-tournament = Tables of a tournament

table-refusal-not-hosted = this table belongs to no match
table-refusal-host-decides = at the table of a match this is not agreed or decided; the tournament’s rules say how it ends
table-refusal-round-waits = the round has not been started yet; set-up may be finished, the game waits
table-note-round-waits = The round waits for its start
table-note-round-runs = The round runs
table-note-round-time = The time of the round is up: this game round is played to its end, and no further one
table-note-settled = The result was entered in the tournament
table-end-round-time = the time of the round
table-end-host = a result entered in the tournament

new-tables = Matches may be played at Marshal’s tables
field-tables = matches at tables on the platform
nav-tables = Tables
match-no-tables = No match is at one of Marshal's tables now.
match-stands = How it stands
match-watch = Open
match-not-open = nobody was there yet
match-go = To the table
match-home = Back to the match
match-time = Round
match-stand-seats = { $seated ->
    [0] waits for both players
    [one] one player sits
   *[other] both players sit
}
match-stand-numbers = both sit, the game begins
match-stand-playing = game round { $round }, { $phase }
match-stand-won = { $name } won
match-stand-over = over, the tournament decides
match-choose-deck = You handed in no list that can be played here: choose the deck you play this match with.
match-sits = is here
match-missing = not here yet
match-judges-only = only who may rule in this match does that
match-judge = Judge
match-judge-reason = Reason
match-judge-pause = Pause the game
match-judge-resume = Let the game go on
match-judge-to = Set back to after answer … (of { $given })
match-judge-set-back = Set the game back
match-judge-rule = Rule, extend, enter a result
match-choose-winner = Everything that is compared is equal: you say who wins.
match-choose-winner-go = Say who wins
match-record-closed = the record shows both lists and hands; it is open to those who may see the lists of this tournament
