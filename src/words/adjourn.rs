//! What is said about an adjournment.

use super::Listener;
use super::announce::announce;
use super::parts::{side_key, time};
use super::phrase::Phrase;
use super::sentences::Sentences;
use super::study_notice::fen_dictated;
use super::utterance::Segment;
use crate::game::adjournment::{Envelope, Message, Refusal};
use crate::game::report::MoveReport;
use crate::rules::adjournment::Party;
use crate::rules::position::Color;

/// The words of a message.
pub(super) fn message(sentences: &Sentences, message: &Message, listener: Listener) -> Vec<Segment> {
    let phrase = |key| Phrase::new(sentences, key);
    let of_side = |key, side: Color| phrase(key).choice("side", side_key(side));
    let moved = |key, report: &MoveReport| {
        of_side(key, report.mover).insert("move", announce(sentences, report, listener)).say()
    };
    match message {
        Message::Session { ends_in } => phrase("adjourn-session").choice("time", time(sentences, *ends_in)).say(),
        Message::ToSeal { by } => of_side("adjourn-to-seal", *by).say(),
        Message::MadeOnBoard(report) => moved("adjourn-made-on-board", report),
        Message::InEnvelope => phrase("adjourn-in-envelope").say(),
        Message::Closed { by, running, code } => of_side("adjourn-closed", *by)
            .choice("running", running.map_or("none", side_key))
            .insert("code", vec![fen_dictated(sentences, code)])
            .say(),
        Message::Envelope(envelope) => self::envelope(sentences, envelope),
        Message::Waiting(envelope) => {
            let mut line = super::phrase::Line::default();
            line.sentence(phrase("adjourn-waiting").say());
            line.sentence(self::envelope(sentences, envelope));
            line.into_segments()
        }
        Message::Begun { absent, nobody, running } => {
            let absent = match absent {
                _ if *nobody => "nobody",
                Some(Party::Sealer) => "sealer",
                Some(Party::Replier) => "replier",
                None => "none",
            };
            phrase("adjourn-begun").choice("absent", absent).choice("running", running.map_or("none", side_key)).say()
        }
        Message::Arrived { side, too_late } => {
            of_side("adjourn-arrived", *side).choice("late", if *too_late { "yes" } else { "no" }).say()
        }
        Message::Options(_) => phrase("adjourn-options").say(),
        Message::Opened(report) => moved("adjourn-opened", report),
        Message::BadMove { by, said } => of_side("adjourn-bad-move", *by).text("said", said).say(),
        Message::StateMove { by } => of_side("adjourn-state", *by).say(),
    }
}

fn envelope(sentences: &Sentences, envelope: &Envelope) -> Vec<Segment> {
    let used = |side| envelope.used.as_ref().map_or_else(String::new, |used| time(sentences, *used.get(side)));
    let named = |text: &str, none| {
        if text.trim().is_empty() { Phrase::new(sentences, none).words() } else { super::phrase::one_line(text) }
    };
    Phrase::new(sentences, "adjourn-envelope")
        .choice("white-name", named(&envelope.names.white, "adjourn-no-name"))
        .choice("black-name", named(&envelope.names.black, "adjourn-no-name"))
        .insert("position", vec![fen_dictated(sentences, &envelope.position)])
        .choice("timed", if envelope.used.is_some() { "yes" } else { "no" })
        .choice("white", used(Color::White))
        .choice("black", used(Color::Black))
        .choice("side", side_key(envelope.sealer))
        .number("number", envelope.number)
        .choice("offer", envelope.offer.map_or("none", side_key))
        .choice("resumption", named(&envelope.resumption, "adjourn-no-date"))
        .say()
}

/// The words of a refusal.
pub(super) fn refused(sentences: &Sentences, refusal: Refusal) -> Vec<Segment> {
    let why = match refusal {
        Refusal::ToBeSealed => "to-be-sealed",
        Refusal::Adjourned => "adjourned",
        Refusal::NotAdjourned => "not-adjourned",
        Refusal::Called => "called",
        Refusal::EnvelopeClosed => "closed",
        Refusal::NothingSealed => "nothing-sealed",
        Refusal::SealTheMoveMade => "move-made",
        Refusal::WordTooShort => "word-too-short",
        Refusal::WrongWord => "wrong-word",
        Refusal::Damaged => "damaged",
        Refusal::NotBegun => "not-begun",
        Refusal::AlreadyThere => "there",
        Refusal::ReplierAbsent => "replier-absent",
        Refusal::NothingToSeal => "nothing-to-seal",
    };
    Phrase::new(sentences, "refused-adjourn").choice("why", why).say()
}
