//! The files of the repository.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;

/// One text file: its path from the root, with `/`, and its text.
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// Every text file that git tracks or would track; in a copy without git, every text file that is not built.
pub(crate) static FILES: LazyLock<Vec<File>> = LazyLock::new(|| {
    let paths = tracked().unwrap_or_else(|| walked(&root(), &root()));
    let read =
        |path: String| std::fs::read_to_string(root().join(&path)).ok().map(|text| File { path, text });
    let mut files: Vec<File> = paths.into_iter().filter_map(read).collect();
    files.sort_by(|one, two| one.path.cmp(&two.path));
    files
});

/// The root of the repository.
pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The file at that path, if there is one.
pub(crate) fn file(path: &str) -> Option<&'static File> {
    FILES.iter().find(|file| file.path == path)
}

/// The Rust files of one crate outside its tests and benches.
pub(crate) fn sources(name: &str) -> impl Iterator<Item = &'static File> {
    let folder = format!("crates/{name}/src/");
    FILES.iter().filter(move |file| file.path.starts_with(&folder) && file.is_rust() && !file.is_test())
}

/// The crates, by their folders.
pub(crate) fn crates() -> Vec<&'static str> {
    let name = |file: &'static File| file.path.strip_prefix("crates/")?.strip_suffix("/Cargo.toml");
    FILES.iter().filter_map(name).collect()
}

/// Fails with all complaints at once.
pub(crate) fn complain(complaints: &[String], advice: &str) {
    assert!(complaints.is_empty(), "\n{}\n→ {advice}\n", complaints.join("\n"));
}

impl File {
    pub(crate) fn has_ending(&self, wanted: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|ending| ending == wanted)
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.has_ending("rs")
    }

    /// Whether the whole file is tests.
    pub(crate) fn is_test(&self) -> bool {
        let names = ["/tests/", "/tests.rs", "_tests.rs", "/benches/"];
        names.iter().any(|name| self.path.contains(name))
    }

    /// The lines with their numbers.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(at, line)| (at + 1, line))
    }
}

fn tracked() -> Option<Vec<String>> {
    let list = ["ls-files", "-z", "--cached", "--others", "--exclude-standard"];
    let output = Command::new("git").args(list).current_dir(root()).output().ok()?;
    let listed = String::from_utf8(output.stdout).ok().filter(|_| output.status.success())?;
    let paths: Vec<String> = listed.split('\0').filter(|path| !path.is_empty()).map(str::to_owned).collect();
    (!paths.is_empty()).then_some(paths)
}

fn walked(root: &Path, folder: &Path) -> Vec<String> {
    let mut paths = Vec::new();
    for entry in std::fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() && name != "target" && name != ".git" {
            paths.extend(walked(root, &path));
        } else if let Ok(inside) = path.strip_prefix(root) {
            paths.push(inside.to_string_lossy().replace('\\', "/"));
        }
    }
    paths
}
