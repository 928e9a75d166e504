//! Can this side still mate? For dead positions (5.2.2), fallen flags (6.9) and wherever else the Laws ask whether a side can mate
//! "by any possible series of legal moves".
//!
//! The 75 moves and the fivefold repetition (9.6) are left aside: they end a game, but make no move illegal.
//!
//! [`obvious`] is quick enough for the loop of the console. [`can_mate`] and [`dead`] search, as a rule for a tenth of a
//! millisecond, at worst for half a minute, and cannot be stopped: they belong on a thread of their own (`engine::mating`).

mod castling;
mod look;
mod solver;

use serde::{Deserialize, Serialize};

use super::as_text;
use super::position::{Color, Intent, Position};
use look::{Seen, look};

/// Which program answers, for the record of the game.
pub const SOLVER: &str = "chasolver 3.0.0";

/// Whether a side can still mate.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum CanMate {
    /// It can: a line of legal moves at the end of which the other side is mated. It is empty where that stands on the board.
    Yes(Vec<Intent>),
    /// It cannot.
    No(Proof),
    /// It is not known; the arbiter decides, and no game ends by it.
    Undecided(Unknown),
}

/// Why a side can never mate.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Proof {
    /// It is mated itself (5.1.1).
    Mated,
    /// The side to move has no legal move and is not in check (5.2.1).
    Stalemate,
    /// Its pieces cannot mate, wherever they stand.
    Material,
    /// Every position that can arise was looked at.
    Exhausted { positions: usize },
    /// The solver has proved it; where rights to castle of Chess960 stood, together with our own look at every way to castle.
    Solver,
}

/// Why it is not known whether a side can mate.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Unknown {
    /// Without castling there is no mate, and with the rights to castle of Chess960, of which the solver knows nothing, more
    /// positions can arise than could be looked at.
    Castling960,
    /// The search ended before it had found a line or a proof.
    GaveUp,
    /// The time for the answer was over.
    OutOfTime,
    /// The solver and our own look at the position contradict each other. One of them is wrong, and neither side may lose or draw a
    /// game by it.
    Contradiction,
}

/// Whether a position is dead: neither side can mate by any series of legal moves (5.2.2).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Dead {
    /// It is; why White and why Black cannot mate.
    Yes {
        white: Proof,
        black: Proof,
    },
    No,
    /// It is not known; the game goes on.
    Undecided(Unknown),
}

impl Dead {
    /// Whether the game is over by it.
    pub fn ends_the_game(&self) -> bool {
        matches!(self, Dead::Yes { .. })
    }
}

/// What may be asked about a position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum About {
    /// Whether it is dead (5.2.2), after a move.
    Dead,
    /// Whether this side can still mate (6.9 and its like): a result depends on it.
    CanMate(#[serde(with = "as_text")] Color),
    /// The same with the plainest line or proof that can be found, for somebody who wants to see it.
    Why(#[serde(with = "as_text")] Color),
}

/// What came of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Dead(Dead),
    /// To [`About::CanMate`] and [`About::Why`].
    CanMate(CanMate),
}

impl Verdict {
    /// The verdict of somebody who does not know.
    pub fn unknown(about: About, why: Unknown) -> Verdict {
        match about {
            About::Dead => Verdict::Dead(Dead::Undecided(why)),
            About::CanMate(_) | About::Why(_) => Verdict::CanMate(CanMate::Undecided(why)),
        }
    }
}

/// How much may be searched.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Budget {
    /// Whether the solver's full search may run. It looks at 2^24 positions before it gives up, and nothing can make it stop sooner.
    pub full: bool,
    /// At how many positions our own search may look, after the solver. Each takes about half a kilobyte until the answer.
    pub positions: usize,
}

impl Budget {
    /// The quick proof and a short look: for a caller who waits.
    pub const SHORT: Budget = Budget { full: false, positions: 2_000 };
    /// Everything: for the worker.
    pub const FULL: Budget = Budget { full: true, positions: 50_000 };
}

/// What is plain without a search: mate and stalemate on the board, and pieces that cannot mate. `None` where it takes more.
pub fn obvious(position: &Position, winner: Color) -> Option<CanMate> {
    if position.is_checkmate() {
        let mated = position.turn() == winner;
        return Some(if mated { CanMate::No(Proof::Mated) } else { CanMate::Yes(Vec::new()) });
    }
    if position.is_stalemate() {
        return Some(CanMate::No(Proof::Stalemate));
    }
    position.has_insufficient_material(winner).then_some(CanMate::No(Proof::Material))
}

/// Answers a question of any kind.
pub fn decide(position: &Position, about: About, budget: Budget) -> Verdict {
    match about {
        About::Dead => Verdict::Dead(dead(position, budget)),
        About::CanMate(side) => Verdict::CanMate(can_mate(position, side, budget)),
        About::Why(side) => Verdict::CanMate(explain(position, side, budget)),
    }
}

/// Whether `winner` can still mate: what is obvious, then the solver's quick proof, its full search, and our own within the
/// budget.
///
/// A `Yes` has been played through under our own rules. Rights to castle that only Chess960 knows are kept from the solver: its
/// lines are legal with them, too, and where it finds none, our own search tries every way to castle.
pub fn can_mate(position: &Position, winner: Color, budget: Budget) -> CanMate {
    if let Some(plain) = obvious(position, winner) {
        return plain;
    }
    match solved(position, winner, budget.full) {
        Some(CanMate::No(_)) if !solver::castles_as_in_standard_chess(position) => {
            return castling::by_castling(position, winner, budget);
        }
        Some(answer) => return answer,
        None => {}
    }
    match look(position, winner, budget.positions) {
        Seen::Mate(line) => CanMate::Yes(line),
        Seen::All { positions } => CanMate::No(Proof::Exhausted { positions }),
        Seen::TooMuch => CanMate::Undecided(Unknown::GaveUp),
    }
}

/// What the solver says of the position without rights to castle that only Chess960 knows; `None` where it does not know, or
/// cannot be asked.
fn solved(position: &Position, winner: Color, full: bool) -> Option<CanMate> {
    if !solver::takes(position) {
        return None;
    }
    if solver::proves_unwinnable(position, winner) {
        return Some(CanMate::No(Proof::Solver));
    }
    if !full {
        return None;
    }
    match solver::search(position, winner) {
        solver::Found::Line(line) if mates(position, winner, &line) => Some(CanMate::Yes(line)),
        solver::Found::Nothing => Some(CanMate::No(Proof::Solver)),
        solver::Found::Line(_) | solver::Found::GaveUp => None,
    }
}

/// The same answer as that of [`can_mate`], for somebody who wants to understand it: the shortest helpmate instead of a long
/// one, and the number of positions instead of the solver's word, where the budget is enough for it.
pub fn explain(position: &Position, winner: Color, budget: Budget) -> CanMate {
    let answer = can_mate(position, winner, budget);
    let could_be_plainer = match &answer {
        CanMate::Yes(line) => line.len() > 1,
        CanMate::No(proof) => *proof == Proof::Solver,
        CanMate::Undecided(_) => false,
    };
    if !could_be_plainer {
        return answer;
    }
    match (look(position, winner, budget.positions), answer) {
        (Seen::Mate(line), CanMate::Yes(_)) => CanMate::Yes(line),
        (Seen::All { positions }, CanMate::No(_)) => CanMate::No(Proof::Exhausted { positions }),
        (Seen::Mate(_), CanMate::No(_)) | (Seen::All { .. }, CanMate::Yes(_)) => {
            CanMate::Undecided(Unknown::Contradiction)
        }
        (_, answer) => answer,
    }
}

/// Whether the position is dead (5.2.2). A mate on the board is not dead, a stalemate is; both have ended the game before.
pub fn dead(position: &Position, budget: Budget) -> Dead {
    // The side with more to mate with first: one line to mate is enough.
    let strength = |side: Color| position.placement().by_color(side).count();
    let first = if strength(Color::Black) > strength(Color::White) { Color::Black } else { Color::White };
    let mut unknown = None;
    let mut proofs = [None, None];
    for (place, side) in [(0, first), (1, !first)] {
        match can_mate(position, side, budget) {
            CanMate::Yes(_) => return Dead::No,
            CanMate::No(proof) => proofs[place] = Some(proof),
            CanMate::Undecided(why) => unknown = Some(why),
        }
    }
    match (proofs, unknown) {
        ([Some(first_proof), Some(second_proof)], _) => {
            let (white, black) = first.fold_wb((first_proof, second_proof), (second_proof, first_proof));
            Dead::Yes { white, black }
        }
        (_, why) => Dead::Undecided(why.unwrap_or(Unknown::GaveUp)),
    }
}

/// Whether the line is legal and mates.
fn mates(start: &Position, winner: Color, line: &[Intent]) -> bool {
    let end = line.iter().try_fold(start.clone(), |now, intent| now.play(*intent));
    end.is_ok_and(|end| end.is_checkmate() && end.turn() != winner)
}
