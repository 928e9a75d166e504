//! Which key does what: the embedded keys, and the user's own over them.

use std::collections::{BTreeMap, HashMap};

use toml::de::DeValue;

use super::layout::Layout;
use crate::config::{Layer, Problem, SourceFile, lines};
use crate::game::wrong_value::WrongValue;
use crate::keys::action::{Action, KeyMode};
use crate::keys::key::Key;

const DEFAULTS: &str = include_str!("../../config/keys.toml");

/// A part of the file.
#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Section {
    Both,
    Of(KeyMode),
    /// At the board, where the keyboard has this layout. It stands among the embedded keys alone, and over them.
    Layout(Layout),
}

impl Section {
    const ALL: [Section; 3] = [Section::Both, Section::Of(KeyMode::Entry), Section::Of(KeyMode::Board)];

    const fn name(self) -> &'static str {
        match self {
            Section::Both => "both",
            Section::Of(mode) => mode.name(),
            Section::Layout(layout) => layout.section(),
        }
    }

    fn holds_for(self, mode: KeyMode) -> bool {
        match self {
            Section::Both => true,
            Section::Of(its) => its == mode,
            Section::Layout(_) => mode == KeyMode::Board,
        }
    }

    /// Those that the embedded file has.
    fn embedded() -> impl Iterator<Item = Section> {
        Section::ALL.into_iter().chain(Layout::all().map(Section::Layout))
    }
}

/// What a place in the file is for.
type Place = (Section, Action);

/// The signs on the figures, which lead to the files.
const FILES: Place = (Section::Of(KeyMode::Board), Action::GoFileNumber);

/// What the user's file may say above its sections.
const LAYOUT: &str = "layout";

/// The keys of an action, and the line of the user's file that says so; none for the embedded ones.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Binding {
    keys: Vec<Key>,
    line: Option<usize>,
}

/// Which key does what, in each mode.
#[derive(Clone, Debug)]
pub struct KeyMap {
    bindings: BTreeMap<Place, Binding>,
    lookup: HashMap<(KeyMode, Key), Action>,
    layout: Layout,
    /// The keys of the files, those included that mean something else to the user: each has its place.
    files: Vec<Key>,
}

impl Default for KeyMap {
    fn default() -> KeyMap {
        KeyMap::load(None, Layout::default()).0
    }
}

impl KeyMap {
    /// The embedded keys and the user's own over them. What is wrong there is told, and the embedded key stands; two
    /// actions on one key are refused by name. `usual` is the layout of a keyboard of which the user says nothing.
    pub fn load(user: Option<&SourceFile>, usual: Layout) -> (KeyMap, Vec<Problem>) {
        let mut problems = Vec::new();
        let layout = user.and_then(|file| layout_named(&file.text)).unwrap_or(usual);
        let mut defaults = embedded(layout);
        // What the user has put on one of these signs is not in conflict with them: the sign gives way.
        let signs = defaults.remove(&FILES);
        let mut bindings = defaults.clone();
        if let Some(file) = user {
            let mut tell = |line: usize, key: &str, why: WrongValue| {
                problems.push(Problem::in_file(Layer::User, file, line, key, why));
            };
            bindings.extend(read(&file.text, &Section::ALL, &mut tell));
            drop_what_cannot_stand(&mut bindings, &defaults, &mut tell);
            problems.sort_by_key(|problem| problem.line);
        }
        if let (Some(signs), false) = (&signs, bindings.contains_key(&FILES)) {
            let taken = lookup(&bindings);
            let keys = signs.keys.iter().copied().filter(|key| !taken.contains_key(&(KeyMode::Board, *key)));
            bindings.insert(FILES, Binding { keys: keys.collect(), line: None });
        }
        let own = bindings.get(&FILES).filter(|binding| binding.line.is_some());
        let files = own.or(signs.as_ref()).map_or_else(Vec::new, |binding| binding.keys.clone());
        let lookup = lookup(&bindings);
        (KeyMap { bindings, lookup, layout, files }, problems)
    }

    pub const fn layout(&self) -> Layout {
        self.layout
    }

    /// The place of a key among those of an action, from 0.
    pub fn place(&self, mode: KeyMode, action: Action, key: Key) -> Option<usize> {
        let keys = if action == Action::GoFileNumber { self.files.clone() } else { self.keys(mode, action) };
        keys.iter().position(|each| *each == key).or_else(|| keys.iter().position(|each| *each == key.folded()))
    }

    pub fn action(&self, mode: KeyMode, key: Key) -> Option<Action> {
        let named = |mode, key| self.lookup.get(&(mode, key)).copied();
        // A capital letter without a meaning of its own is the small one.
        let found = |mode| named(mode, key).or_else(|| named(mode, key.folded()));
        // At the board the keys of the entry line that are no text mean the same, where they mean anything there.
        let elsewhere = || found(KeyMode::Entry).filter(|action| action.is_for(KeyMode::Board));
        found(mode).or_else(|| (mode == KeyMode::Board).then(elsewhere).flatten())
    }

    /// The keys of an action in a mode, the usual one first. At the board, where an action has none of its own, they are those
    /// of the entry line that are no text.
    pub fn keys(&self, mode: KeyMode, action: Action) -> Vec<Key> {
        let own = self.keys_named_for(mode, action);
        if mode == KeyMode::Entry || !own.is_empty() || !action.is_for(mode) {
            return own;
        }
        let means_it = |key: &Key| self.action(mode, *key) == Some(action);
        self.keys_named_for(KeyMode::Entry, action).into_iter().filter(means_it).collect()
    }

    fn keys_named_for(&self, mode: KeyMode, action: Action) -> Vec<Key> {
        let sections = Section::ALL.into_iter().filter(|section| section.holds_for(mode));
        sections.filter_map(|section| self.bindings.get(&(section, action))).flat_map(|b| b.keys.clone()).collect()
    }
}

fn lookup(bindings: &BTreeMap<Place, Binding>) -> HashMap<(KeyMode, Key), Action> {
    let each = |((section, action), binding): (&Place, &Binding)| {
        let modes = KeyMode::ALL.into_iter().filter(|mode| section.holds_for(*mode)).collect::<Vec<_>>();
        let keys = binding.keys.clone();
        let action = *action;
        modes.into_iter().flat_map(move |mode| keys.clone().into_iter().map(move |key| ((mode, key), action)))
    };
    bindings.iter().flat_map(each).collect()
}

// --- the file ---

/// Tells what is wrong: the line, the name it is about, and why.
type Tell<'a> = &'a mut dyn FnMut(usize, &str, WrongValue);

/// The embedded keys where the keyboard has this layout.
fn embedded(layout: Layout) -> BTreeMap<Place, Binding> {
    let sections: Vec<Section> = Section::embedded().collect();
    let (over, mut bindings): (BTreeMap<_, _>, BTreeMap<_, _>) = read(DEFAULTS, &sections, &mut |_, _, _| ())
        .into_iter()
        .map(|(place, binding)| (place, Binding { line: None, ..binding }))
        .partition(|((section, _), _)| matches!(section, Section::Layout(_)));
    let here = over.into_iter().filter(|((section, _), _)| *section == Section::Layout(layout));
    bindings.extend(here.map(|((_, action), binding)| ((Section::Of(KeyMode::Board), action), binding)));
    bindings
}

/// The layout that a file names.
fn layout_named(text: &str) -> Option<Layout> {
    let (table, _) = lines::read(text, "", &mut |_, _, _| ());
    table.get_ref().get(LAYOUT).and_then(|value| Layout::from_name(value.get_ref().as_str()?))
}

/// Reads a file of these sections. A line that is no TOML costs only itself, as far as that can be told.
fn read(text: &str, sections: &[Section], tell: Tell<'_>) -> BTreeMap<Place, Binding> {
    let line_of = |start: usize| lines::line_of(text, start);
    let (table, broken) = lines::read(text, "press = \"space\"", tell);
    let mut bindings = BTreeMap::new();
    for (name, value) in table.get_ref() {
        let line = line_of(name.span().start);
        if name.get_ref() == LAYOUT && !broken.contains(&line) {
            if value.get_ref().as_str().and_then(Layout::from_name).is_none() {
                let names = Layout::all().map(Layout::name).collect::<Vec<_>>().join(", ");
                tell(line, LAYOUT, format!("right would be one of the layouts {names}, in quotes").into());
            }
            continue;
        }
        let section = sections.iter().copied().find(|section| section.name() == name.get_ref());
        let (Some(section), Some(actions)) = (section, value.get_ref().as_table()) else {
            if !broken.contains(&line) {
                let names = Section::ALL.map(|section| format!("[{}]", section.name())).join(", ");
                tell(line, name.get_ref(), format!("right would be one of the sections {names}").into());
            }
            continue;
        };
        for (name, value) in actions {
            let line = line_of(name.span().start);
            if broken.contains(&line) {
                continue;
            }
            match entry(section, name.get_ref(), value.get_ref()) {
                Ok((action, keys)) => {
                    bindings.insert((section, action), Binding { keys, line: Some(line) });
                }
                Err(why) => tell(line, name.get_ref(), why.into()),
            }
        }
    }
    bindings
}

/// One line: an action and its keys.
fn entry(section: Section, name: &str, value: &DeValue<'_>) -> Result<(Action, Vec<Key>), String> {
    let action = Action::from_name(name).ok_or_else(|| unknown(name))?;
    let modes = KeyMode::ALL.into_iter().filter(|mode| section.holds_for(*mode));
    if let Some(mode) = modes.clone().find(|mode| !action.is_for(*mode)) {
        return Err(format!("it means nothing in the mode {}; right would be [{}]", mode.name(), mode.other().name()));
    }
    let keys = keys_of(value)?;
    if let Some(button) = keys.iter().find(|key| matches!(key, Key::Pad(_))) {
        return Err(format!(
            "`{}` belongs to a pad, of which a game hears the triggers alone; right would be a key of the keyboard",
            button.name()
        ));
    }
    if let Some(text) = keys.iter().find(|key| key.is_text() && section.holds_for(KeyMode::Entry)) {
        return Err(format!(
            "`{}` is text while a line is entered; right would be alt- or ctrl- and a letter",
            text.name()
        ));
    }
    if let Some(capital) = keys.iter().find(|key| key.folded() != **key && action.must_be_meant()) {
        return Err(format!(
            "with Caps Lock on, `{}` would be pressed unawares; right would be a key that is no capital letter",
            capital.name()
        ));
    }
    if keys.is_empty() && action.is_essential() {
        return Err("nobody could go on without this key; right would be at least one".to_owned());
    }
    Ok((action, keys))
}

/// The keys that a line names: one, several or none.
pub(super) fn keys_of(value: &DeValue<'_>) -> Result<Vec<Key>, String> {
    match value {
        DeValue::String(text) if text.is_empty() => Ok(Vec::new()),
        DeValue::String(text) => Ok(vec![key(text)?]),
        DeValue::Array(texts) => texts.iter().map(|text| key(text.get_ref().as_str().unwrap_or(""))).collect(),
        _ => Err("right would be a key in quotes, or several in brackets".to_owned()),
    }
}

fn key(text: &str) -> Result<Key, String> {
    Key::from_name(text).map_err(|error| error.to_string())
}

fn unknown(name: &str) -> String {
    let nearest =
        Action::ALL.iter().map(|action| (strsim::damerau_levenshtein(action.name(), name), action.name())).min();
    match nearest {
        _ if name == LAYOUT => "right would be a line above all sections".to_owned(),
        Some((distance, nearest)) if distance <= 3 => format!("there is no such action; did you mean `{nearest}`?"),
        _ => "there is no such action; `annabella keys` lists them".to_owned(),
    }
}

// --- what cannot stand together ---

/// Gives back the embedded keys to what the user wanted on a key that has another meaning already, until each key has one.
fn drop_what_cannot_stand(
    bindings: &mut BTreeMap<Place, Binding>,
    defaults: &BTreeMap<Place, Binding>,
    tell: Tell<'_>,
) {
    while let Some((key, mode, mut places)) = first_conflict(bindings) {
        // The line that comes last in the file is the one that is wrong; an embedded key is never.
        places.sort_by_key(|place| bindings[place].line);
        let Some(place) = places.pop().filter(|place| bindings[place].line.is_some()) else { return };
        let other = places.pop().map_or("another action", |(_, action)| action.name());
        let line = bindings[&place].line.unwrap_or(0);
        let why = format!(
            "`{}` is the key of `{other}` in the mode {} already; give `{other}` another key in this file, or take another one",
            key.name(),
            mode.name()
        );
        tell(line, place.1.name(), why.into());
        match defaults.get(&place) {
            Some(default) => bindings.insert(place, default.clone()),
            None => bindings.remove(&place),
        };
    }
}

/// A key with two meanings in one mode, and the places that give them.
fn first_conflict(bindings: &BTreeMap<Place, Binding>) -> Option<(Key, KeyMode, Vec<Place>)> {
    for mode in KeyMode::ALL {
        let mut taken: HashMap<Key, Vec<Place>> = HashMap::new();
        for (place, binding) in bindings.iter().filter(|((section, _), _)| section.holds_for(mode)) {
            for key in &binding.keys {
                let places = taken.entry(*key).or_default();
                if places.iter().all(|(_, action)| *action != place.1) {
                    places.push(*place);
                }
            }
        }
        let mut conflicts: Vec<_> = taken.into_iter().filter(|(_, places)| places.len() > 1).collect();
        conflicts.sort_by_key(|(key, _)| key.name());
        if let Some((key, places)) = conflicts.into_iter().next() {
            return Some((key, mode, places));
        }
    }
    None
}

#[cfg(test)]
#[path = "keymap_tests.rs"]
mod tests;
