//! Charts as tables: every figure stands as a number, its bar beside it is for the eye only.

use maud::{Markup, html};

/// One line of a chart.
#[derive(Clone, Debug)]
pub(super) struct Bar {
    pub(super) label: Markup,
    pub(super) value: u32,
    /// What the number is out of, if it is a part of something.
    pub(super) of: Option<u32>,
}

impl Bar {
    pub(super) fn new(label: Markup, value: u32) -> Bar {
        Bar { label, value, of: None }
    }

    pub(super) fn part(label: Markup, value: u32, of: u32) -> Bar {
        Bar { label, value, of: Some(of) }
    }
}

/// A bar chart. Parts of a whole fill their own line; plain numbers are measured against the largest.
pub(super) fn bars(caption: &str, what: &str, number: &str, bars: &[Bar]) -> Markup {
    let most = bars.iter().map(|bar| bar.of.unwrap_or(bar.value)).max().unwrap_or(0).max(1);
    let tenths = |value: u32, whole: u32| u64::from(value) * 1000 / u64::from(whole.max(1));
    html! {
        table.chart-bars {
            caption { (caption) }
            thead { tr { th scope="col" { (what) } th.n scope="col" { (number) } td aria-hidden="true" {} } }
            tbody {
                @for bar in bars {
                    tr {
                        th scope="row" { (bar.label) }
                        td.n { (bar.value) @if let Some(of) = bar.of { span.soft { " / " (of) } } }
                        td.chart-level aria-hidden="true" {
                            svg viewBox="0 0 1000 24" preserveAspectRatio="none" {
                                @if let Some(of) = bar.of { rect.chart-frame x="0" y="4" height="16" width=(tenths(of, if of == 0 { 1 } else { of })) {} }
                                rect.chart-amount x="0" y="4" height="16" width=(tenths(bar.value, bar.of.unwrap_or(most))) {}
                            }
                        }
                    }
                }
            }
        }
    }
}

/// A line through the places after each round, the first place on top, each with its number; a table beside it says the same.
pub(super) fn places(caption: &str, places: &[u32], players: u32) -> Markup {
    let (width, height) = (300, 110);
    let steps = (places.len() as u32).saturating_sub(1).max(1);
    let spots: Vec<(u32, u32)> = (0..)
        .zip(places)
        .map(|(at, place)| {
            let down = (place.saturating_sub(1)) * (height - 40) / players.saturating_sub(1).max(1);
            (16 + at * (width - 32) / steps, 28 + down.min(height - 40))
        })
        .collect();
    let line: Vec<String> = spots.iter().map(|(x, y)| format!("{x},{y}")).collect();
    html! {
        figure.chart-way aria-hidden="true" {
            figcaption.small.soft { (caption) }
            svg.chart-places viewBox={ "0 0 " (width) " " (height) } {
                polyline points=(line.join(" ")) {}
                @for ((x, y), place) in spots.iter().zip(places) {
                    circle cx=(x) cy=(y) r="4" {}
                    text x=(x) y=(y - 10) { (place) }
                }
            }
        }
    }
}
