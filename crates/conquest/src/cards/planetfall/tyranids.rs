//! The Planetfall cycle's cards of Tyranids, in printed order.

use crate::ability::{
    Cond, Constant, Cost, Event, Found, Grant, HOST, IT,
    Is::{
        Army, AtChosen, AtInfested, AtPlanet, AtThisPlanet, CostAtMost, CostUpTo, Enemys, InDiscard, InHand,
        MayEnter, NotTrait, Of, OtherNameThan, Trait, Unit, Yours,
    },
    Num::{self, CardBonus, N, PrintedCost, ResourceBonus},
    Only,
    Op::{ChoosePlace, Draw, Exhaust, Gain, Infest, OneOf, PutIntoPlay, PutUnderControl, Ready, Search},
    PAID, Places, Ref, THIS, To, Until,
    Who::{Opponent, You},
    action, change, choose, combat_action, each, host, reaction, target, this_while, when,
};
use crate::card::{Card, Faction::Tyranids, Keyword, Kind, Set, Trait as T};
use crate::cards::hive_mind;

pub(super) fn cards() -> Vec<Card> {
    vec![
        Card::new(Kind::Army, 23, "striking-ravener", "Striking Ravener")
            .in_set(Set::DecreeOfRuin)
            .of(Tyranids)
            .cost(5)
            .stats(3, 5)
            .command(2)
            .traits([T::Creature, T::Kraken, T::Elite])
            .ability(
                reaction(
                    when(Event::Leaves)
                        .only(Only::Destroyed)
                        .only(Only::ByThis)
                        .only(Only::ByAttack)
                        .obj([Army]),
                )
                .then([Ready(THIS)]),
            ),
        Card::new(Kind::Attachment, 24, "acid-maw", "Acid Maw")
            .in_set(Set::DecreeOfRuin)
            .of(Tyranids)
            .cost(2)
            .shields(1)
            .traits([T::Wargear, T::Biomorph])
            .attach_to([Army, Yours])
            .always(host(Grant::SureDamage)),
        Card::new(Kind::Army, 47, "soaring-gargoyles", "Soaring Gargoyles")
            .in_set(Set::BoundlessHate)
            .of(Tyranids)
            .cost(2)
            .stats(2, 3)
            .traits([T::Creature, T::Leviathan])
            .keywords([Keyword::Flying])
            .always(hive_mind(Grant::Keyword(Keyword::Flying))),
        Card::new(Kind::Support, 48, "sacaellum-infestors", "Sacaellum Infestors")
            .in_set(Set::BoundlessHate)
            .of(Tyranids)
            .unique()
            .cost(2)
            .traits([T::Upgrade])
            .ability(
                reaction(when(Event::Infested))
                    .cost(Cost::ExhaustThis)
                    .then([OneOf(vec![Draw(You, CardBonus)], vec![Gain(You, ResourceBonus)])]),
            ),
        Card::new(Kind::Army, 69, "genestealer-prowler", "Genestealer Prowler")
            .in_set(Set::DeadlySalvage)
            .of(Tyranids)
            .cost(1)
            .stats(2, 2)
            .traits([T::Creature, T::Genestealer]),
        Card::new(Kind::Event, 70, "biomass-sacrifice", "Biomass Sacrifice")
            .in_set(Set::DeadlySalvage)
            .of(Tyranids)
            .cost(0)
            .shields(1)
            .traits([T::Tactic])
            .ability(action().cost(Cost::DiscardX(vec![Unit, InHand(You)])).then([Gain(You, Num::X)])),
        Card::new(Kind::Warlord, 71, "subject-omega-x62113", "Subject Omega-X62113")
            .in_set(Set::WhatLurksBelow)
            .of(Tyranids)
            .signature(22)
            .stats(2, 6)
            .bloodied(2, 5)
            .start(6, 6)
            .traits([T::Creature, T::Genestealer])
            .always(Constant::LikeAmbush(vec![Trait(vec![T::Genestealer]), AtInfested])),
        Card::new(Kind::Army, 72, "invasive-genestealers", "Invasive Genestealers")
            .in_set(Set::WhatLurksBelow)
            .of(Tyranids)
            .signature(22)
            .cost(3)
            .stats(2, 3)
            .command(1)
            .traits([T::Creature, T::Genestealer])
            .ability(reaction(when(Event::Enters).only(Only::This).only(Only::Deployed)).then([
                target(0, [Army, Enemys, AtThisPlanet]),
                change(IT, Grant::LoseHp(N(1)), Until::EndOfPhase),
                change(THIS, Grant::Hp(N(1)), Until::EndOfPhase),
            ])),
        Card::new(Kind::Support, 73, "ruined-passages", "Ruined Passages")
            .in_set(Set::WhatLurksBelow)
            .of(Tyranids)
            .signature(22)
            .cost(3)
            .traits([T::Location])
            .ability(combat_action().cost(Cost::ExhaustThis).cost(Cost::SacrificeThis).then([
                ChoosePlace { into: 0, from: Places::AnyPlanet, target: true },
                Ready(each([Unit, Trait(vec![T::Genestealer]), Yours, AtChosen(0)])),
            ])),
        Card::new(Kind::Event, 74, "gene-implantation", "Gene Implantation")
            .in_set(Set::WhatLurksBelow)
            .of(Tyranids)
            .signature(22)
            .cost(1)
            .shields(1)
            .traits([T::Power])
            .ability(
                reaction(
                    when(Event::Leaves)
                        .only(Only::Destroyed)
                        .only(Only::ByAttack)
                        .source([Unit, Trait(vec![T::Genestealer]), Yours])
                        .obj([Unit, CostAtMost(3), Enemys]),
                )
                .only_if(Cond::Matches(Ref::That, vec![InDiscard(Opponent)]))
                .then([PutUnderControl(Ref::That, To::ThatPlanet)]),
            ),
        Card::new(Kind::Attachment, 75, "lethal-toxin-sacs", "Lethal Toxin Sacs")
            .in_set(Set::WhatLurksBelow)
            .of(Tyranids)
            .signature(22)
            .cost(2)
            .shields(3)
            .traits([T::Wargear, T::Genestealer])
            .attach_to([Army, Yours])
            .always(Constant::FromDiscard)
            .always(host(Grant::Attack(N(3))))
            .always(host(Grant::LoseHp(N(1)))),
        Card::new(Kind::Army, 113, "devourer-venomthrope", "Devourer Venomthrope")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Tyranids)
            .cost(4)
            .stats(4, 2)
            .command(2)
            .traits([T::Creature, T::Psyker])
            .ability(
                reaction(when(Event::StruggleWon).by(You).only(Only::Infested))
                    .then([target(0, [Army, NotTrait(T::Elite), AtThisPlanet]), Exhaust(IT)]),
            ),
        Card::new(Kind::Army, 114, "genestealer-brood", "Genestealer Brood")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Tyranids)
            .cost(3)
            .stats(3, 2)
            .command(1)
            .traits([T::Creature, T::Genestealer])
            .ability(reaction(when(Event::Enters).only(Only::This).only(Only::Deployed)).then([Search {
                depth: 6,
                what: vec![Trait(vec![T::Genestealer])],
                reveal: true,
                then: Found::Hand,
            }])),
        Card::new(Kind::Event, 115, "sudden-adaptation", "Sudden Adaptation")
            .in_set(Set::WrathOfTheCrusaders)
            .of(Tyranids)
            .cost(2)
            .shields(1)
            .traits([T::Power])
            .ability(action().cost(Cost::ReturnUnit(vec![Army, Of(Tyranids), Yours, AtPlanet])).then([
                choose(
                    0,
                    [
                        Army,
                        Of(Tyranids),
                        CostUpTo(PrintedCost(Ref::Chosen(PAID))),
                        OtherNameThan(Ref::Chosen(PAID)),
                        InHand(You),
                        MayEnter,
                    ],
                ),
                PutIntoPlay(Ref::Chosen(0), To::WherePaid),
            ])),
        Card::new(Kind::Army, 136, "genestealer-harvesters", "Genestealer Harvesters")
            .in_set(Set::FinalGambit)
            .of(Tyranids)
            .cost(2)
            .stats(2, 2)
            .command(1)
            .traits([T::Creature, T::Genestealer])
            .always(this_while(Cond::Infested, Grant::Bonus(1, 1))),
        Card::new(Kind::Support, 137, "nesting-chamber", "Nesting Chamber")
            .in_set(Set::FinalGambit)
            .of(Tyranids)
            .cost(1)
            .traits([T::Upgrade])
            .ability(action().cost(Cost::ExhaustThis).then([
                ChoosePlace {
                    into: 0,
                    from: Places::WithMany(2, vec![Unit, Trait(vec![T::Genestealer])]),
                    target: false,
                },
                Infest(To::Chosen(0)),
            ])),
        Card::new(Kind::Attachment, 138, "ymgarl-factor", "Ymgarl Factor")
            .in_set(Set::FinalGambit)
            .of(Tyranids)
            .cost(1)
            .shields(2)
            .traits([T::Skill, T::Genestealer])
            .attach_to([Army, Yours])
            .ability(action().cost(Cost::Pay(N(1))).then([OneOf(
                vec![change(HOST, Grant::Attack(N(2)), Until::EndOfPhase)],
                vec![change(HOST, Grant::Hp(N(2)), Until::EndOfPhase)],
            )])),
    ]
}
