//! The journal in one SQLite file: write-ahead log, `synchronous = FULL`, one connection that writes and a few that read.

mod batch;
mod remembered;
mod writing;

use std::path::{Path, PathBuf};

use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

use self::remembered::Remembered;
use self::writing::Writing;
use crate::migrate;
use crate::options::Options;
use crate::plan::Plan;
use crate::record::Append;
use crate::setback::{Setback, trouble};
use crate::snapshot::Snapshot;
use crate::trouble::{OpenError, Trouble};

const PAGE_BYTES: u64 = 4096;
/// So many pages gather in the log before they are carried over: 8 MB. From then on it is written over and no longer grows, and a
/// disk confirms that in half the time.
const LOG_PAGES: u32 = 2048;
const READERS: u32 = 4;
/// In KB, negative as SQLite wants it.
const READERS_KEEP: &str = "-256";

/// One file, opened.
#[derive(Debug)]
pub(crate) struct Sqlite {
    write: Writing,
    read: SqlitePool,
    path: PathBuf,
    file: FileId,
    remembered: Remembered,
}

/// Tells a file from another that later has its name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct FileId(u64, u64);

impl Sqlite {
    pub(crate) async fn open(path: &Path, options: &Options) -> Result<Sqlite, OpenError> {
        let place = format!("sqlite:{}", path.display());
        if (options.read_only || !options.create) && !path.exists() {
            return Err(OpenError::Missing { place });
        }
        if !options.read_only {
            keep_private(path, options.create);
        }
        let connect = connect_options(path, options);
        let write = Writing::new(connect.clone(), options.patience);
        let opened = async {
            let mut turn = write.turn().await.map_err(trouble)?;
            migrate::sqlite(turn.connection(), migrate::ALL, !options.read_only, &place).await?;
            turn.done();
            Ok(())
        };
        match opened.await {
            Ok(()) => {}
            Err(OpenError::Trouble(Trouble::Damaged { why })) if why.contains("not a database") => {
                return Err(OpenError::Foreign { place });
            }
            // SQLite says of a file it cannot write only that it cannot open it.
            Err(OpenError::Trouble(Trouble::Away { .. }))
                if !options.read_only && path.exists() && is_unwritable(path) =>
            {
                return Err(Trouble::ReadOnly.into());
            }
            Err(error) => return Err(error),
        }
        // A file has no connection to lose, so there is nothing to test and nothing to renew.
        let read = SqlitePoolOptions::new()
            .max_connections(READERS)
            .acquire_timeout(options.patience)
            .test_before_acquire(false)
            .max_lifetime(None)
            .idle_timeout(None)
            // They look one row up or read a history once from end to end; neither is quicker for pages kept in memory.
            .connect_lazy_with(connect.pragma("query_only", "ON").pragma("cache_size", READERS_KEEP));
        let file = FileId::of(path).map_err(|error| Trouble::Away { why: error.to_string() })?;
        Ok(Sqlite { write, read, path: path.to_owned(), file, remembered: Remembered::default() })
    }

    /// Where writing statements go.
    pub(crate) fn write(&self) -> &Writing {
        &self.write
    }

    /// Where reading statements go.
    pub(crate) fn read(&self) -> &SqlitePool {
        &self.read
    }

    pub(crate) async fn snapshot(&self) -> Result<Snapshot, Trouble> {
        self.read.begin().await.map(Snapshot::Sqlite).map_err(trouble)
    }

    pub(crate) async fn commit(&self, batch: &[&Append]) -> Result<Plan, Setback> {
        // What is written to a file that has lost its name is gone when the last process closes it.
        if FileId::of(&self.path).ok() != Some(self.file) {
            let why = format!("{}: moved or removed", self.path.display());
            return Err(Setback::Trouble(Trouble::Away { why }));
        }
        let mut turn = self.write.turn().await?;
        match batch::store(turn.connection(), batch, &self.remembered).await {
            Ok(plan) => {
                turn.done();
                Ok(plan)
            }
            Err(setback) => {
                self.remembered.forget();
                Err(setback)
            }
        }
    }

    pub(crate) async fn close(&self) {
        self.read.close().await;
        self.write.close().await;
    }
}

impl FileId {
    #[cfg(unix)]
    fn of(path: &Path) -> std::io::Result<FileId> {
        use std::os::unix::fs::MetadataExt;
        std::fs::metadata(path).map(|file| FileId(file.dev(), file.ino()))
    }

    /// Elsewhere an open file cannot be moved or removed.
    #[cfg(not(unix))]
    fn of(path: &Path) -> std::io::Result<FileId> {
        std::fs::metadata(path).map(|_| FileId(0, 0))
    }
}

/// The file holds secret seeds in clear, so nobody but its owner reads it. SQLite gives its log and index the rights of the
/// file. What cannot be done here (a file system without rights, a file of somebody else) is no reason not to serve.
#[cfg(unix)]
fn keep_private(path: &Path, create: bool) {
    use std::fs::{OpenOptions, Permissions, metadata, set_permissions};
    use std::os::unix::fs::{OpenOptionsExt, PermissionsExt};
    const OWNER_ONLY: u32 = 0o600;
    const OTHERS: u32 = 0o007;
    if create && !path.exists() {
        // Made here rather than by SQLite, which would make it readable for everybody first. It says itself why it cannot.
        let _ = OpenOptions::new().write(true).create_new(true).mode(OWNER_ONLY).open(path);
        return;
    }
    for suffix in ["", "-wal", "-shm"] {
        let mut file = path.as_os_str().to_owned();
        file.push(suffix);
        let open_to_all = metadata(&file).is_ok_and(|it| it.permissions().mode() & OTHERS != 0);
        if open_to_all && let Err(error) = set_permissions(&file, Permissions::from_mode(OWNER_ONLY)) {
            tracing::warn!(%error, "the journal can be read by everybody on this machine");
        }
    }
}

/// Elsewhere the folder decides who may read.
#[cfg(not(unix))]
fn keep_private(_: &Path, _: bool) {}

fn is_unwritable(path: &Path) -> bool {
    std::fs::OpenOptions::new().write(true).open(path).is_err()
}

fn connect_options(path: &Path, options: &Options) -> SqliteConnectOptions {
    let connect = SqliteConnectOptions::new()
        .filename(path)
        .page_size(PAGE_BYTES as u32)
        .busy_timeout(options.patience)
        .pragma("cell_size_check", "ON")
        .pragma("trusted_schema", "OFF");
    if options.read_only {
        // A finished journal on a medium nobody can write has no log beside it; SQLite then needs to be told that
        // nothing will change.
        let mut log = path.as_os_str().to_owned();
        log.push("-wal");
        return connect.read_only(true).immutable(is_unwritable(path) && !Path::new(&log).exists());
    }
    let connect = connect
        .create_if_missing(options.create)
        .journal_mode(SqliteJournalMode::Wal)
        .synchronous(SqliteSynchronous::Full)
        // What a statement may have to take back is kept in memory, not in a file made and removed for each.
        .pragma("temp_store", "MEMORY")
        // Pages written again and again in a busy hour are carried over from the log once, not every few batches.
        .pragma("wal_autocheckpoint", LOG_PAGES.to_string());
    match options.most_bytes {
        Some(bytes) => connect.pragma("max_page_count", (bytes / PAGE_BYTES).max(1).to_string()),
        None => connect,
    }
}
