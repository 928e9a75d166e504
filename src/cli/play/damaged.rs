//! Tournament games that keep all others out of their directory; the arbiter can close one whose record is damaged.

use std::path::Path;

use super::hall::{Arrived, Hall, SPOKEN_TO_THE_END, typed};
use crate::desk::entry::EntryEffect;
use crate::desk::keyboard::{Keyboard, Stroke};
use crate::desk::pin::{self, Tries};
use crate::game::Game;
use crate::game::effect::Cue;
use crate::game::fact::{Fact, What};
use crate::game::roles::{Mode, Seat, Seats};
use crate::game::ruling::{Lock, Ruling};
use crate::input::{self, InputEvent, frame};
use crate::journal::closing;
use crate::journal::line::Condition;
use crate::journal::list::{Listed, list};
use crate::output::braille_display::DisplayNews;
use crate::time::{Tick, wall_seconds};
use crate::words::action::Action;
use crate::words::command::{self, Heard, Word};
use crate::words::damage_notice::DamageNotice;
use crate::words::notice::Notice;
use crate::words::ruling_notice::RulingNotice;
use crate::words::utterance::{Urgency, Utterance};

/// The unfinished games of a directory; without those that are damaged and that the arbiter has closed.
pub fn unfinished(data: &Path) -> Vec<(Listed, Game)> {
    let games = list(data).map(|listing| listing.games).unwrap_or_default();
    games
        .into_iter()
        .filter_map(|listed| Game::replay(&listed.reading.facts).ok().map(|game| (listed, game)))
        .filter(|(listed, game)| game.outcome().is_none() && !(is_damaged(listed) && closing::is_closed(&listed.path)))
        .collect()
}

fn is_damaged(listed: &Listed) -> bool {
    matches!(listed.reading.condition, Condition::Damaged { .. })
}

/// Why no game but a tournament's can be begun in this directory. A game that can go on is named before a damaged one.
pub fn tournament_open(data: &Path) -> Option<Notice> {
    let mut open: Vec<Listed> = unfinished(data)
        .into_iter()
        .filter(|(_, game)| game.mode() == Mode::Tournament)
        .map(|(listed, _)| listed)
        .collect();
    open.sort_by_key(is_damaged);
    let first = open.first()?;
    let file = first.path.display().to_string();
    Some(if is_damaged(first) { Notice::Damage(DamageNotice::Open { file }) } else { Notice::TournamentOpen { file } })
}

/// The PIN of a game whose record is damaged; it may stand behind the damage.
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

/// A damaged game cannot go on. One of a tournament keeps all others out of the directory, until the arbiter closes it.
///
/// # Errors
/// It is not closed; what is said of that.
pub fn close(hall: &Hall, journal: &Path, line: usize, facts: &[Fact]) -> Result<(), Notice> {
    let file = journal.display().to_string();
    if !Game::replay(facts).is_ok_and(|game| game.mode() == Mode::Tournament) {
        return Err(Notice::Damaged { file, line });
    }
    let lock = lock(journal);
    let pin = lock.is_some();
    if !Asking::new(hall, DamageNotice::Ask { file: file.clone(), line, pin }, lock).run() {
        return Err(Notice::Damage(DamageNotice::Open { file }));
    }
    let note = closing::close(journal, line, wall_seconds(), pin)
        .map_err(|error| Notice::Damage(DamageNotice::NotClosed { why: error.to_string() }))?;
    let note = note.display().to_string();
    hall.output.tell(&hall.utterance(&Notice::Damage(DamageNotice::Closed { file, note })));
    hall.output.wait_until_silent(SPOKEN_TO_THE_END);
    Ok(())
}

/// Asks the arbiter to close a damaged game: by the PIN of that game, or by *yes* where it has none.
struct Asking<'a> {
    hall: &'a Hall,
    keyboard: Keyboard,
    question: Notice,
    lock: Option<Lock>,
    tries: Tries,
}

/// What came of a line or a key.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Turn {
    /// It is asked still.
    Open,
    /// The arbiter closes the game.
    Close,
    /// Nobody does.
    Left,
}

impl<'a> Asking<'a> {
    fn new(hall: &'a Hall, question: DamageNotice, lock: Option<Lock>) -> Asking<'a> {
        let keyboard = hall.keyboard.clone();
        Asking { hall, keyboard, question: Notice::Damage(question), lock, tries: Tries::default() }
    }

    /// Whether the arbiter closes the game.
    fn run(mut self) -> bool {
        self.ask();
        loop {
            let turn = match self.hall.wait() {
                Arrived::Input(event) => self.input(event),
                Arrived::Display(at, DisplayNews::Key(key)) => self.key(key, at),
                Arrived::Closed => Turn::Left,
                _ => Turn::Open,
            };
            match turn {
                Turn::Open => {}
                Turn::Close => return true,
                Turn::Left => return false,
            }
        }
    }

    fn ask(&self) {
        self.say(&self.question);
    }

    fn input(&mut self, event: InputEvent) -> Turn {
        match event {
            InputEvent::End { .. } => Turn::Left,
            InputEvent::Line { text: Ok(text), at } => self.line(&text, at),
            InputEvent::Line { .. } => self.refuse(&Notice::NotText),
            InputEvent::Key { key, at } => self.key(key, at),
            InputEvent::Paste { text, at } => {
                self.hall.output.silence();
                let strokes = self.keyboard.paste(&text);
                self.strokes(strokes, at)
            }
            InputEvent::Pad { .. } => Turn::Open,
            InputEvent::Resize { .. } => {
                self.draw();
                Turn::Open
            }
        }
    }

    fn line(&mut self, line: &str, at: Tick) -> Turn {
        let language = self.hall.listener.language;
        let text = match frame::parse(line, &[language]) {
            Ok(frame) if frame.seat.is_none_or(|seat| seat == Seat::Arbiter) => frame.rest,
            _ => return self.refuse(&Notice::NotYourSeat),
        };
        if text.is_empty() {
            self.ask();
            return Turn::Open;
        }
        match self.answer(text, at) {
            Ok(()) => Turn::Close,
            Err(_) if leaves(command::parse(text, language).as_ref()) => Turn::Left,
            Err(why) => self.refuse(&why),
        }
    }

    /// Whether this is the arbiter's answer; otherwise what is said to it.
    fn answer(&mut self, text: &str, at: Tick) -> Result<(), Notice> {
        let Some(lock) = &self.lock else {
            let yes = command::yes_or_no(text, self.hall.listener.language) == Some(Word::Yes);
            return if yes { Ok(()) } else { Err(self.question.clone()) };
        };
        if let Some(wait) = self.tries.wait(at) {
            return Err(Notice::Ruling(RulingNotice::WaitForPin { wait }));
        }
        if pin::opens(lock, text) {
            return Ok(());
        }
        let (_, wait) = self.tries.failed(at);
        Err(Notice::Ruling(RulingNotice::WrongPin { wait }))
    }

    fn key(&mut self, key: input::Key, at: Tick) -> Turn {
        self.hall.output.silence();
        let turn = match self.keyboard.key(key, at) {
            Some(strokes) => self.strokes(strokes, at),
            None => Turn::Open,
        };
        self.draw();
        turn
    }

    fn strokes(&mut self, strokes: Vec<Stroke>, at: Tick) -> Turn {
        for stroke in strokes {
            match self.stroke(stroke, at) {
                Turn::Open => {}
                turn => return turn,
            }
        }
        Turn::Open
    }

    fn stroke(&mut self, stroke: Stroke, at: Tick) -> Turn {
        match stroke {
            Stroke::Entry(EntryEffect::Line(text)) => {
                // The PIN is found by nobody who looks back.
                self.keyboard.forget_last();
                return self.line(&text, at);
            }
            Stroke::Act(Action::Leave) => return Turn::Left,
            Stroke::Entry(EntryEffect::Empty) | Stroke::Act(_) => self.ask(),
            Stroke::Say(notice) => self.say(&Notice::Keys(notice)),
            Stroke::Cue(cue) => self.cue(cue),
            // What is typed of a PIN is not said.
            Stroke::Entry(effect) if self.lock.is_none() => {
                if let Some(notice) = typed(effect) {
                    self.hall.output.speak(&self.urgent(&notice));
                }
            }
            Stroke::Entry(_) | Stroke::Echo(_) => {}
            // There is no board here.
            _ => self.cue(Cue::Refusal),
        }
        Turn::Open
    }

    fn refuse(&self, why: &Notice) -> Turn {
        self.cue(Cue::Refusal);
        self.say(why);
        Turn::Open
    }

    fn say(&self, notice: &Notice) {
        self.hall.output.tell(&self.urgent(notice));
    }

    fn urgent(&self, notice: &Notice) -> Utterance {
        Utterance { urgency: Urgency::Urgent, ..self.hall.utterance(notice) }
    }

    fn cue(&self, cue: Cue) {
        self.hall.output.cue(Seats::only(self.hall.owner), cue);
    }

    fn draw(&self) {
        let (text, cursor) = if self.lock.is_some() { ("", 0) } else { self.keyboard.entry().shown() };
        self.hall.output.draw_entry(self.hall.owner, text, cursor);
    }
}

fn leaves(heard: Option<&Heard>) -> bool {
    matches!(heard, Some(Heard::Word(Word::Quit | Word::End | Word::No)))
}
