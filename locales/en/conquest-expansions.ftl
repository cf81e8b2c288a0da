# Deep Strike, infestation, synapse units and the enslavement dial: texts, questions, answers, refusals.

conquest-keyword-deep-strike = Deep Strike ({ $n })
conquest-text-strikes-dearer = Striking at this planet costs your opponent { $n } more.
conquest-text-reserve-counts = Each card you have in reserve counts as a command icon at its planet.
conquest-text-strikes-as-action = You may Deep Strike this card as an action of the combat phase.
conquest-is-in-reserve = in reserve
conquest-is-able-to-strike = with Deep Strike
conquest-get-no-ready = cannot ready
conquest-get-spared = cannot be damaged by { $what }
conquest-get-takes-at-most = takes at most { $n } damage each time
conquest-until-combat-round = until the end of the combat round
conquest-do-put-in-reserve = put { $what } face down into reserve at its planet
conquest-do-look-at = look at { $what }
conquest-do-take-initiative = you have the initiative in this battle
conquest-after-strikes = after { $who ->
        [you] you Deep Strike
        [opponent] your opponent Deep Strikes
       *[each] a player Deep Strikes
    } { $what }

conquest-ask-strike = Deep Strike with a card in reserve here?
conquest-answer-reserve = put { $card } into reserve at { $planet }
conquest-answer-reserve-secret = put a card into reserve at { $planet }
conquest-answer-strike = Deep Strike: { $card }
conquest-answer-strike-on = Deep Strike: { $card } on { $host }
conquest-answer-pick-reserve = choose the card in reserve at { $planet } ({ $who })

conquest-illegal-no-deep-strike = { $card } has no Deep Strike: it cannot go into reserve.
conquest-illegal-no-resource = Putting { $card } into reserve costs 1 resource, and none is left.
conquest-illegal-not-in-reserve = { $card } cannot strike now: it is not in your reserve where that is possible.
conquest-illegal-strike-expensive = Striking with { $card } costs { $cost }; only { $pool } { $pool ->
        [one] resource is
       *[other] resources are
    } left.
conquest-illegal-only-strikes = { $card } has no cost: it cannot be played from the hand, it only strikes from reserve.
conquest-scenario-not-in-reserve = “{ $read }” cannot be in reserve: only cards with Deep Strike can

play-reserve-of = { $who }: reserve
play-into-reserve = { $place }, face down
play-hidden-card = Face-down card

conquest-is-at-infested = at an infested planet
conquest-is-at-warlord = at your warlord's planet
conquest-if-infested = this planet is infested
conquest-if-not-infested = this planet is not infested
conquest-only-infested = at an infested planet
conquest-when-infested = when a planet is infested
conquest-after-infested = after a planet is infested
conquest-x-card-bonus = the card bonus of that planet
conquest-x-resource-bonus = the resource bonus of that planet
conquest-do-infest = infest { $place }
conquest-do-cleanse = remove the infestation token from this planet
conquest-do-commit-here = commit { $what } to this planet
conquest-do-tokens-each = put 1 { $name } token into play at { $places ->
        [adjacent] each adjacent planet
       *[any] each planet
    }
conquest-some-planet-infested = { $form ->
        [target] a target
       *[a] an
    } infested planet{ $case ->
       *[to] {""}
    }
conquest-some-planet-next-to-infested = { $form ->
        [target] a target
       *[a] a
    } planet adjacent to an infested planet{ $case ->
       *[to] {""}
    }
conquest-text-commits-apart = This card must commit to another planet than your warlord, if able.
conquest-text-counts-as-warlord = This card brings battle and initiative to its planet as a warlord does, unless an enemy warlord is there.

conquest-ask-second-dial = Which planet does your synapse unit commit to?
conquest-ask-cleanse = You won at an infested planet. Remove the token?
conquest-illegal-apart = The synapse unit must commit to another planet than the warlord.
conquest-illegal-not-deployed = { $card } has no cost: it is not deployed, it commits from the HQ.
conquest-bad-deck-synapse = the deck has { $has } synapse { $has ->
        [one] unit
       *[other] units
    }; a Tyranids deck has one, no other deck has any
table-log-infested = { $planet } is infested
table-log-cleansed = { $planet } is no longer infested
play-infested = Infested
