//! Where pieces stand, and what there is of them.

use std::cmp::Ordering;

use super::voice::{Stop, Words};
use crate::game::answer::{Pieces, points_of};
use crate::game::board::Standing;
use crate::game::participant::Grouping;
use crate::rules::position::{Color, File, Piece, Role, Square};
use crate::words::announce::role_key;
use crate::words::parts::{shade_key, side_key};
use crate::words::phrase::Voice;
use crate::words::phrase::together;
use crate::words::squares;

pub(crate) fn where_they_are(voice: &Voice<'_>, pieces: Pieces, found: &[Standing]) -> Vec<Words> {
    if found.is_empty() {
        let kind = pieces.role.map_or("any", role_key);
        let side = pieces.color.map_or("any", side_key);
        return vec![voice.phrase("where-none").with("role", kind).with("side", side).say()];
    }
    let clauses = sides(found).into_iter().flat_map(|(side, found)| match pieces.role {
        None => side_clauses(voice, side, &found),
        Some(role) => kind_clauses(voice, role.of(side), &found),
    });
    clauses.collect()
}

/// The pieces of each side that has any, the side that is named first first.
fn sides(found: &[Standing]) -> Vec<(Color, Vec<Standing>)> {
    let first = found.first().map_or(Color::White, |standing| standing.piece.color);
    let of = |side| found.iter().filter(|standing| standing.piece.color == side).copied().collect::<Vec<_>>();
    [first, !first].map(|side| (side, of(side))).into_iter().filter(|(_, pieces)| !pieces.is_empty()).collect()
}

/// *White: king e1; queen d1; rooks a1, h1.*
fn side_clauses(voice: &Voice<'_>, side: Color, pieces: &[Standing]) -> Vec<Words> {
    let parts = grouped(voice, pieces);
    voice.series(parts, Stop::Semicolon, |first| {
        if voice.long {
            voice.phrase("side-total").with("side", side).with("count", pieces.len()).with("words", first).say()
        } else {
            voice.headed(side, first)
        }
    })
}

/// Pieces one by one, or those that follow each other and are of one kind together.
pub(crate) fn grouped(voice: &Voice<'_>, pieces: &[Standing]) -> Vec<Words> {
    if voice.listener.grouping == Grouping::Each {
        return pieces.iter().map(|standing| voice.piece(*standing)).collect();
    }
    let groups = pieces.chunk_by(|one, next| one.piece == next.piece);
    let said = groups.filter_map(|group| match group {
        [one] => Some(voice.piece(*one)),
        several => Some(voice.pieces(several.first()?.piece.role, &squares_of(several))),
    });
    said.collect()
}

/// *White knights: b1, g1.* In long answers bishops are given with the colour of their squares, which is what they are
/// called by.
fn kind_clauses(voice: &Voice<'_>, piece: Piece, pieces: &[Standing]) -> Vec<Words> {
    if voice.listener.grouping == Grouping::Each {
        return side_clauses(voice, piece.color, pieces);
    }
    let squares = squares_of(pieces);
    if !voice.long {
        let phrase = voice.phrase("where").with("piece", piece).with("count", pieces.len());
        return vec![phrase.with("squares", voice.squares(&squares)).say()];
    }
    let places = if piece.role == Role::Bishop { shaded(voice, &squares) } else { voice.squares(&squares) };
    let phrase = voice.phrase("where-long").with("side", piece.color).with("role", piece.role);
    vec![phrase.with("count", pieces.len()).with("squares", places).say()]
}

/// *c1, a dark square; f1, a light square*.
fn shaded(voice: &Voice<'_>, squares: &[Square]) -> Words {
    together(squares.iter().enumerate().map(|(index, square)| {
        let words = voice.phrase("square-shaded").with("shade", shade_key(*square)).with("square", square).say();
        if index + 1 == squares.len() { words } else { voice.stop(words, Stop::Semicolon) }
    }))
}

/// Pawns by files, of which each has some.
pub(crate) fn pawns(voice: &Voice<'_>, color: Option<Color>, files: &[(File, Vec<Standing>)]) -> Vec<Words> {
    if files.is_empty() {
        return where_they_are(voice, Pieces { color, role: Some(Role::Pawn) }, &[]);
    }
    if let Some(side) = color.filter(|_| !voice.long) {
        let parts = files.iter().map(|(_, pieces)| voice.squares(&squares_of(pieces))).collect();
        let count: usize = files.iter().map(|(_, pieces)| pieces.len()).sum();
        return voice.series(parts, Stop::Semicolon, |first| {
            voice
                .phrase("where-first")
                .with("piece", Role::Pawn.of(side))
                .with("count", count)
                .with("squares", first)
                .say()
        });
    }
    let parts = files.iter().map(|(file, pieces)| pawns_of_file(voice, *file, pieces)).collect();
    let mut clauses = voice.series(parts, Stop::Semicolon, |first| first);
    if voice.long {
        clauses.extend(files_without(voice, color, files));
    }
    clauses
}

fn squares_of(pieces: &[Standing]) -> Vec<Square> {
    pieces.iter().map(|standing| standing.square).collect()
}

/// *file c: White c2, c3, Black c7*.
fn pawns_of_file(voice: &Voice<'_>, file: File, pieces: &[Standing]) -> Words {
    let side = |(side, pieces): (Color, Vec<Standing>)| {
        let phrase = voice.phrase("pawns-of-side").with("side", side);
        phrase.with("squares", voice.squares(&squares_of(&pieces))).say()
    };
    let sides = voice.with_commas(sides(pieces).into_iter().map(side).collect());
    let phrase = voice.phrase("pawns-of-file").with("file", vec![squares::file_of_style(file, voice.listener)]);
    phrase.with("words", sides).say()
}

/// *No white pawns on the files c, f.*
fn files_without(voice: &Voice<'_>, color: Option<Color>, with: &[(File, Vec<Standing>)]) -> Option<Words> {
    let without = File::ALL.into_iter().filter(|file| with.iter().all(|(other, _)| other != file));
    let without: Vec<Words> = without.map(|file| vec![squares::file_of_style(file, voice.listener)]).collect();
    let phrase = voice.phrase("files-without").with("side", color.map_or("any", side_key)).with("count", without.len());
    (!without.is_empty()).then(|| phrase.with("files", voice.with_and(without)).say())
}

pub(crate) fn captured(voice: &Voice<'_>, white: &[Role], black: &[Role]) -> Vec<Words> {
    if white.is_empty() && black.is_empty() {
        return vec![voice.phrase("captured-none").say()];
    }
    let side = |(side, pieces): (Color, &[Role])| {
        if pieces.is_empty() {
            return voice.long.then(|| voice.phrase("captured-nothing").with("side", side).say());
        }
        let counted = pieces.chunk_by(|one, next| one == next).filter_map(|group| Some((*group.first()?, group.len())));
        let words = voice.list(counted.map(|(role, count)| voice.count(role, count)).collect());
        let lost = voice.phrase("captured").with("side", side).with("pieces", words).say();
        let points: u32 = pieces.iter().map(|role| points_of(*role)).sum();
        let points = voice.long.then(|| voice.phrase("captured-points").with("points", points).say());
        Some(together([lost].into_iter().chain(points)))
    };
    [(Color::White, white), (Color::Black, black)].into_iter().filter_map(side).collect()
}

/// A side's pieces and its points.
type Purse<'a> = (&'a [(Role, u32)], u32);

/// Short: what one side has more than the other, and the points. Long: everything.
pub(crate) fn material(voice: &Voice<'_>, white: Purse<'_>, black: Purse<'_>) -> Vec<Words> {
    if white.0.is_empty() && black.0.is_empty() {
        return vec![voice.phrase("material-bare").say()];
    }
    if voice.long {
        let lead = match white.1.cmp(&black.1) {
            Ordering::Equal => voice.phrase("material-balanced"),
            Ordering::Greater => voice.phrase("material-lead").with("side", Color::White),
            Ordering::Less => voice.phrase("material-lead").with("side", Color::Black),
        };
        let lead = lead.with("points", white.1.abs_diff(black.1)).say();
        return vec![purse(voice, Color::White, white), purse(voice, Color::Black, black), lead];
    }
    let more = |(side, own, other): (Color, Purse<'_>, Purse<'_>)| {
        let words = voice.with_commas(counted(voice, &more_than(own.0, other.0)));
        (!words.is_empty()).then(|| voice.phrase("material-more").with("side", side).with("pieces", words).say())
    };
    let sides = [(Color::White, white, black), (Color::Black, black, white)];
    let mut clauses: Vec<Words> = sides.into_iter().filter_map(more).collect();
    let points = if white.1 == black.1 {
        let which = if clauses.is_empty() { "same" } else { "other" };
        voice.phrase("material-equal").with("pieces", which).with("points", white.1)
    } else {
        voice.phrase("material-points").with("white", white.1).with("black", black.1)
    };
    clauses.push(points.say());
    clauses
}

fn more_than(own: &[(Role, u32)], other: &[(Role, u32)]) -> Vec<(Role, u32)> {
    let of_other = |role| other.iter().filter(|(kind, _)| *kind == role).map(|(_, count)| count).sum::<u32>();
    let more = own.iter().map(|(role, count)| (*role, count.saturating_sub(of_other(*role))));
    more.filter(|(_, count)| *count > 0).collect()
}

fn counted(voice: &Voice<'_>, pieces: &[(Role, u32)]) -> Vec<Words> {
    pieces.iter().map(|(role, count)| voice.count(*role, usize::try_from(*count).unwrap_or(usize::MAX))).collect()
}

fn purse(voice: &Voice<'_>, side: Color, (pieces, points): Purse<'_>) -> Words {
    if pieces.is_empty() {
        return voice.phrase("material-lone-king").with("side", side).say();
    }
    let phrase = voice.phrase("material-of").with("side", side).with("points", points);
    phrase.with("pieces", voice.with_and(counted(voice, pieces))).say()
}
