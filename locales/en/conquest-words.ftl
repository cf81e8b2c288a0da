# Card texts: words of the cycles.
conquest-is-cost-least = with printed cost { $n } or higher
conquest-is-lacking = without { $keyword }
conquest-is-unexhausted = (ready)
conquest-is-undamaged = (undamaged)
conquest-is-hale = (hale)
conquest-is-bloodied = (bloodied)
conquest-is-no-token = (not a token)
conquest-is-on = on { $what }
conquest-is-planet-with = at a planet with { $what }
conquest-is-planet-without = at a planet without { $what }
conquest-is-at-type = at a { $kind ->
        [material] material
        [strongpoint] strongpoint
       *[tech] tech
    } planet
conquest-only-from-another = (from one planet to another)
conquest-only-from-this = (away from this planet)
conquest-only-sacrificed = (by being sacrificed)
conquest-only-at-type = (at a { $kind ->
        [material] material
        [strongpoint] strongpoint
       *[tech] tech
    } planet)
conquest-if-at-type = { $who } is at a { $kind ->
        [material] material
        [strongpoint] strongpoint
       *[tech] tech
    } planet
conquest-if-you-control-many = you control { $n } or more { $what }
conquest-if-there-is-no = there is { $what }
conquest-if-hand-at-most = { $who ->
        [you] you have
       *[opponent] your opponent has
    } { $n } or fewer cards in hand
conquest-if-bloodthirst = Bloodthirst holds (a unit has been destroyed at this planet this combat round)
conquest-if-fasta = your opponent has the initiative (Goes Fasta!)
conquest-if-both = { $first } and { $second }
conquest-get-set-attack = has an ATK of { $n }
conquest-get-double-attack = has its ATK doubled
conquest-get-no-keywords = loses all keywords
conquest-get-bonus = adds { $cards ->
        [0] { $resources ->
            [one] { $resources } resource
           *[other] { $resources } resources
        }
       *[other] { $cards ->
            [one] { $cards } card
           *[other] { $cards } cards
        }{ $resources ->
            [0] {""}
            [one] {" "}and { $resources } resource
           *[other] {" "}and { $resources } resources
        }
    } to a command struggle you win at this planet
conquest-get-cannot-attack = cannot be declared as attacker
conquest-get-must-defend = must, if able, be attacked before others
conquest-get-not-healed = keeps its damage: none can be removed from it
conquest-get-takes-double = is dealt double damage
conquest-place-last = the last planet{ $case ->
       *[to] {""}
    }
conquest-x-icons = { $n ->
        [1] {""}
       *[other] { $n } times{" "}
    }the number of command icons on { $of }
conquest-x-resources = the number of resources { $who ->
        [you] you have
       *[opponent] your opponent has
    }
conquest-some-planet-adjacent-or-own-hq = { $form ->
        [target] a target
       *[a] a
    } planet adjacent to this one or your HQ{ $case ->
       *[to] {""}
    }
conquest-some-planet-next-to = { $form ->
        [target] a target
       *[a] a
    } planet adjacent to that of { $what }{ $case ->
       *[to] {""}
    }
conquest-some-planet-of = { $form ->
        [target] a target
       *[a] a
    } { $kind ->
        [material] material
        [strongpoint] strongpoint
       *[tech] tech
    } planet{ $case ->
       *[to] {""}
    }
conquest-some-planet-with = { $form ->
        [target] a target
       *[a] a
    } planet with { $what }{ $case ->
       *[to] {""}
    }
conquest-some-planet-without = { $form ->
        [target] a target
       *[a] a
    } planet without { $what }{ $case ->
       *[to] {""}
    }
conquest-some-planet-but = { $form ->
        [target] a target
       *[a] a
    } planet with { $with } and without { $without }{ $case ->
       *[to] {""}
    }
conquest-do-lose-resources = { $who ->
        [you] lose
       *[opponent] your opponent loses
    } { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
conquest-do-discard-top = discard { $n ->
        [one] the top card
       *[other] the top { $n } cards
    } of { $who ->
        [you] your deck
       *[opponent] your opponent's deck
    }
conquest-do-put-on-deck = put { $what } on top of its owner's deck
conquest-do-deal-surely = deal { $n } unpreventable damage to { $what }
conquest-do-cancel-attack = cancel the rest of that attack
conquest-do-indirect-here = { $who ->
        [you] divide { $n } indirect damage among your units at this planet
        [opponent] your opponent divides { $n } indirect damage among his or her units at this planet
       *[each] each player deals { $n } indirect damage among his or her units at this planet
    }
conquest-do-battle-ability-here = use the Battle ability of this planet
conquest-do-battle-ability-warlord = use the Battle ability of your warlord's planet
conquest-keyword-immune-power = Immune to Power events
conquest-because-attack-set = ATK is { $n }: { $card }
conquest-because-attack-doubled = ATK doubled: { $card }
conquest-because-bonus = Won command struggles, +{ $cards } cards, +{ $resources } resources: { $card }
conquest-because-no-keywords = Loses all keywords: { $card }
conquest-because-cannot-attack = Cannot attack: { $card }
conquest-because-must-defend = Must be attacked first: { $card }
conquest-because-not-healed = Its damage cannot be removed: { $card }
conquest-because-takes-double = Is dealt double damage: { $card }
conquest-is-of-none = (not of { $factions })
