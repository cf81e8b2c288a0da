-- Who may come in. Secrets stand here only as hashes: argon2 for passwords, SHA-256 for long random links and tokens.
-- Moments are UTC to the millisecond at a fixed width, so that comparing texts compares time.
CREATE TABLE account (
    id       TEXT NOT NULL PRIMARY KEY,
    name     TEXT NOT NULL UNIQUE,
    password TEXT NOT NULL,
    created  TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE capability (
    hash    BLOB NOT NULL PRIMARY KEY,
    purpose TEXT NOT NULL,
    subject TEXT NOT NULL,
    stream  TEXT,
    role    TEXT,
    created TEXT NOT NULL,
    expires TEXT,
    revoked TEXT
) STRICT, WITHOUT ROWID;

CREATE INDEX capability_by_stream ON capability (stream);
CREATE INDEX capability_by_subject ON capability (subject);

CREATE TABLE session (
    hash      BLOB NOT NULL PRIMARY KEY,
    subject   TEXT NOT NULL,
    created   TEXT NOT NULL,
    last_seen TEXT NOT NULL,
    expires   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE INDEX session_by_subject ON session (subject);
CREATE INDEX session_by_expiry ON session (expires);
