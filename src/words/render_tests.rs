//! Everything that can be said is said, in every language and style. (A sentence that Fluent cannot fill in panics in
//! `Sentences::fill` while tests run.)

use super::comparing::Comparing;
use super::converting::Converting;
use super::declare::Sample;
use super::samples::{listeners, messages, notices};
use super::*;
use crate::game::ruling::Ruling;
use crate::game::ruling_says::Says;
use crate::game::{dialogue, draws, recording};
use crate::words::utterance::text;
use crate::words::whether::Whether;

pub(super) fn speech(segments: &[Segment]) -> String {
    segments.iter().map(Segment::speech).collect()
}

/// What every sentence must be: one line with words in it, no figure spoken, nothing unfilled.
pub(super) fn check(segments: &[Segment], what: &str) {
    let (text, speech) = (text(segments), speech(segments));
    assert!(!text.trim().is_empty() && text.trim() == text, "{what}: `{text}`");
    assert!(!speech.contains(|c: char| c.is_ascii_digit()), "{what}: a figure is left to the voice in `{speech}`");
    for strange in ["{", "}", "  ", "\n", " .", " ,", "..", ",,"] {
        assert!(!text.contains(strange), "{what}: `{strange}` in `{text}`");
    }
    let letters: Vec<char> = text.chars().collect();
    let runs_on = |three: &[char]| matches!(three, [a, '.' | '!' | '?', b] if a.is_lowercase() && b.is_uppercase());
    assert!(!letters.windows(3).any(runs_on), "{what}: no blank between the sentences of `{text}`");
    assert!(!text.contains(|c| ('\u{E000}'..='\u{F8FF}').contains(&c)), "{what}: a placeholder in `{text}`");
    assert!(segments.iter().all(|segment| !segment.text.is_empty()), "{what}: an empty segment");
}

#[test]
fn everything_can_be_said_in_every_language_and_style() {
    let words = Words::new();
    for listener in listeners() {
        for message in messages() {
            check(&words.message(&message, &listener), &format!("{listener:?} {message:?}"));
        }
        for notice in notices() {
            check(&words.notice(&notice, &listener), &format!("{listener:?} {notice:?}"));
        }
    }
}

#[test]
fn a_reminder_of_an_open_question_takes_ten_words() {
    let words = Words::new();
    for listener in listeners() {
        for about in Whether::samples() {
            let said = text(&words.notice(&Notice::YesOrNo { about }, &listener));
            assert!(said.split_whitespace().count() <= 10, "{listener:?} `{said}`");
        }
        for count in 2..9 {
            let said = text(&words.notice(&Notice::ChooseNumber { count }, &listener));
            assert!(said.split_whitespace().count() <= 10, "{listener:?} `{said}`");
        }
    }
}

#[test]
fn figures_are_printed_only_in_squares() {
    let words = Words::new();
    let all: Vec<Message> = messages().into_iter().filter(|message| !holds_figures(message)).collect();
    for listener in listeners().filter(|listener| listener.style == Style::Fide) {
        for message in &all {
            let said = text(&words.message(message, &listener));
            assert!(!said.contains(|c: char| c.is_ascii_digit()), "{listener:?}: `{said}`");
        }
    }
}

/// Squares, positions as FEN, and the code of an envelope.
fn holds_figures(message: &Message) -> bool {
    match message {
        Message::Ruling(Says::Inbox(open)) => open.dialogue.iter().any(holds_squares),
        Message::Ruling(Says::Ruled { order, .. }) => matches!(order.what, Ruling::AcceptTouch { .. }),
        Message::Ruling(says) => matches!(says, Says::Bound { .. } | Says::BecomesQueen { .. }),
        Message::OnSquare { .. }
        | Message::Refused(_)
        | Message::Answer { .. }
        | Message::AtLength(_)
        | Message::Adjourn(_) => true,
        Message::Dialogue(said) => holds_squares(said),
        Message::Draw(said) => matches!(said, draws::Message::Packet(_)),
        Message::Record(said) => matches!(said, recording::Message::Reconstruct { .. }),
        _ => false,
    }
}

fn holds_squares(said: &dialogue::Message) -> bool {
    use dialogue::Message as M;
    let touched = matches!(said, M::TouchReported { .. } | M::TouchToDecide { .. } | M::TouchBinds { .. });
    touched || matches!(said, M::Did { .. } | M::Diverged { .. })
}

#[test]
fn what_is_said_of_sheets_is_filled_in() {
    let words = Words::new();
    for language in Language::ALL {
        let listener = Listener { language, ..Listener::default() };
        let converting = Converting::samples().into_iter().map(|line| words.converting(&line, language));
        let comparing = Comparing::samples().into_iter().map(|line| words.comparing(&line, &listener));
        for line in converting.chain(comparing) {
            assert!(!line.is_empty() && !line.contains(|c| ('\u{E000}'..='\u{F8FF}').contains(&c)), "{line:?}");
        }
    }
}
