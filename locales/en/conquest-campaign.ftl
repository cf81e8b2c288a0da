# Card texts: going home, prices, shields, factions.
conquest-ref-agent = { $case ->
       *[nom] the card with that ability
    }
conquest-when-goes-home = when { $what } moves to its HQ
conquest-after-goes-home = after { $what } moves to its HQ
conquest-when-retreats = when { $what } retreats{ $way ->
        [away] {" "}from this planet
       *[any] {""}
    }
conquest-after-retreats = after { $what } retreats{ $way ->
        [away] {" "}from this planet
       *[any] {""}
    }
conquest-only-retreating = (by retreating)
conquest-only-to-or-from = (to or from this planet)
conquest-when-shield-for = when { $who ->
        [you] you use
        [opponent] your opponent uses
       *[each] a player uses
    } { $what } as a shield for { $unit }
conquest-if-chosen-type = the chosen planet is a { $kind ->
        [material] material
        [strongpoint] strongpoint
       *[tech] tech
    } planet
conquest-get-not-routed = cannot be routed
conquest-get-not-exhausted = cannot be exhausted by card effects
conquest-get-not-readied = does not ready between combat rounds
conquest-get-faction = belongs only to the faction { $faction ->
        [space-marines] Space Marines
        [astra-militarum] Astra Militarum
        [orks] Orks
        [chaos] Chaos
        [dark-eldar] Dark Eldar
        [eldar] Eldar
        [tau] Tau
        [tyranids] Tyranids
       *[necrons] Necrons
    }
conquest-until-next-deployed = this phase
conquest-do-retreat = retreat { $what }
conquest-do-reduce-to = reduce its cost by { $n } (to no less than { $least })
conquest-do-raise = increase its cost by { $n }
conquest-do-double-shield = the shield card has twice as many shield icons
conquest-do-cheaper = { $what } you deploy { $until } costs { $n } less{ $least ->
        [0] {""}
       *[other] {" "}(but at least { $least })
    }
conquest-get-cheaper = { $what } you deploy costs { $n } less{ $least ->
        [0] {""}
       *[other] {" "}(but at least { $least })
    }.
conquest-text-shields = { $what } in your hand may be used as a shield with { $n ->
        [one] { $n } icon
       *[other] { $n } icons
    } for { $on }.
conquest-do-pay-or = you may pay { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }; if you do not: { $effects }
conquest-is-shielded = with a shield icon
conquest-when-attacks = when { $what } is declared as attacker{ $at }
conquest-do-hush = your opponent cannot use abilities until that attack is over
conquest-do-fight-at = a battle is fought at { $place } now; the planet is not captured by it
conquest-some-planet-non-first-without = { $form ->
        [target] a target
       *[a] a
    } planet other than the first without { $what }{ $case ->
       *[to] {""}
    }
conquest-text-attach-planet-of = Attach to a { $kind ->
        [material] material
        [strongpoint] strongpoint
       *[tech] tech
    } planet.
conquest-ref-attacked = { $case ->
       *[nom] the unit it is attacking
    }
conquest-is-odd = with an odd printed cost
conquest-get-attack-icons = gets +{ $n } ATK for each command icon of { $of }
conquest-get-uncounted = does not count its command icons in command struggles
conquest-x-sum-attack = the printed ATK of all { $what } together
conquest-x-area = the Area Effect value of { $of }
conquest-only-by-area = (with Area Effect)
conquest-after-attack-against = after an attack by { $what } against { $whom } is resolved
conquest-do-let = X is { $x }
conquest-do-ranged-skirmish = a ranged skirmish is fought in this battle
conquest-text-yields-initiative = In a battle at its planet your opponent counts as having the initiative for card abilities, unless your opponent has a unit of this name there too. (Who takes the first combat turn does not change.)
conquest-is-costliest = with the highest printed cost among the units of its player
conquest-is-fitting = that this card may carry
conquest-if-hand-above = { $who ->
        [you] you hold
       *[opponent] your opponent holds
    } more than { $n } cards
conquest-if-hand-above-x = { $who ->
        [you] you hold
       *[opponent] your opponent holds
    } more cards than { $x }
conquest-if-nothing-chosen = no card was chosen
conquest-only-target = (as its only target)
conquest-only-first-targeted = (for the first time this round)
conquest-after-cancels = after { $who ->
        [you] you cancel
        [opponent] your opponent cancels
       *[each] a player cancels
    } a card effect
conquest-when-battle-ability = when { $who ->
        [you] you use
        [opponent] your opponent uses
       *[each] a player uses
    } a Battle ability
conquest-when-searches = when { $who ->
        [you] you search your deck
        [opponent] your opponent searches his or her deck
       *[each] a player searches a deck
    }
conquest-after-turn-ends = after { $who ->
        [you] your combat turn
        [opponent] your opponent's combat turn
       *[each] a combat turn
    } ends
conquest-after-units-commit = after units are committed to { $way ->
        [here] this planet
       *[any] a planet
    }
conquest-search-hand = { $most ->
        [1] add it to your hand
       *[other] add them to your hand
    }
conquest-search-play = { $most ->
        [1] put it into play at { $place }
       *[other] put them into play at { $place }
    }
conquest-search-on-this = { $most ->
        [1] put it into play attached to this card
       *[other] put them into play attached to this card
    }
conquest-do-search-shuffle = look at the top { $depth } cards of your deck for { $most ->
        [1] { $what }
       *[other] up to { $most } { $many }
    }, { $found } and shuffle the others into your deck
conquest-do-search-deeper = search { $n } cards more
conquest-do-retarget = that ability targets { $what } instead, eligible or not
conquest-do-reverse-battles = this phase battles are fought from the last planet to the first
conquest-do-take-turn = you take the next combat turn
conquest-do-copy-event = that event takes effect once more for you, with targets of your choice
conquest-do-cancel-card-bonus = that planet gives no card bonus this phase
conquest-do-cancel-resource-bonus = that planet gives no resource bonus this phase
conquest-do-discard-down = discard cards of your choice until you hold no more than { $n }
conquest-do-discard-down-x = discard cards of your choice until you hold no more than X, where X is { $x }
conquest-do-while = as long as { $cond }: { $effects }
conquest-do-choose-some = choose up to { $n } { $what }
conquest-do-choose-per-planet = choose up to one target at each planet among { $what }
conquest-do-search-on-this = look at the top { $depth } cards of your deck for { $what }, put it into play attached to this card and put the others on the bottom in any order
conquest-some-planet-unchosen = { $form ->
        [target] a target
       *[a] a
    } planet not chosen before{ $case ->
       *[to] {""}
    }
conquest-text-option = { $before }; or { $after }
conquest-do-opponent-may-choose = your opponent may choose { $what } from hand
conquest-do-while-possible = again and again, as long as it is possible: { $effects }
conquest-if-no-battle-yet = no battle was fought this phase
conquest-text-bars-copies = Your opponent cannot deploy copies of the card attached to this one.
conquest-do-hold-under = attach { $what } to this card
