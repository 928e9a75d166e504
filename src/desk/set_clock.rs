//! What a clock shows is set by ear: both times, both numbers of moves, and who is on move, one question after the other.
//!
//! Pure: a line goes in, what is to be said and done comes out. What is not answered stays as it is.

use crate::desk::lines::clock::{length_of_time, side, whole_number};
use crate::desk::notices::clock::ClockNotice;
use crate::game::clock::ClockReading;
use crate::game::participant::Language;
use crate::game::standalone_clock::Correction;
use crate::rules::position::Color;

/// The most moves that anybody completes.
const MOST_MOVES: u32 = 1_000;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Question {
    Left(Color),
    Moves(Color),
    Turn,
}

const QUESTIONS: [Question; 5] = [
    Question::Left(Color::White),
    Question::Left(Color::Black),
    Question::Moves(Color::White),
    Question::Moves(Color::Black),
    Question::Turn,
];

/// The questions, and how far they have come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetClock {
    reading: ClockReading,
    turn: Color,
    asked: usize,
    corrections: Vec<Correction>,
}

/// What follows an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Turn {
    /// This is asked; before it, what was wrong with the answer.
    Asks { wrong: Option<ClockNotice>, question: ClockNotice },
    /// Everything was asked: this is to be done.
    Done(Vec<Correction>),
}

impl SetClock {
    /// For a clock that stands and shows this.
    pub const fn new(reading: ClockReading, turn: Color) -> SetClock {
        SetClock { reading, turn, asked: 0, corrections: Vec::new() }
    }

    /// What is asked now.
    pub fn question(&self) -> ClockNotice {
        match QUESTIONS.get(self.asked).copied().unwrap_or(Question::Turn) {
            Question::Left(side) => ClockNotice::AskLeft { side, now: self.reading.side(side).left },
            Question::Moves(side) => ClockNotice::AskMoves { side, now: self.reading.side(side).moves },
            Question::Turn => ClockNotice::AskTurn { now: self.turn },
        }
    }

    /// Takes an answer; an empty one leaves things as they are.
    pub fn line(&mut self, line: &str, language: Language) -> Turn {
        let text = line.trim();
        let asked = QUESTIONS.get(self.asked).copied().unwrap_or(Question::Turn);
        if !text.is_empty() {
            match understood(asked, text, language) {
                Ok(correction) => self.corrections.push(correction),
                Err(wrong) => return Turn::Asks { wrong: Some(wrong), question: self.question() },
            }
        }
        self.asked += 1;
        if self.asked < QUESTIONS.len() {
            Turn::Asks { wrong: None, question: self.question() }
        } else {
            Turn::Done(std::mem::take(&mut self.corrections))
        }
    }
}

fn understood(asked: Question, text: &str, language: Language) -> Result<Correction, ClockNotice> {
    let quoted = || super::shortened(text);
    match asked {
        Question::Left(side) => length_of_time(text, language)
            .map(|millis| Correction::Left { side, millis })
            .ok_or_else(|| ClockNotice::NotATime { text: quoted() }),
        Question::Moves(side) => whole_number(text, language)
            .filter(|moves| *moves <= MOST_MOVES)
            .map(|moves| Correction::Moves { side, moves })
            .ok_or_else(|| ClockNotice::NotANumber { text: quoted() }),
        Question::Turn => side(text, language)
            .map(|side| Correction::Turn { side })
            .ok_or_else(|| ClockNotice::NotASide { text: quoted() }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::clock::SideReading;

    fn clock() -> SetClock {
        let side = |left, moves| SideReading { left, moves, ..SideReading::default() };
        let (white, black) = (side(60_000, 12), side(90_000, 11));
        let reading = ClockReading { white, black, running: None, stood: 0, gaps: 0 };
        SetClock::new(reading, Color::Black)
    }

    #[test]
    fn everything_is_asked_first_and_the_answers_applied_at_once() {
        let mut clock = clock();
        assert_eq!(clock.question(), ClockNotice::AskLeft { side: Color::White, now: 60_000 });
        let asked = |turn| match turn {
            Turn::Asks { wrong, question } => (wrong, question),
            Turn::Done(done) => panic!("{done:?}"),
        };
        let (wrong, question) = asked(clock.line("zwei", Language::En));
        assert_eq!(wrong, Some(ClockNotice::NotATime { text: "zwei".to_owned() }));
        assert_eq!(question, ClockNotice::AskLeft { side: Color::White, now: 60_000 });
        assert_eq!(asked(clock.line("zwei", Language::De)).1, ClockNotice::AskLeft { side: Color::Black, now: 90_000 });
        assert_eq!(asked(clock.line("", Language::De)).1, ClockNotice::AskMoves { side: Color::White, now: 12 });
        asked(clock.line("13", Language::De));
        asked(clock.line(" ", Language::De));
        let done = Turn::Done(vec![
            Correction::Left { side: Color::White, millis: 120_000 },
            Correction::Moves { side: Color::White, moves: 13 },
            Correction::Turn { side: Color::White },
        ]);
        assert_eq!(clock.line("weiß", Language::De), done);
    }

    #[test]
    fn who_answers_nothing_changes_nothing() {
        let mut clock = clock();
        let last = (0..QUESTIONS.len()).map(|_| clock.line("", Language::It)).last();
        assert_eq!(last, Some(Turn::Done(Vec::new())));
    }
}
