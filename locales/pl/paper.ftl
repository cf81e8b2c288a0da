# Arkusze do druku: nazwy, przeznaczenie i to, co na nich stoi.
paper-title-pairings-by-name = Pary według imion
paper-title-pairings-by-table = Pary według stołów
paper-title-slips = Kartki z wynikami
paper-title-standings = Klasyfikacja
paper-title-bracket = Drabinka
paper-title-players = Gracze
paper-title-deck-form = Lista talii
paper-title-table-numbers = Numery stołów
paper-title-proxies = Proxy
paper-title-rules = Obowiązujące zasady
paper-title-desk = Kopia dla stanowiska
paper-purpose-pairings-by-name = Na ścianę: każdy znajduje swoje imię, stół i przeciwnika.
paper-purpose-pairings-by-table = Dla stanowiska: stoły po kolei, z miejscem na wyniki.
paper-purpose-slips = Po cztery na stronie; po pocięciu stosu i złożeniu ćwiartek jedna na drugiej leżą w kolejności stołów.
paper-purpose-standings = Najnowsza klasyfikacja, a po rundach pucharowych końcowe miejsca wszystkich, z dokładnymi kryteriami pomocniczymi.
paper-purpose-bracket = Rundy pucharowe na jednej stronie.
paper-purpose-players = Wszyscy zapisani, z kratką do odhaczenia obecności.
paper-purpose-deck-form = Pusta lista talii do wypełnienia ręcznie.
paper-purpose-table-numbers = Dwa duże numery na stronie i kod, którym telefon trafia do turnieju.
paper-purpose-proxies = W miejsce uszkodzonych kart, w rozmiarze karty, ze wszystkim, co proxy musi zawierać.
paper-purpose-rules = Rundy, czas, punkty i kryteria pomocnicze na jednym arkuszu, przy każdym wierszu punkt zasad.
paper-purpose-desk = Cały turniej z tajnym ziarnem, w kodach. Trzymać pod kluczem.

paper-not-yet-round = nie ma jeszcze takiej rundy do wydruku
paper-not-yet-table = żadna runda szwajcarska nie jest jeszcze zamknięta, więc nie ma klasyfikacji
paper-not-yet-bracket = nie ogłoszono rund pucharowych
paper-not-yet-players = nikt się jeszcze nie zapisał
paper-not-yet-decks = w tych zasadach nie ma list talii
paper-not-yet-proxies = nie wykonano żadnego proxy

paper-round = Runda { $round }
paper-round-final = Runda { $round }, finał
paper-round-elimination = Runda { $round }, najlepszych { $players }
paper-final = Finał
paper-last = Najlepszych { $players }
paper-place = miejsce { $rank }
paper-game = Gra { $game }
paper-heading-by-name = { $round }: według imion
paper-heading-by-table = { $round }: według stołów
paper-heading-standings = Klasyfikacja po rundzie { $round }
paper-heading-codes = Kody turnieju
paper-about-codes = Kody, które nie zmieściły się na poprzednich arkuszach
paper-players = { $count ->
    [one] { $count } gracz
    [few] { $count } gracze
   *[many] { $count } graczy
}
paper-tables = { $count ->
    [one] { $count } stół
    [few] { $count } stoły
   *[many] { $count } stołów
}
paper-unpublished = jeszcze nieogłoszone
paper-page = strona { $page } z { $pages }
paper-state = { $parts ->
    [one] Stan { $id }: ten jeden kod odtwarza turniej (marshal restore-from-paper)
    [few] Stan { $id }: kody od 1 do { $parts } razem odtwarzają turniej (marshal restore-from-paper)
   *[many] Stan { $id }: kody od 1 do { $parts } razem odtwarzają turniej (marshal restore-from-paper)
}
paper-left = poza grą
paper-here = jest
paper-won = wygrana
paper-winner = zwycięzca
paper-signature = Podpis
paper-ended-by = Jak zakończyła się gra
paper-ended-at = koniec gry o godzinie
paper-received-at = kartkę oddano o godzinie § { $clause }
paper-figures = Liczby
paper-drops = Po tej rundzie opuszcza turniej
paper-join = Wyniki, zegar i pary w telefonie
paper-about-deck-form = Liczba kopii i pełna nazwa każdej karty, tak jak na niej wydrukowano
paper-proxy = Proxy
paper-proxy-for = Dla: { $player }. Tylko w tym turnieju.
paper-proxy-original = Oryginał leży zakryty pod ręką.

paper-about-desk = Wszystko, czego trzeba, by prowadzić turniej dalej na innym komputerze
paper-desk-warning = Tajne: ziarno decyduje o wszystkich kolejnych losowaniach. Nie na ścianę.
paper-desk-scan = Zeskanuj lub sfotografuj wszystkie arkusze tej kopii; numery pod kodami pokazują, czy któregoś brakuje.
paper-desk-restore = Uruchom „marshal restore-from-paper” z tymi obrazami. Polecenie sprawdza każdy kod i zapisuje plik turnieju.
paper-desk-go-on = Prowadź turniej dalej poleceniem „marshal run”; losowania wynikają z tego samego ziarna, więc „marshal verify” potwierdzi cały turniej.
paper-desk-seed = Ziarno
paper-desk-commitment = Ogłoszone zobowiązanie ziarna (SHA-256)

paper-rules-rounds = Rundy
paper-rules-time = Czas
paper-rules-tier = Poziom: { $tier }
paper-rules-phase = { $phase }: { $begins }
paper-rules-plays-on = po ogłoszeniu końca czasu gra toczy się do końca tej części: { $extent }
paper-rules-no-show = { $minutes ->
    [one] kto spóźni się o { $minutes } minutę, może zostać usunięty z turnieju
    [few] kto spóźni się o { $minutes } minuty, może zostać usunięty z turnieju
   *[many] kto spóźni się o { $minutes } minut, może zostać usunięty z turnieju
}
paper-rules-points = { $outcome }: { $points }
paper-rules-step = { $number }. { $step }
paper-rules-deck-lists = każdy gracz oddaje listę talii przed rozpoczęciem
paper-stage-swiss = następnie najlepszych { $cut }: { $rounds }
paper-stage-elimination = następnie system pucharowy dla { $cut } najlepszych
paper-stage-elimination-all = system pucharowy dla wszystkich graczy

# Polecenia `marshal paper` i `marshal restore-from-paper`.
cli-paper = Wydrukuj arkusze turnieju jako PDF: pary, kartki z wynikami, klasyfikację i inne
cli-paper--file = Plik turnieju; - czyta standardowe wejście
cli-paper--pack = Własny pakiet zasad turnieju (TOML)
cli-paper--sheet = Który arkusz; bez tej opcji arkusze są wymienione
cli-paper--round = Która runda; domyślnie najnowsza
cli-paper--address = Gdzie gracze znajdą turniej; staje się kodem na numerach stołów
cli-paper--output = Dokąd zapisać PDF
cli-restore-from-paper = Odtwórz turniej z zeskanowanych arkuszy
cli-restore-from-paper--pictures = Obrazy arkuszy (PNG lub JPEG) albo pliki tekstowe z treścią kodów
cli-restore-from-paper--output = Dokąd zapisać plik turnieju; domyślnie standardowe wyjście
cli-restore-from-paper--pack = Własny pakiet zasad turnieju (TOML)
cli-restore-from-paper--seed = Ziarno turnieju, takie jak na kopii dla stanowiska
paper-sheet-unknown = nie ma arkusza „{ $read }”; arkusze to: { $known }
paper-output-needed = podaj w --output, dokąd zapisać PDF
paper-done = { $pages ->
    [one] { $path }: { $pages } strona
    [few] { $path }: { $pages } strony
   *[many] { $path }: { $pages } stron
}
paper-picture-unreadable = { $path } nie jest ani obrazem (PNG lub JPEG), ani tekstem z kodami: { $why }
paper-picture-codes = { $count ->
    [0] { $path }: nie znaleziono kodu
    [one] { $path }: { $count } kod
    [few] { $path }: { $count } kody
   *[many] { $path }: { $count } kodów
}
paper-restore-no-codes = na żadnym obrazie nie da się odczytać kodu Marshala; może pomóc ostrzejszy lub większy obraz
paper-restore-damaged = kody stanu { $id } nie pasują do siebie; któryś odczytano źle lub zmieniono
paper-restore-missing = { $count ->
    [one] brakuje kodu stanu { $id }
    [few] z { $count } kodów stanu { $id } brakuje tych: { $parts }
   *[many] z { $count } kodów stanu { $id } brakuje tych: { $parts }
}
paper-restore-done = { $parts ->
    [one] „{ $name }” odtworzono z { $parts } kodu, stan { $id }.
    [few] „{ $name }” odtworzono z { $parts } kodów, stan { $id }.
   *[many] „{ $name }” odtworzono z { $parts } kodów, stan { $id }.
}
paper-restore-whole = Jest cały zapis, z historią i ziarnem.
paper-restore-new-seed = Arkusze nie zawierają tajnego ziarna. Wylosowano nowe, ze zobowiązaniem { $commitment }: ogłoś je. Dotychczasowe rundy pozostają takie, jak wydrukowano, ale ich losowania można dowieść tylko starym ziarnem; jeśli je masz, uruchom polecenie jeszcze raz z --seed.
paper-restore-same-seed = Ziarno zgadza się z ogłoszonym zobowiązaniem.
paper-restore-wrong-seed = to nie jest ziarno tego turnieju: jego zobowiązanie to { $read }, a ogłoszone { $published }

# Strona ze wszystkimi arkuszami.
paper-page-title = Druk
paper-page-about = Arkusze do druku, jako PDF albo prosto z przeglądarki. Każdy ma kody, z których można odtworzyć turniej.
paper-page-not-yet = Jeszcze nie ma czego drukować: { $why }.
paper-page-print = Strona do druku
paper-forbidden = Ten arkusz nie jest dla wszystkich: proxy są dla animatorów, kopia dla organizatora.
