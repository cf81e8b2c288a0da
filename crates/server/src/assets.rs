//! The stylesheet and the scripts of the tournament's screens.

use web::assets::Asset;

/// One stylesheet of many files: each area of the screens keeps its own.
pub(crate) static STYLE: Asset = Asset::style(
    "tournament",
    concat!(
        include_str!("../assets/css/api.css"),
        include_str!("../assets/css/bracket.css"),
        include_str!("../assets/css/chart.css"),
        include_str!("../assets/css/clock.css"),
        include_str!("../assets/css/deck.css"),
        include_str!("../assets/css/desk.css"),
        include_str!("../assets/css/found.css"),
        include_str!("../assets/css/home.css"),
        include_str!("../assets/css/judge.css"),
        include_str!("../assets/css/mine.css"),
        include_str!("../assets/css/outlook.css"),
        include_str!("../assets/css/pairings.css"),
        include_str!("../assets/css/paper.css"),
        include_str!("../assets/css/parts.css"),
        include_str!("../assets/css/plan.css"),
        include_str!("../assets/css/prizes.css"),
        include_str!("../assets/css/rights.css"),
        include_str!("../assets/css/rules.css"),
        include_str!("../assets/css/standings.css"),
        include_str!("../assets/css/wall.css"),
    ),
);
/// The desk, and forms with a preview.
pub(crate) static DESK: Asset = Asset::script("desk", include_str!("../assets/desk.js"));
/// Pages a display.
pub(crate) static DISPLAY: Asset = Asset::script("display", include_str!("../assets/display.js"));
/// Pages of decks.
pub(crate) static DECK: Asset = Asset::script("deck", include_str!("../assets/deck.js"));

/// Everything that is served.
pub(crate) static ASSETS: [&Asset; 4] = [&STYLE, &DESK, &DISPLAY, &DECK];
