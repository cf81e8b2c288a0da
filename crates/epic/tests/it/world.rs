//! A game to try things in: two armies, the table of the clauses' examples, and the fewest words to drive it.

use epic::control::{Control, EndPhase};
use epic::game::Place;
use epic::tiebreak::WarEngineStrength;
use epic::{Command, Fact, Game, Options, Point, Refusal, Side, Stage};
use rulebook::{Cites, Dice, Rulebook, Seed};
use serde_json::{Value, json};

pub(crate) struct World {
    pub(crate) game: Game,
    pub(crate) facts: Vec<Fact>,
    dice: Dice,
}

/// Objectives O1 to O6 of the clauses' standard layout.
pub(crate) const LAYOUT_S: [[i64; 2]; 6] = [[90, 0], [90, 120], [50, 80], [50, 40], [130, 85], [130, 45]];

/// The Space Marines of the worked example (EP-7.4.10), strategy rating 5.
pub(crate) fn marines() -> Value {
    json!({"format": "marshal.epic.army/1", "list": "space-marines-codex", "formations": [
        {"name": "Tactical", "id": "tac", "take": {"Captain": 1, "Rhino": 3}},
        {"name": "Devastator", "id": "dev", "take": {"Rhino": 2}},
        {"name": "Terminators", "id": "term"},
        {"name": "Scout", "id": "scouts", "take": {"4x Scout Squads": 1, "Rhino": 2}},
        {"name": "Warlord Battle Titan", "id": "warlord"},
        {"name": "Land Speeders", "id": "speeders", "take": {"Land Speeder": 5}},
        {"name": "Whirlwinds", "id": "whirl"},
    ]})
}

/// The Steel Legion of the worked example (EP-7.4.9), strategy rating 2.
pub(crate) fn legion() -> Value {
    json!({"format": "marshal.epic.army/1", "list": "steel-legion", "formations": [
        {"name": "Infantry Company", "id": "inf"},
        {"name": "Mechanised Infantry Company", "id": "mech"},
        {"name": "Artillery Battery", "id": "art", "take": {"3x Manticore": 1}},
        {"name": "Sentinel Squadron", "id": "sent"},
        {"name": "Storm Trooper Platoon", "id": "storm", "take": {"4x Chimera": 1}},
        {"name": "Super-heavy Tank Company", "id": "shtc", "take": {"Shadowsword": 3}},
        {"name": "Thunderbolt Fighter Formation", "id": "tbolt"},
        {"name": "Regimental HQ", "id": "hq"},
    ]})
}

/// A roster of one list and some formations.
pub(crate) fn roster(list: &str, formations: Value) -> Value {
    json!({"format": "marshal.epic.army/1", "list": list, "formations": formations})
}

pub(crate) fn bare_table() -> Value {
    json!({"format": "marshal.epic.table/1", "length": 180, "width": 120})
}

impl World {
    pub(crate) fn empty() -> World {
        World::with(Options::default())
    }

    fn with(options: Options) -> World {
        let dice = Dice::new(Seed::from_bytes([9; 32]));
        World { game: Game::new(options), facts: Vec::new(), dice }
    }

    /// Both players and a total of 3,000 points.
    pub(crate) fn agreed() -> World {
        let mut world = World::empty();
        world.join();
        world
    }

    fn join(&mut self) {
        self.ok(json!({"do": "join", "name": "Ana"}));
        self.ok(json!({"do": "join", "name": "Bo"}));
        self.ok(json!({"do": "agree_points", "points": 3000}));
    }

    /// Both armies accepted and the bare table set by that author.
    pub(crate) fn on_table(alpha: Value, bravo: Value, author: &str) -> World {
        let mut world = World::agreed();
        world.armies(alpha, bravo, author);
        world
    }

    fn armies(&mut self, alpha: Value, bravo: Value, author: &str) {
        self.ok(json!({"do": "submit_army", "by": "alpha", "army": alpha}));
        self.ok(json!({"do": "submit_army", "by": "bravo", "army": bravo}));
        self.ok(json!({"do": "set_terrain", "by": author, "table": bare_table(), "flags_confirmed": true}));
    }

    /// Alpha in the south, layout S placed, at whatever step follows.
    pub(crate) fn layout_s(alpha: Value, bravo: Value) -> World {
        let mut world = World::on_table(alpha, bravo, "organizer");
        world.place_layout_s();
        world
    }

    fn place_layout_s(&mut self) {
        self.settle();
        let by = self.game.to_act().unwrap();
        self.ok(
            json!({"do": "choose_edge", "by": by, "edge": if by == Side::Alpha { "south" } else { "north" }}),
        );
        self.objectives(LAYOUT_S);
    }

    /// Places these objectives, the players taking turns from Alpha on.
    #[track_caller]
    pub(crate) fn objectives(&mut self, places: [[i64; 2]; 6]) {
        for (at, by) in places.into_iter().zip(["alpha", "bravo"].into_iter().cycle()) {
            self.settle();
            self.ok(json!({"do": "place_objective", "by": by, "at": at}));
        }
    }

    /// Alpha in the south-west corner, everything placed, garrisons passed.
    pub(crate) fn corner() -> World {
        let mut world = World::on_table(marines(), legion(), "organizer");
        world.ok(json!({"do": "choose_edge", "by": "alpha", "edge": "south-west"}));
        world.objectives([[0, 0], [180, 120], [120, 80], [60, 40], [90, 85], [90, 30]]);
        world.ok(json!({"do": "pass_garrisons", "by": "alpha"}));
        world.ok(json!({"do": "pass_garrisons", "by": "bravo"}));
        world
    }

    /// Rolls off wherever it is due, Alpha winning.
    pub(crate) fn settle(&mut self) {
        if self.game.roll_off_due().is_some() {
            self.ok(json!({"do": "roll_off", "rolls": [[6, 1]]}));
        }
    }

    /// The armies of the worked examples in turn 1: everything on the table in the own zone, aircraft in reserve.
    pub(crate) fn battle() -> World {
        World::battle_of(marines(), legion(), Options::default())
    }

    pub(crate) fn battle_add() -> World {
        World::battle_of(marines(), legion(), Options { tiebreak_war_engine: WarEngineStrength::Add })
    }

    pub(crate) fn battle_of(alpha: Value, bravo: Value, options: Options) -> World {
        let mut world = World::with(options);
        world.join();
        world.armies(alpha, bravo, "organizer");
        world.place_layout_s();
        world.deploy();
        world
    }

    /// Passes the garrisons and sets everything up far from every objective: at the western end of the own zone.
    pub(crate) fn deploy(&mut self) {
        while self.game.stage() != Stage::Turn(1) {
            self.settle();
            match self.game.stage() {
                Stage::Spacecraft => self.close_spacecraft(),
                Stage::Garrisons => {
                    let by = self.game.to_act();
                    self.ok(json!({"do": "pass_garrisons", "by": by}));
                }
                Stage::RemainingForces => self.deploy_next(),
                _ => {
                    self.ok(json!({"do": "confirm", "by": "alpha"}));
                    self.ok(json!({"do": "confirm", "by": "bravo"}));
                }
            }
        }
    }

    fn close_spacecraft(&mut self) {
        for side in Side::BOTH {
            let army = self.game.army(side).unwrap().clone();
            for ship in army.formations.iter().filter(|it| army.is_spacecraft(it)) {
                self.ok(json!({"do": "set_up_spacecraft", "by": side, "formation": ship.id}));
            }
            self.ok(json!({"do": "close_spacecraft", "by": side}));
        }
    }

    fn deploy_next(&mut self) {
        let by = self.game.to_act().unwrap();
        let waiting = self.game.formations(by).find(|(_, it)| it.place == Place::Waiting).unwrap();
        let (id, units) = (waiting.0.id.clone(), waiting.1.units.len());
        if self.game.army(by).unwrap().has_aircraft(waiting.0) {
            self.ok(json!({"do": "reserve", "by": by, "formation": id, "way": "aircraft"}));
        } else {
            let at = if by == Side::Alpha { [5, 5] } else { [5, 115] };
            self.ok(json!({"do": "set_up", "by": by, "formation": id, "units": vec![at; units]}));
        }
    }

    /// Carries a command out.
    #[track_caller]
    pub(crate) fn ok(&mut self, command: Value) {
        let command: Command = serde_json::from_value(command).unwrap();
        match self.game.decide(&command, &self.dice) {
            Ok(facts) => {
                for fact in &facts {
                    self.game.apply(fact);
                }
                self.facts.extend(facts);
            }
            Err(refusal) => panic!("{command:?} is refused by {}: {refusal:?}", refusal.clause()),
        }
    }

    /// Tries a command that must be refused by that clause; nothing changes.
    #[track_caller]
    pub(crate) fn refused(&self, clause: &str, command: Value) -> Refusal {
        let command: Command = serde_json::from_value(command).unwrap();
        match self.game.decide(&command, &self.dice) {
            Ok(facts) => panic!("{command:?} is accepted: {facts:?}"),
            Err(refusal) => {
                assert_eq!(refusal.clause().to_string(), clause, "{command:?}: {refusal:?}");
                refusal
            }
        }
    }

    /// All units of the formation stand at that point.
    #[track_caller]
    pub(crate) fn stand(&mut self, by: &str, formation: &str, at: [&str; 2]) {
        self.ok(json!({"do": "move", "by": by, "formation": formation, "units": vec![place(at); self.units(by, formation)]}));
    }

    /// The first unit of the formation stands at that point, the rest at the western end of the own zone.
    #[track_caller]
    pub(crate) fn one_at(&mut self, by: &str, formation: &str, at: [&str; 2]) {
        let home = if by == "alpha" { json!([5, 5]) } else { json!([5, 115]) };
        let mut units = vec![home; self.units(by, formation)];
        units[0] = place(at);
        self.ok(json!({"do": "move", "by": by, "formation": formation, "units": units}));
    }

    #[track_caller]
    pub(crate) fn lose(&mut self, by: &str, formation: &str, units: std::ops::RangeInclusive<usize>) {
        let units: Vec<usize> = units.collect();
        self.ok(json!({"do": "lose", "by": by, "formation": formation, "units": units}));
    }

    #[track_caller]
    pub(crate) fn lose_all(&mut self, by: &str, formation: &str) {
        self.lose(by, formation, 1..=self.units(by, formation));
    }

    #[track_caller]
    pub(crate) fn breaks(&mut self, by: &str, formation: &str) {
        self.ok(json!({"do": "break", "by": by, "formation": formation}));
    }

    fn units(&self, by: &str, formation: &str) -> usize {
        let (_, deployed) = self.game.formations(side(by)).find(|(it, _)| it.id == formation).unwrap();
        deployed.units.len()
    }

    /// Ends the turn without rallying anybody.
    #[track_caller]
    pub(crate) fn end_turn(&mut self) -> EndPhase {
        self.end_turn_with(&[])
    }

    /// Ends the turn; these formations rally.
    #[track_caller]
    pub(crate) fn end_turn_with(&mut self, rallied: &[(&str, &str)]) -> EndPhase {
        self.ok(json!({"do": "end_turn"}));
        for (by, formation) in rallied {
            self.ok(json!({"do": "rally", "by": by, "formation": formation}));
        }
        self.ok(json!({"do": "close_rally", "by": "alpha"}));
        self.ok(json!({"do": "close_rally", "by": "bravo"}));
        self.game.end_phases().last().unwrap().clone()
    }

    /// Plays on to that turn with nothing happening.
    #[track_caller]
    pub(crate) fn go_to_turn(&mut self, turn: u32) {
        while self.game.turn() != Some(turn) {
            self.end_turn();
        }
    }
}

pub(crate) fn side(by: &str) -> Side {
    if by == "alpha" { Side::Alpha } else { Side::Bravo }
}

pub(crate) fn control_of(end: &EndPhase, objective: u32) -> Control {
    end.objectives.iter().find(|it| it.objective == objective).unwrap().control
}

/// A place as files have it, exact.
pub(crate) fn place([x, y]: [&str; 2]) -> Value {
    serde_json::to_value(point([x, y])).unwrap()
}

pub(crate) fn point([x, y]: [&str; 2]) -> Point {
    Point { x: x.parse().unwrap(), y: y.parse().unwrap() }
}
