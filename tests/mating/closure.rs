//! Truth by counting: everything that can arise from a position, looked at by a program that shares nothing with ours but the
//! generation of moves.

use std::collections::HashSet;

use annabella::rules::mating::{Budget, can_mate, explain};
use annabella::rules::position::Color;
use shakmaty::{Chess, EnPassantMode, Position as _, fen::Fen};

use crate::mating::{corpus, decided, position};

/// Who can mate, or `None` where more than `most` positions can arise. Nothing is left out on the way, not even what can
/// mate nobody.
pub fn truth(start: &Chess, most: usize) -> Option<[bool; 2]> {
    let mut mates = [false, false];
    let mut known: HashSet<Chess> = HashSet::from([start.clone()]);
    let mut open = vec![start.clone()];
    while let Some(now) = open.pop() {
        if now.is_checkmate() {
            mates[usize::from(now.turn() == shakmaty::Color::White)] = true;
        }
        if mates == [true, true] {
            break;
        }
        for each in now.legal_moves() {
            let mut next = now.clone();
            next.play_unchecked(each);
            if known.insert(next.clone()) {
                if known.len() > most {
                    return None;
                }
                open.push(next);
            }
        }
    }
    Some(mates)
}

/// Walls of pawns, pieces that are shut in behind them, kings on both sides.
fn wall(luck: &mut fastrand::Rng) -> Option<Chess> {
    let mut board = shakmaty::Board::empty();
    let mut put = |square: u32, piece: char| {
        let square = shakmaty::Square::new(square);
        let is_free = board.piece_at(square).is_none();
        if is_free {
            board.set_piece_at(square, shakmaty::Piece::from_char(piece).expect("a piece"));
        }
        is_free
    };
    // A chain whose links differ by one rank is locked; now and then a gap, a link elsewhere, or a pawn that is not stopped.
    let mut rank = luck.u32(2..5);
    for file in 0..8 {
        rank = match luck.u8(0..16) {
            0 => luck.u32(2..5),
            _ if rank == 2 || (rank == 3 && luck.bool()) => rank + 1,
            _ => rank - 1,
        };
        match luck.u8(0..16) {
            0..=2 => continue,
            3 => {}
            _ => {
                put((rank + 1) * 8 + file, 'p');
            }
        }
        put(rank * 8 + file, 'P');
    }
    let shut_in = ["", "", "B", "b", "Bb", "BB", "n", "R", "r"][luck.usize(0..9)];
    let mut place =
        |piece: char, ranks: std::ops::Range<u32>| while !put(luck.u32(ranks.clone()) * 8 + luck.u32(0..8), piece) {};
    place('K', 0..3);
    place('k', 5..8);
    for piece in shut_in.chars() {
        place(piece, if piece.is_uppercase() { 0..3 } else { 5..8 });
    }
    let turn = if luck.bool() { 'w' } else { 'b' };
    let text = format!("{board} {turn} - - 0 1");
    text.parse::<Fen>().ok()?.into_position(shakmaty::CastlingMode::Standard).ok()
}

/// Judges a position in every way, where it can be counted out.
fn judge(start: &Chess, most: usize) -> Option<[bool; 2]> {
    let truth = truth(start, most)?;
    let with_rights = start.castles().any();
    let ours = position(&Fen::from_position(start, EnPassantMode::Legal).to_string());
    // Rights to castle of Chess960 are not the solver's.
    let without_our_own = Budget { full: true, positions: if with_rights { most + 1 } else { 0 } };
    let with_it = Budget { full: true, positions: most + 1 };
    for (side, truth) in [(Color::White, truth[0]), (Color::Black, truth[1])] {
        for answer in [can_mate(&ours, side, without_our_own), explain(&ours, side, with_it)] {
            assert_eq!(decided(&ours, side, &answer), Some(truth), "{} {side:?}: {answer:?}", ours.fen());
        }
    }
    Some(truth)
}

#[test]
fn walls_are_judged_as_by_counting() {
    let mut luck = fastrand::Rng::with_seed(5);
    let judged = (0..500).filter_map(|_| judge(&wall(&mut luck)?, 4_000)).count();
    assert!(judged > 30, "only {judged} walls could be counted out");
}

/// Kings and rooks that may still castle in the way of Chess960 alone, few enough pieces beside them, and squares that are cut off.
fn with_rights(luck: &mut fastrand::Rng) -> Option<Chess> {
    let mut cells = ['.'; 64];
    let mut rights = String::new();
    let (king, rook) = (luck.usize(1..7), luck.usize(0..8));
    if king == rook || (king == 4 && (rook == 0 || rook == 7)) {
        return None;
    }
    (cells[king], cells[rook]) = ('K', 'R');
    rights.push(char::from(b'A' + u8::try_from(rook).ok()?));
    for _ in 0..luck.usize(2..7) {
        let square = luck.usize(0..64);
        let piece = ['p', 'p', 'P', 'P', 'B', 'b', 'N', 'n', 'r', 'q'][luck.usize(0..10)];
        let may_stand = cells[square] == '.' && (!piece.eq_ignore_ascii_case(&'p') || (8..56).contains(&square));
        if may_stand {
            cells[square] = piece;
        }
        // Most pawns are blocked.
        if may_stand && piece == 'P' && cells[square + 8] == '.' && square < 48 {
            cells[square + 8] = 'p';
        }
    }
    let free: Vec<usize> = (24..64).filter(|at| cells[*at] == '.').collect();
    cells[*luck.choice(&free)?] = 'k';
    let row = |rank: usize| -> String {
        cells[rank * 8..rank * 8 + 8].iter().map(|cell| if *cell == '.' { '1' } else { *cell }).collect()
    };
    let placement: Vec<String> = (0..8).rev().map(row).collect();
    let turn = if luck.u8(0..4) > 0 { 'w' } else { 'b' };
    let fen: Fen = format!("{} {turn} {rights} - 0 1", placement.join("/")).parse().ok()?;
    fen.into_position(shakmaty::CastlingMode::Chess960).ok()
}

/// Where so few positions can arise, somebody is nearly always mated or bare by force; a right to castle is then what decides.
#[test]
fn rights_of_chess960_are_judged_as_by_counting() {
    let mut luck = fastrand::Rng::with_seed(960);
    let (mut judged, mut never) = (0, 0);
    for start in (0..12_000).filter_map(|_| with_rights(&mut luck)) {
        // Most positions are too open to be counted out; few moves at once are a good sign.
        if start.legal_moves().len() > 4 {
            continue;
        }
        if let Some(truth) = judge(&start, 1_000) {
            judged += 1;
            never += truth.into_iter().filter(|can| !can).count();
        }
    }
    assert!(judged > 30 && never > 30, "{judged} positions with {never} that cannot mate prove too little");
}

/// The composed positions that come with the solver, where few enough others can arise: dead ones, and ones in which one
/// side alone can mate.
#[test]
fn composed_positions_are_judged_as_by_counting() {
    let mut dead = 0;
    let mut open_to_one = 0;
    for (_, fen) in corpus::composed().into_iter().step_by(6) {
        let fen: Fen = fen.parse().expect("a FEN");
        let Ok(start) = fen.into_position::<Chess>(shakmaty::CastlingMode::Standard) else { continue };
        match judge(&start, 1_000) {
            Some([false, false]) => dead += 1,
            Some([white, black]) if white != black => open_to_one += 1,
            _ => {}
        }
    }
    assert!(dead > 30 && open_to_one > 10, "{dead} dead, {open_to_one} open to one side: the sample proves too little");
}
