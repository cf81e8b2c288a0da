//! `marshal rights`: who may do what, from the same table the rulebook decides by.

use rulebook::{Saying, say};
use tournament::{Action, Capacity};

use crate::console::{Answer, Console, Exit};
use crate::table::Column;

const CAPACITIES: [Capacity; 8] = [
    Capacity::Organizer,
    Capacity::Marshal,
    Capacity::Leader,
    Capacity::Staff,
    Capacity::Seated,
    Capacity::Oneself,
    Capacity::Participant,
    Capacity::Newcomer,
];

pub(crate) fn run(console: &Console) -> Answer {
    if console.json {
        let rows: Vec<_> = Action::ALL
            .iter()
            .map(|action| serde_json::json!({"action": action, "open_to": action.open_to()}))
            .collect();
        console.print_json(&rows)?;
        return Ok(Exit::Done);
    }
    let heading = std::iter::once((say!("head-action"), Column::Words));
    let columns: Vec<(Saying, Column)> =
        heading.chain(CAPACITIES.map(|capacity| (short(capacity), Column::Words))).collect();
    let rows = Action::ALL.iter().map(|action| {
        let cells = CAPACITIES.map(|capacity| if action.open_to().contains(&capacity) { "●" } else { "" });
        std::iter::once(console.say(&action.saying())).chain(cells.map(ToOwned::to_owned)).collect()
    });
    console.table(&columns, rows.collect());
    console.tell(&say!("rights-note"));
    Ok(Exit::Done)
}

/// The capacity as a column's heading.
fn short(capacity: Capacity) -> Saying {
    match capacity {
        Capacity::Organizer => say!("rights-organizer"),
        Capacity::Marshal => say!("rights-marshal"),
        Capacity::Leader => say!("rights-leader"),
        Capacity::Staff => say!("rights-staff"),
        Capacity::Seated => say!("rights-seated"),
        Capacity::Oneself => say!("rights-oneself"),
        Capacity::Participant => say!("rights-participant"),
        Capacity::Newcomer => say!("rights-newcomer"),
    }
}
