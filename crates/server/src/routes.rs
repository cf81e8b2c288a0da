//! Every address of the server, and the layers every answer passes.

use std::time::Duration;

use access::Client;
use axum::Router;
use axum::extract::{Request, State};
use axum::http::header::{
    CONTENT_SECURITY_POLICY, HeaderName, HeaderValue, REFERRER_POLICY, STRICT_TRANSPORT_SECURITY,
    X_CONTENT_TYPE_OPTIONS, X_FRAME_OPTIONS,
};
use axum::http::{Method, StatusCode, Uri};
use axum::middleware::{Next, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use tower::ServiceBuilder;
use tower::util::option_layer;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::csrf::CsrfLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::set_header::SetResponseHeaderLayer;
use tower_http::timeout::TimeoutLayer;
use web::Edge;
use web::Problem;
use web::edge::{FORM_PATIENCE, MOST_BYTES};
use web::reader::Places;
use web::route::get;

use crate::hall::Setback;
use crate::{App, act, api, assets, caching, hosting, live, metrics, packed, page, shelf};

/// Scripts and styles only from our own files; nothing embedded, nothing framed.
const POLICY: &str = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                      manifest-src 'self'; worker-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'";

/// For how long browsers that came encrypted come so only.
const A_YEAR: &str = "max-age=31536000";

pub(crate) fn routes(app: App) -> Router {
    let forms = act::routes().merge(page::other_routes());
    let tables = app.play.clone().router().merge(table::routes(app.tables.clone())).with_state(());
    let tables = tables.layer(from_fn_with_state(app.clone(), hosting::with_host));
    let pages = page::table::routes(app.clone(), forms)
        .merge(api::routes())
        .merge(tables.layer(from_fn_with_state(app.clone(), before_opening)))
        .layer(TimeoutLayer::with_status_code(StatusCode::SERVICE_UNAVAILABLE, Duration::from_secs(20)))
        .layer(from_fn_with_state(app.clone(), shelf::shelved))
        .layer(from_fn_with_state(app.clone(), live::caught_up))
        .layer(axum::middleware::from_fn(packed::packed));
    let others = Router::new()
        .route("/t/{code}/live", get(live::events))
        .merge(page::display::live_routes())
        .merge(table::live_routes(app.tables.clone()).with_state(()))
        .merge(web::assets::routes(
            web::assets::ASSETS.into_iter().chain(assets::ASSETS).chain(play::ASSETS).chain(table::ASSETS),
        ))
        .merge(web::install::routes())
        .route("/time", get(live::time))
        .route("/health", get(|| async { "ok" }))
        .route("/ready", get(ready));
    let layers = ServiceBuilder::new()
        .layer(from_fn_with_state(app.clone(), metrics::counted))
        .layer(axum::middleware::from_fn(only_codes))
        .layer(CatchPanicLayer::new())
        .layer(CsrfLayer::new())
        .layer(RequestBodyLimitLayer::new(MOST_BYTES));
    // Around the edge as well: what it says itself, of a body that is too large for one, has these headers too.
    let headers = ServiceBuilder::new()
        .layer(axum::middleware::from_fn(caching::cached))
        .layer(option_layer(app.config.is_encrypted().then(|| header(STRICT_TRANSPORT_SECURITY, A_YEAR))))
        .layer(header(CONTENT_SECURITY_POLICY, POLICY))
        .layer(header(X_CONTENT_TYPE_OPTIONS, "nosniff"))
        .layer(header(X_FRAME_OPTIONS, "DENY"))
        .layer(header(REFERRER_POLICY, "same-origin"))
        .layer(header(HeaderName::from_static("cross-origin-opener-policy"), "same-origin"));
    let routes = pages.merge(others).fallback(nothing_here).layer(layers).with_state(app);
    let pages = page::table::register();
    let edge = Edge { pages, house: Places::found(page::table::house), patience: FORM_PATIENCE };
    edge.around(routes).layer(headers)
}

/// Before the forms that open tables: lets them through only so often from one address.
async fn before_opening(State(app): State<App>, client: Client, request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let opens = matches!(path, "/play" | "/table")
        || path.starts_with("/play/") && (path.ends_with("/rematch") || path.ends_with("/on"));
    if request.method() == Method::POST
        && opens
        && let Err(problem) = app.access.limits().open_table(client)
    {
        return problem.into_response();
    }
    next.run(request).await
}

fn header(name: HeaderName, value: &'static str) -> SetResponseHeaderLayer<HeaderValue> {
    SetResponseHeaderLayer::if_not_present(name, HeaderValue::from_static(value))
}

/// Where a tournament's code belongs, whatever is none is nowhere: no handler, no database and no redirect sees it.
async fn only_codes(request: Request, next: Next) -> Response {
    let path = request.uri().path();
    let inside = ["/t/", "/api/tournaments/"].into_iter().find_map(|prefix| path.strip_prefix(prefix));
    let code = inside.map(|inside| inside.split('/').next().unwrap_or_default());
    if code.is_none_or(rooms::is_code) {
        return next.run(request).await;
    }
    Problem::from(Setback::Unknown).into_response()
}

async fn nothing_here(method: Method, uri: Uri) -> Problem {
    tracing::debug!(%method, path = uri.path(), "nothing here");
    Problem::not_found()
}

/// Ready as long as the store answers and nobody has asked the server to stop.
async fn ready(axum::extract::State(app): axum::extract::State<App>) -> Response {
    if app.stopping.is_cancelled() {
        return (StatusCode::SERVICE_UNAVAILABLE, "stopping").into_response();
    }
    match app.hall.store().account("").await {
        Ok(_) => "ready".into_response(),
        Err(trouble) => Problem::from(trouble).into_response(),
    }
}
