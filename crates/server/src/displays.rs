//! What each display of a tournament shows: a small rulebook with a room of its own beside the tournament's, so that it survives
//! a restart and reaches every node.
//!
//! A display has a name that people type into a projector's browser. What nobody has steered yet shows what fits the moment.

use std::collections::BTreeMap;

use rulebook::{Cites, Clause, Dice, Kept, Rulebook, Saying, clause, say};
use serde::{Deserialize, Serialize};

/// The most displays of one tournament.
const MOST: usize = 24;
/// The most characters of a display's name.
const NAME: usize = 24;

/// One thing a display can show.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Content {
    /// Whatever fits the moment.
    Auto,
    Clock,
    Pairings,
    Open,
    Standings,
    Bracket,
    News,
    Join,
}

impl Content {
    pub(crate) const ALL: [Content; 8] = [
        Content::Auto,
        Content::Clock,
        Content::Pairings,
        Content::Open,
        Content::Standings,
        Content::Bracket,
        Content::News,
        Content::Join,
    ];

    /// The word in forms.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Content::Auto => "auto",
            Content::Clock => "clock",
            Content::Pairings => "pairings",
            Content::Open => "open",
            Content::Standings => "standings",
            Content::Bracket => "bracket",
            Content::News => "news",
            Content::Join => "join",
        }
    }
}

/// What one display shows: one thing, or several in turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Program {
    /// In this order.
    pub(crate) contents: Vec<Content>,
    /// Seconds before the next page or the next thing.
    pub(crate) seconds: u16,
}

impl Default for Program {
    fn default() -> Program {
        Program { contents: vec![Content::Auto], seconds: 12 }
    }
}

/// What is true of displays.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Steered {
    /// A display shows this from now on.
    Shows { name: String, program: Program },
    /// A display is no longer steered.
    Removed { name: String },
}

/// All displays of a tournament.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Displays {
    programs: BTreeMap<String, Program>,
}

/// What a leader wants of a display.
#[derive(Clone, Debug)]
pub(crate) struct Steer {
    /// The leader's name.
    pub(crate) who: String,
    pub(crate) steered: Steered,
}

/// Why a display is not steered, in order of precedence.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Unsteered {
    /// A name nobody could type.
    BadName { name: String },
    /// There are as many as a tournament may have.
    TooMany,
}

impl Cites for Unsteered {
    fn clause(&self) -> Clause {
        // Both are bounds of the house on what may be put in.
        clause!("HR-6.1.6")
    }

    fn saying(&self) -> Saying {
        match self {
            Unsteered::BadName { name } => say!("display-bad-name", value = name),
            Unsteered::TooMany => say!("display-too-many", most = MOST),
        }
    }

    fn field(&self) -> Option<&'static str> {
        match self {
            Unsteered::BadName { .. } => Some("name"),
            Unsteered::TooMany => None,
        }
    }
}

impl Rulebook for Displays {
    type Command = Steer;
    type Fact = Steered;
    type Refusal = Unsteered;

    fn decide(&self, command: &Steer, _: &Dice) -> Result<Vec<Steered>, Unsteered> {
        let (Steered::Shows { name, .. } | Steered::Removed { name }) = &command.steered;
        if !is_name(name) {
            return Err(Unsteered::BadName { name: name.clone() });
        }
        if !self.knows(name) && self.programs.len() >= MOST {
            return Err(Unsteered::TooMany);
        }
        Ok(vec![command.steered.clone()])
    }

    fn apply(&mut self, steered: &Steered) {
        match steered {
            Steered::Shows { name, program } => {
                self.programs.insert(name.clone(), program.clone());
            }
            Steered::Removed { name } => {
                self.programs.remove(name);
            }
        }
    }
}

rulebook::written!(Steered);

impl Kept for Displays {
    const KIND: &'static str = "displays";
    const DRAWS: bool = false;
    /// Displays are listed nowhere but with their tournament.
    type Summary = ();

    /// Before anybody steers one there are none.
    fn rebuilt(facts: Vec<Steered>) -> Option<Displays> {
        let mut displays = Displays::default();
        for fact in &facts {
            displays.apply(fact);
        }
        Some(displays)
    }

    fn author(&self, command: &Steer) -> String {
        command.who.clone()
    }

    fn summary(&self) {}
}

impl Displays {
    /// What a display shows.
    pub(crate) fn program(&self, name: &str) -> Program {
        self.programs.get(name).cloned().unwrap_or_default()
    }

    /// Those that were steered, by name.
    pub(crate) fn all(&self) -> impl Iterator<Item = (&String, &Program)> {
        self.programs.iter()
    }

    pub(crate) fn knows(&self, name: &str) -> bool {
        self.programs.contains_key(name)
    }
}

/// Whether that does as a display's name: letters, digits and hyphens, short enough to type.
pub(crate) fn is_name(name: &str) -> bool {
    (1..=NAME).contains(&name.len())
        && name.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_easy_to_type() {
        for name in ["main", "hall-2", "tv"] {
            assert!(is_name(name), "{name}");
        }
        for name in ["", "Main", "two words", "../desk", "ä", &"x".repeat(25)] {
            assert!(!is_name(name), "{name}");
        }
    }

    fn shows(name: &str, program: Program) -> Steered {
        Steered::Shows { name: name.to_owned(), program }
    }

    #[test]
    fn the_newest_program_of_a_display_counts() {
        let mut displays = Displays::default();
        assert_eq!(displays.program("main"), Program::default());
        let program = Program { contents: vec![Content::Clock, Content::Pairings], seconds: 5 };
        displays.apply(&shows("main", Program::default()));
        displays.apply(&shows("main", program.clone()));
        assert_eq!(displays.program("main"), program);
        displays.apply(&Steered::Removed { name: "main".into() });
        assert!(!displays.knows("main"));
    }

    /// Displays are a rulebook like any other, and keep its laws.
    #[test]
    fn displays_keep_the_laws_of_every_rulebook() {
        let dice = Dice::new(rulebook::Seed::from_bytes([0; 32]));
        let mut told = testbed::laws::Watched::from(Displays::default());
        for number in 0..200_usize {
            let names = ["main", "tv", "Wall 1", "", "ä"];
            let name = if number % 3 == 0 { format!("tv-{number}") } else { names[number % 5].to_owned() };
            let contents = vec![Content::ALL[number % 8], Content::ALL[number % 7]];
            let steered = match number % 4 {
                0 => Steered::Removed { name },
                _ => Steered::Shows { name, program: Program { contents, seconds: number as u16 } },
            };
            let _ = told.give(&Steer { who: "Mira".into(), steered }, &dice);
        }
        assert!(told.refused() > 0 && !told.facts().is_empty());
        told.tell_again();
        assert_eq!(Displays::rebuilt(told.facts().to_vec()).as_ref(), Some(told.now()));
    }

    #[test]
    fn there_are_only_so_many_and_those_there_are_can_still_be_steered() {
        let dice = Dice::new(rulebook::Seed::from_bytes([0; 32]));
        let steer = |name: &str| Steer { who: "Mira".into(), steered: shows(name, Program::default()) };
        let mut displays = Displays::default();
        for number in 0..MOST {
            let facts = displays.decide(&steer(&format!("tv-{number}")), &dice).unwrap();
            for fact in &facts {
                displays.apply(fact);
            }
        }
        assert_eq!(displays.decide(&steer("one-more"), &dice), Err(Unsteered::TooMany));
        assert!(displays.decide(&steer("tv-3"), &dice).is_ok());
        let bad = displays.decide(&steer("Wall 1"), &dice);
        assert_eq!(bad, Err(Unsteered::BadName { name: "Wall 1".into() }), "the name comes first");
    }
}
