//! What is said while scoresheets are converted: what was left out and why, and what came of it.

use super::Words;
use super::brailled::{Corrected, Unread};
use super::phrase::{Phrase, quoted, reason};
use super::trouble::SoundTrouble;
use crate::game::participant::Language;
use crate::rules::position::Color;

/// Why a game, or what is left of a file, cannot be converted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// Something that is no move, no comment and no result.
    NoMove(String),
    /// A move that is not legal.
    Illegal(String),
    /// Several legal moves fit.
    Ambiguous(String),
    /// A tag that cannot be read.
    Tag(String),
    /// A notation that nobody knows.
    NoNotation(String),
    /// A start position that cannot be read, and why.
    Start(String),
    /// A kind of chess that is another game.
    Variant(String),
    /// A comment or a variation has no end.
    OpenEnded,
    /// There is no result: the game is cut off.
    NoResult,
    /// Something stands behind the result.
    BehindResult,
    /// Moves among the words above the others.
    AmongWords(String),
    /// No game is so long.
    TooLong,
    /// A word in Braille that is no legal move in this code.
    NoMoveInCode(Box<Unread>),
    /// The same, but in another code the game can be read.
    OtherCode(&'static str),
    /// In each of these codes it can be read, as another game.
    SeveralCodes(Vec<&'static str>),
    /// Another number than that of the move.
    Number(String),
    /// A diagram that does not show what stands on the board.
    Diagram,
    /// A page without its number, or with another.
    PageNumber(u32),
    /// A page with more or fewer lines than the first.
    PageHeight,
    /// An empty line among the moves.
    EmptyLine,
    /// A time or an offer that stands behind no move.
    NoMoveBefore(String),
    /// Something that is no Braille cell of six dots.
    NotBraille(String),
    /// The file is cut off within a page.
    PageCutOff,
    /// No page of Braille is so large.
    PageTooLarge,
    /// It is no PEF, and why not.
    Pef(PefTrouble),
    /// What the system says.
    Io(String),
}

/// Why a file is no PEF, where it is not cut off.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PefTrouble {
    /// Nothing of a PEF stands in it.
    #[error("it is no PEF: there is nothing in it")]
    Empty,
    /// It is no XML that is well formed.
    #[error("it is no PEF: it is no well-formed XML")]
    Xml,
    /// What stands between two angle brackets is longer than in any PEF.
    #[error("it is no PEF: a part of it has no end")]
    Endless,
    /// It declares a document type, and perhaps entities.
    #[error("a PEF declares no document type; it is not read")]
    DocumentType,
    /// Its namespace is not that of PEF.
    #[error("it is no PEF: its namespace is another")]
    Namespace,
    /// Its elements stand too deep in one another.
    #[error("it is no PEF: its elements stand too deep in one another")]
    TooDeep,
    /// An element that PEF does not have.
    #[error("it is no PEF: it has <{0}>")]
    Element(String),
    /// An element that does not belong where it stands.
    #[error("it is no PEF: <{0}> stands in a wrong place")]
    Misplaced(String),
    /// Something between the rows.
    #[error("something stands between the rows")]
    BetweenRows,
    /// Something in a row that is no text.
    #[error("a row holds what is no Braille")]
    NoBraille,
}

impl PefTrouble {
    /// Its name in the sentences, and that of the element.
    fn parts(&self) -> (&'static str, &str) {
        match self {
            PefTrouble::Empty => ("empty", ""),
            PefTrouble::Xml => ("xml", ""),
            PefTrouble::Endless => ("endless", ""),
            PefTrouble::DocumentType => ("document-type", ""),
            PefTrouble::Namespace => ("namespace", ""),
            PefTrouble::TooDeep => ("too-deep", ""),
            PefTrouble::Element(name) => ("element", name),
            PefTrouble::Misplaced(name) => ("misplaced", name),
            PefTrouble::BetweenRows => ("between-rows", ""),
            PefTrouble::NoBraille => ("no-braille", ""),
        }
    }
}

/// Where something is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The file.
    pub file: String,
    /// The line.
    pub line: u64,
    /// The number of the game in the file, if it is in one.
    pub game: Option<u64>,
    /// The number of the move, and whose it is, if the moves had begun.
    pub half_move: Option<(u32, Color)>,
}

/// Parts of sheets for which a form has no place, counted.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Dropped {
    /// Comments.
    pub comments: u64,
    /// Signs of annotation.
    pub signs: u64,
    /// Variations.
    pub variations: u64,
    /// Times behind moves.
    pub times: u64,
    /// Draw offers.
    pub offers: u64,
    /// Tags.
    pub tags: u64,
    /// Ends of games in which what was played was not legal.
    pub not_legal: u64,
    /// Lines above the moves in which something had no Braille.
    pub headings: u64,
    /// Lines in Braille above the moves that are to be spoken.
    pub unspoken: u64,
}

impl Dropped {
    const fn named(&self) -> [(&'static str, u64); 9] {
        [
            ("convert-dropped-comments", self.comments),
            ("convert-dropped-signs", self.signs),
            ("convert-dropped-variations", self.variations),
            ("convert-dropped-times", self.times),
            ("convert-dropped-offers", self.offers),
            ("convert-dropped-tags", self.tags),
            ("convert-dropped-not-legal", self.not_legal),
            ("convert-dropped-headings", self.headings),
            ("convert-dropped-unspoken", self.unspoken),
        ]
    }

    /// Adds others.
    pub fn add(&mut self, others: &Dropped) {
        self.comments += others.comments;
        self.signs += others.signs;
        self.variations += others.variations;
        self.times += others.times;
        self.offers += others.offers;
        self.tags += others.tags;
        self.not_legal += others.not_legal;
        self.headings += others.headings;
        self.unspoken += others.unspoken;
    }
}

/// One line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Converting {
    /// A game, or a file from somewhere on, is left out.
    LeftOut(Place, Trouble),
    /// The tag says another result than what stands behind the moves, which counts.
    Results(Place, String),
    /// A game without a result is read as one that goes on.
    GoesOn(Place),
    /// A word in Braille is read although it is written otherwise.
    Corrected(Place, Box<Corrected>),
    /// A line of a comment begins with a tag: perhaps the comment was never closed, and another game stands in it.
    TagInComment(Place),
    /// The number of a move is not this one but that: the moves count.
    Numbers(Place, String, u32),
    /// How far it is: games, and the share of the input in percent, if that is known.
    Progress(u64, Option<u8>),
    /// How many games were converted, and how many left out.
    Done(u64, u64),
    /// So many of one kind of parts (the key of its name) were left out.
    Dropped(&'static str, u64),
    /// So many games were not in UTF-8, and read as Western European letters.
    OldLetters(u64),
    /// Whoever asked for it wants to stop at the first game that cannot be converted.
    Stopped,
    /// Somebody ended the program.
    Interrupted,
    /// A file that cannot be read, and why.
    Unreadable(String, String),
    /// A file that cannot be written, and why.
    Unwritable(String, String),
    /// The file to write is there already.
    Exists(String),
    /// The same, as a question.
    Replace(String),
    /// There is no such file.
    Missing(String),
    /// There is nothing at all in a file.
    EmptyFile(String),
    /// A file holds no game.
    NoGame(String),
    /// A file has not the game of this number, but only so many.
    NoSuchGame(String, u64, u64),
    /// A file is a page for browsers.
    Html(String),
    /// A flag changes nothing in what is to be done.
    FlagUnused(&'static str),
    /// A flag needs another one.
    FlagNeeds(&'static str, &'static str),
    /// Nobody can say in which form a file is.
    UnknownForm(String),
    /// Names in Braille without liblouis, and why.
    NoLouis(String),
    /// A recording cannot go to standard output or to a device.
    NeedsFile,
    /// The list of moves cannot stand where a device or a pipe is.
    NoPlaceForList(String),
    /// Nothing can be spoken, and why.
    NoVoice(SoundTrouble),
    /// No recording is that long: the file, and how many hours it can hold.
    RecordingTooLong(String, u64),
    /// The recording, and the list of its moves beside it.
    Recorded(String, String),
}

impl Converting {
    /// Whether a game, or a file from somewhere on, is not there because of it.
    #[must_use]
    pub const fn leaves_out(&self) -> bool {
        matches!(
            self,
            Converting::LeftOut(..)
                | Converting::Unreadable(..)
                | Converting::Missing(_)
                | Converting::EmptyFile(_)
                | Converting::NoGame(_)
                | Converting::NoSuchGame(..)
                | Converting::Html(_)
                | Converting::UnknownForm(_)
        )
    }

    /// A line for each kind of parts that were left out.
    pub fn dropped(parts: &Dropped) -> impl Iterator<Item = Converting> + use<> {
        parts.named().into_iter().filter(|(_, count)| *count > 0).map(|(key, count)| Converting::Dropped(key, count))
    }
}

impl Words {
    /// A line about converting.
    #[must_use]
    pub fn converting(&self, line: &Converting, language: Language) -> String {
        let phrase = |key| Phrase::new(self.sentences(language), key);
        match line {
            Converting::LeftOut(place, trouble) => self.at(place, &self.trouble(trouble, language), language),
            Converting::Results(place, tag) => {
                self.at(place, &phrase("convert-results-differ").text("tag", &quoted(tag)).words(), language)
            }
            Converting::GoesOn(place) => self.at(place, &phrase("convert-goes-on").words(), language),
            Converting::Corrected(place, corrected) => self.at(place, &self.corrected(corrected, language), language),
            Converting::Numbers(place, number, expected) => {
                let differ = phrase("convert-numbers-differ").text("text", &quoted(number));
                self.at(place, &differ.number("number", *expected).words(), language)
            }
            Converting::TagInComment(place) => self.at(place, &phrase("convert-tag-in-comment").words(), language),
            Converting::Progress(games, None) => phrase("convert-progress").number("games", *games).words(),
            Converting::Progress(games, Some(percent)) => {
                phrase("convert-progress-percent").number("games", *games).number("percent", *percent).words()
            }
            Converting::Done(games, 0) => phrase("convert-done").number("games", *games).words(),
            Converting::Done(games, left_out) => {
                let done = phrase("convert-done").number("games", *games).words();
                let left_out = phrase("convert-left-out").number("games", *left_out).words();
                format!("{done} {left_out}")
            }
            Converting::Dropped(key, count) => phrase(key).number("count", *count).words(),
            Converting::OldLetters(games) => phrase("convert-old-letters").number("games", *games).words(),
            Converting::Stopped => phrase("convert-stopped").words(),
            Converting::Interrupted => phrase("convert-interrupted").words(),
            Converting::Unreadable(file, why) => {
                phrase("convert-unreadable").text("file", file).text("why", reason(why)).words()
            }
            Converting::Unwritable(file, why) => {
                phrase("convert-unwritable").text("file", file).text("why", reason(why)).words()
            }
            Converting::Exists(file) => phrase("convert-exists").text("file", file).words(),
            Converting::Replace(file) => phrase("convert-replace").text("file", file).words(),
            Converting::Missing(file) => phrase("convert-missing").text("file", file).words(),
            Converting::EmptyFile(file) => phrase("convert-empty-file").text("file", file).words(),
            Converting::Html(file) => phrase("convert-html").text("file", file).words(),
            Converting::NoSuchGame(file, game, games) => {
                phrase("convert-no-such-game").text("file", file).number("game", *game).number("games", *games).words()
            }
            Converting::FlagUnused(flag) => phrase("convert-flag-unused").text("flag", flag).words(),
            Converting::FlagNeeds(flag, other) => {
                phrase("convert-flag-needs").text("flag", flag).text("other", other).words()
            }
            Converting::NoGame(file) => phrase("convert-no-game").text("file", file).words(),
            Converting::UnknownForm(file) => phrase("convert-unknown-form").text("file", file).words(),
            Converting::NoLouis(why) => phrase("convert-no-louis").text("why", reason(why)).words(),
            Converting::NeedsFile => phrase("convert-needs-file").words(),
            Converting::NoPlaceForList(file) => phrase("convert-no-place-for-list").text("file", file).words(),
            Converting::NoVoice(why) => phrase("convert-no-voice").with("why", why).words(),
            Converting::RecordingTooLong(file, hours) => {
                phrase("convert-recording-too-long").text("file", file).number("hours", *hours).words()
            }
            Converting::Recorded(file, list) => {
                phrase("convert-recorded").text("file", file).text("list", list).words()
            }
        }
    }

    /// Whether an answer to [`Converting::Replace`] is a yes.
    #[must_use]
    pub fn is_yes(&self, answer: &str, language: Language) -> bool {
        let yes = Phrase::new(self.sentences(language), "convert-yes").words();
        let first = answer.trim().chars().next().map(|letter| letter.to_lowercase().to_string());
        first.is_some_and(|letter| letter == yes || letter == "y")
    }

    fn at(&self, place: &Place, why: &str, language: Language) -> String {
        let whose = |(number, mover): (u32, Color)| format!("{number}{}", mover.fold_wb("", "..."));
        let phrase = |key| {
            let place_of = format!("{}:{}", place.file, place.line);
            Phrase::new(self.sentences(language), key).text("place", &place_of).text("why", why)
        };
        match (place.game, place.half_move) {
            (None, _) => phrase("convert-at-line").words(),
            (Some(game), None) => phrase("convert-at-game").number("game", game).words(),
            (Some(game), Some(half_move)) => {
                phrase("convert-at-move").number("game", game).text("move", &whose(half_move)).words()
            }
        }
    }

    fn no_pef(&self, why: &PefTrouble, language: Language) -> String {
        let (why, name) = why.parts();
        let phrase = Phrase::new(self.sentences(language), "convert-pef").choice("why", why);
        phrase.text("element", &format!("<{}>", quoted(name))).words()
    }

    fn trouble(&self, trouble: &Trouble, language: Language) -> String {
        let phrase = |key| Phrase::new(self.sentences(language), key);
        let because = |key, why: &str| phrase(key).text("text", reason(why)).words();
        let quoted = |key, text: &str| phrase(key).text("text", &quoted(text)).words() + &self.strange(text, language);
        match trouble {
            Trouble::NoMove(text) => quoted("convert-no-move", text),
            Trouble::Illegal(text) => quoted("convert-illegal", text),
            Trouble::Ambiguous(text) => quoted("convert-ambiguous", text),
            Trouble::Tag(text) => quoted("convert-tag", text),
            Trouble::NoNotation(text) => quoted("convert-no-notation", text),
            Trouble::Start(text) => because("convert-start", text),
            Trouble::Variant(text) => quoted("convert-variant", text),
            Trouble::OpenEnded => phrase("convert-open-ended").words(),
            Trouble::NoResult => phrase("convert-no-result").words(),
            Trouble::BehindResult => phrase("convert-behind-result").words(),
            Trouble::AmongWords(text) => quoted("convert-among-words", text),
            Trouble::TooLong => phrase("convert-too-long").words(),
            Trouble::NoMoveInCode(word) => self.unread(word, language),
            Trouble::OtherCode(code) => quoted("convert-other-code", code),
            Trouble::SeveralCodes(codes) => phrase("convert-several-codes").text("codes", &codes.join(", ")).words(),
            Trouble::Number(text) => quoted("convert-number", text),
            Trouble::Diagram => phrase("convert-diagram").words(),
            Trouble::PageNumber(number) => phrase("convert-page-number").number("number", *number).words(),
            Trouble::PageHeight => phrase("convert-page-height").words(),
            Trouble::EmptyLine => phrase("convert-empty-line").words(),
            Trouble::NoMoveBefore(text) => quoted("convert-no-move-before", text),
            Trouble::NotBraille(text) => quoted("convert-not-braille", text),
            Trouble::PageCutOff => phrase("convert-page-cut-off").words(),
            Trouble::PageTooLarge => phrase("convert-page-too-large").words(),
            Trouble::Pef(why) => self.no_pef(why, language),
            Trouble::Io(text) => because("convert-io", text),
        }
    }
}
