# Long lists in parts.
parts-label = Parts of this list
parts-which = Part { $part } of { $count }
parts-go = Show
parts-before = Previous
parts-after = Next
parts-yours = Your place: { $rank }
parts-more = { $count ->
    [one] And one more.
   *[other] And { $count } more.
}
desk-tables-open = { $tables ->
    [one] One open table
   *[other] { $tables } open tables
}
desk-swap-name-help = With this many players they are named by typing: the whole name, as it stands in the draw.
swap-nobody = Nobody in this draw is called “{ $name }”. Type the whole name as it stands there.
