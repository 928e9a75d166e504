//! An expectation that is changed is not met any more, whichever it is.

use serde_json::{Value, json};

use crate::laws::file;

/// Another value of the same sort.
fn flip(value: &mut Value) {
    *value = match value.take() {
        Value::Null => json!("something"),
        Value::Bool(is) => json!(!is),
        Value::Number(number) => json!(number.as_f64().unwrap_or(0.0) + 1.0),
        Value::String(text) => json!(format!("{text}x")),
        Value::Array(mut items) => {
            if items.pop().is_none() {
                items.push(json!("something"));
            }
            json!(items)
        }
        Value::Object(fields) => json!(fields),
    };
}

/// The paths of everything that is asserted below a value.
fn leaves(value: &Value, path: &mut Vec<String>, found: &mut Vec<Vec<String>>) {
    match value {
        Value::Object(fields) if !fields.is_empty() => {
            for (key, inner) in fields {
                path.push(key.clone());
                leaves(inner, path, found);
                path.pop();
            }
        }
        _ => found.push(path.clone()),
    }
}

fn at<'a>(mut value: &'a mut Value, path: &[String]) -> &'a mut Value {
    for key in path {
        value = value.get_mut(key).expect("the path was found there");
    }
    value
}

/// Each vector once for each thing that it expects, with that one thing changed, under one profile.
fn flipped(vector: &Value) -> Vec<Value> {
    let mut single = vector.clone();
    if let Some(profile) = vector["expect_by_profile"].as_object().and_then(|each| each.keys().next()) {
        single["expect"] = vector["expect_by_profile"][profile].clone();
        single["profiles"] = json!([profile]);
        single.as_object_mut().expect("an object").remove("expect_by_profile");
        let fields = single.as_object_mut().expect("an object");
        fields.remove("auto_draw_at_ply");
    } else if vector["profiles"] == json!(["*"]) {
        single["profiles"] = json!(["fide-2023"]);
    }
    let mut paths = Vec::new();
    leaves(&single["expect"], &mut Vec::new(), &mut paths);
    let one = |path: &Vec<String>| {
        let mut changed = single.clone();
        changed["id"] = json!(format!("{} {}", vector["id"], path.join(".")));
        flip(at(&mut changed["expect"], path));
        changed
    };
    paths.iter().map(one).collect()
}

#[test]
fn a_changed_expectation_always_fails() {
    let decidable = |vector: &&Value| vector["decidable"] != false && !file::takes_long(vector);
    let changed: Vec<Value> = file::vectors().iter().filter(decidable).flat_map(flipped).collect();
    assert!(!file::is_our_own() || changed.len() > 400, "{} changes", changed.len());
    let reports = file::judge(&changed);
    let passing: Vec<&str> = reports.iter().filter(|report| report.pass()).map(|report| report.id.as_str()).collect();
    assert!(passing.is_empty(), "{passing:#?}");
}
