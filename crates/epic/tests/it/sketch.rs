//! A table drawn by hand: rough strokes made exact, pieces taken away, and what cannot be drawn.

use epic::check::check;
use epic::shape::across;
use epic::sitting::{Asked, Keys, Sitting, WhyNot, Wish};
use epic::sketch::{Piece, Stroke};
use epic::table::{CrossingKind, FeatureKind};
use epic::{Command, Length, Options, Point, Stage, Table};
use rulebook::{Cites, Dice, Rulebook, Seed};
use serde_json::{Value, json};

use crate::world::{legion, marines};

struct Drawing(Sitting);

impl Drawing {
    /// Both armies are there; the terrain is next, and a bare sheet lies before the players.
    fn begun() -> Drawing {
        let mut drawing = Drawing(Sitting::unopened());
        let keys = Keys { host: "phone".into(), ..Keys::default() };
        drawing.ask("phone", Wish::Open { options: Options::default(), keys }).unwrap();
        for command in [
            json!({"do": "join", "name": "Ana"}),
            json!({"do": "join", "name": "Bo"}),
            json!({"do": "agree_points", "points": 3000}),
            json!({"do": "submit_army", "by": "alpha", "army": marines()}),
            json!({"do": "submit_army", "by": "bravo", "army": legion()}),
        ] {
            drawing.play(command).unwrap();
        }
        drawing.draw(Stroke::Begin { table: Box::new(bare()) });
        drawing
    }

    fn ask(&mut self, key: &str, wish: Wish) -> Result<(), WhyNot> {
        let dice = Dice::new(Seed::from_bytes([5; 32]));
        let facts = self.0.decide(&Asked { key: key.into(), wish }, &dice)?;
        for fact in &facts {
            self.0.apply(fact);
        }
        Ok(())
    }

    fn play(&mut self, command: Value) -> Result<(), WhyNot> {
        self.ask("phone", Wish::Play(Box::new(serde_json::from_value::<Command>(command).unwrap())))
    }

    fn try_to(&mut self, stroke: Stroke) -> Result<(), WhyNot> {
        self.ask("phone", Wish::Sketch { stroke })
    }

    #[track_caller]
    fn draw(&mut self, stroke: Stroke) {
        self.try_to(stroke).unwrap();
    }

    fn table(&self) -> &Table {
        self.0.sketch().expect("a drawing")
    }
}

fn bare() -> Table {
    Table::bare(Length::cm(180), Length::cm(120))
}

fn points(places: &[(i64, i64)]) -> Vec<Point> {
    places.iter().map(|(x, y)| Point::cm(*x, *y)).collect()
}

/// One tap is a feature of its usual size there, two taps one from here to there, an outline is taken as it is drawn.
#[test]
fn a_tap_two_taps_and_an_outline() {
    let mut drawing = Drawing::begun();
    for kind in FeatureKind::ALL {
        drawing.draw(Stroke::Feature { kind, outline: points(&[(90, 60)]) });
        let feature = drawing.table().features.last().unwrap();
        let wide = across(&feature.outline).shown();
        assert!((Length::cm(15)..=Length::cm(60)).contains(&wide), "{kind:?} {wide}");
    }
    drawing.draw(Stroke::Feature { kind: FeatureKind::Wood, outline: points(&[(20, 20), (44, 20)]) });
    let wood = drawing.table().features.last().unwrap().clone();
    let wide = across(&wood.outline).shown();
    assert!((Length::cm(23)..=Length::cm(25)).contains(&wide), "24 cm, on whole tenths: {wide}");
    let outline = points(&[(100, 100), (120, 100), (110, 115)]);
    drawing.draw(Stroke::Feature { kind: FeatureKind::Lake, outline: outline.clone() });
    assert_eq!(drawing.table().features.last().unwrap().outline, outline);
    // A tap at the very corner stays on the table.
    drawing.draw(Stroke::Feature { kind: FeatureKind::Hill, outline: points(&[(0, 0)]) });
    assert!(drawing.table().sound().is_ok());
}

/// Shows EP-3.3.3, EP-3.4.2: the ends of a river and a road that nearly reach an edge lie on it, and nothing is flagged for them.
#[test]
fn rivers_and_roads_reach_the_edges_and_crossings_their_river() {
    let mut drawing = Drawing::begun();
    assert!(drawing.try_to(Stroke::Crossing { kind: CrossingKind::Ford, at: Point::cm(90, 60) }).is_err());
    drawing.draw(Stroke::River { course: points(&[(60, 3), (70, 60), (64, 117)]) });
    drawing.draw(Stroke::Road { course: points(&[(2, 30), (177, 90)]) });
    drawing.draw(Stroke::Crossing { kind: CrossingKind::Bridge, at: Point::cm(80, 58) });
    let table = drawing.table();
    assert_eq!(
        (table.rivers[0].course[0], table.rivers[0].course[2]),
        (Point::cm(60, 0), Point::cm(64, 120))
    );
    assert_eq!(table.roads[0].course, points(&[(0, 30), (180, 90)]));
    let said: Vec<String> = check(table).iter().map(|finding| finding.clause().to_string()).collect();
    assert!(!said.contains(&"EP-3.3.3".to_owned()) && !said.contains(&"EP-3.4.2".to_owned()), "{said:?}");
    let bridge = table.rivers[0].crossings[0].at;
    assert!(bridge.x < Length::cm(71) && bridge.x > Length::cm(69), "on the river: {bridge}");
    // A road that ends in the middle of nowhere is not moved, and is flagged.
    drawing.draw(Stroke::Road { course: points(&[(0, 100), (40, 100)]) });
    assert_eq!(drawing.table().roads[1].course[1], Point::cm(40, 100));
    let said: Vec<String> =
        check(drawing.table()).iter().map(|finding| finding.clause().to_string()).collect();
    assert!(said.contains(&"EP-3.4.2".to_owned()), "{said:?}");
}

#[test]
fn pieces_are_taken_away_and_the_drawing_is_played_on() {
    let mut drawing = Drawing::begun();
    drawing.draw(Stroke::Feature { kind: FeatureKind::Wood, outline: points(&[(30, 30)]) });
    drawing.draw(Stroke::Feature { kind: FeatureKind::Hill, outline: points(&[(90, 60)]) });
    drawing.draw(Stroke::River { course: points(&[(0, 60), (100, 120)]) });
    assert_eq!(Piece::all(drawing.table()).len(), 3);
    drawing.draw(Stroke::TakeAway { piece: Piece::Feature(0) });
    drawing.draw(Stroke::TakeAway { piece: Piece::River(0) });
    drawing.draw(Stroke::TakeAway { piece: Piece::Road(7) });
    let table = drawing.table().clone();
    assert_eq!(table.features.iter().map(|it| it.kind).collect::<Vec<_>>(), [FeatureKind::Hill]);
    let set = |confirmed: bool| json!({"do": "set_terrain", "by": "both", "table": table, "flags_confirmed": confirmed});
    assert!(drawing.play(set(false)).is_err(), "one hill is less than the guidelines want");
    drawing.play(set(true)).unwrap();
    assert_eq!(drawing.0.game().table(), Some(&table));
    // Taken back, the drawing is still there to be gone on with.
    drawing.ask("phone", Wish::AskBack { by: epic::Side::Alpha }).unwrap();
    drawing.ask("phone", Wish::AgreeBack { by: epic::Side::Bravo }).unwrap();
    assert_eq!((drawing.0.game().stage(), drawing.table()), (Stage::Terrain, &table));
    drawing.draw(Stroke::Leave);
    assert!(drawing.0.sketch().is_none());
}

#[test]
fn what_is_no_table_cannot_be_drawn_and_nobody_else_draws() {
    let mut drawing = Drawing::begun();
    let before = drawing.0.clone();
    for stroke in [
        Stroke::Feature { kind: FeatureKind::Wood, outline: Vec::new() },
        Stroke::Feature { kind: FeatureKind::Wood, outline: points(&[(10, 10), (20, 10), (500, 10)]) },
        Stroke::Feature { kind: FeatureKind::Wood, outline: vec![Point::cm(10, 10); 257] },
        Stroke::River { course: points(&[(10, 10)]) },
        Stroke::Begin { table: Box::new(Table::bare(Length::cm(20), Length::cm(20))) },
    ] {
        let why = drawing.try_to(stroke.clone()).expect_err("no table");
        assert!(!why.saying().key.is_empty());
        assert_eq!(drawing.0, before, "{stroke:?}");
    }
    let stroke = || Stroke::Feature { kind: FeatureKind::Wood, outline: points(&[(10, 10)]) };
    assert_eq!(
        drawing.ask("stranger", Wish::Sketch { stroke: stroke() }),
        Err(WhyNot::NotYourSeat { side: None })
    );
    let table = bare();
    drawing
        .play(json!({"do": "set_terrain", "by": "both", "table": table, "flags_confirmed": true}))
        .unwrap();
    assert!(drawing.try_to(stroke()).is_err(), "the terrain is complete");
}

/// What lies on a river stays there, what lies beside it goes to it; an end five centimetres from an edge still reaches it.
#[test]
fn crossings_and_ends_go_to_where_they_belong() {
    let mut drawing = Drawing::begun();
    drawing.draw(Stroke::River { course: points(&[(60, 0), (60, 120)]) });
    for (tap, there) in [((60, 30), (60, 30)), ((70, 50), (60, 50)), ((52, 90), (60, 90))] {
        drawing.draw(Stroke::Crossing { kind: CrossingKind::Ford, at: Point::cm(tap.0, tap.1) });
        let crossing = drawing.table().rivers[0].crossings.last().unwrap();
        assert_eq!(crossing.at, Point::cm(there.0, there.1), "{tap:?}");
    }
}
