//! The pieces on a board compared with a list such as `KB-K` (5.2.2 in house rules, extensions of 9.3).

use super::position::{Bitboard, Color, Placement, Role};
use super::profile::Material;

/// Whether the pieces on the board are exactly those, with the two sides in either order.
pub fn is_on_board(material: &Material, placement: &Placement) -> bool {
    let [one, other] = material.sides();
    let sides = (has_exactly(one, placement, Color::White) && has_exactly(other, placement, Color::Black))
        || (has_exactly(one, placement, Color::Black) && has_exactly(other, placement, Color::White));
    sides && (!material.same_coloured_bishops() || bishops_share_a_colour(placement))
}

fn has_exactly(letters: &str, placement: &Placement, side: Color) -> bool {
    Role::ALL.into_iter().all(|role| {
        let wanted = letters.chars().filter(|letter| Role::from_char(*letter) == Some(role)).count();
        (placement.by_color(side) & placement.by_role(role)).count() == wanted
    })
}

fn bishops_share_a_colour(placement: &Placement) -> bool {
    let bishops = placement.bishops();
    (bishops & Bitboard::LIGHT_SQUARES).is_empty() || (bishops & Bitboard::DARK_SQUARES).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Position;

    #[test]
    fn a_list_of_pieces_fits_either_side() {
        let fits = |material: &str, fen: &str| {
            let material = Material::try_from(material.to_owned()).expect("a list of pieces");
            is_on_board(&material, Position::from_fen(fen).expect("a legal FEN").placement())
        };
        assert!(fits("KB-K", "8/8/4k3/8/8/3KB3/8/8 w - - 0 1"));
        assert!(fits("KB-K", "8/8/4kb2/8/8/3K4/8/8 w - - 0 1"));
        assert!(!fits("KB-K", "8/8/4kb2/8/8/3KB3/8/8 w - - 0 1"));
        assert!(!fits("K-K", "8/8/4k3/8/8/3KP3/8/8 w - - 0 1"));
        assert!(fits("KB-KB-same", "8/2b5/4k3/8/8/3K4/5B2/8 w - - 0 1"));
        assert!(!fits("KB-KB-same", "8/3b4/4k3/8/8/3K4/5B2/8 w - - 0 1"));
        assert!(fits("KB-KB", "8/3b4/4k3/8/8/3K4/5B2/8 w - - 0 1"));
        assert!(fits("KNN-KP", "8/8/8/4k3/8/4p3/8/1NN1K3 w - - 100 120"));
        assert!(!fits("KB-K", "8/8/4k3/8/8/3KN3/8/8 w - - 0 1"));
        assert!(!fits("KBB-K", "8/2b5/4k3/8/8/3K4/5B2/8 w - - 0 1"));
        assert!(fits("KP-KNN", "8/4p3/4k3/8/8/3KN3/4N3/8 b - - 0 1"));
        assert!(!fits("KNN-K", "8/4p3/4k3/8/8/3KN3/4N3/8 b - - 0 1"));
    }
}
