//! The envelope: what was written, encrypted so that it cannot be read without the arbiter's word, not even by the owner of the disk.
//!
//! The word makes a pair of keys. The record keeps the public one, with which the move is sealed, and what was sealed; the
//! other one exists only while the arbiter says their word.

use std::fmt;

use crypto_box::aead::Aead;
use crypto_box::{ChaChaBox, PublicKey, SecretKey};
use serde::{Deserialize, Serialize};

use crate::game::slow_hash::{LENGTH, hex, slow_hash};
use crate::rules::adjournment::Sealed;

/// Everything that is sealed has this length in bytes, or a multiple: the length of a move tells much about it.
const BLOCK: usize = 256;
/// Fewer letters are guessed too soon.
const SHORTEST_WORD: usize = 4;
/// Each seal has a key of its own, so that the same number serves all.
const NONCE: [u8; 24] = [0; 24];

/// What a player has written to be sealed.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Writing {
    /// As they have written it.
    pub said: String,
    /// What it means, read as any notation is.
    pub meaning: Sealed,
}

impl fmt::Debug for Writing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Writing(..)")
    }
}

/// Why an envelope stays closed.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CannotOpen {
    /// It is not the word with which it was closed.
    #[error("this is not the word with which the envelope was closed")]
    WrongWord,
    /// What was sealed has been changed since.
    #[error("what was sealed is damaged")]
    Damaged,
}

/// What the arbiter's word makes: it closes an envelope, and opens it again.
#[derive(Clone, PartialEq, Eq)]
pub struct Key {
    /// How many letters the word has.
    letters: usize,
    bytes: Option<[u8; LENGTH]>,
}

impl Key {
    /// The key of a word. This is a slow hash; `salt` is that of the [`Game`](crate::game::Game::envelope_salt).
    pub fn of(word: &str, salt: &str) -> Key {
        Key { letters: word.chars().count(), bytes: slow_hash(word, &format!("annabella {salt}")) }
    }

    /// Whether an arbiter may not close an envelope with the word.
    pub const fn is_too_short(&self) -> bool {
        self.letters < SHORTEST_WORD
    }

    /// What the record keeps of it: the public key.
    pub(super) fn lock(&self) -> Option<String> {
        self.secret().map(|secret| hex(secret.public_key().as_bytes()))
    }

    fn secret(&self) -> Option<SecretKey> {
        self.bytes.map(SecretKey::from)
    }
}

impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(..)")
    }
}

/// Seals what was written. `None`: the lock is none.
pub(super) fn seal(lock: &str, writing: &Writing, entropy: [u8; 32]) -> Option<String> {
    let lock = PublicKey::from(<[u8; 32]>::try_from(unhex(lock)?).ok()?);
    let own = SecretKey::from(entropy);
    let mut text = serde_json::to_vec(writing).ok()?;
    text.resize(text.len().next_multiple_of(BLOCK), b' ');
    let sealed = ChaChaBox::new(&lock, &own).encrypt(&NONCE.into(), text.as_slice()).ok()?;
    Some(format!("{}{}", hex(own.public_key().as_bytes()), hex(&sealed)))
}

pub(super) fn open(key: &Key, lock: &str, envelope: &str) -> Result<Writing, CannotOpen> {
    let secret = key.secret().ok_or(CannotOpen::WrongWord)?;
    if hex(secret.public_key().as_bytes()) != lock {
        return Err(CannotOpen::WrongWord);
    }
    let bytes = unhex(envelope).ok_or(CannotOpen::Damaged)?;
    let (from, sealed) = bytes.split_first_chunk::<32>().ok_or(CannotOpen::Damaged)?;
    let text = ChaChaBox::new(&PublicKey::from(*from), &secret).decrypt(&NONCE.into(), sealed);
    serde_json::from_slice(&text.map_err(|_| CannotOpen::Damaged)?).map_err(|_| CannotOpen::Damaged)
}

/// By what both players know the envelope again: the end of what was sealed, which proves that nothing in it was changed.
pub(super) fn code(envelope: &str) -> String {
    let start = envelope.len().saturating_sub(8);
    envelope.get(start..).unwrap_or_default().to_owned()
}

fn unhex(text: &str) -> Option<Vec<u8>> {
    let pairs = text.as_bytes().chunks(2);
    pairs.map(|pair| u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok().filter(|_| pair.len() == 2)).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::rules::position::{Intent, Square};

    fn writing() -> Writing {
        let intent = Intent::Step { from: Square::G1, to: Square::F3, promotion: None };
        Writing { said: "Cf3".to_owned(), meaning: Sealed::Legal(intent) }
    }

    #[test]
    fn only_the_word_opens_the_envelope() {
        let key = Key::of("Gustav", "12");
        let lock = key.lock().expect("a lock");
        let envelope = seal(&lock, &writing(), [7; 32]).expect("sealed");
        assert_eq!(open(&key, &lock, &envelope), Ok(writing()));
        assert_eq!(open(&Key::of("gustav", "12"), &lock, &envelope), Err(CannotOpen::WrongWord));
        assert_eq!(open(&Key::of("Gustav", "13"), &lock, &envelope), Err(CannotOpen::WrongWord));
        let mut changed = envelope.clone();
        changed.replace_range(100..101, if &envelope[100..101] == "0" { "1" } else { "0" });
        assert_eq!(open(&key, &lock, &changed), Err(CannotOpen::Damaged));
        assert_eq!(code(&envelope).len(), 8);
    }

    #[test]
    fn nothing_of_the_move_shows_and_all_envelopes_are_alike() {
        let lock = Key::of("Gustav", "12").lock().expect("a lock");
        let one = seal(&lock, &writing(), [7; 32]).expect("sealed");
        let other = Writing { said: "Springer Gustav eins Felix drei".to_owned(), meaning: Sealed::Ambiguous };
        let other = seal(&lock, &other, [8; 32]).expect("sealed");
        assert_eq!(one.len(), other.len());
        assert!(!one.contains(&hex(b"Cf3")));
        assert_eq!(format!("{:?}", writing()), "Writing(..)");
        assert_eq!(format!("{:?}", Key::of("Gustav", "12")), "Key(..)");
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(8))]
        #[test]
        fn nothing_makes_it_panic(envelope in "\\PC{0,80}|[0-9a-f]{0,600}", word in "\\PC{0,12}") {
            let key = Key::of(&word, "1");
            let lock = key.lock().expect("a lock");
            prop_assert_eq!(open(&key, &lock, &envelope), Err(CannotOpen::Damaged));
            prop_assert_eq!(seal(&envelope, &writing(), [1; 32]).is_some(), unhex(&envelope).is_some_and(|it| it.len() == 32));
            let _ = code(&envelope);
        }
    }
}
