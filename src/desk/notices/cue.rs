//! What is said of cues: their names, how loud they are.

use crate::desk::lines::command;
use crate::game::effect::Cue;
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::phrase::Voice;

messages! { |voice|
    /// What the program says of its cues.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum CueNotice {
        /// The name of one; its sound follows.
        Name(cue: Cue) => "cue-name"(cue: name(voice, *cue)),
        List => "cue-list"(count: Cue::ALL.len(), names: Cue::ALL.map(|cue| name(voice, cue)).join(", ")),
        /// How loud one is from now on, in percent of its own loudness; its sound follows.
        Set { cue: Cue, loudness: u8 = [0, 40, 100] } => "cue-set"(cue: name(voice, *cue), loudness),
        /// Whether cues sound at all.
        Sounds { on: bool } => "sounds"(on),
        /// No cue has this name.
        Unknown { text: String } => "cue-unknown"(text),
        /// What follows the name is not a change that can be made to a cue.
        WrongChange { text: String } => "cue-wrong-change"(text),
    }
}

fn name(voice: Voice<'_>, cue: Cue) -> &'static str {
    command::name_of_cue(cue, voice.listener.language)
}

impl Tell for CueNotice {}
