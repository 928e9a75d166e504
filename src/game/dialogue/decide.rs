//! Decisions of the dialogue: who may do what, and what it leads to.

use super::act::Act;
use super::audience::Info;
use super::duties::{Duty, Kind, duties};
use super::event::DialogueEvent;
use super::flow::{Flow, State};
use super::hands::Missing;
use super::message::{Awaited, Message as Said, Standing};
use super::pairing::assistant_of;
use super::refusal::Refusal as No;
use crate::game::fact::{Dialogue, HalfMoveId};
use crate::game::machine::{Game, Phase};
use crate::game::message::Message;
use crate::game::refusal::Refusal;
use crate::game::response::Response;
use crate::game::roles::{Mode, Seat, Seats};
use crate::game::ruling_says::Says;
use crate::rules::position::{Color, Intent};
use crate::rules::profile::{ClockAfter, CompletedBy};
use crate::rules::touch;

impl Game {
    /// Where the dialogue stands.
    pub fn dialogue(&self) -> &Flow {
        &self.flow
    }

    /// Whether a touched piece binds: at a tournament, unless the console accepts legal moves alone (4.3).
    pub fn binds_touched_pieces(&self) -> bool {
        self.mode() == Mode::Tournament && self.profile().illegal.completed_by != CompletedBy::Accept
    }

    /// The moves of which the side to move must choose one, because of what it has touched or released; none without such
    /// an obligation (4.3 to 4.7).
    pub fn must_choose_from(&self) -> Option<Vec<Intent>> {
        let hands = self.flow.hands();
        if hands.are_empty() {
            return None;
        }
        let position = self.board().position()?;
        if let Some((from, to)) = hands.last_step().filter(|_| !hands.hold_a_piece() || hands.new_piece().is_some()) {
            let named = match self.flow.announced().map(|said| said.intent) {
                Some(Intent::Step { promotion, .. }) => promotion,
                _ => None,
            };
            match touch::released(&position, from, to, hands.new_piece().or(named)) {
                touch::Release::PartOf(moves) => return Some(moves),
                touch::Release::Made(intent) => return Some(vec![intent]),
                touch::Release::Illegal(_) => {}
            }
        }
        Some(touch::obligation(&position, hands.touched(), self.profile()).moves)
    }

    /// Where the dialogue stands, for somebody who asks; `None` in a game without it, and in one that is over.
    pub fn standing(&self, seat: Seat) -> Option<Standing> {
        let without = self.started.dialogue == Dialogue::Off && self.flow.difference().is_none();
        if without || self.outcome().is_some() {
            return None;
        }
        let state = match self.flow.state(self.turn()) {
            // That they have touched a piece is no business of their opponent's, nor of the room's.
            State::Touched(side) | State::Placed(side) if !knows_of_touches(seat, side) => State::Await(side),
            state => state,
        };
        let hides_touches = matches!(state, State::Await(side) if !knows_of_touches(seat, side));
        let (awaited, from, mover) = match state {
            _ if self.flow.touch_claim().is_some() => (Awaited::Arbiter, self.turn(), mover_in(state, self.turn())),
            State::Diverged if self.has_arbiter() => (Awaited::Arbiter, self.turn(), self.turn()),
            State::Diverged => {
                let asker = seat.acts_for().unwrap_or(self.turn());
                let from = if self.owes_agreement(asker) { asker } else { !asker };
                (Awaited::Agree, from, self.turn())
            }
            State::Await(side) => match self.flow.made().filter(|made| made.announced.is_none()) {
                Some(made) => (Awaited::Announce, made.mover, made.mover),
                None => (Awaited::Move, side, side),
            },
            State::Touched(side) if self.flow.hands().hold_a_piece() => (Awaited::Place, side, side),
            // It stands on its square again, or is the opponent's.
            State::Touched(side) => (Awaited::Move, side, side),
            State::Placed(side) => (self.awaited_of_hands(side), side, side),
            State::Made(side) | State::Repeated(side) | State::Mirrored(side) => {
                let (awaited, from) = self.awaited_before_the_press(side);
                (awaited, from, side)
            }
        };
        Some(Standing { state, awaited, from, mover, you: seat == Seat::Side(from), hides_touches })
    }

    fn awaited_of_hands(&self, side: Color) -> Awaited {
        match self.move_in_hand(side) {
            Err(Missing::CapturedPieceNotRemoved) => Awaited::Remove,
            Err(Missing::PromotionPieceMissing) => Awaited::PromotionPiece,
            Err(Missing::NotAnnounced) => Awaited::Announce,
            _ => Awaited::Place,
        }
    }

    fn awaited_before_the_press(&self, mover: Color) -> (Awaited, Color) {
        let Some(made) = self.flow.waiting() else { return (Awaited::Press, mover) };
        if made.announced.is_none() {
            return (Awaited::Announce, mover);
        }
        if self.waits_for_press(mover) {
            return (Awaited::Press, !mover);
        }
        let after = self.profile().vis.clock_after;
        match after {
            ClockAfter::MadeAndRepeated | ClockAfter::MadeRepeatedExecuted if !made.repeated => {
                (Awaited::Repeat, !mover)
            }
            ClockAfter::MadeRepeatedExecuted if made.executed != Some(made.told()) => (Awaited::Execute, !mover),
            _ => (Awaited::Press, mover),
        }
    }

    pub(in crate::game) fn dialogue_act(&mut self, response: &mut Response<'_>, act: Act) -> Result<(), Refusal> {
        // A player can say in every game that the boards differ.
        let of_boards = matches!(act, Act::BoardsDiffer | Act::Settle | Act::Sheet { .. });
        if self.started.dialogue == Dialogue::Off && !of_boards {
            return Err(No::NoDialogue.into());
        }
        match act {
            Act::Settle if self.may_settle(response.by) => {
                return match response.by.side() {
                    Some(side) => self.board_agrees(response, side),
                    None => self.settle_boards(response),
                };
            }
            Act::Sheet { side, intent } if self.may_settle(response.by) => {
                return self.read_sheet(response, side, intent);
            }
            Act::Settle | Act::Sheet { .. } => return Err(Refusal::ArbiterOnly),
            Act::Feel { .. } => {}
            _ if self.flow.diverged().is_some() => return Err(self.boards_wait(response.by)),
            Act::Formalities | Act::ClaimTouch { .. } | Act::BoardsDiffer => {}
            _ if self.phase() == Phase::Stopped => return Err(self.clocks_stand()),
            _ => {}
        }
        let side = self.speaks_for(response, &act)?;
        if act.moves_pieces() && side != self.turn() {
            return Err(Refusal::NotYourTurn);
        }
        match act {
            Act::Feel { square } => self.feel(response, side, square),
            Act::Lift { square } => self.take_piece(response, side, square, true),
            Act::Touch { square } => self.take_piece(response, side, square, false),
            Act::Place { square } => self.place_piece(response, side, square),
            Act::RemoveCaptured { square } => self.remove_captured(response, side, square),
            Act::NewPiece { square, piece } => self.put_new_piece(response, side, square, piece),
            Act::Adjust { square } => self.adjust(response, side, square),
            Act::Announce { intent, said } => self.announce_by_word(response, side, intent, &said),
            Act::Repeat { intent, said } => self.repeat(response, side, intent, &said),
            Act::Correct { intent, said } => self.correct(response, side, intent, &said),
            Act::Execute { intent } => self.execute(response, side, intent),
            Act::ReportTouch { square } => {
                self.record(response, None, DialogueEvent::TouchReported { square });
                self.say(response, Said::TouchReported { by: !side, square }, side);
                Ok(())
            }
            Act::ClaimTouch { square } => self.claim_touch(response, side, square),
            Act::AskTime if self.flow.has_asked_time(side) => {
                self.note_without_change(response, DialogueEvent::TimeAsked, Said::TimeWanted { by: side }, side);
                Ok(())
            }
            Act::AskTime => {
                self.record(response, None, DialogueEvent::TimeAsked);
                self.say(response, Said::TimeWanted { by: side }, side);
                Ok(())
            }
            Act::TellTime { to } => self.tell_time(response, side, to),
            Act::Formalities => {
                self.note_without_change(response, DialogueEvent::Formalities, Said::Formalities { of: side }, side);
                Ok(())
            }
            Act::BoardsDiffer => self.say_boards_differ(response, side),
            Act::Sheet { .. } | Act::Settle => Err(Refusal::ArbiterOnly),
        }
    }

    /// The side for which an act counts. What is none of an assistant's duties is refused, logged and told to the arbiter.
    fn speaks_for(&mut self, response: &mut Response<'_>, act: &Act) -> Result<Color, Refusal> {
        let side = match response.by {
            Seat::Side(side) => {
                return match Duty::of(act) {
                    Some(Duty::TellTime | Duty::ClaimAndReport | Duty::Formalities) => Err(No::NotADuty.into()),
                    _ => Ok(side),
                };
            }
            Seat::AssistantOf(side) => side,
            Seat::Arbiter | Seat::Spectator => return Err(Refusal::PlayersOnly),
        };
        self.check_duty(response, side, Duty::of(act))?;
        Ok(match act {
            // Of either player what stands on a board and is not announced (D.2.10.2). What is only meant, and what was misheard or said
            // wrongly, an assistant says for their own player only.
            Act::Announce { .. } => {
                self.flow.made().filter(|made| made.announced.is_none()).map_or(side, |made| made.mover)
            }
            // Of either player, on the board of the other (D.2.10.1).
            Act::Execute { .. } => self.flow.made().map_or(!self.turn(), |made| !made.mover),
            _ => side,
        })
    }

    /// Whether the assistant of a side has a duty; otherwise it is logged, and the arbiter hears of it.
    pub(in crate::game) fn check_duty(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        duty: Option<Duty>,
    ) -> Result<(), Refusal> {
        let kind = match assistant_of(&self.started.players, side) {
            Kind::None if self.started.parts.assistant => Kind::OfTheDisabled,
            kind => kind,
        };
        if kind == Kind::None {
            return Err(No::NoAssistant(side).into());
        }
        if duty.is_some_and(|duty| duties(kind).contains(&duty)) {
            return Ok(());
        }
        self.overstep(response, duty);
        Err(No::NotADuty.into())
    }

    pub(in crate::game) fn overstep(&mut self, response: &mut Response<'_>, duty: Option<Duty>) {
        let side = response.by.acts_for().unwrap_or(self.turn());
        let message = Said::Overstepped { seat: response.by, duty };
        self.note_without_change(response, DialogueEvent::Overstepped { duty }, message, side);
    }

    /// The time is told on request only, to the player whose assistant it is (D.2.10.4).
    fn tell_time(&mut self, response: &mut Response<'_>, side: Color, to: Color) -> Result<(), Refusal> {
        if to != side || !self.flow.has_asked_time(to) {
            self.overstep(response, Some(Duty::TellTime));
            return Err(No::NotRequested.into());
        }
        let reading = self.clock(response.at).ok_or(Refusal::NoClock)?;
        self.record(response, None, DialogueEvent::TimeTold { to });
        response.tell(Info::OwnBoard(to).audience(), Message::OwnTime(reading.side(to).left));
        Ok(())
    }

    /// Tells a message of the dialogue to those who may hear it; `about` is the side that it is about. Where there is no
    /// arbiter, the players are told that the boards differ, and other messages for the arbiter alone are dropped.
    pub(super) fn say(&self, response: &mut Response<'_>, message: Said, about: Color) {
        let to = match Info::of(&message, about) {
            Info::Arbiter if !self.has_arbiter() && matches!(message, Said::Diverged { .. }) => Seats::PLAYERS,
            Info::Arbiter if !self.has_arbiter() => return,
            info => info.audience(),
        };
        response.tell(to, message);
    }

    /// Whether others still hear what this seat does without changing anything.
    pub(in crate::game) fn is_heard(&self, seat: Seat) -> bool {
        self.aloud.is_within_total(seat, self.history.live().len())
    }

    /// Whether a slip in this half-move has been corrected before.
    pub(super) fn has_corrected(&self, half_move: HalfMoveId) -> bool {
        self.aloud.has_corrected(half_move, &self.history)
    }

    /// Says that a seat has come to its total: to the arbiter; where there is none, to both players.
    pub(in crate::game) fn say_if_total_is_reached(&self, response: &mut Response<'_>, seat: Seat) {
        if !self.is_heard(seat) {
            let to = if self.has_arbiter() { Seats::only(Seat::Arbiter) } else { Seats::PLAYERS };
            response.tell(to, Says::TotalReached { seat });
        }
    }

    /// Records and says what changes nothing. Beyond the total of its seat it is not recorded, and that seat alone hears the answer.
    pub(super) fn note_without_change(
        &mut self,
        response: &mut Response<'_>,
        event: DialogueEvent,
        message: Said,
        about: Color,
    ) {
        let is_heard = self.is_heard(response.by);
        if is_heard {
            self.record(response, None, event);
        }
        self.say_within_total(response, is_heard, message, about);
    }

    /// The same of what is recorded in any case, and was heard by others before that or not.
    pub(super) fn say_within_total(&self, response: &mut Response<'_>, is_heard: bool, message: Said, about: Color) {
        if is_heard {
            self.say(response, message, about);
            self.say_if_total_is_reached(response, response.by);
        } else if Info::of(&message, about).audience().contains(response.by) {
            response.tell(response.by, message);
        }
    }

    /// The arbiter decides about two boards; where there is none, the players agree.
    fn may_settle(&self, seat: Seat) -> bool {
        seat == Seat::Arbiter || (!self.has_arbiter() && seat.side().is_some())
    }
}

/// Whose half-move a state is about.
const fn mover_in(state: State, turn: Color) -> Color {
    match state {
        State::Await(side)
        | State::Touched(side)
        | State::Placed(side)
        | State::Made(side)
        | State::Repeated(side)
        | State::Mirrored(side) => side,
        State::Diverged => turn,
    }
}

/// Who knows of a piece that was touched: the player themselves, the assistants and the arbiter.
fn knows_of_touches(seat: Seat, mover: Color) -> bool {
    match seat {
        Seat::Side(side) => side == mover,
        Seat::AssistantOf(_) | Seat::Arbiter => true,
        Seat::Spectator => false,
    }
}
