//! Jumps over the board: from a square to a square, as far as the table of permissions lets anybody know what stands there.

use annabella::desk::Desk;
use annabella::desk::jump::{Jump, Landing, target};
use annabella::desk::lines::asked::SideMeant;
use annabella::game::Game;
use annabella::game::answer::Answer;
use annabella::game::message::Message;
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat, Topic};
use annabella::rules::position::{CastlingSide, Color, Intent, Role, Square};
use annabella::view::View;

use crate::answers::sample::{Sample, begun, made};
use crate::answers::table::all_parts;
use crate::support::table::started;

const WHITE: Seat = Seat::Side(Color::White);
const BLACK: Seat = Seat::Side(Color::Black);

fn game(fen: &str, moves: &[Intent]) -> Game {
    let mut start = started(Mode::Casual, "5");
    if !fen.is_empty() {
        fen.clone_into(&mut start.start);
    }
    let mut game = Game::replay(&[begun(&start)]).expect("a start");
    for (index, intent) in moves.iter().enumerate() {
        let change = game.board().change(*intent).expect("a piece");
        game.apply(&made(index, &change));
    }
    game
}

const fn step(from: Square, to: Square) -> Intent {
    Intent::Step { from, to, promotion: None }
}

const fn piece(whose: Option<SideMeant>, role: Option<Role>, forward: bool) -> Jump {
    Jump::Piece { whose, role, forward }
}

/// The squares that a jump leads to, one after another; `|` where it began again at the other end.
#[track_caller]
fn way(game: &Game, seat: Seat, jump: Jump, mut from: Square, side: Color, times: usize) -> String {
    let mut squares = Vec::new();
    for _ in 0..times {
        let Landing { square, round } = landing(game, seat, jump, from, side).expect("a piece");
        squares.push(format!("{}{square}", if round { "|" } else { "" }));
        from = square;
    }
    squares.join(" ")
}

/// Where a jump leads somebody in this seat.
fn landing(game: &Game, seat: Seat, jump: Jump, from: Square, side: Color) -> Result<Landing, Box<Message>> {
    let view = View::of(game, seat);
    let named = (seat != game.owner()).then_some(seat);
    let mine = Desk::new(game.started()).here(game).asking_side(named, view.board().turn());
    target((&view, view.line()), mine, jump, from, side)
}

#[test]
fn jumps_go_file_by_file_from_the_players_side() {
    use Color::{Black, White};
    let game = game("", &[]);
    let (knights, back) = (piece(None, Some(Role::Knight), true), piece(None, Some(Role::Knight), false));
    assert_eq!(way(&game, WHITE, knights, Square::A1, White, 5), "b1 b8 g1 g8 |b1");
    assert_eq!(way(&game, WHITE, back, Square::A1, White, 5), "|g8 g1 b8 b1 |g8");
    assert_eq!(way(&game, BLACK, knights, Square::H8, Black, 5), "g8 g1 b8 b1 |g8");
    let (mine, theirs) = (Some(SideMeant::Mine), Some(SideMeant::Theirs));
    assert_eq!(way(&game, WHITE, piece(mine, None, true), Square::A1, White, 3), "a2 b1 b2");
    assert_eq!(way(&game, WHITE, piece(theirs, None, true), Square::A1, White, 3), "a7 a8 b7");
    assert_eq!(way(&game, BLACK, piece(mine, Some(Role::Queen), true), Square::H8, Black, 2), "d8 |d8");
    assert_eq!(way(&game, BLACK, piece(theirs, Some(Role::Rook), false), Square::H8, Black, 3), "|a1 h1 |a1");
}

#[test]
fn every_piece_is_come_upon_once_before_it_begins_again() {
    let mut lot = fastrand::Rng::with_seed(21);
    for number in 0..60 {
        let sample = Sample::draw(&mut lot, number, 40);
        for game in sample.games().iter().step_by(7) {
            for side in [Color::White, Color::Black] {
                for jump in [piece(None, None, true), piece(None, None, false), piece(None, Some(Role::Pawn), true)] {
                    let of_kind = |square: &Square| match jump {
                        Jump::Piece { role: Some(role), .. } => {
                            game.board().piece_at(*square).is_some_and(|piece| piece.role == role)
                        }
                        _ => game.board().piece_at(*square).is_some(),
                    };
                    let mut there: Vec<Square> = Square::ALL.into_iter().filter(of_kind).collect();
                    let mut at = Square::new(lot.u32(0..64));
                    let mut found = Vec::new();
                    let mut rounds = 0;
                    for _ in 0..there.len() {
                        let landing = landing(game, WHITE, jump, at, side).expect("a piece");
                        at = landing.square;
                        rounds += usize::from(landing.round);
                        found.push(at);
                    }
                    found.sort_unstable();
                    there.sort_unstable();
                    assert_eq!(found, there, "{jump:?} on {}", game.board().fen());
                    assert!(rounds <= 1, "{jump:?} on {}", game.board().fen());
                }
            }
        }
    }
}

#[test]
fn the_last_move_gives_its_arrival_square_first() {
    let moved = game("", &[step(Square::E2, Square::E4)]);
    assert_eq!(way(&moved, WHITE, Jump::LastMove, Square::A1, Color::White, 3), "e4 e2 e4");
    let castling = Intent::Castle { side: CastlingSide::KingSide };
    let after = game("4k3/8/8/8/8/8/8/4K2R w K - 0 1", &[castling]);
    assert_eq!(way(&after, WHITE, Jump::LastMove, Square::A1, Color::White, 4), "g1 e1 f1 g1");
}

/// One answer in the place of a square: nothing else is told.
#[test]
fn a_jump_with_no_target_says_so() {
    let bare = game("4k3/8/8/8/8/8/8/4K3 w - - 0 1", &[]);
    let no_queen = landing(&bare, WHITE, piece(None, Some(Role::Queen), true), Square::A1, Color::White);
    let Err(message) = no_queen else { panic!("{no_queen:?}") };
    let Message::Answer { answer, .. } = *message else { panic!("{message:?}") };
    assert!(
        matches!(*answer, Answer::Where { pieces, ref found } if pieces.role == Some(Role::Queen) && found.is_empty())
    );
    let no_move = landing(&bare, WHITE, Jump::LastMove, Square::A1, Color::White);
    assert_eq!(no_move, Err(Box::new(Message::LastMove(None))));
}

#[test]
fn nobody_finds_by_a_jump_what_he_may_not_ask() {
    for mode in Mode::ALL {
        for parts in all_parts() {
            let mut start = started(mode, "5");
            start.parts = parts;
            let game = Game::replay(&[begun(&start)]).expect("a start");
            for seat in Seat::ALL {
                let jumps = [
                    (piece(None, Some(Role::Knight), true), Topic::Where),
                    (piece(Some(SideMeant::Theirs), None, false), Topic::Where),
                    (Jump::LastMove, Topic::LastMove),
                ];
                for (jump, topic) in jumps {
                    let refused = landing(&game, seat, jump, Square::A1, Color::White)
                        == Err(Box::new(Message::Refused(Refusal::NotInThisMode)));
                    assert_eq!(refused, !game.may_ask(seat, topic), "{mode:?} {parts:?} {seat:?} {jump:?}");
                }
            }
        }
    }
}
