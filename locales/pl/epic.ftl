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
cli-epic-army-list = Pokazuje, co oferuje lista armii: formacje, ceny, limity, wybory
cli-epic-army-list--list = Identyfikator listy lub część jej nazwy
cli-epic-army-list--file = Własna lista zamiast tego
cli-epic-army-list--points = Uzgodniona suma punktów, od której zależą niektóre limity
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
epic-feet = stóp: { $whole }
epic-feet-part = stóp: { $whole },{ $part }
epic-cm-and-feet = { $length } ({ $feet })
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
epic-map-aside = { $formation }: { $place }
epic-map-aside-of = { $player } · odłożone

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
epic-file-shape = to nie jest JSON: wiersz { $line }, kolumna { $column }
epic-file-format = format to „{ $is }”; oczekiwano „{ $expected }”
epic-file-value = pole { $field } ma wartość { $is }; dopuszczalne: { $accepted }
epic-file-step = obiekt z polem „do” lub „expect”
epic-file-side = od { $least } do { $most }
epic-file-width = nie więcej niż długość { $length }
epic-file-most = najwyżej { $most }
epic-file-points = od { $least } do { $most } punktów
epic-file-on-table = punkt na stole
epic-file-choice = wybór z nazwą, zagnieżdżony najwyżej { $depth }-krotnie
epic-file-shared = nazwa wspólnego wyboru z tej listy
epic-file-unit = nazwa jednostki z tej listy
epic-file-ended = plik kończy się za wcześnie, w wierszu { $line }, kolumnie { $column }
epic-file-missing = brakuje pola { $field }
epic-file-twice = pole { $field } występuje dwa razy
epic-file-unknown-field = nie ma pola { $field }; jest { $known }
epic-file-one-of = { $known }
epic-file-whole = liczba całkowita
epic-file-whole-between = liczba całkowita od { $least } do { $most }
epic-file-boolean = true albo false
epic-file-text = tekst
epic-file-list = lista w nawiasach kwadratowych
epic-file-object = obiekt w nawiasach klamrowych
epic-file-place = miejsce jak [30, 12.5] albo obiekt z polami „at” i „base”
epic-file-army-list = identyfikator listy armii albo cała własna lista
epic-file-slot = core, free, obiekt z polem „per_core” albo z polem „share_of_points”
epic-file-condition = obiekt z polem „all”, z polem „any” albo z polami „count”, „op” i „n”
epic-file-base = point albo podstawka okrągła lub prostokątna od 0 do { $most }
epic-file-clause = przepis, na przykład EP-4.1.7
epic-file-length = liczba centymetrów od -10000 do 10000 z najwyżej trzema miejscami po kropce, jak 29.9
epic-file-pair = para liczb, jak [130, 85]
epic-file-name = tekst o długości najwyżej { $most } znaków, bez znaków sterujących
epic-file-own-name = nazwa, która występuje tylko raz
epic-file-formation = nazwa formacji z tej listy
epic-file-types = co najmniej jeden typ jednostki, każdy raz
epic-file-unit-near = nazwa jednostki z tej listy, na przykład { $near }

# Armies
epic-army-unknown-list = nie ma listy armii „{ $list }”; są { $known }
epic-army-empty = armia nie ma żadnej formacji
epic-army-unknown-formation = lista nie zawiera formacji „{ $formation }”
epic-army-same-id = dwie formacje mają identyfikator „{ $id }”
epic-army-unknown-option = { $formation }: lista nie zawiera opcji „{ $option }”
epic-army-unclear-option = { $formation }: „{ $option }” może oznaczać { $paths }
epic-army-too-few = { $formation }: { $option } – wybrano { $taken }, potrzeba co najmniej { $least }
epic-army-too-many = { $formation }: { $option } – wybrano { $taken }, wolno najwyżej { $most }
epic-army-army-too-few = { $option } – w armii { $taken }, potrzeba co najmniej { $least }; do wzięcia w: { $formations }
epic-army-army-too-many = { $option } – w armii { $taken }, wolno najwyżej { $most }
epic-army-too-many-for-core = formacji { $taken } ({ $formations }), a podstawowe formacje armii pozwalają na { $most }
epic-army-share = formacje ograniczone do 1/{ $part } punktów kosztują { $points }, o { $by } więcej niż dozwolone { $most }
epic-army-over-total = armia kosztuje { $points } punktów, o { $by } więcej niż uzgodnione { $total }
epic-army-unknown-formation-near = lista nie zawiera formacji „{ $formation }”; może { $near }?
epic-army-unknown-option-near = { $formation }: lista nie zawiera opcji „{ $option }”; może { $near }?
epic-army-named = „{ $name }”
epic-army-too-few-of = { $formation }: { $option } – wybrano { $taken }, potrzeba co najmniej { $least }; do wyboru: { $options }
epic-army-too-many-units = { $formation }: jednostek { $units }, w jednej formacji mieści się najwyżej { $most }
epic-army-below-zero = { $formation }: koszt wychodzi { $points } punktów; żadna formacja nie kosztuje mniej niż 0
epic-garrison-tests = zwiadowcy { $scouts } z { $wanted } potrzebnych; szybszych niż 15 cm { $fast } (najwyżej 1) i machin wojennych { $engines } (żadna); o szybkości 0: { $immobile } (co najmniej 1)
epic-garrison-no = nie może być garnizonem ({ $tests })
epic-garrison-list = nie może być garnizonem: zabrania tego lista
epic-garrison-scouts = może być garnizonem: zwiadowcy
epic-garrison-slow = może być garnizonem: powolna, bez machin wojennych
epic-garrison-immobile = może być garnizonem: ma jednostkę o szybkości 0
epic-garrison-spacecraft = okręt kosmiczny: rozstawiany przed wszystkim innym
epic-may-reserve = można odłożyć: { $way }
epic-may-be-carried = można odłożyć na pokładzie { $carriers }
epic-slot-core = podstawowa
epic-slot-free = bez własnego limitu
epic-slot-per-core = { $count } na każdą formację podstawową
epic-slot-per = { $count } na każdą formację { $formation }
epic-slot-share = razem najwyżej 1/{ $part } punktów
epic-list-head = { $name }, współczynnik strategii { $rating }
epic-list-offer = { $name }: { $points } pkt, { $slot }
epic-list-army-max = najwyżej { $most } w armii
epic-list-at-set-up = Przy rozstawianiu w podstawowym składzie: { $may }
epic-list-limits = od { $least } do { $most }
epic-list-group = { $name }: { $limits } spośród
epic-list-choice = { $name }: { $points } pkt, { $limits }

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
epic-refusal-off-table = punkt { $at } leży { $by } poza stołem
epic-refusal-not-on-own-edge = { $by } od własnej krawędzi stołu, na której leży pierwszy cel
epic-refusal-not-on-own-corner = { $by } od własnych dwóch półkrawędzi, na których leży pierwszy cel
epic-refusal-not-in-opponents-half = { $by } poza połową przeciwnika; linia podziału nie należy do nikogo
epic-refusal-too-close-to-edge = o { $by } za blisko krawędzi stołu przeciwnika
epic-refusal-too-close-to-objective = o { $by } za blisko celu { $objective }
epic-refusal-unknown-formation = armia nie ma formacji „{ $formation }”; ma { $known }
epic-refusal-put-aside = { $formation } jest odłożona do desantu orbitalnego
epic-refusal-already-set-up = { $formation } jest już rozstawiona lub odłożona
epic-refusal-not-spacecraft = { $formation } nie jest okrętem kosmicznym
epic-refusal-spacecraft-missing = jeszcze nierozstawione: { $formations }
epic-refusal-no-planetfall = { $formation } nie może wejść desantem orbitalnym; bez tej zdolności: { $units }
epic-refusal-already-closed = już zamknięte
epic-refusal-wrong-unit-count = { $formation } wymaga tylu miejsc: { $wanted }, podano: { $given }
epic-refusal-not-eligible = { $formation } nie może być garnizonem: { $tests }
epic-refusal-list-forbids-garrison = { $formation } nie może być garnizonem: jej lista dopuszcza tylko { $only }
epic-refusal-unit-off-table = jednostka { $unit } w punkcie { $at } jest { $by } poza stołem
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
epic-refusal-spacecraft-no-garrison = { $formation } to okręt kosmiczny; okręty rozstawia się przed garnizonami i nigdy jako garnizon
epic-refusal-bad-continuation = { $one } i { $other } to nie rzut dwiema kośćmi; każdy gracz rzuca jedną kością, od 1 do 6, a równe rzuty oznaczają kolejną turę

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
epic-cli-formation = - { $id }: { $name }, { $points } pkt, jednostek: { $units }; { $may }

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
epic-play-welcome = Gra zapisuje się w { $file }. „?” pokazuje pomoc, „quit” przerywa.
epic-play-help = Te słowa działają zawsze:
epic-help-status = status: krok, cele, każda formacja z miejscami i uszkodzeniami
epic-help-map = map: stół literami; map PLIK: rysuje go do pliku
epic-help-undo = undo: cofa ostatni krok
epic-help-concede = concede alpha, concede bravo: poddaje grę
epic-help-judge = judge alpha, judge bravo, judge draw: sędzia kończy grę
epic-help-quit = quit: przerywa; grę podejmiesz z jej pliku
epic-help-formations = Formacje podaje się identyfikatorem; alpha/ID lub bravo/ID, gdy mają go obie armie.
epic-help-places = Miejsca to centymetry od krawędzi zachodniej i południowej: 130 85, 130,85 albo „20 od zachodniej krawędzi, 30 od południowej”. Gdy miejsc jest mniej niż jednostek, ostatnie służy pozostałym.
epic-play-which-edge = „{ $read }” to nie krawędź do wyboru; są south, north, south-west, south-east, north-east i north-west
epic-status-to-act = Kolej: { $player }.
epic-status-army-at = { $player } ({ $edge }):
epic-status-objective = cel { $number } w { $at }, położył go { $player }
epic-status-objective-held = cel { $number } w { $at }, położył go { $player }: { $control }
epic-status-at = w { $places }
epic-status-damage = pozostała wytrzymałość: { $units }
epic-notice-size = Idealny stół to około { $width } na { $length } (EP-2.2.2).
epic-notice-larger = Większe stoły są możliwe i mogą sprzyjać niektórym armiom (EP-2.2.3).
epic-play-no-chance = system nie daje liczb losowych: { $why }
epic-play-terrain = Wpisz PLIK KTO albo generate KRAJOBRAZ ZIARNO KTO; KTO to alpha, bravo, both lub organizer; „anyway” potwierdza uwagi.
epic-play-no-table = nie ma jeszcze stołu
epic-play-army-of = { $player }:
epic-play-formation = { "  " }{ $id }: { $points } pkt, jednostki { $living } z { $units }, { $place }
epic-place-destroyed = zniszczona
epic-place-waiting = nierozstawiona
epic-place-orbit = na orbicie
epic-place-aside = odłożona: { $way }
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
epic-ask-spacecraft = Okręty kosmiczne ({ $ships }) i desant ({ $planetfall })? (ship ID, planetfall ID, planetfall ID in TRANSPORT, done)
epic-ask-garrison = { $player } rozstawia garnizon z { $formations }: garrison ID x y … [overwatch] albo pass?
epic-ask-remaining = { $player } rozstawia jedną z { $formations }: place ID x y … albo reserve ID aircraft, teleport, in TRANSPORT?
epic-ask-confirm = Wszystko rozstawione. Zgoda? (status, map PLIK, confirm)
epic-ask-turn = Tura { $turn } (mogą wejść: { $entries }): move, enter, takeoff, lose, damage, break, ability ID …, end?
epic-ask-rally = Faza końcowa tury { $turn } (złamane: { $formations }): rally ID, done?
epic-ask-continuation = Nikt nie wygrał. Rzut o kolejną turę: { $one } i { $other }? (3 3; puste – rzut tutaj)

# Miejsca i liczby tak, jak się je wpisuje
epic-typed-pairs = „{ $read }” to nie miejsce; wpisz dwie liczby centymetrów od krawędzi zachodniej i południowej, jak 130 85 lub 130,85
epic-typed-one = „{ $read }” to kilka miejsc; potrzebne jest jedno
epic-typed-number = „{ $read }” to nie liczba centymetrów; wpisz ją jak 130 lub 85,5
epic-typed-edges = „{ $read }” jest niejasne; wpisz na przykład: 20 od zachodniej krawędzi, 30 od południowej krawędzi

# Co się stało
epic-told-joined = { $player } dołącza
epic-told-points = uzgodniono { $points } punktów
epic-told-army = { $player } oddaje listę { $army }: { $points } punktów, formacji: { $formations }
epic-told-terrain = teren ustawiony ({ $by }): { $width } na { $length }
epic-told-stage = dalej: { $stage }
epic-told-roll-off = rzut o krok „{ $step }”: { $alpha } przeciw { $bravo } { $pairs }; wygrywa { $winner }
epic-told-edge = { $player } zajmuje: { $edge }; { $other }: { $opposite }
epic-told-objective = { $player } kładzie cel { $number } w { $at }
epic-told-objective-named = { $player } kładzie cel { $number } ({ $label }) w { $at }
epic-told-spacecraft = { $player } wystawia okręt kosmiczny { $formation }
epic-told-aside = { $player } odkłada { $formation }: { $way }
epic-told-closed = { $player } kończy
epic-told-garrison = { $player } rozstawia garnizon { $formation } od { $at }, jednostek: { $units }
epic-told-overwatch = { $formation } gracza { $player } czuwa
epic-told-set-up = { $player } rozstawia { $formation } od { $at }, jednostek: { $units }
epic-told-moved = { $formation } gracza { $player } rusza na { $at }
epic-told-entered = { $formation } gracza { $player } wchodzi w { $at }
epic-told-took-off = { $formation } gracza { $player } startuje
epic-told-lost = { $formation } gracza { $player } traci jednostek: { $units }; zostało: { $left }
epic-told-damaged = jednostka { $unit } formacji { $formation } gracza { $player } ma jeszcze { $left } wytrzymałości
epic-told-broke = { $formation } gracza { $player } załamuje się
epic-told-ability = { $formation } gracza { $player } używa { $ability }
epic-told-summoned = { $player } przyzywa { $unit } do { $formation } w { $at }
epic-told-absorbed = { $into } wchłania { $formation } ({ $player })
epic-told-rallied = { $formation } gracza { $player } zbiera się
epic-told-turn-ended = koniec tury { $turn }; cele: { $alpha } do { $bravo }
epic-told-continuation = rzut o kolejną turę: { $alpha } { $one }, { $bravo } { $other }
epic-author-player = sam gracz { $player }
epic-author-both = obaj gracze
epic-author-organizer = organizator
epic-way-aircraft = samolot
epic-way-in-aircraft = na pokładzie { $carrier }
epic-way-in-some-aircraft = na pokładzie samolotu
epic-way-teleport = przez teleportację
epic-way-planetfall = desantem z orbity
epic-way-planetfall-in = desantem z orbity na pokładzie { $carrier }
epic-way-webway = z pajęczego traktu
epic-way-list = tak, jak mówi lista
epic-place-absorbed = wchłonięta
epic-place-rallied = na stole, zebrana
epic-place-garrison = na stole, garnizon

# Przy stole, obok zasad
epic-not-nothing-back = nie ma kroku do cofnięcia
epic-not-set-up-fixed = obaj gracze potwierdzili rozstawienie; odtąd cofa je tylko sędzia
epic-not-already-asked = prośba już jest; odpowiada drugi gracz
epic-not-asked = nikt nie prosił o cofnięcie kroku
epic-not-own-question = odpowiada drugi gracz, nie ten, kto pyta
epic-not-judge-called = sędzia jest już wezwany
epic-not-no-judge = sędzia nie jest wezwany
epic-not-already-open = stół jest już otwarty
epic-not-invited = ten link nie daje już miejsca przy stole
epic-not-your-seat = ten telefon nie działa za gracza { $side }
epic-not-seated = ten telefon nie ma miejsca przy stole
epic-not-a-judge = to robi tylko sędzia
epic-side-alpha = Alfa
epic-side-bravo = Bravo
