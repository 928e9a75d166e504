//! What is said about an adjournment.

use super::arguments::{Fen, Lasting};
use super::declare::{messages, names};
use super::phrase::{Voice, together};
use super::utterance::Segment;
use crate::game::adjournment::{Envelope, Message, Next, Refusal};
use crate::rules::adjournment::Party;
use crate::rules::position::Color;

messages! { |voice|
    for Message {
        Session { ends_in } => "adjourn-session"(time: Lasting(*ends_in)),
        ToSeal { by } => "adjourn-to-seal"(side: by),
        MadeOnBoard(report) => "adjourn-made-on-board"(side: report.mover, move: report),
        InEnvelope => "adjourn-in-envelope",
        Closed { by, running, code = ["0f3a99bc"] } => "adjourn-closed"(side: by, running, code: Fen(code)),
        Envelope(envelope) => { self::envelope(voice, envelope) },
        Waiting(envelope) => { together([voice.phrase("adjourn-waiting").say(), self::envelope(voice, envelope)]) },
        Waits { by, next } => "adjourn-waits"(side: by, next),
        Begun { absent, nobody, running } => "adjourn-begun"(absent: self::absent(*absent, *nobody), running),
        Arrived { side, too_late } => "adjourn-arrived"(side, late: too_late),
        Options(options) => "adjourn-options",
        Opened(report) => "adjourn-opened"(side: report.mover, move: report),
        BadMove { by, said } => "adjourn-bad-move"(side: by, said),
        StateMove { by } => "adjourn-state"(side: by),
    }
}

names! { Next { Seal = "seal", Close = "close", Begin = "begin", Open = "open", State = "state" } }

/// Who is not there when the game is resumed.
const fn absent(absent: Option<Party>, nobody: bool) -> &'static str {
    match absent {
        _ if nobody => "nobody",
        Some(Party::Sealer) => "sealer",
        Some(Party::Replier) => "replier",
        None => "none",
    }
}

fn envelope(voice: Voice<'_>, envelope: &Envelope) -> Vec<Segment> {
    let used = |side| envelope.used.as_ref().map(|used| Lasting(*used.get(side)));
    let named = |text: &str, none| if text.trim().is_empty() { voice.phrase(none).words() } else { text.to_owned() };
    voice
        .phrase("adjourn-envelope")
        .with("white_name", named(&envelope.names.white, "adjourn-no-name"))
        .with("black_name", named(&envelope.names.black, "adjourn-no-name"))
        .with("position", Fen(&envelope.position))
        .with("timed", envelope.used.is_some())
        .with("white", used(Color::White))
        .with("black", used(Color::Black))
        .with("side", envelope.sealer)
        .with("number", envelope.number)
        .with("offer", envelope.offer)
        .with("resumption", named(&envelope.resumption, "adjourn-no-date"))
        .say()
}

messages! { |voice|
    for Refusal {
        ToBeSealed => "refused-adjourn"(why: "to-be-sealed"),
        Adjourned => "refused-adjourn"(why: "adjourned"),
        ResumeFirst => "adjourn-waiting",
        NotAdjourned => "refused-adjourn"(why: "not-adjourned"),
        AdjournFirst => "refused-adjourn"(why: "adjourn-first"),
        SealFirst => "refused-adjourn"(why: "seal-first"),
        CloseFirst => "refused-adjourn"(why: "close-first"),
        Called => "refused-adjourn"(why: "called"),
        EnvelopeClosed => "refused-adjourn"(why: "closed"),
        NothingSealed => "refused-adjourn"(why: "nothing-sealed"),
        SealTheMoveMade => "refused-adjourn"(why: "move-made"),
        WordTooShort => "refused-adjourn"(why: "word-too-short"),
        WrongWord => "refused-adjourn"(why: "wrong-word"),
        Damaged => "refused-adjourn"(why: "damaged"),
        NotBegun => "refused-adjourn"(why: "not-begun"),
        AlreadyThere => "refused-adjourn"(why: "there"),
        ReplierAbsent => "refused-adjourn"(why: "replier-absent"),
        NothingToSeal => "refused-adjourn"(why: "nothing-to-seal"),
    }
}
