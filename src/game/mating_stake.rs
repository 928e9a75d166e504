//! What depends on whether a side can still mate: asked, answered, decided, or left to the arbiter (5.2.2, 6.9, 7.5.5, 5.1.2, I.8).

use super::effect::Effect;
use super::fact::{RestoreReason, What};
use super::half_move::HalfMoveId;
use super::machine::Game;
use super::mating::{About, MatingAnswer, MatingTask};
use super::refusal::Refusal;
use super::report::{Check, MoveReport};
use super::response::Response;
use super::roles::{Seat, Seats, Topic};
use super::ruling_fact::{Irregular, Stake};
use super::ruling_refusal::RulingRefusal;
use super::ruling_says::Says;
use crate::rules::adjournment;
use crate::rules::can_mate::CanMate;
use crate::rules::devices;
use crate::rules::ending::{self, Adjudication, Outcome, Reason};
use crate::rules::flag;
use crate::rules::illegal::{self, Consequence};
use crate::rules::mating::{self, CanMate as Found, Dead, SOLVER, Verdict};
use crate::rules::position::{Color, Intent, Position};
use crate::rules::profile::DeadPosition;

impl Game {
    /// Decides what depends on whether a side can still mate; at once where nothing depends on it after all, or where the answer is
    /// plain.
    pub(super) fn hang(&mut self, response: &mut Response<'_>, stake: Stake) {
        let whatever = self.settle(stake, CanMate::Unknown);
        if whatever != Adjudication::NeedsArbiter {
            return self.conclude(response, stake, CanMate::Unknown);
        }
        let winner = stake.winner();
        let plain = self.history.position().and_then(|position| mating::obvious(position, winner));
        if let Some(plain) = plain {
            return self.conclude(response, stake, known(&plain));
        }
        let after = self.history.last_id();
        let reading = self.stop_clock(response);
        self.record(response, reading, Irregular::Asked { stake, after });
        response.push(Effect::RestEngine);
        if !self.ask_about_mate(response, About::CanMate(winner)) {
            // What stands on the board is no legal position: no series of legal moves begins there.
            self.decide_stake(response, Adjudication::NeedsArbiter, stake);
        }
    }

    /// What the rules say once it is known, or not known, whether the winner can mate.
    pub(super) fn settle(&self, stake: Stake, can: CanMate) -> Adjudication {
        let profile = self.profile();
        match stake {
            Stake::Flag { fallen } => flag::result(fallen, can, profile),
            Stake::FlagClaim { by } => flag::result(!by, can, profile),
            Stake::Resignation { by } => ending::of_resignation(by, can, profile),
            Stake::Illegal { by, nth } => match illegal::consequence(nth, can, self.context(), profile) {
                Consequence::Loss => Adjudication::Ends(Outcome::Won { by: !by }, Reason::IllegalMoves),
                Consequence::Draw => Adjudication::Ends(Outcome::Drawn, Reason::IllegalMovesWithoutMatingMaterial),
                Consequence::NeedsArbiter => Adjudication::NeedsArbiter,
                Consequence::Continue { .. } | Consequence::Refused => Adjudication::GoesOn,
            },
            Stake::Device { by, .. } => devices::result(by, can, profile),
            Stake::SealedMove { by } => adjournment::of_bad_move(by, can, profile),
        }
    }

    /// What the rules say is carried out; a loss by illegal moves is proposed to the arbiter first, if there is one (7.5.5).
    fn conclude(&mut self, response: &mut Response<'_>, stake: Stake, can: CanMate) {
        let decided = self.settle(stake, can);
        let confirmed_first = matches!((decided, stake), (Adjudication::Ends(..), Stake::Illegal { .. }));
        if !(confirmed_first && self.has_arbiter()) {
            return self.decide_stake(response, decided, stake);
        }
        self.leave_to_arbiter(response, stake, Some(can));
        response.tell(Seats::PUBLIC, self.who_decides(stake));
        if let Some(proposed) = self.loss_proposed(true) {
            response.tell(Seat::Arbiter, proposed);
        }
    }

    /// How a game ends by illegal moves, as it is said to the arbiter who is to confirm it, or to the others.
    pub(super) fn loss_proposed(&self, asks: bool) -> Option<Says> {
        let hanging = self.arbiter_inbox.hanging?;
        let (Stake::Illegal { by, nth }, can) = (hanging.stake, hanging.proposed?) else { return None };
        let drawn = matches!(self.settle(hanging.stake, can), Adjudication::Ends(Outcome::Drawn, _));
        Some(Says::LossProposed { by, nth, drawn, asks })
    }

    fn leave_to_arbiter(&mut self, response: &mut Response<'_>, stake: Stake, proposed: Option<CanMate>) {
        let reading = self.stop_clock(response);
        self.record(response, reading, Irregular::LeftToArbiter { stake, proposed });
        response.push(Effect::RestEngine);
    }

    /// Carries out what the rules say, or the arbiter.
    pub(super) fn decide_stake(&mut self, response: &mut Response<'_>, decided: Adjudication, stake: Stake) {
        match decided {
            Adjudication::Ends(outcome, reason) => self.end(response, outcome, self.more_exactly(reason, stake)),
            Adjudication::GoesOn => {}
            Adjudication::NeedsArbiter => {
                // The player has given the game up, and there is no arbiter who could show that it is drawn.
                if let Stake::Resignation { by } = stake
                    && !self.has_arbiter()
                {
                    return self.end(response, Outcome::Won { by: !by }, Reason::Resignation);
                }
                self.leave_to_arbiter(response, stake, None);
                self.tell_who_decides(response, stake);
            }
        }
    }

    /// Tells a side that has too little material from one that has enough, and is kept from mating by what must be played.
    fn more_exactly(&self, reason: Reason, stake: Stake) -> Reason {
        let lacks_material = |position: &Position| position.has_insufficient_material(stake.winner());
        if reason == Reason::TimeWithoutMatingMaterial && !self.history.position().is_some_and(lacks_material) {
            return Reason::TimeWithoutMate;
        }
        reason
    }

    // --- asking ---

    /// Asks about the position that stands; whether there is one.
    fn ask_about_mate(&self, response: &mut Response<'_>, about: About) -> bool {
        let Some(position) = self.history.position().cloned() else { return false };
        response.push(Effect::CanMate(MatingTask { after: self.history.last_id(), about, position }));
        true
    }

    /// After each move that was made: is the position dead? Where that is plain the game has ended already.
    pub(super) fn ask_whether_dead(&self, response: &mut Response<'_>) {
        if self.profile().end.dead_position == DeadPosition::Exact && self.history.last_was_legal() {
            self.ask_about_mate(response, About::Dead);
        }
    }

    /// What was open when the program ended is asked again.
    pub(super) fn ask_about_mates_again(&self, response: &mut Response<'_>) {
        match self.arbiter_inbox.hanging {
            Some(hanging) if !hanging.for_arbiter => {
                self.ask_about_mate(response, About::CanMate(hanging.stake.winner()));
            }
            Some(hanging) if !self.has_arbiter() => self.tell_who_decides(response, hanging.stake),
            None if self.outcome().is_none() => self.ask_whether_dead(response),
            Some(_) | None => {}
        }
    }

    /// Somebody wants to see whether a side can still mate.
    pub(super) fn show_mate(&self, response: &mut Response<'_>, side: Color) -> Result<(), Refusal> {
        if !self.may_ask(response.by, Topic::CanMate) {
            return Err(RulingRefusal::OnlyInTraining.into());
        }
        let asked = self.ask_about_mate(response, About::Why { side, asker: response.by });
        if asked { Ok(()) } else { Err(RulingRefusal::NoLegalPosition.into()) }
    }

    // --- hearing ---

    /// An answer to a question that has been overtaken is dropped.
    pub(super) fn hear_about_mate(&mut self, response: &mut Response<'_>, answer: &MatingAnswer) {
        match (answer.about, &answer.verdict) {
            (About::Dead, Verdict::Dead(found)) if found.ends_the_game() => {
                self.end_dead(response, answer.after, found);
            }
            (About::CanMate(side), Verdict::CanMate(found)) => {
                let hanging = self.arbiter_inbox.hanging.filter(|hanging| {
                    !hanging.for_arbiter && hanging.after == answer.after && hanging.stake.winner() == side
                });
                if let Some(hanging) = hanging {
                    self.answer_stake(response, hanging.stake, found);
                }
            }
            (About::Why { side, asker }, Verdict::CanMate(found)) => {
                self.show_found(response, answer.after, side, asker, found);
            }
            _ => {}
        }
    }

    fn answer_stake(&mut self, response: &mut Response<'_>, stake: Stake, found: &Found) {
        let can = known(found);
        let evidence = evidence(found);
        self.record(response, None, Irregular::Answered { can, evidence });
        self.conclude(response, stake, can);
    }

    /// The game ended with the half-move after which neither side could mate any more; later moves are void and stay in the record.
    /// What the arbiter has ruled since stands.
    fn end_dead(&mut self, response: &mut Response<'_>, after: Option<HalfMoveId>, found: &Dead) {
        let stands = self.history.length_at(after).is_some();
        let ruled = self.outcome().is_some_and(|(_, reason)| reason.is_ruled() || reason == Reason::DeadPosition);
        if !stands || ruled || self.arbiter_inbox.hanging.is_some_and(|hanging| hanging.for_arbiter) {
            return;
        }
        if self.outcome().is_some() || self.history.last_id() != after {
            let reading = self.stop_clock(response);
            let why = RestoreReason::DeadPosition;
            self.record(response, reading, What::Restored { to: after, why, again: 0, confirm: false });
            response.tell(Seats::PUBLIC, Says::WasDead);
        }
        self.end(response, Outcome::Drawn, Reason::DeadPosition);
        if let (Dead::Yes { white, black }, true) = (found, self.mode().row().explains) {
            for (side, proof) in [(Color::White, *white), (Color::Black, *black)] {
                response.tell(self.owner(), Says::CannotMate { side, proof });
            }
        }
    }

    fn show_found(
        &self,
        response: &mut Response<'_>,
        after: Option<HalfMoveId>,
        side: Color,
        asker: Seat,
        found: &Found,
    ) {
        if after != self.history.last_id() {
            return;
        }
        let says = match found {
            // A mate with the opponent's help is nothing that a player asks about; the arbiter may want to see it.
            Found::Yes(line) if !line.is_empty() && asker != Seat::Arbiter => self.mate_at_once(side),
            Found::Yes(line) => Says::MatesBy { side, line: self.described(line) },
            Found::No(proof) => Says::CannotMate { side, proof: *proof },
            Found::Undecided(why) => Says::NobodyKnows { side, why: *why },
        };
        response.tell(asker, says);
    }

    /// What a player hears whose side can still mate: with which move now, where there is one.
    fn mate_at_once(&self, side: Color) -> Says {
        if self.board().turn() != side {
            return Says::MayMate { side };
        }
        let moves = MoveReport::legal(self.board(), |_| true).unwrap_or_default();
        let mate = moves.into_iter().find(|report| report.check == Check::Mate);
        mate.map_or(Says::NoMateAtOnce { side }, |report| Says::MatesAtOnce { report: Box::new(report) })
    }

    fn described(&self, line: &[Intent]) -> Vec<MoveReport> {
        let mut board = self.board().clone();
        let mut reports = Vec::with_capacity(line.len());
        for intent in line {
            let Some(change) = board.change(*intent) else { break };
            reports.push(MoveReport::new(&board, &change));
            board = board.after(&change);
        }
        reports
    }
}

fn known(found: &Found) -> CanMate {
    match found {
        Found::Yes(_) => CanMate::Yes,
        Found::No(_) => CanMate::No,
        Found::Undecided(_) => CanMate::Unknown,
    }
}

/// What was found, for the record: the line in squares, or the proof.
fn evidence(found: &Found) -> String {
    let move_of = |intent: &Intent| match intent {
        Intent::Step { from, to, promotion } => {
            format!("{from}{to}{}", promotion.map_or_else(String::new, |role| role.char().to_string()))
        }
        Intent::Castle { side } => if side.is_king_side() { "O-O" } else { "O-O-O" }.to_owned(),
    };
    match found {
        Found::Yes(line) => format!("{SOLVER}: {}", line.iter().map(move_of).collect::<Vec<_>>().join(" ")),
        Found::No(proof) => format!("{SOLVER}: {proof:?}"),
        Found::Undecided(why) => format!("{SOLVER}: {why:?}"),
    }
}
