# Why a tournament refuses something. Each sentence says what would be accepted.
refusal-not-founded = There is no tournament yet. Start one first.
refusal-already-founded = This tournament has already been started.
refusal-over = The tournament is over. Only a wrong result can still be corrected.
refusal-unknown-person = Nobody here has the number { $person }.
refusal-unknown-round = Round { $round } has not been drawn.
refusal-unknown-match = Round { $round } has no match number { $place }.
refusal-unknown-case = There is no entry number { $number }.
refusal-not-in-pack = “{ $value }” is no { $field } of this regulation. Accepted are: { $known }.
refusal-none-in-pack = “{ $value }” is no { $field } of this regulation, which has none.
refusal-text-length =
    { $length ->
        [0] Please fill in the { $field }, at most { $most } characters.
       *[other] The { $field } has { $length } characters; at most { $most } are accepted.
    }
refusal-number-range = The { $field } cannot be { $value }; accepted is { $least } to { $most }.
refusal-name-taken = The name “{ $name }” is taken. Choose another.
refusal-wrong-seed = This is not the seed that was promised when the tournament was started.
refusal-before-last-step = This is said to have happened before the last step; time only moves forward.
refusal-not-allowed = You may not { $action }. This is for: { $needs }.
refusal-off-duty = { $person } is off duty and therefore a spectator. Go on duty first.
refusal-one-organizer = A tournament has exactly one organizer. Hand the role over instead.
refusal-nothing-changes = That is so already; nothing would change.
refusal-no-such-leader = { $person } cannot be named here. It must be another leader on duty who does not play in that game.
refusal-leaders-may-not-play = { $person } is a leader, and leaders do not play in this tier.
refusal-no-second-leader = { $person } may play only if another leader is on duty. Appoint one first.
refusal-second-leader-not-announced = Announce first who rules in the games of { $person }; it must be another leader on duty.
refusal-nobody-to-rule = Nobody could rule at table { $table }. Name somebody who does not play there.
refusal-ruling-belongs-to-others = Rulings in this game are made by { $others }.
refusal-nobody-rules-yet = Nobody has been named yet to rule in this game. The organizer names somebody who does not play in it.
refusal-registration-not-open = Registration is not open.
refusal-full =
    { $capacity ->
        [one] There is room for one player only.
       *[other] The tournament is full: there is room for { $capacity } players.
    }
refusal-already-enrolled = { $person } is already enrolled. One entry is one person.
refusal-not-a-player = { $person } is not a player here.
refusal-registration-still-open = Close registration first; the number of rounds depends on the number of players.
refusal-too-few-players =
    { $players ->
        [one] One player is too few; at least { $least } are needed, or a structure of your own.
       *[other] { $players } players are too few; at least { $least } are needed, or a structure of your own.
    }
refusal-structure-prescribed = A { $event } uses the structure “{ $structure }”.
refusal-tier-prescribed = A { $event } belongs to the tier “{ $tier }”.
refusal-bad-stages = Stage { $stage } does not work: { $problem }
refusal-settings-fixed = The settings are fixed since the plan was announced.
refusal-plan-fixed = The plan has been announced and is fixed.
refusal-plan-not-announced = Announce the number and kind of rounds and the cut first.
refusal-choice-not-given = This regulation does not leave this choice: { $field }.
refusal-deck-lists-missing = Deck lists are required. Still missing: { $players }.
refusal-deck-lists-closed = The tournament has begun; only a leader can amend deck lists now.
refusal-cards-missing = Still without a replacement for a missing card: { $players }. Remove them, or note that the card is there.
refusal-round-open = Round { $round } is not closed yet.
refusal-stage-over-cut = All rounds of this stage are played. The cut comes next.
refusal-stage-over = All rounds of this stage are played.
refusal-all-rounds-played = All announced rounds are played. Finish the tournament.
refusal-rounds-left =
    { $rounds ->
        [one] One announced round is still to be played.
       *[other] { $rounds } announced rounds are still to be played.
    }
refusal-no-stage-follows = No further stage was announced.
refusal-nobody-to-pair = Fewer than two players are left; there is nobody to pair.
refusal-no-round-drawn = There is no drawn round that waits for publication.
refusal-no-round-published = The round must be published first.
refusal-round-begun = The round has begun; its pairings stay as they are.
refusal-hand-missing = { $player } is in no match. Everybody needs an opponent or the bye.
refusal-hand-twice = { $player } is in two matches.
refusal-hand-stranger = { $player } does not play in this round.
refusal-needless-bye =
    { $needed ->
        [0] Nobody needs a bye in this round.
        [one] This round has exactly one bye.
       *[other] This round has exactly { $needed } byes.
    } { $byes ->
        [one] One was given.
       *[other] { $byes } were given.
    }
refusal-clock-running = The clock is already running.
refusal-clock-not-started = The clock has not been started.
refusal-clock-paused = The clock is already paused.
refusal-clock-not-paused = The clock is not paused.
refusal-untimed = This round has no time limit, so there is nothing to extend.
refusal-results-missing = Results are still missing from these tables: { $tables }.
refusal-no-game = A bye is not a game; there is nothing to report.
refusal-has-result = This match already has its result. The organizer can correct it.
refusal-no-result = This match has no result to correct yet.
refusal-round-not-started = Wait until a leader has started the round.
refusal-winner-not-seated = { $winner } does not play in this match.
refusal-needs-winner = A game has one winner and one loser. Name the winner.
refusal-ending-for-leaders = Only a leader can enter this: { $ending }.
refusal-ending-for-leaders-now = At this moment ({ $phase }) only a leader can enter this: { $ending }.
refusal-ending-not-now = The game cannot end like this now ({ $phase }): { $ending }.
refusal-only-after-time = This is possible only after time has been called: { $ending }.
refusal-play-stopped = Play has been stopped by the clock; only the end-of-round procedure decides now, no longer this: { $ending }.
refusal-procedure-needed = Fill in the figures for { $procedure }; it decides who wins.
refusal-procedure-finds-other = By these figures { $winner } wins.
refusal-procedure-figures = { $quantity }: { $problem }
refusal-figure = { $figure }: { $amount } is not possible. Accepted: 0 to { $most }{ $halves ->
    [yes] , halves too
   *[no] , whole numbers
}.
refusal-chooser-decides = Here { $chooser } alone chooses the winner and enters the result.
refusal-result-not-possible = This match cannot have that result: { $result }.
refusal-nothing-to-confirm = Your opponent has not reported a result yet. Report it yourself.
refusal-ended-outside = The game cannot have ended before the round began or after now.
refusal-disqualified = { $player } is disqualified, and that is for good.
refusal-eliminated = { $player } is out of the elimination stage, and there is no way back into it.
refusal-cut-off = { $player } did not make the cut and is out.
refusal-stage-left = { $player } left in an earlier stage and could come back only in that stage.
refusal-still-active = { $player } is still in the tournament.
refusal-not-active = { $player } has already left the tournament.
refusal-nothing-pending = Nothing concerning { $player } waits for a decision.
refusal-no-late-entry = Late entry was not announced, or the first stage is over.
refusal-ruling-is-final = A marshal has the last word here.
refusal-marshals-question = Only a marshal rules on this: { $kind }.
refusal-no-ruling = There is no ruling yet to be reviewed.
refusal-call-closed = This call is closed.
refusal-call-taken = { $by } is already taking care of this call.
refusal-missed-chance = Spectators report breaches of the rules, not missed opportunities.
refusal-overruling-incomplete = Only a marshal overrules a document, naming the passage and the error in it.
refusal-organizer-makes-proxies = Here only the organizer makes proxies.
refusal-proxy-only-for-damaged = A proxy stands only for a damaged card. A lost card must be replaced.
refusal-card-replaced = A proxy stands only for a card without a replacement, and one was found.
refusal-conduct-decided = This report has its verdict, which stands. A new report can be made.
refusal-cannot-keep = { $player } must be removed: under this regulation nobody plays on without the missing card.
refusal-nothing-to-undo = There is no step to take back.
refusal-cannot-undo = This step cannot be taken back: { $action }.

# In what capacity somebody must act.
capacity-organizer = the organizer
capacity-marshal = a marshal on duty
capacity-leader = any leader on duty
capacity-staff = marshals and judges themselves
capacity-seated = the players of that match
capacity-oneself = the person concerned
capacity-participant = everybody
capacity-newcomer = somebody who is not yet taking part

# Roles.
role-organizer = organizer
role-marshal = marshal
role-judge = judge
role-player = player
role-spectator = spectator

# What can be done. Read after “You may not …”, and alone in a table of rights.
action-found = start a tournament
action-change-settings = change the settings
action-admit = add a person
action-appoint = appoint marshals and judges
action-dismiss = dismiss marshals and judges
action-hand-over = hand over the organizer's role
action-change-duty = go on or off duty
action-name-second-leader = announce who rules in a playing leader's games
action-name-ruler = name who rules in one match
action-enrol = enrol a new player
action-enrol-person = enrol somebody who is already here
action-withdraw = withdraw an entry before the start
action-check-in = check a player in
action-fix-table = give a player a fixed table
action-submit-deck = hand in a deck list
action-amend-deck = amend a deck list after the start
action-close-registration = close registration
action-reopen-registration = reopen registration
action-announce-plan = announce rounds and cuts
action-draw = draw the next round
action-redraw = draw the round again
action-adjust = change pairings by hand
action-publish = publish the pairings
action-sit-down = say that a table is set up
action-start-clock = start the round
action-pause-clock = pause the clock
action-resume-clock = let the clock run on
action-adjust-clock = give every table more time
action-extend = give one match more time
action-close-round = close the round
action-report = report a result
action-confirm = confirm the opponent's report
action-concede = concede a game
action-settle = decide a result
action-correct = correct a result
action-ask-to-drop = ask to be dropped
action-drop = drop a player
action-no-show = drop a player who did not appear
action-ask-to-rejoin = ask to come back
action-rejoin = let a player come back
action-decline-rejoin = decline a player's return
action-recommend-disqualification = recommend a disqualification
action-decline-recommendation = decline a recommended disqualification
action-disqualify = disqualify a player
action-cut = make the cut
action-finish = finish the tournament
action-undo = take the last step back
action-tell = tell everybody something
action-call-judge = call a judge
action-claim-call = take a call
action-settle-call = close a call as settled
action-withdraw-call = withdraw a call
action-rule-on-call = give a ruling
action-appeal = ask for a marshal's review
action-rule-finally = give the final ruling
action-report-conduct = report somebody's conduct
action-decide-conduct = decide on a conduct report
action-issue-proxy = make a proxy
action-open-card-case = note a lost or damaged card
action-close-card-case = close the case of a card
action-keep-despite-case = keep a player in despite a missing card
action-begin-deck-check = begin a deck check
action-end-deck-check = end a deck check

# A reason beyond those that packs name.
drop-declined = declined to be called up

# Fields, as they are named inside sentences.
field-tier = tier
field-structure = structure
field-event-type = kind of tournament
field-ending = ending
field-kind = kind of call
field-category = category
field-name = name
field-organizer = organizer's name
field-key = short name
field-team = team
field-deck = deck list
field-reason = reason
field-note = note
field-ruling = ruling
field-card = card's name
field-illegible = part that cannot be read
field-date = date
field-findings = findings
field-seconds = number of seconds
field-extension = time extension in seconds
field-no-show-minutes = waiting time for missing players in minutes
field-slip-grace = grace for late slips in seconds
field-first-table = first table number
field-capacity = number of places
field-untimed-final = a final without time limit
field-figure = figure
field-actions = number of rights
field-text = text
field-minutes = number of minutes
field-prizes = number of prizes
field-prize = prize
field-place = place
field-region = region
field-time-zone = time zone

# What is wrong with a list of stages.
stages-none = a tournament has one to eight stages.
stages-no-rounds = it needs at least one round.
stages-too-many-rounds = a table covers at most 23 Swiss rounds.
stages-cut-first = the first stage takes everybody and has no cut.
stages-no-cut = every later stage begins with a cut.
stages-cut-size = the cut must let in at least two players, and no more than there are before it.
stages-cut-not-smaller = every cut must let in fewer players than the one before it.
stages-after-elimination = nothing follows an elimination stage.

# What is wrong with a figure of a procedure.
figure-missing = please fill this in.
figure-unknown = this is not asked for here.

# What needs saying about a draw.
note-bye-drawn = { $player } has the bye, drawn by lot.
note-bye-lowest = { $player } has the bye as the lowest ranked player with the fewest byes.
note-float = { $down } is paired down to { $up }: { $why }
note-rematch = { $one } and { $two } meet again; they last met in round { $round }. No pairing without a rematch was possible, or it was set by hand.
note-teammates = { $one } and { $two } of the same team meet; it could not be avoided.
note-rematch-ahead =
    { $rounds ->
        [0] In the next round a rematch cannot be avoided.
        [one] After one more round a rematch cannot be avoided.
       *[other] After { $rounds } more rounds a rematch cannot be avoided.
    }
float-odd-group =
    { $size ->
        [one] the score group has one player only.
       *[other] the score group of { $size } is odd.
    }
float-met-everybody =
    { $others ->
        [0] nobody else is in the score group.
       *[other] everybody else in the score group ({ $others }) has been met already.
    }
float-too-few-pairs = who has met whom leaves only { $pairs ->
        [one] one pair
       *[other] { $pairs } pairs
    } inside the score group of { $size }.
float-by-hand = set by hand.

# What is wrong with a tournament file.
file-at = { $path }: { $what }
file-shape = Line { $line }, column { $column }: this cannot be read ({ $why }).
file-too-large = The file has { $bytes } bytes; at most { $most } are accepted.
file-format = The format is “{ $read }”; expected is “{ $expected }”.
file-regulation = There is no regulation “{ $read }” at hand. “marshal packs” lists them.
file-too-many = There are { $count } entries; at most { $most } are accepted.
file-text =
    { $length ->
        [0] This must not be empty; at most { $most } characters are accepted.
       *[other] This has { $length } characters; at most { $most } are accepted.
    }
file-twice = “{ $id }” stands here twice.
file-unknown = Nobody in “players” has the id “{ $id }”.
file-gone = “{ $id }” plays here after leaving for good. Remove the match or correct “left”.
file-left = “{ $id }” last played in round { $played }; “after_round” must say so, and nobody who left may still be in.
file-player-count =
    { $count ->
        [0] A match has one or two players, here is none.
       *[other] A match has one or two players, here are { $count }.
    }
file-outcome = “{ $read }” is no outcome here. Accepted are: { $accepted }.
file-pair = No match can have the outcomes “{ $one }” and “{ $two }” together in this kind of round.
file-no-outcome = “{ $id }” has no outcome. Give one for everybody in the match, or for nobody while it is under way.
file-unfinished = Only the last round may still be under way; here results are missing.
file-stage =
    { $kind ->
        [swiss] By the structure this round belongs to stage { $expected }, which is Swiss.
       *[elimination] By the structure this round belongs to stage { $expected }, which is elimination.
    }
file-too-many-rounds =
    { $announced ->
        [one] The structure has one round only.
       *[other] The structure has only { $announced } rounds.
    }
file-structure = This structure does not fit these players. { $why }
file-settings = { $why }
file-history = This entry of the history cannot follow what stands before it.
file-differs = The summary says something else than the history.
file-digest = The digest does not fit the history: something was changed, or the digest is missing.

# What verification found.
finding-no-seed = The file has no seed, so no draw can be checked.
finding-wrong-seed = The seed is not the one that was promised.
finding-draw = Round { $round } was not drawn like this from the seed. It concerns: { $players }.
finding-order = The random order after round { $round } does not follow from the seed.
finding-cut = Into stage { $stage } should have gone, in this order: { $expected }.
finding-by-hand = The pairings of round { $round } were changed by hand.
finding-redrawn =
    { $attempts ->
        [one] Round { $round } was drawn once.
       *[other] Round { $round } was drawn { $attempts } times.
    }
