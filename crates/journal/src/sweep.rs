//! The regular look at the streams somebody waits for, which bounds what a lost notification costs.

use std::sync::Arc;
use std::time::Duration;

use crate::engine::Engine;
use crate::hub::Hub;
use crate::snapshot::text;
use crate::trouble::Trouble;
use crate::words::{StreamId, Version};

/// Looks at the watched streams now and then, and at once after something was missed.
pub(crate) async fn sweep(hub: Arc<Hub>, engine: Arc<Engine>, every: Duration) {
    loop {
        tokio::select! {
            () = tokio::time::sleep(every) => {}
            () = hub.looked_for() => {}
        }
        let watched = hub.watched();
        if watched.is_empty() {
            continue;
        }
        match versions(&engine, &watched).await {
            Ok(versions) => versions.iter().for_each(|(stream, version)| hub.reached(stream, *version)),
            // The next look comes anyway.
            Err(trouble) => tracing::warn!(%trouble, "journal: watched streams could not be looked at"),
        }
    }
}

async fn versions(engine: &Engine, streams: &[StreamId]) -> Result<Vec<(StreamId, Version)>, Trouble> {
    let rows = engine.snapshot().await?.versions(streams).await?;
    let known = |(id, version): (Option<Vec<u8>>, i64)| {
        let stream = StreamId::new(&text(id.as_deref())?).ok()?;
        Some((stream, Version(u64::try_from(version).ok()?)))
    };
    Ok(rows.into_iter().filter_map(known).collect())
}
