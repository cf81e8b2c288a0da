# Szybszy początek: wielu graczy naraz, szukanie turniejów, co potrzebne po zakończeniu.
many-title = Dodaj wielu graczy
many-lead = Wklej listę imion, tabelę z arkusza albo plik innego systemu. Najpierw zobaczysz, co znaleziono; dopiero potem kogokolwiek dopiszemy.
many-text = Imiona lub tabela
many-text-help = Wystarczy jedno imię w wierszu. Tabela potrzebuje nagłówka „Name”; brana jest też kolumna „Team”. Czytamy pliki NRTM, Cobra, TOME, raporty FIDE (TRF) i własne.
many-file = Albo plik
many-look = Pokaż listę
many-others = Albo gracze z innego turnieju
many-choose = Wybierz
many-nothing = nie ma czego czytać; oczekiwano imion, tabeli lub pliku
many-found = { $count ->
    [one] Znaleziono jednego gracza. Odznacz, kogo nie dopisywać.
    [few] Znaleziono { $count } graczy. Odznacz, kogo nie dopisywać.
   *[many] Znaleziono { $count } graczy. Odznacz, kogo nie dopisywać.
}
many-lost = Nie przeniesiono:
many-here = już na liście
many-take = Dopisz zaznaczonych
many-refused = { $count ->
    [one] Jednego gracza nie dopisano; pozostałych tak.
    [few] { $count } graczy nie dopisano; pozostałych tak.
   *[many] { $count } graczy nie dopisano; pozostałych tak.
}
many-over = Turniej się zakończył.
roster-absent-count = { $count ->
    [one] Jeden gracz nie potwierdził obecności.
    [few] { $count } graczy nie potwierdziło obecności.
   *[many] { $count } graczy nie potwierdziło obecności.
}
roster-all-here = Wszyscy są
desk-absent = { $count ->
    [one] Jeden gracz nie potwierdził „Jestem na miejscu”
    [few] { $count } graczy nie potwierdziło „Jestem na miejscu”
   *[many] { $count } graczy nie potwierdziło „Jestem na miejscu”
}
desk-drop-absent = Wycofaj
after-print = Wydrukuj miejsca
after-results = Wyniki (CSV)
after-players = Miejsca (CSV)
after-again = Nowy turniej z tymi ustawieniami
new-check-in = Gracze muszą potwierdzić obecność, zanim trafią do losowania
home-find = Znajdź turniej
home-not-found = Nie ma turnieju z „{ $text }”.
home-soon = Wkrótce
home-past = Minione
home-where = Gdzie dziś grasz?
home-what = Turnieje i stoły na tym komputerze. Bez instalacji i bez konta.
home-play = Przeciw botowi albo komuś, komu wyślesz link.
home-play-start = Do gry
home-table = Przygotuj stół do Epic
home-table-start = Nowy stół
home-army = Zbuduj armię
many-take-all = Zapisz te osoby
many-whole = Wszyscy znalezieni, po jednej osobie w wierszu; usuń wiersze tych, których nie zapisujesz
