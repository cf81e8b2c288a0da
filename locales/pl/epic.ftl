# Epic: gra turniejowa.

# Command line
cli-epic = Epic: stoły, armie i gry z sędzią
cli-epic-terrain = Tworzy wyrównany stół i rysuje go jako mapę
cli-epic-terrain--size = Dwa boki w centymetrach, na przykład 120x180
cli-epic-terrain--seed = Ta sama liczba daje ten sam stół
cli-epic-terrain--country = Rodzaj krajobrazu
cli-epic-terrain--best-of = Tworzy tyle stołów i zostawia najbardziej wyrównany
cli-epic-terrain--table = Zapisuje stół do tego pliku
cli-epic-terrain--svg = Rysuje mapę do tego pliku
cli-epic-terrain--theme = Jasny lub ciemny papier albo według ustawień systemu czytelnika
cli-epic-check = Mówi, które zalecenia dotyczące terenu stół łamie i o ile
cli-epic-check--file = Plik stołu
cli-epic-check--svg = Rysuje mapę do tego pliku
cli-epic-check--theme = Jasny lub ciemny papier albo według ustawień systemu czytelnika
cli-epic-army = Listy armii i armie
cli-epic-army-check = Sprawdza armię z jej listą i sumą punktów
cli-epic-army-check--file = Plik armii
cli-epic-army-check--points = Uzgodniona suma punktów
cli-epic-army-check--out-of-range = Dopuszcza sumę spoza zakresu od 2000 do 5000 punktów
cli-epic-army-check--list = Własna lista, z którą armia ma być sprawdzona
cli-epic-army-lists = Wymienia znane listy armii
cli-epic-referee = Odtwarza plik gry i mówi, co dała każda faza końcowa
cli-epic-referee--file = Plik gry
cli-epic-referee--result = Zapisuje wynik dla turnieju do tego pliku
cli-epic-referee--svg = Rysuje mapę w obecnym stanie do tego pliku
cli-epic-referee--theme = Jasny lub ciemny papier albo według ustawień systemu czytelnika
cli-epic-play = Gra przy stole: pytania krok po kroku, zapis po każdym
cli-epic-play--file = Plik gry, którą kontynuujemy lub zaczynamy

# Lengths and points
epic-cm = { $whole } cm
epic-cm-part = { $whole },{ $part } cm
epic-points = { $whole }
epic-points-half = { $whole },5

# Edges and terrain
epic-edge-south = krawędź południowa
epic-edge-north = krawędź północna
epic-edge-west = krawędź zachodnia
epic-edge-east = krawędź wschodnia
epic-edge-south-west = narożnik południowo-zachodni
epic-edge-south-east = narożnik południowo-wschodni
epic-edge-north-east = narożnik północno-wschodni
epic-edge-north-west = narożnik północno-zachodni
epic-kind-hill = wzgórze
epic-kind-wood = las
epic-kind-ruins = ruiny
epic-kind-buildings = zabudowania
epic-kind-rocks = skały
epic-kind-marsh = bagno
epic-kind-craters = leje
epic-kind-scrub = zarośla
epic-kind-cliff = urwisko
epic-kind-lake = jezioro
epic-country-countryside = wiejska okolica
epic-country-city = miasto
epic-country-badlands = pustkowie
epic-country-forest = puszcza
epic-country-valley = dolina

# The map
epic-map-north = N
epic-map-river = rzeka
epic-map-bridge = most
epic-map-ford = bród
epic-map-road = droga
epic-map-edge = { $player } · { $edge }
epic-map-objective = cel · { $player }
epic-map-unit = jednostka · { $player }

# Terrain guidelines
epic-finding-table-length = stół ma długość { $is }; zasady przewidują od { $least } do { $most }
epic-finding-table-width = stół ma szerokość { $is }; zasady przewidują od { $least } do { $most }
epic-finding-too-small = element { $feature } ({ $kind }) ma { $across } średnicy, o { $by } mniej niż zalecane minimum { $least }
epic-finding-too-large = element { $feature } ({ $kind }) ma { $across } średnicy, o { $by } więcej niż zalecane maksimum { $most }
epic-finding-count = elementów terenu: { $placed }, oczekiwano: { $expected }
epic-finding-crowded = obszar w kolumnie { $column }, rzędzie { $row } mieści { $placed } elementów; przewidziano najwyżej 4
epic-finding-rivers = rzek: { $placed }; przewidziano najwyżej jedną
epic-finding-river-ends = rzeka { $river } nie biegnie od jednej krawędzi stołu do innej
epic-finding-river-length = rzeka { $river } ma { $length } długości, o { $by } więcej niż najkrótsza krawędź stołu ({ $most })
epic-finding-no-crossing = rzeka { $river } ma { $stretch } bez mostu ani brodu, o { $by } więcej niż 30 cm
epic-finding-crossing-astray = przeprawa w punkcie { $at } nie leży na rzece { $river }
epic-finding-roads-too-early = najpierw wszystkie elementy terenu, potem drogi: jest { $placed } z { $expected }
epic-finding-road-ends = droga { $road } kończy się w punkcie { $at }, ani na innej krawędzi stołu, ani przy elemencie terenu

# Files
epic-file-shape = wiersz { $line }, kolumna { $column }: { $why }
epic-file-format = format to „{ $is }”; oczekiwano „{ $expected }”
epic-file-value = pole { $field } ma wartość { $is }; dopuszczalne: { $accepted }
epic-file-step-shape = krok { $step }: { $why }
epic-file-step = obiekt z polem „do” lub „expect”
epic-file-side = od { $least } do { $most }
epic-file-width = nie więcej niż długość { $length }
epic-file-most = najwyżej { $most }
epic-file-points = od { $least } do { $most } punktów
epic-file-on-table = punkt na stole
epic-file-choice = wybór z nazwą, zagnieżdżony najwyżej { $depth }-krotnie
epic-file-shared = nazwa wspólnego wyboru z tej listy
epic-file-unit = nazwa jednostki z tej listy

# Armies
epic-army-unknown-list = nie ma listy armii „{ $list }”
epic-army-empty = armia nie ma żadnej formacji
epic-army-unknown-formation = lista nie zawiera formacji „{ $formation }”
epic-army-same-id = dwie formacje mają identyfikator „{ $id }”
epic-army-unknown-option = { $formation }: lista nie zawiera opcji „{ $option }”
epic-army-unclear-option = { $formation }: „{ $option }” może oznaczać { $paths }
epic-army-too-few = { $formation }: { $option } – wybrano { $taken }, potrzeba co najmniej { $least }
epic-army-too-many = { $formation }: { $option } – wybrano { $taken }, wolno najwyżej { $most }
epic-army-army-too-few = { $option } – w armii { $taken }, potrzeba co najmniej { $least }
epic-army-army-too-many = { $option } – w armii { $taken }, wolno najwyżej { $most }
epic-army-too-many-for-core = formacji { $taken } ({ $formations }), a podstawowe formacje armii pozwalają na { $most }
epic-army-share = formacje ograniczone do 1/{ $part } punktów kosztują { $points }, o { $by } więcej niż dozwolone { $most }
epic-army-over-total = armia kosztuje { $points } punktów, o { $by } więcej niż uzgodnione { $total }
epic-garrison-tests = zwiadowcy { $scouts } z { $wanted } potrzebnych; szybszych niż 15 cm { $fast } (najwyżej 1) i machin wojennych { $engines } (żadna); o szybkości 0: { $immobile } (co najmniej 1)

# Steps
epic-stage-forces = siły
epic-stage-terrain = teren
epic-stage-table-edge = krawędź stołu
epic-stage-objectives = cele
epic-stage-spacecraft = okręty kosmiczne
epic-stage-garrisons = garnizony
epic-stage-remaining-forces = pozostałe siły
epic-stage-ready = gotowość
epic-stage-turn = tura { $turn }
epic-stage-end-phase = faza końcowa tury { $turn }
epic-stage-continuation = rzut po turze { $turn }
epic-stage-tiebreak = dogrywka punktowa
epic-stage-finished = koniec gry

# Control, goals, tie-break
epic-control-held = w rękach gracza { $player }
epic-control-contested = sporny
epic-control-free = niczyj
epic-standing-captures = liczy się
epic-standing-landed = tylko sporny: wylądował w tej turze
epic-standing-synapse = tylko sporny: rój bez synapsy
epic-standing-broken = nie liczy się: złamana
epic-standing-rallied = nie liczy się: pozbierała się w tej fazie końcowej
epic-goal-blitzkrieg = Blitzkrieg
epic-goal-break-their-spirit = Break Their Spirit (złam ich ducha)
epic-goal-defend-the-flag = Defend The Flag (broń sztandaru)
epic-goal-take-and-hold = Take And Hold (zdobądź i utrzymaj)
epic-goal-they-shall-not-pass = They Shall Not Pass (nie przejdą)
epic-why-edge-objective = cel { $objective } na krawędzi przeciwnika: { $control }
epic-why-dearest-lives = najdroższa formacja ({ $formations }, { $points } pkt) nie jest zniszczona
epic-why-dearest-destroyed = najdroższa formacja ({ $formations }, { $points } pkt) jest zniszczona
epic-why-holds = trzyma { $held }, nie trzyma { $missing }
epic-why-holds-all = trzyma { $held }
epic-why-holds-none = nie trzyma żadnego z celów { $missing }
epic-why-intruders = niezłamani wrogowie na własnej połowie: { $formations }
epic-why-no-intruders = brak niezłamanych wrogów na własnej połowie
epic-state-destroyed = zniszczona
epic-state-broken-and-halved = złamana i o sile połowy lub mniejszej
epic-state-halved = o sile połowy lub mniejszej
epic-state-broken = złamana
epic-state-intact = nietknięta

# What refereeing finds
epic-wrong-refused = krok { $step } jest niedozwolony: { $why } ({ $clause })
epic-wrong-other-clause = krok { $step } jest niedozwolony na mocy { $clause }, a nie { $expected }: { $why }
epic-wrong-accepted = krok { $step } jest dozwolony, choć według pliku zabrania go { $expected }
epic-wrong-not-so = krok { $step }: { $field } to { $is }, a nie { $expected }

# Refusals
epic-refusal-over = gra jest skończona
epic-refusal-wrong-stage = nie teraz: gra jest na etapie „{ $stage }”
epic-refusal-spacecraft-first = najpierw okręty kosmiczne i desant orbitalny; obaj gracze zamykają ten krok, zanim cokolwiek zostanie rozstawione
epic-refusal-garrisons-first = garnizony rozstawia się przed pozostałymi formacjami
epic-refusal-two-players-only = w grze bierze udział dokładnie dwóch graczy
epic-refusal-not-two-players = { $joined ->
    [0] potrzeba dwóch graczy, nikt nie dołączył
   *[other] potrzeba dwóch graczy, dołączył { $joined }
}
epic-refusal-no-name = gracz musi mieć imię
epic-refusal-points-out-of-range = suma { $points } wykracza poza zakres od 2000 do 5000 punktów; może to dopuścić tylko organizator
epic-refusal-points-fixed = suma punktów jest ustalona, gdy przyjęto już armię
epic-refusal-points-not-agreed = najpierw uzgodnijcie sumę punktów
epic-refusal-illegal-army = armia jest niezgodna z zasadami: { $findings }
epic-refusal-no-roster = to nie jest armia: { $why }
epic-refusal-no-table = to nie jest stół: { $why }
epic-refusal-flags-not-confirmed = { $flags ->
    [one] stół odbiega od { $flags } zalecenia; potwierdźcie to, aby na nim grać
    [few] stół odbiega od { $flags } zaleceń; potwierdźcie to, aby na nim grać
   *[many] stół odbiega od { $flags } zaleceń; potwierdźcie to, aby na nim grać
}
epic-refusal-roll-off-due = oba współczynniki strategii są równe: najpierw każdy rzuca kością
epic-refusal-no-roll-off-due = teraz nie ma o co rzucać
epic-refusal-bad-rolls = każdy gracz rzuca jedną kością, od 1 do 6; równe rzuty powtarza się aż do różnicy
epic-refusal-not-entitled-terrain = kto sam ustawił teren, nie wybiera; wybiera przeciwnik
epic-refusal-not-entitled-rating = krawędź stołu wybiera gracz z wyższym współczynnikiem strategii lub zwycięzca rzutu
epic-refusal-short-edge = { $edge } jest krótka; wybierz długą krawędź albo narożnik
epic-refusal-six-objectives = na stole jest sześć celów; siódmego nie ma
epic-refusal-not-your-turn-objective = teraz cel kładzie drugi gracz
epic-refusal-not-your-turn-garrison = teraz garnizon rozstawia drugi gracz
epic-refusal-not-your-turn-formation = teraz formację rozstawia drugi gracz
epic-refusal-off-table = punkt { $at } nie leży na stole
epic-refusal-not-on-own-edge = { $by } od własnej krawędzi stołu, na której leży pierwszy cel
epic-refusal-not-on-own-corner = { $by } od własnych dwóch półkrawędzi, na których leży pierwszy cel
epic-refusal-not-in-opponents-half = { $by } poza połową przeciwnika; linia podziału nie należy do nikogo
epic-refusal-too-close-to-edge = o { $by } za blisko krawędzi stołu przeciwnika
epic-refusal-too-close-to-objective = o { $by } za blisko celu { $objective }
epic-refusal-unknown-formation = armia nie ma formacji „{ $formation }”
epic-refusal-put-aside = { $formation } jest odłożona do desantu orbitalnego
epic-refusal-already-set-up = { $formation } jest już rozstawiona lub odłożona
epic-refusal-not-spacecraft = { $formation } nie jest okrętem kosmicznym
epic-refusal-spacecraft-missing = jeszcze nierozstawione: { $formations }
epic-refusal-no-planetfall = { $formation } nie może wejść desantem orbitalnym; bez tej zdolności: { $units }
epic-refusal-already-closed = już zamknięte
epic-refusal-wrong-unit-count = { $formation } wymaga tylu miejsc: { $wanted }, podano: { $given }
epic-refusal-not-eligible = { $formation } nie może być garnizonem: { $tests }
epic-refusal-list-forbids-garrison = { $formation } nie może być garnizonem: jej lista dopuszcza tylko { $only }
epic-refusal-unit-off-table = jednostka { $unit } w punkcie { $at } nie jest na stole
epic-refusal-garrison-too-far = { $formation } jest o { $by } za daleko od celu { $objective }, najbliższego na jej połowie
epic-refusal-in-opponents-half = jednostka { $unit } jest o { $by } na połowie przeciwnika
epic-refusal-impassable = jednostka { $unit } stoi w elemencie terenu { $feature }, dla niej nieprzebytym
epic-refusal-not-garrison = { $formation } nie jest garnizonem
epic-refusal-overwatch-twice = { $formation } już jest na czuwaniu
epic-refusal-two-on-overwatch = dwa garnizony są na czuwaniu; trzeciego być nie może
epic-refusal-outside-zone = jednostka { $unit } jest o { $by } poza pasem 15 cm przy własnej krawędzi stołu
epic-refusal-no-reserve = { $formation } nie może być tak trzymana w rezerwie ({ $units })
epic-refusal-not-all-teleport = { $formation } nie może się teleportować; bez tej zdolności: { $units }
epic-refusal-no-carrier = { $formation } wymaga samolotu, który ją niesie
epic-refusal-unfit-carrier = { $carrier } nie może być transportem albo już nim jest i musi pozostać odłożony
epic-refusal-load-too-large = { $carrier } nie ma miejsca dla: { $units }
epic-refusal-load-unstated = lista nie podaje, co mieści { $carrier }; potwierdźcie ładunek ręcznie
epic-refusal-no-portal = { $portals ->
    [one] armia ma { $portals } portal i jest on pełny
    [few] armia ma { $portals } portale i są one pełne
   *[many] armia ma { $portals } portali i są one pełne
}
epic-refusal-formations-left = jeszcze do rozstawienia lub odłożenia do rezerwy: { $formations }
epic-refusal-destroyed = { $formation } jest zniszczona
epic-refusal-in-reserve = { $formation } jest w rezerwie i nic nie robi, póki nie wejdzie do gry
epic-refusal-not-aside = { $formation } nie czeka na wejście
epic-refusal-carrier-away = { $carrier }, który ją niesie, nie jest na stole
epic-refusal-too-early = { $formation } wchodzi od tury { $turn }
epic-refusal-not-landed = { $formation } nie jest na stole albo nie jest samolotem
epic-refusal-no-such-unit = { $formation } nie ma jednostki { $unit }
epic-refusal-unit-gone = jednostka { $unit } formacji { $formation } jest już zniszczona
epic-refusal-damage-out-of-range = pozostała wytrzymałość: od 0 do { $most }
epic-refusal-already-broken = { $formation } jest już złamana
epic-refusal-not-broken = { $formation } nie jest złamana
epic-refusal-no-such-ability = { $formation } nie ma zdolności „{ $ability }”
epic-refusal-not-in-pool = w puli armii nie ma więcej „{ $unit }”
epic-refusal-no-absorbing = inne formacje wchłaniają tylko roje wymienione na liście
epic-refusal-no-dice-due = nie czas na rzut: rzuca się po turze 4 i dalszych, jeśli nikt nie wygrał
epic-refusal-dice-due = najpierw obaj gracze rzucają kością

# Command line answers
epic-cli-bad-size = „{ $read }” nie jest rozmiarem stołu; oczekiwano dwóch boków od { $least } do { $most } cm, np. 120x180
epic-cli-unusable = { $path }: { $why }
epic-cli-map-title = { $country } · { $seed }
epic-cli-table = { $width } na { $length }, { $country }, ziarno { $seed }
epic-cli-features = elementy terenu: { $placed } z { $expected } oczekiwanych; rzeki: { $rivers }; drogi: { $roads }
epic-cli-no-findings = Stół spełnia wszystkie zalecenia.
epic-cli-halves = osłona ({ $edge } / { $opposite }): { $one } do { $other } cm², równość { $percent } %
epic-cli-lanes = linie ostrzału: otwarte { $open } z { $total }; średnia widoczność z południa { $south }, z północy { $north }
epic-cli-mirror = podobieństwo po obróceniu: { $mirror } %; zajęte przez teren: { $density } %
epic-notice-points = Poza zakresem od 2000 do 5000 punktów listy nie są wyrównane; gra może być nieco nierówna (EP-1.2.3).
epic-notice-terrain = Gęsty teren pomaga armiom pieszym, rzadki szybkim pojazdom, a rzeka wzdłuż stołu ślizgaczom i samolotom (EP-3.1.1).
epic-cli-list = { $id }: { $name }, współczynnik strategii { $rating }, formacji: { $formations }
epic-cli-army = { $name }, współczynnik strategii { $rating }: { $points } z { $total } punktów
epic-cli-formation = - { $id }: { $name }, { $points } pkt, jednostki: { $units }; { $garrison }
epic-cli-garrison-no = nie może być garnizonem ({ $tests })
epic-cli-garrison-list = nie może być garnizonem: zabrania tego lista
epic-cli-garrison-scouts = może być garnizonem: zwiadowcy
epic-cli-garrison-slow = może być garnizonem: powolna, bez machin wojennych
epic-cli-garrison-immobile = może być garnizonem: ma jednostkę o szybkości 0

# Reports
epic-report-turn = Koniec tury { $turn }
epic-report-objective = cel { $objective }: { $control }
epic-report-claim = { $formation } (gracz { $player }) w odległości { $distance } { $standing }
epic-report-goals = { $player }: celów bitwy { $goals }, utrzymanych znaczników { $held }
epic-report-score = { $player }: punkty zwycięstwa { $points }
epic-report-score-line = { "  " }{ $formation } ({ $value }): siła { $strength } z { $start }, { $state }: { $points }
epic-report-stage = Gra jest na etapie „{ $stage }”.
epic-report-won-goals = { $player } wygrywa w turze { $turn } na cele, { $one } do { $other }.
epic-report-won-tiebreak = { $player } wygrywa dogrywkę punktową po turze { $turn }.
epic-report-won-concession = { $player } wygrywa w turze { $turn }: przeciwnik się poddał.
epic-report-won-judge = { $player } wygrywa w turze { $turn } decyzją sędziego.
epic-report-draw = Gra kończy się w turze { $turn } bez zwycięzcy.

# Playing at the table
epic-play-welcome = Gra zapisuje się w { $file }. Wpisz „help”, by zobaczyć słowa, „quit”, by przerwać.
epic-play-help = Zawsze: status, map PLIK, undo, concede alpha, judge bravo, judge draw, quit. Formacje podaje się identyfikatorem, alpha/ID lub bravo/ID, gdy mają go obie armie. Miejsca to pary centymetrów od krawędzi zachodniej i południowej; gdy miejsc jest mniej niż jednostek, ostatnie służy pozostałym.
epic-play-no-chance = system nie daje liczb losowych: { $why }
epic-play-terrain = Wpisz PLIK KTO albo generate KRAJOBRAZ ZIARNO KTO; KTO to alpha, bravo, both lub organizer; „anyway” potwierdza uwagi.
epic-play-no-table = nie ma jeszcze stołu
epic-play-army-of = { $player }:
epic-play-formation = { "  " }{ $id }: { $points } pkt, jednostki { $living } z { $units }, { $place }
epic-place-destroyed = zniszczona
epic-place-waiting = nierozstawiona
epic-place-orbit = na orbicie
epic-place-aside = odłożona
epic-place-broken = na stole, złamana
epic-place-overwatch = na stole, na czuwaniu
epic-place-table = na stole
epic-play-unknown-formation = żadna armia nie ma formacji „{ $formation }”
epic-play-which-formation = obie armie mają „{ $formation }”; napisz alpha/{ $formation } lub bravo/{ $formation }
epic-play-which-player = „{ $read }” to nie gracz; napisz alpha lub bravo
epic-play-pairs = liczby podaje się parami
epic-play-not-a-number = „{ $read }” to nie liczba, która tu pasuje
epic-play-unknown = „{ $read }” nie jest tu zrozumiałe
epic-ask-name = Imię następnego gracza?
epic-ask-points = Suma punktów? (points 3000)
epic-ask-army = Armia gracza? (army alpha PLIK, army bravo PLIK)
epic-ask-terrain = Stół? (PLIK organizer albo generate countryside 7 organizer)
epic-ask-roll-off = Rzut po jednej kości: { $one } i { $other }? (4 2; puste – rzut tutaj)
epic-ask-edge = { $player } wybiera: south, north, south-west, south-east, north-east, north-west?
epic-ask-objective = { $player } kładzie cel { $number }: x y [opis]?
epic-ask-spacecraft = Okręty kosmiczne i desant? (ship ID, planetfall ID, planetfall ID in TRANSPORT, done)
epic-ask-garrison = { $player } rozstawia garnizon: garrison ID x y … [overwatch] albo pass?
epic-ask-remaining = { $player } rozstawia formację: place ID x y … albo reserve ID aircraft, teleport, in TRANSPORT?
epic-ask-confirm = Wszystko rozstawione. Zgoda? (status, map PLIK, confirm)
epic-ask-turn = Tura { $turn }: move, enter, takeoff, lose, damage, break, ability ID …, end?
epic-ask-rally = Faza końcowa tury { $turn }: rally ID, done?
epic-ask-continuation = Nikt nie wygrał. Rzut o kolejną turę: { $one } i { $other }? (3 3; puste – rzut tutaj)
