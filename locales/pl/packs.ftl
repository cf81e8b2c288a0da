# Polecenie `marshal packs`.
cli-packs = Pokazuje i sprawdza pakiety zasad: regulaminy jako dane
cli-packs-list = Wypisuje pakiety dostarczane z Marshalem
cli-packs-show = Pokazuje, co mówi pakiet
cli-packs-show--pack = Nazwa pakietu albo plik z pakietem
cli-packs-check = Sprawdza, czy plik jest pakietem, i podaje wszystko, co jest w nim nie tak
cli-packs-check--file = Plik
cli-packs-export = Wypisuje plik pakietu jako początek własnego
cli-packs-export--pack = Nazwa pakietu
packs-unknown = nie ma pakietu ani pliku „{ $read }”; pakiety: { $known }
packs-accepted = { $file } jest pakietem: { $id }, „{ $title }”
packs-refused = { $count ->
    [one] Jeden problem; pakiet odrzucono.
    [few] { $count } problemy; pakiet odrzucono.
   *[many] { $count } problemów; pakiet odrzucono.
}
packs-first-of = { $first } ({ $more ->
    [one] i jeszcze jeden problem; zob. „marshal packs check”
    [few] i jeszcze { $more } problemy; zob. „marshal packs check”
   *[many] i jeszcze { $more } problemów; zob. „marshal packs check”
})
packs-extends = Dziedziczy po { $parent }.
packs-effective = Obowiązuje od { $day }.
packs-tie-breakers = Przy równej liczbie punktów rozstrzygają: { $list }.
packs-heading-points = Punkty
packs-heading-endings = Zakończenia gry
packs-heading-clock = Zegar
packs-heading-procedure = Procedura: { $name }
packs-heading-structure = Struktura: { $name } { $clause }
packs-heading-tiers = Poziomy
packs-side-won = wygrana
packs-side-lost = przegrana
packs-side-drawn = remis
packs-by-leader = { $results } (wpisuje animator)
packs-minutes = { $minutes ->
    [one] jedna minuta
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
packs-no-limit = bez limitu
packs-lengths = Rundy szwajcarskie: { $swiss }; rundy pucharowe: { $elimination }; finał: { $last }.
packs-begins-published = z chwilą ogłoszenia par
packs-begins-start = z rozpoczęciem rundy
packs-begins-at = { $minutes ->
    [0] z końcem czasu rundy
    [one] minutę po końcu czasu rundy
    [few] { $minutes } minuty po końcu czasu rundy
   *[many] { $minutes } minut po końcu czasu rundy
}
packs-begins-after = { $minutes ->
    [0] po końcu czasu rundy
    [one] później niż minutę po końcu czasu rundy
    [few] później niż { $minutes } minuty po końcu czasu rundy
   *[many] później niż { $minutes } minut po końcu czasu rundy
}
packs-step-decides = rozstrzyga
packs-step-scores = punktuje
packs-rounds = { $rounds ->
    [one] jedna runda szwajcarska
    [few] { $rounds } rundy szwajcarskie
   *[many] { $rounds } rund szwajcarskich
}
packs-cut = { $cut } najlepszych
packs-no-cut = bez odcięcia
packs-leaders-never = animatorzy nie grają
packs-leaders-second = animatorzy mogą grać, gdy ogłoszono drugiego animatora
packs-leaders-freely = animatorzy mogą grać
packs-sleeves = nieprzezroczyste koszulki wymagane
packs-sleeves-free = nieprzezroczyste koszulki niewymagane
packs-legal-at-release = produkty legalne od dnia premiery
packs-legal-after = { $days ->
    [one] produkty legalne dzień po premierze
    [few] produkty legalne { $days } dni po premierze
   *[many] produkty legalne { $days } dni po premierze
}
packs-strength-of-schedule = Siła Tabeli
packs-extended-strength-of-schedule = Rozszerzona Siła Tabeli
packs-random = losowanie

# Co jest nie tak w pakiecie.
pack-problem = { $file }, wiersz { $line }, { $field }: { $what }
pack-problem-file = { $file }, wiersz { $line }: { $what }
pack-fault-too-large = plik ma { $bytes } bajtów, pakiet może mieć najwyżej { $most }
pack-fault-syntax = to nie jest poprawny TOML: { $message }
pack-fault-unknown-field = takie pole tu nie istnieje; znane pola: { $known }
pack-fault-unknown-field-nearest = takie pole tu nie istnieje; czy chodziło o „{ $nearest }”?
pack-fault-missing-field = brakuje tego pola; oczekiwano: { $expected }
pack-fault-wrong-kind = odczytano { $read }, oczekiwano: { $expected }
pack-fault-not-one-of = odczytano { $read }, dopuszczalne: { $accepted }
pack-fault-out-of-range = odczytano { $read }, oczekiwano liczby od { $least } do { $most }
pack-fault-repeated = „{ $read }” występuje dwa razy; nazwy muszą się różnić
pack-fault-not-declared = „{ $read }” nie jest nigdzie zadeklarowane w pakiecie; zadeklarowane: { $declared }
pack-fault-unknown-clause = nie ma punktu { $read }; „marshal clauses” wypisuje wszystkie
pack-fault-gap = żaden wiersz nie obejmuje od { $from } do { $to } graczy
pack-fault-overlap = dwa wiersze obejmują od { $from } do { $to } graczy
pack-fault-after-open-end = poprzedni wiersz nie ma górnej granicy, więc żaden nie może po nim następować
pack-fault-unknown-pack = nie ma pakietu „{ $read }”, z którego można dziedziczyć; znane: { $known }
pack-fault-circle = pakiety dziedziczą po sobie w kółko: { $chain }
pack-fault-taken-id = nazwa { $read } należy do samego Marshala; wybierz inną
pack-fault-phase-order = faza „{ $read }” musi zaczynać się po poprzedniej, a pierwsza z chwilą ogłoszenia par
pack-fault-random-not-last = ostatnim kryterium musi być „random”, aby każdy otrzymał miejsce
pack-fault-undecided = ostatni krok „{ $last }” może nie wyłonić zwycięzcy; musi wskazywać gracza, który wygrywa albo wybiera i zawsze jest jednym z dwojga
pack-fault-points-without-figure = punkty „{ $read }” odwołują się w kółko do innych wyników; jeden z nich musi mieć liczbę
pack-fault-draw-in-elimination = wynik „{ $result }” to remis i nie może wystąpić w „elimination”: runda pucharowa musi mieć zwycięzcę. Napisz stages = ["swiss"]
pack-expected-text = tekst w cudzysłowie
pack-expected-name = nazwa z najwyżej 40 małych liter, cyfr oraz znaków „_”, „-” i „.”
pack-expected-number = liczba całkowita
pack-expected-flag = true albo false
pack-expected-list = lista w nawiasach kwadratowych
pack-expected-filled-list = lista z co najmniej jednym elementem
pack-expected-table = tabela
pack-expected-clause = punkt, na przykład "CT-4.2.16"
pack-expected-date = data, na przykład "2018-10-20"
pack-expected-minutes-or-none = liczba minut od 1 do 10000 albo "none"
pack-expected-points-or-outcome = punkty od 0 do 1000 albo nazwa innego wyniku
pack-expected-beginning = "published", "start", {"{"} at = minuty {"}"} albo {"{"} after = minuty {"}"}
pack-expected-two-outcomes = lista dokładnie dwóch wyników
# Słowo samego pakietu, takie samo w każdym języku.
pack-counted = { $name }: { $what }
pack-word = { $word }

# Nazwy tego, co deklarują pakiety: wyniki, zakończenia, fazy, kroki, listy.
pack-outcome-win = zwycięstwo
pack-outcome-modified-win = zmodyfikowane zwycięstwo
pack-outcome-loss = przegrana
pack-outcome-modified-loss = zmodyfikowana przegrana
pack-outcome-draw = remis
pack-outcome-bye = wolny los
pack-outcome-unpaired-loss = przegrana bez pary
pack-result-full = zwycięstwo i przegrana
pack-result-modified = zmodyfikowane zwycięstwo i przegrana
pack-result-late = zwycięstwo i zmodyfikowana przegrana
pack-result-stopped = zmodyfikowane zwycięstwo i zmodyfikowana przegrana
pack-result-drawn = remis obu stron
pack-ending-conquest = Podbój: trzy planety jednego typu
pack-ending-warlord-death = śmierć lidera
pack-ending-empty-deck = pusta talia
pack-ending-simultaneous-victory = jednoczesne zwycięstwo
pack-ending-no-remaining-planets = brak planet
pack-ending-time = koniec czasu
pack-ending-concession = poddanie gry
pack-ending-decision = decyzja animatora
pack-ending-victory = warunek zwycięstwa
pack-ending-goals = cele
pack-ending-tiebreak = rozstrzygnięcie punktami zwycięstwa
pack-phase-waiting = przed rozpoczęciem
pack-phase-play = runda w toku
pack-phase-time-called = czas minął
pack-phase-last-call-passed = po ostatnim wezwaniu
pack-phase-stopped = gra przerwana
pack-announcement-end-of-round = koniec rundy
pack-announcement-last-call = ostatnia szansa na oddanie wyników
pack-announcement-stop = wszystkie gry się kończą
pack-procedure-final-decree = Koniec czasu
pack-procedure-simultaneous-victory = jednoczesne zwycięstwo
pack-procedure-last-planet = brak planet
pack-procedure-emperors-judgment = Sąd Cesarza
pack-figure-goals = osiągnięte cele
pack-figure-victory-points = punkty zwycięstwa
pack-input-planets = planety w puli zwycięstwa
pack-input-planet-symbols = symbole typów planet w puli zwycięstwa
pack-input-last-planet = kto ostatni dodał planetę
pack-input-discarded-units = jednostki w stosie kart odrzuconych
pack-input-initiative = kto miał inicjatywę w ostatniej rundzie gry
pack-input-broken-provinces = własne złamane prowincje gracza
pack-input-honor = honor
pack-input-imperial-favor = kto ma Cesarską Łaskę
pack-input-first-player-chooser = kto wskazał pierwszego gracza podczas przygotowania
pack-count-planets = planety w puli zwycięstwa: { $name }
pack-count-planet-symbols = symbole typów planet w puli zwycięstwa: { $name }
pack-count-discarded-units = jednostki w stosie kart odrzuconych: { $name }
pack-count-broken-provinces = złamane prowincje gracza { $name }
pack-count-honor = honor gracza { $name }
pack-step-planets = najwięcej planet w puli zwycięstwa
pack-step-planet-symbols = najwięcej symboli typów planet
pack-step-last-planet = kto dodał ostatnią planetę
pack-step-discarded-units = najmniej jednostek w stosie kart odrzuconych
pack-step-initiative = wybiera gracz z inicjatywą
pack-step-broken-provinces = 2 punkty za każdą złamaną prowincję przeciwnika, najwyżej 6
pack-step-honor = 2 punkty za więcej honoru
pack-step-imperial-favor = 1 punkt za Cesarską Łaskę
pack-step-higher-total = wygrywa wyższa suma
pack-step-first-player-chooser = wygrywa ten, kto wskazał pierwszego gracza
pack-tier-relaxed = towarzyski
pack-tier-formal = rywalizacyjny
pack-tier-premier = mistrzowski
pack-structure-basic = podstawowa
pack-structure-advanced = zaawansowana
pack-structure-custom = niestandardowa
pack-occasion-store-championship = mistrzostwa sklepu
pack-occasion-regional-championship = mistrzostwa regionu
pack-occasion-national-championship = mistrzostwa kraju
pack-occasion-continental-championship = mistrzostwa kontynentu
pack-occasion-world-championship = mistrzostwa świata
pack-set-up-reveal-warlords = odkrycie liderów
pack-set-up-shuffle-decks = tasowanie i okazanie talii
pack-set-up-determine-initiative = ustalenie inicjatywy
pack-set-up-lay-out-planets = rozłożenie planet
pack-set-up-ready-tokens = przygotowanie znaczników
pack-set-up-draw-hands = dobranie kart na rękę
pack-set-up-take-resources = pobranie zasobów
pack-set-up-determine-first-player = wyznaczenie pierwszego gracza
pack-set-up-reveal-strongholds = odkrycie twierdz i ról
pack-set-up-place-provinces = rozstawienie prowincji
pack-set-up-fill-provinces = zapełnienie prowincji
pack-set-up-take-honor = pobranie honoru
pack-set-up-agree-forces = uzgodnienie sił
pack-set-up-set-up-terrain = rozstawienie terenu
pack-set-up-choose-table-edge = wybór krawędzi stołu
pack-set-up-place-objectives = rozstawienie celów
pack-set-up-set-up-spacecraft = rozstawienie statków kosmicznych
pack-set-up-set-up-garrisons = rozstawienie garnizonów
pack-set-up-set-up-remaining-forces = rozstawienie pozostałych sił
pack-set-up-confirm-set-up = potwierdzenie rozstawienia
pack-conduct-stalling = gra na czas
pack-conduct-excessive-force = rzucanie elementami gry z dużą siłą
pack-conduct-inappropriate-behaviour = niewłaściwe zachowanie
pack-conduct-discourtesy = brak szacunku
pack-conduct-cheating = oszustwo
pack-conduct-collusion = zmowa
pack-conduct-distracting-or-rushing = rozpraszanie lub ponaglanie przeciwnika
pack-conduct-outside-material = materiały zewnętrzne
pack-conduct-other = inne
pack-call-rules-question = pytanie o zasady
pack-call-dispute = spór
pack-call-card-interpretation = znaczenie karty
pack-call-breach-seen = zauważone naruszenie zasad
pack-call-missing-card = brak karty
pack-call-damaged-card = zniszczona karta
pack-call-indicator = sprzeciw wobec znacznika
pack-call-third-party-token = znacznik innego producenta
pack-call-stalling = gra na czas
pack-call-conduct = zachowanie
pack-call-measurement = pomiar
pack-drop-reason-own-wish = własna prośba
pack-drop-reason-no-show = nieobecność
pack-drop-reason-unable-to-play = niezdolność do gry
pack-drop-reason-missing-card = brak karty
pack-preparation-location = lokal
pack-preparation-tables-and-chairs = stoły i krzesła
pack-preparation-table-numbers = numery stołów
pack-preparation-blank-deck-lists = puste listy talii i długopisy
pack-preparation-tables-set-up = stoły ustawione
pack-preparation-space-per-seat = dość miejsca przy każdym stanowisku
pack-preparation-details-announced = szczegóły ogłoszone
pack-preparation-terrain = teren
pack-document-rules-reference = Kompletna Księga Zasad
pack-document-introductory-rules = Zasady Wprowadzające
pack-document-faq = FAQ
pack-document-tournament-regulations = Zasady turniejowe
pack-document-event-outline = Schemat Wydarzenia
pack-document-army-lists = listy armii
pack-deck-check-deck-legal = talia jest legalna
pack-deck-check-planets-present = 10 planet z zestawu podstawowego
pack-deck-check-deck-opaque-sleeves = talia w nieprzezroczystych koszulkach
pack-deck-check-planet-opaque-sleeves = planety w nieprzezroczystych koszulkach
pack-deck-check-deck-sleeves-identical = koszulki talii jednakowe
pack-deck-check-planet-sleeves-identical = koszulki planet jednakowe
pack-deck-check-card-backs-uniform = rewersy jednakowe
pack-deck-check-proxies-recorded = każde proxy zapisane przez animatora
pack-deck-check-dynasty-opaque-sleeves = talia dynastii w nieprzezroczystych koszulkach
pack-deck-check-conflict-opaque-sleeves = talia konfliktu w nieprzezroczystych koszulkach
pack-deck-check-deck-sleeves-differ = koszulki obu talii są różne
pack-deck-check-dynasty-sleeves-identical = koszulki talii dynastii jednakowe
pack-deck-check-conflict-sleeves-identical = koszulki talii konfliktu jednakowe
pack-proxy-field-card-name = nazwa karty
pack-proxy-field-illegible = czego nie można odczytać
pack-proxy-field-leader = kto wykonał
pack-proxy-field-date = data
pack-extent-game-round = runda gry
pack-extent-regroup-phase = faza przegrupowania
pack-extent-dynasty-phase = faza dynastii
pack-extent-turn = tura
