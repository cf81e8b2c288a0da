//! Cards of the Eldar in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, How,
    Is::{
        AdjacentToThis, Army, AtChosen, AtPlanetWith, AtThisPlanet, Enemys, Has, InHand, MayEnter, NotTrait,
        Of, Trait, Undamaged, Unit, Warlord, Yours,
    },
    Num::N,
    On, Only,
    Op::{
        Cancel, CancelEffect, Choose, ChoosePlace, Discard, DoubleShield, Draw, Exhaust, Move, PayOr,
        PutIntoPlay, Redirect, SearchDeeper, Then,
    },
    Places, Ref, THAT, THIS, To, Until,
    Who::You,
    action, change, choose, combat_action, deploy_action, each, forced_reaction, host, interrupt, reaction,
    this_while, when,
};
use crate::card::{Card, Faction::Eldar, Keyword, Kind, Set, Trait as T};
use crate::ids::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 16, "vaulting-harlequin", "Vaulting Harlequin")
            .in_set(Set::HowlOfBlackmane)
            .of(Eldar)
            .cost(3)
            .stats(1, 4)
            .command(2)
            .traits([T::Warrior, T::Harlequin])
            .ability(combat_action().cost(Cost::ExhaustThis).then([change(
                THIS,
                Grant::Keyword(Keyword::Flying),
                Until::EndOfPhase,
            )])),
        Card::new(Kind::Event, 17, "empower", "Empower")
            .in_set(Set::HowlOfBlackmane)
            .of(Eldar)
            .loyal()
            .cost(3)
            .shields(2)
            .traits([T::Power])
            .ability(combat_action().only_if(Cond::DuringBattle).then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                change(each([Unit, Of(Eldar), Yours, AtChosen(0)]), Grant::Attack(N(1)), Until::EndOfBattle),
                change(each([Unit, Of(Eldar), Yours, AtChosen(0)]), Grant::Hp(N(1)), Until::EndOfBattle),
            ])),
        Card::new(Kind::Attachment, 18, "starcannon", "Starcannon")
            .in_set(Set::HowlOfBlackmane)
            .of(Eldar)
            .cost(0)
            .shields(1)
            .traits([T::Hardpoint, T::Weapon])
            .attach_to([Army, Of(Eldar), Trait(vec![T::Vehicle])])
            .always(host(Grant::Keyword(Keyword::Armorbane))),
        Card::new(Kind::Army, 39, "black-guardians", "Black Guardians")
            .in_set(Set::Scourge)
            .of(Eldar)
            .cost(2)
            .stats(2, 4)
            .traits([T::Warrior, T::Ulthwe]),
        Card::new(Kind::Event, 40, "death-from-above", "Death from Above")
            .in_set(Set::Scourge)
            .of(Eldar)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(deploy_action().then([
                choose(0, [Unit, Has(Keyword::Mobile), NotTrait(T::Elite), InHand(You), MayEnter]),
                PutIntoPlay(Ref::Chosen(0), To::LastPlanet),
            ])),
        Card::new(Kind::Support, 41, "dome-of-crystal-seers", "Dome of Crystal Seers")
            .in_set(Set::Scourge)
            .of(Eldar)
            .loyal()
            .cost(1)
            .traits([T::Location])
            .ability(interrupt(when(When::Searches).by(You)).then([SearchDeeper(N(3))])),
        Card::new(Kind::Army, 64, "warlock-destructor", "Warlock Destructor")
            .in_set(Set::GiftOfTheEthereals)
            .of(Eldar)
            .cost(2)
            .stats(3, 4)
            .command(1)
            .traits([T::Psyker])
            .ability(
                forced_reaction(when(When::PhaseBegins).only(Only::Phase(Phase::Deploy)))
                    .then([PayOr(N(1), vec![Discard(THIS)])]),
            ),
        Card::new(Kind::Army, 65, "eldritch-corsair", "Eldritch Corsair")
            .in_set(Set::GiftOfTheEthereals)
            .of(Eldar)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Warrior, T::Iyanden])
            .always(this_while(Cond::ThereIs(vec![Warlord, AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Event, 66, "foretell", "Foretell")
            .in_set(Set::GiftOfTheEthereals)
            .of(Eldar)
            .cost(0)
            .shields(1)
            .traits([T::Power, T::Maneuver])
            .ability(
                interrupt(when(When::BattleAbility)).cost(Cost::ExhaustUnit(vec![Warlord, Yours])).then([
                    Cancel,
                    Then,
                    Draw(You, N(1)),
                ]),
            ),
        Card::new(Kind::Army, 84, "vectored-vyper-squad", "Vectored Vyper Squad")
            .in_set(Set::ZogwortsCurse)
            .of(Eldar)
            .loyal()
            .cost(4)
            .stats(3, 3)
            .command(1)
            .traits([T::Vehicle, T::Alaitoc])
            .keywords([Keyword::NoWargear])
            .always(this_while(
                Cond::Matches(Ref::This, vec![Unit, Undamaged]),
                Grant::Keyword(Keyword::Mobile),
            )),
        Card::new(Kind::Attachment, 85, "guardian-mesh-armor", "Guardian Mesh Armor")
            .in_set(Set::ZogwortsCurse)
            .of(Eldar)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Armor])
            .attach_to([Army, Of(Eldar)])
            .ability(
                interrupt(when(When::Shield).by(You).only(Only::ByHost))
                    .cost(Cost::ExhaustThis)
                    .then([DoubleShield]),
            ),
        Card::new(Kind::Army, 106, "mighty-wraithknight", "Mighty Wraithknight")
            .in_set(Set::ThreatBeyond)
            .of(Eldar)
            .cost(6)
            .stats(5, 5)
            .command(2)
            .traits([T::Vehicle, T::Spirit, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(reaction(when(When::Enters).only(Only::This)).then([Exhaust(each([
                Unit,
                NotTrait(T::Spirit),
                AtThisPlanet,
            ]))])),
        Card::new(Kind::Event, 107, "seers-exodus", "Seer's Exodus")
            .in_set(Set::ThreatBeyond)
            .of(Eldar)
            .cost(0)
            .shields(1)
            .traits([T::Power])
            .ability(action().then([
                Choose {
                    into: 0,
                    what: vec![Unit, Yours, AtPlanetWith(vec![Warlord, Yours])],
                    by: You,
                    how: How::OneOrMore,
                },
                Move(On::Picked, To::YourHq),
            ])),
        Card::new(Kind::Support, 108, "slumbering-gardens", "Slumbering Gardens")
            .in_set(Set::ThreatBeyond)
            .of(Eldar)
            .cost(1)
            .traits([T::Location])
            .ability(
                interrupt(
                    when(When::Moves).only(Only::FromAnotherPlanet).only(Only::ByEffect).obj([Unit, Yours]),
                )
                .cost(Cost::ExhaustThis)
                .then([CancelEffect]),
            )
            .ability(
                interrupt(when(When::GoesHome).only(Only::ByEffect).obj([Unit, Yours]))
                    .cost(Cost::ExhaustThis)
                    .then([CancelEffect]),
            ),
        Card::new(Kind::Warlord, 111, "baharroth", "Baharroth")
            .in_set(Set::DescendantsOfIsha)
            .of(Eldar)
            .signature(13)
            .stats(2, 6)
            .bloodied(1, 5)
            .start(7, 7)
            .traits([T::Warrior, T::PhoenixLord])
            .keywords([Keyword::Mobile]),
        Card::new(Kind::Army, 112, "baharroths-hawks", "Baharroth's Hawks")
            .in_set(Set::DescendantsOfIsha)
            .of(Eldar)
            .signature(13)
            .cost(3)
            .stats(0, 2)
            .command(2)
            .traits([T::Warrior])
            .keywords([Keyword::Mobile])
            .always(this_while(Cond::YouControl(vec![Warlord, AtThisPlanet]), Grant::Attack(N(3)))),
        Card::new(Kind::Support, 113, "banner-of-the-ashen-sky", "Banner of the Ashen Sky")
            .in_set(Set::DescendantsOfIsha)
            .of(Eldar)
            .signature(13)
            .cost(1)
            .traits([T::Upgrade])
            .ability(
                reaction(when(When::Moves).only(Only::FromAnotherPlanet).obj([Unit]))
                    .cost(Cost::ExhaustThis)
                    .then([change(THAT, Grant::Attack(N(2)), Until::NextAttack)]),
            ),
        Card::new(Kind::Attachment, 114, "the-shining-blade", "The Shining Blade")
            .in_set(Set::DescendantsOfIsha)
            .of(Eldar)
            .signature(13)
            .unique()
            .cost(1)
            .shields(3)
            .traits([T::Relic, T::Wargear])
            .one_per_player(T::Relic)
            .attach_to([Unit, Has(Keyword::Mobile)])
            .ability(
                interrupt(when(When::Defends).only(Only::ByHost))
                    .then([choose(0, [Unit, Enemys, AdjacentToThis]), Redirect(Ref::Chosen(0))]),
            ),
        Card::new(Kind::Event, 115, "cry-of-the-wind", "Cry of the Wind")
            .in_set(Set::DescendantsOfIsha)
            .of(Eldar)
            .signature(13)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(reaction(when(When::Moves).only(Only::FromAnotherPlanet).obj([Unit])).then([
                ChoosePlace { into: 0, from: Places::AdjacentTo(Ref::That), target: false },
                Move(THAT, To::Chosen(0)),
            ])),
    ]
}
