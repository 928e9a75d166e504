//! The other half of the adapter: what the program says to a line, as a short name.

use annabella::words::advice_notice::AdviceNotice;
use annabella::words::claim_notice::ClaimNotice;
use annabella::words::clock_notice::ClockNotice;
use annabella::words::compose_notice::ComposeNotice;
use annabella::words::cue_notice::CueNotice;
use annabella::words::key_notice::KeyNotice;
use annabella::words::next_notice::NextNotice;
use annabella::words::notice::Notice;
use annabella::words::ruling_notice::RulingNotice;
use annabella::words::screen_notice::ScreenNotice;
use annabella::words::study_notice::StudyNotice;
use annabella::words::tutorial_notice::TutorialNotice;
use annabella::words::unclear::Unclear;
use annabella::words::warning_notice::WarningNotice;
use annabella::words::whether::Whether;

use super::adapter::{intent, outcome, piece, plain};

/// What is said to a line.
pub fn notice(notice: &Notice) -> String {
    match notice {
        Notice::Unknown { nearest, .. } if nearest.is_empty() => "not understood".to_owned(),
        Notice::Unknown { nearest, .. } => format!("not understood, near: {}", nearest.join(" | ")),
        Notice::Unclear(unclear) => self::unclear(unclear),
        Notice::SquareMissing => "wanting square".to_owned(),
        Notice::NoSuchSquare { text } => format!("no square \"{text}\""),
        Notice::Confirm { what, .. } => format!("asks back: {}?", plain(what)),
        Notice::ConfirmQuit => "asks back: leave?".to_owned(),
        Notice::AnswerFirst(question) => format!("answer first, {}", self::notice(question)),
        Notice::Dropped => "dropped".to_owned(),
        Notice::MoveIs { holds, reports } => {
            let moves: Vec<String> = reports.iter().map(|report| intent(report.change.intent)).collect();
            format!("{holds}, {}", moves.join(" "))
        }
        Notice::ChooseNumber { .. } => "answer first, a number".to_owned(),
        Notice::ReadAs { text } => format!("read as \"{text}\""),
        Notice::NoMore => "no more".to_owned(),
        Notice::Lapsed => "the question has lapsed".to_owned(),
        Notice::NothingAsked => "nothing was asked".to_owned(),
        Notice::WhichPromotion => "asks which promotion".to_owned(),
        Notice::WhichMove(moves) => {
            let moves: Vec<String> = moves.iter().map(|report| intent(report.change.intent)).collect();
            format!("asks which move: {}", moves.join(" "))
        }
        Notice::MeantMove(report) | Notice::NothingThere(report) => {
            format!("asks whether {} is meant", intent(report.change.intent))
        }
        Notice::MoveAlone => "wants the move alone".to_owned(),
        Notice::NoSuchChoice { .. } => "no such choice".to_owned(),
        Notice::NoPieceGoesThere { role, square, .. } => format!("no {} goes to {square}", plain(role)),
        Notice::NothingToTake { .. } => "nothing to capture".to_owned(),
        Notice::ForeignLetter { letter, role } => format!("{letter} is {}", plain(role)),
        Notice::NotThatPiece { square, piece: None, .. } => format!("nothing stands on {square}"),
        Notice::NotThatPiece { square, piece: Some(other), .. } => {
            format!("{} on {square} is not meant", piece(*other))
        }
        Notice::NothingToCastleWith => "nothing to castle with".to_owned(),
        Notice::MoveUnclear => "wanting move".to_owned(),
        Notice::Standing(_) => "dialogue state".to_owned(),
        Notice::NotYourSeat => "not your seat".to_owned(),
        Notice::AskName(field) => format!("asks name {}", plain(field)),
        Notice::WordForName { text, .. } => format!("a word, not a name \"{text}\""),
        Notice::NamesDone => "names done".to_owned(),
        Notice::AskEarphone => "asks whether the earphone was heard".to_owned(),
        Notice::Screen(ScreenNotice::Knocks { .. }) => "asks whether somebody may join".to_owned(),
        Notice::Screen(ScreenNotice::AskNetwork) => "asks whether the network may join".to_owned(),
        Notice::Advice(advice) if **advice == AdviceNotice::WhichMove => {
            "wanting move that may be a blunder".to_owned()
        }
        Notice::Talk(talk) => format!("talk {}", plain(talk)),
        Notice::Keys(KeyNotice::Situation(_)) => "situation".to_owned(),
        Notice::Claim(claim) => self::claim(claim),
        Notice::Ruling(ruling) => self::ruling(ruling),
        Notice::Study(study) => self::study(study),
        Notice::Next(next) => self::next(next),
        Notice::Compose(compose) => self::compose(compose),
        Notice::Cues(CueNotice::Unknown { text }) => format!("no cue \"{text}\""),
        Notice::Cues(CueNotice::WrongChange { text }) => format!("no change of a cue \"{text}\""),
        Notice::Warning(WarningNotice::Wrong { text }) => format!("no warnings \"{text}\""),
        Notice::Tutorial(tutorial) => self::tutorial(tutorial).to_owned(),
        Notice::YesOrNo { about } => format!("answer first, {}", whether(*about)),
        Notice::Training(_) => "no review here".to_owned(),
        other => panic!("a line is answered by {other:?}, which has no name here"),
    }
}

fn unclear(unclear: &Unclear) -> String {
    match unclear {
        Unclear::NoSuch { what, text } => format!("no {} \"{text}\"", what.name()),
        Unclear::Missing { what, .. } if ["rank", "file"].contains(&what.name()) => format!("wanting {}", what.name()),
        Unclear::Missing { what, example } => format!("wanting {}, as in \"{example}\"", what.name()),
    }
}

fn claim(notice: &ClaimNotice) -> String {
    match notice {
        ClaimNotice::AskGround => "asks on what ground".to_owned(),
        ClaimNotice::AskMove => "asks with which move".to_owned(),
        ClaimNotice::MoveUnclear => "wanting move of the claim".to_owned(),
        ClaimNotice::Confirm { ground, intended: None } => format!("asks back: claim {}?", plain(ground)),
        ClaimNotice::Confirm { ground, intended: Some(report) } => {
            format!("asks back: claim {} with {}?", plain(ground), intent(report.change.intent))
        }
        ClaimNotice::ConfirmQuickplay(basis) => format!("asks back: claim {}?", plain(basis)),
        ClaimNotice::ConfirmSign(result) => format!("asks back: sign {}?", outcome(*result)),
        ClaimNotice::ConfirmSeal => "asks back: seal?".to_owned(),
        ClaimNotice::SealWhat => "wanting move to seal".to_owned(),
        ClaimNotice::SignWhat => "wanting result".to_owned(),
        ClaimNotice::SessionWhen => "wanting minutes".to_owned(),
        ClaimNotice::AskWordAgain => "asks for the word again".to_owned(),
        ClaimNotice::WordIsCommand => "no word, but a command".to_owned(),
        ClaimNotice::WordsDiffer => "the words differ".to_owned(),
        ClaimNotice::AskWord { opens } => {
            format!("asks word to {} the envelope", if *opens { "open" } else { "close" })
        }
    }
}

fn ruling(notice: &RulingNotice) -> String {
    match notice {
        RulingNotice::AskPin => "asks PIN".to_owned(),
        RulingNotice::ChoosePin => "asks new PIN".to_owned(),
        RulingNotice::Floor => "asks order".to_owned(),
        RulingNotice::FloorEnds => "arbiter has finished".to_owned(),
        RulingNotice::Unknown { .. } => "order incomplete".to_owned(),
        other => panic!("a line is answered by {other:?}, which has no name here"),
    }
}

fn study(notice: &StudyNotice) -> String {
    match notice {
        StudyNotice::AskPiece(square) => format!("asks what is to stand on {square}"),
        StudyNotice::NoSuchPiece { text } => format!("no piece \"{text}\""),
        other => panic!("a line is answered by {other:?}, which has no name here"),
    }
}

fn next(notice: &NextNotice) -> String {
    match notice {
        NextNotice::ReviewLater => "a review comes later".to_owned(),
        NextNotice::TrainLater => "training comes later".to_owned(),
        NextNotice::Confirm { side, .. } => {
            format!("asks back: new game{}?", side.map_or_else(String::new, |side| format!(" as {}", plain(&side))))
        }
        NextNotice::Refused => "refused: new game".to_owned(),
        NextNotice::NoSuchOpening { near } => format!("no such opening, near {}", near.unwrap_or("none")),
        NextNotice::OpeningOfAnEngine => "refused: an opening without an engine".to_owned(),
        other => panic!("a line is answered by {other:?}, which has no name here"),
    }
}

/// What is said while a time control is put together.
pub fn compose(notice: &ComposeNotice) -> String {
    match notice {
        ComposeNotice::Begins => "new control".to_owned(),
        ComposeNotice::AskKind { .. } => "asks kind of control".to_owned(),
        ComposeNotice::AskMinutes { period } => format!("asks minutes of period {period}"),
        ComposeNotice::AskMoves => "asks moves".to_owned(),
        ComposeNotice::AskExtra => "asks extra time".to_owned(),
        ComposeNotice::AskSeconds => "asks seconds".to_owned(),
        ComposeNotice::AskFirst => "asks whether before the first move".to_owned(),
        ComposeNotice::SoFar(control) => format!("so far {control}"),
        ComposeNotice::AskSame => "asks whether Black has the same".to_owned(),
        ComposeNotice::NowBlack => "now Black".to_owned(),
        ComposeNotice::AskDraw => "asks whether a draw counts for Black".to_owned(),
        ComposeNotice::AskRight { time } => format!("asks whether {time} is right"),
        ComposeNotice::AskName => "asks name of the control".to_owned(),
        ComposeNotice::Dropped => "dropped".to_owned(),
        ComposeNotice::Wrong { .. } => "no answer".to_owned(),
        ComposeNotice::OutOfRange { .. } => "out of range".to_owned(),
        ComposeNotice::Empty => "empty".to_owned(),
        ComposeNotice::NameTaken { .. } => "name taken".to_owned(),
        ComposeNotice::OneHourglass => "one hourglass for both".to_owned(),
        ComposeNotice::NameWrong => "no name".to_owned(),
        ComposeNotice::FirstAnswer => "nothing to go back to".to_owned(),
        other => panic!("a line is answered by {other:?}, which has no name here"),
    }
}

/// What is asked while a clock is set by ear, and what was wrong.
pub fn standalone_clock(notice: &ClockNotice) -> String {
    match notice {
        ClockNotice::AskLeft { side, .. } => format!("asks time of {}", plain(side)),
        ClockNotice::AskMoves { side, .. } => format!("asks moves of {}", plain(side)),
        ClockNotice::AskTurn { .. } => "asks turn".to_owned(),
        ClockNotice::NotATime { .. } => "not a time".to_owned(),
        ClockNotice::NotANumber { .. } => "not a number".to_owned(),
        ClockNotice::NotASide { .. } => "not a side".to_owned(),
        other => panic!("a line is answered by {other:?}, which has no name here"),
    }
}

/// What the tutorial says to a line; what it teaches next is no meaning.
fn tutorial(notice: &TutorialNotice) -> &'static str {
    match notice {
        TutorialNotice::Right => "right",
        TutorialNotice::OtherMove => "another move",
        TutorialNotice::NotSent => "not for the game",
        TutorialNotice::Answer { right: true, .. } => "right answer",
        TutorialNotice::Answer { right: false, .. } => "wrong answer",
        _ => "goes on",
    }
}

/// A question as it is called where it is asked in full. The claim is the one of the contexts.
fn whether(about: Whether) -> &'static str {
    match about {
        Whether::Offer => "asks back: offer?",
        Whether::Accept => "asks back: accept?",
        Whether::Decline => "asks back: decline?",
        Whether::Resign => "asks back: resign?",
        Whether::Leave => "asks back: leave?",
        Whether::Earphone => "asks whether the earphone was heard",
        Whether::Network => "asks whether the network may join",
        Whether::Admit => "asks whether somebody may join",
        Whether::Move => "asks back: this move?",
        Whether::Heard => "asks back: this?",
        Whether::NewGame => "asks back: new game?",
        Whether::Claim => "asks back: claim repetition?",
        Whether::Sign => "asks back: sign?",
        Whether::Seal => "asks back: seal?",
    }
}
