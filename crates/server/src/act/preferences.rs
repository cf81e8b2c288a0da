//! A reader's language and theme, kept in cookies.

use axum::Form;
use axum::response::{IntoResponse, Response};
use axum_extra::extract::CookieJar;
use axum_extra::extract::cookie::Cookie;
use serde::Deserialize;
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

pub(super) async fn preferences(cookies: CookieJar, Form(form): Form<Preference>) -> Response {
    let keep = |cookies: CookieJar, name: &'static str, value: String| {
        cookies.add(Cookie::build((name, value)).path("/").permanent().build())
    };
    let mut cookies = cookies;
    if let Some(language) = form.lang.filter(|code| code.parse::<wording::Language>().is_ok()) {
        cookies = keep(cookies, LANGUAGE_COOKIE, language);
    }
    if let Some(theme) = form.theme.filter(|theme| ["device", "light", "dark"].contains(&theme.as_str())) {
        cookies = keep(cookies, THEME_COOKIE, theme);
    }
    (cookies, redirect::local(&form.back)).into_response()
}
