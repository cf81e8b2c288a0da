//! The core-set cards of Eldar, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Found, Grant, HOST, How, IT,
    Is::{
        Army, AtHq, AtPlanet, AtThatPlanet, AtThisPlanet, DeckTop, Enemys, Exhausted, InDiscard, InHand,
        NonWarlord, NotUnique, Of, Other, Topmost, Unique, Unit, Warlord, Yours,
    },
    Later,
    Num::{self, N},
    Only,
    Op::{
        Cancel, Choose, ChoosePlace, CommitAgain, Delay, Destroy, Discard, Exhaust, Heal, Move, OneOf,
        PutIntoPlay, Ready, ReturnToHand, Search,
    },
    Places, Ref, THAT, THIS, To, Until,
    Who::{Opponent, You},
    action, change, choose, combat_action, deploy_action, each, host, interrupt, opponent_chooses, reaction,
    target, this_while, when,
};
use crate::card::{
    Card,
    Faction::Eldar,
    Keyword::{Armorbane, Flying, Limited, Mobile, NoWargear, Ranged},
    Kind, Trait as T,
};
use crate::cards::cheaper;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 6, "eldorath-starbane", "Eldorath Starbane")
            .of(Eldar)
            .signature(6)
            .stats(1, 7)
            .bloodied(1, 6)
            .start(7, 7)
            .traits([T::Psyker, T::Alaitoc])
            .ability(
                reaction(when(When::Commits).only(Only::This))
                    .then([target(0, [Unit, NonWarlord, AtThatPlanet]), Exhaust(IT)]),
            ),
        Card::new(Kind::Army, 123, "starbanes-council", "Starbane's Council")
            .of(Eldar)
            .signature(6)
            .cost(3)
            .stats(3, 3)
            .command(1)
            .traits([T::Psyker, T::Alaitoc])
            .always(this_while(Cond::Attacking(vec![Unit, Exhausted]), Grant::Attack(N(2)))),
        Card::new(Kind::Support, 124, "alaitoc-shrine", "Alaitoc Shrine")
            .of(Eldar)
            .signature(6)
            .cost(1)
            .traits([T::Location])
            .ability(
                reaction(when(When::Moves).obj([Unit, Of(Eldar)]))
                    .cost(Cost::ExhaustThis)
                    .then([Ready(THAT)]),
            ),
        Card::new(Kind::Event, 125, "foresight", "Foresight")
            .of(Eldar)
            .signature(6)
            .cost(1)
            .shields(1)
            .traits([T::Power])
            .ability(reaction(when(When::Commits).obj([Warlord, Yours])).then([
                ChoosePlace { into: 0, from: Places::OtherPlanet, target: false },
                CommitAgain(Ref::YourWarlord, 0),
            ])),
        Card::new(Kind::Attachment, 126, "mobility", "Mobility")
            .of(Eldar)
            .signature(6)
            .cost(0)
            .shields(3)
            .traits([T::Skill])
            .attach_to([Army])
            .always(host(Grant::Keyword(Mobile))),
        Card::new(Kind::Army, 127, "biel-tan-guardians", "Biel-Tan Guardians")
            .of(Eldar)
            .loyal()
            .cost(1)
            .stats(1, 1)
            .command(2)
            .traits([T::Warrior, T::BielTan, T::Ally]),
        Card::new(Kind::Army, 128, "altansar-rangers", "Altansar Rangers")
            .of(Eldar)
            .cost(3)
            .stats(2, 2)
            .command(2)
            .traits([T::Scout, T::Altansar])
            .keywords([Ranged]),
        Card::new(Kind::Army, 129, "eldar-survivalist", "Eldar Survivalist")
            .of(Eldar)
            .cost(2)
            .stats(0, 2)
            .command(1)
            .traits([T::Scout, T::Ally])
            .bonus(1, 1),
        Card::new(Kind::Army, 130, "wildrider-squadron", "Wildrider Squadron")
            .of(Eldar)
            .cost(4)
            .stats(3, 4)
            .command(1)
            .traits([T::Vehicle, T::SaimHann])
            .keywords([NoWargear])
            .ability(
                combat_action()
                    .then([
                        ChoosePlace { into: 0, from: Places::Adjacent, target: false },
                        Move(THIS, To::Chosen(0)),
                    ])
                    .once_per_phase(),
            ),
        Card::new(Kind::Army, 131, "soaring-falcon", "Soaring Falcon")
            .of(Eldar)
            .cost(3)
            .stats(1, 5)
            .command(2)
            .traits([T::Vehicle])
            .keywords([NoWargear, Mobile]),
        Card::new(Kind::Army, 132, "wailing-wraithfighter", "Wailing Wraithfighter")
            .of(Eldar)
            .loyal()
            .cost(6)
            .stats(3, 5)
            .command(2)
            .traits([T::Vehicle, T::Spirit, T::Elite])
            .keywords([NoWargear, Flying])
            .ability(
                reaction(when(When::Attacks).only(Only::This))
                    .then([opponent_chooses(0, [InHand(Opponent)]), Discard(IT)]),
            ),
        Card::new(Kind::Army, 133, "iyanden-wraithguard", "Iyanden Wraithguard")
            .of(Eldar)
            .loyal()
            .cost(3)
            .stats(4, 2)
            .command(1)
            .traits([T::Drone, T::Spirit, T::Iyanden])
            .keywords([Armorbane]),
        Card::new(Kind::Army, 134, "shrouded-harlequin", "Shrouded Harlequin")
            .of(Eldar)
            .cost(2)
            .stats(2, 1)
            .command(1)
            .traits([T::Warrior])
            .ability(
                interrupt(when(When::Leaves).only(Only::This).only(Only::Destroyed))
                    .then([target(0, [Unit, Enemys, AtPlanet]), Exhaust(IT)]),
            ),
        Card::new(Kind::Army, 135, "swordwind-farseer", "Swordwind Farseer")
            .of(Eldar)
            .loyal()
            .cost(3)
            .stats(2, 2)
            .command(1)
            .traits([T::Psyker, T::BielTan])
            .ability(reaction(when(When::Enters).only(Only::This)).then([Search {
                depth: 6,
                what: vec![],
                reveal: false,
                then: Found::Hand,
            }])),
        Card::new(Kind::Army, 136, "silvered-blade-avengers", "Silvered Blade Avengers")
            .of(Eldar)
            .cost(4)
            .stats(1, 4)
            .command(1)
            .traits([T::Warrior])
            .ability(
                reaction(when(When::Defends).only(Only::ByThis).obj([Unit, NonWarlord]))
                    .then([Exhaust(THAT)]),
            ),
        Card::new(Kind::Army, 137, "biel-tan-warp-spiders", "Biel-Tan Warp Spiders")
            .of(Eldar)
            .cost(2)
            .stats(1, 3)
            .command(1)
            .traits([T::Warrior, T::BielTan])
            .ability(reaction(when(When::Attacks).only(Only::This)).then([OneOf(
                vec![Choose { into: 0, what: vec![DeckTop(You, 2)], by: You, how: How::May }, Discard(IT)],
                vec![
                    Choose { into: 0, what: vec![DeckTop(Opponent, 2)], by: You, how: How::May },
                    Discard(IT),
                ],
            )])),
        Card::new(Kind::Army, 138, "spiritseer-erathal", "Spiritseer Erathal")
            .of(Eldar)
            .unique()
            .loyal()
            .cost(3)
            .stats(2, 3)
            .command(2)
            .traits([T::Psyker, T::SaimHann])
            .ability(
                reaction(when(When::Attacks).only(Only::This))
                    .then([target(0, [Unit, Other, AtThisPlanet]), Heal(N(1), IT)]),
            ),
        Card::new(Kind::Event, 139, "superiority", "Superiority")
            .of(Eldar)
            .cost(1)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                interrupt(when(When::Struggle)).then([
                    target(0, [Army, AtThatPlanet]),
                    change(IT, Grant::NoCommand, Until::ThisStruggle),
                ]),
            ),
        Card::new(Kind::Event, 140, "nullify", "Nullify")
            .of(Eldar)
            .cost(0)
            .shields(1)
            .traits([T::Power])
            .ability(
                interrupt(when(When::Played).by(Opponent))
                    .cost(Cost::ExhaustUnit(vec![Unit, Unique, Of(Eldar), Yours]))
                    .then([Cancel]),
            ),
        Card::new(Kind::Event, 141, "doom", "Doom")
            .of(Eldar)
            .cost(4)
            .shields(1)
            .traits([T::Power])
            .ability(deploy_action().then([Destroy(each([Unit, NotUnique, AtHq]))])),
        Card::new(Kind::Event, 142, "gift-of-isha", "Gift of Isha")
            .of(Eldar)
            .loyal()
            .cost(2)
            .shields(2)
            .traits([T::Power, T::Blessing])
            .ability(action().then([
                choose(0, [Unit, Of(Eldar), InDiscard(You), Topmost]),
                ChoosePlace { into: 1, from: Places::AnyPlanet, target: false },
                PutIntoPlay(Ref::Chosen(0), To::Chosen(1)),
                Delay(Later::EndOfPhase, vec![Discard(IT)]),
            ])),
        Card::new(Kind::Attachment, 143, "banshee-power-sword", "Banshee Power Sword")
            .of(Eldar)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army])
            .always(host(Grant::Attack(N(1))))
            .ability(
                interrupt(when(When::Defends).only(Only::ByHost).obj([Unit, NonWarlord]))
                    .cost(Cost::DiscardX(vec![InHand(You)]))
                    .then([change(HOST, Grant::Attack(Num::X), Until::ThisAttack)]),
            ),
        Card::new(Kind::Support, 144, "corsair-trading-port", "Corsair Trading Port")
            .of(Eldar)
            .unique()
            .cost(1)
            .traits([T::Location])
            .keywords([Limited])
            .ability(cheaper(Eldar)),
        Card::new(Kind::Support, 145, "craftworld-gate", "Craftworld Gate")
            .of(Eldar)
            .loyal()
            .cost(1)
            .traits([T::Upgrade])
            .ability(action().cost(Cost::ExhaustThis).then([target(0, [Army, Yours]), ReturnToHand(IT)])),
    ]
}
