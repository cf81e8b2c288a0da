//! Maps: a table and what stands on it, drawn for page, paper and terminal.
//!
//! Pure: the same table gives the same map. What looks random (trees, rocks, the bank of a river) follows from the outlines, so a
//! table written by hand is drawn as well as a generated one. Nothing is told by colour alone: each kind of terrain has its
//! own texture, each player a flag and a mark of another shape, each formation its name beside it.
//!
//! - [`draw`]: a whole sheet with edges, legend and what is put aside, as SVG for paper or a file.
//! - [`ground`]: the terrain alone, as SVG, to lie under what a page draws itself; [`names`]: what its places are called, so that the
//!   page writes them as large as its screen needs.
//! - [`letters`]: the table in letters, for a terminal.
//!
//! ```
//! use epic::generate::{Country, Plan, generate};
//! use epic::Length;
//!
//! let plan = Plan { length: Length::cm(180), width: Length::cm(120), country: Country::Valley, seed: 3 };
//! let table = generate(&plan);
//! let sheet = maps::draw(&table, &maps::Scene::default(), maps::Theme::Auto, &|saying| saying.key.to_string());
//! assert!(sheet.starts_with("<svg"));
//! ```

mod built;
mod canvas;
mod ground;
mod labels;
mod legend;
mod letters;
mod marks;
mod names;
mod palette;
mod plots;
mod ways;

use rulebook::{Saying, say};

use canvas::Canvas;
use epic::deployment::{Edge, Side};
use epic::game::{Game, Place};
use epic::measure::Length;
use epic::shape::Spot;
use epic::table::Table;

pub use labels::Labels;
pub use letters::letters;
pub use names::{Name, names};
pub use palette::Theme;

/// What a map shows besides the terrain.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The players' table edges and names.
    pub players: Option<[(Edge, String); 2]>,
    /// Objectives: number, who placed it, where.
    pub objectives: Vec<(u32, Side, epic::Point)>,
    /// Formations on the table.
    pub formations: Vec<Group>,
    /// Formations put aside: whose, and what they are told as (EP-6.2.4).
    pub aside: Vec<(Side, Saying)>,
    /// A line above the map.
    pub title: String,
}

/// A formation on the table.
#[derive(Clone, Debug)]
pub struct Group {
    /// Whose it is.
    pub side: Side,
    /// What is written beside it.
    pub label: String,
    /// Whether it is broken.
    pub broken: bool,
    /// Where its units stand.
    pub units: Vec<Spot>,
}

/// The terrain alone, without margin, marks or names, to lie under what somebody else draws in centimetres from the north-west corner.
pub fn ground(table: &Table, theme: Theme) -> String {
    let mut canvas = Canvas::new(table, theme);
    canvas.frame();
    lay_ground(&mut canvas, table);
    canvas.add("</g>");
    canvas.finish_bare()
}

/// Draws the table. `say` turns labels into the reader's language.
pub fn draw(table: &Table, scene: &Scene, theme: Theme, say: &dyn Fn(&Saying) -> String) -> String {
    let mut canvas = Canvas::new(table, theme);
    canvas.frame();
    marks::zones(&mut canvas, table, scene);
    lay_ground(&mut canvas, table);
    marks::middle(&mut canvas, table, scene);
    marks::objectives(&mut canvas, scene);
    let mut labels = Labels::new(marks::LABEL, table.size());
    marks::formations(&mut canvas, scene, &mut labels);
    names::draw(&mut canvas, table, &mut labels);
    canvas.border();
    marks::edges(&mut canvas, table, scene, say);
    legend::draw(&mut canvas, table, scene, say);
    canvas.finish()
}

fn lay_ground(canvas: &mut Canvas, table: &Table) {
    ground::tufts(canvas, table);
    marks::areas(canvas, table);
    // Hills lie under roads and water, everything else stands on them.
    ground::features(canvas, table, true);
    ways::rivers(canvas, table);
    ways::roads(canvas, table);
    ways::crossings(canvas, table);
    ground::features(canvas, table, false);
    ground::summits(canvas, table);
}

impl Scene {
    /// What a game shows at this moment.
    pub fn of(game: &Game) -> Scene {
        let edges = [Side::Alpha, Side::Bravo]
            .map(|side| game.edge(side).map(|edge| (edge, game.player(side).to_owned())));
        let players = match edges {
            [Some(alpha), Some(bravo)] => Some([alpha, bravo]),
            _ => None,
        };
        let objectives = game.objectives().iter().map(|it| (it.number, it.by, it.at)).collect();
        let (mut formations, mut aside) = (Vec::new(), Vec::new());
        for side in Side::BOTH {
            for (formation, deployed) in game.formations(side) {
                match deployed.place {
                    Place::Table => {
                        let living = deployed.units.iter().filter(|unit| unit.left > 0);
                        let units: Vec<Spot> = living.filter_map(|unit| unit.spot).collect();
                        let (label, broken) = (formation.id.clone(), deployed.broken);
                        formations.push(Group { side, label, broken, units });
                    }
                    Place::Orbit | Place::Aside(..) if !deployed.is_destroyed() => {
                        let place = deployed.saying(game, side);
                        aside.push((side, say!("epic-map-aside", formation = &formation.id, place = place)));
                    }
                    Place::Waiting | Place::Orbit | Place::Aside(..) | Place::Absorbed => {}
                }
            }
        }
        formations.retain(|group| !group.units.is_empty());
        let title = Side::BOTH.map(|side| game.player(side)).join(" – ");
        Scene { players, objectives, formations, aside, title }
    }
}

/// Room around the table for labels.
const MARGIN: Length = Length::cm(9);
