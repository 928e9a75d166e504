//! What of a sound the acoustic model looks at: its cepstra, how they rise and fall, and how that changes.

/// Numbers of a cepstrum: the coarse shape of the spectrum of 25 ms, the loudness first.
pub const SIZE: usize = 13;

/// A frame of sound, one each 10 ms.
pub type Cepstrum = [f32; SIZE];

/// A frame as the model has it, in three parts.
pub type Features = [Cepstrum; PARTS];

/// The cepstrum, its slope, and the slope of that.
pub const PARTS: usize = 3;

/// Frames on each side over which the slope is taken.
const SLOPE: isize = 2;

/// The cepstrum of speech on the average of the 107 voices to which the recogniser was fitted, but for the loudness.
const USUAL: Cepstrum = [0.0, -3.32, -1.74, 8.69, -8.71, -0.67, -6.26, -6.51, -3.12, -2.78, 0.53, -4.03, -0.19];
/// The mean of an utterance counts as if this many frames of the usual one came before it: in two words some sounds are too few to make
/// a mean, and what they say of the voice and the microphone would be taken off each word.
const FRAMES_OF_USUAL: f32 = 160.0;

/// The features of all frames of an utterance, whose mean is taken off first.
pub fn features(mut cepstra: Vec<Cepstrum>) -> Vec<Features> {
    let mean = mean(&cepstra);
    for cepstrum in &mut cepstra {
        *cepstrum = minus(cepstrum, &mean);
    }
    // At the ends the first and the last frame go on.
    let at = |index: usize, by: isize| &cepstra[index.saturating_add_signed(by).min(cepstra.len() - 1)];
    let slope = |index, by| minus(at(index, by + SLOPE), at(index, by - SLOPE));
    let bend = |index| minus(&slope(index, 1), &slope(index, -1));
    (0..cepstra.len()).map(|index| [cepstra[index], slope(index, 0), bend(index)]).collect()
}

#[allow(clippy::cast_precision_loss)] // frames of seconds
fn mean(cepstra: &[Cepstrum]) -> Cepstrum {
    let mut sum = [0.0; SIZE];
    // Frames without any energy are left out, as they were in training.
    let counted = cepstra.iter().filter(|cepstrum| cepstrum[0] >= 0.0);
    let count = counted.clone().count() as f32;
    for cepstrum in counted {
        for (sum, value) in sum.iter_mut().zip(cepstrum) {
            *sum += value;
        }
    }
    let own = sum.map(|sum| sum / count.max(1.0));
    let mut mean: Cepstrum =
        std::array::from_fn(|at| (sum[at] + FRAMES_OF_USUAL * USUAL[at]) / (count + FRAMES_OF_USUAL));
    // The usual voice does not tell how loud this one is.
    mean[0] = own[0];
    mean
}

fn minus(one: &Cepstrum, other: &Cepstrum) -> Cepstrum {
    std::array::from_fn(|at| one[at] - other[at])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A sound that rises by one each frame, but for its loudness.
    fn rising(frames: u8) -> Vec<Cepstrum> {
        (0..frames).map(|at| std::array::from_fn(|place| if place == 0 { 40.0 } else { f32::from(at) })).collect()
    }

    #[test]
    fn a_frame_has_its_slope_and_its_bend() {
        let features = features(rising(20));
        assert_eq!(features.len(), 20);
        let [cepstrum, slope, bend] = features[10];
        assert!(cepstrum[0].abs() < 1e-4, "the loudness is taken off whole");
        assert!(slope[0] == 0.0 && slope[1..].iter().all(|slope| (slope - 4.0).abs() < 1e-4), "{slope:?}");
        assert!(bend.iter().all(|bend| bend.abs() < 1e-4), "{bend:?}");
        // Where it begins it stands still before.
        assert!((features[0][1][1] - 2.0).abs() < 1e-4 && features[0][2][1] > 0.0, "{:?}", features[0]);
        assert!(super::features(Vec::new()).is_empty());
        assert_eq!(super::features(rising(1)).len(), 1);
    }

    #[test]
    fn the_mean_of_few_frames_counts_less() {
        let far = |frames: usize| {
            let mut sound = vec![[40.0; SIZE]; frames];
            // Without energy, and counted for nothing.
            sound.push([-1.0; SIZE]);
            features(sound)[0][0][3]
        };
        let usual = 40.0 - USUAL[3];
        assert!((far(160) - usual / 2.0).abs() < 0.01 && (far(1_440) - usual / 10.0).abs() < 0.01, "{}", far(160));
    }
}
