//! What has happened before the demonstration begins.

use ::tournament::judging::{JudgeWish, Ruling};
use ::tournament::{
    Actor, CallId, Claim, DropReason, MatchId, Moment, PersonId, RoundNo, Seats, Settings, StaffRole,
    Structure, Tournament, Wish,
};
use regulations::Day;
use rulebook::{Cites, say};
use server::{Floor, Server, Setback};

use crate::console::{Console, Failure};

pub(super) const ORGANIZER: &str = "Olga";
pub(super) const MARSHAL: &str = "Marek";
pub(super) const JUDGE: &str = "Jana";

/// In the order they come in. Some are as long as names are, so that every screen shows what it does with them.
const PLAYERS: [&str; 24] = [
    "Ana",
    "Bartłomiej Krzysztof",
    "Clara",
    "Dawid",
    "Aleksandra Wiktoria",
    "Felix",
    "Grażyna",
    "Hanno",
    "Iga",
    "Jonas",
    "Kasia",
    "Maximilian Alexander Ferdinand",
    "Magda",
    "Nils",
    "Ola",
    "Piotr",
    "Konstanze Friederike",
    "Stefan",
    "Tosia",
    "Ulrich",
    "Aleksandra Weronika",
    "Wiktor",
    "Xenia",
    "Zofia",
];

const DECKS: &str = include_str!("../../data/demo-decks.txt");
const PACK: &str = "conquest-1.2";

/// A tournament under way, and the links into it.
#[derive(Debug)]
pub(super) struct Story {
    pub(super) code: String,
    pub(super) organizer: String,
    pub(super) marshal: String,
    pub(super) judge: String,
    pub(super) player: String,
    pub(super) player_name: String,
}

/// Somebody moves the tournament: a floor, and minutes counted towards now.
struct Hand<'a> {
    floor: Floor,
    console: &'a Console,
    now: Moment,
}

impl Story {
    /// Tells it to a server: all of it has happened by `now`.
    pub(super) async fn tell(server: &Server, console: &Console, now: Moment) -> Result<Story, Failure> {
        let pack = regulations::pack(PACK).ok_or_else(|| missing("pack"))?;
        let settings = Settings {
            tier: "relaxed".to_owned(),
            structure: Structure::Table("basic".to_owned()),
            deck_lists: true,
            date: day_of(now),
            ..Settings::default()
        };
        let name = console.say(&say!("demo-name"));
        let begun = now.plus_seconds(-230 * 60);
        let floor = server.found(pack, &name, ORGANIZER, settings, begun).await.map_err(failure)?;
        let hand = Hand { floor, console, now };
        let organizer = hand.floor.tournament().organizer();
        let marshal = hand.staff(MARSHAL, StaffRole::Marshal).await?;
        let judge = hand.staff(JUDGE, StaffRole::Judge).await?;
        hand.enrol().await?;
        hand.announce().await?;
        hand.play_round(1, 175).await?;
        hand.play_round(2, 100).await?;
        hand.leave("Hanno", 38).await?;
        let player = hand.third_round(judge).await?;
        let tournament = hand.floor.tournament();
        Ok(Story {
            code: hand.floor.code().to_owned(),
            organizer: hand.link(organizer).await?,
            marshal: hand.link(marshal).await?,
            judge: hand.link(judge).await?,
            player: hand.link(player).await?,
            player_name: tournament.name_of(player),
        })
    }
}

impl Hand<'_> {
    /// Carries out a wish so many minutes before now.
    async fn wish(&self, by: PersonId, minutes_ago: i64, wish: Wish) -> Result<(), Failure> {
        let at = self.now.plus_seconds(-60 * minutes_ago);
        self.floor.command(Actor::Person(by), at, wish).await.map(drop).map_err(failure)
    }

    async fn organize(&self, minutes_ago: i64, wish: Wish) -> Result<(), Failure> {
        self.wish(self.floor.tournament().organizer(), minutes_ago, wish).await
    }

    async fn link(&self, person: PersonId) -> Result<String, Failure> {
        self.floor.link_of(person).await.ok_or_else(|| missing("link"))
    }

    async fn staff(&self, name: &str, role: StaffRole) -> Result<PersonId, Failure> {
        self.organize(225, Wish::Admit { key: None, name: name.to_owned() }).await?;
        let person = self.named(name)?;
        self.organize(225, Wish::Appoint { person, role }).await?;
        Ok(person)
    }

    async fn enrol(&self) -> Result<(), Failure> {
        let decks: Vec<&str> = DECKS.split("\n\n").skip(1).map(str::trim).collect();
        for (place, name) in PLAYERS.iter().enumerate() {
            self.organize(215, Wish::Enrol { key: None, name: (*name).to_owned(), team: None }).await?;
            let player = self.named(name)?;
            let text = decks.get(place % decks.len().max(1)).ok_or_else(|| missing("deck"))?;
            self.wish(player, 205, Wish::SubmitDeck { player, text: (*text).to_owned() }).await?;
        }
        Ok(())
    }

    async fn announce(&self) -> Result<(), Failure> {
        for player in self.floor.tournament().players().map(|(id, ..)| id).collect::<Vec<_>>() {
            self.organize(190, Wish::CheckIn { player }).await?;
        }
        self.organize(185, Wish::CloseRegistration).await?;
        self.organize(184, Wish::AnnouncePlan).await
    }

    /// Draws and publishes a round and starts its clock.
    async fn begin_round(&self, minutes_ago: i64) -> Result<(), Failure> {
        self.organize(minutes_ago + 5, Wish::Draw).await?;
        self.organize(minutes_ago + 4, Wish::Publish).await?;
        self.organize(minutes_ago, Wish::StartClock).await
    }

    /// A whole round: reported by one player, confirmed by the other, table after table.
    async fn play_round(&self, round: u16, minutes_ago: i64) -> Result<(), Failure> {
        self.begin_round(minutes_ago).await?;
        for (place, (one, two)) in self.pairs(round) {
            let id = MatchId { round: RoundNo(round), place };
            let at = minutes_ago - 20 - i64::from(place) * 2;
            // Who comes earlier in the alphabet tends to win, so that the story has a leader.
            let winner = if (one.0 + u32::from(round)).is_multiple_of(3) { two } else { one };
            self.wish(one, at, Wish::Report { id, claim: won_by(winner, place) }).await?;
            self.wish(two, at, Wish::Confirm { id }).await?;
        }
        self.organize(minutes_ago - 52, Wish::Close).await
    }

    async fn leave(&self, name: &str, minutes_ago: i64) -> Result<(), Failure> {
        let player = self.named(name)?;
        self.wish(player, minutes_ago, Wish::AskToDrop).await?;
        self.organize(minutes_ago - 1, Wish::Drop { player, why: DropReason::OwnWish }).await
    }

    /// The round under way: results, a report that waits, a dispute, two calls. Gives a player whose phone is worth a look.
    async fn third_round(&self, judge: PersonId) -> Result<PersonId, Failure> {
        const ROUND: u16 = 3;
        self.begin_round(28).await?;
        let pairs = self.pairs(ROUND);
        let at = |place: usize| pairs.get(place).copied().ok_or_else(|| missing("match"));
        let id = |place: u16| MatchId { round: RoundNo(ROUND), place };
        let note = |saying| self.console.say(&saying);
        let (place, (one, _)) = at(6)?;
        let call =
            |note: String| JudgeWish::Call { id: Some(id(place)), kind: "rules_question".to_owned(), note };
        self.wish(one, 19, Wish::Judge(call(note(say!("demo-call-settled"))))).await?;
        let first = CallId(0);
        self.wish(judge, 18, Wish::Judge(JudgeWish::Claim { call: first })).await?;
        let ruling = Ruling { text: note(say!("demo-ruling")), extension_seconds: 180, overrules: None };
        self.wish(judge, 15, Wish::Judge(JudgeWish::Rule { call: first, ruling })).await?;
        self.organize(12, Wish::Tell { text: note(say!("demo-announcement")), until: None }).await?;
        for (nth, (place, (one, two))) in pairs.iter().take(4).enumerate() {
            let minutes_ago = 11 - nth as i64 * 2;
            self.wish(*one, minutes_ago, Wish::Report { id: id(*place), claim: won_by(*one, *place) })
                .await?;
            if nth < 3 {
                self.wish(*two, minutes_ago, Wish::Confirm { id: id(*place) }).await?;
            }
        }
        // Both say they have won: a judge has to look.
        let (place, (one, two)) = at(4)?;
        for player in [one, two] {
            self.wish(player, 4, Wish::Report { id: id(place), claim: won_by(player, 0) }).await?;
        }
        let (place, (one, _)) = at(7)?;
        let call = JudgeWish::Call {
            id: Some(id(place)),
            kind: "rules_question".to_owned(),
            note: note(say!("demo-call-open")),
        };
        self.wish(one, 3, Wish::Judge(call)).await?;
        let (place, (_, two)) = at(8)?;
        let call =
            JudgeWish::Call { id: Some(id(place)), kind: "rules_question".to_owned(), note: String::new() };
        self.wish(two, 1, Wish::Judge(call)).await?;
        // The fourth match waits for this player's confirmation.
        Ok(at(3)?.1.1)
    }

    fn pairs(&self, round: u16) -> Vec<(u16, (PersonId, PersonId))> {
        let tournament = self.floor.tournament();
        let matches = tournament.round(RoundNo(round)).map(|round| round.matches.clone()).unwrap_or_default();
        let pair = |(place, seats): (u16, Seats)| match seats {
            Seats::Pair(one, two) => Some((place, (one, two))),
            Seats::Bye(_) | Seats::Nobody(..) => None,
        };
        (0_u16..).zip(matches.iter().map(|it| it.seats)).filter_map(pair).collect()
    }

    fn named(&self, name: &str) -> Result<PersonId, Failure> {
        let tournament = self.floor.tournament();
        let found = |tournament: &Tournament| {
            tournament.people().find(|(_, person)| person.name == name).map(|(id, _)| id)
        };
        found(&tournament).ok_or_else(|| missing(name))
    }
}

/// The day of a moment where this machine stands.
fn day_of(moment: Moment) -> Option<Day> {
    let stamp = jiff::Timestamp::from_millisecond(moment.0).ok()?;
    stamp.to_zoned(jiff::tz::TimeZone::system()).date().to_string().parse().ok()
}

fn won_by(winner: PersonId, place: u16) -> Claim {
    let ending = if place.is_multiple_of(3) { "conquest" } else { "warlord_death" };
    Claim::new(Some(winner), ending)
}

fn missing(what: &str) -> Failure {
    Failure::new(say!("demo-missing", what = what))
}

/// A tournament that could not be moved, as a failure of the command.
pub(crate) fn failure(setback: Setback) -> Failure {
    match setback {
        Setback::Refused(refusal) => Failure::new(say!("demo-refused", why = refusal.saying())),
        Setback::Trouble(trouble) => trouble.into(),
        other => Failure::new(say!("serve-cannot-start", why = format!("{other:?}"))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Nobody learns a wrong deck from the demonstration.
    #[test]
    fn every_deck_of_the_demonstration_is_legal() {
        let lists: Vec<&str> = DECKS.split("\n\n").skip(1).collect();
        assert!(lists.len() >= 6);
        let setting = decks::Setting::new(
            &decks::Rules::of_game(decks::Game::CONQUEST).unwrap(),
            jiff::civil::date(2026, 11, 14),
        );
        for deck in lists {
            let reading = decks::parse(deck).unwrap().identify(&setting);
            let findings = reading.check(&setting);
            assert!(reading.troubles.is_empty() && decks::is_legal(&findings), "{deck}: {findings:?}");
        }
    }
}
