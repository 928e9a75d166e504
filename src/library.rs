//! Libraries of the system that are opened at run time: where one is absent, that is a message and no failed build.
#![allow(unsafe_code)]

use libloading::Library;

/// Why a library cannot be opened.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum LibraryError {
    Missing,
    /// It is of another machine, or damaged.
    Unusable,
}

impl LibraryError {
    /// A library that is there says more than one that is not. The loader has no kinds, only texts.
    fn or(self, error: &libloading::Error) -> LibraryError {
        let is_missing = format!("{error:?}").to_lowercase().contains("no such file");
        if self == LibraryError::Missing && is_missing { self } else { LibraryError::Unusable }
    }
}

/// Opens the first of these libraries that is there. It stays open as long as the process.
///
/// # Errors
/// None of them is there, or the one that is there is of no use.
pub fn open(names: &[&str]) -> Result<&'static Library, LibraryError> {
    let mut why = LibraryError::Missing;
    let opened = names.iter().find_map(|name| {
        // SAFETY: those that we name run nothing of their own when they are opened, beyond setting up their own data.
        let library = unsafe { Library::new(*name) };
        library.map_err(|error| why = why.or(&error)).ok()
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
