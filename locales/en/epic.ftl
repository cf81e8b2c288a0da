# Epic: the tournament game.

# Command line
cli-epic = Epic: tables, armies and refereed games
cli-epic-terrain = Make a fair table and draw it as a map
cli-epic-terrain--size = The two sides in centimetres, such as 120x180
cli-epic-terrain--seed = The same number gives the same table
cli-epic-terrain--country = The kind of country
cli-epic-terrain--best-of = Make that many tables and keep the fairest
cli-epic-terrain--table = Write the table to this file
cli-epic-terrain--svg = Draw the map to this file
cli-epic-terrain--theme = Light or dark paper, or as the reader's system prefers
cli-epic-check = Say which terrain guidelines a table breaks, and by how much
cli-epic-check--file = The table file
cli-epic-check--svg = Draw the map to this file
cli-epic-check--theme = Light or dark paper, or as the reader's system prefers
cli-epic-army = Army lists and armies
cli-epic-army-check = Check an army against its list and a points total
cli-epic-army-check--file = The army file
cli-epic-army-check--points = The agreed points total
cli-epic-army-check--out-of-range = Allow a total outside 2,000 to 5,000 points
cli-epic-army-check--list = A list of your own to check against
cli-epic-army-lists = Name the army lists Marshal knows
cli-epic-referee = Replay a game file and say what each end phase came to
cli-epic-referee--file = The game file
cli-epic-referee--result = Write the result for a tournament to this file
cli-epic-referee--svg = Draw the map as it stands to this file
cli-epic-referee--theme = Light or dark paper, or as the reader's system prefers
cli-epic-play = Play at the table: asked step by step, saved after each
cli-epic-play--file = The game file to go on with or to begin

# Lengths and points
epic-cm = { $whole } cm
epic-cm-part = { $whole }.{ $part } cm
epic-points = { $whole }
epic-points-half = { $whole }.5

# Edges and terrain
epic-edge-south = south edge
epic-edge-north = north edge
epic-edge-west = west edge
epic-edge-east = east edge
epic-edge-south-west = south-west corner
epic-edge-south-east = south-east corner
epic-edge-north-east = north-east corner
epic-edge-north-west = north-west corner
epic-kind-hill = hill
epic-kind-wood = wood
epic-kind-ruins = ruins
epic-kind-buildings = buildings
epic-kind-rocks = rocks
epic-kind-marsh = marsh
epic-kind-craters = craters
epic-kind-scrub = scrub
epic-kind-cliff = cliff
epic-kind-lake = lake
epic-country-countryside = countryside
epic-country-city = city
epic-country-badlands = badlands
epic-country-forest = forest
epic-country-valley = valley

# The map
epic-map-north = N
epic-map-river = river
epic-map-bridge = bridge
epic-map-ford = ford
epic-map-road = road
epic-map-edge = { $player } · { $edge }
epic-map-objective = objective · { $player }
epic-map-unit = unit · { $player }

# Terrain guidelines
epic-finding-table-length = the table is { $is } long; the rules are designed for { $least } to { $most }
epic-finding-table-width = the table is { $is } wide; the rules are designed for { $least } to { $most }
epic-finding-too-small = feature { $feature } ({ $kind }) is { $across } across, { $by } less than the { $least } it should be at least
epic-finding-too-large = feature { $feature } ({ $kind }) is { $across } across, { $by } more than the { $most } it should be at most
epic-finding-count = { $placed } terrain features, { $expected } expected
epic-finding-crowded = the area in column { $column }, row { $row } holds { $placed } features; at most 4 are meant
epic-finding-rivers = { $placed } rivers; at most one is meant
epic-finding-river-ends = river { $river } does not run from one table edge to another
epic-finding-river-length = river { $river } is { $length } long, { $by } more than the shortest table edge of { $most }
epic-finding-no-crossing = river { $river } has { $stretch } without a bridge or ford, { $by } more than 30 cm
epic-finding-crossing-astray = the crossing at { $at } does not lie on river { $river }
epic-finding-roads-too-early = place all features before roads: { $placed } of { $expected } are there
epic-finding-road-ends = road { $road } ends at { $at }, neither on another table edge nor at a feature

# Files
epic-file-shape = line { $line }, column { $column }: { $why }
epic-file-format = the format is “{ $is }”; expected “{ $expected }”
epic-file-value = { $field } is { $is }; accepted: { $accepted }
epic-file-step-shape = step { $step }: { $why }
epic-file-step = an object with “do” or “expect”
epic-file-side = { $least } to { $most }
epic-file-width = not more than the length of { $length }
epic-file-most = at most { $most }
epic-file-points = { $least } to { $most } points
epic-file-on-table = a point on the table
epic-file-choice = a choice with a name, nested at most { $depth } deep
epic-file-shared = the name of a shared choice of this list
epic-file-unit = the name of a unit of this list

# Armies
epic-army-unknown-list = there is no army list “{ $list }”
epic-army-empty = the army has no formation
epic-army-unknown-formation = the list has no formation “{ $formation }”
epic-army-same-id = two formations have the id “{ $id }”
epic-army-unknown-option = { $formation }: the list has no option “{ $option }”
epic-army-unclear-option = { $formation }: “{ $option }” could be { $paths }
epic-army-too-few = { $formation }: { $taken } of { $option }, at least { $least } needed
epic-army-too-many = { $formation }: { $taken } of { $option }, at most { $most } allowed
epic-army-army-too-few = { $taken } of { $option } in the army, at least { $least } needed
epic-army-army-too-many = { $taken } of { $option } in the army, at most { $most } allowed
epic-army-too-many-for-core = { $taken } formations ({ $formations }) where the army's core formations allow { $most }
epic-army-share = formations limited to one part in { $part } cost { $points } points, { $by } more than the { $most } allowed
epic-army-over-total = the army costs { $points } points, { $by } more than the agreed { $total }
epic-garrison-tests = scouts { $scouts } of { $wanted } needed; { $fast } faster than 15 cm (at most 1) and { $engines } war engines (none); { $immobile } with speed 0 (at least 1)

# Steps
epic-stage-forces = forces
epic-stage-terrain = terrain
epic-stage-table-edge = table edge
epic-stage-objectives = objectives
epic-stage-spacecraft = spacecraft
epic-stage-garrisons = garrisons
epic-stage-remaining-forces = remaining forces
epic-stage-ready = ready
epic-stage-turn = turn { $turn }
epic-stage-end-phase = end phase of turn { $turn }
epic-stage-continuation = dice after turn { $turn }
epic-stage-tiebreak = tie-break
epic-stage-finished = finished

# Control, goals, tie-break
epic-control-held = held by { $player }
epic-control-contested = contested
epic-control-free = held by nobody
epic-standing-captures = counts
epic-standing-landed = only contests: landed this turn
epic-standing-synapse = only contests: swarm without synapse
epic-standing-broken = does not count: broken
epic-standing-rallied = does not count: rallied this end phase
epic-goal-blitzkrieg = Blitzkrieg
epic-goal-break-their-spirit = Break Their Spirit
epic-goal-defend-the-flag = Defend The Flag
epic-goal-take-and-hold = Take And Hold
epic-goal-they-shall-not-pass = They Shall Not Pass
epic-why-edge-objective = objective { $objective } on the opponent's edge is { $control }
epic-why-dearest-lives = the dearest formation ({ $formations }, { $points } points) is not destroyed
epic-why-dearest-destroyed = the dearest formation ({ $formations }, { $points } points) is destroyed
epic-why-holds = holds { $held }, not { $missing }
epic-why-holds-all = holds { $held }
epic-why-holds-none = holds none of { $missing }
epic-why-intruders = unbroken enemies in the own half: { $formations }
epic-why-no-intruders = no unbroken enemy in the own half
epic-state-destroyed = destroyed
epic-state-broken-and-halved = broken and at half strength or less
epic-state-halved = at half strength or less
epic-state-broken = broken
epic-state-intact = intact

# What refereeing finds
epic-wrong-refused = step { $step } is refused: { $why } ({ $clause })
epic-wrong-other-clause = step { $step } is refused by { $clause }, not by { $expected }: { $why }
epic-wrong-accepted = step { $step } is allowed, though the file says { $expected } forbids it
epic-wrong-not-so = step { $step }: { $field } is { $is }, not { $expected }

# Refusals
epic-refusal-over = the game is over
epic-refusal-wrong-stage = not now: the game is at “{ $stage }”
epic-refusal-spacecraft-first = spacecraft and planetfall come first; both players close that step before anything is set up
epic-refusal-garrisons-first = garrisons are set up before the remaining formations
epic-refusal-two-players-only = a game has exactly two players
epic-refusal-not-two-players = { $joined ->
    [0] two players are needed, nobody has joined
   *[other] two players are needed, { $joined } has joined
}
epic-refusal-no-name = a player needs a name
epic-refusal-points-out-of-range = a total of { $points } is outside 2,000 to 5,000 points, which only the organizer can open
epic-refusal-points-fixed = the points total is fixed once an army is accepted
epic-refusal-points-not-agreed = agree on a points total first
epic-refusal-illegal-army = the army is not legal: { $findings }
epic-refusal-no-roster = this is no army: { $why }
epic-refusal-no-table = this is no table: { $why }
epic-refusal-flags-not-confirmed = { $flags ->
    [one] the table departs from { $flags } guideline; confirm that to play on it
   *[other] the table departs from { $flags } guidelines; confirm that to play on it
}
epic-refusal-roll-off-due = both strategy ratings are equal: roll a die each first
epic-refusal-no-roll-off-due = there is nothing to dice for now
epic-refusal-bad-rolls = each player rolls one die, 1 to 6; equal rolls are repeated until they differ
epic-refusal-not-entitled-terrain = who set up the terrain alone does not choose; the opponent does
epic-refusal-not-entitled-rating = the player with the higher strategy rating, or who won the dice, chooses the table edge
epic-refusal-short-edge = the { $edge } is a short edge; choose a long edge or a corner
epic-refusal-six-objectives = six objectives are on the table; there is no seventh
epic-refusal-not-your-turn-objective = it is the other player's turn to place an objective
epic-refusal-not-your-turn-garrison = it is the other player's turn to set up a garrison
epic-refusal-not-your-turn-formation = it is the other player's turn to set up a formation
epic-refusal-off-table = { $at } is not on the table
epic-refusal-not-on-own-edge = { $by } off the own table edge, where the first objective lies
epic-refusal-not-on-own-corner = { $by } off the own two half edges, where the first objective lies
epic-refusal-not-in-opponents-half = { $by } outside the opponent's half; the dividing line belongs to nobody
epic-refusal-too-close-to-edge = { $by } too close to the opponent's table edge
epic-refusal-too-close-to-objective = { $by } too close to objective { $objective }
epic-refusal-unknown-formation = the army has no formation “{ $formation }”
epic-refusal-put-aside = { $formation } is put aside for planetfall
epic-refusal-already-set-up = { $formation } is already set up or put aside
epic-refusal-not-spacecraft = { $formation } is no spacecraft
epic-refusal-spacecraft-missing = still to be set up: { $formations }
epic-refusal-no-planetfall = { $formation } cannot enter by planetfall; without the ability: { $units }
epic-refusal-already-closed = already closed
epic-refusal-wrong-unit-count = { $formation } needs { $wanted } places, { $given } given
epic-refusal-not-eligible = { $formation } may not garrison: { $tests }
epic-refusal-list-forbids-garrison = { $formation } may not garrison: its list allows only { $only }
epic-refusal-unit-off-table = unit { $unit } at { $at } is not on the table
epic-refusal-garrison-too-far = { $formation } is { $by } too far from objective { $objective }, the nearest in its half
epic-refusal-in-opponents-half = unit { $unit } is { $by } inside the opponent's half
epic-refusal-impassable = unit { $unit } stands in feature { $feature }, which is impassable for it
epic-refusal-not-garrison = { $formation } is no garrison
epic-refusal-overwatch-twice = { $formation } is already on Overwatch
epic-refusal-two-on-overwatch = two garrisons are on Overwatch; there is no third
epic-refusal-outside-zone = unit { $unit } is { $by } outside the 15 cm at the own table edge
epic-refusal-no-reserve = { $formation } cannot be kept in reserve that way ({ $units })
epic-refusal-not-all-teleport = { $formation } cannot teleport; without the ability: { $units }
epic-refusal-no-carrier = { $formation } needs the aircraft that carries it
epic-refusal-unfit-carrier = { $carrier } cannot be the carrier, or already is one and must stay aside
epic-refusal-load-too-large = { $carrier } has no room for { $units }
epic-refusal-load-unstated = the list does not state what { $carrier } carries; confirm the load by hand
epic-refusal-no-portal = { $portals ->
    [one] the army has { $portals } portal, and it is full
   *[other] the army has { $portals } portals, and they are full
}
epic-refusal-formations-left = still to be set up or put in reserve: { $formations }
epic-refusal-destroyed = { $formation } is destroyed
epic-refusal-in-reserve = { $formation } is in reserve and does nothing until it is in play
epic-refusal-not-aside = { $formation } is not waiting to enter
epic-refusal-carrier-away = { $carrier }, which carries it, is not on the table
epic-refusal-too-early = { $formation } enters from turn { $turn } on
epic-refusal-not-landed = { $formation } is not on the table, or is no aircraft
epic-refusal-no-such-unit = { $formation } has no unit { $unit }
epic-refusal-unit-gone = unit { $unit } of { $formation } is already destroyed
epic-refusal-damage-out-of-range = damage capacity left: 0 to { $most }
epic-refusal-already-broken = { $formation } is already broken
epic-refusal-not-broken = { $formation } is not broken
epic-refusal-no-such-ability = { $formation } has no ability “{ $ability }”
epic-refusal-not-in-pool = the army's pool has no further “{ $unit }”
epic-refusal-no-absorbing = only the swarms its list names absorb other formations
epic-refusal-no-dice-due = no dice are due: they follow turn 4 and later ones that nobody won
epic-refusal-dice-due = both players roll a die first

# Command line answers
epic-cli-bad-size = “{ $read }” is no table size; expected two sides from { $least } to { $most } cm, like 120x180
epic-cli-unusable = { $path }: { $why }
epic-cli-map-title = { $country } · { $seed }
epic-cli-table = { $width } by { $length }, { $country }, seed { $seed }
epic-cli-features = features: { $placed } of { $expected } expected; rivers: { $rivers }; roads: { $roads }
epic-cli-no-findings = The table follows every guideline.
epic-cli-halves = cover, { $edge } against { $opposite }: { $one } to { $other } cm², { $percent } % even
epic-cli-lanes = lanes of fire: { $open } of { $total } open; average view from the south { $south }, from the north { $north }
epic-cli-mirror = alike when turned round: { $mirror } %; covered by terrain: { $density } %
epic-notice-points = Outside 2,000 to 5,000 points the lists are not balanced; the game may be somewhat uneven (EP-1.2.3).
epic-notice-terrain = Dense terrain helps armies on foot, sparse terrain fast vehicles, a river along the table skimmers and aircraft (EP-3.1.1).
epic-cli-list = { $id }: { $name }, strategy rating { $rating }, { $formations } formations
epic-cli-army = { $name }, strategy rating { $rating }: { $points } of { $total } points
epic-cli-formation = - { $id }: { $name }, { $points } points, units: { $units }; { $garrison }
epic-cli-garrison-no = may not garrison ({ $tests })
epic-cli-garrison-list = may not garrison: its list forbids it
epic-cli-garrison-scouts = may garrison: scouts
epic-cli-garrison-slow = may garrison: slow, without war engines
epic-cli-garrison-immobile = may garrison: has a unit of speed 0

# Reports
epic-report-turn = End of turn { $turn }
epic-report-objective = objective { $objective }: { $control }
epic-report-claim = { $formation } of { $player } at { $distance } { $standing }
epic-report-goals = { $player }: goals { $goals }, objectives held { $held }
epic-report-score = { $player }: { $points } victory points
epic-report-score-line = { "  " }{ $formation } ({ $value }): strength { $strength } of { $start }, { $state }: { $points }
epic-report-stage = The game is at “{ $stage }”.
epic-report-won-goals = { $player } wins in turn { $turn } by goals, { $one } to { $other }.
epic-report-won-tiebreak = { $player } wins the tie-break after turn { $turn }.
epic-report-won-concession = { $player } wins in turn { $turn }: the opponent conceded.
epic-report-won-judge = { $player } wins in turn { $turn } by a judge's decision.
epic-report-draw = The game ends in turn { $turn } without a winner.

# Playing at the table
epic-play-welcome = The game is kept in { $file }. Type “help” for the words, “quit” to stop.
epic-play-help = Anywhere: status, map FILE, undo, concede alpha, judge bravo, judge draw, quit. Formations go by their id, alpha/ID or bravo/ID where both armies have it. Places are pairs of centimetres from the west and the south edge; where fewer places than units are given, the last one serves for the rest.
epic-play-no-chance = the system gives no random numbers: { $why }
epic-play-terrain = Type FILE BY, or generate COUNTRY SEED BY; BY is alpha, bravo, both or organizer; add “anyway” to confirm flags.
epic-play-no-table = there is no table yet
epic-play-army-of = { $player }:
epic-play-formation = { "  " }{ $id }: { $points } points, units { $living } of { $units }, { $place }
epic-place-destroyed = destroyed
epic-place-waiting = not set up
epic-place-orbit = in orbit
epic-place-aside = put aside
epic-place-broken = on the table, broken
epic-place-overwatch = on the table, on Overwatch
epic-place-table = on the table
epic-play-unknown-formation = neither army has a formation “{ $formation }”
epic-play-which-formation = both armies have “{ $formation }”; write alpha/{ $formation } or bravo/{ $formation }
epic-play-which-player = “{ $read }” is no player; write alpha or bravo
epic-play-pairs = numbers come in pairs
epic-play-not-a-number = “{ $read }” is no number that fits here
epic-play-unknown = “{ $read }” is not understood here
epic-ask-name = Name of the next player?
epic-ask-points = Points total? (points 3000)
epic-ask-army = Army of a player? (army alpha FILE, army bravo FILE)
epic-ask-terrain = The table? (FILE organizer, or generate countryside 7 organizer)
epic-ask-roll-off = Roll a die each: { $one } and { $other }? (4 2; empty to roll here)
epic-ask-edge = { $player } chooses: south, north, south-west, south-east, north-east, north-west?
epic-ask-objective = { $player } places objective { $number }: x y [label]?
epic-ask-spacecraft = Spacecraft and planetfall? (ship ID, planetfall ID, planetfall ID in CARRIER, done)
epic-ask-garrison = { $player } sets up a garrison: garrison ID x y … [overwatch], or pass?
epic-ask-remaining = { $player } sets up a formation: place ID x y …, or reserve ID aircraft, teleport, in CARRIER?
epic-ask-confirm = Everything is set up. Agreed? (status, map FILE, confirm)
epic-ask-turn = Turn { $turn }: move, enter, takeoff, lose, damage, break, ability ID …, end?
epic-ask-rally = End phase of turn { $turn }: rally ID, done?
epic-ask-continuation = Nobody has won. Dice for another turn: { $one } and { $other }? (3 3; empty to roll here)
