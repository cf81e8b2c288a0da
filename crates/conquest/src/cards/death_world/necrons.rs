//! The Death World cycle's cards of Necrons, in printed order.

use crate::ability::{
    Cond, Cost, Event, Grant, IT,
    Is::{
        Army, AtChosen, AtThisPlanet, CostAtMost, InDiscard, InHand, NotOf, Of, Trait, Unit, Warlord, Yours,
    },
    Num::{self, N},
    Only,
    Op::{Cancel, ChoosePlace, Deal, DealSurely, Discard, Gain, Heal, If, Move, PutIntoPlayOn},
    Places, Ref, THAT, THIS, To, Until,
    Who::You,
    action, all, change, choose, combat_action, deploy_action, each, forced_reaction, host, interrupt,
    reaction, struck, this, when,
};
use crate::card::{Card, Faction::Necrons, Keyword, Kind, Set, Trait as T};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 19, "immortal-loyalist", "Immortal Loyalist")
            .in_set(Set::JunglesOfNectavus)
            .of(Necrons)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Soldier])
            .always(all(
                [Unit, Trait(vec![T::Elite]), Yours, AtThisPlanet],
                Grant::Ability(Box::new(
                    interrupt(when(Event::Targets).only(Only::This).only(Only::FirstTargeted)).then([Cancel]),
                )),
            )),
        Card::new(Kind::Support, 20, "shroud-cruiser", "Shroud Cruiser")
            .in_set(Set::JunglesOfNectavus)
            .of(Necrons)
            .cost(2)
            .traits([T::Upgrade])
            .ability(action().cost(Cost::ExhaustThis).then([
                choose(0, [Unit, Trait(vec![T::Elite]), Yours]),
                ChoosePlace { into: 1, from: Places::AdjacentTo(Ref::Chosen(0)), target: false },
                Move(IT, To::Chosen(1)),
            ])),
        Card::new(Kind::Army, 41, "hunting-acanthrites", "Hunting Acanthrites")
            .in_set(Set::Unforgiven)
            .of(Necrons)
            .cost(3)
            .stats(1, 3)
            .traits([T::Drone])
            .always(all([Unit, CostAtMost(2), AtThisPlanet], Grant::LoseHp(N(1)))),
        Card::new(Kind::Event, 42, "defensive-protocols", "Defensive Protocols")
            .in_set(Set::Unforgiven)
            .of(Necrons)
            .shields(1)
            .traits([T::Tactic])
            .keywords([Keyword::DeepStrike(2)])
            .ability(reaction(struck()).then([change(
                each([Unit, Of(Necrons), Yours]),
                Grant::TakesAtMost(1),
                Until::EndOfCombatRound,
            )])),
        Card::new(Kind::Army, 64, "rumbling-tomb-stalker", "Rumbling Tomb Stalker")
            .in_set(Set::SlashAndBurn)
            .of(Necrons)
            .cost(5)
            .stats(2, 7)
            .command(1)
            .traits([T::Drone, T::Elite])
            .ability(
                reaction(when(Event::Assigned).only(Only::ByThis).only(Only::ByAttack))
                    .then([Heal(N(1), THIS)]),
            ),
        Card::new(Kind::Warlord, 65, "illuminor-szeras", "Illuminor Szeras")
            .in_set(Set::SearchingForTruth)
            .of(Necrons)
            .signature(29)
            .stats(1, 8)
            .bloodied(1, 5)
            .start(7, 6)
            .traits([T::Scholar])
            .ability(
                reaction(when(Event::Heals).by(You).obj([Army, Of(Necrons), Yours])).then([Gain(You, N(1))]),
            ),
        Card::new(Kind::Army, 66, "augmented-warriors", "Augmented Warriors")
            .in_set(Set::SearchingForTruth)
            .of(Necrons)
            .signature(29)
            .cost(2)
            .stats(2, 4)
            .command(1)
            .traits([T::Soldier])
            .ability(forced_reaction(when(Event::Enters).only(Only::This)).then([DealSurely(N(2), THIS)])),
        Card::new(Kind::Support, 67, "dissection-chamber", "Dissection Chamber")
            .in_set(Set::SearchingForTruth)
            .of(Necrons)
            .signature(29)
            .cost(2)
            .traits([T::Location])
            .ability(forced_reaction(when(Event::Enters).obj([Army])).then([Deal(N(1), THAT)])),
        Card::new(Kind::Event, 68, "vivisection", "Vivisection")
            .in_set(Set::SearchingForTruth)
            .of(Necrons)
            .signature(29)
            .cost(3)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                Heal(N(1), each([Unit, Of(Necrons), Yours, AtChosen(0)])),
                Deal(N(1), each([Unit, NotOf(Necrons), AtChosen(0)])),
            ])),
        Card::new(Kind::Attachment, 69, "eldritch-lance", "Eldritch Lance")
            .in_set(Set::SearchingForTruth)
            .of(Necrons)
            .signature(29)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Warlord, Yours])
            .always(host(Grant::Attack(N(1))))
            .ability(
                combat_action()
                    .cost(Cost::ExhaustThis)
                    .then([choose(0, [Unit, Of(Necrons), AtThisPlanet]), Heal(N(1), IT)]),
            ),
        Card::new(Kind::Army, 107, "risen-warriors", "Risen Warriors")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Necrons)
            .cost(3)
            .stats(2, 2)
            .traits([T::Soldier])
            .keywords([Keyword::DeepStrike(0)]),
        Card::new(Kind::Attachment, 108, "quantum-shielding", "Quantum Shielding")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Necrons)
            .cost(2)
            .shields(1)
            .traits([T::Hardpoint])
            .attach_to([Unit, Of(Necrons), Trait(vec![T::Vehicle]), Yours])
            .always(host(Grant::Hp(N(2))))
            .ability(
                interrupt(when(Event::Shield).by(You).only(Only::This))
                    .then([PutIntoPlayOn(Ref::This, Ref::Shielded)])
                    .from_discard(),
            ),
        Card::new(Kind::Army, 129, "dread-command-barge", "Dread Command Barge")
            .in_set(Set::WarpUnleashed)
            .of(Necrons)
            .cost(4)
            .stats(3, 3)
            .command(3)
            .traits([T::Vehicle])
            .keywords([Keyword::NoWargear])
            .ability(deploy_action().cost(Cost::DiscardCard(vec![NotOf(Necrons), InHand(You)])).then([
                ChoosePlace { into: 0, from: Places::Adjacent, target: false },
                Move(THIS, To::Chosen(0)),
            ])),
        Card::new(Kind::Army, 130, "shard-of-the-deceiver", "Shard of the Deceiver")
            .in_set(Set::WarpUnleashed)
            .of(Necrons)
            .cost(7)
            .stats(0, 0)
            .command(2)
            .traits([T::Ctan, T::Elite])
            .always(this(Grant::Attack(Num::Per(1, vec![InDiscard(You)]))))
            .always(this(Grant::Hp(Num::Per(1, vec![InDiscard(You)]))))
            .ability(forced_reaction(when(Event::PhaseBegins)).then([
                choose(0, [InHand(You)]),
                Discard(IT),
                If(Cond::HandAtMost(You, 0), vec![Discard(THIS)]),
            ]))
            .ability(forced_reaction(when(Event::RoundBegins).only(Only::AtThisPlanet)).then([
                choose(0, [InHand(You)]),
                Discard(IT),
                If(Cond::HandAtMost(You, 0), vec![Discard(THIS)]),
            ])),
    ]
}
