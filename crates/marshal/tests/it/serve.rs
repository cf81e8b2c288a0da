//! `marshal serve` and its companions as a process: settings, stopping, metrics, backups, the demonstration.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::marshal_in;
use crate::served::{Served, ask, found};

const HERE: [&str; 4] = ["serve", "--json", "--listen", "127.0.0.1:0"];

#[test]
fn a_flag_wins_over_the_environment_the_environment_over_the_file_the_file_over_the_default() {
    let folder = tempfile::tempdir().unwrap();
    let url = |arguments: &[&str], environment: &[(&str, &str)]| {
        let all = [&HERE[..], arguments].concat();
        let served = Served::start(folder.path(), &all, environment).expect("it starts");
        served.said["url"].as_str().unwrap().to_owned()
    };
    assert_eq!(url(&[], &[]), "http://localhost:0");
    std::fs::write(folder.path().join("marshal.toml"), "public_url = \"http://file\"\nlog = \"json\"")
        .unwrap();
    assert_eq!(url(&[], &[]), "http://file");
    let environment = [("MARSHAL_PUBLIC_URL", "http://environment")];
    assert_eq!(url(&[], &environment), "http://environment");
    assert_eq!(url(&["--public-url", "http://flag/"], &environment), "http://flag");
    std::fs::write(folder.path().join("other.toml"), "public_url = \"http://other\"").unwrap();
    assert_eq!(url(&["--config", "other.toml"], &[]), "http://other");
    assert_eq!(url(&[], &[("MARSHAL_CONFIG", "other.toml")]), "http://other");
}

#[test]
fn a_file_with_an_unknown_or_unfit_setting_is_refused_by_name() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |text: &str, words: &[&str]| {
        std::fs::write(folder.path().join("marshal.toml"), text).unwrap();
        let called = marshal_in(folder.path(), "serve --lang en", "");
        assert_eq!(called.code, 2, "{}", called.told());
        for word in words {
            assert!(called.err.contains(word), "{word}: {}", called.err);
        }
    };
    refused(
        "colour = \"red\"",
        &["marshal.toml", "colour", "listen, database, public_url, metrics_listen, trusted_proxies, log"],
    );
    refused("listen = \"here\"", &["listen", "here", "0.0.0.0:8040"]);
    refused("log = 7", &["log", "7", "json"]);
    refused("listen = ", &["marshal.toml", "line 1"]);
}

#[test]
fn the_log_says_what_it_is_asked_for_and_that_it_could_not_read_what() {
    let folder = tempfile::tempdir().unwrap();
    let logged = |chosen: &str| {
        let file = folder.path().join("log");
        let mut child = Command::new(env!("CARGO_BIN_EXE_marshal"))
            .args(HERE)
            .current_dir(folder.path())
            .env_clear()
            .env("RUST_LOG", chosen)
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create(&file).unwrap())
            .spawn()
            .unwrap();
        let mut said = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut said).unwrap();
        let said: Value = serde_json::from_str(&said).expect("it starts");
        assert_eq!(ask(said["address"].as_str().unwrap(), "GET", "/health", "", "").unwrap().status, 200);
        child.kill().unwrap();
        child.wait().unwrap();
        std::fs::read_to_string(file).unwrap()
    };
    assert!(logged("warn,server=debug").contains("/health"), "a part by its weight");
    assert_eq!(logged("warn"), "");
    let unread = logged("a=b=c");
    assert!(
        unread.contains("RUST_LOG") && unread.contains("a=b=c") && !unread.contains("/health"),
        "{unread}"
    );
}

#[test]
fn asked_to_stop_it_ends_open_streams_and_leaves_in_good_order() {
    let folder = tempfile::tempdir().unwrap();
    let served = Served::start(folder.path(), &HERE, &[]).expect("it starts");
    let (code, _) = found(served.at(), &served.owner());
    let mut stream = TcpStream::connect(served.at()).unwrap();
    write!(stream, "GET /t/{code}/live HTTP/1.1\r\nhost: here\r\n\r\n").unwrap();
    let mut begun = [0; 512];
    let read = stream.read(&mut begun).unwrap();
    assert!(String::from_utf8_lossy(&begun[..read]).starts_with("HTTP/1.1 200"));
    assert_eq!(served.stopped(), Some(0));
    let mut rest = Vec::new();
    stream.read_to_end(&mut rest).expect("the stream ended, it did not break");
}

#[test]
fn metrics_are_told_at_their_own_address_only_and_name_nobody() {
    let folder = tempfile::tempdir().unwrap();
    let arguments = [&HERE[..], &["--metrics-listen", "127.0.0.1:0"]].concat();
    let served = Served::start(folder.path(), &arguments, &[]).expect("it starts");
    let (code, cookie) = found(served.at(), &served.owner());
    ask(served.at(), "POST", &format!("/t/{code}/act"), &cookie, "kind=enrol&name=Grazyna").unwrap();
    assert_eq!(ask(served.at(), "GET", "/metrics", "", "").unwrap().status, 404);
    let told = ask(served.said["metrics"].as_str().unwrap(), "GET", "/metrics", "", "").unwrap();
    assert_eq!(told.status, 200);
    for line in [
        "marshal_http_requests_total{route=\"/t/{code}/act\",status=\"303\"} 1",
        "marshal_commands_total{outcome=\"accepted\"} 1",
        "marshal_rooms 1",
        "# TYPE marshal_http_seconds histogram",
    ] {
        assert!(told.body.contains(line), "{line}: {}", told.body);
    }
    for secret in [code.as_str(), "Grazyna", cookie.split('=').nth(1).unwrap()] {
        assert!(!told.body.contains(secret), "{secret}: {}", told.body);
    }
    let nowhere = Served::start(folder.path(), &HERE, &[]).expect("it starts");
    assert!(nowhere.said["metrics"].is_null(), "nothing is told unless asked for");
}

#[test]
fn a_backup_of_a_running_server_goes_into_another_running_server() {
    let folders = [tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap()];
    let from = Served::start(folders[0].path(), &HERE, &[]).expect("it starts");
    let (code, cookie) = found(from.at(), &from.owner());
    ask(from.at(), "POST", &format!("/t/{code}/act"), &cookie, "kind=enrol&name=Ana").unwrap();
    let into = Served::start(folders[1].path(), &HERE, &[]).expect("it starts");
    let file = folders[0].path().join("backup.jsonl").display().to_string();
    let called = |folder: &Path, arguments: &str| {
        let called = marshal_in(folder, arguments, "");
        assert_eq!(called.code, 0, "{}", called.told());
    };
    called(folders[0].path(), &format!("backup {file}"));
    called(folders[1].path(), &format!("restore {file}"));
    let page = ask(into.at(), "GET", &format!("/t/{code}/players"), "", "").unwrap();
    assert_eq!(page.status, 200);
    assert!(page.body.contains("Ana"));
    called(folders[1].path(), "journal verify");
}

#[test]
fn the_demonstration_shows_a_day_under_way_from_every_seat() {
    let folder = tempfile::tempdir().unwrap();
    let arguments =
        ["demo", "--json", "--lang", "en", "--listen", "127.0.0.1:0", "--public-url", "http://demo"];
    let served = Served::start(folder.path(), &arguments, &[]).expect("it starts");
    let code = served.said["code"].as_str().unwrap();
    let mut opened = 0;
    for (role, page) in [("organizer", "desk"), ("marshal", "desk"), ("judge", "desk"), ("player", "me")] {
        let link = served.said["links"][role].as_str().unwrap().trim_start_matches("http://demo");
        let answer = ask(served.at(), "GET", link, "", "").unwrap();
        assert_eq!(answer.header("location"), format!("/t/{code}/{page}"), "{role}");
        let seat = ask(served.at(), "GET", &format!("/t/{code}/{page}"), &answer.cookie(), "").unwrap();
        assert_eq!(seat.status, 200, "{role}: {}", seat.body);
        opened += 1;
    }
    assert_eq!(opened, 4);
    for role in ["display", "public"] {
        let link = served.said["links"][role].as_str().unwrap().trim_start_matches("http://demo");
        assert_eq!(ask(served.at(), "GET", link, "", "").unwrap().status, 200, "{role}");
    }
    let file = ask(served.at(), "GET", &format!("/t/{code}/file.json"), "", "").unwrap();
    let file: serde_json::Value = serde_json::from_str(&file.body).unwrap();
    assert_eq!(file["players"].as_array().unwrap().len(), 24);
    assert_eq!(file["rounds"].as_array().unwrap().len(), 3);
    assert!(
        std::fs::read_dir(folder.path()).unwrap().next().is_none(),
        "nothing is left where it was started"
    );
}
