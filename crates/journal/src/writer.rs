//! Group commit: one task takes all appends that wait and stores them in one transaction.
//!
//! While one batch is being made durable the next gathers, so a burst of small appends shares an fsync and a lone append
//! waits for nobody. Each caller is answered for itself: a conflict of one is no matter of the others.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use tokio::sync::{mpsc, oneshot};

use crate::engine::Engine;
use crate::hub::Hub;
use crate::plan::{Answer, Plan};
use crate::record::{Append, Change};
use crate::setback::Setback;
use crate::trouble::Trouble;

/// How many appends may wait before further callers wait to be let in.
const WAITING: usize = 1024;
/// A batch is closed when it has this many appends, facts or bytes.
const MOST_APPENDS: usize = 256;
const MOST_FACTS: usize = 2_000;
const MOST_BYTES: usize = 8 * 1024 * 1024;
/// How often a batch is decided again when other nodes were faster.
const TRIES: usize = 8;

/// One caller's append.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) append: Append,
    pub(crate) answer: oneshot::Sender<Answer>,
}

/// What this node has stored since it was opened.
#[derive(Debug, Default)]
pub(crate) struct Tally {
    pub(crate) appends: AtomicU64,
    pub(crate) commits: AtomicU64,
}

/// Starts the writing task; it ends when the last sender is gone.
pub(crate) fn start(
    engine: Arc<Engine>,
    hub: Arc<Hub>,
    tally: Arc<Tally>,
) -> (mpsc::Sender<Request>, tokio::task::JoinHandle<()>) {
    let (sender, mut inbox) = mpsc::channel(WAITING);
    let task = tokio::spawn(async move {
        while let Some(first) = inbox.recv().await {
            let requests = gather(first, &mut inbox);
            let (appends, callers): (Vec<_>, Vec<_>) =
                requests.into_iter().map(|request| (request.append, request.answer)).unzip();
            let batch: Vec<&Append> = appends.iter().collect();
            let answers = settle(&engine, &hub, &tally, &batch).await;
            for (caller, answer) in callers.into_iter().zip(answers) {
                // A caller who has gone away does not want to know.
                let _ = caller.send(answer);
            }
        }
    });
    (sender, task)
}

/// Everything that waits, up to a batch.
fn gather(first: Request, inbox: &mut mpsc::Receiver<Request>) -> Vec<Request> {
    let (mut facts, mut bytes) = weight(&first.append.changes);
    let mut batch = vec![first];
    while batch.len() < MOST_APPENDS && facts < MOST_FACTS && bytes < MOST_BYTES {
        let Ok(next) = inbox.try_recv() else { break };
        let (more_facts, more_bytes) = weight(&next.append.changes);
        facts += more_facts;
        bytes += more_bytes;
        batch.push(next);
    }
    batch
}

/// How many facts and bytes an append brings.
pub(crate) fn weight(changes: &[Change]) -> (usize, usize) {
    let facts = changes.iter().flat_map(|change| &change.facts);
    facts.fold((0, 0), |(facts, bytes), fact| (facts + 1, bytes + fact.body().len()))
}

/// Stores a batch; if that fails by something one of its appends may have brought, each for itself.
async fn settle(engine: &Engine, hub: &Hub, tally: &Tally, batch: &[&Append]) -> Vec<Answer> {
    match store(engine, batch).await {
        Ok(plan) => stored(hub, tally, plan),
        Err(trouble) if batch.len() > 1 && may_concern_one(&trouble) => {
            let mut answers = Vec::with_capacity(batch.len());
            for append in batch {
                match store(engine, &[append]).await {
                    Ok(plan) => answers.append(&mut stored(hub, tally, plan)),
                    Err(trouble) => answers.push(Err(trouble.into())),
                }
            }
            answers
        }
        Err(trouble) => batch.iter().map(|_| Err(trouble.clone().into())).collect(),
    }
}

/// Stores a batch, deciding again as long as other nodes are faster.
async fn store(engine: &Engine, batch: &[&Append]) -> Result<Plan, Trouble> {
    let mut last = String::new();
    for _ in 0..TRIES {
        match engine.commit(batch).await {
            Ok(plan) => return Ok(plan),
            Err(Setback::Overtaken { why }) => last = why,
            Err(Setback::Trouble(trouble)) => return Err(trouble),
        }
    }
    // Deciding again sees what the other wrote; a place that is still taken is one no stream knows of.
    Err(Trouble::Damaged { why: last })
}

fn stored(hub: &Hub, tally: &Tally, plan: Plan) -> Vec<Answer> {
    let appends = plan.answers.iter().filter(|answer| answer.is_ok()).count() as u64;
    tally.appends.fetch_add(appends, Ordering::Relaxed);
    tally.commits.fetch_add(u64::from(appends > 0), Ordering::Relaxed);
    for (stream, head) in &plan.moved {
        hub.reached(stream, head.version);
    }
    plan.answers
}

fn may_concern_one(trouble: &Trouble) -> bool {
    match trouble {
        Trouble::Full | Trouble::Denied { .. } | Trouble::Damaged { .. } | Trouble::Other { .. } => true,
        Trouble::ReadOnly
        | Trouble::Away { .. }
        | Trouble::Unsure { .. }
        | Trouble::Busy
        | Trouble::Closed => false,
    }
}
