//! Cards of the Dark Eldar in the Warlord cycle, in printed order.

use crate::ability::{
    Bonus, Cond, Constant, Cost, Event as When, Grant, How, IT,
    Is::{
        self, Army, AtPlanet, AtPlanetOf, AtThisPlanet, Attachment, CostAtMost, CostUpTo, Damaged, DeckTop,
        Enemys, InDiscard, InHand, NonWarlord, NotTrait, Of, Support, Trait, Unit, Warlord, Yours,
    },
    Num::{self, N},
    On, Only,
    Op::{
        self, CancelBonus, ChooseNumber, ChoosePlace, CopyEvent, Deal, DealSurely, Destroy, Discard,
        DiscardRandom, DiscardTop, Draw, EachPlayer, If, OneOf, OpponentDiscardsOr, PutOnDeck,
        PutUnderControl, Ready, Sacrifice, TakeControl, Then,
    },
    Places, Ref, THIS, To, Until,
    Who::{Opponent, You},
    action, change, choose, combat_action, each, host, host_while, interrupt, reaction, target, this_while,
    when,
};
use crate::card::{Card, Faction::DarkEldar, Keyword, Kind, Set, Trait as T};
use crate::ids::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 13, "uber-grotesque", "Uber Grotesque")
            .in_set(Set::HowlOfBlackmane)
            .of(DarkEldar)
            .cost(5)
            .stats(3, 5)
            .command(1)
            .traits([T::Creature, T::Abomination, T::Elite])
            .keywords([Keyword::NoWargear])
            .ability(
                reaction(when(When::Played).by(You).obj([Is::Event, Trait(vec![T::Torture])]))
                    .then([change(THIS, Grant::Attack(N(3)), Until::EndOfPhase)])
                    .once_per_phase(),
            ),
        Card::new(Kind::Event, 14, "visions-of-agony", "Visions of Agony")
            .in_set(Set::HowlOfBlackmane)
            .of(DarkEldar)
            .cost(3)
            .shields(1)
            .traits([T::Tactic, T::Torture])
            .ability(action().then([choose(0, [InHand(Opponent)]), Discard(IT)])),
        Card::new(Kind::Support, 15, "archons-palace", "Archon's Palace")
            .in_set(Set::HowlOfBlackmane)
            .of(DarkEldar)
            .unique()
            .loyal()
            .cost(2)
            .traits([T::Location])
            .ability(
                interrupt(when(When::StruggleWon).by(Opponent))
                    .cost(Cost::ExhaustThis)
                    .then([OneOf(vec![CancelBonus(Bonus::Cards)], vec![CancelBonus(Bonus::Resources)])]),
            ),
        Card::new(Kind::Army, 36, "klaivex-warleader", "Klaivex Warleader")
            .in_set(Set::Scourge)
            .of(DarkEldar)
            .loyal()
            .cost(4)
            .stats(3, 3)
            .command(2)
            .traits([T::Warrior])
            .keywords([Keyword::Ambush])
            .ability(
                reaction(
                    when(When::Enters).only(Only::This).only(Only::Deployed).only(Only::Phase(Phase::Combat)),
                )
                .then([target(0, [Army, Damaged, AtThisPlanet]), Destroy(IT)]),
            ),
        Card::new(Kind::Attachment, 37, "bladed-lotus-rifle", "Bladed Lotus Rifle")
            .in_set(Set::Scourge)
            .of(DarkEldar)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army])
            .always(host(Grant::Attack(N(1))))
            .always(host_while(
                Cond::Matches(Ref::Host, vec![Unit, Trait(vec![T::Kabalite])]),
                Grant::Keyword(Keyword::Ranged),
            )),
        Card::new(Kind::Event, 38, "soul-seizure", "Soul Seizure")
            .in_set(Set::Scourge)
            .of(DarkEldar)
            .cost(5)
            .shields(1)
            .traits([T::Tactic, T::Torture])
            .ability(action().then([
                target(
                    0,
                    [
                        Army,
                        CostUpTo(Num::Per(1, vec![Trait(vec![T::Torture]), InDiscard(You)])),
                        InDiscard(Opponent),
                    ],
                ),
                ChoosePlace { into: 1, from: Places::AnyPlanet, target: false },
                PutUnderControl(Ref::Chosen(0), To::Chosen(1)),
            ])),
        Card::new(Kind::Army, 62, "sslyth-mercenary", "Sslyth Mercenary")
            .in_set(Set::GiftOfTheEthereals)
            .of(DarkEldar)
            .cost(1)
            .stats(2, 2)
            .command(2)
            .traits([T::Warrior])
            .ability(
                action()
                    .only_if(Cond::Matches(Ref::This, vec![Unit, AtPlanet]))
                    .cost(Cost::Pay(N(2)))
                    .then([TakeControl(THIS)])
                    .anyone(),
            ),
        Card::new(Kind::Event, 63, "despise", "Despise")
            .in_set(Set::GiftOfTheEthereals)
            .of(DarkEldar)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                combat_action()
                    .then([EachPlayer(vec![choose(0, [Unit, Trait(vec![T::Ally]), Yours]), Sacrifice(IT)])]),
            ),
        Card::new(Kind::Army, 81, "bloodied-reavers", "Bloodied Reavers")
            .in_set(Set::ZogwortsCurse)
            .of(DarkEldar)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Vehicle])
            .keywords([Keyword::NoWargear])
            .always(this_while(Cond::ThereIs(vec![Warlord, AtThisPlanet]), Grant::Attack(N(2)))),
        Card::new(Kind::Support, 82, "crucible-of-malediction", "Crucible of Malediction")
            .in_set(Set::ZogwortsCurse)
            .of(DarkEldar)
            .cost(1)
            .traits([T::Upgrade])
            .ability(
                reaction(when(When::Played).by(You).obj([Trait(vec![T::Torture])]))
                    .cost(Cost::ExhaustThis)
                    .then([OneOf(
                        vec![
                            choose(0, [DeckTop(You, 3)]),
                            Discard(IT),
                            choose(1, [DeckTop(You, 2)]),
                            PutOnDeck(On::The(Ref::Chosen(1))),
                        ],
                        vec![
                            choose(0, [DeckTop(Opponent, 3)]),
                            Discard(IT),
                            choose(1, [DeckTop(Opponent, 2)]),
                            PutOnDeck(On::The(Ref::Chosen(1))),
                        ],
                    )]),
            ),
        Card::new(Kind::Event, 83, "searing-brand", "Searing Brand")
            .in_set(Set::ZogwortsCurse)
            .of(DarkEldar)
            .loyal()
            .cost(3)
            .shields(2)
            .traits([T::Tactic, T::Torture])
            .ability(combat_action().then([
                target(0, [Unit, NonWarlord, AtPlanetOf(Ref::YourWarlord)]),
                OpponentDiscardsOr(2, vec![DealSurely(N(3), IT)]),
            ])),
        Card::new(Kind::Army, 103, "kabalite-halfborn", "Kabalite Halfborn")
            .in_set(Set::ThreatBeyond)
            .of(DarkEldar)
            .cost(1)
            .stats(1, 1)
            .traits([T::Warrior, T::Kabalite])
            .ability(interrupt(when(When::Leaves).only(Only::This)).then([Draw(You, N(1))])),
        Card::new(Kind::Event, 104, "slake-the-thirst", "Slake the Thirst")
            .in_set(Set::ThreatBeyond)
            .of(DarkEldar)
            .cost(0)
            .shields(1)
            .traits([T::Tactic, T::Maneuver])
            .ability(action().cost(Cost::ExhaustUnit(vec![Warlord, Yours])).then([OneOf(
                vec![
                    ChooseNumber(Num::CardsInHandUpTo(Opponent, 3)),
                    DiscardRandom(Opponent, Num::X),
                    Then,
                    Draw(Opponent, Num::X),
                ],
                vec![
                    ChooseNumber(Num::CardsInHandUpTo(You, 3)),
                    DiscardRandom(You, Num::X),
                    Then,
                    Draw(You, Num::X),
                ],
            )])),
        Card::new(Kind::Attachment, 105, "shadow-field", "Shadow Field")
            .in_set(Set::ThreatBeyond)
            .of(DarkEldar)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Wargear])
            .attach_to([Army, Of(DarkEldar)])
            .always(host(Grant::SparedBy(vec![Army, CostAtMost(2)]))),
        Card::new(Kind::Warlord, 116, "urien-rakarth", "Urien Rakarth")
            .in_set(Set::DescendantsOfIsha)
            .of(DarkEldar)
            .signature(14)
            .stats(2, 6)
            .bloodied(1, 6)
            .start(8, 7)
            .traits([T::Scholar, T::Haemonculus])
            .always(Constant::Price { who: You, what: vec![Is::Event, Trait(vec![T::Torture])], more: -1 })
            .always(Constant::Price { who: You, what: vec![Is::Event, NotTrait(T::Torture)], more: 1 }),
        Card::new(Kind::Army, 117, "twisted-wracks", "Twisted Wracks")
            .in_set(Set::DescendantsOfIsha)
            .of(DarkEldar)
            .signature(14)
            .cost(2)
            .stats(3, 3)
            .traits([T::Creature, T::Abomination])
            .ability(
                action()
                    .cost(Cost::DiscardCard(vec![Trait(vec![T::Torture]), InHand(You)]))
                    .then([Ready(THIS)]),
            ),
        Card::new(Kind::Event, 118, "rakarths-experimentations", "Rakarth's Experimentations")
            .in_set(Set::DescendantsOfIsha)
            .of(DarkEldar)
            .signature(14)
            .cost(1)
            .shields(1)
            .traits([T::Tactic, T::Torture])
            .ability(action().then([
                OneOf(
                    vec![OneOf(vec![may_be_held(Unit)], vec![may_be_held(Support)])],
                    vec![OneOf(vec![may_be_held(Attachment)], vec![may_be_held(Is::Event)])],
                ),
                Discard(IT),
                If(Cond::NothingChosen(0), vec![Deal(N(1), each([Warlord, Enemys]))]),
            ])),
        Card::new(Kind::Attachment, 119, "ichor-gauntlet", "Ichor Gauntlet")
            .in_set(Set::DescendantsOfIsha)
            .of(DarkEldar)
            .signature(14)
            .cost(2)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Warlord, Yours])
            .ability(
                reaction(when(When::Played).by(You).obj([Trait(vec![T::Torture])]))
                    .cost(Cost::ExhaustHost)
                    .then([CopyEvent]),
            ),
        Card::new(Kind::Support, 120, "uriens-oubliette", "Urien's Oubliette")
            .in_set(Set::DescendantsOfIsha)
            .of(DarkEldar)
            .signature(14)
            .cost(1)
            .traits([T::Location])
            .always(Constant::TopRevealed)
            .ability(action().cost(Cost::ExhaustThis).then([OneOf(
                vec![DiscardTop(You, N(1)), DiscardTop(Opponent, N(1))],
                vec![Draw(You, N(1)), Draw(Opponent, N(1))],
            )])),
    ]
}

/// The opponent may choose such a card in hand.
fn may_be_held(what: Is) -> Op {
    Op::Choose { into: 0, what: vec![what, InHand(Opponent)], by: Opponent, how: How::May }
}
