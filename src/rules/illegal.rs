//! Irregularities: what counts as an illegal move, what it costs, and who may point it out until when (7.4, 7.5, A.4, B.3).

use serde::{Deserialize, Serialize};

use super::can_mate::CanMate;
use super::context::RuleContext;
use super::position::{Bitboard, Color, Illegality, Intent, Placement, Position, Rank, Role};
use super::profile::{
    BothKingsInCheck, CompletedBy, PressWithoutMove, Profile, TwoHands, UnpromotedPawn, Unrestorable, UnsupervisedWho,
    UnsupervisedWindow,
};
use super::touch;

/// What a player has done wrong.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Irregularity {
    /// A move that is not legal, completed (7.5.1).
    IllegalMove,
    /// A pawn left on the last rank, and the clock pressed (7.5.2).
    UnpromotedPawn,
    /// The clock pressed without a move (7.5.3).
    PressWithoutMove,
    /// One move made with both hands, and the clock pressed (7.5.4).
    TwoHands,
    /// The clock pressed with the hand that did not move (6.2.3).
    OtherHandPressed,
}

/// What is done about the position.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Remedy {
    /// The position before it is put back, and the player moves again (7.5.1).
    Restore,
    /// The pawn becomes a queen, and the opponent is to move (7.5.2).
    BecomesQueen,
    /// Nothing: no move has been made, and the player is still to make one (7.5.3).
    StillToMove,
    /// Nothing: the move stands (7.5.4).
    MoveStands,
}

/// How an irregularity is looked at.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Treatment {
    /// As a completed illegal move, which is counted and has its [`Consequence`].
    Illegal(Remedy),
    /// Not as an illegal move, but the arbiter may punish it (12.9).
    ArbiterMayPenalise,
    /// The move is not complete: the player says what the pawn becomes (Article 7d of the E.D.I.S.U. rules).
    NotComplete,
    /// The console does not accept it, and nothing has happened.
    Refused,
    /// It means nothing.
    Nothing,
}

/// What the n-th completed illegal move of a player costs (7.5.5; table 2.1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Consequence {
    /// The game goes on; the opponent gets this many seconds (none in house rules that only restore).
    Continue {
        /// Seconds for the opponent.
        opponent_bonus_s: u32,
    },
    /// The player loses.
    Loss,
    /// It is a draw: the opponent cannot mate by any series of legal moves.
    Draw,
    /// It would be a loss, but whether the opponent can mate is not known.
    NeedsArbiter,
    /// The console does not accept illegal moves, so that there is none to count.
    Refused,
}

/// Who notices an illegal move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Noticed {
    ByTheArbiter,
    /// The opponent, who claims it.
    ByTheOpponent,
    /// Both players, who agree to put it right (A.4.2, B.3.3).
    ByAgreement,
}

/// What the opponent has done since.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Since {
    /// They have not made their move.
    NotMoved,
    Moved,
}

/// Whether an illegal move is put right.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Correctable {
    Yes,
    /// It is, because the players agree; there is no penalty.
    WithoutPenalty,
    /// Only the opponent may point it out here.
    OnlyByTheOpponent,
    /// It stands: the opponent has made their next move.
    Stands,
}

/// Whether the position before an irregularity is known.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    Yes,
    No,
}

/// From where a game goes on after an irregularity.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Restoration {
    PositionBefore,
    /// From the last position that can be identified (7.5.1).
    LastIdentifiable,
    /// From the start: the game is annulled (Article 9 of the E.D.I.S.U. rules).
    Annul,
}

/// Who puts displaced pieces back, and on whose time (7.4.1).
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Displaced {
    #[serde(with = "super::as_text")]
    pub restores: Color,
    #[serde(with = "super::as_text")]
    pub on_time_of: Color,
}

/// How an irregularity is looked at.
///
/// A pawn left unpromoted becomes a queen since 2014, and is replayed in `fide-legacy`; a press without a move and two hands
/// are illegal moves since 2017.
pub fn treatment(irregularity: Irregularity, profile: &Profile) -> Treatment {
    let rules = &profile.illegal;
    match irregularity {
        Irregularity::IllegalMove if rules.completed_by == CompletedBy::Accept => Treatment::Refused,
        Irregularity::IllegalMove => Treatment::Illegal(Remedy::Restore),
        Irregularity::UnpromotedPawn => match rules.unpromoted_pawn {
            UnpromotedPawn::BecomesQueen => Treatment::Illegal(Remedy::BecomesQueen),
            UnpromotedPawn::Replay => Treatment::Illegal(Remedy::Restore),
            UnpromotedPawn::Incomplete => Treatment::NotComplete,
        },
        Irregularity::PressWithoutMove => match rules.press_without_move {
            PressWithoutMove::IllegalMove => Treatment::Illegal(Remedy::StillToMove),
            PressWithoutMove::ClockMisuse => Treatment::ArbiterMayPenalise,
            PressWithoutMove::Ignore => Treatment::Nothing,
        },
        Irregularity::TwoHands => match rules.two_hands {
            TwoHands::IllegalMove => Treatment::Illegal(Remedy::MoveStands),
            TwoHands::Warning => Treatment::ArbiterMayPenalise,
            TwoHands::Ignore => Treatment::Nothing,
        },
        // Only moving with two hands has ever been an illegal move.
        Irregularity::OtherHandPressed if profile.clock.used => Treatment::ArbiterMayPenalise,
        Irregularity::OtherHandPressed => Treatment::Nothing,
    }
}

/// What the `nth` (from 1) completed illegal move of a player costs, `opponent` being whether the opponent can mate.
///
/// The bonus follows the game's own class always; which one loses follows the class only without full supervision: the
/// first in unsupervised rapid and blitz of 2014 and 2017, the third in standard chess before, else the second.
pub fn consequence(nth: u32, opponent: CanMate, context: RuleContext, profile: &Profile) -> Consequence {
    let rules = &profile.illegal;
    if rules.completed_by == CompletedBy::Accept {
        return Consequence::Refused;
    }
    if !rules.loses_at.of(context.entry()).is_reached(nth) {
        return Consequence::Continue { opponent_bonus_s: *rules.bonus_s.of(context.class) };
    }
    match opponent {
        _ if !rules.draw_if_opponent_cannot_mate => Consequence::Loss,
        CanMate::Yes => Consequence::Loss,
        CanMate::No => Consequence::Draw,
        CanMate::Unknown => Consequence::NeedsArbiter,
    }
}

/// Whether an illegal move is still put right, and who may have it so.
///
/// With full supervision, and in standard chess, always (7.5.1: if it is found during the game). Without it, before the
/// opponent has made their next move: by arbiter or opponent since 2014, by the opponent alone before; then only if the
/// players agree (A.4.2).
pub fn correctable(noticed: Noticed, since: Since, context: RuleContext, profile: &Profile) -> Correctable {
    let late = context.is_unsupervised()
        && since == Since::Moved
        && profile.illegal.unsupervised_window == UnsupervisedWindow::BeforeOpponentMoves;
    let opponent_only = context.is_unsupervised()
        && match context.class {
            super::profile::TimeClass::Blitz => profile.illegal.unsupervised_who.blitz,
            _ => profile.illegal.unsupervised_who.rapid,
        } == UnsupervisedWho::OpponentOnly;
    match noticed {
        Noticed::ByAgreement if late => Correctable::WithoutPenalty,
        _ if late => Correctable::Stands,
        Noticed::ByTheArbiter if opponent_only => Correctable::OnlyByTheOpponent,
        _ => Correctable::Yes,
    }
}

/// From where the game goes on.
pub fn restoration(before: Known, profile: &Profile) -> Restoration {
    match (before, profile.illegal.unrestorable) {
        (Known::Yes, _) => Restoration::PositionBefore,
        (Known::No, Unrestorable::LastIdentifiable) => Restoration::LastIdentifiable,
        (Known::No, Unrestorable::Annul) => Restoration::Annul,
    }
}

/// The moves of which one must replace an illegal move, in the position before it: touch-move applies (7.5.1 with 4.3 and
/// 4.7). Where it does not, all legal ones.
pub fn replacement(before: &Position, illegal: Intent, profile: &Profile) -> Vec<Intent> {
    let legal = before.legal_intents();
    if !profile.illegal.replacement_touch_move {
        return legal;
    }
    if let Intent::Step { from, to, .. } = illegal {
        // A pawn that was left on its last square stays bound to it: released there, it was part of a legal move.
        let on_square: Vec<Intent> = legal.into_iter().filter(|each| touch::is_step(*each, from, to)).collect();
        if !on_square.is_empty() {
            return on_square;
        }
    }
    touch::obligation(before, &touch::touched_by(before, illegal), profile).moves
}

/// What the arbiter does about both kings in check, or a pawn on the last rank, where they have not seen how it came (A.4.4).
///
/// With full supervision they put it right at once (7.5.1). Without it they waited since 2014 until the next move was
/// completed, and declared a draw if it still stood; before, they intervened.
pub fn both_kings_in_check(context: RuleContext, profile: &Profile) -> BothKingsInCheck {
    if context.is_unsupervised() {
        profile.illegal.both_kings_in_check_unsupervised
    } else {
        BothKingsInCheck::ArbiterIntervenes
    }
}

/// Whether both kings stand in check: no legal move brings that about.
pub fn are_both_kings_in_check(placement: &Placement) -> bool {
    Color::ALL.into_iter().all(|side| {
        placement.king_of(side).is_some_and(|king| placement.attacks_to(king, !side, placement.occupied()).any())
    })
}

/// Whether a pawn stands where it had to be promoted: no legal move leaves it there.
pub fn is_pawn_left(placement: &Placement) -> bool {
    let last = Bitboard::from(Rank::First) | Bitboard::from(Rank::Eighth);
    (placement.by_role(Role::Pawn) & last).any()
}

/// Whether the arbiter who has waited declares a draw, now that the next move is completed: what they saw was both kings in
/// check or such a pawn, and what stands there now is no legal position either (A.4.4).
pub fn is_drawn_after_waiting(
    seen: &Placement,
    now: Option<&Position>,
    context: RuleContext,
    profile: &Profile,
) -> bool {
    both_kings_in_check(context, profile) == BothKingsInCheck::WaitThenDraw
        && (are_both_kings_in_check(seen) || is_pawn_left(seen))
        && now.is_none()
}

/// The article that an illegal move breaks, as the Laws since 2017 number them.
pub const fn article(piece: Role, why: Illegality) -> &'static str {
    match why {
        Illegality::NoPieceThere | Illegality::NotYourPiece => "3.1",
        Illegality::PathBlocked => match piece {
            Role::Bishop | Role::Rook | Role::Queen => "3.5",
            Role::Pawn => "3.7",
            Role::Knight | Role::King => "3.1",
        },
        Illegality::NotAMoveOfThatPiece => match piece {
            Role::Bishop => "3.2",
            Role::Rook => "3.3",
            Role::Queen => "3.4",
            Role::Knight => "3.6",
            Role::Pawn => "3.7",
            Role::King => "3.8.1",
        },
        Illegality::LeavesKingInCheck => "3.9.2",
        Illegality::PromotionMissing | Illegality::PromotionInvalid => "3.7.3.3",
        Illegality::CastlingPrevented => "3.8.2.2",
        Illegality::CastlingRightLost => "3.8.2.1",
        Illegality::EnPassantLapsed => "3.7.3.2",
    }
}

/// Who puts pieces back that they have displaced: they themselves, on their own time (7.4.1); if they press instead, the opponent may
/// press at once.
pub fn displaced(by: Color) -> Displaced {
    Displaced { restores: by, on_time_of: by }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::context::Supervision::{Full, Insufficient};
    use crate::rules::profile::TimeClass::{self, Blitz, Rapid, Standard};
    use crate::rules::sample::{fen, go, moves, played, profile, sorted};

    fn context(class: TimeClass, supervision: super::super::context::Supervision) -> RuleContext {
        RuleContext { class, supervision }
    }

    #[test]
    fn the_table_of_illegal_moves() {
        // By profile: seconds for the opponent of the first, second and third; L for a loss.
        let table = [
            (
                Standard,
                Full,
                [
                    ("fide-legacy", "120 120 L"),
                    ("fide-2014", "120 L L"),
                    ("fide-2017", "120 L L"),
                    ("fide-2018", "120 L L"),
                    ("fide-2023", "120 L L"),
                    ("edisu-2024", "0 0 0"),
                ],
            ),
            (
                Rapid,
                Full,
                [
                    ("fide-legacy", "120 120 L"),
                    ("fide-2014", "120 L L"),
                    ("fide-2017", "120 L L"),
                    ("fide-2018", "120 L L"),
                    ("fide-2023", "60 L L"),
                    ("edisu-2024-auto", "0 0 0"),
                ],
            ),
            (
                Rapid,
                Insufficient,
                [
                    ("fide-legacy", "120 120 L"),
                    ("fide-2014", "L L L"),
                    ("fide-2017", "L L L"),
                    ("fide-2018", "120 L L"),
                    ("fide-2023", "60 L L"),
                    ("edisu-2024", "0 0 0"),
                ],
            ),
            (
                Blitz,
                Full,
                [
                    ("fide-legacy", "120 120 L"),
                    ("fide-2014", "60 L L"),
                    ("fide-2017", "60 L L"),
                    ("fide-2018", "60 L L"),
                    ("fide-2023", "60 L L"),
                    ("edisu-2024", "0 0 0"),
                ],
            ),
            (
                Blitz,
                Insufficient,
                [
                    ("fide-legacy", "L L L"),
                    ("fide-2014", "L L L"),
                    ("fide-2017", "L L L"),
                    ("fide-2018", "60 L L"),
                    ("fide-2023", "60 L L"),
                    ("edisu-2024", "0 0 0"),
                ],
            ),
        ];
        for (class, supervision, rows) in table {
            for (name, row) in rows {
                for (nth, cell) in (1..).zip(row.split(' ')) {
                    let expected = match cell.parse() {
                        Ok(opponent_bonus_s) => Consequence::Continue { opponent_bonus_s },
                        Err(_) => Consequence::Loss,
                    };
                    let found = consequence(nth, CanMate::Yes, context(class, supervision), &profile(name));
                    assert_eq!(found, expected, "{name} {class:?} {supervision:?} {nth}");
                }
            }
        }
        let casual = consequence(3, CanMate::Yes, context(Standard, Full), &profile("casual"));
        assert_eq!(casual, Consequence::Refused);
    }

    #[test]
    fn nobody_loses_to_a_bare_king() {
        let at = |answer| consequence(2, answer, context(Standard, Full), &profile("fide-2023"));
        assert_eq!(at(CanMate::No), Consequence::Draw);
        assert_eq!(at(CanMate::Unknown), Consequence::NeedsArbiter);
        let first = consequence(1, CanMate::No, context(Standard, Full), &profile("fide-2023"));
        assert_eq!(first, Consequence::Continue { opponent_bonus_s: 120 });
    }

    #[test]
    fn what_is_an_illegal_move_depends_on_the_edition() {
        use Irregularity::{OtherHandPressed, PressWithoutMove, TwoHands, UnpromotedPawn};
        let penalty = Treatment::ArbiterMayPenalise;
        for (name, pawn, press, hands) in [
            ("fide-2023", Treatment::Illegal(Remedy::BecomesQueen), None, None),
            ("fide-2018", Treatment::Illegal(Remedy::BecomesQueen), None, None),
            ("fide-2017", Treatment::Illegal(Remedy::BecomesQueen), None, None),
            ("fide-2014", Treatment::Illegal(Remedy::BecomesQueen), Some(penalty), Some(penalty)),
            ("fide-legacy", Treatment::Illegal(Remedy::Restore), Some(penalty), Some(penalty)),
            ("edisu-2024", Treatment::NotComplete, Some(Treatment::Nothing), Some(Treatment::Nothing)),
            ("casual", Treatment::NotComplete, Some(Treatment::Nothing), Some(Treatment::Nothing)),
        ] {
            let rules = profile(name);
            assert_eq!(treatment(UnpromotedPawn, &rules), pawn, "{name}");
            let press = press.unwrap_or(Treatment::Illegal(Remedy::StillToMove));
            assert_eq!(treatment(PressWithoutMove, &rules), press, "{name}");
            let hands = hands.unwrap_or(Treatment::Illegal(Remedy::MoveStands));
            assert_eq!(treatment(TwoHands, &rules), hands, "{name}");
        }
        assert_eq!(treatment(OtherHandPressed, &profile("fide-2023")), penalty);
        assert_eq!(treatment(Irregularity::IllegalMove, &profile("casual")), Treatment::Refused);
        assert_eq!(treatment(Irregularity::IllegalMove, &profile("edisu-2024")), Treatment::Illegal(Remedy::Restore));
    }

    #[test]
    fn without_arbiters_it_must_be_pointed_out_before_the_reply() {
        use Noticed::{ByAgreement, ByTheArbiter, ByTheOpponent};
        let loose = context(Rapid, Insufficient);
        let at = |noticed, since, context, name| correctable(noticed, since, context, &profile(name));
        assert_eq!(at(ByTheArbiter, Since::NotMoved, loose, "fide-2018"), Correctable::Yes);
        assert_eq!(at(ByTheOpponent, Since::Moved, loose, "fide-2018"), Correctable::Stands);
        assert_eq!(at(ByTheArbiter, Since::Moved, loose, "fide-2018"), Correctable::Stands);
        assert_eq!(at(ByAgreement, Since::Moved, loose, "fide-2018"), Correctable::WithoutPenalty);
        assert_eq!(at(ByTheArbiter, Since::NotMoved, loose, "fide-legacy"), Correctable::OnlyByTheOpponent);
        assert_eq!(at(ByTheOpponent, Since::NotMoved, loose, "fide-legacy"), Correctable::Yes);
        for watched in [context(Rapid, Full), context(Standard, Full), context(Standard, Insufficient)] {
            assert_eq!(at(ByTheArbiter, Since::Moved, watched, "fide-legacy"), Correctable::Yes);
        }
    }

    #[test]
    fn the_replacement_is_bound_by_touch_move() {
        let (before, _) = played(&Position::initial(), "e2e4 e7e5 g1f3");
        let replaced = |before: &Position, illegal, name| sorted(replacement(before, go(illegal), &profile(name)));
        assert_eq!(replaced(&before, "e8e6", "fide-2023"), sorted(moves("e8e7")));
        // Knight takes a pawn that it cannot reach: whoever can must take it, and nobody can; the knight must move.
        let (after_d5, _) = played(&Position::initial(), "e2e4 d7d5");
        assert_eq!(replaced(&after_d5, "g1d5", "fide-2023"), sorted(moves("g1f3 g1h3 g1e2")));
        let castling = fen("4k3/8/8/8/8/8/5r2/4K2R w K - 0 1");
        assert_eq!(replaced(&castling, "O-O", "fide-2023"), sorted(moves("e1f2 e1d1")));
        let pawn = fen("3n4/4P2k/8/8/8/8/8/4K3 w - - 0 1");
        assert_eq!(replaced(&pawn, "e7e8", "fide-legacy"), sorted(moves("e7e8q e7e8r e7e8b e7e8n")));
        let free = crate::rules::sample::with("fide-2023", "illegal.replacement_touch_move = false");
        assert_eq!(replacement(&before, go("e8e6"), &free).len(), before.legal_intents().len());
    }

    #[test]
    fn what_cannot_be_put_back() {
        let gone = |name| restoration(Known::No, &profile(name));
        assert_eq!(gone("edisu-2024"), Restoration::Annul);
        assert_eq!(gone("fide-legacy"), Restoration::LastIdentifiable);
        assert_eq!(gone("fide-2023"), Restoration::LastIdentifiable);
        assert_eq!(restoration(Known::Yes, &profile("edisu-2024")), Restoration::PositionBefore);
        assert_eq!(displaced(Color::White), Displaced { restores: Color::White, on_time_of: Color::White });
    }

    #[test]
    fn two_kings_in_check_are_for_the_arbiter() {
        use crate::rules::position::Placement;
        let both: Placement = "4k3/8/8/8/8/8/4R3/r3K3".parse().expect("a placement");
        assert!(are_both_kings_in_check(&both));
        let one: Placement = "4k3/8/8/8/8/8/8/r3K3".parse().expect("a placement");
        assert!(!are_both_kings_in_check(&one));
        let at = |name, supervision| both_kings_in_check(context(Rapid, supervision), &profile(name));
        let placement = |text: &str| text.parse::<Placement>().expect("a placement");
        let drawn = |seen: &str, now: Option<&Position>, name, supervision| {
            is_drawn_after_waiting(&placement(seen), now, context(Rapid, supervision), &profile(name))
        };
        let (kings, pawn, plain) = ("4k3/8/8/8/8/8/4R3/r3K3", "P3k3/8/8/8/8/8/8/4K3", "4k3/8/8/8/8/8/8/4K3");
        assert!(drawn(kings, None, "fide-2023", Insufficient) && drawn(pawn, None, "fide-2018", Insufficient));
        assert!(!drawn(plain, None, "fide-2023", Insufficient), "the arbiter saw nothing of the kind");
        assert!(!drawn(kings, Some(&Position::initial()), "fide-2023", Insufficient), "it stands there no longer");
        assert!(!drawn(kings, None, "fide-legacy", Insufficient) && !drawn(kings, None, "fide-2023", Full));
        assert_eq!(at("fide-2014", Insufficient), BothKingsInCheck::WaitThenDraw);
        assert_eq!(at("fide-legacy", Insufficient), BothKingsInCheck::ArbiterIntervenes);
        assert_eq!(at("fide-2023", Full), BothKingsInCheck::ArbiterIntervenes);
    }
}
