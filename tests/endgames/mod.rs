//! Our tables of endgames beside those of Syzygy, which know of each position whether it is won, drawn or lost.
//!
//! All positions with three pieces are compared, and a hundred thousand with two bishops. A hundred thousand of each endgame: see
//! `RESULTS.md`.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::atomic::AtomicBool;

use annabella::engine::endgames::{Few, MATERIALS, Material, Outcome, Tables};
use annabella::rules::position::Position;
use shakmaty::{CastlingMode, Chess, Setup};
use shakmaty_syzygy::{AmbiguousWdl, Tablebase};

/// What .ci/setup has taken out of the source of python-chess.
fn syzygy() -> Tablebase<Chess> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("target/syzygy");
    let mut tables = Tablebase::new();
    let found = tables.add_directory(&folder).unwrap_or(0);
    assert!(found > 0, "{}: no tables; `.ci/setup test true` puts them there", folder.display());
    tables
}

/// The tables of an endgame, and of all into which it leads.
fn made(tables: &mut Tables, material: &'static Material) {
    for material in material.leads_into().into_iter().chain([material]) {
        if tables.of(material).is_none() {
            tables.make(material, &AtomicBool::new(false)).expect("a table");
        }
    }
}

/// Some are attacked in a way to which no move leads; they are in all tables.
fn chess(few: &Few) -> Chess {
    let mut setup = Setup::empty();
    for (piece, square) in few.pieces() {
        setup.board.set_piece_at(*square, *piece);
    }
    setup.turn = few.turn();
    Position::from_setup(setup, CastlingMode::Standard).expect("a position").chess().clone()
}

/// What Syzygy says; of endgames with four pieces none needs more than fifty moves.
fn of_syzygy(tables: &Tablebase<Chess>, position: &Chess) -> &'static str {
    match tables.probe_wdl(position).expect("a table") {
        AmbiguousWdl::Win => "win",
        AmbiguousWdl::Draw => "draw",
        AmbiguousWdl::Loss => "loss",
        other => panic!("{other:?}, which is a matter of fifty moves: {position:?}"),
    }
}

fn of_ours(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win(_) => "win",
        Outcome::Draw => "draw",
        Outcome::Loss(_) => "loss",
    }
}

/// Compares one position in so many; how many were, by their outcome.
fn compare(
    syzygy: &Tablebase<Chess>,
    tables: &Tables,
    material: &Material,
    one_in: usize,
) -> BTreeMap<&'static str, usize> {
    let mut compared = BTreeMap::new();
    let table = tables.of(material).expect("a table");
    for (few, outcome) in table.positions().step_by(one_in) {
        let (position, ours) = (chess(&few), of_ours(outcome));
        assert_eq!(ours, of_syzygy(syzygy, &position), "{}: {position:?}", material.name);
        *compared.entry(ours).or_default() += 1;
    }
    compared
}

fn named(name: &str) -> &'static Material {
    Material::named(name).expect("an endgame")
}

#[test]
fn every_position_with_three_pieces_ends_as_syzygy_says() {
    let (syzygy, mut tables) = (syzygy(), Tables::default());
    for name in ["KQK", "KRK", "KPK"] {
        made(&mut tables, named(name));
        let compared = compare(&syzygy, &tables, named(name), 1);
        assert!(compared.values().sum::<usize>() > 40_000 && compared.len() == 3, "{name}: {compared:?}");
    }
}

/// Two bishops: the smallest table with four pieces. Bishops on squares of one colour do not win.
#[test]
fn positions_with_two_bishops_end_as_syzygy_says() {
    let (syzygy, mut tables) = (syzygy(), Tables::default());
    made(&mut tables, named("KBBK"));
    let compared = compare(&syzygy, &tables, named("KBBK"), 14);
    assert!(compared.values().sum::<usize>() >= 100_000 && compared.len() == 3, "{compared:?}");
}

#[test]
#[ignore = "makes all tables: a minute, and more than an hour where nothing is optimised"]
#[allow(clippy::print_stdout)] // the table of RESULTS.md
fn every_endgame_ends_as_syzygy_says() {
    let (syzygy, mut tables) = (syzygy(), Tables::default());
    println!("| endgame | positions | compared | won | drawn | lost | longest mate |\n|---|---|---|---|---|---|---|");
    for material in &MATERIALS {
        made(&mut tables, material);
        let table = tables.of(material).expect("a table");
        let positions = table.positions().count();
        let compared = compare(&syzygy, &tables, material, (positions / 100_000).max(1));
        let [won, drawn, lost] = ["win", "draw", "loss"].map(|outcome| compared.get(outcome).copied().unwrap_or(0));
        let (all, longest) = (won + drawn + lost, Outcome::Win(table.longest()).moves().expect("a mate"));
        println!("| {} | {positions} | {all} | {won} | {drawn} | {lost} | {longest} |", material.name);
    }
}
