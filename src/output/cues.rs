//! The short sounds, embedded. The program `tests/make_sounds` makes the files in `sounds/`.

use std::time::Duration;

use super::sink::RATE;
use crate::game::effect::Cue;
use crate::sound::rate::converted;
use crate::words::trouble::CueTrouble;

/// The embedded file of a cue.
pub const fn file(cue: Cue) -> &'static [u8] {
    macro_rules! sound {
        ($name:literal) => {
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/sounds/", $name, ".wav"))
        };
    }
    match cue {
        Cue::Move => sound!("move"),
        Cue::Capture => sound!("capture"),
        Cue::Check => sound!("check"),
        Cue::Castling => sound!("castling"),
        Cue::Promotion => sound!("promotion"),
        Cue::Refusal => sound!("refusal"),
        Cue::Edge => sound!("edge"),
        Cue::DarkSquare => sound!("dark-square"),
        Cue::LightSquare => sound!("light-square"),
        Cue::Offer => sound!("offer"),
        Cue::LowTime => sound!("low-time"),
        Cue::Tick => sound!("tick"),
        Cue::Flag => sound!("flag"),
        Cue::End => sound!("end"),
        Cue::YourTurn => sound!("your-turn"),
        Cue::Confirmed => sound!("confirmed"),
        Cue::EntryMode => sound!("entry-mode"),
        Cue::BoardMode => sound!("board-mode"),
        Cue::NotSaved => sound!("not-saved"),
        Cue::MicrophoneOpen => sound!("microphone-open"),
        Cue::MicrophoneClosed => sound!("microphone-closed"),
    }
}

/// The samples of our own sound of a cue, mono at [`RATE`].
pub fn samples(cue: Cue) -> Vec<i16> {
    // The embedded files are read by a test; a cue that could not be read would be silent.
    read(file(cue)).unwrap_or_default()
}

/// No cue lasts longer.
pub const LONGEST: Duration = Duration::from_secs(2);

/// Reads a WAV file of 16-bit PCM: any rate, and of several channels the mean.
///
/// # Errors
/// Why it cannot be played.
pub fn read(bytes: &[u8]) -> Result<Vec<i16>, CueTrouble> {
    let riff = bytes.get(..12).ok_or(CueTrouble::NotWave)?;
    if &riff[..4] != b"RIFF" || &riff[8..] != b"WAVE" {
        return Err(CueTrouble::NotWave);
    }
    let format = chunk(bytes, *b"fmt ").filter(|format| format.len() >= 16).ok_or(CueTrouble::NotWave)?;
    let short = |at: usize| u16::from_le_bytes([format[at], format[at + 1]]);
    let channels = usize::from(short(2));
    if short(0) != 1 || short(14) != 16 || channels == 0 {
        return Err(CueTrouble::NotPcm16);
    }
    let rate = u32::from_le_bytes([format[4], format[5], format[6], format[7]]);
    let data = chunk(bytes, *b"data").ok_or(CueTrouble::NotWave)?;
    // A rate far off would only make the file very long.
    if data.len() < 2 * channels || !(4_000..=384_000).contains(&rate) {
        return Err(CueTrouble::NotWave);
    }
    if (data.len() / (2 * channels)) as u64 > u64::from(rate) * LONGEST.as_secs() {
        return Err(CueTrouble::TooLong);
    }
    let frames = data.chunks_exact(2 * channels).map(|frame| {
        let sum: i64 = frame.chunks_exact(2).map(|pair| i64::from(i16::from_le_bytes([pair[0], pair[1]]))).sum();
        i16::try_from(sum / i64::try_from(channels).unwrap_or(1)).unwrap_or(0)
    });
    Ok(converted(&frames.collect::<Vec<_>>(), rate, RATE))
}

/// The content of the first chunk of a kind.
fn chunk(bytes: &[u8], kind: [u8; 4]) -> Option<&[u8]> {
    let mut rest = bytes.get(12..)?;
    loop {
        let head = rest.get(..8)?;
        let length = usize::try_from(u32::from_le_bytes([head[4], head[5], head[6], head[7]])).ok()?;
        if head[..4] == kind {
            return rest.get(8..8_usize.checked_add(length)?);
        }
        rest = rest.get(8_usize.checked_add(length)?.checked_add(length % 2)?..)?;
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use proptest::prelude::*;

    use super::*;

    #[test]
    fn every_cue_is_short_soft_and_its_own() {
        let mut seen = HashSet::new();
        for cue in Cue::ALL {
            let samples = read(file(cue)).unwrap_or_else(|error| panic!("{}: {error:?}", cue.name()));
            assert!((1000..RATE as usize * 3 / 10).contains(&samples.len()), "{}: {}", cue.name(), samples.len());
            let peak = samples.iter().map(|sample| sample.unsigned_abs()).max().unwrap();
            assert!((3000..9000).contains(&peak), "{}: {peak}", cue.name());
            assert!(samples[samples.len() - 1].unsigned_abs() < 50, "{} ends softly", cue.name());
            assert!(seen.insert(samples), "{} sounds like another", cue.name());
        }
    }

    /// How often a second the wave goes from below to above: high is bright, low is dull.
    fn brightness(cue: Cue) -> usize {
        let samples = read(file(cue)).unwrap();
        let rises = samples.windows(2).filter(|pair| pair[0] <= 0 && pair[1] > 0).count();
        rises * RATE as usize / samples.len()
    }

    #[test]
    fn square_colour_cues_are_short_and_need_no_musical_ear() {
        for cue in [Cue::DarkSquare, Cue::LightSquare] {
            let length = read(file(cue)).unwrap().len();
            assert!(length < RATE as usize * 6 / 100, "{} lasts {length} samples", cue.name());
        }
        let (dark, light) = (brightness(Cue::DarkSquare), brightness(Cue::LightSquare));
        assert!(dark < 400 && light > 1500, "{dark} against {light}");
        assert!(brightness(Cue::Edge) < dark, "the edge is the dullest");
    }

    #[test]
    fn low_time_ticks_twice() {
        let samples = read(file(Cue::LowTime)).unwrap();
        let loud: Vec<bool> =
            samples.chunks(RATE as usize / 100).map(|piece| piece.iter().any(|s| s.unsigned_abs() > 300)).collect();
        let ticks = loud.windows(2).filter(|pair| !pair[0] && pair[1]).count() + usize::from(loud[0]);
        assert_eq!(ticks, 2);
        let pause = loud.iter().filter(|loud| !**loud).count();
        assert!(pause >= 6, "they are apart: {pause} hundredths of a second");
    }

    #[test]
    fn entry_mode_rises_and_board_mode_falls() {
        let halves = |cue: Cue| {
            let samples = read(file(cue)).unwrap();
            let rises = |half: &[i16]| half.windows(2).filter(|pair| pair[0] <= 0 && pair[1] > 0).count();
            let (first, second) = samples.split_at(samples.len() / 2);
            (rises(first), rises(second))
        };
        let ((low, high), (above, below)) = (halves(Cue::EntryMode), halves(Cue::BoardMode));
        assert!(high > low && above > below, "{low} to {high}, {above} to {below}");
    }

    proptest! {
        #[test]
        fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..80)) {
            read(&bytes).ok();
            let mut wave = b"RIFF\0\0\0\0WAVEfmt \x10\0\0\0\x01\0\x01\0\x22\x56\0\0".to_vec();
            wave.extend(bytes);
            read(&wave).ok();
        }
    }
}
