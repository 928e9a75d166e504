//! How the rooms declare what they say outside a game: as `game::declare` says, with blocks that may use the voice to which it
//! is said.
//!
//! ```text
//! messages! { |voice|
//!     pub enum HandNotice {
//!         Gone { square: Square } => "hand-gone"(square),
//!         Named { text: String = ["Ada", ""] } => { named(voice, text) },
//!     }
//! }
//! ```

use super::phrase::Voice;
use super::utterance::Segment;

/// Something that can be said.
pub trait Say {
    /// The words, to this listener.
    fn say(&self, voice: Voice<'_>) -> Vec<Segment>;
}

impl<T: Say> Say for Box<T> {
    fn say(&self, voice: Voice<'_>) -> Vec<Segment> {
        (**self).say(voice)
    }
}

/// Rows of messages, as the head of this file tells.
macro_rules! messages {
    (
        |$voice:ident|
        $(#[$about:meta])*
        $access:vis enum $name:ident $(<$life:lifetime>)? {$(
            $(#[$note:meta])*
            $variant:ident
            $({ $($(#[$of:meta])* $field:ident: $type:ty $(= $values:expr)?),* $(,)? })?
            $(( $($(#[$of_part:meta])* $part:ident: $part_type:ty $(= $part_values:expr)?),* ))?
            => $($key:literal $(( $($argument:ident $(: $value:expr)?),* $(,)? ))?)? $({ $($words:tt)* })?
        ),* $(,)?}
    ) => {
        $crate::game::declare::kinds! {
            $(#[$about])*
            $access enum $name $(<$life>)? {$(
                $(#[$note])*
                $variant
                $({ $($(#[$of])* $field: $type $(= $values)?),* })?
                $(( $($(#[$of_part])* $part: $part_type $(= $part_values)?),* ))?
                => $($key)? $({ $($words)* })?
            ),*}
        }

        impl $(<$life>)? $crate::words::declare::Say for $name $(<$life>)? {
            #[allow(unused_variables)] // a sentence need not say all that is known
            fn say(&self, $voice: $crate::words::phrase::Voice<'_>) -> Vec<$crate::words::utterance::Segment> {
                match self {$(
                    Self::$variant $({ $($field),* })? $(( $($part),* ))? => {
                        $($voice.phrase($key)
                            $($(.with(stringify!($argument), $crate::game::declare::argument!($argument $($value)?)))*)?
                            .say())?
                        $({ $($words)* })?
                    }
                )*}
            }
        }
    };
}
pub(crate) use messages;
