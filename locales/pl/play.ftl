# Podbój w przeglądarce: poczekalnia, stół, plansza, koniec.

play-title = Zagraj w Podbój
play-intro = Z botem dwoma dotknięciami albo z kimkolwiek gdziekolwiek. Bez konta; twoje gry zostają w tej przeglądarce.
play-nav-table = Stół
play-nav-label = Ten stół
play-who = { $name }
play-board-title = { $one } kontra { $two }
play-choose-deck = Twoja talia
play-choose-opponent = Twój przeciwnik
play-your-name = Twoje imię przy stole
play-name-guest = Gość
play-own-list = Moja własna lista
play-own-list-how = Wklej ją poniżej
play-all-rules = Wszystkie zasady
play-handed-in = Twoja lista na { $tournament }
play-paste-list = Wklej listę talii
play-list-label = Lista w dowolnym formacie (jedna karta w wierszu, OCTGN, ConquestDB …) albo odnośnik do talii zbudowanej tutaj
play-invite = Osoba, którą zaproszę
play-invite-how = Dostaniesz odnośnik i kod do wysłania; stołu nie ma na żadnej liście.
play-anybody = Ktokolwiek przyjdzie
play-anybody-how = Twój stół widać wśród otwartych, aż ktoś usiądzie.
play-bot-deck = Talia bota
play-bot-deck-any = Dowolna talia startowa
play-bot = bot
play-bot-cadet = Kadet
play-bot-cadet-how = Gra to, co w danej chwili wygląda najlepiej. Na pierwszą grę.
play-bot-sergeant = Sierżant
play-bot-sergeant-how = Próbuje każdego ruchu i ocenia położenie po nim.
play-bot-captain = Kapitan
play-bot-captain-how = Myśli naprzód i wyobraża sobie, co możesz trzymać; wygrywa z Sierżantem trzy gry na cztery.
play-bot-general = Generał
play-bot-general-how = Myśli naprzód cztery razy dłużej niż Kapitan.
play-options = Zegar, obserwatorzy, inne ustawienia
play-minutes = Minuty dla każdego gracza (0: bez zegara)
play-increment = Sekundy dodawane za każdą odpowiedź
play-watch = Kto może oglądać
play-watch-usual = Jak zwykle
play-watch-differs = Jak zwykle: wszyscy przy grze z ludźmi, nikt przy grze z botem.
play-watch-everybody = Wszyscy
play-watch-late = Wszyscy, dziesięć odpowiedzi później
play-watch-nobody = Nikt
play-mode = Odczytanie zasad
play-mode-casual = Swobodne
play-mode-tournament = Turniejowe
play-mode-differs = Swobodne: zaczyna wylosowana osoba, dwa zakończenia naraz to remis, wystarczy lista, którą da się zagrać. Turniejowe: wylosowana osoba wybiera, kto zaczyna, przy dwóch zakończeniach naraz decyduje osoba z inicjatywą, a lista musi być legalna.
play-training = Gra szkoleniowa: bez zdolności kart
play-open-decks = Talie są jawne
play-mine = Moje gry
play-take-along = Zabierz moje gry na inne urządzenie
play-take-along-how = Otwórz tam ten odnośnik. Kto go ma, gra zamiast ciebie, więc zachowaj go dla siebie.
play-take-title = Gry z innego urządzenia
play-take-loses = { $games ->
    [one] Ta przeglądarka ma { $games } własną grę. Jeśli przejmie gry innego urządzenia, do własnej wrócisz tylko przez ten odnośnik; najpierw go zachowaj:
    [few] Ta przeglądarka ma { $games } własne gry. Jeśli przejmie gry innego urządzenia, do własnych wrócisz tylko przez ten odnośnik; najpierw go zachowaj:
   *[many] Ta przeglądarka ma { $games } własnych gier. Jeśli przejmie gry innego urządzenia, do własnych wrócisz tylko przez ten odnośnik; najpierw go zachowaj:
}
play-take = Przejmij tamte gry
play-take-not = Zostaw wszystko, jak jest
play-open-tables = Otwarte stoły
play-no-open-tables = Teraz nikt nie czeka. Otwórz stół i wyślij komuś odnośnik.
play-to-watch = Gry do oglądania
play-code = Kod stołu
play-code-go = Do stołu
play-code-unknown = żaden stół nie ma kodu „{ $read }”
play-stage-seats = czeka na przeciwnika
play-stage-numbers = zaraz się zacznie
play-stage-playing = { $answers ->
    [one] trwa, { $answers } odpowiedź
    [few] trwa, { $answers } odpowiedzi
   *[many] trwa, { $answers } odpowiedzi
}
play-stage-over = skończona
play-sit-down = Zagraj przeciw: { $host }
play-sit = Usiądź
play-invite-title = Czekamy na przeciwnika
play-invite-text = Wyślij ten odnośnik albo daj go sfotografować. Gra zacznie się, gdy ktoś usiądzie.
play-open-text = Twój stół widać wśród otwartych. Gra zacznie się, gdy ktoś usiądzie; możesz też wysłać ten odnośnik.
play-qr = Odnośnik jako kod QR
play-close = Zamknij ten stół
play-terms-clock = Zegar: po { $minutes } min, { $increment } s dodatku za każdą odpowiedź
play-terms-casual = Swobodne odczytanie zasad
play-terms-tournament = Turniejowe odczytanie zasad, lista musi być legalna
play-terms-watched = Każdy może oglądać
play-terms-watched-late = Każdy może oglądać, dziesięć odpowiedzi później
play-terms-unwatched = Nikt nie ogląda
play-terms-no-clock = Bez zegara
play-numbers-title = Przygotowujemy los
play-numbers-text = Serwer obiecał swój sekret. Każda przeglądarka dodaje teraz liczbę, najpierw jako skrót, żeby nikt nie mógł sterować tym, co zostanie rozdane.
play-not-watched = Tej gry nie można oglądać.
play-watching = Oglądasz
play-undo = Cofnij
play-undo-ask = Poproś o cofnięcie
play-undo-wanted = Przeciwnik chciałby cofnąć odpowiedź.
play-draw-offered = Przeciwnik proponuje remis.
play-agree = Zgoda
play-decline = Odmowa
play-more = Więcej
play-offer-draw = Zaproponuj remis
play-claim = Przeciwnika nie ma: weź grę
play-call-judge = Wezwij sędziego
play-concede = Poddaj grę
play-concede-sure = Gra kończy się od razu i wygrywa przeciwnik.
play-planets = Planety
play-choose-planet = Którą planetę pokazać
play-hand-of = { $who }: ręka
play-hq-of = { $who }: kwatera
play-units-of = { $who }: jednostki
play-resources = { $count ->
    [one] zasób
    [few] zasoby
   *[many] zasobów
    }
play-cards = { $count ->
    [one] karta
    [few] karty
   *[many] kart
    }
play-deck = talia
play-discard = odrzucone
play-captured = zdobyte
play-initiative = inicjatywa
play-dial-set = tarcza ustawiona
play-phases = Fazy
play-round = Runda { $round }
play-log = Dziennik
play-log-all = Wszystkie wiersze: { $lines }
play-back = Wróć do stołu
play-waiting = Odpowiada: { $who }
play-waiting-nobody = Chwila …
play-first-planet = Pierwsza planeta
play-gain-resources = { $resources ->
    [one] { $resources } zasób
    [few] { $resources } zasoby
   *[many] { $resources } zasobów
}
play-gain-cards = { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}
play-captured-by = Zdobyta: { $who }
play-removed = Poza grą
play-face-down = Zakryta
play-battle = Bitwa
play-ranged = potyczka dystansowa
play-combat-round = runda walki { $round }
play-strength = ATK { $attack } i PŻ { $left } przeciw { $attack2 } i { $left2 }
play-would-take = { $who }:
play-nobody-takes = nikt
play-type-material = Materiały
play-type-strongpoint = Umocnienia
play-type-tech = Technologia
play-resources-on = zasoby na niej: { $resources }
play-pending = obrażenia: { $damage }
play-exhausted = wyczerpana
play-bloodied = skrwawiony
play-attack = ATK { $now }, wydrukowany { $printed }
play-attack-word = ATK
play-hp-word = punkty życia
play-cost = Koszt
play-left = zostało { $left } z { $hp } punktów życia
play-command = symbole dowodzenia: { $icons }
play-shields = symbole osłony: { $icons }
play-printed = Wydrukowane: ATK { $attack }, punkty życia { $hp }, symbole dowodzenia { $command }
play-printed-bloodied = Skrwawiony: ATK { $attack }, punkty życia { $hp }
play-printed-shields = Symbole osłony: { $shields }
play-over = Gra skończona
play-rematch = Rewanż, z zamianą miejsc
play-rematch-wanted = { $name } prosi o rewanż.
play-rematch-sit = Jeszcze raz, z zamianą miejsc
play-rematch-go = Do rewanżu
play-rematch-waits = Przeciwnik dostaje pytanie przy stole ostatniej gry. Rewanż zacznie się, gdy oboje usiądziecie tutaj.
play-rematch-kept = Oba miejsca tego rewanżu czekają na graczy poprzedniej gry.
play-replay = Powtórka, obie ręce odkryte
play-file = Gra jako plik
play-proof = Dowód, że nikt nie sterował losem
play-proof-text = Serwer był związany swoim sekretem, zanim ktokolwiek usiadł. Każde tasowanie wynika z tego sekretu i liczb obu graczy.
play-proof-commitment = Obiecane na początku
play-proof-secret = Sekret, ujawniony
play-proof-number = Liczba gracza { $name }
play-proof-drawn-for = Tę liczbę wylosował serwer, bo przeglądarka żadnej nie przysłała.
play-proof-how = Pobierz grę jako plik i sprawdź każdy krok:
play-step = Krok { $step } z { $of }
play-first-step = « Początek
play-earlier = ‹ Wstecz
play-later = Dalej ›
play-last-step = Koniec »
play-no-deck = nie ma talii startowej „{ $read }”
play-no-list = wklej listę albo wybierz talię startową
play-unplayable = tych kart nie można tu jeszcze grać: { $cards }
play-one-warlord = talia ma dokładnie jednego lidera; ta lista ma ich { $count }
play-hex = „{ $value }” to nie 64 cyfry szesnastkowe
play-no-answer = „{ $read }” to nie jest odpowiedź
play-no-wish = „{ $read }” nie da się zrobić przy stole
play-no-option = „{ $read }” nie ma wśród możliwości
play-not-seated = Nie siedzisz przy tym stole.
