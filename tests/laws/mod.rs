//! The vectors of the Laws, judged by `tests/judge`, also as a program: `vectors.json`, or the file that
//! `ANNABELLA_LAW_VECTORS` names.

mod answers;
mod bad;
mod disabled;
pub mod file;
mod flipped;
mod games;
mod mutated;
mod program;
mod rows;
mod table;
