//! What thinks on threads of its own: opponents that are programs, and the search that says whether a side can still mate.

#[cfg(feature = "engine")]
pub mod builtin;
#[cfg(not(feature = "engine"))]
#[path = "no_builtin.rs"]
pub mod builtin;
pub mod mating;
