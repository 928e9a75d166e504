//! Why a setting cannot have a value, as a part of a sentence.

use super::arguments::Why;
use super::declare::{Say, messages};
use super::phrase::{Argument, Phrase};
use super::time_wrong;
use super::utterance::text;
use crate::game::warnings::WarningsError;
use crate::game::wrong_value::WrongValue;

messages! { |voice|
    for WrongValue {
        OneOf { given = ["loud"], names = ["on, off"] } => "wrong-one-of"(given, names),
        Number { given = ["nine", ""], least = [1_u64], most = [8_u64] } => "wrong-number"(given, least, most),
        TooLong { most = [120_u64] } => "wrong-too-long"(most),
        NotOneLine => "wrong-not-one-line",
        NoRules { given = ["fide"], names = ["fide-2018, fide-2023"] } => "wrong-no-rules"(given, names),
        NoDirectory => "wrong-no-directory",
        NoWholePath { given = ["games"] } => "wrong-no-whole-path"(given),
        Cue { given = ["loud"] } => "wrong-cue"(given),
        Time { given = ["25:5"], why, near = [None, Some("fide-standard".to_owned())] } => {
            let why = time_wrong::why(voice.sentences, why);
            match near {
                Some(near) => voice.phrase("wrong-time-near").with("why", why).with("near", near).say(),
                None => why,
            }
        },
        Warnings(error) => { error.say(voice) },
        NoSetting { given = ["levle"], near = [None, Some("level")] } => {
            let key = if near.is_some() { "wrong-no-setting-near" } else { "wrong-no-setting" };
            voice.phrase(key).with("given", given).with("near", near.unwrap_or_default()).say()
        },
        NoText => "wrong-no-text",
        Other(why = ["permission denied."]) => { voice.phrase("wrong-other").with("why", Why(why)).say() },
    }
}

messages! { |voice|
    for WarningsError {
        Word { text = ["on"] } => "wrong-warning"(text),
        Seconds { text = ["0", ""], most = [60_u64] } => "wrong-warning-seconds"(text, most),
        Point { text = ["5:60"] } => "wrong-warning-point"(text),
        TooMany => "wrong-warnings-many"(most: crate::game::warnings::MOST_POINTS),
        NoTick => "wrong-warning-tick",
    }
}

impl Argument for WrongValue {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let voice = phrase.voice();
        // What stands there may be nothing.
        let words = text(&self.say(voice));
        phrase.with(name, time_wrong::with_figures(voice.sentences, words.trim_start()))
    }
}
