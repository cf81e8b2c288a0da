//! `marshal owner`: links for accounts, for whoever has the machine. Beside a running server or without one.

use clap::{Args, Subcommand};
use journal::{Options, Place, Store};
use rulebook::{Saying, say};
use serde_json::json;
use server::NoLink;

use crate::console::{Answer, Console, Exit, Failure};
use crate::serve::{address_on_this_network, running};
use crate::settings::Flags;

#[derive(Debug, Args)]
pub(crate) struct Call {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// A link to choose another password.
    Reset {
        name: Option<String>,
        #[command(flatten)]
        at: At,
    },
    /// A link to another account.
    Add {
        #[command(flatten)]
        at: At,
    },
}

/// The database, and the address the link begins with.
#[derive(Debug, Args)]
struct At {
    #[arg(long, alias = "db", env = "MARSHAL_DATABASE", hide_env_values = true)]
    database: Option<String>,
    #[arg(long, env = "MARSHAL_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
}

pub(crate) fn run(call: Call, console: &Console) -> Answer {
    running(async {
        match call.command {
            Command::Reset { name, at } => {
                let (store, url) = open(at).await?;
                let link = server::reset(&store, &url, name.as_deref()).await;
                store.close().await;
                let link = link.map_err(|no_link| failure(name.as_deref(), no_link))?;
                tell(console, &link, &say!("owner-said-reset", link = link.as_str()))
            }
            Command::Add { at } => {
                let (store, url) = open(at).await?;
                let link = server::invitation(&store, &url).await;
                store.close().await;
                let link = link.map_err(|no_link| failure(None, no_link))?;
                tell(console, &link, &say!("owner-said-add", link = link.as_str()))
            }
        }
    })
}

/// The store that is there, and the public address.
async fn open(at: At) -> Result<(Store, String), Failure> {
    let flags = Flags { database: at.database, public_url: at.public_url, ..Flags::default() };
    let settings = flags.settle()?;
    let place: Place = settings.database.parse()?;
    // A mistyped database must not leave an empty one behind.
    let store = Store::open(&place, &Options { create: false, ..Options::default() }).await?;
    let url = settings.public_url.unwrap_or_else(|| address_on_this_network(settings.listen));
    let config = server::Config::new(settings.listen, &url)
        .map_err(|server::NoPublicUrl(value)| Failure::new(say!("serve-bad-public-url", value = value)))?;
    Ok((store, config.public_url().to_owned()))
}

fn failure(name: Option<&str>, no_link: NoLink) -> Failure {
    match no_link {
        NoLink::Unknown { names } if names.is_empty() => Failure::new(say!("owner-none")),
        NoLink::Unknown { names } => match name {
            Some(name) => Failure::new(say!("owner-unknown", name = name, known = names)),
            None => Failure::new(say!("owner-which", known = names)),
        },
        NoLink::Trouble(trouble) => Failure::new(trouble.saying()),
        NoLink::NoRandomness => Failure::new(say!("problem-internal")),
    }
}

fn tell(console: &Console, link: &str, said: &Saying) -> Answer {
    if console.json {
        console.print_json(&json!({ "link": link }))?;
    } else {
        console.tell(said);
    }
    Ok(Exit::Done)
}
