# Displays on projectors and televisions.
display-auto = co pasuje do chwili
display-bad-name = „{ $value }” nie nadaje się na nazwę; oczekiwano od 1 do 24 małych liter, cyfr i łączników
display-clock = zegar
display-code = kod
display-join = dołączanie kodem QR
display-lead = Otwórz adres na projektorze lub telewizorze; nikt nie musi się tam logować. Tutaj wybierasz, co pokazuje. Kilka rzeczy pokazuje się na zmianę.
display-name = Nazwa: małe litery, cyfry, łączniki
display-new = Kolejny ekran
display-news = ogłoszenia
display-open = { $count ->
    [0] Są wszystkie wyniki
    [one] Gra jeszcze jeden stół
    [few] Grają jeszcze { $count } stoły
   *[many] Gra jeszcze { $count } stołów
}
display-open-it = Otwórz
display-pairings = pary według imion
display-remove = Usuń
display-results = brakujące wyniki
display-round-of = z { $rounds }
display-seconds = Sekund na stronę
display-show = Pokaż to
display-shows = Pokazuje
display-stale = Brak połączenia. Stan z godziny
display-title = Ekrany
display-too-many = { $most ->
    [one] Turniej ma najwyżej jeden ekran.
    [few] Turniej ma najwyżej { $most } ekrany.
   *[many] Turniej ma najwyżej { $most } ekranów.
}
