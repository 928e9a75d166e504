//! Tournament games that keep all others out of their directory; the arbiter can close one whose record is damaged.

use std::path::Path;

use super::hall::{Hall, SPOKEN_TO_THE_END};
use super::prompt::Prompt;
use super::rebuilt;
use crate::cli::play::damage_notice::DamageNotice;
use crate::desk::keyboard::Keyboard;
use crate::desk::lines::command::{self, Heard, Word};
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::ruling::RulingNotice;
use crate::desk::pin::{self, Tries};
use crate::game::Game;
use crate::game::effect::Cue;
use crate::game::fact::{Fact, What};
use crate::game::roles::{Mode, Seat};
use crate::game::ruling::{Lock, Ruling};
use crate::game::system_error::SystemError;
use crate::input::frame;
use crate::journal::file;
use crate::journal::line::Condition;
use crate::journal::list::{Listed, Listing, list};
use crate::journal::writer::Writer;
use crate::journal::{closing, name};
use crate::keys::action::Action;
use crate::time::{Tick, wall_seconds};
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, Utterance};

/// The unfinished games of a directory; without those that are damaged and that the arbiter has closed.
pub fn unfinished(data: &Path) -> Vec<(Listed, Game)> {
    unfinished_of(list(data).map(|listing| listing.games).unwrap_or_default())
}

fn unfinished_of(games: Vec<Listed>) -> Vec<(Listed, Game)> {
    games
        .into_iter()
        .filter_map(|listed| Game::replay(&listed.reading.facts).ok().map(|game| (listed, game)))
        .filter(|(listed, game)| game.outcome().is_none() && !(is_damaged(listed) && closing::is_closed(&listed.path)))
        .collect()
}

/// The tournament games that are over, and whose result waits for signatures.
pub fn unsigned(data: &Path) -> Vec<(Listed, Game)> {
    let games = list(data).map(|listing| listing.games).unwrap_or_default();
    games
        .into_iter()
        .filter(|listed| !is_damaged(listed))
        .filter_map(|listed| Game::replay(&listed.reading.facts).ok().map(|game| (listed, game)))
        .filter(|(_, game)| game.waits_for_signatures())
        .collect()
}

fn is_damaged(listed: &Listed) -> bool {
    matches!(listed.reading.condition, Condition::Damaged { .. } | Condition::Mended { .. })
}

/// Why no game but a tournament's can be begun in this directory. A game that can go on is named before a damaged one.
pub fn tournament_open(data: &Path) -> Option<Notice> {
    let Listing { games, unreadable } = list(data).ok()?;
    let mut open: Vec<Listed> = unfinished_of(games)
        .into_iter()
        .filter(|(_, game)| game.mode() == Mode::Tournament)
        .map(|(listed, _)| listed)
        .collect();
    open.sort_by_key(is_damaged);
    let damaged = |path: &Path| Notice::from(DamageNotice::Open { file: path.display().to_string() });
    match open.first() {
        Some(first) if is_damaged(first) => Some(damaged(&first.path)),
        Some(first) => Some(DeskNotice::TournamentOpen { file: first.path.display().to_string() }.into()),
        None => rebuilt::of_tournament(&rebuilt::spoilt(unreadable)).map(damaged),
    }
}

/// Whether it is a tournament's: then the arbiter decides.
pub fn is_of_tournament(facts: &[Fact]) -> bool {
    Game::replay(facts).is_ok_and(|game| game.mode() == Mode::Tournament)
}

/// A new record of a game whose record is damaged, which stays as it is and is not offered any more. `line` is its first damaged line.
///
/// # Errors
/// The new record cannot be written; what is said of that.
pub fn copied(data: &Path, journal: &Path, line: usize, facts: &[Fact], salt: u16) -> Result<Writer, Notice> {
    let file = journal.display().to_string();
    let not_copied = |why: SystemError| Notice::from(DamageNotice::NotCopied { file: file.clone(), line, why });
    let wall = wall_seconds();
    let mut writer = file::create(data, &name::stem(wall, salt)).map_err(|why| not_copied(why.into()))?;
    writer.append(facts).map_err(|why| not_copied(why.into()))?;
    // If that fails, it is offered once more.
    let _noted = closing::close(journal, line, wall, false);
    Ok(writer)
}

/// What is told of a new record: whether the first line was mended, and the damaged line before which the game goes on.
pub fn goes_on(journal: &Path, copy: &Path, mended: bool, line: Option<usize>) -> Vec<Notice> {
    let (file, copy) = (journal.display().to_string(), copy.display().to_string());
    let mended = mended.then(|| DamageNotice::Mended { file: file.clone(), copy: copy.clone() });
    let cut = line.map(|line| DamageNotice::GoesOn { file, line, copy });
    mended.into_iter().chain(cut).map(Notice::from).collect()
}

/// The PIN of a game whose record is damaged; it may stand after the damage.
fn lock(journal: &Path) -> Option<Lock> {
    let facts = closing::facts_of_good_lines::<Fact>(journal).ok()?;
    facts.into_iter().rev().find_map(|fact| match fact.what {
        What::Ruled(order) => match order.what {
            Ruling::Pin { lock } => Some(lock),
            _ => None,
        },
        _ => None,
    })
}

/// A damaged tournament game cannot go on. It keeps all others out of the directory, until the arbiter closes it.
///
/// # Errors
/// It is not closed; what is said of that.
pub fn close(hall: &Hall, journal: &Path, line: usize) -> Result<(), Notice> {
    let file = journal.display().to_string();
    let lock = lock(journal);
    let pin = lock.is_some();
    let question = Notice::from(DamageNotice::Ask { file: file.clone(), line, pin });
    let mut asking = Asking { hall, keyboard: hall.keyboard.clone(), question, lock, tries: Tries::default() };
    asking.ask();
    if !asking.answer() {
        return Err(Notice::from(DamageNotice::Open { file }));
    }
    let note = closing::close(journal, line, wall_seconds(), pin)
        .map_err(|error| Notice::from(DamageNotice::NotClosed { why: error.into() }))?;
    let note = note.display().to_string();
    hall.output.tell(&hall.utterance(&Notice::from(DamageNotice::Closed { file, note })));
    hall.output.wait_until_silent(SPOKEN_TO_THE_END);
    Ok(())
}

/// Asks the arbiter to close a damaged game: by the PIN of that game, or by *yes* where it has none. The answer is whether it is closed.
struct Asking<'a> {
    hall: &'a Hall,
    keyboard: Keyboard,
    question: Notice,
    lock: Option<Lock>,
    tries: Tries,
}

impl Asking<'_> {
    fn refuse(&mut self, why: &Notice) {
        self.cue(Cue::Refusal);
        self.say(why);
    }

    /// Whether this is the arbiter's answer; otherwise what is said to it.
    fn check(&mut self, text: &str, at: Tick) -> Result<(), Notice> {
        let Some(lock) = &self.lock else {
            let yes = command::yes_or_no(text, self.hall.listener.language) == Some(Word::Yes);
            return if yes { Ok(()) } else { Err(self.question.clone()) };
        };
        if let Some(wait) = self.tries.wait(at) {
            return Err(Notice::from(RulingNotice::WaitToTry { wait }));
        }
        if pin::opens(lock, text) {
            return Ok(());
        }
        let (_, wait) = self.tries.failed(at);
        Err(Notice::from(RulingNotice::WrongPin { wait }))
    }
}

impl Prompt for Asking<'_> {
    type Answer = bool;

    fn hall(&self) -> &Hall {
        self.hall
    }

    fn keyboard(&mut self) -> &mut Keyboard {
        &mut self.keyboard
    }

    /// A PIN is.
    fn is_secret(&self) -> bool {
        self.lock.is_some()
    }

    fn ask(&mut self) {
        self.say(&self.question.clone());
    }

    fn say(&mut self, notice: &Notice) {
        self.hall.output.tell(&Utterance { urgency: Urgency::Urgent, ..self.hall.utterance(notice) });
    }

    fn not_text(&mut self) {
        self.refuse(&DeskNotice::NotText.into());
    }

    /// Removes the PIN from the lines that were entered, so that it cannot be recalled.
    fn entered(&mut self) {
        self.keyboard.forget_last();
    }

    fn line(&mut self, line: &str, at: Tick) -> Option<bool> {
        let language = self.hall.listener.language;
        match frame::parse(line, &[language]) {
            Ok(frame) if frame.seat.is_some_and(|seat| seat != Seat::Arbiter) => {
                self.refuse(&DeskNotice::NotYourSeat.into());
            }
            Ok(frame) if frame.rest.is_empty() => self.ask(),
            Ok(frame) => match self.check(frame.rest, at) {
                Ok(()) => return Some(true),
                Err(_) if leaves(command::parse(frame.rest, language).as_ref()) => return Some(false),
                Err(why) => self.refuse(&why),
            },
            Err(_) => self.refuse(&DeskNotice::NotYourSeat.into()),
        }
        None
    }

    fn act(&mut self, action: Action) -> Option<bool> {
        if action == Action::Leave {
            return Some(false);
        }
        self.ask();
        None
    }

    fn left(&mut self) -> bool {
        false
    }
}

fn leaves(heard: Option<&Heard>) -> bool {
    matches!(heard, Some(Heard::Word(Word::Quit | Word::Close | Word::End | Word::No)))
}
