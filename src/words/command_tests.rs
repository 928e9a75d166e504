//! What is understood, and that no two words of a language can be taken for one another.

use std::collections::HashMap;

use proptest::prelude::*;

use super::*;
use crate::notation::man;

fn word(line: &str, language: Language) -> Option<Word> {
    match parse(line, language) {
        Some(Heard::Word(word)) => Some(word),
        _ => None,
    }
}

#[test]
fn the_english_words_are_understood_in_every_language() {
    for language in Language::ALL {
        for (line, expected) in [
            ("last", Word::Last),
            ("moves", Word::Moves),
            ("clock", Word::Clock),
            ("my time", Word::OwnTime),
            ("his time", Word::OtherTime),
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
            ("turn", Word::Turn),
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
        (Language::De, "ZUGE", Word::Moves),
        (Language::De, "züge", Word::Moves),
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
        assert_eq!(parse("what z9", language), Some(Heard::NoSuchSquare { text: "z9".to_owned() }));
        assert_eq!(parse("what e9", language), Some(Heard::NoSuchSquare { text: "e9".to_owned() }));
    }
}

#[test]
fn near_words_are_offered_and_far_ones_not() {
    assert_eq!(nearest("reisgn", Language::En), ["resign"]);
    assert_eq!(nearest("mvoes", Language::En), ["moves"]);
    assert_eq!(nearest("abandon", Language::It), ["abbandono"]);
    assert_eq!(nearest("helpp", Language::De), ["help"]);
    assert_eq!(nearest("jugada", Language::Es), ["jugadas"]);
    assert!(nearest("xyzzy", Language::Fr).is_empty());
    assert!(nearest("", Language::Fr).is_empty());
    for language in Language::ALL {
        assert!(nearest("paus", language).len() <= 3);
    }
}

/// All words of a language and the English ones, each with what it means.
fn all_words(language: Language) -> Vec<(String, String)> {
    tables(language)
        .flat_map(|table| {
            let commands = table.commands.iter().map(|(key, _, sayings)| (*key, sayings));
            commands.chain([(RESTORE, &table.restore)])
        })
        .flat_map(|(key, sayings)| sayings.iter().map(move |saying| (saying.folded.clone(), key.to_owned())))
        .collect()
}

#[test]
fn no_command_word_can_be_taken_for_anything_else() {
    for language in Language::ALL {
        let mut known = HashMap::new();
        for (folded, key) in all_words(language) {
            let before = known.insert(folded.clone(), key.clone());
            assert!(before.is_none_or(|before| before == key), "{language:?}: `{folded}` is {key} and something else");
            let letters = folded.chars().filter(|c| c.is_alphabetic()).count();
            assert!(letters > 1, "{language:?}: `{folded}` is a single letter");
            assert!(man(&folded, language).is_none(), "{language:?}: `{folded}` is a man");
            assert!(number_word(&folded, language).is_none(), "{language:?}: `{folded}` is a number");
            assert!(
                !folded.chars().any(|c| c.is_ascii_digit()),
                "{language:?}: `{folded}` holds a figure, as moves do"
            );
            assert!(!is_pawn_capture(&folded), "{language:?}: `{folded}` is a capture of two pawns");
            assert!(
                folded.split(' ').all(|token| file(token).is_none() || token.len() == 1),
                "{language:?}: `{folded}`"
            );
            assert!(!["o o", "o o o", "oo", "ooo"].contains(&folded.as_str()) && !folded.contains("rochade"));
            assert!(!begins_with_a_man(&folded, language), "{language:?}: `{folded}` begins like a move");
        }
        for sayings in Table::of(language).commands.iter().map(|(_, _, sayings)| sayings) {
            let folded: Vec<&str> = sayings.iter().map(|saying| saying.folded.as_str()).collect();
            let spellings: std::collections::HashSet<&&str> = folded.iter().collect();
            assert_eq!(spellings.len(), folded.len(), "{language:?}: a word stands twice in {folded:?}");
        }
    }
}

/// `ed`, `exd`: how pawn captures are written without a rank.
fn is_pawn_capture(folded: &str) -> bool {
    let is_file = |c: &u8| (b'a'..=b'h').contains(c);
    matches!(folded.as_bytes(), [from, to] | [from, b'x', to] if is_file(from) && is_file(to))
}

/// A phrase of several words whose first is the name of a man.
fn begins_with_a_man(folded: &str, language: Language) -> bool {
    folded.split_once(' ').is_some_and(|(first, _)| first.chars().count() > 1 && man(first, language).is_some())
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
