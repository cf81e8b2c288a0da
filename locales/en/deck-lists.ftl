# Deck lists: what cannot be read or written, besides what stands in decks.ftl.

decks-unreadable-long-line = line { $line } is longer than { $most } letters; no line with a card is that long
decks-unreadable-entity = line { $line }: the XML refers to “&{ $read };”; only &amp; &lt; &gt; &quot; &apos; and numbers are read, nothing is fetched or expanded
decks-unwritable-no-warlord = { $format } cannot hold a deck without a warlord; add one, or choose another format
decks-unwritable-read-only = { $format } can only be read: it names cards by ids nobody here knows
decks-trouble-unknown-id =
    Line { $line }: no card of the catalogue has the id “{ $read }”{ $named ->
        [0] {""}
       *[other] {" "}(“{ $name }”)
    }.{ $likes ->
        [0] {""}
       *[other] {" "}Did you mean { $cards }? Write the name without an id.
    }

# Deck rules of a pack.

decks-rules = { $title } { $version }
decks-restricted-most =
    Of the restricted list ({ $version }) { $most ->
        [0] no card may be used
        [one] only one card may be used
       *[other] only { $most } cards may be used
    }, not { $cards }.
decks-mend-restricted-most =
    { $most ->
        [0] take them out.
        [one] keep one of them.
       *[other] keep { $most } of them.
    }
decks-banned = Banned ({ $version }): { $cards }.
decks-not-in-force = These regulations are in force from { $from } on; this is an earlier day.
decks-mend-not-in-force = judge by the edition of that day, if you have it.
decks-misfit =
    { $field }: “{ $read }” is not known to the deck rules{ $accepted_count ->
        [0] {""}
       *[other] ; accepted are { $accepted }
    }
decks-misfit-name-taken = { $field }: Marshal brings the cards of “{ $read }” itself; a catalogue of your own needs another name
decks-misfit-too-many-cards = { $field }: { $read } cards; at most { $most } are read
decks-misfit-too-many-catalogues = { $field }: this Marshal already knows as many catalogues of packs as it keeps; restart it
decks-misfit-missing = { $field }: missing; the deck rules need this figure

# Deck lists handed in at a tournament.

refusal-deck-unreadable = The list cannot be read: { $why }.
refusal-deck-refused =
    { $reason }{ $more ->
        [0] {""}
        [one] {" "}There is one more reason; check the list to see it.
       *[other] {" "}There are { $more } more reasons; check the list to see them.
    }
decks-cli-no-decks = { $pack } has no decks that could be judged
