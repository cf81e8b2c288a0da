# Turnieje w wierszu poleceń.
failure-in-file = { $path }: { $what }
failure-file-missing = nie ma takiego pliku
failure-file-forbidden = brak dostępu
failure-file-folder = to jest folder, nie plik
failure-file-full = dysk jest pełny
failure-file-system = system odpowiada: { $why }
failure-other-pack = turniej toczy się według „{ $wanted }”, a podany pakiet to „{ $read }”
failure-no-such-pack = nie ma pakietu zasad „{ $read }”; znane: { $known }; własny podaje się przez --pack PLIK
failure-no-chance = system nie daje losowości: { $why }
failure-seed = ziarno ma 64 cyfry szesnastkowe; odczytano { $length } znaków, które nimi nie są
failure-no-such-player = nie ma gracza „{ $read }”; podaj imię, jego początek albo id z pliku
failure-player-unclear = „{ $read }” może oznaczać: { $names }
failure-structure = „{ $read }” nie jest strukturą; znane: { $known } albo własna, np. custom:6+8 (sześć rund szwajcarskich, potem najlepsza ósemka)
failure-no-table-after = po rundzie { $round } nie ma klasyfikacji: to nie jest zamknięta runda szwajcarska
failure-not-in-standings = { $player } nie ma jeszcze w klasyfikacji

head-rank = #
head-player = Gracz
head-players = Gracze
head-points = Punkty
head-sos = SoS
head-esos = eSoS
head-played = Rundy
head-points-per-round = Punkty na rundę
head-opponent = Przeciwnik
head-table = Stół
head-result = Wynik
head-action = Czynność
head-command = Polecenie
head-what-it-does = Co robi
head-id = Id
head-team = Drużyna
head-state = Stan
head-setting = Ustawienie
head-value = Wartość
head-when = Kiedy
head-who = Kto
head-reason = Powód
head-what = Wielkość
head-work = Praca
head-milliseconds = Milisekundy
head-growth = Wzrost

table-none = { $name }: żadna runda szwajcarska nie jest jeszcze zamknięta, więc nie ma klasyfikacji.
table-title = { $name }, po rundzie { $round }
standings-champion = Zwycięzca turnieju: { $player }
ranking-title = Klasyfikacja końcowa
explain-title = { $player } po rundzie { $round }: miejsce { $rank }, punkty: { $points }
explain-sos = SoS { $value }: średnia punktów na rundę przeciwników (policzonych: { $opponents }, każdy raz; wolny los nie ma przeciwnika) · { $clause }
explain-esos = eSoS { $value }: średnia SoS samych przeciwników · { $clause }

round-title-swiss = Runda { $round } (szwajcarska { $in_stage })
round-title-elimination = Runda { $round }, pucharowa, graczy: { $players }
pair-fresh-seed = plik nie ma ziarna; tę rundę wylosowano z { $seed }. Wpisz je do pliku jako "seed", aby móc dowieść losowania.

verify-commitment = Zobowiązanie (SHA-256 ziarna): { $commitment }
verify-holds = Wszystko się zgadza. Kroków rozstrzygniętych ponownie: { $steps }, powtórzonych losowań: { $proven }, wszystkie zgodne.
verify-fails = Nie dowiedziono. Sprzeczności lub luki: { $findings }.

rights-organizer = Organizator
rights-marshal = Komandor
rights-leader = Animator
rights-staff = Obsługa
rights-seated = Przy stole
rights-oneself = Sam gracz
rights-participant = Każdy obecny
rights-newcomer = Nowa osoba
rights-note = Każda ● wystarcza sama. Animatorami są organizator oraz komandorzy i sędziowie na służbie; gdy nie ma komandora, zastępuje go organizator.

import-not-recognised = nie rozpoznano formatu; podaj go przez --from ({ $known })
import-no-such-format = nie ma formatu „{ $read }”; znane: { $known }
import-done = zapisano { $path } z formatu { $format }: graczy { $players }, rund { $rounds }
export-done = zapisano { $path } w formacie { $format }
export-lost = Nie przeniesiono:
export-lost-line = - { $what }

simulate-range = --{ $what } wynosi { $read }; dopuszczalne jest od { $least } do { $most }
simulate-model = „{ $read }” nie jest modelem; dopuszczalne są elo:200, normal:1.0, uniform:2.0 i equal, z liczbami od 0 do 10000
simulate-title = Turniejów: { $runs }, graczy w każdym: { $players }, regulamin { $regulation }; siła graczy { $model }, ziarno { $seed }
simulate-rounds = rundy
simulate-best-wins = wygrywa najlepszy gracz
simulate-top = z prawdziwej czołówki { $size } kończy w czołówce { $size }
simulate-one-loss-missed = gracze z jedną porażką poza czołówką
simulate-cut-with-a-miss = turnieje, w których ktoś z jedną porażką odpada
simulate-unbeaten-missed = niepokonani poza czołówką, na turniej
simulate-floats = pary między grupami, na turniej
simulate-rematches = powtórzone pary, na turniej
simulate-chart = Które miejsce zajmuje najlepszy gracz ({ $structure }):

bench-note = Wzrost: czas podzielony przez czas dla połowy graczy; ×2 to wzrost liniowy. Rund rozegranych wcześniej: { $rounds }; wszystkie gwarancje włączone.

run-no-seed = plik nie ma tajnego ziarna, więc nic nie można wylosować; „marshal run” pracuje na plikach, które sam zapisuje; listę graczy można dodać do nowego przez „csv PLIK”
run-resumed = Kontynuacja: { $name }.
run-welcome = Wpisz „help”, aby zobaczyć polecenia, „quit”, aby wyjść; każdy krok jest od razu zapisywany.
run-goodbye = Wszystko jest zapisane w { $path }.
run-cancelled = Nic nie zrobiono.
run-unknown-word = nie ma tu polecenia „{ $word }” albo pasuje ich kilka; „help” wymienia wszystkie
run-changed-elsewhere = plik zmienił inny program od ostatniego zapisu tutaj; wyjdź przez „quit” i zacznij ponownie
run-undo-reason = cofnięto przy stanowisku
run-new = { $path } jeszcze nie istnieje: nowy turniej.
run-found-help = Z tych odpowiedzi powstaje turniej; pusty wiersz przyjmuje to, co stoi w nawiasie. „quit” kończy bez zakładania turnieju. Polecenia są potem.
run-found-ended = Dane skończyły się przy „{ $question }”: turniej nie powstał.
run-ask-name = Nazwa turnieju:
run-ask-organizer = Kto jest organizatorem?
run-ask-pack = Regulamin [{ $default }]:
run-ask-tier = Poziom [{ $default }]:
run-no-such-tier = nie ma poziomu „{ $read }”; znane: { $known }
run-custom-example = własna: pięć rund szwajcarskich, potem najlepsza ósemka
run-ask-structure = Struktura [{ $default }]:
run-ask-late = Czy po wylosowaniu rundy 1 można jeszcze dołączać? (t/N)
run-founded = Założono. Ogłoś teraz to zobowiązanie; dowiedzie ono później, że żadnego losowania nie dobrano: { $commitment }
run-ask-player = Gracz (pusty wiersz kończy):
run-added = { $player } gra. Graczy: { $count }
run-needs = oczekiwano: { $what }
run-staff-line = { $person }: { $role }
run-checked-in = { $player } jest na miejscu.
run-wrong-value = „{ $read }” nie jest wartością dla { $what }
run-no-such-setting = nie ma ustawienia „{ $read }”; „set” wymienia wszystkie
run-announced = Ogłoszono i ustalono: { $structure }.
run-reopened = Zapisy są znów otwarte.
run-no-match = { $player } nie gra w tej rundzie
run-no-show = { $player } nie przychodzi i opuszcza turniej; { $there ->
    [0] do tego stołu nikt nie przyszedł
   *[other] przeciwnik ma wolny los
}.
run-dropped = { $player } opuszcza turniej.
run-rejoined = { $player } znów gra.
run-disqualified = { $player }: dyskwalifikacja.
run-ask-disqualify = Zdyskwalifikować na stałe: { $player }? (t/N)
run-ask-reason = Dlaczego?
run-ask-which-player = Który gracz?
run-draw-unseen = Nikt nie widzi tego losowania, dopóki go nie ogłosisz („publish”).
run-swap-strains = To nie zgadza się z regulaminem ({ $clause }):
run-ask-go-on = Zrobić to mimo wszystko? (t/N)
run-published = Wszyscy mogą zobaczyć pary. Rundę rozpoczyna „start”.
run-started = Runda się rozpoczęła.
run-extended = Stół { $table }: dodatkowy czas w minutach: { $minutes }.
run-closed = Runda { $round } jest zamknięta.
run-cut = Odcięcie wykonane. Graczy dalej: { $players }
run-finished = Turniej zakończony. Ziarnem było { $seed }; każdy może sprawdzić wszystkie losowania przez „marshal verify { $path }”.
run-no-round = nie trwa żadna runda
run-clock-waits = Zegar nie został uruchomiony.
run-clock-untimed = Minut gry: { $minutes }; ta runda nie ma limitu.
run-clock-paused = Zegar stoi na minucie { $minutes } z { $length }.
run-clock = Minuta { $minutes } z { $length }; koniec czasu o { $end }.
run-clock-table = Stół { $table }: o { $end }.
run-no-such-table = w rundzie { $round } nie ma stołu „{ $read }”
run-prompt = { $name } · { $next } >
help-usage = Użycie:
help-commands = Polecenia
help-arguments = Argumenty
help-options = Opcje
help-help = Pokaż tę pomoc
help-version = Pokaż wersję
run-prompt-help = strzałki wybierają, Tab uzupełnia, Enter wysyła
run-next = Dalej: { $next }
run-next-enrol = dodaj graczy („add”), potem „announce”
run-next-announce = „announce”
run-next-nothing = turniej zakończony
run-next-publish = sprawdź losowanie, potem „publish”
run-next-start = „start”
run-next-close = „close”
run-next-draw = „draw”
run-next-cut = „cut”
run-next-finish = „finish”
run-open-call = Stół { $table } czeka na animatora: { $kind }
run-no-game = tu nie ma gry do zgłoszenia
run-disputed = Zgłoszenia dla stołu { $table } różnią się: spór. Rozstrzygnij go przez „settle { $table }”.
run-reported = Zgłoszenie przyjęte ({ $player }); czekamy na przeciwnika.
run-ask-correct = Poprawić? (t/N)
run-preview = To zmieniłoby:
run-preview-row = { $player }: { $now } → { $then }
run-preview-cut = Do czołówki wchodzi: { $enter }; wypada: { $leave }
run-preview-draw = Runda { $round } byłaby wylosowana inaczej; zostaje, jak ją rozegrano.
run-preview-nothing = W klasyfikacji nic.
run-outcome = { $player }: { $outcome }
run-result = Stół { $table }: { $outcomes }
run-on-record = { $figure }: { $one } : { $two }
run-figure = „{ $read }” nie jest wartością. Zapis: goals=2:1, najpierw pierwsze miejsce; połówki jako 412.5.
run-refereed-unreadable = { $path } nie jest wynikiem rozsądzonej gry (marshal.epic.result/1): { $why }
run-refereed-others = Plik dotyczy { $file }, a ten mecz { $one } i { $two }.
run-decided-by = Rozstrzygnęło: { $step }
run-ask-table = Który stół?
run-which-game = Stół { $table }: { $players }
run-ask-ending = Jak się skończyło? (numer lub nazwa)
run-no-such-ending = „{ $read }” nie ma na liście
run-ask-winner = Kto wygrał? (1 { $one }, 2 { $two })
run-ask-winner-or-nobody = Kto wygrał? (1 { $one }, 2 { $two }, 0 nikt)
run-procedure = { $name }
run-procedure-step = { $step }: { $one } – { $two }
run-procedure-choice = { $player } wybiera zwycięzcę.
run-procedure-player = { $what }: kto?
run-ask-counts = { $what }: { $one } i { $two } (dwie liczby do { $most })
run-two-numbers = „{ $read }” to nie dwie liczby od 0 do { $most }
run-ask-seat = 1 { $one }, 2 { $two }, 0 nikt

desk-presence-here = na miejscu
desk-presence-active = gra
desk-presence-dropped = odejście po rundzie { $round }
desk-presence-cut-off = poza czołówką
desk-presence-eliminated = odpada w rundzie { $round }
desk-presence-disqualified = dyskwalifikacja
word-yes = tak
word-no = nie
word-newcomer = nowa osoba

run-help-help = te polecenia albo te, które się tak zaczynają
run-help-add = dodaje gracza albo wszystkich w kolejnych wierszach; spóźnieni dostają opuszczone rundy
run-help-csv = dodaje graczy z pliku CSV
run-help-players = wszyscy, i co daje struktura dla tylu osób
run-help-here = odnotowuje obecność gracza
run-help-staff = mianuje komandora lub sędziego
run-help-set = pokazuje ustawienia albo zmienia jedno: tier, structure, late, decks, first-table …
run-help-announce = zamyka zapisy i ogłasza rundy oraz odcięcie, odtąd stałe
run-help-reopen = ponownie otwiera zapisy, przed ogłoszeniem
run-help-draw = losuje następną rundę; widzisz ją tylko ty
run-help-redraw = losuje ponownie, z podaniem powodu
run-help-swap = zamienia ręcznie dwóch graczy, pokazując, co to narusza
run-help-publish = ogłasza pary wszystkim
run-help-start = uruchamia zegar rundy
run-help-time = zegar i godzina końca czasu
run-help-pause = zatrzymuje zegar
run-help-resume = wznawia zegar
run-help-clock = daje więcej minut każdemu stołowi, przy którym trwa gra
run-help-extend = daje jednemu stołowi więcej czasu
run-help-show = pary i wyniki, otwarte spory, następny krok
run-help-result = kartka podpisana przez obie osoby: „result 3 Ana”, „result 3 Ana concession” albo samo „result 3”; „result 3 @plik” bierze rozsądzoną grę
run-help-report = zgłoszenie jednego gracza; gdy się różnią, powstaje spór
run-help-settle = rozstrzyga wynik jako animator, z podaniem powodu
run-help-correct = zmienia wcześniejszy wynik, pokazując najpierw skutki
run-help-noshow = usuwa gracza, który nie przyszedł do stołu
run-help-drop = gracz opuszcza turniej
run-help-rejoin = gracz wraca, z przegraną bez pary za każdą opuszczoną rundę
run-help-disqualify = usuwa gracza na stałe
run-help-close = zamyka rundę i liczy wyniki
run-help-standings = klasyfikacja
run-help-explain = skąd się wzięło SoS gracza
run-help-cut = wykonuje odcięcie do następnego etapu
run-help-finish = kończy turniej i ujawnia ziarno
run-help-history = kto co zrobił i kiedy
run-help-undo = cofa ostatnie polecenie
run-help-quit = wychodzi; wszystko jest zapisane
run-help-note = Słowa można skracać, dopóki są jednoznaczne. Pusta odpowiedź na pytanie odwołuje polecenie.

cli-run = Poprowadź cały turniej, od pierwszego gracza do zwycięzcy, z zapisem każdego kroku
cli-run--file = Plik turnieju; jeśli go nie ma, zaczyna się nowy
cli-run--pack = Własny pakiet zasad (TOML)
cli-standings = Klasyfikacja z dokładnymi kryteriami pomocniczymi
cli-standings--file = Plik turnieju; - czyta standardowe wejście
cli-standings--pack = Własny pakiet zasad turnieju (TOML)
cli-standings--after = Stan po tej zamkniętej rundzie szwajcarskiej
cli-standings--explain = Pokaż, skąd wzięło się SoS tego gracza
cli-pair = Wylosuj następną rundę, szwajcarską lub pucharową, z odcięciem, jeśli przypada; nie zmienia pliku
cli-pair--file = Plik turnieju; - czyta standardowe wejście
cli-pair--pack = Własny pakiet zasad turnieju (TOML)
cli-pair--seed = Tajne ziarno, 64 cyfry szesnastkowe; domyślnie z pliku
cli-verify = Rozstrzygnij każdy krok ponownie i dowiedź, że każde losowanie wynika z ziarna, albo powiedz, co nie
cli-verify--file = Plik turnieju; - czyta standardowe wejście
cli-verify--pack = Własny pakiet zasad turnieju (TOML)
cli-simulate = Rozegraj tysiące turniejów według prawdziwych zasad i porównaj struktury
cli-simulate--regulation = Pakiet zasad
cli-simulate--pack = Zamiast tego własny pakiet zasad (TOML)
cli-simulate--players = Liczba graczy, od 2 do 4096
cli-simulate--runs = Liczba turniejów
cli-simulate--structure = Struktura: tabela pakietu albo custom:6+8
cli-simulate--compare = Kilka struktur obok siebie
cli-simulate--seed = Ta sama liczba daje te same wyniki
cli-simulate--model = Siła graczy: elo:SD, normal:SD, uniform:SZEROKOŚĆ lub equal
cli-simulate--to-time = Ile gier na sto kończy upływ czasu
cli-import = Wczytaj plik innego systemu: CSV, NRTM lub Cobra, TRF, TOME
cli-import--file = Plik do wczytania; - czyta standardowe wejście
cli-import--from = Format; jeśli nie podano, rozpoznawany po treści
cli-import--regulation = Pakiet zasad, według którego czytać
cli-import--pack = Zamiast tego własny pakiet zasad (TOML)
cli-import--tier = Poziom
cli-import--structure = Struktura; jeśli nie podano, ustalana z rund
cli-import--name = Nazwa turnieju
cli-import--output = Dokąd zapisać plik turnieju; domyślnie standardowe wyjście
cli-export = Zapisz turniej w formacie innego systemu; straty są wymienione
cli-export--file = Plik turnieju; - czyta standardowe wejście
cli-export--pack = Własny pakiet zasad turnieju (TOML)
cli-export--to = Format; marshal to plik turnieju bez ziarna i historii
cli-export--output = Dokąd zapisać; domyślnie standardowe wyjście
cli-rights = Kto co może w turnieju
cli-completions = Wypisz skrypt uzupełniania dla powłoki
cli-completions--shell = Powłoka
cli-bench = Zmierz, jak praca rośnie z liczbą graczy
cli-bench--what = Co zmierzyć
cli-bench--most = Największa liczba graczy

plan-swiss =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
plan-swiss-after-cut =
    { $rounds ->
        [one] czołówka { $cut } gra jeszcze { $rounds } rundę
        [few] czołówka { $cut } gra jeszcze { $rounds } rundy
       *[many] czołówka { $cut } gra jeszcze { $rounds } rund
    }
plan-cut = czołówka { $cut }
plan-elimination = system pucharowy od początku
plan-joined = { $first }, { $next }
plan-preview =
    { $players ->
        [one] { $players } gracz: { $stages }
        [few] { $players } graczy: { $stages }
       *[many] { $players } graczy: { $stages }
    }
plan-preview-none =
    { $players ->
        [one] { $players } gracz: struktura nie ma wiersza dla tak małej liczby
       *[other] { $players } graczy: struktura nie ma na to wiersza
    }
run-undone =
    { $steps ->
        [one] Cofnięto.
        [few] Cofnięto { $steps } kroki.
       *[many] Cofnięto { $steps } kroków.
    }
run-next-results =
    { $open ->
        [one] brakuje { $open } wyniku
       *[other] brakuje { $open } wyników
    }
