//! Work beside the async threads, and tasks that go on by themselves.
//!
//! Tokio compiles all of a task's machinery anew for every future and every function it is given, some fourteen hundred lines each.
//! Here they are given to it in boxes of one kind, so that it is compiled once.

use std::any::Any;
use std::future::Future;
use std::pin::Pin;

use tokio::task::JoinHandle;

type Made = Box<dyn Any + Send>;
type Work = Box<dyn FnOnce() -> Made + Send>;
type Task = Pin<Box<dyn Future<Output = ()> + Send>>;

/// Does something that keeps a thread busy, where it keeps nobody waiting. `None` if it broke off.
pub async fn beside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Option<T> {
    let made = thread(Box::new(move || Box::new(work()))).await?;
    made.downcast().ok().map(|made| *made)
}

async fn thread(work: Work) -> Option<Made> {
    tokio::task::spawn_blocking(work).await.ok()
}

/// Lets something go on by itself, whoever asked for it being there or not.
pub fn spawn(task: impl Future<Output = ()> + Send + 'static) -> JoinHandle<()> {
    let task: Task = Box::pin(task);
    tokio::spawn(task)
}

/// Does something that must not be left half done when whoever asked has gone. `None` if it broke off.
pub async fn to_the_end<T: Send + 'static>(task: impl Future<Output = T> + Send + 'static) -> Option<T> {
    let (say, said) = tokio::sync::oneshot::channel::<Made>();
    spawn(async move {
        let done: Made = Box::new(task.await);
        // Nobody may be listening any more.
        let _ = say.send(done);
    });
    said.await.ok()?.downcast().ok().map(|done| *done)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn what_is_done_elsewhere_comes_back_as_it_was_made() {
        assert_eq!(beside(|| vec![1_u32, 2]).await, Some(vec![1, 2]));
        assert_eq!(to_the_end(async { "done".to_owned() }).await.as_deref(), Some("done"));
    }

    #[tokio::test]
    async fn what_breaks_off_is_known_to_have() {
        assert_eq!(beside(|| -> u32 { panic!("broken") }).await, None);
        assert_eq!(to_the_end(async { if true { panic!("broken") } else { 1_u32 } }).await, None);
    }

    #[tokio::test]
    async fn it_goes_on_when_whoever_asked_has_gone() {
        let [(begin, begun), (go, gone), (end, ended)] =
            [0; 3].map(|_| tokio::sync::oneshot::channel::<()>());
        let asked = tokio::spawn(to_the_end(async move {
            let _ = begin.send(());
            let _ = gone.await;
            let _ = end.send(());
        }));
        begun.await.expect("it has begun");
        asked.abort();
        assert!(asked.await.is_err());
        let _ = go.send(());
        assert_eq!(ended.await, Ok(()));
    }
}
