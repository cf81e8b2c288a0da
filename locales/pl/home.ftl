# Strona główna: drzwi i turnieje.
home-day-today = dziś
home-running = Organizujesz turniej?
home-results = Wyniki
home-now = trwa
home-month = { $month ->
    [1] sty
    [2] lut
    [3] mar
    [4] kwi
    [5] maj
    [6] cze
    [7] lip
    [8] sie
    [9] wrz
    [10] paź
    [11] lis
   *[12] gru
}
home-players = { $count ->
    [one] jeden gracz
    [few] { $count } graczy
   *[many] { $count } graczy
}
home-tables = Stoły do obejrzenia
home-watch = Oglądaj
home-sit-down = Usiądź
home-game-cards = Podbój
home-game-map = Epic
home-own = { $count ->
    [one] Twój turniej
    [few] Twoje turnieje
   *[many] Twoje turnieje
}
home-go-on = Przejdź dalej
day-written = { $month ->
    [1] { $day } stycznia { $year }
    [2] { $day } lutego { $year }
    [3] { $day } marca { $year }
    [4] { $day } kwietnia { $year }
    [5] { $day } maja { $year }
    [6] { $day } czerwca { $year }
    [7] { $day } lipca { $year }
    [8] { $day } sierpnia { $year }
    [9] { $day } września { $year }
    [10] { $day } października { $year }
    [11] { $day } listopada { $year }
   *[12] { $day } grudnia { $year }
}
