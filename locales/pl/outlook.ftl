# Czego komu potrzeba, kiedy dzień się skończy, kto wstrzymuje innych.

outlook-delay-disputed = Oba zgłoszenia się różnią.
outlook-delay-called = Wezwano sędziego.
outlook-delay-unconfirmed = { $player } jeszcze nie potwierdza.
outlook-delay-extension = { $minutes ->
    [one] Minuta dodatkowego czasu.
    [few] { $minutes } minuty dodatkowego czasu.
    [many] { $minutes } minut dodatkowego czasu.
   *[other] { $minutes } minuty dodatkowego czasu.
}
outlook-delay-over-time = Czas minął, nic nie zgłoszono.
outlook-delay-playing = Gra trwa.

# Czego potrzebuję.
nav-bubble = Walka o odcięcie
bubble-title = Walka o odcięcie: kto jeszcze może awansować
needs-title = Czego potrzebuję?
needs-through = awans pewny
needs-alive = w grze
needs-out = bez szans
needs-if = Twój wynik
needs-then = Co daje
needs-whatever = Cokolwiek się stanie
needs-none = W tym etapie nie ma już rund szwajcarskich do rozegrania.
needs-later = Kto może jeszcze awansować, zobaczysz tu po ogłoszeniu rund i odcięcia.
needs-after-the-round = Czego potrzebujesz, zobaczysz znowu po zakończeniu rundy.
needs-goal-cut = Walka o TOP { $places }
needs-goal-win = Walka o pierwsze miejsce
needs-cut-through = Masz miejsce w TOP { $places }, cokolwiek się teraz stanie.
needs-cut-alive = Miejsce w TOP { $places } jest nadal możliwe.
needs-cut-out = Miejsce w TOP { $places } jest już poza zasięgiem.
needs-win-through = Wygrywasz turniej, cokolwiek się teraz stanie.
needs-win-alive = Nadal możesz wygrać turniej.
needs-win-out = Pierwsze miejsce jest już poza zasięgiem.
needs-count = Awans pewny: { $through }, w grze: { $alive }, bez szans: { $out }.
needs-cases = awans w { $through } z { $all } przypadków
needs-runs = { $percent ->
    [0] awans w mniej niż 1 % symulowanych dokończeń
    [100] awans w ponad 99 % symulowanych dokończeń
   *[other] awans w około { $percent } % symulowanych dokończeń
}
needs-lots = { $lots ->
    [one] (w jednym dalszym decyduje los)
    [few] (w { $lots } dalszych decyduje los)
    [many] (w { $lots } dalszych decyduje los)
   *[other] (w { $lots } dalszych decyduje los)
}
needs-how-counted = { $open ->
    [one] Dokładnie: policzono każde możliwe zakończenie jedynego otwartego meczu.
    [few] Dokładnie: policzono każde możliwe zakończenie { $open } otwartych meczów.
    [many] Dokładnie: policzono każde możliwe zakończenie { $open } otwartych meczów.
   *[other] Dokładnie: policzono każde możliwe zakończenie { $open } otwartych meczów.
}
needs-how-proved = Dokładnie: każda ocena jest udowodniona. Procenty pochodzą z { $runs } symulowanych dokończeń.
needs-how-sampled = Przypadków jest zbyt wiele, by je policzyć. „Awans pewny” i „bez szans” są udowodnione; gdzie dowodu nie znaleziono, jest „w grze”. Procenty pochodzą z { $runs } symulowanych dokończeń.
needs-how-ahead = { $rounds ->
    [one] Przed nami runda jeszcze nierozlosowana, więc nie jest to dokładne zestawienie.
    [few] Przed nami { $rounds } rundy jeszcze nierozlosowane, więc nie jest to dokładne zestawienie.
    [many] Przed nami { $rounds } rund jeszcze nierozlosowanych, więc nie jest to dokładne zestawienie.
   *[other] Przed nami { $rounds } rundy jeszcze nierozlosowane, więc nie jest to dokładne zestawienie.
} „Awans pewny” i „bez szans” wynikają z samych punktów. Procenty pochodzą z { $runs } symulowanych dokończeń.
needs-assumes = Wszystko to obowiązuje, o ile każdy mecz zostanie rozegrany i nikt nie odejdzie.

# Kiedy koniec.
forecast-title = Kiedy koniec?
forecast-round = Ta runda:
forecast-day = { $rounds ->
    [0] Ostatnia runda:
    [one] Cały dzień, jeszcze jedna runda:
    [few] Cały dzień, jeszcze { $rounds } rundy:
    [many] Cały dzień, jeszcze { $rounds } rund:
   *[other] Cały dzień, jeszcze { $rounds } rundy:
}
forecast-now = teraz
forecast-in = za około { $likely }
forecast-between = (od { $early } do { $late })
forecast-learnt = { $rounds ->
    [0] Według długości rundy z regulaminu; żadnej rundy jeszcze nie rozegrano.
    [one] Według zegara i jednej rozegranej rundy.
    [few] Według zegara i { $rounds } rozegranych rund.
    [many] Według zegara i { $rounds } rozegranych rund.
   *[other] Według zegara i { $rounds } rozegranych rund.
}
forecast-holding = { $tables ->
    [one] Wszyscy czekają na jeden stół
    [few] Wszyscy czekają na { $tables } stoły
    [many] Wszyscy czekają na { $tables } stołów
   *[other] Wszyscy czekają na { $tables } stołu
}
forecast-why = Dlaczego
lasting-minutes = { $minutes } min
lasting-hours = { $hours } godz.
lasting-both = { $hours } godz. { $minutes } min

# Przed pierwszą rundą.
nav-about = O turnieju
about-in-force = obowiązuje od { $day }
about-date = { $day }
about-rounds = Rundy i odcięcie
about-announced = Ogłoszono dla { $players } zapisanych graczy i nie ulegnie to zmianie.
about-not-announced = { $players ->
    [one] Jeszcze nie ogłoszono. Przy jednym graczu byłoby tak:
    [few] Jeszcze nie ogłoszono. Przy { $players } graczach byłoby tak:
    [many] Jeszcze nie ogłoszono. Przy { $players } graczach byłoby tak:
   *[other] Jeszcze nie ogłoszono. Przy { $players } graczach byłoby tak:
}
about-no-row = Ta struktura nie przewiduje takiej liczby graczy: { $players }.
about-cut = Odcięcie do TOP { $places }, potem
about-swiss = { $rounds ->
    [one] jedna runda szwajcarska
    [few] { $rounds } rundy szwajcarskie
    [many] { $rounds } rund szwajcarskich
   *[other] { $rounds } rundy szwajcarskiej
}
about-elimination = { $rounds ->
    [one] jedna runda pucharowa
    [few] { $rounds } rundy pucharowe
    [many] { $rounds } rund pucharowych
   *[other] { $rounds } rundy pucharowej
}
about-lasts = Od pierwszej rundy potrwa to około { $likely } (od { $early } do { $late }).
about-ends = Koniec
about-people = Kto prowadzi
about-acts-as-marshal = pełni też obowiązki roli „{ $marshal }”
about-on-duty = na służbie
about-off-duty = poza służbą, obserwator
about-second = { $playing } też gra; w tych grach rozstrzyga { $second }.
about-tier = Poziom: { $tier }
about-tier-relaxed = Każdy jest mile widziany, niezależnie od doświadczenia. Wzajemna pomoc w nauce jest pożądana, o ile nie przeszkadza w grze. Chodzi o dobrą zabawę wśród przyjaciół.
about-tier-formal = Oczekuje się pewnego doświadczenia: znajomości zasad, rozsądnego tempa i jasnego pokazywania, co się robi. To przyjacielska rywalizacja. Brak doświadczenia nikogo nie wyklucza.
about-tier-premier = Najwyższy poziom: oczekuje się sporego doświadczenia oraz znajomości zasad gry, ich objaśnień i regulaminu turniejowego. Chodzi o uczciwą rywalizację. Brak doświadczenia nikogo nie wyklucza.
about-conditions = Co tu obowiązuje
about-lists-required = Przed rozpoczęciem trzeba oddać listę talii.
about-lists-not-required = Lista talii nie jest wymagana.
about-opaque = Wymagane są nieprzezroczyste koszulki, jednakowe pod względem rozmiaru, koloru, faktury i stanu.
about-uniform = Nieprzezroczyste koszulki nie są wymagane; rewersy kart muszą wyglądać jednakowo.
about-leaders-never = Animatorzy turnieju nie grają.
about-leaders-second = Animator może grać tylko wtedy, gdy na służbie jest drugi, ogłoszony animator.
about-leaders-freely = Animatorzy mogą grać.
about-late-entry = Można dołączyć później; każda opuszczona runda to przegrana bez pary.
about-no-late-entry = Po rozlosowaniu pierwszej rundy nikt już nie dołącza.
about-no-show = { $minutes ->
    [one] Kogo nie ma po minucie, tego można wycofać.
    [few] Kogo nie ma po { $minutes } minutach, tego można wycofać.
    [many] Kogo nie ma po { $minutes } minutach, tego można wycofać.
   *[other] Kogo nie ma po { $minutes } minuty, tego można wycofać.
}
about-no-outside = W czasie rundy żadnych notatek, list ani statystyk; zasady wolno czytać zawsze.
about-products = Produkty i od kiedy są dozwolone
about-product = Produkt
about-released = Premiera
about-legal-after = { $days ->
    [0] Poziom { $tier }: produkt jest dozwolony od dnia premiery.
    [one] Poziom { $tier }: produkt jest dozwolony dzień po premierze.
    [few] Poziom { $tier }: produkt jest dozwolony { $days } dni po premierze.
    [many] Poziom { $tier }: produkt jest dozwolony { $days } dni po premierze.
   *[other] Poziom { $tier }: produkt jest dozwolony { $days } dnia po premierze.
}
about-region = Daty premier dla regionu: { $region }.
about-ask-organizer = o dozwolonych produktach decyduje organizator
about-ask-organizer-all = O tym, które z tych produktów są dozwolone, decyduje organizator:
about-older = { $products ->
    [one] Jeden starszy produkt
    [few] { $products } starsze produkty
    [many] { $products } starszych produktów
   *[other] { $products } starszego produktu
}
about-preparation = Co przygotowuje organizator
about-documents = Dokumenty pod ręką
about-conduct = Warto wiedzieć
about-conduct-rules = Zachowanie: czego się oczekuje, a co jest zabronione
about-fair = Jak dowodzi się uczciwości losowań
plan-title = Ile by to trwało?
plan-start = Pierwsza runda o
plan-show = Pokaż
plan-round = Runda
plan-kind = Rodzaj
plan-begins = Początek
plan-ends = Koniec
plan-kind-swiss = Szwajcarska
plan-kind-elimination = Pucharowa
plan-untimed = bez limitu

# Po ostatniej rundzie.
nav-archive = Archiwum
archive-ranking = Klasyfikacja końcowa
archive-champion = Turniej wygrywa { $name }.
archive-place = Miejsce
archive-rank = Miejsce { $rank }
archive-way = Miejsce po każdej rundzie
archive-seed = Ziarno wszystkich losowań
archive-promise = Jego SHA-256, opublikowane przed pierwszym losowaniem:
archive-check = Pobierz plik; to polecenie powtarza każde losowanie i mówi, czy wynika ono z ziarna:
archive-figures = Liczby
archive-nothing-yet = Nic jeszcze nie rozegrano.
archive-games = Gry
archive-to-time = Gry zakończone po czasie, wśród tych z zapisanym zakończeniem
archive-results = Wyniki według rodzaju
archive-endings = Jak kończyły się gry
archive-ending = Zakończenie
archive-points = Gracze według punktów po ostatniej rundzie szwajcarskiej
archive-decks = Talie
archive-deck = Talia
archive-first-player = Pierwszy gracz
archive-first-player-unknown = W żadnej grze nie zapisano, kto był pierwszym graczem, więc nic nie można o tym powiedzieć.
archive-first-player-won = Gracz wylosowany w przygotowaniu wygrał { $won } z { $games } gier, w których to zapisano.
archive-match-ups = Talie przeciw taliom
archive-match-ups-help = Gry wygrane i przegrane przez talię z wiersza przeciw talii z kolumny.
archive-match-ups-later = To zestawienie zdradza listy talii, więc pokazuje się je po zakończeniu turnieju.
archive-no-lists = Nie ma list talii, które mogą zobaczyć wszyscy.
archive-opponent = Przeciwnik
consult-after-the-round = W czasie rundy statystyki i listy są zamknięte dla tych, którzy w niej grają. Otworzą się po jej zakończeniu; zasady są dostępne zawsze.

# Zasady pod ręką.
rules-who = Dla kogo
rules-everybody = Dla wszystkich
rules-moments = Według sytuacji
rules-set-up = Przygotowanie do każdej gry, po kolei
rules-set-up-all = Wszystkie gry, punkt po punkcie
rules-at-hand = Zasady: { $moment }
rules-concerns = Dotyczy: { $roles }
rules-elsewhere = To samo w innych dokumentach
rules-neighbours = Poprzedni i następny punkt
moment-before-the-day = Przed turniejem
moment-announcing = Ogłoszenie rund, odcięcia i animatorów
moment-deck-list = Oddanie listy talii
moment-sleeves = Kontrola koszulek
moment-products = Które produkty są dozwolone?
moment-setting-up = Przygotowanie gry
moment-round-starts = Runda się zaczyna
moment-opponent-missing = Przeciwnik nie przychodzi
moment-bye = Ktoś ma wolny los
moment-rules-question = Pytanie o zasady
moment-dispute = Dwoje graczy się nie zgadza
moment-notes-and-screens = Notatki, telefony i podpowiedzi
moment-missed-chance = Zapomniano o efekcie
moment-card-missing = Brakuje karty
moment-card-damaged = Karta jest uszkodzona
moment-tokens = Znaczniki i kości
moment-watching = Oglądanie gry
moment-misconduct = Ktoś zachowuje się niewłaściwie
moment-game-ends = Gra się kończy
moment-time-called = Ogłoszono koniec czasu
moment-extension = Stół dostaje więcej czasu
moment-somebody-leaves = Gracz chce odejść
moment-coming-back = Gracz chce wrócić
moment-disqualification = Dyskwalifikacja
moment-pairing = Losowanie rundy
moment-ranking = Klasyfikowanie graczy
moment-cut = Odcięcie
moment-elimination = Rundy pucharowe
moment-tier-relaxed = Gra w turnieju towarzyskim
moment-tier-formal = Gra w turnieju rywalizacyjnym
moment-tier-premier = Gra w turnieju mistrzowskim
