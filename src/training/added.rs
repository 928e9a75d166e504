//! Puzzles that somebody adds to the built-in ones: the whole set of lichess in a database of its own, which is only read while one trains.
//!
//! What brings them there is [`adding`]. The index leads from a number of pieces to ratings, so that a puzzle is found by a few looks, however
//! many there are.

pub mod adding;
mod reading;
mod row;

use std::collections::{HashMap, HashSet};
use std::path::Path;
use std::sync::Arc;

use rusqlite::{Connection, OpenFlags, params};

use super::damage::trouble;
use super::puzzle::Puzzle;
use crate::game::system_error::SystemError;
use crate::training::notices::training::{StoreTrouble, Theme};

/// The name of the database, in the folder of games.
pub const FILE: &str = "puzzles.sqlite";
/// The form of its tables; a program that is older than its database does not read it.
const SCHEMA: i64 = 1;
/// By this number it is known as ours, and as no database of results: *Anpu*.
const APPLICATION: i64 = 0x416e_7075;
/// How many pieces a board holds, kings included.
const PIECES: std::ops::RangeInclusive<usize> = 2..=32;
/// The longest name whose number fits.
const LONGEST_NAME: usize = 10;
/// One more than there are letters and figures: nothing stands for zero, so that names of all lengths have numbers of their own.
const BASE: i64 = 63;

/// In which order ratings are looked through.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Order {
    Upwards,
    Downwards,
}

impl Order {
    /// What is asked: names from the index alone, unless a theme is wanted.
    const fn query(self, is_themed: bool) -> &'static str {
        match (self, is_themed) {
            (Order::Upwards, false) => {
                "SELECT id FROM puzzle WHERE pieces = ?1 AND rating BETWEEN ?2 AND ?3 AND ?4 = ?4 ORDER BY rating, id"
            }
            (Order::Downwards, false) => {
                "SELECT id FROM puzzle WHERE pieces = ?1 AND rating BETWEEN ?2 AND ?3 AND ?4 = ?4
                 ORDER BY rating DESC, id DESC"
            }
            (Order::Upwards, true) => {
                "SELECT id FROM puzzle WHERE pieces = ?1 AND rating BETWEEN ?2 AND ?3 AND themes & ?4
                 ORDER BY rating, id"
            }
            (Order::Downwards, true) => {
                "SELECT id FROM puzzle WHERE pieces = ?1 AND rating BETWEEN ?2 AND ?3 AND themes & ?4
                 ORDER BY rating DESC, id DESC"
            }
        }
    }
}

/// The added puzzles, to be read.
#[derive(Debug)]
pub struct Added {
    db: Connection,
    /// Which bit stands for which theme.
    themes: Vec<(u32, Theme)>,
    origin: Origin,
}

/// Where they come from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    pub count: u64,
    /// The name of the file.
    pub file: String,
    /// When they were added, in seconds since 1 January 1970, UTC.
    pub at: u64,
}

/// The puzzle that somebody wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Wish {
    /// How difficult it is.
    pub rating: u32,
    /// So far from that it may be, if there is one.
    pub near: u32,
    /// How many pieces stand there, if there is one; otherwise as near to it as can be.
    pub pieces: usize,
    /// Where among those near the search begins.
    pub lot: u32,
    /// What it is about, if that matters.
    pub theme: Option<Theme>,
    /// None of these.
    pub seen: Arc<HashSet<String>>,
}

impl Added {
    /// Opens those of a folder; `None` where none have been added.
    ///
    /// # Errors
    /// What is told; the file is as it was.
    pub fn open(folder: &Path) -> Result<Option<Added>, StoreTrouble> {
        let file = folder.join(FILE);
        if !file.exists() {
            return Ok(None);
        }
        let told = |why: rusqlite::Error| trouble(&file, &why);
        let flags = OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX;
        let db = Connection::open_with_flags(&file, flags).map_err(told)?;
        let number = |name| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
        let shown = file.display().to_string();
        if number("application_id").map_err(told)? != APPLICATION {
            return Err(StoreTrouble::Damaged { file: shown, why: SystemError::Foreign });
        }
        if number("user_version").map_err(told)? > SCHEMA {
            return Err(StoreTrouble::Newer { file: shown });
        }
        let (themes, origin) = (themes(&db).map_err(told)?, origin(&db).map_err(told)?);
        Ok(Some(Added { db, themes, origin }))
    }

    /// Where they come from.
    pub const fn origin(&self) -> &Origin {
        &self.origin
    }

    /// A puzzle as it is wanted, or the nearest in difficulty; `None` where all were seen. What is no puzzle is passed over.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn find(&self, wish: &Wish) -> rusqlite::Result<Option<Puzzle>> {
        let mark = wish.theme.and_then(|theme| self.mark(theme));
        if wish.theme.is_some() && mark.is_none() {
            return Ok(None);
        }
        let (low, high) = (wish.rating.saturating_sub(wish.near), wish.rating.saturating_add(wish.near));
        let start = low + wish.lot % (high - low).max(1);
        for pieces in outwards(wish.pieces) {
            for (from, to) in [(start, high), (low, start.saturating_sub(1))] {
                let found = self.first((Order::Upwards, mark), pieces, (from, to), &wish.seen)?;
                if found.is_some() {
                    return Ok(found);
                }
            }
        }
        let mut nearest: Option<Puzzle> = None;
        for pieces in PIECES {
            let above = self.first((Order::Upwards, mark), pieces, (high, u32::MAX), &wish.seen)?;
            let below = self.first((Order::Downwards, mark), pieces, (0, low), &wish.seen)?;
            nearest =
                nearest.into_iter().chain(above).chain(below).min_by_key(|found| found.rating.abs_diff(wish.rating));
        }
        Ok(nearest)
    }

    /// By which number a theme is known in the database.
    fn mark(&self, theme: Theme) -> Option<i64> {
        self.themes.iter().find(|(_, known)| *known == theme).map(|(bit, _)| 1 << bit)
    }

    /// How many there are of each theme. It reads all of them.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn counted(&self) -> rusqlite::Result<HashMap<Theme, u64>> {
        let mut statement = self.db.prepare("SELECT themes FROM puzzle")?;
        let (mut rows, mut bits) = (statement.query([])?, [0_u64; 64]);
        while let Some(row) = rows.next()? {
            let marks: i64 = row.get(0)?;
            for (bit, count) in bits.iter_mut().enumerate() {
                *count += u64::from(marks >> bit & 1 == 1);
            }
        }
        let count = |(bit, theme): &(u32, Theme)| (*theme, usize::try_from(*bit).map_or(0, |bit| bits[bit]));
        Ok(self.themes.iter().map(count).collect())
    }

    fn first(
        &self,
        (order, mark): (Order, Option<i64>),
        pieces: usize,
        (low, high): (u32, u32),
        seen: &HashSet<String>,
    ) -> rusqlite::Result<Option<Puzzle>> {
        let mut statement = self.db.prepare(order.query(mark.is_some()))?;
        let mut rows = statement.query(params![u8::try_from(pieces).unwrap_or(0), low, high, mark.unwrap_or(0)])?;
        while let Some(row) = rows.next()? {
            let id = row.get(0)?;
            let name = name(id);
            if seen.contains(&name) {
                continue;
            }
            let puzzle = self.whole(id, &name)?;
            if puzzle.is_some() {
                return Ok(puzzle);
            }
        }
        Ok(None)
    }

    fn whole(&self, id: i64, name: &str) -> rusqlite::Result<Option<Puzzle>> {
        let mut statement = self.db.prepare("SELECT rating, themes, fen, moves FROM puzzle WHERE id = ?1")?;
        let columns = statement.query_row([id], |row| {
            Ok((row.get::<_, i64>(0)?, row.get::<_, i64>(1)?, row.get::<_, String>(2)?, row.get::<_, String>(3)?))
        });
        let (rating, marks, fen, moves) = columns?;
        let themes = self.themes.iter().filter(|(bit, _)| marks & (1 << bit) != 0).map(|(_, theme)| theme.name());
        Ok(Puzzle::of(name, &rating.to_string(), themes, &fen, &moves).ok())
    }
}

/// The numbers of pieces, from the one that is wanted to both sides.
fn outwards(wanted: usize) -> impl Iterator<Item = usize> {
    let mut all: Vec<usize> = PIECES.collect();
    all.sort_by_key(|pieces| pieces.abs_diff(wanted));
    all.into_iter()
}

fn themes(db: &Connection) -> rusqlite::Result<Vec<(u32, Theme)>> {
    let mut statement = db.prepare("SELECT bit, name FROM theme WHERE bit BETWEEN 0 AND 62 ORDER BY bit")?;
    let themes = statement.query_map([], |row| {
        // A theme of another version is none of ours.
        Ok((row.get(0)?, Theme::from_name(&row.get::<_, String>(1)?)))
    })?;
    let known = themes.map(|theme| theme.map(|(bit, theme)| theme.map(|theme| (bit, theme))));
    known.filter_map(Result::transpose).collect()
}

fn origin(db: &Connection) -> rusqlite::Result<Origin> {
    db.query_row("SELECT count, file, at FROM origin", [], |row| {
        let whole = |number: i64| u64::try_from(number).unwrap_or(0);
        Ok(Origin { count: whole(row.get(0)?), file: row.get(1)?, at: whole(row.get(2)?) })
    })
}

/// The number under which a puzzle is kept, in the order of lichess's names; `None` where it is no such name.
fn number(name: &str) -> Option<i64> {
    if name.is_empty() || name.len() > LONGEST_NAME {
        return None;
    }
    name.bytes().try_fold(0_i64, |number, sign| {
        let place = match sign {
            b'0'..=b'9' => sign - b'0',
            b'A'..=b'Z' => sign - b'A' + 10,
            b'a'..=b'z' => sign - b'a' + 36,
            _ => return None,
        };
        Some(number * BASE + i64::from(place) + 1)
    })
}

fn name(mut number: i64) -> String {
    let mut signs = Vec::new();
    while number > 0 {
        let place = u8::try_from(number % BASE).unwrap_or(0);
        signs.push(match place {
            // No name has such a number; if one was written there by hand, it does no harm.
            0 => b'_',
            1..=10 => b'0' + (place - 1),
            11..=36 => b'A' + (place - 11),
            _ => b'a' + (place - 37),
        });
        number /= BASE;
    }
    signs.iter().rev().map(|sign| char::from(*sign)).collect()
}

#[cfg(test)]
#[path = "added_tests.rs"]
mod tests;
