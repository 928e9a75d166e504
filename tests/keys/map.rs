//! Every key of the map, in both modes.

use std::collections::BTreeSet;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use annabella::desk::keymap::KeyMap;
use annabella::keys::action::{Action, KeyMode};

use super::script::{self, Starts};

const TABLE: &str = include_str!("keys.txt");

/// All that a key map binds.
fn all_bindings(map: &KeyMap) -> BTreeSet<(KeyMode, Action, String)> {
    let of_mode = |mode: KeyMode| Action::ALL.iter().map(move |action| (mode, *action));
    let places = KeyMode::ALL.into_iter().flat_map(of_mode);
    places
        .flat_map(|(mode, action)| map.keys(mode, action).into_iter().map(move |key| (mode, action, key.name())))
        .collect()
}

#[test]
fn the_table_names_exactly_the_keys_of_the_map() {
    let rows = script::read(TABLE);
    let (wanted, there) = (all_bindings(&KeyMap::default()), script::bindings(&rows));
    let (missing, too_many): (Vec<_>, Vec<_>) =
        (wanted.difference(&there).collect(), there.difference(&wanted).collect());
    assert!(missing.is_empty() && too_many.is_empty(), "not in keys.txt: {missing:?}\nonly there: {too_many:?}");
}

#[test]
fn every_key_shows_what_it_does() {
    let rows = script::read(TABLE);
    let starts = Starts::default();
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    let work = || {
        while let Some(row) = rows.get(next.fetch_add(1, Ordering::SeqCst)) {
            let found = row.play(&starts).err();
            wrong.lock().unwrap().extend(found);
        }
    };
    thread::scope(|scope| {
        scope.spawn(work);
        scope.spawn(work);
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{} rows are wrong:\n{}", wrong.len(), wrong.join("\n"));
}
