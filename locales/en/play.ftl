# Conquest in the browser: lobby, table, board, end.

play-title = Play Conquest
play-intro = Against a bot in two taps, or against a person anywhere. No account; your games stay with this browser.
play-nav-table = Table
play-nav-label = This table
play-who = { $name }
play-board-title = { $one } against { $two }
play-choose-deck = Your deck
play-choose-opponent = Your opponent
play-your-name = Your name at the table
play-name-guest = Guest
play-own-list = My own list
play-own-list-how = Paste it below
play-all-rules = All rules
play-handed-in = Your list for { $tournament }
play-paste-list = Paste a deck list
play-list-label = A list in any format (one card a line, OCTGN, ConquestDB …), or the link of a deck built here
play-invite = A person I invite
play-invite-how = You get a link and a code to send; no list shows the table.
play-anybody = Whoever comes
play-anybody-how = Your table stands among the open ones until somebody sits down.
play-bot-deck = The bot’s deck
play-bot-deck-any = Any of the starter decks
play-bot = bot
play-bot-cadet = Cadet
play-bot-cadet-how = Plays what looks best at the moment. For a first game.
play-bot-sergeant = Sergeant
play-bot-sergeant-how = Tries every move and weighs the position after it.
play-bot-captain = Captain
play-bot-captain-how = Thinks ahead, imagining what you may hold; wins three games of four against the Sergeant.
play-bot-general = General
play-bot-general-how = Thinks ahead four times as long as the Captain.
play-options = Clock, spectators, other options
play-minutes = Minutes for each player (0: no clock)
play-increment = Seconds added for each answer
play-watch = Who may watch
play-watch-usual = As usual
play-watch-differs = As usual: everybody between people, nobody against a bot.
play-watch-everybody = Everybody
play-watch-late = Everybody, ten answers late
play-watch-nobody = Nobody
play-mode = Reading of the rules
play-mode-casual = Casual
play-mode-tournament = Tournament
play-mode-differs = Casual: whoever is drawn begins, two ends at once are a draw, and any list that can be played will do. Tournament: the player drawn chooses who begins, of two ends at once the player with initiative decides, and a list must be legal.
play-training = Training game: card abilities are left out
play-open-decks = Decks are open
play-mine = My games
play-take-along = Take my games to another device
play-take-along-how = Open this link there. Whoever has it plays in your place, so keep it to yourself.
play-take-title = Games of another device
play-take-loses = { $games ->
    [one] This browser has { $games } game of its own. If it takes over the other device’s games, you come back to its own only by this link; keep it first:
   *[other] This browser has { $games } games of its own. If it takes over the other device’s games, you come back to its own only by this link; keep it first:
}
play-take = Take over the other games
play-take-not = Leave everything as it is
play-open-tables = Open tables
play-no-open-tables = Nobody is waiting just now. Open a table and send the link to somebody.
play-to-watch = Games to watch
play-code = Code of a table
play-code-go = Go to the table
play-code-unknown = no table has the code “{ $read }”
play-stage-seats = waits for an opponent
play-stage-numbers = about to begin
play-stage-playing = { $answers ->
    [one] under way, { $answers } answer
   *[other] under way, { $answers } answers
}
play-stage-over = over
play-sit-down = Play against { $host }
play-sit = Sit down
play-invite-title = Waiting for your opponent
play-invite-text = Send this link, or let it be photographed. The game begins as soon as somebody sits down.
play-open-text = Your table stands among the open tables. The game begins as soon as somebody sits down; you may send this link as well.
play-qr = The link as a QR code
play-close = Close this table
play-terms-clock = Clock: { $minutes } minutes each, { $increment } seconds added for each answer
play-terms-casual = Casual reading of the rules
play-terms-tournament = Tournament reading of the rules, lists must be legal
play-terms-watched = Everybody may watch
play-terms-watched-late = Everybody may watch, ten answers late
play-terms-unwatched = Nobody watches
play-terms-no-clock = Without a clock
play-numbers-title = The chance is being prepared
play-numbers-text = The server has promised its secret. Each browser now adds a number, first as a hash, so that nobody can steer what is dealt.
play-not-watched = This game is not open to spectators.
play-watching = You are watching
play-undo = Undo
play-undo-ask = Ask to undo
play-undo-wanted = Your opponent would like to take an answer back.
play-draw-offered = Your opponent offers a draw.
play-agree = Agree
play-decline = Decline
play-more = More
play-offer-draw = Offer a draw
play-claim = Opponent is away: take the game
play-call-judge = Call a judge
play-concede = Concede
play-concede-sure = The game ends at once and your opponent wins.
play-planets = The planets
play-choose-planet = Which planet to look at
play-hand-of = { $who }: hand
play-hq-of = { $who }: HQ
play-units-of = { $who }: units
play-resources = { $count ->
    [one] resource
   *[other] resources
    }
play-cards = { $count ->
    [one] card
   *[other] cards
    }
play-deck = deck
play-discard = discard
play-captured = captured
play-initiative = initiative
play-dial-set = dial set
play-phases = Phases
play-round = Round { $round }
play-log = Log
play-log-all = All { $lines } lines
play-back = Back to the table
play-waiting = Waiting: { $who }
play-waiting-nobody = One moment …
play-first-planet = First planet
play-gain-resources = { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}
play-gain-cards = { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}
play-captured-by = Captured: { $who }
play-removed = Out of the game
play-face-down = Face down
play-battle = Battle
play-ranged = ranged skirmish
play-combat-round = combat round { $round }
play-strength = { $attack } ATK and { $left } HP against { $attack2 } and { $left2 }
play-would-take = { $who }:
play-nobody-takes = nobody
play-type-material = Material
play-type-strongpoint = Strongpoint
play-type-tech = Tech
play-resources-on = { $resources } resources on it
play-pending = { $damage } damage
play-exhausted = exhausted
play-bloodied = bloodied
play-attack = ATK { $now }, printed { $printed }
play-attack-word = ATK
play-hp-word = hit points
play-cost = Cost
play-left = { $left } of { $hp } hit points left
play-command = { $icons } command icons
play-shields = { $icons } shield icons
play-printed = Printed: ATK { $attack }, HP { $hp }, command icons { $command }
play-printed-bloodied = Bloodied: ATK { $attack }, HP { $hp }
play-printed-shields = Shield icons: { $shields }
play-over = The game is over
play-rematch = Rematch, seats exchanged
play-rematch-wanted = { $name } would like a rematch.
play-rematch-sit = Play again, seats exchanged
play-rematch-go = To the rematch
play-rematch-waits = Your opponent is asked at the table of the last game. The rematch begins as soon as both sit here.
play-rematch-kept = Both seats of this rematch are kept for the players of the game before.
play-replay = Replay, both hands open
play-file = The game as a file
play-proof = Proof that nobody steered the chance
play-proof-text = The server was bound to its secret before anybody sat down. Every shuffle follows from that secret and both players’ numbers.
play-proof-commitment = Promised at the beginning
play-proof-secret = The secret, revealed
play-proof-number = Number of { $name }
play-proof-drawn-for = The server drew this number, because the browser sent none.
play-proof-how = Download the game as a file and let every step be checked:
play-step = Step { $step } of { $of }
play-first-step = « Beginning
play-earlier = ‹ Back
play-later = Forward ›
play-last-step = End »
play-no-deck = there is no starter deck “{ $read }”
play-no-list = paste a list, or choose a starter deck
play-unplayable = these cards cannot be played here yet: { $cards }
play-one-warlord = a deck has exactly one warlord; this list has { $count }
play-hex = “{ $value }” is not 64 hex digits
play-no-answer = “{ $read }” is no answer
play-no-wish = “{ $read }” is nothing that can be done at a table
play-no-option = “{ $read }” is none of the choices
play-not-seated = You do not sit at this table.
