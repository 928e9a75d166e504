//! Where the scoresheets stand, folded from facts.

use super::RecordingEvent;
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{ByColor, Color};
use crate::rules::recording::Duty;

/// Where the scoresheets stand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recording {
    /// The duty of each side, and in which period.
    duty: ByColor<Option<(usize, Duty)>>,
    /// In which earlier periods a side was short of time.
    short: ByColor<Vec<usize>>,
    /// Who was short of time in a period that is over, and has to complete their sheet.
    behind: ByColor<bool>,
    written: ByColor<usize>,
    signed: ByColor<Option<Outcome>>,
    requests: ByColor<u32>,
    distractions: ByColor<u32>,
    shown: Option<(Outcome, Reason)>,
    pub(super) overruled: Option<Outcome>,
}

impl Recording {
    /// The last known duty of a side in a period: also in an earlier one, to which a restoration leads back.
    pub fn duty_in(&self, side: Color, period: usize) -> Option<Duty> {
        let now = self.duty.get(side).filter(|(of, _)| *of == period).map(|(_, duty)| duty);
        now.or_else(|| self.short.get(side).contains(&period).then_some(Duty::ShortOfTime))
    }

    /// How many half-moves stand on a player's own sheet.
    pub fn written(&self, side: Color) -> usize {
        *self.written.get(side)
    }

    /// Whether a side must complete its sheet before it moves (8.5).
    pub fn must_complete(&self, side: Color) -> bool {
        *self.behind.get(side)
    }

    pub fn signed(&self, side: Color) -> Option<Outcome> {
        *self.signed.get(side)
    }

    /// How the game ended by itself, before anything was signed.
    pub fn shown(&self) -> Option<(Outcome, Reason)> {
        self.shown
    }

    /// How often a side has asked to see the scoresheet, and how often that counted as a distraction.
    pub fn requests(&self, side: Color) -> (u32, u32) {
        (*self.requests.get(side), *self.distractions.get(side))
    }

    /// Whether a side is relieved of recording (8.4), as far as the last fact with a clock says.
    pub fn is_relieved(&self, side: Color) -> bool {
        self.duty.get(side).is_some_and(|(_, duty)| duty == Duty::ShortOfTime)
    }

    /// Whether they are relieved now and were not before, or the other way round. `missing` says whether something is on their sheet.
    pub(in crate::game) fn see_duty(&mut self, side: Color, period: usize, duty: Duty, missing: bool) -> bool {
        let was_relieved = self.is_relieved(side);
        let before = self.duty.get_mut(side).replace((period, duty));
        let (short, behind) = (self.short.get_mut(side), self.behind.get_mut(side));
        match before {
            Some((of, Duty::ShortOfTime)) if of < period => {
                short.push(of);
                *behind |= missing;
            }
            // A restoration leads back into a period that is not over any more: nothing is to be completed after it yet.
            Some((of, _)) if of > period => {
                short.retain(|earlier| *earlier < period);
                *behind &= !short.is_empty();
            }
            _ => {}
        }
        was_relieved != self.is_relieved(side)
    }

    /// Lines after the first `lines` are gone; a player who has written all others has nothing to complete.
    pub(in crate::game) fn shortened(&mut self, lines: usize) {
        for side in Color::ALL {
            let written = self.written.get_mut(side);
            *written = (*written).min(lines);
            *self.behind.get_mut(side) &= *written < lines;
        }
    }

    /// A position was put back; this many lines stay.
    pub(in crate::game) fn restored(&mut self, lines: usize) {
        self.shortened(lines);
        self.signed = ByColor::default();
        self.shown = None;
        self.overruled = None;
    }

    pub(in crate::game) fn ended(&mut self, outcome: Outcome, reason: Reason) {
        if reason != Reason::SignedResult {
            self.shown = Some((outcome, reason));
        }
        // What the arbiter has decided is not signed away (8.7).
        if reason.is_ruled() {
            self.overrule(outcome);
        }
    }

    /// Who has signed another result has to sign anew.
    fn overrule(&mut self, result: Outcome) {
        self.overruled = Some(result);
        for side in Color::ALL {
            self.signed.get_mut(side).take_if(|signed| *signed != result);
        }
    }

    pub(in crate::game) fn apply(&mut self, event: &RecordingEvent, half_moves: usize) {
        match event {
            RecordingEvent::Written { side } => {
                let written = self.written.get_mut(*side);
                *written += 1;
                if *written >= half_moves {
                    *self.behind.get_mut(*side) = false;
                }
            }
            RecordingEvent::OutOfOrder { .. } | RecordingEvent::NextPeriod { .. } => {}
            RecordingEvent::Signed { side, result } => *self.signed.get_mut(*side) = Some(*result),
            RecordingEvent::Overruled { result, .. } => self.overrule(*result),
            RecordingEvent::Requested { side, shown } => {
                *self.requests.get_mut(*side) += 1;
                *self.distractions.get_mut(*side) += u32::from(!shown);
            }
        }
    }
}
