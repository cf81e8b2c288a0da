//! Where a form leads afterwards: only ever to a page of our own. Nothing else of the server makes a redirect.

use axum::response::Redirect;
use web::fields::is_own;

/// To that page of ours; to the first one if it is none. Addresses come from forms too, so what would lead to another host,
/// or cannot stand in a header, leads home.
pub(crate) fn local(path: &str) -> Redirect {
    Redirect::to(if is_own(path) { path } else { "/" })
}
