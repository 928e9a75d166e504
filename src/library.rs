//! Libraries of the system that are opened at run time: where one is absent, that is a message and no failed build.
#![allow(unsafe_code)]

use std::error::Error as _;

use libloading::Library;

/// Opens the first of these libraries that is there. It stays open as long as the process.
///
/// # Errors
/// What the loader says of the last one.
pub fn open(names: &[&str]) -> Result<&'static Library, String> {
    let mut why = String::new();
    let opened = names.iter().find_map(|name| {
        // SAFETY: those that we name run nothing of their own when they are opened, beyond setting up their own data.
        let library = unsafe { Library::new(*name) };
        // The loader's message is the source of the error.
        library.map_err(|error| why = error.source().map_or_else(|| error.to_string(), ToString::to_string)).ok()
    });
    opened.map(|library| &*Box::leak(Box::new(library))).ok_or(why)
}

/// Declares what is called of a library: a struct with a function for each symbol.
macro_rules! functions {
    ($(#[$doc:meta])* $name:ident {$(
        $(#[$about:meta])* $field:ident = $symbol:literal: fn($($argument:ty),* $(,)?) $(-> $result:ty)?;
    )*}) => {
        $(#[$doc])*
        #[derive(Copy, Clone)]
        struct $name {$(
            $(#[$about])*
            $field: unsafe extern "C" fn($($argument),*) $(-> $result)?,
        )*}

        impl $name {
            /// Looks them up; the error is the symbol that the library lacks.
            ///
            /// # Safety
            /// The types must be those of the library, which must never be closed.
            unsafe fn of(library: &libloading::Library) -> Result<$name, &'static str> {
                // SAFETY: as the caller promises.
                unsafe { Ok($name { $($field: *library.get($symbol).map_err(|_| $symbol)?,)* }) }
            }
        }
    };
}
pub(crate) use functions;
