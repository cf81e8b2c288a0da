//! Terrain guidelines (EP-2.2, EP-3), the generator and its maps.

use epic::check::{Finding, check, expected_features, features_by_area, placed_features};
use epic::fairness::fairness;
use epic::generate::{Country, Plan, generate};
use epic::shape::across;
use epic::table::{Feature, FeatureKind};
use epic::{Length, Point, Table};
use proptest::prelude::*;
use rulebook::Cites;
use serde_json::{Value, json};

fn table(width: i64, length: i64, features: Value, rivers: Value, roads: Value) -> Table {
    let text = json!({"format": "marshal.epic.table/1", "length": length, "width": width,
        "features": features, "rivers": rivers, "roads": roads})
    .to_string();
    Table::read(&text).unwrap()
}

/// So many features in each of the six areas of a 120x180 table, columns first.
fn with_counts(counts: [usize; 6]) -> Table {
    let mut features = Vec::new();
    for (area, count) in counts.into_iter().enumerate() {
        let (x, y) = ((area / 2) * 60, (area % 2) * 60);
        for n in 0..count {
            let (x, y) = (x + 2 + 18 * (n % 3), y + 2 + 18 * (n / 3));
            features.push(
                json!({"kind": "wood", "outline": [[x, y], [x + 12, y], [x + 12, y + 12], [x, y + 12]]}),
            );
        }
    }
    table(120, 180, features.into(), json!([]), json!([]))
}

fn clauses(table: &Table) -> Vec<String> {
    check(table).iter().map(|finding| finding.clause().to_string()).collect()
}

fn with_feature(kind: &str, outline: Value) -> Vec<Finding> {
    let table = table(120, 180, json!([{"kind": kind, "outline": outline}]), json!([]), json!([]));
    check(&table).into_iter().filter(|it| !matches!(it, Finding::Count { .. })).collect()
}

/// Shows EP-2.2.1.
#[test]
fn table_sizes_outside_the_design_are_flagged() {
    let flags = |width, length| {
        check(&table(width, length, json!([]), json!([]), json!([])))
            .into_iter()
            .filter(|it| matches!(it, Finding::TableSize { .. }))
            .count()
    };
    for (width, length, expected) in [
        (90, 150, 0),
        (150, 240, 0),
        (120, 180, 0),
        (89, 150, 1),
        (90, 149, 1),
        (151, 180, 1),
        (120, 241, 1),
        (180, 300, 2),
    ] {
        assert_eq!(flags(width, length), expected, "{width}x{length}");
    }
}

/// Shows EP-3.2.1, EP-3.2.2.
#[test]
fn features_are_15_to_30_cm_across_and_hills_up_to_60() {
    assert_eq!(with_feature("ruins", json!([[40, 30], [64, 30], [64, 48], [40, 48]])), []);
    let wide = with_feature("ruins", json!([[40, 30], [64, 30], [64, 48.2], [40, 48.2]]));
    assert!(matches!(&wide[..], [Finding::TooLarge { by, .. }] if by.to_string() == "0.13"), "{wide:?}");
    let small = with_feature("wood", json!([[40, 30], [54.9, 30], [50, 31]]));
    assert!(matches!(&small[..], [Finding::TooSmall { by, .. }] if by.to_string() == "0.1"));
    assert_eq!(with_feature("wood", json!([[40, 30], [55, 30], [50, 31]])), []);
    assert_eq!(with_feature("hill", json!([[60, 60], [90, 50], [120, 60], [90, 70]])), []);
    let hill = with_feature("hill", json!([[60, 60], [90, 50], [120.1, 60], [90, 70]]));
    assert_eq!(hill[0].clause().to_string(), "EP-3.2.2");
    assert_eq!(with_feature("wood", json!([[60, 60], [100, 60], [80, 70]])).len(), 1);
    assert_eq!(with_feature("hill", json!([[60, 60], [100, 60], [80, 70]])).len(), 0);
}

#[test]
fn ep_3_2_3_the_table_is_divided_into_areas_of_60_cm() {
    let areas =
        |width, length| features_by_area(&table(width, length, json!([]), json!([]), json!([]))).len();
    assert_eq!((areas(120, 180), areas(120, 240), areas(90, 150)), (6, 8, 6));
    assert_eq!((areas(60, 120), areas(61, 121)), (2, 6), "the last row and column are narrower");
    let wood = |x: i64, y: i64| json!([{"kind": "wood", "outline": [[x, y], [x + 12, y], [x + 12, y + 12], [x, y + 12]]}]);
    for (x, y, area) in [(53, 53, (0, 0)), (54, 54, (1, 1)), (113, 54, (1, 1)), (114, 54, (2, 1))] {
        let with = table(120, 180, wood(x, y), json!([]), json!([]));
        assert_eq!(features_by_area(&with)[&area], 1, "the middle of ({x}, {y}) is 6 further");
    }
}

#[test]
fn ep_3_2_4_twice_as_many_features_as_areas() {
    let expected = |width, length| expected_features(&table(width, length, json!([]), json!([]), json!([])));
    assert_eq!((expected(120, 180), expected(120, 240), expected(90, 150)), (12, 16, 8));
    assert_eq!(clauses(&with_counts([2; 6])), [""; 0]);
    assert_eq!(check(&with_counts([1, 2, 2, 2, 2, 2])), [Finding::Count { placed: 11, expected: 12 }]);
    assert_eq!(check(&with_counts([3, 2, 2, 2, 2, 2])), [Finding::Count { placed: 13, expected: 12 }]);
}

/// Shows EP-3.2.5.
#[test]
fn an_area_holds_at_most_four_features() {
    assert_eq!(check(&with_counts([4, 4, 4, 0, 0, 0])), []);
    assert_eq!(check(&with_counts([5, 4, 3, 0, 0, 0])), [Finding::Crowded { column: 1, row: 1, placed: 5 }]);
}

fn rivers(rivers: Value) -> Vec<Finding> {
    let table = table(120, 180, json!([]), rivers, json!([]));
    check(&table).into_iter().filter(|it| !matches!(it, Finding::Count { .. })).collect()
}

fn bridged(course: Value, crossings: Value) -> Value {
    let crossings: Vec<Value> =
        crossings.as_array().unwrap().iter().map(|at| json!({"at": at, "kind": "bridge"})).collect();
    json!({"course": course, "crossings": crossings})
}

#[test]
fn ep_3_3_2_a_river_counts_once_for_each_area_it_runs_through() {
    let straight = table(120, 180, json!([]), json!([{"course": [[90, 0], [90, 120]]}]), json!([]));
    assert_eq!(placed_features(&straight), 2);
    assert_eq!(features_by_area(&straight)[&(1, 0)], 1);
    assert_eq!(features_by_area(&straight)[&(1, 1)], 1);
    let corner = table(120, 180, json!([]), json!([{"course": [[0, 30], [30, 0]]}]), json!([]));
    assert_eq!(placed_features(&corner), 1);
}

/// Shows EP-3.3.1, EP-3.3.3, EP-3.3.4, EP-3.3.5.
#[test]
fn one_river_from_edge_to_edge_no_longer_than_the_shortest_edge_with_crossings() {
    let good = bridged(json!([[90, 0], [90, 120]]), json!([[90, 30], [90, 60], [90, 90]]));
    assert_eq!(rivers(json!([good])), []);
    let corner = || bridged(json!([[0, 60], [60, 0]]), json!([[20, 40], [40, 20]]));
    assert_eq!(rivers(json!([corner()])), []);
    assert_eq!(rivers(json!([good, corner()])), [Finding::Rivers { placed: 2 }]);
    let gap = rivers(json!([bridged(json!([[90, 0], [90, 120]]), json!([[90, 30], [90, 60], [90, 91]]))]));
    assert!(
        matches!(&gap[..], [Finding::NoCrossing { stretch, by, .. }] if (*stretch, *by) == (Length::cm(31), Length::cm(1)))
    );
    let same = rivers(json!([bridged(json!([[0, 20], [0, 50]]), json!([]))]));
    assert_eq!(same, [Finding::RiverEnds { river: 1 }]);
    let inside = rivers(json!([bridged(json!([[0, 60], [60, 60]]), json!([[30, 60]]))]));
    assert_eq!(inside, [Finding::RiverEnds { river: 1 }]);
    let long = rivers(json!([bridged(
        json!([[90, 0], [95, 120]]),
        json!([[91, 25], [92, 50], [93, 75], [94, 100]])
    )]));
    assert!(matches!(&long[..], [Finding::RiverLength { by, .. }] if by.to_string() == "0.11"), "{long:?}");
    let astray = rivers(json!([bridged(json!([[90, 0], [90, 120]]), json!([[95, 30]]))]));
    assert!(matches!(astray[..], [Finding::CrossingAstray { .. }]));
}

/// Shows EP-3.4.1, EP-3.4.2.
#[test]
fn roads_come_last_and_lead_somewhere() {
    let mut full = with_counts([2; 6]);
    let road = |points: Value| serde_json::from_value(json!({"course": points})).unwrap();
    full.roads = vec![
        road(json!([[60, 0], [60, 120]])),
        road(json!([[60, 0], [20, 2]])),
        road(json!([[0, 60], [180, 60]])),
    ];
    assert_eq!(check(&full), [], "edge to edge, and to a wood; the number of features stays 12");
    full.roads = vec![road(json!([[60, 0], [60, 45]]))];
    assert!(matches!(check(&full)[..], [Finding::RoadEnds { road: 1, .. }]));
    full.roads = vec![road(json!([[20, 0], [60, 40], [100, 0]]))];
    assert!(matches!(check(&full)[..], [Finding::RoadEnds { .. }]));
    full.features.truncate(8);
    full.roads = vec![road(json!([[60, 0], [60, 120]]))];
    assert!(check(&full).contains(&Finding::RoadsTooEarly { placed: 8, expected: 12 }));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(40))]

    /// Whatever the size, the country and the seed: nothing but the size itself is ever flagged.
    #[test]
    fn the_generators_tables_pass_the_checker(
        length in 300_i64..2600,
        width in 300_i64..2600,
        country in prop::sample::select(Country::ALL.to_vec()),
        seed: u64,
    ) {
        let side = |tenths: i64| Length::thousandths(tenths * 100);
        let table = generate(&Plan { length: side(length), width: side(width), country, seed });
        let found: Vec<Finding> =
            check(&table).into_iter().filter(|it| !matches!(it, Finding::TableSize { .. })).collect();
        prop_assert_eq!(found, []);
        prop_assert_eq!(table.sound(), Ok(()));
        prop_assert_eq!(&table, &generate(&Plan { length: side(length), width: side(width), country, seed }));
        let text = serde_json::to_string(&table).unwrap();
        prop_assert_eq!(&Table::read(&text).unwrap(), &table);
    }
}

/// The measure of fairness holds what the generator promises on tables of the usual size.
#[test]
fn generated_tables_are_fair() {
    for seed in 0..10 {
        for country in Country::ALL {
            let table = generate(&Plan { length: Length::cm(180), width: Length::cm(120), country, seed });
            let measured = fairness(&table);
            let worst = measured.halves.iter().map(|halves| halves.even_percent).min().unwrap();
            assert!(worst >= 70, "{country:?} {seed}: {measured:?}");
            assert!(measured.mirror_percent >= 80, "{country:?} {seed}: {measured:?}");
            assert!(measured.lanes.open > 0, "{country:?} {seed}");
        }
    }
}

/// A lopsided table is found out.
#[test]
fn fairness_tells_a_lopsided_table() {
    let lopsided = fairness(&with_counts([4, 0, 4, 0, 4, 0]));
    assert_eq!(lopsided.halves[0].even_percent, 0);
    let even = fairness(&with_counts([2; 6]));
    assert!(even.halves[0].even_percent > 90, "{even:?}");
}

/// What is drawn on a table has a body, a name of its own and a way that leads there.
#[test]
fn generated_tables_have_full_woods_own_names_and_straight_roads() {
    for seed in 0..20 {
        for country in Country::ALL {
            let table = generate(&Plan { length: Length::cm(180), width: Length::cm(120), country, seed });
            let mut names: Vec<&str> =
                table.features.iter().map(|it| it.name.as_str()).filter(|name| !name.is_empty()).collect();
            let all = names.len();
            names.sort_unstable();
            names.dedup();
            assert_eq!(names.len(), all, "{country:?} {seed}: a name is there twice");
            let woods = table.features.iter().filter(|it| it.kind == FeatureKind::Wood);
            if country == Country::Forest {
                assert!(woods.clone().count() * 3 >= table.features.len(), "{seed}: a forest is one");
            }
            for wood in woods {
                let wide = across(&wood.outline).shown().in_thousandths();
                let filled = doubled_area(&wood.outline) * 50 / (wide * wide);
                assert!(filled >= 40, "{country:?} {seed}: a wood fills {filled} hundredths of its square");
            }
            for road in &table.roads {
                no_hook(&road.course, &format!("{country:?} {seed}"));
                for end in [road.course[0], road.course[road.course.len() - 1]] {
                    let mouths =
                        table.rivers.iter().flat_map(|it| [it.course[0], it.course[it.course.len() - 1]]);
                    for mouth in mouths {
                        assert!(
                            end.distance(mouth).at_least(Length::cm(10)),
                            "{country:?} {seed}: a road in a river's mouth"
                        );
                    }
                }
            }
        }
    }
}

/// No step of a road turns back on the one before it.
fn no_hook(course: &[Point], name: &str) {
    for step in course.windows(3) {
        let leg = |a: Length, b: Length| (b - a).in_thousandths();
        let along = leg(step[0].x, step[1].x) * leg(step[1].x, step[2].x)
            + leg(step[0].y, step[1].y) * leg(step[1].y, step[2].y);
        assert!(along >= 0, "{name}: the road turns back at {}", step[1]);
    }
}

fn doubled_area(outline: &[Point]) -> i64 {
    let pairs = outline.iter().zip(outline.iter().cycle().skip(1));
    let value = |length: Length| length.in_thousandths();
    pairs.map(|(a, b)| value(a.x) * value(b.y) - value(b.x) * value(a.y)).sum::<i64>().abs()
}

/// The largest table the generator makes is one the checker takes.
#[test]
fn the_largest_table_is_sound() {
    let plan = Plan { length: Length::cm(1000), width: Length::cm(1000), country: Country::City, seed: 1 };
    let table = generate(&plan);
    assert_eq!(table.sound(), Ok(()));
    assert_eq!(Table::read(&serde_json::to_string(&table).unwrap()), Ok(table));
}

/// The figures of a message add up: what a feature measures is the limit and what is too much.
#[test]
fn ep_3_2_1_a_size_told_is_the_limit_and_the_excess() {
    let mut table = Table::bare(Length::cm(180), Length::cm(120));
    let corner = |x: &str, y: &str| epic::Point { x: x.parse().unwrap(), y: y.parse().unwrap() };
    let outline = vec![corner("20", "20"), corner("50.12", "20.3"), corner("30", "30")];
    table.features.push(Feature { kind: FeatureKind::Wood, outline, name: String::new(), going: None });
    let found = check(&table);
    let Some(Finding::TooLarge { across, most, by, .. }) = found.first() else { panic!("{found:?}") };
    assert_eq!(*across, *most + *by);
}

/// A corner lies on two edges, the far edge belongs to the last areas, and a river that bends within an area counts there once.
#[test]
fn ep_3_3_2_rivers_at_corners_at_the_far_edge_and_in_bends() {
    let river = |course: Value| json!([{"course": course, "crossings": []}]);
    let ends = |course: Value| {
        let found = rivers(river(course));
        found.iter().any(|it| matches!(it, Finding::RiverEnds { .. }))
    };
    assert!(!ends(json!([[0, 0], [20, 20], [0, 40]])), "it enters from the south and leaves in the west");
    assert!(ends(json!([[0, 5], [20, 20], [0, 40]])), "in the west it does both");
    let placed = |course: Value| placed_features(&table(120, 180, json!([]), river(course), json!([])));
    assert_eq!(placed(json!([[100, 120], [110, 120], [120, 120]])), 1, "along the far edge");
    assert_eq!(placed(json!([[0, 30], [10, 20], [20, 25], [30, 0]])), 1, "in bends");
}
