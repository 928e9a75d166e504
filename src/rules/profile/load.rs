//! Reads profile files: inheritance, overrides, and everything that can be wrong in them.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use serde::Deserialize as _;
use toml::Spanned;
use toml::de::{DeTable, DeValue, ValueDeserializer};

use super::Profile;
use super::keys::{KEYS, Key, SECTIONS};

macro_rules! files {
    ($($name:literal),*) => {
        &[$(($name, include_str!(concat!("../../../config/profiles/", $name, ".toml")))),*]
    };
}

const FILES: &[(&str, &str)] = files!(
    "fide-2023",
    "fide-2018",
    "fide-2017",
    "fide-2014",
    "fide-legacy",
    "edisu-2024",
    "edisu-2024-auto",
    "casual"
);

/// One thing that is wrong in a profile file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ProfileError {
    pub file: String,
    /// The line, from 1, where there is one.
    pub line: Option<usize>,
    /// The key; empty where the file is no TOML.
    pub key: String,
    /// What is wrong, and what would be right.
    pub why: String,
}

impl fmt::Display for ProfileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.file)?;
        if let Some(line) = self.line {
            write!(f, " line {line}")?;
        }
        if !self.key.is_empty() {
            write!(f, ", {}", self.key)?;
        }
        write!(f, ": {}", self.why)
    }
}

/// Everything that is wrong in a profile file; never empty.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct ProfileErrors(pub Vec<ProfileError>);

impl fmt::Display for ProfileErrors {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, error) in self.0.iter().enumerate() {
            if index > 0 {
                writeln!(f)?;
            }
            write!(f, "{error}")?;
        }
        Ok(())
    }
}

/// Where a value comes from.
#[derive(Clone, Debug)]
struct Place {
    file: String,
    line: Option<usize>,
    /// How many files were read before it: 0 for the one that all inherit from.
    layer: usize,
}

impl Place {
    fn error(&self, key: &str, why: &str) -> ProfileError {
        ProfileError { file: self.file.clone(), line: self.line, key: key.to_owned(), why: why.to_owned() }
    }
}

/// The values of a chain of files, the later over the earlier.
#[derive(Clone, Debug, Default)]
struct Layers {
    name: String,
    title: String,
    seeds: Vec<String>,
    values: BTreeMap<&'static str, (toml::Value, Place)>,
    layer: usize,
    errors: Vec<ProfileError>,
}

/// A file being read.
struct File<'a> {
    name: &'a str,
    text: &'a str,
}

impl File<'_> {
    fn line(&self, span: &Range<usize>) -> usize {
        1 + self.text.get(..span.start).map_or(0, |before| before.matches('\n').count())
    }

    fn error(&self, span: &Range<usize>, key: impl Into<String>, why: impl Into<String>) -> ProfileError {
        ProfileError { file: self.name.to_owned(), line: Some(self.line(span)), key: key.into(), why: why.into() }
    }

    fn parse(&self) -> Result<DeTable<'_>, ProfileError> {
        DeTable::parse(self.text).map(Spanned::into_inner).map_err(|error| {
            let span = error.span().unwrap_or_default();
            self.error(&span, "", format!("this is no TOML: {}", error.message()))
        })
    }
}

/// The embedded profiles, each resolved when it is first asked for: every game begins with one.
static RESOLVED: [OnceLock<Option<Profile>>; FILES.len()] = [const { OnceLock::new() }; FILES.len()];

/// The profile that all others inherit from.
pub(super) fn base() -> Profile {
    // The embedded files are read by a test, one by one: they cannot be wrong here.
    embedded(FILES[0].0).expect("the embedded base profile is read by a test")
}

/// An embedded profile, resolved.
pub(super) fn embedded(name: &str) -> Option<Profile> {
    let at = FILES.iter().position(|(each, _)| *each == name)?;
    RESOLVED[at].get_or_init(|| resolve_embedded(name).ok()).clone()
}

fn resolve_embedded(name: &str) -> Result<Profile, ProfileErrors> {
    let find = |name: &str| FILES.iter().find(|(each, _)| *each == name);
    let mut chain = Vec::new();
    let mut next = Some(name.to_owned());
    while let Some(name) = next.take() {
        let Some((name, text)) = find(&name) else {
            return Err(ProfileErrors(vec![unknown_profile(&name)]));
        };
        if chain.len() > FILES.len() {
            return Err(ProfileErrors(vec![unknown_profile(name)]));
        }
        let file = File { name, text };
        let table = file.parse().map_err(|error| ProfileErrors(vec![error]))?;
        next = table.get("inherit").and_then(|parent| parent.get_ref().as_str()).map(str::to_owned);
        chain.push((*name, *text));
    }
    let mut layers = Layers { name: name.to_owned(), ..Layers::default() };
    for (name, text) in chain.into_iter().rev() {
        layers.read_whole(&File { name, text });
    }
    layers.resolve()
}

fn unknown_profile(name: &str) -> ProfileError {
    ProfileError {
        file: name.to_owned(),
        line: None,
        key: "inherit".to_owned(),
        why: format!("there is no profile `{name}`; there are {}", Profile::ALL_NAMES.join(", ")),
    }
}

/// A profile overruled by a file, or by one table of it.
pub(super) fn overruled(
    profile: &Profile,
    text: &str,
    name: &str,
    only: Option<&str>,
) -> Result<Profile, ProfileErrors> {
    let mut layers = Layers::of(profile);
    let file = File { name, text };
    let table = file.parse().map_err(|error| ProfileErrors(vec![error]))?;
    match only {
        None => layers.read(&file, &table),
        Some(only) => match table.get(only).map(Spanned::get_ref) {
            None => {}
            Some(DeValue::Table(rules)) => layers.read(&file, rules),
            Some(_) => {
                let span = table.get(only).map(Spanned::span).unwrap_or_default();
                layers.errors.push(file.error(&span, only, format!("right would be a table [{only}] of rules")));
            }
        },
    }
    layers.resolve()
}

impl Layers {
    /// The values of a resolved profile.
    fn of(profile: &Profile) -> Layers {
        let mut layers = Layers {
            name: profile.name.clone(),
            title: profile.title.clone(),
            seeds: profile.seeds.clone(),
            layer: 1,
            ..Layers::default()
        };
        let tree = toml::Table::try_from(profile).unwrap_or_default();
        for key in KEYS {
            if let Some(value) = super::value_at(&tree, key.name) {
                let place = Place { file: profile.name.clone(), line: None, layer: 0 };
                layers.values.insert(key.name, (value.clone(), place));
            }
        }
        layers
    }

    /// Reads an embedded file: values, and what only whole profiles have.
    fn read_whole(&mut self, file: &File<'_>) {
        let table = match file.parse() {
            Ok(table) => table,
            Err(error) => return self.errors.push(error),
        };
        let mut rest = DeTable::new();
        for (key, value) in table {
            let span = key.span();
            match (&**key.get_ref(), value.get_ref()) {
                // By whom it was asked for is known already.
                ("inherit", DeValue::String(_)) => {}
                ("title", DeValue::String(title)) => title.as_ref().clone_into(&mut self.title),
                ("seeds", DeValue::Array(seeds)) => {
                    self.seeds = seeds.iter().filter_map(|seed| seed.get_ref().as_str().map(str::to_owned)).collect();
                }
                (name @ ("inherit" | "title" | "seeds"), _) => {
                    self.errors.push(file.error(&span, name, "right would be a text, for seeds a list of texts"));
                }
                _ => {
                    rest.insert(key, value);
                }
            }
        }
        self.read(file, &rest);
        self.layer += 1;
    }

    /// Reads values: `"end.timing" = …`, `end.timing = …` or under `[end]`.
    fn read(&mut self, file: &File<'_>, table: &DeTable<'_>) {
        for (key, value) in table {
            let name = key.get_ref();
            match value.get_ref() {
                DeValue::Table(section) if SECTIONS.contains(&name.as_ref()) => {
                    for (inner, value) in section {
                        self.take(file, &format!("{name}.{}", inner.get_ref()), &inner.span(), value);
                    }
                }
                _ => self.take(file, name, &key.span(), value),
            }
        }
        self.check_claims();
    }

    fn take(&mut self, file: &File<'_>, name: &str, span: &Range<usize>, value: &Spanned<DeValue<'_>>) {
        let Some(key) = KEYS.iter().find(|key| key.name == name) else {
            return self.errors.push(file.error(span, name, unknown_key(name)));
        };
        let read = toml::Value::deserialize(ValueDeserializer::from(value.clone()));
        let checked = read.map_err(|error| error.message().to_owned()).and_then(|value| {
            (key.check)(&value)
                .map(|()| value.clone())
                .map_err(|expected| format!("`{value}` is wrong here; right would be {expected}"))
        });
        match checked {
            Ok(value) => {
                let place = Place { file: file.name.to_owned(), line: Some(file.line(span)), layer: self.layer };
                self.values.insert(key.name, (value, place));
            }
            Err(why) => self.errors.push(file.error(&value.span(), name, why)),
        }
    }

    /// Where a repetition ends the game by itself it is not claimed: a file that says both has been misunderstood.
    fn check_claims(&mut self) {
        let here = |key: &str| self.values.get(key).filter(|(_, place)| place.layer == self.layer);
        if here("repetition.mode").is_none_or(|(mode, _)| mode.as_str() != Some("auto")) {
            return;
        }
        for key in ["repetition.claimant", "repetition.may_claim_before_move"] {
            if let Some((_, place)) = here(key) {
                let why = "with repetition.mode = \"auto\" nobody claims; leave this key out";
                self.errors.push(place.error(key, why));
            }
        }
    }

    /// All values together, checked against one another.
    fn resolve(mut self) -> Result<Profile, ProfileErrors> {
        let missing: Vec<&Key> = KEYS.iter().filter(|key| !self.values.contains_key(key.name)).collect();
        for key in missing {
            let why = "the key has no value, here or in what is inherited".to_owned();
            let error = ProfileError { file: self.name.clone(), line: None, key: key.name.to_owned(), why };
            self.errors.push(error);
        }
        if !self.errors.is_empty() {
            return Err(ProfileErrors(self.errors));
        }
        let profile = Profile::deserialize(self.tree()).map_err(|error| {
            let why = error.message().to_owned();
            ProfileErrors(vec![ProfileError { file: self.name.clone(), line: None, key: String::new(), why }])
        })?;
        self.check_together(&profile);
        if self.errors.is_empty() { Ok(profile) } else { Err(ProfileErrors(self.errors)) }
    }

    fn tree(&self) -> toml::Table {
        let mut tree = toml::Table::new();
        tree.insert("name".to_owned(), self.name.clone().into());
        tree.insert("title".to_owned(), self.title.clone().into());
        tree.insert("seeds".to_owned(), self.seeds.clone().into());
        for (name, (value, _)) in &self.values {
            match name.split_once('.') {
                None => {
                    tree.insert((*name).to_owned(), value.clone());
                }
                Some((section, key)) => {
                    let section = tree.entry(section).or_insert_with(|| toml::Table::new().into());
                    if let toml::Value::Table(section) = section {
                        section.insert(key.to_owned(), value.clone());
                    }
                }
            }
        }
        tree
    }

    fn check_together(&mut self, profile: &Profile) {
        if !profile.end.material_draws.is_empty() && profile.end.dead_position != super::DeadPosition::Material {
            self.blame(
                &["end.material_draws", "end.dead_position"],
                "a list of material only goes with end.dead_position = \"material\"; empty it, or set that",
            );
        }
        if profile.clock.rapid_over_min >= profile.clock.rapid_under_min {
            self.blame(
                &["clock.rapid_over_min", "clock.rapid_under_min"],
                "clock.rapid_over_min must be less than clock.rapid_under_min",
            );
        }
        if profile.repetition.count < 2 {
            self.blame(&["repetition.count"], "a position is repeated from the second occurrence on: 2 or more");
        }
        if profile.fifty.moves == 0 {
            self.blame(&["fifty.moves"], "right would be 1 or more; to have none, fifty.mode = \"off\"");
        }
    }

    /// Says it of that key which was set last.
    fn blame(&mut self, keys: &[&'static str], why: &str) {
        let set_last = keys.iter().filter_map(|key| self.values.get_key_value(key)).max_by_key(|(_, (_, p))| p.layer);
        if let Some((key, (_, place))) = set_last {
            self.errors.push(place.error(key, why));
        }
    }
}

fn unknown_key(name: &str) -> String {
    let nearest = KEYS
        .iter()
        .map(|key| (strsim::damerau_levenshtein(key.name, name), key.name))
        .min()
        .filter(|(distance, key)| distance * 3 <= key.len());
    match nearest {
        Some((_, nearest)) => format!("there is no such key; perhaps {nearest}"),
        None => "there is no such key; `annabella profiles fide-2023` lists them all".to_owned(),
    }
}
