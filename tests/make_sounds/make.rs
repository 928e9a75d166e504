//! Makes the files in `sounds/`: `cargo run --example make_sounds`.
//!
//! The library embeds them, so that Cargo builds nothing before they are there: for a new one put an empty file in its place first.
#![allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss)] // small numbers of samples

use std::path::Path;

mod synth;

const NAMES: [&str; 21] = [
    "move",
    "capture",
    "check",
    "castling",
    "promotion",
    "refusal",
    "edge",
    "dark-square",
    "light-square",
    "offer",
    "low-time",
    "tick",
    "flag",
    "end",
    "your-turn",
    "confirmed",
    "entry-mode",
    "board-mode",
    "not-saved",
    "microphone-open",
    "microphone-closed",
];

fn main() -> std::io::Result<()> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("sounds");
    std::fs::create_dir_all(&folder)?;
    for name in NAMES {
        let wave = synth::wave(name).ok_or_else(|| std::io::Error::other(format!("no score for {name}")))?;
        std::fs::write(folder.join(format!("{name}.wav")), wave)?;
    }
    Ok(())
}
