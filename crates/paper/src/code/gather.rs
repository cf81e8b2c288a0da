//! From scanned codes back to a tournament.

use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};
use std::panic::{self, AssertUnwindSafe};
use std::sync::Once;

use miniz_oxide::inflate::decompress_to_vec_with_limit;
use rulebook::{Saying, say};

use super::{Carried, END, MOST_PARTS, MOST_UNPACKED, PREFIX, base45, id_of};

/// The sizes at which codes are looked for in a picture, as fractions of its own, the most promising first: the smaller the
/// modules are in a scan, the more a larger picture helps.
const SIZES: [(usize, usize); 6] = [(1, 1), (2, 1), (3, 2), (4, 3), (2, 3), (1, 2)];

/// The most points of a picture that is looked at.
const MOST_POINTS: usize = 120_000_000;

/// The codes found so far, of one or several states.
#[derive(Clone, Debug, Default)]
pub struct Gathered {
    states: BTreeMap<String, Parts>,
}

#[derive(Clone, Debug)]
struct Parts {
    facts: u64,
    count: usize,
    found: BTreeMap<usize, Vec<u8>>,
}

/// A state of which every part was found.
#[derive(Clone, Debug)]
pub struct Whole {
    /// Which state it is.
    pub id: String,
    /// How many parts it had.
    pub parts: usize,
    /// What it carried.
    pub carried: Carried,
}

/// Parts of a state that were not found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Missing {
    /// Which state it is.
    pub id: String,
    /// How many parts it has.
    pub count: usize,
    /// The numbers of those that are missing.
    pub parts: Vec<usize>,
}

/// Why no tournament could be put together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shortfall {
    /// No code of Marshal's was found.
    NoCodes,
    /// Parts are missing, of the newest state first.
    Incomplete(Vec<Missing>),
    /// All parts are there and do not fit together.
    Damaged {
        /// Which state it is.
        id: String,
    },
}

impl Gathered {
    /// Takes the text of a code. `false` if it is not one of Marshal's.
    pub fn take(&mut self, text: &str) -> bool {
        let Some(part) = read(text.trim()) else { return false };
        let parts = self.states.entry(part.id.to_owned()).or_insert_with(|| Parts {
            facts: part.facts,
            count: part.count,
            found: BTreeMap::new(),
        });
        if parts.count == part.count {
            parts.found.entry(part.part).or_insert(part.bytes);
        }
        true
    }

    /// Takes every code found in a picture, given as rows of brightness from 0 (black) to 255; gives how many of Marshal's
    /// there were. Looks at several sizes: what is too fine or too grainy at one may be found at another.
    pub fn take_picture(
        &mut self,
        width: usize,
        height: usize,
        brightness: impl Fn(usize, usize) -> u8,
    ) -> usize {
        let mut found = BTreeSet::new();
        for (parts, of) in SIZES {
            let (new_width, new_height) = (width * parts / of, height * parts / of);
            if new_width.saturating_mul(new_height) > MOST_POINTS {
                continue;
            }
            let point = |x: usize, y: usize| {
                let (column, right) = between(x, width, (parts, of));
                let (row, down) = between(y, height, (parts, of));
                let at = |x: usize, y: usize| u32::from(brightness(x.min(width - 1), y.min(height - 1)));
                let upper = at(column, row) * (256 - right) + at(column + 1, row) * right;
                let lower = at(column, row + 1) * (256 - right) + at(column + 1, row + 1) * right;
                ((upper * (256 - down) + lower * down) >> 16) as u8
            };
            let texts = texts_in(new_width, new_height, point);
            found.extend(texts.into_iter().filter(|text| self.take(text)));
            if self.lacks_nothing() {
                break;
            }
        }
        found.len()
    }

    /// Whether every state of which something was found is complete.
    fn lacks_nothing(&self) -> bool {
        !self.states.is_empty() && self.states.values().all(|parts| parts.found.len() == parts.count)
    }

    /// The newest state that is complete, or what is missing.
    pub fn put_together(&self) -> Result<Whole, Shortfall> {
        if self.states.is_empty() {
            return Err(Shortfall::NoCodes);
        }
        let mut newest: Vec<(&String, &Parts)> = self.states.iter().collect();
        newest.sort_by_key(|(id, parts)| (std::cmp::Reverse(parts.facts), *id));
        let complete = newest.iter().find(|(_, parts)| parts.found.len() == parts.count);
        let Some((id, parts)) = complete else {
            return Err(Shortfall::Incomplete(newest.iter().map(|(id, parts)| parts.missing(id)).collect()));
        };
        let damaged = || Shortfall::Damaged { id: (*id).clone() };
        let packed: Vec<u8> = parts.found.values().flatten().copied().collect();
        if id_of(&packed) != **id {
            return Err(damaged());
        }
        let text = decompress_to_vec_with_limit(&packed, MOST_UNPACKED).map_err(|_| damaged())?;
        let carried = Carried::read(&text).ok_or_else(damaged)?;
        Ok(Whole { id: (*id).clone(), parts: parts.count, carried })
    }
}

impl Parts {
    fn missing(&self, id: &str) -> Missing {
        let parts = (1..=self.count).filter(|part| !self.found.contains_key(part)).collect();
        Missing { id: id.to_owned(), count: self.count, parts }
    }
}

impl Shortfall {
    /// What is wrong, to be told to a person.
    pub fn sayings(&self) -> Vec<Saying> {
        match self {
            Shortfall::NoCodes => vec![say!("paper-restore-no-codes")],
            Shortfall::Damaged { id } => vec![say!("paper-restore-damaged", id = id)],
            Shortfall::Incomplete(states) => states
                .iter()
                .map(|Missing { id, count, parts }| {
                    let parts: Vec<String> = parts.iter().map(ToString::to_string).collect();
                    say!("paper-restore-missing", id = id, count = *count, parts = parts)
                })
                .collect(),
        }
    }
}

thread_local! {
    /// Whether this thread looks for codes just now.
    static LOOKING: Cell<bool> = const { Cell::new(false) };
}

/// What the codes in a picture say. The library asserts that three corners of a code span one, which corners found in a photograph
/// by mistake do not always; then there is nothing at this size.
fn texts_in(width: usize, height: usize, point: impl FnMut(usize, usize) -> u8) -> Vec<String> {
    quiet_while_looking();
    LOOKING.set(true);
    let texts = panic::catch_unwind(AssertUnwindSafe(|| {
        let mut picture = rqrr::PreparedImage::prepare_from_greyscale(width, height, point);
        picture.detect_grids().into_iter().filter_map(|grid| Some(grid.decode().ok()?.1)).collect()
    }));
    LOOKING.set(false);
    texts.unwrap_or_default()
}

/// Nobody needs to read what the library asserts; every other panic, and that of any other thread, is said as before.
fn quiet_while_looking() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        let usual = panic::take_hook();
        panic::set_hook(Box::new(move |why| {
            if !LOOKING.get() {
                usual(why);
            }
        }));
    });
}

/// Where a point of a picture of another size lies in the original: the point before it, and how far on, of 256.
fn between(at: usize, length: usize, (parts, of): (usize, usize)) -> (usize, u32) {
    let place = ((2 * at + 1) * of * 128 / parts).saturating_sub(128);
    ((place / 256).min(length - 1), (place % 256) as u32)
}

struct Part<'a> {
    id: &'a str,
    facts: u64,
    part: usize,
    count: usize,
    bytes: Vec<u8>,
}

fn read(text: &str) -> Option<Part<'_>> {
    let mut fields = text.strip_prefix(PREFIX)?.strip_suffix(END)?.splitn(5, ':');
    let id = fields.next().filter(|id| id.len() == 16 && id.bytes().all(|byte| byte.is_ascii_hexdigit()))?;
    let facts = fields.next()?.parse().ok()?;
    let part = fields.next()?.parse().ok()?;
    let count = fields.next()?.parse().ok().filter(|count| (1..=MOST_PARTS).contains(count))?;
    let bytes = base45::read(fields.next()?)?;
    (1..=count).contains(&part).then_some(Part { id, facts, part, count, bytes })
}
