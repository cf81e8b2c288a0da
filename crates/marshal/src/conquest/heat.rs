//! A table of win rates as a picture: blue where the row's deck wins, orange where it loses, the figure in every field.
//!
//! Paper and ink: figures are near-black on fields never darker than a mid tone, so every pair keeps a contrast above 7 to 1;
//! the two hues are told apart by colour-blind eyes, and no field needs its colour to be understood.
#![allow(clippy::float_arithmetic, reason = "colours and positions of a drawing")]

use std::fmt::Write;

/// What the picture says.
pub(super) struct Picture<'a> {
    pub(super) title: &'a str,
    /// Under the title: how the figures came about.
    pub(super) note: &'a str,
    /// Head of the last column.
    pub(super) mean: &'a str,
    /// Ends and middle of the scale: loses, even, wins.
    pub(super) scale: [&'a str; 3],
    pub(super) names: &'a [&'a str],
    /// Share, lower and upper end of its interval; `None` where a deck would meet itself.
    pub(super) shares: &'a [Vec<Option<[f64; 3]>>],
}

const FIELD: usize = 84;
const HIGH: usize = 56;
const GAP: usize = 3;
const EDGE: usize = 28;
/// Room for a name, at 15 px sans.
const LETTER: usize = 8;
const PAPER: [f64; 3] = [250.0, 247.0, 240.0];
const WINS: [f64; 3] = [116.0, 170.0, 222.0];
const LOSES: [f64; 3] = [240.0, 165.0, 98.0];
const INK: &str = "#1c1a17";
const FAINT: &str = "#5c564c";

/// The picture as SVG.
pub(super) fn svg(it: &Picture<'_>) -> String {
    let count = it.names.len();
    let longest = it.names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let left = EDGE + longest * LETTER + 34;
    // Slanted heads need half their length in height, and room to the right of the last one.
    let top = 96 + longest * LETTER * 6 / 10;
    let across = left + count * FIELD + 14 + FIELD;
    let wide = (across + longest * LETTER / 2).max(EDGE * 2 + it.title.chars().count() * 11);
    let down = top + count * HIGH;
    let high = down + 78;
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {wide} {high}\" width=\"{wide}\" height=\"{high}\" \
         role=\"img\" font-family=\"system-ui, 'Segoe UI', 'DejaVu Sans', sans-serif\" font-size=\"15\" fill=\"{INK}\">\n\
         <title>{title}</title>\n<desc>{note}</desc>\n\
         <rect width=\"{wide}\" height=\"{high}\" fill=\"{paper}\"/>\n\
         <text x=\"{EDGE}\" y=\"42\" font-family=\"Georgia, 'DejaVu Serif', serif\" font-size=\"22\">{title}</text>\n\
         <text x=\"{EDGE}\" y=\"66\" font-size=\"14\" fill=\"{FAINT}\">{note}</text>\n",
        title = escaped(it.title),
        note = escaped(it.note),
        paper = hex(PAPER),
    );
    for (at, name) in it.names.iter().enumerate() {
        let name = escaped(name);
        let y = top + at * HIGH + HIGH / 2 + 5;
        let x = left - 14;
        let _ = writeln!(out, "<text x=\"{x}\" y=\"{y}\" text-anchor=\"end\">{name}</text>");
        head(&mut out, left + at * FIELD + FIELD / 2, top - 10, &name);
    }
    let means = left + count * FIELD + 14;
    head(&mut out, means + FIELD / 2, top - 10, &escaped(it.mean));
    let _ = writeln!(
        out,
        "<path d=\"M{x} {top}V{down}\" stroke=\"{INK}\" stroke-width=\"1\"/>",
        x = means - 8 - GAP / 2
    );
    for (row, line) in it.shares.iter().enumerate() {
        let y = top + row * HIGH;
        for (column, share) in line.iter().enumerate() {
            let x = left + column * FIELD;
            match share {
                Some([share, low, high]) => {
                    let around = format!("±{:.1}", (high - low) * 50.0);
                    field(&mut out, [x, y], *share, &around);
                }
                None => diagonal(&mut out, [x, y]),
            }
        }
        field(&mut out, [means, y], mean(line), "");
    }
    scale(&mut out, [left, down + 26], it.scale);
    out + "</svg>\n"
}

/// The mean of the shares there are.
pub(super) fn mean(row: &[Option<[f64; 3]>]) -> f64 {
    let known: Vec<f64> = row.iter().flatten().map(|[share, ..]| *share).collect();
    known.iter().sum::<f64>() / known.len().max(1) as f64
}

/// A column's head, slanted so that long names need no more room than a field.
fn head(out: &mut String, x: usize, y: usize, name: &str) {
    let _ = writeln!(out, "<text transform=\"translate({x} {y}) rotate(-38)\">{name}</text>");
}

/// A field with its figure, and under it how sure it is.
fn field(out: &mut String, [x, y]: [usize; 2], share: f64, around: &str) {
    let (wide, high, fill) = (FIELD - GAP, HIGH - GAP, colour(share));
    let middle = x + wide / 2;
    let line = y + high / 2 + if around.is_empty() { 6 } else { 1 };
    let _ = writeln!(
        out,
        "<rect x=\"{x}\" y=\"{y}\" width=\"{wide}\" height=\"{high}\" rx=\"3\" fill=\"{fill}\"/>\
         <text x=\"{middle}\" y=\"{line}\" text-anchor=\"middle\" font-size=\"18\" \
         font-variant-numeric=\"tabular-nums\">{:.0}</text>",
        share * 100.0
    );
    if !around.is_empty() {
        let below = line + 16;
        let _ = writeln!(
            out,
            "<text x=\"{middle}\" y=\"{below}\" text-anchor=\"middle\" font-size=\"12\">{around}</text>"
        );
    }
}

/// A deck does not meet itself.
fn diagonal(out: &mut String, [x, y]: [usize; 2]) {
    let (wide, high) = (FIELD - GAP, HIGH - GAP);
    let _ = writeln!(
        out,
        "<path d=\"M{x} {bottom}l{wide} -{high}\" stroke=\"{FAINT}\" stroke-width=\"1\" fill=\"none\"/>",
        bottom = y + high
    );
}

/// The scale of colours with words, from what loses to what wins.
fn scale(out: &mut String, [x, y]: [usize; 2], words: [&str; 3]) {
    const STEPS: usize = 13;
    const WIDE: usize = 26;
    for step in 0..STEPS {
        let share = 0.2 + 0.6 * step as f64 / (STEPS - 1) as f64;
        let fill = colour(share);
        let at = x + step * WIDE;
        let _ = writeln!(out, "<rect x=\"{at}\" y=\"{y}\" width=\"{WIDE}\" height=\"12\" fill=\"{fill}\"/>");
    }
    let ends = [(x, "start"), (x + STEPS * WIDE / 2, "middle"), (x + STEPS * WIDE, "end")];
    for ((at, anchor), word) in ends.into_iter().zip(words) {
        let (below, word) = (y + 30, escaped(word));
        let _ = writeln!(
            out,
            "<text x=\"{at}\" y=\"{below}\" text-anchor=\"{anchor}\" font-size=\"13\" fill=\"{FAINT}\">{word}</text>"
        );
    }
}

/// From orange at 20 % over paper at 50 % to blue at 80 %.
fn colour(share: f64) -> String {
    let off = ((share - 0.5) / 0.3).clamp(-1.0, 1.0);
    let end = if off < 0.0 { LOSES } else { WINS };
    // An even match is a shade darker than the paper, so that its field is still seen.
    let even = [238.0, 233.0, 222.0];
    let mut mixed = even;
    mixed.iter_mut().zip(end).for_each(|(from, to)| *from += (to - *from) * off.abs());
    hex(mixed)
}

fn hex(channels: [f64; 3]) -> String {
    let [r, g, b] = channels.map(|channel| channel.round() as u8);
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_a_field_for_every_pair_and_safe_names() {
        let shares = vec![vec![None, Some([0.8, 0.7, 0.9])], vec![Some([0.2, 0.1, 0.3]), None]];
        let drawn = svg(&Picture {
            title: "Win rates",
            note: "a < b",
            mean: "mean",
            scale: ["loses", "even", "wins"],
            names: &["A & B", "C<D"],
            shares: &shares,
        });
        assert_eq!(drawn.matches(">80</text>").count(), 2, "the field and the row's mean");
        assert!(drawn.contains("A &amp; B") && drawn.contains("C&lt;D") && drawn.contains("±10.0"));
        assert!(!drawn.contains("a < b"));
    }

    /// Relative luminance and contrast as the Web Content Accessibility Guidelines define them.
    #[test]
    fn figures_can_be_read_on_every_field() {
        let luminance = |colour: &str| -> f64 {
            let channel = |at: usize| {
                let byte = u8::from_str_radix(&colour[at..at + 2], 16).unwrap();
                let part = f64::from(byte) / 255.0;
                if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
            };
            0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5)
        };
        let contrast = |a: &str, b: &str| {
            let (a, b) = (luminance(a), luminance(b));
            (a.max(b) + 0.05) / (a.min(b) + 0.05)
        };
        for percent in 0..=100 {
            let fill = colour(f64::from(percent) / 100.0);
            assert!(contrast(INK, &fill) >= 7.0, "{percent} %: {:.2}", contrast(INK, &fill));
        }
        assert!(contrast(FAINT, &hex(PAPER)) >= 4.5);
    }
}
