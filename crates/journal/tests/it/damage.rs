//! Rows changed by hand: verification names them, and nothing panics on them.

use journal::{AppendError, Fault, Noted, Store, Trouble, Version};

use crate::bed::{Bed, change, counted, id, numbers, on_both};

on_both!(
    an_untouched_store_is_clean,
    a_changed_record_is_named,
    a_missing_record_is_named,
    exchanged_records_are_named,
    a_record_moved_to_another_stream_is_named,
    the_end_of_a_stream_cannot_be_cut_off_unseen,
    a_stream_without_its_row_is_named,
    a_record_with_its_hash_made_anew_breaks_the_next_link,
    rows_nobody_could_have_written_are_named_and_never_a_panic,
    a_place_taken_behind_our_back_troubles_only_that_stream,
    findings_have_an_end,
    an_end_cut_off_with_all_that_names_it_is_found_by_what_was_noted,
);

/// What verification says of each broken stream, one a line.
async fn findings(store: &Store) -> Vec<String> {
    let verdict = store.verify_all().await.unwrap();
    let of_all = verdict.findings.iter().map(|finding| format!("{} {:?}", finding.stream, finding.fault));
    of_all.collect()
}

/// Tampers with a stream `t` of five records (beside an untouched one) and compares what verification says.
async fn check(bed: Bed, sql: &str, expected: &[&str]) {
    let store = counted(&bed, "t", 5).await;
    store.append(change("untouched", 0, 1..=3)).await.unwrap();
    bed.tamper(sql).await;
    assert_eq!(findings(&store).await, expected, "{sql}");
    let alone = store.verify(&id("t")).await.unwrap();
    assert_eq!(alone.is_clean(), expected.is_empty(), "{sql}");
    assert!(store.verify(&id("untouched")).await.unwrap().is_clean());
}

async fn an_untouched_store_is_clean(bed: Bed) {
    let store = bed.open().await;
    assert!(store.verify_all().await.unwrap().is_clean());
    assert!(store.verify(&id("nobody")).await.unwrap().is_clean());
    check(bed, "SELECT 1", &[]).await;
}

async fn a_changed_record_is_named(bed: Bed) {
    let sql = "UPDATE record SET body = '{\"n\":7}' WHERE stream = 't' AND version = 3";
    check(bed, sql, &["t Changed { version: Version(3) }"]).await;
}

async fn a_missing_record_is_named(bed: Bed) {
    let sql = "DELETE FROM record WHERE stream = 't' AND version IN (2, 3)";
    check(bed, sql, &["t Missing { first: Version(2), last: Version(3) }"]).await;
}

async fn exchanged_records_are_named(bed: Bed) {
    let sql = "UPDATE record SET version = 99 WHERE stream = 't' AND version = 2;
               UPDATE record SET version = 2 WHERE stream = 't' AND version = 3;
               UPDATE record SET version = 3 WHERE stream = 't' AND version = 99;";
    let expected = [
        "t Changed { version: Version(2) }",
        "t Unlinked { version: Version(2) }",
        "t Changed { version: Version(3) }",
        "t Unlinked { version: Version(3) }",
        "t Unlinked { version: Version(4) }",
    ];
    check(bed, sql, &expected).await;
}

async fn a_record_moved_to_another_stream_is_named(bed: Bed) {
    let sql = "DELETE FROM record WHERE stream = 't' AND version = 5;
               UPDATE record SET stream = 't', version = 5 WHERE stream = 'other' AND version = 2;
               UPDATE stream SET version = 1 WHERE id = 'other';";
    let store = counted(&bed, "t", 5).await;
    store.append(change("other", 0, [1, 2])).await.unwrap();
    bed.tamper(sql).await;
    assert_eq!(
        findings(&store).await,
        [
            "other OtherHead { version: Version(1) }",
            "t Changed { version: Version(5) }",
            "t Unlinked { version: Version(5) }",
            "t OtherHead { version: Version(5) }",
        ]
    );
}

async fn the_end_of_a_stream_cannot_be_cut_off_unseen(bed: Bed) {
    let sql = "DELETE FROM record WHERE stream = 't' AND version >= 4";
    check(bed, sql, &["t Missing { first: Version(4), last: Version(5) }"]).await;
}

async fn a_stream_without_its_row_is_named(bed: Bed) {
    check(bed, "DELETE FROM stream WHERE id = 't'", &["t NoStream"]).await;
}

async fn a_record_with_its_hash_made_anew_breaks_the_next_link(bed: Bed) {
    let store = counted(&bed, "t", 3).await;
    let mut forged = store.read(&id("t"), Version(2)).await.unwrap().swap_remove(0);
    forged.body = "{\"n\":7}".into();
    let hash = forged.computed_hash("t", "tournament").to_string();
    let bytes = if bed.is_sqlite() { format!("x'{hash}'") } else { format!("'\\x{hash}'") };
    bed.tamper(&format!(
        "UPDATE record SET body = '{{\"n\":7}}', hash = {bytes} WHERE stream = 't' AND version = 2"
    ))
    .await;
    assert_eq!(findings(&store).await, ["t Unlinked { version: Version(3) }"]);
}

async fn rows_nobody_could_have_written_are_named_and_never_a_panic(bed: Bed) {
    let mut cases = vec![
        ("UPDATE record SET body = 'no json' WHERE version = 2", "Changed"),
        ("UPDATE record SET body = '' WHERE version = 2", "NotJson"),
        ("UPDATE record SET who = '', kind = '', at = 'noon' WHERE version = 2", "Changed"),
        ("UPDATE record SET version = -5 WHERE version = 2", "Unreadable { version: -5"),
        ("UPDATE record SET version = 0 WHERE version = 2", "Unreadable { version: 0"),
        ("UPDATE record SET version = 9223372036854775807 WHERE version = 3", "Beyond"),
        ("UPDATE stream SET version = -1", "UnreadableStream"),
        ("UPDATE stream SET version = 9223372036854775807", "Missing"),
        ("UPDATE stream SET kind = ''", "Changed"),
        ("UPDATE stream SET id = ''", "NoStream"),
    ];
    if bed.is_sqlite() {
        cases.extend([
            ("UPDATE record SET hash = x'00' WHERE version = 2", "column: \"hash\""),
            ("UPDATE record SET before = x'' WHERE version = 2", "column: \"before\""),
            ("UPDATE record SET body = CAST(x'ff00' AS TEXT) WHERE version = 2", "column: \"body\""),
            ("UPDATE record SET who = CAST(x'c3' AS TEXT) WHERE version = 2", "column: \"who\""),
            ("UPDATE record SET body = hex(zeroblob(50000000)) WHERE version = 2", "column: \"body\""),
            ("UPDATE record SET kind = hex(zeroblob(1000)) WHERE version = 2", "column: \"kind\""),
            ("UPDATE stream SET head = x'0102'", "UnreadableStream"),
            ("UPDATE stream SET kind = CAST(x'ff' AS TEXT)", "UnreadableStream"),
            ("UPDATE stream SET id = CAST(x'ff' AS TEXT)", "UnreadableStream"),
            ("UPDATE record SET stream = CAST(x'ff' AS TEXT)", "NoStream"),
        ]);
    } else {
        cases.extend([
            ("UPDATE record SET hash = '\\x00' WHERE version = 2", "column: \"hash\""),
            ("UPDATE record SET before = '' WHERE version = 2", "column: \"before\""),
            ("UPDATE record SET body = repeat('0', 50000000) WHERE version = 2", "column: \"body\""),
            ("UPDATE record SET kind = repeat('0', 1000) WHERE version = 2", "column: \"kind\""),
            ("UPDATE stream SET head = '\\x0102'", "UnreadableStream"),
        ]);
    }
    for (sql, expected) in cases {
        let bed = if bed.is_sqlite() { Bed::sqlite() } else { Bed::postgres() };
        let store = counted(&bed, "t", 3).await;
        bed.tamper(sql).await;
        let found = findings(&store).await;
        assert!(found.iter().any(|finding| finding.contains(expected)), "{sql}: {found:?}");
        // Whatever these answer, they answer.
        let _ = store.read(&id("t"), Version(1)).await;
        let _ = store.streams(None).await.unwrap();
        let _ = store.export(&id("t"), &mut tokio::io::sink()).await;
        let _ = store.backup(&bed.file("backup")).await;
        let _ = store.append(change("t", 3, [4])).await;
        assert_eq!(store.append(change("other", 0, [1])).await, Ok(Version(1)), "{sql}");
    }
}

async fn a_place_taken_behind_our_back_troubles_only_that_stream(bed: Bed) {
    let store = counted(&bed, "t", 3).await;
    bed.tamper("UPDATE stream SET version = 2").await;
    let appends = ["t", "a", "b"].map(|stream| {
        let store = store.clone();
        let expected = if stream == "t" { 2 } else { 0 };
        tokio::spawn(async move { store.append(change(stream, expected, [9])).await })
    });
    let [on_t, on_a, on_b] = appends;
    assert!(matches!(on_t.await.unwrap(), Err(AppendError::Trouble(Trouble::Damaged { .. }))));
    assert_eq!((on_a.await.unwrap(), on_b.await.unwrap()), (Ok(Version(1)), Ok(Version(1))));
    assert_eq!(numbers(&store.read(&id("t"), Version(1)).await.unwrap()), [1, 2, 3]);
    let verdict = store.verify(&id("t")).await.unwrap();
    assert_eq!(verdict.findings[0].fault, Fault::Beyond { end: Version(2), last: 3 });
}

async fn findings_have_an_end(bed: Bed) {
    let store = counted(&bed, "t", 1_500).await;
    bed.tamper("UPDATE record SET who = 'Eve'").await;
    let verdict = store.verify_all().await.unwrap();
    assert_eq!((verdict.findings.len(), verdict.more), (1_000, true));
}

/// Whoever cuts the end off and mends the stream's row leaves a clean chain; a list of heads kept elsewhere tells.
async fn an_end_cut_off_with_all_that_names_it_is_found_by_what_was_noted(bed: Bed) {
    let store = counted(&bed, "t", 5).await;
    store.append(change("grows", 0, 1..=3)).await.unwrap();
    let noted: Vec<Noted> = store
        .streams(None)
        .await
        .unwrap()
        .into_iter()
        .map(|it| Noted { stream: it.id.as_str().to_owned(), version: it.version.0, head: it.head })
        .collect();
    let compared = async || {
        let mut verdict = store.verify_all().await.unwrap();
        assert!(verdict.is_clean(), "the chain itself is whole: {verdict:?}");
        store.verify_noted(&noted, &mut verdict).await.unwrap();
        let of_all = verdict.findings.iter().map(|finding| format!("{} {:?}", finding.stream, finding.fault));
        of_all.collect::<Vec<_>>()
    };
    store.append(change("grows", 3, 4..=6)).await.unwrap();
    assert_eq!(compared().await, Vec::<String>::new(), "what came since changes nothing");
    bed.tamper(
        "DELETE FROM record WHERE stream = 't' AND version = 5;
         UPDATE stream SET version = 4, head = (SELECT hash FROM record WHERE stream = 't' AND version = 4)
         WHERE id = 't'",
    )
    .await;
    assert_eq!(compared().await, ["t NotAsNoted { version: Version(5) }"]);
    bed.tamper("DELETE FROM record WHERE stream = 't'; DELETE FROM stream WHERE id = 't'").await;
    assert_eq!(compared().await, ["t NotAsNoted { version: Version(5) }"]);
}
