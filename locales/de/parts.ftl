# Lange Listen in Teilen.
parts-label = Teile dieser Liste
parts-which = Teil { $part } von { $count }
parts-go = Zeigen
parts-before = Zurück
parts-after = Weiter
parts-yours = Dein Platz: { $rank }
parts-more = { $count ->
    [one] Und noch ein Eintrag.
   *[other] Und noch { $count } Einträge.
}
desk-tables-open = { $tables ->
    [one] Ein offener Tisch
   *[other] { $tables } offene Tische
}
desk-swap-name-help = Bei so vielen Spielern werden die Namen eingetippt: vollständig, wie sie in der Auslosung stehen.
swap-nobody = In dieser Auslosung heißt niemand „{ $name }“. Gib den Namen vollständig ein, wie er dort steht.
