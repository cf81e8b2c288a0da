# The command `marshal packs`.
cli-packs = Show and check rules packs: regulations as data
cli-packs-list = List the packs that come with Marshal
cli-packs-show = Show what a pack says
cli-packs-show--pack = A pack's name, or a file with one
cli-packs-check = Check whether a file is a pack, and say everything that is wrong with it
cli-packs-check--file = The file
cli-packs-export = Print a pack's file, to start your own from
cli-packs-export--pack = The pack's name
packs-unknown = there is no pack and no file “{ $read }”; packs are: { $known }
packs-accepted = { $file } is a pack: { $id }, “{ $title }”
packs-refused = { $count ->
    [one] One problem; the pack is refused.
   *[other] { $count } problems; the pack is refused.
}
packs-first-of = { $first } ({ $more ->
    [one] and one more problem; see “marshal packs check”
   *[other] and { $more } more problems; see “marshal packs check”
})
packs-extends = Inherits from { $parent }.
packs-effective = In force from { $day }.
packs-tie-breakers = Equal points are separated by: { $list }.
packs-heading-points = Points
packs-heading-endings = How games end
packs-heading-clock = Clock
packs-heading-procedure = Procedure: { $name }
packs-heading-structure = Structure: { $name } { $clause }
packs-heading-tiers = Tiers
packs-side-won = won
packs-side-lost = lost
packs-side-drawn = drawn
packs-by-leader = { $results } (entered by a leader)
packs-minutes = { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
packs-no-limit = no limit
packs-lengths = Swiss rounds: { $swiss }; elimination rounds: { $elimination }; final: { $last }.
packs-begins-published = when pairings are published
packs-begins-start = when the round starts
packs-begins-at = { $minutes ->
    [0] at the end of the round time
    [one] one minute after the end of the round time
   *[other] { $minutes } minutes after the end of the round time
}
packs-begins-after = { $minutes ->
    [0] after the end of the round time
    [one] later than one minute after the end of the round time
   *[other] later than { $minutes } minutes after the end of the round time
}
packs-step-decides = decides
packs-step-scores = scores
packs-rounds = { $rounds ->
    [one] one Swiss round
   *[other] { $rounds } Swiss rounds
}
packs-cut = top { $cut }
packs-no-cut = no cut
packs-leaders-never = leaders do not play
packs-leaders-second = leaders may play when a second leader is announced
packs-leaders-freely = leaders may play
packs-sleeves = opaque sleeves required
packs-sleeves-free = opaque sleeves not required
packs-legal-at-release = products legal from their release
packs-legal-after = { $days ->
    [one] products legal one day after their release
   *[other] products legal { $days } days after their release
}
packs-strength-of-schedule = strength of schedule
packs-extended-strength-of-schedule = extended strength of schedule
packs-random = random draw

# What is wrong with a pack.
pack-problem = { $file }, line { $line }, { $field }: { $what }
pack-problem-file = { $file }, line { $line }: { $what }
pack-fault-too-large = the file has { $bytes } bytes, a pack has at most { $most }
pack-fault-syntax = this is no valid TOML: { $message }
pack-fault-unknown-field = no such field exists here; known are: { $known }
pack-fault-unknown-field-nearest = no such field exists here; did you mean “{ $nearest }”?
pack-fault-missing-field = the field is missing; expected { $expected }
pack-fault-wrong-kind = read { $read }, expected { $expected }
pack-fault-not-one-of = read { $read }, accepted are: { $accepted }
pack-fault-out-of-range = read { $read }, expected a number from { $least } to { $most }
pack-fault-repeated = “{ $read }” stands there twice; names must differ
pack-fault-not-declared = “{ $read }” is declared nowhere in the pack; declared are: { $declared }
pack-fault-unknown-clause = there is no clause { $read }; “marshal clauses” lists them
pack-fault-gap = no row covers { $from } to { $to } players
pack-fault-overlap = two rows cover { $from } to { $to } players
pack-fault-after-open-end = the row before this one has no upper end, so none may follow
pack-fault-unknown-pack = there is no pack “{ $read }” to inherit from; known are: { $known }
pack-fault-circle = packs inherit from one another in a circle: { $chain }
pack-fault-taken-id = the name { $read } is taken by Marshal itself; choose another
pack-fault-phase-order = the phase “{ $read }” must begin after the one before it, the first when pairings are published
pack-fault-random-not-last = the last tie-breaker must be “random”, so that everybody gets a place
pack-fault-undecided = the last step “{ $last }” can leave the game without a winner; it must be a holder or a chooser that is always one of the two players
pack-fault-points-without-figure = the points of “{ $read }” refer to other outcomes in a circle; one of them needs a number
pack-fault-draw-in-elimination = the result “{ $result }” is a draw and cannot be had in “elimination”: a bracket needs a winner. Write stages = ["swiss"]
pack-expected-text = a text in quotes
pack-expected-name = a name of at most 40 lower-case letters, digits, “_”, “-” and “.”
pack-expected-number = a whole number
pack-expected-flag = true or false
pack-expected-list = a list in brackets
pack-expected-filled-list = a list with at least one item
pack-expected-table = a table
pack-expected-clause = a clause such as "CT-4.2.16"
pack-expected-date = a date such as "2018-10-20"
pack-expected-minutes-or-none = minutes from 1 to 10000, or "none"
pack-expected-points-or-outcome = points from 0 to 1000, or the name of another outcome
pack-expected-beginning = "published", "start", {"{"} at = minutes {"}"} or {"{"} after = minutes {"}"}
pack-expected-two-outcomes = a list of exactly two outcomes
# A word of a pack itself, which is the same in every language.
pack-counted = { $name }: { $what }
pack-word = { $word }

# Names of what packs declare: outcomes, endings, phases, steps, lists.
pack-outcome-win = win
pack-outcome-modified-win = modified win
pack-outcome-loss = loss
pack-outcome-modified-loss = modified loss
pack-outcome-draw = draw
pack-outcome-bye = bye
pack-outcome-unpaired-loss = unpaired loss
pack-result-full = win and loss
pack-result-modified = modified win and loss
pack-result-late = win and modified loss
pack-result-stopped = modified win and modified loss
pack-result-drawn = draw for both
pack-ending-conquest = Conquest: three planets of one type
pack-ending-warlord-death = warlord death
pack-ending-empty-deck = empty deck
pack-ending-simultaneous-victory = simultaneous victory
pack-ending-no-remaining-planets = no remaining planets
pack-ending-time = time
pack-ending-concession = concession
pack-ending-decision = a leader's decision
pack-ending-victory = victory condition
pack-ending-goals = goals
pack-ending-tiebreak = tie-break by victory points
pack-phase-waiting = before the start
pack-phase-play = round under way
pack-phase-time-called = time called
pack-phase-last-call-passed = last call passed
pack-phase-stopped = play stopped
pack-announcement-end-of-round = end of the round
pack-announcement-last-call = last chance to hand in results
pack-announcement-stop = all play stops
pack-procedure-final-decree = Final Decree
pack-procedure-simultaneous-victory = simultaneous victory
pack-procedure-last-planet = no remaining planets
pack-procedure-emperors-judgment = Emperor's Judgment
pack-figure-goals = goals achieved
pack-figure-victory-points = victory points
pack-input-planets = planets in the victory display
pack-input-planet-symbols = planet type symbols in the victory display
pack-input-last-planet = who last added a planet
pack-input-discarded-units = units in the discard pile
pack-input-initiative = who had initiative in the last game round
pack-input-broken-provinces = the player's own provinces that are broken
pack-input-honor = honor
pack-input-imperial-favor = who has the Imperial Favor
pack-input-first-player-chooser = who determined the first player in set-up
pack-count-planets = planets in the victory display of { $name }
pack-count-planet-symbols = planet type symbols in the victory display of { $name }
pack-count-discarded-units = units in the discard pile of { $name }
pack-count-broken-provinces = provinces of { $name } that are broken
pack-count-honor = honor of { $name }
pack-step-planets = most planets in the victory display
pack-step-planet-symbols = most planet type symbols
pack-step-last-planet = last to add a planet
pack-step-discarded-units = fewest units in the discard pile
pack-step-initiative = the player with initiative chooses
pack-step-broken-provinces = 2 points for each broken province of the opponent, at most 6
pack-step-honor = 2 points for more honor
pack-step-imperial-favor = 1 point for the Imperial Favor
pack-step-higher-total = the higher total wins
pack-step-first-player-chooser = who determined the first player wins
pack-tier-relaxed = Relaxed
pack-tier-formal = Formal
pack-tier-premier = Premier
pack-structure-basic = Basic
pack-structure-advanced = Advanced
pack-structure-custom = Custom
pack-occasion-store-championship = Store Championship
pack-occasion-regional-championship = Regional Championship
pack-occasion-national-championship = National Championship
pack-occasion-continental-championship = Continental Championship
pack-occasion-world-championship = World Championship
pack-set-up-reveal-warlords = reveal warlords
pack-set-up-shuffle-decks = shuffle and present decks
pack-set-up-determine-initiative = determine initiative
pack-set-up-lay-out-planets = lay out planets
pack-set-up-ready-tokens = ready tokens
pack-set-up-draw-hands = draw hands
pack-set-up-take-resources = take resources
pack-set-up-determine-first-player = determine the first player
pack-set-up-reveal-strongholds = reveal strongholds and roles
pack-set-up-place-provinces = place provinces
pack-set-up-fill-provinces = fill provinces
pack-set-up-take-honor = take honor
pack-set-up-agree-forces = agree on forces
pack-set-up-set-up-terrain = set up terrain
pack-set-up-choose-table-edge = choose the table edge
pack-set-up-place-objectives = place objectives
pack-set-up-set-up-spacecraft = set up spacecraft
pack-set-up-set-up-garrisons = set up garrisons
pack-set-up-set-up-remaining-forces = set up remaining forces
pack-set-up-confirm-set-up = confirm the set-up
pack-conduct-stalling = stalling for time
pack-conduct-excessive-force = excessive force with components
pack-conduct-inappropriate-behaviour = inappropriate behaviour
pack-conduct-discourtesy = discourtesy or disrespect
pack-conduct-cheating = cheating
pack-conduct-collusion = collusion
pack-conduct-distracting-or-rushing = distracting or rushing an opponent
pack-conduct-outside-material = outside material
pack-conduct-other = other
pack-call-rules-question = rules question
pack-call-dispute = dispute
pack-call-card-interpretation = meaning of a card
pack-call-breach-seen = breach of the rules seen
pack-call-missing-card = missing card
pack-call-damaged-card = damaged card
pack-call-indicator = objection to an indicator
pack-call-third-party-token = token of another maker
pack-call-stalling = stalling
pack-call-conduct = conduct
pack-call-measurement = measurement
pack-drop-reason-own-wish = own wish
pack-drop-reason-no-show = did not appear
pack-drop-reason-unable-to-play = unable to play
pack-drop-reason-missing-card = missing card
pack-preparation-location = location
pack-preparation-tables-and-chairs = tables and chairs
pack-preparation-table-numbers = table numbers
pack-preparation-blank-deck-lists = blank deck lists and pens
pack-preparation-tables-set-up = tables set up
pack-preparation-space-per-seat = enough space at every seat
pack-preparation-details-announced = details announced
pack-preparation-terrain = terrain
pack-document-rules-reference = Rules Reference
pack-document-introductory-rules = introductory rules
pack-document-faq = FAQ
pack-document-tournament-regulations = Tournament Regulations
pack-document-event-outline = Event Outline
pack-document-army-lists = army lists
pack-deck-check-deck-legal = deck is legal
pack-deck-check-planets-present = 10 planets of the core set
pack-deck-check-deck-opaque-sleeves = deck in opaque sleeves
pack-deck-check-planet-opaque-sleeves = planets in opaque sleeves
pack-deck-check-deck-sleeves-identical = sleeves of the deck identical
pack-deck-check-planet-sleeves-identical = sleeves of the planets identical
pack-deck-check-card-backs-uniform = card backs uniform
pack-deck-check-proxies-recorded = every proxy recorded by a leader
pack-deck-check-dynasty-opaque-sleeves = dynasty deck in opaque sleeves
pack-deck-check-conflict-opaque-sleeves = conflict deck in opaque sleeves
pack-deck-check-deck-sleeves-differ = sleeves of the two decks differ
pack-deck-check-dynasty-sleeves-identical = sleeves of the dynasty deck identical
pack-deck-check-conflict-sleeves-identical = sleeves of the conflict deck identical
pack-proxy-field-card-name = card name
pack-proxy-field-illegible = what can no longer be read
pack-proxy-field-leader = made by
pack-proxy-field-date = date
pack-extent-game-round = game round
pack-extent-regroup-phase = regroup phase
pack-extent-dynasty-phase = dynasty phase
pack-extent-turn = turn
