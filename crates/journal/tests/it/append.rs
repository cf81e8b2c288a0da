//! Appending and reading.

use journal::{AppendError, Change, Digest, Fact, MOST_FACTS, Options, Store, Trouble, Version};

use crate::bed::{Bed, change, counted, id, name, numbers, on_both};

on_both!(
    facts_come_back_as_they_went_in,
    a_decision_on_an_old_version_conflicts,
    several_streams_change_together_or_not_at_all,
    a_stream_is_read_from_any_version,
    streams_are_listed_by_kind,
    many_callers_at_once_share_commits_and_lose_nothing,
    an_append_brings_something_and_not_too_much,
    a_stream_keeps_its_kind,
    a_long_stream_is_read_in_order,
    however_many_streams_and_facts_come_together_all_of_them_are_there,
    a_closed_store_says_so,
    large_and_strange_facts_survive,
    a_summary_is_kept_with_the_facts_it_follows_from,
);

async fn facts_come_back_as_they_went_in(bed: Bed) {
    let store = bed.open().await;
    assert_eq!(store.append(change("t", 0, [1, 2])).await, Ok(Version(2)));
    let other = Change { who: name("Bo"), ..change("t", 2, [3]) };
    assert_eq!(store.append(other).await, Ok(Version(3)));
    store.close().await;

    let store = bed.open().await;
    let records = store.read(&id("t"), Version::NONE).await.unwrap();
    assert_eq!(numbers(&records), [1, 2, 3]);
    assert_eq!(records[2].who, "Bo");
    assert_eq!(records[0].at, "2026-11-15T20:41:51Z");
    assert_eq!(records[0].before, Digest::START);
    assert_eq!(records[2].before, records[1].hash);
    assert_eq!(records[2].hash, records[2].computed_hash("t", "tournament"));
    let stream = store.stream(&id("t")).await.unwrap().unwrap();
    assert_eq!((stream.version, stream.head), (Version(3), records[2].hash));
    assert_eq!(store.stream(&id("nobody")).await, Ok(None));
}

async fn a_decision_on_an_old_version_conflicts(bed: Bed) {
    let store = counted(&bed, "t", 3).await;
    for expected in [0, 2, 4, u64::MAX] {
        let conflict =
            AppendError::Conflict { stream: id("t"), expected: Version(expected), current: Version(3) };
        assert_eq!(store.append(change("t", expected, [9])).await, Err(conflict));
    }
    assert_eq!(numbers(&store.read(&id("t"), Version(1)).await.unwrap()), [1, 2, 3]);
    assert_eq!(store.append(change("t", 3, [4])).await, Ok(Version(4)));
}

async fn several_streams_change_together_or_not_at_all(bed: Bed) {
    let store = counted(&bed, "a", 1).await;
    let refused = store.append_all(vec![change("b", 0, [1]), change("a", 0, [2])]).await;
    assert!(matches!(refused, Err(AppendError::Conflict { .. })));
    assert_eq!(store.stream(&id("b")).await, Ok(None));

    let made = store.append_all(vec![change("b", 0, [1]), change("a", 1, [2]), change("b", 1, [2])]).await;
    assert_eq!(made, Ok(vec![Version(1), Version(2), Version(2)]));
    assert!(store.verify_all().await.unwrap().is_clean());
}

async fn a_stream_is_read_from_any_version(bed: Bed) {
    let store = counted(&bed, "t", 5).await;
    let all: &[u64] = &[1, 2, 3, 4, 5];
    for (from, expected) in [(0, all), (1, all), (4, &all[3..]), (6, &[]), (u64::MAX, &[])] {
        let records = store.read(&id("t"), Version(from)).await.unwrap();
        assert_eq!(numbers(&records), expected, "from {from}");
    }
    assert!(store.read(&id("nobody"), Version(1)).await.unwrap().is_empty());
}

async fn streams_are_listed_by_kind(bed: Bed) {
    let store = bed.open().await;
    // Sorted by bytes on both databases, whatever language the server speaks.
    for stream in ["b", "Ż", "a", "B"] {
        store.append(change(stream, 0, [1])).await.unwrap();
    }
    store.append(Change { kind: name("game"), ..change("g", 0, [1, 2]) }).await.unwrap();
    let listed = async |kind: Option<&str>| {
        let kind = kind.map(name);
        let streams = store.streams(kind.as_ref()).await.unwrap();
        streams.iter().map(|stream| format!("{} {}", stream.id, stream.version)).collect::<Vec<_>>()
    };
    assert_eq!(listed(Some("tournament")).await, ["B 1", "a 1", "b 1", "Ż 1"]);
    assert_eq!(listed(Some("game")).await, ["g 2"]);
    assert_eq!(listed(None).await, ["B 1", "a 1", "b 1", "g 2", "Ż 1"]);
    assert!(listed(Some("nothing")).await.is_empty());
}

async fn many_callers_at_once_share_commits_and_lose_nothing(bed: Bed) {
    const CALLERS: u64 = 64;
    const EACH: u64 = 10;
    let store = bed.open().await;
    let callers: Vec<_> = (0..CALLERS)
        .map(|caller| {
            let store = store.clone();
            tokio::spawn(async move {
                for version in 0..EACH {
                    store.append(change(&format!("t{caller}"), version, [version])).await.unwrap();
                }
            })
        })
        .collect();
    for caller in callers {
        caller.await.unwrap();
    }
    let stats = store.stats();
    assert_eq!(stats.appends, CALLERS * EACH);
    assert!(stats.commits < stats.appends, "{stats:?}");
    let verdict = store.verify_all().await.unwrap();
    assert_eq!((verdict.streams, verdict.records, verdict.is_clean()), (CALLERS, CALLERS * EACH, true));
}

async fn an_append_brings_something_and_not_too_much(bed: Bed) {
    let store = bed.open().await;
    assert_eq!(store.append_all(vec![]).await, Err(AppendError::Nothing));
    assert_eq!(store.append(change("t", 0, [])).await, Err(AppendError::Nothing));
    let facts = MOST_FACTS + 1;
    assert_eq!(
        store.append(change("t", 0, 0..facts as u64)).await,
        Err(AppendError::TooMany { facts, most: MOST_FACTS })
    );
    let large = Fact::new("large", &format!("\"{}\"", "x".repeat(1024 * 1024 - 2))).unwrap();
    let heavy = Change { facts: vec![large; 65], ..change("t", 0, []) };
    assert!(matches!(store.append(heavy).await, Err(AppendError::TooLarge { .. })));
    assert_eq!(store.append(change("t", 0, 1..=MOST_FACTS as u64)).await, Ok(Version(MOST_FACTS as u64)));
}

async fn a_stream_keeps_its_kind(bed: Bed) {
    let store = counted(&bed, "t", 1).await;
    let other = Change { kind: name("game"), ..change("t", 1, [2]) };
    let refused = AppendError::OtherKind { stream: id("t"), kind: "tournament".into() };
    assert_eq!(store.append(other).await, Err(refused));
}

async fn a_long_stream_is_read_in_order(bed: Bed) {
    let store = counted(&bed, "t", 2_500).await;
    let records = store.read(&id("t"), Version(1)).await.unwrap();
    assert_eq!(numbers(&records), (1..=2_500).collect::<Vec<u64>>());
    assert!(store.verify(&id("t")).await.unwrap().is_clean());
}

/// Rows are written so many at a time: none is left out, whatever their number.
async fn however_many_streams_and_facts_come_together_all_of_them_are_there(bed: Bed) {
    let store = bed.open().await;
    for together in [1_u64, 2, 3, 7, 63, 64, 65, 127, 130] {
        let stream = |number| format!("{together}-{number}");
        let changes: Vec<Change> = (0..together).map(|number| change(&stream(number), 0, [7, 8])).collect();
        let made = store.append_all(changes).await;
        assert_eq!(made, Ok(vec![Version(2); together as usize]));
        for number in 0..together {
            let records = store.read(&id(&stream(number)), Version(1)).await.unwrap();
            assert_eq!(numbers(&records), [7, 8], "{number} of {together}");
        }
    }
    assert!(store.verify_all().await.unwrap().is_clean());
}

async fn a_closed_store_says_so(bed: Bed) {
    let store = counted(&bed, "t", 1).await;
    let mut watch = store.watch(&id("t")).await.unwrap();
    store.close().await;
    assert_eq!(store.append(change("t", 1, [2])).await, Err(AppendError::Trouble(Trouble::Closed)));
    assert_eq!(store.read(&id("t"), Version(1)).await, Err(Trouble::Closed));
    assert!(matches!(store.watch(&id("t")).await, Err(Trouble::Closed)));
    assert_eq!(watch.beyond(Version(1)).await, None);
    store.close().await;
}

async fn large_and_strange_facts_survive(bed: Bed) {
    let store = Store::open(&bed.place(), &Options::default()).await.unwrap();
    let bodies = [
        "null".to_owned(),
        "\"\\u0000 żółć 🎲 '; DROP TABLE record; --\"".to_owned(),
        "1e999999".to_owned(),
        format!("\"{}\"", "ż".repeat(500_000)),
        "[".repeat(100) + &"]".repeat(100),
        "{\"a\":1,\"a\":2}".to_owned(),
    ];
    let facts: Vec<Fact> = bodies.iter().map(|body| Fact::new("strange", body).unwrap()).collect();
    store.append(Change { facts, ..change("'; --\u{2028}ż", 0, []) }).await.unwrap();
    let records = store.read(&id("'; --\u{2028}ż"), Version(1)).await.unwrap();
    assert_eq!(records.iter().map(|record| record.body.as_str()).collect::<Vec<_>>(), bodies);
    assert!(store.verify_all().await.unwrap().is_clean());
}

async fn a_summary_is_kept_with_the_facts_it_follows_from(bed: Bed) {
    let store = bed.open().await;
    let kind = journal::Name::new("tournament").unwrap();
    let summed = |expected: u64, body: &str| journal::Append {
        changes: vec![change("a", expected, [1])],
        summaries: [(id("a"), body.to_owned())].into(),
        ..journal::Append::default()
    };
    let bodies = async |store: &journal::Store| -> Vec<Option<String>> {
        store.summaries(&kind).await.unwrap().into_iter().map(|summary| summary.body).collect()
    };
    store.commit(summed(0, "\"one\"")).await.unwrap();
    assert_eq!(bodies(&store).await, [Some("\"one\"".to_owned())]);
    assert!(store.commit(summed(0, "\"late\"")).await.is_err());
    assert_eq!(bodies(&store).await, [Some("\"one\"".to_owned())], "a conflict leaves it alone");
    store.append(change("a", 1, [2])).await.unwrap();
    assert_eq!(bodies(&store).await, [None], "one older than its stream is none");
    store.note_summary(&id("a"), Version(2), "\"two\"").await.unwrap();
    store.note_summary(&id("a"), Version(1), "\"old\"").await.unwrap();
    assert_eq!(bodies(&store).await, [Some("\"two\"".to_owned())], "a newer one stays");
    let long = "x".repeat(journal::MOST_SUMMARY_BYTES + 1);
    assert!(matches!(store.commit(summed(2, &long)).await, Err(AppendError::TooLarge { .. })));
    assert!(store.verify_all().await.unwrap().is_clean());
}
