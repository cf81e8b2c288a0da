//! What answers at an address. axum builds the way from a router to a handler anew for every handler, a thousand lines of machine
//! each; here every handler becomes the same kind of thing first, so that the way is compiled once.

use std::fmt;
use std::pin::Pin;
use std::sync::Arc;

use axum::extract::Request;
use axum::handler::Handler;
use axum::response::Response;
use axum::routing::{self, MethodRouter};

/// A handler at work.
pub type Answer = Pin<Box<dyn Future<Output = Response> + Send>>;

/// Any handler.
pub struct Answers<S>(Arc<dyn Fn(Request, S) -> Answer + Send + Sync>);

impl<S> fmt::Debug for Answers<S> {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("Answers")
    }
}

impl<S> Clone for Answers<S> {
    fn clone(&self) -> Answers<S> {
        Answers(Arc::clone(&self.0))
    }
}

impl<S: Send + 'static> Handler<(), S> for Answers<S> {
    type Future = Answer;

    fn call(self, request: Request, state: S) -> Answer {
        (self.0)(request, state)
    }
}

/// That handler as any.
pub fn answers<H, T, S>(handler: H) -> Answers<S>
where
    H: Handler<T, S, Future = Answer>,
    T: 'static,
    S: 'static,
{
    Answers(Arc::new(move |request, state| handler.clone().call(request, state)))
}

/// Answers who asks for it.
pub fn get<H, T, S>(handler: H) -> MethodRouter<S>
where
    H: Handler<T, S, Future = Answer>,
    T: 'static,
    S: Clone + Send + Sync + 'static,
{
    routing::get(answers(handler))
}

/// Answers who sends something.
pub fn post<H, T, S>(handler: H) -> MethodRouter<S>
where
    H: Handler<T, S, Future = Answer>,
    T: 'static,
    S: Clone + Send + Sync + 'static,
{
    routing::post(answers(handler))
}

/// Answers who asks, and who sends something to the same address.
pub fn get_and_post<G, T, P, U, S>(asked: G, sent: P) -> MethodRouter<S>
where
    G: Handler<T, S, Future = Answer>,
    P: Handler<U, S, Future = Answer>,
    T: 'static,
    U: 'static,
    S: Clone + Send + Sync + 'static,
{
    routing::get(answers(asked)).post(answers(sent))
}
