//! The database full, read-only or away under a running server: a clear answer, nothing lost, and on it goes by itself.

use std::path::{Path, PathBuf};
use std::process::Command;

use journal::Place;
use reqwest::StatusCode;
use testbed::Postgres;

use crate::house::{Day, Deadline, House, Page, until};

/// Enrols a player with a name of that length at the desk.
async fn enrol(day: &Day, number: usize, length: usize) -> Page {
    let name = format!("{number}{}", "x".repeat(length));
    day.act(&day.organizer, "enrol", &[("name", &name)]).await
}

async fn players(day: &Day) -> usize {
    day.file().await["players"].as_array().unwrap().len()
}

/// What a person sees: the answer is 503 and says what is the matter in so many words.
fn says(page: &Page, words: &str) {
    assert_eq!(page.status, StatusCode::SERVICE_UNAVAILABLE, "{}", page.body);
    assert!(page.body.contains(words), "{words}: {}", page.body);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_disk_is_said_and_when_there_is_room_the_server_goes_on() {
    let Some(disk) = Disk::of_kilobytes(1024) else { return };
    let house = House::on(&Place::file(disk.0.join("marshal.db"))).await;
    let day = house.day("conquest-1.2", 0, &[]).await;
    let mut entered = 0;
    let refused = loop {
        assert!(entered < 20_000, "a disk of a megabyte is never full");
        let page = enrol(&day, entered, 60).await;
        if page.status != StatusCode::OK {
            break page;
        }
        entered += 1;
    };
    says(&refused, "no room left");
    assert!(entered > 20, "{entered}");
    assert_eq!(players(&day).await, entered, "what was acknowledged is there, what was refused is not");
    let page = house.visitor().get(&format!("/t/{}/players", day.code)).await;
    assert_eq!(page.status, StatusCode::OK, "reading goes on");

    // Coming in needs a session to be kept: that there is no room is said too, and nothing breaks.
    let account = [("name", "Olga"), ("password", "correct horse")];
    let mut refused = None;
    for _ in 0..8 {
        let page = house.visitor().post("/sign-in", &account).await;
        if page.status != StatusCode::OK {
            refused = Some(page);
            break;
        }
    }
    says(&refused.expect("a full disk keeps no session"), "no room left");

    disk.remount("size=16m");
    assert_eq!(house.visitor().post("/sign-in", &account).await.status, StatusCode::OK);
    let page = enrol(&day, entered, 60).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert_eq!(players(&day).await, entered + 1);
}

/// A stick that is pulled out, a folder that is moved: what has no place to be kept is not acknowledged.
#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_file_that_goes_away_is_said_and_when_it_is_back_the_server_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let (path, elsewhere) = (folder.path().join("marshal.db"), folder.path().join("elsewhere.db"));
    let house = House::on(&Place::file(&path)).await;
    let day = house.day("conquest-1.2", 1, &[]).await;
    std::fs::rename(&path, &elsewhere).unwrap();
    says(&enrol(&day, 1, 5).await, "cannot be reached");
    assert_eq!(players(&day).await, 1);
    std::fs::rename(&elsewhere, &path).unwrap();
    assert_eq!(enrol(&day, 2, 5).await.status, StatusCode::OK);
    assert_eq!(players(&day).await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_goes_away_is_said_and_when_it_is_back_the_server_goes_on() {
    let postgres = Postgres::private();
    let house = House::on(&postgres.database().address().parse().unwrap()).await;
    let day = house.day("conquest-1.2", 2, &[]).await;
    assert_eq!(house.visitor().get("/ready").await.status, StatusCode::OK);

    postgres.stop();
    says(&enrol(&day, 1, 5).await, "cannot be reached");
    let api =
        house.visitor().request(reqwest::Method::POST, &format!("/api/tournaments/{}/commands", day.code));
    let problem = house.visitor().sent(api.json(&serde_json::json!({"enrol": {"name": "Ana"}}))).await;
    assert_eq!(problem.status, StatusCode::SERVICE_UNAVAILABLE, "{}", problem.body);
    assert_eq!(problem.headers["content-type"], "application/problem+json");
    assert_eq!(house.visitor().get("/health").await.status, StatusCode::OK, "the process lives");
    assert_eq!(house.visitor().get("/ready").await.status, StatusCode::SERVICE_UNAVAILABLE);
    let public = house.visitor().get(&format!("/t/{}/players", day.code)).await;
    assert_eq!(public.status, StatusCode::OK, "what is known can still be looked at");
    assert!(public.body.contains("Player2"));

    postgres.start();
    until("the server is ready again", async || house.visitor().get("/ready").await.status == StatusCode::OK)
        .await;
    let page = enrol(&day, 2, 5).await;
    assert_eq!(page.status, StatusCode::OK, "{}", page.body);
    assert_eq!(players(&day).await, 3, "two who joined before, one after; nobody by half");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_postgres_that_becomes_read_only_is_said_and_afterwards_the_server_goes_on() {
    let postgres = Postgres::private();
    let database = postgres.database();
    let house = House::on(&database.address().parse().unwrap()).await;
    let day = house.day("conquest-1.2", 1, &[]).await;
    let set = |to: &str| {
        database.execute(&format!("ALTER SYSTEM SET default_transaction_read_only = {to}"));
        database.execute("SELECT pg_reload_conf()");
        let deadline = Deadline::new();
        while database.execute("SHOW default_transaction_read_only") != to {
            deadline.check("the setting is taken in");
        }
    };
    set("on");
    // A running connection takes the setting in between two statements.
    let mut entered = 1;
    let deadline = Deadline::new();
    let refused = loop {
        deadline.check("the database is read-only");
        let page = enrol(&day, entered, 5).await;
        if page.status != StatusCode::OK {
            break page;
        }
        entered += 1;
    };
    says(&refused, "can be read but not written");
    assert_eq!(players(&day).await, entered);
    set("off");
    until("the database can be written again", async || {
        enrol(&day, entered, 5).await.status == StatusCode::OK
    })
    .await;
    assert_eq!(players(&day).await, entered + 1);
}

/// A small disk of memory; only root can make one, and not everywhere.
struct Disk(PathBuf);

impl Disk {
    fn of_kilobytes(size: u32) -> Option<Disk> {
        let folder = tempfile::Builder::new().prefix("marshal-disk-").tempdir().unwrap().keep();
        let options = format!("size={size}k,mode=0755");
        let mounted = testbed::is_root() && mount(&["-t", "tmpfs", "-o", &options, "marshal-test"], &folder);
        if !mounted {
            std::fs::remove_dir(&folder).unwrap();
            eprintln!("skipped: mounting a small disk is not allowed here");
            return None;
        }
        Some(Disk(folder))
    }

    fn remount(&self, options: &str) {
        assert!(mount(&["-o", &format!("remount,{options}")], &self.0), "remount {options}");
    }
}

impl Drop for Disk {
    fn drop(&mut self) {
        // Lazily, for whoever still has a file open; what cannot be cleaned here is gone with the next start.
        let _ = Command::new("umount").arg("-l").arg(&self.0).status();
        let _ = std::fs::remove_dir(&self.0);
    }
}

fn mount(arguments: &[&str], folder: &Path) -> bool {
    Command::new("mount").args(arguments).arg(folder).status().is_ok_and(|status| status.success())
}
