//! The server: pages, API and live updates over the journal and the rulebooks.
//!
//! It decides no rule: a request becomes a command, the rulebook says what is so or why not, the journal keeps it, a page
//! shows it. A page is a function of the state and its reader. Pages work without JavaScript; with it they follow the
//! tournament by themselves (`assets/live.js`).
//!
//! Where to start: [`App`] is what a running server holds; `hall.rs` the tournaments, one writer each; `identity.rs` who is
//! asking; `act/` what forms may ask; `page/` the screens; `api.rs` the same for machines.
//!
//! **Invariants.** Only this crate names the web framework. No inline script or style leaves it (the content security policy
//! forbids them). Every secret is stored hashed. No string for people stands here: they come from `locales/`.

#![forbid(unsafe_code)]

mod act;
mod answer;
mod api;
mod assets;
mod clock;
mod hall;
mod identity;
mod limits;
mod links;
mod live;
mod page;
mod reader;
mod routes;
mod secret;

use std::net::SocketAddr;
use std::sync::Arc;

use journal::Store;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use hall::Hall;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The address people reach it by, such as `http://192.168.1.20:8040`, for links and QR codes.
    pub public_url: String,
}

/// What a running server holds.
#[derive(Clone, Debug)]
pub(crate) struct App {
    hall: Arc<Hall>,
    config: Arc<Config>,
    limits: Arc<limits::Limits>,
    stopping: CancellationToken,
}

/// A server that is ready to answer.
#[derive(Debug)]
pub struct Server {
    app: App,
    listener: TcpListener,
    /// The one-time link for the owner, if nobody owns this server yet.
    pub owner_link: Option<String>,
}

impl Server {
    /// Binds the address and prepares the store. Nothing is answered before [`Server::run`].
    pub async fn bind(config: Config, store: Store) -> Result<Server, StartError> {
        let listener = TcpListener::bind(config.listen).await.map_err(StartError::Listen)?;
        let app = App {
            hall: Arc::new(Hall::new(store)),
            config: Arc::new(config),
            limits: Arc::new(limits::Limits::default()),
            stopping: CancellationToken::new(),
        };
        let owner_link =
            links::owner_link(&app).await.map_err(|trouble| StartError::Store(format!("{trouble:?}")))?;
        Ok(Server { app, listener, owner_link })
    }

    /// The address it really listens on.
    pub fn address(&self) -> std::io::Result<SocketAddr> {
        self.listener.local_addr()
    }

    /// Answers until the token is cancelled; then finishes what is under way.
    pub async fn run(self, stop: CancellationToken) -> std::io::Result<()> {
        let app = self.app.clone();
        let routes = routes::routes(self.app);
        let service = routes.into_make_service_with_connect_info::<SocketAddr>();
        axum::serve(self.listener, service)
            .with_graceful_shutdown(async move {
                stop.cancelled().await;
                // Open event streams would keep the server up for ever.
                app.stopping.cancel();
            })
            .await
    }
}

/// Why a server cannot start.
#[derive(Debug)]
pub enum StartError {
    /// The address cannot be listened on.
    Listen(std::io::Error),
    /// The store is in trouble.
    Store(String),
}
