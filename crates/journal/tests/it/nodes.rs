//! Several nodes on one database, deciding at once.

use std::time::Duration;

use journal::access::Kept;
use journal::{AppendError, Change, Digest, Moment, Name, Options, Store, Version};

use crate::bed::{Bed, change, id, numbers, on_both};

on_both!(
    two_nodes_hammer_the_same_streams_and_agree,
    nodes_that_start_together_share_one_schema,
    what_a_node_wrote_last_does_not_outweigh_what_another_stored,
);

const NODES: u64 = 2;
const TASKS: u64 = 4;
const APPENDS: u64 = 40;
const STREAMS: u64 = 3;

/// Each task appends the stream's sum so far plus its own step, deciding again after each conflict: if two decisions were
/// ever made on the same version, the sums would show it.
async fn two_nodes_hammer_the_same_streams_and_agree(bed: Bed) {
    let options = Options { sweep: Duration::from_millis(200), ..Options::default() };
    let mut nodes = Vec::new();
    for _ in 0..NODES {
        nodes.push(Store::open(&bed.place(), &options).await.unwrap());
    }
    let tasks: Vec<_> = (0..NODES * TASKS)
        .map(|task| {
            let node = nodes[(task % NODES) as usize].clone();
            tokio::spawn(async move {
                let mut conflicts = 0;
                for turn in 0..APPENDS {
                    conflicts += add(&node, &format!("s{}", (task + turn) % STREAMS), task + 1).await;
                }
                conflicts
            })
        })
        .collect();
    let mut conflicts = 0;
    for task in tasks {
        conflicts += task.await.unwrap();
    }
    assert!(conflicts > 0, "the tasks never met");

    let mut watched = Vec::new();
    for stream in (0..STREAMS).map(|stream| id(&format!("s{stream}"))) {
        let here = nodes[0].read(&stream, Version(1)).await.unwrap();
        assert_eq!(here, nodes[1].read(&stream, Version(1)).await.unwrap());
        // Every sum is greater than the one before: each was decided on the one before.
        let sums = numbers(&here);
        assert!(sums.windows(2).all(|pair| pair[0] < pair[1]), "{sums:?}");
        watched.push((stream, Version(here.len() as u64), sums.last().copied().unwrap()));
    }
    let appends: u64 = watched.iter().map(|(_, version, _)| version.0).sum();
    assert_eq!(appends, NODES * TASKS * APPENDS);
    let steps: u64 = (1..=NODES * TASKS).map(|step| step * APPENDS).sum();
    assert_eq!(watched.iter().map(|(_, _, sum)| sum).sum::<u64>(), steps);
    for node in &nodes {
        for (stream, version, _) in &watched {
            let mut watch = node.watch(stream).await.unwrap();
            assert_eq!(watch.beyond(Version(version.0 - 1)).await, Some(*version));
        }
        assert!(node.verify_all().await.unwrap().is_clean());
        node.close().await;
    }
}

/// Adds a step to a stream's sum; gives the number of conflicts it took.
async fn add(node: &Store, stream: &str, step: u64) -> u64 {
    let mut conflicts = 0;
    loop {
        let records = node.read(&id(stream), Version(1)).await.unwrap();
        let sum = numbers(&records).last().copied().unwrap_or(0);
        match node.append(change(stream, records.len() as u64, [sum + step])).await {
            Ok(_) => return conflicts,
            Err(AppendError::Conflict { .. }) => conflicts += 1,
            Err(other) => panic!("{other}"),
        }
    }
}

async fn nodes_that_start_together_share_one_schema(bed: Bed) {
    let opening: Vec<_> = (0..6)
        .map(|node| {
            let place = bed.place();
            tokio::spawn(async move {
                let store = Store::open(&place, &Options::default()).await.unwrap();
                store.append(change(&format!("s{node}"), 0, [node])).await.unwrap();
                store
            })
        })
        .collect();
    let mut nodes = Vec::new();
    for node in opening {
        nodes.push(node.await.unwrap());
    }
    assert_eq!(nodes[0].streams(None).await.unwrap().len(), 6);
}

/// A node may remember where it left a stream. What another has stored since counts, both ways: nobody is refused by a memory,
/// and nothing is stored on one.
async fn what_a_node_wrote_last_does_not_outweigh_what_another_stored(bed: Bed) {
    let here = Store::open(&bed.place(), &Options::default()).await.unwrap();
    let there = Store::open(&bed.place(), &Options::default()).await.unwrap();
    let evening = Moment::new("2026-11-18T20:00:00.000Z").unwrap();
    let kept = || Kept::new(Digest::of(b"key"), Digest::of(b"request"), "{}".to_owned(), &evening);
    here.append(change("a", 0, [1])).await.unwrap();
    here.append(change("a", 1, [2])).await.unwrap();
    there.append_once(vec![change("a", 2, [3])], kept()).await.unwrap();

    let behind = here.append(change("a", 2, [4])).await.unwrap_err();
    assert!(matches!(behind, AppendError::Conflict { current: Version(3), .. }), "{behind:?}");
    there.append(change("a", 3, [4])).await.unwrap();
    assert_eq!(here.append(change("a", 4, [5])).await, Ok(Version(5)), "whoever has read on is not refused");
    let again = here.append_once(vec![change("a", 5, [6])], kept()).await;
    assert_eq!(again, Err(AppendError::AnsweredBefore), "the other node has answered that");
    let other = Change { kind: Name::new("other").unwrap(), ..change("a", 5, [6]) };
    assert!(matches!(here.append(other).await, Err(AppendError::OtherKind { .. })));
    assert_eq!(here.append(change("a", 5, [6])).await, Ok(Version(6)));
    assert_eq!(numbers(&there.read(&id("a"), Version(1)).await.unwrap()), [1, 2, 3, 4, 5, 6]);
    assert!(here.verify_all().await.unwrap().is_clean());
}
