# Necrons: words of their texts, and the enslavement dial.

conquest-get-hp-per = gets +{ $n } HP for { $what }
conquest-get-less-hp = gets −{ $n } HP
conquest-if-battle-here = a battle is being fought at this planet
conquest-if-discard-holds = your discard pile holds { $n } or more cards (each { $what })
conquest-do-discard-many = discard { $n } cards from your hand
conquest-after-assigns = after { $who } assigns damage by an attack
conquest-only-by-damage = (by taking damage)
conquest-is-enslaved = of your enslaved faction
conquest-if-factions = there are { $n } or more factions among: { $what }
conquest-do-borrow = take control of { $what } until the end of the phase
conquest-do-give-back = return control of { $what } to its owner
conquest-do-turn-dial = set your enslavement dial to another faction

conquest-ask-enslave = Which faction does your enslavement dial show?
conquest-answer-enslave = enslave { $faction }
conquest-illegal-not-enslaved = { $card } does not serve you: your enslavement dial shows another faction.
conquest-scenario-enslaves = “{ $read }”: only a Necrons player enslaves, and only one of the seven factions of the wheel
play-enslaved = Enslaved: { $faction }
