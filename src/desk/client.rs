//! What one person at the table has in hand: open questions, a study board, what was said to them, and what they want to be warned of.

use super::again::Again;
use super::pending::Pending;
use super::say;
use super::speech_history::SpeechHistory;
use super::step::Step;
use super::study::Study;
use super::subject::Subject;
use super::warnings::Warner;
use crate::desk::notices::desk::DeskNotice;
use crate::game::board::Board;
use crate::game::fact::Wording;
use crate::game::history::History;
use crate::game::participant::Language;
use crate::notation::{self, Heard as HeardMove, Legality};
use crate::view::View;
use crate::words::notice::Notice;

/// What one person has in hand.
#[derive(Clone, Debug, Default)]
pub struct Client {
    /// In which language and style this person is spoken to.
    wording: Wording,
    /// What was asked and is not answered yet; the last one first, what it came between beneath.
    open: Vec<Pending>,
    /// How often this person was asked anything.
    asked: u32,
    /// The line that is read was entered on a page in a browser.
    pub(super) by_page: bool,
    /// What the open question is about, if that can change beneath it.
    subject: Option<Subject>,
    /// The question of which it was said already how it is answered or cancelled.
    reminded: Option<Pending>,
    /// The lines that a mistyped one, which is the first here, may have meant.
    pub(super) meant: Option<(String, Vec<String>)>,
    pub(super) study: Option<Study>,
    /// Which rules of the grammar are words of training, where this person trains, and loses nothing by leaving what stands on the table.
    pub(super) trained: Option<fn(&str) -> bool>,
    /// What was said to this person.
    pub speech_history: SpeechHistory,
    /// What this person asked last, and when.
    pub again: Again,
    /// Of which times a player wants to be warned.
    pub warner: Option<Warner>,
}

impl Client {
    /// Somebody who has nothing in hand yet, and is spoken to like this.
    pub fn new(wording: Wording) -> Client {
        Client { wording, ..Client::default() }
    }

    /// In which language and style this person is spoken to.
    pub const fn wording(&self) -> Wording {
        self.wording
    }

    /// The language in which this person is spoken to, and may speak.
    pub const fn language(&self) -> Language {
        self.wording.language
    }

    /// From now on this person is spoken to in this language.
    pub fn speak(&mut self, language: Language) {
        self.wording.language = language;
    }

    /// The question that the next line answers.
    pub fn open_question(&self) -> Option<&Pending> {
        self.open.last()
    }

    pub(super) fn open_question_mut(&mut self) -> Option<&mut Pending> {
        self.open.last_mut()
    }

    pub(super) fn open_count(&self) -> usize {
        self.open.len()
    }

    pub(super) const fn asked(&self) -> u32 {
        self.asked
    }

    /// Asks, instead of what was open. What comes between leaves that open beneath.
    pub(super) fn ask(&mut self, pending: Pending) {
        self.asked = self.asked.wrapping_add(1);
        self.open.retain(|open| open.comes_between() != pending.comes_between());
        self.open.push(pending);
    }

    /// Asks, and says the question.
    pub(super) fn put(&mut self, pending: Pending, view: &View<'_>) -> Vec<Step> {
        let question = pending.question(view, self.line(view));
        self.ask_anew(pending);
        self.subject = Some(Subject::of(view, self.line(view)));
        say(view.seat(), question)
    }

    /// Asks what was not asked just before, so no reminder of it has been given yet.
    pub(super) fn ask_anew(&mut self, pending: Pending) {
        self.subject = self.subject.filter(|_| pending.comes_between());
        self.reminded = None;
        self.ask(pending);
    }

    /// Withdraws the open question, if what it is about has changed since it was asked.
    pub(super) fn take_lapsed(&mut self, view: &View<'_>) -> Option<Pending> {
        let (asked, now) = (self.subject?, Subject::of(view, self.line(view)));
        self.open_question()?.has_lapsed(asked, now).then(|| self.take_question())?
    }

    /// What was said is no answer: the question stays open, and how to leave it is said.
    pub(super) fn answer_first(&mut self, pending: Pending, view: &View<'_>) -> Vec<Step> {
        self.ask(pending);
        self.remind(view).map_or_else(Vec::new, |notice| say(view.seat(), notice))
    }

    /// That the open question is to be answered first: briefly where it is yes or no, or a number, else once with how to cancel it.
    pub(super) fn remind(&mut self, view: &View<'_>) -> Option<Notice> {
        let open = self.open_question()?;
        let notice = match open.whether() {
            Some(about) => DeskNotice::YesOrNo { about }.into(),
            None if let Pending::Choice { choices, .. } = open => {
                DeskNotice::ChooseNumber { count: choices.len() }.into()
            }
            None if self.is_reminded() => open.question(view, self.line(view)),
            None => DeskNotice::AnswerFirst(open.question(view, self.line(view))).into(),
        };
        self.reminded = Some(open.clone());
        Some(notice)
    }

    /// Whether it was said of the open question that it is to be answered first.
    pub(super) fn is_reminded(&self) -> bool {
        self.reminded.is_some() && self.reminded.as_ref() == self.open_question()
    }

    /// Takes the open question away, to answer it or to drop it.
    pub(super) fn take_question(&mut self) -> Option<Pending> {
        self.open.pop()
    }

    /// What was read back is meant no longer. Whether anything was.
    pub(super) fn drop_read_back(&mut self) -> bool {
        let before = self.open.len();
        self.open.retain(|open| !matches!(open, Pending::Spoken(_)));
        self.open.len() < before
    }

    /// Takes a secret that was asked for away, whatever came between since.
    pub(super) fn take_secret(&mut self) -> Option<Pending> {
        let index = self.open.iter().rposition(Pending::is_secret)?;
        Some(self.open.remove(index))
    }

    /// The open question, in words.
    pub fn question(&self, view: &View<'_>) -> Option<Notice> {
        self.open_question().map(|pending| pending.question(view, self.line(view)))
    }

    /// The moves and the board in front of this person: those of the study board, or the game's as the seat knows them.
    pub fn line<'a>(&'a self, view: &'a View<'_>) -> &'a History {
        self.study.as_ref().map_or(view.line(), Study::shown)
    }

    /// The study board of this person, if they are there.
    pub const fn study_board(&self) -> Option<&Study> {
        self.study.as_ref()
    }

    /// Whether this person is at the study board.
    pub const fn is_at_study(&self) -> bool {
        self.study.is_some()
    }
}

/// Which moves a line may name: where illegal ones are refused, the legal ones first.
pub(super) fn legality(view: &View<'_>) -> Legality {
    if view.mode().refuses_illegal_moves() { Legality::Preferred } else { Legality::Ignored }
}

/// What a text says as a move on a board. Where illegal moves are made, ordinary notation makes them as both squares do.
pub(super) fn heard_move(text: &str, board: &Board, language: Language, view: &View<'_>) -> HeardMove {
    let legality = legality(view);
    let heard = notation::read(text, board, language, legality);
    let may_be_made = legality == Legality::Ignored && matches!(heard, HeardMove::NoPieceGoesThere { .. });
    let made = || notation::read_off_the_lines(text, board, language);
    may_be_made.then(made).flatten().unwrap_or(heard)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::notices::desk::Confirmable;

    #[test]
    fn a_new_question_replaces_the_open_one_unless_it_interrupts() {
        let mut client = Client::default();
        client.ask(Pending::Confirm(Confirmable::Resign));
        client.ask(Pending::Confirm(Confirmable::Offer));
        client.ask(Pending::Quit);
        client.ask(Pending::Quit);
        assert_eq!(client.take_question(), Some(Pending::Quit));
        assert_eq!(client.take_question(), Some(Pending::Confirm(Confirmable::Offer)));
        assert_eq!(client.take_question(), None);
    }
}
