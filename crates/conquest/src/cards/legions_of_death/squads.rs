//! Warlords of the Necrons in Legions of Death and their signature squads, in printed order.

use crate::ability::{
    Cost, Event, Grant, How, IT,
    Is::{
        Army, AtThisPlanet, Enslaved, InAnyDiscard, InDiscard, InHand, Named, NotOf, Of, Topmost, Unit,
        Warlord, Yours,
    },
    Num::{self, N},
    On, Only,
    Op::{
        Choose, ChoosePlace, DeployAt, Destroy, Discard, DiscardTop, Draw, Move, Repeat, ShuffleIntoDeck,
        Then, TurnDial,
    },
    PAID, Places, Ref, To, Until,
    Who::You,
    action, change, choose, deploy_action, host, reaction, target, this, when,
};
use crate::card::{Card, Faction::Necrons, Kind, Set, Trait as T};
use crate::ids::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 1, "nahumekh", "Nahumekh")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .signature(25)
            .stats(2, 6)
            .bloodied(1, 6)
            .start(7, 7)
            .traits([T::Warrior, T::Sautekh])
            .ability(reaction(when(Event::PhaseBegins).only(Only::Phase(Phase::Combat))).then([
                target(0, [Army, AtThisPlanet]),
                change(
                    IT,
                    Grant::LoseHp(Num::Factions(vec![Unit, NotOf(Necrons), Yours])),
                    Until::EndOfPhase,
                ),
            ])),
        Card::new(Kind::Army, 2, "destroyer-cultist", "Destroyer Cultist")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .signature(25)
            .cost(3)
            .stats(1, 4)
            .command(1)
            .traits([T::Warrior, T::Sautekh])
            .always(this(Grant::Attack(Num::Factions(vec![Unit, NotOf(Necrons), Yours])))),
        Card::new(Kind::Support, 3, "obedience", "Obedience")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .signature(25)
            .cost(2)
            .traits([T::Upgrade])
            .ability(reaction(when(Event::PhaseBegins)).cost(Cost::ExhaustThis).then([
                ChoosePlace { into: 1, from: Places::AnyPlanet, target: true },
                choose(0, [Unit, NotOf(Necrons), Yours]),
                Move(IT, To::Chosen(1)),
            ])),
        Card::new(Kind::Event, 4, "hate", "Hate")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .signature(25)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                deploy_action()
                    .cost(Cost::PayPrinted(vec![Army, Enslaved]))
                    .then([Destroy(On::The(Ref::Chosen(PAID)))]),
            ),
        Card::new(Kind::Attachment, 5, "the-staff-of-command", "The Staff of Command")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .unique()
            .signature(25)
            .cost(0)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Warlord, Yours])
            .ability(action().cost(Cost::ExhaustThis).then([TurnDial])),
        Card::new(Kind::Warlord, 6, "anrakyr-the-traveller", "Anrakyr the Traveller")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .signature(26)
            .stats(2, 7)
            .bloodied(1, 6)
            .start(7, 7)
            .traits([T::Soldier])
            .ability(
                deploy_action()
                    .then([
                        target(0, [Unit, Topmost, InAnyDiscard]),
                        ChoosePlace { into: 1, from: Places::AnyPlanet, target: false },
                        DeployAt(Ref::Chosen(0), To::Chosen(1)),
                    ])
                    .once_per_phase(),
            ),
        Card::new(Kind::Army, 7, "pyrrhian-eternals", "Pyrrhian Eternals")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .signature(26)
            .cost(2)
            .stats(1, 1)
            .command(1)
            .traits([T::Soldier])
            .always(this(Grant::Attack(Num::Per(1, vec![Named("pyrrhian-eternals"), InDiscard(You)]))))
            .always(this(Grant::Hp(Num::Per(1, vec![Named("pyrrhian-eternals"), InDiscard(You)])))),
        Card::new(Kind::Support, 8, "slumbering-tomb", "Slumbering Tomb")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .signature(26)
            .cost(1)
            .traits([T::Location])
            .ability(action().cost(Cost::ExhaustThis).then([
                Draw(You, N(2)),
                Then,
                Repeat(N(2), vec![choose(0, [InHand(You)]), Discard(IT)]),
            ])),
        Card::new(Kind::Event, 9, "awake-the-sleepers", "Awake the Sleepers")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .signature(26)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([
                Choose { into: 0, what: vec![Of(Necrons), InDiscard(You)], by: You, how: How::Any },
                ShuffleIntoDeck(On::Picked),
            ])),
        Card::new(Kind::Attachment, 10, "pyrrhian-warscythe", "Pyrrhian Warscythe")
            .in_set(Set::LegionsOfDeath)
            .of(Necrons)
            .signature(26)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Warlord, Yours])
            .always(host(Grant::Attack(N(1))))
            .ability(reaction(when(Event::Attacks).only(Only::Host)).then([DiscardTop(You, N(2))])),
    ]
}
