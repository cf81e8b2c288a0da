//! A server of its own under measurement: a second process of this program, and what is asked of it.

use std::io::{self, BufRead, BufReader};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use rulebook::say;

use super::http::{Answer as Page, Connection};
use crate::console::Failure;

/// A server in a process of its own; it ends with this value.
pub(super) struct Served {
    child: Child,
    pub(super) address: SocketAddr,
}

impl Served {
    /// Starts it and waits until it says that it is ready.
    pub(super) fn start(database: &str) -> io::Result<Served> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--json", "--listen", "127.0.0.1:0", "--public-url", "http://bench"])
            .args(["--database", database])
            // Each phone and each table speaks for an address of its own.
            .args(["--trusted-proxies", "127.0.0.1"])
            .env("RUST_LOG", "warn")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        let said: serde_json::Value = serde_json::from_str(&line)?;
        let address = said["address"].as_str().and_then(|address| address.parse().ok());
        let address = address.ok_or_else(|| io::Error::other(line))?;
        Ok(Served { child, address })
    }

    pub(super) fn resident_kilobytes(&self) -> Option<u64> {
        self.status("VmRSS:")
    }

    pub(super) fn peak_kilobytes(&self) -> Option<u64> {
        self.status("VmHWM:")
    }

    fn status(&self, line: &str) -> Option<u64> {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).ok()?;
        let value = status.lines().find_map(|it| it.strip_prefix(line))?;
        value.trim().trim_end_matches(" kB").parse().ok()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        // One that has ended already is what was wanted.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(super) async fn get(server: SocketAddr, path: &str, cookie: &str) -> io::Result<Page> {
    Connection::open(server).await?.get(path, cookie).await
}

/// Opens personal links, each from an address of its own, and gives the sessions' cookies.
pub(super) async fn sign_in<'a>(
    server: SocketAddr,
    links: impl IntoIterator<Item = &'a String>,
) -> io::Result<Vec<String>> {
    let mut cookies = Vec::new();
    for (number, link) in links.into_iter().enumerate() {
        let path = link.trim_start_matches("http://bench");
        let answer = Connection::open_for(server, number).await?.get(path, "").await?;
        let cookie = answer.cookie();
        cookies.push(cookie.ok_or_else(|| io::Error::other("a personal link gave no session"))?);
    }
    Ok(cookies)
}

pub(super) fn millis(time: Duration) -> u64 {
    time.as_millis() as u64
}

pub(super) fn failure(error: io::Error) -> Failure {
    Failure::new(say!("bench-server-failed", why = error.to_string()))
}

/// That percentile of sorted times, in milliseconds.
pub(super) fn at(times: &[Duration], percent: usize) -> u64 {
    let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
    times.get(place).map_or(0, |time| millis(*time))
}
