//! What thinks on threads of its own: opponents that are programs, and the search that says whether a side can still mate.

#[cfg(feature = "engine")]
pub mod house;
#[cfg(not(feature = "engine"))]
#[path = "no_house.rs"]
pub mod house;
pub mod mating;
