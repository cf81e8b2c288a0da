# Words of card texts that came with the expansions' cards beside those of conquest-expansions.ftl.
conquest-text-hive-mind = Hive Mind: { $line }
conquest-is-hive-mind = with Hive Mind
conquest-is-cost-x = with printed cost X or lower
conquest-is-cost-up-to = with printed cost X or lower (X is { $x })
conquest-is-cost-many = with a printed cost no higher than the number of { $what } at its planet
conquest-get-sure-damage = deals damage that cannot be prevented
conquest-until-next-round = until the next combat round begins
conquest-do-discard-x-of = discard X { $what } from your hand
conquest-do-sacrifice-x = sacrifice X { $what }
conquest-do-put-under-control = put { $what } into play under your control at { $place }
conquest-do-each-planet = for each planet: { $effects }
conquest-do-prevent-beyond = prevent all but { $n } of that damage
conquest-do-heal-half = remove half the damage (rounded up) from { $what }
conquest-some-planet-with-many = { $form ->
        [target] a target
       *[a] a
    } planet with { $n } or more { $what }{ $case ->
       *[to] {""}
    }
conquest-x-half-damage = half the damage (rounded up) on { $of }
conquest-x-damage-beyond = all but { $n } of that damage
conquest-x-factions = the number of factions among { $what }
conquest-do-reassign-all = reassign all of that damage to { $to }
conquest-after-destroys = after { $who } destroys { $what } by an attack
conquest-text-anyone = (Any player may use this.)
conquest-text-collects-less = Your opponent takes { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } less in the headquarters phase.
conquest-text-cheaper = { $what } costs { $who ->
        [you] you
       *[opponent] your opponent
    } { $n } less.
conquest-text-dearer = { $what } costs { $who ->
        [you] you
       *[opponent] your opponent
    } { $n } more.
conquest-text-own-price = Deploying this card costs { $n } less.
conquest-text-own-price-x = Deploying this card costs X less, where X is { $x }.
conquest-text-from-discard = You may deploy this card from your discard pile.
conquest-text-like-ambush = You may deploy { $what } from your hand as if it had Ambush.
conquest-text-ambush-while = You may deploy this card from your hand as if it had Ambush while { $cond }.
conquest-get-counts-exhausted = counts its command icons although it is exhausted
conquest-is-attacking = while it is attacking { $what }
conquest-is-other-name = with another name than { $what }
conquest-is-at-another = at another planet
conquest-if-unshielded = no shield card was used against it
conquest-do-number = choose a number X from 1 to { $n }
conquest-do-number-up-to = choose a number X from 1 up to { $x }
conquest-do-number-of-damage = choose how much of that damage X is
conquest-do-may = you may { $effects }
conquest-do-opponent = your opponent follows this instruction: “{ $effects }”
conquest-do-deploy-at = deploy { $what } at { $place }
conquest-do-switch-places = both chosen cards change places
conquest-do-switch-planets = both chosen planets change places (what is at them stays where it is)
conquest-do-indirect-among = { $who ->
        [you] divide { $n } indirect damage among your { $what }
        [opponent] your opponent divides { $n } indirect damage among his or her { $what }
       *[each] each player divides { $n } indirect damage among his or her { $what }
    }
conquest-do-choose-up-to-any = choose up to { $n } target { $what }
conquest-do-look-at-hand = look at your opponent's hand and discard 1 card of it
conquest-some-planet-sharing = { $form ->
        [target] another target
       *[a] another
    } planet that shares a type with this one{ $case ->
       *[to] {""}
    }
conquest-some-planet-next-to-chosen = { $form ->
        [target] a target
       *[a] a
    } planet adjacent to the chosen one{ $case ->
       *[to] {""}
    }
conquest-x-hand-up-to = the number of cards in { $who ->
        [you] your hand
       *[opponent] your opponent's hand
    }, at most { $n }
conquest-x-most = the highest number of { $what } at one planet
conquest-after-skirmish = after the ranged skirmish{ $at } ends
conquest-after-used = after an ability of { $what } is used
conquest-when-switched = when two planets change places
conquest-after-switched = after two planets changed places
conquest-do-double-damage = double that damage
conquest-text-cheaper-to-deploy = Deploying { $what } costs { $who ->
        [you] you
       *[opponent] your opponent
    } { $n } less.
conquest-text-dearer-to-deploy = Deploying { $what } costs { $who ->
        [you] you
       *[opponent] your opponent
    } { $n } more.
conquest-text-discards-to-deploy = As an additional cost to deploy this card, discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } from your hand.
conquest-text-no-enemy-warlord = Your opponent's warlord cannot commit to this planet, unless it is the only planet in play.
conquest-text-of-type = This planet is a { $kind ->
        [material] material
        [strongpoint] strongpoint
       *[tech] tech
    } planet too.
conquest-text-top-revealed = Your opponent plays with the top card of the deck revealed.
conquest-if-chosen-not-type = the chosen planet is not a { $kind ->
        [material] material
        [strongpoint] strongpoint
       *[tech] tech
    } planet
conquest-get-must-attack-this = must be declared as attacker, against this card, if able
conquest-until-enemy-turn = in your opponent's next combat turn
conquest-only-not-first = (not at the first planet)
conquest-do-rule = { $until }: “{ $line }”
conquest-do-rule-there = { $until } this holds at that planet: “{ $line }”
conquest-do-forgo-prize = the planet's Battle ability is not used
conquest-do-opponent-discards-or = your opponent may discard { $n } cards from hand; otherwise: { $effects }
conquest-text-from-hand-or-discard = (From your hand or discard pile.)
conquest-text-from-the-discard = (From your discard pile.)
conquest-do-cancel-effect = cancel that effect
conquest-do-forgo-bonus = the planet's card and resource bonuses are not taken
conquest-only-by-effect = (by a card's effect)
conquest-when-struggle-won = when { $who ->
        [you] you win
        [opponent] your opponent wins
       *[each] a player wins
    } a command struggle{ $at }
conquest-is-hurt-by-this = this card has damaged this phase
