//! What a line or a key asks for, for the console to do.

use std::path::PathBuf;

use super::hashing::Hash;
use crate::desk::lines::command::{AdviceWord, ManualWish, Word};
use crate::desk::lines::next_game::NextWish;
use crate::desk::lines::study::StudyWord;
use crate::game::clock::Times;
use crate::game::command::Command;
use crate::game::message::Message;
use crate::game::question::Question;
use crate::game::roles::{Seat, Topic};
use crate::game::warnings::Warnings;
use crate::rules::position::{Intent, Square};
use crate::words::notice::Notice;

/// What is to be done on a study board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StudyWish {
    /// What a word says.
    Word(StudyWord),
    /// To it, or back to the game.
    Change,
    /// A position by its FEN.
    Fen(String),
    /// Trying a move.
    Move { intent: Intent, said: String },
    /// Taking the last one back.
    TakeBack,
    /// These moves after the position that is shown, to step through.
    Line(Vec<Intent>),
    /// What somebody has answered who was asked what is to stand on a square: that leads to the study board, too.
    Answered(StudyWord),
    /// Asking what is to stand on a square.
    AskPiece(Square),
}

/// What is wished of an engine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AdviceWish {
    /// Help that a word asks for.
    Word(AdviceWord),
    /// Whether this move is a blunder.
    Check(Intent),
}

impl AdviceWish {
    /// The row of the permission table.
    pub const fn topic(&self) -> Topic {
        match self {
            AdviceWish::Word(AdviceWord::Hint) => Topic::Hint,
            AdviceWish::Word(AdviceWord::Threat) => Topic::Threat,
            AdviceWish::Word(AdviceWord::Evaluation) => Topic::Evaluation,
            AdviceWish::Word(AdviceWord::BestLine) => Topic::BestLine,
            AdviceWish::Check(_) => Topic::Blunder,
        }
    }
}

/// What is wished of the manual that is open.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum PageWish {
    Next,
    Previous,
    Close,
}

/// What is wished of warnings of the time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WarningsWish {
    /// To hear what is chosen.
    Tell,
    /// On, or off.
    Switch(bool),
    /// These from now on.
    Choose(Warnings),
}

/// What a line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// Hand this to the game.
    Command { seat: Seat, command: Command },
    /// Hand this to the game: it was spoken, and is confirmed.
    Spoken { seat: Seat, command: Command },
    /// Tell what the game would say to this.
    Preview { seat: Seat, command: Command },
    /// Make this hash, and go on with the result ([`Desk::hashed`](super::Desk::hashed)).
    Hash { seat: Seat, hash: Hash },
    /// Answer this.
    Ask { seat: Seat, question: Question },
    /// Answer these at full length; where they were told so already, say that there is no more.
    AskMore { seat: Seat, questions: Vec<Question> },
    /// Say this to the one who entered the line.
    Say { seat: Seat, notice: Notice },
    /// Tell this to the one who entered the line.
    Tell { seat: Seat, message: Message },
    /// Say again what was last said to them; with two people at one keyboard and no name, what was last said at all.
    Repeat { seat: Option<Seat> },
    /// Tell that everything is saved, and where.
    Save {
        /// To whom.
        seat: Seat,
        /// A copy in this file, if one was named.
        elsewhere: Option<PathBuf>,
    },
    /// Do this on the study board of a player.
    Study { seat: Seat, wish: StudyWish },
    /// Let the edge be heard.
    Edge { seat: Seat },
    /// Do what a word says that is about this device.
    Do { seat: Seat, word: Word },
    /// Open the manual.
    Manual { seat: Seat, wish: ManualWish },
    /// Go on in it, or close it.
    Page { seat: Seat, wish: PageWish },
    /// The ear's word was heard in the ear alone, or was not.
    Earphone { heard: bool },
    /// Let devices in the network join, or do not.
    Network { opens: bool },
    /// Let somebody join at a screen, or do not.
    Admit { visitor: u32, admitted: bool },
    /// Let the next game have this time control.
    Control {
        /// Who has put it together.
        seat: Seat,
        /// The control of each side, and for whom a draw counts.
        time: Box<Times>,
        /// The name under which it is to be saved.
        name: Option<String>,
        /// That game is begun now.
        at_once: bool,
    },
    /// Begin another game; this one stays as it is.
    NewGame {
        /// From this position (FEN); `None`: from where games begin.
        start: Option<String>,
        /// What is to be different from now on.
        wish: NextWish,
    },
    /// Train after the game.
    Train {
        /// With its mistakes: it is over.
        review: bool,
    },
    /// Warn of the time, or do not.
    Warnings { seat: Seat, wish: WarningsWish },
    /// Ask an engine.
    Advise { seat: Seat, wish: AdviceWish },
    /// Make a move of which somebody was warned, or which is not looked at.
    Play { seat: Seat, intent: Intent, said: String },
    /// Leave the program; the game stays as it is.
    Leave,
}
