//! Moments of a tournament day ("time was called", "a card is missing") and the clauses that answer.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use rulebook::{Clause, Saying};
use serde::Deserialize;

use super::{Entry, ledger};

/// A moment at which somebody looks for a rule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Moment {
    /// Its name, such as `time_called`.
    pub id: String,
    /// Whom it concerns.
    pub who: Vec<String>,
    /// At which times of a tournament it is.
    pub when: Vec<When>,
    /// On which page of a tournament each role finds its clauses.
    pub at: BTreeMap<String, String>,
    /// The clauses that answer; editions that say the same or nearly the same are found through these.
    pub clauses: Vec<Clause>,
}

/// The clauses that answer, by document.
type Answers = BTreeMap<&'static str, Vec<&'static Entry>>;

/// A time of a tournament.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum When {
    /// Before the first round.
    Before,
    /// Tables set up.
    SetUp,
    /// A round is played.
    Playing,
    /// Time was called.
    Time,
    /// Between two rounds.
    Between,
    /// After the end.
    After,
}

impl When {
    /// All of them, in the order of a day.
    pub const ALL: [When; 6] =
        [When::Before, When::SetUp, When::Playing, When::Time, When::Between, When::After];
}

/// A step of a game at its own table, with the clauses it speaks of.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Step {
    /// Its name, such as `terrain`.
    pub id: String,
    /// The clauses, of every game that has such a step.
    pub clauses: Vec<Clause>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    moment: Vec<Moment>,
    step: Vec<Step>,
}

static FILE: LazyLock<File> = LazyLock::new(|| {
    super::from_toml(include_str!("../../../../clauses/moments.toml"))
        .expect("the file is part of the source and tested")
});

/// All moments, in the order of a day.
pub fn moments() -> &'static [Moment] {
    &FILE.moment
}

/// All steps of games at their own tables, in the order of a game.
pub fn steps() -> &'static [Step] {
    &FILE.step
}

impl Step {
    /// The clauses of one document that the step of that name speaks of, in their order.
    pub fn clauses(id: &str, document: &str) -> Vec<&'static Entry> {
        let step = steps().iter().find(|step| step.id == id);
        let clauses = step.into_iter().flat_map(|step| &step.clauses);
        clauses
            .filter(|clause| clause.document() == document)
            .filter_map(|clause| ledger().get(*clause))
            .collect()
    }
}

impl Moment {
    /// The moment of that name.
    pub fn named(id: &str) -> Option<&'static Moment> {
        moments().iter().find(|moment| moment.id == id)
    }

    /// The moments whose clauses one of these roles finds on that page now.
    pub fn here<'a>(page: &'a str, roles: &'a [&'a str], now: When) -> impl Iterator<Item = &'static Moment> {
        let found =
            move |moment: &Moment| roles.iter().any(|role| moment.at.get(*role).is_some_and(|at| at == page));
        moments().iter().filter(move |moment| moment.when.contains(&now) && found(moment))
    }

    /// What it is called.
    pub fn title(&self) -> Saying {
        Saying { key: format!("moment-{}", self.id.replace('_', "-")).into(), values: Vec::new() }
    }

    /// The clauses of one document that answer, in its own order.
    pub fn answers(&self, document: &str) -> &'static [&'static Entry] {
        static ANSWERS: LazyLock<BTreeMap<&str, Answers>> = LazyLock::new(|| {
            moments().iter().map(|moment| (moment.id.as_str(), moment.found_in_every_document())).collect()
        });
        ANSWERS
            .get(self.id.as_str())
            .and_then(|by_document| by_document.get(document))
            .map_or(&[], Vec::as_slice)
    }

    /// Looks through the whole ledger, which pages have no time for.
    fn found_in_every_document(&self) -> Answers {
        let named: BTreeSet<Clause> = self.clauses.iter().copied().collect();
        let mut found = Answers::new();
        for entry in ledger().entries() {
            let like = [Some(entry.id), entry.same_as, entry.differs_from];
            if like.into_iter().flatten().any(|clause| named.contains(&clause)) {
                found.entry(entry.id.document()).or_default().push(entry);
            }
        }
        found
    }

    /// The moments in which a clause answers.
    pub fn of(clause: Clause) -> impl Iterator<Item = &'static Moment> {
        moments()
            .iter()
            .filter(move |moment| moment.answers(clause.document()).iter().any(|entry| entry.id == clause))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ledger::Kind;

    #[test]
    fn every_clause_named_exists_and_every_moment_has_a_name_of_its_own() {
        let mut ids = BTreeSet::new();
        for moment in moments() {
            assert!(ids.insert(&moment.id), "{} stands twice", moment.id);
            for clause in &moment.clauses {
                assert!(ledger().get(*clause).is_some(), "{} names {clause}", moment.id);
            }
            for who in &moment.who {
                let known = ["organizer", "marshal", "judge", "player", "spectator"];
                assert!(known.contains(&who.as_str()), "{} concerns {who}", moment.id);
                assert!(moment.at.contains_key(who), "{} is nowhere for {who}", moment.id);
            }
            assert!(!moment.when.is_empty(), "{} is never", moment.id);
        }
    }

    /// Every tournament regulation has an answer for every moment of the day, or the house has.
    #[test]
    fn every_edition_answers() {
        for document in ["CT", "PT", "LT"] {
            let of_games = |moment: &&Moment| {
                ["CT", "PT", "LT"].iter().all(|document| moment.answers(document).is_empty())
            };
            for moment in moments().iter().filter(|moment| !of_games(moment)) {
                let silent = moment.answers(document).is_empty() && moment.answers("HR").is_empty();
                assert!(!silent, "{document} says nothing about {}", moment.id);
            }
        }
        let missing = Moment::named("card_missing").expect("a moment");
        assert!(
            missing.answers("PT").iter().any(|entry| entry.same_as.is_some() || entry.differs_from.is_some())
        );
        assert!(Moment::of("CT-2.2.30".parse().expect("a clause")).any(|moment| moment.id == "card_missing"));
    }

    /// A document that has steps at a table has every clause there that assists or informs a player, and only clauses that exist.
    #[test]
    fn every_clause_that_speaks_to_a_player_at_a_table_has_its_step() {
        for clause in steps().iter().flat_map(|step| &step.clauses) {
            assert!(ledger().get(*clause).is_some(), "{clause}");
        }
        let at_tables: BTreeSet<&str> =
            steps().iter().flat_map(|step| &step.clauses).map(Clause::document).collect();
        assert!(!at_tables.is_empty());
        for entry in ledger().entries().filter(|entry| at_tables.contains(entry.id.document())) {
            let told = matches!(entry.kind, Kind::Assist | Kind::Inform)
                && entry.who.iter().any(|who| who == "player");
            let found = steps().iter().any(|step| step.clauses.contains(&entry.id));
            assert!(found || !told, "{} is at no step of a table", entry.id);
        }
    }

    /// Every clause that assists or informs has a moment, and a page for everybody it speaks to.
    #[test]
    fn every_clause_that_assists_or_informs_has_a_page_for_each_of_its_roles() {
        let told = |entry: &&Entry| matches!(entry.kind, Kind::Assist | Kind::Inform);
        for entry in ledger().entries().filter(told) {
            for role in &entry.who {
                let found = Moment::of(entry.id).any(|moment| moment.at.contains_key(role));
                assert!(found, "{} is on no page for the {role}", entry.id);
            }
        }
    }
}
