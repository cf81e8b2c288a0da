//! A table of win rates as a picture: blue where the row's deck wins, orange where it loses, the figure in every field.
#![allow(clippy::float_arithmetic, reason = "colours and positions of a drawing")]

use std::fmt::Write;

const FIELD: usize = 74;
const LEFT: usize = 230;
const TOP: usize = 70;

/// The picture. Fields without a share stay grey.
pub(super) fn svg(title: &str, names: &[&str], shares: &[Vec<Option<f64>>]) -> String {
    let (width, height) = (LEFT + FIELD * names.len() + 20, TOP + FIELD * names.len() + 20);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" font-family=\"sans-serif\" font-size=\"14\">\n\
         <title>{title}</title>\n<rect width=\"{width}\" height=\"{height}\" fill=\"#fff\"/>\n\
         <text x=\"16\" y=\"28\" font-size=\"17\">{title}</text>\n",
        title = escaped(title)
    );
    for (at, name) in names.iter().enumerate() {
        let middle = TOP + FIELD * at + FIELD / 2 + 5;
        let _ = writeln!(out, "<text x=\"16\" y=\"{middle}\">{} {}</text>", at + 1, escaped(name));
        let across = LEFT + FIELD * at + FIELD / 2;
        let _ =
            writeln!(out, "<text x=\"{across}\" y=\"{}\" text-anchor=\"middle\">{}</text>", TOP - 10, at + 1);
    }
    for (row, line) in shares.iter().enumerate() {
        for (column, share) in line.iter().enumerate() {
            let (x, y) = (LEFT + FIELD * column, TOP + FIELD * row);
            let (fill, text) = match share {
                Some(share) => (colour(*share), format!("{:.0}", share * 100.0)),
                None => ("#eee".to_owned(), String::new()),
            };
            let _ = writeln!(
                out,
                "<rect x=\"{x}\" y=\"{y}\" width=\"{}\" height=\"{}\" fill=\"{fill}\"/>\
                 <text x=\"{}\" y=\"{}\" text-anchor=\"middle\">{text}</text>",
                FIELD - 2,
                FIELD - 2,
                x + FIELD / 2 - 1,
                y + FIELD / 2 + 5
            );
        }
    }
    out + "</svg>\n"
}

/// The mean of the shares there are.
pub(super) fn mean(row: &[Option<f64>]) -> f64 {
    let known: Vec<f64> = row.iter().copied().flatten().collect();
    known.iter().sum::<f64>() / known.len().max(1) as f64
}

/// From orange at 20 % over white at 50 % to blue at 80 %: told apart by colour-blind eyes, black text readable on all.
fn colour(share: f64) -> String {
    let off = ((share - 0.5) / 0.3).clamp(-1.0, 1.0);
    let end = if off < 0.0 { [244.0, 164.0, 96.0] } else { [120.0, 170.0, 230.0] };
    let [r, g, b] = end.map(|channel: f64| (255.0 + (channel - 255.0) * off.abs()).round() as u8);
    format!("#{r:02x}{g:02x}{b:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_a_field_for_every_pair_and_safe_names() {
        let shares = vec![vec![None, Some(0.8)], vec![Some(0.2), None]];
        let drawn = svg("Win rates", &["A & B", "C<D"], &shares);
        assert_eq!(drawn.matches("<rect").count(), 5);
        assert!(drawn.contains("A &amp; B") && drawn.contains("C&lt;D") && drawn.contains(">80<"));
        assert!(drawn.contains("#78aae6") && drawn.contains("#f4a460"));
    }
}
