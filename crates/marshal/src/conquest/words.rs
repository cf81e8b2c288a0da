//! Questions and answers of a game in words.

use conquest::state::{DeployTo, Loc, Loss};
use conquest::{Answer, Ask, ObjId, Outcome, Phase, Place, Seat, State};
use rulebook::{Saying, say};

/// Who is sitting at the screen, and so who is "you".
#[derive(Clone, Copy, Debug)]
pub(super) struct Reader(pub(super) Seat);

impl Reader {
    /// "You" or "the opponent".
    pub(super) fn who(self, seat: Seat) -> Saying {
        if seat == self.0 { say!("conquest-you") } else { say!("conquest-opponent") }
    }

    /// What that player answered, without what the reader may not know.
    pub(super) fn told(self, state: &State, seat: Seat, answer: Answer) -> Saying {
        let what = match answer {
            Answer::Dial(_) if seat != self.0 => say!("conquest-answer-dial-set"),
            Answer::Pick(id) if seat != self.0 && is_secret(state, id) => say!("conquest-answer-pick-secret"),
            _ => self.answer(state, answer),
        };
        say!("conquest-told", who = self.who(seat), what = what)
    }

    /// An answer in words.
    pub(super) fn answer(self, state: &State, answer: Answer) -> Saying {
        let name = |id: ObjId| state.card(id).name;
        match answer {
            Answer::Pass => say!("conquest-answer-pass"),
            Answer::Yes => say!("conquest-answer-yes"),
            Answer::Deploy { card, to } => match to {
                DeployTo::Planet(at) => {
                    say!("conquest-answer-deploy-at", card = name(card), planet = planet(state, at))
                }
                DeployTo::Hq => say!("conquest-answer-deploy", card = name(card)),
                DeployTo::Host(host) => {
                    say!("conquest-answer-deploy-on", card = name(card), host = self.unit(state, host))
                }
            },
            Answer::Play(id) => say!("conquest-answer-play", card = name(id)),
            Answer::Use { card, ability } => match state.card(card).abilities.len() {
                0 | 1 => say!("conquest-answer-use", card = name(card)),
                _ => say!("conquest-answer-use-nth", card = name(card), number = ability + 1),
            },
            Answer::Dial(number) => match state.face_up().nth(usize::from(number.max(1)) - 1) {
                Some(at) => say!("conquest-answer-dial", number = number, planet = planet(state, at)),
                None => say!("conquest-answer-dial-set"),
            },
            Answer::Bonus { cards: true, resources: true } => say!("conquest-answer-both"),
            Answer::Bonus { cards: true, .. } => say!("conquest-answer-cards"),
            Answer::Bonus { resources: true, .. } => say!("conquest-answer-resources"),
            Answer::Bonus { .. } => say!("conquest-answer-neither"),
            Answer::Pick(id) => say!("conquest-answer-pick", card = self.unit(state, id)),
            Answer::Place(Place::Planet(at)) => say!("conquest-answer-planet", planet = planet(state, at)),
            Answer::Place(Place::Hq(seat)) => say!("conquest-answer-hq", who = self.who(seat)),
            Answer::Number(number) => say!("conquest-answer-number", number = number),
            Answer::Attack(id) => say!("conquest-answer-attack", card = self.unit(state, id)),
            Answer::Retreat(id) => say!("conquest-answer-retreat", card = name(id)),
            Answer::Against(id) => say!("conquest-answer-against", card = self.unit(state, id)),
            Answer::Area => say!("conquest-answer-area"),
            Answer::Shield(id) => {
                say!("conquest-answer-shield", card = name(id), shields = state.card(id).shields)
            }
            Answer::Move { unit, planet: to } => {
                say!("conquest-answer-move", card = self.unit(state, unit), planet = planet(state, to))
            }
            Answer::Player(seat) => say!("conquest-answer-player", who = self.who(seat)),
            Answer::Concede => say!("conquest-answer-concede"),
        }
    }

    /// A card by name; a unit in play with its numbers and whose it is, so that two of a name can be told apart.
    fn unit(self, state: &State, id: ObjId) -> Saying {
        let (card, obj) = (state.card(id), state.obj(id));
        if !state.in_play(id) || !state.is_unit(id) {
            return say!("conquest-card", card = card.name);
        }
        let left = state.hp(id).saturating_sub(obj.damage);
        let (who, attack) = (self.who(obj.controller), state.attack(id));
        say!("conquest-card-unit", card = card.name, attack = attack, left = left, who = who)
    }

    /// The question being asked.
    pub(super) fn question(self, state: &State) -> Saying {
        let asked = match state.ask {
            Ask::Nothing => say!("conquest-ask-nothing"),
            Ask::Initiative => say!("conquest-ask-initiative"),
            Ask::Mulligan => say!("conquest-ask-mulligan"),
            Ask::DeployTurn => say!("conquest-ask-deploy"),
            Ask::Dial => say!("conquest-ask-dial"),
            Ask::Bonus { planet: at, cards, resources } => {
                say!("conquest-ask-bonus", planet = planet(state, at), cards = cards, resources = resources)
            }
            Ask::Mobile => say!("conquest-ask-mobile"),
            Ask::Window => say!("conquest-ask-window"),
            Ask::Answers => say!("conquest-ask-answers"),
            Ask::CombatTurn => say!("conquest-ask-combat"),
            Ask::Defender => say!("conquest-ask-defender"),
            Ask::Shield { packet: at } => match state.packets.get(usize::from(at)) {
                Some(packet) => say!(
                    "conquest-ask-shield",
                    card = self.unit(state, packet.target),
                    damage = state.shieldable(at)
                ),
                None => say!("conquest-ask-choose"),
            },
            Ask::Withdraw => say!("conquest-ask-withdraw"),
            Ask::BattleAbility => say!("conquest-ask-battle-ability"),
            Ask::Choose => say!("conquest-ask-choose"),
            Ask::Place => say!("conquest-ask-place"),
            Ask::OneOf => say!("conquest-ask-one-of"),
            Ask::X { most } => say!("conquest-ask-x", most = most),
            Ask::Search => say!("conquest-ask-search"),
            Ask::Bottom => say!("conquest-ask-bottom"),
            Ask::Indirect => say!("conquest-ask-indirect"),
            Ask::Winner => say!("conquest-ask-winner"),
        };
        match state.decision().and_then(|decision| decision.source) {
            Some(source) => say!("conquest-ask-source", card = state.card(source).name, question = asked),
            None => asked,
        }
    }

    /// How the game ended.
    pub(super) fn outcome(self, outcome: Outcome) -> Saying {
        let Outcome::Won { by, how } = outcome else {
            return match outcome {
                Outcome::Draw => say!("conquest-end-draw"),
                _ => say!("conquest-end-other"),
            };
        };
        let how = match how {
            Loss::Conquest => say!("conquest-end-conquest"),
            Loss::WarlordDeath => say!("conquest-end-warlord"),
            Loss::EmptyDeck => say!("conquest-end-deck"),
            Loss::NoPlanets => say!("conquest-end-planets"),
            Loss::Concession => say!("conquest-end-concession"),
        };
        if by == self.0 {
            say!("conquest-over-won", how = how)
        } else {
            say!("conquest-over-lost", how = how)
        }
    }
}

/// A planet by its number in the row and name.
pub(super) fn planet(state: &State, at: u8) -> Saying {
    let name = conquest::cards::card(state.row[usize::from(at)].card).name;
    say!("conquest-planet", number = at + 1, name = name)
}

pub(super) fn phase(phase: Phase) -> Saying {
    match phase {
        Phase::Setup => say!("conquest-phase-setup"),
        Phase::Deploy => say!("conquest-phase-deploy"),
        Phase::Command => say!("conquest-phase-command"),
        Phase::Combat => say!("conquest-phase-combat"),
        Phase::Headquarters => say!("conquest-phase-headquarters"),
    }
}

fn is_secret(state: &State, id: ObjId) -> bool {
    matches!(state.obj(id).loc, Loc::Hand | Loc::Deck)
}
