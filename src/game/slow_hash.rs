//! The hash of what people enter unseen: slow, so that it cannot be guessed. It takes some ten milliseconds, so it is made before the
//! input and never inside [`Game::handle`](super::Game::handle).

use std::fmt::Write as _;

use argon2::{Algorithm, Argon2, Params, Version};

/// Kilobytes that are filled for one try: enough to make guessing slow, not felt when it is done once.
const MEMORY: u32 = 8 * 1024;
const PASSES: u32 = 2;
/// Bytes of a hash.
pub const LENGTH: usize = 32;

/// The hash of a secret. `None`: the salt is none.
pub fn slow_hash(secret: &str, salt: &str) -> Option<[u8; LENGTH]> {
    let params = Params::new(MEMORY, PASSES, 1, Some(LENGTH)).ok()?;
    let mut bytes = [0; LENGTH];
    let slow = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    slow.hash_password_into(secret.as_bytes(), salt.as_bytes(), &mut bytes).ok()?;
    Some(bytes)
}

/// Bytes as text.
pub fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a string cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
