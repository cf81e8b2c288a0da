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
home-own = { $count ->
    [one] Your tournament
   *[other] Your tournaments
}
home-go-on = Continue
day-written = { $month ->
    [1] { $day } January { $year }
    [2] { $day } February { $year }
    [3] { $day } March { $year }
    [4] { $day } April { $year }
    [5] { $day } May { $year }
    [6] { $day } June { $year }
    [7] { $day } July { $year }
    [8] { $day } August { $year }
    [9] { $day } September { $year }
    [10] { $day } October { $year }
    [11] { $day } November { $year }
   *[12] { $day } December { $year }
}
