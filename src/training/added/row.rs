//! A line of the file as a row of the database.

use std::borrow::Cow;

use super::number;
use crate::training::notices::puzzle::Fault;
use crate::training::notices::training::Theme;
use crate::training::puzzle::{NoPuzzle, Puzzle};

/// What lichess calls the columns that are wanted, and where they stand in a file without names.
const WANTED: [(&str, usize); 4] = [("PuzzleId", 0), ("FEN", 1), ("Moves", 2), ("Rating", 3)];
const THEMES: (&str, usize) = ("Themes", 7);
/// Ratings that somebody can have.
const RATINGS: std::ops::RangeInclusive<u32> = 1..=4_000;
/// What editors put in front of a text.
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// A puzzle as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) id: i64,
    pub(super) rating: u32,
    pub(super) pieces: u8,
    /// A bit for each theme that we know.
    pub(super) themes: i64,
    /// The position without its two counts.
    pub(super) fen: String,
    pub(super) moves: String,
}

/// Where the columns stand.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Columns {
    wanted: [usize; WANTED.len()],
    themes: Option<usize>,
    /// Whether the first line has their names, and no puzzle.
    pub(super) is_named: bool,
}

impl Columns {
    /// Those of a file that begins like this.
    ///
    /// # Errors
    /// The first line names columns, and this one is not among them.
    pub(super) fn of(text: &[u8]) -> Result<Columns, &'static str> {
        let first = text.split(|byte| *byte == b'\n').next().unwrap_or_default();
        let first = String::from_utf8_lossy(first.strip_prefix(BYTE_ORDER_MARK).unwrap_or(first));
        let names: Vec<Cow<'_, str>> = fields(first.trim());
        let place = |wanted: &str| names.iter().position(|name| name.trim().eq_ignore_ascii_case(wanted));
        if !WANTED.iter().any(|(name, _)| place(name).is_some()) {
            return Ok(Columns { wanted: WANTED.map(|(_, place)| place), themes: Some(THEMES.1), is_named: false });
        }
        let mut wanted = [0; WANTED.len()];
        for (found, (name, _)) in wanted.iter_mut().zip(WANTED) {
            *found = place(name).ok_or(name)?;
        }
        Ok(Columns { wanted, themes: place(THEMES.0), is_named: true })
    }

    /// The puzzle of a line; `None` of an empty one.
    ///
    /// # Errors
    /// Why it is none.
    pub(super) fn row(&self, line: &[u8]) -> Result<Option<Row>, Fault> {
        let line = line.strip_prefix(BYTE_ORDER_MARK).unwrap_or(line);
        let line = std::str::from_utf8(line).map_err(|_| Fault::Text)?.trim();
        if line.is_empty() {
            return Ok(None);
        }
        let fields = fields(line);
        let field = |place: usize| fields.get(place).map(|field| field.trim()).ok_or(Fault::Columns);
        let [name, fen, moves, rating] = self.wanted;
        let (name, fen, moves, rating) = (field(name)?, field(fen)?, field(moves)?, field(rating)?);
        let themes = self.themes.and_then(|place| field(place).ok()).unwrap_or_default();
        let id = number(name).ok_or(Fault::Name)?;
        let place: Vec<&str> = fen.split_ascii_whitespace().take(4).collect();
        let fen = place.join(" ");
        let puzzle =
            Puzzle::of(name, rating, themes.split_ascii_whitespace(), &fen, moves).map_err(|why| match why {
                NoPuzzle::Columns(_) => Fault::Columns,
                NoPuzzle::Rating(_) => Fault::Rating,
                NoPuzzle::Position(_) => Fault::Position,
                NoPuzzle::Move(_) => Fault::Move,
                NoPuzzle::Length => Fault::Length,
            })?;
        if !RATINGS.contains(&puzzle.rating) {
            return Err(Fault::Rating);
        }
        let pieces = u8::try_from(puzzle.pieces).map_err(|_| Fault::Position)?;
        let moves: Vec<&str> = moves.split_ascii_whitespace().collect();
        let (rating, themes, moves) = (puzzle.rating, marks(&puzzle.themes), moves.join(" "));
        Ok(Some(Row { id, rating, pieces, themes, fen, moves }))
    }
}

/// A bit for each theme, in the order of all.
fn marks(themes: &[Theme]) -> i64 {
    let bit = |theme: &Theme| Theme::ALL.iter().position(|known| known == theme).map_or(0, |bit| 1 << bit);
    themes.iter().fold(0, |marks, theme| marks | bit(theme))
}

/// What stands between the commas (RFC 4180). Lichess quotes nothing; a file that was saved from a spreadsheet may have quotes.
fn fields(line: &str) -> Vec<Cow<'_, str>> {
    if !line.contains('"') {
        return line.split(',').map(Cow::Borrowed).collect();
    }
    let (mut all, mut field, mut is_quoted) = (Vec::new(), String::new(), false);
    let mut signs = line.chars().peekable();
    while let Some(sign) = signs.next() {
        match sign {
            '"' if is_quoted && signs.peek() == Some(&'"') => {
                field.push('"');
                signs.next();
            }
            '"' => is_quoted = !is_quoted,
            ',' if !is_quoted => all.push(Cow::Owned(std::mem::take(&mut field))),
            sign => field.push(sign),
        }
    }
    all.push(Cow::Owned(field));
    all
}

#[cfg(test)]
#[path = "row_tests.rs"]
mod tests;
