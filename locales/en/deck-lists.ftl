# Deck lists: what cannot be read or written, besides what stands in decks.ftl.

decks-unreadable-long-line = line { $line } is longer than { $most } letters; no line with a card is
decks-unreadable-entity = line { $line }: the XML refers to “&{ $read };”; only &amp; &lt; &gt; &quot; &apos; and numbers are read, nothing is fetched or expanded
decks-unwritable-no-warlord = { $format } cannot hold a deck without a warlord; add one, or choose another format
decks-trouble-unknown-id =
    Line { $line }: no card has the id “{ $read }”{ $named ->
        [0] {""}
       *[other] {" "}(“{ $name }”)
    }.{ $likes ->
        [0] {""}
       *[other] {" "}Did you mean { $cards }? Write the name without an id.
    }
