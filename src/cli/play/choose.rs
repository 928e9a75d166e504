//! Unfinished games, by ear.

use std::path::{Path, PathBuf};

use super::Hall;
use crate::desk::entry::EntryEffect;
use crate::desk::keyboard::{Keyboard, Stroke};
use crate::game::Game;
use crate::input::{self, Key};
use crate::journal::list::list;
use crate::time::Tick;
use crate::words::command::{self, Heard, Word};
use crate::words::notice::Notice;

/// The unfinished games of a directory, the newest first.
pub fn unfinished(data: &Path) -> Vec<(PathBuf, Game)> {
    let games = list(data).map(|listing| listing.games).unwrap_or_default();
    games
        .into_iter()
        .filter_map(|listed| Some((listed.path, Game::replay(&listed.reading.facts).ok()?)))
        .filter(|(_, game)| game.outcome().is_none())
        .collect()
}

/// The only one, or the one whose number is entered. `None` if there is none, or nobody chooses.
pub fn one_of(hall: &mut Hall, unfinished: &[(PathBuf, Game)]) -> Option<PathBuf> {
    match unfinished {
        [] => None,
        [(path, _)] => Some(path.clone()),
        several => {
            hall.say(&Notice::Unfinished { count: several.len() });
            for (index, (_, game)) in several.iter().enumerate() {
                hall.say(&item(index + 1, game));
            }
            hall.say(&Notice::WhichGame);
            chosen(hall, several)
        }
    }
}

fn item(number: usize, game: &Game) -> Notice {
    let names = game.names();
    Notice::UnfinishedItem {
        number,
        white: names.players.white.clone(),
        black: names.players.black.clone(),
        half_moves: game.history().live().len(),
        began: game.started().wall,
    }
}

fn chosen(hall: &mut Hall, several: &[(PathBuf, Game)]) -> Option<PathBuf> {
    let mut keyboard = hall.keyboard.clone();
    loop {
        let line = match hall.inputs.recv() {
            Ok(input::Event::Line { text: Ok(text), .. }) => text,
            Ok(input::Event::Key { key: Key::Ctrl('c' | 'd'), .. } | input::Event::End { .. }) | Err(_) => {
                return None;
            }
            Ok(input::Event::Key { key, at }) => {
                hall.output.silence();
                match entered(hall, &mut keyboard, key, at) {
                    Some(text) => text,
                    None => continue,
                }
            }
            Ok(_) => continue,
        };
        let number = match command::parse(&line, hall.listener.language) {
            Some(Heard::Word(Word::Number(number))) => usize::try_from(number).unwrap_or(0),
            Some(Heard::Word(Word::Quit | Word::No)) => return None,
            _ => 0,
        };
        match number.checked_sub(1).and_then(|index| several.get(index)) {
            Some((path, _)) => return Some(path.clone()),
            None => hall.say(&Notice::NoSuchChoice { count: several.len() }),
        }
    }
}

/// What a key makes of the line, and the line when it is complete.
fn entered(hall: &Hall, keyboard: &mut Keyboard, key: Key, at: Tick) -> Option<String> {
    let strokes = keyboard.key(key, at).unwrap_or_default();
    let line = strokes.into_iter().find_map(|stroke| match stroke {
        Stroke::Entry(EntryEffect::Line(text)) => Some(text),
        Stroke::Entry(EntryEffect::Echo(char)) => {
            hall.output.speak(&hall.utterance(&Notice::Typed(char)));
            None
        }
        Stroke::Entry(EntryEffect::Deleted(text)) => {
            hall.output.speak(&hall.utterance(&Notice::Deleted(text)));
            None
        }
        Stroke::Say(notice) => {
            hall.say(&Notice::Keys(notice));
            None
        }
        // There is no board yet, and nothing else that a key could be about.
        Stroke::Ask(_) | Stroke::Jump(_) | Stroke::Square(_) | Stroke::Refuse(_) | Stroke::Act(_) => {
            hall.say(&Notice::WhichGame);
            None
        }
        Stroke::Entry(_) | Stroke::Cue(_) | Stroke::Echo(_) => None,
    });
    if line.is_some() {
        hall.output.entered();
    }
    let (text, cursor) = keyboard.entry().shown();
    hall.output.draw_entry(text, cursor);
    line
}
