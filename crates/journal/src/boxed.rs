//! What is asked of the database, as a future whose inside stays in this crate.

use std::pin::Pin;

/// A future in a box. The body of an `async fn` is compiled again in every crate that awaits it, with everything it awaits in
/// turn; behind this, the two databases are compiled here and nowhere else. A box costs nothing beside a query.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;
