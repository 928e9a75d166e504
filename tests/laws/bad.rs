//! Vectors that are wrong: one error each, which names the field; the others are judged all the same.

use proptest::prelude::*;
use serde_json::{Value, json};

use crate::laws::file;

#[allow(clippy::needless_pass_by_value)] // as `json!` makes them
fn legality(given: Value, action: Value) -> Value {
    json!({ "id": "wrong", "kind": "legality", "form": "default", "profiles": ["fide-2023"], "given": given,
        "action": action, "expect": { "legal": true } })
}

fn on(fen: &str) -> Value {
    legality(json!({ "fen": fen, "chess960": false }), json!({ "uci": "e2e4", "san": null }))
}

fn good() -> Value {
    json!({ "id": "good", "kind": "time_class", "form": "default", "profiles": ["*"],
        "given": { "base_min": 90, "increment_s": 30 }, "action": null, "expect": { "time_class": "standard" } })
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Black's own move is made, and nobody has moved.
fn agreed_before_any_move() -> Value {
    json!({ "id": "wrong", "kind": "draw_agreement", "form": "default", "profiles": ["fide-2023", "edisu-2024"],
        "given": { "moves_played_each": 0, "offer_by": "black", "offer_phase": "made_before_press",
            "accepted_by": "white", "overrides": {}, "arbiter_consent": false },
        "action": null, "expect": { "accepted": false } })
}

fn without(key: &str) -> Value {
    let mut vector = good();
    vector.as_object_mut().expect("an object").remove(key);
    vector
}

fn with(key: &str, value: Value) -> Value {
    let mut vector = good();
    vector[key] = value;
    vector
}

#[test]
fn every_error_names_the_field() {
    let long_fen = format!("{}/8/8/8/8/8/8/8 w - - 0 1", "8".repeat(10_000));
    let nines = legality(
        json!({ "fen": "QQQQQQQQQ/PPPPPPPP/8/8/8/8/8/K6k w - - 0 1", "chess960": false }),
        json!({ "uci": "e2e4" }),
    );
    let cases: Vec<(Value, &str)> = vec![
        (json!("a text"), "vector: "),
        (json!({ "kind": "legality" }), "id: it is missing"),
        (without("kind"), "kind: it is missing"),
        (without("profiles"), "profiles: it is missing"),
        (without("given"), "given: it is missing"),
        (without("expect"), "expect: it is missing"),
        (with("kind", json!("smoking")), "kind: no kind is called `smoking`"),
        (with("form", json!("Ω")), "form: `time_class` has no form `Ω`"),
        (with("profiles", json!(["fide-1066"])), "profiles: there is no profile \"fide-1066\""),
        (with("profiles", json!([])), "profiles: "),
        (with("profiles", json!([7])), "profiles: "),
        (with("given", json!([])), "given: "),
        (with("action", json!(3)), "action: "),
        (with("expect", json!(true)), "expect: "),
        (with("decidable", json!("no")), "decidable: "),
        (with("expect_by_profile", json!({})), "expect_by_profile: there is expect as well"),
        (with("given", json!({ "base_min": "ninety", "increment_s": 0 })), "given.base_min: "),
        (with("given", json!({ "base_min": -1, "increment_s": 0 })), "given.base_min: "),
        (with("given", json!({ "base_min": 1e300, "increment_s": 0 })), "given.base_min: "),
        (with("given", json!({ "base_min": 5 })), "given: missing field `increment_s`"),
        (
            with("given", json!({ "base_min": 5, "increment_s": 0, "overrides": { "end.nothing": 1 } })),
            "given.overrides: ",
        ),
        (
            with("given", json!({ "base_min": 5, "increment_s": 0, "overrides": { "clock.used": null } })),
            "given.overrides",
        ),
        (with("given", json!({ "base_min": 5, "increment_s": 0, "overrides": 5 })), "given.overrides: "),
        (on("nonsense"), "given.fen: the FEN cannot be read"),
        (on(""), "given.fen: "),
        (on("8/8/8/8/8/8/8/8 w - - 0 1"), "given.fen: the FEN describes no legal position"),
        (on("8/8/8/8/8/8/8/K7 w - - 0 1"), "given.fen: the FEN describes no legal position"),
        (on("4k3/8/8/8/8/8/8/4K3 w KQkq - 0 1"), "given.fen: the FEN describes no legal position"),
        (on("4k3/8/8/8/8/8/8/4K3 w - e6 0 1"), "given.fen: the FEN describes no legal position"),
        (on(&long_fen), "given.fen: "),
        (nines, "given.fen: "),
        (legality(json!({ "fen": START }), json!({ "uci": "e2e4" })), "given: missing field `chess960`"),
        (legality(json!({ "fen": START, "chess960": false }), Value::Null), "action: it is missing"),
        (legality(json!({ "fen": START, "chess960": false }), json!({ "uci": "e7e5" })), "action.uci: "),
        (legality(json!({ "fen": START, "chess960": false }), json!({ "uci": "äé" })), "action.uci: "),
        (agreed_before_any_move(), "given.moves_played_each: "),
    ];
    let vectors: Vec<Value> = cases.iter().flat_map(|(vector, _)| [vector.clone(), good()]).collect();
    let reports = file::judge(&vectors);
    assert_eq!(reports.len(), vectors.len());
    for ((vector, says), pair) in cases.iter().zip(reports.chunks(2)) {
        let [bad, good] = pair else { panic!("two reports each") };
        let errors = bad.error.iter().chain(bad.verdicts.iter().filter_map(|verdict| verdict.error.as_ref()));
        let errors: Vec<&String> = errors.collect();
        assert!(!errors.is_empty(), "{vector}: {:?}", bad.verdicts);
        assert!(errors.iter().all(|error| error.starts_with(says)), "{says}: {errors:?}");
        assert!(errors.iter().all(|error| error.lines().count() == 1 && error.chars().count() < 400), "{errors:?}");
        assert!(!bad.pass() && !bad.skipped);
        assert!(good.pass(), "a wrong vector must not hinder the next");
    }
}

/// Nine queens and eight pawns are too many pieces, but somebody may stand before such a board.
#[test]
fn an_unreachable_but_valid_position_can_be_judged() {
    let vector = json!({ "id": "nine queens", "kind": "legality", "form": "default", "profiles": ["casual"],
        "given": { "fen": "4k3/PPPPPPPP/8/8/8/QQQQ4/QQQQQ3/4K3 w - - 0 1", "chess960": false },
        "action": { "uci": "e1d1", "san": null }, "expect": { "legal": true } });
    let report = &file::judge(&[vector])[0];
    assert!(report.pass() || report.verdicts[0].error.is_some(), "{report:?}");
}

/// Anything at all in place of a field.
fn anything() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(|is| json!(is)),
        any::<i64>().prop_map(|number| json!(number)),
        any::<f64>().prop_map(|number| json!(number)),
        "\\PC{0,20}".prop_map(|text| json!(text)),
        "[a-h][1-8]".prop_map(|text| json!(text)),
        "[pnbrqkPNBRQK1-8/]{10,40} [wb] (-|KQkq) (-|e3) 0 1".prop_map(|text| json!(text)),
    ];
    leaf.prop_recursive(2, 8, 3, |inner| prop::collection::vec(inner, 0..3).prop_map(|items| json!(items)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn nothing_in_place_of_a_field_brings_the_judge_down(
        which in any::<prop::sample::Index>(),
        place in any::<prop::sample::Index>(),
        other in anything(),
    ) {
        let vectors: Vec<Value> = file::vectors().into_iter().filter(|vector| !file::takes_long(vector)).collect();
        let mut vector = which.get(&vectors).clone();
        vector["profiles"] = json!(["fide-2023"]);
        let mut paths: Vec<String> = Vec::new();
        for part in ["given", "action"] {
            if let Some(fields) = vector[part].as_object() {
                paths.extend(fields.keys().map(|key| format!("/{part}/{key}")));
            }
        }
        if !paths.is_empty() {
            let path: &String = place.get(&paths);
            *vector.pointer_mut(path).expect("it is there") = other;
        }
        let reports = file::judge(&[vector, good()]);
        prop_assert!(reports[1].pass());
    }
}
