//! Pieces by their letters, as rules of an event name them (`KB-KB-same`).

use crate::rules::position::{ByColor, Placement, Role, Square};
use crate::rules::profile::{End, Material};

/// Whether these are all the pieces on the board, either side's first.
#[must_use]
pub fn has_the_pieces(placement: &Placement, named: &Material) -> bool {
    let [one, other] = named.sides().map(counted);
    let standing =
        ByColor::new_with(|side| ROLES.map(|role| placement.by_color(side).intersect(placement.by_role(role)).count()));
    let same_pieces =
        (standing.white == one && standing.black == other) || (standing.white == other && standing.black == one);
    let bishops = placement.by_role(Role::Bishop);
    let on_one_colour = || {
        let light = bishops.into_iter().filter(|at| Square::is_light(*at)).count();
        light == 0 || light == bishops.count()
    };
    same_pieces && (!named.same_coloured_bishops() || on_one_colour())
}

/// Whether the pieces on the board are in the list of the rules (`end.material_draws`).
#[must_use]
pub fn is_drawn_by_material(rules: &End, placement: &Placement) -> bool {
    // Lists name few pieces; most positions have more.
    rules.material_draws.iter().any(|named| has_the_pieces(placement, named))
}

const ROLES: [Role; 6] = [Role::King, Role::Queen, Role::Rook, Role::Bishop, Role::Knight, Role::Pawn];

fn counted(letters: &str) -> [usize; 6] {
    ROLES.map(|role| letters.chars().filter(|letter| *letter == role.upper_char()).count())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Position;

    fn has(fen: &str, named: &str) -> bool {
        let named = Material::try_from(named.to_owned()).expect("a name");
        has_the_pieces(Position::from_fen(fen).expect("a legal FEN").placement(), &named)
    }

    #[test]
    fn either_side_may_be_the_first_and_bishops_may_have_to_share_a_colour() {
        let dark_and_dark = "8/2b5/4k3/8/8/3K4/5B2/8 w - - 0 1";
        let dark_and_light = "8/1b6/4k3/8/8/3K4/5B2/8 w - - 0 1";
        for (fen, named, expected) in [
            ("8/8/4k3/8/8/3KB3/8/8 w - - 0 1", "KB-K", true),
            ("8/8/4k3/4b3/8/3K4/8/8 w - - 0 1", "KB-K", true),
            ("8/8/4k3/8/8/3KN3/8/8 w - - 0 1", "KB-K", false),
            (dark_and_dark, "KB-KB-same", true),
            (dark_and_light, "KB-KB-same", false),
            (dark_and_light, "KB-KB", true),
            (dark_and_dark, "KBB-K", false),
            ("8/8/4k3/8/8/3KN3/4N3/8 w - - 0 1", "KNN-K", true),
            ("8/4p3/4k3/8/8/3KN3/4N3/8 b - - 0 1", "KP-KNN", true),
            ("8/4p3/4k3/8/8/3KN3/4N3/8 b - - 0 1", "KNN-K", false),
        ] {
            assert_eq!(has(fen, named), expected, "{fen} {named}");
        }
    }
}
