//! What is said of cues: their names, how loud they are.

use super::command;
use super::phrase::Phrase;
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::effect::Cue;

/// What the program says of its cues.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CueNotice {
    /// The name of one; its sound follows.
    Name(Cue),
    /// How many there are, and their names.
    List,
    /// How loud one is from now on, in percent of its own loudness; its sound follows.
    Set {
        /// Which.
        cue: Cue,
        /// 0 to 100.
        loudness: u8,
    },
    /// Whether cues sound at all.
    Sounds {
        /// Whether they do.
        on: bool,
    },
    /// No cue has this name.
    Unknown {
        /// What was entered.
        text: String,
    },
    /// What stands behind the name is nothing that can be done to a cue.
    WrongChange {
        /// What was entered.
        text: String,
    },
}

/// The words of a notice.
pub(super) fn words(sentences: &Sentences, notice: &CueNotice) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let name = |cue| name(sentences, cue);
    match notice {
        CueNotice::Name(cue) => phrase("cue-name").text("cue", name(*cue)).say(),
        CueNotice::List => {
            let names: Vec<&str> = Cue::ALL.into_iter().map(name).collect();
            phrase("cue-list").number("count", Cue::ALL.len() as u64).text("names", &names.join(", ")).say()
        }
        CueNotice::Set { cue, loudness } => {
            phrase("cue-set").text("cue", name(*cue)).number("loudness", *loudness).say()
        }
        CueNotice::Sounds { on } => phrase("sounds").choice("on", if *on { "yes" } else { "no" }).say(),
        CueNotice::Unknown { text } => phrase("cue-unknown").text("text", text).say(),
        CueNotice::WrongChange { text } => phrase("cue-wrong-change").text("text", text).say(),
    }
}

fn name(sentences: &Sentences, cue: Cue) -> &'static str {
    command::name_of_cue(cue, sentences.language())
}
