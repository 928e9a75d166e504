//! What the program itself says, outside the game: questions back, help, troubles with disk, speech and settings. Each room declares its own.

use std::any::Any;
use std::fmt;
use std::sync::Arc;

use super::phrase::Voice;
use super::utterance::Segment;
use crate::words::declare::Say;

/// What a room can say outside the game.
pub trait Tell: Say + fmt::Debug + PartialEq + Send + Sync + 'static {
    /// Whether it says that what was entered cannot be done, which has a cue as well. Legality is no reason among these: what
    /// they are about can be seen on the bare board.
    fn refuses(&self) -> bool {
        false
    }

    /// A key and what it does, as two texts for a table, where it is a row of a list of keys.
    fn row(&self, _voice: Voice<'_>) -> Option<[String; 2]> {
        None
    }
}

/// Something that a room says outside the game. Cloning shares it.
#[derive(Clone)]
pub struct Notice(Arc<dyn OfARoom>);

impl Notice {
    /// Whether it says that what was entered cannot be done ([`Tell::refuses`]).
    pub fn refuses(&self) -> bool {
        self.0.refuses()
    }

    /// What it is, if it is of this room.
    pub fn of<T: Tell>(&self) -> Option<&T> {
        (&*self.0 as &dyn Any).downcast_ref()
    }

    pub(super) fn row(&self, voice: Voice<'_>) -> Option<[String; 2]> {
        self.0.row(voice)
    }
}

impl<T: Tell> From<T> for Notice {
    fn from(told: T) -> Notice {
        Notice(Arc::new(told))
    }
}

impl PartialEq for Notice {
    fn eq(&self, other: &Notice) -> bool {
        self.0.equals(&*other.0)
    }
}

impl Eq for Notice {}

impl fmt::Debug for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Say for Notice {
    fn say(&self, voice: Voice<'_>) -> Vec<Segment> {
        self.0.say(voice)
    }
}

/// [`Tell`] for values of which only that is known.
trait OfARoom: Any + fmt::Debug + Send + Sync {
    fn say(&self, voice: Voice<'_>) -> Vec<Segment>;
    fn refuses(&self) -> bool;
    fn row(&self, voice: Voice<'_>) -> Option<[String; 2]>;
    fn equals(&self, other: &dyn Any) -> bool;
}

impl<T: Tell> OfARoom for T {
    fn say(&self, voice: Voice<'_>) -> Vec<Segment> {
        Say::say(self, voice)
    }

    fn refuses(&self) -> bool {
        Tell::refuses(self)
    }

    fn row(&self, voice: Voice<'_>) -> Option<[String; 2]> {
        Tell::row(self, voice)
    }

    fn equals(&self, other: &dyn Any) -> bool {
        other.downcast_ref::<T>() == Some(self)
    }
}
