//! Teaching in two rounds: a player says each word some times, and then those once more that are taken for others.

use super::teach::{self, Lesson, TIMES};
use super::trial::Examples;
use crate::game::participant::{HearStyle, Language};
use crate::input::voice::teaching::Teaching;
use crate::words::trouble::VoiceTrouble;

/// The player who is taught.
pub trait Pupil {
    /// Says each of these words [`TIMES`] times. `None`: nothing was heard for long.
    ///
    /// # Errors
    /// Why nothing can be heard.
    fn say(&mut self, words: &[String]) -> Result<Option<Examples>, VoiceTrouble>;

    /// Is told how it goes.
    fn told(&mut self, line: &Teaching);
}

/// In which words somebody is taught, and how thoroughly what was learned is tried.
#[derive(Copy, Clone, Debug)]
pub struct Course {
    /// The words of moves.
    pub style: HearStyle,
    /// The player's language.
    pub language: Language,
    /// Positions in which moves are tried with each recording of the words.
    pub positions: usize,
}

impl Course {
    /// Both rounds. Gives what was learned and the examples it was learned from; `None`: nothing was heard in the first round.
    ///
    /// # Errors
    /// When the recogniser is missing, or nothing can be heard.
    pub fn run(self, words: &[String], pupil: &mut impl Pupil) -> Result<Option<(Lesson, Examples)>, VoiceTrouble> {
        pupil.told(&Teaching::Begins { count: count(words.len()), times: count(TIMES) });
        let Some(examples) = pupil.say(words)? else { return Ok(None) };
        let lesson = self.learn(&examples, pupil)?;
        if lesson.mistaken.is_empty() {
            return Ok(Some((lesson, examples)));
        }
        self.again(lesson, examples, pupil).map(Some)
    }

    /// Learns from examples that are there.
    ///
    /// # Errors
    /// When the recogniser is missing.
    pub fn learn(self, examples: &Examples, pupil: &mut impl Pupil) -> Result<Lesson, VoiceTrouble> {
        pupil.told(&Teaching::Working);
        teach::learn(self.style, self.language, examples, self.positions)
    }

    /// Asks once more for the words that are taken for others. What was learned before stays, unless more words are heard then.
    fn again(
        self,
        before: Lesson,
        examples: Examples,
        pupil: &mut impl Pupil,
    ) -> Result<(Lesson, Examples), VoiceTrouble> {
        let unclear: Vec<String> = before.mistaken.iter().map(|(word, _)| word.clone()).collect();
        pupil.told(&Teaching::Again { count: count(unclear.len()), times: count(TIMES) });
        let Some(anew) = pupil.say(&unclear)? else {
            pupil.told(&Teaching::AsBefore);
            return Ok((before, examples));
        };
        let mut all = examples.clone();
        all.extend(anew);
        let lesson = self.learn(&all, pupil)?;
        Ok(if lesson.heard.len() > before.heard.len() { (lesson, all) } else { (before, examples) })
    }
}

fn count(length: usize) -> u64 {
    u64::try_from(length).unwrap_or(u64::MAX)
}
