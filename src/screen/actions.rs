//! What a page offers somebody to do now, as buttons that enter a line.

use serde::Serialize;

use super::texts::ScreenAction;
use crate::game::adjournment::Stage;
use crate::game::dialogue::{Made, Said};
use crate::game::fact::Dialogue;
use crate::game::participant::{Language, Sight};
use crate::game::roles::{Mode, Seat};
use crate::game::{Game, Phase};
use crate::rules::position::{CastlingSide, Color, Intent};
use crate::words::Words;

/// A button: what it enters, and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offered {
    /// As it would be typed. The English words are understood in every language.
    pub line: String,
    /// In the language of who looks.
    pub label: String,
    /// The line is only begun: it goes to the field of the page, where the rest of it is entered.
    pub fill: bool,
}

impl Offered {
    /// What a button says, and what it enters.
    pub fn new(action: ScreenAction, line: impl Into<String>, words: &Words, language: Language) -> Offered {
        Offered::named(line, words.screen_action(action, language))
    }

    /// What enters this line and is called so. A line that ends with a space is only begun.
    pub fn named(line: impl Into<String>, label: String) -> Offered {
        let line = line.into();
        Offered { label, fill: line.ends_with(' '), line }
    }
}

/// What the game waits for, which a page shows first, and what else a player can do now.
#[derive(Debug, Default)]
pub(super) struct Actions {
    pub(super) owed: Vec<Offered>,
    pub(super) free: Vec<Offered>,
}

/// What somebody can do now, besides moving. Whatever cannot be undone is asked back, as at the console.
pub(super) fn offered(game: &Game, seat: Seat, words: &Words, language: Language) -> Actions {
    let (owed, free) = match seat {
        Seat::Side(side) => of_player(game, side),
        Seat::AssistantOf(side) => of_assistant(game, side),
        Seat::Arbiter => of_arbiter(game),
        Seat::Spectator => Default::default(),
    };
    let buttons = |actions: Vec<Action>| {
        actions.into_iter().map(|(action, line)| Offered::new(action, line, words, language)).collect()
    };
    Actions { owed: buttons(owed), free: buttons(free) }
}

/// What a button says, and the line that it enters.
type Action = (ScreenAction, String);

fn plain(action: ScreenAction, line: &str) -> Action {
    (action, line.to_owned())
}

fn of_player(game: &Game, side: Color) -> (Vec<Action>, Vec<Action>) {
    match game.phase() {
        // Games among friends are not signed.
        Phase::Over { .. }
            if game.mode() == Mode::Tournament
                && game.result_to_sign().is_some()
                && game.recording().signed(side).is_none() =>
        {
            (vec![plain(ScreenAction::Sign, "sign")], Vec::new())
        }
        Phase::Over { .. } | Phase::Undecided => Default::default(),
        Phase::Running | Phase::Stopped => (owed(game, side), free(game, side)),
    }
}

/// The duties of an assistant (D.2.10): what the move that waits asks of them, and what they may do at any time. Who assists a sighted
/// player announces and makes the moves, and nothing else.
fn of_assistant(game: &Game, side: Color) -> (Vec<Action>, Vec<Action>) {
    if !matches!(game.phase(), Phase::Running | Phase::Stopped) {
        return Default::default();
    }
    let mut owed =
        game.dialogue().waiting().map(|made| about(made, side, ScreenAction::MadeOnBoard)).unwrap_or_default();
    if game.dialogue().has_asked_time(side) {
        owed.push(plain(ScreenAction::TellTime, "tell the time"));
    }
    let is_dialogue = game.started().dialogue == Dialogue::Full;
    let mut free = Vec::new();
    if is_dialogue {
        free.push(plain(ScreenAction::Announce, "announce "));
    }
    if game.player(side).sight != Sight::Sighted {
        if game.started().parts.clock {
            free.push(plain(ScreenAction::Press, "press"));
            free.push(plain(ScreenAction::Flag, "claim flag"));
        }
        if is_dialogue {
            free.push(plain(ScreenAction::ReportTouch, "report touch "));
        }
        if is_dialogue && game.adjournment().is_some() {
            free.push(plain(ScreenAction::Formalities, "formalities"));
        }
    }
    (owed, free)
}

/// What an arbiter decides now, and the orders that need nothing else.
fn of_arbiter(game: &Game) -> (Vec<Action>, Vec<Action>) {
    let mut owed = Vec::new();
    if !game.paired_screens().asking().is_empty() {
        owed.extend([
            plain(ScreenAction::ApproveScreen, "approve screen"),
            plain(ScreenAction::RejectScreen, "reject screen"),
        ]);
    }
    if game.is_draw_to_rule_on() || game.dialogue().touch_claim().is_some() || game.phase() == Phase::Undecided {
        owed.extend([
            plain(ScreenAction::AcceptClaim, "accept claim"),
            plain(ScreenAction::RejectClaim, "reject claim"),
        ]);
    }
    if game.dialogue().diverged().is_some() {
        owed.push(plain(ScreenAction::Settle, "settle"));
    }
    if !game.arbiter_inbox().noted().is_empty() {
        owed.push(plain(ScreenAction::Illegal, "illegal"));
    }
    let mut free = match game.phase() {
        _ if game.is_adjourned() => Vec::new(),
        Phase::Running if game.has_begun() => vec![plain(ScreenAction::Pause, "pause")],
        Phase::Running | Phase::Stopped => vec![plain(ScreenAction::Resume, "start")],
        Phase::Over { .. } | Phase::Undecided => Vec::new(),
    };
    let (of_envelope, later) = about_envelope(game);
    owed.extend(of_envelope);
    free.extend(later);
    if game.mode() == Mode::Tournament {
        let allowed = game.allows_screens();
        let (action, line) = if allowed {
            (ScreenAction::ForbidScreens, "forbid screens")
        } else {
            (ScreenAction::AllowScreens, "allow screens")
        };
        free.push(plain(action, line));
    }
    (owed, free)
}

/// What an arbiter does about an adjournment: what it waits for, and what can come instead.
fn about_envelope(game: &Game) -> (Vec<Action>, Vec<Action>) {
    let adjourn = || vec![plain(ScreenAction::Adjourn, "adjourn")];
    let Some(adjourned) = game.adjournment() else {
        let is_on = matches!(game.phase(), Phase::Running | Phase::Stopped);
        return (Vec::new(), if is_on { adjourn() } else { Vec::new() });
    };
    let arrivals = adjourned.absent().into_iter().filter(|_| adjourned.resumption().is_some()).map(|side| {
        let (action, line) =
            side.fold_wb((ScreenAction::WhiteArrived, "arrived white"), (ScreenAction::BlackArrived, "arrived black"));
        plain(action, line)
    });
    match adjourned.stage() {
        Stage::Called if adjourned.is_sealed() => (close_envelope(), Vec::new()),
        Stage::Called => Default::default(),
        Stage::Closed if adjourned.resumption().is_none() => (
            vec![
                plain(ScreenAction::BeginResumption, "begin resumption"),
                plain(ScreenAction::BeginWithoutWhite, "begin resumption without white"),
                plain(ScreenAction::BeginWithoutBlack, "begin resumption without black"),
            ],
            Vec::new(),
        ),
        Stage::Closed => {
            let open = plain(ScreenAction::OpenEnvelope, "open envelope");
            (arrivals.chain([open]).collect(), vec![plain(ScreenAction::EnvelopeMissing, "envelope missing")])
        }
        Stage::Playing => (arrivals.collect(), adjourn()),
        Stage::Missing => (arrivals.collect(), Vec::new()),
    }
}

fn close_envelope() -> Vec<Action> {
    vec![plain(ScreenAction::CloseEnvelope, "close envelope")]
}

/// What a player does about an adjournment: what the table waits for, and what they may do.
fn seal_or_arrive(game: &Game, side: Color) -> (Vec<Action>, Vec<Action>) {
    let Some(adjourned) = game.adjournment() else { return Default::default() };
    let has_resumed = adjourned.resumption().is_some();
    if has_resumed && adjourned.absent().contains(&side) {
        return (vec![plain(ScreenAction::Arrived, "arrived")], Vec::new());
    }
    if !game.may_seal(side) {
        return Default::default();
    }
    if adjourned.is_sealed() && adjourned.may_change() {
        return (close_envelope(), vec![plain(ScreenAction::SealAgain, "seal")]);
    }
    let seal = vec![plain(ScreenAction::Seal, "seal")];
    // A reply may as well be made on the board (I.9.3).
    if adjourned.stage() == Stage::Called { (seal, Vec::new()) } else { (Vec::new(), seal) }
}

fn owed(game: &Game, side: Color) -> Vec<Action> {
    if game.dialogue().difference().is_some() {
        let agree = plain(ScreenAction::BoardsAgree, "our boards agree");
        return game.owes_agreement(side).then_some(agree).into_iter().collect();
    }
    let mut actions = seal_or_arrive(game, side).0;
    actions.extend(match game.dialogue().waiting() {
        Some(made) if made.mover != side => about(made, side, ScreenAction::Execute),
        Some(_) if !game.waits_for_press(side) => vec![plain(ScreenAction::Press, "press")],
        Some(_) => Vec::new(),
        None => still_to_repeat(game, side),
    });
    if game.offer().is_some_and(|by| by != side) {
        actions.extend([plain(ScreenAction::Accept, "accept"), plain(ScreenAction::Decline, "decline")]);
    }
    actions
}

/// A press does not make up for the opponent's repetition.
fn still_to_repeat(game: &Game, side: Color) -> Vec<Action> {
    let last = game.dialogue().made().filter(|made| made.mover != side && !made.repeated);
    let owed = last.map(|made| about(made, side, ScreenAction::Execute)).unwrap_or_default();
    owed.into_iter().filter(|(action, _)| matches!(action, ScreenAction::Repeat | ScreenAction::NotHeard)).collect()
}

fn free(game: &Game, side: Color) -> Vec<Action> {
    if game.dialogue().difference().is_some() {
        let resign = plain(ScreenAction::Resign, "resign");
        return (!game.has_arbiter()).then_some(resign).into_iter().collect();
    }
    let mut actions = seal_or_arrive(game, side).1;
    if game.offer().is_none_or(|by| by == side) {
        actions.push(plain(ScreenAction::Draw, "draw"));
    }
    // Nothing can be claimed until the envelope is open; a draw can be agreed and the game resigned (I.6).
    if !game.is_adjourned() {
        actions.push(plain(ScreenAction::Claim, "claim"));
    }
    if !game.has_arbiter() && game.started().parts.clock {
        let stands = game.phase() == Phase::Stopped;
        let word = if stands { (ScreenAction::Resume, "resume") } else { (ScreenAction::Pause, "pause") };
        actions.push(plain(word.0, word.1));
    }
    if game.has_begun() {
        actions.push(plain(ScreenAction::BoardsDiffer, "our boards differ"));
    }
    actions.push(plain(ScreenAction::Resign, "resign"));
    actions
}

/// What is owed to a move that was announced: its opponent repeats it, and it is made on the other board (D.2.1).
fn about(made: &Made, side: Color, executed: ScreenAction) -> Vec<Action> {
    let Some(Said { intent, .. }) = &made.announced else { return Vec::new() };
    let said = written(*intent);
    let mut actions = Vec::new();
    if !made.repeated && made.mover != side {
        actions.push((ScreenAction::Repeat, format!("repeat {said}")));
        // Words that name no move say that it was not understood.
        actions.push((ScreenAction::NotHeard, "repeat another move".to_owned()));
    }
    if made.executed != Some(made.told()) {
        actions.push((executed, format!("execute {said}")));
    }
    actions
}

fn written(intent: Intent) -> String {
    match intent {
        Intent::Step { from, to, promotion } => {
            let promoted = promotion.map(|role| role.char().to_string()).unwrap_or_default();
            format!("{from}{to}{promoted}")
        }
        Intent::Castle { side: CastlingSide::KingSide } => "O-O".to_owned(),
        Intent::Castle { side: CastlingSide::QueenSide } => "O-O-O".to_owned(),
    }
}
