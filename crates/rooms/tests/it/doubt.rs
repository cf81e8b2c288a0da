//! A connection to PostgreSQL that breaks while a commit is confirmed: whatever became of it, what was wanted happens once.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use std::time::Duration;

use journal::{Options, Store, Version};
use rooms::{Rooms, Terms};
use testbed::Postgres;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{UnixListener, UnixStream};

use crate::jar::{Jar, placed, put};

/// What happens to the next commit.
#[derive(Clone, Copy, Debug)]
#[repr(u8)]
enum Fate {
    /// It is passed on, and so is the answer.
    Passes = 0,
    /// The database never hears of it.
    Lost,
    /// The database carries it out; the answer is lost.
    Unheard,
    /// The answer is lost at once, and the database carries it out a while later.
    Late,
}

/// Stands between a store and its database, and cuts the connection at the next commit.
struct Cutter {
    folder: tempfile::TempDir,
    fate: Arc<AtomicU8>,
}

impl Cutter {
    fn before(socket: PathBuf) -> Cutter {
        let folder = tempfile::tempdir().expect("a folder for a socket");
        let listener = UnixListener::bind(folder.path().join(".s.PGSQL.5432")).expect("a socket");
        let fate = Arc::new(AtomicU8::new(Fate::Passes as u8));
        let cutting = Arc::clone(&fate);
        tokio::spawn(async move {
            while let Ok((client, _)) = listener.accept().await {
                let Ok(server) = UnixStream::connect(&socket).await else { continue };
                tokio::spawn(between(client, server, Arc::clone(&cutting)));
            }
        });
        Cutter { folder, fate }
    }

    fn next(&self, fate: Fate) {
        self.fate.store(fate as u8, Ordering::SeqCst);
    }

    fn is_used(&self) -> bool {
        self.fate.load(Ordering::SeqCst) == Fate::Passes as u8
    }
}

/// Carries bytes both ways until a commit meets its fate.
async fn between(client: UnixStream, server: UnixStream, fate: Arc<AtomicU8>) {
    let (mut from_client, mut to_client) = client.into_split();
    let (mut from_server, mut to_server) = server.into_split();
    let answers = tokio::spawn(async move {
        let _ = tokio::io::copy(&mut from_server, &mut to_client).await;
    });
    let mut bytes = vec![0; 64 * 1024];
    while let Ok(read @ 1..) = from_client.read(&mut bytes).await {
        let said = &bytes[..read];
        // The statement alone, as it is sent: not a setting or a text in which the word stands.
        let commits = said.windows(7).any(|word| word == b"COMMIT\0");
        let fate = if commits { fate.swap(Fate::Passes as u8, Ordering::SeqCst) } else { 0 };
        if fate != 0 {
            answers.abort();
            let _ = answers.await;
            drop(from_client);
            if fate == Fate::Late as u8 {
                tokio::time::sleep(Duration::from_millis(300)).await;
            }
            if fate != Fate::Lost as u8 {
                let _ = to_server.write_all(said).await;
                // The database needs a moment before it notices that nobody listens.
                tokio::time::sleep(Duration::from_millis(200)).await;
            }
            return;
        }
        if to_server.write_all(said).await.is_err() {
            return;
        }
    }
    answers.abort();
}

/// The socket of the database at that address, and the address by way of another folder.
fn by_way_of(address: &str, folder: &Path) -> (PathBuf, String) {
    let (before, rest) = address.split_once('@').expect("postgres://USER@FOLDER/NAME");
    let (encoded, name) = rest.split_once('/').expect("a database");
    let socket = Path::new(&encoded.replace("%2F", "/")).join(".s.PGSQL.5432");
    (socket, format!("{before}@{}/{name}", folder.display().to_string().replace('/', "%2F")))
}

#[tokio::test(flavor = "multi_thread")]
async fn whatever_becomes_of_a_commit_in_doubt_what_was_wanted_happens_once() {
    let database = Postgres::shared().database();
    let (socket, _) = by_way_of(&database.address(), Path::new("/"));
    let cutter = Cutter::before(socket);
    let (_, address) = by_way_of(&database.address(), cutter.folder.path());
    let store = Store::open(&address.parse().unwrap(), &Options::default()).await.unwrap();
    let rooms: Rooms<Jar> = Rooms::new(store);
    let room = rooms.found(placed(100), None).await.unwrap();
    for (number, fate) in (1..).zip([Fate::Lost, Fate::Unheard, Fate::Late, Fate::Passes]) {
        cutter.next(fate);
        let done = room.command(&Terms::default(), put(&format!("{fate:?}"), 2)).await;
        let version = done.unwrap_or_else(|setback| panic!("{fate:?}: {setback:?}")).version;
        assert_eq!(version, Version(1 + 2 * number), "{fate:?}");
        assert!(cutter.is_used(), "{fate:?}: a commit went by");
    }
    let history = room.history().await.unwrap();
    assert_eq!(history.len(), 9, "{history:?}");
    assert_eq!(room.snapshot().state.beans, 8);
}
