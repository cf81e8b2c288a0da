//! Who may do what: the whole table, made from the code that decides it.

use axum::response::{Html, IntoResponse, Response};
use maud::{Markup, html};
use rulebook::{Saying, say};
use tournament::{Action, Capacity, Role};
use web::Reader;

use super::{frame, part};

/// The columns: every role, and whoever has none yet.
const ROLES: [Option<Role>; 6] = [
    Some(Role::Organizer),
    Some(Role::Marshal),
    Some(Role::Judge),
    Some(Role::Player),
    Some(Role::Spectator),
    None,
];

pub(crate) async fn show(reader: Reader) -> Response {
    Html(page(&reader).into_string()).into_response()
}

fn page(reader: &Reader) -> Markup {
    let told = |saying: &Saying| reader.say(saying);
    let column = |role: Option<Role>| role.map_or_else(|| say!("rights-newcomer"), Role::saying);
    frame::plain(reader, &told(&say!("rights-title"))).show(&html! {
        section.sheet.stack {
            h1 { (told(&say!("rights-title"))) }
            p { (told(&say!("rights-lead"))) }
            div.scroll tabindex="0" role="region" aria-label=(told(&say!("rights-title"))) {
                table.rights {
                    thead { tr {
                        th scope="col" { (told(&say!("rights-action"))) }
                        @for role in ROLES { th scope="col" { (part::sentence(&told(&column(role)))) } }
                    } }
                    tbody {
                        @for action in Action::ALL {
                            tr {
                                th scope="row" { (told(&action.saying())) }
                                @for role in ROLES { td { (cell(reader, action, role)) } }
                            }
                        }
                    }
                }
            }
        }
    })
}

fn cell(reader: &Reader, action: Action, role: Option<Role>) -> Markup {
    let right = action.open_to().iter().filter_map(|capacity| granted(*capacity, role)).min();
    html! {
        @match right {
            Some(Right::Always) => span.chip.good { (reader.say(&say!("rights-yes"))) },
            Some(Right::Without) => span.small { (reader.say(&say!("rights-without-marshal"))) },
            Some(Right::OwnMatch) => span.small { (reader.say(&say!("rights-own-match"))) },
            Some(Right::Oneself) => span.small { (reader.say(&say!("rights-for-oneself"))) },
            None => span.soft aria-label=(reader.say(&say!("rights-no"))) { "–" },
        }
    }
}

/// How far a right goes; the furthest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Right {
    /// Without conditions.
    Always,
    /// As long as there is no marshal.
    Without,
    /// In the own match.
    OwnMatch,
    /// For oneself.
    Oneself,
}

/// What a capacity means for somebody of that role; nobody of a role is somebody the tournament does not know.
fn granted(capacity: Capacity, role: Option<Role>) -> Option<Right> {
    use Role::{Judge, Marshal, Organizer, Player};
    match (capacity, role) {
        (Capacity::Newcomer, None)
        | (Capacity::Organizer, Some(Organizer))
        | (Capacity::Marshal, Some(Marshal))
        | (Capacity::Leader, Some(Organizer | Marshal | Judge))
        | (Capacity::Participant, Some(_)) => Some(Right::Always),
        (Capacity::Marshal, Some(Organizer)) => Some(Right::Without),
        (Capacity::Seated, Some(Player)) => Some(Right::OwnMatch),
        (Capacity::Staff, Some(Marshal | Judge)) | (Capacity::Oneself, Some(Player)) => Some(Right::Oneself),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_somebodys_and_severe_ones_are_the_organizers_alone() {
        let may = |action: Action, role| action.open_to().iter().any(|it| granted(*it, role).is_some());
        for action in Action::ALL {
            assert!(ROLES.into_iter().any(|role| may(action, role)), "{action:?}");
        }
        for action in [Action::Disqualify, Action::Undo, Action::Correct, Action::Finish] {
            let who: Vec<_> = ROLES.into_iter().filter(|role| may(action, *role)).collect();
            assert_eq!(who, [Some(Role::Organizer)], "{action:?}");
        }
        assert!(!may(Action::Publish, Some(Role::Judge)));
    }
}
