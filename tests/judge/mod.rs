//! Judges law vectors: what the program decides in a situation, beside what is expected.
//!
//! A vector says what is given and what is done in it, as data (`vectors.json`, `schema.md` of the sources); each kind and form has
//! a type for the one and one for the other, and a field that neither has is an error. Its adapter lays the table, lets the same
//! functions and the same [`Game`](annabella::game::Game) decide that decide in play, and writes down what they say. It never sees
//! what is expected, nor the name of the vector.
//!
//! Where a played game has an input for what a vector asks, the adapter makes that input at a table and reads the facts, the
//! messages and the state: `adjourn`, `arrival`, `auto_end`, `claim`, `clock`, `device`, `draw_agreement`, `draw_offer`, `ending`,
//! `flag_fall` (position, claim, the arbiter's call, timeline), `illegal_move` (completed, both kings in check, displaced), `illegal_penalty`,
//! `move_count`, `points` (results, award), `quickplay`, `recording` (order, five minutes, no complete sheet, rapid, signed), `request`,
//! `resign`, `setup` (wrong position, orientation, colours), `time_class`, `touch`, `vis_flow`. These ask the function of the Laws itself,
//! because no input of a game carries the question:
//!
//! - `geometry`, `legality`, `chess960_castle`, `chess960_setup`, `position_class`, `solver_limit`, the kinds about notation,
//!   announcements and words: they are questions about one position or one text.
//! - `repetition`: the history is judged as a whole, even beyond the end of the game; its claims are made in the game.
//! - `points/refusal` and `arbiter`: what the arbiter may choose from.
//! - `recording`: `after_flag` gives who was exempt, `reconstruct` and `medium` what lies on the table, `unprovable` what is proved,
//!   `advance` why somebody writes.
//! - `flag_fall/both_flags`: nobody knows which flag fell first, as the console always does.
//! - `illegal_move/unrestorable`, `clock/hand`: what only the arbiter sees is given.

// The fields of a vector bear the names of the format, and every adapter has the same signature, whether it can fail or not.
#![allow(clippy::struct_field_names, clippy::unnecessary_wraps, clippy::needless_pass_by_value)]

mod adjourn;
mod announcement;
mod board;
mod case;
mod claims;
mod clock;
mod compare;
mod conduct;
mod dialogue;
mod dispatch;
mod endings;
mod event;
mod flags;
mod illegal;
mod memory;
mod notation;
mod offers;
mod overrides;
pub mod program;
mod quickplay;
mod recording;
mod table;
mod touch;
mod vector;
mod wrong;

use case::Case;
use memory::Memory;
use vector::{Fields, FileError, Vector};

/// What became of one vector under one profile.
#[derive(Clone, Debug, PartialEq)]
pub struct Verdict {
    /// The profile.
    pub profile: String,
    /// What the program decides.
    pub decided: Fields,
    /// Whether that is what is expected.
    pub pass: bool,
    /// The keys in which it is not.
    pub differs: Vec<String>,
    /// Why nothing could be decided.
    pub error: Option<String>,
}

/// What became of one vector.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// Its name.
    pub id: String,
    /// What was decided under each profile; empty where the vector is none, or nobody can decide it.
    pub verdicts: Vec<Verdict>,
    /// Why the vector is none.
    pub error: Option<String>,
    /// Whether software cannot decide it, as the vector itself says.
    pub skipped: bool,
}

impl Report {
    /// Whether everything is as expected. What cannot be decided is not held against anybody.
    #[must_use]
    pub fn pass(&self) -> bool {
        self.error.is_none() && self.verdicts.iter().all(|verdict| verdict.pass)
    }
}

/// Judges the vectors of a file one after another.
///
/// # Errors
/// A text that holds no list of vectors.
pub fn judge(text: &str) -> Result<impl Iterator<Item = Report> + use<>, FileError> {
    judge_by(Judge::default(), text)
}

/// The same; the record of each game that is played must give the same game again, after each input.
///
/// # Errors
/// A text that holds no list of vectors.
#[allow(dead_code)] // the tests use it
pub fn judge_and_replay(text: &str) -> Result<impl Iterator<Item = Report> + use<>, FileError> {
    judge_by(Judge { replayed: true, ..Judge::default() }, text)
}

fn judge_by(judge: Judge, text: &str) -> Result<impl Iterator<Item = Report> + use<>, FileError> {
    let vectors = vector::read(text)?;
    Ok(vectors.into_iter().map(move |(id, vector)| match vector {
        Ok(vector) => judge.vector(&vector),
        Err(wrong) => Report { id, verdicts: Vec::new(), error: Some(wrong.to_string()), skipped: false },
    }))
}

/// Keeps what takes long to find out.
#[derive(Debug, Default)]
struct Judge {
    memory: Memory,
    replayed: bool,
}

impl Judge {
    fn vector(&self, vector: &Vector) -> Report {
        let under = |(profile, expected): (&String, &Fields)| self.under(vector, profile, expected);
        let verdicts = vector.profiles.iter().zip(&vector.expected).map(under).collect();
        Report { id: vector.id.clone(), verdicts, error: None, skipped: !vector.decidable }
    }

    fn under(&self, vector: &Vector, profile: &str, expected: &Fields) -> Verdict {
        let decision = overrides::resolve(profile, vector.overrides.as_ref()).and_then(|profile| {
            let adapter = dispatch::adapter(&vector.kind, &vector.form)?;
            let (given, action) = (&vector.given, &vector.action);
            adapter(&Case { given, action, profile: &profile, memory: &self.memory, replayed: self.replayed })
        });
        let profile = profile.to_owned();
        match decision {
            Ok(decided) => {
                let differs = compare::differences(&vector.kind, expected, &decided);
                Verdict { profile, decided, pass: differs.is_empty(), differs, error: None }
            }
            Err(wrong) => Verdict {
                profile,
                decided: Fields::new(),
                pass: false,
                differs: Vec::new(),
                error: Some(wrong.to_string()),
            },
        }
    }
}
