//! Pages as SVG, for a browser's own print. Each run of text says how wide it is, so that whatever face the reader's system
//! has, nothing runs over its box.

use std::fmt::Write;

use crate::code::QUIET;
use crate::face::Face;
use crate::page::{Document, Frame, Ink, Mark, Page, Style};

/// Writes every page as one `<svg>` of class `paper-page`, classes instead of inline styles; one unit is 0.01 mm.
pub fn write(document: &Document) -> Vec<String> {
    document.pages.iter().map(page).collect()
}

fn page(page: &Page) -> String {
    let mut out = String::new();
    let side = if page.width > page.height { " paper-landscape" } else { "" };
    // Writing into a string cannot fail.
    let _ = write!(
        out,
        r#"<svg class="paper-page{side}" viewBox="0 0 {} {}" xmlns="http://www.w3.org/2000/svg">"#,
        page.width, page.height
    );
    for mark in &page.marks {
        draw(&mut out, mark);
    }
    out.push_str("</svg>");
    out
}

fn draw(out: &mut String, mark: &Mark) {
    let _ = match mark {
        Mark::Text { x, baseline, width, style: Style { face, size, ink }, text } => write!(
            out,
            r#"<text class="{}" x="{x}" y="{baseline}" font-size="{size}" textLength="{width}" lengthAdjust="spacingAndGlyphs" fill="{}">{}</text>"#,
            class(*face),
            colour(*ink),
            escaped(text)
        ),
        Mark::Rule { from, to, thickness, dashed, ink } => write!(
            out,
            r#"<line x1="{}" y1="{}" x2="{}" y2="{}" stroke="{}" stroke-width="{thickness}"{}/>"#,
            from.0,
            from.1,
            to.0,
            to.1,
            colour(*ink),
            if *dashed { r#" stroke-dasharray="140 105""# } else { "" }
        ),
        Mark::Box { frame: Frame { x, y, width, height }, border, fill } => write!(
            out,
            r#"<rect x="{x}" y="{y}" width="{width}" height="{height}" fill="{}"{}/>"#,
            fill.map_or("none".to_owned(), colour),
            if *border > 0 { format!(r##" stroke="#000" stroke-width="{border}""##) } else { String::new() }
        ),
        Mark::Code { x, y, side, matrix } => {
            let modules = matrix.size() + 2 * QUIET;
            let _ = write!(
                out,
                r#"<svg x="{x}" y="{y}" width="{side}" height="{side}" viewBox="0 0 {modules} {modules}" shape-rendering="crispEdges"><path d=""#
            );
            for (row, column, length) in matrix.runs() {
                let _ = write!(out, "M{} {}h{length}v1h-{length}z", column + QUIET, row + QUIET);
            }
            out.push_str(r#""/></svg>"#);
            Ok(())
        }
    };
}

fn class(face: Face) -> &'static str {
    match face {
        Face::Sans => "paper-sans",
        Face::Bold => "paper-bold",
        Face::Serif => "paper-serif",
    }
}

fn colour(ink: Ink) -> String {
    let level = u32::from(ink.brightness()) * 255 / 1000;
    format!("#{level:02x}{level:02x}{level:02x}")
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
