//! What is said of UCI engines: which there are, how strong they play, what has gone wrong.

use super::arguments::{Quoted, Why};
use super::declare::messages;
use super::notice::Tell;
use super::phrase::{Argument, Phrase, Voice, one_line};
use super::utterance::Segment;
use crate::game::engine_trouble::{CannotPlay, EngineFailure, EngineTrouble, Takes};
use crate::game::participant::Strength;

messages! { |voice|
    /// What the program says of engines.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum EngineNotice {
        /// What has gone wrong in a game.
        Trouble(trouble: EngineTrouble) => { trouble.say(voice) },
        Cannot(why: CannotPlay) => { why.say(voice) },
        /// At a tournament none plays.
        NotInTournament => "engine-not-in-tournament",
        /// How many there are on this machine.
        Count(count: usize) => "engines-count"(count),
        /// One of them: its place in the list, from 1, what it calls itself, its name in the settings, and the ratings at which it can be told
        /// to play.
        Item { number: usize, name: String, program: String, ratings: Option<(i64, i64)> = [None, Some((1350, 2850))], chess960: bool }
            => "engines-item"(
                number, name, program, rated: ratings.is_some(), least: ratings.map_or_else(Vec::new, |(least, _)| figure(voice, least)),
                most: ratings.map_or_else(Vec::new, |(_, most)| figure(voice, most)), chess960,
            ),
        ItemFails { number: usize, program: String, why: CannotPlay } => "engines-item-fails"(number, program, why: why.say(voice)),
        /// After the list: how one is chosen.
        Choose(program: String) => "engines-choose"(program),
        Options { name: String, count: usize } => "engine-options"(name, count),
        Option { option: String, takes: Takes } => "engine-option"(option, takes: takes.say(voice), default: !usual(voice, takes).is_empty(), usual: usual(voice, takes)),
    }
}

messages! { |voice| for EngineFailure {
    Ended => "engine-ended",
    Silent => "engine-silent",
    Illegal { text } => "engine-illegal"(text: Quoted(text)),
    Wrong { text = ["Ada", ""] } => {
        let key = if text.is_empty() { "engine-no-answer" } else { "engine-wrong" };
        voice.phrase(key).with("text", Quoted(text)).say()
    },
} }

messages! { |voice| for EngineTrouble {
    StartedAgain { name, why } => "engine-started-again"(name, why: why.say(voice)),
    Replaced { name, why, level } => "engine-replaced"(name, why: why.say(voice), level),
    Abandoned { name, why } => "engine-abandoned"(name, why: why.say(voice)),
} }

messages! { |voice| for Takes {
    Check { default } => "engine-takes-check",
    Spin { default, min, max } => "engine-takes-number"(least: figure(voice, *min), most: figure(voice, *max)),
    Combo { default, of } => {
        // An engine that lists no words.
        let key = if of.is_empty() { "engine-takes-text" } else { "engine-takes-word" };
        voice.phrase(key).with("words", of.join(", ")).say()
    },
    Text { default } => "engine-takes-text",
    Button => "engine-takes-nothing",
} }

messages! { |voice| for CannotPlay {
    NoneFound => "engine-none-found",
    NotFound { program } => "engine-not-found"(program: Quoted(program)),
    NotStarted { program, why } => "engine-not-started"(program: Quoted(program), why: Why(why)),
    NoEngine { program, why } => "engine-no-engine"(program: Quoted(program), why: why.say(voice)),
    NoChess960 { name } => "engine-no-chess960"(name),
    NoSuchRating { name, least, most } => "engine-no-such-rating"(name, least: figure(voice, *least), most: figure(voice, *most)),
    NoRatings { name } => "engine-no-ratings"(name),
    NoSuchOption { name, option, near } => "engine-no-option"(
        name, option: Quoted(option), known: near.is_some(), near: near.as_deref().unwrap_or_default(),
    ),
    WrongValue { option, value, takes } => "engine-wrong-value"(option, value: Quoted(value), takes: takes.say(voice)),
} }

/// The default value, as it is written.
fn usual(voice: Voice<'_>, takes: &Takes) -> Vec<Segment> {
    let text = match takes {
        Takes::Spin { default, .. } => return figure(voice, *default),
        Takes::Check { default } => default.to_string(),
        Takes::Combo { default, .. } | Takes::Text { default } if default != "<empty>" => one_line(default),
        Takes::Combo { .. } | Takes::Text { .. } | Takes::Button => String::new(),
    };
    if text.is_empty() { Vec::new() } else { vec![Segment::plain(voice.sentences.language(), text)] }
}

/// A number as an engine writes it, in words for the ear.
pub(crate) fn figure(voice: Voice<'_>, number: i64) -> Vec<Segment> {
    let spoken =
        voice.phrase("engine-number").with("negative", number < 0).number("number", number.unsigned_abs()).words();
    vec![Segment { spoken: Some(spoken), ..Segment::plain(voice.sentences.language(), number.to_string()) }]
}

/// A rating, 0 for full strength, and what players of that rating are called.
impl Argument for Strength {
    fn fill<'a>(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let (rating, class) = match *self {
            Strength::Full => (0, "full"),
            Strength::Rating(rating) => (rating, class(rating)),
        };
        phrase.number(name, rating).choice("class", class)
    }
}

/// As clubs speak of their players.
const fn class(rating: u16) -> &'static str {
    match rating {
        0..1000 => "beginner",
        1000..1400 => "casual",
        1400..1800 => "club",
        1800..2200 => "strong",
        2200..2500 => "master",
        _ => "grandmaster",
    }
}

/// How strong an engine plays, as part of a sentence.
pub(crate) fn strength(voice: Voice<'_>, strength: Strength) -> Vec<Segment> {
    voice.phrase("engine-strength").with("rating", strength).say()
}

impl Tell for EngineNotice {}
