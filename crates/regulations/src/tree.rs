//! A TOML file as a tree in which every value knows the file and line it came from.
//!
//! Packs inherit from one another, so a value of the finished pack may stand in another file than its neighbour. The
//! tree keeps that, and every complaint can name file and line.

use std::collections::BTreeMap;
use std::ops::Range;
use std::rc::Rc;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::problem::{Fault, Problem};

/// The largest file that is read: far above any honest pack, far below what could hurt.
pub const MOST_BYTES: usize = 256 * 1024;

/// Where something stands.
#[derive(Clone, Debug)]
pub(crate) struct Place {
    pub(crate) file: Rc<str>,
    pub(crate) line: usize,
}

/// A value and where it stands.
#[derive(Clone, Debug)]
pub(crate) struct Node {
    pub(crate) at: Place,
    pub(crate) value: Tree,
}

#[derive(Clone, Debug)]
pub(crate) enum Tree {
    Text(String),
    Number(i64),
    Flag(bool),
    List(Vec<Node>),
    Table(BTreeMap<String, Node>),
    /// A fraction, a date, or a number too large: nothing a pack ever holds.
    Other(String),
}

impl Node {
    /// Reads a whole file.
    pub(crate) fn read(file: &str, text: &str) -> Result<Node, Problem> {
        let refuse = |line, fault| Problem { file: file.to_owned(), line, field: String::new(), fault };
        if text.len() > MOST_BYTES {
            return Err(refuse(1, Fault::TooLarge { bytes: text.len(), most: MOST_BYTES }));
        }
        let lines = Lines::of(file, text);
        let table = DeTable::parse(text).map_err(|error| {
            let line = error.span().map_or(1, |span| lines.line(span.start));
            refuse(line, Fault::Syntax { message: error.message().to_owned() })
        })?;
        Ok(Node { at: lines.place(&(0..0)), value: Tree::Table(lines.table(table.get_ref())) })
    }

    /// This tree with everything `over` says put on top: tables are merged, lists of things with an `id` are merged by
    /// it (`remove = true` takes one away), all else is replaced.
    pub(crate) fn overlaid(self, over: Node) -> Node {
        match (self.value, over.value) {
            (Tree::Table(mut below), Tree::Table(above)) => {
                for (key, node) in above {
                    let merged = match below.remove(&key) {
                        Some(old) => old.overlaid(node),
                        None => node,
                    };
                    below.insert(key, merged);
                }
                Node { at: over.at, value: Tree::Table(below) }
            }
            (Tree::List(mut below), Tree::List(above))
                if named(&below) && named(&above) && !above.is_empty() =>
            {
                let mut inherited = below.len();
                for node in above {
                    // A name twice in the same file stays twice, to be complained about.
                    let place = below[..inherited].iter().position(|old| old.id() == node.id());
                    match place {
                        Some(place) if node.removes() => {
                            below.remove(place);
                            inherited -= 1;
                        }
                        Some(place) => {
                            let old = below.remove(place);
                            below.insert(place, old.overlaid(node));
                        }
                        None => below.push(node),
                    }
                }
                Node { at: over.at, value: Tree::List(below) }
            }
            (_, value) => Node { at: over.at, value },
        }
    }

    fn id(&self) -> Option<&str> {
        match &self.get("id")?.value {
            Tree::Text(id) => Some(id),
            _ => None,
        }
    }

    fn removes(&self) -> bool {
        self.get("remove").is_some_and(|node| matches!(node.value, Tree::Flag(true)))
    }

    /// The entry of that name, if this is a table that has one.
    pub(crate) fn get(&self, key: &str) -> Option<&Node> {
        match &self.value {
            Tree::Table(entries) => entries.get(key),
            _ => None,
        }
    }

    /// What stands there, shortened, to be quoted back.
    pub(crate) fn quoted(&self) -> String {
        let text = match &self.value {
            Tree::Text(text) => format!("\"{text}\""),
            Tree::Number(number) => number.to_string(),
            Tree::Flag(flag) => flag.to_string(),
            Tree::List(items) => format!("[{}]", if items.is_empty() { "" } else { "…" }),
            Tree::Table(_) => "{…}".to_owned(),
            Tree::Other(text) => text.clone(),
        };
        shortened(&text)
    }
}

fn named(items: &[Node]) -> bool {
    items.iter().all(|item| item.id().is_some())
}

/// At most sixty characters of a text.
pub(crate) fn shortened(text: &str) -> String {
    match text.char_indices().nth(60) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// Turns byte positions into lines.
struct Lines {
    file: Rc<str>,
    starts: Vec<usize>,
}

impl Lines {
    fn of(file: &str, text: &str) -> Lines {
        let starts = std::iter::once(0).chain(text.match_indices('\n').map(|(at, _)| at + 1)).collect();
        Lines { file: file.into(), starts }
    }

    fn line(&self, byte: usize) -> usize {
        self.starts.partition_point(|&start| start <= byte)
    }

    fn place(&self, span: &Range<usize>) -> Place {
        Place { file: Rc::clone(&self.file), line: self.line(span.start) }
    }

    fn table(&self, table: &DeTable<'_>) -> BTreeMap<String, Node> {
        let entry = |(key, value): (&Spanned<_>, &Spanned<DeValue<'_>>)| {
            let key: &std::borrow::Cow<'_, str> = key.get_ref();
            (key.clone().into_owned(), self.node(value))
        };
        table.iter().map(entry).collect()
    }

    fn node(&self, value: &Spanned<DeValue<'_>>) -> Node {
        let tree = match value.get_ref() {
            DeValue::String(text) => Tree::Text(text.clone().into_owned()),
            DeValue::Integer(digits) => match i64::from_str_radix(digits.as_str(), digits.radix()) {
                Ok(number) => Tree::Number(number),
                Err(_) => Tree::Other(digits.to_string()),
            },
            DeValue::Boolean(flag) => Tree::Flag(*flag),
            DeValue::Array(items) => Tree::List(items.iter().map(|item| self.node(item)).collect()),
            DeValue::Table(table) => Tree::Table(self.table(table)),
            DeValue::Float(digits) => Tree::Other(digits.to_string()),
            DeValue::Datetime(date) => Tree::Other(date.to_string()),
        };
        Node { at: self.place(&value.span()), value: tree }
    }
}
