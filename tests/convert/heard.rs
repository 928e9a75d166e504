//! What is heard in a recording: each section beside the same words said alone by espeak-ng's own program.

use std::process::Command;

use annabella::game::participant::{Language, Style};
use annabella::output::recording::recital::{Passage, Reciter};
use annabella::scoresheet::sheet::Sheet;
use annabella::words::utterance::Segment;
use annabella::words::{Listener, Words};

use crate::braille::games::{SAMPLE, sample};
use crate::convert::command::{dir, said};
use crate::convert::recorded::record;
use crate::convert::rounds::written;
use crate::convert::sound_file::{RATE, SoundFile, samples};

/// Quieter than this is the edge of a text.
const SILENCE: u16 = 60;
/// Between two voices of a phrase.
const BETWEEN: usize = RATE * 6 / 100;
/// A frame of 20 ms.
const FRAME: usize = RATE / 50;

/// A text said alone, by another program in a process of its own.
fn alone(segment: &Segment) -> Vec<i16> {
    let output = Command::new("espeak-ng")
        .args(["-v", segment.language.code(), "-s", "175", "--stdout", "--", segment.speech()])
        .output()
        .expect("espeak-ng is installed");
    // It does not know the sizes before it has spoken, and never puts them in: the samples are behind the header.
    let all = samples(&output.stdout[44..]);
    let is_sound = |sample: &i16| sample.unsigned_abs() > SILENCE;
    let first = all.iter().position(is_sound).unwrap_or(0).saturating_sub(RATE / 1000);
    let last = all.iter().rposition(is_sound).map_or(first, |last| last + 1);
    all[first..last].to_vec()
}

/// A phrase as it should sound, with the silence behind it.
fn phrase(passage: &Passage) -> Vec<i16> {
    let mut sound = Vec::new();
    for segment in passage.words.iter().filter(|segment| !segment.speech().trim().is_empty()) {
        assert!(!segment.spelled);
        if !sound.is_empty() {
            sound.resize(sound.len() + BETWEEN, 0);
        }
        sound.extend(alone(segment));
    }
    sound.resize(sound.len() + RATE * passage.rest as usize / 1000, 0);
    sound
}

fn passages(sheet: &Sheet, language: Language, style: Style) -> Vec<Passage> {
    let listener = Listener { language, style, ..Listener::default() };
    let mut all = Vec::new();
    let reciter = Reciter { words: Words::new(), listener, times: false };
    let taken = reciter.recite(sheet, None, |passage| {
        all.push(passage);
        Ok::<(), ()>(())
    });
    taken.expect("nothing fails");
    all
}

/// How loud and how bright each frame is. The synthesizer gives its voice a little tremor that goes on from one text to the next, so
/// that no sample is the same twice; this hardly changes.
fn profile(sound: &[i16]) -> Vec<[f64; 2]> {
    let frame = |frame: &[i16]| {
        let energy: f64 = frame.iter().map(|sample| f64::from(*sample).powi(2)).sum();
        let rises = frame.windows(2).filter(|two| two[0] <= 0 && two[1] > 0).count();
        #[allow(clippy::cast_precision_loss)] // a frame has 441 samples
        let of = frame.len() as f64;
        [(energy / of + 100.0).log10(), f64::from(u32::try_from(rises).expect("few")) / of * 20.0]
    };
    sound.chunks(FRAME).map(frame).collect()
}

/// How much two sounds differ in a frame on the average, where frames may be held or skipped (dynamic time warping): pauses at commas and
/// colons are not always the same length either.
fn distance(one: &[[f64; 2]], other: &[[f64; 2]]) -> f64 {
    let mut before = vec![f64::INFINITY; other.len() + 1];
    before[0] = 0.0;
    for a in one {
        let mut now = vec![f64::INFINITY; other.len() + 1];
        for (index, b) in other.iter().enumerate() {
            let differs = (a[0] - b[0]).abs() + (a[1] - b[1]).abs();
            // To hold a frame costs something, so that nothing is stretched without need.
            let held = before[index + 1].min(now[index]) + 0.1;
            now[index + 1] = differs + before[index].min(held);
        }
        before = now;
    }
    #[allow(clippy::cast_precision_loss)] // some hundred frames
    let frames = (one.len() + other.len()) as f64;
    before[other.len()] / frames
}

#[test]
fn between_two_marks_sounds_the_half_move_and_nothing_else() {
    let sample = sample(SAMPLE[0]);
    let dir = dir(&[("in.pgn", &written(std::slice::from_ref(&sample)))]);
    for (language, style) in [
        (Language::En, Style::Literate),
        (Language::It, Style::Literate),
        (Language::De, Style::Fide),
        (Language::Es, Style::Uci),
        (Language::Fr, Style::Nato),
        (Language::En, Style::FideLocal),
    ] {
        let how = ["--language", language.code(), "--style", style.name(), "--rate", "175", "--force"];
        let output = record(dir.path(), &how);
        assert_eq!(output.status.code(), Some(0), "{:?}", said(&output));
        let file = SoundFile::read(&dir.path().join("out.wav"));

        let passages = passages(&sample, language, style);
        let mut expected: Vec<(String, String, Vec<i16>)> = Vec::new();
        for passage in &passages {
            let words: String = passage.words.iter().map(Segment::speech).collect();
            match (&passage.label, expected.last_mut()) {
                (None, Some((_, text, sound))) => {
                    text.push_str(&words);
                    sound.extend(phrase(passage));
                }
                (label, _) => expected.push((label.clone().expect("the first is marked"), words, phrase(passage))),
            }
        }
        let marked: Vec<&String> = file.marks.iter().map(|(_, label)| label).collect();
        assert_eq!(marked, expected.iter().map(|(label, ..)| label).collect::<Vec<_>>());

        let profiles: Vec<Vec<[f64; 2]>> = expected.iter().map(|(.., sound)| profile(sound)).collect();
        for ((section, (label, text, sound)), own) in file.sections().into_iter().zip(&expected).zip(&profiles) {
            let away = section.len().abs_diff(sound.len());
            assert!(away < RATE / 10, "{language:?} {label}: {} samples, alone {}", section.len(), sound.len());
            let heard = profile(section);
            let own = distance(&heard, own);
            for ((.., other, _), profile) in expected.iter().zip(&profiles).filter(|((.., other, _), _)| other != text)
            {
                let other_distance = distance(&heard, profile);
                assert!(
                    own < other_distance,
                    "{label} sounds like {other}: {other_distance}, and not like {text}: {own}"
                );
            }
        }
    }
}
