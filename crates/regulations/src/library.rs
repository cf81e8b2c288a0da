//! The packs that come with Marshal, and the door through which an organizer's own come in.

use std::sync::LazyLock;

use crate::fields::Notes;
use crate::pack::Pack;
use crate::problem::{Fault, PackError, Problem};
use crate::tree::{Node, Tree};

/// A pack file: its name for messages, and its text.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The file's name.
    pub file: &'a str,
    /// Its text.
    pub text: &'a str,
}

/// The packs that come with Marshal.
pub const BUILT_IN: [Source<'static>; 4] = [
    Source { file: "conquest-1.2.toml", text: include_str!("../../../packs/conquest-1.2.toml") },
    Source { file: "podboj-1.1.toml", text: include_str!("../../../packs/podboj-1.1.toml") },
    Source { file: "l5r-2.3.toml", text: include_str!("../../../packs/l5r-2.3.toml") },
    Source { file: "epic.toml", text: include_str!("../../../packs/epic.toml") },
];

/// The packs that come with Marshal, read.
pub fn packs() -> &'static [Pack] {
    static PACKS: LazyLock<Vec<Pack>> = LazyLock::new(|| {
        let read = |source: &Source<'_>| load(*source, &[], For::Marshal).expect("built-in packs are tested");
        BUILT_IN.iter().map(read).collect()
    });
    &PACKS
}

/// The built-in pack of that name.
pub fn pack(id: &str) -> Option<&'static Pack> {
    packs().iter().find(|pack| pack.id == id)
}

/// The text of a built-in pack, to start an own one from.
pub fn source(id: &str) -> Option<&'static str> {
    let place = packs().iter().position(|pack| pack.id == id)?;
    BUILT_IN.get(place).map(|source| source.text)
}

impl Pack {
    /// Reads an organizer's own pack, which may inherit from a built-in one.
    ///
    /// ```
    /// let text = r#"
    ///     id = "friday"
    ///     extends = "conquest-1.2"
    ///     title = "Friday evenings at the shop"
    ///     [clock]
    ///     swiss_minutes = 40
    /// "#;
    /// let pack = regulations::Pack::load("friday.toml", text).unwrap();
    /// assert_eq!(pack.clock.swiss_minutes, Some(40));
    /// assert_eq!(pack.outcome("win").unwrap().points, 5);
    /// ```
    pub fn load(file: &str, text: &str) -> Result<Pack, PackError> {
        Pack::load_beside(file, text, &[])
    }

    /// Reads an own pack that may also inherit from others that are not built in.
    pub fn load_beside(file: &str, text: &str, others: &[Source<'_>]) -> Result<Pack, PackError> {
        load(Source { file, text }, others, For::NewTournaments)
    }

    /// Reads an own pack under which a tournament was played: also one with what is refused for new tournaments today, so that
    /// what was played under it can still be read and proven.
    pub fn load_for_record(file: &str, text: &str) -> Result<Pack, PackError> {
        load(Source { file, text }, &[], For::Record)
    }
}

/// What a pack is read for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum For {
    /// It comes with Marshal.
    Marshal,
    /// An organizer's own.
    NewTournaments,
    /// The same, for a tournament that has been played or begun.
    Record,
}

fn load(source: Source<'_>, others: &[Source<'_>], purpose: For) -> Result<Pack, PackError> {
    let refused = |problem| PackError { problems: vec![problem] };
    let own = Node::read(source.file, source.text).map_err(refused)?;
    let notes = Notes::default();
    if let Some(id) = own.get("id").filter(|id| purpose != For::Marshal && built_in_id(&id.value)) {
        notes.note(&id.at, "id", Fault::TakenId { read: id.quoted() });
    }
    let whole = inherited(own, others).map_err(refused)?;
    let pack = Pack::read(&notes, &whole);
    let notes = if purpose == For::Record { notes.without_taken_once() } else { notes };
    match notes.into_error() {
        None => Ok(pack),
        Some(error) => Err(error),
    }
}

fn built_in_id(value: &Tree) -> bool {
    BUILT_IN.iter().any(|source| match value {
        Tree::Text(id) => source.file.strip_suffix(".toml") == Some(id),
        _ => false,
    })
}

/// Puts the tree on top of the one it extends, and that on top of its own, and so on.
fn inherited(own: Node, others: &[Source<'_>]) -> Result<Node, Problem> {
    let mut chain = vec![text_at(&own, "id").unwrap_or_default()];
    let mut layers = vec![own];
    while let Some(parent) = layers.last().and_then(|layer| text_at(layer, "extends")) {
        let problem = |layer: Option<&Node>, fault| {
            let place = layer.and_then(|layer| layer.get("extends")).map(|node| node.at.clone());
            let (file, line) = place.map_or((String::new(), 1), |at| (at.file.to_string(), at.line));
            Problem { file, line, field: "extends".to_owned(), fault }
        };
        if chain.contains(&parent) {
            chain.push(parent);
            return Err(problem(layers.last(), Fault::Circle { chain }));
        }
        let Some(found) = find(&parent, others)? else {
            let known = BUILT_IN.iter().map(|source| source.file.trim_end_matches(".toml").to_owned());
            let fault = Fault::UnknownPack { read: crate::tree::shortened(&parent), known: known.collect() };
            return Err(problem(layers.last(), fault));
        };
        chain.push(parent);
        layers.push(found);
    }
    let whole = layers.into_iter().rev().reduce(Node::overlaid);
    Ok(whole.expect("there is at least the pack itself"))
}

fn find(id: &str, others: &[Source<'_>]) -> Result<Option<Node>, Problem> {
    for source in BUILT_IN.iter().chain(others) {
        let node = Node::read(source.file, source.text)?;
        if text_at(&node, "id").as_deref() == Some(id) {
            return Ok(Some(node));
        }
    }
    Ok(None)
}

fn text_at(node: &Node, key: &str) -> Option<String> {
    match &node.get(key)?.value {
        Tree::Text(text) => Some(text.clone()),
        _ => None,
    }
}
