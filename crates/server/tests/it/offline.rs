//! Installed on a phone: what the browser asks for is there, and pages carry what works without a network.

use reqwest::StatusCode;

use crate::house::House;

#[tokio::test]
async fn pages_can_be_installed_and_say_what_they_do_without_a_network() {
    let house = House::open().await;
    let visitor = house.visitor();
    let home = visitor.get("/").await;
    let policy = home.headers["content-security-policy"].to_str().unwrap();
    assert!(policy.contains("manifest-src 'self'") && policy.contains("worker-src 'self'"));
    for said in ["/manifest.webmanifest", "/icon.svg", "data-kept-note", "data-unsent-note"] {
        assert!(home.body.contains(said), "{said}");
    }
    let manifest = visitor.get("/manifest.webmanifest").await;
    assert_eq!(manifest.headers["content-type"], "application/manifest+json");
    let manifest: serde_json::Value = serde_json::from_str(&manifest.body).unwrap();
    let icons = manifest["icons"].as_array().unwrap();
    assert!(icons.iter().any(|icon| icon["sizes"] == "512x512" && icon["purpose"] == "maskable"));
    for icon in icons {
        let request = visitor.request(reqwest::Method::GET, icon["src"].as_str().unwrap());
        let answer = request.send().await.unwrap();
        assert_eq!(answer.status(), StatusCode::OK);
        assert_eq!(answer.headers()["content-type"].to_str().unwrap(), icon["type"].as_str().unwrap());
    }
    // A worker whose file browsers kept for ever could never be mended.
    let worker = visitor.get("/worker.js").await;
    assert_eq!(worker.headers["cache-control"], "no-cache");
    assert!(visitor.get("/offline").await.body.contains("data-kept-pages"));
}
