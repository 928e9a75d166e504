//! Moves on the display in the cells of their Braille code: those of the exported sheet, cell for cell.

use std::path::Path;

use annabella::game::board::Board;
use annabella::notation::uci;
use annabella::rules::position::Position;

use super::brltty::{Brltty, cell_of_byte, nobody};
use super::decoder::{TABLES, Table};
use super::{ON, Play};

/// Castling, captures, one in passing, a pawn that takes the queen and becomes one, checks, and a mate by taking.
const GAME: &str = "e2e4 e7e5 g1f3 b8c6 f1c4 g8f6 e1g1 f8c5 d2d4 e5d4 e4e5 d7d5 e5d6 b7b6 d6c7 c8b7 c7d8q a8d8 f1e1 e8f8 e1e8 f8e8 \
                    d1e2 e8f8 e2e7 f8g8 e7f7";
/// Behind these half-moves a draw is offered.
const OFFERS: [usize; 2] = [0, 3];

/// Enters the game.
fn play_to_the_end(play: &mut Play) {
    for (index, half_move) in GAME.split_whitespace().enumerate() {
        play.enter(half_move);
        if OFFERS.contains(&index) {
            play.enter(["white: draw", "black: draw"][index % 2]);
            play.enter("yes");
        }
    }
    play.until("Checkmate.");
}

/// The pairs of moves and the result in the sheet that is written when the game is put away.
fn exported(code: &str) -> Vec<String> {
    let mut play = Play::start(&nobody(), &["--display", "off", "--braille", code]);
    play_to_the_end(&mut play);
    let (lines, _data) = play.ended();
    let file = lines.iter().find_map(|line| line.split("The scoresheet is saved. ").nth(1)).expect("its name");
    let brf = std::fs::read(Path::new(file).with_extension("brf")).expect("the sheet");
    let lines = brf.split(|byte| *byte == b'\n').map(|line| line.trim_ascii_end().iter().copied().map(cell_of_byte));
    let lines: Vec<String> = lines.map(Iterator::collect).collect();
    // Behind the heading an empty line, and behind the moves the empty end of the page.
    let moves = lines.into_iter().skip_while(|line| !line.is_empty()).skip(1);
    pairs(moves.take_while(|line| !line.is_empty()))
}

/// The numbered pairs of moves that run on, and the result.
fn pairs(lines: impl Iterator<Item = String>) -> Vec<String> {
    const FIGURES: [char; 10] = ['⠴', '⠂', '⠆', '⠒', '⠲', '⠢', '⠖', '⠶', '⠦', '⠔'];
    let mut pairs: Vec<String> = Vec::new();
    for word in lines.flat_map(|line| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>()) {
        let next = (pairs.len() + 1).to_string();
        let number: String = next.bytes().map(|figure| FIGURES[usize::from(figure - b'0')]).collect();
        match pairs.last_mut() {
            Some(pair) if word != number && !word.starts_with('⠼') => pair.extend([" ", &word]),
            _ => pairs.push(word),
        }
    }
    pairs
}

/// A line in windows: as many words as have room.
fn windows(line: &str, cells: usize) -> Vec<String> {
    let mut windows: Vec<String> = Vec::new();
    for word in line.split(' ') {
        match windows.last_mut() {
            Some(window) if window.chars().count() + 1 + word.chars().count() <= cells => {
                window.push(' ');
                window.push_str(word);
            }
            _ => windows.push(word.to_owned()),
        }
    }
    windows
}

/// What a reader who knows the table of the code makes of the lines: the moves as squares, and behind which of them an offer stands.
fn decoded(table: &Table, lines: &[String]) -> (Vec<String>, Vec<usize>) {
    let (mut moves, mut offers) = (Vec::new(), Vec::new());
    let mut position = Position::initial();
    for line in lines {
        for word in line.split(' ').skip(1) {
            if word == "⠐⠶" {
                offers.push(moves.len() - 1);
                continue;
            }
            let found = table.decode(word, &position);
            let [intent] = found[..] else { panic!("{}: {word} is {found:?}", table.name) };
            let board = Board::from(&position);
            moves.push(uci::write(&board.change(intent).expect("a piece"), board.castling_mode()));
            position = position.play(intent).expect("a legal move");
        }
    }
    (moves, offers)
}

/// In each code, on displays of three sizes, with three tables for text: the code of moves is none of theirs.
#[test]
fn every_pair_has_the_cells_of_the_exported_sheet() {
    let sheets: Vec<Vec<String>> = TABLES.iter().map(|table| exported(table.name)).collect();
    for (table, sheet) in TABLES.iter().zip(&sheets) {
        let (result, pairs) = sheet.split_last().expect("a result");
        assert_eq!(result, "⠼⠁⠤⠼⠚");
        let (moves, offers) = decoded(table, pairs);
        assert_eq!(moves.join(" "), GAME, "{}", table.name);
        assert_eq!(offers, OFFERS);
    }
    std::thread::scope(|scope| {
        for (cells, text_table) in [(14, "en-nabcc"), (20, "de"), (40, "ru")] {
            let sheets = &sheets;
            scope.spawn(move || stand_on_the_display(sheets, cells, text_table));
        }
    });
}

fn stand_on_the_display(sheets: &[Vec<String>], cells: usize, text_table: &str) {
    let mut brltty = Brltty::with_text_table(cells, text_table);
    for (table, sheet) in TABLES.iter().zip(sheets) {
        let mut play = Play::start(&brltty.host(), &[&ON, ["--braille", table.name].as_slice()].concat());
        play_to_the_end(&mut play);
        brltty.expect_text(&windows("Checkmate. White wins.", cells)[0]);
        // From the result to the first pair, window by window back to the result, and back pair by pair.
        let shown: Vec<String> = sheet.iter().flat_map(|line| windows(line, cells)).collect();
        brltty.press("RETURN", &sheet[sheet.len() - 1]);
        brltty.press("TOP", &shown[0]);
        for window in &shown[1..] {
            brltty.press("FWINRT", window);
        }
        if table.name == "intl" {
            for line in sheet.iter().rev().skip(1) {
                brltty.press("LNUP", &windows(line, cells)[0]);
            }
        }
        play.end();
    }
}

#[test]
fn the_help_of_the_display_says_how_moves_stand_there() {
    let mut brltty = Brltty::start(40);
    for (flags, expected) in [
        (["--braille", "none"], "Moves are shown in the international Braille code, everything else in words."),
        (["--braille", "fi"], "Moves are shown in the Finnish Braille code, everything else in words."),
        (["--display-moves", "letters"], "Moves are shown in letters and figures."),
    ] {
        let play = Play::start(&brltty.host(), &[&ON, flags.as_slice()].concat());
        brltty.expect("Enter your move, or help. To learn the");
        brltty.key("HELP");
        brltty.expect("Keys of the Braille display. Window left");
        let lines = play.end();
        assert!(lines.iter().any(|line| line.ends_with(expected)), "{lines:?}");
    }
}

/// A move that is not legal has no cells: its pair is in letters, and says so.
#[test]
fn a_move_that_is_not_legal_stands_in_letters() {
    let mut brltty = Brltty::start(40);
    let flags = ["--mode", "tournament", "--start", "at-once", "--dialogue", "off"];
    let mut play = Play::start(&brltty.host(), &[&ON, flags.as_slice()].concat());
    for line in ["e4", "e5", "Nf3"] {
        play.enter(line);
    }

    play.enter("e5e3");
    brltty.expect("In letters: 2 Nf3 e3");
    brltty.press("RETURN", "Eva fuenf Eva drei");
    brltty.press("RETURN", "In letters: 2 Nf3 e3");
    brltty.press("LNUP", "⠂ ⠑⠲ ⠑⠢");
    play.end();
}
