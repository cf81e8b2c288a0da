# Tournaments on the command line.
failure-in-file = { $path }: { $what }
failure-file-missing = there is no such file
failure-file-forbidden = access is not permitted
failure-file-folder = this is a folder, not a file
failure-file-full = the disk is full
failure-file-system = the system says: { $why }
failure-other-pack = the tournament is run under “{ $wanted }”, but the pack given is “{ $read }”
failure-no-such-pack = there is no rules pack “{ $read }”; known are: { $known }; give your own with --pack FILE
failure-no-chance = the system gives no randomness: { $why }
failure-seed = a seed has 64 hex digits; { $length } characters were read that are not
failure-no-such-player = there is no player “{ $read }”; give a name, its beginning, or the id from the file
failure-player-unclear = “{ $read }” could be { $names }
failure-structure = “{ $read }” is no structure; known are { $known }, or your own such as custom:6+8 (six Swiss rounds, then the best eight)
failure-no-table-after = there are no standings after round { $round }: it is not a closed Swiss round
failure-not-in-standings = { $player } is not in the standings yet

head-rank = #
head-player = Player
head-players = Players
head-points = Points
head-sos = SoS
head-esos = eSoS
head-played = Rounds
head-points-per-round = Points per round
head-opponent = Opponent
head-table = Table
head-result = Result
head-action = Action
head-command = Command
head-what-it-does = What it does
head-id = Id
head-team = Team
head-state = State
head-setting = Setting
head-value = Value
head-when = When
head-who = Who
head-reason = Reason
head-what = Figure
head-work = Work
head-milliseconds = Milliseconds
head-growth = Growth

table-none = { $name }: no Swiss round is closed yet, so there are no standings.
table-title = { $name }, after round { $round }
standings-champion = Champion: { $player }
ranking-title = Final ranking
explain-title = { $player } after round { $round }: place { $rank }, points: { $points }
explain-sos = SoS { $value }: the mean of the opponents’ points per round ({ $opponents } counted, each once; byes have no opponent) · { $clause }
explain-esos = eSoS { $value }: the mean of the opponents’ own SoS · { $clause }

round-title-swiss = Round { $round } (Swiss round { $in_stage })
round-title-elimination = Round { $round }, elimination with { $players } players
pair-fresh-seed = the file has no seed; this round was drawn with { $seed }. Put it into the file as "seed" to be able to prove the draw.

verify-commitment = Commitment (SHA-256 of the seed): { $commitment }
verify-holds = Everything follows. Steps decided again: { $steps }; draws made anew: { $proven }, all the same.
verify-fails = Not proven. Contradictions or gaps: { $findings }.

rights-organizer = Organizer
rights-marshal = Marshal
rights-leader = Leader
rights-staff = Staff
rights-seated = At the table
rights-oneself = Oneself
rights-participant = Anybody there
rights-newcomer = Newcomer
rights-note = Each ● alone suffices. Leaders are organizer, marshals and judges on duty; without a marshal the organizer acts as one.

import-not-recognised = the format is not recognised; say it with --from ({ $known })
import-no-such-format = there is no format “{ $read }”; known are: { $known }
import-done = { $path } written from { $format }: players { $players }, rounds { $rounds }
export-done = { $path } written as { $format }
export-lost = Not carried over:
export-lost-line = - { $what }

simulate-range = --{ $what } is { $read }; from { $least } to { $most } is accepted
simulate-model = “{ $read }” is no model; accepted are elo:200, normal:1.0, uniform:2.0 and equal, with numbers from 0 to 10000
simulate-title = { $runs } tournaments of { $players } players under { $regulation }; strengths { $model }, seed { $seed }
simulate-rounds = rounds
simulate-best-wins = the best player wins
simulate-top = of the true top { $size }, finish in the top { $size }
simulate-one-loss-missed = players with one loss who miss the cut
simulate-cut-with-a-miss = tournaments in which somebody with one loss misses it
simulate-unbeaten-missed = unbeaten players who miss it, a tournament
simulate-floats = pairings across groups, a tournament
simulate-rematches = rematches, a tournament
simulate-chart = Where the best player finishes ({ $structure }):

bench-note = Growth: time over the time for half as many players; ×2 is linear. Rounds played before: { $rounds }; all guarantees on.

run-no-seed = the file has no secret seed, so nothing can be drawn from it; “marshal run” works on the files it writes itself; a list of players can be added to a new one with “csv FILE”
run-resumed = Going on with { $name }.
run-welcome = Type “help” for the commands, “quit” to leave; every step is saved at once.
run-goodbye = Everything is saved in { $path }.
run-cancelled = Nothing was done.
run-unknown-word = there is no command “{ $word }” here, or it could be several; “help” lists them
run-changed-elsewhere = the file was changed by another program since it was last saved here; leave with “quit” and start again
run-undo-reason = taken back at the desk
run-new = { $path } does not exist yet: a new tournament.
run-found-help = The tournament is made of these answers; an empty line takes what stands in brackets. “quit” leaves without making one. Commands come after that.
run-found-ended = The input ended at “{ $question }”: no tournament was made.
run-ask-name = Name of the tournament:
run-ask-organizer = Who is the organizer?
run-ask-pack = Regulation [{ $default }]:
run-ask-tier = Tier [{ $default }]:
run-no-such-tier = there is no tier “{ $read }”; known are: { $known }
run-custom-example = your own: five Swiss rounds, then the best eight
run-ask-structure = Structure [{ $default }]:
run-ask-late = May players still enter after round 1 is drawn? (y/N)
run-founded = Founded. Publish this commitment now; it proves later that no draw was chosen: { $commitment }
run-ask-player = Player (empty line ends):
run-added = { $player } is in. Players: { $count }
run-needs = expected: { $what }
run-staff-line = { $person }: { $role }
run-checked-in = { $player } is here.
run-wrong-value = “{ $read }” is no value for { $what }
run-no-such-setting = there is no setting “{ $read }”; “set” lists them
run-announced = Announced and fixed: { $structure }.
run-reopened = Registration is open again.
run-no-match = { $player } has no match in this round
run-no-show = { $player } did not appear and is dropped; { $there ->
    [0] nobody came to this table
   *[other] the opponent has a bye
}.
run-dropped = { $player } has left.
run-rejoined = { $player } is in again.
run-disqualified = { $player } is disqualified.
run-ask-disqualify = Disqualify { $player } for good? (y/N)
run-ask-reason = Why?
run-ask-which-player = Which player?
run-draw-unseen = Nobody sees this draw until you “publish” it.
run-swap-strains = This goes against what the regulation wants ({ $clause }):
run-ask-go-on = Do it all the same? (y/N)
run-published = Everybody may see the pairings. Start the round with “start”.
run-started = The round has begun.
run-extended = Table { $table } has { $minutes } more minutes.
run-closed = Round { $round } is closed.
run-cut = The cut is made. Players who go on: { $players }
run-finished = The tournament is over. The seed was { $seed }; anybody can check every draw with “marshal verify { $path }”.
run-no-round = no round is under way
run-clock-waits = The clock has not been started.
run-clock-untimed = Minutes played: { $minutes }; this round has no limit.
run-clock-paused = The clock stands at minute { $minutes } of { $length }.
run-clock = Minute { $minutes } of { $length }; time is called at { $end }.
run-clock-table = Table { $table }: at { $end }.
run-no-such-table = there is no table “{ $read }” in round { $round }
run-prompt = { $name } · { $next } >
help-usage = Usage:
help-commands = Commands
help-arguments = Arguments
help-options = Options
help-help = Show this help
help-version = Show the version
run-prompt-help = arrows choose, Tab completes, Enter sends
run-next = Next: { $next }
run-next-enrol = add players, then announce
run-next-announce = announce
run-next-nothing = the tournament is over
run-next-publish = look at the draw, then publish
run-next-start = start
run-next-close = close
run-next-draw = draw
run-next-cut = cut
run-next-finish = finish
run-open-call = Table { $table } waits for a leader: { $kind }
run-no-game = there is no game to report here
run-disputed = The two reports for table { $table } differ: a dispute. Decide it with “settle { $table }”.
run-reported = Report of { $player } noted; the opponent’s is awaited.
run-ask-correct = Correct it? (y/N)
run-preview = This would change:
run-preview-row = { $player }: { $now } → { $then }
run-preview-cut = Into the cut: { $enter }; out of it: { $leave }
run-preview-draw = Round { $round } would have been drawn differently; it stays as it was played.
run-preview-nothing = Nothing in the standings.
run-outcome = { $player }: { $outcome }
run-result = Table { $table }: { $outcomes }
run-on-record = { $figure }: { $one } : { $two }
run-figure = “{ $read }” is no figure. Write it as goals=2:1, the first seat first; halves as 412.5.
run-refereed-unreadable = { $path } is no result of a refereed game (marshal.epic.result/1): { $why }
run-refereed-others = The file is about { $file }, this match about { $one } and { $two }.
run-decided-by = Decided by: { $step }
run-ask-table = Which table?
run-which-game = Table { $table }: { $players }
run-ask-ending = How did it end? (number or name)
run-no-such-ending = “{ $read }” is none of these
run-ask-winner = Who won? (1 { $one }, 2 { $two })
run-ask-winner-or-nobody = Who won? (1 { $one }, 2 { $two }, 0 nobody)
run-procedure = { $name }
run-procedure-step = { $step }: { $one } – { $two }
run-procedure-choice = { $player } chooses the winner.
run-procedure-player = { $what }: who?
run-ask-counts = { $what }: { $one } and { $two } (two numbers up to { $most })
run-two-numbers = “{ $read }” is not two numbers from 0 to { $most }
run-ask-seat = 1 { $one }, 2 { $two }, 0 nobody

desk-presence-here = here
desk-presence-active = in
desk-presence-dropped = left after round { $round }
desk-presence-cut-off = missed the cut
desk-presence-eliminated = out in round { $round }
desk-presence-disqualified = disqualified
word-yes = yes
word-no = no
word-newcomer = newcomer

run-help-help = these commands, or those that begin so
run-help-add = adds a player, or all that follow, one a line; later players with their missed rounds
run-help-csv = adds the players of a CSV file
run-help-players = everybody, and what the structure gives for that many
run-help-here = notes that a player is there
run-help-staff = makes somebody marshal or judge
run-help-set = shows the settings, or changes one: tier, structure, late, decks, first-table …
run-help-announce = closes registration and announces rounds and cut, fixed from then on
run-help-reopen = opens registration again, before the announcement
run-help-draw = draws the next round; only you see it
run-help-redraw = draws it again, with a reason
run-help-swap = exchanges two players by hand, after showing what that strains
run-help-publish = lets everybody see the pairings
run-help-start = starts the round’s clock
run-help-time = the clock, and when time is called
run-help-pause = stops the clock
run-help-resume = lets it run on
run-help-clock = gives every table that still plays more minutes
run-help-extend = gives one table more time
run-help-show = the pairings and results, open disputes, the next step
run-help-result = a slip both signed: “result 3 Ana”, “result 3 Ana concession”, or just “result 3”; “result 3 @file” takes a refereed game
run-help-report = one player’s own report; if the two differ, it is a dispute
run-help-settle = decides a result as a leader, with a reason
run-help-correct = changes an earlier result, after showing what that changes
run-help-noshow = drops a paired player who did not appear
run-help-drop = a player leaves
run-help-rejoin = a player who left comes back, with an unpaired loss for each round missed
run-help-disqualify = removes a player for good
run-help-close = counts the round’s results
run-help-standings = the table
run-help-explain = how a player’s SoS came about
run-help-cut = makes the cut to the next stage
run-help-finish = ends the tournament and reveals the seed
run-help-history = who did what, and when
run-help-undo = takes back the last command
run-help-quit = leaves; everything is saved
run-help-note = Words may be shortened as long as they stay clear. An empty answer to a question cancels the command.

cli-run = Run a whole tournament at the desk, from the first player to the champion, saving every step
cli-run--file = The tournament file; a new one is begun if it does not exist
cli-run--pack = Your own rules pack (TOML)
cli-standings = The standings with exact tie-breakers
cli-standings--file = The tournament file; - reads standard input
cli-standings--pack = The tournament’s own rules pack (TOML)
cli-standings--after = As they were after that closed Swiss round
cli-standings--explain = Show how that player’s SoS came about
cli-pair = Draw the next round, Swiss or elimination, making the cut if one is due; changes no file
cli-pair--file = The tournament file; - reads standard input
cli-pair--pack = The tournament’s own rules pack (TOML)
cli-pair--seed = The secret seed, 64 hex digits; the file’s own if not given
cli-verify = Decide every step again and prove that every draw follows from the seed, or say what does not
cli-verify--file = The tournament file; - reads standard input
cli-verify--pack = The tournament’s own rules pack (TOML)
cli-simulate = Play thousands of tournaments under the real rules and compare structures
cli-simulate--regulation = The rules pack
cli-simulate--pack = Your own rules pack (TOML) instead
cli-simulate--players = How many players, from 2 to 4096
cli-simulate--runs = How many tournaments
cli-simulate--structure = The structure: a table of the pack, or custom:6+8
cli-simulate--compare = Several structures side by side
cli-simulate--seed = The same number gives the same figures
cli-simulate--model = How strong players are: elo:SD, normal:SD, uniform:WIDTH or equal
cli-simulate--to-time = How many games in a hundred go to time
cli-import = Read another system’s file: CSV, NRTM or Cobra, TRF, TOME
cli-import--file = The file to read; - reads standard input
cli-import--from = Its format; recognised by its content if not given
cli-import--regulation = The rules pack to read it under
cli-import--pack = Your own rules pack (TOML) instead
cli-import--tier = The tier
cli-import--structure = The structure; worked out from the rounds if not given
cli-import--name = The tournament’s name
cli-import--output = Where to write the tournament file; standard output if not given
cli-export = Write a tournament in another system’s format; what is lost is listed
cli-export--file = The tournament file; - reads standard input
cli-export--pack = The tournament’s own rules pack (TOML)
cli-export--to = The format; marshal is the tournament file without seed and history
cli-export--output = Where to write it; standard output if not given
cli-rights = Who may do what in a tournament
cli-completions = Print a completion script for a shell
cli-completions--shell = The shell
cli-bench = Measure how the work grows with the number of players
cli-bench--what = What to measure
cli-bench--most = The largest number of players

plan-swiss =
    { $rounds ->
        [one] { $rounds } round
       *[other] { $rounds } rounds
    }
plan-swiss-after-cut =
    { $rounds ->
        [one] top { $cut } play { $rounds } more round
       *[other] top { $cut } play { $rounds } more rounds
    }
plan-cut = top { $cut }
plan-elimination = elimination from the start
plan-joined = { $first }, { $next }
plan-preview =
    { $players ->
        [one] { $players } player: { $stages }
       *[other] { $players } players: { $stages }
    }
plan-preview-none =
    { $players ->
        [one] { $players } player: the structure has no row for so few
       *[other] { $players } players: the structure has no row for that
    }
run-undone =
    { $steps ->
        [one] Taken back.
       *[other] Taken back, { $steps } steps.
    }
run-next-results =
    { $open ->
        [one] { $open } result missing
       *[other] { $open } results missing
    }
