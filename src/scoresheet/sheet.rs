//! The scoresheet itself, neither PGN nor Braille: what all formats are written from and read into.

use crate::rules::outcome::Outcome;
use crate::rules::position::line::Line;
use crate::rules::position::{ByColor, Color};

/// The scoresheet of one game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sheet {
    /// Names and values as PGN has them (`White`, `Event`, ...), without `Result`. A start position may stand among them as it was
    /// given (`SetUp`, `FEN`), and else follows from the line.
    pub tags: Vec<(String, String)>,
    /// The start position and the legal moves.
    pub line: Line,
    /// What stands after each half-move; empty marks at the end may be left out.
    pub marks: Vec<Mark>,
    /// What stands between the moves in other words.
    pub remarks: Vec<Remark>,
    /// How the game went on after the last legal move, where it did: half-moves as two squares, with their numbers.
    pub not_legal: Option<String>,
    /// The result.
    pub score: Score,
}

/// The sign of a draw offer (C.12).
pub const OFFER: &str = "(=)";
/// The comment that is the second offer after one half-move.
pub const OTHER_OFFER: &str = "{(=)}";
/// How the comment begins that holds what cannot be read of a game.
pub const UNREAD: &str = "unread:";
/// How the comment begins that holds moves which are not legal.
pub const NOT_LEGAL: &str = "not legal:";

/// The tags that have words of their own above the moves, in the order in which they are written.
pub const IN_WORDS: [&str; 8] = ["White", "Black", "Event", "Site", "Date", "Round", HELP.white, HELP.black];

/// The tags that say how often a player was helped; without help there is none. PGN knows no such tag, and lets programs add their own.
pub const HELP: ByColor<&str> = ByColor { white: "WhiteHelp", black: "BlackHelp" };

/// What stands after a half-move.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Mark {
    /// A draw was offered: [`OFFER`].
    pub offer: bool,
    /// What their clock showed when they had completed the move, in milliseconds.
    pub clock: Option<u32>,
    /// How long they thought about it, in milliseconds.
    pub elapsed: Option<u32>,
}

/// Comments, signs of annotation and variations, as they stand in PGN.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Remark {
    /// The number of half-moves after which it stands.
    pub after: usize,
    /// `{a comment}`, `$1`, `(12. Nf3)`.
    pub text: String,
    pub kind: RemarkKind,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum RemarkKind {
    /// A comment in words.
    Comment,
    /// A sign of annotation.
    Sign,
    Variation,
}

/// What stands at the end of a scoresheet.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Score {
    /// `1-0` or `0-1`.
    Won(Color),
    /// `1/2-1/2`
    Drawn,
    /// `1/2-0` or `0-1/2`: the other side has lost, and this one gets only half a point.
    HalfPoint(Color),
    /// `0-0`: both have lost.
    LostByBoth,
    /// `*`: the game has not ended or does not count, or its result is unknown.
    #[default]
    Open,
}

impl Score {
    pub const ALL: [Score; 7] = [
        Score::Won(Color::White),
        Score::Won(Color::Black),
        Score::Drawn,
        Score::HalfPoint(Color::White),
        Score::HalfPoint(Color::Black),
        Score::LostByBoth,
        Score::Open,
    ];

    /// That of a game which ended so.
    pub fn of(outcome: Outcome) -> Score {
        match outcome {
            Outcome::Won { by } => Score::Won(by),
            Outcome::Drawn => Score::Drawn,
            Outcome::HalfPoint { to } => Score::HalfPoint(to),
            Outcome::LostByBoth => Score::LostByBoth,
            Outcome::Annulled => Score::Open,
        }
    }

    /// How the game ended, if it did.
    pub fn outcome(self) -> Option<Outcome> {
        Some(match self {
            Score::Won(by) => Outcome::Won { by },
            Score::Drawn => Outcome::Drawn,
            Score::HalfPoint(to) => Outcome::HalfPoint { to },
            Score::LostByBoth => Outcome::LostByBoth,
            Score::Open => return None,
        })
    }

    /// As people write it.
    pub fn text(self) -> &'static str {
        match self {
            Score::Won(by) => by.fold_wb("1-0", "0-1"),
            Score::Drawn => "1/2-1/2",
            Score::HalfPoint(to) => to.fold_wb("1/2-0", "0-1/2"),
            Score::LostByBoth => "0-0",
            Score::Open => "*",
        }
    }

    /// As PGN has it (8.2.6). `0-0` is not in the standard, but what programs write. One half-point alone is what they cannot read:
    /// the game has no result for them, and a comment says the rest.
    pub fn pgn(self) -> &'static str {
        if self.is_beyond_pgn() { Score::Open.text() } else { self.text() }
    }

    /// Whether a comment must say it in PGN.
    pub const fn is_beyond_pgn(self) -> bool {
        matches!(self, Score::HalfPoint(_))
    }

    /// The score that a word is, however people write it: with any dash or colon, with halves as figures or as a sign. `0-0` is castling,
    /// too, and none.
    pub fn read(text: &str) -> Option<Score> {
        // French sheets mark so who did not come: `1F-0F`.
        let half = |text: &str| {
            Some(match text.trim_end_matches(['F', 'f']) {
                "1" | "1.0" => 2,
                "1/2" | "½" | "0.5" | ".5" => 1,
                "0" | "0.0" => 0,
                _ => return None,
            })
        };
        let text = text.trim().trim_end_matches(['.', ',']);
        match text {
            "*" => return Some(Score::Open),
            "1/2" | "½" => return Some(Score::Drawn),
            "0:0" => return Some(Score::LostByBoth),
            "+--" | "+–-" | "+-–" => return Some(Score::Won(Color::White)),
            "--+" | "-–+" | "–-+" => return Some(Score::Won(Color::Black)),
            _ => {}
        }
        let (white, black) = text.split_once(['-', '–', '—', '−', ':'])?;
        Some(match (half(white)?, half(black)?) {
            (2, 0) => Score::Won(Color::White),
            (0, 2) => Score::Won(Color::Black),
            (1, 1) => Score::Drawn,
            (1, 0) => Score::HalfPoint(Color::White),
            (0, 1) => Score::HalfPoint(Color::Black),
            _ => return None,
        })
    }

    /// The score that a tag says: there `0-0` is none but that, and `+:-` a game to which one player did not come.
    pub fn of_tag(text: &str) -> Option<Score> {
        match text.trim() {
            "+:-" | "+/-" => Some(Score::Won(Color::White)),
            "-:+" | "-/+" => Some(Score::Won(Color::Black)),
            "-:-" | "-/-" => Some(Score::LostByBoth),
            text => Score::read(text).or_else(|| Score::from_text(text)),
        }
    }

    /// The score that is written so.
    pub fn from_text(text: &str) -> Option<Score> {
        Score::ALL.into_iter().find(|score| score.text() == text)
    }
}

/// The value of a tag, if it says something.
pub(super) fn said(value: &str) -> Option<&str> {
    let value = value.trim();
    (!value.chars().all(|letter| matches!(letter, '?' | '.' | '-'))).then_some(value)
}

impl Sheet {
    /// Whether its heading says who played, or where and when.
    pub fn is_named(&self) -> bool {
        IN_WORDS.iter().any(|name| self.tag(name).is_some())
    }

    /// The value of a tag, if it says something: `?` and nothing say nothing.
    pub fn tag(&self, name: &str) -> Option<&str> {
        let (_, value) = self.tags.iter().find(|(tag, _)| tag == name)?;
        said(value)
    }

    /// What stands after a half-move, counted from 0.
    pub fn mark(&self, half_move: usize) -> Mark {
        self.marks.get(half_move).copied().unwrap_or_default()
    }

    /// How many draw offers stand after a half-move, counted from 0: that of the mark, and perhaps the other player's, which is a comment.
    pub fn offers(&self, half_move: usize) -> usize {
        if !self.mark(half_move).offer {
            return 0;
        }
        let is_other = |remark: &Remark| {
            remark.after == half_move + 1 && remark.kind == RemarkKind::Comment && remark.text == OTHER_OFFER
        };
        if self.remarks.iter().any(is_other) { 2 } else { 1 }
    }

    /// What stands after a half-move, counted from 0, to be changed.
    pub fn mark_mut(&mut self, half_move: usize) -> &mut Mark {
        if self.marks.len() <= half_move {
            self.marks.resize(half_move + 1, Mark::default());
        }
        &mut self.marks[half_move]
    }
}
