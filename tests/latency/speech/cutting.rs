//! A word that interrupts, and the first word after a rest: the voices without the console in front of them.

use std::time::{Duration, Instant};

use annabella::config::Terminal;
use annabella::game::participant::Language;
use annabella::game::roles::{Seat, Seats};
use annabella::output::route::{Output, OutputNews};
use annabella::output::settings::{OutputSettings, Speech};
use annabella::rules::position::Color;
use annabella::words::utterance::{Segment, Urgency, Utterance};

use crate::listening::{Listener, Opening};
use crate::processor::spent;

/// The closed vocabulary: the names and numbers of the Laws, pieces, castling, and what is left of the figures.
const CLOSED: [&str; 26] = [
    "Anna",
    "Bella",
    "Cesar",
    "David",
    "Eva",
    "Felix",
    "Gustav",
    "Hector",
    "eins",
    "zwei",
    "drei",
    "vier",
    "fünf",
    "sechs",
    "sieben",
    "acht",
    "König",
    "Dame",
    "Turm",
    "Läufer",
    "Springer",
    "Bauer",
    "kurze Rochade",
    "lange Rochade",
    "null",
    "neun",
];
/// Words that are in no closed vocabulary.
const OPEN: [&str; 14] = [
    "Eva vier, leer.",
    "Dieser Zug ist nicht möglich.",
    "Weiß ist am Zug.",
    "Sie haben neunzig Minuten.",
    "Die Partie wird gespeichert.",
    "Das Wort ist unbekannt.",
    "Remis wird angeboten.",
    "Der König stünde im Schach.",
    "Es gibt noch keinen Zug.",
    "Schwarz hat noch elf Minuten.",
    "Bitte die Umwandlung nennen.",
    "Keine Frage ist offen.",
    "Der Weg ist versperrt.",
    "Hier steht kein Stein.",
];
/// What is cut off.
const LONG: &str = "Bauern ziehen vorwärts und schlagen schräg und wandeln sich auf der letzten Reihe in eine Dame oder einen \
     Turm oder einen Läufer oder einen Springer um und keiner geht rückwärts oder bleibt liegen wenn er geschlagen wird.";
/// After which nothing of a word can be on its way any more.
const SOON: Duration = Duration::from_millis(700);
const PAUSE: Duration = Duration::from_millis(450);
/// A device rests ten seconds after the last sound.
const TO_REST: Duration = Duration::from_millis(11_500);
const RESTS: usize = 8;
const WATCHED: Duration = Duration::from_secs(10);

const OWNER: Seat = Seat::Side(Color::White);

/// From the order to the new word, and what could not be told apart from the rest.
#[derive(Default)]
pub struct Cuts {
    pub closed: Vec<Duration>,
    pub open: Vec<Duration>,
    pub unclear: usize,
}

fn opened(listener: &Listener, speech: Speech) -> Output {
    let settings =
        OutputSettings { speech, sounds: false, terminal: Terminal::Off, ..OutputSettings::for_owner(OWNER) };
    let output = Output::open(&settings, Language::De, |_: OutputNews| {});
    say(&output, "eins");
    assert!(output.wait_until_silent(Duration::from_mins(1)), "the voice does not come");
    listener.silence(listener.now(), PAUSE);
    output
}

fn say(output: &Output, words: &str) {
    let segments = vec![Segment::plain(Language::De, words)];
    output.speak(&Utterance { to: Seats::only(OWNER), urgency: Urgency::Urgent, segments });
}

/// Each word twice by itself, so that it is known again, and then twice into the middle of a sentence.
pub fn interrupts(listener: &Listener, speech: Speech) -> Cuts {
    let output = opened(listener, speech);
    let twice = |word: &&'static str| (*word, [(); 2].map(|()| alone(listener, &output, word)));
    let words: Vec<(&str, [Opening; 2])> = CLOSED.iter().chain(&OPEN).map(twice).collect();
    let mut cuts = Cuts::default();
    for _ in 0..2 {
        for (number, (word, openings)) in words.iter().enumerate() {
            say(&output, LONG);
            listener.flow();
            let (mark, now) = (listener.now(), Instant::now());
            output.silence();
            say(&output, word);
            listener.more(mark, SOON);
            let times = if number < CLOSED.len() { &mut cuts.closed } else { &mut cuts.open };
            match listener.find(openings, mark) {
                Some(place) => times.push(listener.after(place, now)),
                None => cuts.unclear += 1,
            }
            output.silence();
            listener.silence(mark, PAUSE);
        }
    }
    cuts
}

fn alone(listener: &Listener, output: &Output, word: &str) -> Opening {
    let mark = listener.now();
    say(output, word);
    let place = listener.sound(mark).expect("it is heard");
    listener.silence(mark, PAUSE);
    listener.opening(place)
}

/// From the order to the first sample, after the device has been let go to rest.
pub fn after_rests(listener: &Listener, speech: Speech) -> Vec<Duration> {
    let output = opened(listener, speech);
    let mut times = Vec::new();
    for word in &CLOSED[..RESTS] {
        std::thread::sleep(TO_REST);
        let (mark, now) = (listener.now(), Instant::now());
        say(&output, word);
        times.extend(listener.sound(mark).map(|place| listener.after(place, now)));
        listener.silence(mark, PAUSE);
    }
    times
}

/// The share of a core that the voices take at rest, all threads of this process together: nothing else runs in it.
pub fn share_at_rest(speech: Speech) -> f64 {
    let output = opened(&Listener::start(), speech);
    std::thread::sleep(TO_REST);
    let own = std::process::id();
    let (before, began) = (spent(own), Instant::now());
    std::thread::sleep(WATCHED);
    let share = spent(own).saturating_sub(before).as_secs_f64() / began.elapsed().as_secs_f64();
    drop(output);
    share
}
