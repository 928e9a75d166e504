//! The rules of the grammars by who looks at a line in front of whom: each line has one meaning.

use proptest::prelude::*;

use super::command::{self, Heard, ManualWish};
use super::{claims, dialogue, next_game, ruling_order, study};
use crate::game::participant::Language;
use crate::rules::position::Color;
use crate::words::grammar::{Grammar, Line, Match, looks, matches};

fn lines(language: Language) -> Vec<(&'static str, String)> {
    Grammar::of(language).lines(|_| true)
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
    for (rule, _) in lines(Language::En) {
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
}

/// Who reads a line after whom must cost nothing: it is compared with the rules of a grammar once, and once more where something is
/// missing in it.
#[test]
fn a_line_is_compared_with_a_grammar_once() {
    let lines = [
        "Nf3",
        "what is on e4",
        "claim fifty moves",
        "touch e4",
        "white plus two minutes",
        "new game",
        "white king e1",
        "castle short",
        "the pawn on",
        "xyzzy plugh",
    ];
    for line in lines {
        let before = looks();
        for _ in 0..2 {
            let language = Language::En;
            let _heard =
                (command::parse(line, language), claims::parse(line, language), dialogue::parse(line, language));
            let _order = ruling_order::parse(line, language);
            let _other = (next_game::parse(line, language), study::parse(line, language, Color::White));
        }
        assert!(looks() - before <= 2, "{line}: {}", looks() - before);
    }
}
