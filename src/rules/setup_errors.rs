//! A game that began wrongly: pieces, board or colours (7.2, 7.3, A.4.1).

use serde::{Deserialize, Serialize};

use super::context::RuleContext;
use super::edition::Edition;
use super::position::Color;
use super::profile::{Profile, WrongInitialPosition, WrongOrientation};

/// Which pieces stood wrongly.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Misplaced {
    /// King and queen had changed places.
    KingAndQueen,
    Rook,
}

/// Whether it is too late to speak about it.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum InTime {
    Yes,
    /// Too many moves have been completed for it to count (A.4.1).
    TooLate,
}

/// What happens.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Action {
    /// The game is annulled, and a new one played (7.2.1; 7.3 with few moves).
    AnnulAndNewGame,
    /// The position goes to a board that stands rightly, and the game goes on (7.2.2).
    TransferAndContinue,
    /// The game goes on.
    Continue,
}

/// What happens with a wrong initial position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct WrongStart {
    /// Whether a player can still claim it.
    pub in_time: InTime,
    /// What is done.
    pub action: Action,
    /// Who may not castle any more: with a misplaced king not at all, with a misplaced rook not with that rook (since 2014).
    #[serde(with = "super::as_text::option")]
    pub castling_lost: Option<Color>,
}

/// Whether something about the start can still be claimed after this many moves completed by each: always with full
/// supervision and in standard chess; without it before 10 moves, in the edition of 2009 before 3 (A.4.1).
pub fn in_time(moves_each: u32, context: RuleContext, profile: &Profile) -> InTime {
    if context.is_unsupervised() && moves_each >= profile.setup.unsupervised_claim_limit_moves {
        InTime::TooLate
    } else {
        InTime::Yes
    }
}

/// What happens when the pieces of `side` stood wrongly (7.2.1, A.4.1).
pub fn wrong_position(
    misplaced: Misplaced,
    side: Color,
    moves_each: u32,
    context: RuleContext,
    profile: &Profile,
) -> WrongStart {
    let in_time = in_time(moves_each, context, profile);
    match in_time {
        InTime::Yes => {
            let WrongInitialPosition::Annul = profile.setup.wrong_initial_position;
            WrongStart { in_time, action: Action::AnnulAndNewGame, castling_lost: None }
        }
        InTime::TooLate => {
            let loses = misplaced == Misplaced::KingAndQueen || Edition::of(profile) != Edition::Legacy;
            WrongStart { in_time, action: Action::Continue, castling_lost: loses.then_some(side) }
        }
    }
}

/// What happens when the board was turned (7.2.2).
pub fn wrong_orientation(moves_each: u32, context: RuleContext, profile: &Profile) -> Action {
    match in_time(moves_each, context, profile) {
        InTime::Yes => {
            let WrongOrientation::Transfer = profile.setup.wrong_orientation;
            Action::TransferAndContinue
        }
        InTime::TooLate => Action::Continue,
    }
}

/// What happens when the colours were reversed (7.3): since 2017 a new game if fewer than ten moves have been made by each,
/// whether or not the last was completed; before and in house rules the game goes on. A game that has ended stands.
pub fn colours_reversed(made_each: u32, profile: &Profile) -> Action {
    if made_each < profile.setup.colours_reversed_restart_below_moves {
        Action::AnnulAndNewGame
    } else {
        Action::Continue
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::context::Supervision;
    use crate::rules::profile::TimeClass;
    use crate::rules::sample::profile;

    const LOOSE: RuleContext = RuleContext { class: TimeClass::Rapid, supervision: Supervision::Insufficient };
    const STANDARD: RuleContext = RuleContext { class: TimeClass::Standard, supervision: Supervision::Full };

    #[test]
    fn a_wrong_start_annuls_the_game_unless_too_late() {
        let start =
            |misplaced, moves, context, name| wrong_position(misplaced, Color::White, moves, context, &profile(name));
        let annulled = WrongStart { in_time: InTime::Yes, action: Action::AnnulAndNewGame, castling_lost: None };
        assert_eq!(start(Misplaced::KingAndQueen, 12, STANDARD, "fide-2023"), annulled);
        assert_eq!(start(Misplaced::KingAndQueen, 9, LOOSE, "fide-2014"), annulled);
        let late = |castling_lost| WrongStart { in_time: InTime::TooLate, action: Action::Continue, castling_lost };
        assert_eq!(start(Misplaced::KingAndQueen, 10, LOOSE, "fide-2023"), late(Some(Color::White)));
        assert_eq!(start(Misplaced::KingAndQueen, 5, LOOSE, "fide-legacy"), late(Some(Color::White)));
        assert_eq!(start(Misplaced::Rook, 5, LOOSE, "fide-legacy"), late(None));
        assert_eq!(start(Misplaced::Rook, 10, LOOSE, "fide-2017"), late(Some(Color::White)));
        assert_eq!(start(Misplaced::KingAndQueen, 2, LOOSE, "fide-legacy"), annulled);
    }

    #[test]
    fn a_turned_board_and_reversed_colours() {
        assert_eq!(wrong_orientation(20, STANDARD, &profile("fide-2023")), Action::TransferAndContinue);
        assert_eq!(wrong_orientation(20, LOOSE, &profile("fide-2023")), Action::Continue);
        for (name, nine, ten) in [
            ("fide-2023", Action::AnnulAndNewGame, Action::Continue),
            ("fide-2017", Action::AnnulAndNewGame, Action::Continue),
            ("fide-2014", Action::Continue, Action::Continue),
            ("fide-legacy", Action::Continue, Action::Continue),
            ("edisu-2024", Action::Continue, Action::Continue),
        ] {
            assert_eq!(colours_reversed(9, &profile(name)), nine, "{name}");
            assert_eq!(colours_reversed(10, &profile(name)), ten, "{name}");
        }
    }
}
