//! A reader's language and theme, kept in cookies.

use axum::Form;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use web::Cookies;
use web::reader::{LANGUAGE_COOKIE, THEME_COOKIE};

use crate::redirect;

/// A chosen language or theme.
#[derive(Debug, Deserialize)]
pub(super) struct Preference {
    lang: Option<String>,
    theme: Option<String>,
    #[serde(default)]
    back: String,
}

pub(super) async fn preferences(mut cookies: Cookies, Form(form): Form<Preference>) -> Response {
    if let Some(language) = form.lang.filter(|code| code.parse::<wording::Language>().is_ok()) {
        cookies = cookies.with_choice(LANGUAGE_COOKIE, &language);
    }
    if let Some(theme) = form.theme.filter(|theme| ["device", "light", "dark"].contains(&theme.as_str())) {
        cookies = cookies.with_choice(THEME_COOKIE, &theme);
    }
    (cookies, redirect::local(&form.back)).into_response()
}
