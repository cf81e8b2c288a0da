//! Rules of thumb: how good an answer looks without trying it. The greedy bot is nothing else; the others let it finish
//! what they begin, which needs it to be quick.

use std::cell::Cell;

use crate::answer::{Answer, Ask};
use crate::card::{Faction, Kind};
use crate::rng::Chance;
use crate::state::{DeployTo, Frame, Loc, ObjId, PLANETS, Phase, Place, Seat, State};

use super::aim;
use super::habits::Habits;
use super::value::{income, prize, strength, worth};

/// After that many combat rounds a battle leads nowhere.
pub(super) const LONG_BATTLE: u8 = 12;

/// A question as the player who is asked sees it. What several answers need is found out once.
pub(super) struct Sight<'a> {
    state: &'a State,
    seat: Seat,
    habits: &'a Habits,
    strengths: [Cell<Option<[f32; 2]>>; PLANETS],
}

impl Sight<'_> {
    pub(super) fn of(state: &State, seat: Seat) -> Sight<'_> {
        Sight { state, seat, habits: &Habits::FITTED, strengths: Default::default() }
    }

    /// The player's own strength at a planet, and the opponent's.
    fn strengths(&self, planet: u8) -> [f32; 2] {
        let both = || [self.seat, self.seat.other()].map(|seat| strength(self.state, planet, seat));
        let Some(kept) = self.strengths.get(usize::from(planet)) else { return both() };
        let found = kept.get().unwrap_or_else(both);
        kept.set(Some(found));
        found
    }
}

/// The answer that looks best; chance decides between equals.
pub(super) fn best(state: &State, seat: Seat, legal: &[Answer], chance: &mut Chance) -> Answer {
    best_by(&Habits::FITTED, state, seat, legal, chance)
}

/// The answer that looks best to somebody with those habits.
pub(super) fn best_by(
    habits: &Habits,
    state: &State,
    seat: Seat,
    legal: &[Answer],
    chance: &mut Chance,
) -> Answer {
    let mut best = (f32::MIN, Answer::Pass);
    let sight = Sight { habits, ..Sight::of(state, seat) };
    for answer in legal {
        let score = score(&sight, *answer) + 0.05 * fraction(chance);
        if score > best.0 {
            best = (score, *answer);
        }
    }
    best.1
}

/// Plays on by rules of thumb until that holds, for a number of questions at most.
pub(super) fn play_on(
    state: &mut State,
    chance: &mut Chance,
    most: usize,
    mut until: impl FnMut(&State) -> bool,
) {
    let mut legal = Vec::new();
    for _ in 0..most {
        if until(state) {
            return;
        }
        let Some(seat) = state.to_answer() else { return };
        state.legal(seat, &mut legal);
        let answer = match legal[..] {
            [only] => only,
            _ => best(state, seat, &legal, chance),
        };
        state.advance(seat, answer);
    }
}

/// A number from 0 up to 1.
pub(super) fn fraction(chance: &mut Chance) -> f32 {
    chance.below(1 << 20) as f32 / (1 << 20) as f32
}

/// How good the answer looks. Only answers to the same question can be compared.
pub(super) fn score(sight: &Sight<'_>, answer: Answer) -> f32 {
    let (state, seat) = (sight.state, sight.seat);
    match (state.ask, answer) {
        (Ask::Dial, Answer::Dial(number)) => commit(sight, number),
        (Ask::Secret, Answer::Dial(number)) => secret(state, seat, number),
        (Ask::Enslave, Answer::Enslave(faction)) => serves(state, seat, faction),
        (Ask::Mulligan, Answer::Yes) => f32::from(u8::from(poor_hand(state, seat))),
        (Ask::Shield { packet }, Answer::Shield(card)) => shield(sight, packet, card),
        (Ask::Shield { .. }, Answer::Pass) => 0.0,
        (Ask::Withdraw, Answer::Pick(id)) => withdraw(sight, id),
        (Ask::Withdraw | Ask::Window | Ask::Answers | Ask::Mulligan, Answer::Pass) => 0.5,
        (Ask::Window, Answer::Use { .. } | Answer::Play(_)) => {
            if state.battle.is_some() {
                sight.habits.act_in_battle
            } else {
                sight.habits.act_outside
            }
        }
        (Ask::Indirect, Answer::Pick(id)) => spare(state, id),
        (_, Answer::Pass) => 0.0,
        (_, Answer::Yes) => 1.0,
        (_, Answer::Deploy { card, to }) => deploy(sight, card, to),
        (_, Answer::Reserve { card, planet }) => reserve(state, seat, card, planet),
        (_, Answer::Strike { card, host }) => strike(state, seat, card, host),
        (_, Answer::PickReserve(at)) => {
            let own = state.reserve.get(usize::from(at)).is_some_and(|it| state.obj(it.card).owner == seat);
            if own { -1.0 } else { 1.0 }
        }
        (_, Answer::Play(_) | Answer::Use { .. }) => 1.0,
        (_, Answer::Bonus { cards, resources }) => {
            let safe = state.player(seat).deck.len() > 6;
            f32::from(u8::from(resources)) + f32::from(u8::from(cards == safe))
        }
        (_, Answer::Attack(id)) => attack(state, seat, id),
        (_, Answer::Retreat(id)) => retreat(sight, id),
        (_, Answer::Against(id)) => against(sight, id),
        (_, Answer::Area) => area(sight),
        (_, Answer::Pick(id)) => pick(state, seat, id),
        (_, Answer::Place(Place::Planet(planet))) => 3.0 - 0.3 * ahead(state, planet),
        (_, Answer::Number(number)) => f32::from(number) * 0.1,
        (_, Answer::Move { planet, .. }) => 0.3 - ahead(state, planet),
        (_, Answer::Player(player)) => f32::from(u8::from(player == seat)),
        _ => 0.0,
    }
}

/// A planet chosen in secret: where the opponent's cheapest army unit is worth more than one's own.
fn secret(state: &State, seat: Seat, number: u8) -> f32 {
    let Some(planet) = state.face_up().nth(usize::from(number.max(1)) - 1) else { return 0.0 };
    let army = |id: &ObjId| state.card(*id).kind == Kind::Army;
    let cheapest = |seat: Seat| {
        let all = state.units_at(planet, seat).filter(army).map(|id| worth(state, id));
        all.reduce(f32::min).unwrap_or(0.0)
    };
    cheapest(seat.other()) - cheapest(seat)
}

/// How much of that faction could be brought into play: units in hand most, those in the deck a little.
fn serves(state: &State, seat: Seat, faction: Faction) -> f32 {
    let of = |pile: &[ObjId]| pile.iter().filter(|id| state.card(**id).faction == faction).count() as f32;
    of(&state.player(seat).hand) + 0.1 * of(&state.player(seat).deck)
}

fn ahead(state: &State, planet: u8) -> f32 {
    f32::from(planet.saturating_sub(state.first.unwrap_or(planet)))
}

fn left(state: &State, id: ObjId) -> f32 {
    f32::from(state.hp(id).saturating_sub(state.obj(id).damage))
}

/// A hand without two units that can be paid for soon.
fn poor_hand(state: &State, seat: Seat) -> bool {
    let cheap = |id: &&ObjId| {
        let card = state.card(**id);
        card.kind == Kind::Army && card.cost.is_some_and(|cost| cost <= 3)
    };
    state.player(seat).hand.iter().filter(cheap).count() < 2
}

fn deploy(sight: &Sight<'_>, id: ObjId, to: DeployTo) -> f32 {
    let (state, seat, habits) = (sight.state, sight.seat, sight.habits);
    let card = state.card(id);
    let cost = f32::from(card.cost.unwrap_or(0));
    match to {
        DeployTo::Hq => habits.support + 0.2 * cost,
        // Most attachments help their host; one that can only go to an enemy is still better than none.
        DeployTo::Host(host) => {
            let own = if state.obj(host).controller == seat { habits.attachment } else { 0.2 };
            own + 0.3 * cost + 0.15 * worth(state, host).min(6.0)
        }
        DeployTo::Planet(planet) => {
            let fights = f32::from(card.attack) + 0.7 * f32::from(card.hp);
            let near = 1.0 / (1.0 + ahead(state, planet));
            let [mine, theirs] = sight.strengths(planet);
            // Where one side is far ahead, one unit more changes little.
            let needed = if mine > theirs + 5.0 || theirs > mine + 9.0 { 0.3 } else { 1.0 };
            let commands = if card.command > 0 && state.struggle_winner(planet) != Some(seat) {
                income(state, planet) * f32::from(card.command.min(2))
            } else {
                0.0
            };
            0.4 + habits.price * cost
                + fights * near * needed * habits.fighting
                + commands * habits.command
                + habits.planet * prize(state, seat, planet) * near
        }
    }
}

/// A card that costs more openly than by striking is hidden where a battle will be fought soon.
fn reserve(state: &State, seat: Seat, id: ObjId, planet: u8) -> f32 {
    let card = state.card(id);
    let strike = f32::from(card.deep_strike().unwrap_or(0));
    let saves = card.cost.map_or(1.0, |cost| f32::from(cost) - strike - 1.0);
    let affordable = f32::from(state.player(seat).resources) >= strike + 1.0;
    let soon = if ahead(state, planet) < 1.0 { 0.9 } else { 0.1 };
    let alone = state.units_at(planet, seat).next().is_none();
    0.2 + soon + 0.3 * saves - if alone { 0.3 } else { 0.0 } - if affordable { 0.0 } else { 0.8 }
}

/// Striking is what the card was put there for, unless an attachment would be lost or help the enemy.
fn strike(state: &State, seat: Seat, id: ObjId, host: Option<ObjId>) -> f32 {
    match (state.card(id).kind, host) {
        (Kind::Attachment, Some(host)) if state.obj(host).controller == seat => {
            1.0 + 0.1 * worth(state, host)
        }
        (Kind::Attachment, Some(_)) => 1.0,
        (Kind::Attachment, None) if state.card(id).attach.as_ref().is_some_and(|it| !it.to_planet) => -1.0,
        _ => 1.0 + 0.1 * f32::from(state.card(id).attack + state.card(id).hp),
    }
}

/// Where the warlord goes: where the struggle turns and no army waits, or where a planet can be taken.
fn commit(sight: &Sight<'_>, number: u8) -> f32 {
    let (state, seat) = (sight.state, sight.seat);
    let Some(planet) = state.face_up().nth(usize::from(number.max(1)) - 1) else { return 0.0 };
    let warlord = state.player(seat).warlord;
    let brings = (f32::from(state.attack(warlord)) * left(state, warlord)).sqrt();
    let [mine, theirs] = sight.strengths(planet);
    let mut score = if state.struggle_winner(planet) == Some(seat) { 0.2 } else { income(state, planet) };
    if state.first == Some(planet) {
        let wins = mine + brings > theirs;
        score +=
            if wins && mine < theirs + 3.0 { sight.habits.prize * prize(state, seat, planet) } else { 0.3 };
    }
    let fear = if state.obj(warlord).bloodied { sight.habits.bloodied_danger } else { sight.habits.danger };
    score - (theirs - mine - 0.5 * brings).max(0.0) * fear
}

fn attack(state: &State, seat: Seat, id: ObjId) -> f32 {
    let Some(battle) = state.battle else { return 0.0 };
    let deals = f32::from(state.attack(id));
    let kills = state.units_at(battle.planet, seat.other()).any(|it| left(state, it) <= deals);
    deals + if kills { 1.5 } else { 0.0 }
}

/// A warlord who could be struck down before it acts again goes home.
fn retreat(sight: &Sight<'_>, id: ObjId) -> f32 {
    let (state, seat) = (sight.state, sight.seat);
    let Some(battle) = state.battle else { return -1.0 };
    let enemies = state.units_at(battle.planet, seat.other());
    let threat: f32 = enemies.map(|it| f32::from(state.attack(it))).sum();
    if state.obj(id).bloodied && threat >= left(state, id) {
        return 20.0;
    }
    let [mine, theirs] = sight.strengths(battle.planet);
    if threat >= left(state, id) && mine * 1.6 < theirs { 10.0 } else { -1.0 }
}

fn against(sight: &Sight<'_>, defender: ObjId) -> f32 {
    let (state, habits) = (sight.state, sight.habits);
    let Some(Frame::Attack { attacker, .. }) = state.frames.last() else { return 0.0 };
    let deals = f32::from(state.damage_from(*attacker, defender, state.attack(*attacker), true));
    let left = left(state, defender).max(1.0);
    let warlord = state.card(defender).kind == Kind::Warlord;
    let ready =
        if state.obj(defender).exhausted { 0.0 } else { habits.ready * f32::from(state.attack(defender)) };
    let stake = worth(state, defender) + ready + if warlord { habits.warlord } else { 0.0 };
    if deals >= left {
        let decides = if warlord && state.obj(defender).bloodied { 100.0 } else { 0.0 };
        stake * habits.kill + decides - 0.1 * (deals - left)
    } else {
        stake * habits.hurt * deals / left
    }
}

fn area(sight: &Sight<'_>) -> f32 {
    let (state, seat, habits) = (sight.state, sight.seat, sight.habits);
    let Some(Frame::Attack { attacker, planet, .. }) = state.frames.last() else { return 0.0 };
    let deals = f32::from(state.area_effect(*attacker));
    let each = |id: ObjId| {
        let left = left(state, id).max(1.0);
        worth(state, id) * if deals >= left { habits.kill } else { habits.hurt * deals / left }
    };
    state.units_at(*planet, seat.other()).map(each).sum()
}

/// A shield is worth what it saves, less the card.
fn shield(sight: &Sight<'_>, at: u8, id: ObjId) -> f32 {
    let (state, habits) = (sight.state, sight.habits);
    let Some(packet) = state.packets.get(usize::from(at)) else { return -1.0 };
    let target = packet.target;
    let assigned = state.shieldable(at);
    let stops = f32::from(state.card(id).shields.min(assigned));
    let warlord = state.card(target).kind == Kind::Warlord;
    let amount = f32::from(assigned);
    let dies = amount >= left(state, target);
    let lives = amount - stops < left(state, target);
    let saves = match (warlord, dies && lives) {
        (true, true) if state.obj(target).bloodied => 100.0,
        (true, true) => 6.0,
        (false, true) => worth(state, target),
        (true, false) if !dies => habits.warlord_wound * stops,
        (false, false) if !dies => habits.wound * stops,
        _ => 0.0,
    };
    saves
        - habits.shield
        - 0.15 * f32::from(state.card(id).cost.unwrap_or(0))
        - 0.1 * f32::from(state.card(id).shields)
}

fn withdraw(sight: &Sight<'_>, id: ObjId) -> f32 {
    let state = sight.state;
    let Some(battle) = state.battle else { return 0.0 };
    let [mine, theirs] = sight.strengths(battle.planet);
    let hopeless = mine * sight.habits.hopeless < theirs;
    // Units that cannot harm each other would fight for ever.
    if battle.round > LONG_BATTLE {
        return 1.0;
    }
    match state.card(id).kind {
        Kind::Warlord if hopeless || retreat(sight, id) > 0.0 => 2.0,
        Kind::Warlord => 0.2,
        _ if hopeless => 0.8 + 0.02 * worth(state, id),
        Kind::Army
        | Kind::Attachment
        | Kind::Event
        | Kind::Support
        | Kind::Synapse
        | Kind::Token
        | Kind::Planet => 0.0,
    }
}

/// Whom indirect damage hurts least: whoever can take it and live.
fn spare(state: &State, id: ObjId) -> f32 {
    let pending: u8 = state.packets.iter().filter(|it| it.target == id).map(|it| it.amount).sum();
    let left = left(state, id) - f32::from(pending);
    let warlord = if state.card(id).kind == Kind::Warlord { 3.0 } else { 0.0 };
    if left > 1.0 { left * 0.2 - warlord } else { -worth(state, id) - warlord }
}

/// What becomes of the card where that can be read; else most choices harm an enemy or cost something of one's own.
fn pick(state: &State, seat: Seat, id: ObjId) -> f32 {
    if let Some(fate) = aim::chosen(state, seat, id) {
        return fate;
    }
    let obj = state.obj(id);
    match obj.loc {
        Loc::Hand | Loc::Deck | Loc::Discard => {
            let cost = 0.1 * f32::from(state.card(id).cost.unwrap_or(0));
            let taken = matches!(state.ask, Ask::Search) || state.phase == Phase::Deploy;
            if taken { cost } else { -cost }
        }
        _ if obj.controller != seat => 1.0 + 0.1 * worth(state, id),
        Loc::Removed | Loc::Hq | Loc::Planet(_) | Loc::On(_) | Loc::OnPlanet(_) | Loc::Reserve(_) => {
            -0.05 * worth(state, id)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenario::board;

    /// Of planets chosen in secret, where both lose a unit, each player names the one that costs the other most.
    #[test]
    fn a_planet_is_chosen_in_secret_where_the_opponent_loses_more() {
        let mut game = board(
            "players: Tina = Captain Cato Sicarius; Chris = Nazdreg
            initiative: Tina
            planets: Plannum, Atrox Prime, Barlus, Elouith, Carnath, Ferrin [face down], Iridial [face down]
            Tina resources: 2
            Tina hand: Veteran Crusader
            Tina at 2: Land Raider
            Chris at 2: Shoota Mob
            Tina at 3: Eager Recruit
            Chris at 3: Goff Nob",
        );
        let mut legal = Vec::new();
        let mut named = Vec::new();
        for _ in 0..20 {
            let seat = game.to_answer().expect("the game is on");
            game.legal(seat, &mut legal);
            let mut answer = legal[0];
            if game.ask == Ask::Secret {
                answer = best(&game, seat, &legal, &mut Chance::new(1));
                named.push((seat, answer));
            }
            if named.len() == 2 {
                break;
            }
            game.advance(seat, answer);
        }
        named.sort_by_key(|(seat, _)| *seat as u8);
        assert_eq!(named, [(Seat::A, Answer::Dial(3)), (Seat::B, Answer::Dial(2))]);
    }
}
