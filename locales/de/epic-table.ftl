# Epic am Tisch: was noch zu erreichen ist und was Formationen außer Bewegung und Kampf benutzen.
table-reach = In diesem Zug noch zu erreichen
table-reach-help = Die Formation jeder Seite, die am schnellsten auf 15 cm an ein Ziel kommt, in gerader Linie.
table-reach-line = { $player }: { $formation }, { $distance } entfernt, { $moves ->
    [one] eine Bewegung
   *[other] { $moves } Bewegungen
}
table-special = Fähigkeiten und mehr
table-ability = Fähigkeit
table-ability-of = Fähigkeit von { $formation }
table-ability-do = Benutzt
table-summon = Beschwören
table-summon-to = Einheit, die zu { $formation } beschworen wird
table-summon-do = Beschworen
table-absorb = Geht auf in
table-absorb-of = Formation, in der { $formation } aufgeht
table-absorb-do = Aufgegangen
armies-from = ab { $points }
