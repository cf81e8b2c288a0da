-- Who may come in. Secrets stand here only as hashes: argon2 for passwords, SHA-256 for long random links and tokens.
-- Moments are UTC to the millisecond at a fixed width, so that comparing texts compares time.
CREATE TABLE account (
    id       TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    name     TEXT COLLATE "C" NOT NULL UNIQUE,
    password TEXT COLLATE "C" NOT NULL,
    created  TEXT COLLATE "C" NOT NULL
);

CREATE TABLE capability (
    hash    BYTEA NOT NULL PRIMARY KEY,
    purpose TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    stream  TEXT COLLATE "C",
    role    TEXT COLLATE "C",
    created TEXT COLLATE "C" NOT NULL,
    expires TEXT COLLATE "C",
    revoked TEXT COLLATE "C"
);

CREATE INDEX capability_by_stream ON capability (stream);
CREATE INDEX capability_by_subject ON capability (subject);

CREATE TABLE session (
    hash      BYTEA NOT NULL PRIMARY KEY,
    subject   TEXT COLLATE "C" NOT NULL,
    created   TEXT COLLATE "C" NOT NULL,
    last_seen TEXT COLLATE "C" NOT NULL,
    expires   TEXT COLLATE "C" NOT NULL
);

CREATE INDEX session_by_subject ON session (subject);
CREATE INDEX session_by_expiry ON session (expires);
