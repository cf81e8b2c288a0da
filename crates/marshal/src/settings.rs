//! Settings of the server, from four places: a flag wins over the environment, the environment over the file, the file over
//! the default.
//!
//! The file is `marshal.toml` in the folder Marshal is started in, if there is one, or the one named by `--config`:
//!
//! ```toml
//! listen         = "0.0.0.0:8040"
//! database       = "sqlite:marshal.db"
//! public_url     = "https://play.example.org"
//! metrics_listen = "127.0.0.1:9464"
//! trusted_proxies = ["10.0.0.0/8"]
//! log            = "json"
//! ```

use std::net::{IpAddr, SocketAddr};
use std::path::{Path, PathBuf};

use rulebook::say;
use server::IpNet;

use crate::console::{self, Failure};

/// The file that is read without being named.
const FILE: &str = "marshal.toml";
/// Every key a file may have.
const KEYS: [&str; 6] = ["listen", "database", "public_url", "metrics_listen", "trusted_proxies", "log"];

const LISTEN: SocketAddr = SocketAddr::new(std::net::IpAddr::V4(std::net::Ipv4Addr::UNSPECIFIED), 8040);
const DATABASE: &str = "sqlite:marshal.db";

/// What may be set by flag or environment; clap puts the first before the second.
#[derive(Clone, Debug, Default, clap::Args)]
pub(crate) struct Flags {
    #[arg(long, env = "MARSHAL_LISTEN", value_name = "ADDRESS")]
    pub(crate) listen: Option<SocketAddr>,
    #[arg(long, alias = "db", env = "MARSHAL_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    #[arg(long, env = "MARSHAL_PUBLIC_URL", value_name = "URL")]
    pub(crate) public_url: Option<String>,
    #[arg(long, env = "MARSHAL_METRICS_LISTEN", value_name = "ADDRESS")]
    pub(crate) metrics_listen: Option<SocketAddr>,
    #[arg(long, env = "MARSHAL_TRUSTED_PROXIES", value_name = "NETWORK", value_delimiter = ',', value_parser = network)]
    pub(crate) trusted_proxies: Vec<IpNet>,
    #[arg(long, env = "MARSHAL_LOG")]
    pub(crate) log: Option<Log>,
    #[arg(long, env = "MARSHAL_CONFIG", value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
}

/// How the log is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub(crate) enum Log {
    /// A line for people.
    #[default]
    Text,
    /// A JSON object a line.
    Json,
}

/// What then holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Settings {
    pub(crate) listen: SocketAddr,
    pub(crate) database: String,
    /// The address people reach the server by; found out if not set.
    pub(crate) public_url: Option<String>,
    /// Where metrics are told; nowhere if not set.
    pub(crate) metrics_listen: Option<SocketAddr>,
    /// Whose word about a visitor's address counts.
    pub(crate) trusted_proxies: Vec<IpNet>,
    pub(crate) log: Log,
}

impl Flags {
    /// The settings that hold, with the file's part.
    pub(crate) fn settle(self) -> Result<Settings, Failure> {
        let file = match &self.config {
            Some(path) => File::read(path)?,
            None if Path::new(FILE).exists() => File::read(Path::new(FILE))?,
            None => File::default(),
        };
        Ok(Settings {
            listen: self.listen.or(file.listen).unwrap_or(LISTEN),
            database: self.database.or(file.database).unwrap_or_else(|| DATABASE.to_owned()),
            public_url: self.public_url.or(file.public_url),
            metrics_listen: self.metrics_listen.or(file.metrics_listen),
            trusted_proxies: if self.trusted_proxies.is_empty() {
                file.trusted_proxies
            } else {
                self.trusted_proxies
            },
            log: self.log.or(file.log).unwrap_or_default(),
        })
    }
}

/// The database of a command that needs nothing else.
pub(crate) fn database(flag: Option<String>) -> Result<String, Failure> {
    Flags { database: flag, ..Flags::default() }.settle().map(|settings| settings.database)
}

/// What a file says.
#[derive(Debug, Default)]
struct File {
    listen: Option<SocketAddr>,
    database: Option<String>,
    public_url: Option<String>,
    metrics_listen: Option<SocketAddr>,
    trusted_proxies: Vec<IpNet>,
    log: Option<Log>,
}

/// A network, or one address.
fn network(text: &str) -> Result<IpNet, String> {
    let text = text.trim();
    let one = || text.parse::<IpAddr>().map(IpNet::from);
    text.parse::<IpNet>().or_else(|_| one()).map_err(|error| error.to_string())
}

impl File {
    fn read(path: &Path) -> Result<File, Failure> {
        File::parse(&path.display().to_string(), &console::read(path)?)
    }

    fn parse(name: &str, text: &str) -> Result<File, Failure> {
        let table: toml::Table = toml::from_str(text).map_err(|error| {
            Failure::new(say!("settings-not-toml", file = name, why = error.to_string().trim_end()))
        })?;
        let mut file = File::default();
        for (key, value) in table {
            let refused = |expected| {
                Failure::new(say!(
                    "settings-bad-value",
                    file = name,
                    key = key.as_str(),
                    value = value.to_string(),
                    expected = expected
                ))
            };
            let text = value.as_str();
            let address =
                || text.and_then(|text| text.parse().ok()).ok_or_else(|| refused("\"0.0.0.0:8040\""));
            match key.as_str() {
                "listen" => file.listen = Some(address()?),
                "metrics_listen" => file.metrics_listen = Some(address()?),
                "trusted_proxies" => {
                    let read = |value: &toml::Value| network(value.as_str()?).ok();
                    let nets = value.as_array().and_then(|all| all.iter().map(read).collect());
                    file.trusted_proxies = nets.ok_or_else(|| refused("[\"127.0.0.1\", \"10.0.0.0/8\"]"))?;
                }
                "database" => {
                    file.database = Some(text.ok_or_else(|| refused("\"sqlite:marshal.db\""))?.to_owned());
                }
                "public_url" => {
                    file.public_url =
                        Some(text.ok_or_else(|| refused("\"https://play.example.org\""))?.to_owned());
                }
                "log" => {
                    let log = text.and_then(|text| clap::ValueEnum::from_str(text, false).ok());
                    file.log = Some(log.ok_or_else(|| refused("\"text\", \"json\""))?);
                }
                unknown => {
                    let known = KEYS.join(", ");
                    return Err(Failure::new(say!(
                        "settings-unknown-key",
                        file = name,
                        key = unknown,
                        known = known
                    )));
                }
            }
        }
        Ok(file)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Every name of a setting in the environment, and the flag it stands for.
    fn known() -> BTreeSet<String> {
        let command = <Flags as clap::Args>::augment_args(clap::Command::new("serve"));
        let names =
            command.get_arguments().filter_map(|argument| argument.get_env()?.to_str().map(str::to_owned));
        names.collect()
    }

    #[test]
    fn every_key_of_the_file_can_also_be_set_by_flag_and_environment() {
        let keys = KEYS.iter().map(|key| format!("MARSHAL_{}", key.to_uppercase()));
        let mut all: BTreeSet<String> = keys.collect();
        all.insert("MARSHAL_CONFIG".to_owned());
        assert_eq!(all, known());
    }

    /// What stands in `deploy/` and in the guide is what the program reads.
    #[test]
    fn the_unit_the_container_and_the_guide_name_only_settings_there_are() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let known = known();
        for file in ["deploy/marshal.service", "deploy/Containerfile", "docs/server.md", "docs/journal.md"] {
            let text = std::fs::read_to_string(root.join(file)).unwrap();
            let named = text.split("MARSHAL_").skip(1).map(|rest| {
                let name: String = rest.chars().take_while(|c| c.is_ascii_uppercase() || *c == '_').collect();
                format!("MARSHAL_{name}")
            });
            // The tests' own, in the guides.
            let named = named.filter(|name| !name.starts_with("MARSHAL_KILL"));
            for name in named {
                assert!(known.contains(&name), "{file}: {name} is no setting");
            }
        }
    }
}
