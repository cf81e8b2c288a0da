//! From which address somebody comes, as far as it can be known: the peer's, or what a proxy we trust says.

use std::net::{IpAddr, Ipv6Addr, SocketAddr};

use axum::http::HeaderMap;

use crate::config::Config;

/// The address limits are counted for. Whoever has one IPv6 address has a whole /64, so that is one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Client(IpAddr);

impl Client {
    /// The client of a request from that peer.
    pub fn of(config: &Config, peer: IpAddr, headers: &HeaderMap) -> Client {
        let mut address = peer.to_canonical();
        // Every proxy adds whom it heard it from at the end. Going back from there, the first that we do not trust is the
        // client; whatever stands before it, the client may have written itself.
        let said = headers.get_all("x-forwarded-for").iter().rev();
        let said = said.flat_map(|value| value.to_str().unwrap_or_default().rsplit(','));
        for hop in said {
            if !config.trusts(address) {
                break;
            }
            let Some(hop) = read(hop.trim()) else { break };
            address = hop.to_canonical();
        }
        Client::at(address)
    }

    /// The client at that address.
    pub fn at(address: IpAddr) -> Client {
        match address.to_canonical() {
            IpAddr::V4(address) => Client(address.into()),
            IpAddr::V6(address) => {
                let [a, b, c, d, ..] = address.segments();
                Client(Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into())
            }
        }
    }
}

/// An address as proxies write it: some add the port.
fn read(hop: &str) -> Option<IpAddr> {
    let plain = hop.strip_prefix('[').and_then(|hop| hop.strip_suffix(']')).unwrap_or(hop);
    plain.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|socket| socket.ip()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded: &[&str]) -> String {
        let config = Config::new(([127, 0, 0, 1], 0).into(), "http://house").unwrap();
        let trusted = ["10.0.0.0/8", "127.0.0.1/32", "fd00::/8"].map(|net| net.parse().unwrap());
        let mut headers = HeaderMap::new();
        for value in forwarded {
            headers.append("x-forwarded-for", value.parse().unwrap());
        }
        Client::of(&config.behind(trusted.to_vec()), peer.parse().unwrap(), &headers).0.to_string()
    }

    #[test]
    fn only_proxies_that_are_trusted_are_believed() {
        assert_eq!(client("203.0.113.9", &["198.51.100.1"]), "203.0.113.9");
        assert_eq!(client("10.0.0.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(client("10.0.0.1", &["198.51.100.1, 10.0.0.2"]), "198.51.100.1");
        assert_eq!(client("10.0.0.1", &["198.51.100.1", "10.0.0.2"]), "198.51.100.1");
        assert_eq!(client("10.0.0.1", &["1.2.3.4, 198.51.100.1"]), "198.51.100.1", "the rest is hearsay");
        assert_eq!(client("10.0.0.1", &["198.51.100.1:4711"]), "198.51.100.1");
        assert_eq!(client("10.0.0.1", &[]), "10.0.0.1");
        assert_eq!(client("10.0.0.1", &["nonsense"]), "10.0.0.1");
        assert_eq!(client("::ffff:10.0.0.1", &["198.51.100.1"]), "198.51.100.1");
    }

    #[test]
    fn a_whole_network_of_ipv6_is_one_client() {
        assert_eq!(client("2001:db8:1:2:3:4:5:6", &[]), "2001:db8:1:2::");
        assert_eq!(client("fd00::1", &["[2001:db8:1:2::7]:443"]), "2001:db8:1:2::");
        assert_eq!(client("::ffff:192.0.2.1", &[]), "192.0.2.1");
    }
}
