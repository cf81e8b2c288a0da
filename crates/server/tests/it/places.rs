//! Places are one truth: whoever asks, wherever, is told the same.

use serde_json::Value;

use crate::house::{Day, House};

/// Eight players, two Swiss rounds and a bracket of four in which the lower seed always wins.
async fn upset(house: &House) -> Day {
    let settings = [("structure", "custom"), ("rounds", "2"), ("cut", "4")];
    let day = house.day("conquest-1.2", 8, &settings).await;
    day.steps(&["close_registration", "announce"]).await;
    for _ in 0..2 {
        day.steps(&["draw", "publish", "start_clock"]).await;
        day.settle_all("decision").await;
        day.steps(&["close"]).await;
    }
    day.steps(&["cut"]).await;
    for _ in 0..2 {
        day.steps(&["draw", "publish", "start_clock"]).await;
        day.settle_for("decision", 1).await;
        day.steps(&["close"]).await;
    }
    day
}

/// The numbers that stand in a text behind a mark, in order.
fn numbers(text: &str, before: &str) -> Vec<u32> {
    let found = text.split(before).skip(1);
    found.filter_map(|rest| rest.split(|it: char| !it.is_ascii_digit()).next()?.parse().ok()).collect()
}

/// Names in the order in which they stand in a text.
fn names(text: &str) -> Vec<u32> {
    numbers(text, ">Player")
}

/// Place and player of a line of the table for spreadsheets.
fn place_and_player(line: &str) -> (u32, u32) {
    let cells: Vec<&str> = line.split(',').collect();
    (cells[3].parse().unwrap(), cells[1]["Player".len()..].parse().unwrap())
}

/// What the results say: the champion, who lost the final, who lost before in the order of seeds, then the Swiss table.
async fn by_the_results(day: &Day) -> Vec<u32> {
    let file = day.file().await;
    let player = |it: &Value| it.as_str().unwrap().trim_start_matches('p').parse::<u32>().unwrap();
    let seats = |it: &Value| it["players"].as_array().unwrap().iter().map(player).collect::<Vec<_>>();
    let rounds = file["rounds"].as_array().unwrap();
    let finale = seats(&rounds[3]["matches"][0]);
    let swiss = day.organizer.get(&format!("/api/tournaments/{}/standings?after=2", day.code)).await.body;
    let swiss: Value = serde_json::from_str(&swiss).unwrap();
    let swiss: Vec<u32> =
        swiss["rows"].as_array().unwrap().iter().map(|row| player(&row["player"])).collect();
    // The second seat has won.
    let mut places = vec![finale[1], finale[0]];
    places.extend(swiss.iter().filter(|it| !finale.contains(it)));
    assert_ne!(places, swiss, "an upset that nobody would notice shows nothing");
    places
}

/// Shows CT-4.2.36, CT-4.2.28: the places of the bracket, then of the Swiss rounds, on every page and in every answer.
#[tokio::test]
async fn ct_4_2_36_places_are_the_same_wherever_one_asks() {
    let house = House::open().await;
    let day = upset(&house).await;
    let show = [("name", "wall"), ("show:standings", "on"), ("seconds", "9")];
    day.organizer.post(&format!("/t/{}/desk/displays", day.code), &show).await;
    for over in [false, true] {
        if over {
            day.steps(&["finish"]).await;
        }
        let places = by_the_results(&day).await;
        let visitor = house.visitor();
        let page = async |path: &str| visitor.get(&format!("/t/{}/{path}", day.code)).await.body;

        let standings = page("standings").await;
        assert_eq!(numbers(&standings, " id=\"s"), places, "standings: {standings}");
        assert!(standings.contains("Final ranking") && !standings.contains("after round 2"));
        let bracket = page("bracket").await;
        assert_eq!(numbers(&bracket, "/player/"), places[..4], "bracket");
        assert_eq!(names(&page("display/wall").await), places, "display");
        if over {
            assert_eq!(numbers(&page("archive").await, "/player/"), places, "archive");
        }

        let api: Value = serde_json::from_str(
            &visitor.get(&format!("/api/tournaments/{}/standings", day.code)).await.body,
        )
        .unwrap();
        let rows = api["rows"].as_array().unwrap();
        let told: Vec<u32> =
            rows.iter().map(|row| row["name"].as_str().unwrap()["Player".len()..].parse().unwrap()).collect();
        assert_eq!(told, places, "API");
        let ranks: Vec<u64> = rows.iter().map(|row| row["rank"].as_u64().unwrap()).collect();
        assert_eq!(ranks, (1..=8).collect::<Vec<_>>());

        let paper = day.organizer.get(&format!("/t/{}/paper/standings", day.code)).await.body;
        assert!(paper.contains("Final ranking"), "{paper}");
        assert_eq!(names(&paper), places, "paper");

        // Files: one for spreadsheets, and the whole tournament for other systems.
        let csv = page("players.csv").await;
        let mut ranked: Vec<(u32, u32)> = csv.lines().skip(1).map(place_and_player).collect();
        ranked.sort_unstable();
        assert_eq!(ranked, (1..).zip(places.iter().copied()).collect::<Vec<_>>(), "CSV: {csv}");
        if over {
            let file = tournament::TournamentFile::read(&day.file().await.to_string()).unwrap();
            let pack = regulations::pack("conquest-1.2").unwrap().clone();
            let read = file.tournament(std::sync::Arc::new(pack)).unwrap().tournament;
            let placed: Vec<u32> = read.placings().iter().map(|(player, _)| player.0).collect();
            let named = |player: &u32| read.name_of(tournament::PersonId(*player));
            let placed: Vec<u32> =
                placed.iter().map(|it| named(it)["Player".len()..].parse().unwrap()).collect();
            assert_eq!(placed, places, "the file, read again");
        }

        for (rank, player) in (1..).zip(&places) {
            let phone = &day.players[*player as usize - 1];
            let mine = phone.get(&format!("/t/{}/me", day.code)).await.body;
            assert!(mine.contains(&format!("place {rank} with")), "phone of Player{player}: {mine}");
        }
    }
}

/// Rounds of a bracket are called by their names, on pages and on the wall.
#[tokio::test]
async fn rounds_of_a_bracket_have_names() {
    let house = House::open().await;
    let settings = [("structure", "custom"), ("rounds", "1"), ("cut", "8")];
    let day = house.day("conquest-1.2", 8, &settings).await;
    day.steps(&["close_registration", "announce", "draw", "publish", "start_clock"]).await;
    day.settle_all("decision").await;
    day.steps(&["close", "cut"]).await;
    for name in ["Quarterfinals", "Semifinals", "Final"] {
        day.steps(&["draw", "publish", "start_clock"]).await;
        for path in ["", "/bracket", "/display/main"] {
            let page = house.visitor().get(&format!("/t/{}{path}", day.code)).await.body;
            assert!(page.contains(&format!(">{name}<")), "{name} on {path}: {page}");
        }
        day.settle_all("decision").await;
        day.steps(&["close"]).await;
    }
}
