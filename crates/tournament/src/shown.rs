//! What a screen showed when somebody decided on it. A page that is behind asks for what its reader saw: it closes no later
//! round, confirms no later claim, publishes no other draw, answers no call that is answered, and drops nobody who has come since
//! (HR-6.3.7).
//!
//! Each is compared by what its page shows and no more: two players who report at the same moment do not stand in each other's
//! way. And by what its reader may know, for a page is made from a view: the same number must come out of the view and of the whole.

use std::fmt::Write;

use crate::ids::{CallId, CaseId, ConductId, MatchId, PersonId};
use crate::model::{Match, Progress, Seats};
use crate::refusal::{Refusal, Why};
use crate::state::Tournament;

/// What somebody decides on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The round that is played, or is to be drawn next.
    Round,
    /// The pairings of that round.
    Draw,
    /// How long that round lasts.
    Clock,
    /// The plan to be announced: settings, and how many play.
    Plan,
    /// Who meets in a match, and whether it is over.
    Meeting(MatchId),
    /// The same, and what one of the two has said about it. What the other said may come in meanwhile.
    Report(MatchId, PersonId),
    /// What was said about a match and what stands.
    Match(MatchId),
    /// The time a match has of its own: extra minutes, extra game rounds.
    Extra(MatchId),
    /// What the two players of a match asked each other and did together.
    Table(MatchId),
    /// What a player asks for, and whether he or she plays.
    Player(PersonId),
    /// Who has not said "I am here".
    Absent,
    /// What somebody is called, and which office and rights he or she has.
    Person(PersonId),
    /// A player's deck list.
    Deck(PersonId),
    /// How far a call has come.
    Call(CallId),
    /// How far a report of conduct has come.
    Conduct(ConductId),
    /// How far the case of a lost or damaged card has come.
    Case(CaseId),
    /// How far a deck check has come, by its number.
    Check(u32),
    /// The tournament's name.
    Name,
    /// The settings.
    Settings,
    /// The prizes.
    Prizes,
}

impl Tournament {
    /// How that stands: another number as soon as it stands otherwise. Only for comparing within one running program.
    pub fn standing_of(&self, about: About) -> u64 {
        let mut seen = Digest(0xcbf2_9ce4_8422_2325);
        let rounds = (self.rounds().len(), self.stages().len());
        let meeting = |it: &Match| (it.seats, it.absent, it.result.clone());
        let written = match about {
            About::Round => write!(seen, "{rounds:?}"),
            About::Draw => {
                // Drawn again it is another draw, though chance may pair the same people.
                let draw = self.current_round().map(|round| {
                    (round.attempt, round.matches.iter().map(|it| it.seats).collect::<Vec<_>>())
                });
                write!(seen, "{rounds:?} {draw:?}")
            }
            About::Clock => {
                let round = self.current_round();
                let clock = round.map(|it| (it.clock.length_seconds, it.clock.withheld_millis));
                // More time for all is given table by table: all have at least what the one with the least has.
                let playing = |it: &&Match| it.result.is_none() && matches!(it.seats, Seats::Pair(..));
                // A draw nobody has seen has no tables yet, whoever looks.
                let seen_by_all = round.filter(|round| round.progress > Progress::Drawn);
                let tables = seen_by_all.into_iter().flat_map(|round| round.matches.iter().filter(playing));
                let least = tables.map(|it| it.extension_seconds).min();
                write!(seen, "{rounds:?} {clock:?} {least:?}")
            }
            About::Plan => {
                let players = self.players().filter(|(_, _, entry)| entry.is_active()).count();
                write!(seen, "{:?} {players}", self.settings())
            }
            About::Meeting(id) => write!(seen, "{:?}", self.match_of(id).map(meeting)),
            About::Report(id, by) => {
                let it = self.match_of(id);
                let said = it.and_then(|it| it.reports.get(it.seat_of(by)?)?.as_ref());
                write!(seen, "{:?} {:?}", it.map(meeting), said.map(|report| &report.claim))
            }
            About::Match(id) => {
                let it = self.match_of(id);
                let claims =
                    it.map(|it| it.reports.each_ref().map(|report| report.as_ref().map(|it| &it.claim)));
                write!(seen, "{claims:?} {:?}", it.map(meeting))
            }
            About::Extra(id) => {
                let it = self.match_of(id);
                write!(seen, "{:?} {:?}", it.map(meeting), it.map(|it| (it.extension_seconds, it.extra)))
            }
            About::Table(id) => {
                let it = self.match_of(id);
                write!(seen, "{:?} {:?}", it.map(meeting), it.map(|it| (&it.set_up, &it.consents)))
            }
            About::Player(person) => {
                let entry = self.person(person).and_then(|it| it.entry.as_ref());
                let asked = entry.map(|it| (it.presence, it.checked_in, it.asks_to_drop, it.asks_to_rejoin));
                write!(seen, "{asked:?} {:?}", entry.map(|it| &it.recommended))
            }
            About::Absent => {
                let absent = self.players().filter(|(_, _, entry)| entry.is_active() && !entry.checked_in);
                write!(seen, "{:?}", absent.map(|(player, ..)| player).collect::<Vec<_>>())
            }
            About::Person(person) => {
                let it = self.person(person);
                let office = it.map(|it| (&it.name, it.staff.map(|staff| staff.role), &it.given));
                write!(seen, "{office:?} {:?}", self.organizer())
            }
            About::Deck(player) => {
                let entry = self.person(player).and_then(|it| it.entry.as_ref());
                let list = entry.and_then(|it| it.deck.as_ref());
                write!(seen, "{:?}", list.map(|list| (&list.text, list.amended)))
            }
            // Numbers of what was taken back are given anew: the moment tells the old one from the new.
            About::Call(call) => {
                let it = self.judging().calls.get(call.index());
                let so_far = it.map(|it| (it.id, it.at, it.state, it.claimed, it.rulings.len()));
                write!(seen, "{so_far:?}")
            }
            About::Conduct(report) => {
                let it = self.judging().conduct.get(report.index());
                write!(seen, "{:?}", it.map(|it| (it.about, it.at, &it.decided)))
            }
            About::Case(case) => {
                let it = self.judging().cases.get(case.index());
                let proxies = self.judging().proxies.iter().filter(|proxy| proxy.case == case).count();
                let so_far = it.map(|it| (it.player, it.at, it.replaced, it.kept));
                write!(seen, "{so_far:?} {proxies}")
            }
            About::Check(check) => {
                let it = self.judging().checks.get(check as usize);
                write!(seen, "{:?}", it.map(|it| (it.id, it.begun, &it.ended)))
            }
            About::Name => write!(seen, "{}", self.name()),
            About::Settings => write!(seen, "{:?}", self.settings()),
            About::Prizes => write!(seen, "{:?}", self.prizes()),
        };
        debug_assert!(written.is_ok(), "a sum takes every letter");
        seen.0
    }

    /// Whether that still stands as it was shown.
    pub fn still_as_shown(&self, about: About, shown: u64) -> Result<(), Refusal> {
        let same = self.standing_of(about) == shown;
        if same { Ok(()) } else { Err(Refusal::new(Why::ChangedSince, self.pack())) }
    }
}

/// FNV-1a over what is written into it.
struct Digest(u64);

impl Write for Digest {
    fn write_str(&mut self, text: &str) -> std::fmt::Result {
        for byte in text.bytes() {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
        Ok(())
    }
}
