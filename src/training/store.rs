//! What pupils have learned, in one database, and the thread that writes it.
//!
//! A result is synced before it is said: who records one gets something that waits for the disk, to be called on a thread that may wait.
//! What cannot be written stays in memory and is tried again with the next result, and at the end.

mod keeper;
pub mod repertoires;

pub use keeper::Keeper;

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OpenFlags, OptionalExtension as _, params};

use super::damage::{shown, trouble};
use super::export::Known;
use super::glicko::Rating;
use super::pupil::{Attempt, NewPuzzle, Pupil};
use super::rounds::{Played, Score};
use super::schedule::Card;
use crate::game::system_error::SystemError;
use crate::training::notices::drill::Drill;
use crate::training::notices::training::{StoreTrouble, Telling, Way};

/// The name of the database, in the folder of games.
pub const FILE: &str = "training.sqlite";
/// The form of its tables; a program that is older than its database does not touch it.
const SCHEMA: i64 = 4;
/// By this number a database is known as ours: *Anna*.
const APPLICATION: i64 = 0x416e_6e61;
/// So long another program may hold the database before it counts as trouble.
const PATIENCE: Duration = Duration::from_secs(2);

const TABLES: &str = "
CREATE TABLE player (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    telling TEXT NOT NULL DEFAULT 'side',
    rating REAL NOT NULL DEFAULT 1500,
    deviation REAL NOT NULL DEFAULT 350,
    volatility REAL NOT NULL DEFAULT 0.06
) STRICT;
CREATE TABLE attempt (
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player(id),
    item TEXT NOT NULL,
    way TEXT NOT NULL,
    at INTEGER NOT NULL,
    clean INTEGER NOT NULL,
    hints INTEGER NOT NULL,
    mistakes INTEGER NOT NULL,
    millis INTEGER NOT NULL,
    streak INTEGER NOT NULL,
    rating REAL NOT NULL,
    deviation REAL NOT NULL,
    volatility REAL NOT NULL
) STRICT;
CREATE INDEX attempts ON attempt(player, at);
CREATE TABLE card (
    player INTEGER NOT NULL REFERENCES player(id),
    item TEXT NOT NULL,
    due INTEGER NOT NULL,
    stability REAL NOT NULL,
    difficulty REAL NOT NULL,
    reps INTEGER NOT NULL,
    lapses INTEGER NOT NULL,
    state INTEGER NOT NULL,
    last INTEGER NOT NULL,
    PRIMARY KEY (player, item)
) STRICT, WITHOUT ROWID;
";

/// What came with the second form.
const ROUNDS: &str = "
CREATE TABLE round (
    id INTEGER PRIMARY KEY,
    player INTEGER NOT NULL REFERENCES player(id),
    drill TEXT NOT NULL,
    timed INTEGER NOT NULL,
    level INTEGER NOT NULL,
    at INTEGER NOT NULL,
    hits INTEGER NOT NULL,
    misses INTEGER NOT NULL,
    size INTEGER NOT NULL
) STRICT;
";

/// With the third one.
const OWN: &str = "
CREATE TABLE own (
    player INTEGER NOT NULL REFERENCES player(id),
    item TEXT NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (player, item)
) STRICT, WITHOUT ROWID;
";

/// With the fourth one.
const REPERTOIRES: &str = "
CREATE TABLE repertoire (
    player INTEGER NOT NULL REFERENCES player(id),
    name TEXT NOT NULL,
    black INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (player, name)
) STRICT, WITHOUT ROWID;
";

/// What makes each form of the one before it; the first one of an empty file.
const STEPS: [&str; 4] = [TABLES, ROUNDS, OWN, REPERTOIRES];

/// The database, opened for one pupil.
#[derive(Debug)]
pub struct Store {
    db: Connection,
    player: i64,
    /// Held while somebody trains under this name.
    _lock: Option<File>,
}

/// What somebody wants of it.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// To train: the pupil is made if there is none, and the name is locked for other sessions meanwhile.
    Training,
    /// To read: there must be such a pupil.
    Reading,
}

impl Store {
    /// Opens the database of a folder.
    ///
    /// # Errors
    /// What is told; the file is as it was.
    pub fn open(folder: &Path, name: &str, wanted: Wanted) -> Result<Store, StoreTrouble> {
        let file = folder.join(FILE);
        let system = |why: io::Error| StoreTrouble::System { file: shown(&file), why: why.into() };
        if wanted == Wanted::Reading && !file.exists() {
            return Err(StoreTrouble::Nobody { name: name.to_owned() });
        }
        fs::create_dir_all(folder).map_err(system)?;
        let db = connect(&file)?;
        let trouble = |why: rusqlite::Error| trouble(&file, &why);
        if wanted == Wanted::Training {
            db.execute("INSERT OR IGNORE INTO player (name) VALUES (?1)", [name]).map_err(trouble)?;
        }
        let player = db.query_row("SELECT id FROM player WHERE name = ?1", [name], |row| row.get(0));
        let player: Option<i64> = player.optional().map_err(trouble)?;
        let player = player.ok_or_else(|| StoreTrouble::Nobody { name: name.to_owned() })?;
        let lock = match wanted {
            Wanted::Training => Some(lock(&folder.join(format!("training-{player}.lock")), name, system)?),
            Wanted::Reading => None,
        };
        Ok(Store { db, player, _lock: lock })
    }

    /// The names of all pupils.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn pupils(&self) -> rusqlite::Result<Vec<String>> {
        let mut all = self.db.prepare("SELECT name FROM player ORDER BY name")?;
        all.query_map([], |row| row.get(0))?.collect()
    }

    /// All that is known of the pupil.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn pupil(&self) -> rusqlite::Result<Pupil> {
        let mut pupil = self.db.query_row(
            "SELECT name, telling, rating, deviation, volatility FROM player WHERE id = ?1",
            [self.player],
            |row| {
                let telling: String = row.get(1)?;
                Ok(Pupil {
                    name: row.get(0)?,
                    telling: Telling::from_name(&telling).unwrap_or_default(),
                    rating: rating_of(row, 2)?,
                    ..Pupil::default()
                })
            },
        )?;
        let mut cards = self.db.prepare(
            "SELECT item, due, stability, difficulty, reps, lapses, state, last FROM card WHERE player = ?1",
        )?;
        for card in cards.query_map([self.player], card_of)? {
            let card = card?;
            pupil.cards.insert(card.item.clone(), card);
        }
        for round in self.rounds()? {
            pupil.scores.take(&round.score);
        }
        let mut own = self.db.prepare("SELECT item, line FROM own WHERE player = ?1")?;
        for own in own.query_map([self.player], |row| Ok((row.get(0)?, row.get(1)?)))? {
            let (item, line) = own?;
            pupil.own.insert(item, line);
        }
        for attempt in self.attempts()? {
            pupil.count(&attempt);
        }
        Ok(pupil)
    }

    /// The same, with everything that led to it.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn known(&self) -> rusqlite::Result<Known> {
        let (pupil, repertoires) = (self.pupil()?, self.repertoires()?);
        Ok(Known { pupil, attempts: self.attempts()?, rounds: self.rounds()?, repertoires })
    }

    /// What came of all puzzles, in their order; without cards.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn attempts(&self) -> rusqlite::Result<Vec<Attempt>> {
        let mut all = self.db.prepare(
            "SELECT item, way, at, clean, hints, mistakes, millis, streak, rating, deviation, volatility
             FROM attempt WHERE player = ?1 ORDER BY id",
        )?;
        all.query_map([self.player], |row| {
            let way: String = row.get(1)?;
            Ok(Attempt {
                item: row.get(0)?,
                way: Way::from_name(&way).unwrap_or_default(),
                at: whole(row, 2)?,
                clean: row.get(3)?,
                hints: row.get(4)?,
                mistakes: row.get(5)?,
                millis: whole(row, 6)?,
                streak: row.get(7)?,
                rating: rating_of(row, 8)?,
                card: None,
                own: None,
            })
        })?
        .collect()
    }

    /// All rounds, in their order.
    ///
    /// # Errors
    /// The database cannot be read.
    pub fn rounds(&self) -> rusqlite::Result<Vec<Played>> {
        let mut all = self
            .db
            .prepare("SELECT drill, timed, level, hits, misses, size, at FROM round WHERE player = ?1 ORDER BY id")?;
        let rounds = all.query_map([self.player], |row| {
            let drill: String = row.get(0)?;
            // A drill of another version is none of ours.
            let Some(drill) = Drill::from_name(&drill) else { return Ok(None) };
            let (timed, level) = (row.get(1)?, row.get(2)?);
            let (hits, misses, size) = (row.get(3)?, row.get(4)?, row.get(5)?);
            Ok(Some(Played { at: whole(row, 6)?, score: Score { drill, timed, level, hits, misses, size } }))
        })?;
        rounds.filter_map(Result::transpose).collect()
    }

    /// Keeps rounds, all of them or none; on return they are on disk.
    ///
    /// # Errors
    /// None is kept.
    pub fn record_rounds(&mut self, rounds: &[Played]) -> rusqlite::Result<()> {
        let player = self.player;
        let change = self.db.transaction()?;
        for Played { at, score: Score { drill, timed, level, hits, misses, size } } in rounds {
            change.execute(
                "INSERT INTO round (player, drill, timed, level, at, hits, misses, size)
                 VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)",
                params![player, drill.name(), timed, level, signed(*at), hits, misses, size],
            )?;
        }
        change.commit()
    }

    /// Keeps what came of puzzles, all of it or nothing; on return it is on disk.
    ///
    /// # Errors
    /// Nothing of it is kept.
    pub fn record(&mut self, attempts: &[Attempt]) -> rusqlite::Result<()> {
        let player = self.player;
        let change = self.db.transaction()?;
        for attempt in attempts {
            let Rating { rating, deviation, volatility } = attempt.rating;
            change.execute(
                "INSERT INTO attempt (player, item, way, at, clean, hints, mistakes, millis, streak, rating, deviation,
                 volatility) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
                params![
                    player,
                    attempt.item,
                    attempt.way.name(),
                    signed(attempt.at),
                    attempt.clean,
                    attempt.hints,
                    attempt.mistakes,
                    signed(attempt.millis),
                    attempt.streak,
                    rating,
                    deviation,
                    volatility
                ],
            )?;
            change.execute(
                "UPDATE player SET rating = ?2, deviation = ?3, volatility = ?4 WHERE id = ?1",
                params![player, rating, deviation, volatility],
            )?;
            if let Some(card) = &attempt.card {
                put_card(&change, player, card)?;
            }
            if let Some(own) = &attempt.own {
                put_own(&change, player, &attempt.item, own)?;
            }
        }
        change.commit()
    }

    /// Keeps puzzles that have not been tried yet, all of them or none; on return they are on disk. What was known already stays as it was.
    ///
    /// # Errors
    /// None is kept.
    pub fn record_new(&mut self, new: &[NewPuzzle]) -> rusqlite::Result<()> {
        let player = self.player;
        let change = self.db.transaction()?;
        for NewPuzzle { card, line } in new {
            let known = "SELECT count(*) FROM card WHERE player = ?1 AND item = ?2";
            let known: i64 = change.query_row(known, params![player, card.item], |row| row.get(0))?;
            if known == 0 {
                put_card(&change, player, card)?;
                put_own(&change, player, &card.item, line)?;
            }
        }
        change.commit()
    }

    /// Keeps how positions are told.
    ///
    /// # Errors
    /// It is not kept.
    pub fn keep_telling(&mut self, telling: Telling) -> rusqlite::Result<()> {
        self.db
            .execute("UPDATE player SET telling = ?2 WHERE id = ?1", params![self.player, telling.name()])
            .map(|_| ())
    }

    /// Takes over what a file has of a pupil.
    ///
    /// # Errors
    /// Nothing of it is kept.
    pub fn take_over(&mut self, Known { pupil, attempts, rounds, repertoires }: &Known) -> rusqlite::Result<()> {
        self.record(attempts)?;
        self.record_rounds(rounds)?;
        for kept in repertoires {
            self.keep_repertoire(kept)?;
        }
        let player = self.player;
        let change = self.db.transaction()?;
        let Rating { rating, deviation, volatility } = pupil.rating;
        change.execute(
            "UPDATE player SET rating = ?2, deviation = ?3, volatility = ?4, telling = ?5 WHERE id = ?1",
            params![player, rating, deviation, volatility, pupil.telling.name()],
        )?;
        for card in pupil.cards.values() {
            put_card(&change, player, card)?;
        }
        for (item, line) in &pupil.own {
            put_own(&change, player, item, line)?;
        }
        change.commit()
    }

    /// A copy of the whole database, of all pupils, in a new file.
    ///
    /// # Errors
    /// It cannot be written, or there is such a file.
    pub fn back_up(&self, to: &Path) -> rusqlite::Result<()> {
        self.db.execute("VACUUM INTO ?1", [shown(to)]).map(|_| ())
    }
}

fn put_own(db: &Connection, player: i64, item: &str, line: &str) -> rusqlite::Result<usize> {
    let put = "INSERT OR REPLACE INTO own (player, item, line) VALUES (?1, ?2, ?3)";
    db.execute(put, params![player, item, line])
}

fn put_card(db: &Connection, player: i64, card: &Card) -> rusqlite::Result<usize> {
    db.execute(
        "INSERT OR REPLACE INTO card (player, item, due, stability, difficulty, reps, lapses, state, last)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)",
        params![
            player,
            card.item,
            signed(card.due),
            card.stability,
            card.difficulty,
            card.reps,
            card.lapses,
            card.state,
            signed(card.last)
        ],
    )
}

fn card_of(row: &rusqlite::Row<'_>) -> rusqlite::Result<Card> {
    Ok(Card {
        item: row.get(0)?,
        due: whole(row, 1)?,
        stability: row.get(2)?,
        difficulty: row.get(3)?,
        reps: row.get(4)?,
        lapses: row.get(5)?,
        state: row.get(6)?,
        last: whole(row, 7)?,
    })
}

fn rating_of(row: &rusqlite::Row<'_>, first: usize) -> rusqlite::Result<Rating> {
    Ok(Rating { rating: row.get(first)?, deviation: row.get(first + 1)?, volatility: row.get(first + 2)? })
}

fn whole(row: &rusqlite::Row<'_>, column: usize) -> rusqlite::Result<u64> {
    row.get::<_, i64>(column).map(|number| u64::try_from(number).unwrap_or(0))
}

fn signed(number: u64) -> i64 {
    i64::try_from(number).unwrap_or(i64::MAX)
}

/// Opens the file, makes the tables in a new one, and looks whether an old one is whole and of our form.
fn connect(file: &Path) -> Result<Connection, StoreTrouble> {
    let trouble = |why: rusqlite::Error| trouble(file, &why);
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_CREATE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut db = Connection::open_with_flags(file, flags).map_err(trouble)?;
    db.busy_timeout(PATIENCE).map_err(trouble)?;
    let number = |db: &Connection, name| db.pragma_query_value(None, name, |row| row.get::<_, i64>(0));
    let (schema, application) =
        (number(&db, "user_version").map_err(trouble)?, number(&db, "application_id").map_err(trouble)?);
    let tables: i64 = db.query_row("SELECT count(*) FROM sqlite_schema", [], |row| row.get(0)).map_err(trouble)?;
    let is_new = (schema, application, tables) == (0, 0, 0);
    if !is_new && application != APPLICATION {
        return Err(StoreTrouble::Damaged { file: shown(file), why: SystemError::Foreign });
    }
    if schema > SCHEMA {
        return Err(StoreTrouble::Newer { file: shown(file) });
    }
    db.pragma_update(None, "journal_mode", "WAL").map_err(trouble)?;
    db.pragma_update(None, "synchronous", "FULL").map_err(trouble)?;
    db.pragma_update(None, "foreign_keys", true).map_err(trouble)?;
    if !is_new {
        let found: String = db.query_row("PRAGMA quick_check(1)", [], |row| row.get(0)).map_err(trouble)?;
        if found != "ok" {
            return Err(StoreTrouble::Damaged { file: shown(file), why: SystemError::Malformed });
        }
    }
    if schema < SCHEMA {
        renew(&mut db).map_err(trouble)?;
    }
    Ok(db)
}

/// Brings a database to our form, whole or not at all.
fn renew(db: &mut Connection) -> rusqlite::Result<()> {
    let change = db.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    // Another program may have been quicker.
    let schema: i64 = change.pragma_query_value(None, "user_version", |row| row.get(0))?;
    for step in STEPS.iter().skip(usize::try_from(schema).unwrap_or_default()) {
        change.execute_batch(step)?;
    }
    change.pragma_update(None, "application_id", APPLICATION)?;
    change.pragma_update(None, "user_version", schema.max(SCHEMA))?;
    change.commit()
}

fn lock(file: &Path, name: &str, system: impl Fn(io::Error) -> StoreTrouble) -> Result<File, StoreTrouble> {
    let lock = OpenOptions::new().create(true).write(true).truncate(false).open(file).map_err(&system)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(StoreTrouble::InUse { name: name.to_owned() }),
        Err(TryLockError::Error(why)) => Err(system(why)),
    }
}

/// Where the database of a folder is.
pub fn file_in(folder: &Path) -> PathBuf {
    folder.join(FILE)
}

#[cfg(test)]
#[path = "store_tests.rs"]
mod tests;
