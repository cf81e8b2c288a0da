# Events of the gate beside those of conquest-events.ftl: damage and resources on the move, the end of a battle.
conquest-when-takes-damage = when { $what } is about to take damage
conquest-when-damage-moves = when damage is moved from { $what } to another card
conquest-after-damage-moves = after damage was moved from { $what } to another card
conquest-when-resources-placed = when resources are placed on { $what }
conquest-after-resources-placed = after resources were placed on { $what }
conquest-when-pays = when { $who ->
        [you] you pay
        [opponent] your opponent pays
       *[each] a player pays
    } resources
conquest-after-pays = after { $who ->
        [you] you paid
        [opponent] your opponent paid
       *[each] a player paid
    } resources
conquest-when-battle-ends = when a battle ends
conquest-after-battle-ends = after a battle ended
conquest-when-loses = when { $who ->
        [you] you lose
        [opponent] your opponent loses
       *[each] a player loses
    } resources
conquest-after-loses = after { $who ->
        [you] you lost
        [opponent] your opponent lost
       *[each] a player lost
    } resources
conquest-when-to-hand = when { $what } is put into its owner's hand
conquest-after-to-hand = after { $what } was put into its owner's hand
