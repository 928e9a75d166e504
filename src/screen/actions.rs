//! What a page offers somebody to do now, as buttons that enter a line.

use serde::Serialize;

use crate::game::dialogue::{Made, Said};
use crate::game::participant::Language;
use crate::game::roles::Mode;
use crate::game::{Game, Phase};
use crate::rules::position::{CastlingSide, Color, Intent};
use crate::words::Words;
use crate::words::screen_notice::ScreenAction;

/// A button: what it enters, and what it says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Offered {
    /// As it would be typed. The English words are understood in every language.
    pub line: String,
    /// In the language of who looks.
    pub label: String,
}

impl Offered {
    /// What a button says, and what it enters.
    pub fn new(action: ScreenAction, line: impl Into<String>, words: &Words, language: Language) -> Offered {
        Offered { line: line.into(), label: words.screen_action(action, language) }
    }
}

/// What the game waits for, which a page shows first, and what else a player can do now.
#[derive(Debug, Default)]
pub(super) struct Actions {
    pub(super) owed: Vec<Offered>,
    pub(super) free: Vec<Offered>,
}

/// What a player can do now, besides moving. Whatever cannot be undone is asked back, as at the console.
pub(super) fn offered(game: &Game, side: Color, words: &Words, language: Language) -> Actions {
    let (owed, free) = match game.phase() {
        // Among friends nobody signs.
        Phase::Over { .. }
            if game.mode() == Mode::Tournament
                && game.result_to_sign().is_some()
                && game.recording().signed(side).is_none() =>
        {
            (vec![(ScreenAction::Sign, "sign".to_owned())], Vec::new())
        }
        Phase::Over { .. } | Phase::Undecided => Default::default(),
        Phase::Running | Phase::Stopped => (owed(game, side), free(game, side)),
    };
    let buttons = |actions: Vec<(ScreenAction, String)>| {
        actions.into_iter().map(|(action, line)| Offered::new(action, line, words, language)).collect()
    };
    Actions { owed: buttons(owed), free: buttons(free) }
}

fn owed(game: &Game, side: Color) -> Vec<(ScreenAction, String)> {
    let plain = |action, line: &str| (action, line.to_owned());
    let mut actions = match game.dialogue().waiting() {
        Some(made) if made.mover != side => about_theirs(made),
        Some(_) if !game.waits_for_press(side) => vec![plain(ScreenAction::Press, "press")],
        _ => Vec::new(),
    };
    if game.offer().is_some_and(|by| by != side) {
        actions.extend([plain(ScreenAction::Accept, "accept"), plain(ScreenAction::Decline, "decline")]);
    }
    actions
}

fn free(game: &Game, side: Color) -> Vec<(ScreenAction, String)> {
    let plain = |action, line: &str| (action, line.to_owned());
    let mut actions = Vec::new();
    if game.offer().is_none_or(|by| by == side) {
        actions.push(plain(ScreenAction::Draw, "draw"));
    }
    actions.push(plain(ScreenAction::Claim, "claim"));
    if !game.has_arbiter() && game.started().parts.clock {
        let stands = game.phase() == Phase::Stopped;
        let word = if stands { (ScreenAction::Resume, "resume") } else { (ScreenAction::Pause, "pause") };
        actions.push(plain(word.0, word.1));
    }
    actions.push(plain(ScreenAction::Resign, "resign"));
    actions
}

/// What is owed to a move of the other side: it is repeated, and made on the own board (D.2.1).
fn about_theirs(made: &Made) -> Vec<(ScreenAction, String)> {
    let Some(Said { intent, .. }) = &made.announced else { return Vec::new() };
    let said = written(*intent);
    let mut actions = Vec::new();
    if !made.repeated {
        actions.push((ScreenAction::Repeat, format!("repeat {said}")));
        // Words that name no move say that it was not understood.
        actions.push((ScreenAction::NotHeard, "repeat another move".to_owned()));
    }
    if made.executed != Some(made.told()) {
        actions.push((ScreenAction::Execute, format!("execute {said}")));
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
