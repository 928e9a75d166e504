//! What is said while scoresheets are converted: what was left out and why, and what came of it.

use std::path::Path;

use crate::game::declare::names;
use crate::game::participant::Language;
use crate::game::sentence::Quoted;
use crate::game::system_error::SystemError;
use crate::rules::position::Color;
use crate::rules::position::mended::{FenFault, NoStart};
use crate::scoresheet::braille::louis::LouisTrouble;
use crate::scoresheet::sentences::brailled::{Corrected, Unread, corrected, unread};
use crate::scoresheet::sentences::strange::with_strange;
use crate::words::Words;
use crate::words::declare::{Say, messages};
use crate::words::phrase::{Phrase, Voice, quoted, together};
use crate::words::positions::{unreadable, wrong};
use crate::words::trouble::SoundTrouble;
use crate::words::utterance::{Segment, text};

messages! { |voice|
    /// Why a game, or what is left of a file, cannot be converted.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Trouble {
        /// Something that is no move, no comment and no result.
        NoMove(text: String = crate::words::samples::strange_words()) => { with_strange(voice.phrase("convert-no-move").with("text", Quoted(text)), text) },
        /// A move that is not legal.
        Illegal(text: String) => { with_strange(voice.phrase("convert-illegal").with("text", Quoted(text)), text) },
        /// Several legal moves fit.
        Ambiguous(text: String) => { with_strange(voice.phrase("convert-ambiguous").with("text", Quoted(text)), text) },
        /// An unknown notation.
        NoNotation(text: String) => { with_strange(voice.phrase("convert-no-notation").with("text", Quoted(text)), text) },
        /// A starting position that cannot be read, and why.
        Start(why: NoStart = start_samples()) => {
            let faults = match why {
                NoStart::Unreadable(field) => unreadable(voice, *field),
                NoStart::Impossible(faults) => wrong(voice, faults),
            };
            together([voice.phrase("convert-start").say(), faults])
        },
        /// A kind of chess that is another game.
        Variant(text: String) => { with_strange(voice.phrase("convert-variant").with("text", Quoted(text)), text) },
        /// A comment or a variation has no end.
        OpenEnded => "convert-open-ended",
        /// There is no result: the game is cut off.
        NoResult => "convert-no-result",
        /// Something stands after the result.
        BehindResult => "convert-behind-result",
        /// Moves among the words above the others.
        AmongWords(text: String) => { with_strange(voice.phrase("convert-among-words").with("text", Quoted(text)), text) },
        /// No game is so long.
        TooLong => "convert-too-long",
        /// A word in Braille that is no legal move in this code.
        NoMoveInCode(word: Box<Unread>) => { line(voice, unread(voice, word)) },
        /// The same, but in another code the game can be read.
        OtherCode(code: &'static str) => "convert-other-code"(text: Quoted(code)),
        /// In each of these codes it can be read, as another game.
        SeveralCodes(codes: Vec<&'static str>) => "convert-several-codes"(codes: codes.join(", ")),
        /// Another number than that of the move.
        Number(text: String) => { with_strange(voice.phrase("convert-number").with("text", Quoted(text)), text) },
        /// A diagram that does not show what stands on the board.
        Diagram => "convert-diagram",
        /// A page without its number, or with another.
        PageNumber(number: u32) => "convert-page-number"(number),
        /// An empty line among the moves.
        EmptyLine => "convert-empty-line",
        /// A time or an offer without a move before it.
        NoMoveBefore(text: String) => { with_strange(voice.phrase("convert-no-move-before").with("text", Quoted(text)), text) },
        /// Something that is no Braille cell of six dots.
        NotBraille(text: String) => { with_strange(voice.phrase("convert-not-braille").with("text", Quoted(text)), text) },
        /// The form feeds, and the blanks before lines, are lost.
        NoLayout => "convert-no-layout",
        /// The file is cut off within a page.
        PageCutOff => "convert-page-cut-off",
        /// No page of Braille is so large.
        PageTooLarge => "convert-page-too-large",
        Pef(why: PefTrouble) => { why.say(voice) },
        /// What the system says.
        Io(text: SystemError) => "convert-io"(text),
        /// What is wrong stands in a variation.
        InVariation(why: Box<Trouble> = [Box::new(Trouble::OpenEnded)])
            => { together([why.say(voice), voice.phrase("convert-in-variation").say()]) },
        Possible(why: Box<Trouble> = [Box::new(Trouble::OpenEnded)], moves: String)
            => { together([why.say(voice), voice.phrase("convert-possible").with("moves", moves).say()]) },
    }
}

messages! { |voice|
    /// What of a game is read although it is written otherwise.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Mended {
        /// A word or a line, and what it is read as.
        ReadAs(text: String, meant: String) => "convert-read-as"(text: Quoted(text), meant: Quoted(meant)),
        /// A tag without a value.
        TagLeftOut(text: String) => "convert-tag-left-out"(text: Quoted(text)),
        /// A bracket or a brace that opens or closes nothing.
        Stray(text: String) => "convert-stray"(text),
        /// The moves have the letters of another notation than that of PGN; whether all of them fit it, and not only most.
        Letters(notation: &'static str, all: bool) => "convert-letters"(notation, all),
        /// Rights to castle that no king and rook have.
        Castling => "convert-fen-castling",
        /// A square of a capture in passing that no double step precedes.
        EnPassant => "convert-fen-en-passant",
        /// Other fields of a FEN, and as what it is read.
        Fields(meant: String) => "convert-fen-fields"(meant: Quoted(meant)),
        /// No result stands after the moves, but the tag states one.
        Result(tag: String) => "convert-result-of-tag"(tag: Quoted(tag)),
        /// A variation stood before the first move; whether it stands after that now, and not in a comment.
        FirstVariation(after: bool) => "convert-first-variation"(after),
        /// Nothing says the result but the board.
        OfBoard(board: BoardShows, result: &'static str = ["1-0"]) => "convert-result-of-board"(board, result),
        /// A date that can mean more than one day.
        Day(text: String) => "convert-day"(text: Quoted(text)),
        /// A form feed is lost between two pages.
        FormFeed => "convert-form-feed",
        /// A page with more or fewer lines than those before it.
        PageHeight => "convert-page-height",
        /// A page whose number is damaged, or which has another one.
        PageNumber(number: u32) => "convert-page-number-read"(number),
        /// The line that names the Braille code is damaged, and in this one all moves can be read.
        CodeLine(code: &'static str) => "convert-code-line"(text: Quoted(code)),
        /// The result is another one than that which the board shows.
        AgainstBoard(board: BoardShows, result: &'static str = ["1-0"]) => "convert-against-board"(board, result),
    }
}

messages! { |voice|
    /// Why a file is no PEF, where it is not cut off.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum PefTrouble {
        /// Nothing of a PEF stands in it.
        Empty => "convert-pef"(why: "empty"),
        /// It is no XML that is well formed.
        Xml => "convert-pef"(why: "xml"),
        /// What stands between two angle brackets is longer than in any PEF.
        Endless => "convert-pef"(why: "endless"),
        /// It declares a document type, and perhaps entities.
        DocumentType => "convert-pef"(why: "document-type"),
        Namespace => "convert-pef"(why: "namespace"),
        /// Its elements stand too deep in one another.
        TooDeep => "convert-pef"(why: "too-deep"),
        Element(name: String) => "convert-pef"(why: "element", element: format!("<{}>", quoted(name))),
        /// An element that does not belong where it stands.
        Misplaced(name: String) => "convert-pef"(why: "misplaced", element: format!("<{}>", quoted(name))),
        /// Something between the rows.
        BetweenRows => "convert-pef"(why: "between-rows"),
        /// Something in a row that is no text.
        NoBraille => "convert-pef"(why: "no-braille"),
    }
}

/// An end of the game that stands on the board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum BoardShows {
    Checkmate,
    Stalemate,
    /// Pieces that cannot give mate.
    DeadPosition,
}

names! {
    BoardShows { Checkmate = "checkmate", Stalemate = "stalemate", DeadPosition = "dead" }
}

impl Mended {
    /// What is told of a FEN, and as what it is read.
    pub fn of_fen(fault: FenFault, meant: &str) -> Mended {
        match fault {
            FenFault::Castling => Mended::Castling,
            FenFault::EnPassant => Mended::EnPassant,
            FenFault::Fields => Mended::Fields(meant.to_owned()),
        }
    }
}

/// Where something is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub file: String,
    /// The line; 0 where it is not known.
    pub line: u64,
    /// The number of the game in the file, if it is in one.
    pub game: Option<u64>,
    /// The number of the move, and whose it is, if the moves had begun.
    pub half_move: Option<(u32, Color)>,
}

/// Parts of sheets for which a form has no place, counted.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq)]
pub struct Dropped {
    pub comments: u64,
    /// Signs of annotation.
    pub signs: u64,
    pub variations: u64,
    /// Times after moves.
    pub times: u64,
    /// Times that were not asked for.
    pub unasked_times: u64,
    /// Times of which only whole seconds are written.
    pub fractions: u64,
    /// Comments in which signs without Braille are written as others.
    pub respelt: u64,
    /// Texts above the moves that read otherwise from their Braille, beside those that are told one by one.
    pub read_otherwise: u64,
    /// Draw offers.
    pub offers: u64,
    pub tags: u64,
    /// Ends of games in which what was played was not legal.
    pub not_legal: u64,
    /// Lines above the moves in which something had no Braille.
    pub headings: u64,
    /// Lines in Braille above the moves that are to be spoken.
    pub unspoken: u64,
    /// Diagrams that stand on more than one page.
    pub parted: u64,
}

impl Dropped {
    const fn named(&self) -> [(&'static str, u64); 14] {
        [
            ("convert-dropped-comments", self.comments),
            ("convert-dropped-signs", self.signs),
            ("convert-dropped-variations", self.variations),
            ("convert-dropped-times", self.times),
            ("convert-dropped-unasked-times", self.unasked_times),
            ("convert-dropped-fractions", self.fractions),
            ("convert-dropped-respelt", self.respelt),
            ("convert-dropped-read-otherwise", self.read_otherwise),
            ("convert-dropped-offers", self.offers),
            ("convert-dropped-tags", self.tags),
            ("convert-dropped-not-legal", self.not_legal),
            ("convert-dropped-headings", self.headings),
            ("convert-dropped-unspoken", self.unspoken),
            ("convert-parted-diagrams", self.parted),
        ]
    }

    pub fn add(&mut self, others: &Dropped) {
        self.comments += others.comments;
        self.signs += others.signs;
        self.variations += others.variations;
        self.times += others.times;
        self.unasked_times += others.unasked_times;
        self.fractions += others.fractions;
        self.respelt += others.respelt;
        self.read_otherwise += others.read_otherwise;
        self.offers += others.offers;
        self.tags += others.tags;
        self.not_legal += others.not_legal;
        self.headings += others.headings;
        self.unspoken += others.unspoken;
        self.parted += others.parted;
    }
}

messages! { |voice|
    /// One line.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Converting {
        /// A game, or a file from somewhere on, is left out.
        LeftOut(place: Place, trouble: Trouble) => { at(voice, place, trouble.say(voice)) },
        /// A game is kept up to where it cannot be read, and why.
        CutShort(place: Place, trouble: Trouble)
            => { at(voice, place, together([trouble.say(voice), voice.phrase("convert-kept").say()])) },
        /// Something is read although it is written otherwise.
        Mended(place: Place, what: Mended) => { at(voice, place, what.say(voice)) },
        /// A variation is kept as it stands, although something is wrong in it.
        InVariation(place: Place, trouble: Trouble) => { at(voice, place, trouble.say(voice)) },
        /// There are no pages: Braille is read as plain lines.
        WithoutPages(place: Place) => { at(voice, place, voice.phrase("convert-without-pages").say()) },
        /// The form feeds are lost: pages are divided by their numbers.
        WithoutFeeds(place: Place) => { at(voice, place, voice.phrase("convert-without-feeds").say()) },
        /// A variation that is read back from Braille as a comment.
        VariationUnread(place: Place) => { at(voice, place, voice.phrase("convert-variation-unread").say()) },
        /// The tag says another result than the one after the moves, which counts.
        Results(place: Place, tag: String)
            => { at(voice, place, voice.phrase("convert-results-differ").with("tag", Quoted(tag)).say()) },
        /// A game without a result is read as one that goes on.
        GoesOn(place: Place) => { at(voice, place, voice.phrase("convert-goes-on").say()) },
        /// This many further variations have faults, from there on.
        MoreInVariations(place: Place, count: u64) => {
            at(voice, place, voice.phrase("convert-more-in-variations").with("count", count).say())
        },
        /// A word in Braille is read although it is written otherwise.
        Corrected(place: Place, word: Box<Corrected>) => { at(voice, place, line(voice, corrected(voice, word))) },
        /// A line of a comment begins with a tag: perhaps the comment was never closed, and another game stands in it.
        TagInComment(place: Place) => { at(voice, place, voice.phrase("convert-tag-in-comment").say()) },
        /// The number of a move is not this one but that: the moves count.
        Numbers(place: Place, number: String, expected: u32) => {
            let differ = voice.phrase("convert-numbers-differ").with("text", Quoted(number));
            at(voice, place, differ.with("number", expected).say())
        },
        /// A text above the moves reads otherwise from its Braille.
        ReadsAs(place: Place, text: String, reads: String) => {
            let differ = voice.phrase("convert-reads-as").with("text", Quoted(text));
            at(voice, place, differ.with("reads", Quoted(reads)).say())
        },
        /// A text above the moves cannot be read from its Braille.
        ReadsAsNothing(place: Place, text: String)
            => { at(voice, place, voice.phrase("convert-reads-as-nothing").with("text", Quoted(text)).say()) },
        /// How far it is: games, and the share of the input in percent, if that is known.
        Progress(games: u64, percent: Option<u8>) => {
            let key = if percent.is_some() { "convert-progress-percent" } else { "convert-progress" };
            voice.phrase(key).with("games", games).with("percent", percent).say()
        },
        /// How many games were converted, and how many left out.
        Done(games: u64, left_out: u64) => {
            let done = voice.phrase("convert-done").with("games", games).say();
            let left_out = (*left_out > 0).then(|| voice.phrase("convert-left-out").with("games", left_out).say());
            together([done].into_iter().chain(left_out))
        },
        /// The number of games that were kept only up to where they cannot be read.
        Cut(games: u64) => "convert-cut"(games),
        /// The number of parts of one kind (the key of its name) that were left out.
        Dropped(key: &'static str = Dropped::default().named().map(|(key, _)| key), count: u64)
            => { voice.phrase(key).with("count", count).say() },
        /// The letters in which games that were not in UTF-8 were read, and the number of these games.
        OldLetters(letters: &'static str = ["Latin-1"], games: u64) => "convert-old-letters"(letters, games),
        /// The number of games that may be in these letters as well as in those in which they were read.
        PerhapsLetters(letters: &'static str = ["Windows-1250"], games: u64) => "convert-perhaps-letters"(letters, games),
        /// The number of games that had broken bytes in their letters.
        BrokenLetters(games: u64) => "convert-broken-letters"(games),
        /// Converting stops at the first game that cannot be converted, as was asked for.
        Stopped => "convert-stopped",
        /// Somebody ended the program.
        Interrupted => "convert-interrupted",
        /// A file that cannot be read, and why.
        Unreadable(file: String, why: SystemError) => "convert-unreadable"(file, why),
        /// A file that cannot be written, and why.
        Unwritable(file: String, why: SystemError) => "convert-unwritable"(file, why),
        /// The file to write is there already.
        Exists(file: String) => "convert-exists"(file),
        /// The same, as a question.
        Replace(file: String) => "convert-replace"(file),
        /// There is no such file.
        Missing(file: String) => "convert-missing"(file),
        /// There is nothing at all in a file.
        EmptyFile(file: String) => "convert-empty-file"(file),
        /// A file holds no game.
        NoGame(file: String) => "convert-no-game"(file),
        /// A file does not have the game of this number, but only `games` games.
        NoSuchGame(file: String, game: u64, games: u64) => "convert-no-such-game"(file, game, games),
        /// A file is a page for browsers.
        Html(file: String) => "convert-html"(file),
        /// A file is the record of a game: its PGN, and whether that is there.
        Record(file: String, pgn: String, written: bool) => "convert-record"(file, pgn, written),
        /// A flag changes nothing in what is to be done.
        FlagUnused(flag: &'static str) => "convert-flag-unused"(flag),
        FlagNeeds(flag: &'static str, other: &'static str) => "convert-flag-needs"(flag, other),
        /// The form of a file is unknown.
        UnknownForm(file: String) => "convert-unknown-form"(file),
        /// Names in Braille without liblouis, and why.
        NoLouis(why: LouisTrouble) => "convert-no-louis"(why: why.say(voice)),
        /// A recording cannot go to standard output or to a device.
        NeedsFile => "convert-needs-file",
        /// The list of moves cannot stand where a device or a pipe is.
        NoPlaceForList(file: String) => "convert-no-place-for-list"(file),
        /// Nothing can be spoken, and why.
        NoVoice(why: SoundTrouble) => "convert-no-voice"(why),
        /// No recording is that long: the file, and how many hours it can hold.
        RecordingTooLong(file: String, hours: u64) => "convert-recording-too-long"(file, hours),
        /// The recording, and the list of its moves beside it.
        Recorded(file: String, list: String) => "convert-recorded"(file, list),
    }
}

impl Converting {
    /// Whether a game, or a file from somewhere on, is not there because of it.
    pub const fn leaves_out(&self) -> bool {
        matches!(
            self,
            Converting::LeftOut(..)
                | Converting::CutShort(..)
                | Converting::Unreadable(..)
                | Converting::Missing(_)
                | Converting::EmptyFile(_)
                | Converting::NoGame(_)
                | Converting::NoSuchGame(..)
                | Converting::Html(_)
                | Converting::Record(..)
                | Converting::UnknownForm(_)
        )
    }

    /// What is said where this file is the record of a game.
    pub fn record(file: &str) -> Converting {
        let pgn = Path::new(file).with_extension("pgn");
        Converting::Record(file.to_owned(), pgn.display().to_string(), pgn.is_file())
    }

    /// A line for each kind of parts that were left out.
    pub fn dropped(parts: &Dropped) -> impl Iterator<Item = Converting> + use<> {
        parts.named().into_iter().filter(|(_, count)| *count > 0).map(|(key, count)| Converting::Dropped(key, count))
    }
}

impl Words {
    pub fn converting(&self, line: &Converting, language: Language) -> String {
        text(&line.say(self.sentences(language).into()))
    }

    /// Whether an answer to [`Converting::Replace`] is a yes.
    pub fn is_yes(&self, answer: &str, language: Language) -> bool {
        let yes = Phrase::new(self.sentences(language), "convert-yes").words();
        let first = answer.trim().chars().next().map(|letter| letter.to_lowercase().to_string());
        first.is_some_and(|letter| letter == yes || letter == "y")
    }
}

#[cfg(any(test, debug_assertions))]
fn start_samples() -> [NoStart; 2] {
    use crate::rules::position::FenField;
    use crate::rules::set_up::Fault;
    [NoStart::Unreadable(FenField::Pieces), NoStart::Impossible(vec![Fault::NoKing(Color::White)])]
}

fn line(voice: Voice<'_>, words: String) -> Vec<Segment> {
    vec![Segment::plain(voice.listener.language, words)]
}

fn at(voice: Voice<'_>, place: &Place, why: Vec<Segment>) -> Vec<Segment> {
    let whose = |(number, mover): (u32, Color)| format!("{number}{}", mover.fold_wb("", "..."));
    let line = if place.line == 0 { String::new() } else { format!(":{}", place.line) };
    let phrase = |key| voice.phrase(key).with("place", format!("{}{line}", place.file)).with("why", why);
    match (place.game, place.half_move) {
        (None, _) => phrase("convert-at-line").say(),
        (Some(game), None) => phrase("convert-at-game").with("game", game).say(),
        (Some(game), Some(half_move)) => {
            phrase("convert-at-move").with("game", game).with("move", whose(half_move)).say()
        }
    }
}

#[cfg(any(test, debug_assertions))]
crate::words::samples::samples! {
    Place = [(None, None), (Some(3), None), (Some(3), Some((12, Color::Black)))].map(|(game, half_move)| {
        Place { file: "a.pgn".to_owned(), line: 7, game, half_move }
    });
}
