//! Cards of The Great Devourer of Tyranids, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event, Grant, HOST, IT,
    Is::{
        AnyToken, Army, AtChosen, AtInfested, AtPlanet, AtPlanetOf, AtThisPlanet, CostAtMost, CostUpTo,
        CostUpToMany, Either, Enemys, HasAnyKeyword, HiveMind, InDiscard, NonWarlord, NotTrait, Of, Support,
        Synapse, Token, Trait, Unit, Warlord, Yours,
    },
    Num::{self, N, OfThat, PrintedCost},
    On, Only,
    Op::{
        ChooseKeyword, ChooseNumber, ChoosePlace, Deal, Destroy, Draw, EachPlanet, Exhaust, Gain, Heal, If,
        Infest, Move, OneOf, PutIntoPlay, Ready, Reassign, ReduceCost, Rout, Sacrifice, Then, Tokens,
        TokensAtEach,
    },
    Per, Places, Ref, THAT, THIS, To, Until,
    Who::You,
    action, change, choose, combat_action, deploy_action, each, host, host_while, interrupt,
    opponent_chooses, reaction, target, this_while, when,
};
use crate::card::{Card, Faction::Tyranids, Keyword, Kind, Set, Trait as T};
use crate::cards::{TERMAGANT, hive_mind};
use crate::ids::Phase;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Warlord, 1, "old-one-eye", "Old One Eye")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .signature(15)
            .stats(2, 6)
            .bloodied(1, 6)
            .start(6, 6)
            .traits([T::Creature, T::Behemoth])
            .ability(
                reaction(when(Event::Readies).only(Only::This))
                    .then([Heal(Num::HalfDamageOn(Ref::This), THIS)])
                    .limit(1, Per::Round),
            ),
        Card::new(Kind::Army, 2, "lurking-hormagaunt", "Lurking Hormagaunt")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .signature(15)
            .cost(2)
            .stats(3, 1)
            .command(1)
            .traits([T::Creature, T::Behemoth])
            .ability(
                reaction(when(Event::Assigned).only(Only::This))
                    .then([ChooseNumber(N(2)), Reassign(Num::X, Ref::YourWarlord)]),
            ),
        Card::new(Kind::Support, 3, "awakening-cavern", "Awakening Cavern")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .signature(15)
            .cost(3)
            .traits([T::Location])
            .ability(action().cost(Cost::ExhaustThis).then([target(0, [Unit, Yours]), Ready(IT)])),
        Card::new(Kind::Event, 4, "ferocious-strength", "Ferocious Strength")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .signature(15)
            .cost(1)
            .shields(1)
            .traits([T::Power])
            .ability(action().then([
                choose(0, [Unit, Either(vec![vec![Warlord], vec![Synapse]]), Yours]),
                change(IT, Grant::Keyword(Keyword::Brutal), Until::EndOfCombatRound),
            ])),
        Card::new(Kind::Attachment, 5, "great-scything-talons", "Great Scything Talons")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .signature(15)
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Symbiote])
            .attach_to([Warlord, Yours])
            .always(host(Grant::Hp(N(1))))
            .ability(reaction(when(Event::Heals).only(Only::Host)).then([change(
                HOST,
                Grant::Attack(OfThat),
                Until::NextAttack,
            )])),
        Card::new(Kind::Warlord, 6, "the-swarmlord", "The Swarmlord")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .signature(16)
            .stats(2, 6)
            .bloodied(2, 5)
            .start(6, 6)
            .traits([T::Creature, T::Behemoth])
            .ability(
                reaction(when(Event::Commits).only(Only::This))
                    .then([TokensAtEach(TERMAGANT, Places::Adjacent)]),
            ),
        Card::new(Kind::Army, 7, "brood-warriors", "Brood Warriors")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .signature(16)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Creature, T::Leviathan])
            .always(hive_mind(Grant::Command(N(1)))),
        Card::new(Kind::Support, 8, "leviathan-hive-ship", "Leviathan Hive Ship")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .signature(16)
            .cost(3)
            .traits([T::Upgrade])
            .ability(
                reaction(when(Event::Leaves).only(Only::Destroyed).obj([
                    Unit,
                    HiveMind,
                    CostAtMost(3),
                    Yours,
                    InDiscard(You),
                ]))
                .cost(Cost::ExhaustThis)
                .then([
                    ChoosePlace { into: 0, from: Places::AnyPlanet, target: false },
                    PutIntoPlay(Ref::That, To::Chosen(0)),
                    Exhaust(THAT),
                ]),
            ),
        Card::new(Kind::Event, 9, "indescribable-horror", "Indescribable Horror")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .signature(16)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                combat_action()
                    .then([target(0, [Army, CostUpToMany(vec![Unit, Of(Tyranids), Yours])]), Rout(IT)]),
            ),
        Card::new(Kind::Attachment, 10, "bone-sabres", "Bone Sabres")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .signature(16)
            .unique()
            .cost(1)
            .shields(3)
            .traits([T::Wargear, T::Symbiote])
            .attach_to([Warlord, Yours])
            .always(host(Grant::Attack(N(1))))
            .ability(
                reaction(
                    when(Event::Leaves)
                        .only(Only::Destroyed)
                        .only(Only::ByHost)
                        .only(Only::ByAttack)
                        .obj([Army, Enemys]),
                )
                .then([Tokens(TERMAGANT, N(1), To::ThisPlanet)]),
            ),
        Card::new(Kind::Synapse, 11, "savage-warrior-prime", "Savage Warrior Prime")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .unique()
            .stats(2, 5)
            .traits([T::Creature, T::Leviathan, T::Elite])
            .always(Constant::CommitsApart)
            .always(Constant::CountsAsWarlord),
        Card::new(Kind::Synapse, 12, "blazing-zoanthrope", "Blazing Zoanthrope")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .unique()
            .stats(1, 4)
            .command(1)
            .traits([T::Creature, T::Behemoth, T::Elite])
            .ability(reaction(when(Event::PhaseBegins).only(Only::Phase(Phase::Combat))).then([
                target(0, [Army, AtThisPlanet]),
                If(Cond::Infested, vec![Deal(N(2), IT)]),
                If(Cond::NotInfested, vec![Deal(N(1), IT)]),
            ])),
        Card::new(Kind::Synapse, 13, "gravid-tervigon", "Gravid Tervigon")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .unique()
            .stats(0, 4)
            .command(1)
            .traits([T::Creature, T::Kraken, T::Elite])
            .ability(reaction(when(Event::Commits).only(Only::This)).then([
                If(Cond::Infested, vec![Tokens(TERMAGANT, N(2), To::ThisPlanet)]),
                If(Cond::NotInfested, vec![Tokens(TERMAGANT, N(1), To::ThisPlanet)]),
            ])),
        Card::new(Kind::Synapse, 14, "stalking-lictor", "Stalking Lictor")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .unique()
            .stats(1, 4)
            .command(2)
            .traits([T::Creature, T::Behemoth, T::Elite]),
        Card::new(Kind::Synapse, 15, "venomthrope-polluter", "Venomthrope Polluter")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .unique()
            .stats(1, 4)
            .command(1)
            .traits([T::Creature, T::Behemoth, T::Elite])
            .ability(reaction(when(Event::Commits).only(Only::This)).then([
                choose(0, [Unit, NonWarlord, Yours, AtPlanetOf(Ref::YourWarlord)]),
                Move(IT, To::ThisPlanet),
            ])),
        Card::new(Kind::Army, 16, "ripper-swarm", "Ripper Swarm")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(0)
            .stats(1, 1)
            .command(1)
            .traits([T::Creature])
            .keywords([Keyword::Limited]),
        Card::new(Kind::Army, 17, "strangler-brood", "Strangler Brood")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(1)
            .stats(1, 2)
            .traits([T::Creature, T::Leviathan])
            .always(hive_mind(Grant::Attack(N(1)))),
        Card::new(Kind::Army, 18, "termagant-sentry", "Termagant Sentry")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(1)
            .stats(1, 2)
            .command(1)
            .traits([T::Creature, T::Kraken, T::Termagant])
            .ability(
                reaction(when(Event::Leaves).only(Only::Destroyed).obj([
                    Unit,
                    Token(TERMAGANT),
                    AtThisPlanet,
                ]))
                .then([Ready(THIS)]),
            ),
        Card::new(Kind::Army, 19, "hunter-gargoyles", "Hunter Gargoyles")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(1)
            .stats(2, 1)
            .traits([T::Creature, T::Kraken])
            .ability(
                combat_action()
                    .then([
                        ChoosePlace { into: 0, from: Places::Infested, target: false },
                        Move(THIS, To::Chosen(0)),
                    ])
                    .once_per_phase(),
            ),
        Card::new(Kind::Army, 20, "virulent-spore-sacs", "Virulent Spore Sacs")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(2)
            .stats(0, 1)
            .command(1)
            .traits([T::Creature, T::Drone])
            .ability(
                combat_action()
                    .cost(Cost::SacrificeThis)
                    .then([Deal(N(1), each([Unit, Enemys, AtThisPlanet])), Infest(To::ThisPlanet)]),
            ),
        Card::new(Kind::Army, 21, "scything-hormagaunts", "Scything Hormagaunts")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Creature, T::Leviathan])
            .ability(
                reaction(when(Event::Enters).only(Only::This).only(Only::Deployed))
                    .then([Infest(To::ThisPlanet)]),
            ),
        Card::new(Kind::Army, 22, "toxic-venomthrope", "Toxic Venomthrope")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(2)
            .stats(0, 2)
            .command(2)
            .traits([T::Creature, T::Kraken])
            .ability(reaction(when(Event::StruggleWon).by(You).only(Only::AtThisPlanet)).then([
                If(Cond::Infested, vec![OneOf(vec![Gain(You, N(1))], vec![Draw(You, N(1))])]),
                If(Cond::NotInfested, vec![Infest(To::ThisPlanet)]),
            ])),
        Card::new(Kind::Army, 23, "termagant-horde", "Termagant Horde")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(3)
            .stats(1, 3)
            .command(1)
            .traits([T::Creature, T::Leviathan, T::Termagant])
            .ability(reaction(when(Event::RoundBegins).only(Only::AtThisPlanet)).then([Tokens(
                TERMAGANT,
                N(1),
                To::ThisPlanet,
            )])),
        Card::new(Kind::Army, 24, "volatile-pyrovore", "Volatile Pyrovore")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(3)
            .stats(3, 3)
            .command(1)
            .traits([T::Creature, T::Behemoth])
            .ability(
                interrupt(when(Event::Leaves).only(Only::Destroyed).only(Only::This).only(Only::ByAttack))
                    .then([Deal(N(3), On::The(Ref::Source))]),
            ),
        Card::new(Kind::Army, 25, "termagant-spikers", "Termagant Spikers")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(3)
            .stats(1, 3)
            .traits([T::Creature, T::Behemoth, T::Termagant])
            .keywords([Keyword::Ranged])
            .always(hive_mind(Grant::Keyword(Keyword::Ranged))),
        Card::new(Kind::Army, 26, "tyranid-warrior", "Tyranid Warrior")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(3)
            .stats(2, 4)
            .command(2)
            .traits([T::Creature, T::Behemoth]),
        Card::new(Kind::Army, 27, "swarm-guard", "Swarm Guard")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(3)
            .stats(1, 5)
            .command(1)
            .traits([T::Creature])
            .always(hive_mind(Grant::Hp(N(2)))),
        Card::new(Kind::Army, 28, "adamant-hive-guard", "Adamant Hive Guard")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(4)
            .stats(2, 5)
            .traits([T::Creature, T::Behemoth])
            .ability(
                reaction(when(Event::Assigned).obj([
                    Unit,
                    Either(vec![vec![Unit, HiveMind], vec![Unit, Token(TERMAGANT)]]),
                    AtThisPlanet,
                ]))
                .then([Reassign(Num::All, Ref::This)]),
            ),
        Card::new(Kind::Army, 29, "ymgarl-genestealer", "Ymgarl Genestealer")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(5)
            .stats(4, 4)
            .command(2)
            .traits([T::Creature, T::Genestealer, T::Elite])
            .always(this_while(Cond::ThereIs(vec![Warlord, AtThisPlanet]), Grant::Attack(N(2))))
            .always(this_while(Cond::ThereIs(vec![Synapse, AtThisPlanet]), Grant::Hp(N(2)))),
        Card::new(Kind::Army, 30, "ravenous-haruspex", "Ravenous Haruspex")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(5)
            .stats(3, 5)
            .command(1)
            .traits([T::Creature, T::Behemoth, T::Elite])
            .ability(
                reaction(
                    when(Event::Leaves)
                        .only(Only::Destroyed)
                        .only(Only::ByThis)
                        .only(Only::ByAttack)
                        .obj([Army, Enemys]),
                )
                .then([Gain(You, PrintedCost(Ref::That))])
                .once_per_phase(),
            ),
        Card::new(Kind::Army, 31, "biovore-spore-launcher", "Biovore Spore Launcher")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(6)
            .stats(3, 6)
            .command(1)
            .traits([T::Creature, T::Leviathan, T::Elite])
            .keywords([Keyword::AreaEffect(1)])
            .always(hive_mind(Grant::Keyword(Keyword::AreaEffect(1)))),
        Card::new(Kind::Army, 32, "shrieking-harpy", "Shrieking Harpy")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(6)
            .stats(2, 5)
            .command(2)
            .traits([T::Creature, T::Kraken, T::Elite])
            .keywords([Keyword::Flying])
            .ability(
                // A Combat Reaction: a battle fought in another phase is none of its business.
                reaction(
                    when(Event::Attacks)
                        .only(Only::This)
                        .only(Only::Infested)
                        .only(Only::Phase(Phase::Combat)),
                )
                .then([Exhaust(each([
                    Either(vec![vec![Army, NotTrait(T::Elite)], vec![AnyToken]]),
                    Enemys,
                    AtThisPlanet,
                ]))]),
            ),
        Card::new(Kind::Army, 33, "burrowing-trygon", "Burrowing Trygon")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(10)
            .stats(7, 7)
            .command(3)
            .traits([T::Creature, T::Behemoth, T::Elite])
            .always(Constant::OwnPriceLess(Num::MostAtOnePlanet(vec![Unit, Token(TERMAGANT), Yours]))),
        Card::new(Kind::Event, 34, "clogged-with-corpses", "Clogged with Corpses")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(
                action()
                    .cost(Cost::SacrificeX(vec![Unit, Trait(vec![T::Termagant]), Yours]))
                    .then([target(0, [Support, CostUpTo(Num::X)]), Destroy(IT)]),
            ),
        Card::new(Kind::Event, 35, "predation", "Predation")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().then([
                ChoosePlace { into: 0, from: Places::NextToInfested, target: false },
                Infest(To::Chosen(0)),
            ])),
        Card::new(Kind::Event, 36, "spawn-termagants", "Spawn Termagants")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(2)
            .shields(1)
            .traits([T::Power])
            .ability(deploy_action().then([TokensAtEach(TERMAGANT, Places::AnyPlanet)])),
        Card::new(Kind::Event, 37, "spore-burst", "Spore Burst")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(2)
            .shields(2)
            .traits([T::Power])
            .ability(deploy_action().then([
                choose(0, [Unit, CostAtMost(3), InDiscard(You)]),
                ChoosePlace { into: 1, from: Places::Infested, target: false },
                PutIntoPlay(Ref::Chosen(0), To::Chosen(1)),
            ])),
        Card::new(Kind::Event, 38, "dark-cunning", "Dark Cunning")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(2)
            .shields(1)
            .traits([T::Tactic])
            .ability(combat_action().then([
                target(0, [Unit, NonWarlord, Yours]),
                Ready(IT),
                Then,
                If(Cond::Matches(Ref::Chosen(0), vec![Unit, AtInfested]), vec![Gain(You, N(1))]),
            ])),
        Card::new(Kind::Event, 39, "consumption", "Consumption")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(4)
            .shields(1)
            .traits([T::Tactic])
            .ability(deploy_action().then([EachPlanet(
                0,
                vec![
                    choose(1, [Unit, NonWarlord, Yours, AtChosen(0)]),
                    Sacrifice(On::The(Ref::Chosen(1))),
                    opponent_chooses(1, [Unit, NonWarlord, Enemys, AtChosen(0)]),
                    Sacrifice(On::The(Ref::Chosen(1))),
                ],
            )])),
        Card::new(Kind::Attachment, 40, "regeneration", "Regeneration")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(1)
            .shields(1)
            .traits([T::Condition])
            .attach_to([Army])
            .one_per_unit()
            .always(host(Grant::Hp(N(2))))
            .ability(action().cost(Cost::ExhaustThis).then([Heal(N(2), HOST)])),
        Card::new(Kind::Attachment, 41, "noxious-fleshborer", "Noxious Fleshborer")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Symbiote])
            .attach_to([Army])
            .always(host_while(Cond::Infested, Grant::Attack(N(1))))
            .always(host_while(Cond::Infested, Grant::Hp(N(1))))
            .ability(
                reaction(when(Event::StruggleWon).by(You).only(Only::AtThisPlanet))
                    .then([Infest(To::ThisPlanet)]),
            ),
        Card::new(Kind::Attachment, 42, "pincer-tail", "Pincer Tail")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(1)
            .shields(1)
            .traits([T::Wargear, T::Symbiote])
            .attach_to([Army])
            .always(host(Grant::Attack(N(1))))
            .ability(
                reaction(
                    when(Event::Damaged)
                        .only(Only::ByHost)
                        .only(Only::ByAttack)
                        .obj([Unit, NonWarlord, Enemys]),
                )
                .then([change(THAT, Grant::CannotRetreat, Until::NextCombatRound)]),
            ),
        Card::new(Kind::Attachment, 43, "parasitic-infection", "Parasitic Infection")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(2)
            .shields(1)
            .traits([T::Condition])
            .attach_to([Army, Enemys])
            .ability(
                reaction(when(Event::PhaseBegins).only(Only::Phase(Phase::Combat)))
                    .then([Tokens(TERMAGANT, N(1), To::ThisPlanet), Deal(N(1), HOST)]),
            ),
        Card::new(Kind::Attachment, 44, "heavy-venom-cannon", "Heavy Venom Cannon")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(3)
            .shields(2)
            .traits([T::Wargear, T::Symbiote])
            .attach_to([Army, Trait(vec![T::Elite])])
            .always(host(Grant::Attack(N(2))))
            .ability(
                combat_action()
                    .then([OneOf(
                        vec![change(HOST, Grant::Keyword(Keyword::AreaEffect(2)), Until::EndOfPhase)],
                        vec![change(HOST, Grant::Keyword(Keyword::Armorbane), Until::EndOfPhase)],
                    )])
                    .once_per_phase(),
            ),
        Card::new(Kind::Support, 45, "brood-chamber", "Brood Chamber")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(0)
            .traits([T::Location])
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                target(0, [Army, Yours, AtPlanet]),
                target(1, [Unit, Enemys, AtPlanetOf(Ref::Chosen(0)), HasAnyKeyword]),
                ChooseKeyword(Ref::Chosen(1)),
                change(IT, Grant::KeywordOf(Ref::Chosen(1)), Until::EndOfPhase),
            ])),
        Card::new(Kind::Support, 46, "digestion-pool", "Digestion Pool")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .unique()
            .cost(1)
            .traits([T::Upgrade])
            .keywords([Keyword::Limited])
            .ability(
                interrupt(when(Event::Deploying).by(You).only(Only::Infested).obj([Unit, Of(Tyranids)]))
                    .cost(Cost::ExhaustThis)
                    .then([ReduceCost(N(2))]),
            ),
        Card::new(Kind::Support, 47, "mycetic-spores", "Mycetic Spores")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(2)
            .traits([T::Upgrade])
            .ability(combat_action().cost(Cost::ExhaustThis).then([
                choose(0, [Unit, HiveMind, Yours]),
                ChoosePlace {
                    into: 1,
                    from: Places::With(vec![Unit, Token(TERMAGANT)], Vec::new()),
                    target: false,
                },
                Move(IT, To::Chosen(1)),
            ])),
        Card::new(Kind::Support, 48, "spore-chimney", "Spore Chimney")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(2)
            .traits([T::Upgrade])
            .ability(reaction(when(Event::PhaseBegins).only(Only::Phase(Phase::Headquarters))).then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                Infest(To::Chosen(0)),
            ])),
        Card::new(Kind::Support, 49, "synaptic-link", "Synaptic Link")
            .in_set(Set::GreatDevourer)
            .of(Tyranids)
            .cost(2)
            .traits([T::Upgrade])
            .ability(reaction(when(Event::Commits).obj([Synapse, Yours])).then([Draw(You, N(1))])),
    ]
}
