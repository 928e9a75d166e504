//! What is wrong with a position that is set up, or with its FEN.

use super::declare::{Say, messages, names};
use super::phrase::{Argument, Phrase, Voice, together};
use super::squares;
use super::utterance::Segment;
use crate::rules::position::{Bitboard, FenField};
use crate::rules::set_up::Fault;

names! {
    FenField {
        Whole = "whole", Pieces = "pieces", Turn = "turn", Castling = "castling", EnPassant = "passed", QuietMoves = "quiet",
        MoveNumber = "number",
    }
}

messages! { |voice|
    for Fault {
        NoKing(side) => "study-fault"(fault: "no-king", side),
        Kings(side) => "study-fault"(fault: "kings", side),
        PawnAtEdge(square) => "study-fault"(fault: "pawn", square),
        CouldBeTaken(side) => "study-fault"(fault: "check", side),
        Castling => "study-fault"(fault: "castling"),
        EnPassant => "study-fault"(fault: "passed"),
        Other => "study-fault"(fault: "other"),
    }
}

/// That a FEN cannot be read, and where.
pub(crate) fn unreadable(voice: Voice<'_>, field: FenField) -> Vec<Segment> {
    voice.phrase("study-fen-unreadable").with("field", field).say()
}

/// What is wrong, a sentence each.
pub(crate) fn wrong(voice: Voice<'_>, faults: &[Fault]) -> Vec<Segment> {
    together(faults.iter().map(|fault| fault.say(voice)))
}

/// *a2, b2, c2*.
impl Argument for Bitboard {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let voice = phrase.voice();
        let mut words = self.into_iter().map(|square| vec![squares::square(square, voice.listener)]);
        let first = words.next().unwrap_or_default();
        let list = |before, next| voice.phrase("list-comma").with("first", before).with("next", next).say();
        phrase.insert(name, words.fold(first, list))
    }
}
