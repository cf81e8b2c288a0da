# Epic at the table: what can still be reached, and what formations use beside moving and fighting.
table-reach = Still in reach this turn
table-reach-help = The formation of each player that comes within 15 cm of an objective soonest, in a straight line.
table-reach-line = { $player }: { $formation }, { $distance } away, { $moves ->
    [one] one move
   *[other] { $moves } moves
}
table-special = Abilities and more
table-ability = Ability
table-ability-of = Ability of { $formation }
table-ability-do = Used
table-summon = Summon
table-summon-to = Unit to be summoned to { $formation }
table-summon-do = Summoned
table-absorb = Absorbed by
table-absorb-of = Formation that absorbs { $formation }
table-absorb-do = Absorbed
armies-from = from { $points }
