//! Just enough of an HTTP client to ask for pages as fast as two cores can answer them.

use std::io;
use std::net::SocketAddr;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

/// One connection that stays open.
#[derive(Debug)]
pub(super) struct Connection {
    stream: TcpStream,
    /// What has been read and not been used yet.
    buffer: Vec<u8>,
    /// Headers every request has besides.
    extra: String,
}

/// What came back; the body as it was sent, compressed or not.
#[derive(Debug)]
pub(super) struct Answer {
    pub(super) status: u16,
    pub(super) head: String,
    pub(super) body: Vec<u8>,
}

impl Connection {
    pub(super) async fn open(server: SocketAddr) -> io::Result<Connection> {
        let stream = TcpStream::connect(server).await?;
        stream.set_nodelay(true)?;
        Ok(Connection { stream, buffer: Vec::with_capacity(16 * 1024), extra: String::new() })
    }

    /// Speaks for somebody with an address of their own, as a proxy does: from one address nobody opens a thousand links.
    pub(super) async fn open_for(server: SocketAddr, somebody: usize) -> io::Result<Connection> {
        let connection = Connection::open(server).await?;
        let (network, host) = (somebody / 250 % 250, somebody % 250);
        Ok(Connection { extra: format!("x-forwarded-for: 10.{network}.{host}.1\r\n"), ..connection })
    }

    /// Asks for a page as a phone does: compressed.
    pub(super) async fn get(&mut self, path: &str, cookie: &str) -> io::Result<Answer> {
        self.send(&request_with("GET", path, cookie, "", &self.extra)).await?;
        self.answer().await
    }

    /// Asks as a page does that is shown already and follows what happens.
    pub(super) async fn follow(&mut self, path: &str, cookie: &str) -> io::Result<Answer> {
        let extra = format!("{}x-live: 0\r\n", self.extra);
        self.send(&request_with("GET", path, cookie, "", &extra)).await?;
        self.answer().await
    }

    /// Sends a form.
    pub(super) async fn post(&mut self, path: &str, cookie: &str, form: &str) -> io::Result<Answer> {
        self.send(&request_with("POST", path, cookie, form, &self.extra)).await?;
        self.answer().await
    }

    /// Sends JSON, as a program does.
    pub(super) async fn post_json(&mut self, path: &str, json: &str) -> io::Result<Answer> {
        let (extra, length) = (&self.extra, json.len());
        let head = format!(
            "POST {path} HTTP/1.1\r\nhost: bench\r\n{extra}content-type: application/json\r\ncontent-length: {length}\r\n\r\n"
        );
        self.send(head.as_bytes()).await?;
        self.send(json.as_bytes()).await?;
        self.answer().await
    }

    pub(super) async fn send(&mut self, request: &[u8]) -> io::Result<()> {
        self.stream.write_all(request).await
    }

    /// The next answer on this connection, whole.
    pub(super) async fn answer(&mut self) -> io::Result<Answer> {
        let head = self.head().await?;
        let mut body = Vec::new();
        if header(&head, "transfer-encoding").is_some_and(|coding| coding.contains("chunked")) {
            while let Some(chunk) = self.chunk().await? {
                body.extend(chunk);
            }
        } else {
            let length = header(&head, "content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
            body = self.take(length).await?;
        }
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).ok_or_else(garbled)?;
        Ok(Answer { status, head, body })
    }

    /// The lines before the body.
    pub(super) async fn head(&mut self) -> io::Result<String> {
        let mut seen = 0;
        loop {
            let end = self.buffer[seen..].windows(4).position(|bytes| bytes == b"\r\n\r\n");
            if let Some(end) = end {
                let head: Vec<u8> = self.buffer.drain(..seen + end + 4).collect();
                return String::from_utf8(head).map_err(|_| garbled());
            }
            seen = self.buffer.len().saturating_sub(3);
            self.more().await?;
        }
    }

    /// The next chunk of a body that comes in chunks; `None` after the last.
    pub(super) async fn chunk(&mut self) -> io::Result<Option<Vec<u8>>> {
        let end = loop {
            if let Some(end) = self.buffer.windows(2).position(|bytes| bytes == b"\r\n") {
                break end;
            }
            self.more().await?;
        };
        let size = std::str::from_utf8(&self.buffer[..end]).ok();
        let size = size.and_then(|size| usize::from_str_radix(size.trim(), 16).ok()).ok_or_else(garbled)?;
        self.buffer.drain(..end + 2);
        let chunk = self.take(size).await?;
        self.take(2).await?;
        Ok(Some(chunk).filter(|chunk| !chunk.is_empty()))
    }

    async fn take(&mut self, length: usize) -> io::Result<Vec<u8>> {
        while self.buffer.len() < length {
            self.more().await?;
        }
        Ok(self.buffer.drain(..length).collect())
    }

    async fn more(&mut self) -> io::Result<()> {
        self.buffer.reserve(16 * 1024);
        match self.stream.read_buf(&mut self.buffer).await? {
            0 => Err(io::ErrorKind::UnexpectedEof.into()),
            _ => Ok(()),
        }
    }
}

impl Answer {
    /// The session cookie the server gave.
    pub(super) fn cookie(&self) -> Option<String> {
        header(&self.head, "set-cookie").and_then(|cookie| cookie.split(';').next()).map(str::to_owned)
    }

    /// Where the server sends whoever asked.
    pub(super) fn location(&self) -> Option<String> {
        header(&self.head, "location").map(str::to_owned)
    }

    /// The page, unpacked.
    pub(super) fn text(&self) -> io::Result<String> {
        let mut text = String::new();
        if header(&self.head, "content-encoding").is_some() {
            io::Read::read_to_string(&mut flate2::read::GzDecoder::new(self.body.as_slice()), &mut text)?;
        } else {
            io::Read::read_to_string(&mut self.body.as_slice(), &mut text)?;
        }
        Ok(text)
    }
}

/// A request as it goes over the wire.
pub(super) fn request(method: &str, path: &str, cookie: &str, form: &str) -> Vec<u8> {
    request_with(method, path, cookie, form, "")
}

fn request_with(method: &str, path: &str, cookie: &str, form: &str, extra: &str) -> Vec<u8> {
    let length = if method == "POST" {
        format!("content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n", form.len())
    } else {
        String::new()
    };
    let cookie = if cookie.is_empty() { String::new() } else { format!("cookie: {cookie}\r\n") };
    format!(
        "{method} {path} HTTP/1.1\r\nhost: bench\r\naccept-encoding: gzip\r\naccept-language: en\r\n{cookie}{extra}{length}\r\n{form}"
    )
    .into_bytes()
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| {
        let (key, value) = line.split_once(':')?;
        key.eq_ignore_ascii_case(name).then(|| value.trim())
    })
}

fn garbled() -> io::Error {
    io::Error::from(io::ErrorKind::InvalidData)
}
