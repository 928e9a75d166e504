//! Can this side still mate? The vectors of the Laws, everything that three pieces can do, random walls and games whose truth was
//! counted out or is known from their end, and the worker.

#![allow(clippy::unwrap_used)] // tests

mod closure;
mod corpus;
mod games;
mod hardy;
mod three_pieces;
mod vectors;
mod worker;

use annabella::rules::mating::CanMate;
use annabella::rules::position::{Color, Intent, Position};

fn position(fen: &str) -> Position {
    Position::from_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Plays a line, which must be legal and end with `winner`'s mate.
fn mates(start: &Position, winner: Color, line: &[Intent]) {
    let end = line.iter().fold(start.clone(), |now, intent| now.play(*intent).expect("a legal line"));
    assert!(end.is_checkmate() && end.turn() != winner, "{}: {line:?} mates nobody", start.fen());
}

/// Whether the answer is yes (and shown) or no; `None` where it is not decided.
fn decided(start: &Position, winner: Color, answer: &CanMate) -> Option<bool> {
    match answer {
        CanMate::Yes(line) => {
            mates(start, winner, line);
            Some(true)
        }
        CanMate::No(_) => Some(false),
        CanMate::Undecided(_) => None,
    }
}
