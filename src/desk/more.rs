//! More of what was asked last: *more*, *tell me more*.

use super::misheard::word_of;
use super::step::Step;
use super::{Desk, say};
use crate::desk::lines::command::{AdviceWord, Word};
use crate::desk::lines::courtesy;
use crate::desk::notices::desk::DeskNotice;
use crate::game::Game;
use crate::game::roles::Seat;

/// What was asked by a word.
#[derive(Copy, Clone, Debug)]
pub(super) struct Told {
    word: Word,
    /// It was answered at full length.
    whole: bool,
}

impl Told {
    /// What is asked by a word, where there may be more to tell.
    pub(super) fn by(word: Word) -> Option<Told> {
        let asks = word.is_question() || word == Word::Advice(AdviceWord::Hint);
        asks.then_some(Told { word, whole: false })
    }
}

impl Desk {
    /// Forgets what was told last, unless a line says that again, or more of it.
    pub(super) fn forget_unless_continued(&mut self, text: &str, named: Option<Seat>) {
        let language = self.language(named.unwrap_or(self.home));
        let continues = |text: &str| matches!(word_of(text, language), Some(Word::TellMore | Word::Repeat));
        if !continues(text) && !courtesy::without(text, language).is_some_and(|plain| continues(&plain.text)) {
            self.told.remove(&named);
        }
    }

    /// More of what was asked last, if that was not told whole.
    pub(super) fn tell_more(&mut self, text: &str, named: Option<Seat>, game: &Game) -> Vec<Step> {
        let seat = named.unwrap_or(self.home);
        let Some(Told { word, .. }) = self.told.get(&named).copied().filter(|told| !told.whole) else {
            return say(seat, DeskNotice::NoMore);
        };
        let steps = self.word(word, text, named, game);
        let asked = |step: &Step| if let Step::Ask { seat, question } = step { Some((*seat, *question)) } else { None };
        let Some(asked) = steps.iter().map(asked).collect::<Option<Vec<_>>>() else {
            // Each hint says more than the one before.
            return steps;
        };
        self.told.insert(named, Told { word, whole: true });
        let seat = asked.first().map_or(seat, |(seat, _)| *seat);
        vec![Step::AskMore { seat, questions: asked.into_iter().map(|(_, question)| question).collect() }]
    }
}
