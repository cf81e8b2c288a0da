//! The workbench: a deck in the making, for which tournament it is judged, and what is looked for; all of it stands in the
//! address, and every button of the builder is the address of the deck it leads to.

use std::fmt::Write as _;

use decks::{
    CardId, DeckList, Finding, Format, Game, PartUse, Region, Rules, Setting, comes_with, parse, write,
};
use rulebook::{Cites, say};
use serde::Deserialize;
use tournament::Tournament;
use web::Problem;

use crate::{App, clock};

/// What the address of the builder says, field by field as it came.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(in crate::page) struct Address {
    /// The deck.
    pub(super) d: String,
    /// Words and filters looked for.
    pub(super) q: String,
    /// A card type looked for.
    #[serde(rename = "type")]
    pub(super) kind: String,
    /// A faction or clan looked for.
    pub(super) side: String,
    /// A cost looked for.
    pub(super) cost: String,
    /// Whether cards the deck cannot hold are shown too.
    pub(super) all: String,
    /// How many of the cards found are skipped.
    pub(super) from: usize,
    /// A new name for the deck.
    pub(super) name: Option<String>,
    /// The tournament the deck is judged for.
    pub(super) t: String,
    pub(super) rules: String,
    pub(super) date: String,
    pub(super) tier: String,
    pub(super) region: String,
}

/// A deck in the making.
#[derive(Clone, Debug)]
pub(super) struct Bench {
    pub(super) game: Game,
    pub(super) list: DeckList,
    pub(super) setting: Setting,
    pub(super) findings: Vec<Finding>,
    pub(super) address: Address,
    /// The name of the tournament it is judged for.
    pub(super) judged_for: Option<String>,
}

impl Bench {
    /// The bench an address leads to.
    pub(super) async fn at(app: &App, game: Game, address: Address) -> Result<Bench, Problem> {
        let (setting, judged_for) = setting(app, game, &address).await?;
        let mut list = if address.d.is_empty() {
            DeckList::new(game, [])
        } else {
            let unreadable = |why: decks::Unreadable| Problem::field("d", why.saying());
            let draft = parse(format!("/decks/{game}?d={}", address.d)).map_err(unreadable)?;
            let reading = draft.identify(&setting);
            if let Some(trouble) = reading.troubles.first() {
                return Err(Problem::field("d", trouble.saying()));
            }
            reading.list
        };
        if let Some(name) = &address.name {
            let name: String = name.trim().chars().take(60).collect();
            list.name = (!name.is_empty()).then_some(name);
        }
        Ok(Bench::of(list, setting, address, judged_for))
    }

    pub(super) fn of(
        list: DeckList,
        setting: Setting,
        address: Address,
        judged_for: Option<String>,
    ) -> Bench {
        let findings = decks::check(&list, &setting);
        Bench { game: list.game, list, setting, findings, address, judged_for }
    }

    /// The card that leads the deck.
    pub(super) fn leader(&self) -> Option<CardId> {
        let leads = |part| self.game.usage(part) == Some(PartUse::Leads);
        self.list.entries().iter().find(|entry| leads(entry.part)).map(|entry| entry.card)
    }

    /// How many copies of a card the deck holds, in all its parts.
    pub(super) fn copies(&self, card: CardId) -> u32 {
        let copies = self.list.entries().iter().filter(|entry| entry.card == card).map(|entry| entry.copies);
        copies.fold(0, u32::saturating_add)
    }

    /// The deck with another leader: the old one leaves with its squad or its role, the new one brings its squad.
    pub(super) fn led_by(&self, leader: CardId) -> DeckList {
        let mut list = self.list.clone();
        let squad = self.leader().map(comes_with).unwrap_or_default();
        let leaving: Vec<_> = (self.list.entries().iter())
            .filter(|entry| {
                matches!(self.game.usage(entry.part), Some(PartUse::Leads | PartUse::Beside))
                    || squad.iter().any(|(card, _)| *card == entry.card)
            })
            .copied()
            .collect();
        for entry in leaving {
            list = list.with(entry.card, -(entry.copies as i32));
        }
        list = list.with(leader, 1);
        comes_with(leader).into_iter().fold(list, |list, (card, copies)| list.with(card, copies as i32))
    }

    /// The deck with another role or synapse card beside it.
    pub(super) fn beside(&self, card: CardId) -> DeckList {
        let part = card.card().part;
        let old: Vec<_> = self.list.entries().iter().filter(|entry| entry.part == part).copied().collect();
        let without =
            old.iter().fold(self.list.clone(), |list, entry| list.with(entry.card, -(entry.copies as i32)));
        if old.iter().any(|entry| entry.card == card) { without } else { without.with(card, 1) }
    }

    /// What adding one more copy of a card would break that is not broken yet.
    pub(super) fn against(&self, card: CardId) -> Vec<Finding> {
        let known = |finding: &Finding| {
            let same = |old: &&Finding| old.clause() == finding.clause();
            let named = |old: &Finding| old.fault.cards().contains(&card);
            let mut olds = self.findings.iter().filter(same);
            if named(finding) { olds.any(named) } else { olds.next().is_some() }
        };
        let after = decks::check(&self.list.with(card, 1), &self.setting);
        after.into_iter().filter(|finding| finding.is_refusal() && !known(finding)).collect()
    }

    /// The address of a deck, keeping what is looked for.
    pub(super) fn link(&self, list: &DeckList) -> String {
        let mut link = write(list, Format::Link).unwrap_or_default();
        self.append(&mut link, true);
        link
    }

    /// The address of this deck alone, for sharing.
    pub(super) fn shared(&self) -> String {
        write(&self.list, Format::Link).unwrap_or_default()
    }

    /// The address of this deck with the next cards found.
    pub(super) fn further(&self, from: usize) -> String {
        format!("{}&from={from}", self.link(&self.list))
    }

    /// What the deck is judged for, as fields of a form.
    pub(super) fn judged_fields(&self) -> Vec<(&'static str, &str)> {
        let at = &self.address;
        let fields = [
            ("t", at.t.as_str()),
            ("rules", &at.rules),
            ("date", &at.date),
            ("tier", &at.tier),
            ("region", &at.region),
        ];
        fields.into_iter().filter(|(_, value)| !value.is_empty()).collect()
    }

    fn append(&self, link: &mut String, looked_for: bool) {
        let at = &self.address;
        let looking =
            [("q", &at.q), ("type", &at.kind), ("side", &at.side), ("cost", &at.cost), ("all", &at.all)];
        let looking = looking.into_iter().map(|(name, value)| (name, value.as_str()));
        let fields = looking.filter(|_| looked_for).chain(self.judged_fields());
        for (name, value) in fields.filter(|(_, value)| !value.is_empty()) {
            let _ = write!(link, "&{name}={}", encoded(value));
        }
    }

    /// What stands behind `d=`.
    pub(super) fn code(&self) -> String {
        let link = self.shared();
        link.split_once("d=").map(|(_, code)| code.to_owned()).unwrap_or_default()
    }
}

/// For which tournament an address wants its deck judged.
async fn setting(app: &App, game: Game, address: &Address) -> Result<(Setting, Option<String>), Problem> {
    if !address.t.is_empty() {
        let tournament = app.hall.room(&address.t).await?.snapshot().seen_by(None).tournament;
        if let Some(setting) = setting_of(&tournament).filter(|setting| setting.rules.game() == game) {
            return Ok((setting, Some(tournament.name().to_owned())));
        }
    }
    let named = Rules::named(&address.rules).filter(|rules| rules.game() == game);
    let rules = named.or_else(|| Rules::of_game(game)).ok_or_else(Problem::not_found)?;
    let date = match address.date.as_str() {
        "" => clock::day(),
        read => read.parse().map_err(|_| Problem::field("date", say!("builder-bad-date", read = read)))?,
    };
    let mut setting = Setting::new(&rules, date);
    if rules.tier(&address.tier).is_some() {
        setting.tier.clone_from(&address.tier);
    }
    setting.region = Region::of_code(&address.region).unwrap_or(setting.region);
    Ok((setting, None))
}

/// What a tournament judges decks by; none where its game has no decks.
pub(super) fn setting_of(tournament: &Tournament) -> Option<Setting> {
    tournament.deck_setting(clock::day())
}

/// A value as it may stand in an address.
pub(super) fn encoded(value: &str) -> String {
    value.bytes().fold(String::with_capacity(value.len()), |mut text, byte| {
        if byte.is_ascii_alphanumeric() || b"-_.~".contains(&byte) {
            text.push(char::from(byte));
        } else {
            let _ = write!(text, "%{byte:02X}");
        }
        text
    })
}
