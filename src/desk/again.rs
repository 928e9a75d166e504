//! Whether somebody asks the same once more, and so wants to hear more.

use crate::game::Game;
use crate::game::fact::HalfMoveId;
use crate::game::history::History;
use crate::game::question::Question;
use crate::game::roles::Seat;
use crate::rules::position::Intent;

/// When something is asked: a question after another move, or after one was taken back, is a new one.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Moment {
    /// The half-move after which the board stands. One that is tried can bear the name of one that was tried before.
    last: Option<(HalfMoveId, Intent)>,
    /// How much of what stands beside the half-moves the seat may read.
    notes: usize,
}

impl Moment {
    /// Now, for a seat in front of these half-moves.
    #[must_use]
    pub fn of(game: &Game, history: &History, seat: Seat) -> Moment {
        let over = game.outcome().is_some();
        let last = history.last().map(|last| (last.id, last.report.change.intent));
        Moment { last, notes: game.sheet_log().notes().iter().filter(|note| note.is_for(seat, over)).count() }
    }
}

/// Who asked what, and when.
type Asking = (Seat, Question, Moment);

/// What was asked by the last key or line that asked anything, and by the present one.
#[derive(Clone, Debug, Default)]
pub struct Again {
    before: Vec<Asking>,
    now: Vec<Asking>,
    /// The present key or line has asked nothing yet.
    fresh: bool,
}

impl Again {
    /// A new key or line: what it asks is compared with what the last one asked.
    pub fn begin(&mut self) {
        self.fresh = true;
    }

    /// Takes a question; whether the last key or line that asked anything asked it too.
    pub fn is_again(&mut self, seat: Seat, question: Question, moment: Moment) -> bool {
        if std::mem::take(&mut self.fresh) {
            self.before = std::mem::take(&mut self.now);
        }
        let asking = (seat, question, moment);
        self.now.push(asking);
        self.before.contains(&asking)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Color;

    const WHITE: Seat = Seat::Side(Color::White);

    /// So many notes.
    fn after(notes: usize) -> Moment {
        Moment { notes, ..Moment::default() }
    }

    /// Whether each question of each line is one that is asked again.
    fn asked(lines: &[(&[Question], usize)]) -> Vec<Vec<bool>> {
        let mut again = Again::default();
        let each = |(questions, notes): &(&[Question], usize)| {
            again.begin();
            questions.iter().map(|question| again.is_again(WHITE, *question, after(*notes))).collect()
        };
        lines.iter().map(each).collect()
    }

    #[test]
    fn the_same_line_twice_asks_again_whatever_was_typed_in_between() {
        let (one, two): (&[_], &[_]) = (&[Question::Material], &[Question::Pins, Question::Captured]);
        assert_eq!(asked(&[(one, 0), (&[], 0), (one, 0)]), [vec![false], vec![], vec![true]]);
        assert_eq!(asked(&[(two, 0), (two, 0), (one, 0)]), [vec![false; 2], vec![true; 2], vec![false]]);
    }

    #[test]
    fn another_question_or_another_move_begins_anew() {
        let (one, two): (&[_], &[_]) = (&[Question::Material], &[Question::Pins]);
        assert_eq!(asked(&[(one, 0), (two, 0), (one, 0)]), [vec![false], vec![false], vec![false]]);
        assert_eq!(asked(&[(one, 0), (one, 1), (one, 1)]), [vec![false], vec![false], vec![true]]);
    }

    #[test]
    fn what_somebody_else_asked_is_not_asked_again() {
        let mut again = Again::default();
        again.begin();
        again.is_again(WHITE, Question::Material, after(0));
        again.begin();
        assert!(!again.is_again(Seat::Arbiter, Question::Material, after(0)));
    }
}
