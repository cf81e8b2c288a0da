//! People at the desk: players one by one or from a list, staff, coming and going.

use std::path::Path;

use rulebook::say;
use tournament::formats::roster;
use tournament::{Actor, DropReason, PersonId, Presence, Settings, StaffRole, Tournament, Wish};

use super::{Done, Session, Stop};
use crate::console::{Failure, read, read_bytes};
use crate::table::Column;
use crate::tournament::{in_file, player_named, structure};

impl Session<'_> {
    /// Adds one player, or all that follow, a line each, until an empty line.
    pub(super) fn add(&mut self, rest: &str) -> Done {
        if !rest.is_empty() {
            return self.add_one(rest);
        }
        let mut lines = Vec::new();
        loop {
            match self.ask_or_empty(&say!("run-ask-player")) {
                // A pasted list is entered at once; a person is answered line by line.
                Ok(line) if !line.is_empty() && !self.input.is_terminal() => lines.push(entry(&line)),
                Ok(line) if !line.is_empty() => {
                    if let Err(Stop::Failure(failure)) = self.add_one(&line) {
                        self.console.report(&failure);
                    }
                }
                ended => {
                    self.enrol_all(lines)?;
                    self.tell_count();
                    return ended.map(|_| ()).or_else(|stop| match stop {
                        // The next command ends the list as an empty line does.
                        Stop::Cancelled => Ok(()),
                        other => Err(other),
                    });
                }
            }
        }
    }

    fn add_one(&mut self, text: &str) -> Done {
        self.enrol_all(vec![entry(text)])
    }

    /// Enters players, or people who are here already as players: one person is one entry (CT-1.4.1, CT-1.6.1).
    fn enrol_all(&mut self, players: Vec<(String, Option<String>)>) -> Done {
        let names: Vec<String> = players.iter().map(|(name, _)| name.clone()).collect();
        let wishes = players.into_iter().map(|(name, team)| {
            move |tournament: &Tournament| {
                let known = tournament
                    .called(&name)
                    .filter(|id| tournament.person(*id).is_some_and(|person| person.entry.is_none()));
                match known {
                    Some(person) => Wish::EnrolPerson { person },
                    None => Wish::Enrol { key: None, name, team },
                }
            }
        });
        let organizer = Actor::Person(self.tournament.organizer());
        let mut count = self.tournament.active().count();
        let mut refused = None;
        for (name, answer) in names.into_iter().zip(self.all_at_once(organizer, wishes)?) {
            match answer {
                Ok(_) => {
                    count += 1;
                    self.tell(&say!("run-added", player = name, count = count));
                }
                Err(refusal) => {
                    // All of them are told; the last one decides how the command ends.
                    if let Some(before) = refused.replace(Failure::refused(&refusal)) {
                        self.console.report(&before);
                    }
                }
            }
        }
        refused.map_or(Ok(()), |failure| Err(failure.into()))
    }

    pub(super) fn csv(&mut self, rest: &str) -> Done {
        if rest.is_empty() {
            return Err(Failure::new(say!("run-needs", what = "FILE")).into());
        }
        let path = Path::new(rest);
        let found = roster(&read_bytes(path)?, self.tournament.pack(), None)
            .map_err(|problem| in_file(path, problem.saying()))?;
        for loss in &found.lost {
            self.tell(&say!("export-lost-line", what = loss.saying()));
        }
        let players = found.players.into_iter().map(|player| (player.name, player.team)).collect();
        let entered = self.enrol_all(players);
        self.tell_count();
        entered
    }

    fn tell_count(&self) {
        let count = self.tournament.players().count() as u32;
        let plan = self.tournament.plan_for(&self.tournament.settings().structure, count);
        match plan {
            Ok(stages) => self.tell(&structure::preview(count, &stages)),
            Err(_) => self.tell(&structure::preview(count, &[])),
        }
    }

    pub(super) fn players(&mut self, _: &str) -> Done {
        let columns = [
            (say!("head-id"), Column::Words),
            (say!("head-player"), Column::Words),
            (say!("head-team"), Column::Words),
            (say!("head-state"), Column::Words),
        ];
        let rows = self.tournament.players().map(|(_, person, entry)| {
            let state = match entry.presence {
                Presence::Active if entry.checked_in => say!("desk-presence-here"),
                Presence::Active => say!("desk-presence-active"),
                Presence::Dropped { after_round, .. } => say!("desk-presence-dropped", round = after_round.0),
                Presence::CutOff { .. } => say!("desk-presence-cut-off"),
                Presence::Eliminated { round } => say!("desk-presence-eliminated", round = round.0),
                Presence::Disqualified { .. } => say!("desk-presence-disqualified"),
            };
            let team = entry.team.clone().unwrap_or_default();
            vec![person.key.clone(), person.name.clone(), team, self.console.say(&state)]
        });
        self.console.table(&columns, rows.collect());
        for (id, person) in self.tournament.people().filter(|(id, _)| self.tournament.has_office(*id)) {
            let role = self.console.say(&self.tournament.role(id).saying());
            self.tell(&say!("run-staff-line", person = person.name.as_str(), role = role));
        }
        self.tell_count();
        Ok(())
    }

    pub(super) fn here(&mut self, rest: &str) -> Done {
        let player = self.player(rest)?;
        self.organizer(Wish::CheckIn { player })?;
        self.tell(&say!("run-checked-in", player = self.tournament.name_of(player)));
        Ok(())
    }

    pub(super) fn staff(&mut self, rest: &str) -> Done {
        let (name, role) = rest.rsplit_once([',', ' ']).unwrap_or((rest, ""));
        let role = match role.trim() {
            "marshal" => StaffRole::Marshal,
            "judge" => StaffRole::Judge,
            _ => return Err(Failure::new(say!("run-needs", what = "NAME, marshal|judge")).into()),
        };
        let name = name.trim().trim_end_matches(',');
        let person = if let Some(person) = self.tournament.called(name) {
            person
        } else {
            let person = PersonId(self.tournament.people().count() as u32);
            self.organizer(Wish::Admit { key: None, name: name.to_owned() })?;
            person
        };
        self.organizer(Wish::Appoint { person, role })?;
        let role = self.console.say(&self.tournament.role(person).saying());
        self.tell(&say!("run-staff-line", person = name, role = role));
        Ok(())
    }

    /// Changes a setting; shows them all without arguments.
    pub(super) fn set(&mut self, rest: &str) -> Done {
        let Some((what, value)) = rest.split_once(char::is_whitespace) else {
            self.show_settings();
            return Ok(());
        };
        let value = value.trim();
        let mut settings = self.tournament.settings().clone();
        self.change(&mut settings, what, value)?;
        self.organizer(Wish::Change { settings })?;
        self.show_settings();
        Ok(())
    }

    fn change(&self, settings: &mut Settings, what: &str, value: &str) -> Done {
        let wrong = || Failure::new(say!("run-wrong-value", what = what, read = value));
        let yes = || match value {
            "yes" | "on" | "tak" | "ja" => Ok(true),
            "no" | "off" | "nie" | "nein" => Ok(false),
            _ => Err(wrong()),
        };
        match what {
            "tier" => value.clone_into(&mut settings.tier),
            "structure" => settings.structure = structure::read(value, self.tournament.pack())?,
            "event" => settings.event_type = (value != "none").then(|| value.to_owned()),
            "decks" => settings.deck_lists = yes()?,
            "check-in" => settings.check_in = yes()?,
            "set-up" => settings.set_up_ticked = yes()?,
            "late" => settings.late_entry = yes()?,
            "untimed-final" => settings.untimed_final = yes()?,
            "tables" => settings.tables = yes()?,
            "points" => {
                let (points, anyway) = value.strip_suffix("anyway").map_or((value, false), |it| (it, true));
                settings.force_points = Some(points.trim().parse().map_err(|_| wrong())?);
                settings.force_points_anyway = anyway;
            }
            "first-table" => settings.first_table = value.parse().map_err(|_| wrong())?,
            "no-show" => settings.no_show_minutes = value.parse().map_err(|_| wrong())?,
            "grace" => settings.slip_grace_seconds = value.parse().map_err(|_| wrong())?,
            "capacity" => settings.capacity = Some(value.parse().map_err(|_| wrong())?),
            _ => return Err(Failure::new(say!("run-no-such-setting", read = what)).into()),
        }
        Ok(())
    }

    fn show_settings(&self) {
        let it = self.tournament.settings();
        let number = |number: Option<u32>| number.map_or("–".to_owned(), |number| number.to_string());
        let yes = |yes: bool| self.console.say(&if yes { say!("word-yes") } else { say!("word-no") });
        let lines = [
            ("tier", it.tier.clone()),
            ("structure", structure::written(&it.structure)),
            ("event", it.event_type.clone().unwrap_or_else(|| "none".to_owned())),
            ("decks", yes(it.deck_lists)),
            ("check-in", yes(it.check_in)),
            ("set-up", yes(it.set_up_ticked)),
            ("late", yes(it.late_entry)),
            ("untimed-final", yes(it.untimed_final)),
            ("tables", yes(it.tables)),
            ("points", number(it.force_points.or(self.tournament.pack().forces.map(|forces| forces.usual)))),
            ("first-table", it.first_table.to_string()),
            ("no-show", it.no_show_minutes.to_string()),
            ("grace", it.slip_grace_seconds.to_string()),
            ("capacity", number(it.capacity)),
        ];
        let columns = [(say!("head-setting"), Column::Words), (say!("head-value"), Column::Words)];
        self.console.table(&columns, lines.map(|(what, value)| vec![what.to_owned(), value]).to_vec());
    }

    pub(super) fn announce(&mut self, _: &str) -> Done {
        let count = self.tournament.players().count() as u32;
        if self.tournament.desk() == tournament::Desk::Enrolling {
            // Too few players are better noticed before registration is closed.
            let stages = self.tournament.plan_for(&self.tournament.settings().structure, count);
            if stages.is_ok() {
                self.organizer(Wish::CloseRegistration)?;
            }
        }
        self.organizer(Wish::AnnouncePlan)?;
        self.tell(&structure::preview(count, self.tournament.plan()));
        let name = structure::named(
            &self.tournament.settings().structure,
            self.tournament.pack(),
            self.console.language,
        );
        self.tell(&say!("run-announced", structure = name));
        Ok(())
    }

    pub(super) fn reopen(&mut self, _: &str) -> Done {
        self.organizer(Wish::ReopenRegistration)?;
        self.tell(&say!("run-reopened"));
        Ok(())
    }

    pub(super) fn no_show(&mut self, rest: &str) -> Done {
        let absent = self.player(rest)?;
        let name = self.tournament.name_of(absent);
        let Some((id, table)) = self.tournament.my_match(absent) else {
            return Err(Failure::new(say!("run-no-match", player = name)).into());
        };
        let others: Vec<PersonId> = table.seats.players().filter(|player| *player != absent).collect();
        self.organizer(Wish::NoShow { id, absent })?;
        let there = self.tournament.active().filter(|player| others.contains(player)).count();
        self.tell(&say!("run-no-show", player = name, there = there));
        Ok(())
    }

    pub(super) fn drop_out(&mut self, rest: &str) -> Done {
        let player = self.player(rest)?;
        self.organizer(Wish::Drop { player, why: DropReason::OwnWish })?;
        self.tell(&say!("run-dropped", player = self.tournament.name_of(player)));
        Ok(())
    }

    pub(super) fn rejoin(&mut self, rest: &str) -> Done {
        let player = self.player(rest)?;
        self.organizer(Wish::Rejoin { player })?;
        self.tell(&say!("run-rejoined", player = self.tournament.name_of(player)));
        Ok(())
    }

    pub(super) fn disqualify(&mut self, rest: &str) -> Done {
        let player = self.player(rest)?;
        let name = self.tournament.name_of(player);
        let reason = self.ask(&say!("run-ask-reason"))?;
        if !self.agrees(&say!("run-ask-disqualify", player = name.as_str()))? {
            return Err(Stop::Cancelled);
        }
        self.organizer(Wish::Disqualify { player, reason })?;
        self.tell(&say!("run-disqualified", player = name));
        Ok(())
    }

    pub(super) fn rename(&mut self, rest: &str) -> Done {
        let Some((name, new)) = rest.split_once(',') else {
            return Err(Failure::new(say!("run-needs", what = "NAME, NEW NAME")).into());
        };
        let person = self.somebody(name.trim())?;
        self.organizer(Wish::Rename { person, name: new.trim().to_owned() })?;
        self.tell(&say!("run-renamed", was = name.trim(), name = new.trim()));
        Ok(())
    }

    /// Hands in a deck list from a file, as it is; what it means is the deck check's business.
    pub(super) fn deck(&mut self, rest: &str) -> Done {
        let Some((name, file)) = rest.split_once(',') else {
            return Err(Failure::new(say!("run-needs", what = "PLAYER, FILE")).into());
        };
        let player = player_named(&self.tournament, name.trim())?;
        let text = read(Path::new(file.trim()))?;
        self.organizer(Wish::SubmitDeck { player, text })?;
        self.tell(&say!("run-deck-handed-in", player = self.tournament.name_of(player)));
        Ok(())
    }

    pub(super) fn second(&mut self, rest: &str) -> Done {
        let Some((playing, second)) = rest.split_once(',') else {
            return Err(Failure::new(say!("run-needs", what = "PLAYING, SECOND")).into());
        };
        let (playing, second) = (self.somebody(playing.trim())?, self.somebody(second.trim())?);
        self.organizer(Wish::NameSecondLeader { playing, second })?;
        let name = |person| self.tournament.name_of(person);
        self.tell(&say!("run-second", playing = name(playing), second = name(second)));
        Ok(())
    }

    pub(super) fn hand_over(&mut self, rest: &str) -> Done {
        let to = self.somebody(rest)?;
        self.organizer(Wish::HandOver { to })?;
        self.tell(&say!("run-handed-over", person = self.tournament.name_of(to)));
        Ok(())
    }

    /// Anybody who is here, player or not.
    pub(super) fn somebody(&self, name: &str) -> Done<PersonId> {
        let found = self.tournament.called(name).or_else(|| self.tournament.by_key(name));
        Ok(found.ok_or_else(|| Failure::new(say!("run-nobody-called", name = name)))?)
    }

    /// The player of that name; asks if none is given.
    pub(super) fn player(&self, text: &str) -> Done<PersonId> {
        let text = match text {
            "" => self.ask(&say!("run-ask-which-player"))?,
            text => text.to_owned(),
        };
        Ok(player_named(&self.tournament, &text)?)
    }
}

/// A line of a list: a name, and a team behind an `@`.
fn entry(text: &str) -> (String, Option<String>) {
    match text.split_once('@') {
        Some((name, team)) => {
            (name.trim().to_owned(), Some(team.trim().to_owned()).filter(|team| !team.is_empty()))
        }
        None => (text.trim().to_owned(), None),
    }
}
