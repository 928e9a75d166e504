//! What is decided beside what is expected.
//!
//! Only the keys that are expected are looked at, at every depth. Lists keep their order, but for those that are sets by
//! their meaning. Null is a value, "none", but for the entries of `spoken_to_player`, where it asserts nothing.

use serde_json::Value;

use super::vector::Fields;

/// Lists whose order means nothing.
const SETS: [&str; 12] = [
    "must_choose_from",
    "candidates",
    "arbiter_may_add_to",
    "arbiter_first_records",
    "list",
    "accepted",
    "mark_on",
    "who_may_demand",
    "duties",
    "kinds",
    "constraints",
    "replier_options",
];

/// Whether the list behind a key is a set; `inside` are the keys around it.
fn is_set(key: &str, inside: &[&str]) -> bool {
    SETS.contains(&key)
        || key == "required_fields"
        || key.starts_with("packet")
        || key.ends_with("_to")
        || key.ends_with("_by")
        || inside.contains(&"to")
}

/// The keys in which the two differ, each with a dot between its parts.
#[must_use]
pub fn differences(kind: &str, expected: &Fields, decided: &Fields) -> Vec<String> {
    if kind == "solver_limit" {
        return solver_differences(expected, decided);
    }
    let mut differences = Vec::new();
    objects(expected, decided, &mut Vec::new(), &mut differences);
    differences
}

fn objects<'a>(expected: &'a Fields, decided: &Fields, inside: &mut Vec<&'a str>, differences: &mut Vec<String>) {
    for (key, value) in expected {
        let same = match (value, decided.get(key)) {
            (_, None) => false,
            (Value::Object(value), Some(Value::Object(found))) => {
                inside.push(key);
                objects(value, found, inside, differences);
                inside.pop();
                true
            }
            (value, Some(found)) => is_same(key, inside, value, found),
        };
        if !same {
            let path: Vec<&str> = inside.iter().copied().chain([key.as_str()]).collect();
            differences.push(path.join("."));
        }
    }
}

fn is_same(key: &str, inside: &[&str], expected: &Value, decided: &Value) -> bool {
    match (expected, decided) {
        (Value::Array(expected), Value::Array(decided)) => {
            let same_length = expected.len() == decided.len();
            if is_set(key, inside) {
                // Each of one has a place of its own in the other.
                let mut left: Vec<&Value> = decided.iter().collect();
                same_length
                    && expected.iter().all(|each| {
                        let place = left.iter().position(|other| is_same("", &[], each, other));
                        place.map(|place| left.swap_remove(place)).is_some()
                    })
            } else {
                let asserted = |each: &Value| key != "spoken_to_player" || !each.is_null();
                let mut pairs = expected.iter().zip(decided);
                same_length && pairs.all(|(each, other)| !asserted(each) || is_same("", &[], each, other))
            }
        }
        (Value::Object(expected), Value::Object(decided)) => {
            let mut differences = Vec::new();
            objects(expected, decided, &mut Vec::new(), &mut differences);
            differences.is_empty()
        }
        // 300 and 300.0 are the same number of seconds.
        (Value::Number(expected), Value::Number(decided)) => {
            expected == decided || expected.as_f64().map(f64::to_bits) == decided.as_f64().map(f64::to_bits)
        }
        (expected, decided) => expected == decided,
    }
}

/// A solver may say that it does not know, if then the arbiter decides; what it says, must be true.
fn solver_differences(expected: &Fields, decided: &Fields) -> Vec<String> {
    let mut differences = Vec::new();
    let mut check = |key: &str, holds: bool| {
        if !holds {
            differences.push(key.to_owned());
        }
    };
    let said = |key: &str| decided.get(key).filter(|value| !value.is_null());
    let truth = expected.get("truth").and_then(Value::as_object);
    for key in ["white_can_mate", "black_can_mate"] {
        let is = truth.and_then(|truth| truth.get(key));
        check(key, is.is_some() && said(key).is_none_or(|answer| Some(answer) == is));
    }
    let allowed = expected.get("solver_any_of").and_then(Value::as_array);
    check("solver_any_of", allowed.zip(said("solver")).is_some_and(|(allowed, solver)| allowed.contains(solver)));
    let undetermined = said("solver").is_some_and(|solver| solver == "undetermined");
    check("on_undetermined", !undetermined || said("result") == expected.get("on_undetermined"));
    differences
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn differ(expected: &Value, decided: &Value) -> Vec<String> {
        let fields = |value: &Value| value.as_object().cloned().expect("an object");
        differences("any", &fields(expected), &fields(decided))
    }

    #[test]
    fn only_expected_keys_count_and_null_is_a_value() {
        assert!(differ(&json!({"a": 1, "b": null}), &json!({"a": 1.0, "b": null, "c": 3})).is_empty());
        assert_eq!(differ(&json!({"a": null}), &json!({})), ["a"]);
        assert_eq!(differ(&json!({"a": null}), &json!({"a": 0})), ["a"]);
        assert_eq!(differ(&json!({"a": {"b": 1, "c": 2}}), &json!({"a": {"b": 1, "c": 3}})), ["a.c"]);
        assert_eq!(differ(&json!({"a": "1"}), &json!({"a": 1})), ["a"]);
    }

    #[test]
    fn lists_are_sets_only_where_the_format_says_so() {
        let (one, other) = (json!(["e7e8q", "e7e8r"]), json!(["e7e8r", "e7e8q"]));
        for key in ["must_choose_from", "heard_by", "message_to", "packet_if_no_effort", "list", "candidates"] {
            assert!(differ(&json!({key: one}), &json!({key: other})).is_empty(), "{key}");
            assert_eq!(differ(&json!({key: one}), &json!({key: ["e7e8q"]})), [key]);
            assert_eq!(differ(&json!({key: ["a", "a", "b"]}), &json!({key: ["a", "b", "b"]})), [key]);
        }
        assert_eq!(differ(&json!({"states": one}), &json!({"states": other})), ["states"]);
        assert!(differ(&json!({"to": {"c3": one}}), &json!({"to": {"c3": other}})).is_empty());
        assert!(
            differ(&json!({"spoken_to_player": [false, null]}), &json!({"spoken_to_player": [false, true]})).is_empty()
        );
        assert!(
            !differ(&json!({"spoken_to_player": [false, null]}), &json!({"spoken_to_player": [true, true]})).is_empty()
        );
    }

    #[test]
    fn a_solver_may_be_silent_but_not_wrong() {
        let expected = json!({"solver_any_of": ["undetermined", "determined"], "on_undetermined": "needs_arbiter",
            "truth": {"white_can_mate": true, "black_can_mate": false}, "never_wrong": true});
        let pass = |decided: Value| {
            let fields = |value: &Value| value.as_object().cloned().expect("an object");
            differences("solver_limit", &fields(&expected), &fields(&decided)).is_empty()
        };
        let said = |solver: &str, white: Value, black: Value, result: &str| json!({"solver": solver, "white_can_mate": white, "black_can_mate": black, "result": result});
        assert!(pass(said("determined", json!(true), json!(false), "1-0")));
        assert!(pass(said("undetermined", json!(null), json!(null), "needs_arbiter")));
        assert!(!pass(said("undetermined", json!(null), json!(null), "1/2-1/2")));
        assert!(!pass(said("undetermined", json!(false), json!(null), "needs_arbiter")));
        assert!(!pass(said("determined", json!(true), json!(true), "1-0")));
        assert!(!pass(json!({})));
    }
}
