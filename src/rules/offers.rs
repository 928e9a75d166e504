//! Offers of a draw: when they are in order, where they are marked, and what closes them (9.1.2, 11.5).

use serde::{Deserialize, Serialize};

use super::position::Color;
use super::profile::{OfferTiming, Profile};

/// When an offer is made.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// After the own move has been made, before the clock is pressed (9.1.2.1: the right moment).
    MadeBeforePress,
    /// While the opponent thinks.
    OpponentThinking,
    /// On the own move, before it has been made; the opponent may ask to see it first.
    OwnMoveBeforeMaking,
}

/// How an offer is to be taken.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Taken {
    /// It is valid and in order.
    Proper,
    /// It is valid, at the wrong moment.
    Improper,
    /// It is valid, at the wrong moment, and the arbiter looks whether it distracts the opponent (11.5).
    Distracting,
    /// It is not valid: the player must make a move first (Article 1 of the E.D.I.S.U. rules).
    Invalid,
}

/// What happens to an open offer.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reply {
    /// A piece is touched with the intention of moving or capturing it.
    Touch,
    /// It is taken back.
    Withdraw,
    /// It is refused in words.
    Reject,
    Accept,
}

/// What an open offer is then.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Standing {
    /// Open as before.
    Open,
    /// Refused.
    Closed,
    /// Accepted, if the players may agree ([`super::ending::may_agree`]).
    Accepted,
}

/// How an offer is to be taken. `moves_made` are the offerer's.
///
/// Friendly games know no wrong moment. All editions of FIDE want it after the offerer's move and take it at any other, perhaps as
/// a distraction. The E.D.I.S.U. rules want a move of the offerer first, and then accept it while the opponent is thinking, too.
pub fn taken(phase: Phase, moves_made: u32, profile: &Profile) -> Taken {
    let improper = if profile.offer.improper_is_distraction { Taken::Distracting } else { Taken::Improper };
    match (profile.offer.timing, phase) {
        (OfferTiming::Any, _) | (_, Phase::MadeBeforePress) => Taken::Proper,
        (OfferTiming::AnyProperAfterMove, _) => improper,
        (OfferTiming::AfterOwnMoveOnly, Phase::OpponentThinking) if moves_made > 0 => Taken::Proper,
        (OfferTiming::AfterOwnMoveOnly, _) => Taken::Invalid,
    }
}

/// What becomes of an open offer. It cannot be withdrawn, and lives until the opponent accepts it, refuses it in words or
/// by touching a piece, or the game ends (9.1.2.1).
pub fn after(reply: Reply, by: Color, offered_by: Color) -> Standing {
    match reply {
        _ if by == offered_by => Standing::Open,
        Reply::Accept => Standing::Accepted,
        Reply::Touch | Reply::Reject => Standing::Closed,
        Reply::Withdraw => Standing::Open,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::sample::profile;

    #[test]
    fn an_offer_belongs_after_the_own_move() {
        use Phase::{MadeBeforePress, OpponentThinking, OwnMoveBeforeMaking};
        for name in Profile::ALL_NAMES {
            let at = |phase, made| taken(phase, made, &profile(name));
            let (thinking, before, first) = match name {
                "casual" => (Taken::Proper, Taken::Proper, Taken::Proper),
                "edisu-2024" | "edisu-2024-auto" => (Taken::Proper, Taken::Invalid, Taken::Invalid),
                _ => (Taken::Distracting, Taken::Distracting, Taken::Distracting),
            };
            assert_eq!(at(MadeBeforePress, 2), Taken::Proper, "{name}");
            assert_eq!(at(OpponentThinking, 2), thinking, "{name}");
            assert_eq!(at(OwnMoveBeforeMaking, 2), before, "{name}");
            assert_eq!(at(OpponentThinking, 0), first, "{name}");
        }
        let mild = crate::rules::sample::with("fide-2023", "offer.improper_is_distraction = false");
        assert_eq!(taken(OpponentThinking, 2, &mild), Taken::Improper);
    }

    #[test]
    fn an_offer_stands_until_it_is_answered() {
        let by = |reply, by| after(reply, by, Color::White);
        assert_eq!(by(Reply::Touch, Color::Black), Standing::Closed);
        assert_eq!(by(Reply::Reject, Color::Black), Standing::Closed);
        assert_eq!(by(Reply::Accept, Color::Black), Standing::Accepted);
        assert_eq!(by(Reply::Withdraw, Color::White), Standing::Open);
        assert_eq!(by(Reply::Touch, Color::White), Standing::Open);
        assert_eq!(by(Reply::Accept, Color::White), Standing::Open, "nobody accepts their own offer");
    }
}
