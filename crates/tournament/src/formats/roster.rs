//! Players out of any file or pasted text: what a registration desk needs, with a word on what was left behind.

use regulations::Pack;

use super::problem::{FormatFault, FormatProblem, Loss};
use super::{Format, Frame, decode};

/// Players found in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roster {
    /// The format the text was recognised as.
    pub format: Format,
    /// The players in the order of the text.
    pub players: Vec<RosterPlayer>,
    /// What was in the text besides, and is not taken along.
    pub lost: Vec<Loss>,
}

/// A player of a roster.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RosterPlayer {
    /// The name.
    pub name: String,
    /// Team or household.
    pub team: Option<String>,
}

/// Takes the players out of a text in any format that is read here: a list of names, a table, another system's file, or
/// our own. `which` says which tournament of a file that holds several.
///
/// ```
/// use tournament::formats::{Format, roster};
///
/// let pack = regulations::pack("conquest-1.2").unwrap();
/// let found = roster("Name;Team\nAna;Reds\nBo;\n".as_bytes(), pack, None).unwrap();
/// assert_eq!(found.format, Format::Csv);
/// assert_eq!(found.players[0].team.as_deref(), Some("Reds"));
/// assert_eq!(found.players[1].name, "Bo");
/// ```
pub fn roster(bytes: &[u8], pack: &Pack, which: Option<&str>) -> Result<Roster, FormatProblem> {
    let (text, guessed) = decode(bytes)?;
    let format = Format::recognise(&text).ok_or_else(|| FormatProblem::whole(FormatFault::NoPlayers))?;
    let frame = Frame { pack, name: "", tier: &pack.unofficial_tier, structure: None, which };
    let read = format.read(&text, &frame)?;
    let mut lost = read.lost;
    lost.extend(guessed);
    if !read.file.rounds.is_empty() || read.file.kept.is_some() {
        lost.push(Loss::Rounds);
    }
    lost.sort();
    let player = |player: crate::file::FilePlayer| RosterPlayer { name: player.name, team: player.team };
    Ok(Roster { format, players: read.file.players.into_iter().map(player).collect(), lost })
}
