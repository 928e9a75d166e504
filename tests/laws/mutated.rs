//! Vectors in which one thing is changed: squares, colours, numbers, moves, pieces, profiles. What is decided must change with
//! them, so that nothing can be decided but from what is given.
//!
//! No change of one field must change every answer: a bare king cannot mate from another square either. So each sort of
//! change must be felt in so many vectors of a hundred, and each kind and form of vector by some change.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::judge::Report;
use crate::laws::file;

/// One sort of change.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Sort {
    Bool,
    Colour,
    Fen,
    List,
    Moves,
    Number,
    Square,
    Text,
    Time,
    Word,
}

/// Of how many in a hundred an answer must change, by the sort of the change. What is left are changes that no rule feels: a
/// knight too few beside a lost right to castle, supervision in standard chess, touch-move where a move has been made.
const FELT: &[(Sort, usize)] = &[
    (Sort::Bool, 50),
    (Sort::Colour, 70),
    (Sort::Fen, 55),
    (Sort::List, 75),
    (Sort::Moves, 85),
    (Sort::Number, 50),
    (Sort::Square, 75),
    (Sort::Text, 50),
    (Sort::Time, 60),
    (Sort::Word, 55),
];

/// Where one change alone is felt by no rule, and why.
const SAME_WHATEVER_IS_GIVEN: &[(&str, &str)] = &[
    ("adjourn/open_offer", "whoever has offered, the offer stays open"),
    ("clock/assistant", "nobody's time is ever taken for help"),
    ("clock/hand", "there is one event"),
    ("pairing/default", "the names of the players decide nothing"),
    ("points/award", "another score of one side does not make that of the other one that is used"),
    ("setup/initial_position", "a supervised game is annulled whenever it is found"),
    ("setup/orientation", "there is one error"),
];

/// Words of the format that stand for one another.
const WORDS: &[&[&str]] = &[
    &["standard", "rapid", "blitz"],
    &["made_before_press", "opponent_thinking", "own_move_before_making"],
    &["final", "non_final"],
    &["sealer", "replier"],
    &["tournament", "training"],
    &["sound", "carried_switched_off"],
    &["claim", "play"],
    &["claim_repetition", "claim_fifty"],
    &["touch", "withdraw"],
    &["accept", "reject"],
    &["it", "en"],
    &["1-0", "1/2-1/2"],
    &["display", "scoresheet"],
    &["king_queen_swapped", "rook_misplaced"],
];

fn is_square(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

fn is_uci(text: &str) -> bool {
    text.is_ascii() && matches!(text.len(), 4 | 5) && is_square(&text[..2]) && is_square(&text[2..4])
}

/// The square to the right, or at the edge the first of the row.
fn next_square(text: &str) -> String {
    let bytes = text.as_bytes();
    let file = if bytes[0] == b'h' { 'a' } else { char::from(bytes[0] + 1) };
    format!("{file}{}", char::from(bytes[1]))
}

/// The pieces turned about: colours of all, and the side to move with them; or the first piece that is no king taken off.
fn other_fens(fen: &str) -> Vec<String> {
    let Some((pieces, rest)) = fen.split_once(' ') else { return Vec::new() };
    let mut fens = Vec::new();
    let other_side = |rest: &str| match rest.split_at_checked(1) {
        Some(("w", more)) => format!("b{more}"),
        Some(("b", more)) => format!("w{more}"),
        _ => rest.to_owned(),
    };
    fens.push(format!("{pieces} {}", other_side(rest)));
    let queen = |sign: char| match sign {
        'Q' => 'N',
        'q' => 'n',
        other => other,
    };
    if pieces.contains(['Q', 'q']) {
        fens.push(format!("{} {rest}", pieces.chars().map(queen).collect::<String>()));
    }
    if let Some(at) = pieces.find(|sign: char| sign.is_ascii_alphabetic() && !"KkRr".contains(sign)) {
        fens.push(format!("{}1{} {rest}", &pieces[..at], &pieces[at + 1..]));
    }
    fens
}

fn other_texts(key: &str, text: &str) -> Vec<(Sort, String)> {
    let of = |sort: Sort, texts: Vec<String>| texts.into_iter().map(|text| (sort, text)).collect();
    match text {
        "white" => of(Sort::Colour, vec!["black".to_owned()]),
        "black" => of(Sort::Colour, vec!["white".to_owned()]),
        "startpos" => of(Sort::Fen, vec!["4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1".to_owned()]),
        _ if is_square(text) => of(Sort::Square, vec![next_square(text)]),
        _ if is_uci(text) => {
            of(Sort::Square, vec![format!("{}{}{}", &text[..2], next_square(&text[2..4]), &text[4..])])
        }
        _ if key.ends_with("fen") => of(Sort::Fen, other_fens(text)),
        _ if key == "moves" && !text.is_empty() => {
            let cut = text.rsplit_once(' ').map_or("", |(before, _)| before);
            of(Sort::Moves, vec![cut.to_owned()])
        }
        _ if text.len() == 8 && text.as_bytes()[2] == b':' => of(Sort::Time, vec![format!("16{}", &text[2..])]),
        _ => match WORDS.iter().find(|row| row.contains(&text)) {
            Some(row) => {
                of(Sort::Word, row.iter().filter(|word| **word != text).map(|word| (*word).to_owned()).collect())
            }
            None if ["said", "sealed", "input", "intended", "san"].contains(&key) => {
                of(Sort::Text, vec![format!("{text}{text}")])
            }
            None => Vec::new(),
        },
    }
}

fn other_values(key: &str, value: &Value) -> Vec<(Sort, Value)> {
    match value {
        Value::Bool(is) => vec![(Sort::Bool, json!(!is))],
        Value::Number(number) => {
            let number = number.as_f64().unwrap_or(0.0);
            let others = [number + 1.0, number * 2.0 + 1.0, (number - 60.0).max(0.0), (number / 10.0).floor()];
            let others = others.into_iter().filter(|other| other.to_bits() != number.to_bits());
            others.map(|other| (Sort::Number, if other.fract() == 0.0 { whole(other) } else { json!(other) })).collect()
        }
        Value::String(text) => other_texts(key, text).into_iter().map(|(sort, text)| (sort, json!(text))).collect(),
        Value::Array(items) if !items.is_empty() => vec![(Sort::List, json!(items[..items.len() - 1]))],
        _ => Vec::new(),
    }
}

#[allow(clippy::cast_possible_truncation)] // a small whole number
fn whole(number: f64) -> Value {
    json!(number as i64)
}

/// Every change of one thing in a part of a vector, as a pointer and the other value.
fn changes(key: &str, pointer: &str, value: &Value, found: &mut Vec<(Sort, String, Value)>) {
    found.extend(other_values(key, value).into_iter().map(|(sort, other)| (sort, pointer.to_owned(), other)));
    match value {
        Value::Object(fields) => {
            for (key, inner) in fields {
                changes(key, &format!("{pointer}/{}", key.replace('~', "~0").replace('/', "~1")), inner, found);
            }
        }
        Value::Array(items) => {
            for (index, inner) in items.iter().enumerate() {
                changes(key, &format!("{pointer}/{index}"), inner, found);
            }
        }
        _ => {}
    }
}

fn mutations(vector: &Value) -> Vec<(Sort, Value)> {
    let mut found = Vec::new();
    for part in ["given", "action"] {
        changes("", &format!("/{part}"), &vector[part], &mut found);
    }
    let changed = |(sort, pointer, other): (Sort, String, Value)| {
        let mut vector = vector.clone();
        vector["id"] = json!(format!("{} {pointer} {other}", vector["id"]));
        *vector.pointer_mut(&pointer).expect("it was found there") = other;
        (sort, vector)
    };
    found.into_iter().map(changed).collect()
}

/// Whether the changed vector is answered otherwise: another decision, or a contradiction that is told.
fn is_felt(original: &Report, changed: &Report) -> bool {
    let decided = |report: &Report| -> Vec<_> {
        report.verdicts.iter().map(|verdict| (verdict.decided.clone(), verdict.error.is_some())).collect()
    };
    decided(original) != decided(changed)
}

#[test]
fn what_is_given_decides() {
    let judged = || file::quick().iter().filter(|(vector, _)| vector["decidable"] != false);
    let mut sorts: BTreeMap<Sort, (usize, usize, Vec<String>)> = BTreeMap::new();
    let mut kinds: BTreeMap<String, bool> = BTreeMap::new();
    for (vector, original) in judged() {
        let mutated = mutations(vector);
        let reports = file::judge(&mutated.iter().map(|(_, vector)| vector.clone()).collect::<Vec<_>>());
        let by_profile: BTreeSet<String> =
            original.verdicts.iter().map(|verdict| format!("{:?}", verdict.decided)).collect();
        let felt = kinds.entry(file::kind_of(vector)).or_default();
        *felt |= by_profile.len() > 1;
        for ((sort, _), report) in mutated.iter().zip(&reports) {
            let (changed, all, unfelt) = sorts.entry(*sort).or_default();
            *all += 1;
            if is_felt(original, report) {
                *changed += 1;
                *felt = true;
            } else {
                unfelt.push(report.id.clone());
            }
        }
    }
    let mut wrong = Vec::new();
    for (sort, least) in FELT {
        let Some((changed, all, unfelt)) = sorts.get(sort) else { continue };
        if changed * 100 < all * least {
            wrong.push(format!("{sort:?}: only {changed} of {all} changes are felt, not {unfelt:#?}"));
        }
    }
    // Nothing can be changed where nothing is given.
    let given =
        |kind: &String| judged().any(|(vector, _)| file::kind_of(vector) == *kind && vector["given"] != json!({}));
    let may_be = |kind: &String| SAME_WHATEVER_IS_GIVEN.iter().any(|(each, _)| each == kind);
    let deaf = kinds.iter().filter(|(kind, felt)| !**felt && given(kind) && !may_be(kind));
    wrong.extend(deaf.map(|(kind, _)| format!("{kind}: no change is felt")));
    assert!(!file::is_our_own() || wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Where a rule is not the same in all editions, another profile is another answer.
#[test]
fn another_profile_is_another_answer_where_the_editions_differ() {
    let differing: Vec<Value> = file::vectors()
        .into_iter()
        .filter(|vector| {
            let by_profile = vector["expect_by_profile"].as_object();
            by_profile.is_some_and(|each| each.values().collect::<Vec<_>>().windows(2).any(|pair| pair[0] != pair[1]))
        })
        .collect();
    assert!(!file::is_our_own() || differing.len() > 40);
    for (vector, report) in differing.iter().zip(file::judge(&differing)) {
        for one in &report.verdicts {
            for other in &report.verdicts {
                let expects =
                    |profile: &str| vector["expect_by_profile"][profile].as_object().cloned().unwrap_or_default();
                let (here, there) = (expects(&one.profile), expects(&other.profile));
                // Not everything is asserted under every profile.
                let differ = here.iter().any(|(key, value)| there.get(key).is_some_and(|its| its != value));
                if differ && one.pass && other.pass {
                    assert_ne!(one.decided, other.decided, "{}: {} {}", report.id, one.profile, other.profile);
                }
            }
        }
    }
}
