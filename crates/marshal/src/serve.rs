//! `marshal serve`: the server on this machine. [`crate::settings`] says where its settings come from.

use std::io::IsTerminal;
use std::net::{SocketAddr, UdpSocket};

use clap::Args;
use journal::Store;
use rulebook::say;
use serde_json::json;
use server::{Config, NoPublicUrl, Server, StartError};
use tokio_util::sync::CancellationToken;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::fmt;
use tracing_subscriber::prelude::*;

use crate::console::{Answer, Console, Exit, Failure};
use crate::settings::{Flags, Log, Settings};

#[derive(Debug, Args)]
pub(crate) struct Serve {
    #[command(flatten)]
    flags: Flags,
}

pub(crate) fn run(serve: Serve, console: &Console) -> Answer {
    let settings = serve.flags.settle()?;
    give_memory_back();
    running(async {
        let opened = Opened::with(&settings, LevelFilter::INFO).await?;
        tell(console, &opened);
        opened.until_stopped().await
    })
}

/// Begins this process once more with the allocator told to give free memory back soon: it reads that where it begins and
/// nowhere else, and what thousands of phones took at one moment would stay until the next such moment. Whoever sets it keeps it.
fn give_memory_back() {
    #[cfg(all(unix, feature = "mimalloc"))]
    {
        use std::os::unix::process::CommandExt;
        if let (None, Ok(program)) = (std::env::var_os(ALLOCATOR[0].0), std::env::current_exe()) {
            let again = std::env::args_os().skip(1);
            // Comes back only if it could not: then this process goes on as it is.
            let _ = std::process::Command::new(program).args(again).envs(ALLOCATOR).exec();
        }
    }
}

/// Free memory goes back a thousandth of a second after it was freed, what an ended thread leaves behind at once, and is taken
/// from the system in pieces of 32 MB rather than of a gigabyte.
#[cfg(all(unix, feature = "mimalloc"))]
const ALLOCATOR: [(&str, &str); 4] = [
    ("MIMALLOC_PURGE_DELAY", "1"),
    ("MIMALLOC_ARENA_PURGE_MULT", "1"),
    ("MIMALLOC_ABANDONED_PAGE_PURGE", "1"),
    ("MIMALLOC_ARENA_RESERVE", "32768"),
];

/// Runs something on all cores until it ends.
pub(crate) fn running<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Failure::new(say!("serve-cannot-start", why = error.to_string())))?;
    runtime.block_on(work)
}

/// A server that is ready to answer, and its store.
#[derive(Debug)]
pub(crate) struct Opened {
    pub(crate) server: Server,
    pub(crate) url: String,
    store: Store,
    place: journal::Place,
    stop: CancellationToken,
}

impl Opened {
    /// Opens the database and binds the addresses. Of that weight and more is logged.
    pub(crate) async fn with(settings: &Settings, weight: LevelFilter) -> Result<Opened, Failure> {
        log_to_standard_error(settings.log, weight);
        let cannot_start =
            |error: std::io::Error| Failure::new(say!("serve-cannot-start", why = error.to_string()));
        let stop = on_signal().map_err(cannot_start)?;
        let place: journal::Place = settings.database.parse()?;
        let store = Store::open(&place, &journal::Options::default()).await?;
        let url = settings.public_url.clone().unwrap_or_else(|| address_on_this_network(settings.listen));
        let config = Config::new(settings.listen, &url)
            .map_err(|NoPublicUrl(value)| Failure::new(say!("serve-bad-public-url", value = value)))?
            .behind(settings.trusted_proxies.clone());
        let url = config.public_url().to_owned();
        let server = Server::bind(config, store.clone()).await;
        let server = server.and_then(|server| match settings.metrics_listen {
            Some(address) => server.with_metrics(address),
            None => Ok(server),
        });
        let server = server.map_err(|error| match error {
            StartError::Listen(address, error) => {
                let (address, why) = (address.to_string(), error.to_string());
                Failure::new(say!("serve-cannot-listen", address = address, why = why))
            }
            StartError::Store(why) => Failure::new(say!("serve-cannot-start", why = why)),
        })?;
        Ok(Opened { server, url, store, place, stop })
    }

    /// Answers until Ctrl-C or until the system asks to stop; then finishes what is under way.
    pub(crate) async fn until_stopped(self) -> Answer {
        let ended = self.server.run(self.stop).await;
        self.store.close().await;
        ended.map_err(|error| Failure::new(say!("serve-cannot-start", why = error.to_string())))?;
        Ok(Exit::Done)
    }
}

fn tell(console: &Console, opened: &Opened) {
    let place = opened.place.to_string();
    let link = opened.server.owner_link.as_deref();
    if console.json {
        let address = opened.server.address().ok().map(|address| address.to_string());
        let metrics = opened.server.metrics_address().map(|address| address.to_string());
        let said = json!({"url": opened.url, "address": address, "metrics": metrics, "database": place, "owner_link": link});
        console.line(said.to_string());
        return;
    }
    console.tell(&say!("serve-ready", url = opened.url.as_str(), place = place));
    if let Some(link) = link {
        console.tell(&say!("serve-owner-link", link = link));
    }
}

/// Logs what has that weight, or what `RUST_LOG` chooses.
fn log_to_standard_error(log: Log, weight: LevelFilter) {
    let wanted = std::env::var("RUST_LOG").ok();
    let usual = || Targets::new().with_target("sqlx", LevelFilter::WARN).with_default(weight);
    let (filter, unread) = match wanted.as_deref().map(str::parse::<Targets>) {
        Some(Ok(chosen)) => (chosen, None),
        Some(Err(error)) => (usual(), Some(error)),
        None => (usual(), None),
    };
    let lines = || fmt::layer().with_ansi(std::io::stderr().is_terminal()).with_writer(std::io::stderr);
    let log = match log {
        Log::Text => lines().boxed(),
        Log::Json => lines().json().boxed(),
    };
    tracing_subscriber::registry().with(log.with_filter(filter)).init();
    if let Some(error) = unread {
        tracing::warn!(RUST_LOG = wanted, why = %error, "cannot be read; logging as usual");
    }
}

/// A token that is cancelled on Ctrl-C or when the system asks. From its return on, neither ends the process at once.
fn on_signal() -> std::io::Result<CancellationToken> {
    let stop = CancellationToken::new();
    let asked = stop.clone();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut interrupt, mut terminate) =
            (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
        tokio::spawn(async move {
            tokio::select! {
                _ = interrupt.recv() => {}
                _ = terminate.recv() => {}
            }
            asked.cancel();
        });
    }
    #[cfg(not(unix))]
    tokio::spawn(async move {
        let _ = tokio::signal::ctrl_c().await;
        asked.cancel();
    });
    Ok(stop)
}

/// The address people in the same network reach this machine by. Choosing a route sends nothing.
pub(crate) fn address_on_this_network(listen: SocketAddr) -> String {
    let port = listen.port();
    if listen.ip().is_loopback() {
        return format!("http://localhost:{port}");
    }
    let routed = UdpSocket::bind("0.0.0.0:0").and_then(|socket| {
        socket.connect("192.0.2.1:9")?;
        socket.local_addr()
    });
    match routed {
        Ok(address) if !address.ip().is_unspecified() => format!("http://{}:{port}", address.ip()),
        _ => format!("http://localhost:{port}"),
    }
}
