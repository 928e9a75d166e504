//! Two scoresheets of one game side by side (D.2.9): to where they agree, what differs then, and what stood on the board and on the
//! clocks there. Moves are compared, not their spelling.

mod account;
mod open;
mod open_error;
mod pgn;

pub use account::{Account, Entry, Hitch, Why};
pub use open::{Wanted, open};
pub use open_error::OpenError;

pub use crate::scoresheet::sentences::comparing::SheetOf as Which;

use crate::game::report::MoveReport;
use crate::rules::divergence::{self, Clocks, Decision, Resolution};
use crate::rules::position::{ByColor, Color, Intent, Position, Square};
use crate::scoresheet::sheet::{Score, Sheet};

impl Which {
    /// Both.
    pub const ALL: [Which; 2] = [Which::First, Which::Second];

    #[must_use]
    pub const fn other(self) -> Which {
        match self {
            Which::First => Which::Second,
            Which::Second => Which::First,
        }
    }
}

/// Something of each sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Both<T> {
    pub first: T,
    pub second: T,
}

impl<T> Both<T> {
    /// That of one sheet.
    pub fn get(&self, which: Which) -> &T {
        match which {
            Which::First => &self.first,
            Which::Second => &self.second,
        }
    }

    fn new_with(mut make: impl FnMut(Which) -> T) -> Both<T> {
        Both { first: make(Which::First), second: make(Which::Second) }
    }
}

/// How two sheets stand to one another.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Finding {
    /// They have the same half-moves.
    Same,
    /// They agree, but on one the last half-move is not there yet: a reply may be made before it is written (8.1).
    LastIsMissing(Which),
    /// One ends before the other.
    Shorter(Which),
    /// They have different half-moves.
    Different,
    /// They have the same half-move, and it is not legal: an illegal move (7.5.1).
    IllegalOnBoth,
}

/// What one sheet says from the last agreement on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Says {
    /// How many half-moves it has, those that are not legal included.
    pub half_moves: usize,
    /// What it has next; nothing at its end.
    pub next: Option<Entry>,
    /// What it says the clocks showed at the last agreement, in milliseconds.
    pub clocks: ByColor<Option<u32>>,
    /// The result that stands on it.
    pub score: Score,
}

/// What came of comparing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// How the sheets stand to one another.
    pub finding: Finding,
    /// What the Laws make of boards that differ, with these sheets.
    pub decision: Decision,
    pub clocks: Clocks,
    /// How many half-moves are agreed.
    pub agreed: usize,
    pub last: Option<MoveReport>,
    /// The position after them.
    pub position: Position,
    /// What each sheet says there.
    pub says: Both<Says>,
}

impl Comparison {
    /// Whether the sheets agree, in the result too; the last half-move may be missing on one.
    pub fn agree(&self) -> bool {
        self.moves_agree() && self.results_differ().is_none()
    }

    /// Whether they have the same moves; the last may be missing on one.
    pub const fn moves_agree(&self) -> bool {
        matches!(self.finding, Finding::Same | Finding::LastIsMissing(_))
    }

    /// Both results, where they differ. One that is not written yet differs from none.
    pub fn results_differ(&self) -> Option<(Score, Score)> {
        let scores = (self.says.first.score, self.says.second.score);
        (scores.0 != scores.1 && scores.0 != Score::Open && scores.1 != Score::Open).then_some(scores)
    }
}

/// Sheets that begin in different positions have no moves that could be compared.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StartsDiffer;

/// Compares two sheets by [`divergence::resolve`], as the dialogue of Appendix D does.
///
/// # Errors
/// Different start positions.
pub fn compare(accounts: &Both<Account>) -> Result<Comparison, StartsDiffer> {
    let start = accounts.first.sheet.line.start();
    if start != accounts.second.sheet.line.start() {
        return Err(StartsDiffer);
    }
    let entries = Both::new_with(|which| accounts.get(which).entries());
    let same_word = accounts.first.has_same_hitch(&accounts.second);
    let moves = |which| -> Vec<Intent> {
        entries.get(which).iter().map(|entry| entry.intent().unwrap_or(nobodys(which, same_word))).collect()
    };
    let sheets = ByColor { white: moves(Which::First), black: moves(Which::Second) };
    // What stands on the players' boards is not considered.
    let boards = ByColor { white: Vec::new(), black: Vec::new() };
    let lengths = Both { first: sheets.white.len(), second: sheets.black.len() };
    let shorter = if lengths.first <= lengths.second { Which::First } else { Which::Second };
    let least = *lengths.get(shorter);
    let found = match divergence::resolve(start, &boards, &sheets) {
        Ok(resolution) => of_resolution(resolution, &lengths, shorter),
        Err(illegal) => Found {
            finding: if illegal.half_move <= least { Finding::IllegalOnBoth } else { Finding::Shorter(shorter) },
            decision: Decision::Retrace,
            clocks: Clocks::Arbiter,
            agreed: illegal.half_move - 1,
            position: *illegal.before,
        },
    };
    let Found { finding, decision, clocks, agreed, position } = found;
    let says = Both::new_with(|which| Says {
        half_moves: *lengths.get(which),
        next: entries.get(which).get(agreed).cloned(),
        clocks: clocks_at(&accounts.get(which).sheet, agreed),
        score: accounts.get(which).sheet.score,
    });
    let longer = entries.get(shorter.other());
    let last_agreed = agreed.checked_sub(1).and_then(|index| longer.get(index)).and_then(Entry::report).cloned();
    Ok(Comparison { finding, decision, clocks, agreed, last: last_agreed, position, says })
}

struct Found {
    finding: Finding,
    decision: Decision,
    clocks: Clocks,
    agreed: usize,
    position: Position,
}

fn of_resolution(resolution: Resolution, lengths: &Both<usize>, shorter: Which) -> Found {
    let Resolution { decision, last_agreed: agreed, position, clocks, .. } = resolution;
    let finding = match decision {
        Decision::AdjustBoard if lengths.first == lengths.second => Finding::Same,
        Decision::AdjustBoard => Finding::LastIsMissing(shorter),
        Decision::Retrace if agreed == *lengths.get(shorter) => Finding::Shorter(shorter),
        Decision::Retrace => Finding::Different,
    };
    Found { finding, decision, clocks, agreed, position }
}

/// Stands for what no piece can do, so that an unreadable word equals no move of the other sheet. Where the same word stands on both, they
/// agree in it.
fn nobodys(which: Which, same_word: bool) -> Intent {
    let square = match which {
        Which::Second if !same_word => Square::H8,
        Which::First | Which::Second => Square::A1,
    };
    Intent::Step { from: square, to: square, promotion: None }
}

/// What a sheet says each clock showed when `agreed` half-moves had been completed.
fn clocks_at(sheet: &Sheet, agreed: usize) -> ByColor<Option<u32>> {
    let begins = sheet.line.start().turn();
    ByColor::new_with(|side: Color| {
        let of_side = (0..agreed).rev().filter(|index| (index % 2 == 0) == (side == begins));
        of_side.map(|index| sheet.mark(index).clock).next().flatten()
    })
}
