//! What is said of the page that shows the board, and the texts on it that do not change.

use serde::Serialize;

use super::Words;
use super::arguments::Why;
use super::declare::messages;
use super::phrase::Phrase;
use crate::game::participant::Language;

messages! { |voice|
    /// What the program says of the page with the board.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum ScreenNotice {
        /// Where it can be seen.
        Shown { address: String } => "screen-shown"(address),
        /// It cannot be shown.
        NotShown { why: String } => "screen-not-shown"(why: Why(why)),
        /// At a tournament nobody sees the game on a screen.
        NotAtTournament => "screen-not-at-tournament",
    }
}

/// The texts of the page, as its script reads them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[allow(missing_docs)] // the keys of the sentences say it
pub struct ScreenTexts {
    pub board: String,
    pub moves: String,
    pub connected: String,
    pub lost: String,
    pub flip: String,
    pub number: String,
    pub white: String,
    pub black: String,
    pub captured: String,
}

impl Words {
    /// The texts of the page with the board.
    pub fn screen(&self, language: Language) -> ScreenTexts {
        let text = |key| Phrase::new(self.sentences(language), key).words();
        ScreenTexts {
            board: text("screen-board"),
            moves: text("screen-moves"),
            connected: text("screen-connected"),
            lost: text("screen-lost"),
            flip: text("screen-flip"),
            number: text("screen-number"),
            white: text("screen-white"),
            black: text("screen-black"),
            captured: text("screen-captured"),
        }
    }

    /// What the page is called: who plays whom.
    pub fn screen_title(&self, [white, black]: [&str; 2], language: Language) -> String {
        Phrase::new(self.sentences(language), "screen-title").text("white", white).text("black", black).words()
    }
}
