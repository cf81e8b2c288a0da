//! The judges' work at the desk: calls and rulings, cards lost and damaged, conduct, drawn games played on.

use rulebook::say;
use tournament::judging::{CardTrouble, JudgeWish, Remedy, Ruling};
use tournament::{CallId, CaseId, ConductId, MatchId, Wish};

use super::{Done, Session};
use crate::console::Failure;
use crate::tournament::player_named;

impl Session<'_> {
    /// Notes a call; without arguments, shows those that wait and the kinds there are.
    pub(super) fn call(&mut self, rest: &str) -> Done {
        if rest.is_empty() {
            self.list_calls();
            return Ok(());
        }
        let (place, rest) = split(rest);
        let (kind, note) = split(rest);
        let id = if place == "desk" { None } else { Some(self.table(place)?) };
        let number = self.tournament.judging().calls.len();
        let wish = JudgeWish::Call { id, kind: kind.to_owned(), note: note.to_owned() };
        self.organizer(Wish::Judge(wish))?;
        self.tell(&say!("run-called", number = number));
        Ok(())
    }

    fn list_calls(&self) {
        for (id, call) in self.tournament.waiting_calls() {
            let by = self.tournament.name_of(call.by);
            self.tell(&say!("run-call-line", number = id.0, kind = call.kind.as_str(), by = by));
        }
        let kinds: Vec<String> =
            self.tournament.pack().lists.calls.iter().map(|item| item.id.clone()).collect();
        self.tell(&say!("run-call-kinds", kinds = kinds));
    }

    /// Rules on a call, with the last word where the organizer is the marshal too.
    pub(super) fn rule(&mut self, rest: &str) -> Done {
        let (call, text) = split(rest);
        let call = CallId(number(call, "CALL RULING")?);
        let text = if text.is_empty() { self.ask(&say!("run-ask-ruling"))? } else { text.to_owned() };
        let ruling = Ruling { text, extension_seconds: 0, overrules: None };
        self.organizer(Wish::Judge(JudgeWish::Rule { call, ruling }))?;
        self.tell(&say!("run-ruled", number = call.0));
        Ok(())
    }

    pub(super) fn card(&mut self, rest: &str) -> Done {
        let wrong = || Failure::new(say!("run-needs", what = "PLAYER, lost|ingame|damaged [CARD]"));
        let (name, rest) = rest.split_once(',').ok_or_else(wrong)?;
        let player = player_named(&self.tournament, name.trim())?;
        let (trouble, card) = split(rest.trim());
        let trouble = match trouble {
            "lost" => CardTrouble::LostBeforeGame,
            "ingame" => CardTrouble::LostDuringGame,
            "damaged" => CardTrouble::Damaged,
            _ => return Err(wrong().into()),
        };
        let id: Option<MatchId> = self.tournament.my_match(player).map(|(id, _)| id);
        let case = self.tournament.judging().cases.len();
        let card = card.to_owned();
        let wish = JudgeWish::OpenCardCase { id, player, trouble, card, minutes: None };
        self.organizer(Wish::Judge(wish))?;
        self.tell(&say!("run-card-case", number = case));
        Ok(())
    }

    pub(super) fn replaced(&mut self, rest: &str) -> Done {
        let (case, answer) = split(rest);
        let replaced = match answer {
            "yes" | "tak" | "ja" => true,
            "no" | "nie" | "nein" => false,
            _ => return Err(Failure::new(say!("run-needs", what = "CASE yes|no")).into()),
        };
        let case = CaseId(number(case, "CASE yes|no")?);
        self.organizer(Wish::Judge(JudgeWish::CloseCardCase { case, replaced }))?;
        self.tell(&say!("run-card-case-closed", number = case.0));
        Ok(())
    }

    pub(super) fn conduct(&mut self, rest: &str) -> Done {
        let Some((name, rest)) = rest.split_once(',') else {
            let kinds: Vec<String> =
                self.tournament.pack().lists.conduct.iter().map(|item| item.id.clone()).collect();
            self.tell(&say!("run-conduct-kinds", kinds = kinds));
            return Err(Failure::new(say!("run-needs", what = "NAME, KIND [NOTE]")).into());
        };
        let about = self.somebody(name.trim())?;
        let (category, note) = split(rest.trim());
        let report = self.tournament.judging().conduct.len();
        let (category, note) = (category.to_owned(), note.to_owned());
        self.organizer(Wish::Judge(JudgeWish::ReportConduct { about, category, note }))?;
        self.tell(&say!("run-conduct-noted", number = report));
        Ok(())
    }

    pub(super) fn verdict(&mut self, rest: &str) -> Done {
        const USAGE: &str = "REPORT unfounded|warning|penalty|recommendation";
        let (report, remedy) = split(rest);
        let remedy = match remedy {
            "unfounded" => Remedy::Unfounded,
            "warning" => Remedy::Warning,
            "penalty" => Remedy::Penalty,
            "recommendation" => Remedy::Recommendation,
            _ => return Err(Failure::new(say!("run-needs", what = USAGE)).into()),
        };
        let report = ConductId(number(report, USAGE)?);
        let note = self.ask(&say!("run-ask-reason"))?;
        self.organizer(Wish::Judge(JudgeWish::DecideConduct { report, remedy, note }))?;
        self.tell(&say!("run-conduct-decided", number = report.0));
        Ok(())
    }

    /// Declares an elimination game drawn: one more game round is played.
    pub(super) fn play_on(&mut self, rest: &str) -> Done {
        let id = self.table(rest)?;
        let reason = self.ask(&say!("run-ask-reason"))?;
        self.organizer(Wish::PlayOn { id, reason })?;
        let number = self.tournament.match_of(id).map_or(0, |it| it.extra.begun);
        self.tell(&say!("run-played-on", number = number));
        Ok(())
    }

    pub(super) fn played(&mut self, rest: &str) -> Done {
        let id = self.table(rest)?;
        self.organizer(Wish::EndExtraRound { id })?;
        self.tell(&say!("run-extra-round-over"));
        Ok(())
    }
}

fn split(text: &str) -> (&str, &str) {
    let (first, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    (first, rest.trim())
}

fn number(text: &str, usage: &'static str) -> Result<u32, Failure> {
    text.parse().map_err(|_| Failure::new(say!("run-needs", what = usage)))
}
