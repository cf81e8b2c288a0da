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
home-own = { $count ->
    [one] Dein Turnier
   *[other] Deine Turniere
}
home-go-on = Weiter
day-written = { $month ->
    [1] { $day }. Januar { $year }
    [2] { $day }. Februar { $year }
    [3] { $day }. März { $year }
    [4] { $day }. April { $year }
    [5] { $day }. Mai { $year }
    [6] { $day }. Juni { $year }
    [7] { $day }. Juli { $year }
    [8] { $day }. August { $year }
    [9] { $day }. September { $year }
    [10] { $day }. Oktober { $year }
    [11] { $day }. November { $year }
   *[12] { $day }. Dezember { $year }
}
