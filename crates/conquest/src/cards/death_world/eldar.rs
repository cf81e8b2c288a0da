//! Cards of the Eldar in the Death World cycle, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event as When, Grant, HOST, How, IT,
    Is::{
        Army, AtThisPlanet, AttachedTo, Attachment, CostUpTo, Enemys, Exhausted, InReserve, NonWarlord, Not,
        NotTrait, Of, Trait, Unexhausted, Unit, Warlord, Yours,
    },
    Num::{HighestCost, N},
    On, Only,
    Op::{
        self, Cancel, CancelAttack, Deal, Draw, Exhaust, If, Instead, LookAt, PutIntoPlay, Ready, Retarget,
        ReturnToHand, Rule, SwitchPlaces,
    },
    Per, Places, Ref, THAT, THIS, To, Until,
    Who::{Opponent, You},
    all, choose, deploy_action, host_while, interrupt, reaction, struck, target, when,
};
use crate::card::{Card, Faction::Eldar, Keyword, Kind, Set, Trait as T};
use crate::ids::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 12, "seer-adept", "Seer Adept")
            .in_set(Set::JunglesOfNectavus)
            .of(Eldar)
            .cost(3)
            .stats(2, 4)
            .command(1)
            .traits([T::Psyker])
            .ability(
                reaction(when(When::PhaseBegins).only(Only::Phase(Phase::Command)))
                    .then([choose(0, [InReserve, Enemys]), LookAt(Ref::Chosen(0))]),
            ),
        Card::new(Kind::Army, 13, "furious-wraithblade", "Furious Wraithblade")
            .in_set(Set::JunglesOfNectavus)
            .of(Eldar)
            .cost(3)
            .stats(3, 3)
            .traits([T::Drone, T::Spirit])
            .ability(
                reaction(when(When::AttackResolved).only(Only::This)).then([Ready(THIS)]).once_per_phase(),
            ),
        Card::new(Kind::Attachment, 14, "hidden-strike-chainsword", "Hidden Strike Chainsword")
            .in_set(Set::JunglesOfNectavus)
            .of(Eldar)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .keywords([Keyword::DeepStrike(0)])
            .attach_to([Army, Yours])
            .always(host_while(Cond::HostAttacking(vec![Unit, NonWarlord]), Grant::Attack(N(2)))),
        Card::new(Kind::Army, 35, "adherent-outcast", "Adherent Outcast")
            .in_set(Set::Unforgiven)
            .of(Eldar)
            .cost(2)
            .stats(1, 3)
            .traits([T::Scout])
            .always(all([Unit, Trait(vec![T::Elite]), Yours, AtThisPlanet], Grant::Keyword(Keyword::Flying))),
        Card::new(Kind::Event, 36, "concealing-darkness", "Concealing Darkness")
            .in_set(Set::Unforgiven)
            .of(Eldar)
            .shields(1)
            .traits([T::Power])
            .keywords([Keyword::DeepStrike(1)])
            .ability(reaction(struck()).then([Rule(
                To::ThisPlanet,
                Constant::LikeAmbush(vec![Unit, Of(Eldar), AtThisPlanet]),
                Until::EndOfPhase,
            )])),
        Card::new(Kind::Army, 57, "war-walker-squadron", "War Walker Squadron")
            .in_set(Set::SlashAndBurn)
            .of(Eldar)
            .cost(5)
            .stats(4, 3)
            .command(1)
            .traits([T::Vehicle, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(
                reaction(when(When::Defends).only(Only::This))
                    .cost(Cost::ExhaustUnit(vec![
                        Attachment,
                        Trait(vec![T::Hardpoint]),
                        AttachedTo(Ref::This),
                    ]))
                    .then([CancelAttack]),
            ),
        Card::new(Kind::Army, 58, "phoenix-attack-fighter", "Phoenix Attack Fighter")
            .in_set(Set::SlashAndBurn)
            .of(Eldar)
            .loyal()
            .cost(6)
            .stats(2, 6)
            .command(1)
            .traits([T::Vehicle, T::Elite])
            .keywords([Keyword::NoWargear, Keyword::Flying])
            .ability(
                reaction(when(When::UnitsCommit).only(Only::AtThisPlanet))
                    .then([choose(0, [Unit, Enemys, Exhausted, AtThisPlanet]), Deal(N(3), IT)]),
            ),
        Card::new(Kind::Support, 59, "webway-passage", "Webway Passage")
            .in_set(Set::SlashAndBurn)
            .of(Eldar)
            .cost(1)
            .traits([T::Upgrade])
            .ability(deploy_action().cost(Cost::ExhaustThis).then([
                choose(0, [Army, Yours]),
                choose(1, [Army, Yours, Not(Ref::Chosen(0))]),
                SwitchPlaces(Ref::Chosen(0), Ref::Chosen(1)),
            ])),
        Card::new(Kind::Army, 81, "shrieking-exarch", "Shrieking Exarch")
            .in_set(Set::SearchingForTruth)
            .of(Eldar)
            .cost(5)
            .stats(4, 6)
            .command(2)
            .traits([T::Warrior, T::Elite])
            .always(Constant::DiscardsToDeploy(2))
            .ability(reaction(when(When::Leaves).only(Only::Destroyed).obj([Army, AtThisPlanet])).then([
                target(0, [Unit, Enemys]),
                Draw(You, N(1)),
                Deal(N(1), IT),
            ])),
        Card::new(Kind::Attachment, 82, "ulthwe-spirit-stone", "Ulthwé Spirit Stone")
            .in_set(Set::SearchingForTruth)
            .of(Eldar)
            .cost(0)
            .shields(1)
            .traits([T::Wargear, T::Ulthwe])
            .attach_to([Army, Of(Eldar), Yours])
            .ability(
                interrupt(when(When::Leaves).only(Only::Host).only(Only::Destroyed))
                    .then([Instead, ReturnToHand(HOST)]),
            ),
        Card::new(Kind::Warlord, 87, "jain-zar", "Jain Zar")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Eldar)
            .signature(30)
            .stats(2, 6)
            .bloodied(2, 6)
            .start(7, 7)
            .traits([T::Warrior, T::PhoenixLord])
            .ability(
                interrupt(when(When::Targets).by(Opponent).obj([Unit, Yours, AtThisPlanet]))
                    .then([Cancel])
                    .limit(1, Per::Round),
            ),
        Card::new(Kind::Army, 88, "banshee-assault-squad", "Banshee Assault Squad")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Eldar)
            .signature(30)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Warrior])
            .ability(reaction(when(When::Cancels).by(You)).from_hand().then([
                Op::ChoosePlace { into: 0, from: Places::AnyPlanet, target: false },
                PutIntoPlay(Ref::This, To::Chosen(0)),
            ])),
        Card::new(Kind::Support, 89, "intercept", "Intercept")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Eldar)
            .signature(30)
            .cost(2)
            .traits([T::Upgrade])
            .ability(
                reaction(when(When::Targets).by(Opponent).obj([Unit]).only(Only::OnlyTarget))
                    .cost(Cost::ExhaustThis)
                    .then([target(0, [Unit, Yours]), Retarget(Ref::Chosen(0))]),
            ),
        Card::new(Kind::Event, 90, "storm-of-silence", "Storm of Silence")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Eldar)
            .signature(30)
            .cost(2)
            .shields(1)
            .traits([T::Power])
            .ability(interrupt(when(When::Targets).obj([Unit])).then([
                Cancel,
                If(Cond::Matches(Ref::That, vec![Unit, Yours]), vec![Ready(On::The(Ref::YourWarlord))]),
            ])),
        Card::new(Kind::Attachment, 91, "the-mask-of-jain-zar", "The Mask of Jain Zar")
            .in_set(Set::AgainstTheGreatEnemy)
            .of(Eldar)
            .signature(30)
            .unique()
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Relic])
            .one_per_player(T::Relic)
            .attach_to([Warlord, Yours])
            .ability(reaction(when(When::Used).obj([Unit, Enemys, AtThisPlanet])).then([Deal(N(1), THAT)])),
        Card::new(Kind::Army, 123, "scorpion-striker", "Scorpion Striker")
            .in_set(Set::WarpUnleashed)
            .of(Eldar)
            .cost(4)
            .stats(3, 3)
            .command(1)
            .traits([T::Warrior])
            .keywords([Keyword::DeepStrike(2)])
            .ability(
                reaction(struck()).then([target(0, [Army, NotTrait(T::Elite), AtThisPlanet]), Exhaust(IT)]),
            ),
        Card::new(Kind::Event, 124, "piercing-wail", "Piercing Wail")
            .in_set(Set::WarpUnleashed)
            .of(Eldar)
            .cost(4)
            .shields(1)
            .traits([T::Power])
            .ability(deploy_action().then([
                Op::Choose {
                    into: 0,
                    what: vec![Unit, Unexhausted, CostUpTo(HighestCost(vec![Unit, Yours]))],
                    by: You,
                    how: How::Some(2),
                },
                Exhaust(On::Picked),
            ])),
    ]
}
