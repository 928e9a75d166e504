//! Touch-move.

use annabella::game::Game;
use annabella::game::command::Command;
use annabella::game::dialogue::{Act, DialogueEvent};
use annabella::game::effect::Effect;
use annabella::game::fact::{Fact, What};
use annabella::game::refusal::Refusal;
use annabella::game::roles::{Mode, Seat};
use annabella::rules::position::{Color, Intent, Role, Square};
use serde::Deserialize;
use serde_json::{Value, json};

use super::case::{Case, Decision, Named, PieceName, Start, fields, uci_move, uci_text, uci_texts};
use super::event::Event;
use super::table::Table;
use super::wrong::Wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Pieces {
    fen: Start,
    touch_move: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Touching {
    by: Named<Color>,
    touch: Vec<Named<Square>>,
    #[serde(default = "deliberate")]
    deliberate: bool,
    #[serde(default)]
    announced_adjust: bool,
}

const fn deliberate() -> bool {
    true
}

impl Pieces {
    /// A game in which touched pieces bind, or one among friends.
    fn table(&self, case: &Case<'_>) -> Result<Table, Wrong> {
        let mode = if self.touch_move { Mode::Tournament } else { Mode::Casual };
        case.lay().start(&self.fen.0).mode(mode).begin()
    }
}

/// Nobody can put their hand on a piece that is not there.
fn piece_on(field: &str, table: &Table, square: Square) -> Result<(), Wrong> {
    let piece = table.game.board().piece_at(square);
    piece.map(|_| ()).ok_or_else(|| Wrong::at(field, format!("there is no piece on {square}")))
}

/// The moves of which one must be chosen, where touched pieces bind.
fn obligation(game: &Game) -> Option<Vec<Intent>> {
    game.must_choose_from().filter(|_| game.binds_touched_pieces())
}

/// `touch/touch`: to what touching pieces binds. Who brushes against a piece does nothing that a game is told.
pub(super) fn touch(case: &Case<'_>, given: Pieces, action: Touching) -> Decision {
    let mut table = given.table(case)?;
    let by = Seat::Side(action.by.0);
    let adjusting = action.announced_adjust.then(|| table.acts(by, Act::Adjust { square: None }).refusal().cloned());
    for Named(square) in action.touch {
        piece_on("action.touch", &table, square)?;
        if action.deliberate {
            table.acts(by, Act::Touch { square });
        }
    }
    let board = table.game.board();
    let not_on_move = adjusting == Some(Some(Refusal::NotYourTurn));
    Ok(fields(json!({
        "must_choose_from": obligation(&table.game).map(|moves| uci_texts(board, &moves)),
        "allowed": adjusting.map(|refusal| refusal.is_none()),
        "reason": not_on_move.then_some("not_on_move"),
    })))
}

/// What somebody does with the hands.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum Deed {
    Touch(Named<Square>),
    Release(Named<Square>),
    Make(String),
    NewPieceTouches(Named<Square>, #[serde(with = "PieceName")] Role),
    ClaimTouch,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Events {
    events: Vec<Event<Deed>>,
}

/// What has become of the pieces.
struct Fingers {
    table: Table,
    must: Option<Value>,
    made: Option<String>,
    final_choice: bool,
    claim: Option<bool>,
}

impl Fingers {
    fn does(&mut self, field: &str, by: Color, command: Command) -> Result<(), Wrong> {
        match self.table.does(Seat::Side(by), command).refusal() {
            Some(refusal) => Err(Wrong::at(field, format!("the game refuses it: {refusal:?}"))),
            None => Ok(()),
        }
    }

    /// A piece is released: the move is made, or what it may still be is less than before.
    fn releases(&mut self, field: &str, by: Color, act: Act) -> Result<(), Wrong> {
        let before = self.table.game.board().clone();
        let legal = before.position();
        self.does(field, by, Command::Dialogue(act))?;
        let made = self.table.effects.iter().find_map(|effect| match effect {
            Effect::Record(Fact { what: What::Made { change, .. }, .. }) => Some(change.intent),
            _ => None,
        });
        match made {
            Some(intent) if legal.is_some_and(|position| position.judge(intent).is_ok()) => {
                self.final_choice = true;
                self.must = Some(uci_texts(&before, &[intent]));
                self.made = Some(uci_text(&before, intent));
            }
            // What is illegal must be replaced as the touched pieces ask.
            Some(_) => {}
            None => {
                let moves = obligation(&self.table.game);
                self.final_choice = moves.as_ref().is_some_and(|moves| moves.len() == 1);
                self.must = moves.map(|moves| uci_texts(&before, &moves));
            }
        }
        Ok(())
    }

    fn happens(&mut self, field: &str, event: &Event<Deed>) -> Result<(), Wrong> {
        let by = event.player(field)?;
        match &event.deed {
            Deed::Touch(Named(square)) => {
                piece_on(field, &self.table, *square)?;
                if self.table.acts(Seat::Side(by), Act::Touch { square: *square }).refusal().is_none() {
                    let game = &self.table.game;
                    self.must = obligation(game).map(|moves| uci_texts(game.board(), &moves));
                }
            }
            Deed::Release(Named(square)) => self.releases(field, by, Act::Place { square: *square })?,
            Deed::NewPieceTouches(Named(square), role) => {
                self.releases(field, by, Act::NewPiece { square: *square, piece: *role })?;
            }
            Deed::Make(text) => {
                let board = self.table.game.board();
                let intent = uci_move(field, text, board)?;
                let legal = board.position().is_some_and(|position| position.judge(intent).is_ok());
                if !legal {
                    return Err(Wrong::at(field, "this move is not legal"));
                }
                self.does(field, by, Command::Move { intent, said: text.clone() })?;
                (self.made, self.must, self.final_choice) = (Some(text.clone()), None, true);
            }
            Deed::ClaimTouch => {
                self.table.acts(Seat::Side(by), Act::ClaimTouch { square: None });
                let admitted =
                    |what: &What| matches!(what, What::Dialogue(DialogueEvent::TouchClaimed { admissible: true, .. }));
                self.claim = Some(self.table.has_recorded(admitted));
            }
        }
        Ok(())
    }
}

/// `touch/events`: hands on a board, one thing after another.
pub(super) fn events(case: &Case<'_>, given: Pieces, action: Events) -> Decision {
    let table = given.table(case)?;
    let mut hands = Fingers { table, must: None, made: None, final_choice: false, claim: None };
    for (index, action) in action.events.iter().enumerate() {
        hands.happens(&format!("action.events[{index}]"), action)?;
    }
    Ok(fields(json!({
        "must_choose_from": hands.must,
        "made": hands.made,
        "cannot_change": hands.final_choice,
        "claim_admissible": hands.claim,
    })))
}
