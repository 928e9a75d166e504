//! The vectors of three kinds, against the functions themselves. `laws` judges them, and all others, through a game.

use annabella::rules::ending;
use annabella::rules::mating::{Budget, Dead, can_mate, dead};
use annabella::rules::position::{Color, Position};
use annabella::rules::profile::{DeadPosition, Profile};
use serde_json::Value;

use crate::laws;
use crate::mating::{decided, position};

fn of_kind(kind: &str) -> Vec<Value> {
    let found: Vec<Value> = laws::file::vectors().into_iter().filter(|vector| vector["kind"] == kind).collect();
    assert!(!found.is_empty(), "no vector of the kind {kind}");
    found
}

fn given(vector: &Value) -> Position {
    position(vector["given"]["fen"].as_str().expect("a FEN"))
}

#[test]
fn position_class() {
    for vector in of_kind("position_class") {
        let (id, expected, now) = (&vector["id"], &vector["expect"], given(&vector));
        for (side, key) in [(Color::White, "white_can_mate"), (Color::Black, "black_can_mate")] {
            let answer = decided(&now, side, &can_mate(&now, side, Budget::FULL));
            assert_eq!(answer, expected[key].as_bool(), "{id} {key}");
        }
        let is_dead = dead(&now, Budget::FULL);
        assert!(!matches!(is_dead, Dead::Undecided(_)), "{id}");
        assert_eq!(is_dead.ends_the_game(), expected["dead"].as_bool().unwrap(), "{id}: {is_dead:?}");
        let terminal = match (now.is_checkmate(), now.is_stalemate()) {
            (true, _) => Some("checkmate"),
            (_, true) => Some("stalemate"),
            _ => None,
        };
        assert_eq!(terminal, expected["terminal"].as_str(), "{id}");
    }
}

/// The solver gives up here as a rule, after many seconds, and either answer is right; a wrong one is not. Without its full
/// search it must not be wrong either, and is quicker.
#[test]
fn solver_limit() {
    for vector in of_kind("solver_limit") {
        let (truth, now) = (&vector["expect"]["truth"], given(&vector));
        for (side, key) in [(Color::White, "white_can_mate"), (Color::Black, "black_can_mate")] {
            let answer = decided(&now, side, &can_mate(&now, side, Budget::SHORT));
            assert!(answer.is_none() || answer == truth[key].as_bool(), "{} {key}", vector["id"]);
        }
    }
}

#[test]
fn auto_end() {
    for vector in of_kind("auto_end") {
        let now = given(&vector);
        for (profile, expected) in vector["expect_by_profile"].as_object().expect("profiles") {
            let rules = Profile::named(profile).expect("an embedded profile");
            let searches = rules.end.dead_position == DeadPosition::Exact;
            let over =
                ending::of_material(&now, &rules).is_some() || (searches && dead(&now, Budget::FULL).ends_the_game());
            assert_eq!(Some(over), expected["game_over"].as_bool(), "{} {profile}", vector["id"]);
        }
    }
}
