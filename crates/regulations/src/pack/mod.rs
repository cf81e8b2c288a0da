//! A rules pack: one edition of a regulation as data.

mod catalogue;
mod clock;
mod deck;
mod figure;
mod forces;
mod names;
mod outcome;
mod people;
mod procedure;
mod set_up;
mod standings;
mod structure;

pub use catalogue::{Catalogue, CatalogueCard, CataloguePart, CatalogueProduct, CatalogueSide, PartUse};
pub use clock::{Announcement, Beginning, Clock, Phase, RoundKind};
pub use deck::{CardList, Deck, ProductRule, Roles};
pub use figure::{Amount, AmountError, Figure};
pub use forces::Forces;
pub use outcome::{Ending, Giving, MatchResult, Origin, Outcome, Side, StageKind};
pub use people::{Cards, FirstPlayer, Item, LeadersPlay, Lists, ProxyField, Role, StillMissing, Tier};
pub use procedure::{
    Act, Answers, Before, Input, InputKind, Owner, Procedure, Relation, Seat, Shown, Step, Unanswered,
    Verdict,
};
pub use set_up::{Asks, TableStep, TakenBy};
pub use standings::{ByeRule, Pairing, RematchScope, Standings, TieBreaker};
pub use structure::{CUSTOM, Occasion, Row, Structure};

use std::collections::BTreeMap;

use rulebook::Clause;
use serde::Serialize;

use crate::Topic;
use crate::day::Day;
use crate::fields::{Field, Fields, Notes};
use crate::ledger::ledger;
use crate::problem::{Expected, Fault};
use crate::tree::Node;
use names::{reference, reference_if_any};

/// One edition of a regulation as data. Made only by reading a file, so what it refers to is there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pack {
    /// Its name, such as `conquest-1.2`.
    pub id: String,
    /// The document's title.
    pub title: String,
    /// The edition.
    pub version: String,
    /// The document's language: `en`, `pl`, `de`.
    pub language: String,
    /// The first day it is in force, if the document says.
    pub effective: Option<Day>,
    /// The two letters of the document's clauses, if it is in our ledgers.
    pub document: Option<String>,
    /// The two letters of the game's own rules, if they are in our ledgers.
    pub game_document: Option<String>,
    /// The deck rules it is played with, if any.
    pub deck_rules: Option<String>,
    /// The kind of table its game is played at on the platform, if there is one.
    pub table: Option<String>,
    /// What the forces of both players come to, for games with forces.
    pub forces: Option<Forces>,
    /// What decks are built and judged by, for the deck rules named.
    pub deck: Option<Deck>,
    /// The pack it inherits from.
    pub extends: Option<String>,
    /// What a player can get from a round.
    pub outcomes: Vec<Outcome>,
    /// The outcome of a player with a bye.
    pub bye: String,
    /// The outcome of a round missed by somebody who comes back.
    pub unpaired_loss: String,
    /// Which pairs of outcomes a match can have.
    pub results: Vec<MatchResult>,
    /// The ways in which a game ends.
    pub endings: Vec<Ending>,
    /// The result of a match whose player leaves before it has begun, if not simply a bye for the other.
    pub no_show_opponent: String,
    /// What a result puts on record besides who won.
    pub figures: Vec<Figure>,
    /// How long rounds last, and going to time.
    pub clock: Clock,
    /// End-of-round procedures.
    pub procedures: Vec<Procedure>,
    /// How players are paired.
    pub pairing: Pairing,
    /// How players are ranked.
    pub standings: Standings,
    /// Rounds and cuts by number of players.
    pub structures: Vec<Structure>,
    /// The sizes a cut may have in these structures.
    pub cut_sizes: Vec<u32>,
    /// Kinds of tournaments that prescribe a structure or tier.
    pub occasions: Vec<Occasion>,
    /// The tiers.
    pub tiers: Vec<Tier>,
    /// The tier proposed for unofficial tournaments.
    pub unofficial_tier: String,
    /// Whether a drawn elimination game is played on, one game round at a time.
    pub extra_game_rounds: bool,
    /// Lost and damaged cards, for games with cards.
    pub cards: Option<Cards>,
    /// The set-up of a game at the table, step by step, where players tick it.
    pub table_set_up: Vec<TableStep>,
    /// Lists that forms and screens offer.
    pub lists: Lists,
    /// Words by language and name: what a marshal or a match is called, and names for a pack's own outcomes.
    pub vocabulary: BTreeMap<String, BTreeMap<String, String>>,
    /// For inherited packs: which clause of the own document stands behind each field that was changed.
    pub because: BTreeMap<String, Clause>,
    cites: BTreeMap<Topic, Clause>,
}

impl Pack {
    /// The clause of this pack for a topic, or the house's.
    pub fn clause(&self, topic: Topic) -> Clause {
        self.cites.get(&topic).copied().unwrap_or_else(|| ledger().house(topic))
    }

    /// The outcome of that name.
    pub fn outcome(&self, id: &str) -> Option<&Outcome> {
        self.outcomes.iter().find(|outcome| outcome.id == id)
    }

    /// The result of that name.
    pub fn result(&self, id: &str) -> Option<&MatchResult> {
        self.results.iter().find(|result| result.id == id)
    }

    /// The result with that pair of outcomes, in either order.
    pub fn result_of(&self, one: &str, two: &str) -> Option<&MatchResult> {
        let is = |result: &&MatchResult| {
            let [winner, other] = &result.outcomes;
            (winner == one && other == two) || (winner == two && other == one)
        };
        self.results.iter().find(is)
    }

    /// The ending of that name.
    pub fn ending(&self, id: &str) -> Option<&Ending> {
        self.endings.iter().find(|ending| ending.id == id)
    }

    /// The figure of that name.
    pub fn figure(&self, id: &str) -> Option<&Figure> {
        self.figures.iter().find(|figure| figure.id == id)
    }

    /// The procedure of that name.
    pub fn procedure(&self, id: &str) -> Option<&Procedure> {
        self.procedures.iter().find(|procedure| procedure.id == id)
    }

    /// The structure of that name; `None` for `custom`, which has no table.
    pub fn structure(&self, id: &str) -> Option<&Structure> {
        self.structures.iter().find(|structure| structure.id == id)
    }

    /// The tier of that name.
    pub fn tier(&self, id: &str) -> Option<&Tier> {
        self.tiers.iter().find(|tier| tier.id == id)
    }

    /// What a deck check looks at in a tournament of that tier: opaque sleeves where it demands them, elsewhere card backs that are
    /// alike.
    pub fn deck_check(&self, tier: &str) -> impl Iterator<Item = &Item> {
        let opaque = self.tier(tier).is_some_and(|tier| tier.opaque_sleeves);
        self.lists.deck_check.iter().filter(move |item| match item.id.as_str() {
            "card_backs_uniform" => !opaque,
            id if id.ends_with("_opaque_sleeves") => opaque,
            _ => true,
        })
    }

    /// The occasion of that name.
    pub fn occasion(&self, id: &str) -> Option<&Occasion> {
        self.occasions.iter().find(|occasion| occasion.id == id)
    }

    /// What something is called in a language, if the pack has its own word for it.
    pub fn word(&self, language: &str, name: &str) -> Option<&str> {
        self.vocabulary.get(language)?.get(name).map(String::as_str)
    }

    /// Reads the finished tree, all inheritance done; notes what is wrong.
    pub(crate) fn read(notes: &Notes, node: &Node) -> Pack {
        let root = Fields::of(notes, "", node);
        let outcomes = Outcome::read_all(&root);
        let results = MatchResult::read_all(&root, &outcomes);
        let clock = Clock::read(&root);
        let procedures = Procedure::read_all(&root);
        let cut_sizes = cut_sizes(&root);
        let structures = Structure::read_all(&root, &cut_sizes);
        let tiers = Tier::read_all(&root);
        let known = outcome::Known {
            procedures: procedures.iter().map(|procedure| procedure.id.as_str()).collect(),
            phases: clock.phases.iter().map(|phase| phase.id.as_str()).collect(),
            results: results.iter().map(|result| result.id.as_str()).collect(),
        };
        let endings = Ending::read_all(&root, &known);
        let tier_names: Vec<&str> = tiers.iter().map(|tier| tier.id.as_str()).collect();
        let occasions = Occasion::read_all(&root, &structures, &tier_names);
        let unofficial_tier = one_of(&root, "unofficial_tier", &tier_names);
        let outcome_names: Vec<&str> = outcomes.iter().map(|outcome| outcome.id.as_str()).collect();
        let no_show = reference_if_any(&root, "no_show_opponent", &outcome_names);
        let bye = one_of(&root, "bye", &outcome_names);
        let inputs: Vec<&str> =
            procedures.iter().flat_map(|it| &it.inputs).map(|input| input.id.as_str()).collect();
        let table_set_up = TableStep::read_all(&root, &inputs);
        let pack = Pack {
            id: root.name("id"),
            title: root.text("title"),
            version: root.text("version"),
            language: root.name("language"),
            effective: root.find("effective").and_then(|field| date(&field, notes)),
            document: root.find("document").and_then(|field| document(&field, notes)),
            game_document: root.find("game_document").and_then(|field| document(&field, notes)),
            deck_rules: root.name_if_any("deck_rules"),
            table: root.name_if_any("table"),
            forces: Forces::read(&root),
            deck: Deck::read(&root),
            extends: root.name_if_any("extends"),
            no_show_opponent: no_show.unwrap_or_else(|| bye.clone()),
            unpaired_loss: one_of(&root, "unpaired_loss", &outcome_names),
            bye,
            outcomes,
            results,
            endings,
            figures: Figure::read_all(&root),
            clock,
            procedures,
            pairing: Pairing::read(&root),
            standings: Standings::read(&root),
            cut_sizes,
            structures,
            occasions,
            tiers,
            unofficial_tier,
            extra_game_rounds: root.flag_or("extra_game_rounds", false),
            cards: Cards::read(&root),
            table_set_up,
            lists: Lists::read(&root),
            vocabulary: vocabulary(&root),
            because: because(&root),
            cites: cites(&root),
        };
        root.done();
        pack
    }
}

fn one_of(root: &Fields<'_>, key: &str, known: &[&str]) -> String {
    let field = root.need(key, Expected::Name);
    field.map(|field| reference(&field, root.notes(), known)).unwrap_or_default()
}

fn cut_sizes(root: &Fields<'_>) -> Vec<u32> {
    let items = root.items("cut_sizes");
    items.iter().filter_map(|item| item.number(root.notes(), 2, 1_000_000)).collect()
}

fn date(field: &Field<'_>, notes: &Notes) -> Option<Day> {
    let text = field.text(notes)?;
    let day = text.parse().ok();
    if day.is_none() {
        field.wrong(notes, Expected::Date);
    }
    day
}

fn document(field: &Field<'_>, notes: &Notes) -> Option<String> {
    let text = field.text(notes)?;
    let known: Vec<String> = ledger().documents().iter().map(|document| document.prefix.clone()).collect();
    if !known.contains(&text) {
        field.note(notes, Fault::NotOneOf { read: field.node.quoted(), accepted: known });
    }
    Some(text)
}

fn vocabulary(root: &Fields<'_>) -> BTreeMap<String, BTreeMap<String, String>> {
    let Some(fields) = root.table_if_any("vocabulary") else { return BTreeMap::new() };
    let mut vocabulary = BTreeMap::new();
    for (language, field) in fields.entries() {
        let words = Fields::of(root.notes(), &field.path, field.node).entries();
        let words = words.into_iter().filter_map(|(name, word)| Some((name, word.text(root.notes())?)));
        vocabulary.insert(language, words.collect());
    }
    vocabulary
}

fn because(root: &Fields<'_>) -> BTreeMap<String, Clause> {
    let Some(fields) = root.table_if_any("because") else { return BTreeMap::new() };
    let entries = fields.entries().into_iter();
    entries.filter_map(|(name, field)| Some((name, field.clause(root.notes())?))).collect()
}

fn cites(root: &Fields<'_>) -> BTreeMap<Topic, Clause> {
    let Some(fields) = root.table_if_any("cites") else { return BTreeMap::new() };
    let cited = Topic::ALL.iter().filter_map(|topic| Some((*topic, fields.clause_if_any(topic.name())?)));
    let cited = cited.collect();
    fields.done();
    cited
}
