# Decklisten: was nicht gelesen oder geschrieben werden kann, außer dem, was in decks.ftl steht.

decks-unreadable-long-line = Zeile { $line } ist länger als { $most } Zeichen; so lang ist keine Zeile mit einer Karte
decks-unreadable-entity = Zeile { $line }: das XML verweist auf „&{ $read };“; gelesen werden nur &amp; &lt; &gt; &quot; &apos; und Zahlen, nichts wird geholt oder ersetzt
decks-unwritable-no-warlord = { $format } kann kein Deck ohne Kriegsherrn enthalten; füge einen hinzu oder wähle ein anderes Format
decks-trouble-unknown-id =
    Zeile { $line }: Keine Karte hat die Kennung „{ $read }“{ $named ->
        [0] {""}
       *[other] {" "}(„{ $name }“)
    }.{ $likes ->
        [0] {""}
       *[other] {" "}Gemeint sein könnte { $cards }. Schreib den Namen ohne Kennung.
    }
