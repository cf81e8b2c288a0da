//! A real server on a new database, and visitors with cookies of their own.

use std::net::SocketAddr;
use std::time::Duration;

use reqwest::{Client, StatusCode, header};
use tempfile::TempDir;
use tokio_util::sync::{CancellationToken, DropGuard};

/// A running server. It stops and its files go when this is dropped.
#[derive(Debug)]
pub(crate) struct House {
    pub(crate) url: String,
    metrics: String,
    owner_link: Option<String>,
    _stop: DropGuard,
    _folder: Option<TempDir>,
}

/// A browser without a screen: keeps its cookies.
#[derive(Clone, Debug)]
pub(crate) struct Visitor {
    client: Client,
    url: String,
}

/// What came back.
#[derive(Clone, Debug)]
pub(crate) struct Page {
    pub(crate) status: StatusCode,
    pub(crate) headers: header::HeaderMap,
    pub(crate) body: String,
    /// Where redirects led, without the server's address.
    pub(crate) path: String,
}

/// How long a test waits for what must come: far longer than it ever takes, so that only what never comes fails.
const PATIENCE: Duration = Duration::from_mins(2);

/// The end of a test's patience.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deadline(tokio::time::Instant);

impl Deadline {
    pub(crate) fn new() -> Deadline {
        Deadline(tokio::time::Instant::now() + PATIENCE)
    }

    /// Fails when what is waited for has not come in time.
    pub(crate) fn check(self, what: &str) {
        assert!(tokio::time::Instant::now() < self.0, "waited too long until {what}");
    }
}

/// Asks again and again until it is so.
pub(crate) async fn until(what: &str, mut is_so: impl AsyncFnMut() -> bool) {
    let deadline = Deadline::new();
    while !is_so().await {
        deadline.check(what);
    }
}

/// A tournament with its people, each with a browser of their own.
#[derive(Debug)]
pub(crate) struct Day {
    pub(crate) code: String,
    pub(crate) organizer: Visitor,
    pub(crate) players: Vec<Visitor>,
}

impl House {
    /// On a new SQLite file.
    pub(crate) async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let place = journal::Place::file(folder.path().join("marshal.db"));
        House { _folder: Some(folder), ..House::on(&place).await }
    }

    /// On a database that is there already.
    pub(crate) async fn on(place: &journal::Place) -> House {
        House::with(place, |config| config).await
    }

    /// On a new SQLite file, behind a proxy on this machine.
    pub(crate) async fn behind_a_proxy() -> House {
        let folder = tempfile::tempdir().unwrap();
        let place = journal::Place::file(folder.path().join("marshal.db"));
        let house = House::with(&place, |config| config.behind(vec!["127.0.0.1/32".parse().unwrap()])).await;
        House { _folder: Some(folder), ..house }
    }

    /// On that database, with those settings.
    pub(crate) async fn with(
        place: &journal::Place,
        settings: impl FnOnce(server::Config) -> server::Config,
    ) -> House {
        let store = journal::Store::open(place, &journal::Options::default()).await.unwrap();
        let listen = SocketAddr::from(([127, 0, 0, 1], 0));
        let config = settings(server::Config::new(listen, "http://house").unwrap());
        let server = server::Server::bind(config, store).await.unwrap().with_metrics(listen).unwrap();
        let metrics = format!("http://{}/metrics", server.metrics_address().unwrap());
        let url = format!("http://{}", server.address().unwrap());
        let owner_link = server.owner_link.clone();
        let stop = CancellationToken::new();
        tokio::spawn(server.run(stop.clone()));
        House { url, metrics, owner_link, _stop: stop.drop_guard(), _folder: None }
    }

    /// The figures the server tells of itself.
    pub(crate) async fn figures(&self) -> String {
        reqwest::get(&self.metrics).await.unwrap().text().await.unwrap()
    }

    /// One of them.
    pub(crate) async fn figure(&self, name: &str) -> u64 {
        let told = self.figures().await;
        let line = told.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name}: {told}")).parse().unwrap()
    }

    /// Somebody nobody knows yet.
    pub(crate) fn visitor(&self) -> Visitor {
        let client = Client::builder().cookie_store(true).build().unwrap();
        Visitor { client, url: self.url.clone() }
    }

    /// Somebody nobody knows, who looks where a redirect leads instead of following it.
    pub(crate) fn onlooker(&self) -> Visitor {
        let never = reqwest::redirect::Policy::none();
        let client = Client::builder().cookie_store(true).redirect(never).build().unwrap();
        Visitor { client, url: self.url.clone() }
    }

    /// The one-time link this start of the server has printed, without the server's address.
    pub(crate) fn owner_path(&self) -> Option<String> {
        self.owner_link.as_deref().map(|link| link.trim_start_matches("http://house").to_owned())
    }

    /// The owner of the server, with an account.
    pub(crate) async fn owner(&self) -> Visitor {
        let owner = self.visitor();
        let link = format!("{}/owner", self.owner_path().expect("nobody owns this server yet"));
        let page = owner.post(&link, &[("name", "Olga"), ("password", "correct horse")]).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        owner
    }

    /// A tournament founded by the owner, with that many players who joined by themselves.
    pub(crate) async fn day(&self, pack: &str, players: usize, settings: &[(&str, &str)]) -> Day {
        let organizer = self.owner().await;
        let code = organizer.found(pack, settings).await;
        let mut day = Day { code, organizer, players: Vec::new() };
        for number in 1..=players {
            let player = self.visitor();
            let path = format!("/t/{}/join", day.code);
            let page = player.post(&path, &[("name", &format!("Player{number}"))]).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.body);
            day.players.push(player);
        }
        day
    }
}

impl Visitor {
    /// The same browser, with its cookies, at another node.
    pub(crate) fn at(&self, house: &House) -> Visitor {
        Visitor { url: house.url.clone(), ..self.clone() }
    }

    pub(crate) async fn get(&self, path: &str) -> Page {
        self.sent(self.client.get(self.address(path))).await
    }

    /// Sends a form that stands on the page with the same address.
    pub(crate) async fn post(&self, path: &str, fields: &[(&str, &str)]) -> Page {
        self.post_from(path, path, fields).await
    }

    /// Sends a form that stands on that page, as its hidden field says.
    pub(crate) async fn post_from(&self, page: &str, path: &str, fields: &[(&str, &str)]) -> Page {
        let mut fields = fields.to_vec();
        fields.push(("at_page", page));
        self.sent(self.client.post(self.address(path)).form(&fields)).await
    }

    /// A request to be finished by the test: other methods, headers, JSON.
    pub(crate) fn request(&self, method: reqwest::Method, path: &str) -> reqwest::RequestBuilder {
        self.client.request(method, self.address(path))
    }

    pub(crate) async fn sent(&self, request: reqwest::RequestBuilder) -> Page {
        // A server may close a connection after it has answered, a refused body for one; who then sends on it tries again.
        let again = request.try_clone();
        let response = match (request.send().await, again) {
            (Err(error), Some(again)) if error.is_request() => again.send().await.unwrap(),
            (sent, _) => sent.unwrap(),
        };
        let (status, headers) = (response.status(), response.headers().clone());
        let path = response.url().path().to_owned();
        Page { status, headers, path, body: response.text().await.unwrap() }
    }

    /// Founds a tournament and gives its code.
    pub(crate) async fn found(&self, pack: &str, settings: &[(&str, &str)]) -> String {
        let mut fields = vec![
            ("name", "Saturday"),
            ("organizer", "Olga"),
            ("pack", pack),
            ("tier", "relaxed"),
            ("structure", "basic"),
        ];
        fields.retain(|(name, _)| settings.iter().all(|(other, _)| other != name));
        fields.extend_from_slice(settings);
        let page = self.post("/new", &fields).await;
        assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        page.path.split('/').nth(2).expect("sent to the new tournament's desk").to_owned()
    }

    fn address(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }
}

impl Day {
    /// Sends one of the tournament's forms from the desk.
    pub(crate) async fn act(&self, who: &Visitor, kind: &str, fields: &[(&str, &str)]) -> Page {
        let mut all = vec![("kind", kind)];
        all.extend_from_slice(fields);
        let (page, path) = (format!("/t/{}/desk", self.code), format!("/t/{}/act", self.code));
        who.post_from(&page, &path, &all).await
    }

    /// The organizer takes these steps, each of which must succeed.
    pub(crate) async fn steps(&self, kinds: &[&str]) {
        for kind in kinds {
            let page = self.act(&self.organizer, kind, &[]).await;
            assert_eq!(page.status, StatusCode::OK, "{kind}: {}", page.body);
        }
    }

    /// The organizer settles every open match of the round: whoever sits first wins.
    pub(crate) async fn settle_all(&self, ending: &str) {
        self.settle_for(ending, 0).await;
    }

    /// The same; whoever sits in that seat wins.
    pub(crate) async fn settle_for(&self, ending: &str, seat: usize) {
        let file = self.file().await;
        let rounds = file["rounds"].as_array().unwrap();
        let round = rounds.len().to_string();
        let matches = rounds.last().unwrap()["matches"].as_array().unwrap();
        for (place, it) in matches.iter().enumerate() {
            let seats = it["players"].as_array().unwrap();
            if seats.len() < 2 || !it["outcomes"].is_null() {
                continue;
            }
            // Keys are `p1`, `p2` in the order of entering; the organizer is person 0.
            let winner = seats[seat].as_str().unwrap().trim_start_matches('p').to_owned();
            let place = place.to_string();
            let fields = [
                ("round", round.as_str()),
                ("place", &place),
                ("winner", &winner),
                ("ending", ending),
                ("reason", "seen"),
            ];
            let page = self.act(&self.organizer, "settle", &fields).await;
            assert_eq!(page.status, StatusCode::OK, "{}", page.body);
        }
    }

    /// The tournament's public file.
    pub(crate) async fn file(&self) -> serde_json::Value {
        let page = self.organizer.get(&format!("/t/{}/file.json", self.code)).await;
        serde_json::from_str(&page.body).unwrap()
    }

    /// A marshal or judge who accepted an invitation.
    pub(crate) async fn staff(&self, house: &House, role: &str, name: &str) -> Visitor {
        let invite = format!("/t/{}/desk/invite", self.code);
        let page = self.organizer.post(&invite, &[("role", role)]).await;
        let at = page.body.find("http://house/l/").expect("the invitation is shown");
        let link: String = page.body[at + "http://house".len()..]
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || "/-_".contains(*c))
            .collect();
        let visitor = house.visitor();
        let joined = visitor.post(&format!("{link}/staff"), &[("name", name)]).await;
        assert_eq!(joined.status, StatusCode::OK, "{}", joined.body);
        visitor
    }
}
