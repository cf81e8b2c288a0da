//! A server of tables on a new database, and visitors with cookies of their own.

use axum::Router;
use reqwest::{Client, StatusCode, header};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio_util::sync::{CancellationToken, DropGuard};
use web::{Edge, Register};

/// A running server. It stops and its files go when this is dropped.
#[derive(Debug)]
pub(crate) struct House {
    url: String,
    _stop: DropGuard,
    _folder: TempDir,
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

impl House {
    pub(crate) async fn open() -> House {
        let folder = tempfile::tempdir().unwrap();
        let place = journal::Place::file(folder.path().join("marshal.db"));
        let store = journal::Store::open(&place, &journal::Options::default()).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let stop = CancellationToken::new();
        let tables = table::Tables::new(store, &url, stop.clone());
        let routes: Router = table::routes(tables.clone())
            .merge(table::live_routes(tables))
            .merge(web::assets::routes(web::assets::ASSETS.into_iter().chain(table::ASSETS)));
        let pages = table::register(Register::default());
        let edge = Edge {
            pages,
            house: web::reader::Places::found(table::house),
            patience: web::edge::FORM_PATIENCE,
        };
        let service = edge.around(routes).into_make_service_with_connect_info::<std::net::SocketAddr>();
        tokio::spawn(axum::serve(listener, service).into_future());
        House { url, _stop: stop.drop_guard(), _folder: folder }
    }

    /// Somebody nobody knows yet.
    pub(crate) fn visitor(&self) -> Visitor {
        let client = Client::builder().cookie_store(true).build().unwrap();
        Visitor { client, url: self.url.clone() }
    }
}

impl Visitor {
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

    async fn sent(&self, request: reqwest::RequestBuilder) -> Page {
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        let path = response.url().path().to_owned();
        Page { status, headers, path, body: response.text().await.unwrap() }
    }

    fn address(&self, path: &str) -> String {
        format!("{}{path}", self.url)
    }
}
