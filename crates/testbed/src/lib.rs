//! What tests of several crates share: the laws every rulebook keeps ([`laws`]), alterations no record survives ([`mutations`]), and a PostgreSQL of Debian's package, in a temporary folder, on a socket of its own.
//!
//! ```no_run
//! let database = testbed::Postgres::shared().database();
//! // Anything that takes an address: `marshal journal verify --database ADDRESS`, `journal::Store`.
//! println!("{}", database.address());
//! ```
//!
//! One server a test process, a database a test. The server ends with the process, however the process ends: a guard waits
//! for the end of a pipe that only the process holds. As root the server runs as user `postgres`, since PostgreSQL refuses to
//! run as root. `scripts/install-test-tools` installs the package.

pub mod laws;
pub mod mutations;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// The account that owns the server inside PostgreSQL.
const OWNER: &str = "postgres";

/// A running PostgreSQL.
#[derive(Debug)]
pub struct Postgres {
    /// Holds the data, the socket and the log; removed by the guard.
    folder: PathBuf,
    databases: AtomicU32,
    /// Ends the server when its standard input closes.
    guard: Child,
}

/// One empty database of a server, for one test.
#[derive(Debug)]
pub struct Database {
    folder: PathBuf,
    name: String,
}

impl Postgres {
    /// The server of this test process.
    pub fn shared() -> &'static Postgres {
        static SHARED: OnceLock<Postgres> = OnceLock::new();
        SHARED.get_or_init(Postgres::private)
    }

    /// A server of one's own, for tests that stop it.
    pub fn private() -> Postgres {
        let folder =
            tempfile::Builder::new().prefix("marshal-pg-").tempdir().expect("a temporary folder").keep();
        Postgres::in_folder(&folder)
    }

    /// A server whose data is in that empty folder: on a small disk, for tests that fill it.
    pub fn in_folder(folder: &Path) -> Postgres {
        give_to_owner(folder);
        let data = folder.join("data");
        copy_of_fresh_cluster(&data);
        let guard = guard(folder);
        let postgres = Postgres { folder: folder.to_owned(), databases: AtomicU32::new(0), guard };
        postgres.start();
        postgres
    }

    /// A new empty database.
    pub fn database(&self) -> Database {
        let name = format!("test_{}", self.databases.fetch_add(1, Ordering::Relaxed));
        let database = Database { folder: self.folder.clone(), name: "postgres".to_owned() };
        database.execute(&format!("CREATE DATABASE {name}"));
        Database { name, ..database }
    }

    /// Starts the server again after [`Postgres::stop`] or [`Postgres::kill`].
    pub fn start(&self) {
        let socket = format!("-c listen_addresses='' -c unix_socket_directories='{}'", self.folder.display());
        let log = self.folder.join("log");
        let settings = format!("{socket} -c max_connections=60 -c shared_buffers=16MB -c max_wal_size=256MB");
        run(as_owner("pg_ctl")
            .args(["start", "-w", "-t", "60", "-D"])
            .arg(self.folder.join("data"))
            .arg("-l")
            .arg(log)
            .arg("-o")
            .arg(settings));
    }

    /// Stops the server in good order, ending all connections.
    pub fn stop(&self) {
        self.end("fast");
    }

    /// Ends the server at once, as a crash would: it recovers from its log when started again.
    pub fn kill(&self) {
        self.end("immediate");
    }

    /// Ends the server at once if it has not gone down by itself.
    pub fn kill_if_running(&self) {
        let data = self.folder.join("data");
        // A server that is not running is what was wanted.
        let _ = as_owner("pg_ctl").args(["stop", "-w", "-m", "immediate", "-D"]).arg(data).output();
    }

    fn end(&self, mode: &str) {
        run(as_owner("pg_ctl").args(["stop", "-w", "-m", mode, "-D"]).arg(self.folder.join("data")));
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.guard.stdin.take());
        // The guard was told; that it cannot be waited for changes nothing.
        let _ = self.guard.wait();
    }
}

impl Database {
    /// Where it is, as `postgres://…`.
    pub fn address(&self) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://{OWNER}@{folder}/{}", self.name)
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Runs SQL on it and gives what it prints, a line a row, columns parted by `|`.
    pub fn execute(&self, sql: &str) -> String {
        let output = run(tool("psql")
            .args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "-v", "ON_ERROR_STOP=1"])
            .args(["-U", OWNER, "-d", &self.name, "-c", sql, "-h"])
            .arg(&self.folder));
        String::from_utf8_lossy(&output.stdout).trim().to_owned()
    }

    /// Runs a file of SQL on it.
    pub fn execute_file(&self, path: &Path) {
        run(tool("psql")
            .args(["--no-psqlrc", "--quiet", "-v", "ON_ERROR_STOP=1", "-U", OWNER, "-d", &self.name, "-f"])
            .arg(path)
            .arg("-h")
            .arg(&self.folder));
    }

    /// The whole database as SQL.
    pub fn dump(&self) -> String {
        let output = run(tool("pg_dump")
            .args(["--no-owner", "--inserts", "-U", OWNER, "-d", &self.name, "-h"])
            .arg(&self.folder));
        String::from_utf8_lossy(&output.stdout).into_owned()
    }
}

/// Whether this process may do what only root may.
pub fn is_root() -> bool {
    fs::metadata("/proc/self").is_ok_and(|me| std::os::unix::fs::MetadataExt::uid(&me) == 0)
}

/// Copies a cluster that was made once per machine: copying is ten times quicker than making one.
fn copy_of_fresh_cluster(data: &Path) {
    let kept = std::env::temp_dir().join(format!("marshal-testbed-{}", whoami()));
    let fresh = kept.join(format!("cluster-{}", version()));
    if !fresh.join("PG_VERSION").exists() {
        fs::create_dir_all(&kept).expect("a folder for the fresh cluster");
        give_to_owner(&kept);
        let making = kept.join(format!("making-{}", std::process::id()));
        run(as_owner("initdb")
            .args(["-A", "trust", "-U", OWNER, "-E", "UTF8", "--no-locale", "--no-sync", "-D"])
            .arg(&making));
        // Another process may have been faster; either is as good.
        if fs::rename(&making, &fresh).is_err() {
            fs::remove_dir_all(&making).expect("our own cluster can be removed");
        }
    }
    run(Command::new("cp").args(["-a", "--reflink=auto"]).arg(&fresh).arg(data));
}

fn guard(folder: &Path) -> Child {
    // `pg_ctl stop` fails when the test has stopped the server itself.
    let script =
        "read -r _; $0 \"$@\" >/dev/null 2>&1; rm -rf \"$GUARDED/data\" \"$GUARDED/log\"; rmdir \"$GUARDED\"";
    let stop = as_owner("pg_ctl");
    Command::new("sh")
        .arg("-c")
        .arg(script)
        .arg(stop.get_program())
        .args(stop.get_args())
        .args(["stop", "-m", "immediate", "-D"])
        .arg(folder.join("data"))
        .env("GUARDED", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        // A signal to the tests' process group must not end the guard before its work.
        .process_group(0)
        .spawn()
        .expect("a shell")
}

/// A PostgreSQL program, run as the server's owner.
fn as_owner(program: &str) -> Command {
    if !is_root() {
        return tool(program);
    }
    let mut command = Command::new("runuser");
    command.args(["-u", OWNER, "--"]).arg(path_of(program)).current_dir("/");
    command
}

fn tool(program: &str) -> Command {
    Command::new(path_of(program))
}

/// Debian keeps the server's programs by version, outside the search path.
fn path_of(program: &str) -> PathBuf {
    let newest = || {
        let versions = fs::read_dir("/usr/lib/postgresql").ok()?.flatten();
        versions.map(|version| version.path().join("bin")).filter(|bin| bin.join(program).exists()).max()
    };
    static BIN: OnceLock<Option<PathBuf>> = OnceLock::new();
    BIN.get_or_init(newest).as_ref().map_or_else(|| program.into(), |bin| bin.join(program))
}

fn version() -> String {
    let output = run(tool("postgres").arg("--version"));
    String::from_utf8_lossy(&output.stdout).chars().filter(char::is_ascii_digit).collect()
}

fn whoami() -> String {
    let uid = fs::metadata("/proc/self").map(|me| std::os::unix::fs::MetadataExt::uid(&me));
    uid.map_or_else(|_| "nobody".to_owned(), |uid| uid.to_string())
}

fn give_to_owner(folder: &Path) {
    fs::set_permissions(folder, fs::Permissions::from_mode(0o755)).expect("our own folder");
    if is_root() {
        run(Command::new("chown").arg(OWNER).arg(folder));
    }
}

/// Runs a program to its end; a failure shows what it said.
fn run(command: &mut Command) -> Output {
    let output = command.stdin(Stdio::null()).output().unwrap_or_else(|error| {
        panic!("{command:?}: {error}; scripts/install-test-tools installs what tests need")
    });
    assert!(
        output.status.success(),
        "{command:?}: {}\n{}{}",
        output.status,
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    output
}
