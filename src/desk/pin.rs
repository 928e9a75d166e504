//! The arbiter's PIN: what is kept of it, and how it is tried. It is never shown, spoken or written anywhere.

use crate::game::ruling::Lock;
use crate::game::slow_hash::{hex, slow_hash};
use crate::time::Tick;

/// The least number of figures in a PIN.
pub const SHORTEST: usize = 4;
/// After the first wrong PIN the next one waits so long (ms); after each further one twice as long.
const FIRST_WAIT: u64 = 2_000;
/// It never waits longer (ms).
const LONGEST_WAIT: u64 = 300_000;

/// Whether a text is figures alone, as every PIN is.
pub fn is_figures(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
}

/// What is kept of a PIN. `salt` need not be secret, but no two games may have the same.
pub fn lock(pin: &str, salt: u128) -> Option<Lock> {
    let salt = format!("{salt:032x}");
    hash(pin, &salt).map(|hash| Lock { salt, hash })
}

/// Whether this is the PIN.
pub fn opens(lock: &Lock, pin: &str) -> bool {
    hash(pin, &lock.salt).is_some_and(|hash| {
        // Every byte is looked at, however early they differ.
        let pairs = hash.bytes().zip(lock.hash.bytes());
        hash.len() == lock.hash.len() && pairs.fold(0, |differs, (one, other)| differs | (one ^ other)) == 0
    })
}

fn hash(pin: &str, salt: &str) -> Option<String> {
    slow_hash(pin, salt).map(|bytes| hex(&bytes))
}

/// Wrong tries, and until when the next one waits.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Tries {
    wrong: u32,
    not_before: Option<Tick>,
}

impl Tries {
    /// How long the next try waits still (ms).
    pub fn wait(&self, at: Tick) -> Option<u64> {
        self.not_before.map(|until| until.since(at)).filter(|wait| *wait > 0)
    }

    /// How long the last wait has been over (ms).
    pub fn ended(&self, at: Tick) -> u64 {
        self.not_before.map_or(u64::MAX, |until| at.since(until))
    }

    /// A wrong try at this moment: how many in a row, and how long the next one waits (ms).
    pub fn failed(&mut self, at: Tick) -> (u32, u64) {
        let wait = FIRST_WAIT.saturating_mul(1 << self.wrong.min(16)).min(LONGEST_WAIT);
        self.wrong = self.wrong.saturating_add(1);
        self.not_before = Some(at.after(wait));
        (self.wrong, wait)
    }

    /// The right one.
    pub fn succeeded(&mut self) {
        *self = Tries::default();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_pin_opens_and_the_lock_never_stores_it() {
        let kept = lock("4711 ü", 7).expect("a lock");
        assert!(opens(&kept, "4711 ü"));
        assert!(!opens(&kept, "4711") && !opens(&kept, ""));
        assert!(!kept.hash.contains("4711") && !kept.salt.contains("4711"));
        assert_ne!(kept, lock("4711 ü", 8).expect("a lock"), "the same PIN looks different in another game");
    }

    #[test]
    fn each_wrong_try_waits_longer() {
        let mut tries = Tries::default();
        let at = Tick::from_millis(1_000);
        assert_eq!(tries.failed(at), (1, 2_000));
        assert_eq!(tries.wait(at), Some(2_000));
        assert_eq!(tries.wait(Tick::from_millis(3_000)), None);
        assert_eq!(tries.failed(at), (2, 4_000));
        for _ in 0..40 {
            tries.failed(at);
        }
        assert_eq!(tries.wait(at), Some(LONGEST_WAIT));
        tries.succeeded();
        assert_eq!(tries.wait(at), None);
    }
}
