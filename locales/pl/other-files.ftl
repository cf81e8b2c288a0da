# Files of other systems: what is wrong with them and what cannot be carried over, besides what stands in formats.ftl.

format-no-draw-in = remis, ale { $pack } nie zna remisów; zasady z remisami można podać przez --regulation albo --pack
format-one-sided = numer { $player } gra tu z numerem { $opponent }, ale wiersz numeru { $opponent } nic nie mówi o tej rundzie
format-several = plik zawiera kilka turniejów: { $names }; wskaż jeden przez --tournament
format-no-tournament = żaden turniej w pliku nie nazywa się „{ $read }”; są: { $names }
format-round-missing = brakuje rundy { $round }, choć plik sięga rundy { $last }; rundy muszą następować po sobie od 1
format-not-text = to nie jest tekst; rozpakuj plik, jeśli jest spakowany (.gz, .zip), albo zapisz go jako tekst (CSV, JSON, TRF)
format-quote = cudzysłów jest otwarty i niezamknięty, więc wiersze zlewają się w jeden; zamknij go albo wewnątrz pola pisz go podwójnie
format-headings = żaden nagłówek nie mówi, w której kolumnie są imiona („{ $read }”); przyjmowane są { $accepted } albo jedno imię w wierszu
format-write-only = ten format można zapisać, ale nie odczytać
loss-double-elimination =
    { $rounds ->
        [one] { $rounds } runda z drugą szansą (podwójna eliminacja): zachowano ją tak, jak była; nic się z niej nie wylicza
        [few] { $rounds } rundy z drugą szansą (podwójna eliminacja): zachowano je tak, jak były; nic się z nich nie wylicza
       *[many] { $rounds } rund z drugą szansą (podwójna eliminacja): zachowano je tak, jak były; nic się z nich nie wylicza
    }
loss-kept = rundy z drugą szansą (podwójna eliminacja), na które format nie ma miejsca
loss-script = plik nie jest tekstem Unicode; litery odczytano jako Windows-1252: sprawdź imiona z ogonkami
loss-orphans =
    { $count ->
        [one] { $count } gracz bez turnieju, pozostały w bazie
        [few] { $count } gracze bez turnieju, pozostali w bazie
       *[many] { $count } graczy bez turnieju, pozostałych w bazie
    }
loss-nobody-there =
    { $matches ->
        [one] { $matches } gra, do której nikt nie stanął: odczytana jako runda opuszczona przez oboje
        [few] { $matches } gry, do których nikt nie stanął: odczytane jako rundy opuszczone przez oboje
       *[many] { $matches } gier, do których nikt nie stanął: odczytano je jako rundy opuszczone przez oboje
    }
loss-contradiction = wiersz { $line }: { $player } ma w pliku { $stated } p., a z gier wynika { $counted }; liczą się gry
loss-winner-with-fewer =
    { $matches ->
        [one] { $matches } gra, której oznaczony zwycięzca ma mniej punktów: odczytana według punktów
        [few] { $matches } gry, których oznaczony zwycięzca ma mniej punktów: odczytane według punktów
       *[many] { $matches } gier, których oznaczony zwycięzca ma mniej punktów: odczytano je według punktów
    }
cli-import--tournament = turniej wzięty z pliku, który zawiera ich kilka: nazwa albo numer
simulate-no-ending = { $regulation } nie da się zasymulować: w fazie „{ $phase }” żadne zakończenie bez procedury nie daje meczowi zwycięzcy
