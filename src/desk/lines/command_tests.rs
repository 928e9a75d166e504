//! What is understood, and that no two words of a language can be taken for one another.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::desk::lines::nearest::nearest;
use crate::game::board::Board;
use crate::game::question::Question;
use crate::notation::phonetic as names;
use crate::notation::{self, Legality, piece, spoken};
use crate::rules::position::{CastlingSide, File, Rank, Role};
use crate::words::fold::fold;
use crate::words::grammar::{file_of, number_word};
use crate::words::numbers::{self, Form};

fn word(line: &str, language: Language) -> Option<Word> {
    match parse(line, language) {
        Some(Heard::Word(word)) => Some(word),
        _ => None,
    }
}

fn asks(question: Question) -> Word {
    Word::Ask(Asked::Question(question))
}

#[test]
fn the_english_words_are_understood_in_every_language() {
    for language in Language::ALL {
        for (line, expected) in [
            ("last", asks(Question::LastMove)),
            ("moves", asks(Question::Moves)),
            ("clock", asks(Question::Clocks)),
            ("my time", asks(Question::OwnTime)),
            ("his time", asks(Question::OtherTime)),
            ("what e4", Word::What(Some(Square::E4))),
            ("what", Word::What(None)),
            ("draw", Word::Draw),
            ("accept", Word::Accept),
            ("decline", Word::Decline),
            ("resign", Word::Resign),
            ("yes", Word::Yes),
            ("no", Word::No),
            ("undo", Word::Undo),
            ("press", Word::Press),
            ("help", Word::Help),
            ("quit", Word::Quit),
            ("pause", Word::Pause),
            ("resume", Word::Resume),
            ("save", Word::Save),
            ("names", Word::Names),
            ("repeat", Word::Repeat),
            ("turn", asks(Question::Turn)),
            ("speech", Word::Speech(None)),
            ("speech off", Word::Speech(Some(false))),
            ("restore 12", Word::Restore(12)),
            ("two", Word::Number(2)),
            (" 12 ", Word::Number(12)),
            ("  DRAW!", Word::Draw),
        ] {
            assert_eq!(word(line, language), Some(expected), "{language:?} {line}");
        }
    }
}

#[test]
fn each_language_has_its_own_words() {
    for (language, line, expected) in [
        (Language::It, "Patta", Word::Draw),
        (Language::It, "si", Word::Yes),
        (Language::It, "cosa c'è in e4?", Word::What(Some(Square::E4))),
        (Language::It, "cosa eva quattro", Word::What(Some(Square::E4))),
        (Language::De, "ZUGE", asks(Question::Moves)),
        (Language::De, "züge", asks(Question::Moves)),
        (Language::De, "was steht auf Gustav fünf", Word::What(Some(Square::G5))),
        (Language::De, "was steht auf gustav fuenf", Word::What(Some(Square::G5))),
        (Language::De, "einundzwanzig", Word::Number(21)),
        (Language::Es, "ofrezco tablas", Word::Draw),
        (Language::Es, "SI", Word::Yes),
        (Language::Es, "que hay en a 1", Word::What(Some(Square::A1))),
        (Language::Es, "veintiuna", Word::Number(21)),
        (Language::Fr, "j'accepte", Word::Accept),
        (Language::Fr, "qu’y a-t-il en echo huit", Word::What(Some(Square::E8))),
        (Language::Fr, "revenir au demi-coup trois", Word::Restore(3)),
        (Language::En, "what is on h 8", Word::What(Some(Square::H8))),
    ] {
        assert_eq!(word(line, language), Some(expected), "{language:?} {line}");
    }
}

#[test]
fn moves_and_nonsense_are_no_commands() {
    for language in Language::ALL {
        for line in [
            "",
            " ",
            "e4",
            "Nf3",
            "Sf3",
            "0-0",
            "0-0-0",
            "0 0",
            "o-o",
            "e2e4",
            "exd",
            "ed",
            "b",
            "springer gustav eins felix drei",
            "eva vier",
            "kurze rochade",
            "restore",
            "restore all",
            "\u{0}",
            "٣",
            "4294967296",
            "1.",
            "1 e4",
            "a a a",
        ] {
            let heard = parse(line, language);
            assert!(heard.is_none(), "{language:?} {line}: {heard:?}");
        }
        for wrong in ["z9", "e9"] {
            let unclear = Unclear::no_such("square", wrong);
            assert_eq!(parse(&format!("what {wrong}"), language), Some(Heard::Unclear(unclear)));
        }
    }
}

/// What is said without anything named in it, in a language and in English, with its rule, as it is compared.
fn all_words(language: Language) -> Vec<(String, &'static str)> {
    let stands_alone =
        |rule: &str| word_of(rule).is_some_and(|word| word != Word::What(None)) || asked::stands_alone(rule);
    let lines = Grammar::for_language(language).flat_map(|grammar| grammar.lines(stands_alone));
    let whole = lines.filter(|(_, line)| !line.ends_with("xyzzy") && !line.ends_with(" 3"));
    whole.map(|(rule, line)| (fold(&line), rule)).collect()
}

#[test]
fn no_command_word_can_be_taken_for_anything_else() {
    for language in Language::ALL {
        let mut known = HashMap::new();
        for (folded, key) in all_words(language) {
            let before = known.insert(folded.clone(), key);
            assert!(before.is_none_or(|before| before == key), "{language:?}: `{folded}` is {key} and something else");
            let letters = folded.chars().filter(|c| c.is_alphabetic()).count();
            assert!(letters > 1, "{language:?}: `{folded}` is a single letter");
            assert!(piece(&folded, language).is_none(), "{language:?}: `{folded}` is a piece");
            assert!(number_word(&folded, language).is_none(), "{language:?}: `{folded}` is a number");
            assert!(
                !folded.chars().any(|c| c.is_ascii_digit()),
                "{language:?}: `{folded}` holds a figure, as moves do"
            );
            assert!(!is_pawn_capture(&folded), "{language:?}: `{folded}` is a capture of two pawns");
            assert!(
                folded.split(' ').all(|token| file_of(token).is_none() || token.len() == 1),
                "{language:?}: `{folded}`"
            );
            // With *Rochade* in it a question is still none of the moves; `no_command_word_is_a_move` looks at that.
            assert!(!["o o", "o o o", "oo", "ooo", "rochade"].contains(&folded.as_str()));
            assert!(!begins_with_a_piece(&folded, language), "{language:?}: `{folded}` begins like a move");
        }
    }
}

/// `ed`, `exd`: how pawn captures are written without a rank.
fn is_pawn_capture(folded: &str) -> bool {
    let is_file = |c: &u8| (b'a'..=b'h').contains(c);
    matches!(folded.as_bytes(), [from, to] | [from, b'x', to] if is_file(from) && is_file(to))
}

/// A phrase of several words whose first is the name of a piece.
fn begins_with_a_piece(folded: &str, language: Language) -> bool {
    folded.split_once(' ').is_some_and(|(first, _)| first.chars().count() > 1 && piece(first, language).is_some())
}

/// The initial board, and boards on which a piece of every kind can go nearly everywhere, for either side.
const BOARDS: [&str; 4] = [
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/1P4P1/2n2b2/3q4/1B1Q1N2/8/1p4p1/R3K2R w KQkq - 0 1",
    "r3k2r/1P4P1/2n2b2/3q4/1B1Q1N2/8/1p4p1/R3K2R b KQkq - 0 1",
    "1k6/3R3B/Q4N2/4R3/1N4B1/5Q2/2P1P1P1/4K3 w - - 0 1",
];

fn boards() -> [Board; 4] {
    BOARDS.map(|fen| Board::from_fen(fen).expect("a legal FEN"))
}

/// What the reader of moves takes for a move at all, it takes on any board; what it takes for none, on none.
#[test]
fn no_command_word_is_a_move() {
    let boards = boards();
    for language in Language::ALL {
        let words = all_words(language).into_iter().filter(|(_, rule)| word_of(rule).is_some());
        let sayings: Vec<String> = words.flat_map(|(saying, _)| [saying.to_uppercase(), saying]).collect();
        assert!(sayings.len() > 100, "{language:?}");
        for (saying, board) in sayings.iter().flat_map(|saying| boards.iter().map(move |board| (saying, board))) {
            for legality in [Legality::Ignored, Legality::Preferred] {
                let heard = notation::read(saying, board, language, legality);
                assert_eq!(heard, notation::Heard::NotAMove, "{language:?} `{saying}` on {}", board.fen());
            }
        }
    }
}

/// The ways to say a square, in a language and in those that everybody understands.
fn square_sayings(square: Square, language: Language) -> Vec<String> {
    let number = |language| numbers::cardinal(language, u64::from(u32::from(square.rank())) + 1, Form::Counting);
    let letter = square.file().char();
    let mut sayings = vec![
        square.to_string(),
        format!("{letter} {}", number(language)),
        format!("{letter} {}", number(Language::En)),
    ];
    for file in names::file_words(square.file()) {
        sayings.extend(names::rank_words(square.rank()).map(|rank| format!("{file} {rank}")));
    }
    sayings
}

/// What a player may say for a move: castling in all its spellings, and pieces with squares.
fn move_sayings(language: Language) -> Vec<String> {
    let mut sayings: Vec<String> =
        ["0-0", "0-0-0", "O-O", "o-o-o", "00", "000", "oo", "ooo", "0 0", "0 0 0"].map(str::to_owned).to_vec();
    for words in [&language.words().moves, &Language::En.words().moves] {
        sayings.extend([&words.short, &words.long, &words.castling].into_iter().flatten().cloned());
    }
    for side in [CastlingSide::KingSide, CastlingSide::QueenSide] {
        sayings.extend(names::castling(side).accepted().map(str::to_owned));
    }
    let diagonal = File::ALL.into_iter().zip(Rank::ALL).map(|(file, rank)| Square::from_coords(file, rank));
    let pieces = |role: Role| {
        let own = [language, Language::En].into_iter().flat_map(move |language| spoken::piece_names(language, role));
        own.map(String::as_str).chain(names::piece(role).accepted())
    };
    for square in diagonal.chain([Square::E4, Square::A3, Square::D5]) {
        sayings.extend(square_sayings(square, language));
        // Every name of a piece with one way to say the square, and every way to say it with one name of each piece.
        for (role, piece) in Role::ALL.into_iter().flat_map(|role| pieces(role).map(move |piece| (role, piece))) {
            let usual = pieces(role).next() == Some(piece);
            let ways = square_sayings(square, language).into_iter().take(if usual { usize::MAX } else { 1 });
            sayings.extend(ways.map(|to| format!("{piece} {to}")));
        }
    }
    sayings
}

#[test]
fn no_move_is_taken_for_a_command() {
    let board = &boards()[0];
    for language in Language::ALL {
        let sayings = move_sayings(language);
        assert!(sayings.len() > 500, "{language:?}");
        for saying in sayings {
            let heard = notation::read_mentioned(&saying, board, language, Legality::Ignored);
            assert_ne!(heard, notation::Heard::NotAMove, "{language:?} `{saying}`");
            assert_eq!(parse(&saying, language), None, "{language:?} `{saying}`");
        }
    }
}

proptest! {
    #[test]
    fn no_line_is_too_strange(line in ".{0,140}", index in 0_usize..5) {
        let language = Language::ALL[index];
        let _heard = parse(&line, language);
        prop_assert!(nearest(&line, language).len() <= 3);
    }

    #[test]
    fn words_with_strange_tails_are_no_trouble(tail in "\\PC{0,20}", index in 0_usize..5) {
        let language = Language::ALL[index];
        for start in ["what ", "restore ", "was ", "qu'y a-t-il en "] {
            let _heard = parse(&format!("{start}{tail}"), language);
        }
    }

    #[test]
    fn every_number_is_understood_in_words(number in 0_u32..1_000, index in 0_usize..5) {
        let language = Language::ALL[index];
        let words = numbers::cardinal(language, u64::from(number), Form::Counting);
        prop_assert_eq!(word(&words, language), Some(Word::Number(number)), "{}", words);
    }
}
