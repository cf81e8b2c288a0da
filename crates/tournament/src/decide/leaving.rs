//! Leaving and coming back: drop, no-show, rejoin, disqualification (CT-4.2.8 to CT-4.2.16, CT-4.2.32, CT-4.2.46).

use super::Ruling;
use crate::fact::Fact;
use crate::ids::{MatchId, Moment, PersonId, StageNo};
use crate::model::{DropReason, Match, Presence, Progress, Round, Seats};
use crate::reading::Reading;
use crate::refusal::Why;
use crate::settings::RoundKind;
use crate::state::{Desk, Tournament};

impl Tournament {
    pub(super) fn ask_to_drop(&self, player: PersonId) -> Ruling {
        self.check_active(player)?;
        if self.known_entry(player)?.asks_to_drop {
            return Err(Why::NothingChanges);
        }
        Ok(vec![Fact::DropAsked { player }])
    }

    /// Nobody has to leave who changes his or her mind before the organizer has acted on it (CT-4.2.8).
    pub(super) fn withdraw_drop(&self, player: PersonId) -> Ruling {
        if !self.known_entry(player)?.asks_to_drop {
            return Err(Why::NothingPending { player: self.name_of(player) });
        }
        Ok(vec![Fact::DropWithdrawn { player }])
    }

    pub(super) fn drop_player(&self, player: PersonId, why: DropReason, at: Moment) -> Ruling {
        self.check_active(player)?;
        if self.desk < Desk::Announced {
            return Ok(vec![Fact::Withdrawn { player }]);
        }
        // Dropping somebody because he or she did not appear is the same by either door.
        if let Some((id, it)) = self.my_match(player).filter(|_| why == DropReason::NoShow)
            && may_be_missing(it, player)
            && self.current_round().is_some_and(|round| round.progress > Progress::Drawn)
        {
            return self.no_show(id, player);
        }
        Ok(self.leave(player, Fact::Dropped { player, why }, at))
    }

    pub(super) fn no_show(&self, id: MatchId, absent: PersonId) -> Ruling {
        let it = self.known_match(id)?;
        self.check_active(absent)?;
        if !it.seats.seats(absent) {
            return Err(Why::NotSeatedThere { player: self.name_of(absent) });
        }
        let round = self.round(id.round).ok_or(Why::UnknownRound { round: id.round })?;
        match round.progress {
            Progress::Drawn => return Err(Why::NoRoundAt { needs: "published" }),
            Progress::Closed => return Err(Why::HasResult),
            Progress::Published | Progress::Running => {}
        }
        if !may_be_missing(it, absent) {
            let drawn_bye = matches!(it.seats, Seats::Bye(_));
            return Err(if drawn_bye { Why::NoGame } else { Why::HasResult });
        }
        let dropped = Fact::Dropped { player: absent, why: DropReason::NoShow };
        if self.is_qualified_before_first_game(absent) {
            return Ok(self.replaced(absent, dropped));
        }
        Ok(vec![Fact::Absent { id, absent }, dropped])
    }

    pub(super) fn ask_to_rejoin(&self, player: PersonId) -> Ruling {
        self.check_may_rejoin(player)?;
        if self.known_entry(player)?.asks_to_rejoin {
            return Err(Why::NothingChanges);
        }
        Ok(vec![Fact::RejoinAsked { player }])
    }

    /// Only in the stage that was left (CT-4.2.14), with an unpaired loss for each round missed (CT-4.2.13).
    pub(super) fn rejoin(&self, player: PersonId) -> Ruling {
        self.check_may_rejoin(player)?;
        self.check_leader_may_play(player)?;
        let sat = |round: &Round| {
            round.matches.iter().any(|it| it.seats.seats(player)) || round.unpaired.contains(&player)
        };
        let missed = self.rounds_seen();
        let missed = missed
            .into_iter()
            .filter(|number| self.round(*number).is_some_and(|round| !sat(round)))
            .collect();
        let mut facts = self.discard_unseen_draw();
        facts.push(Fact::Rejoined { player, missed });
        // Whoever is let in again is there.
        let entry = self.known_entry(player)?;
        facts.extend((self.settings.check_in && !entry.checked_in).then_some(Fact::CheckedIn { player }));
        Ok(facts)
    }

    pub(super) fn decline_rejoin(&self, player: PersonId) -> Ruling {
        if !self.known_entry(player)?.asks_to_rejoin {
            return Err(Why::NothingPending { player: self.name_of(player) });
        }
        Ok(vec![Fact::RejoinDeclined { player }])
    }

    pub(super) fn recommend(&self, player: PersonId, reason: &str, by: PersonId) -> Ruling {
        let entry = self.known_entry(player)?;
        let recommended = Ok(vec![Fact::Recommended { player, by, reason: reason.to_owned() }]);
        if self.reading < Reading::SECOND {
            return recommended;
        }
        if matches!(entry.presence, Presence::Disqualified { .. }) {
            return Err(Why::Disqualified { player: self.name_of(player) });
        }
        if entry.recommended.as_ref().is_some_and(|pending| pending.by == by && pending.reason == reason) {
            return Err(Why::NothingChanges);
        }
        recommended
    }

    pub(super) fn decline_recommendation(&self, player: PersonId) -> Ruling {
        if self.known_entry(player)?.recommended.is_none() {
            return Err(Why::NothingPending { player: self.name_of(player) });
        }
        Ok(vec![Fact::RecommendationDeclined { player }])
    }

    /// The organizer alone removes a player for unsporting conduct (CT-1.7.12); for good (CT-4.2.16).
    pub(super) fn disqualify(&self, player: PersonId, at: Moment) -> Ruling {
        let name = || self.name_of(player);
        match self.known_entry(player)?.presence {
            Presence::Disqualified { .. } => Err(Why::Disqualified { player: name() }),
            Presence::Active => Ok(self.leave(player, Fact::Disqualified { player }, at)),
            Presence::Dropped { .. } | Presence::CutOff { .. } | Presence::Eliminated { .. } => {
                Ok(vec![Fact::Disqualified { player }])
            }
        }
    }

    /// What follows when an active player leaves now: for the match under way, for a draw nobody has played, for the cut.
    fn leave(&self, player: PersonId, leaves: Fact, at: Moment) -> Vec<Fact> {
        if self.is_qualified_before_first_game(player) {
            return self.replaced(player, leaves);
        }
        let mut facts = self.discard_unseen_draw();
        if let Some((id, it)) = self.my_match(player).filter(|_| facts.is_empty())
            && matches!(it.seats, Seats::Pair(..))
            && it.result.is_none()
        {
            let round = self.current_round();
            let begun = round.is_some_and(|round| round.progress == Progress::Running);
            let swiss = round.is_some_and(|round| round.kind == RoundKind::Swiss);
            // Whoever leaves after somebody has reported how the game ended gives nothing up any more (CT-4.3.10): the report
            // waits for the other's word or a leader's.
            let ended = self.reading >= Reading::THIRD && it.reports.iter().any(Option::is_some);
            // Leaving a Swiss game that has begun is conceding it; where play was stopped there is nothing left to concede,
            // and the procedure decides the game as it stood (LT-4.3.12). Otherwise the opponent has a bye for the round.
            if swiss && begun {
                facts.extend((!ended).then(|| self.conceded_by_rule(id, player, at).ok()).flatten());
            } else {
                facts.push(Fact::Absent { id, absent: player });
            }
        }
        facts.push(leaves);
        facts
    }

    /// A qualified player leaves before the first game of the stage: the next in the standings is called up and everybody is
    /// seeded and drawn anew (CT-4.2.32 to CT-4.2.34).
    fn replaced(&self, player: PersonId, leaves: Fact) -> Vec<Fact> {
        let discarded = self.current_round().map(|_| Fact::DrawDiscarded);
        let reseeded = Fact::Reseeded { seeds: self.seeds_without(player) };
        discarded.into_iter().chain([leaves, reseeded]).collect()
    }

    /// Whether this player made the cut into a stage of which no game has begun.
    fn is_qualified_before_first_game(&self, player: PersonId) -> bool {
        let Some(stage) = self.stages.last() else { return false };
        let begun = self.round(stage.first_round).is_some_and(|round| round.progress >= Progress::Running);
        stage.seeds.contains(&player) && !begun
    }

    /// The seeds when one of them leaves: the others move up, the next in the standings comes in last (CT-4.2.33). With
    /// nobody left to come in, the lowest place stays empty and the top seed has a bye.
    pub(crate) fn seeds_without(&self, player: PersonId) -> Vec<PersonId> {
        let Some(stage) = self.stages.last() else { return Vec::new() };
        let ended = StageNo(self.current_stage().0.saturating_sub(1));
        let waits = |candidate: &PersonId| {
            let entry = self.person(*candidate).and_then(|it| it.entry.as_ref());
            entry.is_some_and(|entry| entry.presence == Presence::CutOff { stage: ended })
                && self.check_leader_may_play(*candidate).is_ok()
        };
        let order = self.last_table_round().map(|after| self.table(after).1).unwrap_or_default();
        let next = order.into_iter().find(waits);
        stage.seeds.iter().copied().filter(|seed| *seed != player).chain(next).collect()
    }

    fn check_active(&self, player: PersonId) -> Result<(), Why> {
        let name = self.name_of(player);
        match self.known_entry(player)?.presence {
            Presence::Active => Ok(()),
            Presence::Disqualified { .. } => Err(Why::Disqualified { player: name }),
            Presence::Dropped { .. } | Presence::CutOff { .. } | Presence::Eliminated { .. } => {
                Err(Why::NotActive { player: name })
            }
        }
    }

    fn check_may_rejoin(&self, player: PersonId) -> Result<(), Why> {
        let name = self.name_of(player);
        match self.known_entry(player)?.presence {
            Presence::Active => Err(Why::StillActive { player: name }),
            Presence::Disqualified { .. } => Err(Why::Disqualified { player: name }),
            Presence::Eliminated { .. } => Err(Why::Eliminated { player: name }),
            Presence::CutOff { .. } => Err(Why::CutOff { player: name }),
            // Whoever left before the first stage began left that stage.
            Presence::Dropped { stage, .. }
                if stage.max(StageNo(1)) != self.current_stage().max(StageNo(1)) =>
            {
                Err(Why::StageLeft { player: name })
            }
            Presence::Dropped { .. } if !self.stages.is_empty() && !self.current_stage_is_swiss() => {
                Err(Why::Eliminated { player: name })
            }
            Presence::Dropped { .. } => Ok(()),
        }
    }
}

/// Whether somebody drawn there can still be noted as missing: no result stands but the free win from the other's absence.
fn may_be_missing(it: &Match, player: PersonId) -> bool {
    match it.seats {
        Seats::Pair(..) => it.seats.seats(player) && it.result.is_none(),
        Seats::Bye(present) => present == player && it.absent.is_some(),
        Seats::Nobody(..) => false,
    }
}
