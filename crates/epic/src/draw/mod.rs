//! A table as a map (SVG): terrain one wants to play on, what is legal where, who holds what.
//!
//! Pure: the same table gives the same map. What looks random (trees, rocks, the bank of a river) follows from the outlines, so a
//! table written by hand is drawn as well as a generated one. Nothing is told by colour alone: each kind of terrain has its
//! own texture, each player a flag and a mark of another shape.

mod built;
mod canvas;
mod ground;
mod legend;
mod marks;
mod palette;
mod ways;

use rulebook::Saying;

use crate::deployment::{Edge, Side};
use crate::game::{Game, Place};
use crate::measure::Length;
use crate::shape::Spot;
use crate::table::Table;
use canvas::Canvas;

pub use palette::Theme;

/// What a map shows besides the terrain.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The players' table edges and names.
    pub players: Option<[(Edge, String); 2]>,
    /// Objectives: number, who placed it, where.
    pub objectives: Vec<(u32, Side, crate::measure::Point)>,
    /// Units: whose, whether their formation is broken, where.
    pub units: Vec<(Side, bool, Spot)>,
    /// A line above the map.
    pub title: String,
}

/// Draws the table. `say` turns labels into the reader's language.
pub fn draw(table: &Table, scene: &Scene, theme: Theme, say: &dyn Fn(&Saying) -> String) -> String {
    let mut canvas = Canvas::new(table, theme);
    canvas.frame();
    marks::zones(&mut canvas, table, scene);
    ground::tufts(&mut canvas, table);
    marks::areas(&mut canvas, table);
    // Hills lie under roads and water, everything else stands on them.
    ground::features(&mut canvas, table, true);
    ways::rivers(&mut canvas, table);
    ways::roads(&mut canvas, table);
    ways::crossings(&mut canvas, table);
    ground::features(&mut canvas, table, false);
    ground::names(&mut canvas, table);
    marks::middle(&mut canvas, table, scene);
    marks::objectives(&mut canvas, scene);
    marks::units(&mut canvas, scene);
    canvas.border();
    marks::edges(&mut canvas, table, scene, say);
    legend::draw(&mut canvas, table, scene, say);
    canvas.finish()
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
        let mut units = Vec::new();
        for side in Side::BOTH {
            for (_, deployed) in game.formations(side).filter(|(_, it)| it.place == Place::Table) {
                let living = deployed.units.iter().filter(|unit| unit.left > 0);
                units.extend(living.filter_map(|unit| unit.spot).map(|spot| (side, deployed.broken, spot)));
            }
        }
        let title = Side::BOTH.map(|side| game.player(side)).join(" – ");
        Scene { players, objectives, units, title }
    }
}

/// Room around the table for labels.
const MARGIN: Length = Length::cm(9);
