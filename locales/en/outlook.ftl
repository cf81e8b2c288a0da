# What everybody needs, when the day ends, who holds it up.

outlook-delay-disputed = The two reports differ.
outlook-delay-called = A judge was called.
outlook-delay-unconfirmed = { $player } has not confirmed yet.
outlook-delay-extension = { $minutes ->
    [one] One minute of extra time.
   *[other] { $minutes } minutes of extra time.
}
outlook-delay-over-time = Time is over, nothing reported.
outlook-delay-playing = Still playing.

# What do I need.
nav-bubble = On the bubble
bubble-title = On the bubble: who can still make the cut
needs-title = What do I need?
needs-through = through
needs-alive = alive
needs-out = out
needs-if = Your result
needs-then = What it does
needs-whatever = Whatever happens
needs-none = No Swiss round is left to play in this stage.
needs-later = Who can still make the cut is shown as soon as rounds and cut are announced.
needs-after-the-round = What you need is shown again when the round is over.
needs-goal-cut = The race for the top { $places }
needs-goal-win = The race for first place
needs-cut-through = You are in the top { $places }, whatever happens now.
needs-cut-alive = The top { $places } is still open for you.
needs-cut-out = The top { $places } is out of reach.
needs-win-through = You win the tournament, whatever happens now.
needs-win-alive = You can still win the tournament.
needs-win-out = First place is out of reach.
needs-count = { $through } through, { $alive } alive, { $out } out.
needs-cases = through in { $through } of { $all } cases
needs-runs = { $percent ->
    [0] through in fewer than 1 % of simulated continuations
    [100] through in more than 99 % of simulated continuations
   *[other] through in about { $percent } % of simulated continuations
}
needs-lots = { $lots ->
    [one] (in one more the lot decides)
   *[other] (in { $lots } more the lot decides)
}
needs-how-counted = { $open ->
    [one] Exact: every way the one open match can end was counted.
   *[other] Exact: every way the { $open } open matches can end was counted.
}
needs-how-proved = Exact: every verdict is proved. Percentages come from { $runs } simulated continuations.
needs-how-sampled = There are too many cases to count. “Through” and “out” are proved; where no proof was found it says “alive”. Percentages come from { $runs } simulated continuations.
needs-how-ahead = { $rounds ->
    [one] A round that is not drawn yet lies ahead, so this is no exact count.
   *[other] { $rounds } rounds that are not drawn yet lie ahead, so this is no exact count.
} “Through” and “out” are proved from points. Percentages come from { $runs } simulated continuations.
needs-assumes = All this holds as long as every match is played and nobody leaves.

# When will it end.
forecast-title = When will it end?
forecast-round = This round:
forecast-day = { $rounds ->
    [0] The last round:
    [one] The day, with one more round:
   *[other] The day, with { $rounds } more rounds:
}
forecast-now = now
forecast-in = in about { $likely }
forecast-between = (between { $early } and { $late })
forecast-learnt = { $rounds ->
    [0] By the regulation’s round length; no round has been played to learn from.
    [one] By the clock and by one round played.
   *[other] By the clock and by { $rounds } rounds played.
}
forecast-holding = { $tables ->
    [one] Everybody waits for one table
   *[other] Everybody waits for { $tables } tables
}
forecast-why = Why
lasting-minutes = { $minutes } min
lasting-hours = { $hours } h
lasting-both = { $hours } h { $minutes } min

# Before the first round.
nav-about = About
about-in-force = in force from { $day }
about-date = { $day }
about-rounds = Rounds and cut
about-announced = Announced for { $players } registered players, and fixed.
about-not-announced = { $players ->
    [one] Not announced yet. With one player it would be:
   *[other] Not announced yet. With { $players } players it would be:
}
about-no-row = The structure has no row for { $players } players.
about-cut = Cut to the top { $places }, then
about-swiss = { $rounds ->
    [one] one Swiss round
   *[other] { $rounds } Swiss rounds
}
about-elimination = { $rounds ->
    [one] one elimination round
   *[other] { $rounds } elimination rounds
}
about-lasts = It takes about { $likely } from the first round on (between { $early } and { $late }).
about-ends = It ends
about-people = Who leads
about-acts-as-marshal = and acts as { $marshal }
about-on-duty = on duty
about-off-duty = off duty, spectator
about-second = { $playing } plays too; { $second } rules in those games.
about-tier = Tier: { $tier }
about-tier-relaxed = Everybody is welcome, however much or little they have played. Helping each other to learn is encouraged as long as it does not disturb the game. It is about fun among friends.
about-tier-formal = Some experience is expected: know the rules, play at a reasonable pace and make clear what you do. It is a friendly competition. Nobody is excluded for lack of experience.
about-tier-premier = The highest level: a fair amount of experience is expected, and that you know the rules of the game, their clarifications and the tournament regulations. It is about fair competition. Nobody is excluded for lack of experience.
about-conditions = What holds here
about-lists-required = A deck list is required before the start.
about-lists-not-required = No deck list is required.
about-opaque = Opaque sleeves are required, alike in size, colour, texture and condition.
about-uniform = Opaque sleeves are not required; all card backs must look alike.
about-leaders-never = Who leads the tournament does not play.
about-leaders-second = A leader may play only while a second leader, who has been announced, is on duty.
about-leaders-freely = Leaders may play.
about-late-entry = Late entry is possible; every round missed is an unpaired loss.
about-no-late-entry = Nobody enters after the first round is drawn.
about-no-show = { $minutes ->
    [one] Who is missing after one minute may be dropped.
   *[other] Who is missing after { $minutes } minutes may be dropped.
}
about-no-outside = During a round no notes, lists or statistics; the rules may always be read.
about-products = Products and when they are legal
about-product = Product
about-released = Released
about-legal-after = { $days ->
    [0] In the tier { $tier } a product is legal from the day of its release.
    [one] In the tier { $tier } a product is legal one day after its release.
   *[other] In the tier { $tier } a product is legal { $days } days after its release.
}
about-region = Days of release for: { $region }.
about-ask-organizer = the organizer says which products are legal
about-ask-organizer-all = The organizer says which of these products are legal:
about-older = { $products ->
    [one] One older product
   *[other] { $products } older products
}
about-preparation = What the organizer prepares
about-documents = Documents at hand
about-conduct = Good to know
about-conduct-rules = Conduct: what is expected and what is prohibited
about-fair = How draws are proved fair
plan-title = How long would it take?
plan-start = First round at
plan-show = Show
plan-round = Round
plan-kind = Kind
plan-begins = Begins
plan-ends = Ends
plan-kind-swiss = Swiss
plan-kind-elimination = Elimination
plan-untimed = no limit

# After the last round.
nav-archive = Archive
archive-ranking = Final ranking
archive-champion = { $name } wins the tournament.
archive-place = Place
archive-rank = Place { $rank }
archive-way = Place after each round
archive-seed = The seed of every draw
archive-promise = Its SHA-256, published before the first draw:
archive-check = Download the file; this command repeats every draw and says whether it follows from the seed:
archive-figures = Figures
archive-nothing-yet = Nothing has been played yet.
archive-games = Games
archive-to-time = Games that went to time, of those whose ending was noted
archive-results = Results by kind
archive-endings = How games ended
archive-ending = Ending
archive-points = Players by points after the last Swiss round
archive-decks = Decks
archive-deck = Deck
archive-first-player = First player
archive-first-player-unknown = Who was first player was not written down in any game, so nothing can be said about it.
archive-first-player-won = The player drawn in set-up won { $won } of { $games } games in which it was written down.
archive-match-ups = Match-ups
archive-match-ups-help = Games won and lost by the row against the column.
archive-match-ups-later = Match-ups tell of deck lists, so they are shown when the tournament is over.
archive-no-lists = There are no deck lists that everybody may see.
archive-opponent = Opponent
consult-after-the-round = While a round runs, statistics and lists stay closed to those who play in it. They open when the round is over; the rules are always open.

# Rules at hand.
rules-who = For
rules-everybody = Everybody
rules-moments = By moment
rules-set-up = Set-up before each game, in order
rules-set-up-all = All games, clause by clause
rules-at-hand = Rules: { $moment }
rules-concerns = Concerns: { $roles }
rules-elsewhere = The same in other documents
rules-neighbours = Clauses before and after
moment-before-the-day = Before the day
moment-announcing = Announcing rounds, cut and leaders
moment-deck-list = A deck list is handed in
moment-sleeves = Sleeves are checked
moment-products = Which products are legal?
moment-setting-up = Setting up a game
moment-round-starts = A round starts
moment-opponent-missing = The opponent does not come
moment-bye = Somebody has a bye
moment-rules-question = A question about the rules
moment-dispute = Two players disagree
moment-notes-and-screens = Notes, phones and help
moment-missed-chance = An effect was forgotten
moment-card-missing = A card is missing
moment-card-damaged = A card is damaged
moment-tokens = Tokens and dice
moment-watching = Watching a game
moment-misconduct = Somebody misbehaves
moment-game-ends = A game ends
moment-time-called = Time was called
moment-extension = A table gets more time
moment-somebody-leaves = A player wants to leave
moment-coming-back = A player wants to come back
moment-disqualification = A disqualification
moment-pairing = A round is paired
moment-ranking = Players are ranked
moment-cut = The cut is made
moment-elimination = Elimination rounds
moment-tier-relaxed = Playing in a Relaxed tournament
moment-tier-formal = Playing in a Formal tournament
moment-tier-premier = Playing in a Premier tournament
