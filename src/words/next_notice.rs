//! What is said of the game that comes next: how it is begun, and how strong the built-in opponent plays in it.

use super::declare::messages;
use crate::rules::position::Color;

messages! { |voice|
    /// What the program says of another game.
    #[derive(Copy, Clone, Debug, PartialEq, Eq)]
    pub enum NextNotice {
        /// Behind the end of a game: how another one is begun, and whether the last move can be taken back.
        Offer { undo: bool } => "next-offer"(undo),
        /// Begin another one: from the position of the study board, from a game that is over, with these pieces?
        Confirm { position: bool, over: bool, side: Option<Color> } => "next-confirm"(position, over, side),
        /// A game is gone through when it is over.
        ReviewLater => "next-review-later",
        /// At a tournament none is begun here.
        Refused => "next-refused",
        /// The game that is left can be taken up again.
        Kept => "next-kept",
        /// None is begun before the game is saved.
        Waits => "next-waits",
        /// A game cannot be begun from the position of the study board.
        NotPlayable => "next-not-playable",
        /// There it would be over at once.
        OverThere => "next-over-there",
        /// How strong the built-in opponent plays, 1 to 8: in this game, if it does, and in the next one.
        Level { now: Option<u8>, next: u8 }
            => "level"(plays: plays(*now, *next), now: now.unwrap_or(*next), next),
        /// How strong it plays in the next game, from now on.
        LevelSet(next: u8) => "level-set"(next),
        NoSuchLevel => "level-none",
    }
}

fn plays(now: Option<u8>, next: u8) -> &'static str {
    match now {
        None => "not",
        Some(now) if now == next => "same",
        Some(_) => "other",
    }
}
