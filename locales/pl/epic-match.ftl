# Mecz figurkowy: jego punkty i koniec czasu rundy.

new-force-points = Punkty każdej armii
new-force-points-help = Obaj gracze dobierają armie do tej sumy, zwykle od { $least } do { $most }.
new-force-points-anyway = Suma może wykraczać poza te granice
new-force-points-notice = Listy armii są zrównoważone dla sum w tych granicach; poza nimi gry mogą być nieco nierówne (EP-1.2.3).
field-force-points = punkty każdej armii
refusal-forces-out-of-range = Armie za { $points } pkt: tutaj możliwe jest od { $least } do { $most }.

epic-told-time-up = czas rundy minął
epic-told-time-goes-on = runda znów ma czas
table-refusal-not-the-host = jak daleko jest runda, mówi tylko turniej, do którego należy mecz
table-time-goals = Czas rundy minął: tura { $turn } jest ostatnia. Po jej fazie końcowej rozstrzygają cele bitwy, a jeśli nie rozstrzygną, dogrywka punktowa.
table-time-tiebreak = Czas rundy minął: tura { $turn } jest ostatnia. Po jej fazie końcowej rozstrzyga dogrywka punktowa; cele bitwy liczą się od tury 3.
table-time-nothing = Czas rundy minął.
table-time-ended = Tę grę zakończył czas rundy.

my-army-title = Moja armia
force-handed-in = zgłoszona
force-other = Tego, co zgłoszono, nie da się odczytać jako armii; zgłoś inną.
force-none = Nie ma jeszcze armii. Zbuduj armię za { $points } pkt; będzie na stole, gdy zacznie się mecz.
force-build = Zbuduj armię
force-paste = Z pliku
force-paste-label = Zawartość pliku armii
force-hand-in = Zgłoś
force-closed = Turniej się rozpoczął: armie są zamknięte.
force-said = { $name }, punkty: { $points }, formacje: { $formations }
armies-hand-in-for = Zgłoś na turniej
