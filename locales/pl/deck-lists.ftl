# Listy talii: czego nie można odczytać albo zapisać, poza tym, co jest w decks.ftl.

decks-unreadable-long-line = wiersz { $line } jest dłuższy niż { $most } znaków; żaden wiersz z kartą taki nie jest
decks-unreadable-entity = wiersz { $line }: XML odwołuje się do „&{ $read };”; czytane są tylko &amp; &lt; &gt; &quot; &apos; i liczby, nic nie jest pobierane ani rozwijane
decks-unwritable-no-warlord = { $format } nie pomieści talii bez lidera; dodaj go albo wybierz inny format
decks-trouble-unknown-id =
    Wiersz { $line }: żadna karta nie ma identyfikatora „{ $read }”{ $named ->
        [0] {""}
       *[other] {" "}(„{ $name }”)
    }.{ $likes ->
        [0] {""}
       *[other] {" "}Czy chodziło o: { $cards }? Podaj nazwę bez identyfikatora.
    }
