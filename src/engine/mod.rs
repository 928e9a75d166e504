//! What thinks on threads of its own: opponents that are programs, and the search that says whether a side can still mate.

pub mod house;
pub mod mating;
