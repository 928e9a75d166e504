//! What is said about an adjournment, as data. Nothing of it names a sealed move before the envelope is opened.

use super::state::Envelope;
use crate::game::declare::{messages, names};
use crate::game::report::MoveReport;
use crate::game::sentence::{AsText, Fen, Lasting, Sentence};
use crate::rules::adjournment::{Party, ReplierOption};
use crate::rules::position::Color;

/// What an adjournment waits for.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Next {
    Seal,
    Close,
    Begin,
    Open,
    /// Without an envelope the move that was sealed is made.
    State,
}

messages! {
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Message {
        /// When the session ends, in milliseconds from now.
        Session { ends_in: u64 } => "adjourn-session"(time: Lasting(*ends_in)),
        /// This side is to seal its move.
        ToSeal { by: Color } => "adjourn-to-seal"(side: by),
        /// The move was made on the board and must be sealed.
        MadeOnBoard(report: Box<MoveReport>) => "adjourn-made-on-board"(side: report.mover, move: report),
        /// To the sealer: their move lies in the envelope, and can be changed until it is closed.
        InEnvelope => "adjourn-in-envelope",
        /// The envelope is closed; its code, to know it again.
        Closed {
            /// Who has sealed.
            by: Color,
            /// Whose clock runs: that of a player who is not there (I.9.3).
            running: Option<Color>,
            code: String = ["0f3a99bc"],
        } => "adjourn-closed"(side: by, running, code: Fen(code)),
        /// To the arbiter and both players: what stands on the envelope.
        Envelope(envelope: Box<Envelope>) => { self::envelope(envelope).alone() },
        /// To the arbiter: what comes next. `by` seals, or has sealed.
        Waits { by: Color, next: Next } => "adjourn-waits"(side: by, next),
        /// The game waits for its resumption.
        Waiting(envelope: Box<Envelope>) => {
            vec![Sentence::new("adjourn-waiting"), self::envelope(envelope)]
        },
        /// It is resumed.
        Begun { absent: Option<Party>, nobody: bool, running: Option<Color> } => "adjourn-begun"(
            absent: self::absent(*absent, *nobody), running,
        ),
        /// A player has come.
        Arrived {
            side: Color,
            /// After the time that is allowed.
            too_late: bool,
        } => "adjourn-arrived"(side, late: too_late),
        /// To the player who replies: what they may do while the sealer is absent (I.9.3).
        Options(options: Vec<ReplierOption>) => "adjourn-options",
        /// The envelope is opened, and this is the move.
        Opened(report: Box<MoveReport>) => "adjourn-opened"(side: report.mover, move: report),
        /// What lies in the envelope is no move, or more than one, or not legal.
        BadMove { by: Color, said: String } => "adjourn-bad-move"(side: by, said),
        /// The envelope is gone: this side makes the move that it says it has sealed.
        StateMove { by: Color } => "adjourn-state"(side: by),
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

fn envelope(envelope: &Envelope) -> Sentence {
    let used = |side| envelope.used.as_ref().map(|used| Lasting(*used.get(side)));
    let named = |sentence: Sentence, name, text: &str, none| match text.trim() {
        "" => sentence.with(name, AsText(Sentence::new(none).alone())),
        _ => sentence.with(name, text),
    };
    let sentence = Sentence::new("adjourn-envelope");
    let sentence = named(sentence, "white_name", &envelope.names.white, "adjourn-no-name");
    let sentence = named(sentence, "black_name", &envelope.names.black, "adjourn-no-name")
        .with("position", Fen(&envelope.position))
        .with("timed", envelope.used.is_some())
        .with("white", used(Color::White))
        .with("black", used(Color::Black))
        .with("side", envelope.sealer)
        .with("number", envelope.number)
        .with("offer", envelope.offer);
    named(sentence, "resumption", &envelope.resumption, "adjourn-no-date")
}
