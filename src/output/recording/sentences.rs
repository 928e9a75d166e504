//! What a recording says besides the moves.

use crate::game::ended::result_key;
use crate::game::sentence::Lasting;
use crate::rules::outcome::Outcome;
use crate::rules::position::{Color, Square};
use crate::words::dates;
use crate::words::declare::{Say, messages};
use crate::words::numbers::{self, Form};
use crate::words::phrase::Line;
use crate::words::pronounce::pronounced;
use crate::words::squares;
use crate::words::utterance::Segment;
use crate::words::{Listener, Words};

messages! { |voice|
    /// One sentence of it.
    #[derive(Copy, Clone, Debug, PartialEq, Eq)]
    pub enum Spoken<'a> {
        /// Which game begins, counted from 1.
        Game(number: u64) => "recording-game"(number),
        /// The day of the game as far as it is known: year, month and day.
        Date(year: u16, month: Option<(u8, Option<u8>)>) => "recording-date"(
            known: known(*month), day: month.and_then(|(_, day)| day).unwrap_or(1),
            month: month.map_or(1, |(month, _)| month), year: dates::year(voice.listener.language, u64::from(*year)),
        ),
        /// The game does not begin in the usual position; the pieces follow.
        Start => "recording-start",
        /// What is left on a clock, in milliseconds.
        Left(side: Color, millis: u32)
            => "time-of-long"(kind: if *millis == 0 { "none" } else { "left" }, side, time: Lasting(u64::from(*millis))),
        /// Half-moves as two squares, with their numbers, that are not legal.
        NotLegal(moves: &'a str) => "recording-not-legal"(moves: not_legal(moves, voice.listener)),
        /// The result; `None`: there is none.
        Result(outcome: Option<Outcome>) => "sheet-result"(result: result_key(*outcome)),
    }
}

impl Words {
    /// A sentence of a recording.
    pub fn spoken(&self, what: Spoken<'_>, listener: &Listener) -> Vec<Segment> {
        pronounced(what.say(self.voice(listener)))
    }
}

/// The smallest known part of a date.
const fn known(month: Option<(u8, Option<u8>)>) -> &'static str {
    match month {
        Some((_, Some(_))) => "day",
        Some((_, None)) => "month",
        None => "year",
    }
}

/// Squares as the listener hears squares, numbers as numbers, and whatever else stands there as it is.
fn not_legal(moves: &str, listener: Listener) -> Vec<Segment> {
    let mut line = Line::default();
    for word in moves.split_whitespace() {
        let number = word.trim_end_matches('.').parse().ok().filter(|_| word.ends_with('.'));
        let both = word.split_at_checked(2).and_then(|(from, to)| Some([square(from)?, square(to)?]));
        line.sentence(match (number, both) {
            (Some(number), _) => {
                let number = numbers::cardinal(listener.language, number, Form::Counting);
                vec![Segment::plain(listener.language, format!("{number}:"))]
            }
            (None, Some(both)) => {
                let mut line = Line::default();
                for square in both {
                    line.sentence(vec![squares::square(square, listener)]);
                }
                line.into_segments()
            }
            (None, None) => vec![Segment::plain(listener.language, crate::words::phrase::one_line(word))],
        });
    }
    line.into_segments()
}

fn square(text: &str) -> Option<Square> {
    Square::from_ascii(text.as_bytes()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::participant::{Language, Style};
    use crate::words::utterance::text;

    fn say(language: Language, what: Spoken<'_>) -> String {
        text(&Words::new().spoken(what, &Listener { language, style: Style::Literate, ..Listener::default() }))
    }

    #[test]
    fn sentences_in_all_languages() {
        let day = Spoken::Date(2026, Some((11, Some(1))));
        for (language, expected) in [
            (Language::En, "Date: the first of November, twenty twenty-six."),
            (Language::It, "Data: primo novembre duemilaventisei."),
            (Language::De, "Gespielt am ersten November zweitausendsechsundzwanzig."),
            (Language::Es, "Fecha: uno de noviembre de dos mil veintiséis."),
            (Language::Fr, "Date : le premier novembre deux mille vingt-six."),
        ] {
            assert_eq!(say(language, day), expected);
        }
        for (language, what, expected) in [
            (Language::En, Spoken::Game(21), "Game twenty-one."),
            (Language::De, Spoken::Date(1851, Some((6, None))), "Gespielt im Juni achtzehnhunderteinundfünfzig."),
            (Language::Es, Spoken::Date(1851, None), "Año: mil ochocientos cincuenta y uno."),
            (Language::En, Spoken::Left(Color::White, 61_000), "White has one minute and one second left."),
            (Language::It, Spoken::Left(Color::Black, 0), "Il Nero ha esaurito il tempo."),
            (Language::Fr, Spoken::Result(Some(Outcome::Won { by: Color::Black })), "Les Noirs gagnent."),
            (Language::De, Spoken::Result(Some(Outcome::LostByBoth)), "Beide Spieler haben verloren."),
            (Language::En, Spoken::Result(Some(Outcome::Drawn)), "It is a draw."),
            (Language::Es, Spoken::Result(Some(Outcome::Annulled)), "La partida no tiene resultado."),
            (
                Language::En,
                Spoken::NotLegal("3... e8e6 4. e4e4q \u{e000}é"),
                "The rest is illegal: three: e8 e6 four: e4e4q é.",
            ),
        ] {
            assert_eq!(say(language, what), expected);
        }
    }

    #[test]
    fn squares_that_are_not_legal_are_spoken_as_squares() {
        let listener = Listener { style: Style::Nato, ..Listener::default() };
        let said = Words::new().spoken(Spoken::NotLegal("1. e2e5"), &listener);
        let speech: String = said.iter().map(Segment::speech).collect();
        assert_eq!(speech, "The rest is illegal: one: echo two echo five.");
    }
}
