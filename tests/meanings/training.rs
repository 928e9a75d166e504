//! The contexts of training: in each a line is read through the console, at what stands on the table.

use std::io::Cursor;
use std::sync::{Arc, LazyLock};

use annabella::console::training::Reviewers;
use annabella::engine::advice::Adviser;
use annabella::game::participant::Language;
use annabella::rules::position::Color;
use annabella::scoresheet::compare::{Wanted, open};
use annabella::training::lessons::Lessons;
use annabella::training::notices::endgame::Endgame;
use annabella::training::pupil::Pupil;
use annabella::training::repertoire::Repertoire;
use annabella::training::review::Reviewed;
use annabella::training::reviewing::Review;
use annabella::training::session::Session;

use super::contexts::{Context, Reader};
use super::session::{Disk, Place};

/// How their names begin.
pub const NAMED: &str = "train-";

const SEED: u64 = 0;
const REPERTOIRE: &str = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 *";
/// White does not see the mate, and loses the queen.
const REVIEWED: &str = "[Result \"0-1\"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. d3 Nxh5 0-1";
/// Positions of a search: enough for a mate in one.
const NODES: u64 = 500;

static DISK: LazyLock<Disk> = LazyLock::new(|| Disk::with(&[]));
static OTHER_DISK: LazyLock<Disk> = LazyLock::new(|| Disk::with(&[Endgame::Queen]));
/// At the mistake of a game: for all languages, since engines have looked for it.
static MISTAKE: LazyLock<Place> = LazyLock::new(reviewing);

macro_rules! contexts {
    ($($name:literal: $prepare:expr;)*) => { &[$(Context { name: $name, prepare: $prepare }),*] };
}

/// All of them.
pub const CONTEXTS: &[Context] = contexts! {
    "train-idle": |language| at(language, &[]);
    "train-listed": |language| at(language, &["lessons"]);
    "train-listed-openings": |language| at(language, &["openings"]);
    "train-puzzle": |language| at(language, &[""]);
    "train-hinted": |language| at(language, &["", "hint"]);
    "train-near": |language| at(language, &["", "solutin"]);
    "train-asked": |language| at(language, &["", "new game"]);
    "train-study": |language| at(language, &["", "study"]);
    "train-drill-ready": |language| at(language, &["drill colours"]);
    "train-drill": |language| at(language, &["drill colours", ""]);
    "train-drill-moves": |language| at(language, &["untimed", "drill moves"]);
    "train-drill-position": |language| at(language, &["drill position"]);
    "train-lesson": |language| at(language, &["lesson 1"]);
    "train-lesson-number": |language| at(language, &["lesson 1", "", "", "", ""]);
    "train-lesson-move": |language| at(language, &["lesson 14"]);
    "train-lesson-promotion": |language| at(language, &["lesson 14", "e8"]);
    "train-endgame": at_an_endgame;
    "train-opening": |language| at(language, &["opening 1"]);
    "train-review": |language| Reader::Training(Box::new(MISTAKE.in_language(language)));
};

/// Somebody new with a repertoire.
fn session() -> Session {
    let repertoire = Repertoire::read("Italian", Color::White, "file", REPERTOIRE.as_bytes()).expect("a repertoire");
    Session::new(Pupil::default(), SEED, 0).teaching(Lessons::default()).with_repertoires(vec![repertoire], 0)
}

fn at(language: Language, lines: &[&str]) -> Reader {
    Reader::Training(Box::new(Place::after(session(), Reviewers::default(), (&DISK, language), lines)))
}

fn at_an_endgame(language: Language) -> Reader {
    let place = Place::after(session(), Reviewers::default(), (&OTHER_DISK, language), &["endgame 1"]);
    Reader::Training(Box::new(place))
}

fn reviewing() -> Place {
    let sheet = open(Cursor::new(REVIEWED.as_bytes()), Some("pgn"), &Wanted::default()).expect("a game").sheet;
    let session = session().reviewing(Review::new(Reviewed::new(sheet), vec![Color::White], NODES, Vec::new()));
    let reviewers = Reviewers { advisers: vec![Arc::new(Adviser::builtin())], ..Reviewers::default() };
    Place::after(session, reviewers, (&DISK, Language::En), &[""])
}
