//! A process that opens an [`Output`] in a world and does what it is told by lines: the environment of a world cannot be given to a thread.
//!
//! The test program starts itself again and runs its one ignored test, [`the_driver`].

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Stdio};
use std::sync::{Arc, mpsc};
use std::time::Duration;

use annabella::config::{Key, Sources, load};
use annabella::desk::notices::desk::DeskNotice;
use annabella::game::effect::Cue;
use annabella::game::participant::Language;
use annabella::game::roles::{Seat, Seats};
use annabella::output::route::{Output, OutputNews};
use annabella::output::settings::{LineForm, OutputSettings, PrivateVoice, Speech};
use annabella::rules::position::Color;
use annabella::words::notice::Notice;
use annabella::words::utterance::{Segment, Urgency, Utterance, text};
use annabella::words::{Listener, Words};

use super::world::World;

/// A driven output, seen from the test.
pub struct Driven {
    child: Child,
    orders: Option<ChildStdin>,
    lines: mpsc::Receiver<String>,
    errors: mpsc::Receiver<String>,
    /// Lines received so far.
    pub seen: Vec<String>,
}

impl Driven {
    /// Opens an output in a world: `espeak`, `system`, `reader` or `off`; behind it perhaps `unspoken`, `ear=NAME`, `table=NAME`, or
    /// a setting by its key.
    pub fn open(world: &World, how: &str) -> Driven {
        let program = std::env::current_exe().expect("this program");
        let mut command = world.command(program);
        command.args(["--exact", "driver::the_driver", "--ignored", "--nocapture", "--test-threads=1"]);
        command.env("ANNABELLA_DRIVER", how);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().expect("this program again");
        let orders = child.stdin.take();
        let lines = reading(child.stdout.take().expect("a pipe"));
        let errors = reading(child.stderr.take().expect("a pipe"));
        Driven { child, orders, lines, errors, seen: Vec::new() }
    }

    /// Gives an order.
    pub fn order(&mut self, order: &str) {
        let pipe = self.orders.as_mut().expect("still open");
        writeln!(pipe, "{order}").expect("the driver lives");
    }

    /// Waits for a line that begins so.
    pub fn wait_for(&mut self, start: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(Duration::from_mins(2));
            let line = line.unwrap_or_else(|_| panic!("no line begins with {start:?} among {:#?}", self.seen));
            self.seen.push(line.clone());
            if line.starts_with(start) {
                return line;
            }
        }
    }

    /// How many lines so far begin so.
    pub fn count(&self, start: &str) -> usize {
        self.seen.iter().filter(|line| line.starts_with(start)).count()
    }

    /// Bytes in memory of the driver.
    pub fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).expect("it runs");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("its memory");
        line.split_whitespace().next().and_then(|number| number.parse::<u64>().ok()).expect("a number") * 1024
    }

    /// What all threads of the driver have taken of a processor.
    pub fn processor_time(&self) -> Duration {
        super::processor::spent(self.child.id())
    }

    /// Closes the output, and returns what was written to standard error.
    pub fn close(mut self) -> String {
        self.orders.take();
        let status = self.child.wait().expect("the driver ends");
        let errors: String = self.errors.iter().collect();
        assert!(status.success(), "the driver failed: {errors}");
        self.seen.extend(self.lines.try_iter());
        errors
    }
}

impl Drop for Driven {
    fn drop(&mut self) {
        // It has ended already where the test came to its end.
        self.child.kill().ok();
        self.child.wait().ok();
    }
}

fn reading(pipe: impl std::io::Read + Send + 'static) -> mpsc::Receiver<String> {
    let (send, lines) = mpsc::channel();
    std::thread::spawn(move || {
        for line in BufReader::new(pipe).lines().map_while(Result::ok) {
            if send.send(line).is_err() {
                return;
            }
        }
    });
    lines
}

#[test]
#[ignore = "the other tests run it, in a process of its own"]
fn the_driver() {
    let how = std::env::var("ANNABELLA_DRIVER").expect("run by the other tests alone");
    let mut words = how.split_whitespace();
    let speech = words.next().and_then(Speech::from_name).expect("a voice");
    let mut wishes = load(&Sources::default()).settings;
    let mut private = PrivateVoice::Shared;
    for word in words {
        match word.split_once('=') {
            Some(("ear", name)) => Key::Earphone.put(&mut wishes, name).expect("a name"),
            Some(("table", name)) => Key::Loudspeaker.put(&mut wishes, name).expect("a name"),
            Some((key, value)) => Key::from_name(key).expect("a key").put(&mut wishes, value).expect("a value"),
            None => private = PrivateVoice::Unspoken,
        }
    }
    let base = OutputSettings::for_owner(Seat::Side(Color::White));
    let base = OutputSettings { speech, form: LineForm::BlackBox, private, sounds: wishes.sounds, ..base };
    let settings = base.clone().with_sound_of(&wishes);
    // A print would be caught by the test harness.
    let say = |line: String| writeln!(std::io::stdout(), "{line}").expect("a pipe");
    // The harness has begun a line of its own.
    writeln!(std::io::stdout()).expect("a pipe");
    let words = Arc::new(Words::new());
    let read = move |notice: &Notice| text(&words.notice(notice, &Listener::default()));
    let mut output = Output::open(&settings, Language::En, move |event| match event {
        OutputNews::SpeechLost { why } => {
            say(format!("event lost {}", read(&DeskNotice::SpeechMissing { why }.into())));
        }
        OutputNews::SpeechBack => say("event back".to_owned()),
        OutputNews::ServerAvoided { why } => {
            say(format!("event avoided {}", read(&DeskNotice::ServerAvoided { why }.into())));
        }
        // The test that drives this has gone, or reads again.
        OutputNews::LinesGone | OutputNews::LinesCaughtUp => {}
        OutputNews::PrivateLost { why, .. } => {
            say(format!("event private lost: {}", read(&DeskNotice::PrivateLost { why }.into())));
        }
        OutputNews::CueUnusable { cue, file, why } => {
            let file = file.display().to_string();
            say(format!("event cue {}", read(&DeskNotice::CueUnusable { cue, file, why }.into())));
        }
        OutputNews::NoSuchVoice { language, name } => {
            say(format!("event voice {}", read(&DeskNotice::NoSuchVoice { language, name }.into())));
        }
        OutputNews::Bluetooth { device, kept } => {
            say(format!("event bluetooth {}", read(&DeskNotice::Bluetooth { device, kept }.into())));
        }
        OutputNews::PrivateBack => say("event private back".to_owned()),
        OutputNews::Finished { ticket, how } => say(format!("event finished {} {how:?}", ticket.0)),
    });
    for line in std::io::stdin().lines().map_while(Result::ok) {
        let (order, rest) = line.split_once(' ').unwrap_or((&line, ""));
        match order {
            "public" => drop(output.tell(&utterance(Seats::PUBLIC, rest))),
            "passing" => drop(output.tell(&Utterance { urgency: Urgency::Passing, ..utterance(Seats::PUBLIC, rest) })),
            "private" => drop(output.tell(&utterance(Seats::only(settings.owner), rest))),
            "cue" => output.cue(Seats::PUBLIC, cue_named(rest)),
            "sample" => drop(output.sample_cue(cue_named(rest))),
            "set" => {
                let (name, value) = rest.split_once(' ').expect("a key and a value");
                let key = Key::from_name(name).expect("a key");
                key.put(&mut wishes, value).expect("a value");
                let now = base.clone().with_sound_of(&wishes);
                match key {
                    Key::Sounds => output.set_sounds(wishes.sounds),
                    Key::KeepOpen => output.set_keep_open(now.keep_open),
                    Key::CueVolume | Key::Cue(_) => output.set_cues(now.cues),
                    _ => output.set_voice(now.voice),
                }
            }
            "voices" => {
                let voices = output.voices(Language::from_code(rest).expect("a language"));
                say(format!("voices {}", voices.join("|")));
            }
            "check" => {
                let (ear, table) = rest.split_once(" / ").expect("two words");
                let own = Seats::only(settings.owner);
                output.check_devices(&utterance(own, ear), &utterance(Seats::PUBLIC, table));
            }
            "confirm" => output.confirm_private(rest == "yes"),
            "earphone" => output.use_earphone((!rest.is_empty()).then(|| rest.to_owned())),
            "silence" => output.silence(),
            "skip" => output.skip(),
            "wait" => {
                let millis = rest.parse().expect("milliseconds");
                let waited = output.wait(Duration::from_millis(millis));
                say(format!("waited {waited}, speaking {}", output.speaking()));
            }
            other => panic!("no order {other:?}"),
        }
    }
}

fn cue_named(name: &str) -> Cue {
    Cue::ALL.into_iter().find(|cue| cue.name() == name).expect("a cue")
}

/// `it:Cavallo |de:Gustav eins`; a `!` in front makes it urgent.
fn utterance(to: Seats, text: &str) -> Utterance {
    let (urgency, text) = text.strip_prefix('!').map_or((Urgency::Polite, text), |text| (Urgency::Urgent, text));
    let segment = |part: &str| {
        let (code, words) = part.split_once(':').expect("a language and words");
        Segment::plain(Language::from_code(code).expect("a language"), words)
    };
    Utterance { to, urgency, segments: text.split('|').map(segment).collect() }
}
