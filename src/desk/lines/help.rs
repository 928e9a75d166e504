//! Help: short items, each of which names one thing that can be done and how it is entered.

use crate::game::sentence::Example;
use crate::rules::position::Square;
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::phrase::Voice;
use crate::words::sentences::word;

/// A part of the help.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum HelpTopic {
    /// How moves are entered.
    Moves,
    Castling,
    /// What can be asked about the game.
    Questions,
    /// What can be asked about the board.
    Board,
    /// Draws, resigning, pausing.
    Game,
    /// Times and the press.
    Clock,
    /// The program's own voice.
    Voice,
    /// Spoken moves.
    Speaking,
    /// Other games, saving, leaving.
    Program,
    /// What an engine is asked.
    Advice,
    /// The study board.
    Study,
    /// The steps of the whole dialogue.
    Steps,
    /// The arbiter's orders.
    Arbiter,
}

impl HelpTopic {
    /// Those that can be asked for, in the order in which they are named.
    pub const NAMED: [HelpTopic; 12] = [
        HelpTopic::Moves,
        HelpTopic::Castling,
        HelpTopic::Questions,
        HelpTopic::Board,
        HelpTopic::Clock,
        HelpTopic::Game,
        HelpTopic::Steps,
        HelpTopic::Advice,
        HelpTopic::Study,
        HelpTopic::Voice,
        HelpTopic::Speaking,
        HelpTopic::Program,
    ];

    /// The rule with which it is asked for.
    pub(crate) const fn rule(self) -> &'static str {
        match self {
            HelpTopic::Moves => "how-move",
            HelpTopic::Castling => "how-castle",
            HelpTopic::Questions => "how-ask",
            HelpTopic::Board => "how-board",
            HelpTopic::Game => "how-draw",
            HelpTopic::Clock => "how-clock",
            HelpTopic::Voice => "how-voice",
            HelpTopic::Speaking => "how-speak",
            HelpTopic::Program => "how-leave",
            HelpTopic::Advice => "how-hint",
            HelpTopic::Study => "how-study",
            HelpTopic::Steps => "how-steps",
            HelpTopic::Arbiter => "help",
        }
    }
}

messages! { |voice|
    #[derive(Clone, Debug, PartialEq, Eq, Hash)]
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
        GameSeal => "help-game-seal",
        GameCloseEnvelope => "help-game-close-envelope",
        GameBoardsAgree => "help-game-boards-agree",
        GameBoardsDiffer => "help-game-boards-differ",
        GameResign => "help-game-resign",
        GameSign => "help-game-sign",
        VoiceSpeed => "help-voice-speed",
        VoiceLoudness => "help-voice-loudness",
        VoiceRepeat => "help-voice-repeat",
        SpeakOn => "help-speak-on",
        SpeakSay => "help-speak-say",
        SpeakCheck => "help-speak-check",
        SpeakOff => "help-speak-off",
        ProgramNewGame => "help-program-new-game",
        ProgramLevel => "help-program-level",
        ProgramSave => "help-program-save",
        ProgramManual => "help-program-manual",
        ProgramQuit => "help-program-quit",
        AdviceHint => "help-advice-hint",
        AdviceThreat => "help-advice-threat",
        AdviceEvaluation => "help-advice-evaluation",
        AdviceBestLine => "help-advice-best-line",
        AdviceBlunder => "help-advice-blunder"(square: Example(Square::E4)),
        AdviceWarnings => "help-advice-warnings",
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
        /// The topics of which anything can be done now.
        More { topics: Vec<HelpTopic> = [HelpTopic::NAMED.to_vec()] } => "help-more"(topics: named(voice, topics)),
    }
}

/// The topics as they are entered after the word for help, separated by commas.
fn named(voice: Voice<'_>, topics: &[HelpTopic]) -> String {
    let asked = |topic: &HelpTopic| word(topic.rule(), voice.listener.language);
    let name = |topic: &HelpTopic| Some(asked(topic)?.split_once(' ')?.1.to_owned());
    topics.iter().filter_map(name).collect::<Vec<_>>().join(", ")
}

impl Tell for HelpItem {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::desk::lines::command::{Heard, Word, parse};
    use crate::game::participant::Language;
    use crate::words::grammar::Grammar;

    #[test]
    fn every_topic_is_asked_for_by_a_word_after_help() {
        for language in Language::ALL {
            let usual = |rule: &str| Grammar::of(language).usual(rule).expect("a way to say it");
            for topic in HelpTopic::NAMED {
                let (help, name) = usual(topic.rule()).split_once(' ').expect("two words");
                assert_eq!(help, usual("help"));
                let asked = parse(&format!("{help} {name}"), language);
                assert_eq!(asked, Some(Heard::Word(Word::HelpOn(topic))), "{language:?} {name}");
            }
            let other = parse(&format!("{} xyzzy", usual("help")), language);
            assert_eq!(other, Some(Heard::Word(Word::HelpOther)), "{language:?}");
        }
    }
}
