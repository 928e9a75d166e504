//! What is said of the game that comes next: how it is begun, and how strong the built-in opponent plays in it.

use crate::game::participant::LEVELS;
use crate::game::report::MoveReport;
use crate::rules::position::{Color, Role, Square};
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::phrase::Voice;

messages! { |voice|
    /// What the program says of another game.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum NextNotice {
        /// After the end of a game: how another one is begun, and whether the last move can be taken back.
        Offer { undo: bool } => "next-offer"(undo),
        /// Begin another one: from the position of the study board, from a game that can be taken up again, with these pieces?
        Confirm { position: bool, resumable: bool, side: Option<Color> } => "next-confirm"(position, resumable, side),
        /// A game is gone through when it is over.
        ReviewLater => "next-review-later",
        /// Training comes when the game is over.
        TrainLater => "next-train-later",
        /// Games wait, while somebody trains.
        Unfinished { count: usize } => "next-unfinished"(count),
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
        /// How strong the built-in opponent plays: in this game, if it does, and in the next one.
        Level { now: Option<u8>, next: u8 }
            => "level"(plays: plays(*now, *next), now: now.unwrap_or(*next), next, most: LEVELS),
        /// How strong it plays in the next game, from now on.
        LevelSet(next: u8) => "level-set"(next),
        /// Which level is about even for the player, by this number of games; none: every one is too strong, and odds are proposed.
        Even { level: Option<u8> = [None, Some(4)], games: u32 = [5_u32, 21] }
            => "level-even"(too_strong: level.is_none(), level: level.unwrap_or(1), games),
        /// For which opening the engine plays in this game, and its moves.
        Opening { name: &'static str = ["sicilian-defence"], moves: Vec<MoveReport> = [crate::game::samples::of_every_kind()] }
            => "next-opening"(name: opening(voice, name), moves: moves),
        /// There is none of that name; perhaps the nearest is meant.
        NoSuchOpening { near: Option<&'static str> = [None, Some("sicilian-defence")] }
            => "next-no-opening"(has_near: near.is_some(), near: near.map(|near| opening(voice, near)).unwrap_or_default()),
        /// Only an engine plays for an opening that was chosen.
        OpeningOfAnEngine => "next-opening-engine",
        /// Without which piece the opponent plays in this game: from where it is missing.
        Odds { piece: Role, square: Square } => "next-odds"(role: piece, square),
        NoSuchLevel => "level-none"(most: LEVELS),
        /// The game was played at a tournament, and the arbiter has not said yet that it may be looked at.
        ReviewNotReleased => "review-not-released",
        /// A game without moves cannot be reviewed.
        NothingToReview => "review-no-moves",
    }
}

fn opening(voice: Voice<'_>, name: &str) -> String {
    voice.phrase(&format!("opening-{name}")).words()
}

fn plays(now: Option<u8>, next: u8) -> &'static str {
    match now {
        None => "not",
        Some(now) if now == next => "same",
        Some(_) => "other",
    }
}

impl Tell for NextNotice {
    fn refuses(&self) -> bool {
        matches!(self, NextNotice::Refused | NextNotice::NoSuchLevel | NextNotice::NotPlayable | NextNotice::OverThere)
    }
}
