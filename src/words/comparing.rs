//! What is said when two scoresheets are compared: to where they agree, what differs, and why a sheet cannot be read.

use super::arguments::{Lasting, Quoted};
use super::brailled::{Corrected, corrected};
use super::converting::Converting;
use super::declare::{Say, messages, names};
use super::phrase::Phrase;
use super::strange::with_strange;
use super::utterance::{Segment, text};
use super::{Listener, Words};
use crate::game::report::MoveReport;
use crate::rules::position::Color;

/// The first of two sheets, or the second.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum SheetOf {
    /// The first.
    First,
    /// The second.
    Second,
}

names! {
    SheetOf { First = "first", Second = "second" }
}

messages! { |voice|
    /// What is wrong with a word of a sheet.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Trouble {
        /// It has not the form of a move.
        NoMove => "compare-why"(why: "no-move"),
        /// The notation has no piece of that letter.
        UnknownLetter => "compare-why"(why: "letter"),
        /// A pawn has no letter.
        PawnLetter => "compare-why"(why: "pawn-letter"),
        /// No legal move fits.
        Illegal => "compare-why"(why: "illegal"),
        /// Several legal moves fit: these.
        Ambiguous(moves: Vec<String>) => "compare-why"(why: "ambiguous", moves: moves.join(", ")),
        /// A dash in the place of a move.
        Missing => "compare-why"(why: "missing"),
        /// This number is expected.
        Number(number: u32) => "compare-why"(why: "number", number),
        /// The number of the move is expected.
        NoNumber => "compare-why"(why: "no-number"),
        /// It stands behind no move.
        NoMoveBefore => "compare-why"(why: "no-move-before"),
        /// The move before it takes nothing *en passant*.
        NotEnPassant => "compare-why"(why: "not-en-passant"),
        /// It is no time.
        Time => "compare-why"(why: "time"),
        /// It is no start position.
        Start => "compare-why"(why: "start"),
        /// It is no notation.
        Notation => "compare-why"(why: "notation"),
        /// It is no result.
        Result => "compare-why"(why: "result"),
        /// It stands behind the result.
        BehindResult => "compare-why"(why: "behind-result"),
        /// A comment or a variation has no end.
        OpenEnded => "compare-why"(why: "open-ended"),
        /// It is no tag of PGN.
        Tag => "compare-why"(why: "tag"),
        /// A kind of chess that is another game.
        Variant => "compare-why"(why: "variant"),
        /// Moves among words.
        AmongWords => "compare-why"(why: "among-words"),
        /// No game is so long.
        TooLong => "compare-why"(why: "too-long"),
        /// No legal move in this Braille code.
        NoMoveInCode => "compare-why"(why: "no-move-in-code"),
        /// It can be read in this Braille code.
        OtherCode(code: &'static str) => "compare-why"(why: "other-code", moves: code),
        /// It can be read as different games in these Braille codes.
        SeveralCodes(codes: Vec<&'static str>) => "compare-why"(why: "several-codes", moves: codes.join(", ")),
        /// A diagram that shows another position.
        Diagram => "compare-why"(why: "diagram"),
        /// A page has not its number, or not as many lines as the others.
        Page => "compare-why"(why: "page"),
        /// An empty line stands among the moves.
        EmptyLine => "compare-why"(why: "empty-line"),
        /// There is no result: the sheet is cut off.
        NoResult => "compare-why"(why: "no-result"),
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

messages! { |voice|
    for Comparing<'_> {
        Files(first, second) => "compare-files"(first, second),
        Same(count) => "compare-same"(count),
        LastIsMissing(sheet) => "compare-last-missing"(sheet),
        Shorter(sheet) => "compare-shorter"(sheet),
        Different => "compare-different",
        IllegalOnBoth => "compare-illegal-on-both",
        StartsDiffer => "compare-starts-differ",
        Start(sheet, fen) => "compare-start"(sheet, fen),
        Agreed(last) => {
            let Some(report) = last else { return voice.phrase("compare-agreed-nothing").say() };
            of_move(voice.phrase("compare-agreed"), report)
        },
        Has(sheet, report) => { of_move(voice.phrase("compare-has").with("sheet", sheet), report) },
        HasNotLegal(sheet, squares) => "compare-has-not-legal"(sheet, text: squares),
        HasWord(sheet, line, word, why) => {
            let phrase = voice.phrase("compare-has-word").with("sheet", sheet).with("line", line);
            with_strange(phrase.with("text", Quoted(word)).with("why", why.say(voice)), word)
        },
        HasNothing(sheet) => "compare-has-nothing"(sheet),
        Perhaps(moves) => "compare-perhaps"(moves: moves.join(", ")),
        Position(fen) => "compare-position"(fen),
        Turn(side, number) => "compare-turn"(side, number),
        Clocks(sheet, white, black) => "compare-clocks"(
            sheet, known: known(white.is_some(), black.is_some()), white: white.map(Lasting), black: black.map(Lasting),
        ),
        Results(first, second) => "compare-results"(first, second),
        SameMoves(count) => "compare-same-moves"(count),
        LastMoveIsMissing(sheet) => "compare-last-move-missing"(sheet),
        GoesOn(sheet) => "compare-goes-on"(sheet),
        WithoutPages(sheet) => "compare-without-pages"(sheet),
        Corrected(sheet, line, word) => "compare-corrected"(sheet, line, why: corrected(voice, word)),
        NoFile(line) => { line.say(voice) },
        TooLarge(file) => "compare-too-large"(file),
        NotBraille(file, line) => "compare-not-braille"(file, line),
        Spoilt(file, line, word, why) => {
            let phrase = voice.phrase("compare-spoilt").with("file", file).with("line", line);
            with_strange(phrase.with("text", Quoted(word)).with("why", why.say(voice)), word)
        },
        NoSuchGame(file, game) => "compare-no-such-game"(file, game),
        SeveralGames(file, flag) => "compare-several-games"(file, flag),
        NoNotation(file, flag) => "compare-no-notation"(file, flag),
        NoCode(file, flag) => "compare-no-code"(file, flag),
        UnknownNotation(name, known) => "compare-unknown-notation"(name, known: known.join(", ")),
        BothFromInput => "compare-both-from-input",
    }
}

fn of_move(phrase: Phrase<'_>, report: &MoveReport) -> Vec<Segment> {
    phrase.with("number", report.number).with("side", report.mover).with("move", report).say()
}

/// Of which sides something is known.
const fn known(white: bool, black: bool) -> &'static str {
    match (white, black) {
        (true, true) => "both",
        (true, false) => "white",
        (false, true) => "black",
        (false, false) => "none",
    }
}

impl Words {
    /// A line about two sheets.
    #[must_use]
    pub fn comparing(&self, line: &Comparing<'_>, listener: &Listener) -> String {
        text(&line.say(self.voice(listener)))
    }
}
