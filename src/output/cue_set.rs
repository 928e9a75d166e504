//! The cues as this player wants them: ours or their own, as loud as they like.

use std::collections::BTreeMap;
use std::fs::File;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::cues;
use crate::config::CueSettings;
use crate::game::effect::Cue;
use crate::words::trouble::CueTrouble;

/// A file of more bytes is no short sound: two seconds of the finest stereo sound have fewer.
const LARGEST: u64 = 4 << 20;
/// The loudest sample of a cue, 11 dB below full. Cues are mixed into speech: what is louder is brought down to this, so that
/// words are understood over it.
const LOUDEST: u16 = 9000;

/// A sound that cannot be a cue; ours stands in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unusable {
    pub cue: Cue,
    pub file: PathBuf,
    /// What is wrong with it.
    pub why: CueTrouble,
}

/// The samples of all cues, ready to be mixed in.
#[derive(Clone, Debug)]
pub struct CueSet(BTreeMap<Cue, Sound>);

#[derive(Clone, Debug)]
struct Sound {
    /// As it is heard in a game; `None`: it is off.
    heard: Option<Arc<[i16]>>,
    /// As it is heard when somebody wants to know it.
    sample: Arc<[i16]>,
}

impl CueSet {
    /// Reads the player's own sounds, and says which cannot be used. It waits for the disk.
    pub fn load(settings: &CueSettings) -> (CueSet, Vec<Unusable>) {
        let mut unusable = Vec::new();
        let sound = |cue| {
            let choice = settings.of(cue);
            let own = choice.file.as_deref().map(read_file).transpose().unwrap_or_else(|why| {
                unusable.extend(choice.file.clone().map(|file| Unusable { cue, file, why }));
                None
            });
            let full = own.unwrap_or_else(|| cues::samples(cue));
            let loudness = u32::from(choice.loudness) * u32::from(settings.volume);
            let heard = (loudness > 0).then(|| softer(&full, loudness));
            // One that is off is heard all the same by who asks for it: otherwise they could not tell what they have turned off.
            let sample = heard.clone().unwrap_or_else(|| match settings.volume {
                0 => full.into(),
                volume => softer(&full, 100 * u32::from(volume)),
            });
            (cue, Sound { heard, sample })
        };
        let sounds = Cue::ALL.into_iter().map(sound).collect();
        (CueSet(sounds), unusable)
    }

    /// The samples of a cue in a game; `None`: it is off.
    pub fn heard(&self, cue: Cue) -> Option<Arc<[i16]>> {
        self.0.get(&cue)?.heard.clone()
    }

    /// The samples of a cue for who wants to know it.
    pub fn sample(&self, cue: Cue) -> Arc<[i16]> {
        self.0.get(&cue).map_or_else(|| Arc::from([]), |sound| sound.sample.clone())
    }
}

/// Reads a sound of the player's own, no louder than a cue may be.
///
/// # Errors
/// Why it cannot be a cue.
pub fn read_file(path: &Path) -> Result<Vec<i16>, CueTrouble> {
    let failed = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => CueTrouble::Missing,
        _ => CueTrouble::Unreadable { system: error.into() },
    };
    // Looked at first: opening a pipe would wait for its writer.
    let about = std::fs::metadata(path).map_err(failed)?;
    if !about.is_file() {
        return Err(CueTrouble::NotAFile);
    }
    let mut bytes = Vec::new();
    File::open(path).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes)).map_err(failed)?;
    if bytes.len() as u64 > LARGEST {
        return Err(CueTrouble::TooLarge);
    }
    cues::read(&bytes).map(bounded)
}

fn bounded(samples: Vec<i16>) -> Vec<i16> {
    let peak = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0);
    if peak <= LOUDEST {
        return samples;
    }
    samples.into_iter().map(|sample| scaled(sample, LOUDEST.into(), peak.into())).collect()
}

/// `loudness` in parts of 10,000.
fn softer(samples: &[i16], loudness: u32) -> Arc<[i16]> {
    samples.iter().map(|sample| scaled(*sample, loudness.min(10_000), 10_000)).collect()
}

fn scaled(sample: i16, part: u32, whole: u32) -> i16 {
    let scaled = i64::from(sample) * i64::from(part) / i64::from(whole.max(1));
    i16::try_from(scaled).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::config::CueChoice;

    /// A WAV file of 16-bit samples.
    fn wave(rate: u32, samples: &[i16]) -> Vec<u8> {
        let length = u32::try_from(samples.len() * 2).unwrap();
        let mut file = b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0".to_vec();
        file.extend(rate.to_le_bytes());
        file.extend((rate * 2).to_le_bytes());
        file.extend([2, 0, 16, 0]);
        file.extend(b"data");
        file.extend(length.to_le_bytes());
        file.extend(samples.iter().flat_map(|sample| sample.to_le_bytes()));
        file
    }

    fn peak(samples: &[i16]) -> u16 {
        samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap_or(0)
    }

    fn with(volume: u8, said: &[(Cue, &str)]) -> CueSettings {
        let each = said.iter().map(|(cue, text)| (*cue, text.parse::<CueChoice>().unwrap())).collect();
        CueSettings { volume, each }
    }

    #[test]
    fn cues_are_softer_off_or_as_they_are() {
        let (set, unusable) = CueSet::load(&with(50, &[(Cue::Move, "off"), (Cue::Check, "50")]));
        assert_eq!(unusable, []);
        let own = peak(&cues::samples(Cue::Check));
        assert!(set.heard(Cue::Move).is_none());
        assert_eq!(
            peak(&set.sample(Cue::Move)),
            peak(&cues::samples(Cue::Move)) / 2,
            "what is off can be heard on request"
        );
        assert!(peak(&set.heard(Cue::Check).unwrap()).abs_diff(own / 4) <= 1);
        assert!(peak(&set.heard(Cue::Flag).unwrap()).abs_diff(peak(&cues::samples(Cue::Flag)) / 2) <= 1);
        let (silent, _) = CueSet::load(&with(0, &[]));
        assert!(Cue::ALL.into_iter().all(|cue| silent.heard(cue).is_none() && peak(&silent.sample(cue)) > 3000));
    }

    #[test]
    fn a_player_sound_is_accepted_and_not_too_loud() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("my click.wav");
        fs::write(&path, wave(22_050, &[i16::MIN, 200, -3000, 0])).unwrap();
        let said = format!("{} 50", path.display());
        let (set, unusable) = CueSet::load(&with(100, &[(Cue::Edge, &said)]));
        assert_eq!(unusable, []);
        assert_eq!(set.heard(Cue::Edge).unwrap()[..], [-4500, 27, -411, 0]);
        fs::write(&path, wave(22_050, &[100, -3000])).unwrap();
        assert_eq!(read_file(&path), Ok(vec![100, -3000]), "what is soft stays as it is");
    }

    #[test]
    fn an_unusable_sound_is_refused_and_replaced_by_ours() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("a.wav");
        assert_eq!(read_file(&path), Err(CueTrouble::Missing));
        assert_eq!(read_file(folder.path()), Err(CueTrouble::NotAFile));
        let two_seconds = vec![1; 2 * 8000];
        for (bytes, why) in [
            (b"no sound".to_vec(), CueTrouble::NotWave),
            (Vec::new(), CueTrouble::NotWave),
            (wave(8000, &[]), CueTrouble::NotWave),
            (wave(8000, &[&two_seconds[..], &[1]].concat()), CueTrouble::TooLong),
            (vec![0; 5 << 20], CueTrouble::TooLarge),
            (wave(8000, &[1, 2, 3])[..46].to_vec(), CueTrouble::NotWave),
            (
                wave(8000, &[1, 2, 3]).iter().enumerate().map(|(at, byte)| if at == 34 { 8 } else { *byte }).collect(),
                CueTrouble::NotPcm16,
            ),
        ] {
            fs::write(&path, bytes).unwrap();
            assert_eq!(read_file(&path), Err(why));
        }
        fs::write(&path, wave(8000, &two_seconds)).unwrap();
        assert_eq!(read_file(&path).map(|samples| samples.len() / 1000), Ok(44));
        let gone = folder.path().join("gone.wav");
        let (set, unusable) = CueSet::load(&with(100, &[(Cue::Offer, gone.to_str().unwrap())]));
        assert_eq!(unusable, [Unusable { cue: Cue::Offer, file: gone, why: CueTrouble::Missing }]);
        assert_eq!(set.heard(Cue::Offer).unwrap()[..], cues::samples(Cue::Offer)[..]);
    }

    #[cfg(unix)]
    #[test]
    fn a_pipe_keeps_nobody_waiting() {
        let folder = tempfile::tempdir().unwrap();
        let pipe = folder.path().join("pipe.wav");
        let made = std::process::Command::new("mkfifo").arg(&pipe).status().unwrap();
        assert!(made.success());
        assert_eq!(read_file(&pipe), Err(CueTrouble::NotAFile));
    }
}
