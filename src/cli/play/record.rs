//! The record of a game that goes on: its own file, or a new one where that is damaged.

use std::path::Path;

use super::hall::Hall;
use super::rebuilt::Rebuilt;
use super::{PlayError, damaged, refused, salt};
use crate::cli::play::damage_notice::DamageNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::game::fact::Fact;
use crate::game::roles::Mode;
use crate::journal::file::{self, Access};
use crate::journal::line::Condition;
use crate::journal::writer::Writer;
use crate::words::notice::Notice;

/// What a game goes on from.
pub struct Record {
    pub facts: Vec<Fact>,
    pub writer: Writer,
    /// What is told of it.
    pub notices: Vec<Notice>,
}

/// Opens the record of a game; `None` if the arbiter has closed the game because it is damaged.
///
/// # Errors
/// The game cannot go on; what is said of that.
pub fn opened(hall: &Hall, data: &Path, path: &Path) -> Result<Option<Record>, PlayError> {
    let opened = file::open(path)?;
    let shown = path.display().to_string();
    let mut notices = Vec::new();
    match opened.condition {
        Condition::Clean => {}
        Condition::TornLine { .. } => notices.push(DeskNotice::TornLine.into()),
        Condition::Damaged { .. } | Condition::Mended { .. } if matches!(opened.access, Access::HeldElsewhere) => {}
        Condition::Damaged { .. } | Condition::Mended { .. } => {
            let (mended, bad) = match opened.condition {
                Condition::Mended { line } => (true, line),
                Condition::Damaged { line } => (false, Some(line)),
                _ => (false, None),
            };
            let line = if mended { 1 } else { bad.unwrap_or(1) };
            if damaged::is_of_tournament(&opened.facts) {
                return closed(hall, path, line);
            }
            if !matches!(opened.access, Access::Damaged) {
                return Err(refused(hall, &DeskNotice::Damaged { file: shown, line }.into()));
            }
            let writer = damaged::copied(data, path, line, &opened.facts, salt()).map_err(|why| refused(hall, &why))?;
            notices.extend(damaged::goes_on(path, writer.path(), mended, bad));
            return Ok(Some(Record { facts: opened.facts, writer, notices }));
        }
    }
    let writer = match opened.access {
        Access::Writing(writer) => writer,
        Access::HeldElsewhere => return Err(refused(hall, &DeskNotice::HeldElsewhere { file: shown }.into())),
        Access::Damaged => return Err(refused(hall, &DeskNotice::Damaged { file: shown, line: 1 }.into())),
        Access::Refused(why) => return Err(PlayError::Said(format!("{shown}: {why}"))),
    };
    Ok(Some(Record { facts: opened.facts, writer, notices }))
}

/// A new record of a game that was begun anew; `None` as for [`opened`]. `time_given`: somebody has said the time control.
///
/// # Errors
/// As for [`opened`].
pub fn of_rebuilt(hall: &Hall, data: &Path, rebuilt: Rebuilt, time_given: bool) -> Result<Option<Record>, PlayError> {
    if rebuilt.game.mode() == Mode::Tournament {
        return closed(hall, &rebuilt.path, 1);
    }
    if rebuilt.lacks_time() && !time_given {
        let file = rebuilt.path.display().to_string();
        return Err(refused(hall, &Notice::from(DamageNotice::Needs { file, start: false })));
    }
    let copied = damaged::copied(data, &rebuilt.path, 1, &rebuilt.facts, salt());
    let writer = copied.map_err(|why| refused(hall, &why))?;
    let mut notices = vec![rebuilt.notice(writer.path().display().to_string())];
    notices.extend(damaged::goes_on(&rebuilt.path, writer.path(), false, rebuilt.cut));
    Ok(Some(Record { facts: rebuilt.facts, writer, notices }))
}

/// Asks the arbiter to close a tournament game whose record is damaged from this line on; the answer is always `None`.
///
/// # Errors
/// It is not closed.
pub fn closed(hall: &Hall, path: &Path, line: usize) -> Result<Option<Record>, PlayError> {
    damaged::close(hall, path, line).map(|()| None).map_err(|why| refused(hall, &why))
}
