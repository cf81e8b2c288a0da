//! Spacecraft, planetfall, reserves and transports (EP-5.1.1, EP-5.1.2, EP-6.2.1 to EP-6.3.2).

use super::{Fact, Game, Place, Reading, Refusal, Stage, Way};
use crate::army::{Army, UnitFacts, UnitType, names};
use crate::deployment::Side;
use crate::transport::{Fit, fits};

impl Game {
    pub(super) fn set_up_spacecraft(&self, by: Side, formation: &str) -> Result<Vec<Fact>, Refusal> {
        self.may_still_declare(by)?;
        let at = self.find_waiting(by, formation)?;
        let (army, found) = self.one(by, at)?;
        if !army.is_spacecraft(found) {
            return Err(Refusal::NotSpacecraft { formation: formation.to_owned() });
        }
        Ok(vec![Fact::SpacecraftSetUp { by, formation: formation.to_owned() }])
    }

    pub(super) fn planetfall(
        &self,
        by: Side,
        formation: &str,
        carrier: Option<&str>,
        confirmed: bool,
    ) -> Result<Vec<Fact>, Refusal> {
        self.may_still_declare(by)?;
        let at = self.find_waiting(by, formation)?;
        let (army, found) = self.one(by, at)?;
        let lacking = army.cannot_planetfall(found);
        let no_planetfall = |units| Err(Refusal::NoPlanetfall { formation: formation.to_owned(), units });
        if let Some(carrier) = carrier {
            let carrier_at = self.find(by, carrier)?;
            match self.deployed(by)[carrier_at].place {
                // A spacecraft brings what lands by itself; a lander brings anything that fits.
                Place::Orbit if !lacking.is_empty() => return no_planetfall(lacking),
                Place::Orbit | Place::Aside(Way::Planetfall, _) => {}
                Place::Waiting | Place::Aside(..) | Place::Table | Place::Absorbed => {
                    return Err(Refusal::UnfitCarrier { carrier: carrier.to_owned() });
                }
            }
            self.load_fits(by, at, carrier_at, confirmed)?;
        } else if !lacking.is_empty() {
            return no_planetfall(lacking);
        }
        Ok(vec![put_aside(by, formation, Way::Planetfall, carrier)])
    }

    /// Whether the player has not closed the spacecraft step yet: what is declared by then stands (EP-5.1.3).
    fn may_still_declare(&self, by: Side) -> Result<(), Refusal> {
        self.in_stage(Stage::Spacecraft)?;
        let stands = self.done[by as usize] && self.reading >= Reading::Second;
        if stands { Err(Refusal::AlreadyClosed) } else { Ok(()) }
    }

    /// Whether a formation can be declared to enter by planetfall by itself.
    pub fn may_planetfall(&self, side: Side, formation: &str) -> bool {
        self.army(side).is_some_and(|army| {
            army.formation(formation).is_some_and(|it| army.cannot_planetfall(it).is_empty())
        })
    }

    pub(super) fn close_spacecraft(&self, by: Side) -> Result<Vec<Fact>, Refusal> {
        self.in_stage(Stage::Spacecraft)?;
        if self.done[by as usize] {
            return Err(Refusal::AlreadyClosed);
        }
        let Some(army) = self.army(by) else { return Err(Refusal::WrongStage { now: self.stage }) };
        let missing: Vec<String> = self
            .formations(by)
            .filter(|(formation, deployed)| deployed.place == Place::Waiting && army.is_spacecraft(formation))
            .map(|(formation, _)| formation.id.clone())
            .collect();
        if missing.is_empty() {
            Ok(vec![Fact::Closed { by }])
        } else {
            Err(Refusal::SpacecraftMissing { formations: missing })
        }
    }

    pub(super) fn reserve(
        &self,
        by: Side,
        formation: &str,
        way: Way,
        carrier: Option<&str>,
        confirmed: bool,
    ) -> Result<Vec<Fact>, Refusal> {
        let at = self.waiting_to_set_up(by, formation)?;
        let (army, found) = self.one(by, at)?;
        let lacking = |test: &dyn Fn(&UnitFacts) -> bool| -> Vec<String> {
            names(army.units(found).filter(|unit| !test(unit)))
        };
        let no_reserve = |units| Err(Refusal::NoReserve { formation: formation.to_owned(), units });
        let carrier = match carrier.filter(|_| way != Way::InAircraft) {
            Some(_) if self.reading == Reading::First => None,
            Some(carrier) => return Err(Refusal::UnfitCarrier { carrier: carrier.to_owned() }),
            None => carrier,
        };
        match way {
            Way::Aircraft => {
                let (flying, others): (Vec<_>, Vec<_>) =
                    army.units(found).partition(|unit| unit.is(UnitType::Aircraft));
                if flying.is_empty() || (!others.is_empty() && fits(&flying, &others) != Fit::Fits) {
                    return no_reserve(names(others.into_iter()));
                }
            }
            Way::InAircraft => {
                let none = || Refusal::NoCarrier { formation: formation.to_owned() };
                let carrier = carrier.ok_or_else(none)?;
                let carrier_at = self.find(by, carrier)?;
                let (_, carrying) = self.one(by, carrier_at)?;
                let place = self.deployed(by)[carrier_at].place;
                let waits = matches!(place, Place::Waiting | Place::Aside(Way::Aircraft, _));
                if carrier_at == at || !army.has_aircraft(carrying) || !waits {
                    return Err(Refusal::UnfitCarrier { carrier: carrier.to_owned() });
                }
                self.load_fits(by, at, carrier_at, confirmed)?;
            }
            Way::Teleport => {
                let units = lacking(&|unit| unit.teleport);
                if !units.is_empty() {
                    return Err(Refusal::NotAllTeleport { formation: formation.to_owned(), units });
                }
            }
            Way::Webway => {
                let webway = army.overrides.webway.is_some();
                let units = lacking(&|unit| webway && unit.passes_portals());
                if !units.is_empty() {
                    return no_reserve(units);
                }
                self.portal_free(by, army)?;
            }
            Way::List => {
                if !army.overrides.off_table_formations.contains(&found.name) {
                    return no_reserve(lacking(&|_| false));
                }
            }
            // Planetfall was declared in the spacecraft step.
            Way::Planetfall => return Err(Refusal::WrongStage { now: self.stage }),
        }
        Ok(vec![put_aside(by, formation, way, carrier)])
    }

    /// Whether the formation may enter play in this turn (EP-6.2.6).
    pub(super) fn may_enter(&self, side: Side, at: usize) -> Result<(), Refusal> {
        let (army, formation) = self.one(side, at)?;
        let id = || formation.id.clone();
        let deployed = self
            .deployed(side)
            .get(at)
            .ok_or_else(|| Refusal::UnknownFormation { formation: id(), known: Vec::new() })?;
        if deployed.is_destroyed() {
            return Err(Refusal::Destroyed { formation: id() });
        }
        let Place::Aside(way, carrier) = deployed.place else {
            return Err(Refusal::NotAside { formation: id() });
        };
        let turn = self.turn().unwrap_or(0);
        if way == Way::Planetfall && turn < 3 && self.only_slow_spacecraft(side, army) {
            return Err(Refusal::TooEarly { formation: id(), turn: 3 });
        }
        let away = carrier.filter(|at| {
            let place = self.deployed(side).get(*at).map(|carrier| carrier.place);
            !matches!(place, Some(Place::Table | Place::Orbit))
        });
        match away.and_then(|at| army.formations.get(at)) {
            Some(carrier) => Err(Refusal::CarrierAway { carrier: carrier.id.clone() }),
            None => Ok(()),
        }
    }

    /// Whether the formation is the carrier of another one.
    pub(super) fn carries_something(&self, side: Side, carrier: usize) -> bool {
        self.deployed(side).iter().any(|it| matches!(it.place, Place::Aside(_, Some(at)) if at == carrier))
    }

    fn only_slow_spacecraft(&self, side: Side, army: &Army) -> bool {
        let mut ships = self
            .formations(side)
            .filter(|(_, deployed)| deployed.place == Place::Orbit)
            .flat_map(|(formation, _)| army.units(formation))
            .peekable();
        ships.peek().is_some() && ships.all(|ship| ship.has("Slow and Steady"))
    }

    fn load_fits(&self, side: Side, at: usize, carrier_at: usize, confirmed: bool) -> Result<(), Refusal> {
        let (army, formation) = self.one(side, at)?;
        let (_, carrier) = self.one(side, carrier_at)?;
        let aboard = self.deployed(side).iter().zip(&army.formations);
        let mut load: Vec<&UnitFacts> = aboard
            .filter(|(it, _)| matches!(it.place, Place::Aside(_, Some(at)) if at == carrier_at))
            .flat_map(|(_, formation)| army.units(formation))
            .collect();
        load.extend(army.units(formation));
        let carriers: Vec<&UnitFacts> = army.units(carrier).collect();
        let carrier = carrier.id.clone();
        match fits(&carriers, &load) {
            Fit::Fits => Ok(()),
            Fit::TooMuch { left_over } => Err(Refusal::LoadTooLarge { carrier, left_over }),
            Fit::Unstated if confirmed => Ok(()),
            Fit::Unstated => Err(Refusal::LoadUnstated { carrier }),
        }
    }

    fn portal_free(&self, side: Side, army: &Army) -> Result<(), Refusal> {
        let portals = army.portals();
        let per_portal = army.overrides.webway.as_ref().map_or(0, |webway| webway.formations_per_portal);
        let waiting =
            self.deployed(side).iter().filter(|it| matches!(it.place, Place::Aside(Way::Webway, _)));
        if waiting.count() as u64 >= u64::from(portals) * u64::from(per_portal) {
            return Err(Refusal::NoPortal { portals });
        }
        Ok(())
    }
}

fn put_aside(by: Side, formation: &str, way: Way, carrier: Option<&str>) -> Fact {
    Fact::PutAside { by, formation: formation.to_owned(), way, carrier: carrier.map(str::to_owned) }
}
