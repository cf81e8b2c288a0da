//! How a server is set up: where it listens, by which address people reach it, and whose word about a visitor's address
//! counts.

use std::net::{IpAddr, SocketAddr};

use axum::http::Uri;
use axum::http::uri::Scheme;
use ipnet::IpNet;

/// How a server is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Config {
    /// Where it listens.
    pub listen: SocketAddr,
    /// The address people reach it by, for links and QR codes: scheme, host and port, no slash at the end.
    public_url: String,
    /// Proxies that stand before this server: what they say of a visitor's address is believed, of nobody else.
    trusted_proxies: Vec<IpNet>,
}

/// Why that is no address people could reach a server by.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoPublicUrl(pub String);

impl Config {
    /// A server that listens there and is reached by that address, such as `http://192.168.1.20:8040`.
    pub fn new(listen: SocketAddr, public_url: &str) -> Result<Config, NoPublicUrl> {
        let public_url = checked(public_url).ok_or_else(|| NoPublicUrl(public_url.to_owned()))?;
        Ok(Config { listen, public_url, trusted_proxies: Vec::new() })
    }

    /// The same behind those proxies.
    pub fn behind(self, trusted_proxies: Vec<IpNet>) -> Config {
        Config { trusted_proxies, ..self }
    }

    /// The address people reach it by.
    pub fn public_url(&self) -> &str {
        &self.public_url
    }

    /// Whether people reach it encrypted.
    pub fn is_encrypted(&self) -> bool {
        self.public_url.starts_with("https://")
    }

    /// Whether that is a proxy whose word about a visitor's address counts.
    pub fn trusts(&self, address: IpAddr) -> bool {
        self.trusted_proxies.iter().any(|net| net.contains(&address))
    }
}

/// Scheme, host and port as everybody writes them. There is no path: all our addresses begin at the root.
fn checked(url: &str) -> Option<String> {
    let uri: Uri = url.trim().trim_end_matches('/').parse().ok()?;
    let (scheme, authority) = (uri.scheme()?, uri.authority()?);
    let scheme = if *scheme == Scheme::HTTP {
        "http"
    } else if *scheme == Scheme::HTTPS {
        "https"
    } else {
        return None;
    };
    let plain = matches!(uri.path(), "" | "/") && uri.query().is_none() && !authority.as_str().contains('@');
    let port = authority.as_str().rsplit_once(']').map_or(authority.as_str(), |(_, rest)| rest);
    let port_fits = !port.contains(':') || authority.port_u16().is_some();
    (plain && port_fits && !authority.host().is_empty())
        .then(|| format!("{scheme}://{}", authority.as_str().to_ascii_lowercase()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_public_address_is_scheme_and_host() {
        let listen = SocketAddr::from(([127, 0, 0, 1], 8040));
        let url = |text: &str| Config::new(listen, text).map(|config| config.public_url);
        assert_eq!(url("https://play.example.org").as_deref(), Ok("https://play.example.org"));
        assert_eq!(url("HTTPS://Play.example.org/").as_deref(), Ok("https://play.example.org"));
        assert_eq!(url("http://[fd00::1]:8040").as_deref(), Ok("http://[fd00::1]:8040"));
        for text in [
            "",
            "play.example.org",
            "ftp://play.example.org",
            "https://play.example.org/marshal",
            "https://play.example.org?x",
            "https://user@play.example.org",
            "https://",
            "https://play.example.org:port",
            "https://play.example.org:99999",
            "javascript:alert(1)",
        ] {
            assert_eq!(url(text), Err(NoPublicUrl(text.to_owned())), "{text}");
        }
    }
}
