//! The sheet a map is drawn on: centimetres, north up, everything clipped to the table where it must be.

use std::fmt::Write;

use crate::MARGIN;
use crate::palette::{Theme, style};
use epic::measure::{Length, Point};
use epic::table::Table;

/// A sheet of SVG in the making.
pub(crate) struct Canvas {
    out: String,
    pub(crate) length: Length,
    pub(crate) width: Length,
    /// How far the sheet goes below the table.
    pub(crate) below: Length,
    theme: Theme,
}

/// A small source of numbers that follows from what is drawn, so that a map never changes by itself.
pub(crate) struct Chance(u64);

impl Canvas {
    pub(crate) fn new(table: &Table, theme: Theme) -> Canvas {
        Canvas { out: String::new(), length: table.length, width: table.width, below: Length::cm(9), theme }
    }

    /// Adds SVG as it is.
    pub(crate) fn add(&mut self, svg: &str) {
        self.out.push_str(svg);
        self.out.push('\n');
    }

    /// A point in the sheet's coordinates, where y grows downwards.
    pub(crate) fn at(&self, point: Point) -> String {
        format!("{},{}", shown(point.x), shown(self.width - point.y))
    }

    pub(crate) fn circle(&mut self, centre: Point, radius: Length, attributes: &str) {
        let (x, y) = (shown(centre.x), shown(self.width - centre.y));
        let _ = writeln!(self.out, r#"<circle cx="{x}" cy="{y}" r="{}" {attributes}/>"#, shown(radius));
    }

    /// A straight piece of a path.
    pub(crate) fn stroke(&self, from: Point, to: Point) -> String {
        format!("M{}L{}", self.at(from), self.at(to))
    }

    pub(crate) fn line(&mut self, from: Point, to: Point, attributes: &str) {
        let path = self.stroke(from, to);
        self.path(&path, attributes);
    }

    pub(crate) fn path(&mut self, path: &str, attributes: &str) {
        let _ = writeln!(self.out, r#"<path d="{path}" {attributes}/>"#);
    }

    pub(crate) fn text(&mut self, at: Point, size: i64, attributes: &str, text: &str) {
        let (x, y) = (shown(at.x), shown(self.width - at.y));
        let size = shown(Length::thousandths(size * 100));
        let _ = writeln!(
            self.out,
            r#"<text x="{x}" y="{y}" font-size="{size}" {attributes}>{}</text>"#,
            escaped(text)
        );
    }

    /// A closed path with straight sides.
    pub(crate) fn straight(&self, points: &[Point]) -> String {
        let corners: Vec<String> = points.iter().map(|point| self.at(*point)).collect();
        format!("M{}Z", corners.join("L"))
    }

    /// A closed path that swings through the points.
    pub(crate) fn rounded(&self, points: &[Point]) -> String {
        let count = points.len();
        if count < 3 {
            return self.straight(points);
        }
        let get = |n: usize| points[n % count];
        let mut path = format!("M{}", self.at(get(0)));
        for n in 0..count {
            let (before, from, to, after) = (get(n + count - 1), get(n), get(n + 1), get(n + 2));
            path.push_str(&self.curve(before, from, to, after));
        }
        path.push('Z');
        path
    }

    /// An open path that swings through the points.
    pub(crate) fn swung(&self, points: &[Point]) -> String {
        let Some((first, last)) = points.first().zip(points.last()) else { return String::new() };
        let mut path = format!("M{}", self.at(*first));
        for n in 1..points.len() {
            let before = if n >= 2 { points[n - 2] } else { *first };
            let after = points.get(n + 1).unwrap_or(last);
            path.push_str(&self.curve(before, points[n - 1], points[n], *after));
        }
        path
    }

    fn curve(&self, before: Point, from: Point, to: Point, after: Point) -> String {
        let pull = |at: Length, a: Length, b: Length| at + Length::thousandths((b - a).in_thousandths() / 6);
        let one = Point { x: pull(from.x, before.x, to.x), y: pull(from.y, before.y, to.y) };
        let two = Point { x: pull(to.x, after.x, from.x), y: pull(to.y, after.y, from.y) };
        format!("C{} {} {}", self.at(one), self.at(two), self.at(to))
    }

    /// The ground itself, and the clip everything on the table keeps to.
    pub(crate) fn frame(&mut self) {
        let (length, width) = (shown(self.length), shown(self.width));
        let svg = format!(
            r#"<defs><clipPath id="table"><rect width="{length}" height="{width}"/></clipPath></defs><rect width="{length}" height="{width}" class="f-field"/><g clip-path="url(#table)">"#
        );
        self.add(&svg);
    }

    /// Ends what is clipped and draws the table's edge with a tick every 10 cm and a number every 30.
    pub(crate) fn border(&mut self) {
        let (length, width) = (shown(self.length), shown(self.width));
        self.add(&format!(
            r#"</g><rect width="{length}" height="{width}" fill="none" class="s-ink" stroke-width=".7"/><rect x="-1.6" y="-1.6" width="{}" height="{}" fill="none" class="s-ink" stroke-width=".2"/>"#,
            shown(self.length + Length::thousandths(3200)),
            shown(self.width + Length::thousandths(3200))
        ));
        let ticks = |side: Length| (1..).map(|n| Length::cm(n * 10)).take_while(move |at| *at < side);
        let out = Length::thousandths(1600);
        let mut marks = String::new();
        for x in ticks(self.length) {
            let edges = [(Length::ZERO, -out), (self.width, self.width + out)];
            for (from, to) in edges {
                marks.push_str(&self.stroke(Point { x, y: from }, Point { x, y: to }));
            }
        }
        for y in ticks(self.width) {
            for (from, to) in [(Length::ZERO, -out), (self.length, self.length + out)] {
                marks.push_str(&self.stroke(Point { x: from, y }, Point { x: to, y }));
            }
        }
        self.path(&marks, r#"class="line s-ink" stroke-width=".22""#);
        let style = r#"class="f-quiet" text-anchor="middle""#;
        for x in ticks(self.length).filter(|at| at.in_thousandths() % 30_000 == 0) {
            self.text(Point { x, y: -Length::thousandths(4200) }, 22, style, &x.to_string());
        }
        for y in ticks(self.width).filter(|at| at.in_thousandths() % 30_000 == 0) {
            let at = Point { x: -Length::thousandths(3900), y: y - Length::thousandths(800) };
            self.text(at, 22, style, &y.to_string());
        }
    }

    /// The table and nothing around it.
    pub(crate) fn finish_bare(self) -> String {
        let (wide, high) = (shown(self.length), shown(self.width));
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"><style>{}</style>
{}</svg>
"#,
            style(self.theme),
            self.out
        )
    }

    pub(crate) fn finish(self) -> String {
        let margin = MARGIN;
        let both = margin + margin;
        let (wide, high) = (self.length + both, self.width + margin + self.below);
        let pixels = |length: Length| length.in_thousandths() * 7 / 1000;
        format!(
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="{left} {left} {wide_cm} {high_cm}" width="{}" height="{}" role="img"><style>{}</style><rect x="{left}" y="{left}" width="{wide_cm}" height="{high_cm}" class="f-paper"/>
{}</svg>
"#,
            pixels(wide),
            pixels(high),
            style(self.theme),
            self.out,
            left = shown(-margin),
            wide_cm = shown(wide),
            high_cm = shown(high),
        )
    }
}

impl Chance {
    /// Numbers that follow from an outline.
    pub(crate) fn of(points: &[Point]) -> Chance {
        let mut state = 0xcbf2_9ce4_8422_2325_u64;
        for point in points {
            for value in [point.x.in_thousandths(), point.y.in_thousandths()] {
                state = (state ^ value as u64).wrapping_mul(0x0100_0000_01b3);
            }
        }
        Chance(state)
    }

    /// A number from the first to the last, both included.
    pub(crate) fn number(&mut self, from: i64, to: i64) -> i64 {
        // SplitMix64: small, and good enough for where a tree stands.
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        from + (mixed % (to - from + 1).max(1) as u64) as i64
    }

    /// A length in thousandths of a centimetre from the first to the last.
    pub(crate) fn length(&mut self, from: i64, to: i64) -> Length {
        Length::thousandths(self.number(from, to))
    }
}

/// A length as SVG has it: centimetres to the hundredth.
pub(crate) fn shown(length: Length) -> String {
    Length::thousandths((length.in_thousandths() + 5).div_euclid(10) * 10).to_string()
}

/// A text as XML has it: signs that mean something there written out, and what no XML may hold left out.
fn escaped(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            letter if letter.is_control() => {}
            letter => safe.push(letter),
        }
    }
    safe
}
