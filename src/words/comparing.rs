//! What is said when two scoresheets are compared: to where they agree, what differs, and why a sheet cannot be read.

use super::brailled::Corrected;
use super::converting::Converting;
use super::parts::time;
use super::phrase::{Phrase, quoted};
use super::utterance::text;
use super::{Listener, Words};
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::rules::position::Color;

/// The first of two sheets, or the second.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum SheetOf {
    /// The first.
    First,
    /// The second.
    Second,
}

impl SheetOf {
    const fn key(self) -> &'static str {
        match self {
            SheetOf::First => "first",
            SheetOf::Second => "second",
        }
    }
}

/// What is wrong with a word of a sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It has not the form of a move.
    NoMove,
    /// The notation has no piece of that letter.
    UnknownLetter,
    /// A pawn has no letter.
    PawnLetter,
    /// No legal move fits.
    Illegal,
    /// Several legal moves fit: these.
    Ambiguous(Vec<String>),
    /// A dash in the place of a move.
    Missing,
    /// This number is expected.
    Number(u32),
    /// The number of the move is expected.
    NoNumber,
    /// It stands behind no move.
    NoMoveBefore,
    /// The move before it takes nothing *en passant*.
    NotEnPassant,
    /// It is no time.
    Time,
    /// It is no start position.
    Start,
    /// It is no notation.
    Notation,
    /// It is no result.
    Result,
    /// It stands behind the result.
    BehindResult,
    /// A comment or a variation has no end.
    OpenEnded,
    /// It is no tag of PGN.
    Tag,
    /// A kind of chess that is another game.
    Variant,
    /// Moves among words.
    AmongWords,
    /// No game is so long.
    TooLong,
    /// No legal move in this Braille code.
    NoMoveInCode,
    /// It can be read in this Braille code.
    OtherCode(&'static str),
    /// It can be read as different games in these Braille codes.
    SeveralCodes(Vec<&'static str>),
    /// A diagram that shows another position.
    Diagram,
    /// A page has not its number, or not as many lines as the others.
    Page,
    /// An empty line stands among the moves.
    EmptyLine,
    /// There is no result: the sheet is cut off.
    NoResult,
}

impl Trouble {
    const fn key(&self) -> &'static str {
        match self {
            Trouble::NoMove => "no-move",
            Trouble::UnknownLetter => "letter",
            Trouble::PawnLetter => "pawn-letter",
            Trouble::Illegal => "illegal",
            Trouble::Ambiguous(_) => "ambiguous",
            Trouble::Missing => "missing",
            Trouble::Number(_) => "number",
            Trouble::NoNumber => "no-number",
            Trouble::NoMoveBefore => "no-move-before",
            Trouble::NotEnPassant => "not-en-passant",
            Trouble::Time => "time",
            Trouble::Start => "start",
            Trouble::Notation => "notation",
            Trouble::Result => "result",
            Trouble::BehindResult => "behind-result",
            Trouble::OpenEnded => "open-ended",
            Trouble::Tag => "tag",
            Trouble::Variant => "variant",
            Trouble::AmongWords => "among-words",
            Trouble::TooLong => "too-long",
            Trouble::NoMoveInCode => "no-move-in-code",
            Trouble::OtherCode(_) => "other-code",
            Trouble::SeveralCodes(_) => "several-codes",
            Trouble::Diagram => "diagram",
            Trouble::Page => "page",
            Trouble::EmptyLine => "empty-line",
            Trouble::NoResult => "no-result",
        }
    }
}

/// One line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Comparing<'a> {
    /// Which sheet is which.
    Files(&'a str, &'a str),
    /// They agree in so many half-moves.
    Same(usize),
    /// They agree, and on this one the last half-move is not there yet.
    LastIsMissing(SheetOf),
    /// This one ends before the other.
    Shorter(SheetOf),
    /// They differ.
    Different,
    /// They have the same move, and it is not legal.
    IllegalOnBoth,
    /// They begin in different positions.
    StartsDiffer,
    /// Where this one begins, as FEN.
    Start(SheetOf, &'a str),
    /// The last agreed half-move, if there is any.
    Agreed(Option<&'a MoveReport>),
    /// This one has then a legal move.
    Has(SheetOf, &'a MoveReport),
    /// A move that is not legal, as squares.
    HasNotLegal(SheetOf, &'a str),
    /// On a line a word, and what is wrong with it.
    HasWord(SheetOf, u64, &'a str, &'a Trouble),
    /// Nothing.
    HasNothing(SheetOf),
    /// What a word may have meant.
    Perhaps(&'a [String]),
    /// The position, as FEN.
    Position(&'a str),
    /// Whose turn it is, and the number of the move.
    Turn(Color, u32),
    /// What the clocks showed, in milliseconds.
    Clocks(SheetOf, Option<u64>, Option<u64>),
    /// The results, where they differ.
    Results(&'a str, &'a str),
    /// Their moves agree, in so many half-moves; their results do not.
    SameMoves(usize),
    /// The same, and on this one the last half-move is not there yet.
    LastMoveIsMissing(SheetOf),
    /// This one has no result, and is read as a game that goes on.
    GoesOn(SheetOf),
    /// This one is Braille in lines that stand on no pages.
    WithoutPages(SheetOf),
    /// On a line a word in Braille that is read although it is written otherwise.
    Corrected(SheetOf, u64, &'a Corrected),
    /// A file that cannot be read, as it is said where files are converted.
    NoFile(&'a Converting),
    /// A file that is larger than any sheet.
    TooLarge(&'a str),
    /// A file in which no Braille stands, and what stands there.
    NotBraille(&'a str, u64),
    /// A word of a file, before any move.
    Spoilt(&'a str, u64, &'a str, &'a Trouble),
    /// No such game in a file.
    NoSuchGame(&'a str, usize),
    /// Several games in a file, and the flag that says which.
    SeveralGames(&'a str, &'a str),
    /// A file of which nobody said how it is written, and the flag that does.
    NoNotation(&'a str, &'a str),
    /// The same in Braille.
    NoCode(&'a str, &'a str),
    /// A notation or code that is none, and those that there are.
    UnknownNotation(&'a str, &'a [String]),
    /// Both sheets from standard input.
    BothFromInput,
}

impl Words {
    /// A line about two sheets.
    #[must_use]
    pub fn comparing(&self, line: &Comparing<'_>, listener: &Listener) -> String {
        let sentences = self.sentences(listener.language);
        let phrase = |key| Phrase::new(sentences, key);
        let of = |key, sheet: SheetOf| phrase(key).choice("sheet", sheet.key());
        let count = |number: usize| u64::try_from(number).unwrap_or(u64::MAX);
        let report = |line: Phrase<'_>, report: &MoveReport| {
            let line = line.number("number", report.number).with("side", report.mover);
            text(&line.insert("move", self.announcement(report, listener)).say())
        };
        match *line {
            Comparing::Files(first, second) => {
                phrase("compare-files").text("first", first).text("second", second).words()
            }
            Comparing::Same(half_moves) => phrase("compare-same").number("count", count(half_moves)).words(),
            Comparing::LastIsMissing(sheet) => of("compare-last-missing", sheet).words(),
            Comparing::Shorter(sheet) => of("compare-shorter", sheet).words(),
            Comparing::Different => phrase("compare-different").words(),
            Comparing::IllegalOnBoth => phrase("compare-illegal-on-both").words(),
            Comparing::StartsDiffer => phrase("compare-starts-differ").words(),
            Comparing::Start(sheet, fen) => of("compare-start", sheet).text("fen", fen).words(),
            Comparing::Agreed(None) => phrase("compare-agreed-nothing").words(),
            Comparing::Agreed(Some(last)) => report(phrase("compare-agreed"), last),
            Comparing::Has(sheet, next) => report(of("compare-has", sheet), next),
            Comparing::HasNotLegal(sheet, squares) => of("compare-has-not-legal", sheet).text("text", squares).words(),
            Comparing::HasWord(sheet, line, word, why) => {
                let sheet = of("compare-has-word", sheet).number("line", line).text("text", &quoted(word));
                let sheet = sheet.text("why", &self.why_spoilt(why, listener.language)).words();
                sheet + &self.strange(word, listener.language)
            }
            Comparing::HasNothing(sheet) => of("compare-has-nothing", sheet).words(),
            Comparing::Perhaps(moves) => phrase("compare-perhaps").text("moves", &moves.join(", ")).words(),
            Comparing::Position(fen) => phrase("compare-position").text("fen", fen).words(),
            Comparing::Turn(side, number) => phrase("compare-turn").with("side", side).number("number", number).words(),
            Comparing::Clocks(sheet, white, black) => {
                let known = match (white, black) {
                    (Some(_), Some(_)) => "both",
                    (Some(_), None) => "white",
                    (None, Some(_)) => "black",
                    (None, None) => "none",
                };
                let left = |millis: Option<u64>| time(sentences, millis.unwrap_or(0));
                let line = of("compare-clocks", sheet).choice("known", known);
                line.choice("white", left(white)).choice("black", left(black)).words()
            }
            Comparing::Results(first, second) => {
                phrase("compare-results").text("first", first).text("second", second).words()
            }
            Comparing::SameMoves(half_moves) => phrase("compare-same-moves").number("count", count(half_moves)).words(),
            Comparing::LastMoveIsMissing(sheet) => of("compare-last-move-missing", sheet).words(),
            Comparing::GoesOn(sheet) => of("compare-goes-on", sheet).words(),
            Comparing::WithoutPages(sheet) => of("compare-without-pages", sheet).words(),
            Comparing::Corrected(sheet, line, corrected) => {
                let why = self.corrected(corrected, listener.language);
                of("compare-corrected", sheet).number("line", line).text("why", &why).words()
            }
            Comparing::NoFile(line) => self.converting(line, listener.language),
            Comparing::TooLarge(file) => phrase("compare-too-large").text("file", file).words(),
            Comparing::NotBraille(file, line) => {
                phrase("compare-not-braille").text("file", file).number("line", line).words()
            }
            Comparing::Spoilt(file, line, word, why) => {
                let place =
                    phrase("compare-spoilt").text("file", file).number("line", line).text("text", &quoted(word));
                let place = place.text("why", &self.why_spoilt(why, listener.language)).words();
                place + &self.strange(word, listener.language)
            }
            Comparing::NoSuchGame(file, game) => {
                phrase("compare-no-such-game").text("file", file).number("game", count(game)).words()
            }
            Comparing::SeveralGames(file, flag) => {
                phrase("compare-several-games").text("file", file).text("flag", flag).words()
            }
            Comparing::NoNotation(file, flag) => {
                phrase("compare-no-notation").text("file", file).text("flag", flag).words()
            }
            Comparing::NoCode(file, flag) => phrase("compare-no-code").text("file", file).text("flag", flag).words(),
            Comparing::UnknownNotation(name, known) => {
                phrase("compare-unknown-notation").text("name", name).text("known", &known.join(", ")).words()
            }
            Comparing::BothFromInput => phrase("compare-both-from-input").words(),
        }
    }

    /// What is wrong with a word, as a part of a sentence.
    fn why_spoilt(&self, trouble: &Trouble, language: Language) -> String {
        let phrase = Phrase::new(self.sentences(language), "compare-why").choice("why", trouble.key());
        let (number, moves) = match trouble {
            Trouble::Number(number) => (*number, String::new()),
            Trouble::Ambiguous(moves) => (0, moves.join(", ")),
            Trouble::OtherCode(code) => (0, (*code).to_owned()),
            Trouble::SeveralCodes(codes) => (0, codes.join(", ")),
            _ => (0, String::new()),
        };
        phrase.number("number", number).text("moves", &moves).words()
    }
}
