# Rounds by the names people call them by.

# A round that something is done to: "Draw the semifinals".
round-object = round { $round }
round-object-of = { $players ->
    [2] the final
    [4] the semifinals
    [8] the quarterfinals
   *[other] the round of { $players }
}

# Where a bracket is.
state-bracket-drawn = { $name }: being prepared.
state-bracket-published = { $name }: take your seats.
state-bracket-all-in = { $name }: all results are in.
state-bracket-running = { $open ->
    [one] { $name }: one table is still playing.
   *[other] { $name }: { $open } tables are still playing.
}
state-bracket-between = { $players ->
    [2] The final is over.
    [4] The semifinals are over; the final follows.
    [8] The quarterfinals are over; the semifinals follow.
   *[other] The round of { $players } is over; the next one follows.
}
