//! What programs need: tokens, which person an account is in a stream, and answers kept under a request's key.

use serde::{Deserialize, Serialize};

use super::{InsertError, digest, first, inserted, read};
use crate::boxed::BoxFuture;
use crate::digest::Digest;
use crate::engine::on_either;
use crate::kept::Kept;
use crate::setback::trouble;
use crate::snapshot::{Snapshot, fetch};
use crate::store::Store;
use crate::trouble::Trouble;
use crate::words::Moment;

/// A program's token: it acts for somebody, within scopes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Token {
    /// Its name in lists; not the secret.
    pub id: String,
    /// The digest of its secret.
    pub hash: Digest,
    /// Whom it acts for.
    pub subject: String,
    /// What it is for, in its maker's words.
    pub label: String,
    /// What it may be used for, in the server's words.
    pub scopes: String,
    /// When it was made.
    pub created: String,
    /// When it ends by itself, if ever.
    pub expires: Option<String>,
    /// When it was taken back.
    pub revoked: Option<String>,
}

/// Which person of a stream an account is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// The account's id.
    pub account: String,
    /// The stream.
    pub stream: String,
    /// The person, in the server's words.
    pub subject: String,
}

impl Token {
    /// A new token that holds until it is taken back.
    pub fn new(id: &str, hash: Digest, subject: &str, label: &str, scopes: &str, created: &Moment) -> Token {
        let [id, subject, label, scopes] = [id, subject, label, scopes].map(str::to_owned);
        Token { id, hash, subject, label, scopes, created: created.sortable(), expires: None, revoked: None }
    }

    /// The same token, ending by itself.
    pub fn until(self, expires: &Moment) -> Token {
        Token { expires: Some(expires.sortable()), ..self }
    }
}

type TokenRow = (String, Vec<u8>, String, String, String, String, Option<String>, Option<String>);
type SeatRow = (String, String, String);
type KeptRow = (Vec<u8>, Vec<u8>, String, String);

impl Store {
    /// Adds a token.
    pub fn add_token<'a>(&'a self, token: &'a Token) -> BoxFuture<'a, Result<(), InsertError>> {
        Box::pin(async move {
            let sql = "INSERT INTO token (id, hash, subject, label, scopes, created, expires, revoked) \
                   VALUES ($1, $2, $3, $4, $5, $6, $7, $8)";
            inserted(change!(
                self,
                sql,
                &token.id,
                token.hash.as_bytes().as_slice(),
                &token.subject,
                &token.label,
                &token.scopes,
                &token.created,
                &token.expires,
                &token.revoked,
            ))
        })
    }

    /// The token of that digest, whether it still holds or not.
    pub fn token<'a>(&'a self, hash: &'a Digest) -> BoxFuture<'a, Result<Option<Token>, Trouble>> {
        Box::pin(async move {
            let sql = "SELECT id, hash, subject, label, scopes, created, expires, revoked \
                   FROM token WHERE hash = $1";
            rows!(self, TokenRow, sql, hash.as_bytes().as_slice()).map(first)
        })
    }

    /// All tokens that act for somebody, oldest first.
    pub fn tokens_of<'a>(&'a self, subject: &'a str) -> BoxFuture<'a, Result<Vec<Token>, Trouble>> {
        Box::pin(async move {
            let sql = "SELECT id, hash, subject, label, scopes, created, expires, revoked \
                   FROM token WHERE subject = $1 ORDER BY created, id";
            rows!(self, TokenRow, sql, subject)
        })
    }

    /// Takes somebody's token back; says whether there was one that still held.
    pub fn revoke_token<'a>(
        &'a self,
        subject: &'a str,
        id: &'a str,
        at: &'a Moment,
    ) -> BoxFuture<'a, Result<bool, Trouble>> {
        Box::pin(async move {
            let sql = "UPDATE token SET revoked = $3 WHERE subject = $1 AND id = $2 AND revoked IS NULL";
            change!(self, sql, subject, id, at.sortable()).map(|rows| rows > 0).map_err(trouble)
        })
    }

    /// Takes back all tokens that act for somebody; says how many still held.
    pub fn revoke_tokens_of<'a>(
        &'a self,
        subject: &'a str,
        at: &'a Moment,
    ) -> BoxFuture<'a, Result<u64, Trouble>> {
        Box::pin(async move {
            let sql = "UPDATE token SET revoked = $2 WHERE subject = $1 AND revoked IS NULL";
            change!(self, sql, subject, at.sortable()).map_err(trouble)
        })
    }

    /// Notes which person of a stream an account is.
    pub fn add_seat<'a>(&'a self, seat: &'a Seat) -> BoxFuture<'a, Result<(), InsertError>> {
        Box::pin(async move {
            let sql = "INSERT INTO seat (account, stream, subject) VALUES ($1, $2, $3)";
            inserted(change!(self, sql, &seat.account, &seat.stream, &seat.subject))
        })
    }

    /// Which person of that stream an account is, if any.
    pub fn seat<'a>(
        &'a self,
        account: &'a str,
        stream: &'a str,
    ) -> BoxFuture<'a, Result<Option<Seat>, Trouble>> {
        Box::pin(async move {
            let sql = "SELECT account, stream, subject FROM seat WHERE account = $1 AND stream = $2";
            rows!(self, SeatRow, sql, account, stream).map(first)
        })
    }

    /// All streams an account has a person in.
    pub fn seats_of<'a>(&'a self, account: &'a str) -> BoxFuture<'a, Result<Vec<Seat>, Trouble>> {
        Box::pin(async move {
            let sql = "SELECT account, stream, subject FROM seat WHERE account = $1 ORDER BY stream";
            rows!(self, SeatRow, sql, account)
        })
    }

    /// Keeps an answer by itself. One that belongs to an append goes with it: [`Store::append_once`].
    pub fn keep<'a>(&'a self, kept: &'a Kept) -> BoxFuture<'a, Result<(), InsertError>> {
        Box::pin(async move {
            let sql = "INSERT INTO answer (hash, request, body, expires) VALUES ($1, $2, $3, $4)";
            inserted(change!(
                self,
                sql,
                kept.key.as_bytes().as_slice(),
                kept.request.as_bytes().as_slice(),
                &kept.body,
                &kept.expires,
            ))
        })
    }

    /// The answer kept under that key.
    pub fn kept<'a>(&'a self, key: &'a Digest) -> BoxFuture<'a, Result<Option<Kept>, Trouble>> {
        Box::pin(async move {
            let sql = "SELECT hash, request, body, expires FROM answer WHERE hash = $1";
            rows!(self, KeptRow, sql, key.as_bytes().as_slice()).map(first)
        })
    }

    /// Forgets answers kept until before that moment; says how many there were.
    pub fn forget_answers<'a>(&'a self, before: &'a Moment) -> BoxFuture<'a, Result<u64, Trouble>> {
        Box::pin(async move {
            change!(self, "DELETE FROM answer WHERE expires < $1", before.sortable()).map_err(trouble)
        })
    }
}

impl Snapshot {
    /// All tokens and seats, for a backup. Kept answers are not in it: they are for minutes, not for another machine.
    pub(crate) async fn programs(&mut self) -> Result<(Vec<Token>, Vec<Seat>), Trouble> {
        const TOKENS: &str =
            "SELECT id, hash, subject, label, scopes, created, expires, revoked FROM token ORDER BY id";
        const SEATS: &str = "SELECT account, stream, subject FROM seat ORDER BY account, stream";
        let tokens: Vec<TokenRow> = fetch!(self, sqlite: TOKENS, postgres: TOKENS)?;
        let seats: Vec<SeatRow> = fetch!(self, sqlite: SEATS, postgres: SEATS)?;
        Ok((read(tokens)?, read(seats)?))
    }
}

impl TryFrom<TokenRow> for Token {
    type Error = Trouble;

    fn try_from(row: TokenRow) -> Result<Token, Trouble> {
        let (id, hash, subject, label, scopes, created, expires, revoked) = row;
        let hash = digest(&hash, "token")?;
        Ok(Token { id, hash, subject, label, scopes, created, expires, revoked })
    }
}

impl TryFrom<SeatRow> for Seat {
    type Error = Trouble;

    fn try_from((account, stream, subject): SeatRow) -> Result<Seat, Trouble> {
        Ok(Seat { account, stream, subject })
    }
}

impl TryFrom<KeptRow> for Kept {
    type Error = Trouble;

    fn try_from((key, request, body, expires): KeptRow) -> Result<Kept, Trouble> {
        Ok(Kept { key: digest(&key, "answer")?, request: digest(&request, "answer")?, body, expires })
    }
}
