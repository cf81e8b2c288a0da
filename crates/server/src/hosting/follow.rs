//! Keeps the tables of a tournament in step with it: whenever it goes on, tables of a published round are opened, told that the
//! round was started, that its time is up, that a result was entered. Nothing depends on it: whoever opens a table brings it
//! up to date as well.

use std::collections::HashMap;
use std::time::Duration;

use tokio::sync::mpsc::UnboundedReceiver;
use tokio::task::JoinHandle;
use tournament::Tournament;

use super::{news, spots};
use crate::{App, clock};
use web::Problem;

/// The longest wait for the end of a round's time before it is looked at again.
const LONGEST: Duration = Duration::from_hours(12);

/// Follows every tournament whose matches are played at tables, until the server stops.
pub(crate) async fn follow(app: App, mut moved: UnboundedReceiver<String>) {
    let mut waiting: HashMap<String, JoinHandle<()>> = HashMap::new();
    while let Some(Some(code)) = app.stopping.run_until_cancelled(moved.recv()).await {
        waiting.retain(|_, task| !task.is_finished());
        if let Some(before) = waiting.remove(&code) {
            before.abort();
        }
        let next = match keep_up(&app, &code).await {
            Ok(next) => next,
            Err(problem) => {
                tracing::warn!(tournament = code, ?problem, "tables are not in step with their tournament");
                None
            }
        };
        if let Some(wait) = next {
            let again = app.clone();
            let whose = code.clone();
            let task = rooms::spawn(async move {
                tokio::time::sleep(wait).await;
                again.hall.moved(&whose);
            });
            waiting.insert(code, task);
        }
    }
    for task in waiting.into_values() {
        task.abort();
    }
}

/// Opens and tells the tables of the current round; says after how long something is due by itself.
async fn keep_up(app: &App, code: &str) -> Result<Option<Duration>, Problem> {
    let tournament = app.hall.room(code).await?.snapshot().tournament;
    let Some(kind) = app.kind_of(&tournament) else { return Ok(None) };
    for spot in spots(code, &tournament) {
        if let Some(drawn) = spot.before() {
            kind.tell(&drawn.text(), news(&tournament, &drawn, clock::now())).await?;
        }
        let news = news(&tournament, &spot, clock::now());
        match news.result {
            None => _ = app.open_table(&tournament, &spot).await?,
            Some(_) => kind.tell(&spot.text(), news).await?,
        }
        let over = app.table_stand(&tournament, &spot).await?.is_some_and(|stand| stand.over.is_some());
        if over && news.result.is_none() {
            super::result::bring_back(app, &spot).await?;
        }
    }
    Ok(next_end(&tournament))
}

/// Until the time of the next table that still plays is up.
fn next_end(tournament: &Tournament) -> Option<Duration> {
    let round = tournament.current_round()?;
    let length = i64::from(round.clock.length_seconds?);
    let now = clock::now();
    let ends = round.matches.iter().filter(|it| it.result.is_none());
    let ends = ends.filter_map(|it| round.clock.moment_of(length + i64::from(it.extension_seconds)));
    let next = ends.filter(|end| *end > now).min()?;
    let millis = u64::try_from(next.since(now)).unwrap_or(0);
    Some(Duration::from_millis(millis + 1).min(LONGEST))
}
