//! What the program itself says, outside the game: questions back, help, troubles with disk, speech and settings.

use std::ffi::OsStr;
use std::path::Path;

use crate::desk::lines::command;
use crate::desk::lines::unclear::no_such_square;
use crate::desk::lines::whether::Whether;
use crate::game::declare::names;
use crate::game::dialogue::Standing;
use crate::game::effect::Cue;
use crate::game::fact::NameField;
use crate::game::message::Opponent;
use crate::game::participant::Language;
use crate::game::question::{Asks, Question, RULES, Rule};
use crate::game::report::MoveReport;
use crate::game::roles::Topic;
use crate::game::screen_event::Role as Joining;
use crate::game::sentence::Argument;
use crate::game::system_error::SystemError;
use crate::game::wrong_value::WrongValue;
use crate::notation::letters::Letters;
use crate::rules::position::{Color, Piece, Role, Square};
use crate::time::Civil;
use crate::words::arguments::say;
use crate::words::declare::messages;
use crate::words::flag_notice::{self, WrongFlag};
use crate::words::notice::{Notice, Tell};
use crate::words::phrase::{Phrase, Voice, one_line, together};
use crate::words::trouble::{CueTrouble, SoundTrouble};
use crate::words::typing;
use crate::words::utterance::Segment;

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum DeskNotice {
        /// How to begin: said once after the game's own first message.
        Greeting => "greeting",
        /// The same to somebody who has begun several games here.
        GreetingShort => "greeting-short",
        /// The same at a tournament, where there is no tutorial while the clock runs.
        GreetingTournament => "greeting-tournament",
        /// Where not everything may be asked: what may be.
        MayAsk(topics: Vec<Topic>) => { may_ask(voice, topics) },
        /// Are you sure? It names who is asked, where two share a keyboard.
        Confirm { what: Confirmable, side: Option<Color> } => { voice.phrase(what.key()).with("side", side).say() },
        /// Something else was entered than an answer that is neither yes nor no; what is asked, and how to leave it.
        AnswerFirst(question: Notice = [DeskNotice::ConfirmQuit]) => "answer-first"(question: question.say(voice)),
        /// Something else was entered than yes or no; what that is about, briefly.
        YesOrNo { about: Whether } => "yes-or-no"(about),
        /// Something else was entered than the number of a choice, briefly.
        ChooseNumber { count: usize = [2_usize, 5] } => "choose-number"(count),
        /// The pending question was dropped.
        Dropped => "dropped",
        /// Yes or no to a question that is withdrawn: what it was about has changed.
        Lapsed => "lapsed",
        /// Yes or no, but nothing was asked.
        NothingAsked => "nothing-asked",
        /// What does the pawn become?
        WhichPromotion => "which-promotion",
        /// Which of these moves? Answered by number.
        WhichMove(reports: Vec<MoveReport>) => { which_move(voice, reports, "which-end") },
        /// Which move was meant in the place of one that was announced?
        WhichCorrection => "which-correction",
        /// Which of these moves was heard? The number can be said, too.
        WhichHeard(reports: Vec<MoveReport>) => { which_move(voice, reports, "which-heard-end") },
        /// The number is greater than the number of choices, or zero.
        NoSuchChoice { count: usize } => {
            voice.phrase(if *count == 0 { "nothing-asked" } else { "no-such-choice" }).with("count", count).say()
        },
        /// The line is neither a move nor a known word; the nearest known words.
        Unknown { text: String, nearest: Vec<String> } => "unknown"(
            text, count: nearest.len().min(3), first: near(nearest, 0), second: near(nearest, 1), third: near(nearest, 2),
        ),
        /// It is a move, but no piece of that kind could go there; why, for those who may ask what stands on a square.
        NoPieceGoesThere { role: Role, square: Square, why: Option<Unreached> }
            => { no_piece_goes_there(voice, *role, *square, *why) },
        /// It is a capture, but nothing can be taken so; whether it was said what, or where.
        NothingToTake { named: bool } => { voice.phrase(if *named { "nothing-to-take" } else { "nothing-to-take-at-all" }).say() },
        /// Whether this move is meant.
        MeantMove(report: Box<MoveReport>) => "meant-move"(move: report),
        /// Whether a move that was asked about is what was asked.
        /// Of several those of which it holds, or all where it holds of none.
        MoveIs { holds: bool, reports: Vec<MoveReport> = [crate::game::samples::of_every_kind()] } => "move-is"(holds, moves: reports),
        /// How a line with a slip in it was read, in front of why that cannot be done.
        ReadAs { text: String } => "read-as"(text),
        /// Nothing more is to be told of what was asked.
        NoMore => "no-more",
        /// A capture was said, and nothing stands there; whether the move is meant.
        NothingThere(report: Box<MoveReport>) => "nothing-there"(square: report.change.placed.square, move: report),
        /// A move stands in a question, where nothing may show what is legal.
        MoveAlone => "move-alone",
        /// It names a square that does not exist.
        NoSuchSquare { text: String } => { no_such_square(voice, text) },
        /// It begins with the letter of a piece in another language; which piece, with its own letter.
        ForeignLetter { letter: char = ['S'], role: Role } => "foreign-letter"(
            letter: letter.to_string(), role, own: Letters::of(voice.listener.language).letter(*role),
        ),
        /// A piece of the wrong kind or nothing stands on the square of departure; whether it is one of the player who said it.
        NotThatPiece { square: Square, piece: Option<Piece>, own: bool } => {
            let key = match (piece, own) {
                (None, _) => "not-that-piece-empty",
                (Some(_), true) => "not-that-piece",
                (Some(_), false) => "not-that-piece-theirs",
            };
            let role = piece.map(|piece| piece.role);
            voice.phrase(key).with("square", square).with("piece", piece).with("role", role).say()
        },
        /// Castling, but the king or the rook is not where it could castle from.
        NothingToCastleWith => "nothing-to-castle-with",
        /// The cursor has come upon this square, and no more is to be said of it.
        AtSquare(square: Square = Square::ALL) => "at-square"(square),
        /// The word needs a square, as in `what e4`.
        SquareMissing => "square-missing",
        /// It cannot be told which move is meant.
        MoveUnclear => "dialogue-not-clear",
        /// Where the dialogue stands.
        Standing(standing: Standing) => { say(voice, standing.sentence().alone()) },
        /// A line was too long, or no text.
        NotText => "not-text",
        /// The seat at the start of a line cannot be used at this console.
        NotYourSeat => "not-your-seat",
        /// A moment in front of a line that lies in the past, or where time is not simulated.
        WrongMoment => "wrong-moment",
        /// Asks for a name; an empty line leaves it as it is.
        AskName(field: NameField) => "ask-name"(field),
        /// A word where this name was asked for.
        WordForName { text: String, what: Meant, field: NameField } => "word-for-name"(text, what, field),
        /// All names were asked.
        NamesDone => "names-done",
        /// The game is not being saved; what the system says.
        NotSaving { why: SystemError } => "not-saving"(why),
        /// Everything is on disk again.
        SavingAgain => "saving-again",
        /// Saved, on request.
        Saved { file: String = ["/home/ada/games/mine-too.pgn"] } => "saved"(file: File(file)),
        /// The scoresheet of a game that is over has been written.
        SheetKept { file: String } => "sheet-kept"(file: Unspoken(file)),
        BrailleKept => "braille-kept",
        /// The same with what was noted at a tournament, for the arbiter.
        NotesKept { file: String } => "notes-kept"(file: Unspoken(file)),
        /// It could not be written; the journal has the game all the same.
        SheetLost { why: SystemError } => "sheet-lost"(why),
        /// A copy of the game could not be written.
        CopyFailed { why: SystemError } => "copy-failed"(why),
        /// The word that is for the ear, when the devices are checked.
        EarWord => "ear-word",
        TableWord => "table-word",
        /// Whether the first was heard in the ear alone.
        AskEarphone => "ask-earphone",
        /// Private words are not spoken any more.
        PrivateLost { why: SoundTrouble } => "private-lost"(why),
        /// To the table of a tournament: a player's earphone is gone.
        EarphoneGone { side: Color } => "earphone-gone"(side),
        /// They are spoken in the ear.
        PrivateBack => "private-back",
        /// At a tournament private words are hidden at this console: said once to the table.
        PrivateHidden => "private-hidden",
        /// The journal of a game is damaged; it is kept and only read. The first wrong line, from 1.
        Damaged { file: String, line: usize } => "damaged"(file, line),
        /// The last line of the journal was torn by the interruption and has been dropped.
        TornLine => "torn-line",
        /// Another program holds this game.
        HeldElsewhere { file: String } => "held-elsewhere"(file),
        /// A tournament game is open in this data directory: nothing else is played here until it ends.
        TournamentOpen { file: String } => "tournament-open"(file),
        /// The built-in opponent is not available in a tournament.
        NoEngineInTournament => "no-house-in-tournament",
        /// There is no unfinished game.
        NoUnfinished => "no-unfinished",
        /// How many unfinished games there are; the items follow.
        Unfinished { count: usize } => {
            voice.phrase(if *count == 0 { "no-unfinished" } else { "unfinished" }).with("count", count).say()
        },
        UnfinishedItem(game: Box<UnfinishedGame>) => { unfinished_item(voice, game) },
        /// The game is on disk.
        SavedHere => "saved-here",
        /// Which one? By number.
        WhichGame => "which-game",
        /// Go on with the newest one, or play another one, if one can be begun beside it?
        GoOn { count: usize, other: bool } => "go-on"(count, other),
        /// Something was asked of a game before one was chosen.
        NoGameYet => "no-game-yet",
        /// Speech does not work; everything is written.
        SpeechMissing { why: SoundTrouble } => "speech-missing"(why),
        /// Speech works again.
        SpeechBack => "speech-back",
        /// The sound server, which is there, cannot be used.
        ServerAvoided { why: SoundTrouble } => "server-avoided"(why),
        /// A sound of the player's own cannot be a cue; ours stands in.
        CueUnusable { cue: Cue = [Cue::LowTime], file: String, why: CueTrouble }
            => "cue-unusable"(key: format!("cue-{}", cue.name()), file, why),
        /// The synthesizer does not know a voice that the settings name; the language's own speaks.
        NoSuchVoice { language: Language, name: String } => "no-such-voice"(language, name),
        /// A device that words or cues go to is connected by Bluetooth, and perhaps kept open while nothing sounds.
        Bluetooth { device: String, kept: bool } => "bluetooth"(device, kept),
        /// A setting cannot be used; the default stands. Where it is: the file or flag, the line if there is one, the key.
        BadSetting { place: String, line: Option<usize>, key: String = ["rate", ""], why: Box<WrongValue> }
            => { bad_setting(voice, place, *line, key, why) },
        /// The command line cannot be read, and no game is begun, if one was to be.
        Flag { wrong: WrongFlag, game: bool } => { flag_notice::words(voice, wrong, *game) },
        /// The number of settings that cannot be used, beyond those that were said.
        MoreBadSettings { count: usize } => "bad-settings-more"(count),
        /// Leaving before a game was chosen.
        GoodbyeNothing => "goodbye-nothing",
        /// Leaving: the game can be taken up again.
        GoodbyeResumable => "goodbye-resumable",
        /// Leaving: the game is over.
        GoodbyeOver => "goodbye-over",
        /// Leaving, but the last facts are not on disk: where they could be written instead.
        GoodbyeUnsaved { why: SystemError } => "goodbye-unsaved"(why),
        /// Somebody came with the code of a screen: are they to join?
        Knocks { name: String = ["Ada", ""], role: Joining } => "screen-knocks"(name, named: !name.is_empty(), role),
        /// Whether devices in the network may join.
        AskNetwork => "screen-ask-network",
        /// Leave?
        ConfirmQuit => "confirm-quit",
        /// A character of the entry line, said as it is typed.
        Typed(character: char) => { typing::echo(voice.sentences, "typed", *character) },
        /// The same where it takes the place of a line that was called back.
        Replaces(character: char) => "replaces"(char: typing::echo(voice.sentences, "typed", *character)),
        /// What was deleted: one character as people count them.
        Deleted(text: String = ["x", "B", "-", "word"]) => { typing::deleted(voice.sentences, text) },
        /// The whole entry line, read back.
        EntryLine(text: String = ["Nf3", ""]) => {
            if one_line(text).is_empty() {
                return voice.phrase("entry-empty").say();
            }
            voice.phrase("entry-line").with("line", typing::entry_line(voice.sentences, text)).say()
        },
        /// The entry line is empty.
        EntryEmpty => "entry-empty",
        /// It is, and the game is over.
        EntryEmptyOver => "entry-empty-over",
        /// Speech is off, on.
        SelfVoicing { on: bool } => { voice.phrase(if *on { "self-voicing-on" } else { "self-voicing-off" }).say() },
    }
}

impl Tell for DeskNotice {
    fn refuses(&self) -> bool {
        matches!(
            self,
            DeskNotice::WordForName { .. }
                | DeskNotice::NothingAsked
                | DeskNotice::Lapsed
                | DeskNotice::NoGameYet
                | DeskNotice::AnswerFirst(_)
                | DeskNotice::YesOrNo { .. }
                | DeskNotice::ChooseNumber { .. }
                | DeskNotice::NoSuchChoice { .. }
                | DeskNotice::Unknown { .. }
                | DeskNotice::NoPieceGoesThere { .. }
                | DeskNotice::NothingToTake { .. }
                | DeskNotice::ForeignLetter { .. }
                | DeskNotice::NoSuchSquare { .. }
                | DeskNotice::NotThatPiece { .. }
                | DeskNotice::NothingToCastleWith
                | DeskNotice::SquareMissing
                | DeskNotice::NotText
                | DeskNotice::NotYourSeat
                | DeskNotice::WrongMoment
        )
    }
}

/// Why no piece of a kind goes to a square.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Unreached {
    /// A piece of one's own stands there.
    Own(Role),
    /// There is no such piece.
    None,
    /// There is one, and from here it does not go there.
    From(Square),
}

/// An unfinished game, told so that it can be known again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnfinishedGame {
    /// Its number in the list, from 1.
    pub number: usize,
    /// The side of the console's owner.
    pub plays: Color,
    /// Against whom.
    pub opponent: Opponent,
    /// The opponent's name, or empty.
    pub name: String,
    /// The event, or empty.
    pub event: String,
    /// Half-moves that stand.
    pub half_moves: usize,
    pub last: Option<MoveReport>,
    /// Seconds since 1 January 1970, UTC, at which it was begun.
    pub began: u64,
    pub now: u64,
}

/// What is done only after a *yes*.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Confirmable {
    /// Offering a draw.
    Offer,
    Accept,
    Decline,
    Resign,
}

impl Confirmable {
    const fn key(self) -> &'static str {
        match self {
            Confirmable::Offer => "confirm-offer",
            Confirmable::Accept => "confirm-accept",
            Confirmable::Decline => "confirm-decline",
            Confirmable::Resign => "confirm-resign",
        }
    }
}

/// What a line that may be a name is besides.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Meant {
    /// The name of a kind of piece.
    Piece,
    /// A command or a question.
    Command,
    Move,
}

names! {
    Meant { Piece = "piece", Command = "command", Move = "move" }
}

/// A file by its path: printed whole; a voice says its name and its directory, without slashes and hyphens.
struct File<'a>(&'a str);

impl<'a> Argument<Phrase<'a>> for File<'_> {
    fn fill(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let (voice, text) = (phrase.voice(), one_line(self.0));
        let plain = |part: Option<&OsStr>| part.map(|part| part.to_string_lossy().replace(['-', '_'], " "));
        let path = Path::new(&text);
        let spoken = match (plain(path.file_name()), plain(path.parent().and_then(Path::file_name))) {
            (Some(name), Some(directory)) => {
                Some(voice.phrase("file-in").with("name", name).with("directory", directory).words())
            }
            (name, _) => name,
        };
        let spoken = spoken.filter(|spoken| *spoken != text);
        phrase.insert(name, vec![Segment { language: voice.listener.language, text, spoken, spelled: false }])
    }
}

/// The same where it follows what is said of it: written alone, since by ear it is of no use.
struct Unspoken<'a>(&'a str);

impl<'a> Argument<Phrase<'a>> for Unspoken<'_> {
    fn fill(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        let language = phrase.voice().listener.language;
        let spoken = Some(String::new());
        phrase.insert(name, vec![Segment { language, text: one_line(self.0), spoken, spelled: false }])
    }
}

/// The words for what may be asked, those of the topics that have one.
fn may_ask(voice: Voice<'_>, topics: &[Topic]) -> Vec<Segment> {
    let may = |rule: &&Rule| {
        let asks = |question: Question| question.topics().iter().all(|topic| topics.contains(topic));
        rule.told && matches!(rule.asks, Asks::Whole(question) if asks(question))
    };
    let words = RULES.iter().filter(may).filter_map(|rule| command::usual(rule.name, voice.listener.language));
    let words = words.collect::<Vec<_>>().join(", ");
    voice.phrase("help-may-ask").with("words", words).with("what", topics.contains(&Topic::Square)).say()
}

fn no_piece_goes_there(voice: Voice<'_>, role: Role, to: Square, why: Option<Unreached>) -> Vec<Segment> {
    let (key, role, from) = match why {
        None => ("no-piece-goes-there", role, to),
        Some(Unreached::Own(own)) => ("illegal-own-piece", own, to),
        Some(Unreached::None) => ("have-no-piece", role, to),
        Some(Unreached::From(from)) => ("cannot-reach", role, from),
    };
    voice.phrase(key).with("role", role).with("square", to).with("from", from).say()
}

fn which_move(voice: Voice<'_>, reports: &[MoveReport], end: &str) -> Vec<Segment> {
    let item = |(number, report)| voice.phrase("which-item").with("number", number).with("move", report).say();
    let items = (1_u64..).zip(reports).map(item);
    let [begin, end] = ["which-move", end].map(|key| voice.phrase(key).say());
    together([begin].into_iter().chain(items).chain([end]))
}

/// The nearest word at this place; empty if there are fewer.
fn near(nearest: &[String], place: usize) -> &str {
    nearest.get(place).map_or("", String::as_str)
}

fn bad_setting(voice: Voice<'_>, place: &str, line: Option<usize>, key: &str, why: &WrongValue) -> Vec<Segment> {
    // Where a file cannot be read at all, no key is to blame.
    let sentence = match (line.is_some(), key.is_empty()) {
        (true, false) => "bad-setting-line",
        (false, false) => "bad-setting",
        (true, true) => "bad-file-line",
        (false, true) => "bad-file",
    };
    let phrase = voice.phrase(sentence).with("place", place).with("line", line.unwrap_or(0));
    phrase.with("key", key).with("why", why).say()
}

/// One that was begun within two days is told by how long ago that was; where the console stands, its hours do not say.
fn unfinished_item(voice: Voice<'_>, game: &UnfinishedGame) -> Vec<Segment> {
    let opponent = match game.opponent {
        Opponent::BuiltinEngine { .. } => "house",
        Opponent::Uci { .. } => "engine",
        _ if !game.name.trim().is_empty() => "named",
        Opponent::Board => "board",
        Opponent::Screen => "screen",
        Opponent::Console => "console",
    };
    let level = if let Opponent::BuiltinEngine { level } = game.opponent { level } else { 0 };
    let strong = if let Opponent::Uci { strength: strong } = game.opponent {
        say(voice, strong.sentence().alone())
    } else {
        Vec::new()
    };
    let minutes = game.now.saturating_sub(game.began) / 60;
    let (when, count) = match minutes {
        // Or a clock that was set back.
        0 if game.began > game.now => ("date", 0),
        0 => ("now", 0),
        1..60 => ("minutes", minutes),
        60..2880 => ("hours", minutes / 60),
        _ => ("date", 0),
    };
    let date = Civil::of(game.began);
    voice
        .phrase("unfinished-item")
        .with("number", game.number)
        .with("side", game.plays)
        .with("opponent", opponent)
        .with("level", level)
        .with("name", &game.name)
        .with("strength", strong)
        .with("moves", game.half_moves.div_ceil(2))
        .with("last", &game.last)
        .with("when", when)
        .with("count", count)
        .with("day", date.day)
        .with("month", date.month)
        .with("held", !game.event.trim().is_empty())
        .with("event", &game.event)
        .say()
}

#[cfg(any(test, debug_assertions))]
crate::words::samples::samples! {
    Confirmable = [Confirmable::Offer, Confirmable::Accept, Confirmable::Decline, Confirmable::Resign];
    Unreached = [Unreached::Own(Role::Rook), Unreached::None, Unreached::From(Square::C1)];
    UnfinishedGame = [
        (Opponent::BuiltinEngine { level: 3 }, 0, 59, ""),
        (Opponent::Board, 1, 60, ""),
        (Opponent::Board, 2, 7_200, "Ada"),
        (Opponent::Console, 61, 200_000, ""),
        (Opponent::Screen, 2, 7_200, ""),
        (Opponent::Uci { strength: crate::game::participant::Strength::Rating(1500) }, 2, 7_200, "Stockfish"),
    ]
    .map(|(opponent, half_moves, ago, name)| {
        let began = 1_795_305_599;
        let last = crate::words::samples::reports().into_iter().next().filter(|_| half_moves > 0);
        let (name, event) = (name.to_owned(), name.to_owned());
        UnfinishedGame { number: 1, plays: Color::Black, opponent, name, event, half_moves, last, began, now: began + ago }
    });
}
