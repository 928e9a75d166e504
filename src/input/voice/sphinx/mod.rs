//! `PocketSphinx`: its acoustic model, and its front end, which turns sound into what the model looks at.

pub mod acoustics;
pub mod costs;
mod features;
mod ffi;
mod mixtures;
pub mod model;
mod numbers;

use std::path::PathBuf;

/// Where Debian's package `pocketsphinx-en-us` puts the model.
const DEBIAN: &str = "/usr/share/pocketsphinx/model/en-us/en-us";
/// Where else it stands, for systems that are no Debian.
const ELSEWHERE: &str = "ANNABELLA_VOICE_MODEL";

/// The directory of the acoustic model.
pub fn model_directory() -> PathBuf {
    std::env::var_os(ELSEWHERE).map_or_else(|| PathBuf::from(DEBIAN), PathBuf::from)
}
