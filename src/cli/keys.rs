//! `annabella keys`: which key does what.

use std::path::PathBuf;

use clap::Args;

use super::config::{SettingFlags, read, sources, user_file, wrong};
use crate::config::{Frozen, Layer, Problem, load};
use crate::desk::clock_keys::ClockKeys;
use crate::desk::keymap::KeyMap;
use crate::desk::layout::Layout;
use crate::desk::notices::keys::KeyNotice;
use crate::game::participant::Language;
use crate::keys::action::{Action, KeyMode};
use crate::words::flags::FlagTexts;
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// Flags of `annabella keys`.
#[derive(Clone, Debug, Default, Args)]
pub struct KeysArgs {
    #[command(flatten)]
    flags: SettingFlags,
}

/// Where the user's own keys stand; `None` without a home directory.
pub fn user_keys() -> Option<PathBuf> {
    user_file().map(|file| file.with_file_name("keys.toml"))
}

/// The keys of somebody who is spoken to in this language, with the user's own, and what is wrong with those.
pub fn key_map(language: Language) -> (KeyMap, Vec<Problem>) {
    let mut problems = Vec::new();
    let file = user_keys().and_then(|path| read(&path, Layer::User, &mut problems));
    let (map, wrong) = KeyMap::load(file.as_ref(), Layout::of(language));
    problems.extend(wrong);
    (map, problems)
}

/// The keys of a clock alone, with the user's own, and what is wrong with those.
pub fn clock_keys() -> (ClockKeys, Vec<Problem>) {
    let mut problems = Vec::new();
    let path = user_file().map(|file| file.with_file_name("clock-keys.toml"));
    let file = path.and_then(|path| read(&path, Layer::User, &mut problems));
    let (keys, wrong) = ClockKeys::load(file.as_ref());
    problems.extend(wrong);
    (keys, problems)
}

/// The lines to print: what is wrong, then every key of each mode with what it does, then where the user's own keys stand.
pub fn run(args: &KeysArgs) -> Vec<String> {
    let language = load(&sources(&args.flags, Frozen::default())).settings.language;
    let (map, problems) = key_map(language);
    listing(&map, &problems, Listener { language, ..Listener::default() })
}

fn listing(map: &KeyMap, problems: &[Problem], listener: Listener) -> Vec<String> {
    let words = Words::new();
    let say = |notice: KeyNotice| text(&words.notice(&Notice::from(notice), &listener));
    let mut lines: Vec<String> = problems.iter().map(|problem| wrong(problem, listener.language)).collect();
    for mode in KeyMode::ALL {
        let [switch, pick_up] = [Action::SwitchMode, Action::PickUp].map(|action| map.keys(mode, action));
        lines.push(say(KeyNotice::ModeHelp { mode, over: false, switch, pick_up }));
        for action in Action::ALL.iter().copied().filter(|action| action.is_for(mode)) {
            let keys = map.keys(mode, action);
            lines.push(format!("{}. {}", action.name(), say(KeyNotice::Item { keys, action })));
        }
    }
    let texts = FlagTexts::of(listener.language);
    lines.extend(texts.text("listing", "layout", &[("name", map.layout().name())]));
    let path = user_keys().map(|path| path.display().to_string());
    lines.extend(path.and_then(|path| texts.text("listing", "own-keys", &[("path", &path)])));
    lines
}
