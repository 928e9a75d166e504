//! What one sheet says, move by move.

use crate::game::board::Board;
use crate::game::report::MoveReport;
use crate::notation::repair::Proposal;
use crate::notation::written::Notation;
use crate::rules::position::{Intent, Square};
use crate::scoresheet::braille::reader;
use crate::scoresheet::sentences::brailled::Unread;
use crate::scoresheet::sheet::{Score, Sheet};
use crate::scoresheet::text::Wrong;
use crate::scoresheet::told::{Told, What};

/// A sheet as far as it can be read, and what hinders.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Account {
    pub sheet: Sheet,
    /// What follows its last legal move, where reading stopped.
    pub hitch: Option<Hitch>,
    /// What was read although it is written otherwise, or has no result.
    pub told: Vec<Told>,
}

/// A word at which a sheet cannot be read on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hitch {
    /// The line of the file.
    pub line: u64,
    pub word: String,
    /// In which notation, if it is one of print.
    pub notation: Option<Notation>,
    /// What is wrong with it.
    pub why: Why,
    /// The one move that it names all the same.
    pub intent: Option<Intent>,
    /// What may have been meant.
    pub proposal: Option<Proposal>,
}

/// What is wrong with a word.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// In print.
    Text(Wrong),
    Braille(reader::Wrong),
}

impl Why {
    /// The word in Braille, with a text beside its cells.
    pub fn shown(&self) -> Option<String> {
        match self {
            Why::Text(_) => None,
            Why::Braille(wrong) => wrong.word().map(Unread::shown),
        }
    }
}

/// What stands on a sheet for a half-move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// A legal move.
    Move(Box<MoveReport>),
    /// A move, as squares, that was played although it is illegal or follows an illegal one.
    NotLegal(String, Intent),
    /// A word that is no legal move there.
    Hitch(Box<Hitch>),
}

impl Entry {
    /// The move, if there is one.
    pub fn intent(&self) -> Option<Intent> {
        match self {
            Entry::Move(report) => Some(report.change.intent),
            Entry::NotLegal(_, intent) => Some(*intent),
            Entry::Hitch(hitch) => hitch.intent,
        }
    }

    /// The move with all that may be said of it, if it is legal.
    pub fn report(&self) -> Option<&MoveReport> {
        match self {
            Entry::Move(report) => Some(report),
            Entry::NotLegal(..) | Entry::Hitch(_) => None,
        }
    }
}

impl Account {
    /// That it goes on, if it has no result: a line, and the half-move that is to come there.
    pub(super) fn with_end(sheet: Sheet, hitch: Option<Hitch>, ends: Option<u64>) -> Account {
        let end = sheet.line.end();
        let half_move = (end.full_moves(), end.turn());
        let goes_on = ends.filter(|_| hitch.is_none() && sheet.score == Score::Open);
        let told = goes_on.map(|line| Told { line, half_move: Some(half_move), what: What::GoesOn });
        Account { sheet, hitch, told: told.into_iter().collect() }
    }

    /// Everything that stands on it, in order.
    pub fn entries(&self) -> Vec<Entry> {
        let mut entries = Vec::new();
        let mut steps = self.sheet.line.steps();
        while let Some(step) = steps.next() {
            let before = Board::from(steps.before());
            let report = before.change(step.intent()).map(|change| MoveReport::new(&before, &change));
            entries.extend(report.map(|report| Entry::Move(Box::new(report))));
        }
        let squares = self.sheet.not_legal.iter().flat_map(|text| text.split_whitespace());
        entries.extend(squares.filter_map(|word| Some(Entry::NotLegal(word.to_owned(), two_squares(word)?))));
        entries.extend(self.hitch.clone().map(|hitch| Entry::Hitch(Box::new(hitch))));
        entries
    }

    /// Whether both end in the same word of the same notation.
    pub(super) fn has_same_hitch(&self, other: &Account) -> bool {
        matches!((&self.hitch, &other.hitch), (Some(one), Some(its)) if one.word == its.word && one.notation == its.notation)
    }
}

/// `e2e5`, as sheets have moves that are not legal.
fn two_squares(word: &str) -> Option<Intent> {
    let (from, to): (Square, Square) = (word.get(..2)?.parse().ok()?, word.get(2..)?.parse().ok()?);
    Some(Intent::Step { from, to, promotion: None })
}
