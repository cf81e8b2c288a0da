//! Commands: one at a time, decided on the newest state, stored before they are acknowledged.

use std::sync::Arc;
use std::time::Duration;

use journal::Version;
use rooms::{Rooms, Setback, Terms};

use crate::jar::{Jar, placed, put, store};

/// Two rooms of one stream are two nodes to the journal: whoever conflicts catches up and decides again.
#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn nodes_that_overtake_each_other_lose_and_double_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(&folder).await;
    let nodes: Vec<Arc<Rooms<Jar>>> = (0..3).map(|_| Arc::new(Rooms::new(store.clone()))).collect();
    let code = nodes[0].found(placed(100), None).await.unwrap().code().to_owned();
    let mut putting = Vec::new();
    for at in 0..60 {
        let (node, code) = (Arc::clone(&nodes[at % 3]), code.clone());
        putting.push(tokio::spawn(async move {
            let room = node.room(&code).await.unwrap();
            room.command(&Terms::default(), put(&format!("p{at}"), 2)).await.map(|after| after.version)
        }));
    }
    let (mut accepted, mut refused) = (0, 0);
    for one in putting {
        match one.await.unwrap() {
            Ok(_) => accepted += 1,
            Err(Setback::Refused(_)) => refused += 1,
            Err(other) => panic!("{other:?}"),
        }
    }
    assert_eq!((accepted, refused), (50, 10), "a jar for 100 takes 50 times two");
    let fresh: Rooms<Jar> = Rooms::new(store);
    let room = fresh.room(&code).await.unwrap();
    assert_eq!((room.snapshot().state.beans, room.snapshot().version), (100, Version(101)));
    assert_eq!(room.history().await.unwrap().len(), 101);
    let counts = nodes
        .iter()
        .map(|node| node.tally().counts())
        .fold([0; 3], |sum, counts| [sum[0] + counts[0], sum[1] + counts[1], sum[2] + counts[2]]);
    assert_eq!(counts, [50, 10, 0]);
}

/// When a fact was stored is told by its number; what is not there was never stored.
#[tokio::test]
async fn when_a_fact_was_stored_is_known() {
    let now = || jiff::Timestamp::now().as_millisecond();
    let folder = tempfile::tempdir().unwrap();
    let rooms: Rooms<Jar> = Rooms::new(store(&folder).await);
    let before = now();
    let room = rooms.found(placed(9), None).await.unwrap();
    let between = now();
    tokio::time::sleep(Duration::from_millis(3)).await;
    room.command(&Terms::default(), put("Ana", 1)).await.unwrap();
    let after = now();
    let stored_at = async |version| room.stored_at(Version(version)).await.unwrap();
    assert!((before..=between).contains(&stored_at(1).await.unwrap()));
    assert!((between + 1..=after).contains(&stored_at(2).await.unwrap()));
    assert_eq!(stored_at(room.snapshot().version.0 + 1).await, None);
}

#[tokio::test]
async fn a_refusal_changes_nothing_and_a_stale_command_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let rooms: Rooms<Jar> = Rooms::new(store(&folder).await);
    let room = rooms.found(placed(3), None).await.unwrap();
    assert!(matches!(room.command(&Terms::default(), put("Ana", 4)).await, Err(Setback::Refused(_))));
    assert_eq!(room.snapshot().version, Version(1));
    let pinned = Terms { expected: Some(Version(1)), ..Terms::default() };
    assert_eq!(room.command(&pinned, put("Ana", 2)).await.unwrap().version, Version(3));
    let moved = room.command(&pinned, put("Bo", 1)).await;
    assert!(matches!(moved, Err(Setback::Moved { expected: Version(1), version: Version(3) })));
    assert_eq!(room.snapshot().state.beans, 2);
}

/// What another node wrote while a command was under way here is followed, though that command comes to nothing and so brings
/// nobody there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_command_that_comes_to_nothing_does_not_keep_the_room_behind() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(&folder).await;
    let (here, there): (Rooms<Jar>, Rooms<Jar>) = (Rooms::new(store.clone()), Rooms::new(store));
    let code = here.found(placed(9), None).await.unwrap().code().to_owned();
    let (room, elsewhere) = (here.room(&code).await.unwrap(), there.room(&code).await.unwrap());
    let (begun, has_begun) = std::sync::mpsc::channel();
    let (go_on, goes_on) = std::sync::mpsc::channel::<()>();
    let goes_on = std::sync::Mutex::new(goes_on);
    let held = Arc::clone(&room);
    let refused = tokio::spawn(async move {
        let given = move |_: &Jar| {
            begun.send(()).unwrap();
            goes_on.lock().unwrap().recv().unwrap();
            Ok(())
        };
        let terms = Terms { given: Some(&given), ..Terms::default() };
        held.command(&terms, put("Ana", 99)).await.is_err()
    });
    tokio::task::spawn_blocking(move || has_begun.recv().unwrap()).await.unwrap();
    let written = elsewhere.command(&Terms::default(), put("Bo", 2)).await.unwrap().version;
    go_on.send(()).unwrap();
    assert!(refused.await.unwrap());
    assert_eq!(room.at_least(written, Duration::from_secs(20)).await.version, written);
}
