//! Names as a list on the wall needs them: told apart.

use std::collections::BTreeMap;

use tournament::{PersonId, Tournament};

/// What everybody is called: the name, and the id where several have the same name.
pub(crate) struct Names(BTreeMap<PersonId, String>);

impl Names {
    pub(crate) fn of(tournament: &Tournament) -> Names {
        let mut alike: BTreeMap<&str, u32> = BTreeMap::new();
        for (_, person, _) in tournament.players() {
            *alike.entry(&person.name).or_default() += 1;
        }
        let called = tournament.people().map(|(id, person)| {
            let twice = alike.get(person.name.as_str()).is_some_and(|count| *count > 1);
            (id, if twice { format!("{} ({})", person.name, person.key) } else { person.name.clone() })
        });
        Names(called.collect())
    }

    pub(crate) fn get(&self, person: PersonId) -> &str {
        self.0.get(&person).map_or("", String::as_str)
    }
}
