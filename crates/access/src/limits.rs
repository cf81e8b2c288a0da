//! Limits on guessing and on filling a tournament: for each address, and for each person and account that is guessed at, so
//! that a thousand addresses find a PIN no sooner than one.
//!
//! Each node counts by itself: on two nodes everything may be tried twice as often, which six digits bear.

use std::hash::Hash;
use std::num::NonZeroU32;

use axum::http::StatusCode;
use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use rulebook::say;
use web::Problem;
use web::secret::digest_of;

use crate::client::Client;

/// All limits of the server.
#[derive(Debug)]
pub struct Limits {
    /// Codes and links, by address.
    codes: Table<Client>,
    /// PINs and passwords, by address.
    guesses: Table<Client>,
    /// PINs and passwords, by whom they would let in.
    subjects: Table<journal::Digest>,
    /// Enrolments, by address and by tournament.
    entries: Table<Client>,
    tournaments: Table<String>,
    /// Tables opened to play at, by address.
    openings: Table<Client>,
}

/// One limit for each of many.
#[derive(Debug)]
struct Table<K: Hash + Eq + Clone> {
    limiter: DefaultKeyedRateLimiter<Option<K>>,
    /// How many are counted one by one; all others together.
    most: usize,
}

const fn times(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).expect("not zero")
}

/// How many are counted one by one: a few megabytes.
const MOST_KEYS: usize = 50_000;

impl Default for Limits {
    fn default() -> Limits {
        let table = |burst, a_minute| Quota::per_minute(times(a_minute)).allow_burst(times(burst));
        Limits {
            codes: Table::of(table(240, 120)),
            // A hall behind one address comes back with its PINs after the lunch break.
            guesses: Table::of(table(120, 60)),
            // A PIN has a million values: at ten a minute half of them take 35 days.
            subjects: Table::of(table(10, 10)),
            // A full hall behind one address gets in within minutes; a script does not fill the list.
            entries: Table::of(table(200, 120)),
            tournaments: Table::of(table(600, 300)),
            // A club behind one address sits down at once; a script does not fill the store with tables.
            openings: Table::of(table(40, 20)),
        }
    }
}

impl Limits {
    /// Lets somebody enrol in that tournament, or says after how many seconds.
    pub fn enter(&self, client: Client, code: &str) -> Result<(), Problem> {
        self.entries.check(client)?;
        self.tournaments.check(code.to_owned())
    }

    /// Lets this address try one more code or link, or says after how many seconds.
    pub fn code(&self, client: Client) -> Result<(), Problem> {
        self.codes.check(client)
    }

    /// Lets this address try one more PIN or password of whoever that is, or says after how many seconds. Names that nobody
    /// has count like others.
    pub fn guess(&self, client: Client, place: &str, name: &str) -> Result<(), Problem> {
        self.guesses.check(client)?;
        self.subjects.check(digest_of(&format!("{place}\n{}", name.trim().to_lowercase())))
    }

    /// Lets this address open one more table to play at, or says after how many seconds.
    pub fn open_table(&self, client: Client) -> Result<(), Problem> {
        self.openings.check(client)
    }

    /// Forgets those who have not come for so long that nothing is counted against them.
    pub fn clean(&self) {
        self.codes.clean();
        self.guesses.clean();
        self.subjects.clean();
        self.entries.clean();
        self.tournaments.clean();
        self.openings.clean();
    }
}

impl<K: Hash + Eq + Clone> Table<K> {
    fn of(quota: Quota) -> Table<K> {
        Table { limiter: RateLimiter::keyed(quota), most: MOST_KEYS }
    }

    fn check(&self, key: K) -> Result<(), Problem> {
        let mut key = Some(key);
        if self.limiter.len() >= self.most {
            self.clean();
            if self.limiter.len() >= self.most {
                key = None;
            }
        }
        self.limiter.check_key(&key).map_err(|until| {
            let wait = until.wait_time_from(DefaultClock::default().now());
            too_often(wait.as_secs() + 1)
        })
    }

    fn clean(&self) {
        self.limiter.retain_recent();
        self.limiter.shrink_to_fit();
    }
}

fn too_often(seconds: u64) -> Problem {
    let problem = Problem::new(StatusCode::TOO_MANY_REQUESTS, say!("problem-too-often"));
    Problem { retry_seconds: Some(seconds), ..problem }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(number: u32) -> Client {
        Client::at(std::net::Ipv4Addr::from(0x0a00_0000 + number).into())
    }

    #[test]
    fn a_pin_is_tried_ten_times_a_minute_from_however_many_addresses() {
        let limits = Limits::default();
        assert!((0..10).all(|number| limits.guess(client(number), "K7RX2M", "Ana").is_ok()));
        let problem = limits.guess(client(99), "K7RX2M", " ana ").unwrap_err();
        assert!(problem.retry_seconds.is_some_and(|seconds| (1..=60).contains(&seconds)));
        assert!(limits.guess(client(99), "K7RX2M", "Bo").is_ok(), "somebody else has a count of their own");
        assert!(limits.guess(client(99), "P3NNW4", "Ana").is_ok(), "in another tournament too");
    }

    #[test]
    fn one_address_guesses_at_many_only_so_often() {
        let limits = Limits::default();
        let tries = |client| (0..500).filter(|n| limits.guess(client, "", &format!("p{n}")).is_ok()).count();
        // However slow the machine is: what a minute gives back meanwhile is far below what is asked for.
        assert!((120..300).contains(&tries(client(1))));
        assert!(limits.code(client(1)).is_ok(), "codes are counted apart");
        assert!((120..300).contains(&tries(client(2))), "another address is another");
    }

    #[test]
    fn a_full_hall_enrols_and_a_script_is_stopped() {
        let limits = Limits::default();
        let entered = |client: Client| (0..1000).filter(|_| limits.enter(client, "K7RX2M").is_ok()).count();
        let all: Vec<usize> = (1..=10).map(|number| entered(client(number))).collect();
        assert!(all.iter().all(|one| *one < 500), "no address takes all places: {all:?}");
        assert!(all[0] >= 200, "{all:?}");
        assert!((600..1500).contains(&all.iter().sum::<usize>()), "nor do many: {all:?}");
        assert!(limits.enter(client(99), "P3NNW4").is_ok(), "another tournament is not full");
    }

    #[test]
    fn a_club_sits_down_at_once_and_a_script_opens_no_thousand_tables() {
        let limits = Limits::default();
        let opened = |client: Client| (0..1000).filter(|_| limits.open_table(client).is_ok()).count();
        assert!((40..200).contains(&opened(client(1))));
        assert!(limits.open_table(client(2)).is_ok(), "another address is another");
    }

    #[test]
    fn there_is_a_limit_to_what_is_counted() {
        let table: Table<u32> = Table { most: 100, ..Table::of(Quota::per_minute(times(2))) };
        let passed = (0..1000).filter(|key| table.check(*key).is_ok()).count();
        assert!(table.limiter.len() <= 101, "{}", table.limiter.len());
        assert!((102..500).contains(&passed), "whoever comes when all places are taken shares one: {passed}");
    }
}
