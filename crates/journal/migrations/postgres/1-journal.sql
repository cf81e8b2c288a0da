-- The journal: streams and their records. A record's place (stream, version) is its key, so two nodes can never
-- both take it. Collation "C" sorts as SQLite does.
CREATE TABLE stream (
    id      TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    kind    TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    head    BYTEA NOT NULL
);

CREATE TABLE record (
    stream  TEXT COLLATE "C" NOT NULL,
    version BIGINT NOT NULL,
    kind    TEXT NOT NULL,
    who     TEXT NOT NULL,
    at      TEXT NOT NULL,
    body    TEXT NOT NULL,
    before  BYTEA NOT NULL,
    hash    BYTEA NOT NULL,
    PRIMARY KEY (stream, version)
);

CREATE INDEX stream_by_kind ON stream (kind, id);
