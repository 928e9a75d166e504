//! The built-in puzzles, all of them: every line is legal, mates are mates by our own search, and the first move alone gives them.

use annabella::training::notices::training::Theme;
use annabella::training::puzzle::{Listed, Puzzle, built_in};
use shakmaty::{Chess, Move, Position as _};

/// Mates in more moves are not searched: those up to three moves take a second together, those in four some minutes.
const SEARCHED: u32 = 3;

/// How many moves a puzzle says that it takes to mate.
fn mate_in(puzzle: &Puzzle) -> Option<u32> {
    let moves = [
        (Theme::MateInOne, 1),
        (Theme::MateInTwo, 2),
        (Theme::MateInThree, 3),
        (Theme::MateInFour, 4),
        (Theme::MateInFive, 5),
    ];
    moves.into_iter().find(|(theme, _)| puzzle.themes.contains(theme)).map(|(_, moves)| moves)
}

fn after(position: &Chess, m: Move) -> Chess {
    let mut after = position.clone();
    after.play_unchecked(m);
    after
}

/// Whether the side to move mates in so many moves, whatever the other side does.
fn mates(position: &Chess, moves: u32) -> bool {
    position.legal_moves().into_iter().any(|m| is_mating(&after(position, m), moves))
}

/// Whether a move that led here mates, or leads to a mate in one move less.
fn is_mating(after_move: &Chess, moves: u32) -> bool {
    let replies = after_move.legal_moves();
    if replies.is_empty() {
        return after_move.is_checkmate();
    }
    moves > 1 && replies.into_iter().all(|reply| mates(&after(after_move, reply), moves - 1))
}

/// What is wrong with a puzzle; in one that mates in no more moves than [`SEARCHED`] every other first move is tried.
fn wrong(listed: Listed) -> Option<String> {
    let said = |why: &str| Some(format!("{}: {why}", listed.id));
    // Every move is judged as it is read.
    let puzzle = match listed.whole() {
        Ok(puzzle) => puzzle,
        Err(why) => return said(&why.to_string()),
    };
    let end = puzzle.history(puzzle.line.len());
    if end.live().len() != puzzle.line.len() {
        return said("its line breaks off");
    }
    let ends_in_mate = end.board().position().is_some_and(|position| position.is_checkmate());
    let Some(moves) = mate_in(&puzzle) else {
        return if ends_in_mate { said("it mates and does not say so") } else { None };
    };
    if !ends_in_mate || puzzle.line.len() != 2 * usize::try_from(moves).expect("few") {
        return said("it does not mate in as many moves as it says");
    }
    if moves > SEARCHED {
        return None;
    }
    let start = puzzle.history(1).board().position().expect("a position");
    let start = start.chess();
    let solved = puzzle.history(2).board().position().expect("a position");
    if !is_mating(solved.chess(), moves) {
        return said("its first move does not mate against every defence");
    }
    if moves > 1 && mates(start, moves - 1) {
        return said("it mates sooner");
    }
    let first = start.legal_moves().into_iter().filter(|m| is_mating(&after(start, *m), moves)).count();
    // By one move anybody may mate as they like.
    if first == 1 || moves == 1 { None } else { said(&format!("{first} first moves mate")) }
}

#[test]
fn all_puzzles_hold_what_they_say() {
    let wrong: Vec<String> = built_in().iter().filter_map(|listed| wrong(*listed)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}

/// The search itself.
#[test]
fn the_search_knows_mates_from_what_is_none() {
    let at = |fen: &str| -> Chess {
        let fen: shakmaty::fen::Fen = fen.parse().expect("a position");
        fen.into_position(shakmaty::CastlingMode::Standard).expect("a position")
    };
    let back_rank = at("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1");
    assert!(mates(&back_rank, 1));
    let two = at("7k/8/5K2/8/8/8/8/6Q1 w - - 0 1");
    assert!(!mates(&at("7k/8/8/8/8/8/8/K5Q1 w - - 0 1"), 2));
    assert!(mates(&two, 1) || mates(&two, 2));
    assert!(!mates(&at("6k1/5pp1/7p/8/8/8/8/K3R3 w - - 0 1"), 1), "the king has a way out");
}
