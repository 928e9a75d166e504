//! Games at random: who mated at the end could mate at every half-move before.

use annabella::rules::mating::{Budget, CanMate, Dead, Unknown, can_mate, dead, obvious};
use annabella::rules::position::{CastlingMode, Color, Position};

use crate::mating::mates;

/// A game of random moves, to its end or to 300 half-moves. The fewer men are left, the sooner somebody is mated by chance,
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

/// In Chess960 nothing is searched as long as somebody may castle in its way, and the same is searched as ever afterwards.
#[test]
fn chess960_waits_for_the_rights_to_be_lost() {
    let mut luck = fastrand::Rng::with_seed(1);
    let mut seen = [0, 0];
    for _ in 0..60 {
        let number = luck.u32(0..960);
        let game = play(Position::chess960(number).expect("in range"), &mut luck);
        for now in &game {
            let has_rights = now.castling_mode() == CastlingMode::Chess960 && now.castling_rights().any();
            let kings_at_home = number == 518 || {
                let king = |side: Color| now.placement().king_of(side).expect("a king").file();
                Color::ALL.into_iter().any(|side| king(side) == annabella::rules::position::File::E)
            };
            if kings_at_home && has_rights {
                continue; // rights that standard chess may know as well
            }
            for side in Color::ALL {
                let answer = can_mate(now, side, Budget { full: true, positions: 1_000 });
                match obvious(now, side) {
                    Some(plain) => assert_eq!(answer, plain),
                    None if has_rights => {
                        seen[0] += 1;
                        assert_eq!(answer, CanMate::Undecided(Unknown::Castling960), "{}", now.fen());
                    }
                    None => {
                        seen[1] += 1;
                        assert_ne!(answer, CanMate::Undecided(Unknown::Castling960), "{}", now.fen());
                    }
                }
            }
        }
    }
    assert!(seen.into_iter().all(|count| count > 500), "{seen:?}");
}

/// Castling as in standard chess may be part of a line, wherever the rights were written in the manner of Chess960.
#[test]
fn rights_of_standard_chess_are_understood_in_both_manners() {
    for fen in ["4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w Q - 0 1", "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/R3K3 w A - 0 1"] {
        let now = crate::mating::position(fen);
        for side in Color::ALL {
            assert!(matches!(can_mate(&now, side, Budget::FULL), CanMate::Yes(_)), "{fen}");
        }
    }
    let standard = Position::chess960(518).expect("in range");
    assert!(matches!(can_mate(&standard, Color::White, Budget::FULL), CanMate::Yes(_)));
}
