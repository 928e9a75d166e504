//! Nothing that can be set up makes the search panic, and a line that it shows always mates.

use annabella::rules::mating::{Budget, can_mate, dead, explain};
use annabella::rules::position::{Color, Position};
use proptest::prelude::*;

use crate::mating::decided;

/// Sixty-four squares, mostly empty or mostly full, with one king each somewhere.
fn placements() -> impl Strategy<Value = String> {
    let pieces = prop_oneof![
        proptest::collection::vec(proptest::sample::select("....................PpNnBbRrQq".as_bytes()), 64),
        proptest::collection::vec(proptest::sample::select("..PPppNnBbRrQq".as_bytes()), 64),
        proptest::collection::vec(proptest::sample::select("QQQQQNNRB.q".as_bytes()), 64),
        proptest::collection::vec(proptest::sample::select(".......Pp".as_bytes()), 64),
    ];
    (pieces, 0..64_usize, 0..64_usize).prop_map(|(mut pieces, white, black)| {
        for (at, piece) in pieces.iter_mut().enumerate() {
            if !(8..56).contains(&at) && piece.eq_ignore_ascii_case(&b'p') {
                *piece = b'.';
            }
        }
        pieces[white] = b'K';
        pieces[black] = b'k';
        let rows: Vec<String> = pieces
            .chunks(8)
            .map(|row| row.iter().map(|piece| if *piece == b'.' { '1' } else { char::from(*piece) }).collect())
            .collect();
        rows.join("/")
    })
}

/// In the middle of the full search a position may cost seconds: here the short one.
fn ask(fen: &str) {
    let Ok(now) = Position::from_fen(fen) else { return };
    for side in Color::ALL {
        let answer = can_mate(&now, side, Budget { full: false, positions: 200 });
        let explained = explain(&now, side, Budget { full: false, positions: 200 });
        let (answer, explained) = (decided(&now, side, &answer), decided(&now, side, &explained));
        assert_eq!(answer, explained, "{fen}");
    }
    let _ = dead(&now, Budget { full: false, positions: 50 });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, ..ProptestConfig::default() })]

    #[test]
    fn no_position_makes_it_panic(
        placement in placements(),
        turn in "[wb]",
        rights in prop_oneof![Just("-".to_owned()), "K?Q?k?q?", "[A-H]{0,2}[a-h]{0,2}"],
        passed in "-|[a-h][36]",
    ) {
        ask(&format!("{placement} {turn} {rights} {passed} 0 1"));
    }

    #[test]
    fn nor_does_any_text(fen in "\\PC{0,100}") {
        ask(&fen);
    }
}

/// The crate under the solver keeps its moves in room for sixteen pieces and does not look whether there are more.
#[test]
fn more_pieces_than_a_game_has_go_to_our_search() {
    let thirty_queens = "QQQQQQQQ/QQQQQQQQ/QQQQQQ2/8/8/QQQQQQQQ/8/k6K b - - 0 1";
    let now = crate::mating::position(thirty_queens);
    let full = Budget { full: true, positions: 2_000 };
    assert_eq!(decided(&now, Color::White, &can_mate(&now, Color::White, full)), Some(true));
    assert_eq!(decided(&now, Color::Black, &can_mate(&now, Color::Black, full)), Some(false));
}
