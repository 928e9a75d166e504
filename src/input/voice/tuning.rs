//! What is known of one player's voice, as it is kept in a file.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::decision::Thresholds;
use crate::game::participant::HearStyle;

/// How much higher or lower a voice may be than usual; the first is that of somebody unknown.
pub const WARPS: [f32; 4] = [1.0, 0.87, 1.15, 1.3];
/// More than this would make a room of it.
pub const MOST_GAIN: f32 = 16.0;

/// What is known of one player's voice.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Tuning {
    /// In which words they were taught; `None`: nothing was.
    #[serde(with = "style_name")]
    pub style: Option<HearStyle>,
    /// How they say each word: the phones of each way.
    pub words: BTreeMap<String, Vec<String>>,
    /// How much higher than usual their voice is.
    pub warp: f32,
    /// From which certainty on a move of theirs is heard. `None`: from that of everybody.
    #[serde(default)]
    pub certain: Option<f64>,
    /// By how much what the microphone gives of them is made louder.
    #[serde(default = "as_it_is")]
    pub gain: f32,
}

const fn as_it_is() -> f32 {
    1.0
}

/// Between these a certainty may lie; a file may say anything.
const CERTAINTIES: std::ops::RangeInclusive<f64> = 0.5..=0.99;

impl Default for Tuning {
    fn default() -> Tuning {
        Tuning { style: None, words: BTreeMap::new(), warp: WARPS[0], certain: None, gain: as_it_is() }
    }
}

impl Tuning {
    /// From which certainties on what is done, where moves are said in this style.
    pub fn thresholds(&self, style: HearStyle) -> Thresholds {
        let usual = Thresholds::of(style);
        let own = self.certain.filter(|certain| self.style == Some(style) && CERTAINTIES.contains(certain));
        Thresholds { certain_move: own.unwrap_or(usual.certain_move), ..usual }
    }

    /// By how much the microphone is made louder.
    pub fn loudness(&self) -> f32 {
        if self.gain.is_finite() { self.gain.clamp(as_it_is(), MOST_GAIN) } else { as_it_is() }
    }
}

mod style_name {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::game::participant::HearStyle;

    #[allow(clippy::ref_option, clippy::trivially_copy_pass_by_ref)] // serde wants it so
    pub fn serialize<S: Serializer>(style: &Option<HearStyle>, to: S) -> Result<S::Ok, S::Error> {
        style.map(HearStyle::name).serialize(to)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<HearStyle>, D::Error> {
        let name = Option::<String>::deserialize(from)?;
        Ok(name.and_then(|name| HearStyle::from_name(&name)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tuning_applies_within_bounds_and_to_its_own_style() {
        let of = |certain: f64, style| Tuning { certain: Some(certain), style, ..Tuning::default() };
        let fide = Some(HearStyle::Fide);
        assert!((of(0.5, fide).thresholds(HearStyle::Fide).certain_move - 0.5).abs() < 1e-9);
        for (tuning, style) in [
            (of(0.5, fide), HearStyle::Nato),
            (of(0.5, None), HearStyle::Fide),
            (of(0.4, fide), HearStyle::Fide),
            (of(f64::NAN, fide), HearStyle::Fide),
            (Tuning::default(), HearStyle::Plain),
        ] {
            assert_eq!(tuning.thresholds(style), Thresholds::of(style), "{tuning:?}");
        }
        for (gain, loudness) in [(1.0, 1.0), (4.0, 4.0), (0.0, 1.0), (1e9, MOST_GAIN), (f32::NAN, 1.0)] {
            assert!((Tuning { gain, ..Tuning::default() }.loudness() - loudness).abs() < 1e-6, "{gain}");
        }
        // A file of a version that knew neither.
        let old: Tuning = serde_json::from_str(r#"{"style":"fide","words":{},"warp":1.0}"#).expect("JSON");
        assert_eq!(old, Tuning { style: fide, ..Tuning::default() });
    }
}
