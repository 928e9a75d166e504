//! Moves that are entered at the board by picking a piece up and putting it down: what may be in hand, and that a tournament
//! treats every target alike.

use annabella::desk::Desk;
use annabella::desk::in_hand::InHand;
use annabella::desk::jump::{Jump, target};
use annabella::desk::keyboard::{Keyboard, Stroke};
use annabella::desk::keymap::KeyMap;
use annabella::desk::lines::study::StudyWord;
use annabella::desk::notices::desk::DeskNotice;
use annabella::desk::notices::hand::HandNotice;
use annabella::desk::step::{Step, StudyWish};
use annabella::game::Game;
use annabella::game::command::{Command, Happening, Input};
use annabella::game::effect::Effect;
use annabella::game::fact::{Dialogue, Source, Started, What};
use annabella::game::participant::Echo;
use annabella::game::roles::{Mode, Seat, Seats};
use annabella::keys::action::KeyMode;
use annabella::keys::key::Key;
use annabella::rules::position::{Color, Intent, Role, Square};
use annabella::time::Tick;
use annabella::view::View;
use annabella::words::utterance::text;
use annabella::words::{Listener, Words};
use proptest::prelude::*;

use crate::support::table::{WHITE, begun, started};

fn game(mode: Mode, fen: &str) -> Game {
    begun(Started { start: fen.to_owned(), ..started(mode, "5") })
}

fn from_start(mode: Mode) -> Game {
    begun(started(mode, "5"))
}

/// Does what a line asks for, as the console does. Every effect that somebody besides the arbiter hears, with its words.
fn entered(desk: &mut Desk, game: &mut Game, line: &str, at: u64) -> (Vec<Step>, Vec<String>) {
    let words = Words::new();
    let steps = desk.line(line, None, game);
    let mut heard = Vec::new();
    for step in &steps {
        let Step::Command { seat, command } = step else { continue };
        let what = Happening::Command(command.clone());
        let at = Tick::from_millis(at);
        for effect in game.handle(Input { seat: *seat, source: Source::Keys, at, what }) {
            heard.extend(match effect {
                Effect::Record(fact) if matches!(fact.what, What::Irregular(_)) => None,
                Effect::Record(fact) => Some(format!("record {:?}", std::mem::discriminant(&fact.what))),
                Effect::Tell { to, .. } if to == Seats::only(Seat::Arbiter) => None,
                Effect::Tell { to, what } => {
                    Some(format!("{to:?} {}", text(&words.message(&what, &Listener::default()))))
                }
                Effect::CanMate(_) => None,
                cue => Some(format!("{cue:?}")),
            });
        }
    }
    (steps, heard)
}

#[test]
fn ones_own_piece_is_picked_up_and_nothing_else() {
    for mode in [Mode::Casual, Mode::Training, Mode::Tournament] {
        let game = from_start(mode);
        let desk = Desk::new(game.started());
        let hand = desk.pick_up(Square::G1, &game).expect("a knight");
        assert_eq!((hand.piece, hand.line(Square::F3)), (Some(Role::Knight.of(Color::White)), "g1f3".to_owned()));
        assert_eq!(desk.pick_up(Square::E4, &game), Err(HandNotice::Empty { square: Square::E4 }));
        let (square, piece) = (Square::E7, Role::Pawn.of(Color::Black));
        assert_eq!(desk.pick_up(square, &game), Err(HandNotice::Other { square, piece, side: Color::White }));
    }
}

/// Where the console is nobody's board it does not say what stands there, by any reason either.
#[test]
fn picking_up_hides_the_piece_from_who_may_not_ask() {
    let mut start = started(Mode::Tournament, "5");
    start.parts.board = false;
    let mut game = begun(start);
    let mut desk = Desk::new(game.started());
    for square in Square::ALL {
        let hand = desk.pick_up(square, &game).expect("anything");
        assert_eq!(hand.picked_up(), HandNotice::PickedUp { square, piece: None });
        assert!(desk.still_stands(hand, &game));
    }
    let line = desk.pick_up(Square::E2, &game).expect("anything").line(Square::E4);
    entered(&mut desk, &mut game, &line, 1_000);
    assert_eq!(game.history().live().len(), 1);
}

#[test]
fn a_piece_stays_in_hand_while_it_stands_in_place() {
    let mut game = from_start(Mode::Casual);
    let mut desk = Desk::new(game.started());
    let (knight, pawn) = [Square::G1, Square::E2].map(|square| desk.pick_up(square, &game).expect("a piece")).into();
    entered(&mut desk, &mut game, "e4", 1_000);
    assert!(desk.still_stands(knight, &game) && !desk.still_stands(pawn, &game));
    // The study board has pieces of its own; a move from there would not be one of the game, nor the other way round.
    desk.do_study(WHITE, StudyWish::Change, &game);
    assert!(!desk.still_stands(knight, &game));
    let tried = desk.pick_up(Square::E7, &game).expect("Black is to move there");
    let steps = desk.line(&tried.line(Square::E5), None, &game);
    assert!(matches!(&steps[..], [Step::Study { wish: StudyWish::Move { .. }, .. }]), "{steps:?}");
    desk.do_study(WHITE, StudyWish::Word(StudyWord::Leave), &game);
    assert!(!desk.still_stands(tried, &game) && desk.still_stands(knight, &game));
}

/// What comes of putting a piece down is what comes of typing its squares: castling, promotion, and what is refused.
#[test]
fn castling_and_promotion_are_entered_as_they_are_typed() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    for (fen, from, to) in [(castling, Square::E1, Square::G1), (castling, Square::E1, Square::C1)] {
        let mut game = game(Mode::Casual, fen);
        let mut desk = Desk::new(game.started());
        let line = desk.pick_up(from, &game).expect("the king").line(to);
        entered(&mut desk, &mut game, &line, 1_000);
        assert!(matches!(game.history().last().expect("a move").report.change.intent, Intent::Castle { .. }), "{line}");
    }
    // In Chess960 the king goes onto its own rook.
    let mut start = started(Mode::Casual, "5");
    start.start = "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1".to_owned();
    start.chess960 = Some(0);
    let mut game = begun(start);
    let mut desk = Desk::new(game.started());
    let line = desk.pick_up(Square::E1, &game).expect("the king").line(Square::G1);
    entered(&mut desk, &mut game, &line, 1_000);
    assert!(matches!(game.history().last().expect("a move").report.change.intent, Intent::Castle { .. }), "{line}");
    // What the pawn becomes is asked, and answered on the entry line.
    let mut game = super::in_hand::game(Mode::Tournament, "7k/4P3/8/8/8/8/8/4K3 w - - 0 1");
    let mut desk = Desk::new(game.started());
    let line = desk.pick_up(Square::E7, &game).expect("the pawn").line(Square::E8);
    entered(&mut desk, &mut game, &line, 1_000);
    assert!(desk.is_asking() && game.history().live().is_empty());
    entered(&mut desk, &mut game, "rook", 2_000);
    assert_eq!(game.board().piece_at(Square::E8), Some(Role::Rook.of(Color::White)));
}

/// At a tournament the same is said, recorded and sounded whether the piece may go there or not. In each pair the boards differ in
/// one piece of Black's, which pins the knight on e2, gives check, or does neither.
#[test]
fn a_tournament_treats_every_target_alike() {
    let pinned = "4r1k1/8/8/8/8/8/4N2P/4K3 w - - 0 1";
    let free = "3r2k1/8/8/8/8/8/4N2P/4K3 w - - 0 1";
    let checked = "6k1/8/8/8/1b6/8/4N2P/4K3 w - - 0 1";
    let quiet = "6k1/8/8/8/2b5/8/4N2P/4K3 w - - 0 1";
    for dialogue in [Dialogue::Off, Dialogue::Full] {
        for (one, other) in [(pinned, free), (checked, quiet)] {
            let mut differ = 0;
            for (from, to) in targets(one, other) {
                let done = [one, other].map(|fen| {
                    let start = Started { start: fen.to_owned(), dialogue, ..started(Mode::Tournament, "5") };
                    let mut game = begun(start);
                    let intent = Intent::Step { from, to, promotion: None };
                    let legal = game.board().position().is_some_and(|position| position.judge(intent).is_ok());
                    let mut desk = Desk::new(game.started());
                    let hand = desk.pick_up(from, &game).expect("a piece of White's");
                    (legal, hand.picked_up(), entered(&mut desk, &mut game, &hand.line(to), 1_000))
                });
                let [(legal, hand, heard), (also_legal, ..)] = &done;
                differ += usize::from(legal != also_legal);
                assert_eq!((hand, heard), (&done[1].1, &done[1].2), "{from}{to}: {one} | {other}");
                // It is made in either case; a pawn on the last rank has to become something first.
                let made = matches!(&heard.0[..], [Step::Command { command: Command::Move { .. }, .. }]);
                let asked = matches!(&heard.0[..], [Step::Say { notice, .. }] if notice.of() == Some(&DeskNotice::WhichPromotion));
                assert!(made || asked, "{heard:?}");
            }
            assert!(differ > 5, "legality differs for {differ} targets only");
        }
    }
}

/// From every piece of White's to every square on which the same stands in both positions.
fn targets(one: &str, other: &str) -> Vec<(Square, Square)> {
    let boards = [one, other].map(|fen| game(Mode::Tournament, fen).board().clone());
    let same = |square: &Square| boards[0].piece_at(*square) == boards[1].piece_at(*square);
    let own = |square: &Square| boards[0].piece_at(*square).is_some_and(|piece| piece.color == Color::White);
    let from = Square::ALL.into_iter().filter(own);
    from.flat_map(|from| Square::ALL.into_iter().filter(move |to| *to != from).map(move |to| (from, to)))
        .filter(|(_, to)| same(to))
        .collect()
}

fn board_keys() -> impl Strategy<Value = Key> {
    let named = [Key::Enter, Key::Escape, Key::Backspace, Key::Up, Key::Down, Key::Left, Key::Right];
    // Everything at the board but the keys that press, offer, leave or go elsewhere.
    prop_oneof![
        4 => prop::sample::select(named.to_vec()),
        2 => "[1-8a-fhj-zA-Z!@$%^&*]".prop_map(|text| Key::Char(text.chars().next().expect("one"))),
    ]
}

/// Keys as the console does them: what is picked up, put down and jumped to.
fn presses(keyboard: &mut Keyboard, desk: &mut Desk, game: &mut Game, key: Key, at: u64) -> Option<InHand> {
    for stroke in keyboard.key(key, Tick::from_millis(at)).unwrap_or_default() {
        match stroke {
            Stroke::PickUp(square) => keyboard.hold(desk.pick_up(square, game).ok()),
            Stroke::PutDown(hand, to) => {
                entered(desk, game, &hand.line(to), at);
                return Some(hand);
            }
            Stroke::Jump(Jump::Piece { whose, role, forward }) => {
                let (cursor, jump) = (keyboard.cursor(), Jump::Piece { whose, role, forward });
                let view = View::of(game, WHITE);
                let landed = target((&view, view.line()), Color::White, jump, cursor.square(), cursor.side());
                landed.ok().map(|landing| keyboard.land(landing));
            }
            _ => {}
        }
    }
    None
}

proptest! {
    /// Until a piece is put down the game stays what it was, and then it is one move further at most.
    #[test]
    fn a_piece_in_hand_is_no_fact(keys in prop::collection::vec(board_keys(), 0..120), tournament: bool) {
        let mode = if tournament { Mode::Tournament } else { Mode::Casual };
        let mut game = from_start(mode);
        let mut desk = Desk::new(game.started());
        let mut keyboard = Keyboard::new(KeyMap::default(), Echo::None, Color::White);
        keyboard.key(Key::Tab, Tick::START);
        prop_assert_eq!(keyboard.mode(), KeyMode::Board);
        for (at, key) in (1_000..).step_by(1_000).zip(keys) {
            let before = game.history().live().len();
            let put_down = presses(&mut keyboard, &mut desk, &mut game, key, at);
            let made = game.history().live().len() - before;
            prop_assert!(made <= usize::from(put_down.is_some()), "{key:?}");
            if desk.is_asking() {
                entered(&mut desk, &mut game, "queen", at);
            }
        }
    }
}
