//! Games at random: who mated at the end could mate at every half-move before.

use annabella::rules::mating::{Budget, CanMate, Dead, Proof, can_mate, dead, explain};
use annabella::rules::position::{CastlingMode, CastlingSide, Color, Intent, Position};

use crate::mating::{mates, position};

/// A game of random moves, to its end or to 300 half-moves. The fewer pieces are left, the sooner somebody is mated by chance,
/// so captures are preferred for a while.
fn play(start: Position, luck: &mut fastrand::Rng) -> Vec<Position> {
    let mut game = vec![start];
    while let Some(now) = game.last()
        && game.len() < 300
    {
        let next: Vec<Position> = now.successors().map(|(_, next)| next).collect();
        let Some(mate) = next.iter().find(|next| next.is_checkmate()).or_else(|| luck.choice(&next)) else { break };
        game.push(mate.clone());
    }
    game
}

#[test]
fn who_mated_could_mate_at_every_half_move_before() {
    let mut luck = fastrand::Rng::with_seed(9);
    let (mut mated, mut asked) = (0, 0);
    for _ in 0..150 {
        let game = play(Position::initial(), &mut luck);
        let last = game.last().expect("a start");
        if !last.is_checkmate() {
            continue;
        }
        mated += 1;
        let winner = !last.turn();
        for (back, now) in game.iter().rev().enumerate() {
            if back > 12 && luck.u8(0..10) > 0 {
                continue;
            }
            asked += 1;
            match can_mate(now, winner, Budget { full: true, positions: 0 }) {
                CanMate::Yes(line) => mates(now, winner, &line),
                other => panic!("{}, {back} half-moves before mate: {other:?}", now.fen()),
            }
            assert_eq!(dead(now, Budget::FULL), Dead::No, "{}", now.fen());
        }
    }
    assert!(mated > 40, "{mated} games with {asked} positions prove too little");
}

/// In Chess960 too, whoever mated could mate before, also while somebody may castle in its way.
#[test]
fn chess960_mating_chances_are_known_while_castling_is_possible() {
    let mut luck = fastrand::Rng::with_seed(1);
    let mut asked = 0;
    for _ in 0..40 {
        let start = Position::chess960(luck.u32(0..960)).expect("in range");
        let game = play(start, &mut luck);
        let winner = game.last().filter(|last| last.is_checkmate()).map(|last| !last.turn());
        for now in game.iter().step_by(5) {
            let has_rights = now.castling_mode() == CastlingMode::Chess960 && now.castling_rights().any();
            for side in Color::ALL.into_iter().filter(|_| has_rights) {
                asked += 1;
                match can_mate(now, side, Budget { full: true, positions: 0 }) {
                    CanMate::Yes(line) => mates(now, side, &line),
                    CanMate::No(_) => assert_ne!(winner, Some(side), "{}", now.fen()),
                    CanMate::Undecided(why) => panic!("{} {side:?}: {why:?}", now.fen()),
                }
            }
        }
    }
    assert!(asked > 200, "{asked} positions prove too little");
}

/// White has no move but castling, and mates by it alone; Black's only piece is taken by force, so that nobody mates although
/// White may still castle.
#[test]
fn chess960_lines_may_need_castling_and_proofs_count_it() {
    let by_castling = position("3rk3/8/8/8/8/1p6/1P6/BRK5 w B - 0 1");
    for budget in [Budget::FULL, Budget { full: true, positions: 10 }] {
        match can_mate(&by_castling, Color::White, budget) {
            CanMate::Yes(line) => {
                assert_eq!(line.first(), Some(&Intent::Castle { side: CastlingSide::QueenSide }));
                mates(&by_castling, Color::White, &line);
            }
            other => panic!("{other:?}"),
        }
    }
    let by_force = position("7k/8/8/8/8/8/1q6/RK6 w A - 0 1");
    assert_eq!(can_mate(&by_force, Color::Black, Budget::FULL), CanMate::No(Proof::Solver));
    assert_eq!(explain(&by_force, Color::Black, Budget::FULL), CanMate::No(Proof::Exhausted { positions: 2 }));
}

/// Castling as in standard chess may be part of a line, wherever the rights were written in the manner of Chess960.
#[test]
fn rights_of_standard_chess_are_understood_in_both_manners() {
    for fen in ["4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w Q - 0 1", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w A - 0 1"] {
        let now = position(fen);
        for side in Color::ALL {
            assert!(matches!(can_mate(&now, side, Budget::FULL), CanMate::Yes(_)), "{fen}");
        }
    }
    let standard = Position::chess960(518).expect("in range");
    assert!(matches!(can_mate(&standard, Color::White, Budget::FULL), CanMate::Yes(_)));
}
