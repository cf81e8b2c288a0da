# The journal: its command line, what can go wrong, what verification finds.
cli-journal = Look after the journal: verify, export, back up, restore
cli-journal--database = The database: sqlite:PATH or postgres://…
cli-journal-streams = List the streams with their versions
cli-journal-streams--kind = Only streams of this kind
cli-journal-verify = Check that every record is the one that was written
cli-journal-verify--noted = Compare with what was noted elsewhere before: a list of streams (marshal --json journal streams) or a backup
cli-journal-verify--stream = Only this stream
cli-journal-export = Write one stream with its full history
cli-journal-export--stream = The stream
cli-journal-export--out = The file to write; standard output if not given
cli-journal-import = Take in a stream that was exported
cli-journal-import--file = The exported file
cli-journal-backup = Write everything to one file, while the server goes on
cli-journal-backup--file = The file to write
cli-journal-restore = Take in a backup; nothing that is there is overwritten
cli-journal-restore--file = The backup

journal-said-no-streams = There are no streams yet.
journal-said-stream = { $stream } ({ $kind }): { $version ->
    [one] { $version } record
   *[other] { $version } records
}
journal-said-clean = { $records ->
    [one] { $records } record
   *[other] { $records } records
} in { $streams ->
    [one] { $streams } stream
   *[other] { $streams } streams
}: every one is as it was written.
journal-said-not-clean = { $records ->
    [one] { $records } record
   *[other] { $records } records
} in { $streams ->
    [one] { $streams } stream
   *[other] { $streams } streams
}: { $findings ->
    [one] one finding.
   *[other] { $findings } findings.
}
journal-said-more = There is more; only the first findings are listed.
journal-said-exported = { $stream }: { $records ->
    [one] { $records } record
   *[other] { $records } records
} written to { $file }.
journal-said-backed-up = { $streams ->
    [one] { $streams } stream
   *[other] { $streams } streams
} with { $records ->
    [one] { $records } record
   *[other] { $records } records
} written to { $file }.
journal-said-taken-in = { $streams ->
    [one] { $streams } stream
   *[other] { $streams } streams
} with { $records ->
    [one] { $records } record
   *[other] { $records } records
} read; { $added ->
    [0] nothing was new.
    [one] one record was new.
   *[other] { $added } records were new.
}

journal-what-stream = the name of the stream
journal-what-name = the name
journal-what-moment = the moment
journal-what-fact = the fact
journal-unfit-empty = { $what } is empty
journal-unfit-too-long = { $what } has { $bytes } bytes; at most { $most } are taken
journal-unfit-control = { $what } has a control character at byte { $at }; only visible characters are taken
journal-unfit-not-a-moment = “{ $read }” is no moment; expected something like 2026-11-15T20:41:51Z
journal-unfit-not-json = the fact is not JSON: { $why }

journal-full = the database has no room left; nothing acknowledged is lost; make room and try again
journal-read-only = the database can be read but not written
journal-denied = the database does not allow this: { $why }
journal-away = the database cannot be reached: { $why }
journal-unsure = the connection broke while storing was being confirmed; it is stored wholly or not at all, look before trying again: { $why }
journal-busy = somebody else has held the database for too long; try again
journal-damaged = the database is damaged: { $why }
journal-closed = the journal has been closed
journal-other = the database says: { $why }
journal-answered-before = this request was carried out before
journal-taken = that is taken already

journal-nothing = there is nothing to store
journal-too-many = { $facts } facts at once are too many; at most { $most } are taken
journal-too-large = { $bytes } bytes at once are too many; at most { $most } are taken
journal-other-kind = the stream { $stream } is of kind { $kind }
journal-conflict = the stream { $stream } has moved on: the decision was made on version { $expected }, it now has version { $current }

journal-no-place = “{ $read }” is no database; expected sqlite:PATH or postgres://USER@HOST/NAME
journal-missing = there is no journal at { $place }
journal-foreign = { $place } holds something else than a journal; it was left as it is
journal-newer = a newer Marshal has written this journal (schema { $found }, this one knows { $known }); update Marshal
journal-older = an older Marshal has written this journal (schema { $found }, this one needs { $known }); start the server once to bring it up to date
journal-not-durable = this PostgreSQL server runs with fsync off, so it cannot promise to keep anything; turn fsync on
journal-not-utf8 = this database is encoded in { $encoding }; a journal needs UTF8

journal-no-stream = there is no stream { $stream }
journal-io = the file cannot be read or written: { $why }
journal-file-other-format = line { $line }: this is no file of the format { $expected }
journal-file-not-a-line = line { $line } cannot be read: { $why }
journal-file-too-long = line { $line } is longer than { $most } bytes
journal-file-out-of-place = line { $line }: a record without a stream before it
journal-file-cut = line { $line }: the file ends too early; it was cut off
journal-file-altered = line { $line }: the checksum does not fit; the file was changed
journal-file-beyond = line { $line }: something follows the end of the file
journal-refused-broken = { $stream }, line { $line }: record { $version } does not follow from the one before it; the stream was taken in up to there
journal-refused-unfit = { $stream }, line { $line }: { $why }
journal-refused-diverged = { $stream }, line { $line }: the journal has another record { $version }; it was left as it is
journal-refused-other-kind = { $stream }, line { $line }: the journal has this stream as kind { $kind }; it was left as it is

journal-fault-unreadable-stream = { $stream }: the stream itself cannot be read
journal-fault-no-stream = { $stream }: there are records, but the stream itself is gone
journal-fault-unreadable = { $stream }: record { $version } cannot be read (column { $column })
journal-fault-changed = { $stream }: record { $version } was changed or moved
journal-fault-unlinked = { $stream }: record { $version } names another record before it than the one that stands there
journal-fault-not-json = { $stream }: record { $version } is no JSON
journal-fault-missing = { $stream }: records { $first } to { $last } are missing
journal-fault-beyond = { $stream }: the stream ends at { $end }, but there are records up to { $last }
journal-fault-other-head = { $stream }: record { $version } is not the last one the stream names
journal-fault-not-as-noted = { $stream }: record { $version } is gone, or no longer the one that was noted
journal-noted-unread = { $file } is neither a list of streams nor a backup
