//! Forces: two players, one total, armies from lists (EP-1).

use epic::lists::{ArmyList, known};
use epic::muster::{ArmyFinding, muster};
use epic::{Refusal, Roster, Stage};
use serde_json::{Value, json};

use crate::world::{World, legion, marines, roster};

fn army(list: &str, formations: Value, total: u32) -> Result<epic::army::Army, Vec<ArmyFinding>> {
    muster(&serde_json::from_value::<Roster>(roster(list, formations)).unwrap(), total)
}

#[test]
fn ep_1_1_1_a_game_has_exactly_two_players() {
    let mut world = World::empty();
    world.ok(json!({"do": "agree_points", "points": 3000}));
    world.ok(json!({"do": "join", "name": "Ana"}));
    world.refused("EP-1.1.1", json!({"do": "submit_army", "by": "alpha", "army": marines()}));
    world.refused("EP-1.1.1", json!({"do": "join", "name": "  "}));
    world.ok(json!({"do": "join", "name": "Bo"}));
    world.refused("EP-1.1.1", json!({"do": "join", "name": "Cai"}));
    world.ok(json!({"do": "submit_army", "by": "alpha", "army": marines()}));
    assert_eq!(world.game.stage(), Stage::Forces);
    world.ok(json!({"do": "submit_army", "by": "bravo", "army": legion()}));
    assert_eq!(world.game.stage(), Stage::Terrain);
}

#[test]
fn ep_1_1_2_an_army_is_picked_from_one_list() {
    assert_eq!(army("space-marines-codex", json!([{"name": "Tactical"}]), 3000).unwrap().points, 275);
    let unknown = army("space-marines-codex", json!([{"name": "Infantry Company"}]), 3000).unwrap_err();
    let formation = "Infantry Company".to_owned();
    assert_eq!(unknown, [ArmyFinding::UnknownFormation { formation, near: Vec::new() }]);
    let slip = army("space-marines-codex", json!([{"name": "Tacticals"}]), 3000).unwrap_err();
    assert!(matches!(&slip[..], [ArmyFinding::UnknownFormation { near, .. }] if near == &["Tactical"]));
    assert!(army("no-such-list", json!([{"name": "Tactical"}]), 3000).is_err());
    let world = World::agreed();
    let wrong = roster("steel-legion", json!([{"name": "Tactical"}]));
    world.refused("EP-1.1.2", json!({"do": "submit_army", "by": "alpha", "army": wrong}));
}

/// What a list makes compulsory for the army is missed whatever formations were picked, and told with where it is to be had.
#[test]
fn ep_1_1_2_an_army_has_what_its_list_makes_compulsory() {
    let kommandos = json!([{"name": "Kommandos Warhorde"}]);
    let found = army("orks-ghazghkull", kommandos, 3000).unwrap_err();
    assert!(
        matches!(&found[..], [ArmyFinding::ArmyTooFew { option, taken: 0, least: 1, offered_by }]
            if option == "Ork Warlord" && offered_by.iter().any(|it| it == "Warband")),
        "{found:?}"
    );
    let warband = |take| json!([{"name": "Warband", "take": take}]);
    assert!(army("orks-ghazghkull", warband(json!({"Normal": 1})), 3000).is_err());
    assert!(army("orks-ghazghkull", warband(json!({"Normal": 1, "Ork Warlord": 1})), 3000).is_ok());
    let of_army = json!({"format": "marshal.epic.army/1", "list": "orks-ghazghkull",
        "formations": [{"name": "Kommandos Warhorde"}], "options": {"Ork Warlord": 1}});
    assert!(muster(&serde_json::from_value(of_army).unwrap(), 3000).is_ok());
}

/// A group that lacks a choice says what can be chosen.
#[test]
fn what_is_missing_is_told_with_what_there_is() {
    let found = army("orks-ghazghkull", json!([{"name": "Kill Kroozer"}]), 3000).unwrap_err();
    assert!(
        found.iter().any(|it| matches!(it, ArmyFinding::TooFew { option, options, .. }
        if option == "Spacecraft" && options == &["Battle Kroozer", "Kill Kroozer"])),
        "{found:?}"
    );
}

/// The list's own limits: options taken too often or not often enough, what depends on core formations, shares of the points.
#[test]
fn a_list_says_everything_that_does_not_fit_it() {
    let found = army(
        "steel-legion",
        json!([
            {"name": "Super-heavy Tank Company", "take": {"Baneblade": 2}},
            {"name": "Sentinel Squadron", "take": {"Sentinels": 1}},
            {"name": "Flak Battery"}, {"name": "Flak Battery"},
            {"name": "Warlord Battle Titan"}, {"name": "Reaver Battle Titan"},
        ]),
        3000,
    )
    .unwrap_err();
    let has = |test: &dyn Fn(&ArmyFinding) -> bool| assert!(found.iter().any(test), "{found:#?}");
    has(&|it| matches!(it, ArmyFinding::TooFew { taken: 2, least: 3, .. }));
    has(&|it| matches!(it, ArmyFinding::UnknownOption { option, .. } if option == "Sentinels"));
    has(&|it| matches!(it, ArmyFinding::TooManyForCore { taken: 3, most: 2, .. }));
    has(&|it| matches!(it, ArmyFinding::ShareTooLarge { points: 1475, most: 1000, by: 475, .. }));
}

#[test]
fn a_name_that_could_be_several_options_wants_its_group() {
    let found = army("steel-legion", json!([{"name": "Infantry Company", "take": {"Chimera": 1}}]), 3000)
        .unwrap_err();
    assert!(
        matches!(&found[0], ArmyFinding::UnclearOption { could_be, .. } if could_be.len() > 1),
        "{found:?}"
    );
    let clear =
        json!([{"name": "Infantry Company", "take": {"Snipers/Sniper Squad": 2, "Snipers/Chimera": 1}}]);
    let mustered = army("steel-legion", clear, 3000).unwrap();
    assert_eq!((mustered.points, mustered.formations[0].units.len()), (325, 16));
}

/// Figures that depend on sizes, on other choices and on the rest of the army.
#[test]
fn conditions_of_the_lists_are_applied() {
    let points = |list: &str, formations: Value| army(list, formations, 5000).map(|army| army.points);
    assert_eq!(
        points(
            "space-marines-codex",
            json!([{"name": "Warhound Titan Battlegroup", "take": {"Warhound Scout Titan": 1}}, {"name": "Tactical"}])
        ),
        Ok(550)
    );
    assert_eq!(
        points(
            "space-marines-codex",
            json!([{"name": "Warhound Titan Battlegroup", "take": {"Warhound Scout Titan": 2}}, {"name": "Tactical"}])
        ),
        Ok(775)
    );
    let warband = |take: Value| points("orks-ghazghkull", json!([{"name": "Warband", "take": take}]));
    assert_eq!(warband(json!({"Normal": 1, "Ork Warlord": 1})), Ok(200));
    assert_eq!(warband(json!({"Big": 1, "Ork Warlord": 1, "Battlefortress": 1})), Ok(465));
    assert!(warband(json!({"Normal": 1})).is_err(), "an Ork army needs its warlord");
    assert!(warband(json!({"Normal": 1, "Ork Warlord": 1, "Extra Nobz": 3})).is_err());
    assert!(warband(json!({"Big": 1, "Ork Warlord": 1, "Extra Nobz": 3})).is_ok());
    let swarm =
        json!([{"name": "Tyranid Swarm", "take": {"Medium": 1, "Gaunts/Termagants": 12, "Hive Tyrant": 2}}]);
    assert_eq!(points("tyranids-onachus", swarm), Ok(375));
    let pods = |ship: Value| {
        let mut formations = vec![json!({"name": "Tactical", "take": {"Drop Pods": 1}})];
        formations.extend(ship.as_array().unwrap().clone());
        points("space-marines-codex", formations.into())
    };
    assert!(pods(json!([])).is_err(), "drop pods come from a spacecraft");
    assert_eq!(pods(json!([{"name": "Strike Cruiser", "take": {"Spacecraft/Strike Cruiser": 1}}])), Ok(475));
}

/// Every formation of every list can be picked with nothing but its compulsory choices, at its cheapest.
#[test]
fn every_formation_of_every_list_can_be_mustered() {
    for list in known() {
        for offer in &list.formations {
            let take = cheapest(list, offer);
            let result = army(&list.id, json!([{"name": offer.name, "take": take}]), 5000);
            let only_about_the_army = |finding: &ArmyFinding| {
                matches!(finding, ArmyFinding::TooManyForCore { .. } | ArmyFinding::ArmyTooFew { .. })
            };
            match result {
                Ok(army) => assert_eq!(army.formations.len(), 1),
                Err(found) => {
                    assert!(found.iter().all(only_about_the_army), "{}: {}: {found:#?}", list.id, offer.name);
                }
            }
        }
    }
}

/// For each compulsory group the first option as often as needed.
fn cheapest(list: &ArmyList, offer: &epic::lists::Offer) -> Value {
    let mut take = serde_json::Map::new();
    for choice in &offer.choose {
        let choice = choice.shared.as_ref().map_or(choice, |name| &list.shared[name]);
        if let (Some(group), Some(least)) = (&choice.group, choice.min) {
            let mut options = choice.options.iter().filter(|it| it.group.is_none());
            let inner = choice.options.iter().find(|it| it.group.is_some());
            let (path, first) = match (
                options.find(|it| it.army_max.is_none() && !it.name.as_deref().unwrap().starts_with("'Uge")),
                inner,
            ) {
                (Some(option), _) => (group.clone(), option),
                (None, Some(inner)) => {
                    (format!("{group}/{}", inner.group.as_ref().unwrap()), &inner.options[0])
                }
                _ => continue,
            };
            take.insert(format!("{path}/{}", first.name.as_ref().unwrap()), least.into());
        }
    }
    take.into()
}

#[test]
fn ep_1_2_1_a_list_may_be_below_the_agreed_total_but_never_above_it() {
    let five = |extra: Value| {
        let mut formations = vec![json!({"name": "Tank Company", "take": {"10x Leman Russ": 1}}); 4];
        formations.push(extra);
        army("steel-legion", formations.into(), 3000).map(|army| army.points)
    };
    assert_eq!(five(json!({"name": "Mechanised Infantry Company"})), Ok(3000));
    let over = five(json!({"name": "Mechanised Infantry Company", "take": {"Snipers/Sniper Squad": 1}}))
        .unwrap_err();
    assert_eq!(over, [ArmyFinding::OverTotal { points: 3025, total: 3000, by: 25 }]);
    let mut world = World::agreed();
    let legal = roster("steel-legion", json!([{"name": "Infantry Company"}]));
    world.ok(json!({"do": "submit_army", "by": "alpha", "army": legal}));
    world.refused("EP-1.2.1", json!({"do": "agree_points", "points": 4000}));
    let dear = json!(vec![json!({"name": "Tank Company", "take": {"10x Leman Russ": 1}}); 5]);
    world.refused(
        "EP-1.2.1",
        json!({"do": "submit_army", "by": "bravo", "army": roster("steel-legion", dear)}),
    );
}

#[test]
fn ep_1_2_2_the_total_lies_between_2000_and_5000() {
    for (points, out_of_range, legal) in [
        (2000, false, true),
        (5000, false, true),
        (1999, false, false),
        (5001, false, false),
        (1500, true, true),
    ] {
        let mut world = World::empty();
        let command = json!({"do": "agree_points", "points": points, "out_of_range": out_of_range});
        if legal {
            world.ok(command);
            assert_eq!(world.game.points(), Some(points));
        } else {
            assert_eq!(world.refused("EP-1.2.2", command), Refusal::PointsOutOfRange { points });
        }
    }
}

#[test]
fn ep_1_2_4_upgrades_and_characters_are_part_of_a_formations_value() {
    let storm =
        json!([{"name": "Storm Trooper Platoon", "take": {"4x Chimera": 1}}, {"name": "Infantry Company"}]);
    let mustered = army("steel-legion", storm, 3000).unwrap();
    assert_eq!((mustered.formations[0].points, mustered.points), (300, 550));
    let tactical = json!([{"name": "Tactical", "take": {"Captain": 1}}]);
    assert_eq!(army("space-marines-codex", tactical, 3000).unwrap().formations[0].points, 325);
    let mut gate: Roster = serde_json::from_value(roster(
        "eldar-biel-tan",
        json!([{"name": "Guardian Warhost", "take": {"Guardian Unit": 7}}]),
    ))
    .unwrap();
    gate.options.insert("Wraithgate".to_owned(), 1);
    assert_eq!(muster(&gate, 3000).unwrap().points, 200);
}

/// Whatever an army check says is to be had can be taken by that very word.
#[test]
fn ep_1_1_2_what_is_offered_is_taken() {
    let mut offered = 0;
    for list in known() {
        for formation in &list.formations {
            let pick = |take: Value| army(&list.id, json!([{"name": formation.name, "take": take}]), 3000);
            let Err(findings) = pick(json!({})) else { continue };
            let missing = findings.into_iter().filter_map(|finding| match finding {
                ArmyFinding::TooFew { options, .. } => Some(options),
                _ => None,
            });
            for option in missing.flatten() {
                offered += 1;
                let take = json!({ option.clone(): 1 });
                let unknown = |finding: &ArmyFinding| {
                    matches!(finding, ArmyFinding::UnknownOption { .. } | ArmyFinding::UnclearOption { .. })
                };
                let refused = pick(take).err().is_some_and(|findings| findings.iter().any(unknown));
                assert!(!refused, "{} {}: {option}", list.id, formation.name);
            }
        }
    }
    assert!(offered > 100, "{offered} options were offered");
}

/// Whatever the list, an army of it is ready in one tap, and it is one.
#[test]
fn every_list_has_an_army_ready_to_play() {
    for list in known() {
        for total in [2000, 5000] {
            let roster = epic::draft::ready_made(list, total);
            let army =
                muster(&roster, total).unwrap_or_else(|found| panic!("{} {total}: {found:?}", list.id));
            assert!(
                army.points * 2 > total && army.formations.len() >= 3,
                "{} {total}: {} points",
                list.id,
                army.points
            );
        }
    }
}

/// What is built is told as it stands: points, what is missing, what can be chosen and what each formation may do.
#[test]
fn a_draft_tells_what_an_unfinished_army_comes_to() {
    let picked = roster(
        "space-marines-codex",
        json!([{"name": "Tactical", "take": {"Rhino": 2}}, {"name": "Strike Cruiser"}, {"name": "Nobody"}]),
    );
    let draft = epic::muster::draft(&serde_json::from_value(picked).unwrap(), 3000).unwrap();
    assert_eq!(draft.picks.iter().map(|it| it.pick).collect::<Vec<_>>(), [0, 1]);
    assert!(draft.army.points >= 275);
    assert!(draft.findings.iter().any(|it| matches!(it, ArmyFinding::TooFew { .. })));
    let rhino = draft.picks[0].lines.iter().find(|it| it.name == "Rhino").unwrap();
    assert_eq!(rhino.taken, 2);
    let done = epic::draft::completed(
        &serde_json::from_value(roster("space-marines-codex", json!([{"name": "Strike Cruiser"}]))).unwrap(),
        3000,
    );
    assert!(muster(&done, 3000).is_ok());
    let may = epic::draft::at_set_up(&draft.army, &draft.army.formations[0]);
    assert!(!may.garrison.may_garrison() || may.garrison.passes());
    assert!(
        may.reserves.iter().all(|(way, _)| *way != epic::game::Way::Teleport),
        "no Tactical unit teleports"
    );
}

#[test]
fn ep_1_1_1_nobody_wins_before_there_are_two_players() {
    let mut world = World::empty();
    let ends = [json!({"do": "concede", "by": "alpha"}), json!({"do": "judge_ends", "winner": "bravo"})];
    for joined in 0..2 {
        for end in &ends {
            let refusal = world.refused("EP-1.1.1", end.clone());
            assert_eq!(refusal, Refusal::NotTwoPlayers { joined });
        }
        world.ok(json!({"do": "join", "name": "Ana"}));
    }
    world.ok(ends[1].clone());
    assert_eq!(world.game.result().unwrap().winner, Some(epic::Side::Bravo));
}

#[test]
fn ep_1_2_1_a_total_is_one_an_army_can_have_whatever_the_organizer_opens() {
    let mut world = World::empty();
    for points in [0, 100_001, u32::MAX] {
        let none = json!({"do": "agree_points", "points": points, "out_of_range": true});
        assert_eq!(world.refused("EP-1.2.1", none), Refusal::NoTotal { points, most: 100_000 });
    }
    for points in [1, 100_000] {
        world.refused("EP-1.2.2", json!({"do": "agree_points", "points": points}));
        world.ok(json!({"do": "agree_points", "points": points, "out_of_range": true}));
    }
}

/// Commands name a formation by its id: one word, and never none.
#[test]
fn ids_of_formations_are_words() {
    let with = |id: &str| {
        let picked = json!([{"name": "Tactical", "id": id}]);
        Roster::read(&roster("space-marines-codex", picked).to_string())
    };
    for id in ["", " ", "first company", "a\tb", "bell\u{7}"] {
        let error = with(id).unwrap_err();
        let epic::file::FileError::Value { field, .. } = &error else { panic!("{id}: {error:?}") };
        assert_eq!(field, "formations[0].id");
    }
    assert!(with("first-company").is_ok());
}
