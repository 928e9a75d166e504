//! What is answered to the questions of drills. The words live in the grammars; the names of the Laws in `notation::phonetic`.

use crate::desk::lines::asked;
use crate::desk::lines::clock;
use crate::desk::lines::command::{self, Word};
use crate::desk::lines::study;
use crate::game::participant::Language;
use crate::notation::{self, phonetic};
use crate::rules::position::{Color, File, Piece, Rank, Role, Square};
use crate::words::fold::fold;
use crate::words::grammar::meaning;

/// A square, or a move of a piece, which is called something.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Called {
    Square(Square),
    Move { role: Role, from: Square, to: Square },
}

impl Called {
    /// Its names in the words of the Laws, one after another (Article D.2.1).
    pub fn names(self) -> Vec<&'static phonetic::Name> {
        let square = |square: Square| [phonetic::file(square.file()), phonetic::rank(square.rank())];
        match self {
            Called::Square(only) => square(only).to_vec(),
            Called::Move { role, from, to } => {
                [phonetic::piece(role)].into_iter().chain(square(from)).chain(square(to)).collect()
            }
        }
    }
}

/// Longer lines are no answers.
const LONGEST: usize = 200;

/// What is answered to the question of a drill.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Given {
    /// A light square, or a dark one.
    Light(bool),
    Yes(bool),
    Number(u32),
    /// Squares, in the order in which they were said.
    Squares(Vec<Square>),
    /// A piece of a side.
    Piece(Piece),
    /// A square or a move by its name.
    Called(Called),
    /// No piece, no square.
    Nothing,
}

/// All that a line can mean as an answer: *one* is a number and may be more.
pub fn answers(line: &str, language: Language) -> Vec<Given> {
    if line.len() > LONGEST {
        return Vec::new();
    }
    let shade = meaning(line, language, &[("train-light", true), ("train-dark", false)]).map(Given::Light);
    let yes = command::yes_or_no(line, language).map(|word| Given::Yes(word == Word::Yes));
    let number = clock::whole_number(line, language).or_else(|| asked::rank(line, language));
    let number = number.or_else(|| counted(line, language)).map(Given::Number);
    let squares = study::parse_squares(line, language);
    let squares = squares.or_else(|| study::parse_squares(&without_pieces(line, language)?, language));
    let squares = squares.map(Given::Squares);
    let piece =
        study::parse_piece(line, language, Color::White).map(|piece| piece.map_or(Given::Nothing, Given::Piece));
    let nothing = clock::is_nothing(line, language).then_some(Given::Nothing);
    [shade, yes, number, squares, piece, nothing].into_iter().flatten().collect()
}

/// A number of something: *14 squares*.
fn counted(line: &str, language: Language) -> Option<u32> {
    let (number, what) = line.trim().split_once(' ')?;
    let is_of_words = what.chars().all(|letter| letter.is_alphabetic() || letter == ' ');
    clock::whole_number(number, language).filter(|_| is_of_words)
}

/// Squares without the names of the pieces on them: *king h3 and rook g7*. A letter may be a file.
fn without_pieces(line: &str, language: Language) -> Option<String> {
    let is_piece = |word: &str| word.chars().count() > 1 && notation::piece(word, language).is_some();
    let (pieces, others): (Vec<&str>, Vec<&str>) = line.split_whitespace().partition(|word| is_piece(word));
    (!pieces.is_empty()).then(|| others.join(" "))
}

/// Whether a text is this in the words of the Laws; `None`: it is in no words of the Laws at all.
pub fn is_called(called: Called, text: &str) -> Option<bool> {
    let text = fold(text);
    let words: Vec<&str> = text.split(' ').collect();
    let names = called.names();
    let fits = |name: &phonetic::Name, word: &str| name.accepted().any(|known| fold(known) == word);
    if words.len() == names.len() && names.iter().zip(&words).all(|(name, word)| fits(name, word)) {
        return Some(true);
    }
    let files = File::ALL.map(phonetic::file).into_iter();
    let all = files.chain(Rank::ALL.map(phonetic::rank)).chain(Role::ALL.map(phonetic::piece));
    let all: Vec<&phonetic::Name> = all.collect();
    words.iter().all(|word| all.iter().any(|name| fits(name, word))).then_some(false)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_and_moves_are_known_by_their_official_names() {
        let square = Called::Square(Square::C5);
        for (text, judged) in [
            ("Cesar fuenf", Some(true)),
            ("cäsar FÜNF", Some(true)),
            ("Anna fünf", Some(false)),
            ("Cesar", Some(false)),
            ("c5", None),
            ("Charlie five", None),
            ("", None),
        ] {
            assert_eq!(is_called(square, text), judged, "{text}");
        }
        let knight = Called::Move { role: Role::Knight, from: Square::G1, to: Square::F3 };
        assert_eq!(is_called(knight, "Springer Gustav eins Felix drei"), Some(true));
        assert_eq!(is_called(knight, "Springer Gustav eins, Felix drei."), Some(true));
        assert_eq!(is_called(knight, "Felix drei"), Some(false), "half of it");
        assert_eq!(is_called(knight, "Läufer Gustav eins Felix drei"), Some(false));
    }

    #[test]
    fn answers_are_understood_in_every_language() {
        let squares = |names: &str| Given::Squares(names.split(' ').map(|name| name.parse().expect("name")).collect());
        for (language, text, given) in [
            (Language::En, "dark", Given::Light(false)),
            (Language::De, "hell", Given::Light(true)),
            (Language::It, "scura", Given::Light(false)),
            (Language::Es, "sí", Given::Yes(true)),
            (Language::Fr, "trois", Given::Number(3)),
            (Language::En, "rank 4", Given::Number(4)),
            (Language::De, "Reihe vier", Given::Number(4)),
            (Language::It, "quarta traversa", Given::Number(4)),
            (Language::En, "f3 g5", squares("f3 g5")),
            (Language::En, "f3, g5 and h7", squares("f3 g5 h7")),
            (Language::En, "a1-a3 c5", squares("a1 a2 a3 c5")),
            (Language::En, "king h3 and rook g7", squares("h3 g7")),
            (Language::De, "König h3", squares("h3")),
            (Language::En, "14 squares", Given::Number(14)),
            (Language::De, "vierzehn Felder", Given::Number(14)),
            (Language::It, "due mosse", Given::Number(2)),
            (Language::De, "nichts", Given::Nothing),
            (Language::It, "cavallo bianco", Given::Piece(Role::Knight.of(Color::White))),
            (Language::En, "black queen", Given::Piece(Role::Queen.of(Color::Black))),
        ] {
            assert!(answers(text, language).contains(&given), "{language:?} {text}: {:?}", answers(text, language));
        }
        assert_eq!(answers(&"e4 ".repeat(100), Language::En), []);
        assert_eq!(answers("знание", Language::En), []);
    }

    proptest::proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "\\PC{0,60}", language in 0usize..5) {
            let _whatever = answers(&line, Language::ALL[language]);
            let _whatever = is_called(Called::Square(Square::E4), &line);
        }
    }
}
