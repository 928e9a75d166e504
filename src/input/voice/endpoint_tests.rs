//! The begin and the end of utterances: in generated sound, and by scores alone.

use proptest::prelude::*;

use super::super::RATE;
use super::super::sample::{noise, silence, speech};
use super::*;

/// What came of samples that come in pieces of this length: the beginnings, with the samples of the utterance, and the ends.
fn utterances(manner: Manner, samples: &[i16], piece: usize) -> Vec<(Vec<i16>, Option<End>)> {
    let (mut scorer, mut endpoint, mut meter) = (Scorer::default(), Endpoint::new(manner), Meter::default());
    // It knows the room.
    let _known = scorer.hear(&silence(512));
    let mut found: Vec<(Vec<i16>, Option<End>)> = Vec::new();
    for piece in samples.chunks(piece) {
        for part in endpoint.hear(&scorer.hear(piece), &mut meter) {
            match part {
                Part::Begins(samples) => found.push((samples, None)),
                Part::GoesOn(samples) => found.last_mut().expect("a beginning").0.extend(samples),
                Part::Pauses => {}
                Part::Ends(End::Nothing) => found.push((Vec::new(), Some(End::Nothing))),
                Part::Ends(end) => found.last_mut().expect("a beginning").1 = Some(end),
            }
        }
    }
    found
}

fn ends(manner: Manner, samples: &[i16]) -> Vec<Option<End>> {
    utterances(manner, samples, 160).into_iter().map(|(_, end)| end).collect()
}

#[test]
fn an_utterance_includes_some_silence_before_and_after_it() {
    let samples = [silence(1_000), speech(1_200), silence(1_000)].concat();
    let found = utterances(Manner::Pressed, &samples, 160);
    let [(heard, Some(End::Silence))] = found.as_slice() else { panic!("{} utterances", found.len()) };
    let first_sound = heard.iter().position(|sample| sample.unsigned_abs() > 500).expect("speech");
    assert!(first_sound > 2_000, "it begins {first_sound} samples before its first sound");
    let second = RATE as usize;
    assert!((second * 15 / 10..second * 22 / 10).contains(&heard.len()), "{} samples", heard.len());
}

#[test]
fn a_possible_end_is_told_early_without_losing_the_pause() {
    let samples = [silence(300), speech(600), silence(200), speech(600), silence(600)].concat();
    let (mut scorer, mut endpoint) = (Scorer::default(), Endpoint::new(Manner::Pressed));
    let _known = scorer.hear(&silence(512));
    let parts = endpoint.hear(&scorer.hear(&samples), &mut Meter::default());
    let pauses = parts.iter().filter(|part| **part == Part::Pauses).count();
    assert!((1..=2).contains(&pauses), "{pauses}");
    assert_eq!(parts[parts.len() - 2..], [Part::Pauses, Part::Ends(End::Silence)]);
    let length = |part: &Part| match part {
        Part::Begins(samples) | Part::GoesOn(samples) => samples.len(),
        Part::Pauses | Part::Ends(_) => 0,
    };
    // Both words and the pause between.
    assert!(parts.iter().map(length).sum::<usize>() >= RATE as usize * 14 / 10);
}

#[test]
fn a_pause_within_a_move_does_not_end_it() {
    let samples = [silence(500), speech(600), silence(160), speech(600), silence(600)].concat();
    assert_eq!(ends(Manner::Pressed, &samples), [Some(End::Silence)]);
}

#[test]
fn after_a_press_silence_and_talk_end_in_six_seconds() {
    assert_eq!(ends(Manner::Pressed, &silence(5_900)), []);
    assert_eq!(ends(Manner::Pressed, &silence(6_100)), [Some(End::Nothing)]);
    assert_eq!(ends(Manner::Pressed, &speech(6_500)), [Some(End::TooLong)]);
}

#[test]
fn hands_free_utterances_follow_each_other_without_a_time_limit() {
    let one = [silence(700), speech(800)].concat();
    let samples = [&one[..], &one[..], &silence(20_000)[..]].concat();
    assert_eq!(ends(Manner::HandsFree, &samples), [Some(End::Silence), Some(End::Silence)]);
}

#[test]
fn hands_free_endless_talk_is_one_overlong_utterance() {
    let samples = [speech(60_000), silence(600), speech(700), silence(600)].concat();
    assert_eq!(ends(Manner::HandsFree, &samples), [Some(End::TooLong), Some(End::Silence)]);
}

#[test]
fn clicks_and_noise_are_no_utterance() {
    let click = [silence(500), noise(15, 20_000), silence(500)].concat();
    for (what, samples) in [("clicks", click.repeat(4)), ("noise", noise(4_000, 3_000)), ("silence", silence(4_000))] {
        assert_eq!(ends(Manner::HandsFree, &samples), [], "{what}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(16))]

    #[test]
    fn it_does_not_matter_in_which_pieces_samples_come(piece in 1..5_000_usize) {
        let samples = [silence(400), speech(700), silence(500), noise(200, 2_000)].concat();
        prop_assert_eq!(utterances(Manner::HandsFree, &samples, piece), utterances(Manner::HandsFree, &samples, FRAME));
    }

    #[test]
    fn any_samples_are_taken(samples in prop::collection::vec(any::<i16>(), 0..20_000), piece in 1..2_000_usize) {
        let _any = utterances(Manner::Pressed, &samples, piece);
    }

    /// By scores alone: beginnings and ends alternate, nothing lasts longer than it may, and silence always ends it.
    #[test]
    fn any_scores_make_whole_utterances(scores in prop::collection::vec(0.0..1.0_f32, 0..2_000), pressed: bool) {
        let manner = if pressed { Manner::Pressed } else { Manner::HandsFree };
        let mut hysteresis = Hysteresis { manner, ..Hysteresis::default() };
        let (mut speaking, mut lasted) = (false, 0);
        for score in scores.into_iter().chain([0.0; SILENCE as usize]) {
            lasted += 1;
            match hysteresis.take(score) {
                None => prop_assert!(!speaking || lasted <= LONGEST),
                Some(Change::Begins) => {
                    prop_assert!(!speaking);
                    (speaking, lasted) = (true, 0);
                }
                Some(Change::Ends(End::Nothing)) => {
                    prop_assert!(!speaking && pressed);
                    lasted = 0;
                }
                Some(Change::Ends(_)) => {
                    prop_assert!(speaking);
                    (speaking, lasted) = (false, 0);
                }
            }
        }
        prop_assert!(!speaking);
    }
}

#[test]
fn an_offset_is_taken_away_and_speech_stays() {
    let mut offset = Offset::default();
    let samples: Vec<i16> = speech(1_000).into_iter().map(|sample| (sample / 2) + 9_000).collect();
    let clean = offset.take_away(&samples);
    let mean = clean[8_000..].iter().map(|sample| i64::from(*sample)).sum::<i64>() / 8_000;
    assert!(mean.abs() < 50, "{mean}");
    let loudest = clean[8_000..].iter().map(|sample| sample.unsigned_abs()).max();
    assert!(loudest > Some(2_000), "{loudest:?}");
}

#[test]
fn somebody_faint_is_found_when_made_louder() {
    let faint: Vec<i16> =
        [silence(500), speech(1_200), silence(900)].concat().iter().map(|sample| sample / 256).collect();
    let found = |gain: f32| {
        let (mut scorer, mut endpoint) = (Scorer::louder(gain), Endpoint::new(Manner::HandsFree));
        let _known = scorer.hear(&silence(512));
        let parts = endpoint.hear(&scorer.hear(&faint), &mut Meter::default());
        let begins = parts.iter().find_map(|part| match part {
            Part::Begins(samples) => samples.iter().map(|sample| sample.unsigned_abs()).max(),
            _ => None,
        });
        begins.unwrap_or(0)
    };
    assert!(found(16.0) > 100 && found(16.0) > 8 * found(1.0), "{} {}", found(1.0), found(16.0));
}
