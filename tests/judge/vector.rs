//! Vectors as they stand in a file: what is given, what is expected, and the line between the two.
//!
//! An adapter sees what [`Vector::given`] and [`Vector::action`] hold and nothing else. Where the format keeps a question
//! among the answers (the texts of `notation_set/accept`), or an answer among the questions (the SAN of a legal move), it
//! is put on its own side here.

use annabella::rules::profile::Profile;
use serde_json::{Map, Value};

use super::wrong::Wrong;

/// What is expected: fields of the format with their values.
pub type Fields = Map<String, Value>;

/// One vector.
#[derive(Clone, Debug)]
pub struct Vector {
    /// Its name, for the report alone.
    pub id: String,
    /// What kind of question it is.
    pub kind: String,
    /// Which form of that kind.
    pub form: String,
    /// The profiles under which it is asked.
    pub profiles: Vec<String>,
    /// The situation.
    pub given: Value,
    /// Which rules of the profile are overruled in it.
    pub overrides: Option<Value>,
    /// What is done in it; null where nothing is.
    pub action: Value,
    /// Whether software can answer at all.
    pub decidable: bool,
    /// What is expected under each of the profiles, in their order.
    pub expected: Vec<Fields>,
}

/// One item of a file: a name for it, and the vector, or why it is none.
pub type Entry = (String, Result<Vector, Wrong>);

/// A file that holds no vectors.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// It is no JSON.
    #[error("this is no JSON: {0}")]
    Json(#[from] serde_json::Error),
    /// It is JSON of another kind.
    #[error("there is no list of vectors: right would be {{\"vectors\": [...]}}, or the list alone")]
    NoVectors,
}

/// Takes the vectors of a file apart: each with a name for it, and what is wrong with it if it is none.
///
/// # Errors
/// A text that holds no list of vectors.
pub fn read(text: &str) -> Result<Vec<Entry>, FileError> {
    let vectors = match serde_json::from_str(text.trim_start_matches('\u{feff}'))? {
        Value::Array(vectors) => vectors,
        Value::Object(mut file) => match file.remove("vectors") {
            Some(Value::Array(vectors)) => vectors,
            _ => return Err(FileError::NoVectors),
        },
        _ => return Err(FileError::NoVectors),
    };
    Ok(vectors.into_iter().enumerate().map(|(index, vector)| one(index, vector)).collect())
}

fn one(index: usize, vector: Value) -> Entry {
    let unnamed = format!("vector {}", index + 1);
    let Value::Object(mut fields) = vector else {
        return (unnamed, Err(Wrong::at("vector", "right would be an object with id, kind, form, profiles and given")));
    };
    match text(&mut fields, "id") {
        Ok(id) => (id.clone(), parts(id, fields)),
        Err(wrong) => (unnamed, Err(wrong)),
    }
}

fn parts(id: String, mut fields: Fields) -> Result<Vector, Wrong> {
    let kind = text(&mut fields, "kind")?;
    let form = if fields.contains_key("form") { text(&mut fields, "form")? } else { "default".to_owned() };
    let profiles = profiles(fields.remove("profiles"))?;
    let mut given = fields.remove("given").ok_or_else(|| missing("given"))?;
    let Some(inner) = given.as_object_mut() else {
        return Err(Wrong::at("given", "right would be an object"));
    };
    let overrides = inner.remove("overrides");
    let action = fields.remove("action").unwrap_or(Value::Null);
    if !action.is_object() && !action.is_null() {
        return Err(Wrong::at("action", "right would be an object, or null"));
    }
    let decidable = match fields.remove("decidable") {
        None | Some(Value::Bool(true)) => true,
        Some(Value::Bool(false)) => false,
        Some(_) => return Err(Wrong::at("decidable", "right would be true or false")),
    };
    let expected = if decidable { expected(&mut fields, &profiles)? } else { Vec::new() };
    let mut vector = Vector { id, kind, form, profiles, given, overrides, action, decidable, expected };
    vector.put_on_its_own_side(&fields);
    Ok(vector)
}

fn missing(field: &str) -> Wrong {
    Wrong::at(field, "it is missing")
}

fn text(fields: &mut Fields, field: &str) -> Result<String, Wrong> {
    match fields.remove(field) {
        Some(Value::String(text)) => Ok(text),
        Some(_) => Err(Wrong::at(field, "right would be a text")),
        None => Err(missing(field)),
    }
}

fn profiles(field: Option<Value>) -> Result<Vec<String>, Wrong> {
    let known = || format!("right would be a list of {}, or [\"*\"] for all", Profile::ALL_NAMES.join(", "));
    let names = match field {
        Some(Value::Array(names)) if !names.is_empty() => names,
        Some(_) => return Err(Wrong::at("profiles", known())),
        None => return Err(missing("profiles")),
    };
    if names.iter().any(|name| name == "*") {
        return Ok(Profile::ALL_NAMES.map(str::to_owned).to_vec());
    }
    let name = |name: Value| match name {
        Value::String(name) if Profile::ALL_NAMES.contains(&name.as_str()) => Ok(name),
        other => Err(Wrong::at("profiles", format!("there is no profile {other}; {}", known()))),
    };
    names.into_iter().map(name).collect()
}

fn expected(fields: &mut Fields, profiles: &[String]) -> Result<Vec<Fields>, Wrong> {
    let object = |field: String, value: Value| match value {
        Value::Object(expected) => Ok(expected),
        _ => Err(Wrong::at(field, "right would be an object")),
    };
    match (fields.remove("expect"), fields.remove("expect_by_profile")) {
        (Some(expect), None) => Ok(vec![object("expect".to_owned(), expect)?; profiles.len()]),
        (None, Some(by_profile)) => {
            let mut by_profile = object("expect_by_profile".to_owned(), by_profile)?;
            let of = |name: &String| {
                let field = format!("expect_by_profile.{name}");
                let expect = by_profile.remove(name).ok_or_else(|| missing(&field))?;
                object(field, expect)
            };
            profiles.iter().map(of).collect()
        }
        (Some(_), Some(_)) => {
            Err(Wrong::at("expect_by_profile", "there is expect as well; right would be one of the two"))
        }
        (None, None) => Err(missing("expect")),
    }
}

impl Vector {
    /// Moves questions out of the answers and answers out of the questions.
    fn put_on_its_own_side(&mut self, rest: &Fields) {
        match (self.kind.as_str(), self.form.as_str()) {
            // A legal move must also be written as `action.san` says.
            ("legality", _) => {
                let san = self.action.as_object_mut().and_then(|action| action.remove("san"));
                if let Some(san) = san.filter(|san| !san.is_null()) {
                    let legal = |expect: &&mut Fields| expect.get("legal") == Some(&Value::Bool(true));
                    for expect in self.expected.iter_mut().filter(legal) {
                        expect.insert("san".to_owned(), san.clone());
                    }
                }
            }
            ("notation_set", "accept") => {
                let accepted = self.expected.first().and_then(|expect| expect.get("accepted"));
                let texts: Vec<Value> = accepted
                    .and_then(Value::as_object)
                    .map(|accepted| accepted.keys().cloned().map(Value::String).collect())
                    .unwrap_or_default();
                if let Some(given) = self.given.as_object_mut() {
                    given.entry("inputs").or_insert(Value::Array(texts));
                }
            }
            ("repetition", _) => {
                let by_profile = rest.get("auto_draw_at_ply").and_then(Value::as_object);
                for (profile, expect) in self.profiles.iter().zip(&mut self.expected) {
                    if let Some(counts) = rest.get("counts") {
                        expect.insert("counts".to_owned(), counts.clone());
                    }
                    if let Some(ply) = by_profile.and_then(|plies| plies.get(profile)) {
                        expect.insert("auto_draw_at_ply".to_owned(), ply.clone());
                    }
                }
            }
            _ => {}
        }
    }
}
