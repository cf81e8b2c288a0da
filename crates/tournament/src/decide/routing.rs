//! Who rules where: nobody rules in a game of his or her own (CT-1.6.3, CT-1.6.4, CT-1.3.1, LT-1.6.3).

use regulations::LeadersPlay;

use crate::ids::{MatchId, PersonId};
use crate::model::{Role, Seats};
use crate::refusal::Why;
use crate::state::Tournament;

impl Tournament {
    /// Those who may rule in a match, in the order a call is offered to them: judges, then marshals, then the organizer.
    ///
    /// A playing leader's games belong to the announced second leader; a game between two leaders to a marshal, else the
    /// organizer, else any third leader, else whoever was named for that match.
    pub fn rulers(&self, id: MatchId) -> Vec<PersonId> {
        let Some(it) = self.match_of(id) else { return Vec::new() };
        let playing: Vec<PersonId> = match it.seats {
            Seats::Pair(..) => it.seats.players().filter(|player| self.has_office(*player)).collect(),
            Seats::Bye(_) | Seats::Nobody(..) => Vec::new(),
        };
        let on_duty = |role: Role| {
            let fits = move |id: &PersonId| self.leading_role(*id) == Some(role) && !it.seats.seats(*id);
            self.people().map(|(id, _)| id).filter(fits).collect::<Vec<_>>()
        };
        let outside = || {
            let mut groups = [Role::Marshal, Role::Organizer, Role::Judge].into_iter().map(on_duty);
            groups.find(|group| !group.is_empty()).unwrap_or_default()
        };
        let rulers = match playing.as_slice() {
            [] => [on_duty(Role::Judge), on_duty(Role::Marshal), on_duty(Role::Organizer)].concat(),
            [one] => match self.second_leader(*one).filter(|second| self.is_leader(*second)) {
                Some(second) => vec![second],
                // Where leaders play freely no second leader need be announced: any other leader will do.
                None if self.leaders_play() == LeadersPlay::Freely => outside(),
                None => Vec::new(),
            },
            _ => outside(),
        };
        if rulers.is_empty() { it.ruler.into_iter().collect() } else { rulers }
    }

    pub(super) fn check_may_rule(&self, person: PersonId, id: MatchId) -> Result<(), Why> {
        let rulers = self.rulers(id);
        if rulers.contains(&person) {
            return Ok(());
        }
        let it = self.known_match(id)?;
        let between_leaders = it.seats.players().filter(|player| self.has_office(*player)).count() == 2;
        let others = rulers.iter().map(|ruler| self.name_of(*ruler)).collect();
        Err(Why::RulingBelongsToOthers { others, between_leaders })
    }
}
