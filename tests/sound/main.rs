//! Speech and cues as they are heard: a real sound server, real voices, and a recording of the devices.

mod bluetooth;
mod clock;
mod cues;
mod devices;
mod driver;
mod espeak;
mod everything;
mod held;
#[path = "game.rs"]
mod played;
#[path = "../latency/processor.rs"]
mod processor;
mod recorder;
mod server;
mod spoken;
mod system;
mod trouble;
mod two;
mod voices;
mod world;
