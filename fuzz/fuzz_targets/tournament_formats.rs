//! Any text is answered by every reader of other systems' files, and by the door into a tournament behind it.
#![no_main]

use std::sync::Arc;

use libfuzzer_sys::fuzz_target;
use tournament::formats::{Format, Frame};

fuzz_target!(|text: &str| {
    let pack = regulations::pack("conquest-1.2").expect("a built-in pack");
    let frame = Frame { pack, name: "fuzz", tier: "relaxed", structure: None, which: None };
    let _ = tournament::formats::roster(text.as_bytes(), pack, None);
    for format in Format::ALL.into_iter().filter(|format| *format != Format::Marshal) {
        let Ok(read) = format.read(text, &frame) else { continue };
        let Ok(opened) = read.file.tournament(Arc::new(pack.clone())) else { continue };
        for format in Format::ALL {
            let _ = format.write(&opened.tournament, None);
        }
    }
});
