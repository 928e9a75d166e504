//! Illegal moves put right: counted by acts, a position put back, and what the opponent gets (7.5.1 to 7.5.5).
//!
//! One act of a player counts once, however many of its faults are noted. Where half-moves that are struck out hold an act of the
//! other player, too, as the capture of a king that was left in check, that counts for that player.

use super::fact::{RestoreReason, Source, What};
use super::half_move::HalfMoveId;
use super::history::HalfMove;
use super::machine::Game;
use super::message::Message;
use super::response::Response;
use super::roles::{Seat, Seats};
use super::ruling_fact::{Irregular, Noted, Stake};
use super::ruling_refusal::RulingRefusal;
use super::ruling_says::Says;
use crate::rules::can_mate::CanMate;
use crate::rules::illegal::{self, Consequence, Correctable, Irregularity, Noticed, Remedy, Since, Treatment};
use crate::rules::position::{Color, Intent, Role};

/// What one player did that counts as an illegal move, and what is done about the position.
#[derive(Copy, Clone, Debug)]
pub(super) struct Act {
    noted: Noted,
    remedy: Remedy,
}

impl Game {
    /// The first irregularity that can still be put right. A press without a move is only the arbiter's to count, and only where they
    /// mean no illegal move; one of an earlier turn they name.
    pub(super) fn noted_of(&self, side: Option<Color>, noticed: Noticed) -> Result<Act, RulingRefusal> {
        let by_arbiter = noticed != Noticed::ByTheOpponent;
        let (recent, older): (Vec<&Noted>, Vec<&Noted>) =
            self.noted_by(side).filter(|noted| is_press(noted) && by_arbiter).partition(|noted| self.is_recent(noted));
        let mut why = older.last().map_or(RulingRefusal::NothingNoted, |noted| RulingRefusal::OlderPress(noted.side));
        for noted in self.noted_by(side).filter(|noted| !is_press(noted)).chain(recent) {
            match self.to_put_right(noted, noticed) {
                Ok(act) => return Ok(act),
                Err(refusal) => why = refusal,
            }
        }
        Err(why)
    }

    /// The newest press without a move that the arbiter names (7.5.3).
    pub(super) fn press_of(&self, side: Option<Color>) -> Result<Act, RulingRefusal> {
        let newest = self.noted_by(side).filter(|noted| is_press(noted)).last().ok_or(RulingRefusal::NothingNoted)?;
        self.to_put_right(newest, Noticed::ByTheArbiter)
    }

    /// What the arbiter can dismiss of what is noted: presses without a move, and what cannot be put right any more.
    pub(super) fn dismissible(&self, side: Option<Color>) -> Result<Vec<Noted>, RulingRefusal> {
        use RulingRefusal::{NotIllegal, Stands};
        let mut noted = self.noted_by(side).peekable();
        let none = if noted.peek().is_some() { RulingRefusal::StaysNoted } else { RulingRefusal::NothingNoted };
        let stands =
            |noted: &Noted| matches!(self.to_put_right(noted, Noticed::ByTheArbiter), Err(Stands | NotIllegal));
        let dismissed: Vec<Noted> = noted.filter(|noted| is_press(noted) || stands(noted)).copied().collect();
        if dismissed.is_empty() { Err(none) } else { Ok(dismissed) }
    }

    /// Whether what is noted stands, because the opponent has moved since (A.4, B.4).
    pub(super) fn stands(&self, noted: &Noted) -> bool {
        matches!(self.to_put_right(noted, Noticed::ByTheArbiter), Err(RulingRefusal::Stands))
    }

    fn noted_by(&self, side: Option<Color>) -> impl Iterator<Item = &Noted> {
        self.arbiter_inbox.noted.iter().filter(move |noted| side.is_none_or(|side| side == noted.side))
    }

    /// Whether a press without a move was in this turn or in the last one.
    pub(super) fn is_recent(&self, press: &Noted) -> bool {
        let made_since = |stood| self.history.live().len().saturating_sub(stood);
        self.history.length_at(press.before).is_some_and(|stood| made_since(stood) <= 1)
    }

    fn to_put_right(&self, noted: &Noted, noticed: Noticed) -> Result<Act, RulingRefusal> {
        let Treatment::Illegal(remedy) = illegal::treatment(noted.kind, self.profile()) else {
            return Err(RulingRefusal::NotIllegal);
        };
        match illegal::correctable(noticed, self.since(noted), self.context(), self.profile()) {
            Correctable::Yes | Correctable::WithoutPenalty => Ok(Act { noted: *noted, remedy }),
            Correctable::OnlyByTheOpponent => Err(RulingRefusal::OnlyTheOpponent),
            Correctable::Stands => Err(RulingRefusal::Stands),
        }
    }

    /// What the opponent has done since. A move of theirs that was struck out later has been made all the same.
    fn since(&self, noted: &Noted) -> Since {
        let history = &self.history;
        let moved = if let Some(id) = noted.half_move {
            history.live().iter().chain(history.struck()).any(|each| each.mover() != noted.side && each.id > id)
        } else {
            let from = history.length_at(noted.before).unwrap_or(0);
            history.live().get(from..).unwrap_or_default().iter().any(|each| each.mover() != noted.side)
        };
        if moved { Since::Moved } else { Since::NotMoved }
    }

    // --- two hands ---

    /// Two hands are seen by the arbiter themselves, without a report by a player. They count when the clock is pressed (7.5.4).
    pub(super) fn two_hands(&self, side: Color) -> Result<TwoHands, RulingRefusal> {
        self.still_open()?;
        let made = |each: &&HalfMove| each.mover() == side;
        let history = &self.history;
        let newest = history.live().iter().chain(history.struck()).filter(made).max_by_key(|each| each.id);
        let last = history.live().iter().rev().find(made);
        match illegal::treatment(Irregularity::TwoHands, self.profile()) {
            Treatment::Illegal(_) if newest.is_some_and(|newest| self.arbiter_inbox.has_counted(newest.id)) => {
                Err(RulingRefusal::CountedAlready)
            }
            Treatment::Illegal(remedy) => {
                let last = last.ok_or(RulingRefusal::NothingNoted)?;
                if self.arbiter_inbox.two_hands == Some(last.id) {
                    return Err(RulingRefusal::AlreadySo);
                }
                let act = self.with_two_hands(side, last.id, remedy);
                Ok(if last.completed.is_none() { TwoHands::AtPress } else { TwoHands::Counts(act) })
            }
            Treatment::ArbiterMayPenalise => last.map(|_| TwoHands::MayPenalise).ok_or(RulingRefusal::NothingNoted),
            _ => Err(RulingRefusal::NoOffence),
        }
    }

    /// The whole act: where the same half-move is noted as illegal, that decides about the position.
    fn with_two_hands(&self, side: Color, half_move: HalfMoveId, remedy: Remedy) -> Act {
        let mut noted = self.arbiter_inbox.noted.iter().filter(|noted| noted.half_move == Some(half_move));
        let illegal = noted.find_map(|noted| self.to_put_right(noted, Noticed::ByTheArbiter).ok());
        let before = self.history.index_of(half_move).and_then(|index| self.history.before(index));
        let before = before.map(|before| before.id);
        let noted = Noted { kind: Irregularity::TwoHands, side, half_move: Some(half_move), before, why: None };
        Act { noted, remedy: illegal.map_or(remedy, |illegal| illegal.remedy) }
    }

    /// The clock is pressed for what the arbiter has seen made with two hands.
    pub(super) fn count_two_hands(&mut self, response: &mut Response<'_>, side: Color, half_move: HalfMoveId) {
        if let Treatment::Illegal(remedy) = illegal::treatment(Irregularity::TwoHands, self.profile()) {
            let response = &mut response.on_behalf_of(Seat::Arbiter, Source::Console);
            self.put_right(response, self.with_two_hands(side, half_move, remedy));
        }
    }

    // --- putting right ---

    /// Counts an illegal move, puts the position right and gives the opponent what they get (7.5.1 to 7.5.5).
    pub(super) fn put_right(&mut self, response: &mut Response<'_>, act: Act) {
        let mut counted = Vec::with_capacity(2);
        for noted in std::iter::once(act.noted).chain(self.struck_with(&act)) {
            let nth = self.arbiter_inbox.counted(noted.side).saturating_add(1);
            self.tell_fact(response, Seats::PUBLIC, None, Irregular::Counted { noted, nth, remedy: act.remedy });
            counted.push((noted.side, nth));
        }
        let times_open = match act.remedy {
            Remedy::Restore => {
                self.restore_before(response, &act.noted);
                true
            }
            Remedy::BecomesQueen => self.make_queen(response, &act.noted),
            Remedy::StillToMove | Remedy::MoveStands => false,
        };
        if self.outcome().is_some() {
            return;
        }
        let mut loses = None;
        for (side, nth) in counted {
            match illegal::consequence(nth, CanMate::Unknown, self.context(), self.profile()) {
                Consequence::Continue { opponent_bonus_s } => {
                    self.give_bonus(response, !side, u64::from(opponent_bonus_s) * 1_000);
                }
                Consequence::Refused => {}
                Consequence::Loss | Consequence::Draw | Consequence::NeedsArbiter => {
                    // Of two the earlier one decides.
                    loses = loses.or(Some(Stake::Illegal { by: side, nth }));
                }
            }
        }
        match loses {
            Some(stake) => self.hang(response, stake),
            None if times_open => self.tell_times(response),
            None => {}
        }
    }

    /// What the other player did among the half-moves that are struck out with an act, if that counts as an illegal move, too.
    fn struck_with(&self, act: &Act) -> Option<Noted> {
        let strikes = matches!(act.remedy, Remedy::Restore | Remedy::BecomesQueen);
        let first = act.noted.half_move.filter(|_| strikes)?;
        let others = self
            .arbiter_inbox
            .noted
            .iter()
            .filter(|other| other.side != act.noted.side && other.half_move.is_some_and(|id| id > first));
        others.copied().find(|other| self.to_put_right(other, Noticed::ByTheArbiter).is_ok())
    }

    fn restore_before(&mut self, response: &mut Response<'_>, noted: &Noted) {
        let moves = self.replacements(noted);
        self.restore(response, noted.before, RestoreReason::IllegalMove);
        let legal = self.history.position().map(|position| position.legal_intents().len());
        if moves.is_empty() || Some(moves.len()) == legal {
            return;
        }
        self.record(response, None, Irregular::Bound { moves, touch: None });
        let pieces = self.bound_pieces();
        response.tell(Seats::PLAYERS.and(Seat::Arbiter), Says::Bound { side: noted.side, pieces });
    }

    /// The moves of which one must replace an illegal one.
    fn replacements(&self, noted: &Noted) -> Vec<Intent> {
        let replaced = noted.half_move.and_then(|id| {
            let before = self.history.position_before(self.history.index_of(id)?)?;
            let intent = self.history.find(id)?.report.change.intent;
            Some(illegal::replacement(before, intent, self.profile()))
        });
        replaced.unwrap_or_default()
    }

    /// The pawn that was left on the last rank becomes a queen, and the opponent is to move (7.5.2). The clocks stay; but what was made
    /// since was made on an illegal position, and is taken back as in every restoration. Whether that is so.
    fn make_queen(&mut self, response: &mut Response<'_>, noted: &Noted) -> bool {
        let Some(index) = noted.half_move.and_then(|id| self.history.index_of(id)) else { return false };
        let Some(left) = self.history.live().get(index) else { return false };
        let (id, before) = (left.id, self.history.board_before(index));
        let intent = with_queen(left.report.change.intent);
        let Some(change) = before.zip(intent).and_then(|(before, intent)| before.change(intent)) else { return false };
        let goes_back = self.history.live().len() > index + 1;
        let shown = self.clock(response.at).map(|now| self.with_used_time(index + 1, now));
        let confirm = goes_back && shown.is_some() && self.has_arbiter();
        let square = change.placed.square;
        let said = self.written_as(id).unwrap_or_default().to_owned();
        let owes = self.flow.made().is_some_and(|made| made.half_move == id && made.announced.is_none());
        let why = RestoreReason::IllegalMove;
        let stopped = shown.filter(|_| confirm).map(|shown| super::clock::ClockReading { running: None, ..shown });
        self.record(response, stopped, What::Restored { to: noted.before, why, again: 1, confirm });
        let half_move = self.history.next_id();
        if !owes {
            self.record(response, None, What::Announced { half_move, said: said.clone(), change: change.clone() });
        }
        self.record(response, None, What::Made { half_move, change, said });
        let turn = self.turn();
        let now = if goes_back && !confirm { shown } else { self.clock(response.at) };
        let reading =
            now.map(|reading| super::clock::ClockReading { running: reading.running.map(|_| turn), ..reading });
        self.record(response, reading, What::Completed { half_move });
        response.tell(Seats::PUBLIC, Says::BecomesQueen { square });
        if goes_back {
            response.tell(Seats::PUBLIC, Message::Restored { last: self.last_report(), turn: self.turn() });
        }
        if !self.end_by_position(response) {
            self.ask_whether_dead(response);
        }
        goes_back
    }

    fn give_bonus(&mut self, response: &mut Response<'_>, side: Color, millis: u64) {
        if millis == 0 || self.clock.is_none() {
            return;
        }
        let reading = self.clock(response.at).map(|reading| reading.with_added(side, millis));
        self.tell_fact(response, Seats::PUBLIC, reading, Irregular::Bonus { side, millis });
    }
}

/// What the arbiter's word that a move was made with two hands does.
pub(super) enum TwoHands {
    /// It counts when the clock is pressed.
    AtPress,
    /// It counts now.
    Counts(Act),
    /// It is noted, and the arbiter may penalise it.
    MayPenalise,
}

/// Whether the clock was pressed without a move.
pub(super) fn is_press(noted: &Noted) -> bool {
    noted.kind == Irregularity::PressWithoutMove
}

/// The same step with a queen for the pawn; `None` for castling.
pub(super) const fn with_queen(intent: Intent) -> Option<Intent> {
    match intent {
        Intent::Step { from, to, .. } => Some(Intent::Step { from, to, promotion: Some(Role::Queen) }),
        Intent::Castle { .. } => None,
    }
}
