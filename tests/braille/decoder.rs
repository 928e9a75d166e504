//! What a reader of Braille makes of a move: written from the tables of the codes alone, and sharing nothing with the program that
//! writes them but the rules of chess.

use annabella::rules::position::{CastlingSide, Intent, Position, Role};

/// A code as its table prints it.
pub struct Table {
    pub name: &'static str,
    king: char,
    queen: char,
    rook: char,
    bishop: char,
    knight: char,
    capture: char,
    check: char,
    mate: &'static str,
    nought: char,
    /// Whether capture and check stand before the square of arrival.
    before: bool,
}

/// A row of the table: king, queen, rook, bishop, knight; capture, check and the nought of castling; mate.
const fn table(name: &'static str, pieces: [char; 5], signs: [char; 3], mate: &'static str, before: bool) -> Table {
    let ([king, queen, rook, bishop, knight], [capture, check, nought]) = (pieces, signs);
    Table { name, king, queen, rook, bishop, knight, capture, check, mate, nought, before }
}

pub const TABLES: [Table; 8] = [
    table("intl", ['⠅', '⠟', '⠗', '⠇', '⠎'], ['⠰', '⠘', '⠴'], "⠜⠍", true),
    table("fi", ['⠅', '⠙', '⠞', '⠇', '⠗'], ['⠭', '⠡', '⠴'], "⠡⠍", false),
    table("hu", ['⠅', '⠝', '⠞', '⠗', '⠇'], ['⠭', '⠎', '⠚'], "⠎⠍", false),
    table("de", ['⠅', '⠙', '⠞', '⠇', '⠎'], ['⠭', '⠡', '⠴'], "⠡⠍", false),
    table("it", ['⠗', '⠙', '⠞', '⠁', '⠉'], ['⠭', '⠡', '⠴'], "⠡⠍", false),
    table("es", ['⠗', '⠙', '⠞', '⠁', '⠉'], ['⠭', '⠡', '⠴'], "⠡⠍", false),
    table("fr", ['⠗', '⠙', '⠞', '⠋', '⠉'], ['⠭', '⠡', '⠴'], "⠡⠍", false),
    table("ru", ['⠅', '⠟', '⠗', '⠇', '⠎'], ['⠰', '⠘', '⠴'], "⠜⠍", true),
];

const FILES: &str = "⠁⠃⠉⠙⠑⠋⠛⠓";
const RANKS: &str = "⠂⠆⠒⠲⠢⠖⠶⠦";
/// Capture with check in the international code.
const BOTH: char = '⠸';

#[derive(Default)]
struct Told {
    capture: bool,
    check: bool,
    mate: bool,
}

impl Table {
    fn piece(&self, cell: char) -> Option<Role> {
        let letters = [
            (self.king, Role::King),
            (self.queen, Role::Queen),
            (self.rook, Role::Rook),
            (self.bishop, Role::Bishop),
            (self.knight, Role::Knight),
        ];
        letters.into_iter().find(|(letter, _)| *letter == cell).map(|(_, role)| role)
    }

    /// The legal moves that these cells can mean; a reader prefers a pawn where a letter may be a file.
    pub fn decode(&self, word: &str, position: &Position) -> Vec<Intent> {
        let mut cells: Vec<char> = word.chars().collect();
        let mut told = Told::default();
        if word.ends_with(self.mate) {
            told.mate = true;
            cells.truncate(cells.len() - 2);
        } else if !self.before {
            while cells.last() == Some(&self.check) {
                told.check = true;
                cells.pop();
            }
        }
        if self.before {
            cells.retain(|cell| {
                told.capture |= *cell == self.capture || *cell == BOTH;
                told.check |= *cell == self.check || *cell == BOTH;
                ![self.capture, self.check, BOTH].contains(cell)
            });
        } else {
            cells.retain(|cell| {
                told.capture |= *cell == self.capture;
                *cell != self.capture
            });
        }
        if !cells.is_empty() && cells.iter().all(|cell| *cell == self.nought) {
            let side = match cells.len() {
                2 => CastlingSide::KingSide,
                3 => CastlingSide::QueenSide,
                _ => return Vec::new(),
            };
            return borne_out(position, &told, |intent| intent == Intent::Castle { side });
        }
        let pawn = self.step(position, &told, Role::Pawn, &cells);
        if !pawn.is_empty() {
            return pawn;
        }
        match cells.split_first() {
            Some((first, rest)) => {
                self.piece(*first).map_or_else(Vec::new, |role| self.step(position, &told, role, rest))
            }
            None => Vec::new(),
        }
    }

    /// `cells`: what is left of a move of this piece without its letter and its signs.
    fn step(&self, position: &Position, told: &Told, role: Role, cells: &[char]) -> Vec<Intent> {
        let (cells, promotion) = match cells.split_last() {
            Some((last, rest)) if role == Role::Pawn && !RANKS.contains(*last) => match self.piece(*last) {
                Some(role) => (rest, Some(role)),
                None => return Vec::new(),
            },
            _ => (cells, None),
        };
        let Some(at) = cells.len().checked_sub(2) else { return Vec::new() };
        let (origin, arrival) = cells.split_at(at);
        let place = |row: &str, cell: char| row.chars().position(|each| each == cell);
        let (Some(file), Some(rank)) = (place(FILES, arrival[0]), place(RANKS, arrival[1])) else { return Vec::new() };
        let mut from_file = None;
        let mut from_rank = None;
        for cell in origin {
            match (place(FILES, *cell), place(RANKS, *cell)) {
                (Some(file), _) if from_file.is_none() && from_rank.is_none() => from_file = Some(file),
                (_, Some(rank)) if from_rank.is_none() => from_rank = Some(rank),
                _ => return Vec::new(),
            }
        }
        if role == Role::Pawn && told.capture != from_file.is_some() {
            return Vec::new();
        }
        borne_out(position, told, |intent| {
            let Intent::Step { from, to, promotion: its } = intent else { return false };
            position.placement().role_at(from) == Some(role)
                && (usize::from(to.file()), usize::from(to.rank())) == (file, rank)
                && from_file.is_none_or(|file| usize::from(from.file()) == file)
                && from_rank.is_none_or(|rank| usize::from(from.rank()) == rank)
                && its == promotion
        })
    }
}

/// The legal moves that are wanted and do what was told of them.
fn borne_out(position: &Position, told: &Told, wanted: impl Fn(Intent) -> bool) -> Vec<Intent> {
    let fits = |intent: &Intent| {
        let after = position.clone().play(*intent).expect("a legal move");
        let pieces = |position: &Position| position.placement().occupied().count();
        wanted(*intent)
            && (pieces(&after) < pieces(position)) == told.capture
            && after.is_checkmate() == told.mate
            && (after.is_check() && !after.is_checkmate()) == told.check
    };
    position.legal_intents().into_iter().filter(fits).collect()
}
