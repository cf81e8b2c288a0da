//! What a token may be used for. A scope never gives more than its person has; it only leaves out.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One thing tokens may be used for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// See what its person may see beyond what is public.
    Read,
    /// Act as a player, participant or newcomer.
    Play,
    /// Act as a marshal, judge or any leader.
    Judge,
    /// Act as the organizer; begin tournaments.
    Organise,
    /// Make, list and revoke tokens.
    Tokens,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 5] = [Scope::Read, Scope::Play, Scope::Judge, Scope::Organise, Scope::Tokens];

    /// As it is written.
    pub fn name(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Judge => "judge",
            Scope::Organise => "organise",
            Scope::Tokens => "tokens",
        }
    }

    /// Several, as they are stored: names with spaces between.
    pub fn write(scopes: &[Scope]) -> String {
        scopes.iter().map(|scope| scope.name()).collect::<Vec<_>>().join(" ")
    }

    /// Several, as they were stored; names of another release are left out.
    pub fn read(text: &str) -> Vec<Scope> {
        Scope::ALL.into_iter().filter(|scope| text.split(' ').any(|name| name == scope.name())).collect()
    }
}
