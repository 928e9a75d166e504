//! What tests say everything with: one of every message and notice, and listeners in every language and style. It is there in
//! builds for debugging, so that the tests of real voices have it, too.

mod answers;
mod values;

use super::Listener;
use crate::game::answer::Answer;
use crate::game::board::Standing;
use crate::game::declare::Sample;
use crate::game::message::Message;
use crate::game::participant::{Language, Style};
use crate::rules::position::{Color, Role, Square};

pub(crate) use crate::game::samples::{first, reports};
pub(crate) use answers::answers;
#[cfg(test)]
pub(crate) use answers::reports as moves_of;
pub(crate) use values::{CODES, presets, samples, strange_words};

pub fn messages() -> Vec<Message> {
    Message::samples()
}

/// One of each language and style; where names of the Laws or sides are said, with and without.
pub fn listeners() -> impl Iterator<Item = Listener> {
    let styles = Language::ALL.into_iter().flat_map(|language| Style::ALL.map(|style| (language, style)));
    styles.flat_map(|(language, style)| {
        let plain = matches!(style, Style::Letters | Style::Nato | Style::Uci);
        let listener = Listener { language, style, ..Listener::default() };
        let full = Listener { umlaut: true, sides: true, ..listener };
        std::iter::once(listener).chain((!plain).then_some(full))
    })
}

/// A position, as it is told in answers.
pub(crate) fn told() -> Vec<Answer> {
    let at = |square, role: Role, side| Standing { square, piece: role.of(side) };
    vec![Answer::Board(vec![at(Square::E1, Role::King, Color::White), at(Square::E8, Role::King, Color::Black)])]
}
