//! Spoken moves that are kept as sound.

use std::path::{Path, PathBuf};

use annabella::game::Game;
use annabella::game::effect::Effect;
use annabella::game::message::Message;
use annabella::game::roles::{Mode, Seats};
use annabella::game::ruling_says::Says;
use annabella::input::voice::{Heard, wav};
use annabella::rules::position::Square;
use annabella::time::Tick;

use super::{PAUSE, Room, WORD, casual, command, heard, literate, step};
use crate::support::table::started;

impl Room {
    /// The recordings that lie beside the game.
    fn recordings(&self) -> Vec<PathBuf> {
        let folder = std::fs::read_dir(self.journal.with_extension("spoken"));
        let mut files: Vec<PathBuf> = folder.into_iter().flatten().map(|file| file.unwrap().path()).collect();
        files.sort();
        files
    }
}

/// The half-move, the side and the move in the name of a recording.
fn kept_move(file: &Path) -> String {
    let name = file.file_stem().unwrap().to_string_lossy();
    name.splitn(4, '-').take(3).collect::<Vec<_>>().join("-")
}

#[test]
fn spoken_moves_are_kept_as_sound_and_deleted_on_command() {
    let room = Room::new(casual());
    room.say(heard(Square::E2, Square::E4, "e4"));
    room.enter("yes");
    assert!(room.recordings().is_empty(), "nothing is kept unasked");
    let told = room.enter("recordings on");
    assert!(told.iter().any(|line| line.starts_with("private: Your spoken moves are recorded.")), "{told:?}");
    room.say(heard(Square::E7, Square::E5, "e5"));
    room.say(command("yes"));
    // What is cancelled, refused or no move is not kept, and a move that is typed has no sound.
    room.say(heard(Square::G1, Square::F3, "knight f3"));
    room.enter("no");
    let (intent, said) = (Some(step(Square::E4, Square::E5)), "e5".to_owned());
    room.say(Heard::Illegal { intent, said });
    room.say(command("turn"));
    room.enter("d2d4");
    let kept = room.recordings();
    assert_eq!(kept.iter().map(|file| kept_move(file)).collect::<Vec<_>>(), ["002-black-e7e5"]);
    let sound = wav::read(&kept[0]).unwrap();
    assert!(sound.len() >= WORD.len() / 2 && sound.len() <= WORD.len() + PAUSE.len(), "{}", sound.len());
    assert_eq!(room.enter("delete recordings"), ["private: One recording is deleted."]);
    assert!(!room.journal.with_extension("spoken").exists());
    assert_eq!(room.enter("delete recordings"), ["private: There are no recordings of this game."]);
    room.enter("recordings off");
    room.say(heard(Square::E5, Square::D4, "pawn takes d4"));
    room.enter("yes");
    assert_eq!((room.made().len(), room.recordings().len()), (4, 0));
    room.end();
}

#[test]
fn the_arbiter_has_tournament_moves_recorded_and_all_hear_so() {
    let room = Room::new(literate(started(Mode::Tournament, "90+30")));
    assert!(room.enter("recordings on")[0].contains("only if the event or the arbiter allows it"));
    let told = room.enter("arbiter: allow recordings");
    assert!(told.contains(&"public: Spoken moves may be recorded.".to_owned()), "{told:?}");
    room.enter("recordings on");
    room.say(heard(Square::E2, Square::E4, "e4"));
    room.enter("yes");
    assert_eq!(room.recordings().len(), 1);
    let told = room.enter("arbiter: forbid recordings");
    assert!(told.contains(&"public: Spoken moves may no longer be recorded.".to_owned()), "{told:?}");
    room.enter("black: e5");
    room.say(heard(Square::D2, Square::D4, "d4"));
    room.enter("yes");
    assert_eq!((room.made().len(), room.recordings().len()), (3, 1));
    room.end();
    let mut by_the_event = literate(started(Mode::Tournament, "90+30"));
    by_the_event.event_rules.recorder = true;
    let (game, effects) = Game::begin(by_the_event, Tick::START).unwrap();
    let is_told = |effect: &Effect| matches!(effect, Effect::Tell { to, what: Message::Ruling(Says::Ruled { .. }) } if *to == Seats::PUBLIC);
    assert!(game.allows_recorder() && effects.iter().any(is_told));
}
