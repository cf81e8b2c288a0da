//! At the table: steps taken back by agreement, a judge who is called, and places judged while they are looked for.

use epic::placing::{Placing, Zones};
use epic::sitting::{Asked, Happened, Hold, Keys, Sitting, WhyNot, Wish};
use epic::{Command, Length, Options, Point, Side, Spot, Stage};
use rulebook::{Cites, Dice, Rulebook, Seed};
use serde_json::{Value, json};

use crate::world::{LAYOUT_S, World, bare_table, legion, marines, point};

struct Table {
    sitting: Sitting,
    facts: Vec<Happened>,
    dice: Dice,
}

fn keys() -> Keys {
    Keys {
        host: "host".to_owned(),
        invited: "invited".to_owned(),
        judge: "admitted".to_owned(),
        hosted: None,
    }
}

fn asked(key: &str, wish: &Wish) -> Asked {
    Asked { key: key.to_owned(), wish: wish.clone() }
}

impl Table {
    fn new() -> Table {
        let dice = Dice::new(Seed::from_bytes([4; 32]));
        let mut table = Table { sitting: Sitting::unopened(), facts: Vec::new(), dice };
        let opening = Wish::Open { options: Options::default(), keys: keys() };
        table.wish_with("host", &opening);
        assert_eq!(table.refused_with("host", &opening), WhyNot::AlreadyOpen);
        table.wish_with("judge", &Wish::SitAsJudge { admitted_by: "admitted".to_owned() });
        table
    }

    /// By the phone that holds what the wish needs: the host's, or the judge's.
    #[track_caller]
    fn wish(&mut self, wish: &Wish) {
        self.wish_with(key_for(wish), wish);
    }

    #[track_caller]
    fn wish_with(&mut self, key: &str, wish: &Wish) {
        let facts = self
            .sitting
            .decide(&asked(key, wish), &self.dice)
            .unwrap_or_else(|why| panic!("{wish:?}: {why:?}"));
        for fact in &facts {
            self.sitting.apply(fact);
        }
        self.facts.extend(facts);
    }

    #[track_caller]
    fn play(&mut self, command: Value) {
        self.wish(&Wish::Play(Box::new(serde_json::from_value(command).unwrap())));
    }

    fn refused(&self, wish: &Wish) -> WhyNot {
        self.refused_with(key_for(wish), wish)
    }

    fn refused_with(&self, key: &str, wish: &Wish) -> WhyNot {
        self.sitting.decide(&asked(key, wish), &self.dice).unwrap_err()
    }

    /// Two players, armies, a bare table, edges; objectives are next.
    fn at_objectives() -> Table {
        let mut table = Table::new();
        for name in ["Ana", "Bo"] {
            table.play(json!({"do": "join", "name": name}));
        }
        table.play(json!({"do": "agree_points", "points": 3000}));
        table.play(json!({"do": "submit_army", "by": "alpha", "army": marines()}));
        table.play(json!({"do": "submit_army", "by": "bravo", "army": legion()}));
        table.play(
            json!({"do": "set_terrain", "by": "organizer", "table": bare_table(), "flags_confirmed": true}),
        );
        table.play(json!({"do": "choose_edge", "by": "alpha", "edge": "south"}));
        table
    }
}

fn key_for(wish: &Wish) -> &'static str {
    if matches!(wish, Wish::JudgeTakesBack | Wish::JudgeLeaves) { "judge" } else { "host" }
}

/// Shows EP-6.2.4.
#[test]
fn what_is_put_aside_is_open_to_every_phone() {
    let mut table = Table::at_objectives();
    for (at, by) in LAYOUT_S.into_iter().zip(["alpha", "bravo"].into_iter().cycle()) {
        table.play(json!({"do": "place_objective", "by": by, "at": at}));
    }
    for by in ["alpha", "bravo"] {
        table.play(json!({"do": "pass_garrisons", "by": by}));
    }
    table.play(json!({"do": "reserve", "by": "alpha", "formation": "term", "way": "teleport"}));
    table.wish_with("other", &Wish::Join { invited_by: "invited".to_owned() });
    for key in ["host", "other", "judge", "nobody"] {
        let game = serde_json::to_value(table.sitting.seen_by(key)).unwrap()["game"].take();
        assert_eq!(game["armies"][0]["formations"][2]["id"], "term", "{key}");
        let term = &game["formations"][0][2];
        assert_eq!(term["place"], json!({"aside": ["teleport", null]}), "{key}");
        assert_eq!(term["units"].as_array().unwrap().len(), 4, "{key}");
    }
}

/// A phone acts for its own player only; the one left alone may play for both, and everybody sees it.
#[test]
fn phones_act_for_their_own_players() {
    let mut table = Table::at_objectives();
    let place = |by: &str, at: [i64; 2]| {
        Wish::Play(Box::new(
            serde_json::from_value(json!({"do": "place_objective", "by": by, "at": at})).unwrap(),
        ))
    };
    let invited = Wish::Join { invited_by: "invited".to_owned() };
    assert_eq!(
        table.refused_with("other", &Wish::Join { invited_by: "guessed".to_owned() }),
        WhyNot::NotInvited
    );
    assert_eq!(
        table.refused_with("nobody", &place("alpha", [90, 0])),
        WhyNot::NotYourSeat { side: Some(Side::Alpha) }
    );
    table.wish_with("second", &invited);
    assert_eq!(table.refused_with("third", &invited), WhyNot::NotInvited, "there are two seats");
    assert_eq!(table.sitting.seats().hold("host"), Hold { sides: [true, false], judge: false });
    table.wish_with("host", &place("alpha", [90, 0]));
    assert_eq!(
        table.refused_with("host", &place("bravo", [90, 120])),
        WhyNot::NotYourSeat { side: Some(Side::Bravo) }
    );
    table.wish_with("second", &place("bravo", [90, 120]));
    assert_eq!(table.refused_with("second", &Wish::JudgeTakesBack), WhyNot::NotAJudge);
    table.wish_with("second", &Wish::PlayForBoth);
    table.wish_with("second", &place("alpha", [50, 80]));
    assert_eq!(table.refused_with("nobody", &Wish::PlayForBoth), WhyNot::NotYourSeat { side: None });
}

#[test]
fn a_step_is_taken_back_when_both_agree_and_not_before() {
    let mut table = Table::at_objectives();
    let before = table.sitting.game().clone();
    assert_eq!(table.refused(&Wish::AgreeBack { by: Side::Bravo }), WhyNot::NotAsked);
    table.play(json!({"do": "place_objective", "by": "alpha", "at": [90, 0]}));
    let after = table.sitting.game().clone();
    table.wish(&Wish::AskBack { by: Side::Alpha });
    assert_eq!(table.refused(&Wish::AgreeBack { by: Side::Alpha }), WhyNot::OwnQuestion { by: Side::Alpha });
    assert_eq!(table.refused(&Wish::AskBack { by: Side::Bravo }), WhyNot::AlreadyAsked { by: Side::Alpha });
    table.wish(&Wish::KeepStep { by: Side::Bravo });
    assert_eq!(*table.sitting.game(), after, "asking changes nothing");
    table.wish(&Wish::AskBack { by: Side::Alpha });
    table.wish(&Wish::AgreeBack { by: Side::Bravo });
    assert_eq!(*table.sitting.game(), before);
    assert!(table.sitting.told().last().unwrap().back, "the record keeps what was taken back");
    let journal: Vec<Happened> = serde_json::from_str(&serde_json::to_string(&table.facts).unwrap()).unwrap();
    assert_eq!(Sitting::of(&journal).unwrap(), table.sitting, "the facts alone rebuild the table");
    assert!(Sitting::of(&journal[1..]).is_none());
}

/// Every step back to the first one, and the same game when they are taken again.
#[test]
fn steps_are_taken_back_one_by_one() {
    let mut table = Table::at_objectives();
    let commands: Vec<Value> = LAYOUT_S
        .iter()
        .enumerate()
        .map(|(n, at)| json!({"do": "place_objective", "by": if n % 2 == 0 { "alpha" } else { "bravo" }, "at": at}))
        .collect();
    let mut games = Vec::new();
    for command in &commands {
        games.push(table.sitting.game().clone());
        table.play(command.clone());
    }
    for before in games.iter().rev() {
        table.wish(&Wish::AskBack { by: Side::Bravo });
        table.wish(&Wish::AgreeBack { by: Side::Alpha });
        assert_eq!(table.sitting.game(), before);
    }
}

#[test]
fn ep_8_1_9_a_confirmed_set_up_is_taken_back_by_a_judge_only() {
    let mut table = Table::at_objectives();
    for (n, at) in LAYOUT_S.iter().enumerate() {
        table.play(
            json!({"do": "place_objective", "by": if n % 2 == 0 { "alpha" } else { "bravo" }, "at": at}),
        );
    }
    while table.sitting.game().stage() == Stage::Garrisons {
        let by = table.sitting.game().to_act().unwrap();
        table.play(json!({"do": "pass_garrisons", "by": by}));
    }
    while let (Stage::RemainingForces, Some(by)) =
        (table.sitting.game().stage(), table.sitting.game().to_act())
    {
        let game = table.sitting.game();
        let (formation, deployed) =
            game.formations(by).find(|(_, it)| it.place == epic::game::Place::Waiting).unwrap();
        let (id, units) = (formation.id.clone(), deployed.units.len());
        let flies = game.army(by).is_some_and(|army| army.has_aircraft(army.formation(&id).unwrap()));
        if flies {
            table.play(json!({"do": "reserve", "by": by, "formation": id, "way": "aircraft"}));
        } else {
            let at = if by == Side::Alpha { [5, 5] } else { [5, 115] };
            table.play(json!({"do": "set_up", "by": by, "formation": id, "units": vec![at; units]}));
        }
    }
    table.play(json!({"do": "confirm", "by": "alpha"}));
    table.play(json!({"do": "confirm", "by": "bravo"}));
    let why = table.refused(&Wish::AskBack { by: Side::Alpha });
    assert_eq!((why.clone(), why.clause().to_string().as_str()), (WhyNot::SetUpFixed, "EP-8.1.9"));
    table.wish(&Wish::CallJudge { by: Side::Bravo, about: "the zone\u{7}".to_owned() });
    assert_eq!(table.sitting.call().unwrap().about, "the zone");
    assert_eq!(
        table.refused(&Wish::CallJudge { by: Side::Alpha, about: String::new() }),
        WhyNot::JudgeOnTheWay
    );
    table.wish(&Wish::JudgeTakesBack);
    assert_eq!(table.sitting.game().stage(), Stage::Ready);
    table.wish(&Wish::JudgeLeaves);
    assert_eq!(table.refused(&Wish::JudgeLeaves), WhyNot::NoJudge);
}

/// Which fact ended the game is known, whatever is said after it; one that is taken back ended nothing.
///
/// Shows HR-7.6.6.
#[test]
fn the_fact_that_ended_the_game_is_known() {
    let mut table = Table::at_objectives();
    assert_eq!(table.sitting.ended_by(), None);
    let call = Wish::CallJudge { by: Side::Bravo, about: "the end".to_owned() };
    let mut ended = Vec::new();
    for by in ["alpha", "bravo"] {
        let before = table.facts.len();
        table.play(json!({"do": "concede", "by": by}));
        table.wish(&call);
        assert!(matches!(table.facts[before], Happened::Stepped { .. }));
        assert_eq!(table.sitting.ended_by(), Some(before as u64 + 1));
        assert_eq!(Sitting::of(&table.facts).unwrap().ended_by(), table.sitting.ended_by());
        ended.extend(table.sitting.ended_by());
        table.wish(&Wish::JudgeTakesBack);
        assert_eq!(table.sitting.ended_by(), None);
        table.wish(&Wish::JudgeLeaves);
    }
    assert!(ended[0] < ended[1]);
}

fn at(place: [&str; 2]) -> Vec<Spot> {
    vec![Spot::point(point(place))]
}

/// A place that is none comes with how far it is to the nearest one, which is one.
#[test]
fn a_refused_place_comes_with_the_nearest_good_one() {
    let mut table = Table::at_objectives();
    let first = table.sitting.game().judge(Side::Alpha, Placing::Objective, &at(["90.4", "7.5"]));
    assert_eq!(first.refusal.unwrap().clause().to_string(), "EP-4.1.4");
    assert_eq!(first.move_by, Some(point(["0", "-7.5"])));
    table.play(json!({"do": "place_objective", "by": "alpha", "at": [90, 0]}));
    table.play(json!({"do": "place_objective", "by": "bravo", "at": [90, 120]}));
    let game = table.sitting.game();
    for (wish, clause, most) in [
        (["50", "95"], "EP-4.1.7", "5.02"),
        (["50", "50"], "EP-4.1.6", "10.02"),
        (["100", "90.1"], "EP-4.1.7", "8"),
        (["200", "80"], "EP-4.1.6", "20.02"),
    ] {
        let judged = game.judge(Side::Alpha, Placing::Objective, &at(wish));
        assert_eq!(judged.refusal.unwrap().clause().to_string(), clause, "{wish:?}");
        let step = judged.move_by.unwrap();
        let there = Spot::point(point(wish)).moved(step);
        assert_eq!(
            game.judge(Side::Alpha, Placing::Objective, &[there]).refusal,
            None,
            "{wish:?} to {there:?}"
        );
        let far = Point::default().distance(step);
        assert!(far.within(most.parse::<Length>().unwrap()), "{wish:?}: {step}, at most {most} is needed");
    }
}

/// A formation is moved as one: the whole group comes to stand within the zone.
#[test]
fn a_group_finds_its_zone() {
    let mut world = World::corner();
    let by = world.game.to_act().unwrap();
    let (formation, deployed) =
        world.game.formations(by).find(|(_, it)| it.place == epic::game::Place::Waiting).unwrap();
    let (id, units) = (formation.id.clone(), deployed.units.len());
    let group = epic::spread::spread(epic::spread::Spread::Block, units, Point::cm(60, 60), Length::cm(3));
    let judged = world.game.judge(by, Placing::SetUp(&id), &group);
    assert_eq!(judged.refusal.unwrap().clause().to_string(), "EP-6.1.2");
    let step = judged.move_by.unwrap();
    let moved: Vec<Spot> = group.iter().map(|spot| spot.moved(step)).collect();
    world.ok(json!({"do": "set_up", "by": by, "formation": id, "units": moved}));
}

/// What is sent for drawing says the same as the rules: inside and outside of the zones by every figure.
#[test]
fn zones_are_those_of_the_rules() {
    let mut table = Table::at_objectives();
    let zones = table.sitting.game().zones(Side::Alpha, Placing::Objective);
    assert_eq!(zones, Zones { on: vec![[Point::cm(0, 0), Point::cm(180, 0)]], ..Zones::default() });
    table.play(json!({"do": "place_objective", "by": "alpha", "at": [90, 0]}));
    table.play(json!({"do": "place_objective", "by": "bravo", "at": [90, 120]}));
    let zones = table.sitting.game().zones(Side::Alpha, Placing::Objective);
    assert_eq!(zones.in_half, Some(epic::Edge::North));
    assert_eq!(zones.from_edge.unwrap().cm, Length::cm(30));
    assert_eq!(zones.apart.iter().map(|it| it.objective).collect::<Vec<_>>(), [1, 2]);
}

#[test]
fn a_command_is_written_as_it_is_read() {
    for command in [
        Command::EndTurn {},
        Command::Join { name: "Ana".to_owned() },
        Command::PlaceObjective { by: Side::Alpha, at: Point::cm(1, 2), label: "dump".to_owned() },
        Command::RollContinuation { rolls: None },
    ] {
        let text = serde_json::to_string(&command).unwrap();
        assert!(text.starts_with(r#"{"do":""#), "{text}");
        assert_eq!(serde_json::from_str::<Command>(&text).unwrap(), command);
    }
}

/// Shows HR-7.6.1, HR-7.6.4, HR-7.6.7: at the table of a match everybody acts for himself or herself, by the host's word alone.
#[test]
fn the_seats_of_a_match_are_the_hosts_to_give() {
    let hosted = epic::sitting::Hosted {
        at: "K7RX2M/1/0".to_owned(),
        players: ["person:ana".to_owned(), "person:bo".to_owned()],
        judge: "bench".to_owned(),
    };
    let dice = Dice::new(Seed::from_bytes([4; 32]));
    let mut table = Table { sitting: Sitting::unopened(), facts: Vec::new(), dice };
    let keys = Keys { hosted: Some(hosted), ..Keys::default() };
    table.wish_with("", &Wish::Open { options: Options::default(), keys });
    let hold = |key: &str| table.sitting.seats().hold(key);
    assert_eq!([hold("person:ana").sides, hold("person:bo").sides], [[true, false], [false, true]]);
    assert_eq!([hold("bench").judge, hold("person:ana").judge, hold("").judge], [true, false, false]);
    assert_eq!(hold(""), Hold::default());
    // No invitation, no second seat, no judge by a key: an empty one neither.
    for key in ["", "person:cai", "person:ana"] {
        let join = Wish::Join { invited_by: String::new() };
        assert_eq!(table.refused_with(key, &join), WhyNot::NotInvited, "{key}");
        let judge = Wish::SitAsJudge { admitted_by: String::new() };
        assert_eq!(table.refused_with(key, &judge), WhyNot::NotInvited, "{key}");
    }
    assert_eq!(table.refused_with("person:ana", &Wish::PlayForBoth), WhyNot::NotYourSeat { side: None });
    let concede = |by| Wish::Play(Box::new(Command::Concede { by }));
    let not_yours = WhyNot::NotYourSeat { side: Some(Side::Bravo) };
    assert_eq!(table.refused_with("person:ana", &concede(Side::Bravo)), not_yours);
    let ends = Wish::Play(Box::new(Command::JudgeEnds { winner: None }));
    assert_eq!(table.refused_with("bench", &ends), WhyNot::HostDecides);
    assert_eq!(table.refused_with("bench", &ends).clause().to_string(), "HR-7.6.4");
    assert_eq!(Sitting::of(&table.facts).as_ref(), Some(&table.sitting), "the record says who sits where");
}

/// A seat that is offered is taken by the key it was offered to, once; each offer has a number of its own.
#[test]
fn a_seat_is_offered_to_one_key_at_a_time() {
    let mut table = Table::at_objectives();
    let offer = |to: &str| Wish::OfferSeat { sides: [true, false], to: to.to_owned() };
    let take = |to: &str| Wish::TakeSeat { offered_to: to.to_owned() };
    assert_eq!(table.refused_with("other", &take("first")), WhyNot::NotInvited, "nothing is offered yet");
    table.wish(&offer("first"));
    table.wish(&offer("second"));
    assert_eq!(table.sitting.seats().offers(), 2);
    assert_eq!(table.sitting.seen_by("host").offer.unwrap().number, 2);
    assert_eq!(table.refused_with("other", &take("first")), WhyNot::NotInvited, "the newest one counts");
    table.wish_with("other", &take("second"));
    assert_eq!(table.sitting.seats().hold("other").sides, [true, false]);
    assert_eq!(table.sitting.seats().hold("host").sides, [false, true]);
    assert_eq!(table.refused_with("third", &take("second")), WhyNot::NotInvited, "it serves once");
}
