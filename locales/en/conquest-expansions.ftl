# Deep Strike, infestation, synapse units and the enslavement dial: texts, questions, answers, refusals.

conquest-keyword-deep-strike = Deep Strike ({ $n })
conquest-text-strikes-dearer = Striking at this planet costs your opponent { $n } more.
conquest-text-reserve-counts = Each card you have in reserve counts as a command icon at its planet.
conquest-text-strikes-as-action = You may Deep Strike this card as an action of the combat phase.
conquest-is-in-reserve = in reserve
conquest-is-able-to-strike = with Deep Strike
conquest-if-host-attacking = the attached unit is attacking { $what }
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
