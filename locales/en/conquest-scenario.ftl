# Scenario files: what cannot be used, what happened, what differed.
conquest-scenario-line = line { $line }: { $why }
conquest-scenario-too-long = a scenario has at most { $most } lines
conquest-scenario-mover = “{ $read }” names no player; a move begins with { $names } and a colon
conquest-scenario-not-now = “{ $read }” is not possible now; { $who } is asked and may: { $options }
conquest-scenario-no-players = no players: write “players: Ana = Nazdreg; Bo = Captain Cato Sicarius” before “moves:”
conquest-scenario-no-colon = “{ $read }” is no entry; the board consists of lines “key: value” and ends with “moves:”
conquest-scenario-no-moves = the line “moves:” is missing
conquest-scenario-number = “{ $read }” is no number
conquest-scenario-clause = “{ $read }” is no clause; clauses look like CG-3.11.2
conquest-scenario-mode = “{ $read }” is no mode; casual or tournament
conquest-scenario-phase = “{ $read }” is no phase; set-up, deploy, command, combat or headquarters
conquest-scenario-player = “{ $read }” plays not; the players are { $names }
conquest-scenario-players = “{ $read }” does not name two players and their warlords once, like “Ana = Nazdreg; Bo = Captain Cato Sicarius”
conquest-scenario-planets = { $count } planets; a row has at most 7
conquest-scenario-key = “{ $read }” is no entry of a board; known are title, shows, players, mode, training, seed, round, phase, initiative, planets, aside, and NAME resources, hand, deck, discard, hq, at 1 … at 7
conquest-scenario-too-many = more than { $most } cards
conquest-scenario-mark = “{ $read }” is no mark; known are exhausted, ready, bloodied, 2 damage, 3 resources, with CARD, with CARD of NAME, owned by NAME, as LABEL
conquest-scenario-verb = “{ $read }” is no move
conquest-scenario-nowhere = “{ $read }” is not in this game
conquest-scenario-expect = “{ $read }” is nothing that can be expected
conquest-trace-move = { $name }: { $text }
conquest-trace-pass = ({ $name } passes)
conquest-trace-refused = refused as it should be ({ $clause }): { $text }
conquest-trace-expected = as expected: { $text }
conquest-trace-differs = line { $line }: “{ $text }”: expected { $wanted }, but it is { $got }
conquest-scenario-title = { $title } ({ $file })
conquest-scenario-good = { $count ->
        [one] { $count } scenario played as written.
       *[other] { $count } scenarios played as written.
    }
conquest-scenario-bad = { $bad } of { $count } scenarios did not play as written.
conquest-scenario-long-line = a line has at most { $most } characters
conquest-scenario-over = “{ $read }” is not possible: the game is over
conquest-scenario-planet = “{ $read }” is no planet of the row; planets are counted from 1 to 7
conquest-scenario-no-card = “{ $read }” names no card; cards have their English names, and “at 2”, “of NAME”, “in NAME hq”, “on HOST” or “no 2” tell them apart
conquest-scenario-question = “{ $read }” is no question; known are { $known }
conquest-scenario-no-word = “{ $read }” is no keyword, trait or faction of any card
conquest-scenario-yes-or-no = “{ $read }” is neither yes nor no
conquest-scenario-range = “{ $read }” is out of range; from { $least } to { $most }
conquest-scenario-players-first = the line “players:” stands before everything that lies on the board
conquest-scenario-name = “{ $read }” cannot be a name here; a name is one word
conquest-scenario-same-name = both players are called “{ $read }”
conquest-scenario-no-warlord = “{ $read }” is no warlord
conquest-scenario-no-planet = “{ $read }” is no planet
conquest-scenario-planet-twice = “{ $read }” stands in the row twice; each planet exists once
conquest-scenario-unclosed = parentheses or brackets in “{ $read }” do not match
conquest-scenario-not-at-planet = “{ $read }” is no unit; only units are at planets
conquest-scenario-not-in-hq = “{ $read }” cannot be in an HQ; units and supports can
conquest-scenario-not-held = “{ $read }” is never in a hand, a deck or a discard pile
conquest-scenario-other-warlord = “{ $read }” is not the warlord of { $name }
conquest-scenario-warlord-twice = “{ $read }” cannot be in two places
conquest-scenario-unique = “{ $read }” is unique, and { $name } has it in play already
conquest-scenario-not-attached = “{ $read }” cannot be attached to { $host }
conquest-scenario-mark-out-of-play = “{ $read }” says nothing about { $card } outside of play
conquest-scenario-label = “{ $read }” cannot be a label; a label is one word that names no card, no player and no other label
conquest-scenario-label-many = “{ $read }”: a label belongs to one card
conquest-scenario-no-such-planet = “{ $read }” is at planet { $at }, but no planet of the row is there
conquest-scenario-damage = “{ $read }” would be destroyed; damage must stay below its { $hp } hit points
conquest-scenario-twice = “{ $read }” stands in the board already; only lists of cards go on in a further line
conquest-scenario-face-down = “{ $read }” is at planet { $at }, which lies face down
conquest-scenario-won = with these planets { $name } has won the game already
conquest-trace-accepted = line { $line }: “{ $text }”: a refusal was expected, but “{ $reading }” is accepted
conquest-trace-may = line { $line }: “{ $text }”: “{ $reading }” is possible
conquest-trace-may-not = line { $line }: “{ $text }”: not possible; possible are { $options }
conquest-trace-not-asked = line { $line }: “{ $text }”: { $name } is not asked, so this shows nothing; { $who } is asked ({ $question })
conquest-trace-over = line { $line }: “{ $text }”: the game is over and { $name } is not asked any more
conquest-trace-settles = { $told }; it is so once open windows are passed: “settle” before it, or “expect settled …”
conquest-scenario-unusable = { $count ->
        [one] { $count } file has a line that cannot be used.
       *[other] { $count } files have lines that cannot be used.
    }
conquest-trace-other-question = line { $line }: “{ $text }”: another question is asked ({ $question }), so this shows nothing
