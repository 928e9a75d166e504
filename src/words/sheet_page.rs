//! The words of a scoresheet as a page: headings, columns, and what a sign means that nobody hears.
//!
//! Where a text has a place for something that is filled in later, a sign of [`slot`] stands there, which no text from outside keeps.

use super::Words;
use super::control::control;
use super::parts::side_key;
use super::phrase::Phrase;
use crate::game::clock::TimeControl;
use crate::game::participant::Language;
use crate::game::report::Check;
use crate::rules::outcome::Outcome;
use crate::rules::position::{Color, Piece};

/// Places in a text that are filled in later.
pub mod slot {
    /// The number of the game in its file.
    pub const NUMBER: char = '\u{1}';
    /// The first thing that is filled in: White's name, moves, pieces.
    pub const FIRST: char = '\u{2}';
    /// The second one: Black's name.
    pub const SECOND: char = '\u{3}';
}

/// What a sign of annotation means.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sign {
    /// Of the move.
    Move(MoveSign),
    /// Of the position: whose advantage, or whatever else it is.
    Side(SideSign, Color),
}

macro_rules! keyed {
    ($(#[$doc:meta])* $name:ident { $($(#[$what:meta])* $variant:ident = $key:literal,)+ }) => {
        $(#[$doc])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
        pub enum $name { $($(#[$what])* $variant,)+ }

        impl $name {
            const fn key(self) -> &'static str {
                match self { $($name::$variant => $key,)+ }
            }
        }
    };
}

keyed! {
    /// Signs that name no side.
    MoveSign {
        /// `!`
        Good = "good",
        /// `?`
        Mistake = "mistake",
        /// `!!`
        Brilliant = "brilliant",
        /// `??`
        Blunder = "blunder",
        /// `!?`
        Interesting = "interesting",
        /// `?!`
        Dubious = "dubious",
        /// The only move.
        Forced = "forced",
        /// Neither side is better.
        Equal = "equal",
        /// Nobody knows who is better.
        Unclear = "unclear",
        /// A new move.
        Novelty = "novelty",
        /// With the idea.
        Idea = "idea",
        /// Better is.
        Better = "better",
    }
}

keyed! {
    /// Signs that name a side.
    SideSign {
        /// A slight advantage.
        Slight = "slight",
        /// A clear advantage.
        Clear = "clear",
        /// A decisive advantage.
        Decisive = "decisive",
        /// Every move makes it worse.
        Zugzwang = "zugzwang",
        /// Ahead in development.
        Development = "development",
        /// The initiative.
        Initiative = "initiative",
        /// The attack.
        Attack = "attack",
        /// Something for what was given up.
        Compensation = "compensation",
        /// Counterplay.
        Counterplay = "counterplay",
        /// Little time.
        Hurry = "hurry",
    }
}

/// A text of the page.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names of the fields say it
pub enum PageText<'a> {
    /// The title of the page, with the name of what is published.
    Title(&'a str),
    /// The heading of a game, with the names of the players or without.
    Game { named: bool },
    /// A name that nobody knows.
    Unknown,
    /// The name of the table of moves.
    Moves,
    /// The column of numbers.
    Move,
    /// The column of what a clock showed.
    Clock(Color),
    /// The column of what moves took.
    Thought(Color),
    /// A variation.
    Variation,
    /// Moves that are not legal.
    NotLegal,
    /// A heading that came in Braille.
    BrailleHeading,
    /// The position in which a game begins, and who is to move.
    Start(Color),
    /// The position after a move, and who is to move.
    Position(Color),
    /// All pieces of a side.
    Pieces(Color),
    /// A piece.
    Piece(Piece),
    /// Where a player signs.
    Signature(Color),
    /// The result as a scoresheet has it, and what it is; `None` where there is none.
    Score(&'a str, Option<Outcome>),
    /// A draw offer.
    Offer,
    /// What a move threatens.
    Threat(Check),
    /// A sign of annotation.
    Sign(Sign),
}

/// The tags of PGN that have a name in words besides those of [`HeadingLine`](super::sheet_heading::HeadingLine).
const TAGS: [&str; 19] = [
    "Result",
    "TimeControl",
    "WhiteTimeControl",
    "BlackTimeControl",
    "Termination",
    "WhiteElo",
    "BlackElo",
    "WhiteTitle",
    "BlackTitle",
    "WhiteTeam",
    "BlackTeam",
    "WhiteType",
    "BlackType",
    "Annotator",
    "Opening",
    "ECO",
    "Rules",
    "Variant",
    "Time",
];

/// What the standard lets `Termination`, `WhiteType` and `BlackType` say (9.8.1 and 9.1).
const VALUES: [&str; 10] = [
    "human",
    "program",
    "normal",
    "time forfeit",
    "unterminated",
    "abandoned",
    "adjudication",
    "death",
    "emergency",
    "rules infraction",
];

impl Words {
    /// A text of the page.
    pub fn page(&self, text: &PageText<'_>, language: Language) -> String {
        let phrase = |key| Phrase::new(self.sentences(language), key);
        let of = |key, side: Color| phrase(key).with("side", side);
        let number = |phrase: Phrase<'_>| phrase.choice("number", slot::NUMBER).words();
        match *text {
            PageText::Title(name) => phrase("page-title").text("name", name).words(),
            PageText::Game { named: false } => number(phrase("page-game")),
            PageText::Game { named: true } => {
                number(phrase("page-game-between").choice("white", slot::FIRST).choice("black", slot::SECOND))
            }
            PageText::Unknown => phrase("page-unknown").words(),
            PageText::Moves => number(phrase("page-moves")),
            PageText::Move => phrase("page-move").words(),
            PageText::Clock(side) => of("page-clock", side).words(),
            PageText::Thought(side) => of("page-thought", side).words(),
            PageText::Variation => phrase("page-variation").choice("moves", slot::FIRST).words(),
            PageText::NotLegal => phrase("page-not-legal").choice("moves", slot::FIRST).words(),
            PageText::BrailleHeading => phrase("page-braille-heading").words(),
            PageText::Start(side) => number(of("page-start", side)),
            PageText::Position(side) => number(of("page-position", side).choice("move", slot::FIRST)),
            PageText::Pieces(side) => of("page-pieces", side).choice("pieces", slot::FIRST).words(),
            PageText::Piece(piece) => phrase("piece-of-side").with("piece", piece).words(),
            PageText::Signature(side) => of("page-signature", side).words(),
            PageText::Score(text, outcome) => {
                let score = match outcome {
                    Some(Outcome::Won { by }) => side_key(by),
                    Some(Outcome::Drawn) => "drawn",
                    Some(Outcome::LostByBoth) => "both",
                    Some(Outcome::Annulled) | None => "open",
                };
                phrase("page-score").choice("score", score).choice("text", text).words()
            }
            PageText::Offer => phrase("page-offer").words(),
            PageText::Threat(check) => {
                let threat = if check == Check::Mate { "mate" } else { "check" };
                phrase("page-threat").choice("threat", threat).words()
            }
            PageText::Sign(Sign::Move(sign)) => of("page-sign", Color::White).choice("sign", sign.key()).words(),
            PageText::Sign(Sign::Side(sign, side)) => of("page-sign", side).choice("sign", sign.key()).words(),
        }
    }

    /// The name of a tag of PGN in words, if it has one.
    pub fn page_tag(&self, tag: &str, language: Language) -> Option<String> {
        TAGS.contains(&tag).then(|| Phrase::new(self.sentences(language), "page-tag").choice("tag", tag).words())
    }

    /// What the value of a tag means, if it is one of those that the standard lists, or a time control that can be said whole.
    pub fn page_value(&self, tag: &str, value: &str, language: Language) -> Option<String> {
        match tag {
            "TimeControl" | "WhiteTimeControl" | "BlackTimeControl" => {
                let time = TimeControl::from_pgn(value).ok()?;
                (time.to_pgn() == value).then(|| control(self.sentences(language), &time))
            }
            "Termination" | "WhiteType" | "BlackType" => {
                let known = VALUES.into_iter().find(|known| known.eq_ignore_ascii_case(value))?;
                let phrase = Phrase::new(self.sentences(language), "page-value");
                Some(phrase.choice("value", known.replace(' ', "-")).words())
            }
            _ => None,
        }
    }
}
