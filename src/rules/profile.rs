//! Rule profiles: the edition of the Laws by which a game is played.

use serde::{Deserialize, Serialize};

/// A resolved profile.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Profile {
    /// Its name, as in `config/profiles/`.
    pub name: String,
}
