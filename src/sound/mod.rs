//! What outputs and microphones have in common: the sound server, the sound system without one, and how devices are asked for.
//!
//! `PulseAudio` comes first (`PipeWire` answers to it too): it mixes, follows the player's choice of device and says when it is absent.
//! cpal is for machines without it.

#[cfg(target_os = "linux")]
pub mod pulse;
pub mod rate;

use cpal::{BufferSize, SupportedBufferSize, SupportedStreamConfig};

/// The sink that `PulseAudio` and `PipeWire` put where there is no sound card: it swallows everything.
pub const NO_SINK: &str = "auto_null";
/// How `PulseAudio` ends the name of the recording of an output: it is not a microphone.
pub const MONITOR: &str = ".monitor";

/// Whether an ALSA name leads to a card by itself, and not through a plugin that may lead anywhere.
pub fn is_sound_card(name: &str) -> bool {
    ["hw:", "plughw:", "front:", "iec958:", "hdmi:"].iter().any(|way| name.starts_with(way))
}

/// A fixed buffer of this many milliseconds, as near as the device allows: the default one is two seconds long on `PulseAudio`.
pub fn period(supported: &SupportedStreamConfig, rate: u32, millis: u32) -> BufferSize {
    let frames = rate * millis / 1000;
    match *supported.buffer_size() {
        SupportedBufferSize::Range { min, max } if min <= max => BufferSize::Fixed(frames.clamp(min, max)),
        _ => BufferSize::Fixed(frames),
    }
}

/// Whether a stream runs on after an error: something was not quite in time, or the sound system moved it.
pub fn still_runs(error: &cpal::Error) -> bool {
    use cpal::ErrorKind::{DeviceChanged, RealtimeDenied, Xrun};
    matches!(error.kind(), DeviceChanged | RealtimeDenied | Xrun)
}

/// While it lives, the ALSA library tells its troubles to a buffer instead of standard error, on this thread.
#[cfg(target_os = "linux")]
pub fn hush() -> impl Sized {
    alsa::Output::local_error_handler().ok()
}

/// There is nothing to hush elsewhere.
#[cfg(not(target_os = "linux"))]
pub fn hush() -> impl Sized {}
