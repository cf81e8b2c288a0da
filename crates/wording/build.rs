//! Gathers `locales/LANGUAGE/*.ftl` into one text per language, so that adding a file is all it takes to add messages.

use std::path::{Path, PathBuf};
use std::{env, fs, io};

fn main() -> io::Result<()> {
    let locales = Path::new("../../locales");
    let out = PathBuf::from(env::var_os("OUT_DIR").ok_or(io::Error::other("cargo sets OUT_DIR"))?);
    println!("cargo::rerun-if-changed={}", locales.display());
    for language in ["en", "pl", "de"] {
        let folder = locales.join(language);
        println!("cargo::rerun-if-changed={}", folder.display());
        let mut files: Vec<PathBuf> =
            fs::read_dir(&folder)?.map(|entry| entry.map(|e| e.path())).collect::<io::Result<_>>()?;
        files.retain(|file| file.extension().is_some_and(|ending| ending == "ftl"));
        files.sort();
        let mut all = String::new();
        for file in files {
            println!("cargo::rerun-if-changed={}", file.display());
            all.push_str(&fs::read_to_string(&file)?);
            all.push('\n');
        }
        fs::write(out.join(format!("{language}.ftl")), all)?;
    }
    Ok(())
}
