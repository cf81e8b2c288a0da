# Sheets for printing: their names, what they are for, and what stands on them.
paper-title-pairings-by-name = Pairings by name
paper-title-pairings-by-table = Pairings by table
paper-title-slips = Match slips
paper-title-standings = Standings
paper-title-bracket = Bracket
paper-title-players = Players
paper-title-deck-form = Deck list
paper-title-table-numbers = Table numbers
paper-title-proxies = Proxies
paper-title-rules = Rules in force
paper-title-desk = Desk backup
paper-purpose-pairings-by-name = For the wall: everybody finds their name, table and opponent.
paper-purpose-pairings-by-table = For the desk: the tables in order, with boxes for the results.
paper-purpose-slips = Four to a page; cut the pile, lay the quarters on one another, and they lie in table order.
paper-purpose-standings = The newest table, or everybody’s final place once the bracket has decided, with exact tie-breakers.
paper-purpose-bracket = The elimination rounds on one page.
paper-purpose-players = Everybody who entered, with a box to tick at check-in.
paper-purpose-deck-form = An empty deck list to fill in by hand.
paper-purpose-table-numbers = Two large numbers to a page, with the way into the tournament for phones.
paper-purpose-proxies = For damaged cards, in the size of a card, with everything a proxy must state.
paper-purpose-rules = Rounds, time, points and tie-breakers on one sheet, each line with its clause.
paper-purpose-desk = The whole tournament with its secret seed, in codes. Keep it locked away.

paper-not-yet-round = there is no such round to print yet
paper-not-yet-table = no Swiss round is closed yet, so there are no standings
paper-not-yet-bracket = no elimination rounds have been announced
paper-not-yet-players = nobody has entered yet
paper-not-yet-decks = this regulation has no deck lists
paper-not-yet-proxies = no proxy has been made

paper-round = Round { $round }
paper-round-final = Round { $round }, final
paper-round-elimination = Round { $round }, last { $players }
paper-final = Final
paper-last = Last { $players }
paper-place = place { $rank }
paper-game = Game { $game }
paper-heading-by-name = { $round }: by name
paper-heading-by-table = { $round }: by table
paper-heading-standings = Standings after round { $round }
paper-heading-codes = Codes of the tournament
paper-about-codes = The codes that did not fit on the sheets before
paper-players = { $count ->
    [one] one player
   *[other] { $count } players
}
paper-tables = { $count ->
    [one] one table
   *[other] { $count } tables
}
paper-unpublished = not published yet
paper-page = page { $page } of { $pages }
paper-state = { $parts ->
    [one] State { $id }: this one code restores the tournament (marshal restore-from-paper)
   *[other] State { $id }: codes 1 to { $parts } together restore the tournament (marshal restore-from-paper)
}
paper-left = left
paper-here = here
paper-won = won
paper-winner = winner
paper-signature = Signature
paper-ended-by = How the game ended
paper-ended-at = game ended at
paper-received-at = slip received at § { $clause }
paper-figures = Figures
paper-drops = Leaves the tournament after this round
paper-join = Results, clock and pairings on your phone
paper-about-deck-form = Number of copies and full name of every card, as printed on it
paper-proxy = Proxy
paper-proxy-for = For { $player }, in this tournament only.
paper-proxy-original = The original card stays facedown at hand.

paper-about-desk = Everything needed to go on at another machine
paper-desk-warning = Secret: the seed decides all draws to come. Not for the wall.
paper-desk-scan = Scan or photograph all sheets of this backup; the numbers under the codes say whether one is missing.
paper-desk-restore = Run “marshal restore-from-paper” with the pictures. It checks every code and writes the tournament file.
paper-desk-go-on = Go on with “marshal run”; every draw follows from the same seed, so “marshal verify” holds for the whole tournament.
paper-desk-seed = Seed
paper-desk-commitment = Published promise of the seed (SHA-256)

paper-rules-rounds = Rounds
paper-rules-time = Time
paper-rules-tier = Tier: { $tier }
paper-rules-phase = { $phase }: { $begins }
paper-rules-plays-on = after time is called, play goes on to the end of this: { $extent }
paper-rules-no-show = { $minutes ->
    [one] whoever is one minute late may be dropped
   *[other] whoever is { $minutes } minutes late may be dropped
}
paper-rules-points = { $outcome }: { $points }
paper-rules-step = { $number }. { $step }
paper-rules-deck-lists = every player hands in a deck list before the start
paper-stage-swiss = then the best { $cut } play { $rounds }
paper-stage-elimination = then single elimination of the best { $cut }
paper-stage-elimination-all = single elimination of all players

# The commands `marshal paper` and `marshal restore-from-paper`.
cli-paper = Print a tournament’s sheets as PDF: pairings, slips, standings and more
cli-paper--file = The tournament file; - reads standard input
cli-paper--pack = The tournament’s own rules pack (TOML)
cli-paper--sheet = Which sheet; without it, the sheets are listed
cli-paper--round = Which round; the newest if not given
cli-paper--address = Where players find the tournament; becomes a code on the table numbers
cli-paper--output = Where to write the PDF
cli-restore-from-paper = Rebuild a tournament from scanned sheets
cli-restore-from-paper--pictures = Pictures of the sheets (PNG or JPEG), or text files with what the codes say
cli-restore-from-paper--output = Where to write the tournament file; standard output if not given
cli-restore-from-paper--pack = The tournament’s own rules pack (TOML)
cli-restore-from-paper--seed = The tournament’s seed, as written on the desk backup
paper-sheet-unknown = there is no sheet “{ $read }”; sheets are: { $known }
paper-output-needed = say with --output where to write the PDF
paper-done = { $pages ->
    [one] { $path }: one page
   *[other] { $path }: { $pages } pages
}
paper-picture-unreadable = { $path } is neither a picture (PNG or JPEG) nor a text with codes: { $why }
paper-picture-codes = { $count ->
    [0] { $path }: no code found
    [one] { $path }: one code
   *[other] { $path }: { $count } codes
}
paper-restore-no-codes = none of the pictures has a code of Marshal’s that can be read; a sharper or larger picture may help
paper-restore-damaged = the codes of state { $id } do not fit together; one was misread or changed
paper-restore-missing = { $count ->
    [one] the code of state { $id } is missing
   *[other] of the { $count } codes of state { $id } these are missing: { $parts }
}
paper-restore-done = { $parts ->
    [one] “{ $name }” restored from one code, state { $id }.
   *[other] “{ $name }” restored from { $parts } codes, state { $id }.
}
paper-restore-whole = The whole record is there, with history and seed.
paper-restore-new-seed = The sheets do not hold the secret seed. A new one was drawn, with the promise { $commitment }: announce it. The rounds so far stand as printed, but their draws can only be proven with the old seed; if you have it, run this again with --seed.
paper-restore-same-seed = The seed fits the promise that was published.
paper-restore-wrong-seed = this is not the seed of the tournament: its promise is { $read }, the published one { $published }

# The page with all sheets.
paper-page-title = Paper
paper-page-about = Sheets to print, as PDF or straight from the browser. Each carries codes from which the tournament can be restored.
paper-page-not-yet = Nothing to print yet: { $why }.
paper-page-print = Print page
paper-forbidden = This sheet is not for everybody: proxies are for leaders, the backup for the organizer.
