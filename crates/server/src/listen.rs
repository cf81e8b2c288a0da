//! Connections: who may have how many, and how long one may take to say what it wants.
//!
//! A connection that says nothing costs a file of which there may be a thousand, so it has [`PATIENCE`] to send the head of
//! each request (and [`web::edge::FORM_PATIENCE`] for a form), and one address has only so many connections: of IPv6 one
//! network, for whoever has an address there has them all. Programs on this machine and proxies we trust speak for many and
//! have no such limit.

use std::collections::HashMap;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use access::{Client, Config};

/// How long a connection may take to send the head of a request, and how long one may be kept without a request.
const PATIENCE: Duration = Duration::from_secs(15);
/// The most connections one address may have: a few hundred phones behind one router, each with its live page.
const MOST_EACH: usize = 1000;
/// How long to wait when the system has no file left for another connection.
const PAUSE: Duration = Duration::from_millis(100);

/// Answers until it is to stop; then requests under way are finished.
pub(crate) async fn serve(
    listener: TcpListener,
    routes: Router,
    config: Arc<Config>,
    stop: CancellationToken,
) {
    serve_with(PATIENCE, listener, routes, config, stop).await;
}

async fn serve_with(
    patience: Duration,
    listener: TcpListener,
    routes: Router,
    config: Arc<Config>,
    stop: CancellationToken,
) {
    let (tasks, peers) = (TaskTracker::new(), Peers::default());
    while let Some(accepted) = stop.run_until_cancelled(listener.accept()).await {
        let (connection, peer) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                tracing::warn!(%error, "a connection cannot be accepted");
                tokio::time::sleep(PAUSE).await;
                continue;
            }
        };
        let address = peer.ip().to_canonical();
        let free = address.is_loopback() || config.trusts(address);
        let Some(place) = peers.enter(Client::at(address), free) else {
            tracing::debug!("an address has too many connections");
            continue;
        };
        let (routes, stop) = (routes.clone(), stop.clone());
        tasks.spawn(async move {
            let _place = place;
            answer(connection, peer, patience, routes, stop).await;
        });
    }
    drop(listener);
    tasks.close();
    tasks.wait().await;
}

async fn answer(
    connection: TcpStream,
    peer: SocketAddr,
    patience: Duration,
    routes: Router,
    stop: CancellationToken,
) {
    // An event must not wait for the next one to fill a packet.
    let _ = connection.set_nodelay(true);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(peer));
        routes.clone().oneshot(request.map(Body::new))
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let mut serving = std::pin::pin!(http.serve_connection(TokioIo::new(connection), service));
    let ended = tokio::select! {
        ended = serving.as_mut() => ended,
        () = stop.cancelled() => {
            serving.as_mut().graceful_shutdown();
            serving.await
        }
    };
    if let Err(error) = ended {
        tracing::trace!(%error, "a connection ended");
    }
}

/// How many connections each address has.
#[derive(Clone, Debug, Default)]
struct Peers {
    counts: Arc<Mutex<HashMap<Client, usize>>>,
}

/// One connection of an address, as long as it is held.
#[derive(Debug)]
struct Place {
    peers: Peers,
    address: Option<Client>,
}

impl Peers {
    /// Takes another connection of that address, if it may have one.
    fn enter(&self, address: Client, free: bool) -> Option<Place> {
        if free {
            return Some(Place { peers: self.clone(), address: None });
        }
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let count = counts.entry(address).or_default();
        if *count >= MOST_EACH {
            return None;
        }
        *count += 1;
        Some(Place { peers: self.clone(), address: Some(address) })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let Some(address) = self.address else { return };
        let mut counts = self.peers.counts.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = counts.get_mut(&address) {
            *count -= 1;
            if *count == 0 {
                counts.remove(&address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use tokio::io::{AsyncReadExt, AsyncWriteExt};

    use super::*;

    #[test]
    fn an_address_has_only_so_many_connections_and_nothing_is_kept_of_those_that_ended() {
        let at = |address: &str| Client::at(address.parse().unwrap());
        let (peers, one, two) = (Peers::default(), at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        let mut places: Vec<Place> = (0..MOST_EACH).map(|_| peers.enter(one, false).unwrap()).collect();
        assert!(peers.enter(one, false).is_none());
        assert!(
            peers.enter(at("2001:db8:1:2:3:4:5:6"), false).is_none(),
            "whoever has one has the whole network"
        );
        assert!(peers.enter(two, false).is_some(), "another address has its own");
        assert!(peers.enter(one, true).is_some(), "who speaks for many has no limit");
        places.pop();
        assert!(peers.enter(one, false).is_some());
        drop(places);
        assert!(peers.counts.lock().unwrap().is_empty());
    }

    /// A server with that patience, and its address.
    async fn patient(patience: Duration) -> SocketAddr {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let config = Arc::new(Config::new(address, "http://house").unwrap());
        let routes = Router::new().route("/", axum::routing::get(|| async { "here" }));
        tokio::spawn(serve_with(patience, listener, routes, config, CancellationToken::new()));
        address
    }

    /// What comes back before the server closes the connection.
    async fn answer_to(address: SocketAddr, request: &str) -> String {
        let mut connection = TcpStream::connect(address).await.unwrap();
        connection.write_all(request.as_bytes()).await.unwrap();
        let mut said = Vec::new();
        // A connection that is reset has ended too.
        let _ = connection.read_to_end(&mut said).await;
        String::from_utf8_lossy(&said).into_owned()
    }

    #[tokio::test]
    async fn half_a_request_is_not_waited_for() {
        let address = patient(Duration::from_millis(20)).await;
        for half in ["", "GET / HT", "GET / HTTP/1.1\r\nhost: house\r\nx-slow:"] {
            let said = answer_to(address, half).await;
            assert!(!said.contains("here"), "{half:?}: {said}");
        }
    }

    #[tokio::test]
    async fn a_whole_request_is_answered() {
        let address = patient(Duration::from_hours(1)).await;
        let said = answer_to(address, "GET / HTTP/1.1\r\nhost: house\r\nconnection: close\r\n\r\n").await;
        assert!(said.ends_with("here"), "{said}");
    }
}
