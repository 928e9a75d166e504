//! One utterance on its way from the end-point detector to the recogniser: live, and out of a recording.

use super::endpoint::{Endpoint, Part};
use super::{Heard, Recogniser};

/// An utterance that a recogniser is hearing.
#[derive(Debug, Default)]
pub struct Utterance {
    sound: Vec<i16>,
}

impl Utterance {
    pub fn begin(ear: &mut dyn Recogniser, samples: Vec<i16>) -> Utterance {
        ear.begin();
        ear.hear(&samples);
        Utterance { sound: samples }
    }

    /// It goes on, or pauses: then what is understood so far decides how long its end is waited for.
    pub fn go_on(&mut self, ear: &mut dyn Recogniser, part: &Part, endpoint: &mut Endpoint) {
        match part {
            Part::GoesOn(samples) => {
                ear.hear(samples);
                self.sound.extend(samples);
            }
            Part::Pauses if ear.settle() => {}
            Part::Pauses => endpoint.wait_for_more(),
            Part::Begins(_) | Part::Ends(_) => {}
        }
    }

    /// The sound so far.
    pub fn sound(&self) -> &[i16] {
        &self.sound
    }

    /// What was heard, and the sound of it.
    pub fn end(self, ear: &mut dyn Recogniser) -> (Heard, Vec<i16>) {
        (ear.end(), self.sound)
    }
}
