//! Lines that name a move and say none: questions, wishes, what goes on with a question, castling by its name, pieces where they stand.
//! Whatever stands on the board, none of them makes a move. Behind ` => ` stands what the lines make that do.

mod ordinary;

use annabella::desk::{Desk, step::Step};
use annabella::game::Game;
use annabella::game::command::{Command, Happening, Input};
use annabella::game::fact::Source;
use annabella::game::participant::Language;
use annabella::game::roles::Mode;
use annabella::rules::position::{Intent, Square};
use annabella::time::Tick;

use crate::support::table::{begun, started};

/// From these nearly every move of the lines is legal, and so are the moves that their words are taken for letter by letter.
const POSITIONS: [&str; 4] = [
    "rnbqkbnr/ppp2ppp/3p4/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3",
    // Only kingside; knights and bishops reach d5 and e5, b5 and e5.
    "4k3/8/8/2p1p3/8/2N2N2/1B2B3/4K2R w K - 0 1",
    "4k3/8/8/8/1p1p3P/P1N1P3/8/R3K3 w Q - 0 1",
    "4k3/8/8/2ppp3/1PPPP2P/P1N5/8/R3K3 w Q - 0 1",
];

const LINES: [(Language, &str); 5] = [
    (Language::En, include_str!("en.txt")),
    (Language::De, include_str!("de.txt")),
    (Language::Es, include_str!("es.txt")),
    (Language::Fr, include_str!("fr.txt")),
    (Language::It, include_str!("it.txt")),
];

fn game(fen: &str, language: Language, mode: Mode) -> Game {
    let mut started = started(mode, "90+30");
    started.players.white.language = language;
    started.players.black.language = language;
    started.table.language = language;
    fen.clone_into(&mut started.start);
    begun(started)
}

/// The moves that a line makes: it is entered, and nothing that is asked back is answered.
fn made_by(line: &str, game: &Game) -> Vec<Intent> {
    let mut game = game.clone();
    let mut made = Vec::new();
    for step in Desk::new(game.started()).line(line, None, &game) {
        if let Step::Command { seat, command } = step {
            let before = game.history().live().len();
            let intent = if let Command::Move { intent, .. } = &command { Some(*intent) } else { None };
            game.handle(Input { seat, source: Source::Line, at: Tick::START, what: Happening::Command(command) });
            made.extend(intent.filter(|_| game.history().live().len() > before));
        }
    }
    made
}

fn is(intent: Intent, expected: &str) -> bool {
    match intent {
        Intent::Castle { .. } => expected == "castling",
        Intent::Step { to, .. } => expected.parse::<Square>().is_ok_and(|square| square == to),
    }
}

fn lines(all: &str) -> impl Iterator<Item = (&str, Option<&str>)> {
    let lines = all.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split_once(" => ").map_or((line, None), |(line, expected)| (line, Some(expected))))
}

#[test]
fn what_only_names_a_move_makes_none() {
    let mut wrong = Vec::new();
    for (language, all) in LINES {
        assert!(lines(all).filter(|(_, expected)| expected.is_none()).count() >= 40, "{language:?}");
        for (mode, positions) in [(Mode::Casual, &POSITIONS[..]), (Mode::Tournament, &POSITIONS[..1])] {
            let games: Vec<Game> = positions.iter().map(|fen| game(fen, language, mode)).collect();
            for (line, expected) in lines(all) {
                let made: Vec<Intent> = games.iter().flat_map(|game| made_by(line, game)).collect();
                let is_right = match expected {
                    None => made.is_empty(),
                    Some(expected) => {
                        made.iter().all(|intent| is(*intent, expected)) && (mode != Mode::Casual || !made.is_empty())
                    }
                };
                if !is_right {
                    wrong.push(format!("{language:?} {mode:?} `{line}`: {made:?}"));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{} lines:\n{}", wrong.len(), wrong.join("\n"));
}
