//! How people say in words that a game is over: `White resigns`, `remis`, `échec et mat`.

use crate::rules::ending::of_position;
use crate::rules::outcome::Reason;
use crate::rules::position::{Color, Position};
use crate::scoresheet::sheet::Score;

/// What a word says of the end.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Says {
    Side(Color),
    Draw,
    /// The side that is named, or else the one to move, has lost.
    Loss,
    Win,
    Mate,
    Stalemate,
    /// Nothing by itself.
    Little,
}

/// Words of the five languages of the console, in small letters.
const WORDS: [(Says, &[&str]); 8] = [
    (Says::Side(Color::White), &["white", "weiß", "weiss", "bianco", "blanco", "blancas", "blanc", "blancs"]),
    (Says::Side(Color::Black), &["black", "schwarz", "nero", "negro", "negras", "noir", "noirs"]),
    (
        Says::Draw,
        &["draw", "drawn", "remis", "unentschieden", "patta", "pari", "tablas", "empate", "nulle", "nul", "remise"],
    ),
    (
        Says::Loss,
        &[
            "resigns",
            "resigned",
            "resign",
            "loses",
            "lost",
            "aufgegeben",
            "aufgabe",
            "gibt",
            "gab",
            "verliert",
            "verloren",
            "abbandona",
            "abbandono",
            "arrende",
            "perde",
            "perso",
            "abandona",
            "abandonan",
            "abandono",
            "rinde",
            "rinden",
            "pierde",
            "pierden",
            "abandonne",
            "abandonnent",
            "abandon",
            "perd",
            "perdent",
        ],
    ),
    (
        Says::Win,
        &[
            "wins", "won", "gewinnt", "gewann", "gewonnen", "vince", "vinto", "gana", "ganan", "ganó", "gagne",
            "gagnent",
        ],
    ),
    (Says::Mate, &["mate", "checkmate", "matt", "schachmatt", "matto", "scaccomatto", "mat"]),
    (Says::Stalemate, &["stalemate", "patt", "stallo", "ahogado", "pat"]),
    (
        Says::Little,
        &[
            "the",
            "has",
            "time",
            "game",
            "match",
            "agreed",
            "agreement",
            "auf",
            "durch",
            "von",
            "hat",
            "ist",
            "zeit",
            "partie",
            "vereinbart",
            "per",
            "tempo",
            "partita",
            "accordo",
            "concordata",
            "scacco",
            "las",
            "los",
            "por",
            "tiempo",
            "acuerdo",
            "jaque",
            "les",
            "temps",
            "par",
            "accord",
            "échec",
            "ont",
        ],
    ),
];

/// The result that words state, if they state nothing else; `position` is the one after the moves, if it is known. A mate that the board
/// does not show is none.
pub(in crate::scoresheet) fn in_words(text: &str, position: Option<&Position>) -> Option<Score> {
    let ends_word = |sign: char| sign.is_whitespace() || ".,;:!()'’".contains(sign);
    let (mut said, mut side) = (None, None);
    for word in text.split(ends_word).filter(|word| !word.is_empty()) {
        if !word.chars().all(char::is_alphabetic) {
            return None;
        }
        let word = word.to_lowercase();
        // Articles and the like are short.
        let known = WORDS.iter().find(|(_, words)| words.contains(&word.as_str())).map(|(says, _)| says);
        let says = known.or((word.chars().count() < 3).then_some(&Says::Little))?;
        match says {
            Says::Side(color) => side = Some(*color),
            Says::Little => {}
            says if said.is_none_or(|said| said == *says) => said = Some(*says),
            _ => return None,
        }
    }
    let (outcome, reason) = position.and_then(of_position).unzip();
    match said? {
        Says::Draw => Some(Score::Drawn),
        Says::Loss => side.or(position.map(Position::turn)).map(|loser| Score::Won(!loser)),
        Says::Win => side.map(Score::Won),
        Says::Mate if reason == Some(Reason::Checkmate) => outcome.map(Score::of),
        Says::Stalemate if reason == Some(Reason::Stalemate) => outcome.map(Score::of),
        Says::Mate | Says::Stalemate | Says::Side(_) | Says::Little => None,
    }
}

/// A text that ends with a result in figures: the words before it, and that.
pub(super) fn with_result(text: &str) -> Option<(&str, Score)> {
    let text = text.trim();
    let word = text.split_whitespace().last()?;
    let at = text.len() - word.len();
    Some((text[..at].trim(), Score::read(word)?))
}

/// Whether a text after a result says how it came about: words, and neither moves nor numbers.
pub(super) fn is_reason(text: &str) -> bool {
    let is_of_words = |sign: char| sign.is_alphabetic() || sign.is_whitespace() || ".,;:!()'’".contains(sign);
    let is_of_moves = |sign: char| ('a'..='h').contains(&sign) || sign == 'x';
    let is_word = |word: &str| {
        word.chars().filter(|sign| sign.is_lowercase()).count() > 2
            && word.chars().any(|sign| sign.is_lowercase() && !is_of_moves(sign))
    };
    // French sheets say so that somebody did not come.
    text.chars().all(is_of_words) && (text.split_whitespace().any(is_word) || text.eq_ignore_ascii_case("ff"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_say_how_a_game_ended() {
        let start = Position::initial();
        for (text, expected) in [
            ("White resigns", Some(Score::Won(Color::Black))),
            ("resigns.", Some(Score::Won(Color::Black))),
            ("Schwarz gibt auf", Some(Score::Won(Color::White))),
            ("les noirs abandonnent", Some(Score::Won(Color::White))),
            ("Il Nero abbandona!", Some(Score::Won(Color::White))),
            ("las blancas se rinden", Some(Score::Won(Color::Black))),
            ("weiß gewinnt", Some(Score::Won(Color::White))),
            ("draw agreed", Some(Score::Drawn)),
            ("Remis", Some(Score::Drawn)),
            ("patta d'accordo", Some(Score::Drawn)),
            ("tablas por acuerdo", Some(Score::Drawn)),
            ("partie nulle", Some(Score::Drawn)),
            ("wins", None),
            ("mate", None),
            ("patt", None),
            ("White", None),
            ("White draws near", None),
            ("draw, White resigns", None),
            ("on time", None),
            ("", None),
        ] {
            assert_eq!(in_words(text, Some(&start)), expected, "{text}");
        }
        let mated = Position::from_fen("rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3").expect("FEN");
        assert_eq!(in_words("resigns", None), None);
        for text in ["mate", "échec et mat", "Schachmatt", "scacco matto", "jaque mate"] {
            assert_eq!(in_words(text, Some(&mated)), Some(Score::Won(Color::Black)), "{text}");
        }
    }

    #[test]
    fn a_reason_is_no_move() {
        for (text, expected) in [
            ("aufgegeben", true),
            ("on time", true),
            ("(White resigned)", true),
            ("White's flag fell.", true),
            ("ff", true),
            ("axb", false),
            ("O-O", false),
            ("Nf3", false),
            ("a b", false),
        ] {
            assert_eq!(is_reason(text), expected, "{text}");
        }
    }
}
