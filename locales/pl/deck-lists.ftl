# Listy talii: czego nie można odczytać albo zapisać, poza tym, co jest w decks.ftl.

decks-unreadable-long-line = wiersz { $line } jest dłuższy niż { $most } znaków; żaden wiersz z kartą taki nie jest
decks-unreadable-entity = wiersz { $line }: XML odwołuje się do „&{ $read };”; czytane są tylko &amp; &lt; &gt; &quot; &apos; i liczby, nic nie jest pobierane ani rozwijane
decks-unwritable-no-warlord = { $format } nie pomieści talii bez lidera; dodaj go albo wybierz inny format
decks-unwritable-read-only = { $format } można tylko odczytać: podaje karty identyfikatorami, których tu nikt nie zna
decks-trouble-unknown-id =
    Wiersz { $line }: żadna karta katalogu nie ma identyfikatora „{ $read }”{ $named ->
        [0] {""}
       *[other] {" "}(„{ $name }”)
    }.{ $likes ->
        [0] {""}
       *[other] {" "}Czy chodziło o: { $cards }? Podaj nazwę bez identyfikatora.
    }

# Deck rules of a pack.

decks-rules = { $title } { $version }
decks-restricted-most =
    Z listy kart ograniczonych ({ $version }) { $most ->
        [0] nie wolno użyć żadnej
        [one] wolno użyć tylko jednej
        [few] wolno użyć tylko { $most }
       *[many] wolno użyć tylko { $most }
    }, a są: { $cards }.
decks-mend-restricted-most =
    { $most ->
        [0] wyjmij je.
        [one] zostaw jedną z nich.
        [few] zostaw { $most } z nich.
       *[many] zostaw { $most } z nich.
    }
decks-banned = Zakazane ({ $version }): { $cards }.
decks-not-in-force = Te zasady obowiązują od { $from }; to wcześniejszy dzień.
decks-mend-not-in-force = sprawdź według wydania z tego dnia, jeśli je masz.
decks-misfit =
    { $field }: zasady talii nie znają „{ $read }”{ $accepted_count ->
        [0] {""}
       *[other] ; przyjmowane są: { $accepted }
    }
decks-misfit-name-taken = { $field }: „{ $read }” ma swoje karty w Marshalu; własny katalog potrzebuje innej nazwy
decks-misfit-too-many-cards = { $field }: kart jest { $read }; wczytuje się najwyżej { $most }
decks-misfit-too-many-catalogues = { $field }: ten Marshal zna już tyle katalogów z pakietów, ile przechowuje; uruchom go ponownie
decks-misfit-missing = { $field }: brak; zasady talii potrzebują tej liczby

# Deck lists handed in at a tournament.

refusal-deck-unreadable = Nie można odczytać listy: { $why }.
refusal-deck-refused =
    { $reason }{ $more ->
        [0] {""}
        [one] {" "}Jest jeszcze jeden powód; sprawdź listę, aby go zobaczyć.
        [few] {" "}Są jeszcze { $more } powody; sprawdź listę, aby je zobaczyć.
       *[many] {" "}Jest jeszcze { $more } powodów; sprawdź listę, aby je zobaczyć.
    }
decks-cli-no-decks = { $pack } nie ma talii, które można ocenić
