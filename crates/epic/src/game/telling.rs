//! What happened and where a formation is, as something to be told to a person.

use rulebook::{Saying, say};

use super::{Author, Deployed, Fact, Game, Place, RollStep, Stage, Way};
use crate::deployment::Side;
use crate::shape::Spot;

impl Fact {
    /// What became true, told to both players. `game` is the game after it.
    pub fn saying(&self, game: &Game) -> Saying {
        let player = |side: &Side| game.player(*side).to_owned();
        match self {
            Fact::Joined { name } => say!("epic-told-joined", player = name),
            Fact::PointsAgreed { points } => say!("epic-told-points", points = *points),
            Fact::ArmyAccepted { by, army } => say!(
                "epic-told-army",
                player = player(by),
                army = &army.name,
                points = army.points,
                formations = army.formations.len()
            ),
            Fact::TerrainSet { by, table } => say!(
                "epic-told-terrain",
                by = by.saying(game),
                width = table.width.saying(),
                length = table.length.saying()
            ),
            Fact::StageOpened { stage } => say!("epic-told-stage", stage = stage.saying()),
            Fact::RolledOff { roll } => say!(
                "epic-told-roll-off",
                alpha = player(&Side::Alpha),
                bravo = player(&Side::Bravo),
                pairs = roll.pairs.iter().map(|[one, other]| format!("{one}–{other}")).collect::<Vec<_>>(),
                winner = player(&roll.winner),
                step = roll.step.saying()
            ),
            Fact::EdgeChosen { by, edge } => say!(
                "epic-told-edge",
                player = player(by),
                edge = edge.saying(),
                other = player(&by.other()),
                opposite = edge.opposite().saying()
            ),
            Fact::ObjectivePlaced { by, at, label } => {
                let number = game.objectives().iter().find(|it| it.at == *at).map_or(0, |it| it.number);
                let (player, at) = (player(by), at.to_string());
                if label.is_empty() {
                    say!("epic-told-objective", player = player, number = number, at = at)
                } else {
                    say!(
                        "epic-told-objective-named",
                        player = player,
                        number = number,
                        at = at,
                        label = label
                    )
                }
            }
            Fact::SpacecraftSetUp { by, formation } => {
                say!("epic-told-spacecraft", player = player(by), formation = formation)
            }
            Fact::PutAside { by, formation, way, carrier } => say!(
                "epic-told-aside",
                player = player(by),
                formation = formation,
                way = way.saying(carrier.as_deref())
            ),
            Fact::Closed { by } => say!("epic-told-closed", player = player(by)),
            Fact::GarrisonPlaced { by, formation, units } => say!(
                "epic-told-garrison",
                player = player(by),
                formation = formation,
                units = units.len(),
                at = first(units.iter())
            ),
            Fact::OnOverwatch { by, formation } => {
                say!("epic-told-overwatch", player = player(by), formation = formation)
            }
            Fact::SetUp { by, formation, units } => say!(
                "epic-told-set-up",
                player = player(by),
                formation = formation,
                units = units.len(),
                at = first(units.iter())
            ),
            Fact::Moved { by, formation, units } => say!(
                "epic-told-moved",
                player = player(by),
                formation = formation,
                at = first(units.iter().flatten())
            ),
            Fact::Entered { by, formation, units } => say!(
                "epic-told-entered",
                player = player(by),
                formation = formation,
                at = first(units.iter())
            ),
            Fact::TookOff { by, formation } => {
                say!("epic-told-took-off", player = player(by), formation = formation)
            }
            Fact::Lost { by, formation, units } => say!(
                "epic-told-lost",
                player = player(by),
                formation = formation,
                units = units.len(),
                left = living(game, *by, formation)
            ),
            Fact::Damaged { by, formation, unit, left } => say!(
                "epic-told-damaged",
                player = player(by),
                formation = formation,
                unit = *unit,
                left = *left
            ),
            Fact::Broke { by, formation } => {
                say!("epic-told-broke", player = player(by), formation = formation)
            }
            Fact::AbilityUsed { by, formation, ability } => {
                say!("epic-told-ability", player = player(by), formation = formation, ability = ability)
            }
            Fact::Summoned { by, formation, kind, at } => {
                let unit = game.army(*by).and_then(|army| army.kinds.get(*kind));
                say!(
                    "epic-told-summoned",
                    player = player(by),
                    formation = formation,
                    unit = unit.map_or("", |unit| unit.name.as_str()),
                    at = at.at.to_string()
                )
            }
            Fact::Absorbed { by, formation, into } => {
                say!("epic-told-absorbed", player = player(by), formation = formation, into = into)
            }
            Fact::Rallied { by, formation } => {
                say!("epic-told-rallied", player = player(by), formation = formation)
            }
            Fact::TurnEnded { end } => {
                let [alpha, bravo] = end.goal_counts();
                say!("epic-told-turn-ended", turn = end.turn, alpha = alpha, bravo = bravo)
            }
            Fact::ContinuationRolled { rolls: [one, other] } => say!(
                "epic-told-continuation",
                alpha = player(&Side::Alpha),
                bravo = player(&Side::Bravo),
                one = *one,
                other = *other
            ),
            Fact::RoundTimeTold { up: true } => say!("epic-told-time-up"),
            Fact::RoundTimeTold { up: false } => say!("epic-told-time-goes-on"),
            Fact::Ended { result } => result.saying(game),
        }
    }
}

impl Deployed {
    /// Where the formation is and in which state, with how and in what it enters if it is put aside (EP-6.2.3, EP-6.2.4).
    pub fn saying(&self, game: &Game, side: Side) -> Saying {
        let id =
            |at: usize| game.army(side).and_then(|army| army.formations.get(at)).map(|it| it.id.as_str());
        match self.place {
            Place::Absorbed => say!("epic-place-absorbed"),
            _ if self.is_destroyed() => say!("epic-place-destroyed"),
            Place::Waiting => say!("epic-place-waiting"),
            Place::Orbit => say!("epic-place-orbit"),
            Place::Aside(way, carrier) => {
                say!("epic-place-aside", way = way.saying(carrier.and_then(id)))
            }
            Place::Table if self.broken => say!("epic-place-broken"),
            Place::Table if self.rallied => say!("epic-place-rallied"),
            Place::Table if self.overwatch => say!("epic-place-overwatch"),
            Place::Table if self.garrison && game.turn().is_none() => say!("epic-place-garrison"),
            Place::Table => say!("epic-place-table"),
        }
    }
}

impl Way {
    /// How a formation enters, with what carries it.
    pub fn saying(self, carrier: Option<&str>) -> Saying {
        match (self, carrier) {
            (Way::Aircraft, _) => say!("epic-way-aircraft"),
            (Way::InAircraft, Some(carrier)) => say!("epic-way-in-aircraft", carrier = carrier),
            (Way::InAircraft, None) => say!("epic-way-in-some-aircraft"),
            (Way::Teleport, _) => say!("epic-way-teleport"),
            (Way::Planetfall, Some(carrier)) => say!("epic-way-planetfall-in", carrier = carrier),
            (Way::Planetfall, None) => say!("epic-way-planetfall"),
            (Way::Webway, _) => say!("epic-way-webway"),
            (Way::List, _) => say!("epic-way-list"),
        }
    }
}

impl Author {
    /// Who that is, in the reader's language.
    pub fn saying(self, game: &Game) -> Saying {
        match self {
            Author::Alpha => say!("epic-author-player", player = game.player(Side::Alpha)),
            Author::Bravo => say!("epic-author-player", player = game.player(Side::Bravo)),
            Author::Both => say!("epic-author-both"),
            Author::Organizer => say!("epic-author-organizer"),
        }
    }
}

impl RollStep {
    /// The step it is for.
    pub fn saying(self) -> Saying {
        match self {
            RollStep::TableEdge => Stage::TableEdge.saying(),
            RollStep::Objectives => Stage::Objectives.saying(),
            RollStep::Garrisons => Stage::Garrisons.saying(),
            RollStep::RemainingForces => Stage::RemainingForces.saying(),
        }
    }
}

fn first<'a>(mut spots: impl Iterator<Item = &'a Spot>) -> String {
    spots.next().map_or_else(|| "–".to_owned(), |spot| spot.at.to_string())
}

fn living(game: &Game, side: Side, formation: &str) -> usize {
    let found = game.formations(side).find(|(it, _)| it.id == formation);
    found.map_or(0, |(_, deployed)| deployed.units.iter().filter(|unit| unit.left > 0).count())
}
