//! What the things a pack declares are called.
//!
//! Names of the built-in packs' things are messages in `locales/` (`pack-outcome-modified-win`). An organizer's own pack
//! may bring words of its own in its `[vocabulary]`: `"outcome.win"` wins over Marshal's name, a bare `absent` names what
//! Marshal has no name for. What has neither is called by its `id`.

use std::collections::BTreeSet;
use std::sync::LazyLock;

use rulebook::{Saying, say};

use crate::pack::{Input, InputKind, Item, Pack};

/// A kind of thing that packs declare.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Named {
    /// What a player gets from a round.
    Outcome,
    /// A pair of outcomes.
    Result,
    /// A way a game ends.
    Ending,
    /// A figure a result puts on record.
    Figure,
    /// A phase of the clock.
    Phase,
    /// Something announced.
    Announcement,
    /// An end-of-round procedure.
    Procedure,
    /// Something filled in for a procedure.
    Input,
    /// What is counted for one player by name: its message has a `name`.
    Count,
    /// A step of a procedure.
    Step,
    /// A tier.
    Tier,
    /// A structure.
    Structure,
    /// A kind of tournament that prescribes a structure or tier.
    Occasion,
    /// A step of set-up.
    SetUp,
    /// A step of set-up that players tick.
    TableStep,
    /// A kind of prohibited conduct.
    Conduct,
    /// What a judge is called for.
    Call,
    /// Why a player is dropped.
    DropReason,
    /// What the organizer prepares.
    Preparation,
    /// A document at hand.
    Document,
    /// What a deck check looks at.
    DeckCheck,
    /// What a proxy states.
    ProxyField,
    /// A part of the game that is played on to its end, or not begun any more.
    Extent,
}

impl Named {
    /// The word in message keys and vocabularies.
    pub const fn word(self) -> &'static str {
        match self {
            Named::Outcome => "outcome",
            Named::Result => "result",
            Named::Ending => "ending",
            Named::Figure => "figure",
            Named::Phase => "phase",
            Named::Announcement => "announcement",
            Named::Procedure => "procedure",
            Named::Input => "input",
            Named::Count => "count",
            Named::Step => "step",
            Named::Tier => "tier",
            Named::Structure => "structure",
            Named::Occasion => "occasion",
            Named::SetUp => "set-up",
            Named::TableStep => "table-step",
            Named::Conduct => "conduct",
            Named::Call => "call",
            Named::DropReason => "drop-reason",
            Named::Preparation => "preparation",
            Named::Document => "document",
            Named::DeckCheck => "deck-check",
            Named::ProxyField => "proxy-field",
            Named::Extent => "extent",
        }
    }

    /// The key of the message with the name of that thing.
    pub fn key(self, id: &str) -> String {
        format!("pack-{}-{}", self.word(), id.replace(['_', '.'], "-"))
    }

    /// What that thing is called where the pack and the reader's language are not at hand: words a pack brings of its own are
    /// the business of [`Pack::naming`], here they are called by their id.
    pub fn saying(self, id: &str) -> Saying {
        let key = self.key(id);
        if BUILT_IN_KEYS.contains(&key) {
            return Saying { key: key.into(), values: Vec::new() };
        }
        say!("pack-word", word = id.replace('_', " "))
    }
}

impl Pack {
    /// What a thing of this pack is called in a language (`en`, `pl`, `de`).
    pub fn naming(&self, language: &str, named: Named, id: &str) -> Saying {
        let verbatim = |word: &str| say!("pack-word", word = word);
        if let Some(word) = self.word(language, &format!("{}.{id}", named.word())) {
            return verbatim(word);
        }
        let key = named.key(id);
        if BUILT_IN_KEYS.contains(&key) {
            return Saying { key: key.into(), values: Vec::new() };
        }
        self.word(language, id).map_or_else(|| verbatim(&id.replace('_', " ")), verbatim)
    }

    /// What a procedure counts for one player, so that nobody can misread it: "provinces of Ana that are broken".
    pub fn counted(&self, language: &str, input: &str, player: &str) -> Saying {
        let key = Named::Count.key(input);
        let own = self.word(language, &format!("{}.{input}", Named::Input.word())).is_some();
        if !own && BUILT_IN_KEYS.contains(&key) {
            return Saying { key: key.into(), values: vec![("name".into(), player.into())] };
        }
        say!("pack-counted", what = self.naming(language, Named::Input, input), name = player)
    }

    /// Everything this pack declares that has a name.
    pub fn named(&self) -> Vec<(Named, &str)> {
        fn ids<'a>(named: Named, ids: impl Iterator<Item = &'a String>) -> Vec<(Named, &'a str)> {
            ids.map(|id| (named, id.as_str())).collect()
        }
        fn items(named: Named, items: &[Item]) -> Vec<(Named, &str)> {
            ids(named, items.iter().map(|item| &item.id))
        }
        let lists = &self.lists;
        let counts = |input: &&Input| matches!(input.kind, InputKind::Count { .. });
        let groups = [
            vec![(Named::Structure, crate::CUSTOM)],
            ids(Named::Outcome, self.outcomes.iter().map(|it| &it.id)),
            ids(Named::Result, self.results.iter().map(|it| &it.id)),
            ids(Named::Ending, self.endings.iter().map(|it| &it.id)),
            ids(Named::Figure, self.figures.iter().map(|it| &it.id)),
            ids(Named::Phase, self.clock.phases.iter().map(|it| &it.id)),
            ids(Named::Announcement, self.clock.announcements.iter().map(|it| &it.id)),
            ids(Named::Procedure, self.procedures.iter().map(|it| &it.id)),
            ids(Named::Input, self.procedures.iter().flat_map(|it| &it.inputs).map(|it| &it.id)),
            ids(
                Named::Count,
                self.procedures.iter().flat_map(|it| &it.inputs).filter(counts).map(|it| &it.id),
            ),
            ids(Named::Step, self.procedures.iter().flat_map(|it| &it.steps).map(|it| &it.id)),
            ids(Named::Tier, self.tiers.iter().map(|it| &it.id)),
            ids(Named::Structure, self.structures.iter().map(|it| &it.id)),
            ids(Named::Occasion, self.occasions.iter().map(|it| &it.id)),
            items(Named::SetUp, &lists.set_up),
            ids(Named::TableStep, self.table_set_up.iter().map(|it| &it.id)),
            items(Named::Conduct, &lists.conduct),
            items(Named::Call, &lists.calls),
            items(Named::DropReason, &lists.drop_reasons),
            items(Named::Preparation, &lists.preparation),
            items(Named::Document, &lists.documents),
            items(Named::DeckCheck, &lists.deck_check),
            ids(Named::ProxyField, self.cards.iter().flat_map(|it| &it.proxy_fields).map(|it| &it.id)),
            ids(Named::Extent, self.clock.plays_on_until.iter()),
            ids(Named::Extent, self.clock.phases.iter().filter_map(|it| it.nothing_new.as_ref())),
        ];
        groups.into_iter().flatten().collect()
    }
}

/// The keys of all names in the built-in packs; `tidy` checks that the locales have exactly these.
pub static BUILT_IN_KEYS: LazyLock<BTreeSet<String>> = LazyLock::new(|| {
    let names = crate::packs().iter().flat_map(Pack::named);
    names.map(|(named, id)| named.key(id)).collect()
});
