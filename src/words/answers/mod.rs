//! Answers, sentence by sentence.
//!
//! An answer is made of clauses, each with its own stop: `White: king e1;` `queen d1;` `rooks a1, h1;` … Put in a row they
//! are the line that is written; said one by one they are the items that a player steps through. So nothing is heard
//! that is not written.

mod about;
mod clock;
mod lines;
mod moves;
mod pieces;
mod sheet;
mod voice;

use super::Listener;
use super::phrase::Line;
use super::sentences::Sentences;
use super::utterance::Segment;
use super::voice::Voice;
use crate::game::answer::{Answer, TimesOf};
use crate::rules::position::Color;

/// The words of an answer; `long`: it was asked for a second time.
pub(super) fn answer(sentences: &Sentences, answer: &Answer, long: bool, listener: Listener) -> Vec<Segment> {
    let mut line = Line::default();
    for clause in clauses(&Voice::new(sentences, listener, long), answer) {
        line.sentence(clause);
    }
    line.into_segments()
}

/// What a clock shows, in the words of the short answer; `of` says whose it is where a side is named, `kind` what it is of.
pub(super) fn shown(
    sentences: &Sentences,
    (whose, of): (TimesOf, Color),
    kind: &'static str,
    millis: u64,
    listener: Listener,
) -> Vec<Segment> {
    let voice = Voice::new(sentences, listener, false);
    voice::sentences(vec![clock::one_time(&voice, whose, of, kind, voice.clock_time(millis, 0))]).concat()
}

/// Its items, where it is a list of several; otherwise none.
pub(super) fn items(sentences: &Sentences, answer: &Answer, long: bool, listener: Listener) -> Vec<Vec<Segment>> {
    if !is_list(answer) {
        return Vec::new();
    }
    Some(clauses(&Voice::new(sentences, listener, long), answer))
        .filter(|clauses| clauses.len() > 1)
        .unwrap_or_default()
}

/// Whether one may want to step through it.
const fn is_list(answer: &Answer) -> bool {
    matches!(
        answer,
        Answer::Where { .. }
            | Answer::Pawns { .. }
            | Answer::Row { .. }
            | Answer::View { .. }
            | Answer::Aim { .. }
            | Answer::Pins(_)
            | Answer::Moves { .. }
            | Answer::Board(_)
            | Answer::Played(_)
            | Answer::Sheet(_)
            | Answer::Corrections(_)
    )
}

fn clauses(voice: &Voice<'_>, answer: &Answer) -> Vec<Vec<Segment>> {
    voice::sentences(match answer {
        Answer::Unanswerable(why) => about::unanswerable(voice, *why),
        Answer::Shade(square) => pieces::shade(voice, *square),
        Answer::Where { pieces, found } => pieces::where_they_are(voice, *pieces, found),
        Answer::Pawns { color, files } => pieces::pawns(voice, *color, files),
        Answer::Board(found) => pieces::board(voice, found),
        Answer::Captured { white, black } => pieces::captured(voice, white, black),
        Answer::Material { white, black, white_points, black_points } => {
            pieces::material(voice, [(white, *white_points), (black, *black_points)])
        }
        Answer::Row { row, seen } => lines::row(voice, *row, seen),
        Answer::View { view, from, seen } => lines::view(voice, *view, *from, seen),
        Answer::Aim { at, defends, aims } => lines::aims(voice, *at, *defends, aims),
        Answer::Pins(pins) => lines::pins(voice, pins),
        Answer::Moves { moves, piece, reports } => moves::legal(voice, *moves, *piece, reports),
        Answer::Played(reports) => moves::played(voice, reports),
        Answer::Sheet(items) => sheet::read(voice, items),
        Answer::Corrections(items) => sheet::corrections(voice, items),
        Answer::Opening(id) => about::opening(voice, *id),
        Answer::Repetition(count) => about::repetition(voice, *count),
        Answer::Quiet(half_moves) => about::quiet(voice, *half_moves),
        Answer::Check(kings) => lines::checks(voice, kings),
        Answer::Castling { white, black } => about::castling(voice, *white, *black),
        Answer::MoveNumber { number, turn } => about::move_number(voice, *number, *turn),
        Answer::Times { whose, sides, running, awaits_move } => {
            clock::times(voice, *whose, sides, clock::running_key(*running, *awaits_move))
        }
        Answer::Running { running, awaits_move } => clock::running(voice, clock::running_key(*running, *awaits_move)),
        Answer::ToControl { own, sides } => clock::to_control(voice, *own, sides),
        Answer::Elapsed { white, black, stood, gaps } => clock::elapsed(voice, [*white, *black], *stood, *gaps),
        Answer::TimeOfDay(now) => clock::time_of_day(voice, *now),
        Answer::Offer(by) => about::offer(voice, *by),
        Answer::Result { ended, draw } => about::result(voice, *ended, *draw),
        Answer::Players { white, black } => about::players(voice, white, black),
        Answer::Rules { mode, profile, parts } => about::rules(voice, *mode, profile, *parts),
    })
}

#[cfg(test)]
mod tests;
