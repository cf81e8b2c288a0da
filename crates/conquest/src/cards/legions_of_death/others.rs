//! Events, attachments and supports of the Necrons in Legions of Death, in printed order.

use crate::ability::{
    Cond, Cost, Event, Grant, HOST, IT,
    Is::{
        Army, AtChosen, AtThisPlanet, CostAtMost, Enemys, Enslaved, HostFor, InAnyDiscard, InDiscard, InHand,
        Not, NotOf, NotTrait, NotUnique, Of, OnTop, SameFaction, Trait, Unit, Yours,
    },
    Later,
    Num::{self, N},
    Only,
    Op::{
        AttachTo, ChoosePlace, Deal, Delay, Discard, DiscardTop, Draw, EachPlayer, Gain, GiveBack, Heal,
        OneOf, PassNextTurn, PutIntoPlay, PutOnTop, Ready, ReduceCost, Repeat, TakeControl, Then,
    },
    Per, Places, Ref, To, Until,
    Who::You,
    action, change, choose, combat_action, deploy_action, each, headquarters_action, host, interrupt,
    reaction, target, when,
};
use crate::card::{
    Card,
    Faction::{self, Necrons},
    Keyword, Kind, Set, Trait as T,
};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Event, 29, "reanimation-protocol", "Reanimation Protocol")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                action().then([choose(0, [Unit, Of(Necrons), Yours]), Heal(N(2), IT)]).max(1, Per::Round),
            ),
        Card::new(Kind::Event, 30, "recycle", "Recycle")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(1)
            .shields(1)
            .traits([T::Power])
            .ability(action().then([
                Repeat(N(2), vec![choose(0, [InHand(You)]), Discard(IT)]),
                Then,
                Draw(You, N(3)),
            ])),
        Card::new(Kind::Event, 31, "mechanical-enhancement", "Mechanical Enhancement")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(2)
            .shields(2)
            .traits([T::Tactic])
            .ability(combat_action().then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                change(each([Unit, Of(Necrons), Yours, AtChosen(0)]), Grant::Hp(N(2)), Until::EndOfPhase),
            ])),
        Card::new(Kind::Event, 32, "drudgery", "Drudgery")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .keywords([Keyword::Limited])
            .ability(action().then([
                target(0, [Unit, NotOf(Necrons), CostAtMost(3), InDiscard(You)]),
                ChoosePlace { into: 1, from: Places::AnyPlanet, target: false },
                PutIntoPlay(Ref::Chosen(0), To::Chosen(1)),
            ])),
        Card::new(Kind::Event, 33, "extermination", "Extermination")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(5)
            .shields(1)
            .traits([T::Tactic])
            .ability(deploy_action().then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                change(
                    each([Unit, NotUnique, NotOf(Necrons), AtChosen(0)]),
                    Grant::LoseHp(N(3)),
                    Until::EndOfPhase,
                ),
                PassNextTurn,
            ])),
        Card::new(Kind::Attachment, 34, "gauss-flayer", "Gauss Flayer")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army, Of(Necrons)])
            .ability(combat_action().only_if(Cond::BattleHere).cost(Cost::ExhaustHost).then([
                target(0, [Army, Enemys, AtThisPlanet]),
                change(IT, Grant::LoseHp(N(2)), Until::EndOfPhase),
            ])),
        Card::new(Kind::Attachment, 35, "royal-phylactery", "Royal Phylactery")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(1)
            .shields(2)
            .traits([T::Wargear])
            .attach_to([Army, Of(Necrons)])
            .ability(reaction(when(Event::PhaseBegins)).then([Heal(N(1), HOST)]))
            .ability(reaction(when(Event::RoundBegins).only(Only::AtThisPlanet)).then([Heal(N(1), HOST)])),
        Card::new(Kind::Attachment, 36, "hyperphase-sword", "Hyperphase Sword")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(2)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army, Of(Necrons)])
            .always(host(Grant::Attack(N(1))))
            .always(host(Grant::Keyword(Keyword::Armorbane)))
            .ability(action().cost(Cost::DiscardCard(vec![InHand(You)])).then([
                choose(0, [Unit, Not(Ref::Host), HostFor(Ref::This), AtThisPlanet]),
                AttachTo(Ref::This, Ref::Chosen(0)),
            ])),
        Card::new(Kind::Attachment, 37, "resurrection-orb", "Resurrection Orb")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(2)
            .shields(2)
            .traits([T::Wargear])
            .attach_to([Unit, Of(Necrons), Trait(vec![T::Elite]), Yours])
            .ability(reaction(when(Event::RoundBegins).only(Only::AtThisPlanet)).then([
                choose(0, [Unit, Of(Necrons), NotTrait(T::Elite), OnTop, InDiscard(You)]),
                PutIntoPlay(Ref::Chosen(0), To::ThisPlanet),
            ])),
        Card::new(Kind::Attachment, 38, "mind-shackle-scarab", "Mind Shackle Scarab")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(3)
            .shields(1)
            .traits([T::Drone])
            .attach_to([Army, NotTrait(T::Elite)])
            .ability(
                action()
                    .only_if(Cond::Matches(Ref::Host, vec![Enslaved]))
                    .cost(Cost::ExhaustThis)
                    .then([TakeControl(HOST), Delay(Later::EndOfPhase, vec![GiveBack(IT)])]),
            ),
        Card::new(Kind::Support, 39, "timeworn-stasis-crypt", "Timeworn Stasis-Crypt")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .unique()
            .cost(1)
            .traits([T::Location])
            .keywords([Keyword::Limited])
            .ability(
                interrupt(when(Event::Deploying).by(You).obj([Of(Necrons)]))
                    .cost(Cost::ExhaustThis)
                    .then([ReduceCost(N(1))]),
            ),
        Card::new(Kind::Support, 40, "weight-of-the-aeons", "Weight of the Aeons")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(1)
            .traits([T::Upgrade])
            .ability(
                reaction(when(Event::PhaseBegins))
                    .cost(Cost::ExhaustThis)
                    .then([EachPlayer(vec![DiscardTop(You, N(2))])]),
            ),
        Card::new(Kind::Support, 41, "eternity-gate", "Eternity Gate")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(1)
            .traits([T::Upgrade])
            .ability(action().cost(Cost::ExhaustThis).then([choose(0, [InAnyDiscard]), PutOnTop(IT)])),
        Card::new(Kind::Support, 42, "sautekh-complex", "Sautekh Complex")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(1)
            .traits([T::Location])
            .keywords([Keyword::Limited])
            .ability(
                reaction(when(Event::Enters).only(Only::Deployed).by(You).obj([
                    Unit,
                    NotOf(Necrons),
                    NotOf(Faction::Neutral),
                ]))
                .only_if(Cond::ThereIsNo(vec![Unit, Not(Ref::That), SameFaction(Ref::That), Yours]))
                .then([OneOf(vec![Gain(You, N(1))], vec![Draw(You, N(1))])]),
            ),
        Card::new(Kind::Support, 43, "master-program", "Master Program")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .unique()
            .cost(2)
            .traits([T::Upgrade])
            .ability(
                action()
                    .cost(Cost::ExhaustThis)
                    .cost(Cost::SacrificeUnit(vec![Trait(vec![T::Drone])]))
                    .then([target(0, [Army, Of(Necrons), Yours]), Heal(Num::All, IT), Ready(IT)]),
            ),
        Card::new(Kind::Support, 44, "particle-whip", "Particle Whip")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .cost(3)
            .traits([T::Artillery, T::Upgrade])
            .ability(
                headquarters_action()
                    .cost(Cost::ExhaustThis)
                    .cost(Cost::ShuffleX(vec![Unit, InDiscard(You)]))
                    .then([target(0, [Army, NotTrait(T::Elite)]), Deal(Num::X, IT)]),
            ),
    ]
}
