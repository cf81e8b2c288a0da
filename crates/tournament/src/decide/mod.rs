//! The rules, in the order of a day. Each file is one part of it; each function one wish: checks first, then the facts.

mod at_table;
mod decks;
mod enrolment;
mod judges;
mod leaving;
mod limits;
mod news;
mod people;
mod plan;
mod results;
mod rounds;
mod routing;
mod stages;
mod undo;

use rulebook::{Dice, Rulebook};

use crate::command::{Actor, Command, Wish};
use crate::fact::Fact;
use crate::ids::{MatchId, Moment, PersonId};
use crate::judging::{Call, JudgeWish};
use crate::model::{Match, Person, Progress, StaffRole};
use crate::refusal::{Refusal, Why};
use crate::rights::{Action, Capacity};
use crate::state::{Desk, Tournament};

/// What a rule comes to: facts, or the reason why not.
type Ruling = Result<Vec<Fact>, Why>;

impl Rulebook for Tournament {
    type Command = Command;
    type Fact = Fact;
    type Refusal = Refusal;

    fn decide(&self, command: &Command, dice: &Dice) -> Result<Vec<Fact>, Refusal> {
        self.ruling(command, dice).map_err(|why| Refusal::new(why, &self.pack))
    }

    fn apply(&mut self, fact: &Fact) {
        self.take(fact);
    }
}

/// Somebody's wish with who and when at hand.
#[derive(Clone, Copy)]
struct Asked<'a> {
    by: Actor,
    at: Moment,
    dice: &'a Dice,
}

impl Asked<'_> {
    /// The person asking. Rights have been checked, so a newcomer only reaches what is open to newcomers.
    fn person(&self) -> PersonId {
        match self.by {
            Actor::Person(person) => person,
            Actor::Newcomer => PersonId(u32::MAX),
        }
    }
}

impl Tournament {
    fn ruling(&self, command: &Command, dice: &Dice) -> Ruling {
        let wish = &command.wish;
        match (self.desk, wish) {
            (Desk::Nothing, Wish::Found { .. }) => {}
            (Desk::Nothing, _) => return Err(Why::NotFounded),
            (_, Wish::Found { .. }) => return Err(Why::AlreadyFounded),
            (Desk::Finished, wish) if !matches!(wish, Wish::Correct { .. } | Wish::SetPrizes { .. }) => {
                return Err(Why::Over);
            }
            _ if self.commitment != Some(dice.seed().commitment()) => return Err(Why::WrongSeed),
            _ => {}
        }
        // Only whoever says that the clock was wrong may speak of an earlier moment.
        if command.at < self.last_step_at() && !matches!(wish, Wish::SetClock { .. }) {
            return Err(Why::BeforeLastStep);
        }
        limits::check(wish)?;
        self.check_right(command.by, wish)?;
        let asked = Asked { by: command.by, at: command.at, dice };
        let effect = self.effect(wish, &asked)?;
        let step = self.sealed(Fact::Step {
            by: command.by,
            at: command.at,
            action: wish.action(),
            reason: wish.reason().map(ToOwned::to_owned),
            reading: self.reading,
            seal: None,
        });
        Ok(std::iter::once(step).chain(effect).collect())
    }

    fn effect(&self, wish: &Wish, asked: &Asked<'_>) -> Ruling {
        match wish {
            Wish::Found { name, organizer, settings, commitment } => {
                self.found(name, organizer, settings, *commitment, asked)
            }
            Wish::Change { settings } => self.change(settings),
            Wish::RenameTournament { name } => self.rename_tournament(name),
            Wish::SetPrizes { prizes } => self.set_prizes(prizes),
            Wish::Rename { person, name } => self.rename(*person, name),
            Wish::GiveRights { person, actions } => self.give_rights(*person, actions),
            Wish::Admit { key, name } => self.admit(key.as_deref(), name),
            Wish::Appoint { person, role } => self.appoint(*person, *role),
            Wish::Dismiss { person } => self.dismiss(*person),
            Wish::HandOver { to } => self.hand_over(*to),
            Wish::Duty { on } => self.duty(asked.person(), *on),
            Wish::NameSecondLeader { playing, second } => self.name_second_leader(*playing, *second),
            Wish::NameRuler { id, person } => self.name_ruler(*id, *person),
            Wish::Enrol { key, name, team } => self.enrol(key.as_deref(), name, team.as_deref(), asked),
            Wish::EnrolPerson { person } => self.enrol_person(*person),
            Wish::Withdraw { player } => self.withdraw(*player),
            Wish::CheckIn { player } => self.check_in(*player),
            Wish::FixTable { player, table } => self.fix_table(*player, *table),
            Wish::SubmitDeck { player, text } => self.submit_deck(*player, text, asked),
            Wish::AmendDeck { player, text, .. } => self.amend_deck(*player, text, asked),
            Wish::CloseRegistration => self.close_registration(),
            Wish::ReopenRegistration => self.reopen_registration(),
            Wish::AnnouncePlan => self.announce_plan(),
            Wish::Draw => self.draw_round(1, asked),
            Wish::Redraw { .. } => self.redraw(asked),
            Wish::Adjust { matches, .. } => self.adjust(matches),
            Wish::Publish => self.publish(),
            Wish::SitDown { id } => self.sit_down(*id),
            Wish::StartClock => self.start_clock(asked.at),
            Wish::PauseClock { .. } => self.pause_clock(asked.at),
            Wish::ResumeClock => self.resume_clock(asked.at),
            Wish::AdjustClock { seconds, .. } => self.extend_all(*seconds),
            Wish::SetClock { elapsed_seconds, .. } => self.set_clock(*elapsed_seconds, asked.at),
            Wish::Extend { id, seconds, .. } => self.extend(*id, *seconds, asked.person()),
            Wish::Close => self.close_round(asked),
            Wish::Report { id, claim } => self.report(*id, claim, asked),
            Wish::Confirm { id } => self.confirm(*id, asked),
            Wish::Concede { id } => self.concede(*id, asked),
            Wish::Settle { id, claim, reason } => self.settle(*id, claim, reason, asked),
            Wish::PlayOn { id, .. } => self.play_on(*id, asked.person()),
            Wish::EndExtraRound { id } => self.end_extra_round(*id),
            Wish::Correct { id, claim, .. } => self.correct(*id, claim, asked),
            Wish::AskToDrop => self.ask_to_drop(asked.person()),
            Wish::WithdrawDrop => self.withdraw_drop(asked.person()),
            Wish::Drop { player, why } => self.drop_player(*player, *why, asked.at),
            Wish::NoShow { id, absent } => self.no_show(*id, *absent),
            Wish::AskToRejoin => self.ask_to_rejoin(asked.person()),
            Wish::Rejoin { player } => self.rejoin(*player),
            Wish::DeclineRejoin { player } => self.decline_rejoin(*player),
            Wish::RecommendDisqualification { player, reason } => {
                self.recommend(*player, reason, asked.person())
            }
            Wish::DeclineRecommendation { player } => self.decline_recommendation(*player),
            Wish::Disqualify { player, .. } => self.disqualify(*player, asked.at),
            Wish::Cut => self.cut(),
            Wish::Finish => self.finish(asked.dice),
            Wish::Undo { step, .. } => self.undo(*step),
            Wish::Tell { text, until } => Tournament::tell(text, *until, asked),
            Wish::EndAnnouncement { number } => self.end_announcement(*number, asked.at),
            Wish::AtTable(wish) => self.at_table(wish, asked),
            Wish::Judge(wish) => self.judge(wish, asked),
        }
    }

    /// Whether somebody may do this at all, before it is looked at whether it can be done now.
    fn check_right(&self, by: Actor, wish: &Wish) -> Result<(), Why> {
        if let Actor::Person(person) = by {
            self.known(person)?;
        }
        let action = wish.action();
        let open_to = action.open_to();
        if self.may_by_gift(by, action) {
            return Ok(());
        }
        if open_to.iter().any(|capacity| self.has_capacity(by, *capacity, wish)) {
            return Ok(());
        }
        if let Actor::Person(person) = by
            && let Some(staff) = self.person(person).and_then(|it| it.staff)
            && !staff.on_duty
            && open_to.iter().any(|capacity| matches!(capacity, Capacity::Leader | Capacity::Marshal))
        {
            return Err(Why::OffDuty {
                person: self.name_of(person),
                marshal: staff.role == StaffRole::Marshal,
            });
        }
        Err(Why::NotAllowed { action, needs: open_to.to_vec() })
    }

    /// The capacities in which somebody may do this, of those that suffice; none if that person may not.
    pub fn capacities(&self, by: Actor, wish: &Wish) -> Vec<Capacity> {
        let open_to = wish.action().open_to().iter().copied();
        open_to.filter(|capacity| self.has_capacity(by, *capacity, wish)).collect()
    }

    /// Whether the organizer let somebody do this too.
    fn may_by_gift(&self, by: Actor, action: Action) -> bool {
        let Actor::Person(person) = by else { return false };
        action.can_be_given() && self.person(person).is_some_and(|it| it.given.contains(&action))
    }

    fn has_capacity(&self, by: Actor, capacity: Capacity, wish: &Wish) -> bool {
        let Actor::Person(person) = by else { return capacity == Capacity::Newcomer };
        match capacity {
            Capacity::Organizer => person == self.organizer,
            Capacity::Marshal => self.acts_as_marshal(person),
            Capacity::Leader => self.is_leader(person),
            Capacity::Staff => self.person(person).is_some_and(|it| it.staff.is_some()),
            Capacity::Seated => self.is_seated_for(person, wish),
            Capacity::Oneself => self.is_about_oneself(person, wish),
            Capacity::Participant => true,
            Capacity::Newcomer => false,
        }
    }

    /// Whether somebody plays in the match a wish is about, or put the question at the desk it is about. Whether the match
    /// or call exists at all is answered later, with its own reason.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what is not listed is nobody's own match, and refused"
    )]
    fn is_seated_for(&self, person: PersonId, wish: &Wish) -> bool {
        let id = match wish {
            Wish::SitDown { id }
            | Wish::Report { id, .. }
            | Wish::Confirm { id }
            | Wish::Concede { id }
            | Wish::EndExtraRound { id } => *id,
            Wish::AtTable(wish) => wish.id(),
            Wish::Judge(JudgeWish::Appeal { call } | JudgeWish::SettledByPlayers { call }) => {
                match self.judging.calls.get(call.index()) {
                    Some(Call { id: Some(id), .. }) => *id,
                    Some(call) => return call.by == person,
                    None => return true,
                }
            }
            _ => return false,
        };
        // Before the draw is published nobody sits anywhere: otherwise the reason would tell who plays where.
        let drawn = self.round(id.round).is_some_and(|round| round.progress == Progress::Drawn);
        !drawn && self.match_of(id).is_none_or(|it| it.seats.seats(person))
    }

    /// Whether a player wishes something for himself or herself.
    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what is not listed is nobody's own affair, and refused"
    )]
    fn is_about_oneself(&self, person: PersonId, wish: &Wish) -> bool {
        let plays = || self.person(person).is_some_and(|it| it.entry.is_some());
        match wish {
            Wish::Withdraw { player } | Wish::CheckIn { player } | Wish::SubmitDeck { player, .. } => {
                *player == person
            }
            Wish::Judge(JudgeWish::Withdraw { call }) => {
                self.judging.calls.get(call.index()).map_or_else(plays, |call| call.by == person)
            }
            Wish::AskToDrop | Wish::WithdrawDrop | Wish::AskToRejoin => plays(),
            _ => false,
        }
    }

    pub(crate) fn last_step_at(&self) -> Moment {
        let newest = self.effective.iter().rev().find_map(|fact| {
            let Fact::Step { at, .. } = **fact else { return None };
            Some(at)
        });
        newest.unwrap_or(Moment(i64::MIN))
    }

    fn known(&self, person: PersonId) -> Result<&Person, Why> {
        self.person(person).ok_or(Why::UnknownPerson { person })
    }

    fn known_match(&self, id: MatchId) -> Result<&Match, Why> {
        let round = self.round(id.round).ok_or(Why::UnknownRound { round: id.round })?;
        let it = round.matches.get(usize::from(id.place));
        it.ok_or(Why::UnknownMatch { round: id.round, place: id.place })
    }
}

/// Whether undoing may reach behind this step.
fn can_be_undone(action: Action) -> bool {
    !matches!(action, Action::Found | Action::Finish)
}
