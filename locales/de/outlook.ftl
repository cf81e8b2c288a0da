# Was wer braucht, wann der Tag endet, wer aufhält.

outlook-delay-disputed = Die beiden Meldungen sind verschieden.
outlook-delay-called = Ein Schiedsrichter wurde gerufen.
outlook-delay-unconfirmed = { $player } hat noch nicht bestätigt.
outlook-delay-extension = { $minutes ->
    [one] Eine Minute Zusatzzeit.
   *[other] { $minutes } Minuten Zusatzzeit.
}
outlook-delay-over-time = Die Zeit ist um, nichts gemeldet.
outlook-delay-playing = Wird noch gespielt.
