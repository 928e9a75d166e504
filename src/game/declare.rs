//! How what is said is declared: each in one row, which says its sentence in the locales, the arguments of the sentence, and
//! what tests say it with.
//!
//! ```text
//! messages! {
//!     /// What is said of a piece in hand.
//!     pub enum Message {
//!         /// It no longer stands where it was picked up.
//!         Gone { square: Square } => "hand-gone"(square),
//!         Other { piece: Piece, side: Color } => "hand-other"(piece, other: !*side),
//!         Named { text: String = ["Ada", ""] } => { named(text) },
//!         Closed => "manual-closed",
//!     }
//! }
//! ```
//!
//! A row ends with the key of a sentence and its arguments, which are of types that can stand in a sentence (`Argument`), or
//! with a block that makes sentences of it, where it is not just one. A test says it with every
//! value of its fields (`Sample`), or with those after `=`. A kind without a row does not compile, and a variant of a sentence
//! that no value selects, or a value without one, fails `catalogue::selector_tests`.

/// Values with which tests say everything that can be said.
#[cfg(any(test, debug_assertions))]
pub trait Sample: Sized {
    /// All of them, or one of each kind.
    fn samples() -> Vec<Self>;
}

/// The type of some messages and the values with which tests say them; how they are said is left to others.
macro_rules! kinds {
    (
        $(#[$about:meta])*
        $access:vis enum $name:ident $(<$life:lifetime>)? {$(
            $(#[$note:meta])*
            $variant:ident
            $({ $($(#[$of:meta])* $field:ident: $type:ty $(= $values:expr)?),* $(,)? })?
            $(( $($(#[$of_part:meta])* $part:ident: $part_type:ty $(= $part_values:expr)?),* ))?
            => $($key:literal $(( $($arguments:tt)* ))?)? $({ $($words:tt)* })?
        ),* $(,)?}
    ) => {
        $(#[$about])*
        $access enum $name $(<$life>)? {$(
            $(#[$note])*
            $(#[doc = concat!("The sentence `", $key, "`.")])?
            $variant
            $({ $(
                $(#[$of])*
                $field: $type,
            )* })?
            $(( $($(#[$of_part])* $part_type),* ))?,
        )*}

        #[cfg(any(test, debug_assertions))]
        impl $(<$life>)? $crate::game::declare::Sample for $name $(<$life>)? {
            fn samples() -> Vec<Self> {
                let mut all = Vec::new();
                $($crate::game::declare::every! {
                    all, Self::$variant
                        $({ $($field: Clone::clone(&$field)),* })?
                        $(( $(Clone::clone(&$part)),* ))?;
                    $($($field $(= $values)?,)*)? $($($part $(= $part_values)?,)*)?
                })*
                all
            }
        }
    };
}
pub(crate) use kinds;

/// Rows of messages, as the head of this file tells.
macro_rules! messages {
    (
        $(#[$about:meta])*
        $access:vis enum $name:ident {$(
            $(#[$note:meta])*
            $variant:ident
            $({ $($(#[$of:meta])* $field:ident: $type:ty $(= $values:expr)?),* $(,)? })?
            $(( $($(#[$of_part:meta])* $part:ident: $part_type:ty $(= $part_values:expr)?),* ))?
            => $($key:literal $(( $($argument:ident $(: $value:expr)?),* $(,)? ))?)? $({ $($words:tt)* })?
        ),* $(,)?}
    ) => {
        $crate::game::declare::kinds! {
            $(#[$about])*
            $access enum $name {$(
                $(#[$note])*
                $variant
                $({ $($(#[$of])* $field: $type $(= $values)?),* })?
                $(( $($(#[$of_part])* $part: $part_type $(= $part_values)?),* ))?
                => $($key)? $({ $($words)* })?
            ),*}
        }

        impl $crate::game::sentence::Sayable for $name {
            #[allow(unused_variables)] // a sentence need not say all that is known
            fn sentences(&self) -> Vec<$crate::game::sentence::Sentence> {
                match self {$(
                    Self::$variant $({ $($field),* })? $(( $($part),* ))? => {
                        $($crate::game::sentence::Sentence::new($key)
                            $($(.with(stringify!($argument), $crate::game::declare::argument!($argument $($value)?)))*)?
                            .alone())?
                        $({ $($words)* })?
                    }
                )*}
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
    ($all:ident, $made:expr; $field:ident = $values:expr, $($rest:tt)*) => {
        for $field in IntoIterator::into_iter($values).map(Into::into) {
            $crate::game::declare::every!($all, $made; $($rest)*);
        }
    };
    ($all:ident, $made:expr; $field:ident, $($rest:tt)*) => {
        for $field in $crate::game::declare::Sample::samples() {
            $crate::game::declare::every!($all, $made; $($rest)*);
        }
    };
}
#[cfg(any(test, debug_assertions))]
pub(crate) use every;

/// The names by which the values of a type select variants of sentences.
macro_rules! names {
    ($($type:ty { $($variant:ident = $name:literal),* $(,)? })*) => {$(
        impl<S: $crate::game::sentence::Template> $crate::game::sentence::Argument<S> for $type {
            fn fill(&self, sentence: S, name: &'static str) -> S {
                let variant = match self { $(Self::$variant => $name),* };
                sentence.value(name, $crate::game::sentence::Value::OneOf(&[$($name),*], variant))
            }
        }

        #[cfg(any(test, debug_assertions))]
        impl $crate::game::declare::Sample for $type {
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
        impl<S: $crate::game::sentence::Template> $crate::game::sentence::Argument<S> for $type {
            fn fill(&self, sentence: S, name: &'static str) -> S {
                const NAMES: &[&str] = &{
                    let mut names = [""; <$type>::ALL.len()];
                    let mut index = 0;
                    while index < names.len() {
                        names[index] = <$type>::ALL[index].name();
                        index += 1;
                    }
                    names
                };
                sentence.value(name, $crate::game::sentence::Value::OneOf(NAMES, self.name()))
            }
        }

        #[cfg(any(test, debug_assertions))]
        impl $crate::game::declare::Sample for $type {
            fn samples() -> Vec<Self> {
                Self::ALL.to_vec()
            }
        }
    )*};
}
pub(crate) use by_name;
