//! What a shell needs to know beyond the rules to keep a rulebook alive: how to rebuild it, what to say of it in a list, and
//! what each person may see of it.

use serde::Serialize;

use crate::{Rulebook, Written};

/// A rulebook whose facts are stored and read back.
pub trait Kept:
    Rulebook<Command: Send + Sync, Fact: Written + PartialEq + Send + Sync, Refusal: Send + Sync>
    + Send
    + Sync
    + 'static
{
    /// The kind its streams have in the journal.
    const KIND: &'static str;

    /// Whether it draws: then a secret seed is made with it and kept beside it until it is revealed.
    const DRAWS: bool = true;

    /// A line for lists, kept beside the stream so that nobody has to read the stream for it. It is shown to everybody.
    type Summary: Written + Send + Sync;

    /// The state these facts lead to; none if they cannot be a beginning.
    fn rebuilt(facts: Vec<Self::Fact>) -> Option<Self>;

    /// Who gives that command, as the journal notes it beside the facts.
    fn author(&self, command: &Self::Command) -> String;

    /// The line for lists, as it is now.
    fn summary(&self) -> Self::Summary;
}

/// A kept rulebook that people look at while it goes on.
pub trait Live: Kept {
    /// Who looks: a person with a role, a seat, a spectator, nobody.
    type Viewer;
    /// All that this viewer may know, and nothing else.
    type View: Serialize;

    /// The only way from the state to a page, an answer or an export.
    fn view(&self, viewer: &Self::Viewer) -> Self::View;
}
