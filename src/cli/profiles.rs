//! `annabella profiles`: the rule profiles, and every key of one.

use crate::rules::profile::{KEYS, Profile};

/// What `annabella profiles` takes.
#[derive(Clone, Debug, Default, clap::Args)]
pub struct ProfilesArgs {
    /// The profile to explain, key by key. Without it, all profiles are listed.
    pub name: Option<String>,
}

/// The lines to print.
///
/// # Errors
/// A name that is none.
pub fn run(args: &ProfilesArgs) -> Result<Vec<String>, String> {
    let Some(name) = &args.name else {
        let lines = Profile::ALL_NAMES.iter().filter_map(|name| Profile::named(name));
        return Ok(lines.map(|profile| format!("{}: {}", profile.name, profile.title)).collect());
    };
    let profile = Profile::named(name)
        .ok_or_else(|| format!("there are no rules `{name}`; there are {}", Profile::ALL_NAMES.join(", ")))?;
    let mut lines = vec![format!("{}: {}", profile.name, profile.title)];
    lines.extend(KEYS.iter().map(|key| {
        let value = profile.value_text(key.name).unwrap_or_default();
        format!("{} = {value}. {}, article {}.", key.name, key.meaning, key.article)
    }));
    Ok(lines)
}
