//! A key held down is one press.

use crate::keys::key::Key;
use crate::time::Tick;

/// Two arrivals of one key that lie no further apart than this many milliseconds are one press.
pub const WITHIN: u64 = 300;
/// So long (ms) a keyboard may wait before it begins to repeat: where no other key came in between, the same one is no new press.
pub const HELD: u64 = 1_000;

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// The key was pressed.
    Press,
    /// The keyboard repeats a key that is held down. It is no press, whosever turn it has become meanwhile.
    Repeat,
}

/// Tells presses from autorepeat. Terminals send no key-up, so time has to do: every arrival, a repeat too, begins the
/// [`WITHIN`] milliseconds of its key anew; with no other key in between it is [`HELD`], since keyboards wait before they begin to
/// repeat. Between two presses of one clock a move is made, and a player who enters it at the keys uses other keys.
#[derive(Clone, Debug, Default)]
pub struct Autorepeat {
    recent: Vec<(Key, Tick)>,
    last: Option<Key>,
}

impl Autorepeat {
    /// No key has arrived yet.
    pub fn new() -> Autorepeat {
        Autorepeat::default()
    }

    /// Takes note of a key that presses nothing.
    pub fn other_arrives(&mut self) {
        self.last = None;
    }

    /// Takes note of an arrival, and says what it is. Only the presses of one key are compared.
    pub fn arrives(&mut self, key: Key, at: Tick) -> Arrival {
        let is_again = self.last.replace(key) == Some(key);
        let within = |known: Key| if is_again && known == key { HELD } else { WITHIN };
        self.recent.retain(|(known, last)| at.since(*last) <= within(*known));
        if let Some((_, last)) = self.recent.iter_mut().find(|(known, _)| *known == key) {
            *last = at.max(*last);
            return Arrival::Repeat;
        }
        self.recent.push((key, at));
        Arrival::Press
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn presses(arrivals: &[(Key, u64)]) -> Vec<u64> {
        let mut autorepeat = Autorepeat::new();
        let is_press = |(key, at): &&(Key, u64)| autorepeat.arrives(*key, Tick::from_millis(*at)) == Arrival::Press;
        arrivals.iter().filter(is_press).map(|(_, at)| *at).collect()
    }

    #[test]
    fn a_key_held_for_ten_seconds_is_one_press() {
        let held: Vec<_> = (0..300).map(|n| (Key::Char(' '), n * 33)).collect();
        assert_eq!(presses(&held), [0]);
    }

    #[test]
    fn however_long_a_keyboard_waits_before_it_repeats() {
        for delay in [250, 500, 660, 1_000] {
            let repeated = (0..90).map(|n| (Key::Char(' '), delay + n * 33));
            let held: Vec<_> = [(Key::Char(' '), 0)].into_iter().chain(repeated).collect();
            assert_eq!(presses(&held), [0], "{delay}");
        }
    }

    #[test]
    fn a_move_at_the_keys_lies_between_two_presses() {
        let mut autorepeat = Autorepeat::new();
        let key = Key::Char(' ');
        assert_eq!(autorepeat.arrives(key, Tick::START), Arrival::Press);
        autorepeat.other_arrives();
        assert_eq!(autorepeat.arrives(key, Tick::from_millis(301)), Arrival::Press);
    }

    #[test]
    fn each_arrival_begins_the_time_anew() {
        let key = Key::Enter;
        assert_eq!(presses(&[(key, 0), (key, 1_000), (key, 2_000), (key, 3_001), (key, 3_031)]), [0, 3_001]);
    }

    #[test]
    fn other_keys_count_for_themselves() {
        let (a, b) = (Key::Char('a'), Key::Char('b'));
        assert_eq!(presses(&[(a, 0), (b, 50), (a, 100), (b, 400), (a, 401)]), [0, 50, 400, 401]);
    }

    #[test]
    fn letters_typed_as_alt_or_control_are_other_keys() {
        assert_eq!(presses(&[(Key::Char('p'), 0), (Key::Alt('p'), 1), (Key::Ctrl('p'), 2)]), [0, 1, 2]);
    }
}
