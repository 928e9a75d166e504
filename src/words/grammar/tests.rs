//! What the grammars say: the same meanings in every language, and each line one meaning.

use proptest::prelude::*;

use super::slot::Slot;
use super::*;
use crate::game::board::Board;
use crate::notation::{self, Legality};

fn lines(language: Language) -> Vec<(&'static str, String)> {
    Grammar::of(language).lines(|_| true)
}

fn names(language: Language, public: bool) -> Vec<&'static str> {
    let rules = Grammar::of(language).net().rules().iter().filter(|rule| rule.public == public);
    let mut names: Vec<&str> = rules.map(|rule| rule.name.as_str()).collect();
    names.sort_unstable();
    names
}

#[test]
fn every_language_has_every_meaning_and_every_part() {
    for language in Language::ALL {
        assert_eq!(Net::read(language.locale().grammar).err(), None, "{language:?}");
        for public in [true, false] {
            assert_eq!(names(language, public), names(Language::En, public), "{language:?}");
        }
    }
}

/// What is said without a square or a move in it is never one, and no piece.
#[test]
fn no_meaning_is_a_move_or_a_piece() {
    let board = Board::default();
    let mut wrong = Vec::new();
    for language in Language::ALL {
        let is_slot = |word: &str| Slot::ALL.iter().any(|slot| slot.example() == word);
        for (rule, line) in lines(language).into_iter().filter(|(_, line)| !line.split(' ').any(is_slot)) {
            let is_move = notation::read(&line, &board, language, Legality::Ignored) != notation::Heard::NotAMove;
            // *C'è uno* is said like e1, too; a question comes before a move.
            let is_move = is_move && line != "c'è uno scacco";
            // The names of pieces ask where they are.
            let is_piece = rule != "pieces" && notation::piece(&line, language).is_some();
            if is_move || is_piece {
                wrong.push(format!("{language:?} `{line}` ({rule})"));
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}

#[test]
fn no_line_of_the_grammars_takes_many_steps() {
    for language in Language::ALL {
        let net = &Grammar::of(language).net();
        let all: Vec<usize> = (0..net.rules().len()).filter(|rule| net.rules()[*rule].public).collect();
        let long =
            "the my white king on the square of all the black pieces what is on the square where are my white knights";
        let lines = lines(language).into_iter().step_by(13).map(|(_, line)| line).chain([long.to_owned()]);
        for line in lines {
            let said = Line::new(&line, language);
            for how in [walk::How::Whole, walk::How::Wanting] {
                let (_, steps) = walk::steps(net, &said, &all, how);
                assert!(steps < walk::MOST_STEPS, "{language:?} `{line}`: {steps} steps");
            }
        }
    }
}

#[test]
fn recogniser_grammars_have_no_free_text_or_missing_rules() {
    for language in Language::ALL {
        let Speech { grammar, words } = for_speech(language);
        let net = syntax::read(&grammar).expect("a grammar");
        let defined: Vec<&str> = net.iter().map(|rule| rule.name.as_str()).collect();
        for used in grammar.split('<').skip(1).filter_map(|rest| rest.split('>').next()) {
            assert!(defined.contains(&used), "{language:?}: <{used}>");
        }
        assert!(!defined.contains(&"text") && words.contains("e") && words.len() > 500, "{language:?}");
    }
}

#[test]
fn alternatives_are_listed_with_their_meanings() {
    let listed = listed(Language::En);
    for line in ["last: last", "what: <what-stands> [[<small>] <square>]", "<knight>: knights"] {
        assert!(listed.iter().any(|each| each == line), "{line}");
    }
}

proptest! {
    #[test]
    fn no_line_is_too_strange(line in "(what |my |e4 |é|ß|half-move|\\PC){0,30}", index in 0_usize..5) {
        let language = Language::ALL[index];
        let said = Line::new(&line, language);
        let grammar = Grammar::of(language);
        let _found = (grammar.matches(&said, |_| true).len(), grammar.wanting(&said, |_| true).len());
        for wrong in [Wrong::Letters, Wrong::Words] {
            grammar.nearness(&said, false).offer(&mut Offers::default(), (0, wrong), |_| true, |_| true);
        }
    }
}
