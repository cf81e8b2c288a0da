//! Laws for all games: a random player tries everything, legal or not; what the clauses forbid never comes about.

use epic::game::Place;
use epic::outcome::ResultKind;
use epic::sitting::{Asked, Keys, Sitting, Wish};
use epic::sketch::Stroke;
use epic::{Command, Edge, Fact, Game, Length, Options, Point, Side, Spot, Stage};
use proptest::prelude::*;
use rulebook::{Dice, Rulebook, Seed};
use serde_json::json;
use testbed::laws::Watched;

use crate::world::{bare_table, roster};

/// A player who presses every button.
struct Monkey(u64);

impl Monkey {
    fn below(&mut self, end: u64) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) % end.max(1)
    }

    fn side(&mut self) -> Side {
        if self.below(2) == 0 { Side::Alpha } else { Side::Bravo }
    }

    /// A point on the table or just beside it, on the half centimetre.
    fn point(&mut self) -> Point {
        let mut at = |most: u64| Length::thousandths(self.below(most * 2 + 5) as i64 * 500 - 1000);
        Point { x: at(180), y: at(120) }
    }

    /// A point that makes sense for this player: near the own edge.
    fn home(&mut self, game: &Game, by: Side) -> Point {
        let x = Length::cm(self.below(180) as i64);
        let depth = Length::cm(self.below(18) as i64);
        match game.edge(by) {
            Some(Edge::North | Edge::NorthEast | Edge::NorthWest) => Point { x, y: Length::cm(120) - depth },
            _ => Point { x, y: depth },
        }
    }

    fn formation(&mut self, game: &Game, by: Side) -> (String, usize) {
        let all: Vec<(String, usize)> =
            game.formations(by).map(|(it, deployed)| (it.id.clone(), deployed.units.len())).collect();
        if all.is_empty() {
            return ("nobody".to_owned(), 0);
        }
        all[self.below(all.len() as u64) as usize].clone()
    }

    fn command(&mut self, game: &Game) -> Command {
        let by = if self.below(8) == 0 { self.side() } else { game.to_act().unwrap_or_else(|| self.side()) };
        let (formation, count) = self.formation(game, by);
        let spots = |it: &mut Monkey, near: bool| -> Vec<Spot> {
            let at = if near { it.home(game, by) } else { it.point() };
            vec![Spot::point(at); count]
        };
        match (game.stage(), self.below(12)) {
            (_, 0) => Command::RollOff { rolls: None },
            (_, 1) => Command::EndTurn {},
            (Stage::TableEdge, n) => Command::ChooseEdge { by, edge: Edge::CHOICES[(n % 6) as usize] },
            (Stage::Objectives, n) => {
                let first = !game.objectives().iter().any(|it| it.by == by);
                let edge = game.edge(by).unwrap();
                let at = match game.table().map(epic::Table::size) {
                    Some(size) if first && n < 9 => edge.stretches(size)[0].from,
                    _ => self.point(),
                };
                Command::PlaceObjective { by, at, label: String::new() }
            }
            (Stage::Spacecraft, 2..=4) => Command::SetUpSpacecraft { by, formation },
            (Stage::Spacecraft, 5..=6) => {
                Command::Planetfall { by, formation, carrier: None, load_confirmed: true }
            }
            (Stage::Spacecraft, _) => Command::CloseSpacecraft { by: self.side() },
            (Stage::Garrisons, 2..=3) => Command::PassGarrisons { by },
            (Stage::Garrisons, 4) => Command::Overwatch { by, formation },
            (Stage::Garrisons, n) => {
                let near = self.below(2) == 0;
                Command::PlaceGarrison { by, formation, units: spots(self, near), overwatch: n % 2 == 0 }
            }
            (Stage::RemainingForces, 2..=3) => {
                let way =
                    if self.below(2) == 0 { epic::game::Way::Aircraft } else { epic::game::Way::Teleport };
                Command::Reserve { by, formation, way, carrier: None, load_confirmed: true }
            }
            (Stage::RemainingForces, _) => Command::SetUp { by, formation, units: spots(self, true) },
            (Stage::Ready, _) => Command::Confirm { by: self.side() },
            (Stage::ContinuationRoll(_), _) => Command::RollContinuation { rolls: None },
            (_, 2) => Command::Lose { by, formation, units: vec![1 + self.below(count as u64 + 1) as usize] },
            (_, 3) => Command::Break { by, formation },
            (_, 4) => Command::Rally { by, formation },
            (_, 5) => Command::Enter { by, formation, units: spots(self, false) },
            (_, 6) => Command::TakeOff { by, formation },
            (_, 7) => Command::Damage { by, formation, unit: 1, left: self.below(9) as u32 },
            (_, 8) => Command::CloseRally { by: Side::Alpha },
            (_, 9) => Command::CloseRally { by: Side::Bravo },
            _ => {
                let units = spots(self, false).into_iter().map(Some).collect();
                Command::Move { by, formation, units }
            }
        }
    }
}

/// What must be true in every state.
fn nothing_forbidden(game: &Game) {
    let Some(size) = game.table().map(epic::Table::size) else { return };
    let spacing = Length::cm(30);
    for objective in game.objectives() {
        let (own, theirs) = (game.edge(objective.by).unwrap(), game.edge(objective.by.other()).unwrap());
        if objective.on_edge {
            assert!(own.holds(size, objective.at));
        } else {
            assert!(theirs.half_holds(size, objective.at));
            assert!(theirs.distance(size, &Spot::point(objective.at)).at_least(spacing));
            let before = game.objectives().iter().filter(|it| it.number < objective.number);
            before.for_each(|it| assert!(it.at.distance(objective.at).at_least(spacing)));
        }
    }
    assert!(game.objectives().len() <= 6);
    let setting_up = matches!(game.stage(), Stage::Garrisons | Stage::RemainingForces | Stage::Ready);
    for side in Side::BOTH {
        let watching = game.formations(side).filter(|(_, it)| it.overwatch).count();
        assert!(watching <= 2);
        for (_, deployed) in game.formations(side).filter(|(_, it)| it.place == Place::Table && setting_up) {
            for spot in deployed.units.iter().filter_map(|unit| unit.spot) {
                assert!(game.table().unwrap().holds(spot.at));
                if deployed.garrison {
                    assert!(!game.edge(side.other()).unwrap().half_reached_by(size, &spot));
                } else {
                    assert!(game.edge(side).unwrap().distance(size, &spot).within(Length::cm(15)));
                }
            }
        }
        if matches!(game.stage(), Stage::Turn(_)) {
            assert!(game.formations(side).all(|(_, it)| it.place != Place::Waiting && !it.rallied));
        }
        for (_, deployed) in game.formations(side) {
            assert!(
                deployed.units.iter().all(|unit| unit.left > 0 || unit.spot.is_none()),
                "the dead stand nowhere"
            );
        }
    }
    if let Some(result) = game.result() {
        let goals = result.goals.unwrap_or_default();
        match result.kind {
            ResultKind::Goals => {
                assert!(result.turn >= 3 && goals.iter().max() >= Some(&2) && goals[0] != goals[1]);
            }
            ResultKind::Tiebreak => assert!(result.turn >= 4 && result.victory_points.is_some()),
            _ => {}
        }
    }
}

/// The commands a game begins with, up to the roll for the edge.
fn beginning() -> Vec<Command> {
    let fleet = roster(
        "space-marines-codex",
        json!([
            {"name": "Strike Cruiser", "take": {"Spacecraft/Strike Cruiser": 1}},
            {"name": "Tactical", "take": {"Drop Pods": 1}},
            {"name": "Scout", "take": {"4x Scout Squads": 1}},
            {"name": "Terminators"}, {"name": "Thunderhawk"}, {"name": "Thunderbolt Fighter Formation"},
        ]),
    );
    let small = roster(
        "steel-legion",
        json!([
            {"name": "Infantry Company"}, {"name": "Sentinel Squadron"}, {"name": "Super-heavy Tank Platoon", "take": {"Baneblade": 1}},
        ]),
    );
    let commands = [
        json!({"do": "join", "name": "Ana"}),
        json!({"do": "join", "name": "Bo"}),
        json!({"do": "agree_points", "points": 3000}),
        json!({"do": "submit_army", "by": "alpha", "army": fleet}),
        json!({"do": "submit_army", "by": "bravo", "army": small}),
        json!({"do": "set_terrain", "by": "both", "table": bare_table(), "flags_confirmed": true}),
    ];
    commands.into_iter().map(|command| serde_json::from_value(command).unwrap()).collect()
}

fn begun(dice: &Dice) -> (Game, Vec<Fact>) {
    let mut game = Game::new(Options::default());
    let mut facts = Vec::new();
    for command in beginning() {
        let new = game.decide(&command, dice).unwrap();
        for fact in &new {
            game.apply(fact);
        }
        facts.extend(new);
    }
    (game, facts)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(24))]

    /// Random games never reach what the clauses forbid, and the facts alone rebuild the game.
    #[test]
    fn random_games_stay_within_the_clauses_and_replay_equals_play(seed: u64) {
        let dice = Dice::new(Seed::from_bytes([3; 32]));
        let (game, _) = begun(&dice);
        let mut told = Watched::from(game);
        let mut monkey = Monkey(seed);
        for _ in 0..700 {
            let command = monkey.command(told.now());
            if told.give(&command, &dice).is_ok() {
                nothing_forbidden(told.now());
            }
            if told.now().stage() == Stage::Finished {
                break;
            }
        }
        told.tell_again();
    }

    /// The table around a game keeps the same laws, whoever asks for whatever with whichever key.
    #[test]
    fn tables_keep_the_laws_whoever_asks(seed: u64) {
        let dice = Dice::new(Seed::from_bytes([3; 32]));
        let keys = Keys { host: "host".into(), invited: "invited".into(), judge: "chair".into(), hosted: None };
        let open = Wish::Open { options: Options::default(), keys };
        let mut told = Watched::from(Sitting::unopened());
        let mut wishes = vec![open];
        wishes.extend(beginning().into_iter().map(|command| Wish::Play(Box::new(command))));
        for wish in wishes {
            told.give(&Asked { key: "host".into(), wish }, &dice).unwrap();
        }
        let mut monkey = Monkey(seed);
        for _ in 0..300 {
            let key = ["host", "host", "host", "guest", "judge", "stranger", ""][monkey.below(7) as usize];
            let by = if monkey.below(2) == 0 { Side::Alpha } else { Side::Bravo };
            let shown = ["invited", "chair", "offered", "guessed"][monkey.below(4) as usize].to_owned();
            let wish = match monkey.below(20) {
                0 => Wish::Join { invited_by: shown },
                1 => Wish::PlayForBoth,
                2 => Wish::OfferSeat { sides: [monkey.below(2) == 0, monkey.below(2) == 0], to: shown },
                3 => Wish::TakeSeat { offered_to: shown },
                4 => Wish::SitAsJudge { admitted_by: shown },
                5 => Wish::AskBack { by },
                6 => Wish::AgreeBack { by },
                7 => Wish::KeepStep { by },
                8 => Wish::CallJudge { by, about: shown },
                9 => Wish::JudgeTakesBack,
                10 => Wish::JudgeLeaves,
                11 => Wish::RoundTime { up: monkey.below(2) == 0 },
                12 => Wish::Sketch { stroke: Stroke::Leave },
                _ => Wish::Play(Box::new(monkey.command(told.now().game()))),
            };
            // What is refused is refused by a clause; that is looked at while it is given.
            let _ = told.give(&Asked { key: key.to_owned(), wish }, &dice);
        }
        prop_assert!(told.refused() > 0 && told.facts().len() > 7);
        told.tell_again();
        let again = Sitting::of(told.facts());
        prop_assert_eq!(again.as_ref(), Some(told.now()));
    }

    /// Any fact applies to any game without failing.
    #[test]
    fn facts_apply_anywhere(seed: u64) {
        let dice = Dice::new(Seed::from_bytes([3; 32]));
        let (full, facts) = begun(&dice);
        let mut monkey = Monkey(seed);
        let mut game = full;
        for _ in 0..50 {
            let fact = facts[monkey.below(facts.len() as u64) as usize].clone();
            game.apply(&fact);
        }
    }
}

/// The monkey really plays: over some seeds it gets into turns and to results.
#[test]
fn the_random_player_gets_far() {
    let dice = Dice::new(Seed::from_bytes([3; 32]));
    let mut finished = 0;
    for seed in 0..10 {
        let (mut game, _) = begun(&dice);
        let mut monkey = Monkey(seed);
        for _ in 0..3000 {
            let command = monkey.command(&game);
            if let Ok(facts) = game.decide(&command, &dice) {
                for fact in &facts {
                    game.apply(fact);
                }
            }
        }
        finished += usize::from(game.stage() == Stage::Finished);
    }
    assert!(finished >= 5, "{finished} of 10");
}
