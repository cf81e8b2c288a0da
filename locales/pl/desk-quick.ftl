# Stanowisko: kartki z wynikami z klawiatury, szukanie stołów, odcięcie przed wykonaniem.
quick-letters = w p r
quick-line = Wynik, stół lub imię
quick-button = Dalej
quick-help = „7 w” wpisuje wygraną pierwszego gracza przy stole 7, „7 p” wygraną drugiego, „7 ana” wygraną Any. „7” otwiera stół, imię go znajduje.
quick-reason = kartka oddana przy stanowisku
quick-no-table = w tej rundzie nikt nie gra przy stole { $table }
quick-nothing = w tej rundzie nie ma stołu ani gracza „{ $value }”; oczekiwano stołu, imienia albo wyniku jak „7 w”
quick-who = „{ $value }” nie mówi, kto wygrał; oczekiwano jednego z: { $players }
desk-accept-claim = Przyjmij: { $claim }
desk-found = { $count ->
    [one] Jeden stół z „{ $text }”
    [few] { $count } stoły z „{ $text }”
   *[many] { $count } stołów z „{ $text }”
}
desk-found-all = Pokaż wszystkie stoły
desk-more-tables = { $tables ->
    [one] Jeszcze jeden stół gra
    [few] Jeszcze { $tables } stoły grają
   *[many] Jeszcze { $tables } stołów gra
}
settle-reason-optional = Powód (opcjonalnie)
clock-paused-at-desk = zatrzymano przy stanowisku
clock-paused-why = Powiedz wszystkim, dlaczego zegar stoi
judge-claims = Co mówią gracze
judge-decided-there = rozstrzygnięto przy stole
judge-ruling-optional = Orzeczenie słowami (opcjonalnie)
cut-title = W TOP { $size }
cut-next = Następni, jeśli ktoś odejdzie
cut-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
log-table = stół { $table }: { $players }
rights-give = Współorganizator
rights-give-help = Ta osoba może wtedy wykonywać część prac organizatora. Odpowiedzialność zostaje przy tobie; orzekanie, dyskwalifikacja i zakończenie turnieju pozostają przy tych, do których należą.
rights-give-all = Wszystkie prace organizatora
rights-give-none = Odbierz wszystkie prawa
rights-given = { $count ->
    [one] współorganizator: jedno prawo
    [few] współorganizator: { $count } prawa
   *[many] współorganizator: { $count } praw
}
judge-play-on = Gra jest zremisowana: gramy dalej
judge-play-on-button = Zarządź jeszcze jedną rundę gry
judge-extra-over = Dodatkowa runda gry się skończyła
desk-places-all = Wszystkie miejsca
