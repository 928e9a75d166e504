//! What is wrong with a position that is set up, or with its FEN.

use super::phrase::{Phrase, Voice, together};
use super::squares;
use super::utterance::Segment;
use crate::game::declare::names;
use crate::game::sentence::Argument;
use crate::rules::position::{Bitboard, FenField};
use crate::rules::set_up::Fault;

names! {
    FenField {
        Whole = "whole", Pieces = "pieces", Turn = "turn", Castling = "castling", EnPassant = "passed", QuietMoves = "quiet",
        MoveNumber = "number",
    }
}

fn fault(voice: Voice<'_>, fault: Fault) -> Vec<Segment> {
    let phrase = voice.phrase("study-fault");
    match fault {
        Fault::NoKing(side) => phrase.choice("fault", "no-king").with("side", side),
        Fault::Kings(side) => phrase.choice("fault", "kings").with("side", side),
        Fault::PawnAtEdge(square) => phrase.choice("fault", "pawn").with("square", square),
        Fault::CouldBeTaken(side) => phrase.choice("fault", "check").with("side", side),
        Fault::Castling => phrase.choice("fault", "castling"),
        Fault::EnPassant => phrase.choice("fault", "passed"),
        Fault::Other => phrase.choice("fault", "other"),
    }
    .say()
}

/// That a FEN cannot be read, and where.
pub(crate) fn unreadable(voice: Voice<'_>, field: FenField) -> Vec<Segment> {
    voice.phrase("study-fen-unreadable").with("field", field).say()
}

/// What is wrong, a sentence each.
pub(crate) fn wrong(voice: Voice<'_>, faults: &[Fault]) -> Vec<Segment> {
    together(faults.iter().map(|one| fault(voice, *one)))
}

/// *a2, b2, c2*.
impl<'a> Argument<Phrase<'a>> for Bitboard {
    fn fill(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let voice = phrase.voice();
        let mut words = self.into_iter().map(|square| vec![squares::square(square, voice.listener)]);
        let first = words.next().unwrap_or_default();
        let list = |before, next| voice.phrase("list-comma").with("first", before).with("next", next).say();
        phrase.insert(name, words.fold(first, list))
    }
}
