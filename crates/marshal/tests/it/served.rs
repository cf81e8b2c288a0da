//! The real program as a server in a process of its own, and requests to it.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use serde_json::Value;

/// A server; killed when this is dropped.
pub(crate) struct Served {
    pub(crate) child: Child,
    /// What it said when it was ready.
    pub(crate) said: Value,
}

impl Served {
    /// Starts `marshal` with these arguments in that folder and waits until it says where it is; `None` if it ended instead.
    pub(crate) fn start(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Option<Served> {
        let mut child = spawn(folder, arguments, environment);
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let Ok(said) = serde_json::from_str(&line) else {
            child.wait().unwrap();
            return None;
        };
        Some(Served { child, said })
    }

    /// Where it listens.
    pub(crate) fn at(&self) -> &str {
        self.said["address"].as_str().unwrap()
    }

    /// Asks it to stop, as a system does, and gives its exit code.
    pub(crate) fn stopped(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }

    /// Accepts the owner's one-time link and gives the session's cookie.
    pub(crate) fn owner(&self) -> String {
        let link = self.said["owner_link"].as_str().unwrap();
        let path = format!("{}/owner", &link[link.find("/l/").unwrap()..]);
        ask(self.at(), "POST", &path, "", "name=Olga&password=correct+horse").unwrap().cookie()
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Starts `marshal` without waiting for anything.
pub(crate) fn spawn(folder: &Path, arguments: &[&str], environment: &[(&str, &str)]) -> Child {
    Command::new(env!("CARGO_BIN_EXE_marshal"))
        .args(arguments)
        .current_dir(folder)
        .env_clear()
        .env("RUST_LOG", "error")
        .envs(environment.iter().copied())
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap()
}

/// Founds a tournament of twenty rounds and gives its code and the organizer's cookie.
pub(crate) fn found(at: &str, owner: &str) -> (String, String) {
    let form = "name=Saturday&organizer=Olga&pack=conquest-1.2&tier=relaxed&structure=custom&rounds=20&cut=0";
    let answer = ask(at, "POST", "/new", owner, form).unwrap();
    assert_eq!(answer.status, 303, "{}", answer.body);
    let code = answer.header("location").split('/').nth(2).unwrap().to_owned();
    (code, answer.cookie())
}

/// What came back.
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> &str {
        let line = self.head.lines().find_map(|line| line.strip_prefix(&format!("{name}: ")));
        line.unwrap_or_else(|| panic!("no {name}: {}{}", self.head, self.body))
    }

    pub(crate) fn cookie(&self) -> String {
        self.header("set-cookie").split(';').next().unwrap().to_owned()
    }
}

/// One request on a connection of its own. Only an answer whose head has wholly arrived is one.
pub(crate) fn ask(at: &str, method: &str, path: &str, cookie: &str, form: &str) -> std::io::Result<Answer> {
    let mut stream = TcpStream::connect(at)?;
    let request = format!(
        "{method} {path} HTTP/1.0\r\nhost: crash\r\ncookie: {cookie}\r\n\
         content-type: application/x-www-form-urlencoded\r\ncontent-length: {}\r\n\r\n{form}",
        form.len()
    );
    stream.write_all(request.as_bytes())?;
    let mut bytes = Vec::new();
    // A connection that breaks in the middle of the body has answered all the same.
    let ended = stream.read_to_end(&mut bytes);
    let text = String::from_utf8_lossy(&bytes);
    let Some((head, body)) = text.split_once("\r\n\r\n") else {
        return Err(ended.err().unwrap_or_else(|| std::io::ErrorKind::UnexpectedEof.into()));
    };
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Ok(Answer { status, head: head.to_owned(), body: body.to_owned() })
}
