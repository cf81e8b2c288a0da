# Cards, deck lists and what a check finds.

## The command line
cli-cards = Search the cards of Conquest and Legend of the Five Rings
cli-cards--query = Words of a name, and filters such as faction:orks type:army cost<=2
cli-cards--most = How many cards to show at most
cli-deck = Deck lists: check, convert, print
cli-deck-check = Judge a deck list for a tournament
cli-deck-check--file = The list, in any known format; - reads standard input
cli-deck-check--game = conquest-1.2, podboj-1.1, l5r-2.3, conquest, l5r or the file of your own pack; guessed from the cards if left out
cli-deck-check--date = The first day of the tournament, as 2018-10-20; today if left out
cli-deck-check--tier = relaxed, formal or premier
cli-deck-check--region = north-america, poland or elsewhere
cli-deck-check--organizer = A JSON file with what the organizer decided: products, roles
cli-deck-check--restricted = The restricted list (L5R): in-force, off, or the version of a Rules Reference
cli-deck-check--list-required = The tournament requires deck lists, so the list must name its player
cli-deck-convert = Write a deck list in another format
cli-deck-convert--file = The list, in any known format; - reads standard input
cli-deck-convert--to = The format: { "plain, marshal, octgn, conquestdb, conquestdb-bbcode, iridial, fiveringsdb, fiveringsdb-strain, fiveringsdb-page, ringteki, ringteki-json, emeralddb, link" }
cli-deck-convert--game = conquest or l5r; guessed from the cards if left out
cli-deck-convert--date = The day names are judged for, as 2018-10-20; today if left out
cli-deck-convert--output = The file to write; standard output if left out
cli-deck-sheet = Print a deck-check sheet in the order a judge counts, or a deck list form
cli-deck-sheet--file = The list, in any known format; left out with --form for an empty form
cli-deck-sheet--game = conquest-1.2, podboj-1.1, l5r-2.3, conquest, l5r or the file of your own pack; guessed from the cards if left out
cli-deck-sheet--date = The first day of the tournament, as 2018-10-20; today if left out
cli-deck-sheet--tier = relaxed, formal or premier
cli-deck-sheet--form = A deck list form instead of the deck-check sheet

decks-cli-unknown-choice = “{ $read }” is not known; accepted are { $may }
decks-cli-bad-date = “{ $read }” is no date; expected year-month-day, such as 2018-10-20
decks-cli-bad-organizer = { $path } does not hold an organizer's decisions: { $why }
decks-cli-unreadable = { $path }: { $why }
decks-cli-which-game = the cards do not tell which game this is; name it with --game
decks-cli-file-or-form = name a list, or ask for an empty form with --form and --game
decks-cli-cannot-convert = { $count ->
    [one] { $count } line could not be identified, so nothing was written
   *[other] { $count } lines could not be identified, so nothing was written
}
decks-cli-legal = Legal: { $deck }
decks-cli-illegal = Not legal: { $deck }
decks-cli-undecided = Legal once the organizer has decided: { $deck }
decks-cli-unreadable-lines = Not readable in full: { $deck }
decks-cli-judged-for = Judged for { $rules }, { $tier }, { $region }, { $date }. Read as { $format }.
decks-cli-rest = The rest is judged by the lines that could be read.
decks-cli-mend = To mend: { $mend }
decks-cli-nothing-found = No card is called that.
decks-cli-did-you-mean = No card is called that. Did you mean:
decks-cli-more = { $count ->
    [one] … and { $count } more card
   *[other] … and { $count } more cards
}

## Columns and sheets
decks-column-card = Card
decks-column-type = Type
decks-column-faction = Faction
decks-column-cost = Cost
decks-column-traits = Traits
decks-column-product = Product
decks-sheet-title = Deck check
decks-form-title = Deck list
decks-sheet-player = Player
decks-sheet-deck = Deck
decks-sheet-judge = Judge
decks-sheet-round = Round
decks-sheet-table = Table
decks-sheet-counted = { $heading }: { $count }
decks-sheet-total = Cards in all: { $count }
decks-sheet-looks = Look at
decks-sheet-fingerprint = Fingerprint: { $fingerprint }
decks-signature-squad = Signature squad
decks-group-in-deck = { $deck }: { $kind }
decks-look-opaque = { $deck }: opaque sleeves
decks-look-backs = { $deck }: card backs alike, if the sleeves are not opaque
decks-look-size = { $deck }: sleeves of one size
decks-look-color = { $deck }: sleeves of one colour
decks-look-texture = { $deck }: sleeves of one texture
decks-look-condition = { $deck }: sleeves in one condition
decks-look-different = Dynasty deck and conflict deck in different sleeves
decks-look-ten-planets = The 10 planets of the core set are there
decks-look-proxies = Every proxy was made by a leader of this tournament

## Words
decks-weight-refused = refused
decks-weight-undecided = not decided
decks-weight-reminder = reminder
decks-game-conquest = Warhammer 40,000: Conquest
decks-game-l5r = Legend of the Five Rings
decks-region-north-america = North America
decks-region-poland = Poland
decks-region-elsewhere = elsewhere
decks-part-warlord = Warlord
decks-part-synapse = Synapse card
decks-part-deck = Deck
decks-part-planets = Planets
decks-part-stronghold = Stronghold
decks-part-role = Role
decks-part-provinces = Provinces
decks-part-dynasty = Dynasty deck
decks-part-conflict = Conflict deck
decks-kind-warlord = Warlord
decks-kind-army = Army
decks-kind-attachment = Attachment
decks-kind-event = Event
decks-kind-support = Support
decks-kind-synapse = Synapse
decks-kind-token = Token
decks-kind-planet = Planet
decks-kind-province = Province
decks-kind-character = Character
decks-kind-holding = Holding
decks-faction-space-marines = Space Marines
decks-faction-astra-militarum = Astra Militarum
decks-faction-orks = Orks
decks-faction-chaos = Chaos
decks-faction-dark-eldar = Dark Eldar
decks-faction-eldar = Eldar
decks-faction-tau = Tau
decks-faction-tyranids = Tyranids
decks-faction-necrons = Necrons
decks-faction-neutral = Neutral
decks-clan-crab = Crab
decks-clan-crane = Crane
decks-clan-dragon = Dragon
decks-clan-lion = Lion
decks-clan-phoenix = Phoenix
decks-clan-scorpion = Scorpion
decks-clan-unicorn = Unicorn
decks-ring-air = Air
decks-ring-earth = Earth
decks-ring-fire = Fire
decks-ring-void = Void
decks-ring-water = Water
decks-role-keeper = Keeper
decks-role-seeker = Seeker
decks-role-support = Support

## Findings
decks-no-player-name = The list does not name its player.
decks-warlords = { $found ->
    [0] The deck has no warlord.
   *[other] The deck has { $found } warlords: { $cards }.
}
decks-synapse = { $wanted ->
    [0] A deck of this warlord has no synapse card: { $cards }.
   *[other] { $found ->
        [0] A deck of this warlord needs a synapse card and has none.
       *[other] A deck of this warlord has exactly one synapse card, not { $found }: { $cards }.
    }
}
decks-too-few-cards = The deck must have at least { $least } cards besides warlord and synapse card; it has { $found }.
decks-planet-in-deck = { $card } is a planet; planets are brought along and are not part of the deck.
decks-planets = { $missing_count ->
    [0] Not exactly the 10 planets of the core set: { $surplus } too many.
   *[other] { $surplus_count ->
        [0] Not exactly the 10 planets of the core set: { $missing } missing.
       *[other] Not exactly the 10 planets of the core set: { $missing } missing, { $surplus } too many.
    }
}
decks-not-a-deck-card = { $card } is never part of a deck.
decks-signature-missing = { $card } belongs to the signature squad: { $wanted } wanted, { $found } found.
decks-signature-surplus = { $card } belongs to the signature squad: { $wanted } wanted, { $found } found.
decks-foreign-signature = { $card } is a signature card of another warlord.
decks-not-adjacent = { $faction } is not next to the warlord's faction on the alliance wheel: { $cards }.
decks-two-allies = Cards of only one other faction may be used, not of { $factions }.
decks-loyal-ally = { $card } is loyal to another faction.
decks-tyranid-allies = Tyranids ally with nobody: { $cards }.
decks-tyranid-neutral-army = Tyranids use no neutral army units: { $cards }.
decks-necron-foreign = Necrons use cards of the seven factions of the alliance wheel only: { $cards }.
decks-necron-not-army = Of other factions Necrons use army units only: { $cards }.
decks-warlords-own-allies = { $warlord } does not allow { $cards }.
decks-strongholds = { $found ->
    [0] There is no stronghold. Clan and influence cannot be judged.
   *[other] There are { $found } strongholds: { $cards }.
}
decks-roles = There are { $found } role cards: { $cards }.
decks-wrong-part = { $card } is listed under { $listed } and belongs to { $belongs }.
decks-deck-size = { $part }: { $found } cards; { $least } to { $most } are allowed.
decks-part-too-small = { $part }: { $found ->
    [one] { $found } card
   *[other] { $found } cards
}; at least { $least } must be there.
decks-other-side = { $card } is of another side; this deck is { $side }.
decks-provinces = There must be exactly { $wanted } provinces; found: { $found }.
decks-dynasty-clan = { $card } is of another clan; a dynasty deck of the { $clan } holds its own and neutral cards.
decks-province-clan = { $card } is of another clan; provinces must be { $clan } or neutral.
decks-splash-clans = Out-of-clan cards must come from one clan, not from { $clans }.
decks-clan-only = { $card } may be used by { $clans } only.
decks-no-influence-cost = { $card } has no influence cost, so no other clan can use it.
decks-influence = The out-of-clan cards cost { $spent } influence; { $pool } is there.
decks-conflict-characters = The conflict deck has { $found } characters; at most { $most } are allowed.
decks-role-of-other-clan = { $role } is no role of the { $clan } on that day.
decks-role-only = { $card } needs a role with the trait { $needs }.
decks-support-clan = With { $role } influence cannot be spent on { $cards }.
decks-too-many-copies = { $card }: { $found } copies; at most { $most } are allowed.
decks-card-limit = { $card } itself allows { $most ->
    [one] { $most } copy
   *[other] { $most } copies
} in a deck; there are { $found }.
decks-rings = { $doubled_count ->
    [0] There is not one province for each ring; missing: { $missing }.
   *[other] There is not one province for each ring; too often: { $doubled }; missing: { $missing }.
}
decks-same-province = { $card } is there more than once.
decks-not-yet-legal = { $product } is legal only from { $from }: { $cards }.
decks-product-excluded = { $product } is not among the legal products: { $cards }.
decks-product-undecided = Whether { $product } is legal has not been decided: { $cards }.
decks-large = The deck has { $found } cards; it must be shuffled without help in reasonable time.

decks-mend-player-name = write the player's name on the list.
decks-mend-warlords = use exactly one warlord.
decks-mend-synapse = { $wanted ->
    [0] take the synapse card out.
   *[other] use exactly one synapse card.
}
decks-mend-add = { $count ->
    [one] add { $count } card.
   *[other] add { $count } cards.
}
decks-mend-remove = { $count ->
    [one] take { $count } card out.
   *[other] take { $count } cards out.
}
decks-mend-add-copies = { $count ->
    [one] add { $count } copy.
   *[other] add { $count } copies.
}
decks-mend-remove-copies = { $count ->
    [one] take { $count } copy out.
   *[other] take { $count } copies out.
}
decks-mend-planet-in-deck = take it out, or list it under Planets.
decks-mend-planets = bring each of the 10 planets of the core set once.
decks-mend-take-out = take { $cards } out.
decks-mend-no-allies = take these cards out.
decks-mend-not-adjacent = use cards of { $neighbours }, of one of the two only.
decks-mend-two-allies = keep the cards of one of these factions.
decks-mend-loyal-ally = use a card that is not loyal, or one of the warlord's faction.
decks-mend-strongholds = use exactly one stronghold.
decks-mend-roles = use one role or none.
decks-mend-wrong-part = list it under { $belongs }.
decks-mend-splash-clans = keep the out-of-clan cards of one clan.
decks-mend-influence = save { $over } influence.
decks-mend-characters = { $count ->
    [one] take { $count } character out of the conflict deck.
   *[other] take { $count } characters out of the conflict deck.
}
decks-mend-no-role = use no role, or one that is neither a Keeper nor a Seeker.
decks-mend-role = use one of these roles: { $roles }; or a role that is neither a Keeper nor a Seeker; or none.
decks-mend-role-only = take it out, or use a role with the trait { $needs }.
decks-mend-support-clan = spend influence on cards of the { $clan } only, or use another role.
decks-mend-rings = choose one province for each ring; a Seeker role allows a second one of its own ring.
decks-mend-same-province = choose another province of that ring.
decks-mend-product = take { $cards } out.
decks-mend-ask = ask the organizer which products are legal.
decks-mend-large = practise shuffling, or take cards out.

## Reading lists
decks-trouble-unknown = Line { $line }: no card of the catalogue is called “{ $read }”.
decks-trouble-unknown-like = Line { $line }: no card this deck can hold is called “{ $read }”. Did you mean { $cards }?
decks-trouble-ambiguous = Line { $line }: “{ $read }” may be { $cards }. Write the full name, or the product in parentheses.
decks-trouble-unknown-product = Line { $line }: no product is called “{ $read }”, and the name alone does not tell the card.
decks-trouble-not-in-product = Line { $line }: { $card } is not in “{ $read }” but in { $products }.
decks-trouble-copies = Line { $line }: “{ $read }” is no possible number of copies; expected 1 to { $most }.
decks-trouble-declared = Line { $line }: “{ $heading }” says { $says } cards, but { $found } are listed.
decks-trouble-other-game = This is a list for { $found }, not for { $wanted }.
decks-remark-taken-as = Line { $line }: “{ $read }” was taken as { $card }, the only such card this deck can hold.
decks-remark-title = Line { $line }: “{ $read }” was taken as the name of the deck.
decks-remark-names-differ = Line { $line }: the id is that of { $card }, although the line says “{ $read }”.
decks-remark-product-ignored = Line { $line }: no product is called “{ $read }”; the name tells the card without it.
decks-unreadable-empty = there is nothing in the list
decks-unreadable-too-large = the list is larger than { $most } KiB, the most that is read
decks-unreadable-too-many-lines = the list has more than { $most } lines with cards, the most that is read
decks-unreadable-not-text = line { $line } is no UTF-8 text
decks-unreadable-xml = line { $line }: the XML is broken
decks-unreadable-no-octgn-deck = line { $line }: “{ $read }” is not how an OCTGN deck begins; expected “deck”
decks-unreadable-other-octgn-game = line { $line }: the OCTGN deck is of another game (“{ $read }”), not of Conquest
decks-unreadable-json = line { $line }, column { $column }: the JSON cannot be read: { $why }
decks-unreadable-unknown-json = the JSON is no deck list of a known kind (fiveringsdb, ringteki, marshal)
decks-unreadable-failed = the site answered without a deck: { $read }
decks-unreadable-several-decks = this holds several decks; choose one
decks-unreadable-backup = a ConquestDB backup names cards by numbers only that site knows; use its text or OCTGN export
decks-unreadable-link = the address of the deck is not complete; copy the whole line
decks-unreadable-no-cards = no line of the list names a card
decks-unwritable = { $format } has no place for decks of { $game }

## Searching
decks-query-unknown-field = { $may_count ->
    [0] “{ $read }” is nothing that can be asked of a card
   *[other] “{ $read }” is nothing that can be asked of a card; expected { $may }
}
decks-query-unknown-value = { $may_count ->
    [0] { $field } has no value “{ $read }”
   *[other] { $field } has no value “{ $read }”; expected { $may }
}
decks-query-no-number = { $field } is a number, x, or - for none, not “{ $read }”
decks-query-no-order = { $field } has no order; use : or !=
