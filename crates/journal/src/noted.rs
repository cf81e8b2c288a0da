//! Heads of streams that somebody noted elsewhere: what was there then must be there still.
//!
//! A chain of hashes shows what is wrong inside a store; it cannot show that its end was cut off with everything that names it, nor
//! that a stream was rewritten as a whole. Whoever kept the heads of an earlier moment can: [`Store::verify_noted`].

use serde::Deserialize;

use crate::boxed::BoxFuture;
use crate::digest::Digest;
use crate::snapshot::readable_record;
use crate::store::Store;
use crate::trouble::Trouble;
use crate::verify::{Fault, Verdict};
use crate::words::Version;

/// The head of a stream at some moment.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Noted {
    /// The stream's name.
    #[serde(alias = "id")]
    pub stream: String,
    /// How many records it had.
    pub version: u64,
    /// The hash of the last of them.
    pub head: Digest,
}

impl Noted {
    /// Reads what was noted: the list of streams as JSON, or a backup or history, of which only these lines count. `None` if it
    /// is neither.
    pub fn read(text: &str) -> Option<Vec<Noted>> {
        #[derive(Deserialize)]
        struct Line {
            stream: Option<Noted>,
        }
        if text.trim_start().starts_with('[') {
            return serde_json::from_str(text).ok();
        }
        let lines = text.lines().filter(|line| !line.trim().is_empty());
        let lines = lines.map(|line| serde_json::from_str::<Line>(line).map(|line| line.stream));
        let noted: Vec<Option<Noted>> = lines.collect::<Result<_, _>>().ok()?;
        // A file without any stream notes nothing, and says so rather than that all is well.
        Some(noted.into_iter().flatten().collect::<Vec<_>>()).filter(|noted| !noted.is_empty())
    }
}

impl Store {
    /// Looks whether every head that was noted is still where it was, and adds to the verdict what is not.
    pub fn verify_noted<'a>(
        &'a self,
        noted: &'a [Noted],
        verdict: &'a mut Verdict,
    ) -> BoxFuture<'a, Result<(), Trouble>> {
        Box::pin(async move {
            let mut snapshot = self.engine().snapshot().await?;
            for Noted { stream, version, head } in noted {
                let at = i64::try_from(*version).unwrap_or(i64::MAX);
                let found = snapshot.records(stream, at).await?.into_iter().next();
                let same = found.and_then(|row| readable_record(row).ok());
                if !same.is_some_and(|record| record.version.as_i64() == at && record.hash == *head) {
                    verdict.note(stream, Fault::NotAsNoted { version: Version(*version) });
                }
            }
            Ok(())
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_backups_are_read_and_nothing_else_is() {
        let head = Digest::of(b"x");
        let wanted = vec![Noted { stream: "t".to_owned(), version: 2, head }];
        let list = format!(r#"[{{"stream": "t", "kind": "k", "version": 2, "head": "{head}"}}]"#);
        assert_eq!(Noted::read(&list), Some(wanted.clone()));
        let backup = format!(
            "{{\"format\":\"marshal.backup/1\"}}\n{{\"stream\":{{\"id\":\"t\",\"kind\":\"k\",\"version\":2,\"head\":\"{head}\"}}}}\n\
             {{\"record\":{{\"version\":1}}}}\n"
        );
        assert_eq!(Noted::read(&backup), Some(wanted));
        assert_eq!(Noted::read("[]"), Some(Vec::new()), "a store without streams");
        for other in ["", "{}", "nonsense", "[1]", "{\"stream\":{\"id\":\"t\"}}", "[{\"stream\":\"t\"}]"] {
            assert_eq!(Noted::read(other), None, "{other}");
        }
    }
}
