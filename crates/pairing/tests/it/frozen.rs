//! Draws are for ever: with the same luck a request gives the same round in every version, or tournaments of former years could not
//! be verified by drawing them again.
//!
//! Each line pins what is kept of a draw (who meets whom, what had to be relaxed and why, how many rounds stay free of rematches) and how
//! much luck it took. A change that alters one of these numbers needs a new way of drawing beside the old one.

use crate::support::{Lot, Played, any_request};
use pairing::{Outlook, Swiss, pair};

type Pairs = Vec<(u32, u32)>;

/// Draws a round: its pairs, and everything kept of it with the luck after it as one number (FNV-1a).
fn drawn(request: &Swiss, lot: &mut Lot) -> (Pairs, u64) {
    let round = pair(request, &mut |end| lot.below(end)).expect("well formed");
    let free = match &round.outlook {
        Outlook::Free(_) => "free".to_owned(),
        Outlook::Breaks { free, because, .. } => format!("{free} {because:?}"),
        Outlook::Broken => "broken".to_owned(),
        Outlook::NotProven => "not proven".to_owned(),
    };
    let luck = lot.clone().below(u64::MAX);
    let kept = format!("{:?} {:?} {:?} {free} {luck}", round.pairs, round.reasons, round.relaxations);
    let mixed = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    (round.pairs, kept.bytes().fold(0xcbf2_9ce4_8422_2325, mixed))
}

/// All rounds of a tournament, with somebody leaving now and then, as one number.
fn tournament(players: usize, rounds: u32) -> u64 {
    let mut lot = Lot::new(players as u64);
    let mut played = Played::new(players, rounds);
    (0..rounds).fold(0, |sum: u64, number| {
        let (pairs, kept) = drawn(&played.request, &mut lot);
        played.play(&pairs, &mut lot);
        if number % 3 == 2 && played.request.scores.len() > 6 {
            played.drop(number);
        }
        sum.rotate_left(7) ^ kept
    })
}

#[test]
fn tournaments_are_drawn_as_ever() {
    let pinned = [
        (4, 3, 0x3d6f_f135_167c_837e),
        (5, 4, 0x3977_086f_8bf5_4fed),
        (8, 7, 0xc371_dcf2_3e67_5ac1),
        (11, 6, 0x4408_923a_f235_3c5e),
        (16, 9, 0x1cfa_ca8a_f3b0_7f9d),
        (17, 7, 0x2435_4baf_246b_8718),
        (20, 12, 0x18e6_18d8_60b8_c0f0),
        (33, 8, 0xf117_90df_73c3_54c0),
        (64, 9, 0xa6f5_3fec_ce39_780d),
        (130, 9, 0x11e5_0dbc_c098_35b1),
        (301, 8, 0x4a21_b4cd_0287_6d39),
    ];
    let now = pinned.map(|(players, rounds, _)| (players, rounds, tournament(players, rounds)));
    assert_eq!(now, pinned, "{now:#x?}");
}

/// Fields full of meetings and wishes, in which little is left to draw from.
#[test]
fn tangled_fields_are_drawn_as_ever() {
    let pinned = [
        (6, 2, 60, 20, 0xc104_5c94_0071_99eb),
        (9, 3, 50, 0, 0xceb5_9c90_0378_68b4),
        (12, 4, 70, 10, 0xbfc3_fc84_6b48_854a),
        (16, 5, 80, 0, 0x62d7_0c91_46e6_c869),
        (18, 1, 30, 40, 0x6032_7309_b6d6_d00f),
        (18, 4, 80, 0, 0x90fa_48a4_356b_45c3),
        (22, 3, 60, 30, 0x3323_ab03_0198_d0da),
        (26, 6, 90, 5, 0x96a3_9a7d_7b37_8f68),
        (31, 8, 75, 0, 0x619d_637f_5738_97e3),
        (40, 2, 50, 50, 0x7b65_e09f_e341_eba0),
        (48, 10, 85, 10, 0x0194_6617_6bd2_4cc3),
        (60, 20, 93, 0, 0x08fb_bd8c_18fa_0631),
    ];
    let now = pinned.map(|(players, scores, density, wishes, _)| {
        let mut lot = Lot::new(players as u64 * 31 + density);
        let sum = (0..6).fold(0_u64, |sum, _| {
            let mut request = any_request(&mut lot, players, scores, density, wishes);
            request.rounds_after = 2;
            sum.rotate_left(7) ^ drawn(&request, &mut lot).1
        });
        (players, scores, density, wishes, sum)
    });
    assert_eq!(now, pinned, "{now:#x?}");
}
