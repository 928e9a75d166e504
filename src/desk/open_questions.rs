//! The questions that are open at one device: each seat has its own, and nobody's question takes another's away.

use super::pending::Pending;
use crate::game::roles::Seat;

/// Open questions in the order in which they were asked; a seat has one, or two where one came between.
#[derive(Clone, Debug, Default)]
pub(super) struct OpenQuestions(Vec<(Seat, Pending)>);

impl OpenQuestions {
    /// The one that an answer without a seat in front of it answers.
    pub(super) fn newest(&self) -> Option<(Seat, &Pending)> {
        self.0.last().map(|(seat, pending)| (*seat, pending))
    }

    pub(super) fn of(&self, seat: Seat) -> Option<&Pending> {
        self.0.iter().rev().find(|(asked, _)| *asked == seat).map(|(_, pending)| pending)
    }

    pub(super) fn of_mut(&mut self, seat: Seat) -> Option<&mut Pending> {
        self.0.iter_mut().rev().find(|(asked, _)| *asked == seat).map(|(_, pending)| pending)
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// The one that comes up again when the newest is answered.
    pub(super) fn older(&self) -> Option<(Seat, Pending)> {
        self.0.iter().rev().nth(1).cloned()
    }

    pub(super) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Asks a seat, instead of what was open there. What comes between leaves that open beneath.
    pub(super) fn ask(&mut self, seat: Seat, pending: Pending) {
        self.0.retain(|(asked, open)| *asked != seat || open.comes_between() != pending.comes_between());
        self.0.push((seat, pending));
    }

    pub(super) fn take(&mut self, seat: Seat) -> Option<Pending> {
        let index = self.0.iter().rposition(|(asked, _)| *asked == seat)?;
        Some(self.0.remove(index).1)
    }

    pub(super) fn take_if(&mut self, seat: Seat, is_meant: impl FnOnce(&Pending) -> bool) -> Option<Pending> {
        if self.of(seat).is_some_and(is_meant) { self.take(seat) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Color;
    use crate::words::notice::Confirmable;

    const WHITE: Seat = Seat::Side(Color::White);
    const BLACK: Seat = Seat::Side(Color::Black);
    const RESIGN: Pending = Pending::Confirm(Confirmable::Resign);
    const OFFER: Pending = Pending::Confirm(Confirmable::Offer);

    #[test]
    fn each_seat_keeps_its_question_and_the_newest_is_answered_first() {
        let mut open = OpenQuestions::default();
        open.ask(WHITE, RESIGN);
        open.ask(BLACK, OFFER);
        assert_eq!(open.newest(), Some((BLACK, &OFFER)));
        assert_eq!(open.of(WHITE), Some(&RESIGN));
        assert_eq!(open.take(BLACK), Some(OFFER));
        assert_eq!(open.newest(), Some((WHITE, &RESIGN)));
    }

    #[test]
    fn a_new_question_replaces_the_seats_own_unless_it_comes_between() {
        let mut open = OpenQuestions::default();
        open.ask(WHITE, RESIGN);
        open.ask(WHITE, OFFER);
        open.ask(WHITE, Pending::Quit);
        open.ask(WHITE, Pending::Quit);
        assert_eq!(open.take(WHITE), Some(Pending::Quit));
        assert_eq!(open.take(WHITE), Some(OFFER));
        assert!(open.is_empty());
    }
}
