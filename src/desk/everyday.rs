//! What people say without having learned it, as a wish or a question of the game.

use super::pending::Pending;
use super::step::Step;
use super::{Desk, not_in_this_mode, say};
use crate::game::command::Command;
use crate::game::question::Question;
use crate::game::roles::{Mode, Seat, Topic};
use crate::game::{Game, Phase};
use crate::words::command::Word;
use crate::words::everyday::Talk;
use crate::words::next_words::NextWish;
use crate::words::notice::{HelpTopic, Notice};

impl Desk {
    /// Begins, stops, says how the game stands, or answers.
    pub(super) fn everyday(&mut self, word: Word, asker: Seat, game: &Game) -> Vec<Step> {
        let ask = |question| vec![Step::Ask { seat: asker, question }];
        match word {
            Word::Begin if game.outcome().is_some() => self.new_game(asker, NextWish::default(), game),
            Word::Begin if game.phase() == Phase::Stopped && game.mode() != Mode::Tournament => {
                vec![Step::Command { seat: asker, command: Command::Resume }]
            }
            Word::Score if game.outcome().is_none() && game.may_have(asker, Question::Material) => {
                ask(Question::Material)
            }
            // There a question that nobody answers would stand before the moves of both.
            Word::Stop if game.mode() == Mode::Tournament => {
                vec![Step::HelpOn { seat: asker, topic: HelpTopic::Program }]
            }
            Word::Stop => {
                self.open.ask(asker, Pending::Quit);
                say(asker, Notice::ConfirmQuit)
            }
            // What looks ahead is for those who may look ahead.
            Word::Talk(Talk::Hint) if !game.may_ask(asker, Topic::Explore) => not_in_this_mode(asker),
            Word::Talk(talk) => say(asker, Notice::Talk(talk)),
            _ => ask(Question::Turn),
        }
    }
}
