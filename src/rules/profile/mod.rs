//! Rule profiles: the edition of the Laws by which a game is played.
//!
//! One file a profile in `config/profiles/`, embedded. A profile inherits from another and says where it differs; an event
//! may overrule single keys ([`Profile::with_overrides`]). A game stores the whole resolved profile.

mod keys;
mod load;
mod values;

use serde::{Deserialize, Serialize};

pub use keys::{
    Adjourn, Arbiter, Claim, Clock, Devices, End, Fifty, Illegal, KEYS, Key, Offer, PointsOf, Quickplay, Record,
    Repetition, Setup, Vis,
};
pub use load::{ProfileError, ProfileErrors};
pub use values::*;

/// A resolved profile: every key has its value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Its name, as in `config/profiles/`.
    pub name: String,
    /// What it is, in one line.
    pub title: String,
    /// The source documents from which it was read, by number.
    pub seeds: Vec<String>,
    /// How the colours are given (2.1).
    pub colours: Colours,
    /// How a game ends.
    pub end: End,
    /// Offers of a draw.
    pub offer: Offer,
    /// Repetition of a position.
    pub repetition: Repetition,
    /// The fifty moves.
    pub fifty: Fifty,
    /// Claims of a draw.
    pub claim: Claim,
    /// Illegal moves.
    pub illegal: Illegal,
    pub clock: Clock,
    /// The scoresheet.
    pub record: Record,
    /// The pieces at the start.
    pub setup: Setup,
    /// The quickplay finish.
    pub quickplay: Quickplay,
    /// Telephones.
    pub devices: Devices,
    pub points: PointsOf,
    /// Visually disabled players.
    pub vis: Vis,
    pub adjourn: Adjourn,
    pub arbiter: Arbiter,
}

impl Profile {
    /// The profiles that are embedded, the default one first.
    pub const ALL_NAMES: [&'static str; 8] =
        ["fide-2023", "fide-2018", "fide-2017", "fide-2014", "fide-legacy", "edisu-2024", "edisu-2024-auto", "casual"];

    /// The embedded profile of that name.
    pub fn named(name: &str) -> Option<Profile> {
        load::embedded(name)
    }

    /// This profile, overruled key by key by the text of a file (an event's regulations). Each value is replaced whole.
    ///
    /// # Errors
    /// Everything that is wrong in the file, each with line and key and what would be right.
    pub fn with_overrides(&self, text: &str, file: &str) -> Result<Profile, ProfileErrors> {
        load::overruled(self, text, file, None)
    }

    /// The same, from one table of a file that holds other things as well: `[rules]` of an event file. A file without
    /// that table changes nothing.
    ///
    /// # Errors
    /// Everything that is wrong in the table, each with line and key and what would be right.
    pub fn with_overrides_in(&self, text: &str, file: &str, table: &str) -> Result<Profile, ProfileErrors> {
        load::overruled(self, text, file, Some(table))
    }

    /// The value of a key (one of [`KEYS`]) as one line: `yes`, `claim`, `standard 120, rapid 60, blitz 60`.
    pub fn value_text(&self, key: &str) -> Option<String> {
        value_at(&toml::Table::try_from(self).ok()?, key).map(line_of)
    }
}

impl Default for Profile {
    /// The Laws in force.
    fn default() -> Profile {
        load::base()
    }
}

/// The value of a key such as `clock.used`.
fn value_at<'a>(tree: &'a toml::Table, key: &str) -> Option<&'a toml::Value> {
    let mut parts = key.split('.');
    let first = tree.get(parts.next()?)?;
    parts.try_fold(first, |value, part| value.get(part))
}

fn line_of(value: &toml::Value) -> String {
    match value {
        toml::Value::Boolean(true) => "yes".to_owned(),
        toml::Value::Boolean(false) => "no".to_owned(),
        toml::Value::String(text) => text.clone(),
        toml::Value::Array(items) if items.is_empty() => "none".to_owned(),
        toml::Value::Array(items) => items.iter().map(line_of).collect::<Vec<_>>().join(", "),
        toml::Value::Table(members) => {
            members.iter().map(|(name, value)| format!("{name} {}", line_of(value))).collect::<Vec<_>>().join(", ")
        }
        other => other.to_string(),
    }
}

impl Repetition {
    /// Whether it can be claimed: where it ends the game by itself, no claim is needed.
    pub fn can_be_claimed(&self) -> bool {
        self.mode == DrawMode::Claim
    }
}

impl Clock {
    /// Which kind of game a time control makes (A.1, B.1), from its first base time and increment, in milliseconds.
    pub fn class_of(&self, base_ms: u64, increment_ms: u64) -> TimeClass {
        let total = base_ms.saturating_add(increment_ms.saturating_mul(u64::from(self.increment_factor)));
        let minutes = |count: u32| u64::from(count) * 60_000;
        let lower = minutes(self.rapid_over_min);
        if total >= minutes(self.rapid_under_min) {
            TimeClass::Standard
        } else if total > lower || (total == lower && self.rapid_lower_inclusive) {
            TimeClass::Rapid
        } else {
            TimeClass::Blitz
        }
    }
}
