//! An address as a code to photograph: an invitation, or one's own games taken to another device.

use fast_qr::QRBuilder;
use fast_qr::convert::svg::SvgBuilder;
use fast_qr::convert::{Builder, Shape};
use maud::{Markup, PreEscaped, html};

/// The address as a code to photograph.
pub(crate) fn qr(address: &str) -> Markup {
    let drawn =
        QRBuilder::new(address).build().map(|code| SvgBuilder::default().shape(Shape::Square).to_str(&code));
    html! { @if let Ok(svg) = drawn { (PreEscaped(svg)) } }
}
