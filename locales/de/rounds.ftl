# Runden mit den Namen, die man ihnen gibt.

# Eine Runde, mit der etwas geschieht: "Halbfinale auslosen".
round-object = Runde { $round }
round-object-of = { $players ->
    [2] Finale
    [4] Halbfinale
    [8] Viertelfinale
   *[other] Runde der letzten { $players }
}

# Wie weit der Turnierbaum ist.
state-bracket-drawn = { $name }: wird vorbereitet.
state-bracket-published = { $name }: nehmt eure Plätze ein.
state-bracket-all-in = { $name }: alle Ergebnisse sind da.
state-bracket-running = { $open ->
    [one] { $name }: ein Tisch spielt noch.
   *[other] { $name }: { $open } Tische spielen noch.
}
state-bracket-between = { $players ->
    [2] Das Finale ist vorbei.
    [4] Das Halbfinale ist vorbei; es folgt das Finale.
    [8] Das Viertelfinale ist vorbei; es folgt das Halbfinale.
   *[other] Die Runde der letzten { $players } ist vorbei; es folgt die nächste.
}
