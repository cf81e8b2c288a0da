# Places: the one table everybody is shown.
places-by-bracket = Miejsca według drabinki w tej chwili
places-decimal = { $whole },{ $part }
places-cut = Odcięcie: dalej gra TOP { $size }
places-record = W–P
places-record-help = wygrane i przegrane; na końcu remisy
round-of = { $players ->
    [2] Finał
    [4] Półfinały
    [8] Ćwierćfinały
   *[other] Runda TOP { $players }
}
bracket-places = Miejsca w drabince
