//! The other half of the adapter: what the program says to a line, as a short name.

use annabella::desk::lines::everyday::Talk;
use annabella::desk::lines::unclear::Unclear;
use annabella::desk::lines::whether::Whether;
use annabella::desk::notices::advice::AdviceNotice;
use annabella::desk::notices::claim::ClaimNotice;
use annabella::desk::notices::clock::ClockNotice;
use annabella::desk::notices::compose::ComposeNotice;
use annabella::desk::notices::cue::CueNotice;
use annabella::desk::notices::desk::DeskNotice;
use annabella::desk::notices::keys::KeyNotice;
use annabella::desk::notices::next::NextNotice;
use annabella::desk::notices::ruling::RulingNotice;
use annabella::desk::notices::study::StudyNotice;
use annabella::desk::notices::tutorial::TutorialNotice;
use annabella::desk::notices::warning::WarningNotice;
use annabella::training::notices::training::TrainingNotice;
use annabella::words::notice::Notice;

use super::adapter::{intent, outcome, piece, plain};

/// What is said to a line.
pub fn notice(notice: &Notice) -> String {
    of_desk(notice)
        .or_else(|| notice.of().map(unclear))
        .or_else(|| notice.of().map(claim))
        .or_else(|| notice.of().map(ruling))
        .or_else(|| notice.of().map(study))
        .or_else(|| notice.of().map(next))
        .or_else(|| notice.of().map(compose))
        .or_else(|| notice.of().map(|tutorial| self::tutorial(tutorial).to_owned()))
        .or_else(|| notice.of().map(|talk: &Talk| format!("talk {}", plain(talk))))
        .or_else(|| notice.of().map(|_: &TrainingNotice| "no review here".to_owned()))
        .or_else(|| of_devices(notice))
        .unwrap_or_else(|| panic!("a line is answered by {notice:?}, which has no name here"))
}

/// What is said of keys, sounds and help.
fn of_devices(notice: &Notice) -> Option<String> {
    let name = match (notice.of(), notice.of(), notice.of(), notice.of()) {
        (Some(AdviceNotice::WhichMove), ..) => "wanting move that may be a blunder".to_owned(),
        (_, Some(KeyNotice::Situation(_)), ..) => "situation".to_owned(),
        (.., Some(CueNotice::Unknown { text }), _) => format!("no cue \"{text}\""),
        (.., Some(CueNotice::WrongChange { text }), _) => format!("no change of a cue \"{text}\""),
        (.., Some(WarningNotice::Wrong { text })) => format!("no warnings \"{text}\""),
        _ => return None,
    };
    Some(name)
}

/// What the desk itself says.
fn of_desk(notice: &Notice) -> Option<String> {
    let name = match notice.of()? {
        DeskNotice::Unknown { nearest, .. } if nearest.is_empty() => "not understood".to_owned(),
        DeskNotice::Unknown { nearest, .. } => format!("not understood, near: {}", nearest.join(" | ")),
        DeskNotice::SquareMissing => "wanting square".to_owned(),
        DeskNotice::NoSuchSquare { text } => format!("no square \"{text}\""),
        DeskNotice::Confirm { what, .. } => format!("asks back: {}?", plain(what)),
        DeskNotice::ConfirmQuit => "asks back: leave?".to_owned(),
        DeskNotice::AnswerFirst(question) => format!("answer first, {}", self::notice(question)),
        DeskNotice::Dropped => "dropped".to_owned(),
        DeskNotice::MoveIs { holds, reports } => {
            let moves: Vec<String> = reports.iter().map(|report| intent(report.change.intent)).collect();
            format!("{holds}, {}", moves.join(" "))
        }
        DeskNotice::ChooseNumber { .. } => "answer first, a number".to_owned(),
        DeskNotice::ReadAs { text } => format!("read as \"{text}\""),
        DeskNotice::NoMore => "no more".to_owned(),
        DeskNotice::Lapsed => "the question has lapsed".to_owned(),
        DeskNotice::NothingAsked => "nothing was asked".to_owned(),
        DeskNotice::WhichPromotion => "asks which promotion".to_owned(),
        DeskNotice::WhichMove(moves) => {
            let moves: Vec<String> = moves.iter().map(|report| intent(report.change.intent)).collect();
            format!("asks which move: {}", moves.join(" "))
        }
        DeskNotice::MeantMove(report) | DeskNotice::NothingThere(report) => {
            format!("asks whether {} is meant", intent(report.change.intent))
        }
        DeskNotice::MoveAlone => "wants the move alone".to_owned(),
        DeskNotice::NoSuchChoice { .. } => "no such choice".to_owned(),
        DeskNotice::NoPieceGoesThere { role, square, .. } => format!("no {} goes to {square}", plain(role)),
        DeskNotice::NothingToTake { .. } => "nothing to capture".to_owned(),
        DeskNotice::ForeignLetter { letter, role } => format!("{letter} is {}", plain(role)),
        DeskNotice::NotThatPiece { square, piece: None, .. } => format!("nothing stands on {square}"),
        DeskNotice::NotThatPiece { square, piece: Some(other), .. } => {
            format!("{} on {square} is not meant", piece(*other))
        }
        DeskNotice::NothingToCastleWith => "nothing to castle with".to_owned(),
        DeskNotice::MoveUnclear => "wanting move".to_owned(),
        DeskNotice::Standing(_) => "dialogue state".to_owned(),
        DeskNotice::NotYourSeat => "not your seat".to_owned(),
        DeskNotice::AskName(field) => format!("asks name {}", plain(field)),
        DeskNotice::WordForName { text, .. } => format!("a word, not a name \"{text}\""),
        DeskNotice::NamesDone => "names done".to_owned(),
        DeskNotice::AskEarphone => "asks whether the earphone was heard".to_owned(),
        DeskNotice::YesOrNo { about } => format!("answer first, {}", whether(*about)),
        DeskNotice::Knocks { .. } => "asks whether somebody may join".to_owned(),
        DeskNotice::AskNetwork => "asks whether the network may join".to_owned(),
        _ => return None,
    };
    Some(name)
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
