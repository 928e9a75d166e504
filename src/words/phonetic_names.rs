//! The names of the Laws for visually disabled players (Appendix D.2.1). They are proper names: never translated.

use crate::rules::position::{CastlingSide, File, Rank, Role};

/// One name, in the two spellings that the printed Laws have.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) struct Name {
    ascii: &'static str,
    umlaut: &'static str,
}

impl Name {
    const fn same(name: &'static str) -> Name {
        Name { ascii: name, umlaut: name }
    }

    /// As it is printed.
    pub(super) const fn display(self, umlaut: bool) -> &'static str {
        if umlaut { self.umlaut } else { self.ascii }
    }

    /// As a German voice is given it, whatever is printed.
    pub(super) const fn speech(self) -> &'static str {
        self.umlaut
    }
}

/// *Anna* to *Hector*.
pub(super) const fn file(file: File) -> Name {
    Name::same(match file {
        File::A => "Anna",
        File::B => "Bella",
        File::C => "Cesar",
        File::D => "David",
        File::E => "Eva",
        File::F => "Felix",
        File::G => "Gustav",
        File::H => "Hector",
    })
}

/// *eins* to *acht*.
pub(super) const fn rank(rank: Rank) -> Name {
    Name::same(match rank {
        Rank::First => "eins",
        Rank::Second => "zwei",
        Rank::Third => "drei",
        Rank::Fourth => "vier",
        Rank::Fifth => return Name { ascii: "fuenf", umlaut: "fünf" },
        Rank::Sixth => "sechs",
        Rank::Seventh => "sieben",
        Rank::Eighth => "acht",
    })
}

/// *Koenig* to *Bauer*.
pub(super) const fn man(role: Role) -> Name {
    Name::same(match role {
        Role::King => return Name { ascii: "Koenig", umlaut: "König" },
        Role::Queen => "Dame",
        Role::Rook => "Turm",
        Role::Bishop => return Name { ascii: "Laeufer", umlaut: "Läufer" },
        Role::Knight => "Springer",
        Role::Pawn => "Bauer",
    })
}

/// *Kurze Rochade* and *Lange Rochade*.
pub(super) const fn castling(side: CastlingSide) -> Name {
    Name::same(match side {
        CastlingSide::KingSide => "Kurze Rochade",
        CastlingSide::QueenSide => "Lange Rochade",
    })
}

/// The file in the alphabet of radio operators.
pub(super) const fn nato(file: File) -> &'static str {
    match file {
        File::A => "alfa",
        File::B => "bravo",
        File::C => "charlie",
        File::D => "delta",
        File::E => "echo",
        File::F => "foxtrot",
        File::G => "golf",
        File::H => "hotel",
    }
}
