//! The keys in the place of a chess clock's levers: a key that is held down is one press, and never the opponent's.

use super::autorepeat::{Arrival, Autorepeat};
use crate::keys::key::{Key, PadButton};
use crate::rules::position::Color;
use crate::time::Tick;

/// Keyboards wait this long (ms) at most before they begin to repeat a key that is held down. A player cannot move and
/// press twice in that time without the opponent's press in between.
const FIRST_REPEAT: u64 = 1_000;

/// In a game the triggers of a pad are the levers: they press even while something is typed or asked.
pub const fn lever_of(button: PadButton) -> Option<Color> {
    match button {
        PadButton::LeftTrigger => Some(Color::White),
        PadButton::RightTrigger => Some(Color::Black),
        _ => None,
    }
}

/// Tells presses from repetitions. Besides what [`Autorepeat`] sees, the first repetition after the keyboard's own wait is none
/// either, unless another lever was pressed in between.
#[derive(Clone, Debug, Default)]
pub struct Levers {
    autorepeat: Autorepeat,
    last: Option<(Key, Tick)>,
}

impl Levers {
    /// Takes note of an arrival; whether it is a press.
    pub fn is_press(&mut self, key: Key, at: Tick) -> bool {
        let key = key.folded();
        let again = self.last.is_some_and(|(last, when)| last == key && at.since(when) <= FIRST_REPEAT);
        let repeats = self.autorepeat.arrives(key, at) == Arrival::Repeat;
        if again || !repeats {
            self.last = Some((key, at));
        }
        !again && !repeats
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn presses(arrivals: &[(char, u64)]) -> Vec<u64> {
        let mut levers = Levers::default();
        let is_press = |(key, at): &&(char, u64)| levers.is_press(Key::Char(*key), Tick::from_millis(*at));
        arrivals.iter().filter(is_press).map(|(_, at)| *at).collect()
    }

    #[test]
    fn a_held_key_is_one_press_even_after_repeat_begins() {
        let held: Vec<_> = [('f', 0)].into_iter().chain((0..300).map(|n| ('f', 660 + n * 33))).collect();
        assert_eq!(presses(&held), [0]);
    }

    #[test]
    fn the_two_triggers_are_levers_and_no_other_button_is() {
        let levers: Vec<_> = PadButton::ALL.iter().filter_map(|button| Some((*button, lever_of(*button)?))).collect();
        assert_eq!(levers, [(PadButton::LeftTrigger, Color::White), (PadButton::RightTrigger, Color::Black)]);
    }

    #[test]
    fn ten_thousand_presses_a_second_are_one() {
        let broken: Vec<_> = (0..10_000).map(|n| ('f', n / 10)).collect();
        assert_eq!(presses(&broken), [0]);
    }

    #[test]
    fn quick_moves_of_both_are_presses() {
        let quick = [('f', 0), ('j', 150), ('f', 400), ('j', 600), ('F', 800)];
        assert_eq!(presses(&quick), [0, 150, 400, 600, 800]);
        assert_eq!(presses(&[('f', 0), ('j', 100), ('f', 290)]), [0, 100], "within 300 milliseconds it repeats");
        assert_eq!(presses(&[('f', 0), ('f', 1_001)]), [0, 1_001]);
    }

    #[test]
    fn a_held_key_stays_quiet_while_the_other_is_pressed() {
        let mut arrivals: Vec<_> = (0..100).map(|n| ('f', n * 33)).collect();
        arrivals.push(('j', 1_000));
        arrivals.sort_by_key(|(_, at)| *at);
        assert_eq!(presses(&arrivals), [0, 1_000]);
    }
}
