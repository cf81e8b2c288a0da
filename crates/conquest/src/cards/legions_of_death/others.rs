//! Events, attachments and supports of the Necrons in Legions of Death, in printed order.

use crate::ability::{
    Cond, Cost, Event, Grant, HOST, IT,
    Is::{
        Army, AtChosen, AtThisPlanet, CostAtMost, Enemys, Enslaved, HostFor, InDiscard, InHand, Not, NotOf,
        NotTrait, Of, Trait, Unit, Yours,
    },
    Later,
    Num::{self, N},
    Only,
    Op::{
        AttachTo, ChoosePlace, Delay, Discard, DiscardTop, Draw, EachPlayer, GiveBack, Heal, PutIntoPlay,
        Ready, ReduceCost, Repeat, TakeControl, Then,
    },
    Per, Places, Ref, To, Until,
    Who::You,
    action, change, choose, combat_action, each, host, interrupt, reaction, target, when,
};
use crate::card::{Card, Faction::Necrons, Keyword, Kind, Set, Trait as T};

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
    ]
}
