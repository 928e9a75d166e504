//! What is said when two scoresheets are compared: to where they agree, what differs, and why a sheet cannot be read.

use crate::game::declare::names;
use crate::game::report::MoveReport;
use crate::game::sentence::{Lasting, Quoted};
use crate::rules::position::Color;
use crate::scoresheet::sentences::brailled::{Corrected, corrected};
use crate::scoresheet::sentences::converting::{Converting, Mended};
use crate::scoresheet::sentences::strange::with_strange;
use crate::words::declare::{Say, messages};
use crate::words::phrase::Phrase;
use crate::words::utterance::{Segment, text};
use crate::words::{Listener, Words};

/// The first of two sheets, or the second.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum SheetOf {
    First,
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
        /// It has no move before it.
        NoMoveBefore => "compare-why"(why: "no-move-before"),
        /// The move before it takes nothing *en passant*.
        NotEnPassant => "compare-why"(why: "not-en-passant"),
        Time => "compare-why"(why: "time"),
        /// It is no start position.
        Start => "compare-why"(why: "start"),
        Notation => "compare-why"(why: "notation"),
        Result => "compare-why"(why: "result"),
        /// It stands after the result.
        BehindResult => "compare-why"(why: "behind-result"),
        /// A comment or a variation has no end.
        OpenEnded => "compare-why"(why: "open-ended"),
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

messages! { |voice|
    /// One line.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Comparing<'a> {
        Files(first: &'a str, second: &'a str) => "compare-files"(first, second),
        /// They agree in `count` half-moves.
        Same(count: usize) => "compare-same"(count),
        /// They agree, and on this one the last half-move is not there yet.
        LastIsMissing(sheet: SheetOf) => "compare-last-missing"(sheet),
        /// This one ends before the other.
        Shorter(sheet: SheetOf) => "compare-shorter"(sheet),
        Different => "compare-different",
        /// They have the same move, and it is not legal.
        IllegalOnBoth => "compare-illegal-on-both",
        /// They begin in different positions.
        StartsDiffer => "compare-starts-differ",
        /// Where this one begins, as FEN.
        Start(sheet: SheetOf, fen: &'a str) => "compare-start"(sheet, fen),
        /// The last agreed half-move, if there is any.
        Agreed(last: Option<&'a MoveReport>) => {
            let Some(report) = last else { return voice.phrase("compare-agreed-nothing").say() };
            of_move(voice.phrase("compare-agreed"), report)
        },
        /// This one has then a legal move.
        Has(sheet: SheetOf, report: &'a MoveReport) => { of_move(voice.phrase("compare-has").with("sheet", sheet), report) },
        /// A move that is not legal, as squares.
        HasNotLegal(sheet: SheetOf, squares: &'a str) => "compare-has-not-legal"(sheet, text: squares),
        /// On a line a word, and what is wrong with it.
        HasWord(sheet: SheetOf, line: u64, word: &'a str, why: &'a Trouble) => {
            let phrase = voice.phrase("compare-has-word").with("sheet", sheet).with("line", line);
            with_strange(phrase.with("text", Quoted(word)).with("why", why.say(voice)), word)
        },
        HasNothing(sheet: SheetOf) => "compare-has-nothing"(sheet),
        /// What a word may have meant.
        Perhaps(moves: &'a [String]) => "compare-perhaps"(moves: moves.join(", ")),
        Position(fen: &'a str) => "compare-position"(fen),
        /// Whose turn it is, and the number of the move.
        Turn(side: Color, number: u32) => "compare-turn"(side, number),
        /// What the clocks showed, in milliseconds.
        Clocks(sheet: SheetOf, white: Option<u64>, black: Option<u64>) => "compare-clocks"(
            sheet, known: known(white.is_some(), black.is_some()), white: white.map(Lasting), black: black.map(Lasting),
        ),
        /// The results, where they differ.
        Results(first: &'a str, second: &'a str) => "compare-results"(first, second),
        /// Their moves agree, in `count` half-moves; their results do not.
        SameMoves(count: usize) => "compare-same-moves"(count),
        /// The same, and on this one the last half-move is not there yet.
        LastMoveIsMissing(sheet: SheetOf) => "compare-last-move-missing"(sheet),
        /// This one has no result, and is read as a game that goes on.
        GoesOn(sheet: SheetOf) => "compare-goes-on"(sheet),
        /// This one is Braille in lines that stand on no pages.
        WithoutPages(sheet: SheetOf) => "compare-without-pages"(sheet),
        /// The form feeds of this one are lost.
        WithoutFeeds(sheet: SheetOf) => "compare-without-feeds"(sheet),
        /// Above the moves of this one stands another result than after them.
        OtherResult(sheet: SheetOf, tag: &'a str) => "compare-other-result"(sheet, tag: Quoted(tag)),
        /// On a line a word in Braille that is read although it is written otherwise.
        Corrected(sheet: SheetOf, line: u64, word: &'a Corrected) => "compare-corrected"(sheet, line, why: corrected(voice, word)),
        /// On a line something in print that is read although it is written otherwise.
        Mended(sheet: SheetOf, line: u64, what: &'a Mended) => {
            voice.phrase("compare-corrected").with("sheet", sheet).with("line", line).with("why", what.say(voice)).say()
        },
        /// A file that cannot be read, as it is said where files are converted.
        NoFile(line: &'a Converting) => { line.say(voice) },
        /// A file that is larger than any sheet.
        TooLarge(file: &'a str) => "compare-too-large"(file),
        /// A file in which no Braille stands, and what stands there.
        NotBraille(file: &'a str, line: u64) => "compare-not-braille"(file, line),
        /// A word of a file, before any move.
        Spoilt(file: &'a str, line: u64, word: &'a str, why: &'a Trouble) => {
            let phrase = voice.phrase("compare-spoilt").with("file", file).with("line", line);
            with_strange(phrase.with("text", Quoted(word)).with("why", why.say(voice)), word)
        },
        NoSuchGame(file: &'a str, game: usize) => "compare-no-such-game"(file, game),
        /// Several games in a file, and the flag that says which.
        SeveralGames(file: &'a str, flag: &'a str) => "compare-several-games"(file, flag),
        /// A file whose notation was not specified, and the flag that specifies it.
        NoNotation(file: &'a str, flag: &'a str) => "compare-no-notation"(file, flag),
        /// The same in Braille.
        NoCode(file: &'a str, flag: &'a str) => "compare-no-code"(file, flag),
        /// A notation or code that is none, and those that there are.
        UnknownNotation(name: &'a str, known: &'a [String]) => "compare-unknown-notation"(name, known: known.join(", ")),
        /// Both sheets from standard input.
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
    pub fn comparing(&self, line: &Comparing<'_>, listener: &Listener) -> String {
        text(&line.say(self.voice(listener)))
    }
}
