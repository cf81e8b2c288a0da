//! Colours: warm paper and ink, and the same map by night.

/// Light paper, dark paper, or whichever the reader's system prefers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Theme {
    #[default]
    Light,
    Dark,
    Auto,
}

/// Name, colour by day, colour by night.
const COLOURS: [(&str, &str, &str); 34] = [
    ("paper", "#f7f4ee", "#171613"),
    ("ink", "#1d1b18", "#ece5d6"),
    ("quiet", "#5d574e", "#a59d8d"),
    ("field", "#ebe4d3", "#2a2820"),
    ("tuft", "#c3bd9b", "#45442f"),
    ("alpha", "#a8301c", "#e8735c"),
    ("bravo", "#22527c", "#7db0dc"),
    ("onflag", "#ffffff", "#171613"),
    ("hill1", "#dfd0ab", "#37311f"),
    ("hill2", "#d3bf92", "#443b24"),
    ("hill3", "#c6ae7a", "#52472a"),
    ("hill4", "#b89c63", "#615331"),
    ("contour", "#8a7446", "#a08a57"),
    ("woodland", "#c9d4b4", "#243023"),
    ("treeshade", "#3f5a39", "#0f180f"),
    ("tree1", "#6d8e5f", "#42603a"),
    ("tree2", "#58794d", "#365030"),
    ("tree3", "#86a574", "#547347"),
    ("plot", "#e3dac5", "#322f27"),
    ("roof1", "#b7715a", "#8d5a48"),
    ("roof2", "#a39787", "#6f675b"),
    ("roofline", "#5e4a3f", "#2a211c"),
    ("wall", "#4a443c", "#c3baa8"),
    ("rubble", "#a89f90", "#7c7467"),
    ("stone1", "#bdb6a8", "#5f5a50"),
    ("stone2", "#98907f", "#47433b"),
    ("water", "#a9c6d9", "#27465a"),
    ("bank", "#6f94ad", "#4d7c99"),
    ("ripple", "#dcebf3", "#54809b"),
    ("marsh", "#cdd3bf", "#28302a"),
    ("reed", "#5d7a4f", "#7b9a6b"),
    ("road", "#f6eeda", "#6a6047"),
    ("roadside", "#bfae84", "#3b3526"),
    ("bridge", "#8d7b58", "#9a8862"),
];

/// The style sheet of a map.
pub(crate) fn style(theme: Theme) -> String {
    let rules = |night: bool| -> String {
        let colour = |(name, day, dark): &(&str, &str, &str)| {
            let colour = if night { dark } else { day };
            format!(".f-{name}{{fill:{colour}}}.s-{name}{{stroke:{colour}}}")
        };
        COLOURS.iter().map(colour).collect()
    };
    let colours = match theme {
        Theme::Light => rules(false),
        Theme::Dark => rules(true),
        Theme::Auto => format!("{}@media(prefers-color-scheme:dark){{{}}}", rules(false), rules(true)),
    };
    format!(
        "text{{font-family:Georgia,'DejaVu Serif',serif}}\
         .line{{fill:none;stroke-linecap:round;stroke-linejoin:round}}\
         .butt{{stroke-linecap:butt}}.square{{stroke-linecap:square}}{colours}"
    )
}
