# Dlaczego turniej czegoś odmawia. Każde zdanie mówi, co zostałoby przyjęte.
refusal-not-founded = Turnieju jeszcze nie ma. Najpierw go załóż.
refusal-already-founded = Ten turniej został już założony.
refusal-over = Turniej się skończył. Można już tylko poprawić błędny wynik.
refusal-unknown-person = Nikt tutaj nie ma numeru { $person }.
refusal-unknown-round = Runda { $round } nie została rozlosowana.
refusal-unknown-match = W rundzie { $round } nie ma meczu numer { $place }.
refusal-unknown-case = Nie ma wpisu o numerze { $number }.
refusal-not-in-pack = Ten regulamin nie zna wartości „{ $value }” (pole: { $field }). Dozwolone: { $known }.
refusal-none-in-pack = Ten regulamin nie zna wartości „{ $value }” (pole: { $field }); nie ma tu żadnej.
refusal-text-length =
    { $length ->
        [0] Wypełnij pole „{ $field }”, najwyżej { $most } znaków.
       *[other] Pole „{ $field }” ma znaków: { $length }; dozwolone jest najwyżej { $most }.
    }
refusal-number-range = Pole „{ $field }” nie może mieć wartości { $value }; dozwolone jest od { $least } do { $most }.
refusal-name-taken = Imię „{ $name }” jest zajęte. Wybierz inne.
refusal-wrong-seed = To nie jest ziarno losowania, które obiecano przy zakładaniu turnieju.
refusal-before-last-step = To miałoby się zdarzyć przed ostatnim krokiem; czas płynie tylko naprzód.
refusal-not-allowed = Nie możesz tego zrobić ({ $action }). Może to zrobić: { $needs }.
refusal-off-duty = { $person } jest poza służbą, czyli w roli obserwatora. Najpierw trzeba wejść na służbę.
refusal-one-organizer = Turniej ma dokładnie jednego organizatora głównego. Tę funkcję można przekazać.
refusal-nothing-changes = Tak już jest; nic by się nie zmieniło.
refusal-no-such-leader = { $person }: tej osoby nie można tu wskazać. Musi to być inny animator na służbie, który nie gra w tej grze.
refusal-leaders-may-not-play = { $person } jest animatorem, a na tym poziomie animatorzy nie grają.
refusal-no-second-leader = { $person } może grać tylko wtedy, gdy na służbie jest drugi animator. Najpierw go wyznacz.
refusal-second-leader-not-announced = Najpierw ogłoś, kto orzeka w grach, w których uczestniczy { $person }; musi to być inny animator na służbie.
refusal-nobody-to-rule = Przy stole { $table } nikt nie mógłby orzekać. Wskaż kogoś, kto tam nie gra.
refusal-ruling-belongs-to-others = W tej grze orzeka: { $others }.
refusal-nobody-rules-yet = Nie wskazano jeszcze, kto orzeka w tej grze. Organizator główny wskazuje kogoś, kto w niej nie gra.
refusal-registration-not-open = Zapisy nie są otwarte.
refusal-full =
    { $capacity ->
        [one] Jest miejsce tylko dla jednego gracza.
       *[other] Brak wolnych miejsc; limit graczy wynosi { $capacity }.
    }
refusal-already-enrolled = { $person } jest już na liście graczy. Jedno zgłoszenie to jedna osoba.
refusal-not-a-player = { $person } nie jest tu graczem.
refusal-registration-still-open = Najpierw zamknij zapisy; liczba rund zależy od liczby graczy.
refusal-too-few-players =
    { $players ->
        [one] Jeden gracz to za mało; potrzeba co najmniej { $least } albo własnej struktury.
        [few] { $players } graczy to za mało; potrzeba co najmniej { $least } albo własnej struktury.
       *[many] { $players } graczy to za mało; potrzeba co najmniej { $least } albo własnej struktury.
    }
refusal-structure-prescribed = { $event } wymaga struktury „{ $structure }”.
refusal-tier-prescribed = { $event } wymaga poziomu „{ $tier }”.
refusal-bad-stages = Etap { $stage } jest niemożliwy: { $problem }
refusal-settings-fixed = Po ogłoszeniu planu ustawień nie można już zmieniać.
refusal-plan-fixed = Plan został ogłoszony i jest niezmienny.
refusal-plan-not-announced = Najpierw ogłoś liczbę i rodzaj rund oraz wielkość odcięcia.
refusal-choice-not-given = Ten regulamin nie daje takiego wyboru: { $field }.
refusal-deck-lists-missing = Listy talii są wymagane. Brakuje jeszcze: { $players }.
refusal-deck-lists-closed = Turniej się rozpoczął; listę talii może teraz poprawić tylko animator.
refusal-cards-missing = Nadal bez zamiennika brakującej karty: { $players }. Usuń te osoby z turnieju albo zaznacz, że karta się znalazła.
refusal-round-open = Runda { $round } nie jest jeszcze zamknięta.
refusal-stage-over-cut = Wszystkie rundy tego etapu zostały rozegrane. Teraz następuje odcięcie.
refusal-stage-over = Wszystkie rundy tego etapu zostały rozegrane.
refusal-all-rounds-played = Wszystkie ogłoszone rundy zostały rozegrane. Zakończ turniej.
refusal-rounds-left =
    { $rounds ->
        [one] Została do rozegrania jedna ogłoszona runda.
        [few] Zostały do rozegrania { $rounds } ogłoszone rundy.
       *[many] Zostało do rozegrania { $rounds } ogłoszonych rund.
    }
refusal-no-stage-follows = Nie ogłoszono kolejnego etapu.
refusal-nobody-to-pair = Zostało mniej niż dwoje graczy; nie ma kogo łączyć w pary.
refusal-no-round-drawn = Żadna rozlosowana runda nie czeka na publikację.
refusal-no-round-published = Najpierw trzeba opublikować rundę.
refusal-round-begun = Runda się rozpoczęła; pary pozostają bez zmian.
refusal-hand-missing = { $player } nie jest w żadnym meczu. Każdy potrzebuje przeciwnika albo wolnego losu.
refusal-hand-twice = { $player } jest w dwóch meczach.
refusal-hand-stranger = { $player } nie gra w tej rundzie.
refusal-needless-bye =
    { $needed ->
        [0] W tej rundzie wolny los nie jest nikomu potrzebny.
        [one] W tej rundzie jest dokładnie jeden wolny los.
        [few] W tej rundzie są dokładnie { $needed } wolne losy.
       *[many] W tej rundzie jest dokładnie { $needed } wolnych losów.
    } { $byes ->
        [one] Przyznano jeden.
       *[many] Przyznano: { $byes }.
    }
refusal-clock-running = Zegar już biegnie.
refusal-clock-not-started = Zegar nie został jeszcze uruchomiony.
refusal-clock-paused = Zegar jest już zatrzymany.
refusal-clock-not-paused = Zegar nie jest zatrzymany.
refusal-untimed = Ta runda nie ma limitu czasu, więc nie ma czego przedłużać.
refusal-results-missing = Brakuje wyników ze stołów: { $tables }.
refusal-no-game = Wolny los to nie gra; nie ma czego zgłaszać.
refusal-has-result = Ten mecz ma już wynik. Organizator główny może go poprawić.
refusal-no-result = Ten mecz nie ma jeszcze wyniku, który można by poprawić.
refusal-round-not-started = Poczekaj, aż animator rozpocznie rundę.
refusal-winner-not-seated = { $winner } nie gra w tym meczu.
refusal-needs-winner = Gra ma jednego zwycięzcę i jednego przegranego. Wskaż zwycięzcę.
refusal-ending-for-leaders = To może wpisać tylko animator: { $ending }.
refusal-ending-for-leaders-now = W tej chwili ({ $phase }) może to wpisać tylko animator: { $ending }.
refusal-ending-not-now = Gra nie może się teraz ({ $phase }) tak skończyć: { $ending }.
refusal-only-after-time = To jest możliwe dopiero po ogłoszeniu końca czasu: { $ending }.
refusal-play-stopped = Zegar zakończył grę; teraz rozstrzyga tylko procedura końca rundy, a już nie to: { $ending }.
refusal-procedure-needed = Podaj liczby do procedury „{ $procedure }”; to ona wyłania zwycięzcę.
refusal-procedure-finds-other = Z tych liczb wynika, że wygrywa { $winner }.
refusal-procedure-figures = { $quantity }: { $problem }
refusal-figure = { $figure }: { $amount } nie jest możliwe. Dopuszczalne: od 0 do { $most }{ $halves ->
    [yes] , także połówki
   *[no] , liczby całkowite
}.
refusal-chooser-decides = Tutaj tylko { $chooser } wybiera zwycięzcę i wpisuje wynik.
refusal-result-not-possible = Ten mecz nie może mieć takiego wyniku: { $result }.
refusal-nothing-to-confirm = Przeciwnik nie zgłosił jeszcze wyniku. Zgłoś go samodzielnie.
refusal-ended-outside = Gra nie mogła się skończyć przed początkiem rundy ani później niż teraz.
refusal-disqualified = { $player } ma dyskwalifikację, a ta jest ostateczna.
refusal-eliminated = { $player } nie jest już w rozgrywkach pucharowych i nie może do nich wrócić.
refusal-cut-off = { $player } nie mieści się w odcięciu i nie gra dalej.
refusal-stage-left = { $player } nie gra od poprzedniego etapu, a wrócić można tylko w tym samym.
refusal-still-active = { $player } nadal bierze udział w turnieju.
refusal-not-active = { $player } już nie gra w tym turnieju.
refusal-nothing-pending = Żadna sprawa tej osoby nie czeka na decyzję: { $player }.
refusal-no-late-entry = Nie ogłoszono możliwości późniejszego dołączenia albo pierwszy etap już się skończył.
refusal-ruling-is-final = Ostatnie słowo ma tutaj komandor.
refusal-marshals-question = O tym rozstrzyga tylko komandor: { $kind }.
refusal-no-ruling = Nie ma jeszcze orzeczenia, które można by sprawdzić.
refusal-call-closed = To wezwanie jest zamknięte.
refusal-call-taken = Tym wezwaniem zajmuje się już { $by }.
refusal-missed-chance = Obserwatorzy zgłaszają naruszenia zasad, a nie przeoczone okazje.
refusal-overruling-incomplete = Zapis dokumentu może uchylić tylko komandor, wskazując fragment i zawarty w nim błąd.
refusal-organizer-makes-proxies = Tutaj proxy wystawia tylko organizator główny.
refusal-proxy-only-for-damaged = Proxy wystawia się tylko za kartę uszkodzoną. Kartę zgubioną trzeba zastąpić prawdziwą.
refusal-card-replaced = Proxy wystawia się tylko za kartę bez zamiennika, a zamiennik się znalazł.
refusal-conduct-decided = To zgłoszenie ma już rozstrzygnięcie i ono obowiązuje. Można złożyć nowe zgłoszenie.
refusal-cannot-keep = { $player } musi opuścić turniej: według tego regulaminu nikt nie gra dalej bez brakującej karty.
refusal-nothing-to-undo = Nie ma kroku, który można by cofnąć.
refusal-cannot-undo = Tego kroku nie można cofnąć: { $action }.

# W jakim charakterze trzeba działać.
capacity-organizer = organizator główny
capacity-marshal = komandor na służbie
capacity-leader = każdy animator na służbie
capacity-staff = komandor i sędzia we własnej sprawie
capacity-seated = gracze tego meczu
capacity-oneself = osoba, której to dotyczy
capacity-participant = każdy uczestnik
capacity-newcomer = osoba, która jeszcze nie uczestniczy

# Role.
role-organizer = organizator główny
role-marshal = komandor
role-judge = sędzia
role-player = gracz
role-spectator = obserwator

# Co można zrobić.
action-found = założenie turnieju
action-change-settings = zmiana ustawień
action-admit = dodanie osoby
action-appoint = wyznaczenie komandorów i sędziów
action-dismiss = odwołanie komandorów i sędziów
action-hand-over = przekazanie funkcji organizatora głównego
action-change-duty = wejście na służbę lub zejście z niej
action-name-second-leader = ogłoszenie, kto orzeka w grach grającego animatora
action-name-ruler = wskazanie, kto orzeka w jednym meczu
action-enrol = zapisanie nowego gracza
action-enrol-person = zapisanie osoby już obecnej
action-withdraw = wycofanie zgłoszenia przed rozpoczęciem
action-check-in = potwierdzenie obecności gracza
action-fix-table = przydzielenie graczowi stałego stołu
action-submit-deck = złożenie listy talii
action-amend-deck = poprawienie listy talii po rozpoczęciu
action-close-registration = zamknięcie zapisów
action-reopen-registration = ponowne otwarcie zapisów
action-announce-plan = ogłoszenie rund i odcięć
action-draw = rozlosowanie następnej rundy
action-redraw = ponowne rozlosowanie rundy
action-adjust = ręczna zmiana par
action-publish = opublikowanie par
action-sit-down = zgłoszenie, że stół się rozkłada
action-start-clock = rozpoczęcie rundy
action-pause-clock = zatrzymanie zegara
action-resume-clock = wznowienie zegara
action-adjust-clock = przedłużenie czasu przy wszystkich stołach
action-extend = przedłużenie czasu jednego meczu
action-close-round = zamknięcie rundy
action-report = zgłoszenie wyniku
action-confirm = potwierdzenie zgłoszenia przeciwnika
action-concede = poddanie gry
action-settle = rozstrzygnięcie wyniku
action-correct = poprawienie wyniku
action-ask-to-drop = prośba o wycofanie z turnieju
action-drop = wycofanie gracza
action-no-show = wycofanie gracza, który się nie stawił
action-ask-to-rejoin = prośba o powrót
action-rejoin = przyjęcie gracza z powrotem
action-decline-rejoin = odmowa powrotu gracza
action-recommend-disqualification = zalecenie dyskwalifikacji
action-decline-recommendation = odrzucenie zalecenia dyskwalifikacji
action-disqualify = dyskwalifikacja gracza
action-cut = odcięcie
action-finish = zakończenie turnieju
action-undo = cofnięcie ostatniego kroku
action-tell = ogłoszenie dla wszystkich
action-call-judge = wezwanie sędziego
action-claim-call = przyjęcie wezwania
action-settle-call = zamknięcie wezwania jako załatwionego
action-withdraw-call = wycofanie wezwania
action-rule-on-call = wydanie orzeczenia
action-appeal = odwołanie do komandora
action-rule-finally = wydanie ostatecznego orzeczenia
action-report-conduct = zgłoszenie czyjegoś zachowania
action-decide-conduct = decyzja w sprawie zachowania
action-issue-proxy = wystawienie proxy
action-open-card-case = odnotowanie zgubionej lub uszkodzonej karty
action-close-card-case = zamknięcie sprawy karty
action-keep-despite-case = pozostawienie gracza mimo brakującej karty
action-begin-deck-check = rozpoczęcie kontroli talii
action-end-deck-check = zakończenie kontroli talii

# Powód, którego pakiety nie nazywają.
drop-declined = rezygnacja z awansu

# Pola, tak jak nazywa się je w zdaniach.
field-tier = poziom turnieju
field-structure = struktura
field-event-type = rodzaj turnieju
field-ending = sposób zakończenia
field-kind = rodzaj wezwania
field-category = kategoria
field-name = nazwa
field-organizer = imię organizatora
field-key = krótka nazwa
field-team = drużyna
field-deck = lista talii
field-reason = powód
field-note = notatka
field-ruling = orzeczenie
field-card = nazwa karty
field-illegible = nieczytelna treść
field-date = data
field-findings = ustalenia
field-seconds = liczba sekund
field-extension = przedłużenie w sekundach
field-no-show-minutes = czas oczekiwania na nieobecnych w minutach
field-slip-grace = tolerancja dla spóźnionych wyników w sekundach
field-first-table = numer pierwszego stołu
field-capacity = liczba miejsc
field-untimed-final = finał bez limitu czasu
field-figure = liczba do zapisania
field-actions = liczba uprawnień
field-text = tekst
field-minutes = liczba minut
field-prizes = liczba nagród
field-prize = nagroda
field-place = miejsce
field-region = region
field-time-zone = strefa czasowa

# Co jest nie tak z listą etapów.
stages-none = turniej ma od jednego do ośmiu etapów.
stages-no-rounds = potrzebna jest co najmniej jedna runda.
stages-too-many-rounds = tabela obejmuje najwyżej 23 rundy szwajcarskie.
stages-cut-first = w pierwszym etapie grają wszyscy, więc nie ma odcięcia.
stages-no-cut = każdy kolejny etap zaczyna się od odcięcia.
stages-cut-size = odcięcie musi przepuścić co najmniej dwoje graczy i nie więcej, niż było przed nim.
stages-cut-not-smaller = każde odcięcie musi przepuszczać mniej graczy niż poprzednie.
stages-after-elimination = po rundach pucharowych nic już nie następuje.

# Co jest nie tak z liczbą w procedurze.
figure-missing = proszę uzupełnić.
figure-unknown = o to się tutaj nie pyta.

# Co trzeba powiedzieć o losowaniu.
note-bye-drawn = { $player } ma wolny los, wylosowany.
note-bye-lowest = { $player } ma wolny los jako osoba najniżej w tabeli spośród tych, które miały najmniej wolnych losów.
note-float = { $down } gra z osobą z niższej grupy punktowej ({ $up }): { $why }
note-rematch = { $one } i { $two } spotykają się ponownie; ich ostatnia gra: runda { $round }. Bez powtórki nie dało się połączyć wszystkich w pary albo parę ustawiono ręcznie.
note-teammates = { $one } i { $two } z tej samej drużyny grają ze sobą; nie dało się tego uniknąć.
note-rematch-ahead =
    { $rounds ->
        [0] W następnej rundzie nie da się uniknąć powtórzenia pary.
        [one] Po jeszcze jednej rundzie nie da się uniknąć powtórzenia pary.
        [few] Po jeszcze { $rounds } rundach nie da się uniknąć powtórzenia pary.
       *[many] Po jeszcze { $rounds } rundach nie da się uniknąć powtórzenia pary.
    }
float-odd-group =
    { $size ->
        [one] w grupie punktowej jest tylko jedna osoba.
       *[many] w grupie punktowej jest nieparzysta liczba osób ({ $size }).
    }
float-met-everybody =
    { $others ->
        [0] w grupie punktowej nie ma nikogo innego.
       *[many] z wszystkimi pozostałymi w grupie punktowej ({ $others }) gra już się odbyła.
    }
float-too-few-pairs = rozegrane już gry pozwalają utworzyć w grupie punktowej liczącej { $size } tylko { $pairs ->
        [one] jedną parę
        [few] { $pairs } pary
       *[many] { $pairs } par
    }.
float-by-hand = ustawiono ręcznie.

# Co jest nie tak z plikiem turnieju.
file-at = { $path }: { $what }
file-shape = Wiersz { $line }, kolumna { $column }: nie da się tego odczytać ({ $why }).
file-too-large = Plik ma bajtów: { $bytes }; dozwolone jest najwyżej { $most }.
file-format = Format to „{ $read }”; oczekiwany jest „{ $expected }”.
file-regulation = Nie ma regulaminu „{ $read }”. Listę podaje „marshal packs”.
file-too-many = Wpisów jest { $count }; dozwolone jest najwyżej { $most }.
file-text =
    { $length ->
        [0] To nie może być puste; dozwolone jest najwyżej { $most } znaków.
       *[other] Znaków jest { $length }; dozwolone jest najwyżej { $most }.
    }
file-twice = „{ $id }” występuje tu dwa razy.
file-unknown = Nikt w „players” nie ma identyfikatora „{ $id }”.
file-gone = „{ $id }” gra tutaj po ostatecznym odejściu. Usuń ten mecz albo popraw „left”.
file-left = Ostatnia runda „{ $id }” to runda { $played }; to musi podawać „after_round”, a kto odszedł, nie może już grać.
file-player-count =
    { $count ->
        [0] Mecz ma jednego lub dwóch graczy, a tu nie ma żadnego.
       *[other] Mecz ma jednego lub dwóch graczy, a tu jest ich { $count }.
    }
file-outcome = „{ $read }” nie jest tu możliwym rezultatem. Dozwolone: { $accepted }.
file-pair = W takiej rundzie żaden mecz nie może mieć naraz rezultatów „{ $one }” i „{ $two }”.
file-no-outcome = „{ $id }” nie ma rezultatu. Podaj go dla wszystkich w meczu albo, póki trwa, dla nikogo.
file-unfinished = Tylko ostatnia runda może jeszcze trwać; tutaj brakuje wyników.
file-stage =
    { $kind ->
        [swiss] Według struktury ta runda należy do etapu { $expected }, który jest szwajcarski.
       *[elimination] Według struktury ta runda należy do etapu { $expected }, który jest pucharowy.
    }
file-too-many-rounds =
    { $announced ->
        [one] Struktura ma tylko jedną rundę.
        [few] Struktura ma tylko { $announced } rundy.
       *[many] Struktura ma tylko { $announced } rund.
    }
file-structure = Ta struktura nie pasuje do tych graczy. { $why }
file-settings = { $why }
file-history = Ten wpis historii nie może następować po tym, co stoi przed nim.
file-differs = Podsumowanie mówi co innego niż historia.
file-digest = Skrót nie pasuje do historii: coś zmieniono albo brakuje skrótu.

# Co wykazało sprawdzenie.
finding-no-seed = Plik nie zawiera ziarna losowania, więc żadnego losowania nie da się sprawdzić.
finding-wrong-seed = To nie jest obiecane ziarno losowania.
finding-draw = Z ziarna nie wynika takie losowanie rundy { $round }. Dotyczy to: { $players }.
finding-order = Losowa kolejność po rundzie { $round } nie wynika z ziarna.
finding-cut = Do etapu { $stage } powinni przejść, w tej kolejności: { $expected }.
finding-by-hand = Pary rundy { $round } zmieniono ręcznie.
finding-redrawn =
    { $attempts ->
        [one] Rundę { $round } losowano jeden raz.
       *[many] Rundę { $round } losowano { $attempts } razy.
    }
