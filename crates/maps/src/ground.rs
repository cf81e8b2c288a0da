//! What the ground is: hills, woods, water, rocks, each with a texture of its own.

use crate::built;
use crate::canvas::{Canvas, Chance};
use crate::plots::{centre, scattered, shrunk};
use epic::measure::{Length, Point};
use epic::shape::sides;
use epic::table::{Feature, FeatureKind, Table};
use epic::turning::{TURN, away, between};

/// Tufts of grass all over the open ground, so that it is a place and not a sheet.
pub(crate) fn tufts(canvas: &mut Canvas, table: &Table) {
    let mut chance = Chance::of(&[Point { x: table.length, y: table.width }]);
    let mut path = String::new();
    let mut y = 4_000;
    while y < table.width.in_thousandths() {
        let mut x = 4_000;
        while x < table.length.in_thousandths() {
            let at = Point { x: chance.length(x, x + 6_000), y: chance.length(y, y + 6_000) };
            if chance.number(0, 2) > 0 && table.holds(at) {
                let dot = |dx: i64, dy: i64| Point {
                    x: at.x + Length::thousandths(dx),
                    y: at.y + Length::thousandths(dy),
                };
                path.push_str(&canvas.stroke(at, dot(-300, 600)));
                path.push_str(&canvas.stroke(dot(250, 0), dot(300, 750)));
                path.push_str(&canvas.stroke(dot(500, 0), dot(850, 550)));
            }
            x += 8_500;
        }
        y += 8_500;
    }
    canvas.path(&path, r#"class="line s-tuft" stroke-width=".22""#);
}

/// Draws the hills, or everything that is no hill.
pub(crate) fn features(canvas: &mut Canvas, table: &Table, hills: bool) {
    for feature in table.features.iter().filter(|it| (it.kind == FeatureKind::Hill) == hills) {
        draw(canvas, feature.kind, &feature.outline);
    }
}

/// Draws one feature of that kind.
pub(crate) fn draw(canvas: &mut Canvas, kind: FeatureKind, outline: &[Point]) {
    match kind {
        FeatureKind::Hill => hill(canvas, outline),
        FeatureKind::Wood => wood(canvas, outline),
        FeatureKind::Ruins => built::ruins(canvas, outline),
        FeatureKind::Buildings => built::buildings(canvas, outline),
        FeatureKind::Rocks => rocks(canvas, outline),
        FeatureKind::Marsh => marsh(canvas, outline),
        FeatureKind::Craters => craters(canvas, outline),
        FeatureKind::Scrub => scrub(canvas, outline),
        FeatureKind::Cliff => cliff(canvas, outline),
        FeatureKind::Lake => lake(canvas, outline),
    }
}

/// The spot heights of hills that have a name.
pub(crate) fn summits(canvas: &mut Canvas, table: &Table) {
    let hills = table.features.iter().filter(|it| it.kind == FeatureKind::Hill && !it.name.is_empty());
    for hill in hills {
        let middle = centre(&hill.outline);
        let corners: Vec<Point> =
            (0..3).map(|n| away(middle, Length::thousandths(700), 16 + n * 21)).collect();
        let path = canvas.straight(&corners);
        canvas.path(&path, r#"class="f-contour""#);
    }
}

/// Contours closing in on a summit that is not quite in the middle.
fn hill(canvas: &mut Canvas, outline: &[Point]) {
    let mut chance = Chance::of(outline);
    let middle = centre(outline);
    let summit = Point { x: middle.x + chance.length(-1500, 1500), y: middle.y + chance.length(-1200, 1200) };
    let shade: Vec<Point> = outline
        .iter()
        .map(|point| Point { x: point.x + Length::thousandths(500), y: point.y - Length::thousandths(600) })
        .collect();
    let path = canvas.rounded(&shade);
    canvas.path(&path, r#"class="f-contour" fill-opacity=".28""#);
    for (step, class) in [(1000, "f-hill1"), (760, "f-hill2"), (510, "f-hill3"), (270, "f-hill4")] {
        let path = canvas.rounded(&shrunk(outline, summit, step));
        canvas.path(&path, &format!(r#"class="{class} s-contour" stroke-width=".24""#));
    }
    // Short strokes down the slope, on the side away from the light.
    let mut strokes = String::new();
    for (a, b) in sides(outline) {
        for part in [150, 400, 650, 900] {
            let rim = between(a, b, part);
            if rim.y < summit.y + Length::cm(1) {
                let (from, to) =
                    (between(summit, rim, 985), between(summit, rim, 985 - chance.number(60, 110)));
                strokes.push_str(&canvas.stroke(from, to));
            }
        }
    }
    canvas.path(&strokes, r#"class="line s-contour" stroke-width=".2" stroke-opacity=".7""#);
}

/// Tree by tree, each with its shadow, the southern ones over the northern ones.
fn wood(canvas: &mut Canvas, outline: &[Point]) {
    let mut chance = Chance::of(outline);
    let path = canvas.rounded(outline);
    canvas.path(&path, r#"class="f-woodland s-tree2" stroke-width=".25" stroke-dasharray=".9 .7""#);
    let places = scattered(outline, 2_350, 1_050, &mut chance);
    for at in places {
        let size = chance.length(950, 1_450);
        let shade = Point { x: at.x + Length::thousandths(380), y: at.y - Length::thousandths(420) };
        canvas.circle(shade, size, r#"class="f-treeshade" fill-opacity=".38""#);
        let crown = ["f-tree1", "f-tree2", "f-tree1"][chance.number(0, 2) as usize];
        canvas.circle(at, size, &format!(r#"class="{crown} s-treeshade" stroke-width=".12""#));
        let light = Point { x: at.x - Length::thousandths(300), y: at.y + Length::thousandths(330) };
        let half = Length::thousandths(size.in_thousandths() * 45 / 100);
        canvas.circle(light, half, r#"class="f-tree3" fill-opacity=".75""#);
    }
}

/// Boulders with a lit and a shaded face.
fn rocks(canvas: &mut Canvas, outline: &[Point]) {
    let mut chance = Chance::of(outline);
    let path = canvas.straight(outline);
    canvas.path(
        &path,
        r#"class="f-stone1 s-stone2" fill-opacity=".35" stroke-width=".25" stroke-dasharray="1.2 .6""#,
    );
    for at in scattered(outline, 3_700, 1_500, &mut chance) {
        let (size, tilt) = (chance.length(900, 1_900), chance.number(0, TURN - 1));
        let corners: Vec<Point> = (0..6)
            .map(|n| {
                let reach = Length::thousandths(size.in_thousandths() * chance.number(75, 115) / 100);
                away(at, reach, n * TURN / 6 + tilt)
            })
            .collect();
        let path = canvas.straight(&corners);
        canvas.path(&path, r#"class="f-stone1 s-wall" stroke-width=".22""#);
        let face = [corners[0], corners[1], corners[2], at];
        let path = canvas.straight(&face);
        canvas.path(&path, r#"class="f-stone2" fill-opacity=".8""#);
    }
}

/// Level strokes of water with reeds standing in them.
fn marsh(canvas: &mut Canvas, outline: &[Point]) {
    let mut chance = Chance::of(outline);
    let path = canvas.rounded(outline);
    canvas.path(&path, r#"class="f-marsh s-reed" stroke-width=".25" stroke-dasharray=".4 .7""#);
    let (mut water, mut reeds) = (String::new(), String::new());
    for at in scattered(outline, 2_900, 1_300, &mut chance) {
        let by =
            |dx: i64, dy: i64| Point { x: at.x + Length::thousandths(dx), y: at.y + Length::thousandths(dy) };
        water.push_str(&canvas.stroke(by(-1100, 0), by(1100, 0)));
        if chance.number(0, 2) > 0 {
            for (dx, tip) in [(-350, -600), (0, 0), (350, 600)] {
                reeds.push_str(&canvas.stroke(by(dx, 120), by(tip, 1250)));
            }
        }
    }
    canvas.path(&water, r#"class="line s-bank" stroke-width=".3""#);
    canvas.path(&reeds, r#"class="line s-reed" stroke-width=".26""#);
}

/// Rings with earth thrown out around them.
fn craters(canvas: &mut Canvas, outline: &[Point]) {
    let mut chance = Chance::of(outline);
    let path = canvas.rounded(outline);
    canvas.path(
        &path,
        r#"class="f-rubble s-contour" fill-opacity=".28" stroke-width=".25" stroke-dasharray=".5 .8""#,
    );
    let mut rays = String::new();
    for at in scattered(outline, 6_100, 2_100, &mut chance) {
        let size = chance.length(1_300, 2_100);
        for n in 0..16 {
            let far = Length::thousandths(size.in_thousandths() * chance.number(115, 150) / 100);
            rays.push_str(&canvas.stroke(away(at, size, n * 4), away(at, far, n * 4)));
        }
        canvas.circle(at, size, r#"class="f-hill2 s-contour" stroke-width=".35""#);
        let floor = Point { x: at.x + Length::thousandths(180), y: at.y - Length::thousandths(200) };
        let inner = Length::thousandths(size.in_thousandths() * 6 / 10);
        canvas.circle(floor, inner, r#"class="f-stone2 s-contour" fill-opacity=".7" stroke-width=".15""#);
    }
    canvas.path(&rays, r#"class="line s-contour" stroke-width=".22""#);
}

/// Low bushes in open order.
fn scrub(canvas: &mut Canvas, outline: &[Point]) {
    let mut chance = Chance::of(outline);
    let path = canvas.rounded(outline);
    canvas.path(
        &path,
        r#"class="f-woodland s-tree3" fill-opacity=".45" stroke-width=".25" stroke-dasharray=".3 .9""#,
    );
    for at in scattered(outline, 3_300, 1_000, &mut chance) {
        let size = chance.length(420, 760);
        for (dx, dy) in [(-480, -100), (480, -150), (0, 260)] {
            let leaf = Point { x: at.x + Length::thousandths(dx), y: at.y + Length::thousandths(dy) };
            canvas.circle(leaf, size, r#"class="f-tree3 s-tree2" stroke-width=".14""#);
        }
    }
}

/// A rim with teeth that point down the fall.
fn cliff(canvas: &mut Canvas, outline: &[Point]) {
    let path = canvas.straight(outline);
    canvas.path(&path, r#"class="f-stone2 s-wall" fill-opacity=".75" stroke-width=".55""#);
    let middle = centre(outline);
    let top = shrunk(outline, middle, 620);
    let path = canvas.straight(&top);
    canvas.path(&path, r#"class="f-stone1 s-wall" stroke-width=".3""#);
    let mut teeth = String::new();
    for (a, b) in sides(outline) {
        for part in [100, 300, 500, 700, 900] {
            let rim = between(a, b, part);
            teeth.push_str(&canvas.stroke(rim, between(middle, rim, 690)));
        }
    }
    canvas.path(&teeth, r#"class="line s-wall" stroke-width=".28""#);
}

/// Water with the shore repeated inside it, as on old charts.
fn lake(canvas: &mut Canvas, outline: &[Point]) {
    let middle = centre(outline);
    let path = canvas.rounded(outline);
    canvas.path(&path, r#"class="f-water s-bank" stroke-width=".6""#);
    for (left, opacity) in [(900, ".9"), (780, ".6"), (640, ".4")] {
        let path = canvas.rounded(&shrunk(outline, middle, left));
        canvas
            .path(&path, &format!(r#"class="line s-ripple" stroke-width=".28" stroke-opacity="{opacity}""#));
    }
}

/// The kinds of features a table has, each once.
pub(crate) fn kinds(features: &[Feature]) -> Vec<FeatureKind> {
    FeatureKind::ALL.into_iter().filter(|kind| features.iter().any(|it| it.kind == *kind)).collect()
}
