//! What is said of the game that comes next: how it is begun, and how strong the built-in opponent plays in it.

use super::parts::side_key;
use super::phrase::Phrase;
use super::sentences::Sentences;
use super::utterance::Segment;
use crate::rules::position::Color;

/// What the program says of another game.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NextNotice {
    /// Behind the end of a game: how another one is begun.
    Offer {
        /// Whether the last move can be taken back.
        undo: bool,
    },
    /// Begin another one?
    Confirm {
        /// From the position of the study board.
        position: bool,
        /// The game that is left is over.
        over: bool,
        /// With which pieces, if that was said.
        side: Option<Color>,
    },
    /// At a tournament none is begun here.
    Refused,
    /// The game that is left can be taken up again.
    Kept,
    /// None is begun before the game is saved.
    Waits,
    /// A game cannot be begun from the position of the study board.
    NotPlayable,
    /// There it would be over at once.
    OverThere,
    /// How strong the built-in opponent plays.
    Level {
        /// In this game; `None`: it does not play.
        now: Option<u8>,
        /// In the next one, 1 to 8.
        next: u8,
    },
    /// How strong it plays in the next game, from now on.
    LevelSet(u8),
    /// There is no such level.
    NoSuchLevel,
}

/// The words of a notice about the next game.
pub(super) fn words(sentences: &Sentences, notice: NextNotice) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let yes = |is| if is { "yes" } else { "no" };
    match notice {
        NextNotice::Offer { undo } => phrase("next-offer").choice("undo", yes(undo)).say(),
        NextNotice::Confirm { position, over, side } => phrase("next-confirm")
            .choice("position", yes(position))
            .choice("over", yes(over))
            .choice("side", side.map_or("none", side_key))
            .say(),
        NextNotice::Refused => phrase("next-refused").say(),
        NextNotice::Kept => phrase("next-kept").say(),
        NextNotice::Waits => phrase("next-waits").say(),
        NextNotice::NotPlayable => phrase("next-not-playable").say(),
        NextNotice::OverThere => phrase("next-over-there").say(),
        NextNotice::Level { now, next } => {
            let plays = match now {
                None => "not",
                Some(now) if now == next => "same",
                Some(_) => "other",
            };
            let phrase = phrase("level").choice("plays", plays).number("now", now.unwrap_or(next));
            phrase.number("next", next).say()
        }
        NextNotice::LevelSet(next) => phrase("level-set").number("next", next).say(),
        NextNotice::NoSuchLevel => phrase("level-none").say(),
    }
}
