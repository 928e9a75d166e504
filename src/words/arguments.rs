//! What can stand in a sentence, and how it is said there.

use super::Listener;
use super::announce::announce;
use super::figures::with_figures;
use super::numbers::{self, Form};
use super::parts::{clock_time, piece_key, time};
use super::phrase::{Line, Phrase, Voice, quoted, reason, together};
use super::sentences::Sentences;
use super::squares;
use super::utterance::{Segment, text};
use crate::game::participant::{Language, Style, TimeWords};
use crate::game::report::MoveReport;
use crate::game::sentence::{Sentence, Template, Value};
use crate::rules::position::Square;

/// Implements `Argument` by a function of the phrase, the name and the value, for what must know to whom it is said.
macro_rules! arguments {
    ($($type:ty = |$phrase:ident, $name:ident, $value:ident| $filled:expr;)*) => {$(
        impl<'a> $crate::game::sentence::Argument<$crate::words::phrase::Phrase<'a>> for $type {
            fn fill(
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

arguments! {
    Vec<Segment> = |phrase, name, words| phrase.insert(name, words.clone());
}

/// How each value of a sentence is said.
impl<'a> Template for Phrase<'a> {
    fn value(self, name: &'static str, value: Value) -> Phrase<'a> {
        let voice = self.voice();
        match value {
            Value::Variant(variant) => self.choice(name, variant),
            Value::OneOf(all, variant) => self.one_of(all, name, variant),
            Value::Number(number) => self.number(name, number),
            Value::Figure(number) => self.insert(name, figure(voice, number)),
            Value::Sign(sign) => self.choice(name, sign),
            Value::Text(text) => self.text(name, &text),
            Value::Quoted(text) => self.text(name, &quoted(&text)),
            Value::Reason(why) => self.text(name, reason(&why)),
            Value::Fen(fen) => self.insert(name, vec![fen_dictated(voice.sentences, &fen)]),
            Value::Lasting(millis) => self.choice(name, time(voice.sentences, millis)),
            Value::Shown(millis) => {
                let words = if voice.long { TimeWords::Long } else { voice.listener.times };
                self.choice(name, clock_time(voice.sentences, words, millis, 0))
            }
            Value::Square(square) => self.insert(name, vec![squares::square(square, voice.listener)]),
            Value::Squares(squares) => self.insert(name, squares_of(&squares, voice.listener)),
            Value::InARow(squares) => {
                let each = squares.iter().map(|square| vec![squares::square(*square, voice.listener)]);
                self.insert(name, together(each))
            }
            Value::Example(square) => {
                let listener = Listener { style: Style::Literate, ..voice.listener };
                self.insert(name, vec![squares::square(square, listener)])
            }
            Value::Piece(piece) => self.choice(name, piece_key(piece)),
            Value::Move(report) => self.insert(name, announce(voice.sentences, &report, voice.listener)),
            Value::Moves(reports) => self.insert(name, moves_of(voice.sentences, &reports, voice.listener)),
            Value::Language(language) => self.choice(name, language.code()),
            Value::Article(article) => self.text(name, &by_figures(voice, article)),
            Value::Sentences(said) => self.insert(name, say(voice, said)),
            Value::Words(each) => {
                let each: Vec<String> = each.into_iter().map(|sentence| text(&say(voice, sentence.alone()))).collect();
                self.choice(name, each.join(", "))
            }
            Value::AsWritten(said) => {
                // What stands there may be nothing.
                let words = text(&say(voice, said));
                self.insert(name, with_figures(voice.sentences, words.trim_start()))
            }
            Value::Empty => self.insert(name, Vec::new()),
        }
    }
}

/// What a message says, to this listener.
pub(crate) fn say(voice: Voice<'_>, sentences: Vec<Sentence>) -> Vec<Segment> {
    let one = |Sentence { key, arguments }| {
        let phrase = voice.phrase(key);
        arguments.into_iter().fold(phrase, |phrase, (name, value)| phrase.value(name, value)).say()
    };
    together(sentences.into_iter().map(one))
}

/// A number as it is written, in words for the ear.
pub(crate) fn figure(voice: Voice<'_>, number: i64) -> Vec<Segment> {
    let spoken =
        voice.phrase("engine-number").with("negative", number < 0).number("number", number.unsigned_abs()).words();
    vec![Segment { spoken: Some(spoken), ..Segment::plain(voice.sentences.language(), number.to_string()) }]
}

/// Figure by figure, as people say the number of an article.
fn by_figures(voice: Voice<'_>, article: &str) -> String {
    let figure = |part: &str| numbers::cardinal(voice.sentences.language(), part.parse().unwrap_or(0), Form::Counting);
    article.split('.').map(figure).collect::<Vec<_>>().join(" ")
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
