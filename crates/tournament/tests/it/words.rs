//! What people read: every role, right and action has its words in every language.

use rulebook::Saying;
use tournament::{Action, Capacity, DropReason, Role};
use wording::Language;

const LANGUAGES: [Language; 3] = [Language::English, Language::Polish, Language::German];

/// Says it in all languages; nothing may be missing in it.
pub(crate) fn said(saying: &Saying) -> [String; 3] {
    LANGUAGES.map(|language| {
        let text = wording::say(language, saying);
        assert!(!text.contains('‹') && !text.contains("{ $") && !text.contains("{$"), "{saying:?}: {text}");
        text
    })
}

#[test]
fn roles_rights_and_actions_have_words() {
    let sayings = Action::ALL.map(Action::saying);
    let capacities = [
        Capacity::Organizer,
        Capacity::Marshal,
        Capacity::Leader,
        Capacity::Staff,
        Capacity::Seated,
        Capacity::Oneself,
        Capacity::Participant,
        Capacity::Newcomer,
    ];
    let reasons = [
        DropReason::OwnWish,
        DropReason::NoShow,
        DropReason::UnableToPlay,
        DropReason::MissingCard,
        DropReason::Declined,
    ];
    let others = capacities.map(Capacity::saying).into_iter().chain(reasons.map(DropReason::saying));
    for saying in sayings.into_iter().chain(others) {
        let texts = said(&saying);
        assert!(texts[0] != texts[1] && texts[1] != texts[2], "{texts:?}");
    }
}

/// Shows PT-1.0.3: the five roles by their names in the Polish edition, the first three of them leaders.
#[test]
fn pt_1_0_3_the_five_roles_in_polish() {
    let roles = [Role::Organizer, Role::Marshal, Role::Judge, Role::Player, Role::Spectator];
    let polish = roles.map(|role| wording::say(Language::Polish, &role.saying()));
    assert_eq!(polish, ["organizator główny", "komandor", "sędzia", "gracz", "obserwator"]);
}

/// Shows PT-6.0.1: exactly three tiers, by their names in the Polish edition.
#[test]
fn pt_6_0_1_the_three_tiers_in_polish() {
    let pack = regulations::pack("podboj-1.1").expect("built in");
    let naming = |tier: &regulations::Tier| pack.naming("pl", regulations::Named::Tier, &tier.id);
    let polish: Vec<String> =
        pack.tiers.iter().map(|tier| wording::say(Language::Polish, &naming(tier))).collect();
    assert_eq!(polish, ["towarzyski", "rywalizacyjny", "mistrzowski"]);
}
