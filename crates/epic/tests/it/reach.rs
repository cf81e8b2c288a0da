//! What each player can still reach, and what a formation may use.

use epic::Side;
use serde_json::json;

use crate::world::World;

/// Objective 3 lies at (50, 80); a Tactical detachment moves 15 cm.
fn moves_to_three(at: [&str; 2]) -> Option<u32> {
    let mut world = World::battle();
    world.one_at("alpha", "tac", at);
    let reach = world.game.in_reach();
    reach
        .iter()
        .find(|it| it.objective == 3 && it.side == Side::Alpha && it.formation == "tac")
        .map(|it| it.moves)
}

#[test]
fn a_formation_reaches_an_objective_in_so_many_moves() {
    assert_eq!(moves_to_three(["50", "80"]), Some(0));
    assert_eq!(moves_to_three(["50", "65"]), Some(0), "15 cm is within");
    assert_eq!(moves_to_three(["50", "64.9"]), Some(1));
    assert_eq!(moves_to_three(["50", "50"]), Some(1), "15 cm and one move of 15");
    assert_eq!(moves_to_three(["50", "49.9"]), Some(2));
}

#[test]
fn broken_formations_reach_nothing() {
    let mut world = World::battle();
    world.one_at("alpha", "tac", ["50", "64"]);
    world.breaks("alpha", "tac");
    assert!(world.game.in_reach().iter().all(|it| it.formation != "tac"));
}

/// Whatever is offered is accepted, and a formation that waits is offered nothing.
#[test]
fn abilities_that_are_offered_can_be_used() {
    let mut world = World::battle();
    let mut used = 0;
    for (side, by) in [(Side::Alpha, "alpha"), (Side::Bravo, "bravo")] {
        let ids: Vec<String> = world.game.formations(side).map(|(it, _)| it.id.clone()).collect();
        for id in ids {
            for ability in world.game.specials(side, &id).abilities {
                world.ok(json!({"do": "use_ability", "by": by, "formation": id, "ability": ability}));
                used += 1;
            }
        }
    }
    assert!(used > 0, "nobody has an ability");
}
