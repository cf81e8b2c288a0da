# Dlaczego silnik gry Podbój odrzuca odpowiedź.
conquest-illegal-over = Gra jest zakończona.
conquest-illegal-not-asked = Pytanie dotyczy drugiego gracza.
conquest-illegal-no-such-card = W tej grze nie ma karty numer { $number }.
conquest-illegal-wrong-question = To odpowiedź na inne pytanie niż zadane.
conquest-illegal-must-attack = Gracz, który może zaatakować, musi zaatakować.
conquest-illegal-must-attack-ranged = Gracz, który może zaatakować jednostką dystansową, musi zaatakować.
conquest-illegal-exhausted = Karta { $card } jest już wyczerpana.
conquest-illegal-not-ranged = Karta { $card } nie ma ataku dystansowego i nie może atakować w potyczce dystansowej.
conquest-illegal-retreat = Karta { $card } nie jest dowódcą: w turze walki wycofują się tylko dowódcy.
conquest-illegal-not-in-hand = Karty { $card } nie ma na ręce tego gracza.
conquest-illegal-event = Karta { $card } to wydarzenie: zagrywa się je, a nie wystawia.
conquest-illegal-not-face-up = Jednostkę armii wystawia się przy odkrytej planecie.
conquest-illegal-host = Karty { $card } nie można dołączyć do karty { $host }.
conquest-illegal-limited = Karta { $card } jest limitowana, a w tej rundzie zagrano już kartę limitowaną.
conquest-illegal-unique = Karta { $card } jest unikatowa i już znajduje się w grze.
conquest-illegal-expensive = Koszt karty { $card } to { $cost }, a { $pool ->
        [one] pozostał { $pool } zasób
        [few] pozostały { $pool } zasoby
       *[many] pozostało { $pool } zasobów
    }.
conquest-illegal-phase = Karty { $card } nie można użyć w tej fazie.
conquest-illegal-once = Karty { $card } użyto już w tej fazie.
conquest-illegal-cannot = Karty { $card } nie można teraz użyć: brakuje warunku, kosztu lub celu.
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
conquest-bad-deck-warlord = { $card } nie jest dowódcą
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

# Pliki scenariuszy.
conquest-scenario-line = wiersz { $line }: { $why }
conquest-scenario-too-long = liczba wierszy scenariusza nie może przekraczać { $most }
conquest-scenario-mover = „{ $read }” nie wskazuje gracza; ruch zaczyna się od { $names } i dwukropka
conquest-scenario-not-now = „{ $read }” nie jest teraz możliwe; pytanie dotyczy gracza { $who }, możliwości: { $options }
conquest-scenario-no-players = brak graczy: przed „moves:” napisz „players: Ana = Nazdreg; Bo = Captain Cato Sicarius”
conquest-scenario-no-colon = „{ $read }” nie jest wpisem; ustawienie składa się z wierszy „klucz: wartość” i kończy się na „moves:”
conquest-scenario-no-moves = brakuje wiersza „moves:”
conquest-scenario-number = „{ $read }” nie jest liczbą
conquest-scenario-clause = „{ $read }” nie jest klauzulą; klauzule wyglądają jak CG-3.11.2
conquest-scenario-mode = „{ $read }” nie jest trybem; casual albo tournament
conquest-scenario-phase = „{ $read }” nie jest fazą; set-up, deploy, command, combat albo headquarters
conquest-scenario-player = „{ $read }” nie gra; gracze to { $names }
conquest-scenario-players = „{ $read }” nie podaje raz dwóch graczy i ich dowódców, na przykład „Ana = Nazdreg; Bo = Captain Cato Sicarius”
conquest-scenario-planets = liczba planet: { $count }; w rzędzie jest ich najwyżej 7
conquest-scenario-card = „{ $read }” nie jest kartą, która tu pasuje
conquest-scenario-key = „{ $read }” nie jest wpisem ustawienia; znane są title, shows, players, mode, training, seed, round, phase, initiative, planets oraz IMIĘ resources, hand, deck, discard, hq, at 1 … at 7
conquest-scenario-too-many = liczba kart przekracza { $most }
conquest-scenario-mark = „{ $read }” nie jest oznaczeniem; znane są exhausted, ready, bloodied, 2 damage, 3 resources, with KARTA
conquest-scenario-verb = „{ $read }” nie jest ruchem
conquest-scenario-nowhere = „{ $read }” nie ma w tej grze
conquest-scenario-expect = „{ $read }” nie jest czymś, czego można oczekiwać
conquest-trace-move = { $name }: { $text }
conquest-trace-pass = ({ $name } pasuje)
conquest-trace-refused = odrzucone, jak powinno być ({ $clause }): { $text }
conquest-trace-expected = zgodnie z oczekiwaniem: { $text }
conquest-trace-differs = wiersz { $line }: „{ $text }”: oczekiwano { $wanted }, a jest { $got }

# Wiersz poleceń.
conquest-scenario-title = { $title } ({ $file })
conquest-scenario-good = { $count ->
        [one] { $count } scenariusz przebiegł zgodnie z zapisem.
        [few] { $count } scenariusze przebiegły zgodnie z zapisem.
       *[many] { $count } scenariuszy przebiegło zgodnie z zapisem.
    }
conquest-scenario-bad = Scenariusze niezgodne z zapisem: { $bad } z { $count }.
cli-conquest = Gra karciana Podbój
cli-conquest-scenario = Rozgrywa przykłady z plików tekstowych i podaje, co się różni
cli-conquest-scenario--files = Pliki scenariuszy
cli-conquest-scenario--quiet = Wypisuje tylko różnice
