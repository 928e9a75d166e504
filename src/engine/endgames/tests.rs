//! The small tables beside what books say of them, and what becomes of files that are spoilt.

use std::fs;
use std::sync::OnceLock;
use std::sync::atomic::AtomicBool;

use super::store::{Store, StoreTrouble, read};
use super::*;

fn outcome_of(tables: &Tables, fen: &str) -> Option<Outcome> {
    tables.outcome(&Position::from_fen(fen).expect("a position"))
}

/// The tables of the queen and of the rook, made once for all tests.
fn small() -> &'static Tables {
    static SMALL: OnceLock<Tables> = OnceLock::new();
    SMALL.get_or_init(|| {
        let mut tables = Tables::default();
        for name in ["KQK", "KRK"] {
            let _made = tables.make(Material::named(name).expect("an endgame"), &AtomicBool::new(false));
        }
        tables
    })
}

fn longest(tables: &Tables, name: &str) -> Option<u32> {
    let table = tables.of(Material::named(name).expect("an endgame")).expect("its table");
    table.positions().filter_map(|(_, outcome)| outcome.moves()).max()
}

/// The longest mates are those that every book of endgames gives.
#[test]
fn a_queen_mates_in_ten_and_a_rook_in_sixteen() {
    assert_eq!(longest(small(), "KQK"), Some(10));
    assert_eq!(longest(small(), "KRK"), Some(16));
}

#[test]
fn both_colours_and_all_mirror_images_have_one_outcome() {
    let tables = small();
    let same = [
        "8/8/8/8/8/2k5/8/K6R w - - 0 1",
        "8/8/8/8/8/5k2/8/R6K w - - 0 1",
        "K6R/8/2k5/8/8/8/8/8 w - - 0 1",
        "7R/8/8/8/8/2k5/8/K7 w - - 0 1",
        "k6r/8/2K5/8/8/8/8/8 b - - 0 1",
    ];
    let moves: Vec<Option<Outcome>> = same.iter().map(|fen| outcome_of(tables, fen)).collect();
    assert!(matches!(moves[0], Some(Outcome::Win(_))), "{moves:?}");
    assert_eq!([moves[1], moves[2], moves[4]], [moves[0]; 3]);
    assert_eq!(outcome_of(tables, "R6k/8/7K/8/8/8/8/8 b - - 0 1"), Some(Outcome::Loss(0)));
    assert_eq!(outcome_of(tables, "7k/R7/7K/8/8/8/8/8 w - - 0 1"), Some(Outcome::Win(1)));
    assert_eq!(outcome_of(tables, "8/8/8/8/8/1k6/1R6/K7 b - - 0 1"), Some(Outcome::Loss(32)));
    assert_eq!(outcome_of(tables, "8/8/8/8/8/2k5/1R6/3K4 b - - 0 1"), Some(Outcome::Draw));
}

#[test]
fn a_position_without_a_table_has_no_outcome() {
    let tables = small();
    assert_eq!(outcome_of(tables, "8/8/8/8/8/2k5/7P/K7 w - - 0 1"), None);
    assert_eq!(outcome_of(tables, "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), None);
    assert_eq!(outcome_of(tables, "8/8/8/8/8/2k5/8/K6B w - - 0 1"), Some(Outcome::Draw));
}

#[test]
fn a_table_stands_behind_all_into_which_it_leads() {
    let names = |name: &str| -> Vec<&str> {
        let all = Material::named(name).expect("an endgame").leads_into();
        all.iter().map(|material| material.name).collect()
    };
    assert_eq!(names("KRK"), [""; 0]);
    assert_eq!(names("KPK"), ["KQK", "KRK"]);
    assert_eq!(names("KQKR"), ["KQK", "KRK"]);
    assert_eq!(names("KRPK"), ["KQK", "KRK", "KPK", "KQRK", "KRRK", "KRBK", "KRNK"]);
}

/// Every way to spoil the file is found; the table is made anew, and the file is whole again.
#[test]
fn what_is_spoilt_on_disk_is_made_anew() {
    let folder = tempfile::tempdir().expect("a directory");
    let (folder, rook) = (folder.path().join("endgames"), Material::named("KRK").expect("an endgame"));
    let store = Store::new(folder.clone());
    assert!(!store.has(rook));
    let mut tables = Tables::default();
    assert_eq!((store.provide(rook, &mut tables, &AtomicBool::new(false)), store.has(rook)), (Vec::new(), true));
    let first = tables.of(rook).expect("a table");
    let file = folder.join("KRK.dtm");
    let whole = fs::read(&file).expect("a file");
    let one_bit = |place: usize| {
        let mut bytes = whole.clone();
        bytes[place] ^= 1;
        bytes
    };
    let cut = |length: usize| whole[..length].to_vec();
    for spoilt in [one_bit(0), one_bit(30), one_bit(whole.len() - 1), cut(whole.len() - 1), cut(9), cut(0)] {
        assert_eq!(read(&spoilt, rook), None, "{} bytes", spoilt.len());
    }
    assert_eq!(read(&whole, Material::named("KQK").expect("an endgame")), None);

    fs::write(&file, one_bit(1000)).expect("written");
    let mut anew = Tables::default();
    assert_eq!(store.provide(rook, &mut anew, &AtomicBool::new(false)), [StoreTrouble::Damaged { file: file.clone() }]);
    assert_eq!(anew.of(rook), Some(first));
    assert!(fs::read(&file).expect("a file") == whole);
    let mut read_back = Tables::default();
    assert_eq!(
        (store.provide(rook, &mut read_back, &AtomicBool::new(false)), read_back.of(rook)),
        (Vec::new(), Some(first))
    );
}

#[test]
fn what_cannot_be_kept_is_in_memory() {
    let folder = tempfile::tempdir().expect("a directory");
    let (in_the_way, rook) = (folder.path().join("endgames"), Material::named("KRK").expect("an endgame"));
    fs::write(&in_the_way, "a file where the folder should be").expect("written");
    let mut tables = Tables::default();
    let troubles = Store::new(in_the_way).provide(rook, &mut tables, &AtomicBool::new(false));
    assert!(matches!(&troubles[..], [StoreTrouble::NotKept { .. }]), "{troubles:?}");
    assert!(tables.of(rook).is_some());
}

/// Nothing of it is kept, and the next time it is whole.
#[test]
fn a_table_no_longer_wanted_is_left_unfinished() {
    let folder = tempfile::tempdir().expect("a directory");
    let (store, rook) = (Store::new(folder.path().join("endgames")), Material::named("KRK").expect("an endgame"));
    let mut tables = Tables::default();
    assert_eq!(store.provide(rook, &mut tables, &AtomicBool::new(true)), Vec::new());
    assert_eq!((tables.of(rook), store.has(rook)), (None, false));
    assert_eq!(store.provide(rook, &mut tables, &AtomicBool::new(false)), Vec::new());
    assert_eq!(tables.of(rook), small().of(rook));
}
