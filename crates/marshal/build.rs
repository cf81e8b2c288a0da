//! Tells the binary which commit it was built from, so that `marshal --version` names it.
//!
//! A release names its commit by `MARSHAL_COMMIT`, or git does where there is one. A development build names none: it would
//! have to be built anew for every commit.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-env-changed=MARSHAL_COMMIT");
    let optimised = std::env::var("PROFILE").is_ok_and(|profile| profile == "release");
    let given = std::env::var("MARSHAL_COMMIT").ok().filter(|commit| !commit.trim().is_empty());
    let commit = given.or_else(|| optimised.then(of_git).flatten());
    let version = env!("CARGO_PKG_VERSION");
    let named = commit.map_or(version.to_owned(), |commit| format!("{version} ({})", commit.trim()));
    println!("cargo::rustc-env=MARSHAL_VERSION={named}");
}

/// The commit git has checked out; none outside a clone. Git notes every commit and checkout in the file that is watched.
fn of_git() -> Option<String> {
    if let Some(moves) = git(&["rev-parse", "--git-path", "logs/HEAD"]) {
        println!("cargo::rerun-if-changed={}", moves.trim());
    }
    git(&["describe", "--always", "--dirty", "--abbrev=10"])
}

fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8(output.stdout).ok()).flatten()
}
