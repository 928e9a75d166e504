//! Sheets that were brailled by hand: what can mean only one move is read and told, all else is refused with the nearest move.

use std::collections::BTreeSet;
use std::io::Cursor;

use annabella::game::participant::Language;
use annabella::notation::uci;
use annabella::scoresheet::braille::cell::{Row, show};
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::page::{Signs, TextPages};
use annabella::scoresheet::braille::pairs;
use annabella::scoresheet::braille::reader::{ReadError, ReadSheet, Sheets, Wrong};
use annabella::scoresheet::sentences::brailled::Slip;
use annabella::scoresheet::sheet::Sheet;
use annabella::scoresheet::told::What;

use crate::braille::games::random;

fn read(lines: &str, code: Code) -> Result<ReadSheet, ReadError> {
    let pages = TextPages::new(Cursor::new(lines.to_owned()), Signs::Unicode, true);
    Sheets::new(pages, code, true).next().expect("a game")
}

/// The last half-move as two squares, and what is told: the words, as they are and as they should be, and why.
fn told(lines: &str, code: Code) -> (String, Vec<(String, String, Vec<Slip>)>) {
    let read = read(lines, code).unwrap_or_else(|error| panic!("{lines}: {error:?}"));
    let last = read.sheet.line.steps().last().expect("a move");
    let told = read.told.into_iter().filter_map(|told| match told.what {
        What::Corrected(word) => Some((word.text.clone(), word.right.clone(), word.slips.clone())),
        What::GoesOn | What::WithoutPages | What::WithoutFeeds | What::OtherResult(_) | What::Mended(_) => None,
    });
    (format!("{}{}", last.played.from, last.played.to), told.collect())
}

#[test]
fn missing_or_surplus_signs_are_read_and_reported() {
    use Slip as S;
    for (code, moves, squares, text, right, slips) in [
        // exd5, without its sign of capture.
        (Code::Intl, "⠂ ⠑⠲ ⠙⠢ ⠆ ⠑⠙⠢", "e4d5", "ed5", "⠑⠰⠙⠢", vec![S::CaptureMissing]),
        (Code::Of(Language::De), "⠂ ⠑⠲ ⠙⠢ ⠆ ⠑⠙⠢", "e4d5", "ed5", "⠑⠭⠙⠢", vec![S::CaptureMissing]),
        // Nf3, as if it took something.
        (Code::Intl, "⠂ ⠎⠰⠋⠒", "g1f3", "sxf3", "⠎⠋⠒", vec![S::CaptureForNothing]),
        // Bb5+, without and with the sign of check.
        (Code::Intl, "⠂ ⠑⠲ ⠙⠖ ⠆ ⠇⠃⠢", "f1b5", "lb5", "⠇⠘⠃⠢", vec![S::CheckMissing]),
        (Code::Fi, "⠂ ⠑⠲ ⠙⠖ ⠆ ⠇⠃⠢", "f1b5", "lb5", "⠇⠃⠢⠡", vec![S::CheckMissing]),
        (Code::Hu, "⠂ ⠑⠲⠎", "e2e4", "e4+", "⠑⠲", vec![S::CheckForNothing]),
        (Code::Intl, "⠂ ⠎⠘⠋⠒", "g1f3", "s+f3", "⠎⠋⠒", vec![S::CheckForNothing]),
        // The fool's mate.
        (Code::Intl, "⠂ ⠋⠒ ⠑⠢ ⠆ ⠛⠲ ⠟⠓⠲", "d8h4", "qh4", "⠟⠓⠲⠜⠍", vec![S::MateMissing]),
        (Code::Intl, "⠂ ⠋⠒ ⠑⠢ ⠆ ⠛⠲ ⠟⠘⠓⠲", "d8h4", "q+h4", "⠟⠓⠲⠜⠍", vec![S::MateMissing]),
        (Code::Of(Language::It), "⠂ ⠑⠲⠡⠍", "e2e4", "e4#", "⠑⠲", vec![S::MateForNothing]),
        // Ng1f3, and a pawn with the letter of diagrams.
        (Code::Intl, "⠂ ⠎⠛⠂⠋⠒", "g1f3", "sg1f3", "⠎⠋⠒", vec![S::MoreThanNeeded]),
        (Code::Intl, "⠂ ⠏⠑⠲", "e2e4", "pe4", "⠑⠲", vec![S::MoreThanNeeded]),
        (Code::Intl, "⠂ ⠑⠆⠑⠲", "e2e4", "e2e4", "⠑⠲", vec![S::MoreThanNeeded]),
        // Two at once, and a sign in another place.
        (Code::Intl, "⠂ ⠑⠲ ⠙⠢ ⠆ ⠑⠲⠙⠢", "e4d5", "e4d5", "⠑⠰⠙⠢", vec![S::CaptureMissing, S::MoreThanNeeded]),
        (Code::Intl, "⠂ ⠑⠲ ⠙⠖ ⠆ ⠇⠃⠢⠘", "f1b5", "lb5+", "⠇⠘⠃⠢", vec![S::SignElsewhere]),
    ] {
        let expected = (squares.to_owned(), vec![(text.to_owned(), right.to_owned(), slips)]);
        assert_eq!(told(&format!("{moves}\n⠐⠔\n"), code), expected, "{} {moves}", code.name());
    }
    // What is written as the code has it is not told.
    assert_eq!(told("⠂ ⠑⠲ ⠙⠢ ⠆ ⠑⠰⠙⠢\n⠐⠔\n", Code::Intl).1, []);
}

#[test]
fn an_ambiguous_or_impossible_move_is_refused_with_the_nearest() {
    for (code, moves, text, nearest) in [
        // Nf4, which no knight can; a knight without a dot; a cell that is no letter.
        (Code::Intl, "⠂ ⠑⠲ ⠑⠢ ⠆ ⠎⠋⠲", "sf4", "g1f3"),
        (Code::Intl, "⠂ ⠑⠲ ⠑⠢ ⠆ ⠌⠋⠒", "[34]f3", "g1f3"),
        (Code::Intl, "⠂ ⠑⠲ ⠑⠢ ⠆ ⠎⠿⠒", "s[123456]3", "g1f3 g1h3"),
    ] {
        let Err(ReadError::Game { why: Wrong::NoMove(word), .. }) = read(&format!("{moves}\n⠐⠔\n"), code) else {
            panic!("{moves}")
        };
        let moves: BTreeSet<String> =
            word.nearest.iter().map(|report| uci::write(&report.change, report.castling_mode)).collect();
        assert_eq!(word.text, text);
        assert_eq!(moves.into_iter().collect::<Vec<_>>().join(" "), nearest, "{text}");
    }
    // Two knights can go to d2.
    let two = read("⠂ ⠎⠋⠒ ⠎⠋⠖ ⠆ ⠙⠲ ⠙⠢ ⠒ ⠎⠙⠆\n⠐⠔\n", Code::Intl);
    assert!(matches!(two, Err(ReadError::Game { why: Wrong::NoMove(_), .. })));
}

/// Take any sign from any move of any game: it is the same game, and told; or it is refused. It is never the same game in silence.
#[test]
fn no_sign_is_missing_in_silence() {
    let (mut corrected, mut refused) = (0, 0);
    for seed in 0..600 {
        let sheet = random(seed, 24);
        let code = Code::ALL[usize::try_from(seed % 8).expect("small")];
        if sheet.line.start().fen() != annabella::rules::position::Position::initial().fen() || sheet.line.is_empty() {
            continue;
        }
        let plain = Sheet { marks: Vec::new(), ..sheet.clone() };
        let pairs = pairs::pairs(&plain, code);
        for (line, pair) in pairs.iter().enumerate() {
            for (at, cell) in pair.iter().enumerate() {
                if !"⠰⠘⠸⠭⠡".contains(cell.unicode()) {
                    continue;
                }
                let mut spoilt: Vec<Row> = pairs.clone();
                spoilt[line].remove(at);
                let lines: String = spoilt.iter().map(|row| show(row) + "\n").collect();
                match read(&format!("{lines}⠐⠔\n"), code) {
                    Ok(read) => {
                        assert!(!read.told.is_empty() || read.sheet.line != sheet.line, "{lines}");
                        corrected += usize::from(read.sheet.line == sheet.line);
                    }
                    Err(_) => refused += 1,
                }
            }
        }
    }
    assert!(corrected > 50, "{corrected} corrected, {refused} refused");
}

/// Plain lines that are cut off anywhere are refused, or told to have no result.
#[test]
fn cut_off_plain_lines_are_never_silently_taken_as_whole() {
    let whole = "⠂ ⠑⠲ ⠑⠢\n⠆ ⠎⠋⠒ ⠎⠉⠖ ⠐⠶\n⠒ ⠇⠃⠢ ⠁⠖\n⠼⠁⠤⠼⠚";
    assert_eq!(read(whole, Code::Intl).expect("a game").told, []);
    for (cut, _) in whole.char_indices().skip(1) {
        if let Ok(read) = read(&whole[..cut], Code::Intl) {
            let ends: Vec<_> = read.told.iter().filter(|told| told.what == What::GoesOn).collect();
            assert_eq!((ends.len(), read.sheet.score.text()), (1, "*"), "{}", &whole[..cut]);
        }
    }
    // A game that goes on has no result yet.
    let read = read("⠂ ⠑⠲ ⠑⠢\n⠆ ⠎⠋⠒\n", Code::Intl).expect("a game");
    assert_eq!((read.sheet.line.len(), read.told.len()), (3, 1));
}
