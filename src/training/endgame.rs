//! Endgames against the best defence, as a machine beside the session of puzzles: what is entered goes in, what is to be done comes out.
//!
//! A position begins with a move of the program, as a puzzle does. A move that gives away what there is to win or to hold is not made: the
//! player hears why, and tries another. All others are made and judged at once.

use super::exercise::{Exercise, Moment, Over};
use super::step::{Do, Judged};
use crate::engine::endgames::store::StoreTrouble;
use crate::engine::endgames::{MATERIALS, Material, Outcome, Tables};
use crate::game::board::{Board, Change};
use crate::game::history::History;
use crate::game::report::MoveReport;
use crate::rules::position::{CastlingMode, Color, Intent, Position, Rank, Role, Setup, Square};
use crate::training::notices::endgame::{Drawn, Endgame, EndgameNotice};
use crate::training::notices::training::{TrainingNotice, Way};

/// The longest line that is told to a player who gives up, in half-moves.
const TOLD: usize = 12;
/// So often a position is sought by lot; one in a few dozens is good enough.
const TRIES: usize = 200_000;
/// Half-moves of fifty moves (9.3).
const QUIET: u32 = 100;

/// The position on the table.
#[derive(Clone, Debug)]
struct Open {
    endgame: Endgame,
    /// Before the program's first move.
    fen: String,
    /// In how many moves the player mates at best; 0 where a draw is to be held.
    best: u32,
    began: Option<u64>,
    hints: u32,
    mistakes: u32,
    /// The move at which a hint points, and after how many half-moves.
    hinted: Option<(usize, Change)>,
    /// What is said as soon as this number of half-moves stands on the table.
    verdict: Option<(usize, EndgameNotice)>,
    /// How many half-moves have been judged aloud.
    told: usize,
    over: bool,
}

/// Endgames: the tables that are there, and what is open.
#[derive(Clone, Debug, Default)]
pub struct Endgames {
    tables: Tables,
    /// The one that was chosen last.
    chosen: Option<Endgame>,
    /// Its tables are being read or made.
    is_coming: bool,
    open: Option<Open>,
    /// What is said when the result is kept.
    outcome: Vec<EndgameNotice>,
}

/// Its pieces, as their tables are named.
const fn pieces(endgame: Endgame) -> &'static str {
    match endgame {
        Endgame::Queen => "KQK",
        Endgame::Rook => "KRK",
        Endgame::Bishops => "KBBK",
        Endgame::BishopAndKnight => "KBNK",
        Endgame::Pawn | Endgame::HoldPawn => "KPK",
        Endgame::RookAndPawn => "KRPK",
        Endgame::QueenAgainstRook => "KQKR",
    }
}

/// Its tables.
pub fn material(endgame: Endgame) -> &'static Material {
    Material::named(pieces(endgame)).unwrap_or(&MATERIALS[0])
}

/// Its name among the results.
fn item(endgame: Endgame) -> String {
    format!("endgame:{}{}", pieces(endgame), if endgame == Endgame::HoldPawn { ":hold" } else { "" })
}

impl Endgames {
    pub const fn tables(&self) -> &Tables {
        &self.tables
    }

    /// All of them, each with its number.
    pub fn list() -> Vec<Do> {
        let listed = (1..).zip(Endgame::ALL).map(|(number, endgame)| EndgameNotice::Listed { number, endgame });
        vec![Do::List([EndgameNotice::List].into_iter().chain(listed).map(TrainingNotice::Endgame).collect())]
    }

    /// A position of an endgame comes to the table, as soon as its tables are there.
    pub fn begin(&mut self, endgame: Endgame, lots: &mut fastrand::Rng) -> Vec<Do> {
        self.chosen = Some(endgame);
        if self.tables.of(material(endgame)).is_none() {
            // One after another: two that are made side by side would both take longer.
            let is_coming = std::mem::replace(&mut self.is_coming, true);
            return vec![if is_coming { say(EndgameNotice::Making) } else { Do::Provide(endgame) }];
        }
        let Some((start, best)) = self.position(endgame, lots) else {
            return vec![Do::Say(TrainingNotice::NoneLeft(Way::Endgame))];
        };
        self.put(endgame, start.fen(), best)
    }

    /// Another one of the endgame that was chosen last.
    pub fn another(&mut self, lots: &mut fastrand::Rng) -> Vec<Do> {
        self.chosen.map_or_else(Vec::new, |endgame| self.begin(endgame, lots))
    }

    /// The tables of an endgame are there, with what was wrong with their files.
    /// Who waits for them brings the lots.
    pub fn provided(
        &mut self,
        tables: Tables,
        troubles: Vec<StoreTrouble>,
        lots: Option<&mut fastrand::Rng>,
    ) -> Vec<Do> {
        self.tables = tables;
        self.is_coming = false;
        let mut todo = Vec::new();
        for trouble in troubles {
            let notice = match trouble {
                StoreTrouble::Damaged { file } => EndgameNotice::Damaged { file: file.display().to_string() },
                StoreTrouble::NotKept { why, .. } => EndgameNotice::NotKept { why },
            };
            // A disk that is full is so for every file.
            let said = say(notice);
            if !todo.contains(&said) {
                todo.push(said);
            }
        }
        todo.extend(lots.map_or_else(Vec::new, |lots| self.another(lots)));
        todo
    }

    fn put(&mut self, endgame: Endgame, fen: String, best: u32) -> Vec<Do> {
        let todo = vec![Do::Open(fen.clone())];
        let (began, hinted, verdict) = (None, None, None);
        self.open =
            Some(Open { endgame, fen, best, began, hints: 0, mistakes: 0, hinted, verdict, told: 0, over: false });
        todo
    }

    /// A position before a move of the program, drawn by lot, and in how many moves the player mates after it at best.
    fn position(&self, endgame: Endgame, lots: &mut fastrand::Rng) -> Option<(Position, u32)> {
        let holds = endgame == Endgame::HoldPawn;
        let (program, longest) = (program(endgame), self.tables.of(material(endgame))?.longest());
        for _ in 0..TRIES {
            let Some(position) = set_up(material(endgame), program, lots) else { continue };
            match self.tables.outcome(&position)? {
                // A third of the longest way is worth training.
                Outcome::Loss(half_moves) if !holds && half_moves >= longest / 3 && half_moves > 1 => {
                    return Some((position, u32::from(half_moves / 2)));
                }
                Outcome::Draw if holds && self.is_tricky(&position) => return Some((position, 0)),
                _ => {}
            }
        }
        None
    }

    /// Whether the program has a move that can be answered wrongly.
    fn is_tricky(&self, position: &Position) -> bool {
        position.successors().any(|(_, after)| self.outcome(&after) == Outcome::Draw && self.traps(&after) > 0)
    }

    fn outcome(&self, position: &Position) -> Outcome {
        self.tables.outcome(position).unwrap_or(Outcome::Draw)
    }

    /// How many in a hundred moves lose here.
    fn traps(&self, position: &Position) -> usize {
        let all: Vec<Outcome> = position.successors().map(|(_, after)| self.outcome(&after)).collect();
        let losing = all.iter().filter(|outcome| matches!(outcome, Outcome::Win(_))).count();
        (100 * losing).checked_div(all.len()).unwrap_or(0)
    }

    /// The best moves: the quickest mate, or a draw, and of draws those in which most can go wrong for the other side, or the longest
    /// resistance.
    fn best(&self, position: &Position) -> Vec<Intent> {
        let worth = |after: &Position| match self.outcome(after) {
            Outcome::Loss(half_moves) => 1000 - usize::from(half_moves),
            Outcome::Draw => 500 + self.traps(after),
            Outcome::Win(half_moves) => usize::from(half_moves),
        };
        let all: Vec<(Intent, usize)> = position.successors().map(|(intent, after)| (intent, worth(&after))).collect();
        let most = all.iter().map(|(_, worth)| *worth).max();
        all.into_iter().filter(|(_, worth)| Some(*worth) == most).map(|(intent, _)| intent).collect()
    }

    /// What the program answers to a wrong move: a capture, where several are as good.
    fn answer(&self, after: &Position) -> Option<Box<MoveReport>> {
        let board = Board::from(after);
        let best = self.best(after);
        let changes: Vec<Change> = best.into_iter().filter_map(|intent| board.change(intent)).collect();
        let change = changes.iter().find(|change| change.removed.is_some()).or(changes.first())?;
        Some(Box::new(MoveReport::new(&board, change)))
    }

    /// It is over; `end` is `None` where the player has given up.
    fn finish(&mut self, end: Option<EndgameNotice>, moment: Moment<'_>) -> Option<Do> {
        let open = self.open.as_mut()?;
        open.over = true;
        let is_reached = matches!(end, Some(EndgameNotice::Mated { .. } | EndgameNotice::Held(_)));
        self.outcome = end.into_iter().chain([EndgameNotice::Next]).collect();
        let over = Over {
            item: item(open.endgame),
            way: Way::Endgame,
            clean: is_reached && open.hints == 0 && open.mistakes == 0,
            hints: open.hints,
            mistakes: open.mistakes,
            millis: moment.at.saturating_sub(open.began.unwrap_or(moment.at)),
            recall: None,
        };
        Some(over.kept(moment))
    }
}

impl Exercise for Endgames {
    fn is_open(&self) -> bool {
        self.open.as_ref().is_some_and(|open| !open.over)
    }

    fn solver(&self) -> Color {
        self.open.as_ref().map_or(Color::White, |open| !program(open.endgame))
    }

    fn leave(&mut self) {
        self.open = None;
    }

    fn takes_back(&self) -> bool {
        self.is_open()
    }

    fn reply(&self, history: &History, lots: &mut fastrand::Rng) -> Option<Intent> {
        // When what was said of the player's move is said. A lot decides among equals.
        let made = history.live().len();
        let open = self.open.as_ref().filter(|open| !open.over && open.told >= made)?;
        let position = history.position().filter(|position| position.turn() == program(open.endgame))?;
        let best = self.best(position);
        (!best.is_empty()).then(|| best[lots.usize(..best.len())])
    }

    fn help(&self) -> Option<TrainingNotice> {
        self.is_open().then_some(TrainingNotice::Endgame(EndgameNotice::Help))
    }

    fn judge(&mut self, intent: Intent, history: &History) -> Judged {
        let (board, made) = (history.board(), history.live().len());
        let (Some(change), Some(position)) = (board.change(intent), board.position()) else { return Judged::Play };
        let Ok(after) = position.clone().play(intent) else { return Judged::Play };
        let (before, outcome) = (self.outcome(&position), self.outcome(&after));
        let report = Box::new(history.describe(&change));
        let refused = match (before, outcome) {
            (Outcome::Win(_), Outcome::Draw) if after.is_stalemate() => TrainingNotice::WrongStalemate { report },
            (Outcome::Win(_), Outcome::Draw) => {
                TrainingNotice::Endgame(EndgameNotice::Draws { report, reply: self.answer(&after) })
            }
            (Outcome::Win(_) | Outcome::Draw, Outcome::Win(_)) => {
                let moves = outcome.moves().unwrap_or(0);
                TrainingNotice::Endgame(EndgameNotice::Loses { report, reply: self.answer(&after), moves })
            }
            _ => {
                let Some(open) = self.open.as_mut() else { return Judged::Play };
                let verdict = match (before.moves(), outcome.moves()) {
                    (Some(before), Some(moves)) if moves < before => EndgameNotice::Best { moves },
                    (Some(before), Some(moves)) => EndgameNotice::Longer { moves, longer: moves + 1 - before },
                    _ => EndgameNotice::StillDrawn,
                };
                open.verdict = Some((made + 1, verdict));
                return Judged::Play;
            }
        };
        if let Some(open) = &mut self.open {
            open.mistakes += 1;
        }
        Judged::Instead(vec![Do::Say(refused)])
    }

    fn made(&mut self, history: &History, moment: Moment<'_>) -> Vec<Do> {
        let made = history.live().len();
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else { return Vec::new() };
        if made == open.told {
            return Vec::new();
        }
        if made < open.told {
            // Moves were taken back.
            (open.told, open.verdict) = (made, None);
            open.mistakes += 1;
            return Vec::new();
        }
        open.told = made;
        if open.began.is_none() {
            open.began = Some(moment.at);
            let (endgame, moves) = (open.endgame, Some(open.best).filter(|best| *best > 0));
            return vec![say(EndgameNotice::Begins { endgame, moves }), Do::Say(moment.position(history, false))];
        }
        let Some(end) = open.end(history) else {
            let verdict = open.verdict.take_if(|(behind, _)| *behind <= made);
            return verdict.map(|(_, notice)| say(notice)).into_iter().collect();
        };
        self.finish(Some(end), moment).into_iter().collect()
    }

    fn hint(&mut self, history: &History) -> Vec<Do> {
        let made = history.live().len();
        let best = history.position().map(|position| self.best(position)).unwrap_or_default();
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else {
            return vec![Do::Say(TrainingNotice::NoPuzzle)];
        };
        let again = open.hinted.take().filter(|(behind, _)| *behind == made).map(|(_, change)| change);
        let is_again = again.is_some();
        let change = again.or_else(|| best.first().and_then(|intent| history.board().change(*intent)));
        let Some(change) = change else { return Vec::new() };
        open.hints += 1;
        let report = history.describe(&change);
        open.hinted = Some((made, change));
        vec![Do::Say(if is_again {
            TrainingNotice::HintMove(Box::new(report))
        } else {
            TrainingNotice::HintPiece { role: report.piece(), square: report.from() }
        })]
    }

    fn solution(&mut self, history: &History, moment: Moment<'_>) -> Vec<Do> {
        let (mut board, mut reports) = (history.board().clone(), Vec::new());
        while let (Some(position), true) = (board.position(), reports.len() < TOLD) {
            let change = self.best(&position).first().and_then(|intent| board.change(*intent));
            let Some(change) = change else { break };
            reports.push(MoveReport::new(&board, &change));
            board = board.after(&change);
        }
        let whole = board.position().is_none_or(|position| !position.has_legal_moves());
        [say(EndgameNotice::GivenUp { moves: reports, whole })].into_iter().chain(self.finish(None, moment)).collect()
    }

    /// Nothing is kept of it.
    fn stop(&mut self, _: Moment<'_>) -> Vec<Do> {
        if let Some(open) = &mut self.open {
            open.over = true;
        }
        vec![Do::Say(TrainingNotice::Stopped), say(EndgameNotice::Next)]
    }

    fn start_over(&mut self) -> Option<Vec<Do>> {
        let Open { endgame, fen, best, .. } = self.open.take()?;
        Some(self.put(endgame, fen, best))
    }

    fn take_outcome(&mut self, _: Moment<'_>) -> Vec<Do> {
        std::mem::take(&mut self.outcome).into_iter().map(say).collect()
    }
}
impl Open {
    /// How it ended, if it has.
    fn end(&self, history: &History) -> Option<EndgameNotice> {
        let position = history.position()?;
        if position.is_checkmate() {
            let moves = history.live().iter().filter(|half_move| half_move.mover() != program(self.endgame)).count();
            return Some(EndgameNotice::Mated { made: u32::try_from(moves).unwrap_or(u32::MAX), best: self.best });
        }
        let (now, keys) = (history.keys().last(), history.keys());
        let drawn = if position.is_stalemate() {
            Drawn::Stalemate
        } else if Color::ALL.into_iter().all(|side| position.has_insufficient_material(side)) {
            Drawn::Pieces
        } else if keys.iter().filter(|key| Some(*key) == now).count() >= 3 {
            Drawn::Repeated
        } else if position.quiet_half_moves() >= QUIET {
            Drawn::Quiet
        } else {
            return None;
        };
        let holds = self.endgame == Endgame::HoldPawn;
        Some(if holds { EndgameNotice::Held(drawn) } else { EndgameNotice::Slipped(drawn) })
    }
}

/// Which side the program plays.
fn program(endgame: Endgame) -> Color {
    if endgame == Endgame::HoldPawn { Color::White } else { Color::Black }
}

fn say(notice: EndgameNotice) -> Do {
    Do::Say(TrainingNotice::Endgame(notice))
}

/// Pieces on squares by lot, if that is a position.
fn set_up(material: &Material, turn: Color, lots: &mut fastrand::Rng) -> Option<Position> {
    let mut setup = Setup::empty();
    setup.turn = turn;
    for piece in material.pieces() {
        let square = Square::new(lots.u32(..64));
        let is_last = [Rank::First, Rank::Eighth].contains(&square.rank());
        if setup.board.piece_at(square).is_some() || (piece.role == Role::Pawn && is_last) {
            return None;
        }
        setup.board.set_piece_at(square, *piece);
    }
    Position::from_setup(setup, CastlingMode::Standard).ok()
}

#[cfg(test)]
#[path = "endgame_tests.rs"]
mod tests;
