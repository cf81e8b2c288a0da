//! Forecasts and figures of a day told by the clock.

use std::sync::Arc;

use outlook::forecast::Delay;
use outlook::schedule::Habits;
use outlook::{Schedule, Span, forecast, history, statistics};
use rulebook::{Dice, Rulebook, Seed};
use tournament::{
    Actor, Claim, Command, MatchId, Moment, PersonId, RoundNo, Settings, StagePlan, Structure, Tournament,
    Wish,
};

const MIRA: Actor = Actor::Person(PersonId(0));

struct Day {
    tournament: Tournament,
    dice: Dice,
}

fn at(hour: i64, minute: i64) -> Moment {
    Moment((hour * 60 + minute) * 60_000)
}

impl Day {
    /// Four players, two rounds and a final, announced at nine.
    fn announced() -> Day {
        let pack = regulations::pack("conquest-1.2").expect("an embedded pack");
        let dice = Dice::new(Seed::from_bytes([4; 32]));
        let mut day = Day { tournament: Tournament::under(Arc::new(pack.clone())), dice };
        let stages = vec![
            StagePlan::Swiss { rounds: 2, cut: None, carry: true },
            StagePlan::Elimination { cut: Some(2) },
        ];
        let settings = Settings { structure: Structure::Custom { stages }, ..Settings::default() };
        let commitment = day.dice.seed().commitment();
        let found = Wish::Found { name: "Open".into(), organizer: "Mira".into(), settings, commitment };
        day.ask(Actor::Newcomer, at(9, 0), found);
        for name in ["Ana", "Bo", "Cai", "Dee"] {
            day.ask(Actor::Newcomer, at(9, 0), Wish::Enrol { key: None, name: name.into(), team: None });
        }
        day.ask(MIRA, at(9, 0), Wish::CloseRegistration);
        day.ask(MIRA, at(9, 0), Wish::AnnouncePlan);
        day
    }

    fn ask(&mut self, by: Actor, at: Moment, wish: Wish) {
        let facts = self.tournament.decide(&Command { by, at, wish: wish.clone() }, &self.dice);
        for fact in facts.unwrap_or_else(|refusal| panic!("{wish:?}: {refusal:?}")) {
            self.tournament.apply(&fact);
        }
    }

    fn start(&mut self, moment: Moment) {
        for wish in [Wish::Draw, Wish::Publish, Wish::StartClock] {
            self.ask(MIRA, moment, wish);
        }
    }

    fn seated(&self, id: MatchId) -> (PersonId, PersonId) {
        let mut players = self.tournament.match_of(id).expect("drawn").seats.players();
        (players.next().expect("two players"), players.next().expect("two players"))
    }

    fn result(&mut self, id: MatchId, moment: Moment) {
        let (one, two) = self.seated(id);
        self.ask(Actor::Person(one), moment, Wish::Report { id, claim: Claim::new(Some(one), "conquest") });
        self.ask(Actor::Person(two), moment, Wish::Confirm { id });
    }
}

fn table(round: u16, place: u16) -> MatchId {
    MatchId { round: RoundNo(round), place }
}

#[test]
fn a_forecast_learns_from_the_rounds_before() {
    let mut day = Day::announced();
    let before = forecast(&day.tournament, at(9, 0)).expect("announced");
    assert_eq!((before.round, before.rounds_to_come, before.learnt_from), (None, 3, 0));
    day.start(at(9, 30));
    day.result(table(1, 0), at(10, 0));
    day.result(table(1, 1), at(10, 15));
    day.ask(MIRA, at(10, 15), Wish::Close);
    day.start(at(10, 45));
    // The last slip came 45 minutes after the start and the pause was half an hour: so it will be again.
    let now = forecast(&day.tournament, at(10, 50)).expect("under way");
    assert_eq!(now.round.map(|span| span.likely), Some(at(11, 30)));
    assert_eq!((now.rounds_to_come, now.learnt_from), (1, 1));
    assert!(now.day.is_some_and(|span| span.likely > at(12, 0)
        && span.early <= span.likely
        && span.likely <= span.late));
}

#[test]
fn tables_that_hold_everybody_up_are_named_with_the_reason() {
    let mut day = Day::announced();
    day.start(at(9, 30));
    day.ask(MIRA, at(9, 40), Wish::Extend { id: table(1, 0), seconds: 300, reason: "Deck check.".into() });
    let (one, two) = day.seated(table(1, 1));
    let claim = Claim::new(Some(one), "conquest");
    day.ask(Actor::Person(one), at(10, 0), Wish::Report { id: table(1, 1), claim });
    let whys = |day: &Day, now| -> Vec<Delay> {
        forecast(&day.tournament, now).expect("under way").holding.iter().map(|it| it.why).collect()
    };
    assert_eq!(
        whys(&day, at(10, 1)),
        [Delay::Extension { seconds: 300 }, Delay::Unconfirmed { waiting_for: two }]
    );
    let claim = Claim::new(Some(two), "conquest");
    day.ask(Actor::Person(two), at(10, 2), Wish::Report { id: table(1, 1), claim });
    assert_eq!(whys(&day, at(10, 3))[1], Delay::Disputed);
    day.ask(
        MIRA,
        at(10, 4),
        Wish::Settle { id: table(1, 1), claim: Claim::new(Some(one), "conquest"), reason: "Seen.".into() },
    );
    day.result(table(1, 0), at(10, 5));
    let done = forecast(&day.tournament, at(10, 6)).expect("under way");
    assert_eq!((done.round, done.holding.len()), (Some(Span::at(at(10, 6))), 0));
}

#[test]
fn extreme_moments_do_not_overflow() {
    let mut day = Day::announced();
    day.start(at(9, 30));
    for now in [Moment(i64::MIN), Moment(0), Moment(i64::MAX)] {
        let span =
            forecast(&day.tournament, now).and_then(|forecast| forecast.day).expect("rounds are to come");
        assert!(span.early <= span.likely && span.likely <= span.late);
    }
}

#[test]
fn a_day_can_be_planned_before_anybody_has_come() {
    let pack = regulations::pack("l5r-2.3").expect("an embedded pack");
    let tournament = Tournament::under(Arc::new(pack.clone()));
    let stages = tournament.plan_for(&Structure::Table("basic".into()), 30).expect("a row for thirty");
    let plan = Schedule::new(pack, &stages, 30, false, Span::at(at(10, 0)), &Habits::UNKNOWN);
    assert_eq!(plan.rounds.len(), 7);
    assert_eq!(plan.rounds[0].minutes, Some(65));
    assert_eq!(plan.rounds[6].minutes, Some(100));
    // Six rounds of 65 minutes, one of 100, six pauses of ten.
    assert_eq!(plan.ends().map(|span| span.likely), Some(at(10, 6 * 65 + 100 + 60)));
}

#[test]
fn figures_and_a_players_day() {
    let mut day = Day::announced();
    day.start(at(9, 30));
    day.result(table(1, 0), at(10, 0));
    day.result(table(1, 1), at(10, 15));
    day.ask(MIRA, at(10, 15), Wish::Close);
    let decks = |player: PersonId| Some(if player.0.is_multiple_of(2) { "even" } else { "odd" }.to_owned());
    let figures = statistics(&day.tournament, &decks);
    assert_eq!(figures.rounds[0].games, 2);
    assert_eq!(figures.rounds[0].to_time, 0);
    assert_eq!(figures.rounds[0].longest_seconds, Some(45 * 60));
    assert_eq!(figures.endings.get("conquest"), Some(&2));
    assert_eq!(
        figures.points.iter().map(|(points, count)| (*points, *count)).collect::<Vec<_>>(),
        [(0, 2), (5, 2)]
    );
    assert_eq!(figures.decks.get("odd"), Some(&2));
    let games: u32 = figures.match_ups.values().map(|score| score.games()).sum();
    assert_eq!((games, figures.first_player), (4, None));
    let (one, two) = day.seated(table(1, 0));
    let played = history(&day.tournament, one);
    assert_eq!((played.len(), played[0].opponent, played[0].points), (1, Some(two), 5));
    assert_eq!(played[0].standing.map(|(_, points)| points), Some(5));
}
