//! What a batch of appends comes to, decided without touching a database.
//!
//! Several callers' appends share one transaction. This decides them in the order they came, each against what those
//! before it leave: who conflicts, which rows are written, where each stream's head then stands.

use std::collections::{BTreeMap, BTreeSet};

use crate::digest::{Covered, Digest};
use crate::kept::Kept;
use crate::record::{Append, Change, Record};
use crate::trouble::{AppendError, Trouble};
use crate::words::{StreamId, Version};

/// Where a stream stands: its kind, its version, the hash of its last record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Head {
    pub(crate) kind: String,
    pub(crate) version: Version,
    pub(crate) hash: Digest,
}

/// The heads of all streams a batch speaks of, as far as they exist; a row that cannot be read is trouble for the
/// appends that need it and for no other.
pub(crate) type Heads = BTreeMap<StreamId, Result<Head, Trouble>>;

/// What one append is answered: the version each of its changes led to.
pub(crate) type Answer = Result<Vec<Version>, AppendError>;

/// What is to be written, and what is then to be answered.
#[derive(Debug)]
pub(crate) struct Plan {
    /// An answer for each append, in the batch's order.
    pub(crate) answers: Vec<Answer>,
    /// The new records in order, each with its stream.
    pub(crate) rows: Vec<(StreamId, Record)>,
    /// The new heads of the streams that move.
    pub(crate) moved: BTreeMap<StreamId, Head>,
    /// The answers to be kept, by key.
    pub(crate) kept: BTreeMap<Digest, Kept>,
    /// The summaries of streams that move, each as of the version it was made for.
    pub(crate) summaries: BTreeMap<StreamId, (Version, String)>,
}

/// Decides a batch. `answered` are those of its keys that have an answer already.
pub(crate) fn plan<'a>(
    batch: impl IntoIterator<Item = &'a Append>,
    heads: Heads,
    answered: BTreeSet<Digest>,
) -> Plan {
    let mut plan = Plan {
        answers: Vec::new(),
        rows: Vec::new(),
        moved: BTreeMap::new(),
        kept: BTreeMap::new(),
        summaries: BTreeMap::new(),
    };
    for append in batch {
        let before = |key| answered.contains(key) || plan.kept.contains_key(key);
        if append.kept.as_ref().is_some_and(|kept| before(&kept.key)) {
            plan.answers.push(Err(AppendError::AnsweredBefore));
            continue;
        }
        let answer = plan.decide(&append.changes, &heads);
        if let (Ok(_), Some(kept)) = (&answer, &append.kept) {
            plan.kept.insert(kept.key, kept.clone());
        }
        if answer.is_ok() {
            let moved = append.summaries.iter().filter_map(|(stream, body)| {
                Some((stream.clone(), (plan.moved.get(stream)?.version, body.clone())))
            });
            plan.summaries.extend(moved.collect::<Vec<_>>());
        }
        plan.answers.push(answer);
    }
    plan
}

impl Plan {
    /// Decides one append: all its changes or none.
    fn decide(&mut self, changes: &[Change], stored: &Heads) -> Answer {
        let mut rows = Vec::new();
        let mut moved: BTreeMap<StreamId, Head> = BTreeMap::new();
        let mut versions = Vec::with_capacity(changes.len());
        for change in changes {
            let known = moved.get(&change.stream).or_else(|| self.moved.get(&change.stream));
            let head = match (known, stored.get(&change.stream)) {
                (Some(head), _) => head.clone(),
                (None, Some(Ok(head))) => head.clone(),
                (None, Some(Err(trouble))) => return Err(trouble.clone().into()),
                (None, None) => Head::before_the_first(change),
            };
            let head = head.followed_by(change, &mut rows)?;
            versions.push(head.version);
            moved.insert(change.stream.clone(), head);
        }
        self.rows.append(&mut rows);
        self.moved.append(&mut moved);
        Ok(versions)
    }
}

impl Head {
    fn before_the_first(change: &Change) -> Head {
        Head { kind: change.kind.as_str().to_owned(), version: Version::NONE, hash: Digest::START }
    }

    /// The head after that change, whose records are put on the rows.
    fn followed_by(self, change: &Change, rows: &mut Vec<(StreamId, Record)>) -> Result<Head, AppendError> {
        if self.kind != change.kind.as_str() {
            return Err(AppendError::OtherKind { stream: change.stream.clone(), kind: self.kind });
        }
        if self.version != change.expected {
            return Err(AppendError::Conflict {
                stream: change.stream.clone(),
                expected: change.expected,
                current: self.version,
            });
        }
        let mut head = self;
        for fact in &change.facts {
            let version = head.version.next();
            let hash = Covered {
                before: head.hash,
                stream: change.stream.as_str(),
                stream_kind: &head.kind,
                version: version.0,
                kind: fact.kind(),
                who: change.who.as_str(),
                at: change.at.as_str(),
                body: fact.body(),
            }
            .digest();
            let record = Record {
                version,
                kind: fact.kind().to_owned(),
                who: change.who.as_str().to_owned(),
                at: change.at.as_str().to_owned(),
                body: fact.body().to_owned(),
                before: head.hash,
                hash,
            };
            rows.push((change.stream.clone(), record));
            head = Head { version, hash, ..head };
        }
        Ok(head)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Fact;
    use crate::words::{Moment, Name};

    fn change(stream: &str, expected: u64, facts: usize) -> Change {
        Change {
            stream: StreamId::new(stream).unwrap(),
            kind: Name::new("tournament").unwrap(),
            expected: Version(expected),
            who: Name::new("Ana").unwrap(),
            at: Moment::new("2026-11-15T20:41:51Z").unwrap(),
            facts: vec![Fact::new("opened", "{}").unwrap(); facts],
        }
    }

    fn conflict(stream: &str, expected: u64, current: u64) -> Answer {
        Err(AppendError::Conflict {
            stream: StreamId::new(stream).unwrap(),
            expected: Version(expected),
            current: Version(current),
        })
    }

    fn planned(batch: &[Vec<Change>], heads: Heads) -> Plan {
        let appends: Vec<Append> =
            batch.iter().map(|changes| Append { changes: changes.clone(), ..Append::default() }).collect();
        plan(&appends, heads, BTreeSet::new())
    }

    #[test]
    fn a_key_is_answered_once() {
        let key = Digest::of(b"key");
        let until = crate::words::Moment::new("2026-11-15T20:41:51Z").unwrap();
        let kept = Kept::new(key, Digest::of(b"request"), "{}".to_owned(), &until);
        let append = |version| Append {
            changes: vec![change("a", version, 1)],
            kept: Some(kept.clone()),
            ..Append::default()
        };
        let refused = plan(&[append(7), append(0), append(1)], Heads::new(), BTreeSet::new());
        assert_eq!(
            refused.answers,
            [conflict("a", 7, 0), Ok(vec![Version(1)]), Err(AppendError::AnsweredBefore)]
        );
        assert_eq!((refused.rows.len(), refused.kept.len()), (1, 1));
        let known = plan(&[append(0)], Heads::new(), BTreeSet::from([key]));
        assert_eq!(known.answers, [Err(AppendError::AnsweredBefore)]);
        assert!(known.rows.is_empty() && known.kept.is_empty());
    }

    #[test]
    fn each_append_is_decided_on_what_those_before_it_leave() {
        let batch = [vec![change("a", 0, 2)], vec![change("a", 0, 1)], vec![change("a", 2, 1)]];
        let plan = planned(&batch, Heads::new());
        assert_eq!(plan.answers, [Ok(vec![Version(2)]), conflict("a", 0, 2), Ok(vec![Version(3)])]);
        assert_eq!(plan.rows.len(), 3);
        assert_eq!(plan.rows[2].1.before, plan.rows[1].1.hash);
        assert_eq!(plan.rows[0].1.before, Digest::START);
        assert_eq!(plan.moved[&StreamId::new("a").unwrap()].version, Version(3));
    }

    #[test]
    fn several_changes_are_made_together_or_not_at_all() {
        let batch = [
            vec![change("a", 0, 1), change("b", 7, 1)],
            vec![change("b", 0, 1), change("a", 0, 1), change("b", 1, 1)],
        ];
        let plan = planned(&batch, Heads::new());
        assert_eq!(plan.answers, [conflict("b", 7, 0), Ok(vec![Version(1), Version(1), Version(2)])]);
        assert_eq!(plan.rows.len(), 3);
    }

    #[test]
    fn a_damaged_head_troubles_only_those_who_need_it() {
        let damaged = Trouble::Damaged { why: "head".into() };
        let heads = Heads::from([(StreamId::new("a").unwrap(), Err(damaged.clone()))]);
        let batch = [vec![change("a", 0, 1)], vec![change("b", 0, 1)]];
        let plan = planned(&batch, heads);
        assert_eq!(plan.answers, [Err(damaged.into()), Ok(vec![Version(1)])]);
    }

    #[test]
    fn a_stream_keeps_its_kind() {
        let other = Change { kind: Name::new("game").unwrap(), ..change("a", 1, 1) };
        let batch = [vec![change("a", 0, 1)], vec![other]];
        let plan = planned(&batch, Heads::new());
        assert!(matches!(&plan.answers[1], Err(AppendError::OtherKind { kind, .. }) if kind == "tournament"));
    }
}
