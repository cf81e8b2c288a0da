-- What lists show of a stream, kept beside its head so that nobody has to read the stream for a line. It follows from the
-- records: a missing or older one is made anew.
CREATE TABLE summary (
    stream  TEXT NOT NULL PRIMARY KEY,
    version INTEGER NOT NULL,
    body    TEXT NOT NULL
) STRICT, WITHOUT ROWID;
