# Starting quicker: many players at once, tournaments found, what one wants when it is over.
many-title = Add many players
many-lead = Paste a list of names, a table from a spreadsheet, or another system’s file. What was found is shown before anybody is entered.
many-text = Names or table
many-text-help = One name a line is enough. A table needs a heading “Name”; “Team” is taken too. Files of NRTM, Cobra, TOME, FIDE reports (TRF) and our own are read.
many-file = Or a file
many-look = Look at the list
many-others = Or players of another tournament
many-choose = Choose
many-nothing = there is nothing to read; expected names, a table or a file
many-found = { $count ->
    [one] One player was found. Untick whoever is not to be entered.
   *[other] { $count } players were found. Untick whoever is not to be entered.
}
many-lost = Not taken along:
many-here = already here
many-take = Enter those ticked
many-refused = { $count ->
    [one] One player was not entered; all others were.
   *[other] { $count } players were not entered; all others were.
}
many-over = The tournament is over.
roster-absent-count = { $count ->
    [one] One player has not checked in.
   *[other] { $count } players have not checked in.
}
roster-all-here = All are here
desk-absent = { $count ->
    [one] One player has not said “I am here”
   *[other] { $count } players have not said “I am here”
}
desk-drop-absent = Drop
after-print = Print the places
after-results = Results (CSV)
after-players = Places (CSV)
after-again = A new one with these settings
new-check-in = Players must check in before they are paired
home-find = Find a tournament
home-not-found = No tournament with “{ $text }”.
home-soon = Soon
home-past = Past
home-where = Where are you playing today?
home-what = Tournaments and tables on this computer. Nothing to install, no account.
home-play = Against a bot, or somebody with a link.
home-play-start = To the game
home-table = Set up an Epic table
home-table-start = New table
home-army = Build an army
many-take-all = Enter these players
many-whole = Everybody found, one a line; take out the lines of those who are not to come
