//! Every position of king and one piece against king: a table of who can mate, worked back from the mates.

use std::collections::HashMap;

use annabella::rules::mating::{Budget, can_mate, dead};
use annabella::rules::position::Color;
use shakmaty::{Chess, EnPassantMode, Position as _, Role, fen::Fen};

use crate::mating::{decided, position};

/// White can mate, for every position of this piece with both kings, White's on the files a to d: the others are their mirror
/// image.
struct Table {
    positions: Vec<Chess>,
    white_mates: Vec<bool>,
    index: HashMap<Key, usize>,
}

type Key = (u32, u32, bool);

fn key(now: &Chess) -> Key {
    let board = now.board();
    let kings = board.king_of(shakmaty::Color::White).zip(board.king_of(shakmaty::Color::Black));
    let (white, black) = kings.expect("two kings");
    let piece = board.white().without(white).first().expect("a third piece");
    let is_mirrored = white.file() > shakmaty::File::D;
    let [white, black, piece] =
        [white, black, piece].map(|at| if is_mirrored { at.flip_horizontal() } else { at }.to_u32());
    (white * 64 + black, piece, now.turn() == shakmaty::Color::White)
}

fn all_with(role: Role) -> Vec<Chess> {
    let mut all = Vec::new();
    for squares in 0..64_u32.pow(3) {
        let [white, black, piece] = [squares & 63, squares >> 6 & 63, squares >> 12].map(shakmaty::Square::new);
        if white.file() > shakmaty::File::D || white == black || white == piece || black == piece {
            continue;
        }
        let mut setup = shakmaty::Setup::empty();
        setup.board.set_piece_at(white, Role::King.of(shakmaty::Color::White));
        setup.board.set_piece_at(black, Role::King.of(shakmaty::Color::Black));
        setup.board.set_piece_at(piece, role.of(shakmaty::Color::White));
        for turn in shakmaty::Color::ALL {
            setup.turn = turn;
            all.extend(setup.clone().position::<Chess>(shakmaty::CastlingMode::Standard));
        }
    }
    all
}

impl Table {
    /// `smaller` are the tables of the pieces that a pawn can become. A knight or a bishop needs none: alone it never mates.
    fn new(role: Role, smaller: &HashMap<Role, Table>) -> Table {
        let positions = all_with(role);
        let index: HashMap<Key, usize> = positions.iter().enumerate().map(|(at, now)| (key(now), at)).collect();
        let mut table = Table { white_mates: vec![false; positions.len()], positions, index };
        // Who can come here; worked back from the mates, each position is visited once.
        let mut before: Vec<Vec<u32>> = vec![Vec::new(); table.positions.len()];
        let mut open: Vec<usize> = Vec::new();
        for (at, now) in table.positions.iter().enumerate() {
            let moves = now.legal_moves();
            let mut is_won = moves.is_empty() && now.is_check() && now.turn() == shakmaty::Color::Black;
            for each in moves {
                let mut next = now.clone();
                next.play_unchecked(each);
                match next.board().white().count() {
                    1 => {} // the piece was taken
                    _ if each.promotion().is_some() => {
                        let promoted = each.promotion().expect("just seen");
                        is_won |=
                            smaller.get(&promoted).is_some_and(|table| table.white_mates[table.index[&key(&next)]]);
                    }
                    _ => before[table.index[&key(&next)]].push(u32::try_from(at).expect("few")),
                }
            }
            if is_won {
                table.white_mates[at] = true;
                open.push(at);
            }
        }
        while let Some(at) = open.pop() {
            for earlier in &before[at] {
                let earlier = *earlier as usize;
                if !table.white_mates[earlier] {
                    table.white_mates[earlier] = true;
                    open.push(earlier);
                }
            }
        }
        table
    }
}

#[test]
fn three_pieces_are_judged_as_by_the_table() {
    let mut tables = HashMap::new();
    for role in [Role::Queen, Role::Rook, Role::Pawn] {
        let table = Table::new(role, &tables);
        tables.insert(role, table);
    }
    let mut luck = fastrand::Rng::with_seed(3);
    for (role, table) in &tables {
        let never: Vec<usize> = (0..table.positions.len()).filter(|at| !table.white_mates[*at]).collect();
        assert!(!never.is_empty(), "{role:?}");
        let some_never = (0..400).map(|_| never[luck.usize(0..never.len())]).collect::<Vec<_>>();
        let any = (0..400).map(|_| luck.usize(0..table.positions.len()));
        for at in some_never.into_iter().chain(any) {
            let ours = position(&Fen::from_position(&table.positions[at], EnPassantMode::Legal).to_string());
            let answer = can_mate(&ours, Color::White, Budget { full: true, positions: 0 });
            let expected = Some(table.white_mates[at]);
            assert_eq!(decided(&ours, Color::White, &answer), expected, "{}: {answer:?}", ours.fen());
            assert_eq!(Some(!dead(&ours, Budget::FULL).ends_the_game()), expected, "{}", ours.fen());
        }
    }
}
