//! Touch-move.

use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use super::case::{Case, Decision, Man, Named, Start, fields, uci_move, uci_text, uci_texts};
use super::wrong::Wrong;
use crate::game::board::Board;
use crate::rules::position::{Color, Intent, Position, Role, Square};
use crate::rules::touch::{self, Contact, Release};

#[derive(Deserialize)]
struct Men {
    fen: Start,
    touch_move: bool,
}

#[derive(Deserialize)]
struct Touching {
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

/// `touch/touch`: to what touching men binds.
pub(super) fn touch(case: &Case<'_>) -> Decision {
    let given: Men = case.given()?;
    let action: Touching = case.action()?;
    let (position, Named(by)) = (given.fen.0, action.by);
    let touched: Vec<Square> = action.touch.iter().map(|Named(square)| *square).collect();
    if let Some(empty) = touched.iter().find(|square| position.placement().piece_at(**square).is_none()) {
        return Err(Wrong::at("action.touch", format!("no man stands on {empty}")));
    }
    let adjusting = action.announced_adjust.then(|| touch::may_adjust(by, position.turn()));
    let contact = match (action.deliberate, &adjusting) {
        (_, Some(Ok(()))) => Contact::Adjusting,
        (true, _) => Contact::Deliberate,
        (false, _) => Contact::Accidental,
    };
    let bound = given.touch_move && touch::binds(contact, by, position.turn());
    let moves = bound.then(|| uci_texts(&Board::from(&position), &touch::obligation(&position, &touched).moves));
    let reason = adjusting.as_ref().and_then(|allowed| allowed.as_ref().err());
    Ok(fields(json!({
        "must_choose_from": moves,
        "allowed": adjusting.as_ref().map(Result::is_ok),
        "reason": reason,
    })))
}

/// What somebody does with his hands.
enum Deed {
    Touch(Color, Square),
    Release(Color, Square),
    Make(Color, String),
    NewPiece(Color, Square, Role),
    Claim(Color),
}

impl<'de> Deserialize<'de> for Deed {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Deed, D::Error> {
        #[derive(Deserialize)]
        struct ManOf(#[serde(with = "Man")] Role);
        fn arguments<T: serde::de::DeserializeOwned>(rest: &[Value]) -> Result<T, serde_json::Error> {
            serde_json::from_value(match rest {
                [one] => one.clone(),
                more => json!(more),
            })
        }
        let parts = Vec::<Value>::deserialize(from)?;
        let known = "right would be [side, verb, ...] with touch, release, make, new_piece_touches or claim_touch";
        let [by, verb, rest @ ..] = &parts[..] else { return Err(serde::de::Error::custom(known)) };
        let read = || -> Result<Deed, serde_json::Error> {
            let Named(by) = serde_json::from_value::<Named<Color>>(by.clone())?;
            Ok(match verb.as_str() {
                Some("touch") => Deed::Touch(by, arguments::<Named<Square>>(rest)?.0),
                Some("release") => Deed::Release(by, arguments::<Named<Square>>(rest)?.0),
                Some("make") => Deed::Make(by, arguments(rest)?),
                Some("new_piece_touches") => {
                    let (Named(square), ManOf(role)) = arguments::<(Named<Square>, ManOf)>(rest)?;
                    Deed::NewPiece(by, square, role)
                }
                Some("claim_touch") => Deed::Claim(by),
                _ => return Err(serde::de::Error::custom(format!("{verb} is no such deed; {known}"))),
            })
        };
        read().map_err(serde::de::Error::custom)
    }
}

#[derive(Deserialize)]
struct Events {
    events: Vec<Deed>,
}

/// What has become of the men.
struct Fingers {
    position: Position,
    touch_move: bool,
    /// By the side to move, in their order.
    touched: Vec<Square>,
    /// Who has touched a man since the opponent's last move.
    since: Option<Color>,
    must: Option<Vec<Intent>>,
    made: Option<String>,
    final_choice: bool,
    claim: Option<bool>,
}

impl Fingers {
    fn board(&self) -> Board {
        Board::from(&self.position)
    }

    fn own_man(&self, field: &str) -> Result<Square, Wrong> {
        let own = |square: &&Square| self.position.placement().by_color(self.position.turn()).contains(**square);
        self.touched.iter().rev().find(own).copied().ok_or_else(|| Wrong::at(field, "no own man was touched before"))
    }

    fn release(&mut self, field: &str, to: Square, promotion: Option<Role>) -> Result<(), Wrong> {
        let from = self.own_man(field)?;
        match touch::released(&self.position, from, to, promotion) {
            Release::Made(intent) => {
                self.final_choice = true;
                self.must = Some(vec![intent]);
                self.made = Some(uci_text(&self.board(), intent));
            }
            Release::PartOf(moves) => {
                self.final_choice = moves.len() == 1;
                self.must = Some(moves);
            }
            Release::Illegal(_) => self.oblige(),
        }
        Ok(())
    }

    fn oblige(&mut self) {
        let moves = || touch::obligation(&self.position, &self.touched).moves;
        self.must = self.touch_move.then(moves);
    }

    fn happens(&mut self, field: &str, deed: &Deed) -> Result<(), Wrong> {
        let turn = self.position.turn();
        let on_move = |by: Color| {
            if by == turn { Ok(()) } else { Err(Wrong::at(field, "this side is not on move")) }
        };
        match deed {
            Deed::Touch(by, square) => {
                if self.position.placement().piece_at(*square).is_none() {
                    return Err(Wrong::at(field, format!("no man stands on {square}")));
                }
                if touch::binds(Contact::Deliberate, *by, turn) {
                    self.touched.push(*square);
                    self.since = Some(*by);
                    self.oblige();
                }
            }
            Deed::Release(by, square) => {
                on_move(*by)?;
                self.release(field, *square, None)?;
            }
            Deed::NewPiece(by, square, role) => {
                on_move(*by)?;
                self.release(field, *square, Some(*role))?;
            }
            Deed::Make(by, text) => {
                on_move(*by)?;
                let intent = uci_move(field, text, &self.board())?;
                let after = self.position.clone().play(intent).map_err(|illegal| Wrong::at(field, illegal))?;
                self.made = Some(text.clone());
                self.final_choice = true;
                (self.position, self.must, self.since) = (after, None, None);
                self.touched.clear();
            }
            Deed::Claim(by) => {
                let hands = if self.since == Some(*by) { touch::Hands::On } else { touch::Hands::Off };
                self.claim = Some(touch::may_complain(hands));
            }
        }
        Ok(())
    }
}

/// `touch/events`: hands on a board, one thing after another.
pub(super) fn events(case: &Case<'_>) -> Decision {
    let given: Men = case.given()?;
    let action: Events = case.action()?;
    let mut hands = Fingers {
        position: given.fen.0,
        touch_move: given.touch_move,
        touched: Vec::new(),
        since: None,
        must: None,
        made: None,
        final_choice: false,
        claim: None,
    };
    for (index, deed) in action.events.iter().enumerate() {
        hands.happens(&format!("action.events[{index}]"), deed)?;
    }
    let board = hands.board();
    Ok(fields(json!({
        "must_choose_from": hands.must.as_ref().map(|moves| uci_texts(&board, moves)),
        "made": hands.made,
        "cannot_change": hands.final_choice,
        "claim_admissible": hands.claim,
    })))
}
