//! The server: pages, API and live updates over the journal and the rulebooks.
//!
//! It decides no rule: a request becomes a command, the rulebook says what is so or why not, the journal keeps it, a page
//! shows it. A page is a function of the state and its reader. Pages work without JavaScript; with it they follow the
//! tournament by themselves (`assets/live.js`).
//!
//! Where to start: [`App`] is what a running server holds; `hall.rs` the tournaments, one writer each; `page/table.rs` every page; who is asking
//! is [`access`]; `act/` what forms may ask; `page/` the screens; `api/` the same for machines.
//!
//! **Invariants.** A page or an answer is made from what its reader may know (`Snapshot::seen_by`, `own_view`). No inline script or style leaves it (the content security policy
//! forbids them). Every secret is stored hashed. No string for people stands here: they come from `locales/`.

#![forbid(unsafe_code)]

mod act;
mod api;
mod assets;
mod caching;
mod clock;
mod displays;
mod floor;
mod forms;
mod hall;
mod hosting;
mod joining;
mod jumps;
mod listen;
mod live;
mod metrics;
mod packed;
mod page;
mod prizes;
mod redirect;
mod routes;
mod shelf;
mod shown;
mod work;

use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use access::{Access, links};
use axum::extract::FromRef;
use journal::{BoxFuture, Store};
use rooms::spawn;
use tokio::net::{TcpListener, TcpSocket};
use tokio_util::sync::CancellationToken;

pub use access::accounts::{NoLink, invitation, reset};
pub use access::{Config, IpNet, NoPublicUrl};
pub use floor::{Floor, Setback};
use hall::Hall;

/// How many phones may knock at the same moment before any is let in.
const KNOCKING: u32 = 4096;
/// How long requests under way may take to finish once the server is to stop.
const FAREWELL: Duration = Duration::from_secs(10);
const HOUR: Duration = Duration::from_hours(1);

/// A handle on what a running server holds. The router clones it a dozen times a request, so it is one pointer.
#[derive(Clone, Debug)]
pub(crate) struct App(Arc<Held>);

impl Deref for App {
    type Target = Held;

    fn deref(&self) -> &Held {
        &self.0
    }
}

/// What a running server holds.
#[derive(Debug)]
pub(crate) struct Held {
    access: Access,
    hall: Arc<Hall>,
    config: Arc<Config>,
    jumps: Arc<jumps::Jumps>,
    metrics: Arc<metrics::Metrics>,
    shelf: Arc<shelf::Shelf>,
    work: Arc<work::Work>,
    play: play::Play,
    tables: table::Tables,
    stopping: CancellationToken,
}

impl FromRef<App> for Access {
    fn from_ref(app: &App) -> Access {
        app.access.clone()
    }
}

/// A server that is ready to answer.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    metrics: Option<TcpListener>,
    /// The one-time link for the owner, if nobody owns this server yet.
    pub owner_link: Option<String>,
}

impl Server {
    /// Binds the address and prepares the store. Nothing is answered before [`Server::run`].
    pub fn bind(config: Config, store: Store) -> BoxFuture<'static, Result<Server, StartError>> {
        Box::pin(async move {
            let listener = listening(config.listen)?;
            let metrics = Arc::new(metrics::Metrics::default());
            let config = Arc::new(config);
            let access = Access::new(store.clone(), Arc::clone(&config));
            let stopping = CancellationToken::new();
            let play = play::Play::new(store.clone(), config.public_url(), stopping.clone());
            let app = App(Arc::new(Held {
                access,
                tables: table::Tables::new(store.clone(), config.public_url(), stopping.clone()),
                hall: Arc::new(Hall::new(store)),
                config,
                jumps: Arc::default(),
                metrics,
                shelf: Arc::new(shelf::Shelf::of(page::table::register())),
                work: Arc::default(),
                play,
                stopping,
            }));
            let owner_link = links::owner_link(&app.access).await.map_err(|problem| {
                StartError::Store(wording::say(wording::Language::English, &problem.saying))
            })?;
            Ok(Server { app, listener, metrics: None, owner_link })
        })
    }

    /// The same server, which also tells its figures to a Prometheus at `/metrics` of another address.
    pub fn with_metrics(self, address: SocketAddr) -> Result<Server, StartError> {
        Ok(Server { metrics: Some(listening(address)?), ..self })
    }

    /// The address it really listens on.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// The address metrics are told at, if they are.
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics.as_ref().and_then(|listener| listener.local_addr().ok())
    }

    /// Answers until the token is cancelled; then event streams end, requests under way finish, and it returns.
    pub fn run(self, stop: CancellationToken) -> BoxFuture<'static, std::io::Result<()>> {
        Box::pin(async move {
            let stopping = self.app.stopping.clone();
            spawn(api::forget_old_answers(self.app.clone()));
            if let Some(metrics) = self.metrics {
                let served = axum::serve(metrics, metrics::routes(self.app.clone()));
                let served = served.with_graceful_shutdown(stopping.clone().cancelled_owned());
                spawn(async move {
                    let _ = served.await;
                });
            }
            spawn(forget_the_past(self.app.clone()));
            if let Some(moved) = self.app.hall.movements() {
                spawn(hosting::follow(self.app.clone(), moved));
            }
            spawn(jumps::watch(self.app.clone()));
            let config = Arc::clone(&self.app.config);
            let play = self.app.play.clone();
            spawn(async move { play.resume().await });
            let routes = routes::routes(self.app);
            let asked = stop.clone();
            // Open event streams would keep the server up for ever.
            spawn(async move {
                asked.cancelled().await;
                stopping.cancel();
            });
            tokio::select! {
                () = listen::serve(self.listener, routes, config, stop.clone()) => {}
                () = async { stop.cancelled().await; tokio::time::sleep(FAREWELL).await } => {
                    tracing::warn!("some requests did not finish in time");
                }
            }
            Ok(())
        })
    }
}

/// Every hour, forgets sessions that have ended, and who came too often long ago.
async fn forget_the_past(app: App) {
    while app.stopping.run_until_cancelled(tokio::time::sleep(HOUR)).await.is_some() {
        app.access.limits().clean();
        let Ok(now) = journal::Moment::new(&clock::stamp()) else { return };
        match app.hall.store().forget_sessions(&now).await {
            Ok(forgotten) => tracing::debug!(forgotten, "sessions that had ended"),
            Err(trouble) => tracing::warn!(?trouble, "sessions that have ended could not be forgotten"),
        }
    }
}

fn listening(address: SocketAddr) -> Result<TcpListener, StartError> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() };
    let bound = socket.and_then(|socket| {
        // Without it a server that was just stopped could not be started again for a minute.
        #[cfg(unix)]
        socket.set_reuseaddr(true)?;
        socket.bind(address)?;
        socket.listen(KNOCKING)
    });
    bound.map_err(|error| StartError::Listen(address, error))
}

/// Why a server cannot start.
#[derive(Debug)]
pub enum StartError {
    /// The address cannot be listened on.
    Listen(SocketAddr, std::io::Error),
    /// The store is in trouble.
    Store(String),
}
