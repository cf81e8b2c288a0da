-- Programs: tokens that act for somebody, which person of a stream an account is, and answers kept under a request's key.
CREATE TABLE token (
    id        TEXT NOT NULL PRIMARY KEY,
    hash      BLOB NOT NULL UNIQUE,
    subject   TEXT NOT NULL,
    label     TEXT NOT NULL,
    scopes    TEXT NOT NULL,
    created   TEXT NOT NULL,
    expires   TEXT,
    revoked   TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX token_by_subject ON token (subject);

CREATE TABLE seat (
    account TEXT NOT NULL,
    stream  TEXT NOT NULL,
    subject TEXT NOT NULL,
    PRIMARY KEY (account, stream)
) STRICT, WITHOUT ROWID;

-- Written in the transaction that carries the request out, so that it is there exactly if the request was carried out.
CREATE TABLE answer (
    hash    BLOB NOT NULL PRIMARY KEY,
    request BLOB NOT NULL,
    body    TEXT NOT NULL,
    expires TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX answer_by_expiry ON answer (expires);
