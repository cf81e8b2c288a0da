//! What a command may name, how much of it there may be, and what is promised before it is drawn (HR-6).

use rulebook::{Cites, Dice, Seed};
use tournament::judging::{CardTrouble, JudgeWish};
use tournament::{Actor, Claim, MatchId, PersonId, RoundNo, Settings, StagePlan, Structure, Why, Wish};

use crate::day::Day;

const SWISS: StagePlan = swiss(1, None);

const fn swiss(rounds: u16, cut: Option<u32>) -> StagePlan {
    StagePlan::Swiss { rounds, cut, carry: true }
}

fn of_own(stages: Vec<StagePlan>) -> Settings {
    Settings { structure: Structure::Custom { stages }, ..Settings::default() }
}

/// A round of these players is announced.
fn announced(pack: &str, players: &[&str]) -> Day {
    let mut day = Day::founded(pack, 11, of_own(vec![SWISS]));
    for name in players {
        day.enrol(name);
    }
    day.announce();
    day
}

fn playing(pack: &str, players: &[&str]) -> Day {
    let mut day = announced(pack, players);
    for wish in [Wish::Draw, Wish::Publish, Wish::StartClock] {
        day.lead(wish);
    }
    day
}

fn mira(day: &Day) -> Actor {
    Actor::Person(day.tournament.organizer())
}

#[track_caller]
fn refused(day: &mut Day, by: Actor, wish: Wish) -> (Why, String) {
    let refusal = day.ask(by, wish).expect_err("refused");
    let clause = refusal.clause().to_string();
    (refusal.why, clause)
}

/// Shows HR-6.1.5.
#[test]
fn what_the_pack_does_not_know_is_refused() {
    let mut day = playing("conquest-1.2", &["Ana", "Bo"]);
    let (by, id, ana) = (mira(&day), day.open()[0], day.person("Ana"));
    let settle = |claim: Claim| Wish::Settle { id, claim, reason: "seen".into() };
    let (why, _) = refused(&mut day, by, settle(Claim::new(Some(ana), "checkmate")));
    assert!(matches!(why, Why::NotInPack { field: "ending", .. }), "{why:?}");
    let result = Some("triumph".to_owned());
    let (why, _) = refused(&mut day, by, settle(Claim { result, ..Claim::new(Some(ana), "decision") }));
    assert_eq!(why, Why::ResultNotPossible { result: "triumph".into() });
    day.lead(settle(Claim::new(Some(ana), "decision")));

    let mut day = Day::founded("conquest-1.2", 11, Settings::default());
    let unknown = "unheard of".to_owned();
    for (field, settings) in [
        ("tier", Settings { tier: unknown.clone(), ..Settings::default() }),
        ("structure", Settings { structure: Structure::Table(unknown.clone()), ..Settings::default() }),
        ("event_type", Settings { event_type: Some(unknown.clone()), ..Settings::default() }),
    ] {
        let (why, _) = refused(&mut day, by, Wish::Change { settings });
        let Why::NotInPack { field: said, value, known } = why else { panic!("{why:?}") };
        assert_eq!((said, &value, known.is_empty()), (field, &unknown, false));
    }
}

/// Shows HR-6.1.6.
#[test]
fn names_notes_and_numbers_have_limits() {
    let mut day = Day::founded("conquest-1.2", 11, Settings::default());
    let enrol = |letters: usize| Wish::Enrol { key: None, name: "ż".repeat(letters), team: None };
    for length in [0, 81] {
        let (why, clause) = refused(&mut day, Actor::Newcomer, enrol(length));
        assert_eq!(why, Why::TextLength { field: "name", length, most: 80 });
        assert_eq!(clause, "HR-6.1.6");
    }
    day.must(Actor::Newcomer, enrol(80));

    let mut day = playing("conquest-1.2", &["Ana", "Bo"]);
    let (ana, by, id) = (Actor::Person(day.person("Ana")), mira(&day), day.open()[0]);
    let call = |letters: usize| {
        let (kind, note) = ("rules_question".to_owned(), "x".repeat(letters));
        Wish::Judge(JudgeWish::Call { id: None, kind, note })
    };
    let (why, _) = refused(&mut day, ana, call(4001));
    assert_eq!(why, Why::TextLength { field: "note", length: 4001, most: 4000 });
    day.must(ana, call(4000));
    let extend = |seconds: u32| Wish::Extend { id, seconds, reason: "so".into() };
    for seconds in [0, 86_401] {
        let (why, clause) = refused(&mut day, by, extend(seconds));
        let value = i64::from(seconds);
        assert_eq!(why, Why::NumberRange { field: "seconds", value, least: 1, most: 86_400 });
        assert_eq!(clause, "HR-6.1.6");
    }
    day.must(by, extend(86_400));
}

/// Shows HR-6.2.5.
#[test]
fn stages_of_ones_own_are_such_as_can_be_played() {
    let top = |cut: u32| StagePlan::Elimination { cut: Some(cut) };
    let mut day = Day::founded("conquest-1.2", 11, Settings::default());
    let by = mira(&day);
    for (stages, at, wrong, cited) in [
        (vec![], 1, "None", "HR-6.2.5"),
        (vec![swiss(0, None)], 1, "NoRounds", "HR-6.2.5"),
        (vec![SWISS, swiss(0, Some(4))], 2, "NoRounds", "HR-6.2.5"),
        (vec![SWISS, swiss(1, None)], 2, "NoCut", "HR-6.2.5"),
        (vec![SWISS, swiss(1, Some(4)), top(8)], 3, "CutNotSmaller", "HR-6.2.5"),
        (vec![SWISS, swiss(1, Some(4)), top(4)], 3, "CutNotSmaller", "HR-6.2.5"),
        (vec![SWISS, top(1)], 2, "CutSize", "CT-4.2.30"),
    ] {
        let (why, clause) = refused(&mut day, by, Wish::Change { settings: of_own(stages) });
        let Why::BadStages { stage, problem } = why else { panic!("{why:?}") };
        assert_eq!((stage, format!("{problem:?}").as_str(), clause.as_str()), (at, wrong, cited));
    }
    day.lead(Wish::Change { settings: of_own(vec![SWISS, swiss(1, Some(8)), top(4)]) });
}

/// Shows HR-6.4.1: a table that will begin late has its time as soon as everybody knows of it, all tables once the clock was
/// started.
#[test]
fn one_table_is_given_time_once_its_round_is_published() {
    let mut day = announced("conquest-1.2", &["Ana", "Bo"]);
    let by = mira(&day);
    day.lead(Wish::Draw);
    let id = MatchId { round: RoundNo(1), place: 0 };
    let extend = || Wish::Extend { id, seconds: 300, reason: "looks for a card".into() };
    let give_all = || Wish::AdjustClock { seconds: 60, reason: "late".into() };
    // Through every door: the table's own time, a card that is looked for, a deck check.
    day.lead(Wish::Judge(JudgeWish::BeginDeckCheck { id }));
    let player =
        day.tournament.match_of(id).and_then(|it| it.seats.players().next()).expect("somebody sits there");
    let lost = |minutes: u32| {
        let (trouble, card) = (CardTrouble::LostBeforeGame, "Ork Kannon".to_owned());
        Wish::Judge(JudgeWish::OpenCardCase { id: Some(id), player, trouble, card, minutes: Some(minutes) })
    };
    let checked = |extension_seconds: u32| {
        Wish::Judge(JudgeWish::EndDeckCheck { check: 0, findings: "all is well".into(), extension_seconds })
    };
    for wish in [extend(), lost(5), checked(60)] {
        let (why, clause) = refused(&mut day, by, wish);
        assert_eq!((why, clause.as_str()), (Why::NoRoundAt { needs: "published" }, "HR-6.2.8"));
    }
    day.lead(lost(0));
    day.lead(Wish::Publish);
    day.lead(extend());
    let given = |day: &Day| day.tournament.match_of(id).map(|it| it.extension_seconds);
    assert_eq!(given(&day), Some(300));
    assert_eq!(refused(&mut day, by, give_all()), (Why::ClockNotStarted, "HR-6.4.1".to_owned()));
    day.lead(Wish::StartClock);
    day.lead(give_all());
    assert_eq!(given(&day), Some(360));
}

/// Shows HR-6.3.2.
#[test]
fn nobody_confirms_or_concedes_for_others() {
    let mut day = playing("epic", &["Ana", "Bo", "Cai", "Dee"]);
    let people = |day: &Day, at: usize| -> Vec<PersonId> {
        day.tournament.match_of(day.open()[at]).expect("it is open").seats.players().collect()
    };
    let (id, [one, two], elsewhere) =
        (day.open()[0], [people(&day, 0)[0], people(&day, 0)[1]], people(&day, 1)[0]);
    day.must(Actor::Person(one), Wish::Report { id, claim: Claim::new(Some(one), "goals") });
    for wish in [Wish::Confirm { id }, Wish::Concede { id }] {
        assert_eq!(refused(&mut day, Actor::Person(elsewhere), wish).1, "HR-6.3.2");
    }
    day.must(Actor::Person(two), Wish::Confirm { id });
}

/// Shows HR-6.5.1.
#[test]
fn the_seed_is_promised_before_the_draw_and_said_at_the_end() {
    assert_eq!(Day::under("conquest-1.2", 11).tournament.commitment(), None);
    let mut day = announced("conquest-1.2", &["Ana", "Bo"]);
    assert_eq!(day.tournament.commitment(), Some(day.dice.seed().commitment()));
    let mut other = day.clone();
    other.dice = Dice::new(Seed::from_bytes([99; 32]));
    let by = mira(&day);
    assert_eq!(refused(&mut other, by, Wish::Draw), (Why::WrongSeed, "HR-6.5.1".to_owned()));
    for wish in [Wish::Draw, Wish::Publish, Wish::StartClock] {
        day.lead(wish);
    }
    let bo = Actor::Person(day.person("Bo"));
    day.must(bo, Wish::Concede { id: day.open()[0] });
    day.lead(Wish::Close);
    assert_eq!(day.tournament.revealed_seed(), None);
    day.lead(Wish::Finish);
    assert_eq!(day.tournament.revealed_seed(), Some(day.dice.seed().reveal().as_str()));
}

/// Shows HR-6.5.4.
#[test]
fn one_total_of_points_holds_for_everybody() {
    let with = |points: u32, force_points_anyway: bool| Settings {
        force_points: Some(points),
        force_points_anyway,
        ..of_own(vec![SWISS])
    };
    let founded = |settings: Settings| Day::under("epic", 3).found("Mira", settings).map_err(|it| it.why);
    for (points, anyway, bounds) in [
        (2000, false, None),
        (5000, false, None),
        (1999, true, None),
        (5001, true, None),
        (1999, false, Some((2000, 5000))),
        (5001, false, Some((2000, 5000))),
        (0, true, Some((1, 100_000))),
        (100_001, true, Some((1, 100_000))),
    ] {
        let why = founded(with(points, anyway)).err();
        let expected = bounds.map(|(least, most)| Why::ForcesOutOfRange { points, least, most });
        assert_eq!(why, expected, "{points}, anyway: {anyway}");
    }
    let mut day = playing("epic", &["Ana", "Bo"]);
    let by = mira(&day);
    let (why, _) = refused(&mut day, by, Wish::Change { settings: with(2500, false) });
    assert_eq!(why, Why::SettingsFixed);
}
