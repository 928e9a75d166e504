//! One sentence being filled in: numbers, choices, foreign text, and moves that keep their own language.

use std::borrow::Cow;

use fluent_bundle::FluentArgs;

use super::Listener;
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::game::sentence::Argument;

/// Placeholders for what is put in after Fluent has done its part. No text from outside keeps a character of this range.
const FIRST_MARK: u32 = 0xE000;
const LAST_MARK: u32 = 0xF8FF;

/// How somebody is spoken to.
#[derive(Copy, Clone)]
pub struct Voice<'a> {
    pub(crate) sentences: &'a Sentences,
    pub(crate) listener: Listener,
    /// Whether it was asked for a second time, so that it is said at length.
    pub(crate) long: bool,
}

impl<'a> Voice<'a> {
    pub(crate) const fn new(sentences: &'a Sentences, listener: Listener, long: bool) -> Voice<'a> {
        Voice { sentences, listener, long }
    }

    /// A sentence to be filled in.
    pub(crate) fn phrase(self, key: &'a str) -> Phrase<'a> {
        Phrase::new(self, key)
    }
}

/// For sentences that read the same in all styles.
impl<'a> From<&'a Sentences> for Voice<'a> {
    fn from(sentences: &'a Sentences) -> Voice<'a> {
        Voice::new(sentences, Listener { language: sentences.language(), ..Listener::default() }, false)
    }
}

/// A sentence and what belongs into it.
pub struct Phrase<'a> {
    voice: Voice<'a>,
    key: &'a str,
    args: FluentArgs<'static>,
    inserts: Vec<Vec<Segment>>,
}

impl<'a> Phrase<'a> {
    /// Every sentence can be another one where it is said at length.
    pub(crate) fn new(voice: impl Into<Voice<'a>>, key: &'a str) -> Phrase<'a> {
        let voice = voice.into();
        let mut args = FluentArgs::new();
        args.set("long", if voice.long { "yes" } else { "no" });
        Phrase { voice, key, args, inserts: Vec::new() }
    }

    /// To whom it is said.
    pub(crate) const fn voice(&self) -> Voice<'a> {
        self.voice
    }

    /// A value, said as its type is.
    pub(crate) fn with(self, name: &'static str, value: impl Argument<Phrase<'a>>) -> Phrase<'a> {
        value.fill(self, name)
    }

    /// A number, for `WORDS` and for choices.
    pub(crate) fn number(mut self, name: &'static str, value: impl Into<u64>) -> Phrase<'a> {
        self.args.set(name, value.into());
        self
    }

    pub(crate) fn choice(mut self, name: &'static str, variant: impl Into<String>) -> Phrase<'a> {
        self.args.set(name, variant.into());
        self
    }

    /// The name of a variant, which is one of several.
    #[cfg_attr(not(test), allow(unused_variables))] // which there are is known to tests alone
    pub(crate) fn one_of(self, all: &[&str], name: &'static str, variant: &'static str) -> Phrase<'a> {
        #[cfg(test)]
        super::heard::know(self.key, name, all);
        self.choice(name, variant)
    }

    /// Text from outside: a name, a file, what the system says. It becomes one line.
    pub(crate) fn text(mut self, name: &'static str, text: &str) -> Phrase<'a> {
        self.args.set(name, one_line(text));
        self
    }

    /// Words that keep their language and their speech.
    pub(crate) fn insert(mut self, name: &'static str, segments: Vec<Segment>) -> Phrase<'a> {
        let mark = u32::try_from(self.inserts.len()).ok().and_then(|index| char::from_u32(FIRST_MARK + index));
        self.args.set(name, mark.unwrap_or_default().to_string());
        self.inserts.push(segments);
        self
    }

    /// The sentence as plain text, for a part of another one.
    pub(crate) fn words(self) -> String {
        self.voice.sentences.fill(self.key, &self.args)
    }

    pub(crate) fn say(self) -> Vec<Segment> {
        let text = self.voice.sentences.fill(self.key, &self.args);
        let mut line = Line::default();
        let mut plain = String::new();
        for character in text.chars() {
            let inserted = u32::from(character)
                .checked_sub(FIRST_MARK)
                .and_then(|index| usize::try_from(index).ok())
                .and_then(|index| self.inserts.get(index));
            match inserted {
                Some(segments) => {
                    line.push(Segment::plain(self.voice.sentences.language(), std::mem::take(&mut plain)));
                    line.extend(segments.iter().cloned());
                }
                None => plain.push(character),
            }
        }
        line.push(Segment::plain(self.voice.sentences.language(), plain));
        line.into_segments()
    }
}

/// Text from outside without line breaks, control characters or placeholders.
pub(crate) fn one_line(text: &str) -> String {
    let private = |c: char| (FIRST_MARK..=LAST_MARK).contains(&u32::from(c));
    text.chars().map(|c| if c.is_control() || private(c) { ' ' } else { c }).collect::<String>().trim().to_owned()
}

/// A word from outside as it is quoted: so long that it can be found, and not longer than somebody can hear.
pub(crate) fn quoted(text: &str) -> Cow<'_, str> {
    const LONGEST: usize = 60;
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{}...", &text[..end]).into(),
        None => text.into(),
    }
}

/// What the system says, without its number and the full stop that the sentence brings.
pub(crate) fn reason(why: &str) -> &str {
    let why = why.trim_end_matches(['.', ' ', '\n', '\r']);
    match why.rsplit_once(" (os error ") {
        Some((words, number)) if number.ends_with(')') => words.trim_end_matches(['.', ' ']),
        _ => why,
    }
}

/// Sentences one after another.
pub(crate) fn together(sentences: impl IntoIterator<Item = Vec<Segment>>) -> Vec<Segment> {
    let mut line = Line::default();
    for sentence in sentences {
        line.sentence(sentence);
    }
    line.into_segments()
}

/// Segments in a row; neighbours of one voice become one, so that the voice need not pause between them.
#[derive(Default)]
pub(crate) struct Line(Vec<Segment>);

impl Line {
    pub(crate) fn push(&mut self, segment: Segment) {
        if segment.text.is_empty() {
            return;
        }
        match self.0.last_mut() {
            Some(last) if last.language == segment.language && !last.spelled && !segment.spelled => {
                if last.spoken.is_some() || segment.spoken.is_some() {
                    last.spoken = Some(format!("{}{}", last.speech(), segment.speech()));
                }
                last.text.push_str(&segment.text);
            }
            _ => self.0.push(segment),
        }
    }

    /// Adds a whole sentence after those that are there.
    pub(crate) fn sentence(&mut self, segments: Vec<Segment>) {
        if let (Some(last), Some(first)) = (self.0.last(), segments.first()) {
            // The blank takes the voice that has just spoken, which leaves no segment of blanks alone.
            let language = if last.spelled { first.language } else { last.language };
            self.push(Segment::plain(language, " "));
        }
        self.extend(segments);
    }

    pub(crate) fn extend(&mut self, segments: impl IntoIterator<Item = Segment>) {
        for segment in segments {
            self.push(segment);
        }
    }

    pub(crate) fn into_segments(self) -> Vec<Segment> {
        self.0
    }
}
