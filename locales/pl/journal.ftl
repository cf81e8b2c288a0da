# Dziennik: wiersz poleceń, co może się nie udać, co znajduje sprawdzenie.
cli-journal = Opieka nad dziennikiem: sprawdzanie, eksport, kopia zapasowa, przywracanie
cli-journal--database = Baza danych: sqlite:ŚCIEŻKA lub postgres://…
cli-journal-streams = Wypisz strumienie i ich wersje
cli-journal-streams--kind = Tylko strumienie tego rodzaju
cli-journal-verify = Sprawdź, czy każdy wpis jest taki, jaki został zapisany
cli-journal-verify--noted = Porównaj z tym, co zapisano wcześniej gdzie indziej: listą strumieni (marshal --json journal streams) albo kopią zapasową
cli-journal-verify--stream = Tylko ten strumień
cli-journal-export = Zapisz jeden strumień z pełną historią
cli-journal-export--stream = Strumień
cli-journal-export--out = Plik do zapisania; bez niego standardowe wyjście
cli-journal-import = Wczytaj wyeksportowany strumień
cli-journal-import--file = Wyeksportowany plik
cli-journal-backup = Zapisz wszystko do jednego pliku, podczas gdy serwer działa
cli-journal-backup--file = Plik do zapisania
cli-journal-restore = Wczytaj kopię zapasową; nic, co już jest, nie zostanie nadpisane
cli-journal-restore--file = Kopia zapasowa

journal-said-no-streams = Nie ma jeszcze żadnych strumieni.
journal-said-stream = { $stream } ({ $kind }): { $version ->
    [one] { $version } wpis
    [few] { $version } wpisy
   *[many] { $version } wpisów
}
journal-said-clean = { $records ->
    [one] { $records } wpis
    [few] { $records } wpisy
   *[many] { $records } wpisów
} w { $streams ->
    [one] { $streams } strumieniu
   *[many] { $streams } strumieniach
}: wszystko jest tak, jak zostało zapisane.
journal-said-not-clean = { $records ->
    [one] { $records } wpis
    [few] { $records } wpisy
   *[many] { $records } wpisów
} w { $streams ->
    [one] { $streams } strumieniu
   *[many] { $streams } strumieniach
}: { $findings ->
    [one] jedna nieprawidłowość.
    [few] { $findings } nieprawidłowości.
   *[many] { $findings } nieprawidłowości.
}
journal-said-more = Jest ich więcej; wypisano tylko pierwsze.
journal-said-exported = { $stream }: zapisano { $records ->
    [one] { $records } wpis
    [few] { $records } wpisy
   *[many] { $records } wpisów
} w pliku { $file }.
journal-said-backed-up = Zapisano { $streams ->
    [one] { $streams } strumień
    [few] { $streams } strumienie
   *[many] { $streams } strumieni
}, w nich { $records ->
    [one] { $records } wpis
    [few] { $records } wpisy
   *[many] { $records } wpisów
}, w pliku { $file }.
journal-said-taken-in = Wczytano { $streams ->
    [one] { $streams } strumień
    [few] { $streams } strumienie
   *[many] { $streams } strumieni
}, w nich { $records ->
    [one] { $records } wpis
    [few] { $records } wpisy
   *[many] { $records } wpisów
}; { $added ->
    [0] nic nie było nowe.
    [one] jeden wpis był nowy.
    [few] { $added } wpisy były nowe.
   *[many] { $added } wpisów było nowych.
}

journal-what-stream = nazwa strumienia
journal-what-name = nazwa
journal-what-moment = chwila
journal-what-fact = treść faktu
journal-unfit-empty = { $what }: brak treści
journal-unfit-too-long = { $what }: { $bytes } bajtów to za dużo, przyjmuje się najwyżej { $most }
journal-unfit-control = { $what }: znak sterujący na bajcie { $at }; przyjmuje się tylko znaki widoczne
journal-unfit-not-a-moment = „{ $read }” nie jest chwilą; oczekiwano zapisu takiego jak 2026-11-15T20:41:51Z
journal-unfit-not-json = treść faktu nie jest zapisana w JSON: { $why }

journal-full = w bazie danych nie ma już miejsca; nic potwierdzonego nie przepadło; zrób miejsce i spróbuj ponownie
journal-read-only = bazę danych można czytać, ale nie można w niej zapisywać
journal-denied = baza danych na to nie pozwala: { $why }
journal-away = baza danych jest nieosiągalna: { $why }
journal-unsure = połączenie zostało przerwane podczas potwierdzania zapisu; zapisano wszystko albo nic, sprawdź przed ponowną próbą: { $why }
journal-busy = ktoś inny zbyt długo zajmuje bazę danych; spróbuj ponownie
journal-damaged = baza danych jest uszkodzona: { $why }
journal-closed = dziennik został zamknięty
journal-other = baza danych odpowiada: { $why }
journal-answered-before = to żądanie zostało już wykonane
journal-taken = to jest już zajęte

journal-nothing = nie ma nic do zapisania
journal-too-many = zbyt wiele faktów naraz ({ $facts }); przyjmuje się najwyżej { $most }
journal-too-large = zbyt wiele bajtów naraz ({ $bytes }); przyjmuje się najwyżej { $most }
journal-other-kind = strumień { $stream } jest rodzaju { $kind }
journal-conflict = strumień { $stream } poszedł dalej: decyzja opierała się na wersji { $expected }, a teraz jest wersja { $current }

journal-no-place = „{ $read }” nie jest bazą danych; oczekiwano sqlite:ŚCIEŻKA lub postgres://UŻYTKOWNIK@SERWER/NAZWA
journal-missing = pod { $place } nie ma dziennika
journal-foreign = { $place } zawiera coś innego niż dziennik; nic nie zostało zmienione
journal-newer = ten dziennik zapisała nowsza wersja programu Marshal (schemat { $found }, ta zna { $known }); zaktualizuj program
journal-older = ten dziennik zapisała starsza wersja programu Marshal (schemat { $found }, ta potrzebuje { $known }); uruchom raz serwer, aby go zaktualizować
journal-not-durable = ten serwer PostgreSQL działa z wyłączonym fsync, więc niczego nie może zagwarantować; włącz fsync
journal-not-utf8 = ta baza danych ma kodowanie { $encoding }; dziennik wymaga UTF8

journal-no-stream = nie ma strumienia { $stream }
journal-io = nie można odczytać lub zapisać pliku: { $why }
journal-file-other-format = wiersz { $line }: to nie jest plik w formacie { $expected }
journal-file-not-a-line = wiersza { $line } nie da się odczytać: { $why }
journal-file-too-long = wiersz { $line } jest dłuższy niż { $most } bajtów
journal-file-out-of-place = wiersz { $line }: wpis, przed którym nie ma strumienia
journal-file-cut = wiersz { $line }: plik kończy się za wcześnie; został ucięty
journal-file-altered = wiersz { $line }: suma kontrolna się nie zgadza; plik został zmieniony
journal-file-beyond = wiersz { $line }: coś następuje po końcu pliku
journal-refused-broken = { $stream }, wiersz { $line }: wpis { $version } nie wynika z poprzedniego; strumień wczytano do tego miejsca
journal-refused-unfit = { $stream }, wiersz { $line }: { $why }
journal-refused-diverged = { $stream }, wiersz { $line }: dziennik ma inny wpis { $version }; nic nie zostało zmienione
journal-refused-other-kind = { $stream }, wiersz { $line }: w dzienniku ten strumień jest rodzaju { $kind }; nic nie zostało zmienione

journal-fault-unreadable-stream = { $stream }: samego strumienia nie da się odczytać
journal-fault-no-stream = { $stream }: są wpisy, ale samego strumienia nie ma
journal-fault-unreadable = { $stream }: wpisu { $version } nie da się odczytać (kolumna { $column })
journal-fault-changed = { $stream }: wpis { $version } został zmieniony lub przeniesiony
journal-fault-unlinked = { $stream }: wpis { $version } wskazuje inny poprzedni wpis niż ten, który tam stoi
journal-fault-not-json = { $stream }: wpis { $version } nie jest zapisany w JSON
journal-fault-missing = { $stream }: brakuje wpisów od { $first } do { $last }
journal-fault-beyond = { $stream }: strumień kończy się na { $end }, ale są wpisy aż do { $last }
journal-fault-other-head = { $stream }: wpis { $version } nie jest tym, który strumień podaje jako ostatni
journal-fault-not-as-noted = { $stream }: wpisu { $version } nie ma albo nie jest to już ten, który odnotowano
journal-noted-unread = { $file } nie jest ani listą strumieni, ani kopią zapasową
