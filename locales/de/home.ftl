# Die Startseite: Türen und Turniere.
home-day-today = heute
home-running = Richtest du eines aus?
home-results = Ergebnisse
home-now = läuft
home-month = { $month ->
    [1] Jan.
    [2] Feb.
    [3] März
    [4] Apr.
    [5] Mai
    [6] Juni
    [7] Juli
    [8] Aug.
    [9] Sept.
    [10] Okt.
    [11] Nov.
   *[12] Dez.
}
home-players = { $count ->
    [one] ein Spieler
   *[other] { $count } Spieler
}
home-tables = Tische zum Zuschauen
home-watch = Zuschauen
home-sit-down = Mitspielen
home-game-cards = Conquest
home-game-map = Epic
home-go-on = Weiter
