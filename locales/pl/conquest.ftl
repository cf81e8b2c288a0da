# Dlaczego silnik gry Podbój odrzuca odpowiedź.
conquest-illegal-over = Gra jest zakończona.
conquest-illegal-not-asked = Pytanie dotyczy drugiego gracza.
conquest-illegal-no-such-card = Nie widzisz w tej grze karty numer { $number }.
conquest-illegal-wrong-question = To odpowiedź na inne pytanie niż zadane.
conquest-illegal-must-attack = Gracz, który może zaatakować, musi zaatakować.
conquest-illegal-must-attack-ranged = Gracz, który może zaatakować jednostką dystansową, musi zaatakować.
conquest-illegal-exhausted = Karta { $card } jest już wyczerpana.
conquest-illegal-not-ranged = Karta { $card } nie ma ataku dystansowego i nie może atakować w potyczce dystansowej.
conquest-illegal-not-in-battle = { $card } nie jest jedną z twoich jednostek na planecie tej bitwy.
conquest-illegal-retreat = Karta { $card } nie jest liderem: w turze walki wycofują się tylko liderzy.
conquest-illegal-not-in-hand = Karty { $card } nie ma na ręce tego gracza.
conquest-illegal-event = Karta { $card } to wydarzenie: zagrywa się je, a nie wystawia.
conquest-illegal-not-face-up = Jednostkę armii wystawia się przy odkrytej planecie.
conquest-illegal-support = Karta { $card } to wsparcie: trafia do twojej kwatery głównej.
conquest-illegal-not-attached = Karta { $card } to dodatek: wybierz, do czego zostanie dołączona.
conquest-illegal-no-attachments = Do karty { $host } nie można nic dołączyć.
conquest-illegal-no-wargear = Do karty { $host } nie można dołączyć ekwipunku (Wargear), a { $card } nim jest.
conquest-illegal-host = Karty { $card } nie można dołączyć do karty { $host }.
conquest-illegal-limited = Karta { $card } jest limitowana, a w tej rundzie zagrano już kartę limitowaną.
conquest-illegal-unique = Karta { $card } jest unikatowa i już znajduje się w grze.
conquest-illegal-another = Karta { $card } pozwala graczowi mieć tylko jedną kartę jej rodzaju, a ty już taką kontrolujesz.
conquest-illegal-not-deployable = Tekst karty zabrania teraz wystawić tam kartę { $card }.
conquest-illegal-expensive = Koszt karty { $card } to { $cost }, a { $pool ->
        [one] pozostał { $pool } zasób
        [few] pozostały { $pool } zasoby
       *[many] pozostało { $pool } zasobów
    }.
conquest-illegal-phase = Karty { $card } nie można użyć w tej fazie.
conquest-illegal-once = Karty { $card } użyto już w tej fazie.
conquest-illegal-cannot = Karty { $card } nie można teraz użyć: brakuje warunku, kosztu lub celu.
conquest-illegal-must-commit = Każdy lider udaje się na planetę; nie można zostać w kwaterze głównej.
conquest-illegal-dial = Na tarczy są liczby od 1 do { $most }; nie ma na niej { $number }.
conquest-illegal-shield = Karta { $card } nie ma symbolu tarczy albo nie jest na ręce.
conquest-illegal-choice = Karty { $card } nie można tu wybrać.
conquest-illegal-answer = To nie jest żadna z dozwolonych odpowiedzi.

# Zapisy gier.
conquest-replay-not-json = To nie jest zapis gry: { $why }
conquest-replay-format = Format to { $format }; znany jest { $known }.
conquest-replay-too-long = Liczba odpowiedzi w zapisie: { $answers }; najwięcej może być { $most }.
conquest-replay-deck = Z talią { $deck } nie można rozpocząć gry: { $why }
conquest-bad-deck-unknown = nie ma karty o kodzie { $code }
conquest-bad-deck-warlord = { $card } nie jest liderem
conquest-bad-deck-card = { $card } nie może być w talii
conquest-bad-deck-many = talia ma { $has ->
        [one] { $has } kartę
        [few] { $has } karty
       *[many] { $has } kart
    }; silnik mieści najwyżej { $most }
conquest-bad-deck-few = talia ma { $has ->
        [one] { $has } kartę
        [few] { $has } karty
       *[many] { $has } kart
    }; musi mieć ich więcej niż początkowa ręka ({ $hand })
conquest-replay-refused = Odpowiedź { $answer } jest odrzucona: { $why }
conquest-replay-differs = Po odpowiedzi { $answer } gra różni się od zapisanej: inne karty lub zmieniony plik.

# Wiersz poleceń.
cli-conquest = Gra karciana Podbój
cli-conquest-scenario = Rozgrywa przykłady z plików tekstowych i podaje, co się różni
cli-conquest-scenario--files = Pliki scenariuszy
cli-conquest-scenario--quiet = Wypisuje tylko różnice
