//! Training at home: puzzles and drills, how they are chosen and judged, and what is kept of them.
//!
//! The session is a machine: lines, moves and results go in, what is to be done comes out ([`step::Do`]). A puzzle is a game of the
//! study mode on the table like any other, so everything that can be asked, heard and entered in a game can be there, too.

pub mod added;
pub mod course;
mod damage;
pub mod drilling;
pub mod drills;
pub mod endgame;
pub mod exercise;
pub mod export;
pub mod glicko;
pub mod lesson;
pub mod lessons;
pub mod lines;
pub mod making;
pub mod notices;
pub mod openings;
pub mod opponents;
pub mod pupil;
pub mod puzzle;
pub mod puzzles;
pub mod repertoire;
pub mod report;
pub mod review;
pub mod reviewing;
pub mod rounds;
pub mod schedule;
pub mod session;
pub mod step;
pub mod store;
mod telling;
mod themes;
