# Files of other systems: what is wrong with them, and what they cannot carry.
format-shape = cannot be read: { $why }
format-no-players = there are no players in it
format-too-many = { $count } are too many; at most { $most } are possible
format-not-a-number = “{ $read }” is no number
format-unknown = no player has the number { $read }
format-twice = { $read } stands there twice
format-result = “{ $read }” is no result; accepted are { $accepted }
format-disagree = the two players tell of different games: “{ $one }” and “{ $two }”
format-name-missing = the name is missing
format-read-only = this format can be read, but not written
format-in-field = { $field }: { $what }
format-in-line = line { $line }: { $what }
format-at = line { $line }, column { $column }: { $what }
loss-seed = the secret seed: draws cannot be proven from this file
loss-history = who did what, and when
loss-rounds = rounds and results
loss-elimination = elimination rounds: the format has Swiss rounds only
loss-fractions = exact fractions; they are written as decimals
loss-reasons = why players left
loss-teams = teams
loss-fields = { $fields }

loss-modified =
    { $matches ->
        [one] { $matches } modified result, written as a plain one
       *[other] { $matches } modified results, written as plain ones
    }
loss-absent =
    { $matches ->
        [one] { $matches } player who did not appear: written as the opponent’s bye
       *[other] { $matches } players who did not appear: written as their opponents’ byes
    }
loss-stages = { $stages } stages of Swiss rounds: written as rounds of one, and whoever missed the cut between them as having left
loss-absent-from-bracket =
    { $matches ->
        [one] { $matches } elimination game to which somebody did not come: written as lost by whoever was away
       *[other] { $matches } elimination games to which somebody did not come: written as lost by whoever was away
    }
loss-back =
    { $players ->
        [one] { $players } player who came back and was not drawn since: whoever reads the file takes it for a drop
       *[other] { $players } players who came back and were not drawn since: whoever reads the file takes it for drops
    }
loss-names =
    { $players ->
        [one] the end of { $players } name longer than { $width } characters
       *[other] the ends of { $players } names longer than { $width } characters
    }
loss-half-byes =
    { $count ->
        [one] { $count } half-point bye, read as a round missed
       *[other] { $count } half-point byes, read as rounds missed
    }
loss-points =
    { $matches ->
        [one] the points of { $matches } game that the regulation does not know; whoever had more won
       *[other] the points of { $matches } games that the regulation does not know; whoever had more won
    }
