//! Figures of lists that depend on what else is taken, and armies that come to nothing an army can be (EP-1.1.2, EP-1.2.4).

use epic::Roster;
use epic::draft::{at_set_up, offered_at_set_up};
use epic::game::Way;
use epic::lists::list;
use epic::muster::{ArmyFinding, draft, muster};
use epic::transport::{Fit, fits};
use rulebook::Cites;
use serde_json::{Value, json};

use crate::world::roster;

/// An army of a list with one formation, whose choices are those, with that taken.
fn of_own(choose: &Value, take: &Value) -> Roster {
    let list = json!({"format": "marshal.epic.list/1", "id": "own", "name": "Own", "strategy_rating": 3,
        "units": [{"name": "Rifles", "types": ["infantry"], "speed": 15}, {"name": "Truck", "types": ["light vehicle"], "speed": 30}],
        "formations": [{"name": "Company", "slot": "core", "points": 100, "choose": choose}]});
    let picked = json!({"format": "marshal.epic.army/1", "list": list, "formations": [{"name": "Company", "take": take}]});
    Roster::read(&picked.to_string()).unwrap()
}

#[test]
fn ep_1_1_2_a_part_of_a_lot_counts_as_a_whole_and_a_whole_one_as_no_more() {
    let companies = |count: usize| {
        let company = json!({"name": "Infantry Company", "take": {"Commissar": 1}});
        serde_json::from_value::<Roster>(roster("steel-legion", json!(vec![company; count]))).unwrap()
    };
    // One for each 500 points or part of it.
    for (total, most) in [(2000, 4), (2001, 5), (2499, 5), (2500, 5), (2501, 6)] {
        let findings = |count: usize| draft(&companies(count), total).unwrap().findings;
        let too_many = |found: &[ArmyFinding]| {
            found
                .iter()
                .any(|it| matches!(it, ArmyFinding::ArmyTooMany { option, .. } if option == "Commissar"))
        };
        assert!(!too_many(&findings(most)), "{most} at {total}");
        assert!(too_many(&findings(most + 1)), "{} at {total}", most + 1);
    }
}

#[test]
fn ep_1_1_2_one_of_several_conditions_is_enough_where_any_will_do() {
    let choose = json!([
        {"name": "Cook", "max": 1, "units": [{"unit": "Rifles", "count": 1}]},
        {"name": "Clerk", "max": 1, "units": [{"unit": "Rifles", "count": 1}]},
        {"name": "Truck", "max": 0, "units": [{"unit": "Truck", "count": 1}], "conditional": [{"field": "max", "set": 1, "if":
            {"any": [{"count": "Cook", "op": ">=", "n": 1}, {"count": "Clerk", "op": ">=", "n": 1}]}}]},
    ]);
    for (take, legal) in [
        (json!({"Cook": 1, "Truck": 1}), true),
        (json!({"Clerk": 1, "Truck": 1}), true),
        (json!({"Truck": 1}), false),
    ] {
        assert_eq!(muster(&of_own(&choose, &take), 2000).is_ok(), legal, "{take}");
    }
}

#[test]
fn ep_1_1_2_what_is_taken_of_a_compulsory_group_stays_as_it_was_taken() {
    let choose = json!([{"group": "Squads", "min": 1, "max": 3, "options": [{"name": "Squad", "units": [{"unit": "Rifles", "count": 2}]}]}]);
    let units = |take: Value| muster(&of_own(&choose, &take), 2000).unwrap().formations[0].units.len();
    assert_eq!((units(json!({})), units(json!({"Squad": 3}))), (2, 6));
}

#[test]
fn ep_1_2_4_a_formation_has_a_price_and_units_that_fit_a_table() {
    let cheap =
        json!([{"name": "Rust", "max": 1, "points": -150, "units": [{"unit": "Rifles", "count": 1}]}]);
    let found = muster(&of_own(&cheap, &json!({"Rust": 1})), 2000).unwrap_err();
    assert_eq!(found, [ArmyFinding::BelowZero { formation: "Company".to_owned(), points: -50 }]);
    assert_eq!(found[0].clause().to_string(), "EP-1.2.4");
    let horde = json!([{"name": "Horde", "points": 0, "units": [{"unit": "Rifles", "count": 200}]}]);
    assert!(muster(&of_own(&horde, &json!({"Horde": 2})), 2000).is_ok());
    let found = muster(&of_own(&horde, &json!({"Horde": 3})), 2000).unwrap_err();
    assert_eq!(found, [ArmyFinding::TooManyUnits { formation: "Company".to_owned(), units: 600, most: 500 }]);
}

#[test]
fn ep_6_3_2_what_is_left_over_is_what_the_best_way_to_load_leaves() {
    let unit = |value: Value| serde_json::from_value::<epic::army::UnitFacts>(value).unwrap();
    let hold = |count: u32| json!({"count": count, "of": ["Rifles"]});
    let truck = unit(json!({"name": "Truck", "types": ["aircraft"], "transport": true,
        "capacity": {"one_of": [hold(4), hold(1)]}}));
    let rifles = unit(json!({"name": "Rifles", "types": ["infantry"]}));
    let left = |count: usize| match fits(&[&truck], &vec![&rifles; count]) {
        Fit::TooMuch { left_over } => left_over.len(),
        Fit::Fits | Fit::Unstated => 0,
    };
    assert_eq!((left(4), left(5), left(6)), (0, 1, 2));
}

#[test]
fn what_a_list_offers_says_what_it_may_do_at_set_up() {
    let marines = list("space-marines-codex").unwrap();
    let may = |name: &str| {
        let offer = marines.formations.iter().find(|it| it.name == name).unwrap();
        offered_at_set_up(marines, offer, 3000).unwrap()
    };
    assert!(may("Terminators").reserves.contains(&(Way::Teleport, vec![])));
    assert!(!may("Tactical").reserves.iter().any(|(way, _)| *way == Way::Teleport));
    let picked = roster(
        "space-marines-codex",
        json!([{"name": "Terminators", "id": "t", "take": {"4x Land Raiders": 1}}]),
    );
    let army = muster(&serde_json::from_value(picked).unwrap(), 3000).unwrap();
    assert!(at_set_up(&army, &army.formations[0]).reserves.is_empty(), "Land Raiders do not teleport");
}

#[test]
fn ep_5_2_1_the_verdict_names_the_test_that_is_passed() {
    let key = |list: &str, name: &str, take: Value| {
        let picked = roster(list, json!([{"name": name, "take": take}]));
        let draft = draft(&serde_json::from_value(picked).unwrap(), 3000).unwrap();
        at_set_up(&draft.army, &draft.army.formations[0]).garrison.verdict().key
    };
    assert_eq!(key("space-marines-codex", "Scout", json!({"4x Scout Squads": 1})), "epic-garrison-scouts");
    assert_eq!(key("space-marines-codex", "Tactical", json!({})), "epic-garrison-slow");
    assert_eq!(key("space-marines-codex", "Whirlwinds", json!({})), "epic-garrison-no");
}

#[test]
fn a_slip_is_answered_with_what_could_be_meant() {
    let said = |near: &[&str]| {
        let near = near.iter().map(|it| (*it).to_owned()).collect();
        ArmyFinding::UnknownFormation { formation: "Tacticals".to_owned(), near }.saying().key
    };
    assert_eq!(said(&[]), "epic-army-unknown-formation");
    assert_eq!(said(&["Tactical"]), "epic-army-unknown-formation-near");
}
