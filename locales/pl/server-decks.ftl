# Kreator talii, karty i listy talii na turniejach.

builder-title = Kreator talii
builder-title-game = Kreator talii: { $game }
builder-lead-text = Zbuduj talię, przy każdej karcie zobacz, co mówią zasady, i udostępnij ją jako link lub kod QR. Bez konta; nic nie jest zapisywane.
builder-games = Gra
builder-halves = Karty albo talia
builder-to-cards = Karty
builder-to-deck = Talia
builder-deck = Twoja talia
builder-choose-leader = Wybierz kartę, która prowadzi talię
builder-lead = Ustaw na czele
builder-find = Znajdź karty
builder-words = Nazwa lub filtr
builder-words-example = goff, cost<=2, trait:nob
builder-search = Szukaj
builder-filter-type = Typ
builder-filter-side = Strona
builder-filter-cost = Koszt
builder-filter-any = dowolny
builder-all = Pokaż także karty niedozwolone w tej talii
builder-found = { $count ->
    [one] { $count } karta.
    [few] { $count } karty.
   *[many] { $count } kart.
}
builder-hidden = { $count ->
    [one] Jeszcze { $count } karta nie pasuje do tej talii.
    [few] Jeszcze { $count } karty nie pasują do tej talii.
   *[many] Jeszcze { $count } kart nie pasuje do tej talii.
}
builder-did-you-mean = Żadna karta tak się nie nazywa. Czy chodziło o:
builder-enough = Więcej kopii nie wolno.
builder-further = Więcej kart
builder-less = O jedną kartę { $card } mniej
builder-more = O jedną kartę { $card } więcej
builder-share = Udostępnij i skopiuj
builder-share-help = Cała talia mieści się w tym adresie. Kto go otworzy, zobaczy talię i może ją zgłosić na turniej.
builder-address = Adres talii
builder-copy = Kopiuj
builder-copied = Skopiowano.
builder-formats = Jako tekst dla innych programów
builder-hand-in = Zgłoś na turniej { $tournament }
builder-paste = Wklej listę lub otwórz plik
builder-paste-button = Wczytaj
builder-unread = Nie wszystkie wiersze udało się odczytać
builder-understood = Odczytano z takimi założeniami
builder-judged = Nazwa, dzień i poziom
builder-name = Nazwa talii
builder-rules = Regulamin
builder-date = Pierwszy dzień
builder-tier = Poziom
builder-region = Region
builder-judge-button = Oceń według tego
builder-bad-date = „{ $read }” nie jest datą; oczekiwano rok-miesiąc-dzień, np. 2018-10-20

chart-curve = Według kosztu: { $part }
chart-curve-label = Karty według kosztu, { $part }: { $bars }
chart-types = Według typu
chart-types-label = Karty według typu: { $rows }
chart-command = Symbole dowodzenia
chart-shields = Symbole tarczy
chart-influence = Wydane wpływy

cards-title = Karty
cards-words = Nazwa lub filtr
cards-help = Wpisuj początki słów nazwy. Przykłady:

card-cost = Koszt
card-cost-short = koszt { $cost }
card-influence-short = wpływy { $influence }
card-english = Po angielsku
card-german = Po niemiecku
card-traits = Cechy
card-unique = Unikatowa
card-yes = tak
card-attack = Atak
card-hp = Wytrzymałość
card-command = Symbole dowodzenia
card-shields = Symbole tarczy
card-military = Umiejętność militarna
card-political = Umiejętność polityczna
card-glory = Chwała
card-influence = Wpływy
card-strength = Siła
card-honor = Honor
card-fate = Los
card-copies = Dozwolone kopie w talii
card-only-clans = Tylko dla
card-printings = Produkty
card-facts-only = Dane do budowania talii; rozstrzyga drukowana karta.

deck-upload-text = Lista talii
deck-upload-help = Jedna karta w wierszu, np. „3x Goff Nob”; albo eksport z OCTGN, ConquestDB, fiveringsdb lub ringteki; albo adres talii.
deck-upload-file = Albo plik
deck-upload-form = listy nie udało się odczytać; wklej ją jako tekst lub wyślij plik do 200 KB
deck-verdict-legal = Dozwolona
deck-verdict-illegal = { $count ->
    [one] { $count } rzecz do poprawy
    [few] { $count } rzeczy do poprawy
   *[many] { $count } rzeczy do poprawy
}
deck-verdict-undecided = Decyduje organizator
deck-verdict-unread = Nieczytelna
deck-judged-for = { $rules }, { $tier }, { $region }, { $date }
deck-mine = Moja lista talii
deck-lists = Listy talii
deck-of = Lista talii: { $player }
deck-none = Nie ma jeszcze listy talii.
deck-required = Ten turniej wymaga jej przed 1. rundą.
deck-voluntary = Ten turniej jej nie wymaga.
deck-on-file = Zgłoszona
deck-amended = { $times ->
    [one] zmieniona raz
    [few] zmieniona { $times } razy
   *[many] zmieniona { $times } razy
}
deck-hand-in = Zgłoś listę talii
deck-replace = Zgłoś inną zamiast tej
deck-check-button = Tylko sprawdź
deck-hand-in-button = Zgłoś
deck-build-here = Zbuduj talię tutaj
deck-checked = Sprawdzona, niezgłoszona
deck-not-taken = Nieprzyjęta: to trzeba poprawić
deck-unreadable = Tej listy nie da się odczytać; oto ona w oryginale.
deck-fingerprint = Odcisk
deck-players-only = Listę talii zgłaszają tylko gracze tego turnieju.
deck-hidden-playing = W trakcie rundy nikt, kto w niej gra, nie może oglądać list talii, nawet własnej.
deck-hidden-leaders = Tę listę talii widzą tylko animatorzy i jej gracz.
deck-hidden-until-end = Listy talii zostaną pokazane po zakończeniu turnieju.
deck-hidden-until-closed = Listy talii zostaną pokazane po zamknięciu zapisów.
deck-hidden-during-rounds = Listy talii są pokazywane między rundami.
deck-visible-leaders = widoczne tylko dla animatorów
deck-visible-end = widoczne dla wszystkich po zakończeniu
deck-visible-open = widoczne dla wszystkich między rundami
deck-column-state = Lista talii
deck-missing-one = brak
deck-missing = { $count ->
    [one] brakuje { $count }
    [few] brakuje { $count }
   *[many] brakuje { $count }
}
deck-missing-help = 1. rundę można rozlosować, gdy te wpłyną.
deck-all-in = wszystkie są
deck-all-lists = Wszystkie listy talii
deck-look = Zobacz
deck-enter = Wpisz listę
deck-sheet = Arkusz kontroli talii
deck-sheet-of = Kontrola talii: { $player }
deck-paper-form = Formularz listy talii do wydruku (PDF)
deck-amend = Zmień listę
deck-amend-help = Stara lista, nowa, twoje imię i powód pozostają zapisane.
deck-reason = Powód
deck-reason-help = Co stwierdzono i czego używa gracz.
deck-anyway = Zapisz mimo naruszenia zasady
deck-save = Zapisz

api-group-decks = Karty i talie
api-cards = Karty według nazwy i filtrów, najlepsze pierwsze
api-card = Jedna karta
api-deck-check = Oceń listę talii: każde naruszenie z punktem zasad i sposobem naprawy
api-deck-convert = Zamień listę talii na inny format
api-deck-no-decks = gra tego turnieju nie ma list talii

nav-label-house = Wszędzie
deck-column-deck = Talia
