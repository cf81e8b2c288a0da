//! The one way every deck list comes in, whatever door it is handed in at: read, identified, judged.

use rulebook::Cites;

use crate::check::is_legal;
use crate::finding::Finding;
use crate::formats::{Unreadable, parse_for};
use crate::identify::Reading;
use crate::setting::Setting;

/// A list read and judged for a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// What came of reading it.
    pub reading: Reading,
    /// What the rules say of it, every reason and not only the first.
    pub findings: Vec<Finding>,
}

/// Judges a list that somebody hands in. Where it is known whose it is, the list bears that name whatever the text says.
///
/// ```
/// use decks::{Rules, Setting, judge};
/// use rulebook::Cites;
///
/// let setting = Setting::new(&Rules::named("conquest-1.2").unwrap(), "2026-11-14".parse().unwrap());
/// let judgement = judge("1x Nazdreg\n3x Goff Nob", &setting, Some("Leo")).unwrap();
/// assert!(!judgement.may_be_played());
/// assert_eq!(judgement.reason().unwrap().clause().to_string(), "CT-2.2.7");
/// ```
pub fn judge(
    list: impl AsRef<[u8]>,
    setting: &Setting,
    player: Option<&str>,
) -> Result<Judgement, Unreadable> {
    let mut reading = parse_for(setting.rules.game(), list)?.identify(setting);
    // A text in which only a title was understood is no list.
    if reading.list.entries().is_empty() && reading.troubles.is_empty() {
        return Err(Unreadable::NoCards);
    }
    if let Some(player) = player {
        reading.list.player = Some(player.to_owned());
    }
    let findings = reading.check(setting);
    Ok(Judgement { reading, findings })
}

impl Judgement {
    /// Whether every line was read and no rule is broken. The organizer may still have to decide on a product.
    pub fn may_be_played(&self) -> bool {
        self.reading.troubles.is_empty() && is_legal(&self.findings)
    }

    /// The first reason why it may not be played: a line that cannot be read, then a rule that is broken.
    pub fn reason(&self) -> Option<&dyn Cites> {
        let trouble = self.reading.troubles.first().map(|trouble| trouble as &dyn Cites);
        let finding = || self.findings.iter().find(|finding| finding.is_refusal());
        trouble.or_else(|| finding().map(|finding| finding as &dyn Cites))
    }
}
