//! QR codes that carry a tournament: packed, split into numbered parts, and put together again.
//!
//! The tournament file is compressed and cut into parts. Each part is one code, and each code is plain text, so that any
//! phone can read it and the text can be copied:
//!
//! ```text
//! MARSHAL:1:9F3A60C81D22B7E4:412:2:5:… .
//!         │ │                │   │ │ └ the part, in base 45
//!         │ │                │   │ └ how many parts there are
//!         │ │                │   └ which one this is, from 1
//!         │ │                └ how many facts the tournament had: of two states, the later one
//!         │ └ the beginning of the SHA-256 over all parts together: which state this is
//!         └ the version of this format
//! ```

mod base45;
mod brief;
mod gather;
mod matrix;

pub use gather::{Gathered, Missing, Shortfall, Whole};
pub use matrix::{Matrix, QUIET};

use std::sync::Arc;

use brief::Brief;
use miniz_oxide::deflate::compress_to_vec;
use rulebook::{Seed, Written};
use sha2::{Digest, Sha256};
use tournament::{Fact, Tournament, TournamentFile};

/// What the text of every code begins with.
pub const PREFIX: &str = "MARSHAL:1:";

/// What it ends with, so that a space at the end of a part is not lost when the text is copied.
pub(crate) const END: char = '.';

/// The bytes of one part: a code small enough for a shop's printer and a phone's camera.
const PART_BYTES: usize = 240;

/// The most parts a state may have: a record of a championship fits; what is larger does not belong on paper.
pub const MOST_PARTS: usize = 400;

/// The most bytes a packed state may unpack to.
pub(crate) const MOST_UNPACKED: usize = 16 << 20;

/// What the codes carry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// The promise of the secret seed, to recognise the right one by.
    pub commitment: Option<String>,
    /// The tournament.
    pub file: TournamentFile,
}

/// A state of a tournament, ready for paper.
#[derive(Clone, Debug)]
pub struct State {
    id: String,
    parts: Vec<Arc<Matrix>>,
    texts: Vec<String>,
}

impl State {
    /// What everybody may know: players, published pairings, results, and the random orders the table rests on. No seed, no
    /// deck lists, no draw that has not been published.
    pub fn public(tournament: &Tournament) -> Option<State> {
        State::of(tournament, tournament.backup())
    }

    /// Everything, for the desk only: the whole history and the seed. `None` if that is more than fits on paper.
    pub fn whole(tournament: &Tournament, seed: Option<Seed>, history: &[Fact]) -> Option<State> {
        State::of(tournament, tournament.record(seed, history))
    }

    fn of(tournament: &Tournament, file: TournamentFile) -> Option<State> {
        let commitment = tournament.commitment().map(|commitment| commitment.to_string());
        let text = Carried { commitment, file }.written()?;
        let packed = compress_to_vec(&text, 10);
        let count = packed.len().div_ceil(PART_BYTES);
        if count > MOST_PARTS || text.len() > MOST_UNPACKED {
            return None;
        }
        let id = id_of(&packed);
        let facts = tournament.facts().len();
        let even = packed.len().div_ceil(count.max(1)).max(1);
        let texts: Vec<String> = (1..)
            .zip(packed.chunks(even))
            .map(|(part, bytes)| {
                format!("{PREFIX}{id}:{facts}:{part}:{count}:{}{END}", base45::written(bytes))
            })
            .collect();
        let parts = texts.iter().map(|text| Matrix::of(text).map(Arc::new)).collect::<Option<Vec<_>>>()?;
        Some(State { id, parts, texts })
    }

    /// Which state this is, as written beside its codes.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The codes, in order.
    pub fn codes(&self) -> &[Arc<Matrix>] {
        &self.parts
    }

    /// What the codes say, in order.
    pub fn texts(&self) -> &[String] {
        &self.texts
    }
}

/// The first byte of what is packed: what follows.
const BRIEF: u8 = b'B';
const RECORD: u8 = b'R';

impl Carried {
    /// What is packed into the parts: in brief if it is a summary, else the file's own text; the promise of a record is among
    /// its facts.
    pub fn written(&self) -> Option<Vec<u8>> {
        let (kind, body) = match Brief::of(&self.file, self.commitment.clone()) {
            Some(brief) => (BRIEF, postcard::to_allocvec(&brief).ok()?),
            None => (RECORD, self.file.to_text().ok()?.into_bytes()),
        };
        Some(std::iter::once(kind).chain(body).collect())
    }

    /// Reads what was unpacked from the parts; nothing if it makes no sense.
    pub fn read(bytes: &[u8]) -> Option<Carried> {
        let (kind, body) = bytes.split_first()?;
        match *kind {
            BRIEF => {
                let (file, commitment) = postcard::from_bytes::<Brief>(body).ok()?.file()?;
                Some(Carried { commitment, file })
            }
            RECORD => {
                let file = TournamentFile::from_text(str::from_utf8(body).ok()?).ok()?;
                let promise = file.seed.as_ref().map(|seed| seed.commitment().to_string());
                Some(Carried { commitment: promise, file })
            }
            _ => None,
        }
    }
}

/// Sixteen hexadecimal digits of the SHA-256 over a packed state.
fn id_of(packed: &[u8]) -> String {
    let digest = Sha256::digest(packed);
    let halves = digest.iter().take(8).flat_map(|byte| [byte >> 4, byte & 15]);
    halves
        .filter_map(|half| char::from_digit(u32::from(half), 16))
        .map(|digit| digit.to_ascii_uppercase())
        .collect()
}
