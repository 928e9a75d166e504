//! What the program itself says, outside the game: questions back, help, troubles with disk, speech and settings.

use super::asked::Unclear;
use super::claim_notice::ClaimNotice;
use super::clock_notice::ClockNotice;
use super::compose_notice::ComposeNotice;
use super::cue_notice::CueNotice;
use super::display_notice::DisplayNotice;
use super::everyday::Talk;
use super::hand_notice::HandNotice;
use super::key_notice::KeyNotice;
use super::next_notice::NextNotice;
use super::power::PowerNotice;
use super::ruling_notice::RulingNotice;
use super::study_notice::StudyNotice;
use super::trouble::{CueTrouble, SoundTrouble};
use super::tutorial_notice::TutorialNotice;
use super::warning_notice::WarningNotice;
use crate::game::clock::TimesError;
use crate::game::dialogue::Standing;
use crate::game::effect::Cue;
use crate::game::fact::NameField;
use crate::game::message::Opponent;
use crate::game::participant::Language;
use crate::game::report::MoveReport;
use crate::game::roles::Topic;
use crate::rules::position::{Color, Piece, Role, Square};

/// One notice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// A warning of the time, or about warnings.
    Warning(WarningNotice),
    /// About the Braille display, or on it.
    Display(DisplayNotice),
    /// About the arbiter at this keyboard.
    Ruling(RulingNotice),
    /// How to begin: said once after the game's own first message.
    Greeting,
    /// The same to somebody who has begun several games here.
    GreetingShort,
    /// The same at a tournament, where there is no tutorial while the clock runs.
    GreetingTournament,
    /// A line of help.
    Help(HelpTopic),
    /// An answer that changes nothing.
    Talk(Talk),
    /// The same where not everything may be asked: what may be.
    MayAsk(Vec<Topic>),
    /// Are you sure?
    Confirm {
        /// Of what.
        what: Confirmable,
        /// Who is asked, where two share a keyboard.
        side: Option<Color>,
    },
    /// A question about a claim, a scoresheet or an adjournment.
    Claim(ClaimNotice),
    /// Something else was entered than an answer; what is asked, and how to leave it.
    AnswerFirst(Box<Notice>),
    /// The pending question was dropped.
    Dropped,
    /// Yes or no, but nothing was asked.
    NothingAsked,
    /// What does the pawn become?
    WhichPromotion,
    /// Which of these moves? Answered by number.
    WhichMove(Vec<MoveReport>),
    /// The number is none of the choices.
    NoSuchChoice {
        /// How many there are.
        count: usize,
    },
    /// The line is neither a move nor a known word.
    Unknown {
        /// What was entered, shortened.
        text: String,
        /// The nearest known words.
        nearest: Vec<String>,
    },
    /// It is a move, but no piece of that kind could go there.
    NoPieceGoesThere {
        /// The kind of piece.
        role: Role,
        /// The square.
        square: Square,
        /// Why, for those who may ask what stands on a square.
        why: Option<Unreached>,
    },
    /// It is a capture, but nothing can be taken so.
    NothingToTake,
    /// Whether this move is meant.
    MeantMove(Box<MoveReport>),
    /// It names a square that does not exist.
    NoSuchSquare {
        /// What was entered.
        text: String,
    },
    /// A piece of the wrong kind or nothing stands on the square of departure.
    NotThatPiece {
        /// The square.
        square: Square,
        /// What stands there.
        piece: Option<Piece>,
    },
    /// Castling, but the king or the rook is not where it could castle from.
    NothingToCastleWith,
    /// A piece is picked up at the board, or put back.
    Hand(HandNotice),
    /// The cursor has come upon this square, and no more is to be said of it.
    AtSquare(Square),
    /// Something is missing or wrong in a question.
    Unclear(Unclear),
    /// The word needs a square, as in `what e4`.
    SquareMissing,
    /// It cannot be told which move is meant.
    MoveUnclear,
    /// Where the dialogue stands.
    Standing(Standing),
    /// A line was too long, or no text.
    NotText,
    /// A seat at the start of a line that nobody at this console may use.
    NotYourSeat,
    /// A moment in front of a line that lies in the past, or where time is not simulated.
    WrongMoment,
    /// Asks for a name; an empty line leaves it as it is.
    AskName(NameField),
    /// A word where a name was asked for.
    WordForName {
        /// The word.
        text: String,
        /// Which name is asked for.
        field: NameField,
    },
    /// All names were asked.
    NamesDone,
    /// The game is not being saved.
    NotSaving {
        /// What the system says.
        why: String,
    },
    /// Everything is on disk again.
    SavingAgain,
    /// Saved, on request.
    Saved {
        /// The file.
        file: String,
    },
    /// The scoresheet of a game that is over has been written.
    SheetKept {
        /// The file.
        file: String,
    },
    /// The same in Braille.
    BrailleKept {
        /// The file.
        file: String,
    },
    /// It could not be written; the journal has the game all the same.
    SheetLost {
        /// Which file, and what the system says.
        why: String,
    },
    /// A copy of the game could not be written.
    CopyFailed {
        /// Which file, and what the system says.
        why: String,
    },
    /// The word that is for the ear, when the devices are checked.
    EarWord,
    /// The word that is for the table.
    TableWord,
    /// Whether the first was heard in the ear alone.
    AskEarphone,
    /// Private words are not spoken any more.
    PrivateLost {
        /// Why.
        why: SoundTrouble,
    },
    /// To the table of a tournament: a player's earphone is gone.
    EarphoneGone {
        /// Whose.
        side: Color,
    },
    /// They are spoken in the ear.
    PrivateBack,
    /// At a tournament private words are hidden at this console: said once to the table.
    PrivateHidden,
    /// The journal of a game is damaged; it is kept and only read.
    Damaged {
        /// The file.
        file: String,
        /// The first line that is wrong, from 1.
        line: usize,
    },
    /// The last line of the journal was torn by the interruption and has been dropped.
    TornLine,
    /// Another program holds this game.
    HeldElsewhere {
        /// The file.
        file: String,
    },
    /// A tournament game is open in this data directory: nothing else is played here until it ends.
    TournamentOpen {
        /// Its file.
        file: String,
    },
    /// The built-in opponent is not available in a tournament.
    NoEngineInTournament,
    /// There is no unfinished game.
    NoUnfinished,
    /// How many unfinished games there are; the items follow.
    Unfinished {
        /// How many.
        count: usize,
    },
    /// One unfinished game.
    UnfinishedItem(Box<UnfinishedGame>),
    /// The game is on disk.
    SavedHere,
    /// Which one? By number.
    WhichGame,
    /// Go on with the newest one, or play another one?
    GoOn {
        /// How many there are.
        count: usize,
        /// Whether another one can be begun beside it.
        other: bool,
    },
    /// Something was asked of a game before one was chosen.
    NoGameYet,
    /// Speech does not work; everything is written.
    SpeechMissing {
        /// Why.
        why: SoundTrouble,
    },
    /// Speech works again.
    SpeechBack,
    /// A sound of the player's own cannot be a cue; ours stands in.
    CueUnusable {
        /// The cue.
        cue: Cue,
        /// The file.
        file: String,
        /// What is wrong with it.
        why: CueTrouble,
    },
    /// The synthesizer does not know a voice that the settings name; the language's own speaks.
    NoSuchVoice {
        /// The language whose words it should speak.
        language: Language,
        /// The name.
        name: String,
    },
    /// A device that words or cues go to is connected by Bluetooth.
    Bluetooth {
        /// As the sound system calls it for people.
        device: String,
        /// Whether it is kept open while nothing sounds.
        kept: bool,
    },
    /// A setting cannot be used; the default stands.
    BadSetting {
        /// The file, or the flag.
        place: String,
        /// The line, where there is one.
        line: Option<usize>,
        /// The key; empty if the mistake is in none.
        key: String,
        /// What is wrong, and what would be right.
        why: String,
    },
    /// Battery, mains and sleep.
    Power(PowerNotice),
    /// A flag cannot be used, and no game is begun.
    BadFlag {
        /// Which.
        flag: String,
        /// What is wrong, and what would be right.
        why: String,
    },
    /// There is no such flag, and no game is begun.
    UnknownFlag {
        /// What was written.
        flag: String,
        /// The flag that is most like it.
        near: Option<String>,
    },
    /// A time that cannot be used: the default stands, or no game is begun.
    BadTime {
        /// The file, or the flag.
        place: String,
        /// The line, where there is one.
        line: Option<usize>,
        /// Whether it stands in a file.
        in_file: bool,
        /// What is wrong.
        error: TimesError,
    },
    /// More settings that cannot be used, beyond those that were said.
    MoreBadSettings {
        /// How many.
        count: usize,
    },
    /// Leaving before a game was chosen.
    GoodbyeNothing,
    /// Leaving: the game can be taken up again.
    GoodbyeResumable,
    /// Leaving: the game is over.
    GoodbyeOver,
    /// Leaving, but the last facts are not on disk.
    GoodbyeUnsaved {
        /// Where they could be written instead.
        why: String,
    },
    /// About keys.
    Keys(KeyNotice),
    /// About cues.
    Cues(CueNotice),
    /// About the study board.
    Study(StudyNotice),
    /// What the tutorial says.
    Tutorial(TutorialNotice),
    /// About the next game.
    Next(NextNotice),
    /// About time controls that have a name or are put together.
    Compose(Box<ComposeNotice>),
    /// About a clock alone.
    StandaloneClock(Box<ClockNotice>),
    /// Leave?
    ConfirmQuit,
    /// A character of the entry line, said as it is typed.
    Typed(char),
    /// The same where it takes the place of a line that was called back.
    Replaces(char),
    /// What was deleted: one character as people count them.
    Deleted(String),
    /// The whole entry line, read back.
    EntryLine(String),
    /// The entry line is empty.
    EntryEmpty,
    /// It is, and the game is over.
    EntryEmptyOver,
    /// Speech is off, on.
    SelfVoicing {
        /// Whether it is on now.
        on: bool,
    },
}

impl From<ClockNotice> for Notice {
    fn from(notice: ClockNotice) -> Notice {
        Notice::StandaloneClock(Box::new(notice))
    }
}

impl From<ComposeNotice> for Notice {
    fn from(notice: ComposeNotice) -> Notice {
        Notice::Compose(Box::new(notice))
    }
}

impl Notice {
    /// Whether it says that what was entered cannot be done, which has a cue as well. Legality is no reason among these: what
    /// they are about can be seen on the bare board.
    #[must_use]
    pub const fn refuses(&self) -> bool {
        match self {
            Notice::StandaloneClock(notice) => return notice.refuses(),
            Notice::Compose(notice) => return notice.refuses(),
            Notice::Hand(notice) => return notice.refuses(),
            _ => {}
        }
        matches!(
            self,
            Notice::Next(
                NextNotice::Refused | NextNotice::NoSuchLevel | NextNotice::NotPlayable | NextNotice::OverThere
            ) | Notice::Warning(WarningNotice::Nothing | WarningNotice::Wrong { .. })
                | Notice::WordForName { .. }
                | Notice::NothingAsked
                | Notice::NoGameYet
                | Notice::AnswerFirst(_)
                | Notice::NoSuchChoice { .. }
                | Notice::Unknown { .. }
                | Notice::NoPieceGoesThere { .. }
                | Notice::NothingToTake
                | Notice::NoSuchSquare { .. }
                | Notice::NotThatPiece { .. }
                | Notice::NothingToCastleWith
                | Notice::SquareMissing
                | Notice::Unclear(_)
                | Notice::NotText
                | Notice::NotYourSeat
                | Notice::WrongMoment
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
    /// The last one.
    pub last: Option<MoveReport>,
    /// Seconds since 1 January 1970, UTC, at which it was begun.
    pub began: u64,
    /// The same of now.
    pub now: u64,
}

/// What is done only after a *yes*.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Confirmable {
    /// Offering a draw.
    Offer,
    /// Accepting one.
    Accept,
    /// Declining one.
    Decline,
    /// Resigning.
    Resign,
}

/// The lines of help, in their order.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum HelpTopic {
    /// How moves are entered.
    Moves,
    /// How castling is.
    Castling,
    /// What can be asked.
    Questions,
    /// What can be asked about the board.
    Board,
    /// What can be done on the study board.
    Study,
    /// Draws, resigning, pausing.
    Game,
    /// Draws and resigning, at a tournament.
    GameAtTable,
    /// Announcing, repeating, executing, pressing, where the whole dialogue is kept.
    Dialogue,
    /// Names, saving, leaving, hearing again.
    Program,
    /// The same at a tournament, where no other game is begun.
    ProgramAtTable,
    /// What the arbiter can order.
    Arbiter,
}

impl HelpTopic {
    /// All of them.
    pub const ALL: [HelpTopic; 11] = [
        HelpTopic::Moves,
        HelpTopic::Castling,
        HelpTopic::Questions,
        HelpTopic::Board,
        HelpTopic::Study,
        HelpTopic::Game,
        HelpTopic::GameAtTable,
        HelpTopic::Dialogue,
        HelpTopic::Program,
        HelpTopic::ProgramAtTable,
        HelpTopic::Arbiter,
    ];
}
