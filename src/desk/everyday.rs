//! What people say without having learned it, as a wish or a question of the game.

use super::client::Client;
use super::pending::Pending;
use super::say;
use super::step::Step;
use crate::desk::lines::command::Word;
use crate::desk::lines::help::HelpTopic;
use crate::desk::lines::next_game::NextWish;
use crate::game::Phase;
use crate::game::command::Command;
use crate::game::question::Question;
use crate::game::roles::Mode;
use crate::view::View;
use crate::words::notice::Notice;

impl Client {
    /// Begins, stops, says how the game stands, or answers.
    pub(super) fn everyday(&mut self, word: Word, view: &View<'_>) -> Vec<Step> {
        let seat = view.seat();
        let ask = |question| vec![Step::Ask { seat, question }];
        match word {
            Word::Begin if view.is_over() => self.new_game(NextWish::default(), view),
            Word::Begin if view.phase() == Phase::Stopped && view.mode() != Mode::Tournament => {
                vec![Step::Command { seat, command: Command::Resume }]
            }
            Word::Score if !view.is_over() && view.may_have(Question::Material) => ask(Question::Material),
            // There an unanswered question would block the moves of both players.
            Word::Stop if view.mode() == Mode::Tournament => {
                vec![Step::Do { seat, word: Word::HelpOn(HelpTopic::Program) }]
            }
            Word::Stop => self.put(Pending::Quit, view),
            Word::Talk(talk) => say(seat, Notice::from(talk)),
            _ => ask(Question::Turn),
        }
    }
}
