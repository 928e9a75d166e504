//! Where pieces stand, and what there is of them.

use super::voice::{Stop, Words};
use crate::game::answer::{Pieces, points_of};
use crate::game::board::Standing;
use crate::game::participant::Grouping;
use crate::rules::position::{Color, File, Piece, Role, Square};
use crate::words::announce::role_key;
use crate::words::parts::{shade_key, side_key};
use crate::words::phrase::Line;
use crate::words::squares;
use crate::words::voice::Voice;

pub(super) fn shade(voice: &Voice<'_>, square: Square) -> Vec<Words> {
    vec![
        voice
            .phrase("shade")
            .choice("long", voice.long_key())
            .choice("shade", shade_key(square))
            .insert("square", voice.square(square))
            .say(),
    ]
}

pub(super) fn where_they_are(voice: &Voice<'_>, pieces: Pieces, found: &[Standing]) -> Vec<Words> {
    if found.is_empty() {
        let kind = pieces.role.map_or("any", role_key);
        let side = pieces.color.map_or("any", side_key);
        return vec![voice.phrase("where-none").choice("role", kind).choice("side", side).say()];
    }
    let sides = sides(found);
    match pieces.role {
        None => sides.into_iter().flat_map(|(side, pieces)| side_clauses(voice, side, &pieces)).collect(),
        Some(role) => {
            sides.into_iter().flat_map(|(side, pieces)| kind_clauses(voice, role.of(side), &pieces)).collect()
        }
    }
}

pub(super) fn board(voice: &Voice<'_>, found: &[Standing]) -> Vec<Words> {
    where_they_are(voice, Pieces::default(), found)
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
            let count = pieces.len() as u64;
            voice.phrase("side-total").with("side", side).number("count", count).insert("words", first).say()
        } else {
            voice.headed(side, first)
        }
    })
}

/// Pieces one by one, or those that follow each other and are of one kind together.
pub(super) fn grouped(voice: &Voice<'_>, pieces: &[Standing]) -> Vec<Words> {
    if voice.listener.grouping == Grouping::Each {
        return pieces.iter().map(|standing| voice.piece(*standing)).collect();
    }
    pieces
        .chunk_by(|one, next| one.piece == next.piece)
        .map(|group| match group {
            [one] => voice.piece(*one),
            several => {
                let squares: Vec<Square> = several.iter().map(|standing| standing.square).collect();
                voice.pieces(several.first().map_or(Role::Pawn, |standing| standing.piece.role), &squares)
            }
        })
        .collect()
}

/// *White knights: b1, g1.* In long answers bishops are given with the colour of their squares, which is what they are
/// called by.
fn kind_clauses(voice: &Voice<'_>, piece: Piece, pieces: &[Standing]) -> Vec<Words> {
    if voice.listener.grouping == Grouping::Each {
        return side_clauses(voice, piece.color, pieces);
    }
    let squares: Vec<Square> = pieces.iter().map(|standing| standing.square).collect();
    if !voice.long {
        let words = voice
            .phrase("where")
            .with("man", piece)
            .number("count", pieces.len() as u64)
            .insert("squares", voice.squares(&squares));
        return vec![words.say()];
    }
    let places = if piece.role == Role::Bishop { shaded(voice, &squares) } else { voice.squares(&squares) };
    let words = voice
        .phrase("where-long")
        .with("side", piece.color)
        .with("role", piece.role)
        .number("count", pieces.len() as u64)
        .insert("squares", places);
    vec![words.say()]
}

/// *c1, a dark square; f1, a light square*.
fn shaded(voice: &Voice<'_>, squares: &[Square]) -> Words {
    let mut line = Line::default();
    for (index, square) in squares.iter().enumerate() {
        let words = voice.phrase("square-shaded").choice("shade", shade_key(*square));
        let words = words.insert("square", voice.square(*square)).say();
        let last = index + 1 == squares.len();
        line.sentence(if last { words } else { voice.stop(words, Stop::Semicolon) });
    }
    line.into_segments()
}

pub(super) fn pawns(voice: &Voice<'_>, color: Option<Color>, files: &[(File, Vec<Standing>)]) -> Vec<Words> {
    if files.iter().all(|(_, pieces)| pieces.is_empty()) {
        return where_they_are(voice, Pieces { color, role: Some(Role::Pawn) }, &[]);
    }
    let files: Vec<_> = files.iter().filter(|(_, pieces)| !pieces.is_empty()).collect();
    let mut clauses = if let Some(side) = color.filter(|_| !voice.long) {
        let parts = files.iter().map(|(_, pieces)| voice.squares(&squares_of(pieces))).collect();
        let count = files.iter().map(|(_, pieces)| pieces.len() as u64).sum::<u64>();
        voice.series(parts, Stop::Semicolon, |first| {
            let heading = voice.phrase("where-first").with("man", Role::Pawn.of(side));
            heading.number("count", count).insert("squares", first).say()
        })
    } else {
        let parts = files.iter().map(|(file, pieces)| pawns_of_file(voice, *file, pieces)).collect();
        voice.series(parts, Stop::Semicolon, |first| first)
    };
    if voice.long {
        clauses.extend(files_without(voice, color, &files.iter().map(|(file, _)| *file).collect::<Vec<_>>()));
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
        phrase.insert("squares", voice.squares(&squares_of(&pieces))).say()
    };
    let sides = voice.with_commas(sides(pieces).into_iter().map(side).collect());
    voice
        .phrase("pawns-of-file")
        .insert("file", vec![squares::file_of_style(file, voice.listener)])
        .insert("words", sides)
        .say()
}

/// *No white pawns on the files c, f.*
fn files_without(voice: &Voice<'_>, color: Option<Color>, with: &[File]) -> Option<Words> {
    let without: Vec<Words> = File::ALL
        .into_iter()
        .filter(|file| !with.contains(file))
        .map(|file| vec![squares::file_of_style(file, voice.listener)])
        .collect();
    let count = without.len() as u64;
    let phrase = voice.phrase("files-without").choice("side", color.map_or("any", side_key)).number("count", count);
    (count > 0).then(|| phrase.insert("files", voice.with_and(without)).say())
}

pub(super) fn captured(voice: &Voice<'_>, white: &[Role], black: &[Role]) -> Vec<Words> {
    if white.is_empty() && black.is_empty() {
        return vec![voice.phrase("captured-none").say()];
    }
    let side = |(side, pieces): (Color, &[Role])| {
        if pieces.is_empty() {
            return voice.long.then(|| voice.phrase("captured-nothing").with("side", side).say());
        }
        let counted = pieces.chunk_by(|one, next| one == next).filter_map(|group| Some((*group.first()?, group.len())));
        let words = voice.list(counted.map(|(role, count)| voice.count(role, count as u64)).collect());
        let lost = voice.phrase("captured").with("side", side).insert("men", words).say();
        Some(if voice.long { with_points(voice, lost, pieces) } else { lost })
    };
    [(Color::White, white), (Color::Black, black)].into_iter().filter_map(side).collect()
}

/// What was lost, and how many points that is.
fn with_points(voice: &Voice<'_>, lost: Words, pieces: &[Role]) -> Words {
    let mut line = Line::default();
    line.sentence(lost);
    let points: u32 = pieces.iter().map(|role| points_of(*role)).sum();
    line.sentence(voice.phrase("captured-points").number("points", points).say());
    line.into_segments()
}

/// A side's pieces and its points.
type Purse<'a> = (&'a Vec<(Role, u32)>, u32);

/// Short: what one side has more than the other, and the points. Long: everything.
pub(super) fn material(voice: &Voice<'_>, [white, black]: [Purse<'_>; 2]) -> Vec<Words> {
    if [white, black].iter().all(|(pieces, _)| pieces.iter().all(|(_, count)| *count == 0)) {
        return vec![voice.phrase("material-bare").say()];
    }
    let sides = [(Color::White, white, black), (Color::Black, black, white)];
    if voice.long {
        let mut clauses: Vec<Words> = sides.into_iter().map(|(side, own, _)| purse(voice, side, own)).collect();
        clauses.push(lead(voice, white.1, black.1));
        return clauses;
    }
    let more = |(side, own, other): (Color, Purse<'_>, Purse<'_>)| {
        let pieces = more_than(own.0, other.0);
        let words = voice.with_commas(pieces.into_iter().map(|(role, count)| voice.count(role, count)).collect());
        let phrase = voice.phrase("material-more").with("side", side);
        (!words.is_empty()).then(|| phrase.insert("men", words).say())
    };
    let mut clauses: Vec<Words> = sides.into_iter().filter_map(more).collect();
    clauses.push(if white.1 == black.1 {
        let which = if clauses.is_empty() { "same" } else { "other" };
        voice.phrase("material-equal").choice("men", which).number("points", white.1).say()
    } else {
        voice.phrase("material-points").number("white", white.1).number("black", black.1).say()
    });
    clauses
}

fn more_than(own: &[(Role, u32)], other: &[(Role, u32)]) -> Vec<(Role, u64)> {
    let of_other = |role| other.iter().filter(|(kind, _)| *kind == role).map(|(_, count)| count).sum::<u32>();
    let more = |(role, count): &(Role, u32)| (*role, u64::from(count.saturating_sub(of_other(*role))));
    own.iter().map(more).filter(|(_, count)| *count > 0).collect()
}

fn purse(voice: &Voice<'_>, side: Color, (pieces, points): Purse<'_>) -> Words {
    let pieces: Vec<Words> = pieces
        .iter()
        .filter(|(_, count)| *count > 0)
        .map(|(role, count)| voice.count(*role, u64::from(*count)))
        .collect();
    if pieces.is_empty() {
        return voice.phrase("material-lone-king").with("side", side).say();
    }
    voice.phrase("material-of").with("side", side).number("points", points).insert("men", voice.with_and(pieces)).say()
}

fn lead(voice: &Voice<'_>, white: u32, black: u32) -> Words {
    if white == black {
        return voice.phrase("material-balanced").say();
    }
    let side = if white > black { Color::White } else { Color::Black };
    voice.phrase("material-lead").with("side", side).number("points", white.abs_diff(black)).say()
}
