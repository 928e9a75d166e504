//! From a key to the first sample of what it sets off: moves (which wait for the disk), answers, refusals, help.

use std::path::Path;
use std::time::{Duration, Instant};

use annabella::game::participant::{Language, Style};
use annabella::keys::key::Key;
use annabella::output::settings::Speech;

use crate::listening::Listener;
use crate::seat::Seat;

/// A key that says nothing, and like every key silences what is said in private.
const SILENCE: Key = Key::Function(9);
/// After a private word has been cut off.
const PAUSE: Duration = Duration::from_millis(150);
/// After a public one: speech-dispatcher tells its end 0.4 s late, and until then the next one waits.
const REST: Duration = Duration::from_millis(600);
/// How often the silence key is measured in each language.
const SILENCED: usize = 9;

/// What is done in each language, in this order, and then once more: by then it has all been said before. Both knights of each
/// side go out and come back, so that the moves are the same.
const ACTIONS: [Action; 22] = [
    Action::Move("g1f3"),
    Action::Move("g8f6"),
    Action::Line("what e4"),
    Action::Line("what f3"),
    Action::Ask('t'),
    Action::Move("f3g1"),
    Action::Move("f6g8"),
    Action::Line("what a1"),
    Action::Line("what d8"),
    Action::Line("what h7"),
    Action::Ask('o'),
    Action::Move("b1c3"),
    Action::Move("b8c6"),
    Action::Line("e1e3"),
    Action::Line("Qh5"),
    Action::Line("what j9"),
    Action::Ask('h'),
    Action::Ask('c'),
    Action::Move("c3b1"),
    Action::Move("c6b8"),
    Action::Line("zebra"),
    Action::Line("yes"),
];
/// Between the two, so that the position does not come back five times. Nothing that is asked depends on it.
const BETWEEN: [Action; 2] = [Action::Move("b2b3"), Action::Move("g7g6")];

#[derive(Copy, Clone)]
enum Action {
    /// A move: public, and on disk before it is heard.
    Move(&'static str),
    /// A question or a mistake: private, and at once.
    Line(&'static str),
    /// Alt and a letter.
    Ask(char),
}

/// From key to voice.
#[derive(Default)]
pub struct Times {
    /// What was never said before in this run.
    pub new: Vec<Duration>,
    /// What had been.
    pub again: Vec<Duration>,
    /// The moves of both, from key to voice, and of that until the disk had them.
    pub moves: Vec<Duration>,
    pub synced: Vec<Duration>,
    /// From the silence key to silence, in the midst of the list of keys.
    pub silenced: Vec<Duration>,
    /// The same in the midst of the longest answer, the whole board.
    pub silenced_answers: Vec<Duration>,
    /// What was not heard within half a minute.
    pub unheard: usize,
}

impl Times {
    pub fn all(&self) -> Vec<Duration> {
        [&self.new[..], &self.again].concat()
    }
}

/// The styles differ, so that every alphabet is among them.
const TONGUES: [(Language, Style); 5] = [
    (Language::En, Style::Literate),
    (Language::It, Style::Fide),
    (Language::De, Style::FideLocal),
    (Language::Es, Style::Letters),
    (Language::Fr, Style::Nato),
];

pub fn measured(listener: &Listener, speech: Speech) -> Times {
    let mut times = Times::default();
    for (language, style) in TONGUES {
        let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
        in_a_language(listener, folder.path(), (language, style, speech), &mut times);
    }
    times
}

fn in_a_language(listener: &Listener, data: &Path, how: (Language, Style, Speech), times: &mut Times) {
    let (language, style, speech) = how;
    let seat = Seat::take(data, language, style, speech);
    seat.until_something_has_ended();
    if speech == Speech::System {
        // The German voice of the names is prepared meanwhile, which keeps speech-dispatcher busy.
        std::thread::sleep(Duration::from_secs(6));
    }
    seat.press(SILENCE);
    listener.silence(listener.now(), REST);
    for (actions, again) in [(&ACTIONS[..], false), (&BETWEEN[..], false), (&ACTIONS[..], true)] {
        for action in actions {
            let Some(time) = done(listener, &seat, *action, times) else {
                times.unheard += 1;
                continue;
            };
            if again { times.again.push(time) } else { times.new.push(time) }
        }
    }
    for _ in 0..SILENCED {
        seat.press(Key::Alt('h'));
        times.silenced.extend(silenced(listener, &seat));
        seat.write("board");
        seat.press(Key::Enter);
        times.silenced_answers.extend(silenced(listener, &seat));
    }
}

/// From the silence key to silence, once words are in full flow; nothing where they had a pause just then.
fn silenced(listener: &Listener, seat: &Seat) -> Option<Duration> {
    listener.flow();
    let (mark, pressed) = (listener.now(), seat.press(SILENCE));
    listener.silence(mark, PAUSE).map(|end| listener.after(end, pressed))
}

fn done(listener: &Listener, seat: &Seat, action: Action, times: &mut Times) -> Option<Duration> {
    let key = match action {
        Action::Move(text) | Action::Line(text) => {
            seat.write(text);
            seat.press(SILENCE);
            Key::Enter
        }
        Action::Ask(letter) => Key::Alt(letter),
    };
    listener.silence(listener.now(), PAUSE);
    let (mark, pressed) = (listener.now(), seat.press(key));
    let time = listener.sound(mark).map(|place| listener.after(place, pressed));
    if let (Action::Move(_), Some(time)) = (action, time) {
        let synced: Option<Instant> = seat.synced_after(pressed);
        times.moves.push(time);
        times.synced.push(synced.expect("a move is on disk before it is heard").saturating_duration_since(pressed));
        listener.silence(mark, REST);
    }
    seat.press(SILENCE);
    listener.silence(listener.now(), PAUSE);
    time
}
