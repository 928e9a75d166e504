//! Messages to words and back: Fluent, number words, times, the styles of announcement; commands heard in words.

pub mod announce;
pub(crate) mod answers;
pub(crate) mod arguments;
pub(crate) mod control;
pub(crate) mod dates;
pub mod declare;
pub mod engine_notice;
mod figures;
pub mod flag_notice;
pub mod flags;
pub mod fold;
pub mod grammar;
#[cfg(test)]
#[path = "tests/heard.rs"]
pub(crate) mod heard;
mod messages;
pub mod notice;
pub mod numbers;
pub(crate) mod parts;
pub mod phrase;
pub(crate) mod positions;
pub mod pronounce;
#[cfg(debug_assertions)]
#[doc(hidden)]
#[path = "tests/pseudo.rs"]
pub mod pseudo;
#[cfg(any(test, debug_assertions))]
#[doc(hidden)]
#[path = "tests/samples.rs"]
pub mod samples;
pub mod seat_names;
pub(crate) mod sentences;
pub(crate) mod squares;
pub mod system;

pub mod trouble;
pub(crate) mod typing;
pub mod utterance;
pub mod voice_notice;

use std::sync::Arc;

use crate::game::message::Message;
use crate::game::participant::{Empties, Grouping, Language, Style, TimeWords};
use crate::game::report::MoveReport;
use crate::game::sheet_log::Says;
use crate::language::OfEach;
use crate::notation::phonetic::Spelling;
use crate::rules::profile::RankWords;
use declare::Say;
use notice::Notice;
use phrase::Voice;
use pronounce::pronounced;
use sentences::Sentences;
use trouble::{SoundTrouble, VoiceTrouble};
use utterance::Segment;

/// How somebody is spoken to.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Listener {
    pub language: Language,
    /// In which style moves are announced. The phonetic styles name squares by their alphabets in every other sentence
    /// too, since *b*, *d*, *e* and *g* cannot be told apart by ear.
    pub style: Style,
    /// How pieces of one kind are said in answers.
    pub grouping: Grouping,
    /// How empty squares are said in answers.
    pub empties: Empties,
    /// How the time on a clock is said.
    pub times: TimeWords,
    /// Whether the side is named with an announced move, in the style that says moves in words. The others say what Appendix
    /// D.2.1 says, and nothing else.
    pub sides: bool,
    /// Whether the names of the Laws are printed with an umlaut (*fünf*) or in ASCII (*fuenf*); they are always spoken
    /// with it.
    pub umlaut: bool,
    /// Whether a pawn is named, too, before its squares in the words of the Laws (*Bauer Eva zwei Eva vier*).
    pub names_pawns: bool,
    /// How ranks are said with the names of the Laws, where the arbiter has decided otherwise than German (D.2.1).
    pub ranks: RankWords,
}

impl Listener {
    /// How the names of the Laws are printed.
    const fn spelling(self) -> Spelling {
        if self.umlaut { Spelling::Umlaut } else { Spelling::Ascii }
    }
}

/// The sentences of all languages. Cloning shares them; those of a language are read when they are first needed.
#[derive(Clone, Default)]
pub struct Words(Arc<Read>);

/// What was read or made of the sentences of each language.
#[derive(Default)]
struct Read {
    sentences: OfEach<Sentences>,
    by_key: bool,
}

impl Words {
    /// Nothing is read yet.
    pub fn new() -> Words {
        Words::default()
    }

    /// For tests: each sentence is said by its key and its arguments, so that another wording is no difference.
    #[doc(hidden)]
    pub fn by_key() -> Words {
        Words(Arc::new(Read { by_key: true, ..Read::default() }))
    }

    /// What a game says.
    pub fn message(&self, message: &Message, listener: &Listener) -> Vec<Segment> {
        pronounced(message.say(self.voice(listener)))
    }

    /// The items of a message that is a list, in pieces that can be said one by one; none for all others.
    pub fn items(&self, message: &Message, listener: &Listener) -> Vec<Vec<Segment>> {
        let items = messages::items(self.voice(listener), message);
        items.into_iter().map(pronounced).collect()
    }

    /// A note on a scoresheet.
    pub fn note(&self, says: &Says, listener: &Listener) -> Vec<Segment> {
        pronounced(says.say(self.voice(listener)))
    }

    /// What the program says outside the game.
    pub fn notice(&self, notice: &Notice, listener: &Listener) -> Vec<Segment> {
        pronounced(notice.say(self.voice(listener)))
    }

    /// A key of a list and what it does, as two texts for a table; `None` for all other notices.
    pub fn key_row(&self, notice: &Notice, listener: &Listener) -> Option<[String; 2]> {
        notice.row(self.voice(listener))
    }

    /// Why a sound cannot be heard.
    pub fn sound_trouble(&self, why: &SoundTrouble, language: Language) -> Vec<Segment> {
        why.say(self.sentences(language).into())
    }

    /// Why nothing that is spoken can be heard.
    pub fn voice_trouble(&self, why: &VoiceTrouble, language: Language) -> Vec<Segment> {
        why.say(self.sentences(language).into())
    }

    /// A move, in the listener's style, without a full stop.
    pub fn announcement(&self, report: &MoveReport, listener: &Listener) -> Vec<Segment> {
        pronounced(announce::announce(self.sentences(listener.language), report, *listener))
    }

    pub(crate) fn voice<'a>(&'a self, listener: &Listener) -> Voice<'a> {
        Voice::new(self.sentences(listener.language), *listener, false)
    }

    pub(crate) fn sentences(&self, language: Language) -> &Sentences {
        let read = if self.0.by_key { Sentences::by_key } else { Sentences::read };
        self.0.sentences.get(language, || read(language))
    }
}
