//! From sound to costs.

use std::path::Path;

use super::costs::Costs;
use super::features::features;
use super::ffi::FrontEnd;
use super::mixtures::Mixtures;
use super::model::Model;
use crate::words::trouble::VoiceTrouble;

/// An acoustic model and what it hears with, in the hands of one thread at a time.
pub struct Acoustics {
    front_end: FrontEnd,
    mixtures: Mixtures,
}

impl Acoustics {
    /// Opens what belongs to the model in this directory (10 MB), for voices whose frequencies are this much higher than usual (1: as usual).
    ///
    /// # Errors
    /// When the library or a file of the model is missing or foreign.
    pub fn open(directory: &Path, model: &Model, warp: f32) -> Result<Acoustics, VoiceTrouble> {
        let front_end = FrontEnd::open(directory, warp)?;
        let mixtures = Mixtures::read(directory, model)
            .ok_or_else(|| VoiceTrouble::NoModel { path: directory.display().to_string() })?;
        Ok(Acoustics { front_end, mixtures })
    }

    /// The costs of a whole utterance at 16 kHz: the same sound costs the same, whatever was heard before.
    pub fn costs(&mut self, samples: &[i16]) -> Costs {
        let cepstra = self.front_end.cepstra(&softly_noisy(samples));
        self.mixtures.costs(&features(cepstra))
    }
}

/// Noise of 8 at most is added, the same each time (-76 dB).
const SOFT: i16 = 8;

/// The samples, with noise far below any microphone's. A noise gate, or a file, makes pauses of nothing but zeros; they would move the mean
/// so far that words are heard worse.
fn softly_noisy(samples: &[i16]) -> Vec<i16> {
    let mut rng = fastrand::Rng::with_seed(0);
    samples.iter().map(|sample| sample.saturating_add(rng.i16(-SOFT..=SOFT))).collect()
}
