-- Programs: tokens that act for somebody, which person of a stream an account is, and answers kept under a request's key.
CREATE TABLE token (
    id        TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    hash      BYTEA NOT NULL UNIQUE,
    subject   TEXT COLLATE "C" NOT NULL,
    label     TEXT COLLATE "C" NOT NULL,
    scopes    TEXT COLLATE "C" NOT NULL,
    created   TEXT COLLATE "C" NOT NULL,
    expires   TEXT COLLATE "C",
    revoked   TEXT COLLATE "C"
);

CREATE INDEX token_by_subject ON token (subject);

CREATE TABLE seat (
    account TEXT COLLATE "C" NOT NULL,
    stream  TEXT COLLATE "C" NOT NULL,
    subject TEXT COLLATE "C" NOT NULL,
    PRIMARY KEY (account, stream)
);

-- Written in the transaction that carries the request out, so that it is there exactly if the request was carried out.
CREATE TABLE answer (
    hash    BYTEA NOT NULL PRIMARY KEY,
    request BYTEA NOT NULL,
    body    TEXT COLLATE "C" NOT NULL,
    expires TEXT COLLATE "C" NOT NULL
);

CREATE INDEX answer_by_expiry ON answer (expires);
