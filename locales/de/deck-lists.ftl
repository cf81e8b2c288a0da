# Decklisten: was nicht gelesen oder geschrieben werden kann, außer dem, was in decks.ftl steht.

decks-unreadable-long-line = Zeile { $line } ist länger als { $most } Zeichen; so lang ist keine Zeile mit einer Karte
decks-unreadable-entity = Zeile { $line }: das XML verweist auf „&{ $read };“; gelesen werden nur &amp; &lt; &gt; &quot; &apos; und Zahlen, nichts wird geholt oder ersetzt
decks-unwritable-no-warlord = { $format } kann kein Deck ohne Kriegsherrn enthalten; füge einen hinzu oder wähle ein anderes Format
decks-unwritable-read-only = { $format } kann nur gelesen werden: es nennt Karten mit Kennungen, die hier niemand kennt
decks-trouble-unknown-id =
    Zeile { $line }: Keine Karte des Katalogs hat die Kennung „{ $read }“{ $named ->
        [0] {""}
       *[other] {" "}(„{ $name }“)
    }.{ $likes ->
        [0] {""}
       *[other] {" "}Gemeint sein könnte { $cards }. Schreib den Namen ohne Kennung.
    }

# Deck rules of a pack.

decks-rules = { $title } { $version }
decks-restricted-most =
    Von der Liste eingeschränkter Karten ({ $version }) { $most ->
        [0] ist keine erlaubt
        [one] ist nur eine erlaubt
       *[other] sind nur { $most } erlaubt
    }, nicht { $cards }.
decks-mend-restricted-most =
    { $most ->
        [0] nimm sie heraus.
        [one] behalte eine davon.
       *[other] behalte { $most } davon.
    }
decks-banned = Gebannt ({ $version }): { $cards }.
decks-not-in-force = Diese Regeln gelten ab { $from }; dies ist ein früherer Tag.
decks-mend-not-in-force = prüfe nach der Ausgabe jenes Tages, wenn du sie hast.
decks-misfit =
    { $field }: die Deckregeln kennen „{ $read }“ nicht{ $accepted_count ->
        [0] {""}
       *[other] ; möglich sind { $accepted }
    }
decks-misfit-name-taken = { $field }: Die Karten von „{ $read }“ bringt Marshal mit; ein eigener Katalog braucht einen anderen Namen
decks-misfit-too-many-cards = { $field }: { $read } Karten; höchstens { $most } werden gelesen
decks-misfit-too-many-catalogues = { $field }: Dieser Marshal kennt schon so viele Kataloge aus Paketen, wie er behält; starte ihn neu
decks-misfit-missing = { $field }: fehlt; die Deckregeln brauchen diese Zahl

# Deck lists handed in at a tournament.

refusal-deck-unreadable = Die Liste ist nicht lesbar: { $why }.
refusal-deck-refused =
    { $reason }{ $more ->
        [0] {""}
        [one] {" "}Es gibt noch einen weiteren Grund; prüfe die Liste, um ihn zu sehen.
       *[other] {" "}Es gibt noch { $more } weitere Gründe; prüfe die Liste, um sie zu sehen.
    }
decks-cli-no-decks = { $pack } hat keine Decks, die geprüft werden könnten
