# Places: the one table everybody is shown.
places-by-bracket = Places in the bracket as they stand
places-decimal = { $whole }.{ $part }
places-cut = Cut: the top { $size } play on
places-record = W–L
places-record-help = won and lost; drawn matches last
round-of = { $players ->
    [2] Final
    [4] Semifinals
    [8] Quarterfinals
   *[other] Round of { $players }
}
bracket-places = Places of the bracket
