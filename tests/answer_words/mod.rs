//! The answers for ten positions in each language, word for word.
//!
//! `tests/answer_words/LANGUAGE.txt` holds them: `# position`, then a line for each answer, short ones behind `-`, long ones
//! behind `+`. With `ANNABELLA_BLESS=1` they are written anew; read the difference, aloud, before you keep it.
//!
//! What was checked for nonsense, and how: every word of what the voices are given (literate style and that of the Laws) as
//! phonemes of espeak-ng 1.51 in its own language, and a sample of whole lines of each language, where numbers and letters
//! stand between other words. These were phonemes that were read, and not sound that was heard by ears. Found and put right: *Cesar*
//! with a *k*, *David* with the wrong stress, *Remis* with its *s*, the French *Pat* as *pas* (`words::pronounce`), and what was
//! said from the ninth time of a position on. Left: *Giuoco* is read by each language's own rules.

mod ask;

use std::fmt::Write as _;
use std::path::Path;

use annabella::game::answer::Answer;
use annabella::game::board::Board;
use annabella::game::message::Message;
use annabella::game::participant::{Language, Style};
use annabella::rules::position::{Intent, Position, Role, Square};
use annabella::words::utterance::{Segment, text};
use annabella::words::{Listener, Words};

/// A position, a square that is asked about in it, and its opening.
struct Case {
    name: &'static str,
    board: Board,
    square: Square,
    opening: Option<&'static str>,
}

fn case(name: &'static str, fen: &str, square: Square, opening: Option<&'static str>) -> Case {
    Case { name, board: Board::from_fen(fen).expect("a legal FEN"), square, opening }
}

/// White was in check from h4 and moved a pawn: nobody noticed.
fn after_an_illegal_move() -> Case {
    let board = Board::from_fen("rnb1kbnr/pppp1ppp/8/4p3/4P2q/5P2/PPPP2PP/RNBQKBNR w KQkq - 1 3").expect("a legal FEN");
    let change =
        board.change(Intent::Step { from: Square::A2, to: Square::A3, promotion: None }).expect("a pawn to move");
    let board = board.after(&change);
    assert!(board.position().is_none(), "the white king was left in check");
    Case { name: "after an illegal move", board, square: Square::E1, opening: None }
}

fn cases() -> Vec<Case> {
    let chess960 = Board::from(&Position::chess960(200).expect("a position of Chess960"));
    vec![
        Case { name: "initial position", board: Board::default(), square: Square::G1, opening: None },
        case(
            "Italian Game",
            "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3",
            Square::C4,
            Some("italian-game"),
        ),
        case(
            "middle game, castled",
            "r2q1rk1/ppp2ppp/2np1n2/2b1p3/2B1P1b1/2NP1N2/PPP1QPPP/R1B2RK1 w - - 6 8",
            Square::F3,
            Some("giuoco-piano"),
        ),
        case(
            "the end of the Immortal Game",
            "r1bk3r/p2pBpNp/n4n2/1p1NP2P/6P1/3P4/P1P1K3/q5b1 b - - 1 23",
            Square::E7,
            Some("kings-gambit-accepted"),
        ),
        case("endgame before a promotion", "2n5/1P4k1/8/8/8/6K1/8/8 w - - 0 61", Square::B7, None),
        Case { name: "start of Chess960", board: chess960, square: Square::D1, opening: None },
        after_an_illegal_move(),
        case("kings alone", "4k3/8/8/8/8/8/8/4K3 w - - 31 90", Square::E1, None),
        case("stalemate", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", Square::H8, None),
        case("pins", "3kr3/3q4/8/8/1b6/2N5/4B3/3RK3 w - - 0 1", Square::C3, None),
    ]
}

/// The answers of a case, short and long.
fn answers(case: &Case, index: usize) -> Vec<(Message, char)> {
    let mut answers = ask::about_the_board(&case.board, case.square);
    answers.extend(ask::about_the_game(&case.board, case.opening, index));
    let both = |answer: Answer| {
        [(false, '-'), (true, '+')]
            .map(|(long, sign)| (Message::Answer { answer: Box::new(answer.clone()), long }, sign))
    };
    answers.into_iter().flat_map(both).collect()
}

fn transcript(language: Language) -> String {
    let words = Words::new();
    let listener = Listener { language, style: Style::Literate, ..Listener::default() };
    let mut transcript = String::new();
    for (index, case) in cases().iter().enumerate() {
        let _ = writeln!(transcript, "{}# {}", if index == 0 { "" } else { "\n" }, case.name);
        for (message, sign) in answers(case, index) {
            let _ = writeln!(transcript, "{sign} {}", text(&words.message(&message, &listener)));
        }
    }
    transcript
}

#[test]
fn ten_positions_are_told_word_for_word_in_every_language() {
    let bless = std::env::var_os("ANNABELLA_BLESS").is_some();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/answer_words");
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let path = folder.join(format!("{}.txt", language.code()));
        let transcript = transcript(language);
        if bless {
            std::fs::write(&path, &transcript).expect("the answers are written");
        }
        let kept = std::fs::read_to_string(&path).expect("the answers are there");
        let lines = kept.lines().zip(transcript.lines()).enumerate();
        if let Some((line, (kept, now))) = lines.into_iter().find(|(_, (kept, now))| kept != now) {
            wrong.push(format!("{language:?}, line {}: `{kept}` is now `{now}`", line + 1));
        } else if kept != transcript {
            wrong.push(format!("{language:?}: one is longer than the other"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_positions_are_what_they_are_called() {
    let cases = cases();
    let position = |name| cases.iter().find(|case| case.name == name).and_then(|case| case.board.position());
    assert!(position("stalemate").is_some_and(|position| position.is_stalemate()));
    assert!(position("the end of the Immortal Game").is_some_and(|position| position.is_checkmate()));
    assert!(position("after an illegal move").is_none());
    let pawn = cases[4].board.piece_at(Square::B7).map(|piece| piece.role);
    assert_eq!(pawn, Some(Role::Pawn));
}

/// What the voices are given, segment by segment: nothing that a voice would have to guess at, be it a figure (which may
/// become a year) or a square in print (which may become a word).
///
/// With `ANNABELLA_SPOKEN=directory` each language's segments are written there, a line each, behind the language of its voice
/// and a tabulator: for `espeak-ng -q -x`.
#[test]
fn no_voice_has_to_guess_what_figures_and_squares_mean() {
    let words = Words::new();
    let folder = std::env::var_os("ANNABELLA_SPOKEN");
    for language in Language::ALL {
        let mut spoken = String::new();
        for style in [Style::Literate, Style::Fide] {
            let listener = Listener { language, style, ..Listener::default() };
            for (index, case) in cases().iter().enumerate() {
                for (message, _) in answers(case, index) {
                    let segments = words.message(&message, &listener);
                    for segment in &segments {
                        let speech = segment.speech();
                        assert!(
                            !speech.contains(|c: char| c.is_ascii_digit()),
                            "{language:?}: {speech} in {segments:?}"
                        );
                    }
                    // Side by side, as one voice says them.
                    for run in segments.chunk_by(|one, two| one.language == two.language) {
                        let speech: String = run.iter().map(Segment::speech).collect();
                        let _ = writeln!(spoken, "{}\t{}", run[0].language.code(), speech.trim());
                    }
                }
            }
        }
        if let Some(folder) = &folder {
            let path = Path::new(folder).join(language.code());
            std::fs::write(path, spoken).expect("what is spoken is written");
        }
    }
}
