//! What `annabella voice teach` does for a voice: it says each word three times, and then other moves are heard, as everybody's, with its own
//! pronunciations, and with its own threshold, too.

use std::path::Path;

use annabella::game::participant::HearStyle;
use annabella::input::voice::recogniser::PocketSphinx;
use annabella::input::voice::teach::{self, TIMES};
use annabella::input::voice::trial::{Examples, POSITIONS};
use annabella::input::voice::tuning::Tuning;
use annabella::input::voice::{Awaited, Expected, Recogniser};
use annabella::notation::Legality;
use fastrand::Rng;

use crate::noise::{self, Room};
use crate::said::{Form, Respelled, said};
use crate::table::Tables;
use crate::voices::{Manner, Text, Voice};
use crate::{heard_in, judge};

const TABLE: &str = "Taught";

/// Teaches one voice after the other; `moves` are said by each.
pub fn all(voices: &[Voice], respelled: &Respelled, moves: usize, seed: u64) {
    let mut tables = Tables::default();
    let scratch = tempfile::tempdir().expect("a directory");
    for (number, voice) in voices.iter().enumerate() {
        let seed = seed.wrapping_mul(3_000_017).wrapping_add(number as u64 * 1_000);
        one(voice, respelled, moves, seed, scratch.path(), &mut tables);
    }
    println!("\n{tables}");
}

fn one(voice: &Voice, respelled: &Respelled, moves: usize, seed: u64, scratch: &Path, tables: &mut Tables) {
    let style = HearStyle::Fide;
    let mut rng = Rng::with_seed(seed);
    let mut examples = Examples::new();
    for word in teach::words(style) {
        for _ in 0..TIMES {
            let Some(how) = respelled.one(&word, voice, &mut rng) else { continue };
            let manner = Manner { pace: rng.f64(), pitch: rng.f64() };
            let spoken =
                voice.say(&Text::Words(vec![Some(how)]), manner, scratch).unwrap_or_else(|why| panic!("{why}"));
            examples.entry(word.clone()).or_default().push(noise::in_room(&spoken, Room::Clean, &[], &mut rng));
        }
    }
    let lesson = teach::learn(style, voice.language, &examples, POSITIONS).unwrap_or_else(|why| panic!("{why:?}"));
    println!("{}: {} of {} words, {:?}", voice.label(), lesson.heard.len(), examples.len(), lesson.trial);
    let own = Tuning { certain: None, ..lesson.tuning.clone() };
    let ears = [("as everybody", Tuning::default()), ("own words", own), ("own words and threshold", lesson.tuning)];
    let mut ears = ears.map(|(row, tuning)| {
        let certain = tuning.thresholds(style);
        (row, PocketSphinx::open(tuning).unwrap_or_else(|why| panic!("{why:?}")), certain)
    });
    for (form, count) in [(Form::Full, moves), (Form::Illegal, moves.div_ceil(2)), (Form::Talk, moves.div_ceil(2))] {
        for _ in 0..count {
            let Some(utterance) = said(form, Awaited::Nothing, style, voice, respelled, &mut rng) else { continue };
            let manner = Manner { pace: rng.f64(), pitch: rng.f64() };
            let spoken = voice.say(&utterance.text, manner, scratch).unwrap_or_else(|why| panic!("{why}"));
            let samples = noise::in_room(&spoken, Room::Clean, &[], &mut rng);
            for (row, ear, at) in &mut ears {
                ear.expect(&Expected {
                    board: utterance.board.clone(),
                    legality: Legality::Preferred,
                    style,
                    language: voice.language,
                    awaited: Awaited::Nothing,
                });
                let (heard, _) = heard_in(ear, &samples, [*at]);
                tables.add(TABLE, row, form, judge(&utterance, &heard[0]));
            }
        }
    }
}
