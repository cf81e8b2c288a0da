//! Opening, closing and listing rooms.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use journal::{StreamId, Version};
use rooms::{Rooms, Setback, Terms};

use crate::jar::{Jar, REBUILT, placed, put, store};

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn everybody_who_waits_gets_the_same_opening() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(&folder).await;
    let code = Rooms::<Jar>::new(store.clone()).found(placed(9), None).await.unwrap().code().to_owned();
    let rooms: Arc<Rooms<Jar>> = Arc::new(Rooms::new(store));
    let before = REBUILT.load(Ordering::Relaxed);
    let asking = (0..64).map(|_| {
        let (rooms, code) = (Arc::clone(&rooms), code.clone());
        tokio::spawn(async move { rooms.room(&code).await.map(|room| Arc::as_ptr(&room) as usize) })
    });
    let mut found = Vec::new();
    for asked in asking.collect::<Vec<_>>() {
        found.push(asked.await.unwrap().unwrap());
    }
    found.dedup();
    assert_eq!(found.len(), 1);
    assert_eq!(REBUILT.load(Ordering::Relaxed) - before, 1);
}

#[tokio::test]
async fn only_streams_of_the_own_kind_are_opened_and_errors_repeat_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(&folder).await;
    let rooms: Rooms<Jar> = Rooms::new(store.clone());
    let room = rooms.found(placed(9), None).await.unwrap();
    let seed = room.seed().reveal();
    for code in [format!("{}.seed", room.code()), "ZZZZZZ".into(), "\r\n".into(), String::new()] {
        let refused = rooms.room(&code).await.unwrap_err();
        assert!(matches!(refused, Setback::Unknown), "{code}: {refused:?}");
        assert!(!format!("{refused:?}").contains(&seed));
    }
    // A stream of another kind under a code is not taken for a jar either.
    let other = journal::Change {
        stream: StreamId::new("AAAAAA").unwrap(),
        kind: journal::Name::new("box").unwrap(),
        expected: Version::NONE,
        who: journal::Name::new("Ana").unwrap(),
        at: journal::Moment::new("2026-11-15T20:41:51Z").unwrap(),
        facts: vec![journal::Fact::new("fact", r#"{"placed":{"room_for":9}}"#).unwrap()],
    };
    store.append(other).await.unwrap();
    assert!(matches!(rooms.room("AAAAAA").await, Err(Setback::Unknown)));
    // What cannot be read is named by its place.
    let broken = journal::Change {
        stream: StreamId::new("BBBBBB").unwrap(),
        kind: journal::Name::new("jar").unwrap(),
        expected: Version::NONE,
        who: journal::Name::new("Ana").unwrap(),
        at: journal::Moment::new("2026-11-15T20:41:51Z").unwrap(),
        facts: vec![journal::Fact::new("fact", r#""hunter2""#).unwrap()],
    };
    store.append(broken).await.unwrap();
    let Err(Setback::Damaged(why)) = rooms.room("BBBBBB").await else { panic!("it cannot be read") };
    assert!(why.contains("record 1") && !why.contains("hunter2"), "{why}");
    assert_eq!(rooms.list().await.unwrap().len(), 1, "one bad stream does not hide the others");
}

#[tokio::test]
async fn rooms_nobody_is_in_are_closed_down_to_the_limit() {
    let folder = tempfile::tempdir().unwrap();
    let rooms: Rooms<Jar> = Rooms::new(store(&folder).await).with_most(3);
    let held = rooms.found(placed(9), None).await.unwrap();
    let followed = rooms.found(placed(9), None).await.unwrap();
    let (watch, code) = (followed.watch(), followed.code().to_owned());
    drop(followed);
    let mut crowd = Vec::new();
    for _ in 0..5 {
        crowd.push(rooms.found(placed(9), None).await.unwrap());
    }
    assert_eq!(rooms.occupied().0, 7, "somebody is in each");
    crowd.clear();
    rooms.found(placed(9), None).await.unwrap();
    assert_eq!(rooms.occupied(), (3, 1));
    assert!(Arc::ptr_eq(&held, &rooms.room(held.code()).await.unwrap()));
    assert_eq!(watch.borrow().version, rooms.room(&code).await.unwrap().snapshot().version);
}

#[tokio::test]
async fn a_list_reads_no_stream_once_there_are_summaries() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(&folder).await;
    let rooms: Rooms<Jar> = Rooms::new(store.clone());
    for beans in 0..4 {
        let room = rooms.found(placed(9), None).await.unwrap();
        if beans > 0 {
            room.command(&Terms::default(), put("Ana", beans)).await.unwrap();
        }
    }
    let fresh: Rooms<Jar> = Rooms::new(store.clone());
    let before = REBUILT.load(Ordering::Relaxed);
    let mut beans: Vec<u32> = fresh.list().await.unwrap().into_iter().map(|listed| listed.summary).collect();
    beans.sort_unstable();
    assert_eq!(beans, [0, 1, 2, 3]);
    assert_eq!(REBUILT.load(Ordering::Relaxed), before);
    // A stream written by an older release has none: it is made once.
    let code = rooms.found(placed(9), None).await.unwrap().code().to_owned();
    let stale = journal::Change {
        stream: StreamId::new(&code).unwrap(),
        kind: journal::Name::new("jar").unwrap(),
        expected: Version(1),
        who: journal::Name::new("Ana").unwrap(),
        at: journal::Moment::new("2026-11-15T20:41:51Z").unwrap(),
        facts: vec![journal::Fact::new("fact", r#"{"fell":{"who":"Ana","lucky":3}}"#).unwrap(); 8],
    };
    store.append(stale).await.unwrap();
    for opened in [1, 0] {
        let again: Rooms<Jar> = Rooms::new(store.clone());
        let before = REBUILT.load(Ordering::Relaxed);
        let listed = again.list().await.unwrap();
        assert!(listed.iter().any(|one| one.code == code && one.summary == 8));
        assert_eq!(REBUILT.load(Ordering::Relaxed) - before, opened);
    }
}

#[tokio::test]
async fn a_page_waits_for_the_version_it_has_heard_of() {
    let folder = tempfile::tempdir().unwrap();
    let store = store(&folder).await;
    let here: Rooms<Jar> = Rooms::new(store.clone());
    let there: Rooms<Jar> = Rooms::new(store);
    let room = here.found(placed(9), None).await.unwrap();
    let behind = there.room(room.code()).await.unwrap();
    room.command(&Terms::default(), put("Ana", 2)).await.unwrap();
    let reached = behind.at_least(Version(3), Duration::from_secs(30)).await;
    assert_eq!((reached.version, reached.state.beans), (Version(3), 2));
    let impatient = behind.at_least(Version(99), Duration::from_millis(20)).await;
    assert_eq!(impatient.version, Version(3), "what there is, rather than nothing");
}
