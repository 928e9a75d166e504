//! The rules of a vector: a profile, overruled key by key as an event overrules it.

use annabella::rules::profile::Profile;
use serde_json::Value;

use super::wrong::Wrong;

/// The profile of that name with the overrides of `given`.
pub(super) fn resolve(name: &str, overrides: Option<&Value>) -> Result<Profile, Wrong> {
    let profile = Profile::named(name).ok_or_else(|| Wrong::at("profiles", format!("there is no profile `{name}`")))?;
    let overrides = match overrides {
        None => return Ok(profile),
        Some(Value::Object(overrides)) if overrides.is_empty() => return Ok(profile),
        Some(Value::Object(overrides)) => overrides,
        Some(_) => return Err(Wrong::at("given.overrides", "right would be an object")),
    };
    let mut rules = toml::Table::new();
    for (key, value) in overrides {
        let value = toml::Value::try_from(value)
            .map_err(|_| Wrong::at(format!("given.overrides.{key}"), "no rule has such a value"))?;
        rules.insert(key.clone(), value);
    }
    let text = toml::to_string(&rules).map_err(|error| Wrong::at("given.overrides", error))?;
    profile.with_overrides(&text, "given.overrides").map_err(|errors| Wrong::at("given.overrides", errors))
}
