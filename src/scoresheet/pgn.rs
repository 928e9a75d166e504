//! A game as PGN (Portable Game Notation, standard of 1994): the seven tags, the start position, the moves that stand.

use std::fmt::Write as _;

use crate::game::Game;
use crate::game::clock::TimeControl;
use crate::game::fact::{HalfMoveId, NameField};
use crate::game::history::HalfMove;
use crate::game::participant::Driver;
use crate::game::report::MoveReport;
use crate::game::roles::Mode;
use crate::notation::san;
use crate::rules::claims::Ground;
use crate::rules::ending::Reason;
use crate::rules::position::{CastlingMode, Color, Position};
use crate::time::Civil;

/// Movetext is broken before this column (PGN 4.3 allows 79 characters and the line's end).
const WIDTH: usize = 79;

/// The game as one PGN game, with a blank line at the end.
///
/// Moves that were made although they are not legal cannot stand in PGN as moves; from the first of them on, the moves stand in
/// a comment, as squares.
#[must_use]
pub fn write(game: &Game) -> String {
    let mut pgn = String::new();
    for (name, value) in tags(game) {
        // Writing to a string cannot fail.
        let _ = writeln!(pgn, "[{name} \"{}\"]", escaped(&value));
    }
    pgn.push('\n');
    for line in wrapped(&movetext(game)) {
        pgn.push_str(&line);
        pgn.push('\n');
    }
    pgn.push('\n');
    pgn
}

/// The result as PGN has it: `*` while the game goes on.
#[must_use]
pub fn result(game: &Game) -> &'static str {
    game.outcome().map_or("*", |(outcome, _)| outcome.score())
}

fn tags(game: &Game) -> Vec<(&'static str, String)> {
    let started = game.started();
    let date = Civil::of(started.wall);
    let name = |field: NameField| {
        let names = game.names();
        let text = match field {
            NameField::White => &names.players.white,
            NameField::Black => &names.players.black,
            NameField::Event => &names.event,
            NameField::Round => &names.round,
        };
        if text.is_empty() { "?".to_owned() } else { text.clone() }
    };
    let mut tags = vec![
        ("Event", name(NameField::Event)),
        ("Site", "?".to_owned()),
        ("Date", format!("{:04}.{:02}.{:02}", date.year, date.month, date.day)),
        ("Round", name(NameField::Round)),
        ("White", name(NameField::White)),
        ("Black", name(NameField::Black)),
        ("Result", result(game).to_owned()),
    ];
    for (tag, side) in [("WhiteType", Color::White), ("BlackType", Color::Black)] {
        let program = matches!(game.player(side).driver, Driver::House { .. });
        tags.push((tag, if program { "program" } else { "human" }.to_owned()));
    }
    if game.history().start().castling_mode() == CastlingMode::Chess960 {
        tags.push(("Variant", "Chess960".to_owned()));
    }
    if started.start != Position::initial().fen() {
        tags.push(("SetUp", "1".to_owned()));
        tags.push(("FEN", started.start.clone()));
    }
    tags.extend(time_controls(game));
    tags.push(("Termination", termination(game).to_owned()));
    if started.mode == Mode::Tournament {
        tags.push(("Rules", started.profile.name.clone()));
    }
    tags
}

/// The field `TimeControl`; where the sides have different ones, one field for each, as other programs write them.
fn time_controls(game: &Game) -> Vec<(&'static str, String)> {
    let time = &game.started().time;
    if time.white == time.black {
        vec![("TimeControl", time.white.to_pgn())]
    } else {
        vec![("WhiteTimeControl", time.white.to_pgn()), ("BlackTimeControl", time.black.to_pgn())]
    }
}

/// The field `Termination` (PGN 9.8.1).
fn termination(game: &Game) -> &'static str {
    match game.outcome() {
        None => "unterminated",
        Some((_, Reason::Time | Reason::TimeWithoutMatingMaterial)) => "time forfeit",
        Some(_) => "normal",
    }
}

/// The words of the movetext; none of them may be broken.
fn movetext(game: &Game) -> Vec<String> {
    let mut words = Vec::new();
    let mut legal = true;
    let mut number_due = true;
    let mut before = game.history().start();
    for half_move in game.history().live() {
        // A sheet says what was played, judged: other programs want their check signs.
        let report = &MoveReport::new(before, &half_move.report.change);
        let is_legal = before.position().is_some_and(|position| position.judge(report.change.intent).is_ok());
        before = &half_move.board;
        if legal && !is_legal {
            legal = false;
            words.extend(["{", "not", "legal:"].map(str::to_owned));
            number_due = true;
        }
        if report.mover == Color::White {
            words.push(format!("{}.", report.number));
        } else if number_due {
            words.push(format!("{}...", report.number));
        }
        number_due = false;
        words.push(if legal { san::write_pgn(report) } else { format!("{}{}", report.from(), report.to()) });
        if legal {
            let mut comments: Vec<String> = times_of(game, half_move).into_iter().collect();
            comments.extend(remarks(game, half_move.id));
            // A comment parts White's move from Black's (PGN 8.2.2.2).
            number_due = !comments.is_empty();
            words.extend(comments);
        }
    }
    if !legal {
        words.push("}".to_owned());
    }
    words.push(result(game).to_owned());
    words
}

/// What else both scoresheets have behind a half-move, as comments: offers (C.12), claims, and that it was sealed.
fn remarks(game: &Game, id: HalfMoveId) -> Vec<String> {
    let mut remarks = Vec::new();
    if game.sealed_moves().contains(&id) {
        remarks.push("{sealed}".to_owned());
    }
    let offers = game.draws().marks().iter().filter(|mark| mark.after == Some(id));
    remarks.extend(offers.map(|_| format!("{{{}}}", game.profile().offer.record_symbol)));
    for claimed in game.draws().claims().iter().filter(|claimed| claimed.after == Some(id)) {
        let ground = match claimed.claim.ground {
            Ground::Repetition => "repetition",
            Ground::FiftyMoves => "fifty moves",
        };
        let verdict = if claimed.correct { "correct" } else { "wrong" };
        remarks.push(format!("{{claim by {}: {ground}, {verdict}}}", claimed.claim.by));
    }
    remarks
}

/// What the mover has left and what the move took, as other programs write it; no word of it may be broken.
fn times_of(game: &Game, half_move: &HalfMove) -> Option<String> {
    let shown = half_move.completed.flatten()?.side(half_move.mover()).left;
    let thought = written(half_move.thought?);
    let counts_up = *game.started().time.get(half_move.mover()) == TimeControl::CountUp;
    let left = if counts_up { String::new() } else { format!("[%clk {}] ", written(shown)) };
    Some(format!("{{ {left}[%emt {thought}] }}"))
}

/// Hours, minutes and seconds.
fn written(millis: u64) -> String {
    let seconds = millis / 1_000;
    format!("{}:{:02}:{:02}", seconds / 3_600, seconds / 60 % 60, seconds % 60)
}

fn wrapped(words: &[String]) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words {
        match lines.last_mut() {
            Some(line) if line.len() + 1 + word.len() <= WIDTH => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.clone()),
        }
    }
    lines
}

/// A tag's value: a backslash before quotes and backslashes, and nothing that could break the line.
fn escaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    for letter in value.chars() {
        match letter {
            '"' | '\\' => text.extend(['\\', letter]),
            control if control.is_control() => text.push(' '),
            other => text.push(other),
        }
    }
    text
}
