//! A roster as it stands in an address: JSON, deflated, in letters an address may hold.

use std::io::{Read, Write};

use data_encoding::BASE64URL_NOPAD;
use epic::Roster;
use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use rulebook::{Saying, say};

/// The most a roster may come to once it is unpacked.
const MOST_BYTES: u64 = 400_000;

/// The roster in the letters of an address.
pub(crate) fn packed(roster: &Roster) -> String {
    let text = serde_json::to_vec(roster).unwrap_or_default();
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    let written = encoder.write_all(&text).and_then(|()| encoder.finish());
    BASE64URL_NOPAD.encode(&written.unwrap_or_default())
}

/// The roster of an address.
pub(crate) fn unpacked(letters: &str) -> Result<Roster, Saying> {
    let broken = || say!("armies-link-broken");
    let bytes = BASE64URL_NOPAD.decode(letters.as_bytes()).map_err(|_| broken())?;
    let mut text = String::new();
    DeflateDecoder::new(bytes.as_slice()).take(MOST_BYTES).read_to_string(&mut text).map_err(|_| broken())?;
    Roster::read(&text).map_err(|error| error.saying())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_holds_the_army_and_nonsense_is_answered() {
        for list in epic::lists::known() {
            let roster = epic::draft::ready_made(list, 3000);
            let letters = packed(&roster);
            assert_eq!(unpacked(&letters), Ok(roster));
            assert!(letters.len() < 1500, "{}: {}", list.id, letters.len());
        }
        for nonsense in ["", "AAAA", "!!", "eNrLSM3JyQcABiwCFQ"] {
            assert!(unpacked(nonsense).is_err(), "{nonsense}");
        }
    }
}
