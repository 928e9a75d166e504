//! What a game says, sentence by sentence.

use super::announce::announce;
use super::answers;
use super::arguments::say;
use super::declare::Say;
use super::parts::{numbered_moves, shade_key};
use super::phrase::{Voice, together};
use super::utterance::Segment;
use crate::game::advice::Blunder;
use crate::game::answer::Unanswerable;
use crate::game::engine_trouble::{CannotPlay, EngineFailure, EngineTrouble, Takes};
use crate::game::message::Message;
use crate::game::participant::Style;
use crate::game::refusal::Refusal;
use crate::game::report::MoveReport;
use crate::game::sentence::Sayable;
use crate::game::system_error::SystemError;
use crate::game::warnings::WarningsError;
use crate::game::wrong_value::WrongValue;
use crate::game::{sheet_log, standalone_clock};
use crate::rules::position::{Piece, Square};

impl Say for Message {
    fn say(&self, voice: Voice<'_>) -> Vec<Segment> {
        match self {
            Message::Announcement(report) => {
                let words = announce(voice.sentences, report, voice.listener);
                if voice.listener.sides && voice.listener.style == Style::Literate {
                    return voice.phrase("announced-by").with("side", report.mover).with("move", words).say();
                }
                words
            }
            Message::ReadBack(report) => announce(voice.sentences, report, voice.listener),
            Message::LastMove(last) => last_move(voice, last.as_deref()),
            Message::Moves(reports) => moves(voice, reports),
            Message::OnSquare { square, piece } => on_square(voice, *square, *piece),
            Message::Answer { answer, long } => answers::answer(Voice { long: *long, ..voice }, answer),
            Message::Turn { turn, number, check } => {
                let phrase = voice.phrase(if voice.long { "turn-long" } else { "turn" }).with("side", turn);
                phrase.with("number", number).with("check", check).say()
            }
            Message::AtLength(message) => message.say(Voice { long: true, ..voice }),
            other => say(voice, other.sentences()),
        }
    }
}

/// Implements `Say` for what a game says as data.
macro_rules! said {
    ($($type:ty)*) => {$(
        impl Say for $type {
            fn say(&self, voice: Voice<'_>) -> Vec<Segment> {
                say(voice, self.sentences())
            }
        }
    )*};
}

said! {
    Blunder Refusal Unanswerable WarningsError WrongValue
    CannotPlay EngineFailure EngineTrouble SystemError Takes
    sheet_log::Says
    standalone_clock::Correction standalone_clock::Refusal
}

fn last_move(voice: Voice<'_>, last: Option<&MoveReport>) -> Vec<Segment> {
    let Some(report) = last else { return voice.phrase("no-move-yet").say() };
    let phrase = voice.phrase(if voice.long { "last-move-long" } else { "last-move" }).with("number", report.number);
    phrase.with("side", report.mover).with("move", report).with("from", report.from()).say()
}

fn on_square(voice: Voice<'_>, square: Square, piece: Option<Piece>) -> Vec<Segment> {
    let key = if piece.is_some() { "on-square" } else { "on-square-empty" };
    let words = voice.phrase(key).with("square", square).with("piece", piece).say();
    let shade = || voice.phrase("shade").with("shade", shade_key(square)).with("square", square).say();
    together([words].into_iter().chain(voice.long.then(shade)))
}

/// The moves so far, a sentence for each number; at length also how many half-moves were made.
fn moves(voice: Voice<'_>, reports: &[MoveReport]) -> Vec<Segment> {
    if reports.is_empty() {
        return voice.phrase("no-move-yet").say();
    }
    together(listed(voice, reports))
}

fn listed(voice: Voice<'_>, reports: &[MoveReport]) -> Vec<Vec<Segment>> {
    let count = voice.long.then(|| voice.phrase("moves-count").with("count", reports.len()).say());
    count.into_iter().chain(numbered_moves(voice, reports)).collect()
}

/// The items of a message that is a list; none for all others.
pub(super) fn items(voice: Voice<'_>, message: &Message) -> Vec<Vec<Segment>> {
    match message {
        Message::Moves(reports) if voice.long && reports.is_empty() => Vec::new(),
        Message::Moves(reports) => listed(voice, reports),
        Message::AtLength(message) => items(Voice { long: true, ..voice }, message),
        Message::Answer { answer, long } => answers::items(Voice { long: *long, ..voice }, answer),
        _ => Vec::new(),
    }
}
