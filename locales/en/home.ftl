# Home: the list of tournaments.
home-day-today = today
home-running = Running one?
home-results = Results
home-now = now
home-month = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] June
    [7] July
    [8] Aug
    [9] Sept
    [10] Oct
    [11] Nov
   *[12] Dec
}
home-players = { $count ->
    [one] one player
   *[other] { $count } players
}
home-tables = Tables to watch
home-watch = Watch
home-sit-down = Sit down
home-game-cards = Conquest
home-game-map = Epic
home-go-on = Continue
