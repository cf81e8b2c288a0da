//! A copy of the repository with the changes woven into one crate, and the tests built from it.

use std::collections::{BTreeMap, BTreeSet};
use std::ops::Range;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde::Deserialize;

use crate::places::Place;
use crate::sample::Sample;
use crate::weave::{SWITCH, Woven, weave};

/// After so many builds that find changes which do not compile, something else is wrong.
const MOST_BUILDS: usize = 12;

/// The root of the repository the command was started in.
pub(crate) fn root() -> Result<PathBuf, String> {
    let told = Command::new("git").args(["rev-parse", "--show-toplevel"]).output();
    let told = told.map_err(|error| format!("git: {error}"))?;
    if !told.status.success() {
        return Err("start it inside the repository".to_owned());
    }
    Ok(PathBuf::from(String::from_utf8_lossy(&told.stdout).trim()))
}

pub(crate) struct Tree<'a> {
    root: &'a Path,
    folder: PathBuf,
    target: PathBuf,
    name: &'a str,
}

impl<'a> Tree<'a> {
    /// Copies what git tracks or would track; files that are the same stay as they are, so that little is built anew. The
    /// copy is built apart: cargo would take what is built from it for what is built from the repository.
    pub(crate) fn copied(root: &'a Path, scratch: &Path, name: &'a str) -> Result<Tree<'a>, String> {
        let folder = &scratch.join("tree");
        let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
        let listed = Command::new("git").args(list).current_dir(root).output();
        let listed = listed.map_err(|error| format!("git: {error}"))?.stdout;
        let woven = format!("crates/{name}/src/");
        for path in String::from_utf8_lossy(&listed).split('\0').filter(|path| !path.is_empty()) {
            let is_woven = path.starts_with(&woven) && is_rust(path);
            if !is_woven && let Ok(content) = std::fs::read(root.join(path)) {
                written(&folder.join(path), &content)?;
            }
        }
        let folder = folder.canonicalize().map_err(|error| format!("{}: {error}", folder.display()))?;
        Ok(Tree { root, folder, target: scratch.join("target"), name })
    }

    /// The crate's own folder, in which its tests run.
    pub(crate) fn crate_folder(&self) -> PathBuf {
        self.folder.join("crates").join(self.name)
    }

    /// Builds the tests with the sample woven in; what does not compile is replaced by other places.
    pub(crate) fn built(&self, sample: &mut Sample) -> Result<Vec<PathBuf>, String> {
        for _ in 0..MOST_BUILDS {
            let files = self.woven(sample.chosen())?;
            let (programs, errors) = self.compiled()?;
            if errors.is_empty() {
                return Ok(programs);
            }
            let about: BTreeSet<usize> = errors
                .iter()
                .filter_map(|error| Some(files.get(&error.file)?.around(&error.range)))
                .flatten()
                .collect();
            if about.is_empty() {
                let first = &errors[0];
                return Err(format!("{}: {}", first.file, first.message));
            }
            println!("{} do not compile and are replaced", about.len());
            sample.replace(&about.into_iter().collect::<Vec<_>>());
        }
        Err(format!("still does not compile after {MOST_BUILDS} builds"))
    }

    /// Writes the crate's sources with their switches.
    fn woven(&self, chosen: &[Place]) -> Result<BTreeMap<String, Woven>, String> {
        let mut by_file: BTreeMap<String, Vec<(usize, &Place)>> = BTreeMap::new();
        for file in self.sources()? {
            by_file.insert(file, Vec::new());
        }
        for (number, place) in chosen.iter().enumerate() {
            by_file.entry(place.file.clone()).or_default().push((number, place));
        }
        let mut files = BTreeMap::new();
        for (file, changes) in by_file {
            let path = self.root.join(&file);
            let text = std::fs::read_to_string(&path).map_err(|error| format!("{file}: {error}"))?;
            let mut woven = weave(&text, &changes);
            if file.ends_with("src/lib.rs") {
                woven.text.push_str("\nmod mutant;\n");
            }
            written(&self.folder.join(&file), woven.text.as_bytes())?;
            files.insert(file, woven);
        }
        written(&self.crate_folder().join("src/mutant.rs"), SWITCH.as_bytes())?;
        Ok(files)
    }

    fn sources(&self) -> Result<Vec<String>, String> {
        let within = format!("crates/{}/src", self.name);
        let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", &within];
        let listed = Command::new("git").args(list).current_dir(self.root).output();
        let listed =
            String::from_utf8_lossy(&listed.map_err(|error| format!("git: {error}"))?.stdout).into_owned();
        let is_there = |path: &&str| is_rust(path) && self.root.join(path).is_file();
        Ok(listed.split('\0').filter(is_there).map(str::to_owned).collect())
    }

    fn compiled(&self) -> Result<(Vec<PathBuf>, Vec<CompileError>), String> {
        let output = Command::new("cargo")
            .args([
                "test",
                "--no-run",
                "--lib",
                "--tests",
                "--locked",
                "--message-format=json",
                "-p",
                self.name,
            ])
            .current_dir(&self.folder)
            .env("CARGO_TARGET_DIR", &self.target)
            .stderr(std::process::Stdio::inherit())
            .output()
            .map_err(|error| format!("cargo: {error}"))?;
        let mut programs = Vec::new();
        let mut errors = Vec::new();
        for line in output.stdout.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()) {
            let Ok(told) = serde_json::from_slice::<Told>(line) else { continue };
            if let (Some(program), Some(true)) = (told.executable, told.profile.map(|profile| profile.test)) {
                programs.push(program);
            }
            let Some(message) = told.message.filter(|message| message.level == "error") else { continue };
            for span in message.spans {
                let range = span.byte_start..span.byte_end;
                errors.push(CompileError { file: span.file_name, range, message: message.message.clone() });
            }
        }
        if !output.status.success() && errors.is_empty() {
            return Err("the tests cannot be built".to_owned());
        }
        Ok((programs, errors))
    }
}

struct CompileError {
    file: String,
    range: Range<usize>,
    message: String,
}

// What cargo tells, a line each.

#[derive(Deserialize)]
struct Told {
    executable: Option<PathBuf>,
    profile: Option<Profile>,
    message: Option<Message>,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

#[derive(Deserialize)]
struct Message {
    level: String,
    message: String,
    spans: Vec<Span>,
}

#[derive(Deserialize)]
struct Span {
    file_name: String,
    byte_start: usize,
    byte_end: usize,
}

fn is_rust(path: &str) -> bool {
    Path::new(path).extension().is_some_and(|ending| ending == "rs")
}

/// Writes a file, unless it holds that already.
fn written(path: &Path, content: &[u8]) -> Result<(), String> {
    if std::fs::read(path).is_ok_and(|there| there == content) {
        return Ok(());
    }
    let parent = path.parent().unwrap_or(path);
    std::fs::create_dir_all(parent)
        .and_then(|()| std::fs::write(path, content))
        .map_err(|error| format!("{}: {error}", path.display()))
}
