//! What all answers are put together from: lists, stops, and pieces with their squares.

use crate::game::board::Standing;
use crate::game::participant::TimeWords;
use crate::rules::position::{Color, Role, Square};
use crate::words::parts::clock_time;
use crate::words::phrase::Line;
use crate::words::phrase::Voice;
use crate::words::squares;
use crate::words::utterance::Segment;

/// Some words.
pub(super) type Words = Vec<Segment>;

/// What stands at the end of a clause.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Stop {
    Comma,
    Semicolon,
    Full,
}

impl Voice<'_> {
    /// What a clock shows: a long answer says it in full.
    pub(super) fn clock_time(&self, millis: u64, tenths_below: u64) -> String {
        let words = if self.long { TimeWords::Long } else { self.listener.times };
        clock_time(self.sentences, words, millis, tenths_below)
    }

    pub(super) fn square(&self, square: Square) -> Words {
        vec![squares::square(square, self.listener)]
    }

    /// *knight f3*; in long answers *the knight on f3*.
    pub(super) fn piece(&self, standing: Standing) -> Words {
        let phrase = self.phrase(if self.long { "piece-the" } else { "piece-at" }).with("role", standing.piece.role);
        phrase.with("square", standing.square).say()
    }

    /// *white knight f3*.
    pub(super) fn piece_of_side(&self, standing: Standing) -> Words {
        self.phrase("piece-of-side-at").with("piece", standing.piece).with("square", standing.square).say()
    }

    /// *rooks a1, h1*; in long answers *the rooks on a1 and h1*.
    pub(super) fn pieces(&self, role: Role, squares: &[Square]) -> Words {
        self.phrase(if self.long { "pieces-the" } else { "pieces-at" })
            .with("role", role)
            .insert("squares", if role == Role::Pawn { self.rows(squares) } else { self.squares(squares) })
            .say()
    }

    /// *a2 to d2, e4*: in short answers at least three neighbours on a rank are named by the first and the last of them.
    fn rows(&self, squares: &[Square]) -> Words {
        const NEIGHBOURS: usize = 3;
        if self.long {
            return self.squares(squares);
        }
        let mut parts = Vec::new();
        for row in squares.chunk_by(|one, next| one.rank() == next.rank() && one.file() as u8 + 1 == next.file() as u8)
        {
            match row {
                [first, .., last] if row.len() >= NEIGHBOURS => {
                    parts.push(self.phrase("squares-from-to").with("first", first).with("last", last).say());
                }
                few => parts.extend(few.iter().map(|square| self.square(*square))),
            }
        }
        self.with_commas(parts)
    }

    /// *a1, h1*; in long answers *a1 and h1*.
    pub(super) fn squares(&self, squares: &[Square]) -> Words {
        let squares = squares.iter().map(|square| self.square(*square)).collect();
        if self.long { self.with_and(squares) } else { self.with_commas(squares) }
    }

    /// *two knights*.
    pub(super) fn count(&self, role: Role, count: usize) -> Words {
        self.phrase("pieces-count").with("role", role).with("count", count).say()
    }

    /// *White: …*
    pub(super) fn headed(&self, side: Color, words: Words) -> Words {
        self.phrase("side-heading").with("side", side).insert("words", words).say()
    }

    /// *a, b, c*, for a list in a sentence. Between words of another voice the comma is that voice's.
    pub(super) fn with_commas(&self, parts: Vec<Words>) -> Words {
        let mut parts = parts.into_iter();
        let first = parts.next().unwrap_or_default();
        parts.fold(first, |before, next| {
            let same = match (before.last(), next.first()) {
                (Some(last), Some(first)) if last.language == first.language && !last.spelled => Some(last.language),
                _ => None,
            };
            match same.filter(|language| *language != self.sentences.language()) {
                Some(language) => {
                    let mut line = Line::default();
                    line.extend(before.into_iter().chain([Segment::plain(language, ", ")]).chain(next));
                    line.into_segments()
                }
                None => self.phrase("list-comma").insert("first", before).insert("next", next).say(),
            }
        })
    }

    /// *a, b and c*.
    pub(super) fn with_and(&self, mut parts: Vec<Words>) -> Words {
        let last = parts.pop().unwrap_or_default();
        if parts.is_empty() {
            return last;
        }
        // Italian says *ed* before an e.
        let begins = if last.first().is_some_and(|segment| segment.speech().starts_with('e')) { "e" } else { "any" };
        self.phrase("list-and")
            .choice("begins", begins)
            .insert("first", self.with_commas(parts))
            .insert("last", last)
            .say()
    }

    /// A list in a sentence, short or long.
    pub(super) fn list(&self, parts: Vec<Words>) -> Words {
        if self.long { self.with_and(parts) } else { self.with_commas(parts) }
    }

    pub(super) fn stop(&self, words: Words, stop: Stop) -> Words {
        let key = match stop {
            Stop::Comma => "piece-comma",
            Stop::Semicolon => "piece-semicolon",
            Stop::Full => "piece-full",
        };
        self.phrase(key).insert("words", words).say()
    }

    /// The clauses of one sentence: the first under its heading, the last with a full stop.
    pub(super) fn series(&self, parts: Vec<Words>, between: Stop, heading: impl FnOnce(Words) -> Words) -> Vec<Words> {
        let mut parts = parts.into_iter();
        let Some(first) = parts.next() else { return Vec::new() };
        let parts: Vec<Words> = std::iter::once(heading(first)).chain(parts).collect();
        let last = parts.len() - 1;
        let stop = |index| if index == last { Stop::Full } else { between };
        parts.into_iter().enumerate().map(|(index, words)| self.stop(words, stop(index))).collect()
    }
}

/// Clauses with a capital letter where a sentence begins.
pub(super) fn sentences(mut clauses: Vec<Words>) -> Vec<Words> {
    let mut begins = true;
    for clause in &mut clauses {
        if begins {
            capital(clause);
        }
        begins = clause.last().is_some_and(|last| last.text.ends_with('.'));
    }
    clauses
}

/// Squares and the letters of moves keep their case: only a word of letters alone gets a capital.
pub(crate) fn capital(words: &mut Words) {
    let Some(first) = words.first_mut() else { return };
    let word = |text: &str| text.split(|c: char| c.is_whitespace()).next().unwrap_or_default().to_owned();
    let (printed, spoken) = (word(&first.text), word(first.speech()));
    let letters = printed.trim_end_matches([',', ':', '.', ';']);
    if printed != spoken
        || letters.chars().count() < 2
        || !letters.chars().all(|c| c.is_alphabetic() || "'-".contains(c))
    {
        return;
    }
    for text in std::iter::once(&mut first.text).chain(first.spoken.as_mut()) {
        let mut letters = text.chars();
        if let Some(first) = letters.next() {
            *text = first.to_uppercase().chain(letters).collect();
        }
    }
}
