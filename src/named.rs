//! Values that are listed, or have names in flags and files.

/// Gives types `ALL`, their values in order, and, where the values have names, `name` and `from_name`; such values can be kept by their names
/// (`#[serde(with = "crate::named::by_name")]`).
macro_rules! named {
    ($($(#[$about:meta])* pub enum $name:ident { $($(#[$note:meta])* $variant:ident = $text:literal),+ $(,)? })+) => {$(
        $crate::named::named! { $(#[$about])* pub enum $name { $($(#[$note])* $variant),+ } }

        impl $name {
            /// The name in flags and files.
            pub const fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text,)+
                }
            }

            /// The value of a name.
            #[allow(dead_code)] // not every name is read
            pub fn from_name(name: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|value| value.name() == name)
            }
        }

        impl $crate::named::Named for $name {
            fn named(&self) -> &'static str {
                self.name()
            }

            fn of_name(name: &str) -> Option<$name> {
                $name::from_name(name)
            }
        }
    )+};
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$note:meta])* $variant:ident),+ $(,)? }) => {
        $(#[$about])*
        pub enum $name {$(
            $(#[$note])*
            $variant,
        )+}

        impl $name {
            /// All of them, in their order.
            pub const ALL: [$name; [$(stringify!($variant)),+].len()] = [$($name::$variant),+];
        }
    };
}
pub(crate) use named;

/// A value that has a name.
pub(crate) trait Named: Sized {
    /// The name.
    fn named(&self) -> &'static str;
    /// The value of a name.
    fn of_name(name: &str) -> Option<Self>;
}

/// Keeps values by their names.
pub(crate) mod by_name {
    use serde::{Deserialize as _, Deserializer, Serializer, de};

    use super::Named;

    pub fn serialize<T: Named, S: Serializer>(value: &T, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(value.named())
    }

    pub fn deserialize<'a, T: Named, D: Deserializer<'a>>(from: D) -> Result<T, D::Error> {
        let name = String::deserialize(from)?;
        T::of_name(&name).ok_or_else(|| de::Error::custom(format!("`{name}` is not known here")))
    }
}
