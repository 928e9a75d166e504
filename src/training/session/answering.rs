//! What became of what the session has asked for.

use std::path::PathBuf;

use super::Session;
use crate::game::system_error::SystemError;
use crate::training::notices::review::ReviewNotice;
use crate::training::notices::training::TrainingNotice;
use crate::training::step::{Answer, Do};

impl Session {
    /// What follows from an answer. `at` is in milliseconds, `now` in seconds since 1 January 1970, UTC.
    pub fn take(&mut self, answer: Answer, at: u64, now: u64) -> Vec<Do> {
        match answer {
            Answer::Kept(kept) => self.kept(kept, now),
            Answer::RoundKept(finished, kept) => self.round_kept(finished, kept),
            Answer::NewKept(kept) => self.new_kept(kept),
            Answer::Found(found) => self.found(*found, now),
            Answer::Counted(counts) => self.themes_counted(counts),
            Answer::Weighed(weighed) => self.weighed(&weighed, at, now),
            Answer::Looked { found, left } => self.looked(found, &left, at, now),
            Answer::Made { found, left } => self.made_puzzles(found, &left, at, now),
            Answer::Reported(files) => files.into_iter().map(reported).collect(),
            Answer::Provided(tables, troubles) => self.provided(*tables, troubles),
        }
    }

    /// Whether the last result could not be saved.
    pub const fn is_unsaved(&self) -> bool {
        self.is_unsaved
    }
}

fn reported((file, why): (PathBuf, Option<SystemError>)) -> Do {
    let file = file.display().to_string();
    Do::Say(match why {
        None => TrainingNotice::Exported { file },
        Some(why) => TrainingNotice::Review(Box::new(ReviewNotice::NotWritten { file, why })),
    })
}
