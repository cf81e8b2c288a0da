-- What lists show of a stream, kept beside its head so that nobody has to read the stream for a line. It follows from the
-- records: a missing or older one is made anew.
CREATE TABLE summary (
    stream  TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    version BIGINT NOT NULL,
    body    TEXT COLLATE "C" NOT NULL
);
