# When abilities are used: the event each one answers, and whose doing it must be.
conquest-after-destroyed = after { $what } is destroyed
conquest-after-destroyed-own = after { $what } is destroyed and lies in your discard pile
conquest-when-destroyed = when { $what } is destroyed
conquest-after-discarded = after { $what } comes into your discard pile from play
conquest-after-leaves = after { $what } leaves play
conquest-when-leaves = when { $what } leaves play
conquest-after-deployed = after { $what } is deployed{ $at }
conquest-when-enters = when { $what } enters play{ $at }
conquest-after-enters = after { $what } enters play{ $at }
conquest-when-commits = when { $what } commits to { $way ->
        [here] this planet
       *[any] a planet
    }
conquest-after-commits = after { $what } commits to { $way ->
        [here] this planet
       *[any] a planet
    }
conquest-when-moves = when { $what } moves { $way ->
        [between] from one planet to another
        [away] from this planet to another
        [here] to this planet
       *[any] to a planet
    }
conquest-after-moves = after { $what } moves { $way ->
        [between] from one planet to another
        [away] from this planet to another
        [here] to this planet
       *[any] to a planet
    }
conquest-after-attacks = after { $what } is declared as attacker{ $at }
conquest-after-defends = after { $who } declares an attack against { $what }
conquest-when-defends = when { $who } declares an attack against { $what }
conquest-after-assigned = after damage is assigned to { $what }
conquest-when-assigned = when damage is assigned to { $what }
conquest-after-assigned-attack = after an attack assigns damage to { $what }
conquest-after-damaged = after { $who } has damaged { $what } by an attack
conquest-after-damaged-any = after { $who } has damaged { $what }
conquest-after-hit = after { $what } is damaged by an attack
conquest-after-hurt = after { $what } is damaged
conquest-when-struggle = when a command struggle at a planet begins
conquest-after-struggle = after { $who ->
        [you] you win
        [opponent] your opponent wins
       *[each] a player wins
    } a command struggle{ $at }
conquest-when-played = when { $who ->
        [you] you play
        [opponent] your opponent plays
       *[each] a player plays
    } { $what }
conquest-after-played = after { $who ->
        [you] you play
        [opponent] your opponent plays
       *[each] a player plays
    } { $what }
conquest-after-phase-begins = after { $phase ->
        [deploy] the deploy phase
        [command] the command phase
        [combat] the combat phase
        [headquarters] the headquarters phase
       *[any] a phase
    } begins
conquest-when-phase-ends = when { $phase ->
        [deploy] the deploy phase
        [command] the command phase
        [combat] the combat phase
        [headquarters] the headquarters phase
       *[any] a phase
    } ends
conquest-after-phase-ends = after { $phase ->
        [deploy] the deploy phase
        [command] the command phase
        [combat] the combat phase
        [headquarters] the headquarters phase
       *[any] a phase
    } ends
conquest-when-deploying = when { $who ->
        [you] you deploy
        [opponent] your opponent deploys
       *[each] a player deploys
    } { $what }{ $at }
conquest-when-exhausts = when { $what } exhausts
conquest-after-exhausts = after { $what } exhausts
conquest-when-readies = when { $what } readies
conquest-after-readies = after { $what } readies
conquest-when-heals = when damage is removed from { $what }
conquest-after-heals = after damage is removed from { $what }
conquest-when-gains = when { $who ->
        [you] you gain
        [opponent] your opponent gains
       *[each] a player gains
    } resources
conquest-after-gains = after { $who ->
        [you] you gain
        [opponent] your opponent gains
       *[each] a player gains
    } resources
conquest-when-draws = when { $who ->
        [you] you draw
        [opponent] your opponent draws
       *[each] a player draws
    } cards
conquest-after-draws = after { $who ->
        [you] you draw
        [opponent] your opponent draws
       *[each] a player draws
    } cards
conquest-when-thrown = when { $what } is discarded from a hand or a deck
conquest-after-thrown = after { $what } is discarded from a hand or a deck
conquest-when-attaches = when { $what } is attached to another card
conquest-after-attaches = after { $what } is attached to another card
conquest-after-battle-begins = after a battle{ $at } begins
conquest-after-battle-won = after { $who ->
        [you] you win
        [opponent] your opponent wins
       *[each] a player wins
    } a battle{ $at }
conquest-after-round-begins = after a combat round{ $at } begins
conquest-after-round-ends = after a combat round{ $at } ends
conquest-after-attack-resolved = after an attack by { $what } is resolved
conquest-when-targets = when { $who ->
        [you] an ability of yours
        [opponent] an ability of your opponent
       *[each] an ability
    } targets { $what }
conquest-when-shield = when { $who ->
        [you] you use
        [opponent] your opponent uses
       *[each] a player uses
    } { $what } as a shield
conquest-text-when = { $when }{ $next ->
       *[order] ,
    }
conquest-when-only = { $when } { $only }
conquest-only-this = (this card)
conquest-only-host = (the attached unit)
conquest-only-by-this = (by this card)
conquest-only-by-host = (by the attached unit)
conquest-only-by-attack = (by an attack)
conquest-only-destroyed = (by being destroyed)
conquest-only-to-discard = (to its owner's discard pile)
conquest-only-from-planet = (from a planet)
conquest-only-deployed = (by being deployed)
conquest-only-here = (at this planet)
conquest-only-phase = (in the { $phase ->
        [deploy] deploy phase
        [command] command phase
        [combat] combat phase
       *[headquarters] headquarters phase
    })
conquest-only-who = { $who ->
        [you] (by you)
       *[opponent] (by your opponent)
    }
conquest-only-source = (by { $what })
conquest-when-leaves-planet = when { $what } leaves play from a planet
conquest-after-leaves-planet = after { $what } leaves play from a planet
conquest-after-struggle-here = after { $who ->
        [you] you win
        [opponent] your opponent wins
       *[each] a player wins
    } the command struggle at this planet
conquest-when-shield-here = when { $who ->
        [you] you use
        [opponent] your opponent uses
       *[each] a player uses
    } { $what } as a shield at this planet
conquest-when-control = when { $who ->
        [you] you take
        [opponent] your opponent takes
       *[each] a player takes
    } control of { $what }
conquest-after-control = after { $who ->
        [you] you take
        [opponent] your opponent takes
       *[each] a player takes
    } control of { $what }
conquest-after-targets = after { $who ->
        [you] an ability of yours
        [opponent] an ability of your opponent
       *[each] an ability
    } targets { $what }
conquest-after-defending = after { $what } is declared as defender
conquest-when-declares = when { $who } declares an attack
