# Czego komu potrzeba, kiedy dzień się skończy, kto wstrzymuje innych.

outlook-delay-disputed = Oba zgłoszenia się różnią.
outlook-delay-called = Wezwano sędziego.
outlook-delay-unconfirmed = { $player } jeszcze nie potwierdza.
outlook-delay-extension = { $minutes ->
    [one] Minuta dodatkowego czasu.
    [few] { $minutes } minuty dodatkowego czasu.
    [many] { $minutes } minut dodatkowego czasu.
   *[other] { $minutes } minuty dodatkowego czasu.
}
outlook-delay-over-time = Czas minął, nic nie zgłoszono.
outlook-delay-playing = Gra trwa.
