//! The words of a scoresheet as a page: headings, columns, and the meaning of signs that are seen but not heard.
//!
//! Where a text has a place for something that is filled in later, a sign of [`slot`] stands there, which no text from outside keeps.

use crate::game::clock::TimeControl;
use crate::game::declare::names;
use crate::game::ended::result_key;
use crate::game::participant::Language;
use crate::game::report::Check;
use crate::rules::outcome::Outcome;
use crate::rules::position::{Color, Piece};
use crate::words::Words;
use crate::words::control::control;
use crate::words::declare::{Say, messages};
use crate::words::phrase::Phrase;
use crate::words::utterance::text;

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
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    Good,
    Mistake,
    Brilliant,
    Blunder,
    Interesting,
    Dubious,
    /// The only move.
    Forced,
    /// Neither side is better.
    Equal,
    /// It is unclear who is better.
    Unclear,
    /// A new move.
    Novelty,
    Idea,
    Better,
    /// A slight advantage.
    Slight,
    /// A clear advantage.
    Clear,
    /// A decisive advantage.
    Decisive,
    /// Every move makes it worse.
    Zugzwang,
    /// Ahead in development.
    Development,
    Initiative,
    Attack,
    /// Something for what was given up.
    Compensation,
    Counterplay,
    /// Little time.
    Hurry,
}

names! {
    Sign {
        Good = "good", Mistake = "mistake", Brilliant = "brilliant", Blunder = "blunder", Interesting = "interesting",
        Dubious = "dubious", Forced = "forced", Equal = "equal", Unclear = "unclear", Novelty = "novelty",
        Idea = "idea", Better = "better", Slight = "slight", Clear = "clear", Decisive = "decisive",
        Zugzwang = "zugzwang", Development = "development", Initiative = "initiative", Attack = "attack",
        Compensation = "compensation", Counterplay = "counterplay", Hurry = "hurry",
    }
    Check { None = "none", Check = "check", Mate = "mate" }
}

messages! { |voice|
    #[derive(Copy, Clone, Debug, PartialEq, Eq)]
    pub enum PageText<'a> {
        /// The title of the page, with the name of what is published.
        Title(name: &'a str) => "page-title"(name),
        /// The heading of a game without names.
        Game => "page-game"(number: slot::NUMBER),
        /// The heading of a game with the names of the players.
        GameBetween => "page-game-between"(number: slot::NUMBER, white: slot::FIRST, black: slot::SECOND),
        /// What stands for a name that is not known.
        Unknown => "page-unknown",
        /// The name of the table of moves.
        Moves => "page-moves"(number: slot::NUMBER),
        /// The column of numbers.
        Move => "page-move",
        /// The column of what a clock showed.
        Clock(side: Color) => "page-clock"(side),
        /// The column of what moves took.
        Thought(side: Color) => "page-thought"(side),
        Variation => "page-variation"(moves: slot::FIRST),
        NotLegal => "page-not-legal"(moves: slot::FIRST),
        BrailleHeading => "page-braille-heading",
        /// The position in which a game begins, and who is to move.
        Start(side: Color) => "page-start"(side, number: slot::NUMBER),
        /// The position after a move, and who is to move.
        Position(side: Color) => "page-position"(side, move: slot::FIRST, number: slot::NUMBER),
        Pieces(side: Color) => "page-pieces"(side, pieces: slot::FIRST),
        Piece(piece: Piece) => "piece-of-side"(piece),
        /// Where a player signs.
        Signature(side: Color) => "page-signature"(side),
        /// The result as a scoresheet has it, and what it is; `None` where there is none.
        Score(text: &'a str, outcome: Option<Outcome>) => "page-score"(score: result_key(*outcome), text),
        Offer => "page-offer",
        /// What a move threatens.
        Threat(check: Check) => "page-threat"(threat: check),
        /// A sign of annotation, and the side that has what it means; any side, where the sign is about none.
        Sign(sign: Sign, side: Color) => "page-sign"(sign, side),
    }
}

/// The tags of PGN that have a name in words besides those of [`HeadingLine`](crate::scoresheet::sentences::heading::HeadingLine).
pub(crate) const TAGS: [&str; 19] = [
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
pub(crate) const VALUES: [&str; 10] = [
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
    pub fn page(&self, what: &PageText<'_>, language: Language) -> String {
        text(&what.say(self.sentences(language).into()))
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
