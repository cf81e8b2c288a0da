//! Any bytes read as a deck list are answered, identified and judged.
#![no_main]

use decks::{Rules, Setting, parse};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Ok(draft) = parse(bytes) else { return };
    for rules in Rules::built_in() {
        let setting = Setting::new(rules, "2018-12-01".parse().expect("a day"));
        let reading = draft.identify(&setting);
        reading.check(&setting);
    }
});
