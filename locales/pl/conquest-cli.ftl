# Gra, arena i symulacja w wierszu poleceń.
cli-conquest-play = Gra przeciw botowi w terminalu
cli-conquest-play--deck = Twoja talia: imię lidera lub jego część (talia startowa) albo plik z listą kart
cli-conquest-play--against = Przeciwnik: random, greedy, rules albo mcts:500 (więcej znaczy silniej i wolniej)
cli-conquest-play--opponent-deck = Talia przeciwnika, podana tak samo
cli-conquest-play--seed = Ta sama liczba daje tę samą grę
cli-conquest-play--save = Zapisuje grę do tego pliku po każdej odpowiedzi
cli-conquest-play--load = Wznawia grę zapisaną w tym pliku
cli-conquest-arena = Mecze między dwoma botami, każde rozdanie dwa razy z zamianą miejsc i talii
cli-conquest-arena--a = Pierwszy bot: random, greedy, rules, mcts:ITERACJE
cli-conquest-arena--b = Drugi bot
cli-conquest-arena--decks = Talie do gry: imiona liderów albo pliki; bez tego wszystkie talie startowe
cli-conquest-arena--mirrored = Każda talia gra sama ze sobą, więc różnią się tylko boty; bez --decks z talią każdego lidera
cli-conquest-arena--games = Liczba gier, parzysta
cli-conquest-arena--seed = Ta sama liczba daje te same gry
cli-conquest-simulate = Wielokrotne mecze między taliami
cli-conquest-simulate--decks = Dwie talie (do macierzy więcej): imiona liderów lub ich części dla talii startowych albo pliki z listami kart
cli-conquest-simulate--matrix = Każda talia przeciw każdej innej; wszystkie startowe i domowe, jeśli --decks nie podaje innych
cli-conquest-simulate--svg = Rysuje macierz jako mapę ciepła do tego pliku
cli-conquest-simulate--games = Liczba gier (każdej pary)
cli-conquest-simulate--bot = Kto gra obiema stronami
cli-conquest-simulate--seed = Ta sama liczba daje te same gry

conquest-no-deck = „{ $read }” nie jest plikiem i nie wskazuje żadnej talii startowej albo wskazuje więcej niż jedną; znane są { $known }
conquest-deck-line = { $path }: { $why }
conquest-deck-warlords = { $path }: na liście { $count ->
        [0] nie ma lidera
        [one] jest { $count } lider
       *[other] liderów jest { $count }
    }; potrzebny jest dokładnie jeden
conquest-simulate-two = --decks podaje talie w liczbie { $count }; bez --matrix grają ze sobą dwie
conquest-played = rozegrano { $played } z { $games } gier
conquest-stands = wygrane { $won } z { $games }: { $share } ({ $low } – { $high })
conquest-no-bot = „{ $read }” nie jest botem; znane są { $known }
conquest-games-range = --games wynosi { $read }; dopuszczalne jest od 1 do { $most }
conquest-arena-title = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } (ziarno { $seed }), każde rozdanie dwa razy z zamianą miejsc i talii
conquest-simulate-title = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } (ziarno { $seed }), obiema stronami gra { $bot }
conquest-matrix-title = Jak często talia z wiersza wygrywa z talią z kolumny, w procentach
conquest-matrix-note = { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[many] { $games } gier
    } na parę, obiema stronami gra { $bot }; ± to połowa przedziału 95 %
conquest-matrix-loses = przegrywa (20 % lub mniej)
conquest-matrix-even = po równo
conquest-matrix-wins = wygrywa (80 % lub więcej)
conquest-matrix-drawn = Mapa ciepła: { $path }
conquest-head-bot = bot
conquest-head-deck = talia
conquest-head-won = wygrane
conquest-head-share = udział
conquest-head-interval = przedział 95 %
conquest-head-seconds = s na ruch
conquest-head-seconds-p95 = 95. percentyl
conquest-head-number = { $number }
conquest-head-mean = średnio
conquest-rounds = Gra trwa średnio { $rounds } rundy. Gry kończy:
conquest-end-conquest = trzy planety jednego typu
conquest-end-warlord = śmierć lidera
conquest-end-deck = pusta talia
conquest-end-planets = brak planet
conquest-end-draw = remis
conquest-end-concession = poddanie gry
conquest-end-other = przyczyna niezależna od graczy

conquest-play-welcome = Grasz jako { $own } przeciw { $theirs } ({ $bot }); ziarno { $seed }. Odpowiadaj liczbą; ? pokazuje pozostałe polecenia.
conquest-play-help =
    Liczba wybiera odpowiedź.
    b  plansza          l  przebieg gry
    u  cofnij           u! cofnij, choć odkryto coś ukrytego
    t NAZWA  tekst karty   s PLIK  zapisz
    concede  poddaj grę    q  zakończ
conquest-play-number = „{ $read }” nie jest żadną z odpowiedzi: wpisz liczbę od 1 do { $most } albo ?, aby zobaczyć pomoc
conquest-play-saved = Zapisano do { $path }.
conquest-play-no-card = Żadna karta nie nazywa się „{ $read }”.
conquest-play-no-chance = system nie podaje liczby losowej: { $why }; podaj ją przez --seed
conquest-play-undo-none = Nie ma czego cofnąć.
conquest-play-undo-shown = Od twojej ostatniej odpowiedzi odkryto coś ukrytego lub użyto losu. u! cofa mimo to.
conquest-play-round = Runda { $round }
conquest-over-won = Wygrywasz: { $how }.
conquest-over-lost = Przegrywasz: { $how }.

conquest-you = ty
conquest-opponent = przeciwnik
conquest-told = { $who }: { $what }
conquest-card = { $card }
conquest-card-unit = { $card } { $attack }/{ $left } ({ $who })
conquest-planet = { $number } { $name }
conquest-planet-types = { $name } [{ $material ->
        [1] M
       *[other] {""}
    }{ $strongpoint ->
        [1] B
       *[other] {""}
    }{ $tech ->
        [1] T
       *[other] {""}
    }]
conquest-phase-setup = przygotowanie
conquest-phase-deploy = faza rozmieszczania
conquest-phase-command = faza dowodzenia
conquest-phase-combat = faza walki
conquest-phase-headquarters = faza kwatery głównej
conquest-board-head = ═══ Runda { $round }, { $phase }; inicjatywa: { $who }
conquest-board-player = ── { $who }: zasoby { $resources }, ręka { $hand }, talia { $deck }, odrzucone { $discard }
conquest-board-captured = {"   "}zdobyte: { $planets }
conquest-board-hq = {"   "}kwatera: { $units }
conquest-board-planet = { $number }  { $planet }  dowodzenie: karty { $cards }, zasoby { $resources }
conquest-board-face-down = {"  "}{ $number }  (zakryta)
conquest-board-side = { $who }: { $units }
conquest-board-unit = { $card } { $attack }/{ $left }{ $command ->
        [0] {""}
       *[other] {" "}⌂{ $command }
    }
conquest-board-struck = { $unit } (zaraz −{ $damage })
conquest-board-hand = Twoja ręka ({ $count }):
conquest-hand-unit = { $card }: koszt { $cost }, ATK { $attack }, HP { $hp }, dowodzenie { $command }, tarcze { $shields }
conquest-hand-card = { $card }: koszt { $cost }, tarcze { $shields }
conquest-mark-exhausted = (wyczerpana)
conquest-mark-bloodied = (okrwawiony)

conquest-ask-nothing = Nie ma pytania.
conquest-ask-source = { $card }: { $question }
conquest-ask-initiative = Kto zaczyna z inicjatywą?
conquest-ask-mulligan = Wymienić początkową rękę?
conquest-ask-deploy = Rozmieść kartę, użyj akcji albo spasuj.
conquest-ask-dial = Na którą planetę rusza twój lider?
conquest-ask-bonus = Wygrywasz walkę o dowodzenie na { $planet } (karty { $cards }, zasoby { $resources }). Co bierzesz?
conquest-ask-mobile = Przesunąć mobilną jednostkę?
conquest-ask-window = Użyć akcji?
conquest-ask-answers = Użyć przerwania lub reakcji?
conquest-ask-combat = Którą jednostką atakujesz?
conquest-ask-defender = Kogo atakujesz?
conquest-ask-shield = { $card } otrzymuje obrażenia: { $damage }. Użyć karty tarczy?
conquest-ask-withdraw = Wycofać jednostkę z bitwy?
conquest-ask-battle-ability = Użyć zdolności bitewnej planety?
conquest-ask-choose = Wybierz kartę.
conquest-ask-place = Wybierz miejsce.
conquest-ask-one-of = Wybierz pierwszy albo drugi efekt.
conquest-ask-x = Ile? Najwyżej { $most }.
conquest-ask-search = Którą kartę bierzesz?
conquest-ask-bottom = Która karta trafia następna na spód?
conquest-ask-indirect = Która z twoich jednostek przyjmuje następne obrażenie pośrednie?
conquest-ask-winner = Kto wygrywa?

conquest-answer-pass = pas
conquest-answer-yes = tak
conquest-answer-new-hand = wymień początkową rękę
conquest-answer-keep-hand = zostaw początkową rękę
conquest-answer-no-shield = bez tarczy
conquest-answer-stay = nikt się nie wycofuje
conquest-answer-ability = użyj zdolności bitewnej planety
conquest-answer-no-ability = nie używaj zdolności bitewnej
conquest-answer-cleanse = usuń znacznik
conquest-answer-no-cleanse = zostaw znacznik
conquest-answer-deploy = rozmieść { $card }
conquest-answer-deploy-at = rozmieść { $card } na { $planet }
conquest-answer-deploy-on = dołącz { $card } do { $host }
conquest-answer-play = zagraj { $card }
conquest-answer-use = użyj { $card }
conquest-answer-use-nth = użyj { $card } (zdolność { $number })
conquest-answer-dial = tarcza dowodzenia { $number }: { $planet }
conquest-answer-dial-set = tarcza dowodzenia ustawiona
conquest-answer-both = weź karty i zasoby
conquest-answer-cards = weź tylko karty
conquest-answer-resources = weź tylko zasoby
conquest-answer-neither = nie bierz nic
conquest-answer-pick = wybierz { $card }
conquest-answer-pick-secret = wybierz ukrytą kartę
conquest-answer-planet = planeta { $planet }
conquest-answer-hq = kwatera główna ({ $who })
conquest-answer-number = { $number }
conquest-answer-attack = atakuj: { $card }
conquest-answer-retreat = odwrót: { $card }
conquest-answer-against = cel: { $card }
conquest-answer-area = zamiast tego efekt obszarowy
conquest-answer-shield = osłoń kartą { $card } ({ $shields })
conquest-answer-move = przesuń { $card } na { $planet }
conquest-answer-player = { $who }
conquest-answer-concede = poddaj grę
