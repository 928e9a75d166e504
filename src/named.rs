//! Values that are listed, or have names in flags and files.

/// Gives types `ALL`, their values in order, and, where the values have names, `name`.
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
