//! Puzzles: a position, the move that was made in it, and the one line that solves it.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::themes;
use crate::game::board::Board;
use crate::game::history::History;
use crate::game::roles::Mode;
use crate::notation::uci;
use crate::rules::position::{Color, Intent, Position};
use crate::training::notices::training::Theme;

/// The built-in set, those with the fewest pieces first. Where it comes from stands beside it.
const BUILT_IN: &str = include_str!("../../config/puzzles/puzzles.tsv");

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// Its name at lichess, or that of one's own.
    pub id: String,
    /// How difficult it is.
    pub rating: u32,
    /// How many pieces stand there.
    pub pieces: usize,
    /// What it is about, as far as we have a word for it.
    pub themes: Vec<Theme>,
    /// The position before all moves (FEN).
    pub fen: String,
    /// How many moves set it up: the opponent's, which nearly always there is.
    pub sets_up: usize,
    /// All moves, those that set it up first.
    pub line: Vec<Intent>,
}

/// How the names of puzzles from the player's own games begin; the position follows.
const OWN: &str = "own:";
/// And of those that were made of what the opponent allowed there.
const MADE: &str = "made:";

/// Why a line is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoPuzzle {
    #[error("it has {0} columns, and not five")]
    Columns(usize),
    #[error("`{0}` is no rating")]
    Rating(String),
    #[error("`{0}` is no position")]
    Position(String),
    #[error("`{0}` is no legal move there")]
    Move(String),
    #[error("it does not end with a move of the one who solves it")]
    Length,
}

impl Puzzle {
    /// Reads a line of the built-in set: name, rating, themes, position, moves, with tabulators between them.
    ///
    /// # Errors
    /// It is none.
    pub fn read(line: &str) -> Result<Puzzle, NoPuzzle> {
        let columns: Vec<&str> = line.split('\t').collect();
        let [id, rating, themes, fen, moves] = columns[..] else { return Err(NoPuzzle::Columns(columns.len())) };
        Puzzle::of(id, rating, themes.split(','), fen, moves)
    }

    /// A puzzle of its parts; the position may leave its two counts out.
    ///
    /// # Errors
    /// It is none.
    pub fn of<'a>(
        id: &str,
        rating: &str,
        themes: impl Iterator<Item = &'a str>,
        fen: &str,
        moves: &str,
    ) -> Result<Puzzle, NoPuzzle> {
        let rating = rating.parse().map_err(|_| NoPuzzle::Rating(rating.to_owned()))?;
        let whole = if fen.split(' ').count() == 4 { format!("{fen} 0 1") } else { fen.to_owned() };
        let board = Board::from_fen(&whole).ok().filter(|board| board.position().is_some());
        let mut board = board.ok_or_else(|| NoPuzzle::Position(fen.to_owned()))?;
        let pieces = board.placement().occupied().count();
        let mut line = Vec::new();
        for text in moves.split_ascii_whitespace() {
            let wrong = || NoPuzzle::Move(text.to_owned());
            let intent = uci::read(text, &board).ok_or_else(wrong)?;
            let position = board.position().ok_or_else(wrong)?;
            position.judge(intent).map_err(|_| wrong())?;
            board = board.after(&board.change(intent).ok_or_else(wrong)?);
            line.push(intent);
        }
        let sets_up = usize::from(id.strip_prefix(OWN).is_none_or(|own| !whole.starts_with(own)));
        let is_whole = if id.starts_with(OWN) { line.len() > sets_up } else { line.len().is_multiple_of(2) };
        if line.is_empty() || !is_whole {
            return Err(NoPuzzle::Length);
        }
        let themes = themes.filter_map(Theme::from_name).collect();
        Ok(Puzzle { id: id.to_owned(), rating, pieces, themes, fen: whole, sets_up, line })
    }

    /// A puzzle from a game of one's own: `from` before all moves, `to` where a better one is looked for.
    pub fn own(from: &Position, to: &Position, sets_up: usize, line: Vec<Intent>) -> Puzzle {
        Puzzle::of_a_game(OWN, from, to, sets_up, line)
    }

    /// A puzzle that was made of a game: `line` begins with the opponent's move from `from` to `to`, and each move that solves it is the only one.
    pub fn made(from: &Position, to: &Position, line: Vec<Intent>) -> Puzzle {
        let themes = themes::of(to, line.get(1..).unwrap_or_default());
        Puzzle { themes, ..Puzzle::of_a_game(MADE, from, to, 1, line) }
    }

    fn of_a_game(kind: &str, from: &Position, to: &Position, sets_up: usize, line: Vec<Intent>) -> Puzzle {
        let fen = to.fen();
        let place: Vec<&str> = fen.split(' ').take(4).collect();
        let pieces = to.placement().occupied().count();
        let id = format!("{kind}{}", place.join(" "));
        Puzzle { id, rating: 0, pieces, themes: Vec::new(), fen: from.fen(), sets_up, line }
    }

    /// Whether it is a mistake in a game of one's own: an engine judges there which moves are good.
    pub fn is_own(&self) -> bool {
        self.id.starts_with(OWN)
    }

    /// Whether it comes from a game of one's own, so that no set has it.
    pub fn is_of_a_game(&self) -> bool {
        self.is_own() || self.id.starts_with(MADE)
    }

    /// The number of half-moves on the table when it is solved. In puzzles from the player's own games the line after that
    /// only shows what would follow.
    pub fn length(&self) -> usize {
        if self.is_own() { self.sets_up + 1 } else { self.line.len() }
    }

    /// The line that [`Puzzle::read`] reads.
    pub fn written(&self) -> String {
        let themes: Vec<&str> = self.themes.iter().copied().map(Theme::name).collect();
        let mut board = self.board();
        let mut moves = Vec::new();
        for intent in &self.line {
            let Some(change) = board.change(*intent) else { break };
            moves.push(uci::write(&change, board.castling_mode()));
            board = board.after(&change);
        }
        format!("{}\t{}\t{}\t{}\t{}", self.id, self.rating, themes.join(","), self.fen, moves.join(" "))
    }

    /// The board before all moves; the same that was read.
    pub fn board(&self) -> Board {
        Board::from_fen(&self.fen).unwrap_or_default()
    }

    /// The moves so far, the first `made` of the line.
    pub fn history(&self, made: usize) -> History {
        let mut history = History::new(self.board(), Mode::Training);
        for intent in self.line.iter().take(made) {
            let Some(change) = history.board().change(*intent) else { break };
            history.made(history.next_id(), &change, "");
        }
        history
    }

    /// Who solves it.
    pub fn solver(&self) -> Color {
        let turn = self.board().turn();
        if self.sets_up.is_multiple_of(2) { turn } else { !turn }
    }

    /// What a first hint says: what it is about, rather than what kind of ending it comes from.
    pub fn theme(&self) -> Option<Theme> {
        self.themes.iter().copied().find(|theme| !theme.is_phase()).or_else(|| self.themes.first().copied())
    }
}

/// What is known of a puzzle without reading its moves.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// Its name.
    pub id: &'static str,
    /// How difficult it is.
    pub rating: u32,
    text: &'static str,
}

/// The built-in puzzles, those with the fewest pieces first.
pub fn built_in() -> &'static [Listed] {
    static LISTED: OnceLock<Vec<Listed>> = OnceLock::new();
    LISTED.get_or_init(|| {
        let listed = |text: &'static str| {
            let mut columns = text.split('\t');
            Some(Listed { id: columns.next()?, rating: columns.next()?.parse().ok()?, text })
        };
        BUILT_IN.lines().filter_map(listed).collect()
    })
}

/// How many of the built-in puzzles are about each theme.
pub fn counted() -> HashMap<Theme, u64> {
    let mut counts = HashMap::new();
    let names = built_in().iter().filter_map(|listed| listed.text.split('\t').nth(2));
    for theme in names.flat_map(|names| names.split(',')).filter_map(Theme::from_name) {
        *counts.entry(theme).or_default() += 1;
    }
    counts
}

impl Listed {
    /// Whether it is about this.
    pub fn has(self, theme: Theme) -> bool {
        self.text.split('\t').nth(2).is_some_and(|themes| themes.split(',').any(|name| name == theme.name()))
    }

    /// The whole puzzle.
    ///
    /// # Errors
    /// Its line is none; all of ours are checked.
    pub fn whole(self) -> Result<Puzzle, NoPuzzle> {
        Puzzle::read(self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LINE: &str =
        "06IuL\t434\tbackRankMate,mateIn2\t1r4k1/p1p2ppp/3p4/2pRR3/8/1P6/PqP2PPP/3Q2K1 b - -\td6e5 d5d8 b8d8 d1d8";

    #[test]
    fn a_line_is_read_unless_any_part_is_wrong() {
        let puzzle = Puzzle::read(LINE).expect("a puzzle");
        assert_eq!((puzzle.rating, puzzle.pieces, puzzle.solver()), (434, 20, Color::White));
        assert_eq!(puzzle.themes, [Theme::BackRankMate, Theme::MateInTwo]);
        assert!(puzzle.history(4).board().position().is_some_and(|position| position.is_checkmate()));
        for (from, to, why) in [
            ("\td6e5 d5d8 b8d8 d1d8", "", NoPuzzle::Columns(4)),
            ("434", "4E4", NoPuzzle::Rating("4E4".to_owned())),
            ("d1d8", "d1d9", NoPuzzle::Move("d1d9".to_owned())),
            ("b8d8", "b8b1", NoPuzzle::Move("b8b1".to_owned())),
            (" d1d8", "", NoPuzzle::Length),
            ("1r4k1", "1r4K1", NoPuzzle::Position(String::new())),
        ] {
            let found = Puzzle::read(&LINE.replace(from, to));
            match (&found, &why) {
                (Err(NoPuzzle::Position(_)), NoPuzzle::Position(_)) => {}
                (found, _) if to == "1r4K1" => assert!(found.is_err(), "{found:?}"),
                _ => assert_eq!(found, Err(why)),
            }
        }
    }

    /// Rights to castle and castling moves of Chess960 stand in the lines of one's own puzzles as they do in positions.
    #[test]
    fn a_puzzle_from_a_game_of_chess960_is_read_back() {
        let from = Position::from_fen("bqnbrkrn/pppppppp/8/8/8/8/PPPPPPPP/BQNBRKRN w GEge - 0 1").expect("a position");
        let mut board = Board::from(&from);
        let line: Vec<Intent> = ["e2e4", "f8g8", "f1g1", "e7e5"]
            .into_iter()
            .map(|text| {
                let intent = uci::read(text, &board).expect("a move");
                board = board.after(&board.change(intent).expect("a change"));
                intent
            })
            .collect();
        assert!(line[1..3].iter().all(|intent| matches!(intent, Intent::Castle { .. })), "{line:?}");
        let to = from.clone().play(line[0]).expect("it is legal");
        for puzzle in [Puzzle::made(&from, &to, line.clone()), Puzzle::own(&from, &to, 1, line)] {
            assert_eq!(Puzzle::read(&puzzle.written()), Ok(puzzle));
        }
    }

    #[test]
    fn the_built_in_set_is_in_its_order_and_small() {
        let all = built_in();
        assert!(all.len() > 2_000 && BUILT_IN.len() < 1_000_000, "{} in {}", all.len(), BUILT_IN.len());
        assert_eq!(all.len(), BUILT_IN.lines().count());
        let pieces: Vec<usize> = all
            .iter()
            .map(|listed| {
                listed.text.split('\t').nth(3).map_or(0, |fen| {
                    fen.split(' ').next().map_or(0, |board| board.chars().filter(char::is_ascii_alphabetic).count())
                })
            })
            .collect();
        assert!(pieces.is_sorted() && pieces[0] >= 3, "{:?}", pieces.first());
        let names: std::collections::HashSet<_> = all.iter().map(|listed| listed.id).collect();
        assert_eq!(names.len(), all.len());
    }

    #[test]
    fn every_theme_of_the_set_has_a_word() {
        for listed in built_in() {
            for theme in listed.text.split('\t').nth(2).unwrap_or_default().split(',') {
                assert!(Theme::from_name(theme).is_some(), "{theme}");
            }
        }
    }

    proptest::proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "\\PC{0,120}", fen in "[\\PC/ ]{0,40}", moves in "[a-h1-8 qé]{0,20}") {
            let _whatever = Puzzle::read(&line);
            let _neither = Puzzle::read(&format!("x\t1\tfork\t{fen}\t{moves}"));
            let known = LINE.split('\t').nth(3).unwrap_or_default();
            if let Ok(puzzle) = Puzzle::read(&format!("ä\t1\tfork\t{known}\t{moves}")) {
                proptest::prop_assert!(puzzle.line.len().is_multiple_of(2));
            }
        }
    }
}
