//! Maps: well formed, always the same, and with everything both players may know.
#![allow(clippy::unwrap_used)]

use epic::generate::{Country, Plan, generate};
use epic::referee::{GameFile, Step, referee};
use epic::{Command, Length, Point, Side, Table};
use maps::{Group, Scene, Theme, draw, ground, letters};

fn table(country: Country, seed: u64) -> Table {
    generate(&Plan { length: Length::cm(180), width: Length::cm(120), country, seed })
}

#[test]
fn a_map_is_well_formed_and_always_the_same() {
    for (n, country) in Country::ALL.into_iter().enumerate() {
        let table = table(country, n as u64);
        for theme in [Theme::Light, Theme::Dark, Theme::Auto] {
            let scene = Scene { title: "<Ana & \u{1b}\"Bo\">".to_owned(), ..Scene::default() };
            let map = draw(&table, &scene, theme, &|saying| saying.key.to_string());
            assert_eq!(map, draw(&table, &scene, theme, &|saying| saying.key.to_string()));
            assert!(map.contains("&lt;Ana &amp; &quot;Bo&quot;&gt;") && !map.contains("<Ana"));
            assert!(!map.contains(|letter: char| letter.is_control() && letter != '\n'));
            assert_eq!(map.matches("<g ").count(), map.matches("</g>").count());
            let bare = ground(&table, theme);
            assert!(bare.contains(r#"viewBox="0 0 180 120""#));
            assert_eq!(bare.matches("<g ").count(), bare.matches("</g>").count());
        }
    }
}

/// Units are not dots without a name: every formation is labelled, also where two stand together.
#[test]
fn formations_are_labelled() {
    let group = |side, label: &str, x| Group {
        side,
        label: label.to_owned(),
        broken: false,
        units: vec![epic::Spot::point(Point::cm(x, 10)); 3],
    };
    let scene = Scene {
        formations: vec![
            group(Side::Alpha, "tac", 30),
            group(Side::Alpha, "dev", 32),
            group(Side::Bravo, "inf", 90),
        ],
        ..Scene::default()
    };
    let map = draw(&table(Country::Valley, 3), &scene, Theme::Light, &|saying| saying.key.to_string());
    let line =
        |label: &str| map.lines().find(|line| line.contains(&format!(">{label}<"))).unwrap().to_owned();
    let height = |line: &str| line.split(r#"y=""#).nth(1).unwrap().split('"').next().unwrap().to_owned();
    assert_ne!(height(&line("tac")), height(&line("dev")), "labels do not lie on each other");
    assert!(line("inf").contains("f-bravo"));
}

/// Shows EP-6.2.4.
#[test]
fn what_is_put_aside_stands_below_the_map_for_both() {
    let text = include_str!("../../../scenarios/epic/full-game.json");
    let mut file = GameFile::read(text).unwrap();
    let ready = file.steps.iter().position(is_confirmation).unwrap();
    file.steps.truncate(ready);
    let verdict = referee(&file);
    let scene = Scene::of(&verdict.game);
    assert!(!scene.aside.is_empty(), "the game has formations put aside");
    let map = draw(verdict.game.table().unwrap(), &scene, Theme::Light, &|saying| format!("{saying:?}"));
    for (_, told) in &scene.aside {
        let formation = format!("{:?}", told.values[0].1);
        assert!(map.contains(&formation.replace('"', "&quot;")), "{formation}");
    }
}

fn is_confirmation(step: &Step) -> bool {
    matches!(step, Step::Do { command, .. } if matches!(**command, Command::Confirm { .. }))
}

#[test]
fn the_table_in_letters_shows_objectives_and_units() {
    let scene = Scene {
        objectives: vec![(1, Side::Alpha, Point::cm(90, 0)), (2, Side::Bravo, Point::cm(90, 120))],
        formations: vec![Group {
            side: Side::Bravo,
            label: "inf".to_owned(),
            broken: false,
            units: vec![epic::Spot::point(Point::cm(30, 110))],
        }],
        ..Scene::default()
    };
    let lines = letters(&Table::bare(Length::cm(180), Length::cm(120)), &scene);
    assert_eq!(lines.len(), 22);
    assert!(lines[1].contains('2') && lines[20].contains('1') && lines[2].contains('b'), "{lines:#?}");
}
