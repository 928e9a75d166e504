//! Help: short items, each of which names one thing that can be done and how it is entered.

use super::arguments::Example;
use super::declare::messages;
use crate::rules::position::Square;

/// A part of the help.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum HelpTopic {
    /// How moves are entered.
    Moves,
    /// How castling is.
    Castling,
    /// What can be asked about the game.
    Questions,
    /// What can be asked about the board.
    Board,
    /// Draws, resigning, pausing.
    Game,
    /// Times and the press.
    Clock,
    /// Other games, saving, leaving.
    Program,
    /// The study board.
    Study,
    /// The steps of the whole dialogue.
    Steps,
    /// The arbiter's orders.
    Arbiter,
}

messages! { |voice|
    /// An item of help.
    #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
    pub enum HelpItem {
        MovesInWords => "help-moves-in-words"(square: Example(Square::F3)),
        MovesInNotation => "help-moves-in-notation",
        MovesLegal => "help-moves-legal",
        MovesTakeBack => "help-moves-take-back",
        CastlingShort => "help-castling-short",
        CastlingLong => "help-castling-long",
        CastlingRights => "help-castling-rights",
        QuestionsLast => "help-questions-last",
        QuestionsMoves => "help-questions-moves",
        QuestionsTurn => "help-questions-turn",
        QuestionsSquare => "help-questions-square"(square: Example(Square::F3)),
        QuestionsSheet => "help-questions-sheet",
        BoardWhere => "help-board-where",
        BoardWhole => "help-board-whole",
        BoardAttackers => "help-board-attackers"(square: Example(Square::F3)),
        BoardCaptures => "help-board-captures",
        BoardMaterial => "help-board-material",
        GameAccept => "help-game-accept",
        GameDecline => "help-game-decline",
        GameOffer => "help-game-offer",
        GameClaim => "help-game-claim",
        GamePause => "help-game-pause",
        GameResume => "help-game-resume",
        GameResign => "help-game-resign",
        GameSign => "help-game-sign",
        ProgramNewGame => "help-program-new-game",
        ProgramLevel => "help-program-level",
        ProgramSave => "help-program-save",
        ProgramRepeat => "help-program-repeat",
        ProgramQuit => "help-program-quit",
        StudyGo => "help-study-go",
        StudyBack => "help-study-back",
        StudyForward => "help-study-forward",
        StudyTakeBack => "help-study-take-back",
        StudySetUp => "help-study-set-up",
        StudyPlay => "help-study-play",
        StudyReturn => "help-study-return",
        DialogueState => "help-dialogue-state",
        DialogueRepeat => "help-dialogue-repeat",
        DialogueCorrect => "help-dialogue-correct",
        DialoguePress => "help-dialogue-press",
        DialogueAdjust => "help-dialogue-adjust",
        ArbiterPending => "help-arbiter-pending",
        ArbiterStart => "help-arbiter-start",
        ArbiterPause => "help-arbiter-pause",
        ArbiterGoOn => "help-arbiter-go-on",
        ArbiterClaim => "help-arbiter-claim",
        ArbiterIllegal => "help-arbiter-illegal",
        ArbiterSet => "help-arbiter-set",
        ArbiterEnd => "help-arbiter-end",
        ClockBoth => "help-clock-both",
        ClockOwn => "help-clock-own",
        ClockToControl => "help-clock-to-control",
        ClockPress => "help-clock-press",
        ClockWarnings => "help-clock-warnings",
        /// The topics of the help.
        More => "help-more",
    }
}
