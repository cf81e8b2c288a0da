//! An area of the server: the pages of one kind of room, and what stands before all of them.

use axum::Router;
use axum::extract::{FromRequestParts, MatchedPath, RawPathParams, Request, State};
use axum::http::Method;
use axum::http::request::Parts;
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};

use crate::Problem;
use crate::page::{Page, admit, places};
use crate::reader::Places;

/// The state of an area, which knows its pages and who looks at a room.
pub trait Area: Clone + Send + Sync + 'static {
    /// What is known about one reader at one room: who asks, and what that reader may see. Handlers of pages take it as
    /// `Extension<View>`.
    type View: Clone + Send + Sync + 'static;

    /// All pages, in the order of the navigation.
    fn pages() -> &'static [Page<Self, Self::View>];

    /// Who looks at the room with that code.
    fn look(&self, code: &str, parts: &mut Parts)
    -> impl Future<Output = Result<Self::View, Problem>> + Send;

    /// The pages as routes, together with the others of the area (forms, events). Before each of them it is found out who
    /// looks at the room named by `{code}`; a page is shown only to those it is open to.
    fn routes(self, others: Router<Self>) -> Router<Self> {
        let all = Self::pages().iter().fold(others, |routes, page| routes.route(page.path, (page.route)()));
        all.layer(from_fn_with_state(self, before::<Self>))
    }
}

async fn before<A: Area>(State(area): State<A>, request: Request, next: Next) -> Response {
    let (mut parts, body) = request.into_parts();
    let looks = matches!(parts.method, Method::GET | Method::HEAD);
    let path = parts.extensions.get::<MatchedPath>().map(|path| path.as_str().to_owned()).unwrap_or_default();
    let page = A::pages().iter().any(|page| page.path == path);
    let code = code(&mut parts).await;
    if let Some(code) = code {
        match area.look(&code, &mut parts).await {
            Ok(view) => {
                if looks
                    && page
                    && let Err(problem) = admit(A::pages(), &path, &view)
                {
                    return problem.into_response();
                }
                let seen = view.clone();
                parts.extensions.insert(Places::found(move || places(A::pages(), &code, &seen)));
                parts.extensions.insert(view);
            }
            // Whatever one looks at in a room is nowhere without it: pages, drawings, files, events.
            Err(problem) if looks => return problem.into_response(),
            // Forms say themselves what they lack.
            Err(_) => {}
        }
    } else if looks && path.contains("{code}") {
        // Something stands where a code belongs, and cannot even be read.
        return Problem::not_found().into_response();
    }
    next.run(Request::from_parts(parts, body)).await
}

/// The code of the room the address names.
async fn code(parts: &mut Parts) -> Option<String> {
    let params = RawPathParams::from_request_parts(parts, &()).await.ok()?;
    params.iter().find(|(name, _)| *name == "code").map(|(_, code)| code.to_owned())
}
