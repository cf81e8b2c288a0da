//! Watching: on one node, and from one node to another.

use std::time::Duration;

use journal::{Options, Store, Version};
use testbed::Postgres;

use crate::bed::{Bed, change, counted, id, on_both};

on_both!(a_watch_knows_where_the_stream_stands_and_wakes_when_it_goes_on, another_node_wakes_too,);

async fn a_watch_knows_where_the_stream_stands_and_wakes_when_it_goes_on(bed: Bed) {
    let store = counted(&bed, "t", 2).await;
    let mut watch = store.watch(&id("t")).await.unwrap();
    assert_eq!(watch.beyond(Version::NONE).await, Some(Version(2)));
    let mut early = store.watch(&id("later")).await.unwrap();
    let waiting =
        tokio::spawn(async move { (watch.beyond(Version(2)).await, early.beyond(Version(0)).await) });
    store.append(change("t", 2, [3, 4])).await.unwrap();
    store.append(change("later", 0, [1])).await.unwrap();
    assert_eq!(waiting.await.unwrap(), (Some(Version(4)), Some(Version(1))));
}

/// Two stores on one database are two nodes: PostgreSQL notifies, a SQLite file is looked at again.
async fn another_node_wakes_too(bed: Bed) {
    let quick = Options { sweep: Duration::from_millis(50), ..Options::default() };
    let here = Store::open(&bed.place(), &quick).await.unwrap();
    let there = Store::open(&bed.place(), &quick).await.unwrap();
    let mut watch = there.watch(&id("t")).await.unwrap();
    for version in 0..5 {
        here.append(change("t", version, [1])).await.unwrap();
        assert_eq!(watch.beyond(Version(version)).await, Some(Version(version + 1)));
    }
}

/// With the regular look an hour away only `NOTIFY` can wake the other node.
#[tokio::test(flavor = "multi_thread")]
async fn postgres_tells_other_nodes_at_once_and_again_after_a_lost_connection() {
    let server = Postgres::private();
    let bed = Bed::of(server.database());
    let patient = Options { sweep: Duration::from_hours(1), ..Options::default() };
    let here = Store::open(&bed.place(), &patient).await.unwrap();
    let there = Store::open(&bed.place(), &patient).await.unwrap();
    let mut watch = there.watch(&id("t")).await.unwrap();
    here.append(change("t", 0, [1])).await.unwrap();
    assert_eq!(watch.beyond(Version(0)).await, Some(Version(1)));

    // All connections end; both nodes come back by themselves and what was missed is looked up.
    server.kill();
    server.start();
    let mut version = Version(1);
    while let Err(trouble) = here.append(change("t", version.0, [2])).await {
        version = here.stream(&id("t")).await.map_or(version, |stream| stream.unwrap().version);
        assert!(matches!(trouble, journal::AppendError::Trouble(_)), "{trouble}");
    }
    assert_eq!(watch.beyond(version).await, Some(Version(version.0 + 1)));
}
