# A Conquest table between people: why it refuses something, its log, its proof.

table-refusal-no-table = there is no such table
table-refusal-open = the table is open already
table-refusal-earlier = the moment lies before the last step at this table
table-refusal-other-dice = these are not the dice that were promised when the table was opened
table-refusal-name = a name has 1 to { $most } characters on one line
table-refusal-reason = a reason has 1 to { $most } characters on one line
table-refusal-time = a clock has between 10 seconds and { $minutes } minutes, an increment at most { $increment } seconds
table-refusal-bot = there is no bot “{ $name }”
table-refusal-not-yours = that is for somebody else to do at this table
table-refusal-no-judge = no judge stands by at this table
table-refusal-over = the game is over
table-refusal-begun = the game has begun
table-refusal-not-begun = the game has not begun yet
table-refusal-seat-taken = somebody sits there already
table-refusal-seat-empty = a seat is still empty
table-refusal-promised = your number is promised already
table-refusal-not-promised = both players promise a number before either says it
table-refusal-numbered = the number is known already
table-refusal-other-number = this is not the number that was promised
table-refusal-still-time = { $seconds ->
    [one] the player still has { $seconds } second to send the number
   *[other] the player still has { $seconds } seconds to send the number
}
table-refusal-broken = this version cannot play the game on from answer { $answer }; the record is kept
table-refusal-paused = a judge has paused the game
table-refusal-not-paused = the game is not paused
table-refusal-no-clock = this game is played without a clock
table-refusal-time-over = your time is over
table-refusal-time-left = { $seconds ->
    [one] there is { $seconds } second left
   *[other] there are { $seconds } seconds left
}
table-refusal-stale = the question has changed: { $given } answers have been given, yours was for the one after { $after }
table-refusal-not-away = { $seconds ->
    [one] wait { $seconds } more second before you take the game
   *[other] wait { $seconds } more seconds before you take the game
}
table-refusal-never-away = the opponent is not away
table-refusal-nothing-back = you have given no answer that could be taken back
table-refusal-already-asked = that has been asked already
table-refusal-not-asked = the opponent has not asked for that
table-refusal-no-such-answer = a game after { $given } answers cannot be set back to { $answers }

table-log-round = Round { $round }
table-log-phase = { $phase }
table-log-commits = { $who }: { $card } commits to { $planet }
table-log-moves = { $card } moves to { $planet }
table-log-goes-home = { $card } goes to its HQ
table-log-token = { $who }: a { $card } comes into play
table-log-damaged = { $card } takes { $damage } damage, { $left } left
table-log-healed = { $damage } damage is removed from { $card }
table-log-bloodied = { $card } is bloodied
table-log-destroyed = { $card } is destroyed or discarded
table-log-left = { $card } leaves play
table-log-discarded = { $who }: { $card } goes to the discard pile
table-log-shuffles = { $who }: deck shuffled
table-log-draws = { $cards ->
    [one] { $who }: { $cards } card drawn
   *[other] { $who }: { $cards } cards drawn
}
table-log-gains = { $resources ->
    [one] { $who }: { $resources } resource gained
   *[other] { $who }: { $resources } resources gained
}
table-log-battle = Battle at { $planet }
table-log-battle-over = The battle at { $planet } is over
table-log-captures = { $who }: { $planet } captured
table-log-revealed = { $planet } is turned face up
table-log-initiative = Initiative: { $who }

table-note-begun = The game begins
table-note-dealt-anew = What was hidden at this question is dealt anew
table-note-conceded = { $who }: game conceded
table-note-draw-offered = { $who }: draw offered
table-note-draw-declined = { $who }: draw declined
table-note-draw-agreed = The draw is agreed
table-note-undo-asked = { $who }: request to take the last answer back
table-note-undo-declined = { $who }: request declined, the answer stands
table-note-taken-back = { $who }: last answer taken back
table-note-taken-back-agreed = { $who }: last answer taken back, with the opponent’s consent
table-note-set-back = A judge sets the game back: { $reason }
table-note-timed-out = { $who }: time is over
table-note-absent = { $who }: no answer for too long
table-note-judge-called = { $who }: judge called
table-note-paused = A judge pauses the game: { $reason }
table-note-resumed = The game goes on
table-note-extended = { $who }: { $seconds } more seconds from a judge: { $reason }
table-note-decided = A judge ends the game: { $reason }

table-end-agreement = agreement
table-end-time = time
table-end-absence = the opponent’s absence
table-end-judge = a judge’s decision
table-end-closed = no game
table-end-won = { $who }: victory by { $how }
table-end-nobody = Nobody wins: { $how }

table-file-not-json = the file is no record of a game: { $why }
table-file-format = the file says it is “{ $format }”; expected is “{ $known }”
table-file-too-long = the file has { $facts } steps; at most { $most } are read
table-file-not-over = the game is not over: its secret is not revealed, so nothing can be proven yet
table-file-secret = the secret at the end is not the one promised at the beginning
table-file-refused = step { $step } is against the rules: { $why }
table-file-differs = step { $step } does not follow from what came before
table-file-missing = something is missing after step { $step }

table-proof-commitment = The server’s secret was promised as { $commitment }.
table-proof-drawn-for = { $who }: the server drew the number.
table-proof-holds = { $draws ->
    [one] Proven: { $steps } steps, { $answers } answers, { $draws } draw, all from the secret and both numbers.
   *[other] Proven: { $steps } steps, { $answers } answers, { $draws } draws, all from the secret and both numbers.
}

section-tables-on-the-platform = Tables on the platform
section-chance-at-a-table = Chance at a table
section-answers-at-a-table = Answers at a table
section-time-and-judges-at-a-table = Time and judges at a table
section-what-is-seen-of-a-table = What is seen of a table
