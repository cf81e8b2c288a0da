# Playing, arena and simulation on the command line.
cli-conquest-play = Play against a bot in the terminal
cli-conquest-play--deck = Your deck: a warlord’s name or a part of it for the starter deck, or a deck list in a file
cli-conquest-play--against = The opponent: random, greedy, rules, or mcts:500 (more is stronger and slower)
cli-conquest-play--opponent-deck = The opponent’s deck, named in the same way
cli-conquest-play--seed = The same number deals the same game
cli-conquest-play--save = Keep the game in this file, written after every answer
cli-conquest-play--load = Go on with a game kept in this file
cli-conquest-arena = Let two bots play each other, every deal twice with seats and decks exchanged
cli-conquest-arena--a = The first bot: random, greedy, rules, mcts:ITERATIONS
cli-conquest-arena--b = The second bot
cli-conquest-arena--decks = The decks to play with, as warlords’ names or files; otherwise all starter decks
cli-conquest-arena--mirrored = Every deck meets itself, so that only the bots differ; with a deck of every warlord unless --decks names some
cli-conquest-arena--games = How many games, an even number
cli-conquest-arena--seed = The same number gives the same games
cli-conquest-simulate = Let decks play each other many times
cli-conquest-simulate--decks = Two decks (more for a matrix): warlords’ names or parts of them for starter decks, or deck lists in files
cli-conquest-simulate--matrix = Every deck against every other; all starter and house decks unless --decks names some
cli-conquest-simulate--svg = Draw the matrix as a heat map to this file
cli-conquest-simulate--games = How many games (of each pair)
cli-conquest-simulate--bot = Who plays both sides
cli-conquest-simulate--seed = The same number gives the same games

conquest-no-deck = “{ $read }” is no file and names no starter deck, or more than one; known are { $known }
conquest-deck-line = { $path }: { $why }
conquest-deck-warlords = { $path }: the list has { $count ->
        [0] no warlord
       *[other] { $count } warlords
    }; exactly one is needed
conquest-simulate-two = --decks names { $count } decks; without --matrix two play each other
conquest-played = { $played } of { $games } games played
conquest-stands = { $won } of { $games } won: { $share } ({ $low } – { $high })
conquest-no-bot = “{ $read }” is no bot; known are { $known }
conquest-games-range = --games is { $read }; from 1 to { $most } is accepted
conquest-arena-title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } (seed { $seed }), every deal twice with seats and decks exchanged
conquest-simulate-title = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } (seed { $seed }), both sides played by { $bot }
conquest-matrix-title = How often the row’s deck beats the column’s, in percent
conquest-matrix-note = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } a pair, both sides played by { $bot }; ± is half the 95 % interval
conquest-matrix-loses = loses (20 % or less)
conquest-matrix-even = even
conquest-matrix-wins = wins (80 % or more)
conquest-matrix-drawn = Heat map: { $path }
conquest-head-bot = bot
conquest-head-deck = deck
conquest-head-won = won
conquest-head-share = share
conquest-head-interval = 95 % interval
conquest-head-seconds = s a move
conquest-head-seconds-p95 = 95th percentile
conquest-head-number = { $number }
conquest-head-mean = mean
conquest-rounds = A game takes { $rounds } rounds on average. Games end by:
conquest-end-conquest = three planets of a type
conquest-end-warlord = the warlord’s death
conquest-end-deck = an empty deck
conquest-end-planets = no planets left
conquest-end-draw = a draw
conquest-end-concession = conceding
conquest-end-other = neither player’s doing

conquest-play-welcome = You play { $own } against { $theirs } ({ $bot }); seed { $seed }. Answer with a number; ? shows what else you can type.
conquest-play-help =
    A number gives that answer.
    b  board            l  log of the game
    u  undo             u! undo although something hidden was shown
    t NAME  card text   s FILE  save
    concede  give up    q  quit
conquest-play-number = “{ $read }” is none of the answers: type a number from 1 to { $most }, or ? for help
conquest-play-saved = Saved to { $path }.
conquest-play-no-card = No card is called “{ $read }”.
conquest-play-no-chance = the system gives no random number: { $why }; choose one with --seed
conquest-play-undo-none = There is nothing to take back.
conquest-play-undo-shown = Something hidden was shown or chance was used since your last answer. u! takes it back all the same.
conquest-play-round = Round { $round }
conquest-over-won = You win: { $how }.
conquest-over-lost = You lose: { $how }.

conquest-you = you
conquest-opponent = opponent
conquest-told = { $who }: { $what }
conquest-card = { $card }
conquest-card-unit = { $card } { $attack }/{ $left } ({ $who })
conquest-planet = { $number } { $name }
conquest-planet-types = { $name } [{ $material ->
        [1] M
       *[other] {""}
    }{ $strongpoint ->
        [1] S
       *[other] {""}
    }{ $tech ->
        [1] T
       *[other] {""}
    }]
conquest-phase-setup = set-up
conquest-phase-deploy = deploy phase
conquest-phase-command = command phase
conquest-phase-combat = combat phase
conquest-phase-headquarters = headquarters phase
conquest-board-head = ═══ Round { $round }, { $phase }; initiative: { $who }
conquest-board-player = ── { $who }: resources { $resources }, hand { $hand }, deck { $deck }, discard { $discard }
conquest-board-captured = {"   "}captured: { $planets }
conquest-board-hq = {"   "}HQ: { $units }
conquest-board-planet = { $number }  { $planet }  struggle: cards { $cards }, resources { $resources }
conquest-board-face-down = {"  "}{ $number }  (face down)
conquest-board-side = { $who }: { $units }
conquest-board-unit = { $card } { $attack }/{ $left }{ $command ->
        [0] {""}
       *[other] {" "}⌂{ $command }
    }
conquest-board-struck = { $unit } (−{ $damage } coming)
conquest-board-hand = Your hand ({ $count }):
conquest-hand-unit = { $card }: cost { $cost }, ATK { $attack }, HP { $hp }, command { $command }, shields { $shields }
conquest-hand-card = { $card }: cost { $cost }, shields { $shields }
conquest-mark-exhausted = (exhausted)
conquest-mark-bloodied = (bloodied)

conquest-ask-nothing = Nothing is asked.
conquest-ask-source = { $card }: { $question }
conquest-ask-initiative = Who has initiative first?
conquest-ask-mulligan = Replace your starting hand?
conquest-ask-deploy = Deploy a card, use an action, or pass.
conquest-ask-dial = Which planet does your warlord commit to?
conquest-ask-bonus = You win the command struggle at { $planet } (cards { $cards }, resources { $resources }). What do you take?
conquest-ask-mobile = Move a Mobile unit?
conquest-ask-window = Use an action?
conquest-ask-answers = Use an interrupt or reaction?
conquest-ask-combat = Attack with which unit?
conquest-ask-defender = Attack whom?
conquest-ask-shield = { $card } takes { $damage } damage. Use a shield card?
conquest-ask-withdraw = Withdraw a unit from the battle?
conquest-ask-battle-ability = Use the planet’s battle ability?
conquest-ask-choose = Choose a card.
conquest-ask-place = Choose a place.
conquest-ask-one-of = Choose the first or the second effect.
conquest-ask-x = How much? At most { $most }.
conquest-ask-search = Which card do you take?
conquest-ask-bottom = Which card goes to the bottom next?
conquest-ask-indirect = Which of your units takes the next indirect damage?
conquest-ask-winner = Who wins?

conquest-answer-pass = pass
conquest-answer-yes = yes
conquest-answer-new-hand = replace the starting hand
conquest-answer-keep-hand = keep the starting hand
conquest-answer-no-shield = no shield
conquest-answer-stay = nobody withdraws
conquest-answer-ability = use the planet’s battle ability
conquest-answer-no-ability = leave the battle ability
conquest-answer-cleanse = remove the token
conquest-answer-no-cleanse = leave the token there
conquest-answer-deploy = deploy { $card }
conquest-answer-deploy-at = deploy { $card } at { $planet }
conquest-answer-deploy-on = attach { $card } to { $host }
conquest-answer-play = play { $card }
conquest-answer-use = use { $card }
conquest-answer-use-nth = use { $card } (ability { $number })
conquest-answer-dial = dial { $number }: { $planet }
conquest-answer-dial-set = the dial is set
conquest-answer-both = take cards and resources
conquest-answer-cards = take the cards only
conquest-answer-resources = take the resources only
conquest-answer-neither = take nothing
conquest-answer-pick = choose { $card }
conquest-answer-pick-secret = choose a hidden card
conquest-answer-planet = planet { $planet }
conquest-answer-hq = headquarters ({ $who })
conquest-answer-number = { $number }
conquest-answer-attack = attack with { $card }
conquest-answer-retreat = retreat with { $card }
conquest-answer-against = against { $card }
conquest-answer-area = Area Effect instead
conquest-answer-shield = shield with { $card } ({ $shields })
conquest-answer-move = move { $card } to { $planet }
conquest-answer-player = { $who }
conquest-answer-concede = concede
