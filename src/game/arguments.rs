//! What stands in sentences, by its type.

use super::declare::names;
use super::report::MoveReport;
use super::sentence::{Argument, AsText, Example, Fen, InARow, Lasting, Quoted, Sentence, Shown, Template, Value, Why};
use crate::language::Language;
use crate::rules::position::{CastlingSide, Color, Piece, Role, Square};

/// Implements `Argument` by what a value is in a sentence.
macro_rules! values {
    ($($type:ty = |$value:ident| $as:expr;)*) => {$(
        impl<S: $crate::game::sentence::Template> $crate::game::sentence::Argument<S> for $type {
            fn fill(&self, sentence: S, name: &'static str) -> S {
                let $value = self;
                sentence.value(name, $as)
            }
        }
    )*};
}

values! {
    bool = |is| Value::Variant(if *is { "yes" } else { "no" });
    u8 = |number| Value::Number((*number).into());
    u16 = |number| Value::Number((*number).into());
    u32 = |number| Value::Number((*number).into());
    u64 = |number| Value::Number(*number);
    usize = |number| Value::Number(u64::try_from(*number).unwrap_or(u64::MAX));
    i64 = |number| Value::Figure(*number);
    char = |sign| Value::Sign(*sign);
    str = |text| Value::Text(text.to_owned());
    String = |text| Value::Text(text.clone());
    Lasting = |millis| Value::Lasting(millis.0);
    Shown = |millis| Value::Shown(millis.0);
    Fen<'_> = |fen| Value::Fen(fen.0.to_owned());
    Example = |square| Value::Example(square.0);
    Quoted<'_> = |text| Value::Quoted(text.0.to_owned());
    Why<'_> = |why| Value::Reason(why.0.to_owned());
    InARow<'_> = |squares| Value::InARow(squares.0.to_vec());
    Vec<Sentence> = |sentences| Value::Sentences(sentences.clone());
    AsText = |parts| Value::Words(parts.0.clone());
    Sentence = |part| Value::Sentences(part.clone().alone());
    Square = |square| Value::Square(*square);
    [Square] = |squares| Value::Squares(squares.to_vec());
    Vec<Square> = |squares| Value::Squares(squares.clone());
    [MoveReport] = |reports| Value::Moves(reports.to_vec());
    Vec<MoveReport> = |reports| Value::Moves(reports.clone());
    Language = |language| Value::Language(*language);
    Piece = |piece| Value::Piece(*piece);
}

/// With it, `moved` says whether there is one, for sentences in which there may be none.
impl<S: Template> Argument<S> for MoveReport {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        sentence.value("moved", Value::Variant("yes")).value(name, Value::Move(Box::new(self.clone())))
    }

    fn missing(sentence: S, name: &'static str) -> S {
        sentence.value("moved", Value::Variant("no")).value(name, Value::Empty)
    }
}

names! {
    Color { White = "white", Black = "black" }
    Role { King = "king", Queen = "queen", Rook = "rook", Bishop = "bishop", Knight = "knight", Pawn = "pawn" }
    CastlingSide { KingSide = "short", QueenSide = "long" }
}
