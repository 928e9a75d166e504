//! The names by which moves are announced to visually disabled players (Article D.2.1), and the words for files and
//! ranks that are understood besides.
//!
//! The names of the Laws are proper names: they are the same in every language. The tables give three spellings of
//! each, because the printed Laws themselves differ (*fuenf* in one edition, *fünf* in another).

use crate::language::Language;
use crate::rules::position::{CastlingSide, File, Rank, Role};
use crate::rules::profile::RankWords;

/// How the names with an umlaut are printed.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, Hash)]
pub enum Spelling {
    /// *fuenf, Koenig, Laeufer*: FIDE's English text.
    #[default]
    Ascii,
    /// *fünf, König, Läufer*.
    Umlaut,
}

/// One name of the phonetic alphabet.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub struct Name {
    ascii: &'static str,
    umlaut: &'static str,
    variants: &'static [&'static str],
}

impl Name {
    const fn same(name: &'static str, variants: &'static [&'static str]) -> Name {
        Name { ascii: name, umlaut: name, variants }
    }

    /// As it is printed.
    pub const fn display(&self, spelling: Spelling) -> &'static str {
        match spelling {
            Spelling::Ascii => self.ascii,
            Spelling::Umlaut => self.umlaut,
        }
    }

    /// As a German voice is given it, whatever is printed.
    pub const fn speech(&self) -> &'static str {
        self.umlaut
    }

    /// Every spelling that is understood; case and accents are of no account.
    pub fn accepted(&self) -> impl Iterator<Item = &'static str> {
        [self.ascii, self.umlaut].into_iter().chain(self.variants.iter().copied())
    }
}

const FILES: [Name; 8] = [
    Name::same("Anna", &[]),
    Name::same("Bella", &[]),
    Name::same("Cesar", &["Caesar", "Cäsar"]),
    Name::same("David", &[]),
    Name::same("Eva", &[]),
    Name::same("Felix", &[]),
    Name::same("Gustav", &[]),
    Name::same("Hector", &["Hektor"]),
];

/// In the language of whose voices they are said.
pub const LANGUAGE: Language = Language::De;

const RANKS: [Name; 8] = [
    Name::same("eins", &[]),
    Name::same("zwei", &["zwo"]),
    Name::same("drei", &[]),
    Name::same("vier", &[]),
    Name { ascii: "fuenf", umlaut: "fünf", variants: &["funf"] },
    Name::same("sechs", &[]),
    // One old print of the Laws has "seiben".
    Name::same("sieben", &["seiben"]),
    Name::same("acht", &[]),
];

const ITALIAN_RANKS: [Name; 8] = [
    Name::same("uno", &[]),
    Name::same("due", &[]),
    Name::same("tre", &[]),
    Name::same("quattro", &[]),
    Name::same("cinque", &[]),
    Name::same("sei", &[]),
    Name::same("sette", &[]),
    Name::same("otto", &[]),
];

// One scan of the Laws has "Kénig", which accents make the same as this.
const KING: Name = Name { ascii: "Koenig", umlaut: "König", variants: &["Konig", "Kenig"] };
const QUEEN: Name = Name::same("Dame", &[]);
const ROOK: Name = Name::same("Turm", &[]);
const BISHOP: Name = Name { ascii: "Laeufer", umlaut: "Läufer", variants: &["Laufer"] };
const KNIGHT: Name = Name::same("Springer", &[]);
const PAWN: Name = Name::same("Bauer", &[]);

const SHORT: Name = Name::same("Kurze Rochade", &[]);
const LONG: Name = Name::same("Lange Rochade", &[]);

/// The name of a file: *Anna* to *Hector*.
pub const fn file(file: File) -> &'static Name {
    &FILES[file as usize]
}

/// The name of a rank: *eins* to *acht*.
pub const fn rank(rank: Rank) -> &'static Name {
    &RANKS[rank as usize]
}

pub const fn piece(role: Role) -> &'static Name {
    match role {
        Role::King => &KING,
        Role::Queen => &QUEEN,
        Role::Rook => &ROOK,
        Role::Bishop => &BISHOP,
        Role::Knight => &KNIGHT,
        Role::Pawn => &PAWN,
    }
}

/// *Kurze Rochade* and *Lange Rochade*.
pub const fn castling(side: CastlingSide) -> &'static Name {
    match side {
        CastlingSide::KingSide => &SHORT,
        CastlingSide::QueenSide => &LONG,
    }
}

/// How the ranks are said with these names, and in which language: in German, unless the arbiter has decided otherwise. `None`: by
/// their figures.
pub const fn rank_as(ranks: RankWords, of: Rank) -> Option<(&'static Name, Language)> {
    match ranks {
        RankWords::German => Some((rank(of), LANGUAGE)),
        RankWords::Italian => Some((&ITALIAN_RANKS[of as usize], Language::It)),
        RankWords::Digits => None,
    }
}

/// The file in the alphabet of radio operators: *alfa* to *hotel*, as ICAO spells it.
pub const fn nato(file: File) -> &'static str {
    ["alfa", "bravo", "charlie", "delta", "echo", "foxtrot", "golf", "hotel"][file as usize]
}

/// Every word that is understood as a file, in every language.
pub fn file_words(of: File) -> impl Iterator<Item = &'static str> {
    let usual = (of == File::A).then_some("alpha");
    file(of).accepted().chain([nato(of)]).chain(usual)
}

/// Every number word that is understood as a rank, in every language: a player may say the squares in their own.
pub fn rank_words(of: Rank) -> impl Iterator<Item = &'static str> {
    const LOCAL: [[&str; 4]; 8] = [
        ["one", "uno", "un", "une"],
        ["two", "due", "dos", "deux"],
        ["three", "tre", "tres", "trois"],
        ["four", "quattro", "cuatro", "quatre"],
        ["five", "cinque", "cinco", "cinq"],
        ["six", "sei", "seis", "six"],
        ["seven", "sette", "siete", "sept"],
        ["eight", "otto", "ocho", "huit"],
    ];
    rank(of).accepted().chain(LOCAL[of as usize])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_names_are_those_of_the_laws() {
        let files: Vec<_> = File::ALL.into_iter().map(|f| file(f).display(Spelling::Ascii)).collect();
        assert_eq!(files, ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"]);
        let ranks: Vec<_> = Rank::ALL.into_iter().map(|r| rank(r).display(Spelling::Ascii)).collect();
        assert_eq!(ranks, ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"]);
        let pieces: Vec<_> = Role::ALL.into_iter().map(|role| piece(role).display(Spelling::Ascii)).collect();
        assert_eq!(pieces, ["Bauer", "Springer", "Laeufer", "Turm", "Dame", "Koenig"]);
    }

    #[test]
    fn umlauts_are_printed_on_wish_and_always_spoken() {
        assert_eq!(rank(Rank::Fifth).display(Spelling::Umlaut), "fünf");
        assert_eq!(rank(Rank::Fifth).speech(), "fünf");
        assert_eq!(piece(Role::King).speech(), "König");
        assert_eq!(piece(Role::Bishop).speech(), "Läufer");
        assert!(file(File::C).accepted().any(|word| word == "Cäsar"));
    }
}
