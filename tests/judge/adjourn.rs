//! Adjournment.

use annabella::game::adjournment::{Act, Adjournment, AdjournmentEvent, Entropy, Key, Message as Said, Writing};
use annabella::game::board::Board;
use annabella::game::command::Command;
use annabella::game::fact::What;
use annabella::game::message::Message;
use annabella::game::participant::Language;
use annabella::game::roles::Seat;
use annabella::notation::sheet::{self, SheetError};
use annabella::rules::adjournment::{EnvelopeField, Party, Sealed};
use annabella::rules::illegal::Known;
use annabella::rules::position::{ByColor, Color, Intent, Position};
use annabella::rules::profile::TimeClass;
use serde::Deserialize;
use serde_json::json;

use super::case::{Case, Decision, Locale, Named, Seconds, Start, fields, side_name, uci_move, uci_text};
use super::conduct::TimeOfDay;
use super::table::{Laid, Table};
use super::wrong::Wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SealedMove {
    fen: Start,
    sealed: String,
    locale: Locale,
    sealer: Named<Color>,
}

/// What the writing in an envelope means. A pawn with a letter is not well written, but everybody knows what it means.
fn meaning(text: &str, position: &Position, language: Language) -> Sealed {
    match sheet::read(text, position, language) {
        Ok(intent) => Sealed::Legal(intent),
        Err(SheetError::PawnLetter { without }) => meaning(&without, position, language),
        Err(SheetError::Illegal) => Sealed::Illegal,
        Err(SheetError::Ambiguous(_)) => Sealed::Ambiguous,
        Err(SheetError::Syntax | SheetError::UnknownLetter) => Sealed::Unreadable,
    }
}

/// The arbiter's word, and what stands for chance: both are nobody's secret here.
const WORD: &str = "resumption";
const ENTROPY: [u8; 32] = [7; 32];

impl Table {
    fn key(&self) -> Key {
        Key::of(WORD, &self.game.envelope_salt())
    }

    /// The player on move is asked to seal.
    fn is_called(&mut self) {
        self.adjourns(Seat::Arbiter, Act::Call { key: self.key() });
    }

    /// The player on move seals this.
    fn seals(&mut self, said: &str, meaning: Sealed) -> &mut Table {
        let writing = Writing { said: said.to_owned(), meaning };
        self.adjourns(Seat::Side(self.game.turn()), Act::Seal { writing, entropy: Entropy(ENTROPY) })
    }

    /// Any legal move but this one is sealed.
    fn seals_another(&mut self, than: Option<Intent>) -> &mut Table {
        match self.legal().into_iter().find(|intent| Some(*intent) != than) {
            Some(intent) => self.seals("", Sealed::Legal(intent)),
            None => self,
        }
    }

    fn closes(&mut self) {
        self.adjourns(Seat::Side(self.game.turn()), Act::Close { resumption: String::new() });
    }

    /// The time of the resumption has come; who is there?
    fn resumes(&mut self, there: impl Fn(Color) -> bool) {
        self.adjourns(Seat::Arbiter, Act::Begin { white: there(Color::White), black: there(Color::Black) });
    }

    fn opens(&mut self, seat: Seat) -> &mut Table {
        self.adjourns(seat, Act::Open { key: self.key() })
    }
}

fn is_opened(table: &Table) -> bool {
    table.has_recorded(|what| matches!(what, What::Adjourned(AdjournmentEvent::Opened { .. })))
}

/// A game from the initial position that White has sealed with any move.
fn adjourned(table: Laid) -> Result<Table, Wrong> {
    let mut table = table.begin()?;
    table.is_called();
    table.seals_another(None);
    table.closes();
    Ok(table)
}

impl SealedMove {
    /// The game up to the closed envelope, and what is in it.
    fn sealed(&self, table: Laid) -> Result<(Sealed, Table), Wrong> {
        let position = &self.fen.0;
        if position.turn() != self.sealer.0 {
            return Err(Wrong::at("given.sealer", "by the FEN the other side is to move, and who is to move seals"));
        }
        let sealed = meaning(&self.sealed, position, self.locale.0);
        let mut table = table.start(position).begin()?;
        table.is_called();
        table.seals(&self.sealed, sealed);
        table.closes();
        Ok((sealed, table))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Opening {
    #[serde(flatten)]
    sealed: SealedMove,
    sealer_late: bool,
}

/// `adjourn/sealed_move`: what an opened envelope brings.
pub(super) fn sealed_move(case: &Case<'_>, given: Opening) -> Decision {
    let sealer = given.sealed.sealer.0;
    let (meant, mut table) = given.sealed.sealed(case.lay().timed(TimeClass::Standard, None)?)?;
    table.resumes(|side| side != sealer || !given.sealer_late);
    table.opens(Seat::Arbiter);
    table.answers_about_mates();
    let board = Board::from(&given.sealed.fen.0);
    let (status, uci) = match meant {
        Sealed::Legal(intent) => ("legal", Some(uci_text(&board, intent))),
        Sealed::Illegal => ("illegal", None),
        Sealed::Ambiguous => ("ambiguous", None),
        Sealed::Unreadable => ("unreadable", None),
    };
    let running = table.running();
    Ok(fields(json!({
        "sealed_status": status,
        "sealed_uci": uci,
        "result": table.result(),
        "clock_started": running.filter(|_| table.game.outcome().is_none()).map(side_name),
    })))
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Who {
    Sealer,
    Replier,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Late {
    #[serde(flatten)]
    sealed: SealedMove,
    late_player: Who,
    /// The same, as the other forms say it.
    #[serde(default, rename = "sealer_late")]
    _sealer_late: Option<bool>,
    late_s: Seconds,
    event_default_time_s: Option<u32>,
}

impl Who {
    fn side(self, sealer: Color) -> Color {
        match self {
            Who::Sealer => sealer,
            Who::Replier => !sealer,
        }
    }
}

/// `adjourn/late`: what becomes of a player who comes late to the resumption. No flag falls in the meantime.
pub(super) fn late(case: &Case<'_>, given: Late) -> Decision {
    let sealer = given.sealed.sealer.0;
    let late = given.late_player.side(sealer);
    let table = case.lay().with(|it| it.event_rules.default_time_s = given.event_default_time_s);
    let (_, mut table) = given.sealed.sealed(table)?;
    table.resumes(|side| side != late);
    if late == sealer {
        table.opens(Seat::Arbiter);
        table.answers_about_mates();
    }
    table.waits(given.late_s.0);
    table.adjourns(Seat::Arbiter, Act::Arrive { side: late });
    if late != sealer {
        table.opens(Seat::Arbiter);
    }
    table.answers_about_mates();
    Ok(fields(json!({ "result": table.result() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Absent {
    absent: Who,
}

/// `adjourn/absent`: what happens when one of the players is not there. The arbiter would open the envelope.
pub(super) fn absent(case: &Case<'_>, given: Absent) -> Decision {
    let mut table = adjourned(case.lay().timed(TimeClass::Standard, None)?)?;
    let absent = given.absent.side(Color::White);
    table.resumes(|side| side != absent);
    let opened = is_opened(table.opens(Seat::Arbiter));
    let running = table.running();
    let options = table.all_told.iter().find_map(|(_, told)| match told {
        Message::Adjourn(Said::Options(options)) => Some(options.clone()),
        _ => None,
    });
    Ok(fields(json!({
        "envelope_opened": opened,
        "clock_running": running.map(|side| if side == Color::White { Party::Sealer } else { Party::Replier }),
        "replier_options": options.unwrap_or_default(),
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Gone {
    position_known: bool,
}

/// `adjourn/envelope_missing`: what happens when the envelope is gone.
pub(super) fn envelope_missing(case: &Case<'_>, given: Gone) -> Decision {
    let position = if given.position_known { Known::Yes } else { Known::No };
    let mut table = adjourned(case.lay().timed(TimeClass::Standard, None)?)?;
    table.resumes(|_| true);
    let recorded = table.reading();
    table.adjourns(Seat::Arbiter, Act::Missing { position });
    let annulled = table.is_annulled();
    // The clocks stand as they were written down, and the arbiter can set them otherwise.
    let kept = !annulled && table.reading() == recorded;
    let stated = table.any_quiet_move().is_some_and(|intent| is_opened(table.makes(intent, "")));
    Ok(fields(json!({
        "action": if annulled { "annul_new_game" } else { "resume_adjourned_position" },
        "clocks": kept.then_some("recorded_else_arbiter"),
        "sealed_move": stated.then_some("stated_by_sealer"),
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Sealing {
    fen: Start,
    /// The moves are in UCI.
    #[serde(default, rename = "locale")]
    _locale: Option<Locale>,
    #[serde(default, rename = "sealed")]
    _sealed: Option<String>,
    #[serde(default)]
    told_to_seal: bool,
    move_on_board: Option<String>,
    clocks_stopped: Option<bool>,
}

/// `adjourn/sealing`: which move must be sealed, and until when it can be changed.
pub(super) fn sealing(case: &Case<'_>, given: Sealing) -> Decision {
    let Start(position) = given.fen;
    let board = Board::from(&position);
    let made = given.move_on_board.as_deref().map(|text| uci_move("given.move_on_board", text, &board)).transpose()?;
    if let Some(intent) = made {
        position.judge(intent).map_err(|why| Wrong::at("given.move_on_board", format!("it is not legal: {why:?}")))?;
    }
    let mut table = case.lay().start(&position).timed(TimeClass::Standard, None)?.begin()?;
    if given.told_to_seal || made.is_none() {
        table.is_called();
    }
    if let Some(intent) = made {
        table.makes(intent, "");
    }
    let must = table.game.adjournment().and_then(Adjournment::must_seal);
    if given.clocks_stopped == Some(true) {
        table.seals_another(None);
        table.closes();
    }
    table.seals_another(must);
    Ok(fields(json!({
        "sealed_must_be": must.map(|intent| uci_text(&board, intent)),
        "may_change": table.has_recorded(|what| matches!(what, What::Adjourned(AdjournmentEvent::Sealed { .. }))),
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Early {
    session_end: TimeOfDay,
    adjourned_at: TimeOfDay,
    remaining_s: Seconds,
}

/// `adjourn/sealing_early`: what time is recorded for a player who does not wait for the end of the session.
pub(super) fn sealing_early(case: &Case<'_>, given: Early) -> Decision {
    let ends_in = given.session_end.late_ms(given.adjourned_at);
    let left = ByColor { white: given.remaining_s.0, black: given.remaining_s.0 };
    let mut table = case.lay().timed(TimeClass::Standard, Some(left))?.begin()?;
    table.adjourns(Seat::Arbiter, Act::Session { ends_in });
    table.is_called();
    table.seals_another(None);
    table.closes();
    Ok(fields(json!({ "time_recorded_s": table.shown(Color::White) })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OnEnvelope {
    start_fen: Start,
    moves: String,
    sealer: Named<Color>,
    sealed_move_number: u32,
}

/// `adjourn/envelope`: what stands on the envelope.
pub(super) fn envelope(case: &Case<'_>, given: OnEnvelope) -> Decision {
    let table = case.lay().timed(TimeClass::Standard, None)?;
    let mut table = table.start(&given.start_fen.0).begin()?;
    table.plays("given.moves", &given.moves, false)?;
    table.is_called();
    table.seals_another(None);
    table.closes();
    let envelope = table.game.envelope();
    let envelope = envelope.ok_or_else(|| Wrong::at("given.moves", "nothing can be sealed after these moves"))?;
    if envelope.sealer != given.sealer.0 {
        return Err(Wrong::at("given.sealer", "after these moves the other side is to move"));
    }
    if envelope.number != given.sealed_move_number {
        let why = format!("after these moves the sealed move is number {}", envelope.number);
        return Err(Wrong::at("given.sealed_move_number", why));
    }
    Ok(fields(json!({ "required_fields": EnvelopeField::ALL, "position_fen": envelope.position })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OpenOffer {
    open_offer_by: Option<Who>,
}

/// `adjourn/open_offer`: an offer of a draw that nobody has answered.
pub(super) fn open_offer(case: &Case<'_>, given: OpenOffer) -> Decision {
    let mut table = case.lay().begin()?;
    if let Some(by) = given.open_offer_by {
        table.does(Seat::Side(by.side(Color::White)), Command::Offer);
    }
    table.is_called();
    table.seals_another(None);
    table.closes();
    let on_envelope = table.game.envelope().is_some_and(|envelope| envelope.offer.is_some());
    Ok(fields(json!({ "on_envelope": on_envelope, "offer_open": table.game.offer().is_some() })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Custody {
    #[serde(rename = "envelope")]
    _envelope: EnvelopeState,
    replier_present: bool,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum EnvelopeState {
    Sealed,
}

/// `adjourn/custody`: who keeps the envelope, and who may read it.
pub(super) fn custody(case: &Case<'_>, given: Custody) -> Decision {
    let table = adjourned(case.lay())?;
    let readers = |replier: bool| -> Vec<&str> {
        let mut table = table.clone();
        table.resumes(|side| side == Color::White || replier);
        let seats = [Seat::Arbiter, Seat::Spectator].into_iter().chain(Color::ALL.map(Seat::Side));
        seats.filter(|seat| is_opened(table.clone().opens(*seat))).map(Seat::name).collect()
    };
    // It is kept by the one who can open it when the time has come, which the record tells.
    let keepers = readers(true);
    Ok(fields(json!({
        "custody": keepers.first(),
        "readable_by": readers(given.replier_present),
        "opening_logged": !keepers.is_empty(),
    })))
}
