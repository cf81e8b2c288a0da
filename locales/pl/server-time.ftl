# Co jest nie tak z czasem, na stanowisku organizatora.
time-ahead = Ostatni krok ma godzinę { $at }, to { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    } do przodu względem zegara tego komputera. Dopóki tego nie poprawisz, każdy krok dostanie tę godzinę.
time-ahead-button = Teraz zegar idzie dobrze
time-ahead-reason = Zegar komputera się spieszył.
time-jumped-back = Zegar komputera cofnął się nagle o { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }; wskazywał wtedy { $at }. Sprawdź, która jest godzina, i ustaw zegar rundy, jeśli idzie źle.
time-jumped-forward = Zegar komputera przeskoczył o { $minutes ->
        [one] minutę
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    } do przodu albo komputer był uśpiony; wskazywał wtedy { $at }. Sprawdź, która jest godzina, i ustaw zegar rundy, jeśli idzie źle.
