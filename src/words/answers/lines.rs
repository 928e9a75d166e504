//! What is seen along lines: rows, views, attacks and pins.

use super::pieces::grouped;
use super::voice::{Stop, Words};
use crate::game::answer::{Aim, Pin, Row, Seen, View};
use crate::game::board::Standing;
use crate::game::participant::Empties;
use crate::rules::position::Piece;
use crate::words::parts::piece_key;
use crate::words::squares;
use crate::words::voice::Voice;

/// The eight rays of a view, clockwise.
const DIRECTIONS: [&str; 8] =
    ["ahead", "ahead-right", "right", "back-right", "back", "back-left", "left", "ahead-left"];

/// *Rank one: white rook a1, three empty, white king e1.* Where all pieces are of one side, it is said once; in long
/// answers every square is told.
pub(super) fn row(voice: &Voice<'_>, row: Row, seen: &[Seen]) -> Vec<Words> {
    let name = row_name(voice, row, seen);
    let mut sides = seen.iter().filter_map(|seen| seen.piece).map(|piece| piece.color);
    let Some(first) = sides.next() else {
        if voice.long {
            let parts = in_order(voice, seen, |standing| voice.piece(standing));
            return voice.series(parts, Stop::Comma, |words| {
                voice.phrase("row").insert("row", name).insert("words", words).say()
            });
        }
        return vec![voice.phrase("row-empty").insert("row", name).say()];
    };
    let one_side = sides.all(|side| side == first) && !voice.long;
    let piece = |standing: Standing| if one_side { voice.piece(standing) } else { voice.piece_of_side(standing) };
    let parts = in_order(voice, seen, piece);
    voice.series(parts, Stop::Comma, |words| {
        let words = if one_side { voice.headed(first, words) } else { words };
        let key = if one_side { "row-of-side" } else { "row" };
        voice.phrase(key).insert("row", name).insert("words", words).say()
    })
}

fn row_name(voice: &Voice<'_>, row: Row, seen: &[Seen]) -> Words {
    let end = |seen: Option<&Seen>| seen.map(|seen| voice.square(seen.square)).unwrap_or_default();
    match row {
        Row::Rank(rank) => voice.phrase("row-rank").number("rank", squares::rank_number(rank)).say(),
        Row::File(file) => {
            voice.phrase("row-file").insert("file", vec![squares::file_of_style(file, voice.listener)]).say()
        }
        Row::Rising(_) | Row::Falling(_) if seen.len() < 2 => {
            voice.phrase("row-corner").insert("from", end(seen.first())).say()
        }
        Row::Rising(_) | Row::Falling(_) => {
            voice.phrase("row-diagonal").insert("from", end(seen.first())).insert("to", end(seen.last())).say()
        }
    }
}

/// Squares one after another, the empty ones as the listener wants them.
fn in_order(voice: &Voice<'_>, seen: &[Seen], say: impl Fn(Standing) -> Words) -> Vec<Words> {
    let empties = if voice.long { Empties::Told } else { voice.listener.empties };
    let mut parts = Vec::new();
    for run in seen.chunk_by(|one, next| one.piece.is_none() && next.piece.is_none()) {
        match (run, empties) {
            ([Seen { square, piece: Some(piece) }], _) => parts.push(say(Standing { square: *square, piece: *piece })),
            (_, Empties::Skipped) => {}
            (run, Empties::Counted) => parts.push(voice.phrase("empties").number("count", run.len() as u64).say()),
            (run, Empties::Told) => parts
                .extend(run.iter().map(|seen| voice.phrase("empty").insert("square", voice.square(seen.square)).say())),
        }
    }
    parts
}

pub(super) fn view(voice: &Voice<'_>, view: View, from: Seen, seen: &[Vec<Seen>]) -> Vec<Words> {
    let heading = |words: Words| {
        let words = voice.phrase(view_key(view)).choice("long", voice.long_key()).insert("words", words);
        words.insert("from", voice.square(from.square)).say()
    };
    let piece = |standing: Standing| voice.piece_of_side(standing);
    let (parts, between) = match view {
        View::Rays => {
            let rays = DIRECTIONS.into_iter().zip(seen).filter_map(|(direction, ray)| {
                let words = voice.with_commas(in_order(voice, ray, piece));
                let words = if words.is_empty() { nobody(voice, ray)? } else { words };
                Some(voice.phrase("ray").choice("direction", direction).insert("words", words).say())
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

const fn view_key(view: View) -> &'static str {
    match view {
        View::Rays => "view-rays",
        View::Knight => "view-knight",
        View::King => "view-king",
    }
}

pub(super) fn aims(voice: &Voice<'_>, at: Seen, defends: bool, aims: &[Aim]) -> Vec<Words> {
    let standing = voice.long.then(|| on_square(voice, at));
    standing.into_iter().chain(aims.iter().map(|aim| aimed(voice, at, aim, defends))).collect()
}

fn aimed(voice: &Voice<'_>, at: Seen, Aim { by, pieces }: &Aim, defends: bool) -> Words {
    let aim = if defends { "defends" } else { "attacks" };
    let phrase = |key| voice.phrase(key).choice("aim", aim).with("side", *by).insert("square", voice.square(at.square));
    if pieces.is_empty() {
        return phrase("aim-none").say();
    }
    let list = voice.list(grouped(voice, pieces));
    if voice.long {
        let aim = voice.phrase("aim-long").choice("aim", aim).with("side", *by);
        aim.number("count", pieces.len() as u64).insert("men", list).say()
    } else {
        phrase("aim").insert("men", list).say()
    }
}

fn on_square(voice: &Voice<'_>, at: Seen) -> Words {
    let key = if at.piece.is_some() { "on-square" } else { "on-square-empty" };
    let piece = at.piece.map_or_else(String::new, piece_key);
    voice.phrase(key).choice("man", piece).insert("square", voice.square(at.square)).say()
}

/// Who is in check, and by what.
pub(super) fn checks(voice: &Voice<'_>, kings: &[(Standing, Vec<Standing>)]) -> Vec<Words> {
    if kings.is_empty() {
        return vec![voice.phrase("check-none").choice("long", voice.long_key()).say()];
    }
    let by = |(king, givers): &(Standing, Vec<Standing>)| {
        let phrase = voice.phrase("in-check").with("side", king.piece.color);
        phrase.insert("men", voice.list(grouped(voice, givers))).say()
    };
    kings.iter().map(by).collect()
}

pub(super) fn pins(voice: &Voice<'_>, pins: &[Pin]) -> Vec<Words> {
    if pins.is_empty() {
        return vec![voice.phrase("pins-none").choice("long", voice.long_key()).say()];
    }
    pins.iter().map(|pin| if voice.long { pin_long(voice, *pin) } else { pin_short(voice, *pin) }).collect()
}

fn pin_short(voice: &Voice<'_>, pin: Pin) -> Words {
    voice
        .phrase("pin")
        .with("role", pin.pinned.piece.role)
        .insert("man", voice.piece_of_side(pin.pinned))
        .insert("by", voice.piece(pin.by))
        .say()
}

fn pin_long(voice: &Voice<'_>, pin: Pin) -> Words {
    let Piece { role, color } = pin.pinned.piece;
    let by = voice.phrase("man-by").with("role", pin.by.piece.role).insert("square", voice.square(pin.by.square)).say();
    voice
        .phrase("pin-long")
        .with("side", color)
        .with("role", role)
        .insert("man", voice.piece(pin.pinned))
        .insert("by", by)
        .insert("king", voice.square(pin.king))
        .say()
}
