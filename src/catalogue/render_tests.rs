//! Everything that can be said is said, in every language and style. (A sentence that Fluent cannot fill in panics in
//! `Sentences::fill` while tests run.)

use super::notices;
use crate::desk::lines::whether::Whether;
use crate::desk::notices::desk::DeskNotice;
use crate::game::declare::Sample;
use crate::game::message::Message;
use crate::game::participant::{Language, Style};
use crate::game::ruling::Ruling;
use crate::game::ruling_says::Says;
use crate::game::{dialogue, draws, recording};
use crate::scoresheet::sentences::comparing::Comparing;
use crate::scoresheet::sentences::converting::Converting;
use crate::words::heard::check;
use crate::words::samples::{listeners, messages};
use crate::words::utterance::text;
use crate::words::{Listener, Words};

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
            let said = text(&words.notice(&DeskNotice::YesOrNo { about }.into(), &listener));
            assert!(said.split_whitespace().count() <= 10, "{listener:?} `{said}`");
        }
        for count in 2..9 {
            let said = text(&words.notice(&DeskNotice::ChooseNumber { count }.into(), &listener));
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
