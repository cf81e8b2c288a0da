//! Which message of `locales/` says which refusal.

use rulebook::{Cites, Saying, say};

use super::refusal::Refusal;
use crate::finding::ArmyFinding;
use crate::game::RollStep;

impl Refusal {
    pub(super) fn words(&self) -> Saying {
        match self {
            Refusal::Over => say!("epic-refusal-over"),
            Refusal::WrongStage { now } => say!("epic-refusal-wrong-stage", stage = now.saying()),
            Refusal::SpacecraftFirst => say!("epic-refusal-spacecraft-first"),
            Refusal::GarrisonsFirst => say!("epic-refusal-garrisons-first"),
            Refusal::TwoPlayersOnly => say!("epic-refusal-two-players-only"),
            Refusal::NotTwoPlayers { joined } => say!("epic-refusal-not-two-players", joined = *joined),
            Refusal::NoName => say!("epic-refusal-no-name"),
            Refusal::PointsOutOfRange { points } => {
                say!("epic-refusal-points-out-of-range", points = *points)
            }
            Refusal::NoTotal { points, most } => {
                say!("epic-refusal-no-total", points = *points, most = *most)
            }
            Refusal::PointsFixed => say!("epic-refusal-points-fixed"),
            Refusal::PointsNotAgreed => say!("epic-refusal-points-not-agreed"),
            Refusal::IllegalArmy { findings } => {
                // Several are numbered, for each of them can hold a list of its own.
                let told = |(n, finding): (usize, &ArmyFinding)| match findings.len() {
                    1 => finding.saying(),
                    _ => say!("epic-army-numbered", number = n + 1, finding = finding.saying()),
                };
                let all: Vec<Saying> = findings.iter().enumerate().map(told).collect();
                say!("epic-refusal-illegal-army", findings = all)
            }
            Refusal::NoRoster { why } => say!("epic-refusal-no-roster", why = why.0.saying()),
            Refusal::NoTable { why } => say!("epic-refusal-no-table", why = why.0.saying()),
            Refusal::FlagsNotConfirmed { flags } => say!("epic-refusal-flags-not-confirmed", flags = *flags),
            Refusal::RollOffDue { .. } => say!("epic-refusal-roll-off-due"),
            Refusal::NoRollOffDue => say!("epic-refusal-no-roll-off-due"),
            Refusal::BadRolls => say!("epic-refusal-bad-rolls"),
            Refusal::NotEntitled { terrain_by_opponent: true, .. } => {
                say!("epic-refusal-not-entitled-terrain")
            }
            Refusal::NotEntitled { .. } => say!("epic-refusal-not-entitled-rating"),
            Refusal::ShortEdge { edge } => say!("epic-refusal-short-edge", edge = edge.saying()),
            Refusal::SixObjectives => say!("epic-refusal-six-objectives"),
            Refusal::NotYourTurn { step, .. } => match step {
                RollStep::Garrisons => say!("epic-refusal-not-your-turn-garrison"),
                RollStep::RemainingForces => say!("epic-refusal-not-your-turn-formation"),
                RollStep::TableEdge | RollStep::Objectives => say!("epic-refusal-not-your-turn-objective"),
            },
            Refusal::OffTable { at, by } => {
                say!("epic-refusal-off-table", at = at.to_string(), by = by.saying())
            }
            Refusal::NotOnOwnEdge { corner: false, by } => {
                say!("epic-refusal-not-on-own-edge", by = by.saying())
            }
            Refusal::NotOnOwnEdge { by, .. } => say!("epic-refusal-not-on-own-corner", by = by.saying()),
            Refusal::NotInOpponentsHalf { by } => {
                say!("epic-refusal-not-in-opponents-half", by = by.saying())
            }
            Refusal::TooCloseToEdge { by } => say!("epic-refusal-too-close-to-edge", by = by.saying()),
            Refusal::TooCloseToObjective { objective, by } => {
                say!("epic-refusal-too-close-to-objective", objective = *objective, by = by.saying())
            }
            Refusal::UnknownFormation { formation, known } => {
                say!("epic-refusal-unknown-formation", formation = formation, known = known.clone())
            }
            Refusal::AlreadySetUp { formation, planetfall: true } => {
                say!("epic-refusal-put-aside", formation = formation)
            }
            Refusal::AlreadySetUp { formation, .. } => {
                say!("epic-refusal-already-set-up", formation = formation)
            }
            Refusal::NotSpacecraft { formation } => {
                say!("epic-refusal-not-spacecraft", formation = formation)
            }
            Refusal::SpacecraftMissing { formations } => {
                say!("epic-refusal-spacecraft-missing", formations = formations.clone())
            }
            Refusal::NoPlanetfall { formation, units } => {
                say!("epic-refusal-no-planetfall", formation = formation, units = units.clone())
            }
            Refusal::AlreadyClosed => say!("epic-refusal-already-closed"),
            Refusal::WrongUnitCount { formation, given, wanted } => {
                say!("epic-refusal-wrong-unit-count", formation = formation, given = *given, wanted = *wanted)
            }
            Refusal::SpacecraftNoGarrison { formation } => {
                say!("epic-refusal-spacecraft-no-garrison", formation = formation)
            }
            Refusal::NotEligible { formation, tests } => {
                say!("epic-refusal-not-eligible", formation = formation, tests = tests.saying())
            }
            Refusal::ListForbidsGarrison { formation, only } => {
                say!("epic-refusal-list-forbids-garrison", formation = formation, only = only.clone())
            }
            Refusal::UnitOffTable { unit, at, by } => {
                say!("epic-refusal-unit-off-table", unit = *unit, at = at.to_string(), by = by.saying())
            }
            Refusal::GarrisonTooFar { formation, objective, by } => say!(
                "epic-refusal-garrison-too-far",
                formation = formation,
                objective = *objective,
                by = by.saying()
            ),
            Refusal::InOpponentsHalf { unit, by } => {
                say!("epic-refusal-in-opponents-half", unit = *unit, by = by.saying())
            }
            Refusal::Impassable { unit, feature } => {
                say!("epic-refusal-impassable", unit = *unit, feature = *feature)
            }
            Refusal::NotGarrison { formation } => say!("epic-refusal-not-garrison", formation = formation),
            Refusal::OverwatchTwice { formation } => {
                say!("epic-refusal-overwatch-twice", formation = formation)
            }
            Refusal::TwoOnOverwatch => say!("epic-refusal-two-on-overwatch"),
            Refusal::OutsideZone { unit, by } => {
                say!("epic-refusal-outside-zone", unit = *unit, by = by.saying())
            }
            Refusal::NoReserve { formation, units } => {
                say!("epic-refusal-no-reserve", formation = formation, units = units.clone())
            }
            Refusal::NotAllTeleport { formation, units } => {
                say!("epic-refusal-not-all-teleport", formation = formation, units = units.clone())
            }
            Refusal::NoCarrier { formation } => say!("epic-refusal-no-carrier", formation = formation),
            Refusal::UnfitCarrier { carrier } => say!("epic-refusal-unfit-carrier", carrier = carrier),
            Refusal::LoadTooLarge { carrier, left_over } => {
                say!("epic-refusal-load-too-large", carrier = carrier, units = left_over.clone())
            }
            Refusal::LoadUnstated { carrier } => say!("epic-refusal-load-unstated", carrier = carrier),
            Refusal::NoPortal { portals } => say!("epic-refusal-no-portal", portals = *portals),
            Refusal::FormationsLeft { formations } => {
                say!("epic-refusal-formations-left", formations = formations.clone())
            }
            Refusal::Destroyed { formation } => say!("epic-refusal-destroyed", formation = formation),
            Refusal::InReserve { formation } => say!("epic-refusal-in-reserve", formation = formation),
            Refusal::NotAside { formation } => say!("epic-refusal-not-aside", formation = formation),
            Refusal::CarrierAway { carrier } => say!("epic-refusal-carrier-away", carrier = carrier),
            Refusal::TooEarly { formation, turn } => {
                say!("epic-refusal-too-early", formation = formation, turn = *turn)
            }
            Refusal::NotLanded { formation } => say!("epic-refusal-not-landed", formation = formation),
            Refusal::NoUnitNamed { formation } => {
                say!("epic-refusal-no-unit-named", formation = formation)
            }
            Refusal::NoSuchUnit { formation, unit } => {
                say!("epic-refusal-no-such-unit", formation = formation, unit = *unit)
            }
            Refusal::UnitGone { formation, unit } => {
                say!("epic-refusal-unit-gone", formation = formation, unit = *unit)
            }
            Refusal::DamageOutOfRange { most } => say!("epic-refusal-damage-out-of-range", most = *most),
            Refusal::AlreadyBroken { formation } => {
                say!("epic-refusal-already-broken", formation = formation)
            }
            Refusal::NotBroken { formation } => say!("epic-refusal-not-broken", formation = formation),
            Refusal::NoSuchAbility { formation, ability } => {
                say!("epic-refusal-no-such-ability", formation = formation, ability = ability)
            }
            Refusal::NotInPool { unit } => say!("epic-refusal-not-in-pool", unit = unit),
            Refusal::NoAbsorbing => say!("epic-refusal-no-absorbing"),
            Refusal::NoDiceDue => say!("epic-refusal-no-dice-due"),
            Refusal::DiceDue => say!("epic-refusal-dice-due"),
            Refusal::BadContinuation { rolls: [one, other] } => {
                say!("epic-refusal-bad-continuation", one = *one, other = *other)
            }
        }
    }
}
