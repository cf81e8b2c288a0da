//! Deck lists: judged whichever door they come in at, kept as they were handed in, with what was found (CT-2.2.2,
//! CT-2.2.13, LT-2.2.2, LT-2.2.23).
//!
//! A list that cannot be read is no list. A list that breaks a rule is refused to its player; a leader may enter it all
//! the same, because it exists and somebody has to deal with it, and then the broken clauses stand on record.

use decks::{Setting, Weight};
use jiff::civil::Date;
use jiff::tz::TimeZone;
use rulebook::Cites;

use super::{Asked, Ruling, Tournament, Why};
use crate::command::Actor;
use crate::fact::Fact;
use crate::ids::{Moment, PersonId};
use crate::model::DeckVerdict;

impl Tournament {
    /// What decks are judged by; none where the pack's game has no decks. Without a first day in the settings, `today`
    /// is taken for it.
    pub fn deck_setting(&self, today: Date) -> Option<Setting> {
        let rules = decks::Rules::of_pack(self.pack())?;
        let settings = self.settings();
        let date = settings.date.and_then(|date| date.to_string().parse().ok());
        let mut setting = Setting::new(&rules, date.unwrap_or(today));
        if rules.tier(&settings.tier).is_some() {
            setting.tier.clone_from(&settings.tier);
        }
        let region = settings.region.as_deref().and_then(decks::Region::of_code);
        setting.region = region.unwrap_or(setting.region);
        setting.list_required = settings.deck_lists;
        Some(setting)
    }

    /// Deck lists are handed in before the start (CT-2.2.14); one deck for the whole tournament (CT-2.2.4).
    pub(super) fn submit_deck(&self, player: PersonId, text: &str, asked: &Asked<'_>) -> Ruling {
        self.known_entry(player)?;
        if !self.takes_deck_list(player) {
            return Err(Why::DeckListsClosed);
        }
        let judged = self.verdict(player, text, asked)?;
        Ok(vec![Fact::DeckSubmitted { player, text: text.to_owned(), judged }])
    }

    /// Only leaders mend a list after the start (CT-2.2.19).
    pub(super) fn amend_deck(&self, player: PersonId, text: &str, asked: &Asked<'_>) -> Ruling {
        self.known_entry(player)?;
        let judged = self.verdict(player, text, asked)?;
        Ok(vec![Fact::DeckAmended { player, text: text.to_owned(), judged }])
    }

    fn verdict(&self, player: PersonId, text: &str, asked: &Asked<'_>) -> Result<Option<DeckVerdict>, Why> {
        let Some(setting) = self.deck_setting(day_of(asked.at)) else { return Ok(None) };
        let name = self.name_of(player);
        let judgement = decks::judge(text, &setting, Some(&name))
            .map_err(|why| Why::DeckUnreadable { why: why.saying() })?;
        let own = asked.by == Actor::Person(player);
        // By whatever catalogue: no player could hand in a list that was found to break a rule.
        if let Some(then) = self.judged_then.as_ref().filter(|then| !own || then.breaks.is_empty()) {
            return Ok(Some(then.clone()));
        }
        if let Some(reason) = judgement.reason()
            && (own || !judgement.reading.troubles.is_empty())
        {
            let refusals = judgement.findings.iter().filter(|finding| finding.is_refusal()).count();
            let reasons = judgement.reading.troubles.len() + refusals;
            let (clause, reason) = (reason.clause(), reason.saying());
            return Err(Why::DeckRefused { clause, reason, more: reasons.saturating_sub(1) });
        }
        let clauses = |weight| {
            let of_weight = judgement.findings.iter().filter(|finding| finding.weight == weight);
            of_weight.map(Cites::clause).collect()
        };
        Ok(Some(DeckVerdict { breaks: clauses(Weight::Refused), open: clauses(Weight::Undecided) }))
    }
}

/// The day of a moment, as the world counts it.
fn day_of(at: Moment) -> Date {
    let stamp = jiff::Timestamp::from_millisecond(at.0).unwrap_or_default();
    stamp.to_zoned(TimeZone::UTC).date()
}
