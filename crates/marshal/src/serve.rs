//! `marshal serve`: the server on this machine.
//!
//! Settings come from flags, then from the environment (`MARSHAL_LISTEN`, `MARSHAL_DB`, `MARSHAL_PUBLIC_URL`), then from
//! defaults that suit a laptop in a shop: every address, port 8040, one SQLite file in this folder.

use std::net::{SocketAddr, UdpSocket};

use clap::Args;
use rulebook::say;
use server::{Config, Server};
use tokio_util::sync::CancellationToken;

use crate::console::{Answer, Console, Exit, Failure};

#[derive(Debug, Args)]
pub(crate) struct Serve {
    #[arg(long, default_value = "0.0.0.0:8040", env = "MARSHAL_LISTEN", value_name = "ADDRESS")]
    listen: SocketAddr,
    #[arg(long, default_value = "sqlite:marshal.db", env = "MARSHAL_DB", value_name = "DATABASE")]
    db: String,
    #[arg(long, env = "MARSHAL_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
}

pub(crate) fn run(serve: Serve, console: &Console) -> Answer {
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime =
        runtime.map_err(|error| Failure::new(say!("serve-cannot-start", why = error.to_string())))?;
    runtime.block_on(until_stopped(serve, console))
}

async fn until_stopped(serve: Serve, console: &Console) -> Answer {
    tracing_subscriber::fmt().with_env_filter(filter()).with_writer(std::io::stderr).init();
    let place: journal::Place =
        serve.db.parse().map_err(|error: journal::OpenError| Failure::new(error.saying()))?;
    let store = journal::Store::open(&place, &journal::Options::default()).await;
    let store = store.map_err(|error| Failure::new(error.saying()))?;
    let public_url = serve.public_url.unwrap_or_else(|| address_on_this_network(serve.listen));
    let config = Config { listen: serve.listen, public_url: public_url.trim_end_matches('/').to_owned() };
    let server = Server::bind(config.clone(), store.clone()).await.map_err(|error| match error {
        server::StartError::Listen(error) => Failure::new(say!(
            "serve-cannot-listen",
            address = serve.listen.to_string(),
            why = error.to_string()
        )),
        server::StartError::Store(why) => Failure::new(say!("serve-cannot-start", why = why)),
    })?;
    console.tell(&say!("serve-ready", url = config.public_url.as_str(), place = place.to_string()));
    if let Some(link) = &server.owner_link {
        console.tell(&say!("serve-owner-link", link = link));
    }
    let stop = CancellationToken::new();
    tokio::spawn(stop_on_signal(stop.clone()));
    let ended = server.run(stop).await;
    store.close().await;
    ended.map_err(|error| Failure::new(say!("serve-cannot-start", why = error.to_string())))?;
    Ok(Exit::Done)
}

fn filter() -> tracing_subscriber::EnvFilter {
    tracing_subscriber::EnvFilter::try_from_default_env().unwrap_or_else(|_| "info,sqlx=warn".into())
}

/// Ends the server gently on Ctrl-C or when the system asks.
async fn stop_on_signal(stop: CancellationToken) {
    let interrupt = tokio::signal::ctrl_c();
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let Ok(mut terminate) = signal(SignalKind::terminate()) else { return };
        tokio::select! {
            _ = interrupt => {}
            _ = terminate.recv() => {}
        }
    }
    #[cfg(not(unix))]
    let _ = interrupt.await;
    stop.cancel();
}

/// The address people in the same network reach this machine by. Choosing a route sends nothing.
fn address_on_this_network(listen: SocketAddr) -> String {
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
