//! What is printed on a card: facts, and its abilities as data. Cards are values; nothing here plays the game.

use serde::{Deserialize, Serialize};

use crate::ability::{Ability, Constant, Grant, Modifier, Op, Sel};

pub use crate::facts::{
    Faction, Keyword, Kind, Loyalty, MATERIAL, PlanetFacts, STRONGPOINT, Set, TECH, Trait,
};

/// A card of the table. The index inside is dense and may change when cards are added; files and hashes hold the code (see
/// `cards::id`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct CardId(pub(crate) u16);

impl CardId {
    /// No card: a place of the row without planet.
    pub const NONE: CardId = CardId(0);
}

/// One card of the game.
#[derive(Debug)]
pub struct Card {
    /// The box or pack it came in.
    pub set: Set,
    /// Printed number within its set.
    pub number: u16,
    /// The name as a short key, such as `goff-nob`.
    pub id: &'static str,
    /// English name.
    pub name: &'static str,
    /// Whose card it is.
    pub faction: Faction,
    /// Its type.
    pub kind: Kind,
    /// One copy of the name in play per player.
    pub unique: bool,
    /// Who may put it in a deck.
    pub loyalty: Loyalty,
    /// Number shared by a warlord and its signature squad; 0 for none.
    pub squad: u8,
    /// Resource cost; `None` for cost X and for cards without cost.
    pub cost: Option<u8>,
    /// Command icons.
    pub command: u8,
    /// Shield icons.
    pub shields: u8,
    /// Printed ATK.
    pub attack: u8,
    /// Printed hit points.
    pub hp: u8,
    /// ATK and hit points of a warlord's bloodied side.
    pub bloodied: (u8, u8),
    /// Starting hand and starting resources of a warlord.
    pub start: (u8, u8),
    /// Traits.
    pub traits: Vec<Trait>,
    /// Keywords.
    pub keywords: Vec<Keyword>,
    /// Cards and resources it adds when the command struggle at its planet is won.
    pub bonus: (u8, u8),
    /// Card bonus, resource bonus and types of a planet.
    pub planet: PlanetFacts,
    /// What it may be attached to.
    pub attach: Option<Attach>,
    /// A player who controls a card with this trait cannot bring it in.
    pub one_per_player: Option<Trait>,
    /// Its second way to be in play: as an attachment.
    pub form: Option<Box<Form>>,
    /// What always holds while it is in play.
    pub constants: Vec<Constant>,
    /// What can be used or is triggered.
    pub abilities: Vec<Ability>,
    /// What stands on a warlord's bloodied side.
    pub bloodied_side: Side,
    /// It is no card of its own, but what another is for a time.
    pub face: Option<Face>,
}

/// What a card that is no card of its own stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// The card of that short name, while it is in play as something else.
    Of(&'static str),
    /// Some face-down card.
    Any,
}

/// Where on a card an ability stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Origin {
    #[default]
    Printed,
    /// On a warlord's bloodied side.
    Bloodied,
    /// The card gives it to others.
    Granted,
}

/// The text of one side of a card.
#[derive(Debug, Default)]
pub struct Side {
    pub keywords: Vec<Keyword>,
    pub constants: Vec<Constant>,
    pub abilities: Vec<Ability>,
}

/// What an attachment may be attached to, and how many of a kind.
#[derive(Debug, Default)]
pub struct Attach {
    /// What the host must be.
    pub to: Sel,
    /// At most one of this name on a unit.
    pub one_per_unit: bool,
    /// It is attached to a planet, not to a card.
    pub to_planet: bool,
    /// Which types of planets, as bits; see [`MATERIAL`]. None for any.
    pub planet_types: u8,
}

/// A card's second form: it may enter play as an attachment with this text.
#[derive(Debug)]
pub struct Form {
    /// What it may be attached to.
    pub attach: Attach,
    /// Only when deployed (its cost paid), or however it enters play.
    pub deployed_only: bool,
    /// What always holds while it is attached.
    pub constants: Vec<Constant>,
}

impl Card {
    /// A card of the core set with that type, number and name, and nothing else on it yet.
    pub fn new(kind: Kind, number: u16, id: &'static str, name: &'static str) -> Card {
        Card {
            set: Set::Core,
            number,
            id,
            name,
            faction: Faction::Neutral,
            kind,
            unique: kind == Kind::Warlord,
            loyalty: Loyalty::Common,
            squad: 0,
            cost: None,
            command: 0,
            shields: 0,
            attack: 0,
            hp: 0,
            bloodied: (0, 0),
            start: (0, 0),
            traits: Vec::new(),
            keywords: Vec::new(),
            bonus: (0, 0),
            planet: PlanetFacts::default(),
            attach: None,
            one_per_player: None,
            form: None,
            constants: Vec::new(),
            abilities: Vec::new(),
            bloodied_side: Side::default(),
            face: None,
        }
    }

    /// The ability that stands there on the card.
    pub fn ability_at(&self, origin: Origin, index: u8) -> Option<&Ability> {
        let index = usize::from(index);
        match origin {
            Origin::Printed => self.abilities.get(index),
            Origin::Bloodied => self.bloodied_side.abilities.get(index),
            Origin::Granted => self.granted().nth(index),
        }
    }

    /// Everything that always holds on any of its sides.
    pub fn all_constants(&self) -> impl Iterator<Item = &Constant> {
        let attached = self.form.iter().flat_map(|form| &form.constants);
        self.constants.iter().chain(&self.bloodied_side.constants).chain(attached)
    }

    /// The abilities of all its sides.
    pub fn all_abilities(&self) -> impl Iterator<Item = &Ability> {
        self.abilities.iter().chain(&self.bloodied_side.abilities)
    }

    /// Everything it gives to cards, for good or for a time.
    pub fn modifiers(&self) -> Vec<&Modifier> {
        let constant = self.all_constants().filter_map(Constant::modifier);
        constant.chain(self.all_abilities().flat_map(|ability| modifiers_in(&ability.body))).collect()
    }

    /// The abilities it gives to others.
    pub fn granted(&self) -> impl Iterator<Item = &Ability> {
        self.modifiers()
            .into_iter()
            .filter_map(|it| if let Grant::Ability(ability) = &it.grant { Some(&**ability) } else { None })
    }

    /// The code nothing ever changes: set and printed number, such as `core-3`.
    pub fn code(&self) -> String {
        format!("{}-{}", self.set.code(), self.number)
    }

    /// Says which box or pack it came in.
    pub fn in_set(mut self, set: Set) -> Card {
        self.set = set;
        self
    }
    /// Sets the faction.
    pub fn of(mut self, faction: Faction) -> Card {
        self.faction = faction;
        self
    }
    /// Marks it unique.
    pub fn unique(mut self) -> Card {
        self.unique = true;
        self
    }
    /// Marks it loyal.
    pub fn loyal(mut self) -> Card {
        self.loyalty = Loyalty::Loyal;
        self
    }
    /// Puts it in a signature squad.
    pub fn signature(mut self, squad: u8) -> Card {
        self.loyalty = Loyalty::Signature;
        self.squad = squad;
        self
    }
    /// Sets the resource cost.
    pub fn cost(mut self, cost: u8) -> Card {
        self.cost = Some(cost);
        self
    }
    /// Sets ATK and hit points.
    pub fn stats(mut self, attack: u8, hp: u8) -> Card {
        self.attack = attack;
        self.hp = hp;
        self
    }
    /// Sets ATK and hit points of the bloodied side.
    pub fn bloodied(mut self, attack: u8, hp: u8) -> Card {
        self.bloodied = (attack, hp);
        self
    }
    /// Sets starting hand and starting resources.
    pub fn start(mut self, hand: u8, resources: u8) -> Card {
        self.start = (hand, resources);
        self
    }
    /// Sets the command icons.
    pub fn command(mut self, icons: u8) -> Card {
        self.command = icons;
        self
    }
    /// Sets the shield icons.
    pub fn shields(mut self, icons: u8) -> Card {
        self.shields = icons;
        self
    }
    /// Sets the traits.
    pub fn traits<const N: usize>(mut self, traits: [Trait; N]) -> Card {
        self.traits = traits.to_vec();
        self
    }
    /// Sets the keywords.
    pub fn keywords<const N: usize>(mut self, keywords: [Keyword; N]) -> Card {
        self.keywords = keywords.to_vec();
        self
    }
    /// Adds cards and resources to a won command struggle at its planet.
    pub fn bonus(mut self, cards: u8, resources: u8) -> Card {
        self.bonus = (cards, resources);
        self
    }
    /// Sets card bonus, resource bonus and types of a planet.
    pub fn planet(mut self, cards: u8, resources: u8, types: u8) -> Card {
        self.planet = PlanetFacts { cards, resources, types };
        self
    }
    /// Says what it may be attached to.
    pub fn attach_to<const N: usize>(mut self, host: [crate::ability::Is; N]) -> Card {
        self.attach = Some(Attach { to: host.into(), ..Attach::default() });
        self
    }
    /// It is attached to a planet.
    pub fn attach_to_planet(mut self) -> Card {
        self.attach = Some(Attach { to_planet: true, ..Attach::default() });
        self
    }
    /// At most one card with that trait per player.
    pub fn one_per_player(mut self, of: Trait) -> Card {
        self.one_per_player = Some(of);
        self
    }
    /// It is attached to a planet of that type.
    pub fn attach_to_planet_of(mut self, planet_types: u8) -> Card {
        self.attach = Some(Attach { to_planet: true, planet_types, ..Attach::default() });
        self
    }
    /// At most one of this name on a unit.
    pub fn one_per_unit(mut self) -> Card {
        if let Some(attach) = &mut self.attach {
            attach.one_per_unit = true;
        }
        self
    }
    /// Gives it a second form as an attachment.
    pub fn form(mut self, form: Form) -> Card {
        self.form = Some(Box::new(form));
        self
    }
    /// Adds something that always holds.
    pub fn always(mut self, constant: Constant) -> Card {
        self.constants.push(constant);
        self
    }
    /// Adds something that always holds while the warlord is bloodied.
    pub fn bloodied_always(mut self, constant: Constant) -> Card {
        self.bloodied_side.constants.push(constant);
        self
    }
    /// Adds an ability of the bloodied side.
    pub fn bloodied_ability(mut self, ability: Ability) -> Card {
        self.bloodied_side.abilities.push(ability);
        self
    }
    /// Sets the keywords of the bloodied side.
    pub fn bloodied_keywords<const N: usize>(mut self, keywords: [Keyword; N]) -> Card {
        self.bloodied_side.keywords = keywords.to_vec();
        self
    }
    /// Says that it is what another card is for a time.
    pub fn face(mut self, face: Face) -> Card {
        self.face = Some(face);
        self
    }
    /// Adds an ability.
    pub fn ability(mut self, ability: Ability) -> Card {
        self.abilities.push(ability);
        self
    }

    /// The printed price of striking with it from reserve, if it can.
    pub fn deep_strike(&self) -> Option<u8> {
        self.keywords
            .iter()
            .find_map(|keyword| if let Keyword::DeepStrike(price) = keyword { Some(*price) } else { None })
    }

    /// Whether the keyword is printed on it, whatever its number.
    pub fn has_printed(&self, keyword: Keyword) -> bool {
        self.keywords.iter().any(|it| std::mem::discriminant(it) == std::mem::discriminant(&keyword))
    }
}

/// Everything those steps give to cards for a time, wherever among them it stands.
pub(crate) fn modifiers_in(ops: &[Op]) -> Vec<&Modifier> {
    let mut found = Vec::new();
    for op in ops {
        if let Op::Modify(modifier) = op {
            found.push(modifier);
        } else if let Op::Rule(_, constant, _) = op {
            found.extend(constant.modifier());
        }
        found.extend(modifiers_in(op.inside(false)));
        if let Op::OneOf(..) = op {
            found.extend(modifiers_in(op.inside(true)));
        }
    }
    found
}
