-- The journal: streams and their records. A record's place (stream, version) is its key, so two writers can never
-- both take it.
CREATE TABLE stream (
    id      TEXT NOT NULL PRIMARY KEY,
    kind    TEXT NOT NULL,
    version INTEGER NOT NULL,
    head    BLOB NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE record (
    stream  TEXT NOT NULL,
    version INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    who     TEXT NOT NULL,
    at      TEXT NOT NULL,
    body    TEXT NOT NULL,
    before  BLOB NOT NULL,
    hash    BLOB NOT NULL,
    PRIMARY KEY (stream, version)
) STRICT, WITHOUT ROWID;

CREATE INDEX stream_by_kind ON stream (kind, id);
