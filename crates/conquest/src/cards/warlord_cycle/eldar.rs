//! Cards of the Eldar in the Warlord cycle, in printed order.

use crate::ability::{
    Cond, Cost, Event, Grant, Is, Num::N, Only, Op, Places, THIS, Until, change, combat_action, each, host,
    reaction, this_while, when,
};
use crate::card::{Card, Faction::Eldar, Keyword, Kind, Set, Trait as T};

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
                Op::ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                change(
                    each([Is::Unit, Is::Of(Eldar), Is::Yours, Is::AtChosen(0)]),
                    Grant::Attack(N(1)),
                    Until::EndOfBattle,
                ),
                change(
                    each([Is::Unit, Is::Of(Eldar), Is::Yours, Is::AtChosen(0)]),
                    Grant::Hp(N(1)),
                    Until::EndOfBattle,
                ),
            ])),
        Card::new(Kind::Attachment, 18, "starcannon", "Starcannon")
            .in_set(Set::HowlOfBlackmane)
            .of(Eldar)
            .cost(0)
            .shields(1)
            .traits([T::Hardpoint, T::Weapon])
            .attach_to([Is::Army, Is::Of(Eldar), Is::Trait(vec![T::Vehicle])])
            .always(host(Grant::Keyword(Keyword::Armorbane))),
        Card::new(Kind::Army, 39, "black-guardians", "Black Guardians")
            .in_set(Set::Scourge)
            .of(Eldar)
            .cost(2)
            .stats(2, 4)
            .traits([T::Warrior, T::Ulthwe]),
        Card::new(Kind::Army, 65, "eldritch-corsair", "Eldritch Corsair")
            .in_set(Set::GiftOfTheEthereals)
            .of(Eldar)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Warrior, T::Iyanden])
            .always(this_while(Cond::ThereIs(vec![Is::Warlord, Is::AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Army, 106, "mighty-wraithknight", "Mighty Wraithknight")
            .in_set(Set::ThreatBeyond)
            .of(Eldar)
            .cost(6)
            .stats(5, 5)
            .command(2)
            .traits([T::Vehicle, T::Spirit, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(reaction(when(Event::Enters).only(Only::This)).then([Op::Exhaust(each([
                Is::Unit,
                Is::NotTrait(T::Spirit),
                Is::AtThisPlanet,
            ]))])),
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
            .always(this_while(Cond::YouControl(vec![Is::Warlord, Is::AtThisPlanet]), Grant::Attack(N(3)))),
    ]
}
