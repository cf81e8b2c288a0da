//! Settings and structure: chosen by the organizer, checked against the pack, announced before round 1 (CT-4.2.3, CT-5).

use regulations::{CUSTOM, LeadersPlay};

use super::Ruling;
use crate::fact::Fact;
use crate::reading::Reading;
use crate::refusal::{StageProblem, Why};
use crate::settings::{Settings, StagePlan, Structure};
use crate::standings::MOST_ROUNDS;
use crate::state::{Desk, Tournament};

/// Forces an organizer may set who knows that the game is not balanced for them.
const FORCES_ANYWAY: (u32, u32) = (1, 100_000);

impl Tournament {
    pub(super) fn change(&self, settings: &Settings) -> Ruling {
        if self.desk > Desk::RegistrationClosed {
            return Err(Why::SettingsFixed);
        }
        if *settings == self.settings {
            return Err(Why::NothingChanges);
        }
        self.check_settings(settings)?;
        self.check_tier_change(settings)?;
        Ok(vec![Fact::SettingsChanged { settings: settings.clone() }])
    }

    pub(super) fn close_registration(&self) -> Ruling {
        self.must_be(Desk::Enrolling, Why::RegistrationNotOpen)?;
        Ok(vec![Fact::RegistrationClosed])
    }

    pub(super) fn reopen_registration(&self) -> Ruling {
        match self.desk {
            Desk::RegistrationClosed => Ok(vec![Fact::RegistrationReopened]),
            Desk::Enrolling => Err(Why::NothingChanges),
            Desk::Nothing | Desk::Announced | Desk::Running | Desk::Finished => Err(Why::PlanFixed),
        }
    }

    pub(super) fn announce_plan(&self) -> Ruling {
        match self.desk {
            Desk::Enrolling => return Err(Why::RegistrationStillOpen),
            Desk::RegistrationClosed => {}
            Desk::Nothing | Desk::Announced | Desk::Running | Desk::Finished => return Err(Why::PlanFixed),
        }
        let players = self.entered() as u32;
        let stages = self.plan_for(&self.settings.structure, players)?;
        Ok(vec![Fact::PlanAnnounced { stages, players }])
    }

    /// The stages a structure gives for that many players.
    pub fn plan_for(&self, structure: &Structure, players: u32) -> Result<Vec<StagePlan>, Why> {
        let stages = match structure {
            Structure::Custom { stages } => {
                self.check_stages(stages)?;
                stages.clone()
            }
            Structure::Table(id) => {
                let table = self.pack.structure(id).ok_or_else(|| self.unknown_structure(id))?;
                let row = table.row(players).ok_or_else(|| Why::TooFewPlayers {
                    players,
                    least: table.rows.first().map_or(2, |row| row.from),
                })?;
                let swiss = StagePlan::Swiss { rounds: row.swiss as u16, cut: None, carry: true };
                let elimination = row.cut.map(|cut| StagePlan::Elimination { cut: Some(cut) });
                std::iter::once(swiss).chain(elimination).collect()
            }
        };
        if players < 2 {
            return Err(Why::TooFewPlayers { players, least: 2 });
        }
        if let Some((at, _)) =
            (1..).zip(&stages).find(|(_, stage)| stage.cut().is_some_and(|cut| cut > players))
        {
            return Err(Why::BadStages { stage: at, problem: StageProblem::CutSize });
        }
        Ok(stages)
    }

    pub(crate) fn check_settings(&self, settings: &Settings) -> Result<(), Why> {
        if self.pack.tier(&settings.tier).is_none() {
            let known = self.pack.tiers.iter().map(|tier| tier.id.clone()).collect();
            return Err(Why::NotInPack { field: "tier", value: settings.tier.clone(), known });
        }
        match &settings.structure {
            Structure::Table(id) if self.pack.structure(id).is_none() => {
                return Err(self.unknown_structure(id));
            }
            Structure::Table(_) => {}
            Structure::Custom { stages } => self.check_stages(stages)?,
        }
        if settings.untimed_final && !self.pack.clock.final_may_be_untimed {
            return Err(Why::ChoiceNotGiven { field: "untimed_final" });
        }
        if settings.tables && self.pack.table.is_none() {
            return Err(Why::ChoiceNotGiven { field: "tables" });
        }
        self.check_forces(settings)?;
        self.check_occasion(settings)
    }

    /// One total for everybody, within the bounds of the game unless the organizer says otherwise (EP-1.2.2, EP-1.2.3).
    fn check_forces(&self, settings: &Settings) -> Result<(), Why> {
        let Some(points) = settings.force_points else { return Ok(()) };
        let Some(forces) = self.pack.forces else {
            return Err(Why::ChoiceNotGiven { field: "force_points" });
        };
        let (least, most) =
            if settings.force_points_anyway { FORCES_ANYWAY } else { (forces.least, forces.most) };
        if (least..=most).contains(&points) {
            Ok(())
        } else {
            Err(Why::ForcesOutOfRange { points, least, most })
        }
    }

    /// Some kinds of official events prescribe a structure or a tier (CT-5.1.2, CT-5.2.2, CT-5.3.5).
    fn check_occasion(&self, settings: &Settings) -> Result<(), Why> {
        let Some(event_type) = &settings.event_type else { return Ok(()) };
        let Some(occasion) = self.pack.occasion(event_type) else {
            let known = self.pack.occasions.iter().map(|occasion| occasion.id.clone()).collect();
            return Err(Why::NotInPack { field: "event_type", value: event_type.clone(), known });
        };
        // Where the prescribed table has no row for so few players, the organizer's own structure is all that remains.
        let table = occasion.structure.as_ref().and_then(|id| self.pack.structure(id));
        let players = self.entered() as u32;
        let no_row =
            self.desk == Desk::RegistrationClosed && table.is_some_and(|it| it.row(players).is_none());
        if !occasion.binding || no_row {
            return Ok(());
        }
        let structure = match &settings.structure {
            Structure::Table(id) => id.as_str(),
            Structure::Custom { .. } => CUSTOM,
        };
        let event_type = event_type.clone();
        match (&occasion.structure, &occasion.tier) {
            (Some(wanted), _) if wanted != structure => {
                Err(Why::StructurePrescribed { event_type, structure: wanted.clone() })
            }
            (_, Some(wanted)) if *wanted != settings.tier => {
                Err(Why::TierPrescribed { event_type, tier: wanted.clone() })
            }
            _ => Ok(()),
        }
    }

    /// A tier in which leaders may not play is refused while one does (CT-1.6.5).
    fn check_tier_change(&self, settings: &Settings) -> Result<(), Why> {
        let never =
            self.pack.tier(&settings.tier).is_some_and(|tier| tier.leaders_play == LeadersPlay::Never);
        let playing_leader = self.active().find(|id| self.has_office(*id));
        match playing_leader {
            Some(leader) if never => Err(Why::LeadersMayNotPlay { person: self.name_of(leader) }),
            _ => Ok(()),
        }
    }

    fn unknown_structure(&self, id: &str) -> Why {
        let known = self.pack.structures.iter().map(|structure| structure.id.clone()).collect();
        Why::NotInPack { field: "structure", value: id.to_owned(), known }
    }

    /// Whether a list of stages can be played: a first stage without a cut, every later one smaller, elimination last.
    fn check_stages(&self, stages: &[StagePlan]) -> Result<(), Why> {
        let bad = |stage: u16, problem| Err(Why::BadStages { stage, problem });
        if stages.is_empty() || stages.len() > 8 {
            return bad(1, StageProblem::None);
        }
        // A cut to as many as there are is none.
        let strictly = self.reading >= Reading::FOURTH;
        let mut swiss_rounds = 0;
        let mut entering: Option<u32> = None;
        for (number, stage) in (1u16..).zip(stages) {
            if let StagePlan::Swiss { rounds, carry, .. } = *stage {
                if rounds == 0 {
                    return bad(number, StageProblem::NoRounds);
                }
                swiss_rounds = if carry { swiss_rounds + u32::from(rounds) } else { u32::from(rounds) };
                if swiss_rounds > MOST_ROUNDS {
                    return bad(number, StageProblem::TooManyRounds);
                }
            }
            match (number, stage.cut()) {
                (1, Some(_)) => return bad(1, StageProblem::CutFirst),
                (1, None) => {}
                (_, None) => return bad(number, StageProblem::NoCut),
                (_, Some(cut)) if cut < 2 => return bad(number, StageProblem::CutSize),
                (_, Some(cut))
                    if entering.is_some_and(|before| cut > before || strictly && cut == before) =>
                {
                    return bad(number, StageProblem::CutNotSmaller);
                }
                (_, Some(cut)) => entering = Some(cut),
            }
            if matches!(stage, StagePlan::Elimination { .. }) && usize::from(number) < stages.len() {
                return bad(number + 1, StageProblem::AfterElimination);
            }
        }
        Ok(())
    }
}
