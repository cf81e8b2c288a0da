//! The binary as people use it: commands in three languages, bad input, whole tournaments at the desk.
#![allow(clippy::unwrap_used)] // a test may fail loudly

mod answers;
mod bad_input;
mod crash;
mod decks;
mod desk;
mod laws;
mod scenarios;
mod serve;
mod served;

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What a call of the binary came to.
struct Called {
    code: i32,
    out: String,
    err: String,
}

/// Calls the binary with those arguments (split at blanks) in that folder, with that standard input.
fn marshal_in(folder: &Path, arguments: &str, input: &str) -> Called {
    let mut child = Command::new(env!("CARGO_BIN_EXE_marshal"))
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .env_clear()
        .env("TZ", "UTC")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    // A command that does not read its input closes the pipe; that is no failure.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().unwrap();
    writer.join().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Called { code: output.status.code().unwrap_or(-1), out: text(output.stdout), err: text(output.stderr) }
}

fn marshal(arguments: &str) -> Called {
    marshal_in(&fixtures(), arguments, "")
}

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/fixtures")
}

impl Called {
    /// Everything in one text, for snapshots.
    fn told(&self) -> String {
        format!("{}{}[exit {}]\n", self.out, self.err, self.code)
    }
}
