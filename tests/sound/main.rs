//! Speech and cues as they are heard: a real sound server, real voices, and a recording of the devices.

mod bluetooth;
mod cues;
mod devices;
mod driver;
mod espeak;
mod game;
mod recorder;
mod system;
mod trouble;
mod two;
mod voices;
mod world;
