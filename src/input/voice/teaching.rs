//! What is said while a player teaches the console how they say the words.

use crate::game::participant::Language;
use crate::game::sentence::Why;
use crate::game::system_error::SystemError;
use crate::words::Words;
use crate::words::declare::{Say, messages};
use crate::words::utterance::Segment;

messages! { |voice|
    /// A line of `annabella voice`.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Teaching {
        /// The number of words, and how often each is to be said.
        Begins { count: u64, times: u64 } => "teach-begins"(count, times),
        /// The word that is to be said.
        Say { text: String } => "teach-say"(text),
        /// How often the word was heard, and how often it was to be said.
        Heard { number: u64, times: u64 } => "teach-heard"(number, times),
        NothingHeard => "teach-nothing-heard",
        /// Nothing was heard so often that it ends.
        GivenUp => "teach-given-up",
        /// It is being worked out.
        Working => "teach-working",
        /// How many words are asked for again, since they were taken for others, and how often each.
        Again { count: u64, times: u64 } => "teach-again"(count, times),
        /// Nothing was heard so often then that what was learned before stays.
        AsBefore => "teach-as-before",
        /// How many of all words are heard now.
        Done { count: u64, total: u64 } => "teach-done"(count, total),
        /// How many moves were put together, and how many of them were heard, asked about, and mistaken.
        Trial { moves: u64, right: u64, asked: u64, mistaken: u64 } => "teach-trial"(moves, right, asked, mistaken),
        /// From now on the player is asked less often than others.
        AsksLess => "teach-asks-less",
        /// More often.
        AsksMore => "teach-asks-more",
        /// As often.
        AsksAsUsual => "teach-asks-as-usual",
        /// For moves there were too few words.
        TooFew => "teach-too-few",
        /// The player is faint, and is made louder.
        Louder => "teach-louder",
        /// A word is taken for another one.
        Mistaken { text: String, other: String } => "teach-mistaken"(text, other),
        /// A word is taken for nothing.
        Unheard { text: String } => "teach-unheard"(text),
        NoExamples { folder: String } => "teach-no-examples"(folder: Why(folder)),
        /// These recordings of the folder are not used.
        NotUsed { files: String } => "teach-not-used"(files: Why(files)),
        /// It could not be kept.
        NotKept { system: SystemError } => "teach-not-kept"(system),
        /// Everything was deleted.
        Forgotten => "teach-forgotten",
        NothingKept => "teach-nothing-kept",
    }
}

impl Words {
    /// What is said while a player teaches the console.
    pub fn teaching(&self, line: &Teaching, language: Language) -> Vec<Segment> {
        line.say(self.sentences(language).into())
    }
}
