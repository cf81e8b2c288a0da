//! The cut before it is made: who is in, who is next if somebody leaves.

use maud::{Markup, html};
use rulebook::say;
use tournament::{Actor, Desk, Fact, PersonId, Presence, Wish};

use super::DeskView;
use crate::hall::Room;
use crate::page::part;

/// How many of those who missed the cut are named.
const NEXT: usize = 3;

impl DeskView<'_> {
    /// What the cut would do now, told by the rulebook itself.
    pub(super) fn cut_preview(&self, room: &Room) -> Markup {
        let tournament = self.tournament;
        let between = tournament.desk() == Desk::Running && tournament.current_round().is_none();
        let waits =
            between && tournament.rounds_left() == 0 && tournament.plan().len() > tournament.stages().len();
        let facts = if waits {
            room.would(Actor::Person(self.me), Wish::Cut).unwrap_or_default()
        } else {
            Vec::new()
        };
        let seeds = facts.into_iter().find_map(|fact| match fact {
            Fact::StageBegun { seeds, .. } => Some(seeds),
            _ => None,
        });
        let Some(seeds) = seeds.filter(|seeds| !seeds.is_empty()) else { return html! {} };
        let active = |player: PersonId| {
            let entry = tournament.person(player).and_then(|person| person.entry.as_ref());
            entry.is_some_and(|entry| entry.presence == Presence::Active)
        };
        let rows = tournament.placings();
        let next = rows.iter().filter(|(player, _)| !seeds.contains(player) && active(*player)).take(NEXT);
        let points = |player: PersonId| rows.iter().find(|(id, _)| *id == player).map(|(_, row)| row.points);
        html! {
            section.sheet.stack {
                div.row.spread {
                    h2 { (self.told(&say!("cut-title", size = seeds.len()))) }
                    (part::clause(tournament.clause(regulations::Topic::CutAdvances)))
                }
                ol.desk-cut { @for player in &seeds { li { (self.card(*player)) " " @if let Some(points) = points(*player) { span.soft { (self.told(&say!("cut-points", points = points))) } } } } }
                p.strong { (self.told(&say!("cut-next"))) }
                ol.desk-cut start=(seeds.len() + 1) { @for (player, row) in next { li { (self.card(*player)) " " span.soft { (self.told(&say!("cut-points", points = row.points))) } } } }
            }
        }
    }
}
