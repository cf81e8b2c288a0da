//! The core-set cards of Dark Eldar, in printed order.

use crate::ability::{
    Cond, Cost, Event as When, Grant, HOST, How, IT,
    Is::{
        Army, AtThisPlanet, Enemys, Event, InDiscard, NonWarlord, NotUnique, Of, Token, Topmost, Unit, Yours,
    },
    Num::{self, N},
    On, Only,
    Op::{
        Choose, ChoosePlace, DiscardRandom, Draw, Exhaust, Move, Ready, ReturnToHand, Rout, Sacrifice,
        TakeResources, Then, Tokens,
    },
    Places, THAT, THIS, To, Until,
    Who::{Opponent, You},
    action, change, choose, combat_action, deploy_action, host, opponent_chooses, reaction, target, when,
};
use crate::card::{
    Card,
    Faction::DarkEldar,
    Keyword::{AreaEffect, Flying, Limited, Mobile, NoAttachments, NoWargear, Ranged},
    Kind, Trait as T,
};
use crate::cards::{KHYMERA, cheaper};

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 5, "packmaster-kith", "Packmaster Kith")
            .of(DarkEldar)
            .signature(5)
            .stats(2, 6)
            .bloodied(1, 5)
            .start(7, 7)
            .traits([T::Warrior, T::Succubus, T::Wych])
            .ability(reaction(when(When::Commits).only(Only::This)).then([Tokens(
                KHYMERA,
                N(1),
                To::ThatPlanet,
            )])),
        Card::new(Kind::Army, 100, "kiths-khymeramasters", "Kith's Khymeramasters")
            .of(DarkEldar)
            .signature(5)
            .cost(2)
            .stats(1, 2)
            .command(1)
            .traits([T::Warrior, T::Beastmaster, T::Wych])
            .ability(reaction(when(When::Enters).only(Only::This)).then([Tokens(
                KHYMERA,
                N(1),
                To::ThisPlanet,
            )])),
        Card::new(Kind::Support, 101, "khymera-den", "Khymera Den")
            .of(DarkEldar)
            .signature(5)
            .cost(1)
            .traits([T::Location])
            .ability(action().cost(Cost::ExhaustThis).then([
                ChoosePlace { into: 1, from: Places::AnyPlanet, target: true },
                Choose { into: 0, what: vec![Unit, Token(KHYMERA), Yours], by: You, how: How::Any },
                Move(On::Picked, To::Chosen(1)),
            ])),
        Card::new(Kind::Event, 102, "pact-of-the-haemonculi", "Pact of the Haemonculi")
            .of(DarkEldar)
            .signature(5)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(deploy_action().cost(Cost::SacrificeUnit(vec![Unit])).then([
                DiscardRandom(Opponent, N(1)),
                Then,
                Draw(You, N(2)),
            ])),
        Card::new(Kind::Attachment, 103, "agonizer-of-bren", "Agonizer of Bren")
            .of(DarkEldar)
            .signature(5)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Weapon])
            .attach_to([Army])
            .always(host(Grant::Attack(Num::Per(1, vec![Unit, Token(KHYMERA), Yours])))),
        Card::new(Kind::Army, 104, "sybarite-marksman", "Sybarite Marksman")
            .of(DarkEldar)
            .cost(1)
            .stats(2, 1)
            .traits([T::Warrior, T::Kabalite])
            .keywords([Ranged]),
        Card::new(Kind::Army, 105, "incubus-warrior", "Incubus Warrior")
            .of(DarkEldar)
            .cost(2)
            .stats(3, 1)
            .command(2)
            .traits([T::Warrior]),
        Card::new(Kind::Army, 106, "haemonculus-tormentor", "Haemonculus Tormentor")
            .of(DarkEldar)
            .cost(4)
            .stats(2, 4)
            .command(1)
            .traits([T::Scholar, T::Haemonculus])
            .ability(action().cost(Cost::Pay(N(1))).then([change(
                THIS,
                Grant::Attack(N(2)),
                Until::EndOfPhase,
            )])),
        Card::new(Kind::Army, 107, "hellion-gang", "Hellion Gang")
            .of(DarkEldar)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Scout, T::Raider])
            .keywords([Flying]),
        Card::new(Kind::Army, 108, "beasthunter-wyches", "Beasthunter Wyches")
            .of(DarkEldar)
            .cost(3)
            .stats(1, 3)
            .command(2)
            .traits([T::Warrior, T::Wych])
            .ability(
                reaction(when(When::Played).by(You).obj([Event, Of(DarkEldar)]))
                    .cost(Cost::Pay(N(1)))
                    .then([Tokens(KHYMERA, N(1), To::YourHq)]),
            ),
        Card::new(Kind::Army, 109, "baleful-mandrake", "Baleful Mandrake")
            .of(DarkEldar)
            .cost(3)
            .stats(3, 2)
            .command(1)
            .traits([T::Warrior])
            .keywords([Ranged]),
        Card::new(Kind::Army, 110, "vile-raider", "Vile Raider")
            .of(DarkEldar)
            .cost(4)
            .stats(2, 4)
            .command(2)
            .traits([T::Vehicle, T::Transport])
            .keywords([NoWargear, Mobile]),
        Card::new(Kind::Army, 111, "black-heart-ravager", "Black Heart Ravager")
            .of(DarkEldar)
            .loyal()
            .cost(6)
            .stats(2, 5)
            .command(2)
            .traits([T::Vehicle, T::Tank, T::Elite])
            .keywords([NoWargear, Flying])
            .ability(
                reaction(when(When::Damaged).only(Only::ByThis).obj([Unit, NonWarlord])).then([Rout(THAT)]),
            ),
        Card::new(Kind::Army, 112, "murder-of-razorwings", "Murder of Razorwings")
            .of(DarkEldar)
            .loyal()
            .cost(1)
            .stats(1, 1)
            .traits([T::Creature, T::Ally])
            .keywords([NoAttachments])
            .ability(
                reaction(when(When::Enters).only(Only::This).only(Only::Deployed))
                    .then([DiscardRandom(Opponent, N(1))]),
            ),
        Card::new(Kind::Army, 113, "coliseum-fighters", "Coliseum Fighters")
            .of(DarkEldar)
            .cost(2)
            .stats(1, 2)
            .traits([T::Warrior, T::Wych])
            .ability(
                reaction(when(When::Enters).only(Only::This))
                    .then([choose(0, [Event, InDiscard(You), Topmost]), ReturnToHand(IT)]),
            ),
        Card::new(Kind::Army, 114, "kabalite-strike-force", "Kabalite Strike Force")
            .of(DarkEldar)
            .cost(2)
            .stats(2, 2)
            .traits([T::Warrior, T::Kabalite])
            .keywords([AreaEffect(1)]),
        Card::new(Kind::Army, 115, "syren-zythlex", "Syren Zythlex")
            .of(DarkEldar)
            .unique()
            .loyal()
            .cost(3)
            .stats(2, 3)
            .command(2)
            .traits([T::Warrior, T::Wych])
            .ability(
                reaction(when(When::Enters).only(Only::Deployed).obj([Unit, Enemys, AtThisPlanet]))
                    .then([Exhaust(THAT)]),
            ),
        Card::new(Kind::Event, 116, "power-from-pain", "Power from Pain")
            .of(DarkEldar)
            .cost(2)
            .shields(1)
            .traits([T::Power, T::Torture])
            .ability(combat_action().then([opponent_chooses(0, [Army, Enemys]), Sacrifice(IT)])),
        Card::new(Kind::Event, 117, "archons-terror", "Archon's Terror")
            .of(DarkEldar)
            .cost(2)
            .shields(1)
            .traits([T::Power])
            .ability(combat_action().then([target(0, [Unit, NotUnique]), Rout(IT)])),
        Card::new(Kind::Event, 118, "raid", "Raid")
            .of(DarkEldar)
            .loyal()
            .cost(0)
            .shields(2)
            .traits([T::Tactic])
            .keywords([Limited])
            .ability(action().only_if(Cond::OpponentIsRicher).then([TakeResources(N(1))])),
        Card::new(Kind::Attachment, 119, "suffering", "Suffering")
            .of(DarkEldar)
            .loyal()
            .cost(1)
            .shields(2)
            .traits([T::Condition, T::Torture])
            .attach_to([Army])
            .always(host(Grant::LoseAttack(N(2)))),
        Card::new(Kind::Attachment, 120, "hypex-injector", "Hypex Injector")
            .of(DarkEldar)
            .cost(0)
            .shields(1)
            .traits([T::Wargear])
            .attach_to([Army])
            .ability(reaction(when(When::Played).by(You).obj([Event, Of(DarkEldar)])).then([Ready(HOST)])),
        Card::new(Kind::Support, 121, "altar-of-torment", "Altar of Torment")
            .of(DarkEldar)
            .unique()
            .cost(1)
            .traits([T::Location])
            .keywords([Limited])
            .ability(cheaper(DarkEldar)),
        Card::new(Kind::Support, 122, "twisted-laboratory", "Twisted Laboratory")
            .of(DarkEldar)
            .loyal()
            .cost(2)
            .traits([T::Location])
            .ability(
                action()
                    .cost(Cost::ExhaustThis)
                    .then([target(0, [Army]), change(IT, Grant::Blank, Until::EndOfPhase)]),
            ),
    ]
}
