//! What a word of command asks of the one who said it.

use super::client::Client;
use super::names::NameRound;
use super::next_game::{review, train};
use super::pending::Pending;
use super::questions::asked_for;
use super::step::{AdviceWish, Step, StudyWish, WarningsWish};
use super::{advise, refused, say};
use crate::desk::lines::command::Word;
use crate::desk::lines::next_game::NextWish;
use crate::desk::lines::study::StudyWord;
use crate::desk::notices::desk::Confirmable;
use crate::desk::notices::desk::DeskNotice;
use crate::game::command::Command;
use crate::game::fact::HalfMoveId;
use crate::game::history::History;
use crate::game::question::Question;
use crate::game::roles::Topic;
use crate::rules::position::Color;
use crate::view::View;

impl Client {
    /// Does what a word says; `mine` is the side whose pieces are *mine*.
    pub(super) fn word(&mut self, word: Word, mine: Color, view: &View<'_>) -> Vec<Step> {
        let seat = view.seat();
        let hand = |command| vec![Step::Command { seat, command }];
        match word {
            Word::What(Some(square)) => vec![Step::Ask { seat, question: Question::OnSquare(square) }],
            Word::What(None) => say(seat, DeskNotice::SquareMissing),
            Word::Draw => self.confirm(Confirmable::Offer, view),
            Word::Resign => self.confirm(Confirmable::Resign, view),
            Word::Accept => self.confirm(Confirmable::Accept, view),
            Word::Decline => self.confirm(Confirmable::Decline, view),
            Word::Undo if self.is_at_study() => {
                vec![Step::Study { seat, wish: StudyWish::TakeBack }]
            }
            Word::Undo => hand(Command::TakeBack),
            Word::Press => hand(Command::Press),
            Word::Pause => hand(Command::Pause),
            Word::Resume => hand(Command::Resume),
            Word::Restore(0) => hand(Command::Restore { to: None }),
            Word::Restore(count) => hand(Command::Restore { to: Some(half_move_number(view.line(), count)) }),
            Word::Save => vec![Step::Save { seat, elsewhere: None }],
            Word::Repeat => vec![Step::Repeat { seat: Some(seat) }],
            Word::Names => self.put(Pending::Names(NameRound::default()), view),
            Word::Warnings(wanted) => {
                vec![Step::Warnings { seat, wish: wanted.map_or(WarningsWish::Tell, WarningsWish::Switch) }]
            }
            Word::Ask(what) => asked_for(what, mine, view, self.line(view)),
            Word::Advice(word) => advise(AdviceWish::Word(word), view),
            Word::BlunderWarnings(_) if !view.may_ask(Topic::Blunder) => refused(seat, view.refuses_help()),
            Word::AllowHelp(allowed) => hand(Command::AllowHelp(allowed)),
            Word::Begin | Word::Score | Word::Stop | Word::Talk(_) => self.everyday(word, view),
            Word::Quit => vec![Step::Leave],
            Word::End if self.is_at_study() => {
                vec![Step::Study { seat, wish: StudyWish::Word(StudyWord::Last) }]
            }
            Word::End | Word::Close => self.put(Pending::Quit, view),
            Word::NewGame => self.new_game(NextWish::default(), view),
            Word::Review => review(view),
            Word::Train => train(view),
            Word::Compose => self.compose(view),
            // A number is the answer to something, and no slip of the finger in another word.
            Word::Yes | Word::No | Word::Number(_) => say(seat, DeskNotice::NothingAsked),
            // All others are about the device.
            word => vec![Step::Do { seat, word }],
        }
    }
}

/// The half-move of this number, counted from 1 along the line that stands; beyond its end a name that no half-move bears.
pub(super) fn half_move_number(history: &History, number: u32) -> HalfMoveId {
    let index = usize::try_from(number).unwrap_or(usize::MAX).saturating_sub(1);
    history.live().get(index).map_or(HalfMoveId(u32::MAX), |half_move| half_move.id)
}
