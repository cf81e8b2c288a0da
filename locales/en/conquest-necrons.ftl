# Necrons: words of their texts, and the enslavement dial.

conquest-get-hp-per = gets +{ $n } HP for { $what }
conquest-get-less-hp = gets −{ $n } HP
conquest-if-battle-here = a battle is being fought at this planet
conquest-if-discard-holds = your discard pile holds { $n } or more cards (each { $what })
conquest-do-discard-many = discard { $n } cards from your hand
conquest-after-assigns = after { $who } assigns damage by an attack
conquest-only-by-damage = (by taking damage)
