//! What the grammars say: the same meanings in every language, and each line one meaning.

use proptest::prelude::*;

use super::slot::Slot;
use super::*;
use crate::game::board::Board;
use crate::notation::{self, Legality};
use crate::words::command::{self, Heard, ManualWish};
use crate::words::study;

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

/// Who gives a rule its meaning: rules of one family are looked for together.
fn family(rule: &str) -> &'static str {
    match rule {
        _ if command::is_mine(rule) => "commands",
        "fen" | "to-move" | "castling-right" | "passed" | "put" | "clear" => "study",
        _ if study::stands_alone(rule) => "study",
        "next" | "next-opening" | "read" => "apart",
        "charge-gap" | "i-am-here" | "call-arbiter" => "players",
        _ if rule.starts_with("ask-") || rule.starts_with("claim-") => "players",
        _ => rule.split_once('-').map_or("none", |(family, _)| match family {
            "say" => "claims and dialogue",
            "order" => "orders",
            "timepiece" => "clock",
            "train" => "training",
            _ => "none",
        }),
    }
}

#[test]
fn every_rule_has_a_family() {
    for rule in names(Language::En, true) {
        assert_ne!(family(rule), "none", "{rule}");
    }
}

/// A line that two rules of a family say would have one meaning in the file and another one at the table.
#[test]
fn every_line_means_what_its_rule_is_called() {
    let mut wrong = Vec::new();
    let is_apart = |rule: &str| ["apart", "claims and dialogue"].contains(&family(rule));
    for language in Language::ALL {
        for (rule, line) in
            lines(language).into_iter().filter(|(rule, line)| !line.contains("xyzzy") && !is_apart(rule))
        {
            let said = Line::new(&line, language);
            let found = Grammar::of(language).matches(&said, |other| family(other) == family(rule));
            let best = found.first().map(Match::rule);
            if best != Some(rule) {
                wrong.push(format!("{language:?} `{line}`: {rule}, but read as {best:?}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Who looks at a line in front of whom, as in `desk::contexts`: an order hides all others from the arbiter.
const FAMILIES: [&str; 6] = ["orders", "players", "commands", "claims and dialogue", "apart", "study"];

/// What is said in one context for something and means something else in an earlier one; it is known and wanted.
const HIDDEN: [(&str, &str); 21] = [
    // The arbiter gives orders.
    ("resume", "order-go-on"),
    ("begin-playing", "order-start"),
    ("restore", "order-restore"),
    ("say-accept-claim", "order-accept-claim"),
    ("say-reject-claim", "order-reject-claim"),
    ("claim-flag", "order-flag"),
    ("charge-gap", "order-charge"),
    ("first", "order-start"),
    ("forward", "order-go-on"),
    ("claim-illegal", "order-illegal"),
    ("begin-playing", "order-done"),
    ("talk-load", "order-charge"),
    ("power", "order-charge"),
    // The arbiter drops a note by it; `dismiss screen` is heard by both.
    ("dismiss", "order-dismiss"),
    // In a game with the dialogue pieces are put down on the real board.
    ("put", "say-place"),
    ("clear", "say-remove"),
    // These lines name too little: where the earlier rule means nothing by them, the later one is asked.
    ("next", "new-game"),
    ("next", "pieces"),
    ("next", "begin-playing"),
    ("white-to-move", "pieces"),
    ("black-to-move", "pieces"),
];

/// A line that a rule of an earlier context says as well is never heard there: each such pair of rules is listed.
#[test]
fn what_one_context_hides_from_another_is_known() {
    let mut hidden: Vec<(&str, &str, Language, String)> = Vec::new();
    let rank = |rule: &str| FAMILIES.iter().position(|of| *of == family(rule));
    for language in Language::ALL {
        for (rule, line) in
            lines(language).into_iter().filter(|(rule, line)| *rule != "read" && !line.contains("xyzzy"))
        {
            let said = Line::new(&line, language);
            let earlier = |other: &str| other != "read" && rank(other) < rank(rule) && rank(other).is_some();
            for found in matches(&said, earlier).into_iter().take(1) {
                let pair = (rule, found.rule());
                let is_known = HIDDEN.contains(&pair) || hidden.iter().any(|(hidden, by, ..)| (*hidden, *by) == pair);
                if !is_known {
                    hidden.push((pair.0, pair.1, language, line.clone()));
                }
            }
        }
    }
    assert!(hidden.is_empty(), "{hidden:#?}");
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
fn what_a_recogniser_loads_has_no_free_text_and_no_rule_that_is_missing() {
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
    /// What is entered has capitals, accents and signs, blanks too many, and is still what it is.
    #[test]
    fn any_spelling_of_a_line_means_the_same(at in any::<prop::sample::Index>(), index in 0_usize..5, sign in "[!?.,…]{0,2}") {
        let language = Language::ALL[index];
        let lines = lines(language);
        let (_, line) = at.get(&lines);
        let shouted = format!("  {}{sign} ", line.to_uppercase().replace(' ', "  "));
        let (plain, heard) = (command::parse(line, language), command::parse(&shouted, language));
        let is_text = matches!(
            plain,
            Some(
                // Figures with a sign behind them may be a move's number.
                Heard::Word(command::Word::Number(_)) | Heard::WrongWarnings { .. } | Heard::Blunder { .. } | Heard::MoveIs { .. } | Heard::NoSuchCue { .. } | Heard::WrongCueChange { .. } | Heard::Manual(ManualWish::About(_))
            )
        );
        // What names a move is asked with its sign alone: *e4 legal?*
        let is_asked = sign.contains('?') && matches!(heard, Some(Heard::MoveIs { .. }));
        prop_assert!(plain == heard || is_text || is_asked, "{}", line);
    }

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
