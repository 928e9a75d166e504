//! From the file of lichess to the database: one thread reads, several look at every puzzle, and the caller's writes. A few pieces are on
//! their way at a time, so that memory does not grow with the file.

use std::collections::BTreeMap;
use std::io::Read;
use std::path::Path;
use std::thread;

use crossbeam_channel::{Receiver, Sender, bounded};
use rusqlite::{Connection, params};

use super::reading::{Lines, Pieces, Trouble};
use super::row::{Columns, Row};
use super::{APPLICATION, SCHEMA};
use crate::game::system_error::SystemError;
use crate::training::notices::puzzle::{Fault, PuzzleNotice};
use crate::training::notices::training::Theme;

/// More threads than this do not look at puzzles: writing takes longer.
const MOST_THREADS: usize = 4;

const TABLES: &str = "
PRAGMA journal_mode = OFF;
PRAGMA synchronous = OFF;
PRAGMA locking_mode = EXCLUSIVE;
PRAGMA cache_size = -16000;
CREATE TABLE puzzle (
    id INTEGER PRIMARY KEY,
    rating INTEGER NOT NULL,
    pieces INTEGER NOT NULL,
    themes INTEGER NOT NULL,
    fen TEXT NOT NULL,
    moves TEXT NOT NULL
) STRICT;
CREATE TABLE theme (bit INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
CREATE TABLE origin (file TEXT NOT NULL, count INTEGER NOT NULL, at INTEGER NOT NULL) STRICT;
";
const INDEX: &str = "CREATE INDEX shelf ON puzzle (pieces, rating)";

/// How far it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Progress {
    /// How many puzzles, and from how many bytes of the file.
    Read {
        /// Puzzles so far.
        count: u64,
        /// Bytes so far.
        bytes: u64,
    },
    /// Everything is read, and the index is being made.
    Arranging,
}

/// What came of a file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// How many puzzles there are now.
    pub count: u64,
    /// How many lines the file has.
    pub lines: u64,
    /// Why lines were left out: how many, and the number of the first.
    pub left_out: BTreeMap<&'static str, LeftOut>,
}

/// Lines that were left out for one reason.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct LeftOut {
    /// The reason.
    pub fault: Fault,
    /// How many lines.
    pub count: u64,
    /// The number of the first, from 1.
    pub first: u64,
}

impl Summary {
    fn leave_out(&mut self, fault: Fault, line: u64) {
        let known = self.left_out.entry(fault.name()).or_insert(LeftOut { fault, count: 0, first: line });
        known.count += 1;
    }
}

/// Writes the puzzles of a file into a new database at `to`, which is a file without anything in it. `shown` is how the
/// file is named to the reader now, `name` what is kept of that.
///
/// # Errors
/// What is told; the database is of no use then.
pub fn write(
    file: impl Read + Send + 'static,
    (shown, name, now): (&str, &str, u64),
    to: &Path,
    told: &mut dyn FnMut(Progress),
) -> Result<Summary, PuzzleNotice> {
    let file_of = || shown.to_owned();
    let not_written = |why: rusqlite::Error| PuzzleNotice::NotWritten { file: super::FILE.to_owned(), why: why.into() };
    let pieces = Pieces::new(file).map_err(|why| PuzzleNotice::Unreadable { file: file_of(), why: why.into() })?;
    let db = begin(to).map_err(not_written)?;
    let mut summary = Summary::default();
    thread::scope(|scope| {
        let (order, in_order) = bounded(MOST_THREADS * 2);
        let (work, works) = bounded::<Work>(MOST_THREADS);
        scope.spawn(move || hand_out(pieces, &order, &work));
        for _ in 0..thread::available_parallelism().map_or(1, usize::from).min(MOST_THREADS) {
            let works = works.clone();
            scope.spawn(move || works.iter().for_each(Work::carry_out));
        }
        drop(works);
        let mut insert =
            db.prepare("INSERT OR IGNORE INTO puzzle VALUES (?1, ?2, ?3, ?4, ?5, ?6)").map_err(not_written)?;
        for looked_at in in_order {
            let looked_at: Receiver<LookedAt> = looked_at.map_err(|failure: Failure| failure.told(file_of()))?;
            // A thread that panicked has looked at nothing.
            let Ok(LookedAt { rows, faults, lines, bytes }) = looked_at.recv() else { continue };
            summary.lines += lines;
            for (line, fault) in faults {
                summary.leave_out(fault, line);
            }
            if rows.is_empty() && summary.count == 0 {
                return Err(PuzzleNotice::NoPuzzles { file: file_of() });
            }
            for (line, Row { id, rating, pieces, themes, fen, moves }) in rows {
                if insert.execute(params![id, rating, pieces, themes, fen, moves]).map_err(not_written)? == 0 {
                    summary.leave_out(Fault::Twice, line);
                } else {
                    summary.count += 1;
                }
            }
            told(Progress::Read { count: summary.count, bytes });
        }
        Ok(())
    })?;
    if summary.count == 0 {
        return Err(PuzzleNotice::NoPuzzles { file: file_of() });
    }
    told(Progress::Arranging);
    end(db, &summary, name, now).map_err(not_written)?;
    Ok(summary)
}

fn begin(to: &Path) -> rusqlite::Result<Connection> {
    let db = Connection::open(to)?;
    db.execute_batch(TABLES)?;
    db.pragma_update(None, "application_id", APPLICATION)?;
    db.pragma_update(None, "user_version", SCHEMA)?;
    // One change of everything: nothing is read before it is whole, and then it takes the place of what was there.
    db.execute_batch("BEGIN")?;
    Ok(db)
}

fn end(db: Connection, summary: &Summary, name: &str, now: u64) -> rusqlite::Result<()> {
    let signed = |number: u64| i64::try_from(number).unwrap_or(i64::MAX);
    for (bit, theme) in (0_u32..).zip(Theme::ALL) {
        db.execute("INSERT INTO theme VALUES (?1, ?2)", params![bit, theme.name()])?;
    }
    db.execute("INSERT INTO origin VALUES (?1, ?2, ?3)", params![name, signed(summary.count), signed(now)])?;
    db.execute_batch(INDEX)?;
    db.execute_batch("COMMIT")?;
    db.close().map_err(|(_, why)| why)
}

/// A piece to be looked at, and who waits for it.
struct Work {
    lines: Lines,
    columns: Columns,
    done: Sender<LookedAt>,
}

struct LookedAt {
    rows: Vec<(u64, Row)>,
    faults: Vec<(u64, Fault)>,
    lines: u64,
    bytes: u64,
}

impl Work {
    fn carry_out(self) {
        let Work { lines: Lines { first, count, text, read }, columns, done } = self;
        let mut looked_at = LookedAt { rows: Vec::new(), faults: Vec::new(), lines: count, bytes: read };
        for (line, text) in (first..).zip(text.split(|byte| *byte == b'\n')) {
            if line == 1 && columns.is_named {
                continue;
            }
            match columns.row(text) {
                Ok(Some(row)) => looked_at.rows.push((line, row)),
                Ok(None) => {}
                Err(fault) => looked_at.faults.push((line, fault)),
            }
        }
        // The receiver is gone if the reading was given up.
        let _gone = done.send(looked_at);
    }
}

/// Why no more pieces come.
enum Failure {
    Trouble(Trouble, u64),
    NoColumn(&'static str),
}

impl Failure {
    fn told(self, file: String) -> PuzzleNotice {
        match self {
            Failure::NoColumn(column) => PuzzleNotice::NoColumn { file, column: column.to_owned() },
            Failure::Trouble(Trouble::CutOff, _) => PuzzleNotice::CutOff { file },
            Failure::Trouble(Trouble::Damaged, _) => PuzzleNotice::Damaged { file, why: SystemError::Malformed },
            Failure::Trouble(Trouble::System(why), _) => PuzzleNotice::Unreadable { file, why: why.into() },
            Failure::Trouble(Trouble::NoLines, 0) => PuzzleNotice::NoPuzzles { file },
            Failure::Trouble(Trouble::NoLines, line) => PuzzleNotice::EndlessLine { file, line: line + 1 },
        }
    }
}

/// Reads to the end, or until no more is wanted. The first line says which columns there are.
fn hand_out(mut pieces: Pieces, order: &Sender<Result<Receiver<LookedAt>, Failure>>, work: &Sender<Work>) {
    let mut known: Option<Columns> = None;
    loop {
        let next = pieces.next().map_err(|trouble| Failure::Trouble(trouble, pieces.lines()));
        let piece = next.and_then(|next| {
            let Some(lines) = next else { return Ok(None) };
            let columns = known.map_or_else(|| Columns::of(&lines.text).map_err(Failure::NoColumn), Ok)?;
            known = Some(columns);
            Ok(Some((lines, columns)))
        });
        let (lines, columns) = match piece {
            Ok(Some(piece)) => piece,
            Ok(None) => return,
            Err(failure) => {
                let _given_up = order.send(Err(failure));
                return;
            }
        };
        let (done, looked_at) = bounded(1);
        if order.send(Ok(looked_at)).is_err() || work.send(Work { lines, columns, done }).is_err() {
            return;
        }
    }
}
