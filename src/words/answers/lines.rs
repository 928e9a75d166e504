//! What is seen along lines: rows, views, attacks and pins.

use super::pieces::grouped;
use super::voice::{Stop, Words};
use crate::game::answer::{Aim, Pin, Row, Seen, View};
use crate::game::board::Standing;
use crate::game::participant::Empties;
use crate::words::phrase::Voice;
use crate::words::squares;

/// The eight rays of a view, clockwise.
const DIRECTIONS: [&str; 8] =
    ["ahead", "ahead-right", "right", "back-right", "back", "back-left", "left", "ahead-left"];

/// *Rank one: white rook a1, three empty, white king e1.* Where all pieces are of one side, it is said once; in long
/// answers every square is told.
pub(crate) fn row(voice: &Voice<'_>, row: Row, seen: &[Seen]) -> Vec<Words> {
    let name = row_name(voice, row, seen);
    let mut sides = seen.iter().filter_map(|seen| seen.piece).map(|piece| piece.color);
    let first = sides.next();
    if first.is_none() && !voice.long {
        return vec![voice.phrase("row-empty").with("row", name).say()];
    }
    let one_side = first.filter(|first| !voice.long && sides.all(|side| side == *first));
    let piece = |standing| if one_side.is_some() { voice.piece(standing) } else { voice.piece_of_side(standing) };
    voice.series(in_order(voice, seen, piece), Stop::Comma, |words| {
        let (key, words) = match one_side {
            Some(side) => ("row-of-side", voice.headed(side, words)),
            None => ("row", words),
        };
        voice.phrase(key).with("row", name).with("words", words).say()
    })
}

fn row_name(voice: &Voice<'_>, row: Row, seen: &[Seen]) -> Words {
    let end = |seen: Option<&Seen>| seen.map(|seen| seen.square);
    match row {
        Row::Rank(rank) => voice.phrase("row-rank").with("rank", squares::rank_number(rank)),
        Row::File(file) => voice.phrase("row-file").with("file", vec![squares::file_of_style(file, voice.listener)]),
        Row::Rising(_) | Row::Falling(_) if seen.len() < 2 => {
            voice.phrase("row-corner").with("from", end(seen.first()))
        }
        Row::Rising(_) | Row::Falling(_) => {
            voice.phrase("row-diagonal").with("from", end(seen.first())).with("to", end(seen.last()))
        }
    }
    .say()
}

/// Squares one after another, the empty ones as the listener wants them.
fn in_order(voice: &Voice<'_>, seen: &[Seen], say: impl Fn(Standing) -> Words) -> Vec<Words> {
    let empties = if voice.long { Empties::Told } else { voice.listener.empties };
    let mut parts = Vec::new();
    for run in seen.chunk_by(|one, next| one.piece.is_none() && next.piece.is_none()) {
        match (run, empties) {
            ([Seen { square, piece: Some(piece) }], _) => parts.push(say(Standing { square: *square, piece: *piece })),
            (_, Empties::Skipped) => {}
            (run, Empties::Counted) => parts.push(voice.phrase("empties").with("count", run.len()).say()),
            (run, Empties::Told) => {
                parts.extend(run.iter().map(|seen| voice.phrase("empty").with("square", seen.square).say()));
            }
        }
    }
    parts
}

pub(crate) fn view(voice: &Voice<'_>, view: View, from: Seen, seen: &[Vec<Seen>]) -> Vec<Words> {
    let heading = |words: Words| {
        let key = match view {
            View::Rays => "view-rays",
            View::Knight => "view-knight",
            View::King => "view-king",
        };
        voice.phrase(key).with("words", words).with("from", from.square).say()
    };
    let piece = |standing: Standing| voice.piece_of_side(standing);
    let (parts, between) = match view {
        View::Rays => {
            let rays = DIRECTIONS.into_iter().zip(seen).filter_map(|(direction, ray)| {
                let words = voice.with_commas(in_order(voice, ray, piece));
                let words = if words.is_empty() { nobody(voice, ray)? } else { words };
                Some(voice.phrase("ray").with("direction", direction).with("words", words).say())
            });
            (rays.collect(), Stop::Semicolon)
        }
        View::Knight | View::King => (in_order(voice, &seen.concat(), piece), Stop::Comma),
    };
    let parts = if parts.is_empty() { vec![voice.phrase("nobody").say()] } else { parts };
    let there = voice.long.then(|| on_square(voice, from));
    there.into_iter().chain(voice.series(parts, between, heading)).collect()
}

/// What is said of a ray without pieces whose empty squares are skipped: nothing, where it leads off the board at once and the
/// answer is short.
fn nobody(voice: &Voice<'_>, ray: &[Seen]) -> Option<Words> {
    match (ray.is_empty(), voice.long) {
        (false, _) => Some(voice.phrase("nobody").say()),
        (true, true) => Some(voice.phrase("edge").say()),
        (true, false) => None,
    }
}

pub(crate) fn aims(voice: &Voice<'_>, at: Seen, defends: bool, aims: &[Aim]) -> Vec<Words> {
    let standing = voice.long.then(|| on_square(voice, at));
    standing.into_iter().chain(aims.iter().map(|aim| aimed(voice, at, aim, defends))).collect()
}

fn aimed(voice: &Voice<'_>, at: Seen, Aim { by, pieces }: &Aim, defends: bool) -> Words {
    let key = match (pieces.is_empty(), voice.long) {
        (true, _) => "aim-none",
        (false, true) => "aim-long",
        (false, false) => "aim",
    };
    let phrase = voice.phrase(key).with("aim", if defends { "defends" } else { "attacks" }).with("side", by);
    let phrase = phrase.with("square", at.square).with("count", pieces.len());
    phrase.with("pieces", voice.list(grouped(voice, pieces))).say()
}

fn on_square(voice: &Voice<'_>, at: Seen) -> Words {
    let key = if at.piece.is_some() { "on-square" } else { "on-square-empty" };
    voice.phrase(key).with("piece", at.piece).with("square", at.square).say()
}

pub(crate) fn check(voice: &Voice<'_>, king: Standing, givers: &[Standing]) -> Words {
    let phrase = voice.phrase("in-check").with("side", king.piece.color);
    phrase.with("pieces", voice.list(grouped(voice, givers))).say()
}

pub(crate) fn pin(voice: &Voice<'_>, Pin { pinned, by, king }: Pin) -> Words {
    let role = pinned.piece.role;
    if !voice.long {
        let phrase = voice.phrase("pin").with("role", role).with("piece", voice.piece_of_side(pinned));
        return phrase.with("by", voice.piece(by)).say();
    }
    let phrase = voice.phrase("pin-long").with("side", pinned.piece.color).with("role", role);
    let phrase = phrase.with("piece", voice.piece(pinned)).with("king", king);
    phrase.with("by", voice.phrase("piece-by").with("role", by.piece.role).with("square", by.square).say()).say()
}
