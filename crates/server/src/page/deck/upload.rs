//! A list that comes by form: pasted into a field, or as a file. With a script the file is read into the field; without one
//! the form carries it (`multipart/form-data`).

use access::{Key, Subject};
use axum::extract::{FromRequest, Multipart, Request};
use axum::http::header::CONTENT_TYPE;
use axum::{Form, RequestExt};
use maud::{Markup, html};
use rulebook::say;
use std::collections::BTreeMap;
use tournament::{Actor, PersonId, Wish};
use web::{Problem, Reader};

use crate::App;
use crate::hall::{Snapshot, Terms};

/// What a form with a list sent.
#[derive(Clone, Debug, Default)]
pub(in crate::page) struct Sent {
    /// The list: the file if there is one, otherwise the text.
    pub(in crate::page) list: Vec<u8>,
    /// All other fields.
    pub(in crate::page) fields: BTreeMap<String, String>,
}

impl Sent {
    /// A field, without blanks around it.
    pub(in crate::page) fn field(&self, name: &str) -> &str {
        self.fields.get(name).map(|value| value.trim()).unwrap_or_default()
    }

    /// Carries out what the form asks for, once: sent again it is done already.
    pub(super) async fn once(
        &self,
        app: &App,
        code: &str,
        person: PersonId,
        wish: Wish,
    ) -> Result<(), Problem> {
        let mut fields = self.fields.clone();
        fields.insert("text".to_owned(), self.text());
        let act = Key::of_form(&fields)?.act(&Subject::person(code, person).text(), "deck", &fields);
        let kept = act.kept(String::new())?;
        let keep = |_: &Snapshot| kept.clone();
        let terms = Terms { keep: Some(&keep), ..Terms::default() };
        match app.hall.room(code).await?.command_under(&terms, Actor::Person(person), wish).await {
            Err(setback) if act.before(&app.access).await?.is_none() => Err(setback.into()),
            _ => Ok(()),
        }
    }

    /// The list as text, to show it again.
    pub(super) fn text(&self) -> String {
        String::from_utf8_lossy(&self.list).into_owned()
    }
}

impl<S: Send + Sync> FromRequest<S> for Sent {
    type Rejection = Problem;

    async fn from_request(request: Request, _: &S) -> Result<Sent, Problem> {
        let kind = request.headers().get(CONTENT_TYPE).and_then(|value| value.to_str().ok());
        if !kind.is_some_and(|kind| kind.starts_with("multipart/form-data")) {
            let unfit = |_| Problem::field("text", say!("deck-upload-form"));
            let Form(mut fields) =
                request.extract::<Form<BTreeMap<String, String>>, _>().await.map_err(unfit)?;
            let list = fields.remove("text").unwrap_or_default().into_bytes();
            return Ok(Sent { list, fields });
        }
        let mut parts = request.extract::<Multipart, _>().await.map_err(|_| cut_off())?;
        let mut sent = Sent::default();
        let mut file = Vec::new();
        while let Some(part) = parts.next_field().await.map_err(|_| cut_off())? {
            let name = part.name().unwrap_or_default().to_owned();
            let bytes = part.bytes().await.map_err(|_| cut_off())?;
            match name.as_str() {
                "file" => file = bytes.to_vec(),
                "text" => sent.list = bytes.to_vec(),
                _ => {
                    sent.fields.insert(name, String::from_utf8_lossy(&bytes).into_owned());
                }
            }
        }
        if !file.is_empty() {
            sent.list = file;
        }
        Ok(sent)
    }
}

fn cut_off() -> Problem {
    Problem::field("file", say!("deck-upload-form"))
}

/// The two ways a list comes in.
pub(super) fn fields(reader: &Reader, text: &str) -> Markup {
    html! {
        div.field {
            label for="text" { (reader.say(&say!("deck-upload-text"))) }
            textarea #text.mono name="text" rows="10" spellcheck="false" autocapitalize="none" aria-describedby="text-help" { (text) }
            p.small.soft #text-help { (reader.say(&say!("deck-upload-help"))) }
        }
        div.field {
            label for="file" { (reader.say(&say!("deck-upload-file"))) }
            input #file name="file" type="file" data-into="text" accept=".txt,.o8d,.json,.xml,text/plain,application/json,text/xml";
        }
    }
}
