//! What was heard by a microphone and waits to be confirmed.

use super::step::Step;
use crate::desk::notices::desk::DeskNotice;
use crate::game::fact::HalfMoveId;
use crate::game::report::MoveReport;
use crate::words::notice::Notice;
use crate::words::voice_notice::VoiceNotice;

/// What was heard, and counts when it is confirmed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spoken {
    pub(super) step: Box<Step>,
    /// The move that is read back, if it is one.
    pub(super) report: Option<Box<MoveReport>>,
    /// The words as they were understood.
    pub(super) said: String,
    /// The last half-move when it was said: after another one it means something else.
    pub(super) after: Option<HalfMoveId>,
}

pub(super) fn question(heard: &[Spoken]) -> Notice {
    match heard {
        [Spoken { report: Some(report), .. }] => Notice::from(VoiceNotice::ReadBack(report.clone())),
        [Spoken { said, .. }] => Notice::from(VoiceNotice::Sure { text: said.clone() }),
        several => {
            DeskNotice::WhichHeard(several.iter().filter_map(|each| each.report.as_deref().cloned()).collect()).into()
        }
    }
}
