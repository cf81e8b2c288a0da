# Pliki innych systemów: co jest w nich złego i czego nie przenoszą.
format-shape = nie da się odczytać: { $why }
format-no-players = nie ma w nim graczy
format-too-many = { $count } to za dużo; najwyżej { $most }
format-not-a-number = „{ $read }” nie jest liczbą
format-unknown = żaden gracz nie ma numeru { $read }
format-twice = { $read } występuje dwa razy
format-result = „{ $read }” nie jest wynikiem; dopuszczalne: { $accepted }
format-disagree = gracze podają różne gry: „{ $one }” i „{ $two }”
format-name-missing = brakuje imienia
format-read-only = ten format można czytać, ale nie zapisywać
format-in-field = { $field }: { $what }
format-in-line = wiersz { $line }: { $what }
format-at = wiersz { $line }, kolumna { $column }: { $what }
loss-seed = tajne ziarno: z tego pliku nie da się dowieść losowań
loss-history = kto co zrobił i kiedy
loss-rounds = rundy i wyniki
loss-elimination = rundy pucharowe: format ma tylko rundy szwajcarskie
loss-fractions = dokładne ułamki; zapisano je dziesiętnie
loss-reasons = powody odejścia graczy
loss-teams = drużyny
loss-fields = { $fields }

loss-modified =
    { $matches ->
        [one] { $matches } wynik zmodyfikowany, zapisany jako zwykły
        [few] { $matches } wyniki zmodyfikowane, zapisane jako zwykłe
       *[many] { $matches } wyników zmodyfikowanych, zapisanych jako zwykłe
    }
loss-absent =
    { $matches ->
        [one] { $matches } nieobecny gracz: zapisany jako wolny los przeciwnika
        [few] { $matches } nieobecni gracze: zapisano wolne losy przeciwników
       *[many] { $matches } nieobecnych graczy: zapisano wolne losy przeciwników
    }
loss-stages =
    { $stages ->
        [one] { $stages } etap rund szwajcarskich: zapisany jako rundy jednego etapu, a odcięci gracze jako odchodzący
        [few] { $stages } etapy rund szwajcarskich: zapisane jako rundy jednego etapu, a odcięci gracze jako odchodzący
       *[many] { $stages } etapów rund szwajcarskich: zapisane jako rundy jednego etapu, a odcięci gracze jako odchodzący
    }
loss-absent-from-bracket =
    { $matches ->
        [one] { $matches } gra pucharowa, na którą ktoś nie przyszedł: zapisana jako jego przegrana
        [few] { $matches } gry pucharowe, na które ktoś nie przyszedł: zapisane jako jego przegrane
       *[many] { $matches } gier pucharowych, na które ktoś nie przyszedł: zapisane jako jego przegrane
    }
loss-back =
    { $players ->
        [one] { $players } gracz, który wrócił i od tego czasu nie był losowany: czytający plik uzna, że odszedł
        [few] { $players } gracze, którzy wrócili i od tego czasu nie byli losowani: czytający plik uzna, że odeszli
       *[many] { $players } graczy, którzy wrócili i od tego czasu nie byli losowani: czytający plik uzna, że odeszli
    }
loss-names =
    { $players ->
        [one] koniec { $players } imienia dłuższego niż { $width } znaków
       *[other] końce { $players } imion dłuższych niż { $width } znaków
    }
loss-half-byes =
    { $count ->
        [one] { $count } wolny los za pół punktu, odczytany jako opuszczona runda
        [few] { $count } wolne losy za pół punktu, odczytane jako opuszczone rundy
       *[many] { $count } wolnych losów za pół punktu, odczytanych jako opuszczone rundy
    }
loss-points =
    { $matches ->
        [one] punkty { $matches } gry nieznane regulaminowi; wygrywa, kto miał więcej
       *[other] punkty { $matches } gier nieznane regulaminowi; wygrywa, kto miał więcej
    }
