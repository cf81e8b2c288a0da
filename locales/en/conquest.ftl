# Why the Conquest engine refuses an answer.
conquest-illegal-over = The game is over.
conquest-illegal-not-asked = It is the other player who is asked.
conquest-illegal-no-such-card = You see no card number { $number } in this game.
conquest-illegal-wrong-question = That answers another question than the one being asked.
conquest-illegal-must-attack = A player who can attack must attack.
conquest-illegal-must-attack-ranged = A player who can attack with a Ranged unit must attack.
conquest-illegal-exhausted = { $card } is exhausted already.
conquest-illegal-not-ranged = { $card } has no Ranged: it cannot attack in the ranged skirmish.
conquest-illegal-not-in-battle = { $card } is not one of your units at the planet of this battle.
conquest-illegal-retreat = { $card } is no warlord: only warlords retreat in a combat turn.
conquest-illegal-not-in-hand = { $card } is not in that player's hand.
conquest-illegal-event = { $card } is an event: it is played, not deployed.
conquest-illegal-not-face-up = An army unit is deployed at a face-up planet.
conquest-illegal-support = { $card } is a support: it is deployed at your HQ.
conquest-illegal-not-attached = { $card } is an attachment: choose what it is attached to.
conquest-illegal-no-attachments = Nothing can be attached to { $host }.
conquest-illegal-no-wargear = No Wargear can be attached to { $host }, and { $card } is one.
conquest-illegal-host = { $card } cannot be attached to { $host }.
conquest-illegal-limited = { $card } is Limited, and one Limited card has been played this round.
conquest-illegal-unique = { $card } is unique and in play already.
conquest-illegal-another = You control a card of a kind of which { $card } allows each player only one.
conquest-illegal-not-deployable = A card text forbids deploying { $card } there now.
conquest-illegal-expensive = { $card } costs { $cost }; only { $pool } { $pool ->
        [one] resource is
       *[other] resources are
    } left.
conquest-illegal-phase = { $card } cannot be used in this phase.
conquest-illegal-once = { $card } was used this phase already.
conquest-illegal-cannot = { $card } cannot be used now: its condition, cost or target is missing.
conquest-illegal-must-commit = Every warlord commits to a planet; staying at the HQ is not possible.
conquest-illegal-dial = The dial goes from 1 to { $most }, not to { $number }.
conquest-illegal-shield = { $card } has no shield icon or is not in hand.
conquest-illegal-choice = { $card } cannot be chosen here.
conquest-illegal-answer = That is none of the legal answers.

# Replay files.
conquest-replay-not-json = This is no replay file: { $why }
conquest-replay-format = The format is { $format }; { $known } is known.
conquest-replay-too-long = The replay has { $answers } answers; at most { $most } are read.
conquest-replay-deck = No game can be started with deck { $deck }: { $why }
conquest-bad-deck-unknown = there is no card with the code { $code }
conquest-bad-deck-warlord = { $card } is no warlord
conquest-bad-deck-card = { $card } cannot be in a deck
conquest-bad-deck-many = the deck has { $has } cards; the engine holds at most { $most }
conquest-bad-deck-few = the deck has { $has ->
        [one] { $has } card
       *[other] { $has } cards
    }; it must have more than the starting hand of { $hand }
conquest-replay-refused = Answer { $answer } is refused: { $why }
conquest-replay-differs = After answer { $answer } the game differs from the one recorded: other cards, or a changed file.

# The command line.
cli-conquest = The Conquest card game
cli-conquest-scenario = Play worked examples from text files and say what differed
cli-conquest-scenario--files = Scenario files
cli-conquest-scenario--quiet = Print only what differed
