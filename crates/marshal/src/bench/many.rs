//! A house with thousands of tournaments: what home takes that nobody has asked for yet.

use std::collections::BTreeMap;
use std::path::Path;

use journal::{Append, Change, Fact, Moment, Name, Store, StreamId, Unfit, Version};
use rulebook::say;
use tempfile::TempDir;
use tokio::time::Instant;

use super::field::{found, opened, play};
use super::served::{Served, failure, get, millis};
use super::server::Figure;
use crate::console::Failure;

/// The players of the tournament all others are copies of: some five hundred facts.
const PLAYERS: u32 = 40;
/// Letters that stand for digits in a code.
const LETTERS: [char; 10] = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'];
const MOST_MILLISECONDS: u64 = 50;

/// Home of so many tournaments, at the first request.
pub(super) async fn measure(tournaments: u32) -> Result<Figure, Failure> {
    let folder = TempDir::with_prefix("marshal-bench-");
    let folder = folder.map_err(|error| Failure::new(say!("demo-no-folder", why = error.to_string())))?;
    let path = folder.path().join("many.db");
    let facts = filled(&path, tournaments).await?;
    let served = Served::start(&format!("sqlite:{}", path.display())).map_err(failure)?;
    let begun = Instant::now();
    let home = get(served.address, "/", "").await.map_err(failure)?;
    let took = begun.elapsed();
    if home.status != 200 {
        return Err(failure(std::io::Error::other(format!("home was answered by {}", home.status))));
    }
    let what = say!("bench-home", tournaments = tournaments, facts = facts);
    Ok(Figure::at_most(what, millis(took), "ms", MOST_MILLISECONDS))
}

/// Makes one tournament and so many copies; says how many facts there are.
async fn filled(path: &Path, tournaments: u32) -> Result<u64, Failure> {
    let (store, server) = opened(path).await?;
    let floor = found(&server, PLAYERS).await?;
    play(&floor, PLAYERS).await?;
    let code = floor.code().to_owned();
    drop((floor, server));
    let (mut facts, copied) = (0, Copied::of(&store, &code).await?);
    for number in 1..tournaments {
        let append =
            copied.as_of(number).map_err(|unfit| failure(std::io::Error::other(unfit.to_string())))?;
        facts += copied.facts.len() as u64;
        let done = store.commit(append).await;
        done.map_err(|error| failure(std::io::Error::other(error.to_string())))?;
    }
    store.close().await;
    Ok(facts + copied.facts.len() as u64)
}

/// A tournament to be copied.
struct Copied {
    facts: Vec<Fact>,
    summary: String,
    kind: Name,
    at: Moment,
}

impl Copied {
    async fn of(store: &Store, code: &str) -> Result<Copied, Failure> {
        let missing = || Failure::new(say!("demo-missing", what = code.to_owned()));
        let stream = StreamId::new(code).map_err(|_| missing())?;
        let kind = store.stream(&stream).await?.ok_or_else(missing)?.kind;
        let kind = Name::new(&kind).map_err(|_| missing())?;
        let records = store.read(&stream, Version(1)).await?;
        let at = records.first().and_then(|record| Moment::new(&record.at).ok()).ok_or_else(missing)?;
        let facts = records.iter().map(|record| Fact::new(&record.kind, &record.body));
        let facts = facts.collect::<Result<_, _>>().map_err(|_| missing())?;
        let listed = store.summaries(&kind).await?;
        let summary = listed.into_iter().find(|it| it.stream.id == stream).and_then(|it| it.body);
        Ok(Copied { facts, summary: summary.ok_or_else(missing)?, kind, at })
    }

    /// The same tournament under a code made of that number.
    fn as_of(&self, number: u32) -> Result<Append, Unfit> {
        let digits = format!("{number:06}");
        let code: String = digits.bytes().map(|digit| LETTERS[usize::from(digit - b'0')]).collect();
        let stream = StreamId::new(&code)?;
        let change = Change {
            stream: stream.clone(),
            kind: self.kind.clone(),
            expected: Version::NONE,
            who: Name::new("Olga")?,
            at: self.at.clone(),
            facts: self.facts.clone(),
        };
        let summaries = BTreeMap::from([(stream, self.summary.clone())]);
        Ok(Append { changes: vec![change], kept: None, summaries })
    }
}
