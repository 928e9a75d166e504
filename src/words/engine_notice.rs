//! What is said of UCI engines: which there are, how strong they play, what has gone wrong.

use super::arguments::figure;
use super::declare::messages;
use super::notice::Tell;
use super::phrase::{Voice, one_line};
use super::utterance::Segment;
use crate::game::engine_trouble::{CannotPlay, EngineTrouble, Takes};

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

impl Tell for EngineNotice {}
