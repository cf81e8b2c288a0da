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
