//! Drills of what a board in the head needs: questions by lot, and whether an answer is right. Pure: lots come from a seed.

use crate::game::board::Board;
use crate::game::participant::Language;
use crate::notation::{self, Heard, Legality};
use crate::rules::geometry::is_light;
use crate::rules::position::attacks::{self, king_attacks, knight_attacks};
use crate::rules::position::{Bitboard, CastlingMode, Color, Intent, Piece, Rank, Role, Setup, Square};
use crate::training::lines::drill::{Called, Given, is_called};
use crate::training::notices::drill::{Drill, Line, Question};

/// No knight needs more moves on an empty board.
const FARTHEST: u32 = 6;
/// At the first level two squares are at most this many king's moves apart.
const NEAR: u32 = 3;

/// A question by lot, of this level. Those about a position are about `board`.
pub fn question(drill: Drill, level: u32, board: &Board, lots: &mut fastrand::Rng) -> Question {
    match drill {
        Drill::Shade if level < 2 => Question::Shade(any(lots)),
        Drill::Shade => {
            let from = any(lots);
            Question::SameShade { from, to: other(from, lots) }
        }
        Drill::Line => line(level, lots),
        Drill::Distance => {
            let from = any(lots);
            let most = [2, 3, FARTHEST][index(level)];
            Question::Distance { from, to: pick(&within(from, 1..=most), lots) }
        }
        Drill::Path => {
            let from = any(lots);
            let exactly = level + 1;
            // From every square there is one at two, three and four moves.
            Question::Path { from, to: pick(&within(from, exactly..=exactly), lots) }
        }
        Drill::Moves => {
            let roles: &[Role] = match level {
                ..2 => &[Role::King, Role::Knight],
                2 => &[Role::Bishop, Role::Rook],
                _ => &[Role::Bishop, Role::Queen],
            };
            Question::Moves { role: pick(roles, lots), from: any(lots) }
        }
        Drill::Attackers => {
            let by = if lots.bool() { Color::White } else { Color::Black };
            // As often as not a square that is attacked.
            let attacked: Vec<Square> =
                Square::ALL.into_iter().filter(|square| attackers(board, *square, by).any()).collect();
            let square = if attacked.is_empty() || lots.bool() { any(lots) } else { pick(&attacked, lots) };
            Question::Attackers { square, by }
        }
        Drill::Memory => {
            let occupied: Vec<Square> = board.placement().occupied().into_iter().collect();
            // Three of four squares have a piece.
            let square = if occupied.is_empty() || lots.u8(..4) == 0 { any(lots) } else { pick(&occupied, lots) };
            Question::On(square)
        }
        Drill::SetUp => Question::Position,
        Drill::Words => Question::Written(called(level, lots)),
        Drill::Letters => Question::Spoken(called(level, lots)),
    }
}

/// Two squares of which, as often as not, the answer is yes.
fn line(level: u32, lots: &mut fastrand::Rng) -> Question {
    let line = if level < 2 { pick(&Line::ALL, lots) } else { Line::Diagonal };
    let from = any(lots);
    let is_near = |to: &Square| *to != from && (level >= 2 || from.distance(*to) <= NEAR);
    let near: Vec<Square> = Square::ALL.into_iter().filter(is_near).collect();
    let (on_it, off_it): (Vec<Square>, Vec<Square>) = near.into_iter().partition(|to| share(from, *to, line));
    Question::Line { from, to: pick(if lots.bool() { &on_it } else { &off_it }, lots), line }
}

/// A square; from the second level on a move.
fn called(level: u32, lots: &mut fastrand::Rng) -> Called {
    let from = any(lots);
    if level < 2 {
        return Called::Square(from);
    }
    let role = pick(&[Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight], lots);
    let goals: Vec<Square> = moves(role, from).into_iter().collect();
    Called::Move { role, from, to: pick(&goals, lots) }
}

/// What somebody has entered.
#[derive(Copy, Clone, Debug)]
pub struct Entered<'a> {
    /// All that it can mean as an answer.
    pub given: &'a [Given],
    pub text: &'a str,
    /// The language of the one who entered it.
    pub language: Language,
}

/// Whether what was entered is right; `None`: it is no answer to this question.
pub fn judge(question: Question, entered: Entered<'_>, board: &Board) -> Option<bool> {
    match question {
        Question::Written(asked) => return is_called(asked, entered.text),
        // Who repeats what was heard has not answered.
        Question::Spoken(asked) if is_called(asked, entered.text).is_some() => return None,
        Question::Spoken(Called::Move { role, from, to }) => return is_move(role, (from, to), entered),
        _ => {}
    }
    let judged: Vec<bool> = entered.given.iter().filter_map(|given| judge_given(question, given, board)).collect();
    (!judged.is_empty()).then(|| judged.contains(&true))
}

fn judge_given(question: Question, given: &Given, board: &Board) -> Option<bool> {
    let is_set = |squares: &[Square], wanted: Bitboard| squares.iter().copied().collect::<Bitboard>() == wanted;
    Some(match (question, given) {
        (Question::Shade(square), Given::Light(light)) => is_light(square) == *light,
        (Question::SameShade { from, to }, Given::Yes(yes)) => (is_light(from) == is_light(to)) == *yes,
        (Question::Line { from, to, line }, Given::Yes(yes)) => share(from, to, line) == *yes,
        (Question::Distance { from, to }, Given::Number(number)) => distance(from, to) == *number,
        // A player who has named the first squares is asked for the others.
        (Question::Path { from, to }, Given::Squares(squares)) if begins_a_path(from, to, squares) => return None,
        (Question::Path { from, to }, Given::Squares(squares)) => is_path(from, to, squares),
        (Question::Moves { role, from }, Given::Squares(squares)) => is_set(squares, moves(role, from)),
        (Question::Attackers { square, by }, Given::Squares(squares)) => is_set(squares, attackers(board, square, by)),
        (Question::Attackers { square, by }, Given::Nothing) => attackers(board, square, by).is_empty(),
        (Question::On(square), Given::Piece(piece)) => board.piece_at(square) == Some(*piece),
        (Question::On(square), Given::Nothing) => board.piece_at(square).is_none(),
        (Question::Spoken(Called::Square(square)), Given::Squares(squares)) => squares[..] == [square],
        _ => return None,
    })
}

/// Whether a line is this move, entered as in a game: of a board on which only this piece stands, and of another one if it is wrong.
fn is_move(role: Role, (from, to): (Square, Square), Entered { text, language, .. }: Entered<'_>) -> Option<bool> {
    let mut setup = Setup::empty();
    setup.board.set_piece_at(from, role.of(Color::White));
    let board = Board::set_up(setup, CastlingMode::Standard);
    Some(match notation::read(text, &board, language, Legality::Ignored) {
        Heard::Moves(found) => {
            let is_it = |intent: &Intent| {
                let change = board.change(*intent);
                change.is_some_and(|change| (change.lifted.square, change.placed.square) == (from, to))
            };
            found.iter().any(is_it)
        }
        Heard::NotAMove | Heard::NoSuchSquare { .. } => return None,
        _ => false,
    })
}

/// What the answer is.
pub fn solution(question: Question, board: &Board) -> Given {
    match question {
        Question::Shade(square) => Given::Light(is_light(square)),
        Question::SameShade { from, to } => Given::Yes(is_light(from) == is_light(to)),
        Question::Line { from, to, line } => Given::Yes(share(from, to, line)),
        Question::Distance { from, to } => Given::Number(distance(from, to)),
        Question::Path { from, to } => Given::Squares(path(from, to)),
        Question::Moves { role, from } => Given::Squares(moves(role, from).into_iter().collect()),
        Question::Attackers { square, by } => {
            let found = attackers(board, square, by);
            if found.is_empty() { Given::Nothing } else { Given::Squares(found.into_iter().collect()) }
        }
        Question::On(square) => board.piece_at(square).map_or(Given::Nothing, Given::Piece),
        Question::Position => Given::Nothing,
        Question::Written(called) | Question::Spoken(called) => Given::Called(called),
    }
}

/// A position with this number of pieces, both kings among them, which is only remembered: it need not be playable.
pub fn position(pieces: u32, lots: &mut fastrand::Rng) -> Board {
    let mut setup = Setup::empty();
    let mut kings = Color::ALL.into_iter().map(|side| Role::King.of(side));
    for _ in 0..pieces {
        let piece = kings.next().unwrap_or_else(|| by_lot(&setup, lots));
        let free: Vec<Square> = Square::ALL
            .into_iter()
            .filter(|square| setup.board.piece_at(*square).is_none() && can_stand(piece, *square, &setup))
            .collect();
        setup.board.set_piece_at(pick(&free, lots), piece);
    }
    Board::set_up(setup, CastlingMode::Standard)
}

/// A piece of which a side has not all yet.
fn by_lot(setup: &Setup, lots: &mut fastrand::Rng) -> Piece {
    let most = [(Role::Queen, 1), (Role::Rook, 2), (Role::Bishop, 2), (Role::Knight, 2), (Role::Pawn, 8)];
    let left: Vec<Piece> = Color::ALL
        .into_iter()
        .flat_map(|side| most.map(|(role, most)| (role.of(side), most)))
        .filter(|(piece, most)| setup.board.by_piece(*piece).count() < *most)
        .map(|(piece, _)| piece)
        .collect();
    pick(&left, lots)
}

/// Pawns stand on no last rank, and kings not side by side.
fn can_stand(piece: Piece, square: Square, setup: &Setup) -> bool {
    match piece.role {
        Role::Pawn => !matches!(square.rank(), Rank::First | Rank::Eighth),
        Role::King => (king_attacks(square) & setup.board.by_role(Role::King)).is_empty(),
        _ => true,
    }
}

/// Whether two squares lie on one file, rank or diagonal.
pub fn share(from: Square, to: Square, line: Line) -> bool {
    let (files, ranks) = (from.file().distance(to.file()), from.rank().distance(to.rank()));
    match line {
        Line::File => files == 0,
        Line::Rank => ranks == 0,
        Line::Diagonal => files == ranks,
    }
}

/// In how many moves a knight comes from one square to another on an empty board.
pub fn distance(from: Square, to: Square) -> u32 {
    let (mut reached, mut moves) = (Bitboard::from(from), 0);
    while !reached.contains(to) && moves < FARTHEST {
        reached |= reached.into_iter().fold(Bitboard::EMPTY, |all, square| all | knight_attacks(square));
        moves += 1;
    }
    moves
}

/// The squares that a knight reaches in this number of moves, and not in fewer.
fn within(from: Square, moves: std::ops::RangeInclusive<u32>) -> Vec<Square> {
    Square::ALL.into_iter().filter(|to| moves.contains(&distance(from, *to))).collect()
}

/// A shortest way of a knight, without the square where it begins.
fn path(from: Square, to: Square) -> Vec<Square> {
    let (mut way, mut at) = (Vec::new(), from);
    while at != to {
        let left = distance(at, to);
        let Some(next) = knight_attacks(at).into_iter().find(|next| distance(*next, to) < left) else { break };
        way.push(next);
        at = next;
    }
    way
}

/// Whether these squares are a shortest way; the square where it begins may be named, too.
fn is_path(from: Square, to: Square, squares: &[Square]) -> bool {
    left_of_a_path(from, to, squares) == Some(0)
}

/// Whether they begin one, and do not reach its end.
fn begins_a_path(from: Square, to: Square, squares: &[Square]) -> bool {
    left_of_a_path(from, to, squares).is_some_and(|left| left > 0)
}

/// How many moves are left after these squares, where they lie on a shortest way.
fn left_of_a_path(from: Square, to: Square, squares: &[Square]) -> Option<u32> {
    let way = squares.strip_prefix(&[from]).unwrap_or(squares);
    let mut steps = std::iter::once(&from).chain(way).zip(way);
    let left = distance(*way.last().unwrap_or(&from), to);
    let is_shortest = u32::try_from(way.len()).ok()?.checked_add(left) == Some(distance(from, to));
    (is_shortest && steps.all(|(from, to)| knight_attacks(*from).contains(*to))).then_some(left)
}

/// Where a piece can go from a square of an empty board.
pub fn moves(role: Role, from: Square) -> Bitboard {
    attacks::attacks(from, role.of(Color::White), Bitboard::EMPTY)
}

/// The pieces of a side that attack a square.
pub fn attackers(board: &Board, square: Square, by: Color) -> Bitboard {
    board.placement().attacks_to(square, by, board.placement().occupied())
}

fn any(lots: &mut fastrand::Rng) -> Square {
    pick(&Square::ALL, lots)
}

fn other(than: Square, lots: &mut fastrand::Rng) -> Square {
    let others: Vec<Square> = Square::ALL.into_iter().filter(|square| *square != than).collect();
    pick(&others, lots)
}

/// One of several, of which there is at least one.
fn pick<T: Copy>(all: &[T], lots: &mut fastrand::Rng) -> T {
    all[lots.usize(..all.len())]
}

/// The place of a level in a list of three.
fn index(level: u32) -> usize {
    usize::try_from(level.clamp(1, 3) - 1).unwrap_or_default()
}
