# The organizer's desk and the public screens.

access-name-of = Name
bracket-game = Game { $game }
bracket-help = Point at a name, or reach it with the Tab key, to see the player's path.
bracket-none = The elimination rounds have not begun.
column-begins = Begins
column-deadline = Time left
column-ends = Ends
column-esos-short = eSoS
column-kind = Kind
column-minutes = Minutes
column-opponent = Opponent
column-per-round = Points a round
column-round = Round
column-sos-short = SoS
day-elimination = { $rounds ->
    [one] { $rounds } elimination round
   *[other] { $rounds } elimination rounds
}
day-elimination-cut = { $rounds ->
    [one] top { $cut }: { $rounds } elimination round
   *[other] top { $cut }: { $rounds } elimination rounds
}
day-ends = Ends about { $likely }, hardly before { $early } or after { $late }.
day-for = { $players ->
    [one] { $players } player
   *[other] { $players } players
}
day-rounds = Round by round
day-swiss = { $rounds ->
    [one] { $rounds } Swiss round
   *[other] { $rounds } Swiss rounds
}
day-swiss-cut = { $rounds ->
    [one] the top { $cut } play { $rounds } more Swiss round
   *[other] the top { $cut } play { $rounds } more Swiss rounds
}
day-too-few = { $players } players are too few for this table, which begins at { $least }. Choose your own structure.
day-unfit = These rounds and this cut do not fit { $players } players.
decks-seen-after = Everybody sees them when the tournament is over.
decks-seen-leaders = Only leaders see them.
decks-seen-open = Everybody sees them between rounds.
desk-accept-reason = one report accepted at the desk
desk-add-late = Registration is closed. Late entry counts a loss for each round missed, if you allow it.
desk-all-in = All results are in.
desk-change-result = Change
desk-decline = Decline
desk-done = { $tables ->
    [one] One table has its result
   *[other] { $tables } tables have their result
}
desk-forecast = The round ends about { $round }, the day about { $day }.
desk-forecast-day = The day ends about { $day }.
desk-join-help = Players scan this or type the code on the start page.
desk-next-dispute = Settle table { $table }: the two reports differ
desk-open-card = Open the card
desk-organizer-only = This is for the organizer.
desk-plan = Rounds and cut
desk-plan-now = { $players ->
    [one] With one player
   *[other] With { $players } players
}
desk-reopen = Open registration again
desk-result-of = Result of table { $table }
desk-settle = Settle
desk-swap = Change the draw by hand
desk-swap-button = Swap places
desk-swap-help = Choose two players who change places. In the table above you can also pick up a name and put it on another.
desk-swap-one = This player
desk-swap-two = and this one
desk-tab-log = Log
desk-tab-now = Now
desk-tab-players = Players
desk-tab-settings = Settings
desk-tab-staff = Staff
desk-tell = Tell everybody
desk-tell-button = Show on all screens
desk-tell-minutes = Minutes (optional)
desk-tell-text = Announcement
desk-tell-until = (until { $time })
desk-undo-button = Take it back
field-amount = “{ $value }” is not accepted; a number from 0 to { $most } is, such as 3 or 12.5
field-choice = “{ $value }” is not accepted; accepted are: { $known }
field-day = “{ $value }” is no day; accepted is a date such as 2026-11-14
field-other = Field “{ $name }”
force-decks-none = not required
force-decks-required = Handed in before round 1.
force-late = Late entry
force-late-no = not possible
force-late-yes = possible, with a loss for each round missed
force-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
force-not-announced = announced when registration closes
force-round = A round lasts
force-tie-breakers = Ties
force-tie-breakers-are = points, then strength of schedule, then extended strength of schedule, then by lot
force-title = Rules in force
home-today = Tournaments today
kind-elimination = elimination
kind-swiss = Swiss
law-more = In the rules
log-all = All steps
log-lead = Every step with who, when and why. Nothing is ever overwritten; what was taken back stays in the record.
mine-disputed = Your two reports differ. A judge will come; until then either of you may report anew.
new-choose = Which regulations?
new-date = Date
new-date-help = Decides which cards are legal.
new-decks-seen = Who sees deck lists
new-decks-seen-help = Leaders always do; players see their own except during a round.
new-first-table = First table
new-first-table-help = The number on the card of the first table.
new-no-show = Wait for missing players (minutes)
new-no-show-help = After this time you are asked whether to drop them.
new-occasion = Kind of tournament
new-occasion-help = Official kinds prescribe a structure or a tier.
new-occasion-none = Our own
new-pack-change = Other regulations
new-pack-minutes = { $minutes ->
    [one] Rounds of { $minutes } minute
   *[other] Rounds of { $minutes } minutes
}
new-preview-button = Show the plan
new-preview-start = First round at
new-region = Region
new-region-help = Card releases differ by region.
new-region-none = not said
new-untimed-final = The final has no time limit
person-access = Links and PIN
person-access-help = A new link and PIN end all others, on every phone.
person-deck = Deck list
person-deck-amended = { $times ->
    [one] handed in, amended once
   *[other] handed in, amended { $times } times
}
person-deck-missing = missing
person-deck-none = not handed in
person-deck-there = handed in
person-dismiss = Dismiss
person-disqualify = Disqualify
person-disqualify-help = For unsporting conduct only, and for good: the player cannot come back.
person-drop-why = Why
person-enrol = Enter as a player
person-entry = Entry
person-fix-table = Always at table (empty: anywhere)
person-fixed-table = Fixed table
person-hand-over = Make organizer
person-issue = New link and PIN
person-issued = Show or send this now; it is shown only once
person-judges = From the judges
person-leaving = Leaving and coming back
person-make-judge = Make judge
person-make-marshal = Make marshal
person-no-rounds = No round yet.
person-nothing = Nothing so far.
person-office = Office
person-proxy = Proxy for { $card }, { $date }
person-recommend = Recommend disqualification
person-recommend-help = The organizer decides.
person-remedy-penalty = penalty
person-remedy-recommendation = disqualification recommended
person-remedy-unfounded = unfounded
person-remedy-warning = warning
person-revoke = End every link and PIN
person-rounds = Round by round
person-save = Save
person-title = { $name }
person-undecided = not decided yet
person-withdraw = Withdraw the entry
problem-no-report = Nobody has reported a result for this table.
proof-draws = The draws
proof-draws-help = Each draw has a label; together with the seed it gives exactly this draw and no other.
proof-yourself = Check it yourself
rights-action = Action
rights-for-oneself = for oneself
rights-lead = Made from the rules themselves: this is what Marshal checks before every step. Off duty, marshals and judges are spectators.
rights-link = Who may do what
rights-no = no
rights-own-match = own match
rights-title = Who may do what
rights-without-marshal = if there is no marshal
rights-yes = yes
roster-absent = not checked in
roster-all = everybody
roster-check-in = Check in
roster-checked-in = here
roster-deck = deck list
roster-deck-missing = no deck list
roster-here = { $players ->
    [one] one is checked in
   *[other] { $players } are checked in
}
roster-leader = leader
roster-no-deck = without a deck list
roster-nobody = Nobody fits.
roster-only = Show
round-by-name = By name
round-by-table = By table
round-order = Order
round-why = Why this draw?
round-yours = Your match: { $players }
settings-export-help = The file holds the published results. The record holds every step ever taken, also those taken back, and is for the organizer.
settings-file = Tournament file
settings-more = Keep and carry on
settings-record = Whole record
settings-title = Settings
settings-until = Can be changed until rounds and cut are announced.
staff-invite-help = Each invitation is for one person and works once.
staff-off-duty = Go off duty
staff-on-duty = Go on duty
staff-open = Open invitations
staff-revoke = Take back
staff-second = Who rules at leaders' tables
staff-second-of = In games of { $name }
standings-how = Strength of schedule (SoS) is the mean of the opponents' points a round; the extended one (eSoS) is the mean of the opponents' strengths. Open a name to see the figures.
standings-lot = Equal in all figures: the lot drawn when the round was closed decided.
standings-mean = Mean
strained-confirm = Change it anyway
strained-lead = You may do this, but the regulations advise against it:
strained-title = This change goes against the rules
