//! How messages are declared: each in one row, which says its sentence in the locales, the arguments of the sentence, and
//! what tests say it with.
//!
//! ```text
//! messages! { |voice|
//!     /// What is said of a piece in hand.
//!     pub enum HandNotice {
//!         /// It no longer stands where it was picked up.
//!         Gone { square: Square } => "hand-gone"(square),
//!         Other { piece: Piece, side: Color } => "hand-other"(piece, other: !*side),
//!         Named { text: String = ["Ada", ""] } => { named(voice, text) },
//!         Closed => "manual-closed",
//!     }
//! }
//! ```
//!
//! A row ends with the key of a sentence and its arguments, which are of types that can stand in a sentence (`Argument`), or
//! with a block that says it, where it is not just one sentence. A test says it with every value of its fields (`Sample`), or
//! with those after `=`. What the game declares as data has its rows under `for`, without types. A kind without a row does
//! not compile, and a variant of a sentence that no value selects, or a value without one, fails `catalogue::selector_tests`.

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

/// Values with which tests say everything that can be said.
#[cfg(any(test, debug_assertions))]
pub trait Sample: Sized {
    /// All of them, or one of each kind.
    fn samples() -> Vec<Self>;
}

/// Rows of messages, as the head of this file tells.
macro_rules! messages {
    (
        |$voice:ident|
        $(#[$about:meta])*
        $access:vis enum $name:ident $(<$life:lifetime>)? {$(
            $(#[$note:meta])*
            $variant:ident
            $({ $($field:ident: $type:ty $(= $values:expr)?),* $(,)? })?
            $(( $($part:ident: $part_type:ty $(= $part_values:expr)?),* ))?
            => $($key:literal $(( $($argument:ident $(: $value:expr)?),* $(,)? ))?)? $({ $($words:tt)* })?
        ),* $(,)?}
    ) => {
        $(#[$about])*
        $access enum $name $(<$life>)? {$(
            $(#[$note])*
            $(#[doc = concat!("The sentence `", $key, "`.")])?
            $variant
            $({ $(
                $field: $type,
            )* })?
            $(( $($part_type),* ))?,
        )*}

        $crate::words::declare::messages! {
            |$voice| $(<$life>)? for $name $(<$life>)? {$(
                $variant $({ $($field $(= $values)?),* })? $(( $($part $(= $part_values)?),* ))?
                => $($key $(( $($argument $(: $value)?),* ))?)? $({ $($words)* })?
            ),*}
        }
    };
    (
        |$voice:ident| $(<$life:lifetime>)? for $name:ty {$(
            $variant:ident
            $({ $($field:ident $(: $only:literal)? $(= $values:expr)?),* $(,)? })?
            $(( $($part:ident $(= $part_values:expr)?),* ))?
            => $($key:literal $(( $($argument:ident $(: $value:expr)?),* $(,)? ))?)? $({ $($words:tt)* })?
        ),* $(,)?}
    ) => {
        impl $(<$life>)? $crate::words::declare::Say for $name {
            #[allow(unused_variables)] // a sentence need not say all that is known
            fn say(&self, $voice: $crate::words::phrase::Voice<'_>) -> Vec<$crate::words::utterance::Segment> {
                match self {$(
                    Self::$variant $({ $($field $(: $only)?),* })? $(( $($part),* ))? => {
                        $($voice.phrase($key)
                            $($(.with(stringify!($argument), $crate::words::declare::argument!($argument $($value)?)))*)?
                            .say())?
                        $({ $($words)* })?
                    }
                )*}
            }
        }

        #[cfg(any(test, debug_assertions))]
        impl $(<$life>)? $crate::words::declare::Sample for $name {
            fn samples() -> Vec<Self> {
                let mut all = Vec::new();
                $($crate::words::declare::every! {
                    all, Self::$variant
                        $({ $($field: Clone::clone(&$field)),* })?
                        $(( $(Clone::clone(&$part)),* ))?;
                    $($($field $(: $only)? $(= $values)?,)*)? $($($part $(= $part_values)?,)*)?
                })*
                all
            }
        }
    };
}
pub(crate) use messages;

/// The value of an argument: that of the field with its name, if no other is given.
macro_rules! argument {
    ($name:ident) => {
        $name
    };
    ($name:ident $value:expr) => {
        $value
    };
}
pub(crate) use argument;

/// Pushes what is made of every combination of the values of fields.
#[cfg(any(test, debug_assertions))]
macro_rules! every {
    ($all:ident, $made:expr;) => { $all.extend([$made]); };
    ($all:ident, $made:expr; $field:ident: $only:literal, $($rest:tt)*) => {{
        let $field = $only;
        $crate::words::declare::every!($all, $made; $($rest)*);
    }};
    ($all:ident, $made:expr; $field:ident = $values:expr, $($rest:tt)*) => {
        for $field in IntoIterator::into_iter($values).map(Into::into) {
            $crate::words::declare::every!($all, $made; $($rest)*);
        }
    };
    ($all:ident, $made:expr; $field:ident, $($rest:tt)*) => {
        for $field in $crate::words::declare::Sample::samples() {
            $crate::words::declare::every!($all, $made; $($rest)*);
        }
    };
}
#[cfg(any(test, debug_assertions))]
pub(crate) use every;

/// The names by which the values of a type select variants of sentences.
macro_rules! names {
    ($($type:ty { $($variant:ident = $name:literal),* $(,)? })*) => {$(
        impl $crate::words::phrase::Argument for $type {
            fn fill<'a>(
                &self,
                phrase: $crate::words::phrase::Phrase<'a>,
                name: &'static str,
            ) -> $crate::words::phrase::Phrase<'a> {
                phrase.one_of(&[$($name),*], name, match self { $(Self::$variant => $name),* })
            }
        }

        #[cfg(any(test, debug_assertions))]
        impl $crate::words::declare::Sample for $type {
            fn samples() -> Vec<Self> {
                vec![$(Self::$variant),*]
            }
        }
    )*};
}
pub(crate) use names;

/// The same for types whose values have names already.
macro_rules! by_name {
    ($($type:ty)*) => {$(
        impl $crate::words::phrase::Argument for $type {
            fn fill<'a>(&self, phrase: $crate::words::phrase::Phrase<'a>, name: &'static str) -> $crate::words::phrase::Phrase<'a> {
                phrase.one_of(&<$type>::ALL.map(<$type>::name), name, self.name())
            }
        }

        #[cfg(any(test, debug_assertions))]
        impl $crate::words::declare::Sample for $type {
            fn samples() -> Vec<Self> {
                Self::ALL.to_vec()
            }
        }
    )*};
}
pub(crate) use by_name;
