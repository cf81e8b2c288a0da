//! The judges' work: calls, rulings and appeals, conduct, proxies, cards lost and damaged, deck checks (CT-1.7, CT-2.2).

use regulations::StillMissing;

use super::{Asked, Ruling as Decision};
use crate::fact::Fact;
use crate::ids::{CallId, CaseId, ConductId, MatchId, PersonId};
use crate::judging::{
    Call, CallState, CardCase, CardTrouble, ConductReport, JudgeFact, JudgeWish, Proxy, Remedy, Ruling,
};
use crate::model::{Match, Presence, Progress, Role, Staff, StaffRole};
use crate::reading::Reading;
use crate::refusal::Why;
use crate::state::Tournament;

/// The kind of call that spectators may not make.
const MISSED_CHANCE: &str = "missed_opportunity";

impl Tournament {
    pub(super) fn judge(&self, wish: &JudgeWish, asked: &Asked<'_>) -> Decision {
        let (by, at) = (asked.person(), asked.at);
        let facts = match wish {
            JudgeWish::Call { id, kind, note } => return self.call(*id, kind, note, asked),
            JudgeWish::Claim { call } => return self.claim(*call, asked),
            JudgeWish::SettledByPlayers { call } => {
                self.open_call(*call)?;
                JudgeFact::Settled { call: *call, at }
            }
            JudgeWish::Withdraw { call } => {
                self.open_call(*call)?;
                JudgeFact::Withdrawn { call: *call, at }
            }
            JudgeWish::Rule { call, ruling } => return self.rule(*call, ruling, asked),
            JudgeWish::Appeal { call } => {
                let it = self.known_call(*call)?;
                match it.state {
                    CallState::Final => return Err(Why::RulingIsFinal),
                    CallState::Ruled => JudgeFact::Appealed { call: *call, by, at },
                    CallState::Open
                    | CallState::Claimed
                    | CallState::Appealed
                    | CallState::Settled
                    | CallState::Withdrawn => return Err(Why::NoRuling),
                }
            }
            JudgeWish::RuleFinally { call, ruling } => return self.rule_finally(*call, ruling, asked),
            JudgeWish::ReportConduct { about, category, note } => {
                self.known(*about)?;
                check_listed("category", category, &self.pack.lists.conduct)?;
                JudgeFact::ConductReported(ConductReport {
                    about: *about,
                    by,
                    at,
                    category: category.clone(),
                    note: note.clone(),
                    decided: None,
                })
            }
            JudgeWish::DecideConduct { report, remedy, note } => {
                return self.decide_conduct(*report, *remedy, note, asked);
            }
            JudgeWish::IssueProxy { case, card, illegible, date } => {
                self.check_makes_proxies(by)?;
                let it = self.known_case(*case)?;
                if it.trouble != CardTrouble::Damaged {
                    return Err(Why::ProxyOnlyForDamaged);
                }
                if it.replaced == Some(true) && self.reading >= Reading::THIRD {
                    return Err(Why::CardReplaced);
                }
                JudgeFact::ProxyIssued(Proxy {
                    case: *case,
                    player: it.player,
                    card: card.trim().to_owned(),
                    illegible: illegible.clone(),
                    by,
                    date: date.trim().to_owned(),
                })
            }
            JudgeWish::OpenCardCase { id, player, trouble, card, minutes } => {
                return self.open_case(*id, *player, *trouble, (card, *minutes), asked);
            }
            JudgeWish::CloseCardCase { case, replaced } => return self.close_case(*case, *replaced, asked),
            JudgeWish::KeepDespiteCase { case } => return self.keep_despite(*case, asked),
            JudgeWish::BeginDeckCheck { id } => {
                self.known_match(*id)?;
                JudgeFact::CheckBegun { id: *id, by, at }
            }
            JudgeWish::EndDeckCheck { check, findings, extension_seconds } => {
                let it =
                    self.judging.checks.get(*check as usize).ok_or(Why::UnknownCase { number: *check })?;
                if it.ended.is_some() {
                    return Err(Why::NothingChanges);
                }
                if *extension_seconds > 0 {
                    self.check_has_time(it.id)?;
                }
                let ended = JudgeFact::CheckEnded { check: *check, findings: findings.clone(), at };
                let extended = (*extension_seconds > 0)
                    .then_some(Fact::Extended { id: it.id, seconds: *extension_seconds });
                return Ok(std::iter::once(Fact::Judge(ended)).chain(extended).collect());
            }
        };
        Ok(vec![Fact::Judge(facts)])
    }

    fn call(&self, id: Option<MatchId>, kind: &str, note: &str, asked: &Asked<'_>) -> Decision {
        let seated = match id {
            Some(id) => self.public_match(id)?.seats.seats(asked.person()),
            None => false,
        };
        if kind == MISSED_CHANCE && !seated && !self.is_leader(asked.person()) {
            return Err(Why::MissedChance);
        }
        check_listed("kind", kind, &self.pack.lists.calls)?;
        Ok(vec![Fact::Judge(JudgeFact::Called(Call {
            id,
            by: asked.person(),
            at: asked.at,
            kind: kind.to_owned(),
            note: note.to_owned(),
            state: CallState::Open,
            claimed: None,
            rulings: Vec::new(),
        }))])
    }

    /// A match everybody knows of: before its round is published nobody can tell anything about it.
    fn public_match(&self, id: MatchId) -> Result<&Match, Why> {
        match self.round(id.round) {
            Some(round) if round.progress > Progress::Drawn || self.reading < Reading::SECOND => {
                self.known_match(id)
            }
            Some(_) | None => Err(Why::UnknownRound { round: id.round }),
        }
    }

    fn claim(&self, call: CallId, asked: &Asked<'_>) -> Decision {
        let it = self.open_call(call)?;
        if let Some(by) = it.claimed.filter(|by| *by != asked.person() && self.is_leader(*by)) {
            return Err(Why::CallTaken { by: self.name_of(by) });
        }
        if it.state == CallState::Appealed && !self.acts_as_marshal(asked.person()) {
            return Err(Why::RulingIsFinal);
        }
        self.check_ruling_person(it, asked)?;
        Ok(vec![Fact::Judge(JudgeFact::Claimed { call, by: asked.person(), at: asked.at })])
    }

    fn rule(&self, call: CallId, ruling: &Ruling, asked: &Asked<'_>) -> Decision {
        let it = self.known_call(call)?;
        match it.state {
            CallState::Final | CallState::Appealed => return Err(Why::RulingIsFinal),
            CallState::Settled | CallState::Withdrawn => return Err(Why::CallClosed),
            CallState::Open | CallState::Claimed | CallState::Ruled => {}
        }
        self.check_not_taken(it, asked.person())?;
        self.check_ruling_person(it, asked)?;
        let marshal = self.acts_as_marshal(asked.person());
        let for_marshals = self.pack.lists.calls.iter().any(|item| item.id == it.kind && item.marshal_only);
        if for_marshals && !marshal {
            return Err(Why::MarshalsQuestion { kind: it.kind.clone() });
        }
        // With nobody to appeal to, the ruling stands (LT-1.6.3).
        let last_word = marshal || !self.could_be_reviewed(it, asked.person());
        given(call, it, ruling, last_word, asked)
    }

    fn rule_finally(&self, call: CallId, ruling: &Ruling, asked: &Asked<'_>) -> Decision {
        let it = self.known_call(call)?;
        match it.state {
            CallState::Final => return Err(Why::RulingIsFinal),
            CallState::Settled | CallState::Withdrawn => return Err(Why::CallClosed),
            CallState::Open | CallState::Claimed | CallState::Ruled | CallState::Appealed => {}
        }
        self.check_not_taken(it, asked.person())?;
        self.check_ruling_person(it, asked)?;
        given(call, it, ruling, true, asked)
    }

    /// One open call is never handled by two marshals or by two judges (CT-1.2.1); a marshal may take a judge's place.
    fn check_not_taken(&self, it: &Call, person: PersonId) -> Result<(), Why> {
        let holds = |by: &PersonId| {
            let outranked = self.acts_as_marshal(person) && !self.acts_as_marshal(*by);
            it.is_open() && *by != person && self.is_leader(*by) && !outranked
        };
        match it.claimed.filter(holds) {
            Some(by) => Err(Why::CallTaken { by: self.name_of(by) }),
            None => Ok(()),
        }
    }

    /// Whether anybody but that person has a marshal's powers (now or once back on duty) and no seat in the game.
    fn could_be_reviewed(&self, it: &Call, ruled_by: PersonId) -> bool {
        let seated = |person| it.id.and_then(|id| self.match_of(id)).is_some_and(|it| it.seats.seats(person));
        let marshal = |person: PersonId, staff: Option<Staff>| match staff {
            Some(staff) => staff.role == StaffRole::Marshal,
            None => person == self.organizer && !self.has_marshal(),
        };
        self.people().any(|(id, person)| marshal(id, person.staff) && id != ruled_by && !seated(id))
    }

    /// Nobody rules in a game of his or her own. A ruling once given may be reviewed by any marshal outside the game.
    fn check_ruling_person(&self, it: &Call, asked: &Asked<'_>) -> Result<(), Why> {
        let Some(id) = it.id else { return Ok(()) };
        let reviews = !it.rulings.is_empty() && self.acts_as_marshal(asked.person());
        if reviews && !self.known_match(id)?.seats.seats(asked.person()) {
            return Ok(());
        }
        self.check_may_rule(asked.person(), id)
    }

    fn decide_conduct(&self, report: ConductId, remedy: Remedy, note: &str, asked: &Asked<'_>) -> Decision {
        let it = self.judging.conduct.get(report.index()).ok_or(Why::UnknownCase { number: report.0 })?;
        if self.reading >= Reading::FOURTH && !self.awaits_verdict(it) {
            return Err(Why::ConductDecided);
        }
        let (by, at) = (asked.person(), asked.at);
        let decided = JudgeFact::ConductDecided { report, by, at, remedy, note: note.to_owned() };
        let mut facts = vec![Fact::Judge(decided)];
        // A marshal does not disqualify; the recommendation goes to the organizer (CT-1.2.5).
        if remedy == Remedy::Recommendation {
            self.known_entry(it.about)?;
            facts.push(Fact::Recommended { player: it.about, by, reason: note.to_owned() });
        }
        Ok(facts)
    }

    /// Whether a marshal has still to say what follows from a report. A verdict stands; a recommendation that the organizer
    /// declined leaves the question what does follow (CT-1.2.4, CT-1.2.5).
    pub fn awaits_verdict(&self, report: &ConductReport) -> bool {
        match report.decided {
            None => true,
            Some((_, Remedy::Recommendation, _)) => {
                self.person(report.about).and_then(|it| it.entry.as_ref()).is_some_and(|it| {
                    it.recommended.is_none() && !matches!(it.presence, Presence::Disqualified { .. })
                })
            }
            Some((_, Remedy::Unfounded | Remedy::Warning | Remedy::Penalty, _)) => false,
        }
    }

    fn check_makes_proxies(&self, by: PersonId) -> Result<(), Why> {
        if self.settings.organizer_makes_proxies && self.role(by) != Role::Organizer {
            return Err(Why::OrganizerMakesProxies);
        }
        Ok(())
    }

    /// A card lost before the game gives time to look for it (CT-2.2.29), as much as the leader says; lost during the game,
    /// the game is conceded (CT-2.2.32).
    fn open_case(
        &self,
        id: Option<MatchId>,
        player: PersonId,
        trouble: CardTrouble,
        (card, minutes): (&str, Option<u32>),
        asked: &Asked<'_>,
    ) -> Decision {
        self.known_entry(player)?;
        if let Some(id) = id
            && !self.known_match(id)?.seats.seats(player)
        {
            return Err(Why::NotAPlayer { person: self.name_of(player) });
        }
        let before = self.reading < Reading::SECOND;
        // A card missed in a game costs the game under way, also if nobody said which one that is.
        let playing = || self.my_match(player).map(|(id, _)| id).filter(|id| self.open_match(*id).is_ok());
        let id = if trouble == CardTrouble::LostDuringGame && !before { id.or_else(playing) } else { id };
        // A game that has its result is not lost for a card any more: that would be a correction.
        if let (Some(id), CardTrouble::LostDuringGame, false) = (id, trouble, before) {
            self.open_match(id)?;
            self.check_may_rule(asked.person(), id)?;
        }
        let is_open = |id: &MatchId| before || self.match_of(*id).is_some_and(|it| it.result.is_none());
        let offered = self.pack.cards.as_ref().map_or(0, |cards| cards.search_minutes);
        let minutes = minutes.unwrap_or(offered);
        let seconds = minutes.saturating_mul(60);
        let until =
            (trouble == CardTrouble::LostBeforeGame).then(|| asked.at.plus_seconds(i64::from(seconds)));
        let opened = JudgeFact::CaseOpened(CardCase {
            id,
            player,
            trouble,
            card: card.trim().to_owned(),
            at: asked.at,
            until,
            replaced: None,
            kept: false,
        });
        let mut facts = vec![Fact::Judge(opened)];
        match (trouble, id.filter(is_open)) {
            (CardTrouble::LostBeforeGame, Some(id)) if seconds > 0 => {
                self.check_has_time(id)?;
                facts.push(Fact::Extended { id, seconds });
            }
            (CardTrouble::LostDuringGame, Some(id)) => {
                facts.push(self.conceded_by_rule(id, player, asked.at)?);
            }
            (CardTrouble::LostBeforeGame, Some(_) | None)
            | (CardTrouble::LostDuringGame, None)
            | (CardTrouble::Damaged, Some(_) | None) => {}
        }
        Ok(facts)
    }

    /// Not found in time: the game is conceded, also one that has not begun (CT-2.2.30).
    fn close_case(&self, case: CaseId, replaced: bool, asked: &Asked<'_>) -> Decision {
        let it = self.known_case(case)?;
        if it.replaced == Some(replaced) {
            return Err(Why::NothingChanges);
        }
        let mut facts = vec![Fact::Judge(JudgeFact::CaseClosed { case, replaced, at: asked.at })];
        let open = it.id.filter(|id| self.match_of(*id).is_some_and(|it| it.result.is_none()));
        if let Some(id) = open.filter(|_| !replaced && it.trouble == CardTrouble::LostBeforeGame) {
            if self.reading >= Reading::SECOND {
                self.check_may_rule(asked.person(), id)?;
            }
            facts.push(self.conceded_by_rule(id, it.player, asked.at)?);
        }
        Ok(facts)
    }

    /// The organizer may keep a player in without the card, unless the pack says that such a player is removed (CT-2.2.31,
    /// PT-2.2.20).
    fn keep_despite(&self, case: CaseId, asked: &Asked<'_>) -> Decision {
        let it = self.known_case(case)?;
        if !it.is_lacking() {
            return Err(Why::NothingChanges);
        }
        if self.pack.cards.as_ref().is_some_and(|cards| cards.still_missing == StillMissing::Removed) {
            return Err(Why::CannotKeep { player: self.name_of(it.player) });
        }
        Ok(vec![Fact::Judge(JudgeFact::CaseKept { case, at: asked.at })])
    }

    /// Whether a player's lost card has not been replaced yet.
    pub(super) fn lacks_a_card(&self, player: PersonId) -> bool {
        self.judging.cases.iter().any(|case| case.player == player && case.is_lacking())
    }

    fn known_call(&self, call: CallId) -> Result<&Call, Why> {
        self.judging.calls.get(call.index()).ok_or(Why::UnknownCase { number: call.0 })
    }

    fn open_call(&self, call: CallId) -> Result<&Call, Why> {
        let it = self.known_call(call)?;
        if it.is_open() { Ok(it) } else { Err(Why::CallClosed) }
    }

    fn known_case(&self, case: CaseId) -> Result<&CardCase, Why> {
        self.judging.cases.get(case.index()).ok_or(Why::UnknownCase { number: case.0 })
    }
}

/// A ruling as given. Only a marshal overrules a document, and says where and why.
fn given(call: CallId, it: &Call, ruling: &Ruling, last_word: bool, asked: &Asked<'_>) -> Decision {
    if let Some(overruling) = &ruling.overrules
        && (overruling.passage.trim().is_empty() || overruling.error.trim().is_empty() || !last_word)
    {
        return Err(Why::OverrulingIncomplete);
    }
    let ruled =
        JudgeFact::Ruled { call, by: asked.person(), at: asked.at, ruling: ruling.clone(), last_word };
    let extended = it
        .id
        .filter(|_| ruling.extension_seconds > 0)
        .map(|id| Fact::Extended { id, seconds: ruling.extension_seconds });
    Ok(std::iter::once(Fact::Judge(ruled)).chain(extended).collect())
}

fn check_listed(field: &'static str, value: &str, list: &[regulations::Item]) -> Result<(), Why> {
    if list.iter().any(|item| item.id == value) {
        return Ok(());
    }
    let known = list.iter().map(|item| item.id.clone()).collect();
    Err(Why::NotInPack { field, value: value.to_owned(), known })
}
