# Karty, listy talii i wyniki sprawdzenia.

## Wiersz poleceń
cli-cards = Przeszukaj karty gier Podbój i Legenda Pięciu Kręgów
cli-cards--query = Słowa z nazwy i filtry, na przykład faction:orks type:army cost<=2
cli-cards--most = Ile kart najwyżej pokazać
cli-deck = Listy talii: sprawdzanie, przekształcanie, druk
cli-deck-check = Oceń listę talii na dany turniej
cli-deck-check--file = Lista w dowolnym znanym formacie; - czyta standardowe wejście
cli-deck-check--game = conquest-1.2, podboj-1.1, l5r-2.3, conquest, l5r albo plik własnego pakietu; bez podania rozpoznawana po kartach
cli-deck-check--date = Pierwszy dzień turnieju, na przykład 2018-10-20; bez podania dzisiaj
cli-deck-check--tier = relaxed, formal albo premier
cli-deck-check--region = north-america, poland albo elsewhere
cli-deck-check--organizer = Plik JSON z decyzjami organizatora: produkty, role
cli-deck-check--restricted = Lista kart ograniczonych (L5R): in-force, off albo wersja kompendium zasad
cli-deck-check--list-required = Turniej wymaga list talii, więc lista musi podawać gracza
cli-deck-convert = Zapisz listę talii w innym formacie
cli-deck-convert--file = Lista w dowolnym znanym formacie; - czyta standardowe wejście
cli-deck-convert--to = Format: { "plain, marshal, octgn, conquestdb, conquestdb-bbcode, iridial, fiveringsdb, fiveringsdb-strain, fiveringsdb-page, ringteki, ringteki-json, emeralddb, link" }
cli-deck-convert--game = conquest albo l5r; bez podania rozpoznawana po kartach
cli-deck-convert--date = Dzień, na który ocenia się nazwy, na przykład 2018-10-20; bez podania dzisiaj
cli-deck-convert--output = Plik do zapisania; bez podania standardowe wyjście
cli-deck-sheet = Wydrukuj arkusz kontroli talii w kolejności liczenia przez sędziego albo formularz listy talii
cli-deck-sheet--file = Lista w dowolnym znanym formacie; bez niej, z --form, pusty formularz
cli-deck-sheet--game = conquest-1.2, podboj-1.1, l5r-2.3, conquest, l5r albo plik własnego pakietu; bez podania rozpoznawana po kartach
cli-deck-sheet--date = Pierwszy dzień turnieju, na przykład 2018-10-20; bez podania dzisiaj
cli-deck-sheet--tier = relaxed, formal albo premier
cli-deck-sheet--form = Formularz listy talii zamiast arkusza kontroli

decks-cli-unknown-choice = „{ $read }” nie jest znane; dozwolone: { $may }
decks-cli-bad-date = „{ $read }” nie jest datą; oczekiwano rok-miesiąc-dzień, na przykład 2018-10-20
decks-cli-bad-organizer = { $path } nie zawiera decyzji organizatora: { $why }
decks-cli-unreadable = { $path }: { $why }
decks-cli-which-game = po kartach nie widać, która to gra; podaj ją przez --game
decks-cli-file-or-form = podaj listę albo poproś o pusty formularz przez --form i --game
decks-cli-cannot-convert = { $count ->
    [one] nie udało się rozpoznać { $count } wiersza, więc niczego nie zapisano
   *[other] nie udało się rozpoznać { $count } wierszy, więc niczego nie zapisano
}
decks-cli-legal = Dozwolona: { $deck }
decks-cli-illegal = Niedozwolona: { $deck }
decks-cli-undecided = Dozwolona, gdy organizator podejmie decyzję: { $deck }
decks-cli-unreadable-lines = Nie w pełni czytelna: { $deck }
decks-cli-judged-for = Oceniono na: { $rules }, { $tier }, { $region }, { $date }. Odczytano jako { $format }.
decks-cli-rest = Resztę oceniono według wierszy, które dało się odczytać.
decks-cli-mend = Jak naprawić: { $mend }
decks-cli-nothing-found = Żadna karta tak się nie nazywa.
decks-cli-did-you-mean = Żadna karta tak się nie nazywa. Czy chodziło o:
decks-cli-more = { $count ->
    [one] … i jeszcze { $count } karta
    [few] … i jeszcze { $count } karty
   *[other] … i jeszcze { $count } kart
}

## Kolumny i arkusze
decks-column-card = Karta
decks-column-type = Typ
decks-column-faction = Frakcja
decks-column-cost = Koszt
decks-column-traits = Cechy
decks-column-product = Produkt
decks-sheet-title = Kontrola talii
decks-form-title = Lista talii
decks-sheet-player = Gracz
decks-sheet-deck = Talia
decks-sheet-judge = Sędzia
decks-sheet-round = Runda
decks-sheet-table = Stół
decks-sheet-counted = { $heading }: { $count }
decks-sheet-total = Razem kart: { $count }
decks-sheet-looks = Do sprawdzenia
decks-sheet-fingerprint = Odcisk: { $fingerprint }
decks-signature-squad = Oddział lidera
decks-group-in-deck = { $deck }: { $kind }
decks-look-opaque = { $deck }: nieprzezroczyste koszulki
decks-look-backs = { $deck }: jednakowe rewersy, jeśli koszulki są przezroczyste lub ich brak
decks-look-size = { $deck }: koszulki jednego rozmiaru
decks-look-color = { $deck }: koszulki jednego koloru
decks-look-texture = { $deck }: koszulki o jednej fakturze
decks-look-condition = { $deck }: koszulki w jednakowym stanie
decks-look-different = Talia dynastii i talia konfliktu w różnych koszulkach
decks-look-ten-planets = Jest 10 planet z zestawu podstawowego
decks-look-proxies = Każde proxy wykonał animator tego turnieju

## Słowa
decks-weight-refused = odrzucone
decks-weight-undecided = nierozstrzygnięte
decks-weight-reminder = przypomnienie
decks-game-conquest = Warhammer 40.000: Podbój
decks-game-l5r = Legenda Pięciu Kręgów

decks-region-north-america = Ameryka Północna
decks-region-poland = Polska
decks-region-elsewhere = gdzie indziej
decks-part-warlord = Lider
decks-part-synapse = Karta synapsy
decks-part-deck = Talia
decks-part-planets = Planety
decks-part-stronghold = Twierdza
decks-part-role = Rola
decks-part-provinces = Prowincje
decks-part-dynasty = Talia dynastii
decks-part-conflict = Talia konfliktu
decks-kind-warlord = Lider
decks-kind-army = Armia
decks-kind-attachment = Dodatek
decks-kind-event = Wydarzenie
decks-kind-support = Wsparcie
decks-kind-synapse = Synapsa
decks-kind-token = Żeton
decks-kind-planet = Planeta
decks-kind-province = Prowincja
decks-kind-character = Postać
decks-kind-holding = Posiadłość
decks-faction-space-marines = Kosmiczni Marines
decks-faction-astra-militarum = Astra Militarum
decks-faction-orks = Orkowie
decks-faction-chaos = Chaos
decks-faction-dark-eldar = Mroczni Eldarzy
decks-faction-eldar = Eldarzy
decks-faction-tau = Tau
decks-faction-tyranids = Tyranidzi
decks-faction-necrons = Nekroni
decks-faction-neutral = Neutralna
decks-clan-crab = Krab
decks-clan-crane = Żuraw
decks-clan-dragon = Smok
decks-clan-lion = Lew
decks-clan-phoenix = Feniks
decks-clan-scorpion = Skorpion
decks-clan-unicorn = Jednorożec
decks-ring-air = Powietrze
decks-ring-earth = Ziemia
decks-ring-fire = Ogień
decks-ring-void = Pustka
decks-ring-water = Woda
decks-role-keeper = Strażnik
decks-role-seeker = Poszukiwacz
decks-role-support = Wsparcie

## Wyniki
decks-no-player-name = Lista nie podaje gracza.
decks-warlords = { $found ->
    [0] W talii nie ma lidera.
   *[other] Liczba liderów w talii: { $found } ({ $cards }).
}
decks-synapse = { $wanted ->
    [0] Talia tego lidera nie ma karty synapsy: { $cards }.
   *[other] { $found ->
        [0] Talia tego lidera musi mieć kartę synapsy, a nie ma żadnej.
       *[other] Talia tego lidera ma dokładnie jedną kartę synapsy, a nie { $found }: { $cards }.
    }
}
decks-too-few-cards = Talia musi mieć co najmniej { $least } kart oprócz lidera i karty synapsy; ma { $found }.
decks-planet-in-deck = { $card } to planeta; planety przynosi się osobno i nie należą do talii.
decks-planets = { $missing_count ->
    [0] To nie jest dokładnie 10 planet z zestawu podstawowego; w nadmiarze: { $surplus }.
   *[other] { $surplus_count ->
        [0] To nie jest dokładnie 10 planet z zestawu podstawowego; brakuje: { $missing }.
       *[other] To nie jest dokładnie 10 planet z zestawu podstawowego; brakuje: { $missing }; w nadmiarze: { $surplus }.
    }
}
decks-not-a-deck-card = { $card } nigdy nie należy do talii.
decks-signature-missing = { $card } należy do oddziału lidera: powinno być { $wanted }, jest { $found }.
decks-signature-surplus = { $card } należy do oddziału lidera: powinno być { $wanted }, jest { $found }.
decks-foreign-signature = { $card } należy do oddziału innego lidera.
decks-not-adjacent = { $faction } nie sąsiaduje z frakcją lidera na kole sojuszy: { $cards }.
decks-two-allies = Wolno użyć kart tylko jednej innej frakcji, a są: { $factions }.
decks-loyal-ally = { $card } jest lojalna wobec innej frakcji.
decks-tyranid-allies = Tyranidzi nie mają sojuszników: { $cards }.
decks-tyranid-neutral-army = Tyranidzi nie używają neutralnych jednostek armii: { $cards }.
decks-necron-foreign = Nekroni używają tylko kart siedmiu frakcji z koła sojuszy: { $cards }.
decks-necron-not-army = Z innych frakcji Nekroni używają tylko jednostek armii: { $cards }.
decks-warlords-own-allies = { $warlord } nie pozwala na: { $cards }.
decks-strongholds = { $found ->
    [0] Nie ma twierdzy. Nie można ocenić klanu ani wpływów.
   *[other] Liczba twierdz: { $found } ({ $cards }).
}
decks-roles = Liczba kart roli: { $found } ({ $cards }).
decks-wrong-part = { $card } stoi na liście pod „{ $listed }”, a należy do „{ $belongs }”.
decks-deck-size = { $part }: kart jest { $found }; dozwolone od { $least } do { $most }.
decks-part-too-small = { $part }: { $found ->
    [one] { $found } karta
    [few] { $found } karty
   *[many] { $found } kart
}; potrzeba co najmniej { $least }.
decks-other-side = { $card } należy do innej strony; ta talia to { $side }.
decks-provinces = Liczba prowincji musi wynosić dokładnie { $wanted }; znaleziono: { $found }.
decks-dynasty-clan = { $card } jest z innego klanu; w talii dynastii mogą być karty własnego klanu ({ $clan }) i neutralne.
decks-province-clan = { $card } jest z innego klanu; prowincje muszą być własnego klanu ({ $clan }) albo neutralne.
decks-splash-clans = Karty spoza klanu muszą być z jednego klanu, a są: { $clans }.
decks-clan-only = { $card } może być używana tylko przez: { $clans }.
decks-no-influence-cost = { $card } nie ma kosztu wpływów, więc żaden inny klan nie może jej użyć.
decks-influence = Karty spoza klanu kosztują { $spent } wpływów; dostępne: { $pool }.
decks-conflict-characters = Postaci w talii konfliktu: { $found }; dozwolone najwyżej { $most }.
decks-role-of-other-clan = { $role } nie jest tego dnia rolą klanu: { $clan }.
decks-role-only = { $card } wymaga roli z cechą „{ $needs }”.
decks-support-clan = Z rolą { $role } nie można wydawać wpływów na: { $cards }.
decks-too-many-copies = { $card }: liczba kopii { $found }; dozwolone najwyżej { $most }.
decks-card-limit = { $card } sama dopuszcza { $most ->
    [one] { $most } kopię
    [few] { $most } kopie
   *[other] { $most } kopii
} w talii; jest { $found }.
decks-rings = { $doubled_count ->
    [0] Nie ma po jednej prowincji każdego kręgu; brakuje: { $missing }.
   *[other] Nie ma po jednej prowincji każdego kręgu; za często: { $doubled }; brakuje: { $missing }.
}
decks-same-province = { $card } jest więcej niż raz.
decks-not-yet-legal = Produkt { $product } jest dozwolony dopiero od { $from }: { $cards }.
decks-product-excluded = Produktu { $product } nie ma wśród dozwolonych: { $cards }.
decks-product-undecided = Nie rozstrzygnięto, czy produkt { $product } jest dozwolony: { $cards }.
decks-large = Liczba kart w talii: { $found }; trzeba ją przetasować samodzielnie w rozsądnym czasie.

decks-mend-player-name = wpisz na listę imię gracza.
decks-mend-warlords = użyj dokładnie jednego lidera.
decks-mend-synapse = { $wanted ->
    [0] wyjmij kartę synapsy.
   *[other] użyj dokładnie jednej karty synapsy.
}
decks-mend-add = { $count ->
    [one] dodaj { $count } kartę.
    [few] dodaj { $count } karty.
   *[other] dodaj { $count } kart.
}
decks-mend-remove = { $count ->
    [one] wyjmij { $count } kartę.
    [few] wyjmij { $count } karty.
   *[other] wyjmij { $count } kart.
}
decks-mend-add-copies = { $count ->
    [one] dodaj { $count } kopię.
    [few] dodaj { $count } kopie.
   *[other] dodaj { $count } kopii.
}
decks-mend-remove-copies = { $count ->
    [one] wyjmij { $count } kopię.
    [few] wyjmij { $count } kopie.
   *[other] wyjmij { $count } kopii.
}
decks-mend-planet-in-deck = wyjmij ją albo wpisz pod „Planety”.
decks-mend-planets = przynieś każdą z 10 planet zestawu podstawowego jeden raz.
decks-mend-take-out = wyjmij: { $cards }.
decks-mend-no-allies = wyjmij te karty.
decks-mend-not-adjacent = użyj kart jednej z tych frakcji: { $neighbours }.
decks-mend-two-allies = zostaw karty jednej z tych frakcji.
decks-mend-loyal-ally = użyj karty, która nie jest lojalna, albo karty frakcji lidera.
decks-mend-strongholds = użyj dokładnie jednej twierdzy.
decks-mend-roles = użyj jednej roli albo żadnej.
decks-mend-wrong-part = wpisz ją pod „{ $belongs }”.
decks-mend-splash-clans = zostaw karty spoza klanu z jednego klanu.
decks-mend-influence = zaoszczędź wpływy: { $over }.
decks-mend-characters = { $count ->
    [one] wyjmij { $count } postać z talii konfliktu.
    [few] wyjmij { $count } postacie z talii konfliktu.
   *[other] wyjmij { $count } postaci z talii konfliktu.
}
decks-mend-no-role = nie używaj roli albo użyj takiej, która nie jest Strażnikiem ani Poszukiwaczem.
decks-mend-role = użyj jednej z ról: { $roles }; albo roli, która nie jest Strażnikiem ani Poszukiwaczem; albo żadnej.
decks-mend-role-only = wyjmij ją albo użyj roli z cechą „{ $needs }”.
decks-mend-support-clan = wydawaj wpływy tylko na karty klanu { $clan } albo użyj innej roli.
decks-mend-rings = wybierz po jednej prowincji każdego kręgu; rola Poszukiwacza pozwala na drugą prowincję swojego kręgu.
decks-mend-same-province = wybierz inną prowincję tego kręgu.
decks-mend-product = wyjmij: { $cards }.
decks-mend-ask = zapytaj organizatora, które produkty są dozwolone.
decks-mend-large = poćwicz tasowanie albo wyjmij karty.

## Czytanie list
decks-trouble-unknown = Wiersz { $line }: żadna karta katalogu nie nazywa się „{ $read }”.
decks-trouble-unknown-like = Wiersz { $line }: żadna karta, którą ta talia może zawierać, nie nazywa się „{ $read }”. Czy chodziło o: { $cards }?
decks-trouble-ambiguous = Wiersz { $line }: „{ $read }” może oznaczać: { $cards }. Podaj pełną nazwę albo produkt w nawiasie.
decks-trouble-unknown-product = Wiersz { $line }: żaden produkt nie nazywa się „{ $read }”, a sama nazwa nie wskazuje karty.
decks-trouble-not-in-product = Wiersz { $line }: karty { $card } nie ma w „{ $read }”; jest w: { $products }.
decks-trouble-copies = Wiersz { $line }: „{ $read }” nie może być liczbą kopii; oczekiwano od 1 do { $most }.
decks-trouble-declared = Wiersz { $line }: „{ $heading }” podaje liczbę kart { $says }, a wymieniono { $found }.
decks-trouble-other-game = To lista do gry { $found }, a nie { $wanted }.
decks-remark-taken-as = Wiersz { $line }: „{ $read }” odczytano jako { $card }, jedyną taką kartę, którą ta talia może zawierać.
decks-remark-title = Wiersz { $line }: „{ $read }” odczytano jako nazwę talii.
decks-remark-names-differ = Wiersz { $line }: identyfikator oznacza { $card }, choć w wierszu stoi „{ $read }”.
decks-remark-product-ignored = Wiersz { $line }: żaden produkt nie nazywa się „{ $read }”; nazwa wskazuje kartę bez niego.
decks-unreadable-empty = lista jest pusta
decks-unreadable-too-large = lista jest większa niż { $most } KiB, a więcej się nie czyta
decks-unreadable-too-many-lines = lista ma więcej wierszy z kartami niż { $most }, a więcej się nie czyta
decks-unreadable-not-text = wiersz { $line } nie jest tekstem UTF-8
decks-unreadable-xml = wiersz { $line }: uszkodzony XML
decks-unreadable-no-octgn-deck = wiersz { $line }: talia OCTGN nie zaczyna się od „{ $read }”; oczekiwano „deck”
decks-unreadable-other-octgn-game = wiersz { $line }: to talia OCTGN innej gry („{ $read }”), a nie Podboju
decks-unreadable-json = wiersz { $line }, kolumna { $column }: nie można odczytać JSON: { $why }
decks-unreadable-unknown-json = ten JSON nie jest listą talii znanego rodzaju (fiveringsdb, ringteki, marshal)
decks-unreadable-failed = serwis odpowiedział bez talii: { $read }
decks-unreadable-several-decks = tu jest kilka talii; wybierz jedną
decks-unreadable-backup = kopia zapasowa ConquestDB podaje karty numerami znanymi tylko temu serwisowi; użyj jego tekstu albo eksportu OCTGN
decks-unreadable-link = adres talii nie jest kompletny; skopiuj cały wiersz
decks-unreadable-no-cards = żaden wiersz listy nie podaje karty
decks-unwritable = format { $format } nie ma miejsca na talie gry { $game }

## Szukanie
decks-query-unknown-field = { $may_count ->
    [0] o „{ $read }” nie można pytać kart
   *[other] o „{ $read }” nie można pytać kart; oczekiwano: { $may }
}
decks-query-unknown-value = { $may_count ->
    [0] { $field } nie ma wartości „{ $read }”
   *[other] { $field } nie ma wartości „{ $read }”; oczekiwano: { $may }
}
decks-query-no-number = { $field } to liczba, x albo - dla braku, a nie „{ $read }”
decks-query-no-order = { $field } nie ma kolejności; użyj : albo !=
