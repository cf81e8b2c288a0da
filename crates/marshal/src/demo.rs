//! `marshal demo`: a server with an afternoon on it, to be looked at from every seat.
//!
//! Twenty-four players, two rounds played, the third under way with calls, a dispute and a running clock. Everything goes
//! through the same commands as on a real day; only the moments lie in the past ([`story`]).

mod story;

use clap::Args;
use rulebook::say;
use serde_json::json;
use tempfile::TempDir;
use tracing_subscriber::filter::LevelFilter;

use crate::console::{Answer, Console, Failure};
use crate::serve::{Opened, running};
use crate::settings::Flags;
use story::Story;
pub(crate) use story::failure;

/// Only for this machine unless told otherwise: it is a show.
const LISTEN: &str = "127.0.0.1:8040";

#[derive(Debug, Args)]
pub(crate) struct Demo {
    #[command(flatten)]
    flags: Flags,
}

pub(crate) fn run(demo: Demo, console: &Console) -> Answer {
    let folder = TempDir::with_prefix("marshal-demo-");
    let folder = folder.map_err(|error| Failure::new(say!("demo-no-folder", why = error.to_string())))?;
    let mut flags = demo.flags;
    // What is shown is thrown away afterwards, unless a database is named for it.
    let database = format!("sqlite:{}", folder.path().join("demo.db").display());
    flags.database = Some(flags.database.unwrap_or(database));
    if flags.listen.is_none() {
        flags.listen = LISTEN.parse().ok();
    }
    let settings = flags.settle()?;
    running(async {
        let opened = Opened::with(&settings, LevelFilter::WARN).await?;
        let story = Story::tell(&opened.server, console, tournament_now()).await?;
        introduce(console, &opened, &story);
        opened.until_stopped().await
    })
}

/// Prints where each role sees the tournament.
fn introduce(console: &Console, opened: &Opened, story: &Story) {
    let public = format!("{}/t/{}", opened.url, story.code);
    let mut links = vec![
        ("organizer", say!("demo-organizer", name = story::ORGANIZER), story.organizer.clone()),
        ("marshal", say!("demo-marshal", name = story::MARSHAL), story.marshal.clone()),
        ("judge", say!("demo-judge", name = story::JUDGE), story.judge.clone()),
        ("player", say!("demo-player", name = story.player_name.as_str()), story.player.clone()),
        ("display", say!("demo-display"), format!("{public}/display/hall")),
        ("public", say!("demo-public"), public),
    ];
    links.extend(opened.server.owner_link.clone().map(|link| ("owner", say!("demo-owner"), link)));
    if console.json {
        let links: serde_json::Map<_, _> =
            links.iter().map(|(role, _, link)| ((*role).to_owned(), json!(link))).collect();
        let address = opened.server.address().ok().map(|address| address.to_string());
        console.line(json!({"code": story.code, "address": address, "links": links}).to_string());
        return;
    }
    console.tell(&say!("demo-ready", url = opened.url.as_str()));
    for (_, who, link) in links {
        console.line(format!("  {}: {link}", console.say(&who)));
    }
    console.tell(&say!("demo-note"));
}

fn tournament_now() -> tournament::Moment {
    tournament::Moment(jiff::Timestamp::now().as_millisecond())
}
