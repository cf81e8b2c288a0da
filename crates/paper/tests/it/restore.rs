//! From the tournament onto paper, and from pictures of the paper back to the same tournament.

use std::path::Path;
use std::process::Command;

use paper::code::{Gathered, QUIET, Shortfall, State};
use paper::{Document, Mark, Page, Print, Secret, Sheet, document};
use rulebook::Seed;
use tournament::file::Imported;

use crate::hall::{pack, under_way};

/// Points of a picture in a millimetre: what a scanner calls 200 dpi.
const POINTS: i32 = 8;

/// The page as a picture: codes, boxes and rules, without letters.
fn picture(page: &Page) -> (usize, usize, Vec<u8>) {
    let (width, height) = ((page.width * POINTS / 100) as usize, (page.height * POINTS / 100) as usize);
    let mut points = vec![255; width * height];
    for mark in &page.marks {
        let Mark::Code { x, y, side, matrix } = mark else { continue };
        let modules = matrix.size() + 2 * QUIET;
        let of_module = |at: usize, corner: i32| {
            let place = corner * POINTS / 100 + at as i32;
            (place as usize, at * 100 * modules / (*side * POINTS) as usize)
        };
        for down in 0..(side * POINTS / 100) as usize {
            for across in 0..(side * POINTS / 100) as usize {
                let ((row, module_row), (column, module_column)) =
                    (of_module(down, *y), of_module(across, *x));
                let (module_row, module_column) =
                    (module_row.wrapping_sub(QUIET), module_column.wrapping_sub(QUIET));
                if matrix.is_dark(module_row, module_column) {
                    points[row * width + column] = 0;
                }
            }
        }
    }
    (width, height, points)
}

fn scanned(document: &Document) -> Gathered {
    let mut gathered = Gathered::default();
    for page in &document.pages {
        let (width, height, points) = picture(page);
        gathered.take_picture(width, height, |x, y| points[y * width + x]);
    }
    gathered
}

/// What is restored tells of the same players, matches, results and table, and can go on under any seed.
#[track_caller]
fn check_restored(gathered: &Gathered, original: &Imported) {
    let whole = gathered.put_together().expect("every part was found");
    let mut file = whole.carried.file;
    assert_eq!(file, original.tournament.backup());
    let promise = original.tournament.commitment().expect("it was founded");
    assert_eq!(whole.carried.commitment, Some(promise.to_string()));
    file.seed = Some(Seed::from_bytes([99; 32]));
    let restored = file.tournament(pack(&file.regulation)).expect("a tournament that can be").tournament;
    let last = original.tournament.last_table_round();
    assert_eq!(restored.last_table_round(), last);
    let table = |tournament: &tournament::Tournament| last.map(|after| tournament.standings(after));
    assert_eq!(table(&restored), table(&original.tournament), "the table, random order included");
    assert_eq!(restored.file(None), original.tournament.file(None));
}

#[test]
fn every_sheet_alone_restores_the_tournament() {
    for (players, sheets) in [(7, Sheet::ALL.as_slice()), (61, &[Sheet::PairingsByName, Sheet::Rules])] {
        let original = under_way("l5r-2.3", players, 2);
        for &sheet in sheets {
            match document(sheet, &Print::of(&original.tournament)) {
                Ok(document) => check_restored(&scanned(&document), &original),
                Err(_) => assert!(
                    matches!(sheet, Sheet::Bracket | Sheet::Proxies | Sheet::Prizes | Sheet::Poster),
                    "{sheet:?}"
                ),
            }
        }
    }
}

/// The real way: the PDF, printed to pictures by another program, read back, compared.
#[test]
fn a_printed_pdf_is_read_back_from_its_pictures() {
    for (sheet, players) in [(Sheet::Slips, 12), (Sheet::PairingsByName, 40)] {
        let original = under_way("conquest-1.2", players, 3);
        let document = document(sheet, &Print::of(&original.tournament)).expect("there is a round");
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("sheet.pdf");
        std::fs::write(&file, paper::pdf::write(&document)).expect("written");
        let drawn = Command::new("pdftoppm")
            .args(["-r", "200", "-gray", "-png"])
            .arg(&file)
            .arg(folder.path().join("page"))
            .status();
        match drawn {
            Ok(status) => assert!(status.success(), "pdftoppm cannot read what we wrote"),
            Err(error) => panic!("pdftoppm: {error}; scripts/install-test-tools installs what tests need"),
        }
        check_restored(&photographed(folder.path()), &original);
    }
}

fn photographed(folder: &Path) -> Gathered {
    let mut gathered = Gathered::default();
    for entry in std::fs::read_dir(folder).expect("the folder is there") {
        let path = entry.expect("the folder is there").path();
        if path.extension().is_some_and(|extension| extension == "png") {
            let file = std::fs::read(&path).expect("the folder is there");
            let picture = paper::Picture::read(&file).expect("a picture");
            gathered.take_picture(picture.width, picture.height, |x, y| picture.bright(x, y));
        }
    }
    gathered
}

/// The desk's own sheet holds the history and the seed: what it restores is the very record, and its draws can be proven.
#[test]
fn the_desk_sheet_restores_the_whole_record() {
    let original = under_way("conquest-1.2", 24, 3);
    let seed = original.dice.seed();
    let secret = Secret { seed: Some(seed), history: &original.facts };
    let print = Print { secret: Some(secret), ..Print::of(&original.tournament) };
    let sheet = document(Sheet::Desk, &print).expect("always there");
    let carried = scanned(&sheet).put_together().expect("every part was found").carried;
    assert_eq!(carried.file, original.tournament.record(Some(seed.clone()), &original.facts));
    assert_eq!(carried.file.tournament(pack("conquest-1.2")).expect("a record").facts, original.facts);
}

#[test]
fn what_is_missing_is_named() {
    let original = under_way("l5r-2.3", 130, 4);
    let state = State::public(&original.tournament).expect("it fits");
    let texts = state.texts();
    assert!(texts.len() > 3, "several parts");
    let mut gathered = Gathered::default();
    assert_eq!(gathered.put_together().expect_err("nothing yet"), Shortfall::NoCodes);
    assert!(!gathered.take("https://example.org"));
    for (at, text) in texts.iter().enumerate() {
        if at != 1 {
            assert!(gathered.take(text));
        }
    }
    let Err(Shortfall::Incomplete(missing)) = gathered.put_together() else { panic!("part 2 is missing") };
    assert_eq!((missing[0].count, &missing[0].parts), (texts.len(), &vec![2]));
    gathered.take(&texts[1]);
    check_restored(&gathered, &original);
}

#[test]
fn of_two_states_the_later_one_counts_and_a_changed_code_is_noticed() {
    let earlier = under_way("l5r-2.3", 24, 2);
    let later = under_way("l5r-2.3", 24, 3);
    let mut gathered = Gathered::default();
    for imported in [&later, &earlier] {
        let state = State::public(&imported.tournament).expect("it fits");
        assert!(state.texts().iter().all(|text| gathered.take(text)));
    }
    check_restored(&gathered, &later);

    let state = State::public(&later.tournament).expect("it fits");
    let mut gathered = Gathered::default();
    for text in state.texts() {
        // The last letters stand for the last bytes of the part.
        let changed = format!("{}000.", &text[..text.len() - 4]);
        assert!(gathered.take(&changed));
    }
    assert!(matches!(gathered.put_together(), Err(Shortfall::Damaged { .. })));
}
