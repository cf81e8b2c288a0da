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
conquest-when-battle-ends = when a battle{ $at } ends
conquest-after-battle-ends = after a battle{ $at } ended
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
conquest-when-defeated = when { $what } is defeated
conquest-after-defeated = after { $what } was defeated
conquest-when-to-deck = when { $what } is put into its owner's deck
conquest-after-to-deck = after { $what } was put into its owner's deck
conquest-when-to-discard = when { $what } is put on its owner's discard pile
conquest-after-to-discard = after { $what } was put on its owner's discard pile
conquest-when-shuffles = when { $who ->
        [you] you shuffle your deck
        [opponent] your opponent shuffles the deck
       *[each] a player shuffles the deck
    }
conquest-after-shuffles = after { $who ->
        [you] you shuffled your deck
        [opponent] your opponent shuffled the deck
       *[each] a player shuffled the deck
    }
conquest-when-captured = when { $who ->
        [you] you capture
        [opponent] your opponent captures
       *[each] a player captures
    } a planet
conquest-after-captured = after { $who ->
        [you] you captured
        [opponent] your opponent captured
       *[each] a player captured
    } a planet
conquest-when-planet-leaves = when a planet leaves the game without being captured
conquest-after-planet-leaves = after a planet left the game without being captured
conquest-when-turned-up = when a planet is turned face up
conquest-after-turned-up = after a planet was turned face up
conquest-when-cleansed = when a planet's infestation is removed
conquest-after-cleansed = after a planet's infestation was removed
conquest-when-reserved = when { $what } is put into reserve
conquest-after-reserved = after { $what } was put into reserve
conquest-when-token-passes = when a token passes on
conquest-after-token-passes = after a token passed on
conquest-when-enslaves = when { $who ->
        [you] you set your enslavement dial
        [opponent] your opponent sets the enslavement dial
       *[each] a player sets the enslavement dial
    }
conquest-after-enslaves = after { $who ->
        [you] you set your enslavement dial
        [opponent] your opponent set the enslavement dial
       *[each] a player set the enslavement dial
    }
