# Necrons: words of their texts, and the enslavement dial.

conquest-get-hp-per = { $again ->
        [yes] {""}
       *[no] gets{" "}
    }+{ $n } HP for { $what }
conquest-get-less-hp = { $again ->
        [yes] {""}
       *[no] gets{" "}
    }−{ $n } HP
conquest-if-battle-here = a battle is being fought at this planet
conquest-if-discard-holds = your discard pile holds { $n } or more { $what }
conquest-do-discard-many = discard { $n } cards from your hand
conquest-after-assigns = after { $who } assigns damage by an attack
conquest-only-by-damage = (by taking damage)
conquest-is-enslaved = of your enslaved faction
conquest-if-factions = there are { $n } or more factions among { $what }
conquest-do-borrow = take control of { $what } until the end of the phase
conquest-do-give-back = return control of { $what } to its owner
conquest-do-turn-dial = set your enslavement dial to another faction
conquest-text-plays-from-discard = You may play { $what } in your discard pile as if it were in your hand; it is then removed from the game.
conquest-ref-shielded = { $case ->
       *[nom] the shielded unit
    }
conquest-is-not-neutral = (not neutral)
conquest-is-in-any-discard = in a discard pile
conquest-is-on-top = (the top card there)
conquest-is-just-discarded = (just discarded)
conquest-is-same-name = with the name of { $of }
conquest-is-same-faction = of the faction of { $of }
conquest-do-shuffle-x = shuffle X { $what } from your discard pile into your deck
conquest-do-put-on-top = put { $what } on top of that pile
conquest-do-shuffle-in = shuffle { $what } into its owner's deck
conquest-do-reveal-hand = { $who ->
        [you] reveal your hand
       *[opponent] have your opponent reveal the hand
    }
conquest-do-pass-next = you must pass in your next deployment turn
conquest-if-hand-empty = { $who ->
        [you] your hand is empty
       *[opponent] your opponent's hand is empty
    }

conquest-ask-enslave = Which faction does your enslavement dial show?
conquest-answer-enslave = enslave { $faction }
conquest-illegal-not-enslaved = { $card } does not serve you: your enslavement dial shows another faction.
conquest-scenario-enslaves = “{ $read }”: only a Necrons player enslaves, and only one of the seven factions of the wheel
play-enslaved = Enslaved:
play-more-warlords = More warlords, with house decks
