//! The questions of drills, and beside our answers those of python-chess.

use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Command, Stdio};

use annabella::game::board::Board;
use annabella::game::participant::Language;
use annabella::notation::phonetic::Spelling;
use annabella::rules::position::{Color, Role, Square};
use annabella::training::drills::{Entered, distance, judge, position, question, solution};
use annabella::training::lines::drill::{Called, Given, answers};
use annabella::training::notices::drill::{Drill, Line, Question};
use serde_json::{Value, json};

/// So many questions of each drill at each level.
const QUESTIONS: u32 = 40;

/// A question, and what is our answer, as python reads it; `None` where there is nothing to compute.
fn as_json(question: Question, answer: &Given, board: &Board) -> Option<Value> {
    let fen = board.fen();
    let pieces = fen.split(' ').next().unwrap_or_default();
    let (kind, squares) = match question {
        Question::Shade(square) => ("shade", vec![square]),
        Question::SameShade { from, to } => ("same-shade", vec![from, to]),
        Question::Line { from, to, line } => (line.name(), vec![from, to]),
        Question::Distance { from, to } => ("distance", vec![from, to]),
        Question::Path { from, to } => {
            let Given::Squares(way) = answer else { panic!("{answer:?}") };
            ("path", [&[from, to], &way[..]].concat())
        }
        Question::Moves { role, from } => {
            let kind = match role {
                Role::King => "king",
                Role::Queen => "queen",
                Role::Rook => "rook",
                Role::Bishop => "bishop",
                Role::Knight => "knight",
                Role::Pawn => panic!("pawns go nowhere on an empty board"),
            };
            (kind, vec![from])
        }
        Question::Attackers { square, by } => (by.fold_wb("white", "black"), vec![square]),
        Question::On(square) => ("on", vec![square]),
        Question::Position | Question::Written(_) | Question::Spoken(_) => return None,
    };
    let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
    Some(json!({ "kind": kind, "squares": squares, "board": pieces }))
}

fn ours(question: Question, given: &Given) -> Value {
    match given {
        // What python says of a way is whether it is one of the shortest.
        Given::Squares(_) if matches!(question, Question::Path { .. }) => json!(true),
        Given::Light(is) | Given::Yes(is) => json!(is),
        Given::Number(number) => json!(number),
        Given::Squares(squares) => {
            let mut names: Vec<String> = squares.iter().map(ToString::to_string).collect();
            names.sort();
            json!(names)
        }
        Given::Piece(piece) => json!(piece.char().to_string()),
        Given::Called(called) => panic!("{called:?}"),
        Given::Nothing => Value::Null,
    }
}

/// A question of each level of each drill, so many times.
fn questions(seed: u64, mut each: impl FnMut(Drill, u32, Question, &Board)) {
    let mut lots = fastrand::Rng::with_seed(seed);
    for drill in Drill::ALL {
        let (easiest, hardest) = drill.levels();
        for level in easiest..=hardest {
            for _ in 0..if drill.has_position() { 4 } else { QUESTIONS } {
                let board = if drill.has_position() { position(level, &mut lots) } else { Board::default() };
                each(drill, level, question(drill, level, &board, &mut lots), &board);
            }
        }
    }
}

#[test]
fn python_chess_has_the_same_answers() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut child = Command::new(root.join("target/python/bin/python"))
        .arg(root.join("tests/drills/drills.py"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("`.ci/setup test true` installs python-chess");
    let (mut input, output) = (child.stdin.take().expect("input"), child.stdout.take().expect("output"));
    let mut output = BufReader::new(output);
    let (seed, mut compared) = (fastrand::u64(..), 0);
    questions(seed, |_, _, asked, board| {
        let answer = solution(asked, board);
        let Some(line) = as_json(asked, &answer, board) else { return };
        writeln!(input, "{line}").expect("python reads");
        let mut theirs = String::new();
        output.read_line(&mut theirs).expect("python answers");
        let theirs: Value = serde_json::from_str(&theirs).expect("JSON");
        // No piece and no square are nothing.
        let theirs = if theirs == json!("") || theirs == json!([]) { Value::Null } else { theirs };
        assert_eq!(ours(asked, &answer), theirs, "seed {seed}: {asked:?} {}", board.fen());
        compared += 1;
    });
    drop(input);
    assert!(child.wait().expect("it ends").success());
    // Two levels of two drills, three of three, and two drills with thirty sizes of positions.
    assert_eq!(compared, (2 * 2 + 3 * 3) * QUESTIONS + 2 * 30 * 4);
}

/// The words with which somebody gives an answer in English.
fn entered(question: Question, answer: &Given) -> String {
    let squares = |squares: &[Square]| squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    match answer {
        Given::Light(light) => if *light { "light" } else { "dark" }.to_owned(),
        Given::Yes(yes) => if *yes { "yes" } else { "no" }.to_owned(),
        Given::Number(number) => number.to_string(),
        Given::Squares(found) => squares(found),
        Given::Piece(piece) => piece.char().to_string(),
        Given::Nothing => "nothing".to_owned(),
        Given::Called(called) if matches!(question, Question::Written(_)) => {
            called.names().iter().map(|name| name.display(Spelling::Ascii)).collect::<Vec<_>>().join(" ")
        }
        Given::Called(Called::Square(square)) => square.to_string(),
        Given::Called(Called::Move { role, from, to }) => format!("{}{from}{to}", role.upper_char()),
    }
}

fn judged(question: Question, text: &str, board: &Board) -> Option<bool> {
    let given = answers(text, Language::En);
    judge(question, Entered { given: &given, text, language: Language::En }, board)
}

/// What is said to be right is judged right when it is entered, and the answer to another question wrong, or none.
#[test]
fn every_answer_is_judged_by_its_question() {
    let seed = fastrand::u64(..);
    let mut before: Option<(Question, String)> = None;
    questions(seed, |drill, level, asked, board| {
        if asked == Question::Position {
            return;
        }
        let right = entered(asked, &solution(asked, board));
        assert_eq!(judged(asked, &right, board), Some(true), "seed {seed}: {asked:?} {right}");
        for nonsense in ["", "знание", "Wolga Wolga", "castle kingside"] {
            assert_ne!(judged(asked, nonsense, board), Some(true), "seed {seed}: {asked:?} {nonsense}");
        }
        if let Some((_, other)) = before.take().filter(|(_, other)| *other != right) {
            let is_way = matches!(asked, Question::Path { .. });
            assert!(
                is_way || judged(asked, &other, board) != Some(true),
                "seed {seed}: {drill:?} {level} {asked:?} {other}"
            );
        }
        before = Some((asked, right));
    });
}

#[test]
fn what_was_heard_is_no_answer_to_it() {
    let board = Board::default();
    let square = Called::Square(Square::G1);
    assert_eq!(judged(Question::Written(square), "g1", &board), None);
    assert_eq!(judged(Question::Written(square), "Gustav zwei", &board), Some(false));
    assert_eq!(judged(Question::Spoken(square), "Gustav eins", &board), None);
    assert_eq!(judged(Question::Spoken(square), "golf one", &board), Some(true));
    assert_eq!(judged(Question::Spoken(square), "g2", &board), Some(false));
    let knight = Called::Move { role: Role::Knight, from: Square::G1, to: Square::F3 };
    for (text, wanted) in [
        ("knight g1 f3", Some(true)),
        ("Ng1-f3", Some(true)),
        ("g1f3", Some(true)),
        ("Ng1-h3", Some(false)),
        ("bishop g1 f3", Some(false)),
        ("Springer Gustav eins Felix drei", None),
        ("light", None),
    ] {
        assert_eq!(judged(Question::Spoken(knight), text, &board), wanted, "{text}");
    }
}

#[test]
fn any_shortest_knight_path_is_right() {
    let path = Question::Path { from: Square::A1, to: Square::H8 };
    let board = Board::default();
    for (text, right) in [
        ("b3 c5 d7 f8 g6 h8", Some(true)),
        ("a1 b3 c5 d7 f8 g6 h8", Some(true)),
        ("c2 d4 e6 f8 g6 h8", Some(true)),
        ("b3 c5 d7 h8", Some(false)),
        ("b3 a1 b3 c5 d7 f8 g6 h8", Some(false)),
        // What begins a shortest way is no answer yet; what does not is a wrong one.
        ("b3 c5 d7 f8 g6", None),
        ("a1 b3", None),
        ("c2 a1", Some(false)),
        ("b3 d5", Some(false)),
        ("six", None),
    ] {
        assert_eq!(judged(path, text, &board), right, "{text}");
    }
    assert_eq!(distance(Square::A1, Square::B2), 4);
    let line = Question::Line { from: Square::A1, to: Square::H8, line: Line::Diagonal };
    assert_eq!((judged(line, "yes", &board), judged(line, "1", &board)), (Some(true), None));
}

#[test]
fn positions_have_as_many_pieces_as_wanted_and_both_kings() {
    let mut lots = fastrand::Rng::new();
    for pieces in 3..=32 {
        let board = position(pieces, &mut lots);
        assert_eq!(board.placement().occupied().count(), usize::try_from(pieces).expect("few"));
        for side in Color::ALL {
            assert_eq!(board.placement().by_piece(Role::King.of(side)).count(), 1);
        }
    }
}
