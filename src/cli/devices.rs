//! `annabella devices`: what this machine has to hear, speak, feel and play with, by ear and in plain lines.

use std::net::TcpStream;
use std::time::Duration;

use clap::Args;

use crate::cli::config::{SettingFlags, sources, wrong};
use crate::cli::equipment::{Equipment, Part};
use crate::config::{self, Frozen, Settings};
use crate::game::participant::LEVELS;
use crate::game::roles::Seat;
use crate::output::devices::{Direction, Found, Herald, list, system_voice_answers};
use crate::output::settings::OutputSettings;
use crate::output::stream::bluetooth;
use crate::output::terminal;
use crate::rules::position::Color;
use crate::words::Words;
use crate::words::numbers::{Form, cardinal};
use crate::words::utterance::{Segment, text};

/// How long brltty may take to answer.
const PATIENCE: Duration = Duration::from_millis(500);

/// The flags of `devices`.
#[derive(Args, Clone, Debug, Default)]
pub struct DevicesArgs {
    #[command(flatten)]
    flags: SettingFlags,
    #[arg(long)]
    silent: bool,
}

/// Lists and plays.
///
/// # Errors
/// A flag that cannot be read.
pub fn run(args: &DevicesArgs) -> Result<Vec<String>, String> {
    let loaded = config::load(&sources(&args.flags, Frozen::default()));
    if let Some(problem) = loaded.problems.iter().find(|problem| problem.layer == config::Layer::Flag) {
        return Err(wrong(problem, loaded.settings.language));
    }
    let settings = loaded.settings;
    let words = Words::new();
    // Each line at once: some of what follows takes a while.
    let print = |line: &Equipment| terminal::print(&[text(&words.equipment(line, settings.language))]);

    let (outputs, server) = list(Direction::Output);
    if let Some(why) = server {
        print(&Equipment::ServerAvoided(why));
    }
    print(&Equipment::Outputs(count(&outputs)));
    let bluetooth = bluetooth::look();
    for (number, found) in numbered(&outputs) {
        print(&sound(number, found, &settings));
        if bluetooth.named(Some(&found.id)).is_some() {
            print(&Equipment::Bluetooth(number));
        }
    }
    let (inputs, _) = list(Direction::Input);
    print(&Equipment::Inputs(count(&inputs)));
    numbered(&inputs).for_each(|(number, found)| print(&sound(number, found, &settings)));
    let pads = pads();
    print(&Equipment::Pads(count(&pads)));
    numbered(&pads).for_each(|(number, name)| print(&Equipment::Pad { number, name: name.clone() }));
    print(&Equipment::Braille(brltty_answers()));
    let output = OutputSettings::for_owner(Seat::Side(Color::White)).with_sound_of(&settings);
    let herald = Herald::open(output.voice);
    print(&Equipment::Espeak(herald.is_ok()));
    print(&Equipment::SystemVoice(system_voice_answers(settings.language)));
    print(&Equipment::Opponent(LEVELS.into()));

    if let Ok(mut herald) = herald
        && !args.silent
        && !outputs.is_empty()
    {
        print(&Equipment::Now);
        for (number, found) in numbered(&outputs) {
            let word = cardinal(settings.language, number, Form::Counting);
            let heard = match herald.say(&found.id, vec![Segment::plain(settings.language, word)]) {
                Ok(()) => Equipment::Spoke(number),
                Err(why) => Equipment::Mute { number, why },
            };
            print(&heard);
        }
    }
    Ok(Vec::new())
}

fn count<T>(found: &[T]) -> u64 {
    found.len().try_into().unwrap_or(u64::MAX)
}

fn numbered<T>(found: &[T]) -> impl Iterator<Item = (u64, &T)> {
    (1..).zip(found)
}

fn sound(number: u64, found: &Found, settings: &Settings) -> Equipment {
    let part = if found.id == settings.loudspeaker {
        Part::Loudspeaker
    } else if found.id == settings.earphone {
        Part::Earphone
    } else if found.id == settings.listening.microphone {
        Part::Microphone
    } else if found.default {
        Part::Default
    } else {
        Part::None
    };
    Equipment::Sound { number, name: found.name.clone(), id: found.id.clone(), part }
}

/// The names of the gamepads that are connected. A system on which none can be looked for has none.
fn pads() -> Vec<String> {
    let Ok(gilrs) = gilrs::Gilrs::new() else { return Vec::new() };
    gilrs.gamepads().map(|(_, pad)| pad.name().to_owned()).collect()
}

/// Whether brltty listens where `BRLAPI_HOST` says (`host:number`), or where it usually does.
fn brltty_answers() -> bool {
    let place = std::env::var("BRLAPI_HOST").unwrap_or_default();
    let (host, number) = place.rsplit_once(':').unwrap_or((&place, "0"));
    let Ok(number) = number.parse::<u16>() else { return false };
    if host.is_empty() && answers_locally(number) {
        return true;
    }
    // BrlAPI's ports begin here.
    let Some(port) = 4101_u16.checked_add(number) else { return false };
    let host = if host.is_empty() { "127.0.0.1" } else { host };
    let Ok(mut addresses) = std::net::ToSocketAddrs::to_socket_addrs(&(host, port)) else { return false };
    addresses.any(|address| {
        let answer = TcpStream::connect_timeout(&address, PATIENCE);
        answer.is_ok_and(|stream| stream.set_read_timeout(Some(PATIENCE)).is_ok() && greets(stream))
    })
}

/// The local socket of `BrlAPI`.
#[cfg(unix)]
fn answers_locally(number: u16) -> bool {
    let stream = std::os::unix::net::UnixStream::connect(format!("/var/lib/BrlAPI/{number}"));
    stream.is_ok_and(|stream| stream.set_read_timeout(Some(PATIENCE)).is_ok() && greets(stream))
}

/// There is none elsewhere.
#[cfg(not(unix))]
fn answers_locally(_number: u16) -> bool {
    false
}

/// A server of `BrlAPI` begins with its version: the length 4, the letter v, a number.
fn greets(mut stream: impl std::io::Read) -> bool {
    let mut head = [0; 8];
    stream.read_exact(&mut head).is_ok() && head == [0, 0, 0, 4, 0, 0, 0, b'v']
}
