//! Cookies: how a secret is given to a browser and taken back.

use axum_extra::extract::cookie::{Cookie, SameSite};

/// A cookie with a secret: no script reads it, no other site sends it, and only over https where the server is reached so.
pub fn secret(name: String, value: String, secure: bool) -> Cookie<'static> {
    Cookie::build((name, value))
        .path("/")
        .http_only(true)
        .secure(secure)
        .same_site(SameSite::Lax)
        .permanent()
        .build()
}

/// A cookie with a choice of the reader, such as the language.
pub fn choice(name: &'static str, value: String) -> Cookie<'static> {
    Cookie::build((name, value)).path("/").same_site(SameSite::Lax).permanent().build()
}

/// What takes a cookie back.
pub fn gone(name: String) -> Cookie<'static> {
    Cookie::build(name).path("/").build()
}
