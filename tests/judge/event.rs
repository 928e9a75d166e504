//! What happens at a table, one thing after another, as vectors write it.

use annabella::game::roles::Seat;
use annabella::rules::position::Color;
use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use super::wrong::Wrong;

/// Who does something.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Actor {
    White,
    Black,
    /// Of the player who has one.
    Assistant,
    Arbiter,
}

impl Actor {
    /// The player.
    pub const fn side(self) -> Option<Color> {
        match self {
            Actor::White => Some(Color::White),
            Actor::Black => Some(Color::Black),
            Actor::Assistant | Actor::Arbiter => None,
        }
    }

    /// The seat, where this player has an assistant.
    pub fn seat(self, assisted: Color) -> Seat {
        let other = if self == Actor::Arbiter { Seat::Arbiter } else { Seat::AssistantOf(assisted) };
        self.side().map_or(other, Seat::Side)
    }
}

/// Somebody does something: `[who, what, ...]`. What it can be in a form is its enum; what follows are the fields of a variant.
#[derive(Clone, Debug)]
pub(super) struct Event<Deed> {
    pub by: Actor,
    pub deed: Deed,
}

impl<Deed> Event<Deed> {
    /// The player who does it.
    pub fn player(&self, field: &str) -> Result<Color, Wrong> {
        self.by.side().ok_or_else(|| Wrong::at(field, "only white or black does this"))
    }
}

impl<'de, Deed: DeserializeOwned> Deserialize<'de> for Event<Deed> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Event<Deed>, D::Error> {
        let mut parts = Vec::<Value>::deserialize(from)?.into_iter();
        let (Some(by), Some(Value::String(what))) = (parts.next(), parts.next()) else {
            return Err(D::Error::custom("right would be [who, what, ...]"));
        };
        let rest: Vec<Value> = parts.collect();
        let deed = match &rest[..] {
            [] => json!(what),
            [one] => json!({ what: one }),
            more => json!({ what: more }),
        };
        let by = serde_json::from_value(by).map_err(D::Error::custom)?;
        Ok(Event { by, deed: serde_json::from_value(deed).map_err(D::Error::custom)? })
    }
}
