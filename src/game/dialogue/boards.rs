//! Two boards that differ (D.2.9): seen when a half-move is completed, or said by a player; decided by both sheets, confirmed by the
//! arbiter, or by the players where there is none.

use super::difference::Origin;
use super::event::DialogueEvent;
use super::message::Message as Said;
use super::proposal::Proposal;
use super::refusal::Refusal as No;
use crate::game::draws;
use crate::game::effect::Effect;
use crate::game::fact::{RestoreReason, What};
use crate::game::machine::{Game, Phase};
use crate::game::message::Message;
use crate::game::participant::Driver;
use crate::game::refusal::Refusal;
use crate::game::response::Response;
use crate::game::roles::{Mode, Seat, Seats, Topic};
use crate::rules::divergence::{self, Decision, IllegalOnBothSheets};
use crate::rules::position::{ByColor, Color, Intent, Square};

impl Game {
    /// Compares the boards after a completed half-move. Whether they differ.
    pub(super) fn compare_boards(&mut self, response: &mut Response<'_>) -> bool {
        self.flow.made().is_some_and(|made| made.completed) && self.stop_for_boards(response)
    }

    /// Compares the boards after the last half-move. Where they differ, the clocks are stopped and the arbiter alone is told why.
    /// Whether they do.
    pub(super) fn stop_for_boards(&mut self, response: &mut Response<'_>) -> bool {
        let Some((mover, differ)) = self.boards_differ_on() else { return false };
        let reading = self.stop_clock(response);
        self.record(response, reading, DialogueEvent::Diverged { squares: named(&differ) });
        response.push(Effect::RestEngine);
        self.propose(response, differ, mover);
        if self.mode() == Mode::Tournament {
            self.say(response, Said::Stopped, mover);
        } else {
            response.tell(Seats::PUBLIC, Message::Paused);
        }
        true
    }

    /// Where the boards differ after the last half-move, as far as the record knows, and whose move that was.
    fn boards_differ_on(&self) -> Option<(Color, Vec<Square>)> {
        let made = self.flow.made()?;
        // What was not executed yet will be what was announced.
        let elsewhere = made.executed.unwrap_or(made.told());
        if elsewhere == made.intent {
            return None;
        }
        let before = self.history.before_last();
        let change = before.change(elsewhere)?;
        let (here, there) = (self.board(), before.after(&change));
        let differ = Square::ALL.into_iter().filter(|one| here.piece_at(*one) != there.piece_at(*one)).collect();
        Some((made.mover, differ))
    }

    /// Tells those who decide where the boards differ, and what the sheets make of that.
    fn propose(&self, response: &mut Response<'_>, squares: Vec<Square>, about: Color) {
        let proposal = self.proposal().ok().map(Box::new);
        self.say(response, Said::Diverged { squares, proposal }, about);
    }

    /// A player says that the boards differ: the clocks stop. They may be stopped to call the arbiter (6.11.2), who decides; where there
    /// is none, each player hears what is recorded. At a tournament the others hear only that it was said.
    pub(super) fn say_boards_differ(&mut self, response: &mut Response<'_>, side: Color) -> Result<(), Refusal> {
        if !self.has_begun() {
            return Err(Refusal::NotBegun);
        }
        self.waits_for_envelope()?;
        self.draws.nothing_open()?;
        if self.flow.touch_claim().is_some() {
            return Err(draws::Refusal::Open.into());
        }
        let squares = self.boards_differ_on().map(|(_, squares)| squares).unwrap_or_default();
        let stood = self.phase() == Phase::Stopped;
        let reading = self.stop_clock(response);
        self.record(response, reading, DialogueEvent::SaidToDiffer { squares: named(&squares), stood });
        response.push(Effect::RestEngine);
        let arbiter = self.has_arbiter();
        self.say(response, Said::SaidToDiffer { by: side, arbiter }, side);
        if arbiter || !squares.is_empty() {
            self.propose(response, squares, side);
            return Ok(());
        }
        for side in Color::ALL.into_iter().filter(|side| self.owes_agreement(*side)) {
            let seat = Seat::Side(side);
            let last = self.history.last().map(|last| Box::new(self.report_to(seat, last)));
            let takes_back = last.is_some() && self.may_ask(seat, Topic::TakeBack);
            self.say(response, Said::RecordSays { last, takes_back }, side);
        }
        Ok(())
    }

    /// Whether a player has yet to say that their board shows what is recorded. A player with a keyboard or a screen of their own has to.
    /// One who shares the owner's, or has none, is spoken for; and a page that is the board itself shows nothing else.
    pub fn owes_agreement(&self, side: Color) -> bool {
        let Some(difference) = self.flow.difference().filter(|_| !self.has_arbiter()) else { return false };
        match difference.origin() {
            // One of them confirms what the sheets say.
            Origin::Found => !self.is_engine(side),
            Origin::Said { .. } => {
                let is_page = self.paired_screens().is_board(side);
                let has_board = match self.player(side).driver {
                    Driver::Owner => true,
                    Driver::Screen => !is_page,
                    _ => false,
                };
                has_board && !difference.has_agreed(side)
            }
        }
    }

    /// What a seat that wants to go on is told while the boards differ.
    pub(in crate::game) fn boards_wait(&self, seat: Seat) -> Refusal {
        match seat.side() {
            _ if self.has_arbiter() => No::Diverged,
            Some(side) if self.owes_agreement(side) => No::AgreeFirst,
            _ => No::AgreementAwaited,
        }
        .into()
    }

    /// Without an arbiter the game goes on when both players say that their boards show what is recorded; what the record itself has
    /// found, one of them confirms.
    pub(super) fn board_agrees(&mut self, response: &mut Response<'_>, side: Color) -> Result<(), Refusal> {
        let difference = self.flow.difference().ok_or(No::NotDiverged)?;
        if difference.origin() == Origin::Found {
            return self.settle_boards(response);
        }
        let has_agreed = difference.has_agreed(side);
        if !has_agreed {
            self.record(response, None, DialogueEvent::BoardAgrees);
        }
        match Color::ALL.into_iter().find(|side| self.owes_agreement(*side)) {
            None => self.settle_boards(response),
            Some(_) if has_agreed => Err(self.boards_wait(response.by)),
            Some(_) => {
                self.say(response, Said::BoardAgrees { by: side }, side);
                Ok(())
            }
        }
    }

    /// What lies before the arbiter in the dialogue: how two boards are brought together, a claim about a touched piece, or what an
    /// assistant has reported, while it can still be claimed.
    pub(in crate::game) fn dialogue_to_decide(&self) -> Vec<Said> {
        let diverged = self.flow.diverged().map(|squares| {
            let proposal = self.proposal().ok().map(Box::new);
            Said::Diverged { squares: squares.to_vec(), proposal }
        });
        let touched = self.flow.touch_claim().map(|by| self.touch_to_decide(by));
        let turn = self.turn();
        let reports = [(!turn, self.flow.reported_of_last()), (turn, self.flow.reported_now())];
        let reports = reports
            .into_iter()
            .filter(|_| touched.is_none())
            .flat_map(|(by, squares)| squares.iter().map(move |square| Said::TouchReported { by, square: *square }));
        diverged.into_iter().chain(touched.clone()).chain(reports).collect()
    }

    /// What both scoresheets say of boards that differ.
    ///
    /// # Errors
    /// A move on which both sheets agree and that is not legal.
    pub fn proposal(&self) -> Result<Proposal, IllegalOnBothSheets> {
        let sheets = ByColor::new_with(|side| self.flow.sheet(side).to_vec());
        let boards = ByColor::new_with(|side| self.line_on_board(side));
        let start = self.history.start().position().unwrap_or_else(crate::rules::position::Position::initial);
        let resolution = divergence::resolve(&start, &boards, &sheets)?;
        let agreed = resolution.last_agreed;
        let clock = self.history.before(agreed).and_then(|_| self.times_of_log(agreed, self.noted));
        Ok(Proposal { resolution, clock })
    }

    fn line_on_board(&self, side: Color) -> Vec<Intent> {
        let mut line: Vec<Intent> = self.history.live().iter().map(|one| one.report.change.intent).collect();
        if let (Some(made), Some(last)) = (self.flow.made().filter(|made| made.mover != side), line.last_mut()) {
            *last = made.executed.unwrap_or(made.told());
        }
        line
    }

    /// The arbiter enters what a sheet says, where it says something else than was heard.
    pub(super) fn read_sheet(
        &mut self,
        response: &mut Response<'_>,
        side: Color,
        intent: Intent,
    ) -> Result<(), Refusal> {
        let Some(squares) = self.flow.diverged().map(<[Square]>::to_vec) else { return Err(No::NotDiverged.into()) };
        let change = self.history.before_last().change(intent).ok_or(Refusal::NoPieceForThat)?;
        self.check_promotion(&change)?;
        self.record(response, None, DialogueEvent::SheetRead { side, intent });
        self.propose(response, squares, side);
        Ok(())
    }

    /// The arbiter confirms: equal sheets, and who executed wrongly adjusts their board; different ones, and the moves are
    /// retraced to the last agreement, with the times that were logged there.
    pub(super) fn settle_boards(&mut self, response: &mut Response<'_>) -> Result<(), Refusal> {
        let origin = self.flow.difference().ok_or(No::NotDiverged)?.origin();
        let Proposal { resolution, .. } = self.proposal().map_err(|_| Refusal::from(No::IllegalOnBothSheets))?;
        let agreed = resolution.last_agreed;
        let mut runs = self.waited_for();
        match resolution.decision {
            Decision::Retrace => {
                let to = self.history.before(agreed).map(|one| one.id);
                self.record(response, None, DialogueEvent::Settled { agreed });
                self.restore_with_log(response, to, RestoreReason::Ruling);
                runs = self.turn();
            }
            Decision::AdjustBoard => {
                let adjust = resolution.adjust;
                self.follow_the_sheets(response);
                self.record(response, None, DialogueEvent::Settled { agreed });
                for side in adjust {
                    self.say(response, Said::AdjustYourBoard(self.last_report()), side);
                }
            }
        }
        if origin == (Origin::Said { stood: true }) {
            response.tell(Seats::PUBLIC, Message::Paused);
            return Ok(());
        }
        let turn = self.turn();
        if !self.waits_for_first_move() {
            self.clock.start(runs, response.at);
        }
        let reading = self.clock(response.at);
        self.record(response, reading, What::Resumed);
        response.tell(Seats::PUBLIC, Message::Resumed { turn });
        self.ask_engine(response);
        Ok(())
    }

    /// Both sheets have another last move than the mover's board: the game goes on with what was written.
    fn follow_the_sheets(&mut self, response: &mut Response<'_>) {
        let white = self.flow.sheet(Color::White);
        let black = self.flow.sheet(Color::Black);
        let sheet = if white.len() >= black.len() { white } else { black };
        let Some(last) = self.history.last().map(|last| (last.id, last.report.change.intent)) else { return };
        let Some(written) = sheet.get(self.history.live().len().saturating_sub(1)).copied() else { return };
        let Some(change) = self.history.before_last().change(written).filter(|_| written != last.1) else { return };
        let to = self.history.id_before_last();
        let completed = self.flow.waiting().is_none();
        let reading = self.clock(response.at);
        let said = self.written_as(last.0).unwrap_or_default().to_owned();
        self.record(response, reading, What::Restored { to, why: RestoreReason::Ruling, again: 1, confirm: false });
        let half_move = self.history.next_id();
        self.record(response, None, What::Made { half_move, change, said });
        if completed {
            self.record(response, reading, What::Completed { half_move });
        }
    }
}

fn named(squares: &[Square]) -> Vec<String> {
    squares.iter().map(ToString::to_string).collect()
}
