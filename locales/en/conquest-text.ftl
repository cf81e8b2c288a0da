# Card texts, said from the ability trees.
conquest-text-keywords = { $keywords }
conquest-text-keyword = { $keyword }.
conquest-text-ability = { $label }: { $text }
conquest-text-chain = { $before } { $after }
conquest-text-after-noun = {" "}{ $post }
conquest-text-effect = { $effects }.
conquest-text-cost = { $cost } →
conquest-text-if = if { $cond }{ $next ->
       *[order] ,
    }
conquest-text-from-hand = (From your hand.)
conquest-text-all = all
conquest-text-or = { $first } or { $second }
conquest-text-printed-attack = (printed ATK of { $of })
conquest-text-constant = { $who } { $what }.
conquest-text-constant-while = { $who } { $what } while { $cond }.
conquest-text-sacrifice-at = When this card has { $n } or more damage, sacrifice it.
conquest-text-bonus = When you win the command struggle at this planet, you may also take { $cards ->
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
    }.
conquest-text-form = This card may enter play as an attachment with this text:
conquest-text-form-deployed = You may deploy this card as an attachment with this text:
conquest-text-one-relic = At most 1 Relic per player.
conquest-text-attach = Attach to { $to }.
conquest-text-attach-one = Attach to { $to }; at most one of this name on a unit.
conquest-text-action = Action
conquest-text-combat-action = Combat Action
conquest-text-deploy-action = Deploy Action
conquest-text-headquarters-action = Headquarters Action
conquest-text-interrupt = Interrupt
conquest-text-reaction = Reaction
conquest-text-forced-interrupt = Forced Interrupt
conquest-text-forced-reaction = Forced Reaction
conquest-text-battle = Battle
conquest-ref-this = { $case ->
       *[nom] this card
    }
conquest-ref-host = { $case ->
       *[nom] the attached unit
    }
conquest-ref-its-host = { $case ->
       *[nom] the unit it is attached to
    }
conquest-ref-that = { $how ->
        [attacked] the attacked unit
        [damaged] the damaged unit
        [destroyed] the destroyed unit
        [deployed] the deployed unit
        [moved] the moved unit
        [unit] that unit
        [leaving] the leaving unit
       *[card] that card
    }{ $case ->
       *[nom] {""}
    }
conquest-ref-source = { $case ->
       *[nom] the attacking unit
    }
conquest-ref-chosen = { $case ->
       *[nom] the chosen card
    }
conquest-ref-second = { $case ->
       *[nom] the second
    }
conquest-ref-revealed = { $case ->
       *[nom] the revealed card
    }
conquest-ref-paid = { $how ->
        [sacrificed] the sacrificed unit
        [exhausted] the exhausted unit
        [returned] the returned unit
        [discarded] the discarded card
       *[used] the card used for the cost
    }{ $case ->
       *[nom] {""}
    }
conquest-ref-picked = { $case ->
       *[nom] each of them
    }
conquest-ref-warlord = { $case ->
       *[nom] your warlord
    }
conquest-is-no-warlord = (not a warlord)
conquest-is-yours = you control
conquest-is-same-controller = of the same player
conquest-is-trait = with trait { $names }
conquest-is-not-trait = without trait { $name }
conquest-is-unique = (unique)
conquest-is-not-unique = (not unique)
conquest-is-named = named { $name }
conquest-is-not-named = not named { $name }
conquest-is-cost = with printed cost { $n } or lower
conquest-is-having = with { $keyword }
conquest-is-exhausted = (exhausted)
conquest-is-damaged = (damaged)
conquest-is-with-attachment = with an attachment
conquest-is-without-attachment = without attachments
conquest-is-eligible = (eligible as its host)
conquest-is-here = at this planet
conquest-is-same-planet = at the same planet
conquest-is-that-planet = at that planet
conquest-is-attached = on it
conquest-is-there = there
conquest-is-adjacent = at an adjacent planet
conquest-is-at-planet = at a planet
conquest-is-at-hq = at an HQ
conquest-is-in-hand = in your hand
conquest-is-in-hand-or-discard = { $who ->
        [you] in your hand or discard pile
       *[opponent] in your opponent's hand or discard pile
    }
conquest-is-in-opponents-hand = in your opponent's hand
conquest-is-in-discard = in your discard pile
conquest-is-in-opponents-discard = in your opponent's discard pile
conquest-is-on-deck = among the top { $n } cards of your deck
conquest-is-on-opponents-deck = among the top { $n } cards of your opponent's deck
conquest-is-either = ({ $any })
conquest-keyword-no-wargear = No Wargear attachments
conquest-keyword-no-attachments = No attachments
conquest-keyword-ranged = Ranged
conquest-keyword-flying = Flying
conquest-keyword-brutal = Brutal
conquest-keyword-armorbane = Armorbane
conquest-keyword-mobile = Mobile
conquest-keyword-ambush = Ambush
conquest-keyword-area-effect = Area Effect ({ $n })
conquest-keyword-limited = Limited
conquest-keyword-immune = Immune to enemy events
conquest-if-ready = { $who } is ready
conquest-if-first-planet = { $who } is at the first planet
conquest-if-you-control = you control { $what }
conquest-if-richer = your opponent has more resources than you
conquest-if-fewer-units = you control fewer units than your opponent
conquest-if-battle = a battle is being fought
conquest-if-matches = { $who } is { $what }
conquest-if-in-play = { $who } is still in play
conquest-if-damage = { $n } or more damage is on this card
conquest-if-resources = there are resources on this card
conquest-if-attacking = { $who } is attacking { $what }
conquest-if-attacking-any = { $who } is attacking
conquest-get-attack = gets +{ $n } ATK
conquest-get-attack-per = gets +{ $n } ATK for { $what }
conquest-get-less-attack = gets −{ $n } ATK
conquest-get-hp = { $again ->
        [yes] {""}
       *[no] gets{" "}
    }+{ $n } HP
conquest-get-double-hp = has its HP doubled
conquest-get-command = { $again ->
       *[no] gains
    } { $n ->
        [one] { $n } command icon
       *[other] { $n } command icons
    }
conquest-get-command-per = { $again ->
       *[no] gains
    } { $n ->
        [one] { $n } command icon
       *[other] { $n } command icons
    } for { $what }
conquest-get-no-command = loses all command icons
conquest-get-keyword = { $again ->
       *[no] gains
    } { $keyword }
conquest-get-lose-keyword = loses { $keyword }
conquest-get-blank = counts as having a blank text box except for traits
conquest-get-not-attacked = cannot be attacked by enemy units
conquest-get-not-targeted = cannot be targeted by enemy card abilities
conquest-get-no-retreat = cannot retreat from battle
conquest-get-ignores-flying = ignores Flying while attacking
conquest-get-double-damage = deals double damage to { $what }
conquest-until-phase = until the end of the phase
conquest-until-battle = until the end of the battle
conquest-until-round = until the end of the round
conquest-until-this-attack = for this attack
conquest-until-next-attack = for its next attack this phase
conquest-until-struggle = until the end of that command struggle
conquest-place-this = this planet{ $case ->
       *[to] {""}
    }
conquest-place-same = the same planet{ $case ->
       *[to] {""}
    }
conquest-place-that = that planet{ $case ->
       *[to] {""}
    }
conquest-place-chosen = the chosen planet{ $case ->
       *[to] {""}
    }
conquest-place-hq = your HQ{ $case ->
       *[to] {""}
    }
conquest-place-own-hq = its player's HQ{ $case ->
       *[to] {""}
    }
conquest-place-first = the first planet{ $case ->
       *[to] {""}
    }
conquest-do-choose = choose { $what }
conquest-do-choose-may = you may choose { $what }
conquest-do-choose-up-to = choose up to { $n } target { $what } at one planet
conquest-do-choose-any = choose any number of { $what }
conquest-do-opponent-chooses = your opponent chooses { $what }
conquest-do-opponent-sacrifices = your opponent must sacrifice { $what } if able
conquest-do-opponent-discards = your opponent must choose and discard { $what } from hand if able
conquest-do-opponent-puts = your opponent must put { $what } from hand into play at his or her HQ if able
conquest-do-look-own = look at the top { $n } cards of your deck and you may discard one of them
conquest-do-look-theirs = look at the top { $n } cards of your opponent's deck and you may discard one of them
conquest-some-planet = { $form ->
        [target] a target planet
        [free] a planet of your choice
        [theirs] a planet of his or her choice
       *[a] a planet
    }{ $case ->
       *[to] {""}
    }
conquest-some-planet-non-first = { $form ->
        [target] a target
       *[a] a
    } planet other than the first{ $case ->
       *[to] {""}
    }
conquest-some-planet-other = { $form ->
        [target] a different target
       *[a] a different
    } planet in play{ $case ->
       *[to] {""}
    }
conquest-some-planet-battle = { $form ->
        [target] a target
       *[a] a
    } planet where a battle is being fought{ $case ->
       *[to] {""}
    }
conquest-some-planet-or-hq = { $form ->
        [target] a target
       *[a] a
    } planet or an HQ{ $case ->
       *[to] {""}
    }
conquest-some-planet-adjacent-or-hq = { $form ->
        [target] a target
       *[a] a
    } planet adjacent to this one or an HQ{ $case ->
       *[to] {""}
    }
conquest-some-planet-adjacent = { $form ->
        [target] a target
       *[a] a
    } planet adjacent to this one{ $case ->
       *[to] {""}
    }
conquest-do-one-of = choose one: { $first }; or { $second }
conquest-do-gain = { $who ->
        [you] gain
       *[opponent] your opponent gains
    } { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
conquest-do-take-resources = take { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } from your opponent
conquest-do-place-resources = place { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } on this card
conquest-do-take-from-this = move { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } from this card to your pool
conquest-do-draw = { $who ->
        [you] draw
       *[opponent] your opponent draws
    } { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
conquest-do-discard-random = discard { $n ->
        [one] { $n } card
       *[other] { $n } cards
    } at random from { $who ->
        [you] your hand
       *[opponent] your opponent's hand
    }
conquest-do-discard = discard { $what }
conquest-do-discard-x = discard X cards from your hand
conquest-do-return = return { $what } to its owner's hand
conquest-do-search-hand = look at the top { $depth } cards of your deck for { $what }, add it to your hand and put the others on the bottom in any order
conquest-do-search-reveal = look at the top { $depth } cards of your deck for { $what }, reveal it, add it to your hand and put the others on the bottom in any order
conquest-do-search-play = look at the top { $depth } cards of your deck for { $what }, put it into play at { $place } and put the others on the bottom in any order
conquest-do-reveal-top = reveal the top card of your deck
conquest-do-add-to-hand = add { $what } to your hand
conquest-do-put-into-play = put { $what } into play at { $place }
conquest-do-put-from-hand = put { $what } from your hand into play at your HQ
conquest-do-put-on = put { $what } into play attached to { $host }
conquest-do-deploy = deploy { $what } attached to { $host }
conquest-do-tokens = put { $n } { $name } { $n ->
        [one] token
       *[other] tokens
    } into play at { $place }
conquest-do-deal = deal { $n } damage to { $what }
conquest-do-deal-printed = deal damage to { $what } equal to the printed ATK of { $of }
conquest-do-indirect = { $who ->
        [you] divide { $n } indirect damage among your units there
        [opponent] your opponent divides { $n } indirect damage among his or her units there
       *[each] each player deals { $n } indirect damage among his or her units there
    }
conquest-do-move-damage = move { $n } damage from { $from } to { $to }
conquest-do-heal = remove { $n } damage from { $what }
conquest-do-heal-all = remove all damage from { $what }
conquest-do-prevent = prevent { $n } of that damage
conquest-do-prevent-all = prevent all of that damage
conquest-do-reassign = reassign { $n } of that damage to { $to }
conquest-do-increase = increase that damage by { $n }
conquest-do-reduce-damage = reduce that damage by { $n }
conquest-do-destroy = destroy { $what }
conquest-do-sacrifice = sacrifice { $what }
conquest-do-exhaust = exhaust { $what }
conquest-do-ready = ready { $what }
conquest-do-rout = rout { $what }
conquest-do-move = move { $what } to { $place }
conquest-do-commit = commit { $what } to { $place }
conquest-do-attach = attach { $what } to { $host }
conquest-do-reduce = reduce its cost by { $n }
conquest-do-pay = pay { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    }
conquest-do-pay-x = pay X resources
conquest-do-pay-printed = pay the printed cost of { $what }
conquest-do-instead = { $effects } instead
conquest-do-move-home = move { $what } to your HQ
conquest-do-cancel = cancel those effects
conquest-do-cancel-shield = cancel the shield card's effect
conquest-do-more-shield = the shield card gains { $n } shield { $n ->
        [one] icon
       *[other] icons
    }
conquest-do-redirect = redirect that attack to { $to }
conquest-do-battle-ability = use the Battle ability of the chosen planet
conquest-do-change = { $who } { $what } { $until }
conquest-do-later-phase = at the end of the phase, if it is still in play, { $effects }
conquest-do-later-enters = after it has entered play, { $effects }
conquest-do-if = if { $cond }, { $effects }
conquest-do-then = if that was done, { $effects }
conquest-do-if-taken = if none of it was prevented, { $effects }
conquest-do-repeat = { $n } times: { $effects }
conquest-text-bloodied = Bloodied: { $line }
conquest-text-attach-planet = Attach to a planet.
conquest-text-limit = ({ $times ->
        [1] Once
        [2] Twice
       *[other] { $times } times
    } per { $per ->
        [attack] attack
        [combat-round] combat round
        [battle] battle
        [phase] phase
        [round] round
       *[game] game
    }.)
conquest-text-max = (All copies of this name together: { $times ->
        [1] once
        [2] twice
       *[other] { $times } times
    } per { $per ->
        [attack] attack
        [combat-round] combat round
        [battle] battle
        [phase] phase
        [round] round
       *[game] game
    }.)
conquest-do-where = { $effect }, where X is { $x }
conquest-x-count = the number of { $what }
conquest-x-times = { $n } times the number of { $what }
conquest-x-attack = the ATK of { $of }
conquest-x-cost = the printed cost of { $of }
conquest-x-damage = the damage on { $of }
conquest-x-hand = the number of cards in { $who ->
        [you] your hand
       *[opponent] your opponent's hand
    }
conquest-x-highest = the highest printed cost among { $what }
conquest-x-that = that amount
conquest-do-take-control = take control of { $what }
conquest-do-change-while = while { $cond }, { $who } { $what } { $until }
conquest-do-each-player = each player, you first, follows this instruction: “{ $effects }”
conquest-get-trait = { $again ->
       *[no] gains
    } the trait { $name }
conquest-get-ability = { $again ->
       *[no] gains
    } “{ $ability }”
conquest-until-always = for good
conquest-text-both = { $first } and { $second }
conquest-ref-first = { $case ->
       *[nom] the first
    }
conquest-ref-discarded = { $case ->
       *[nom] the discarded card
    }
conquest-text-up-to = up to { $n }
conquest-text-any-amount = any amount
conquest-if-state = { $who } is { $state ->
        [damaged] damaged
        [undamaged] undamaged
        [hale] hale
       *[bloodied] bloodied
    }
conquest-if-at-planet = { $who } is at a planet
conquest-if-at-infested = { $who } is at an infested planet
conquest-if-costs = { $who } has a printed cost of { $n } or higher
conquest-get-traits = { $again ->
       *[no] gains
    } the traits { $names }
conquest-do-where-amid = { $effect } (X is { $x })
conquest-do-discard-held = discard { $what } from your hand
conquest-do-return-own = return { $what } to your hand
conquest-do-of-type = that planet is a { $kind ->
        [material] material
        [strongpoint] strongpoint
       *[tech] tech
    } planet too { $until }
conquest-do-tokens-spread = put { $n } { $name } { $n ->
        [one] token
       *[other] tokens
    } into play, each at a planet of your choice
conquest-do-scatter = move up to { $n } { $what }, each to a different planet
conquest-do-if-else = if { $cond }, { $then }; otherwise, { $otherwise }
conquest-do-change-for-both = { $who } and, if { $cond }, { $too } { $what } { $until }
conquest-do-change-choice = { $who } { $what } (your choice) { $until }
conquest-do-opponent-may-choose-kind = name a kind of card ({ $kinds }): your opponent may choose one of that kind from hand
conquest-text-comma = { $first }, { $second }
conquest-do-deal-it = deal { $n } damage to it
conquest-is-that-very-planet = at that planet
conquest-from-adjacent = from an adjacent planet
conquest-from-hq = from an HQ
conquest-from-your-hq = from your HQ
conquest-from-warlord = from your warlord's planet
conquest-from-here = from this planet
conquest-from-type = from a { $kind ->
        [material] material
        [strongpoint] strongpoint
       *[tech] tech
    } planet
conquest-do-put-on-own-deck = put { $what } on top of your deck
conquest-do-then-if = if that was done and { $cond }, { $effects }
conquest-ref-chosen-unit = { $case ->
       *[nom] the chosen unit
    }
conquest-if-your-warlord-there = your warlord is at that planet
