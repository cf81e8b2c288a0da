# Deck builder, cards, and deck lists in tournaments.

builder-title = Deck builder
builder-title-game = Deck builder: { $game }
builder-lead-text = Build a deck, see what the rules say about every card, share it as a link or a QR code. No account needed; nothing is stored.
builder-games = Game
builder-halves = Cards or deck
builder-to-cards = Cards
builder-to-deck = Deck
builder-deck = Your deck
builder-choose-leader = Choose the card that leads the deck
builder-lead = Lead with it
builder-find = Find cards
builder-words = Name or filter
builder-words-example = goff, cost<=2, trait:nob
builder-search = Search
builder-filter-type = Type
builder-filter-side = Side
builder-filter-cost = Cost
builder-filter-any = any
builder-all = Also show cards this deck cannot hold
builder-found = { $count ->
    [one] { $count } card.
   *[other] { $count } cards.
}
builder-hidden = { $count ->
    [one] One more is not for this deck.
   *[other] { $count } more are not for this deck.
}
builder-did-you-mean = No card is called that. Did you mean:
builder-enough = No more copies.
builder-further = More cards
builder-less = One { $card } fewer
builder-more = One { $card } more
builder-share = Share and copy
builder-share-help = The whole deck is in this address. Whoever opens it sees the deck and can hand it in at a tournament.
builder-address = Address of the deck
builder-copy = Copy
builder-copied = Copied.
builder-formats = As text for other programs
builder-hand-in = Hand in at { $tournament }
builder-paste = Paste a list or open a file
builder-paste-button = Use this list
builder-unread = Not every line could be read
builder-understood = Read with these assumptions
builder-judged = Name, day and tier
builder-name = Name of the deck
builder-rules = Regulations
builder-date = First day
builder-tier = Tier
builder-region = Region
builder-judge-button = Judge by this
builder-bad-date = “{ $read }” is no day; expected year-month-day, such as 2018-10-20

chart-curve = By cost: { $part }
chart-curve-label = Cards by cost, { $part }: { $bars }
chart-types = By type
chart-types-label = Cards by type: { $rows }
chart-command = Command icons
chart-shields = Shield icons
chart-influence = Influence spent

cards-title = Cards
cards-words = Name or filter
cards-help = Type how the words of a name begin. Try:

card-cost = Cost
card-cost-short = cost { $cost }
card-influence-short = influence { $influence }
card-english = English
card-german = German
card-traits = Traits
card-unique = Unique
card-yes = yes
card-attack = Attack
card-hp = Hit points
card-command = Command icons
card-shields = Shield icons
card-military = Military skill
card-political = Political skill
card-glory = Glory
card-influence = Influence
card-strength = Strength
card-honor = Honor
card-fate = Fate
card-copies = Copies a deck may hold
card-only-clans = Only for
card-printings = Products
card-facts-only = Facts for building decks; the printed card decides.

deck-upload-text = Deck list
deck-upload-help = One card a line, such as “3x Goff Nob”; or any export of OCTGN, ConquestDB, fiveringsdb or ringteki; or the address of a deck.
deck-upload-file = Or a file
deck-upload-form = the list could not be read; paste it as text, or send a file of at most 200 KB
deck-verdict-legal = Legal
deck-verdict-illegal = { $count ->
    [one] { $count } thing to mend
   *[other] { $count } things to mend
}
deck-verdict-undecided = The organizer decides
deck-verdict-unread = Not readable
deck-judged-for = { $rules }, { $tier }, { $region }, { $date }
deck-mine = My deck list
deck-lists = Deck lists
deck-of = Deck list of { $player }
deck-none = There is no deck list yet.
deck-required = This tournament requires one before round 1.
deck-voluntary = This tournament does not require one.
deck-on-file = Handed in
deck-amended = { $times ->
    [one] amended once
   *[other] amended { $times } times
}
deck-hand-in = Hand in a deck list
deck-replace = Hand in another one instead
deck-check-button = Check only
deck-hand-in-button = Hand in
deck-build-here = Build the deck here
deck-checked = Checked, not handed in
deck-not-taken = Not accepted: this has to be mended
deck-unreadable = This list cannot be read; here it is as it came.
deck-fingerprint = Fingerprint
deck-players-only = Only players of this tournament hand in a deck list.
deck-hidden-playing = During a round nobody who plays in it may see deck lists, not even their own.
deck-hidden-leaders = Only leaders and the player see this deck list.
deck-hidden-until-end = Deck lists are shown when the tournament is over.
deck-hidden-until-closed = Deck lists are shown when registration is closed.
deck-hidden-during-rounds = Deck lists are shown between rounds.
deck-visible-leaders = seen by leaders only
deck-visible-end = seen by everybody after the end
deck-visible-open = seen by everybody between rounds
deck-column-state = Deck list
deck-missing-one = missing
deck-missing = { $count ->
    [one] { $count } missing
   *[other] { $count } missing
}
deck-missing-help = Round 1 can be drawn when these are in.
deck-all-in = all are in
deck-all-lists = All deck lists
deck-look = View
deck-enter = Enter a list
deck-sheet = Deck check sheet
deck-sheet-of = Deck check: { $player }
deck-paper-form = Deck list form for paper (PDF)
deck-amend = Amend the list
deck-amend-help = The old list, the new one, your name and the reason stay on record.
deck-reason = Reason
deck-reason-help = What was found, and what the player plays instead.
deck-anyway = Keep it although a rule is broken
deck-save = Save

api-group-decks = Cards and decks
api-cards = Cards by name and filters, the best first
api-card = One card
api-deck-check = Judge a deck list: every broken rule with its clause and what would mend it
api-deck-convert = Convert a deck list into another format
api-deck-no-decks = this tournament’s game has no deck lists

nav-label-house = Everywhere
deck-column-deck = Deck
