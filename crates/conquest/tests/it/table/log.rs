//! The log of a table: which line stands there for what, whose it is and which rule it shows.

use std::collections::BTreeMap;

use conquest::game::{By, Settings, Viewer, What, Wish};
use conquest::rng::Chance;
use conquest::{Options, State};
use expect_test::expect_file;

use super::Evening;

/// One line of a log by its words, its seat and its clause; whole games, played at random.
#[test]
fn the_log_of_a_game_says_what_it_said() {
    let mut out = Vec::new();
    for secret in [1, 2, 3] {
        let options = Options { training: false, ..Options::default() };
        let mut evening = Evening::begun_by(Settings { options, ..Settings::default() }, secret);
        let mut chance = Chance::new(secret);
        let mut legal = Vec::new();
        while let Some(seat) = evening.game().state().and_then(State::to_answer) {
            evening.game().state().expect("a game").legal(seat, &mut legal);
            let answer = legal[chance.below(legal.len())];
            evening.must(By::Seat(seat), Wish::Answer { answer, after: None });
        }
        let lines = evening.game().view(&Viewer::Judge).lines;
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        let mut digest: u64 = 0xcbf2_9ce4_8422_2325;
        for (at, line) in lines.iter().enumerate() {
            let said = serde_json::to_string(line).expect("a line is data");
            let clause = line.clause().map_or_else(|| "-".to_owned(), |it| it.to_string());
            let whose = line.seat().map_or_else(|| "-".to_owned(), |it| format!("{it:?}"));
            let whole = format!("{said} {whose} {clause}");
            for byte in whole.bytes() {
                digest = (digest ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
            let kind = match &line.what {
                What::Answered { did, .. } => format!("answered {did:?}"),
                What::Happened(it) => format!("happened {it:?}"),
                What::Noted(it) => format!("noted {it:?}"),
            };
            let kind: String = kind.chars().take_while(|it| !"{(".contains(*it)).collect();
            *kinds.entry(kind.trim().to_owned()).or_default() += 1;
            if secret == 1 && at < 60 {
                out.push(whole);
            }
        }
        out.push(format!("game {secret}: {} lines, {digest:016x}", lines.len()));
        out.extend(kinds.into_iter().map(|(kind, count)| format!("  {count} {kind}")));
    }
    expect_file!["log.txt"].assert_eq(&(out.join("\n") + "\n"));
}
