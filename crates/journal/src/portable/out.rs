//! Out of a store: one stream's history, or everything.

use std::path::{Path, PathBuf};

use tokio::fs::{File, OpenOptions};
use tokio::io::{AsyncWrite, BufWriter};

use crate::boxed::BoxFuture;
use crate::plan::Head;
use crate::portable::TransferError;
use crate::portable::lines::{Format, Line, RecordLine, StreamLine, Writer};
use crate::snapshot::{Cursor, Snapshot, readable_head, readable_record, text};
use crate::store::Store;
use crate::trouble::Trouble;
use crate::words::StreamId;

impl Store {
    /// Writes one stream with its full history; gives the number of records.
    pub fn export<'a>(
        &'a self,
        stream: &'a StreamId,
        out: &'a mut (dyn AsyncWrite + Send + Unpin),
    ) -> BoxFuture<'a, Result<u64, TransferError>> {
        Box::pin(async move {
            let mut snapshot = self.engine().snapshot().await?;
            let Some(row) = snapshot.head(stream.as_str()).await? else {
                return Err(TransferError::NoStream { stream: stream.clone() });
            };
            let mut writer = Writer::start(out, Format::History).await?;
            write_stream(&mut snapshot, stream.as_str(), readable_head(row)?, &mut writer).await?;
            let (_, _, records) = writer.end().await?;
            Ok(records)
        })
    }

    /// Writes everything, as it is at one moment, to a file only its owner can read, while others go on writing. The file
    /// is there whole or not at all. Gives the number of streams and of records.
    pub fn backup<'a>(&'a self, path: &'a Path) -> BoxFuture<'a, Result<(u64, u64), TransferError>> {
        Box::pin(async move {
            let mut beside = PathBuf::from(path).into_os_string();
            beside.push(".new");
            let beside = PathBuf::from(beside);
            let written = self.write_backup(&beside).await;
            if written.is_err() {
                // Half a backup is none; that it cannot be removed either is the smaller problem.
                let _ = tokio::fs::remove_file(&beside).await;
            }
            let counts = written?;
            tokio::fs::rename(&beside, path).await.map_err(TransferError::at(path))?;
            let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
            File::open(folder.unwrap_or(Path::new("."))).await?.sync_all().await?;
            Ok(counts)
        })
    }

    async fn write_backup(&self, path: &Path) -> Result<(u64, u64), TransferError> {
        let mut snapshot = self.engine().snapshot().await?;
        let mut options = OpenOptions::new();
        options.write(true).create(true).truncate(true);
        #[cfg(unix)]
        options.mode(0o600);
        let file = BufWriter::new(options.open(path).await.map_err(TransferError::at(path))?);
        let mut writer = Writer::start(file, Format::Backup).await?;
        for row in snapshot.heads(None).await? {
            let id = text(row.0.as_deref()).ok_or_else(|| Trouble::Damaged { why: "stream".to_owned() })?;
            write_stream(&mut snapshot, &id, readable_head(row)?, &mut writer).await?;
        }
        let (accounts, capabilities, sessions) = snapshot.access().await?;
        let access = accounts.into_iter().map(Line::Account);
        let access = access.chain(capabilities.into_iter().map(Line::Capability));
        let (tokens, seats) = snapshot.programs().await?;
        let access = access.chain(sessions.into_iter().map(Line::Session));
        let access = access.chain(tokens.into_iter().map(Line::Token));
        for line in access.chain(seats.into_iter().map(Line::Seat)) {
            writer.write(&line).await?;
        }
        let (file, streams, records) = writer.end().await?;
        file.into_inner().sync_all().await?;
        Ok((streams, records))
    }
}

async fn write_stream<W: AsyncWrite + Unpin>(
    snapshot: &mut Snapshot,
    id: &str,
    head: Head,
    writer: &mut Writer<W>,
) -> Result<(), TransferError> {
    let Head { kind, version, hash } = head;
    let stream = StreamLine { id: id.to_owned(), kind, version: version.0, head: hash };
    writer.write(&Line::Stream(stream)).await?;
    let mut cursor = Cursor::from(i64::MIN);
    while let Some(page) = snapshot.next_records(id, &mut cursor).await? {
        for row in page {
            let record = readable_record(row).map_err(|unreadable| unreadable.of(id))?;
            writer.write(&Line::Record(RecordLine::of(record))).await?;
        }
    }
    Ok(())
}
