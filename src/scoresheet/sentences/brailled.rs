//! Words of sheets that were brailled by hand: what is read although it is written otherwise, and what can be read as no move.

use crate::game::report::MoveReport;
use crate::game::sentence::Quoted;
use crate::notation::written::Notation;
use crate::words::phrase::Voice;

/// What is written otherwise in a word that can mean only one move.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Slip {
    /// The sign of capture is missing.
    CaptureMissing,
    /// It stands there although nothing is captured.
    CaptureForNothing,
    /// The sign of check is missing.
    CheckMissing,
    /// It stands there although no check is given.
    CheckForNothing,
    /// The sign of checkmate is missing.
    MateMissing,
    /// It stands there although it is no checkmate.
    MateForNothing,
    /// The piece is named by more letters or figures than it needs.
    MoreThanNeeded,
    /// A sign stands in another place than the code has it.
    SignElsewhere,
}

impl Slip {
    pub const ALL: [Slip; 8] = [
        Slip::CaptureMissing,
        Slip::CaptureForNothing,
        Slip::CheckMissing,
        Slip::CheckForNothing,
        Slip::MateMissing,
        Slip::MateForNothing,
        Slip::MoreThanNeeded,
        Slip::SignElsewhere,
    ];

    /// Its name in the sentences, and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Slip::CaptureMissing => "capture-missing",
            Slip::CaptureForNothing => "capture-for-nothing",
            Slip::CheckMissing => "check-missing",
            Slip::CheckForNothing => "check-for-nothing",
            Slip::MateMissing => "mate-missing",
            Slip::MateForNothing => "mate-for-nothing",
            Slip::MoreThanNeeded => "more-than-needed",
            Slip::SignElsewhere => "sign-elsewhere",
        }
    }
}

/// A word that is read although it is written otherwise.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Corrected {
    pub cells: String,
    /// The same in letters and figures.
    pub text: String,
    /// The cells that the code has for the move.
    pub right: String,
    pub report: Box<MoveReport>,
    /// What is written otherwise.
    pub slips: Vec<Slip>,
}

/// A word that is no legal move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Unread {
    pub cells: String,
    /// The same in letters and figures.
    pub text: String,
    /// The legal moves whose cells are nearest to it; none if the intended move is unknown.
    pub nearest: Vec<MoveReport>,
}

impl Unread {
    /// The cells with the text beside them.
    pub fn shown(&self) -> String {
        shown(&self.cells, &self.text)
    }
}

fn shown(cells: &str, text: &str) -> String {
    if text.is_empty() { cells.to_owned() } else { format!("{cells} ({text})") }
}

/// What is read in the place of a word, and why.
pub(crate) fn corrected(voice: Voice<'_>, corrected: &Corrected) -> String {
    let Corrected { cells, text, right, report, slips } = corrected;
    let read = voice.phrase("braille-corrected").with("text", Quoted(&shown(cells, text)));
    let read = read.with("move", Notation::from(voice.listener.language).write(report)).with("right", right).words();
    let slips = slips.iter().map(|slip| voice.phrase("braille-slip").with("slip", slip.name()).words());
    std::iter::once(read).chain(slips).collect::<Vec<_>>().join(" ")
}

/// That a word is no move, and which one is nearest to it.
pub(crate) fn unread(voice: Voice<'_>, unread: &Unread) -> String {
    let why = voice.phrase("convert-no-move-in-code").with("text", Quoted(&unread.shown())).words();
    if unread.nearest.is_empty() {
        return why;
    }
    let moves = unread.nearest.iter().map(|report| Notation::from(voice.listener.language).write(report));
    let nearest = voice.phrase("braille-nearest").with("count", unread.nearest.len());
    format!("{why} {}", nearest.with("moves", moves.collect::<Vec<_>>().join(", ")).words())
}

#[cfg(any(test, debug_assertions))]
crate::words::samples::samples! {
    Unread = [vec![], crate::words::samples::reports()].map(|nearest| Unread { cells: "cells".to_owned(), text: "Nf3".to_owned(), nearest });
    Corrected = crate::words::samples::reports().pop().map(|report| Corrected {
        cells: "cells".to_owned(),
        text: "Nf3".to_owned(),
        right: "right".to_owned(),
        report: Box::new(report),
        slips: Slip::ALL.to_vec(),
    });
}
