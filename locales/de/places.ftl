# Places: the one table everybody is shown.
places-by-bracket = Plätze im Turnierbaum, wie sie jetzt stehen
places-decimal = { $whole },{ $part }
places-cut = Cut: die besten { $size } spielen weiter
places-record = S–N
places-record-help = gewonnen und verloren; zuletzt Unentschieden
round-of = { $players ->
    [2] Finale
    [4] Halbfinale
    [8] Viertelfinale
   *[other] Runde der letzten { $players }
}
bracket-places = Plätze im Turnierbaum
