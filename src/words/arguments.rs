//! What can stand in a sentence, and how it is said there.

use super::Listener;
use super::announce::announce;
use super::declare::names;
use super::numbers::{self, Form};
use super::parts::{clock_time, piece_key, time};
use super::phrase::{Argument, Line, Phrase, quoted, reason};
use super::sentences::Sentences;
use super::squares;
use super::system;
use super::utterance::Segment;
use crate::game::participant::{Echo, Language, Style, TimeWords};
use crate::game::report::MoveReport;
use crate::game::roles::Mode;
use crate::game::screen_event;
use crate::keys::action::KeyMode;
use crate::rules::position::{CastlingSide, Color, Piece, Role, Square};

/// Numbers, for `WORDS` and for plurals.
macro_rules! numbers {
    ($($type:ty)*) => {$(
        impl Argument for $type {
            fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
                phrase.number(name, u64::try_from(*self).unwrap_or(u64::MAX))
            }
        }
    )*};
}
numbers! { u8 u16 u32 u64 usize }

/// Implements `Argument` by a function of the phrase, the name and the value.
macro_rules! arguments {
    ($($type:ty = |$phrase:ident, $name:ident, $value:ident| $filled:expr;)*) => {$(
        impl $crate::words::phrase::Argument for $type {
            fn fill<'a>(
                &self,
                $phrase: $crate::words::phrase::Phrase<'a>,
                $name: &'static str,
            ) -> $crate::words::phrase::Phrase<'a> {
                let $value = self;
                $filled
            }
        }
    )*};
}
pub(crate) use arguments;

/// How long something lasts, in milliseconds.
pub(crate) struct Lasting(pub(crate) u64);

/// What a clock shows, in milliseconds, in the words that the listener has chosen; in full where it is said at length.
pub(crate) struct Shown(pub(crate) u64);

/// A position as FEN, or a code: spoken letter by letter.
pub(crate) struct Fen<'a>(pub(crate) &'a str);

/// A square in an example, which is one of letters and figures, whatever the style.
pub(crate) struct Example(pub(crate) Square);

/// A word from outside, as it is quoted.
pub(crate) struct Quoted<'a>(pub(crate) &'a str);

/// What the system says, without the full stop that the sentence brings.
pub(crate) struct Why<'a>(pub(crate) &'a str);

arguments! {
    bool = |phrase, name, is| phrase.choice(name, if *is { "yes" } else { "no" });
    // Only for characters of our own: a control character stays.
    char = |phrase, name, sign| phrase.choice(name, *sign);
    str = |phrase, name, text| phrase.text(name, text);
    String = |phrase, name, text| phrase.text(name, text);
    Quoted<'_> = |phrase, name, text| phrase.text(name, &quoted(text.0));
    Why<'_> = |phrase, name, why| match system::says(why.0, phrase.voice()) {
        Some(words) => phrase.insert(name, words),
        None => phrase.text(name, reason(why.0)),
    };
    Lasting = |phrase, name, millis| {
        let words = time(phrase.voice().sentences, millis.0);
        phrase.choice(name, words)
    };
    Shown = |phrase, name, millis| {
        let voice = phrase.voice();
        let words = if voice.long { TimeWords::Long } else { voice.listener.times };
        phrase.choice(name, clock_time(voice.sentences, words, millis.0, 0))
    };
    Fen<'_> = |phrase, name, fen| {
        let words = vec![fen_dictated(phrase.voice().sentences, fen.0)];
        phrase.insert(name, words)
    };
    Example = |phrase, name, square| {
        let listener = Listener { style: Style::Literate, ..phrase.voice().listener };
        phrase.insert(name, vec![squares::square(square.0, listener)])
    };
    Vec<Segment> = |phrase, name, words| phrase.insert(name, words.clone());
    Square = |phrase, name, square| {
        let words = vec![squares::square(*square, phrase.voice().listener)];
        phrase.insert(name, words)
    };
    [Square] = |phrase, name, squares| {
        let words = squares_of(squares, phrase.voice().listener);
        phrase.insert(name, words)
    };
    Vec<Square> = |phrase, name, squares| squares.as_slice().fill(phrase, name);
    [MoveReport] = |phrase, name, reports| {
        let voice = phrase.voice();
        phrase.insert(name, moves_of(voice.sentences, reports, voice.listener))
    };
    Vec<MoveReport> = |phrase, name, reports| reports.as_slice().fill(phrase, name);
    Language = |phrase, name, language| phrase.choice(name, language.code());
    KeyMode = |phrase, name, mode| phrase.choice(name, mode.name());
    Echo = |phrase, name, echo| phrase.choice(name, echo.name());
    Mode = |phrase, name, mode| phrase.choice(name, mode.name());
    Piece = |phrase, name, piece| phrase.choice(name, piece_key(*piece));
}

/// With it, `moved` says whether there is one, for sentences in which there may be none.
impl Argument for MoveReport {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let voice = phrase.voice();
        phrase.choice("moved", "yes").insert(name, announce(voice.sentences, self, voice.listener))
    }

    fn missing<'a>(phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        phrase.choice("moved", "no").insert(name, Vec::new())
    }
}

names! {
    Color { White = "white", Black = "black" }
    Role { King = "king", Queen = "queen", Rook = "rook", Bishop = "bishop", Knight = "knight", Pawn = "pawn" }
    CastlingSide { KingSide = "short", QueenSide = "long" }
    // A player's own screen has no other person at it, and the arbiter's is admitted without asking a player.
    screen_event::Role { Opponent = "opponent", Own = "own", Assistant = "assistant", Arbiter = "arbiter" }
}

fn squares_of(squares: &[Square], listener: Listener) -> Vec<Segment> {
    let mut line = Line::default();
    for (index, square) in squares.iter().enumerate() {
        if index > 0 {
            line.push(Segment::plain(listener.language, ", "));
        }
        line.push(squares::square(*square, listener));
    }
    line.into_segments()
}

fn moves_of(sentences: &Sentences, reports: &[MoveReport], listener: Listener) -> Vec<Segment> {
    let mut line = Line::default();
    for (index, report) in reports.iter().enumerate() {
        if index > 0 {
            line.push(Segment::plain(listener.language, ", "));
        }
        line.extend(announce(sentences, report, listener));
    }
    line.into_segments()
}

/// A FEN as it is written, spoken letter by letter: capitals are White's pieces.
fn fen_dictated(sentences: &Sentences, fen: &str) -> Segment {
    let language = sentences.language();
    let spoken = |letter: char| match letter {
        '0'..='9' => numbers::cardinal(language, u64::from(letter.to_digit(10).unwrap_or(0)), Form::Counting),
        'a' if language == Language::En => "eh".to_owned(),
        ' ' => ",".to_owned(),
        '/' | '-' => {
            let name = if letter == '/' { "slash" } else { "hyphen" };
            Phrase::new(sentences, "character").choice("name", name).words()
        }
        letter if letter.is_uppercase() => {
            Phrase::new(sentences, "typed").choice("upper", "yes").text("char", &letter.to_string()).words()
        }
        letter => letter.to_string(),
    };
    let spoken: Vec<String> = fen.chars().map(spoken).collect();
    Segment { language, text: fen.to_owned(), spoken: Some(spoken.join(" ")), spelled: false }
}
