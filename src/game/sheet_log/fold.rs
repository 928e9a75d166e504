//! Facts to notes on the scoresheet.

use super::{Kind, Note, Says, SheetLog, Spoken};
use crate::game::dialogue::{self, DialogueEvent};
use crate::game::draws::DrawEvent;
use crate::game::fact::{Fact, HalfMoveId, RestoreReason, What};
use crate::game::machine::Game;
use crate::game::message::Message;
use crate::game::recording::RecordingEvent;
use crate::game::roles::{Seat, Seats};
use crate::game::ruling::{Order, Ruling};
use crate::game::ruling_fact::{Irregular, Noted};
use crate::game::ruling_says::Says as Ruled;
use crate::rules::position::{Color, Intent};
use crate::rules::recording::Duty;

/// Not even the players are told it while they play.
const ARBITER: Seats = Seats::only(Seat::Arbiter);

/// What is noted, and who may read it while the game is played.
type Told = (Kind, Seats, Says);

impl SheetLog {
    /// This many lines stay: what stood after half-moves that are no more stands after the last one that is.
    pub(in crate::game) fn restored(&mut self, lines: usize) {
        for note in &mut self.notes {
            note.after = note.after.min(lines);
        }
        for side in Color::ALL {
            self.relieved.get_mut(side).retain(|number| *number <= lines);
        }
    }

    /// The players go on as if the game had never ended.
    pub(in crate::game) fn take_back_result(&mut self) {
        self.notes.retain(|note| note.kind != Kind::Result);
    }

    /// A half-move was made in the place of one that was struck out.
    pub(in crate::game) fn rename(&mut self, struck: HalfMoveId, made: HalfMoveId) {
        for note in self.notes.iter_mut().filter(|note| note.half_move == Some(struck)) {
            note.half_move = Some(made);
        }
    }

    /// A side need not write these half-moves, from 1.
    pub(in crate::game) fn relieve(&mut self, side: Color, numbers: impl Iterator<Item = usize>) {
        let relieved = self.relieved.get_mut(side);
        for number in numbers {
            if !relieved.contains(&number) {
                relieved.push(number);
            }
        }
    }

    pub(in crate::game) fn extend(&mut self, notes: impl IntoIterator<Item = Note>) {
        self.notes.extend(notes);
    }
}

impl Game {
    /// What stands on the scoresheet beside the moves.
    pub fn sheet_log(&self) -> &SheetLog {
        &self.sheet_log
    }

    /// What a fact brings onto the scoresheet; the game is not told of it yet.
    pub(in crate::game) fn note_of(&self, fact: &Fact) -> Option<Note> {
        let (kind, to, says) = self.told_by(fact)?;
        let stands = self.history.live().len();
        let (after, half_move) = match &fact.what {
            What::Made { half_move, .. } => (stands + 1, Some(*half_move)),
            What::Completed { half_move }
            | What::Dialogue(DialogueEvent::Corrected { half_move, .. })
            | What::Ruled(Order { what: Ruling::CorrectSheet { half_move, .. }, .. }) => {
                (self.place_of(*half_move), Some(*half_move))
            }
            What::Irregular(Irregular::Noted(noted)) => {
                (noted.half_move.map_or(stands, |id| self.place_of(id)), noted.half_move.or(noted.before))
            }
            What::Restored { to, .. } => (self.history.length_at(*to).unwrap_or(stands), *to),
            _ => (stands, self.history.last_id()),
        };
        let told = self.told_otherwise(fact, &says);
        Some(Note { kind, after, half_move, wall: self.wall_at(fact), to, says, told })
    }

    /// The 1-based number of a half-move in the line that stands, or the one that it will have when it is made.
    fn place_of(&self, id: HalfMoveId) -> usize {
        self.history.length_at(Some(id)).unwrap_or(self.history.live().len() + 1)
    }

    /// When a fact of the present run of the program was recorded, in seconds since 1 January 1970, UTC.
    pub fn wall_at(&self, fact: &Fact) -> u64 {
        let (began, at) = self.run;
        began.saturating_add(fact.at.since(at) / 1_000)
    }

    fn told_by(&self, fact: &Fact) -> Option<Told> {
        let (kind, to) = match &fact.what {
            What::Made { .. } if self.opens_envelope() => return Some((Kind::Sealed, Seats::PUBLIC, Says::Sealed)),
            What::Completed { half_move } => return self.slip_of(*half_move),
            What::Advised { side, aid } => {
                return Some((Kind::Help, Seats::PUBLIC, Says::Advised { side: *side, aid: *aid }));
            }
            What::Dialogue(event) => return self.dialogue_told(event, fact.by.acts_for()),
            // A correction has a note of its own; what is kept of a PIN stands nowhere.
            What::Restored { why: RestoreReason::Corrected, .. }
            | What::Ruled(Order { what: Ruling::Pin { .. }, .. })
            // These are the moves, the times and the heading themselves.
            | What::Started(_)
            | What::Announced { .. }
            | What::Made { .. }
            | What::Declined
            | What::Paused
            | What::Resumed
            | What::ClockNoted
            | What::Named { .. }
            // Each help that follows stands there.
            | What::EngineHelp { .. }
            | What::AtBoard { .. }
            | What::BoardIsPage { .. }
            | What::Reopened { .. }
            | What::Gap(_)
            | What::Arrived { .. }
            | What::Charged { .. } => return None,
            What::Adjourned(event) => {
                let logged = self.adjournment_logged(fact, event)?;
                return Some((Kind::Adjournment, ARBITER, Says::Adjourned(logged)));
            }
            // The end of the game alone is taken back.
            What::Restored { to, why: RestoreReason::TakenBack, .. } if *to == self.history.last_id() => return None,
            What::Restored { to, why, .. } => {
                let says = self.struck(*to, *why, Seat::Arbiter)?;
                return Some((Kind::Struck, self.adjuster(*why).unwrap_or(Seats::PUBLIC), says));
            }
            What::Irregular(Irregular::Noted(Noted { kind, side, .. })) => {
                return Some((Kind::Irregular, ARBITER, Says::Irregular { kind: *kind, side: *side }));
            }
            What::Irregular(Irregular::FlagFell { side }) => {
                return Some((Kind::Irregular, ARBITER, Says::FlagFell { side: *side }));
            }
            What::Ruled(Order { what: Ruling::Presence { .. } | Ruling::Venue { .. }, .. }) => (Kind::Ruling, ARBITER),
            What::Ruled(Order {
                what: Ruling::Name { .. } | Ruling::Screens { .. } | Ruling::Screen { .. }, ..
            }) => {
                (Kind::Ruling, Seats::PLAYERS.and(Seat::Arbiter))
            }
            What::Screen(_) => (Kind::Screen, ARBITER),
            What::Claimed(DrawEvent::Improper { .. }) | What::Recorded(RecordingEvent::OutOfOrder { .. }) => {
                (Kind::Irregular, ARBITER)
            }
            What::Irregular(Irregular::Counted { .. }) => (Kind::Irregular, Seats::PUBLIC),
            What::Offered => (Kind::Offer, Seats::PUBLIC),
            What::Claimed(_) => (Kind::Claim, Seats::PUBLIC),
            What::Recorded(RecordingEvent::Signed { .. }) => (Kind::Signed, Seats::PUBLIC),
            What::Ended { .. } => (Kind::Result, Seats::PUBLIC),
            What::Ruled(_) | What::Recorded(_) | What::Irregular(_) => (Kind::Ruling, Seats::PUBLIC),
        };
        let says = match (self.message_of(fact.by, &fact.what)?, &fact.what) {
            (Message::Ruling(ruling), What::Ruled(Order { what: Ruling::CorrectSheet { half_move, said }, .. })) => {
                Says::Line { ruling: Box::new(ruling), was: self.stood_as(*half_move)?, now: said.clone() }
            }
            (Message::Ruling(ruled), _) => Says::Ruled(ruled),
            (Message::Draw(claim), _) => Says::Claim(claim),
            (Message::Record(record), _) => Says::Record(record),
            (Message::Offered { by }, _) => Says::Offered { by },
            (Message::Ended { outcome, reason }, _) => Says::Ended { outcome, reason },
            _ => return None,
        };
        Some((kind, to, says))
    }

    /// What the arbiter has just ordered.
    fn last_order(&self) -> Option<&Ruling> {
        match &self.sheet_log.notes.last()?.says {
            Says::Ruled(Ruled::Ruled { order, .. }) => Some(&order.what),
            _ => None,
        }
    }

    /// The half-moves that are struck out, as a seat was told them.
    fn struck(&self, to: Option<HalfMoveId>, why: RestoreReason, seat: Seat) -> Option<Says> {
        let struck = self.history.live().get(self.history.length_at(to)?..).unwrap_or_default();
        let moves = struck.iter().map(|half_move| self.report_to(seat, half_move)).collect();
        Some(Says::Struck { why, moves })
    }

    /// What a note says to those who were told another move than the one that was made.
    fn told_otherwise(&self, fact: &Fact, says: &Says) -> Option<Says> {
        let What::Restored { to, why, .. } = &fact.what else { return None };
        // Whose own board is put right is told what stood there.
        let everybody = self.adjuster(*why).is_none();
        let told = self.struck(*to, *why, Seat::Spectator).filter(|_| everybody);
        told.filter(|told| told != says)
    }

    /// Who knows what stood on a board that is put right by the sheets: whose board it is, and the arbiter. Where the arbiter
    /// orders an earlier position instead, or an illegal move is put right, everybody knows it as it was told.
    fn adjuster(&self, why: RestoreReason) -> Option<Seats> {
        let ordered = matches!(self.last_order(), Some(Ruling::Restore { .. }));
        let by_the_sheets = self.flow.diverged().is_some() && why == RestoreReason::Ruling && !ordered;
        let mover = self.flow.made().filter(|_| by_the_sheets)?.mover;
        Some(ARBITER.and(Seat::Side(mover)))
    }

    fn opens_envelope(&self) -> bool {
        self.adjourned.as_ref().is_some_and(crate::game::adjournment::Adjournment::is_opening)
    }

    /// Another move was announced than the one that is completed. The players have not been told that it differs.
    fn slip_of(&self, half_move: HalfMoveId) -> Option<Told> {
        let made = self.flow.made().filter(|made| made.half_move == half_move && made.is_slip())?;
        let what = self.spoken(&made.announced.as_ref()?.words, made.told());
        Some((Kind::Announced, ARBITER, Says::Announced { by: made.mover, what }))
    }

    /// Words, and the move that they say of the half-move made last.
    fn spoken(&self, words: &str, intent: Intent) -> Spoken {
        Spoken { words: words.to_owned(), report: self.report_of(intent).map(Box::new) }
    }

    fn dialogue_told(&self, event: &DialogueEvent, by: Option<Color>) -> Option<Told> {
        match event {
            DialogueEvent::Corrected { half_move, intent, said } => {
                let made = self.flow.made().filter(|made| made.half_move == *half_move);
                let told = made.map_or_else(|| self.flow.announced(), |made| made.announced.as_ref())?;
                let spoken = |words: &str, intent| match made {
                    Some(_) => self.spoken(words, intent),
                    None => Spoken { words: words.to_owned(), report: self.report_of_intent(intent) },
                };
                let (first, then) = (spoken(&told.words, told.intent), spoken(said, *intent));
                let by = made.map_or_else(|| self.turn(), |made| made.mover);
                Some((Kind::Corrected, Seats::PUBLIC, Says::Corrected { by, first, then }))
            }
            DialogueEvent::Repeated { intent, said, equal: false, .. } => {
                let report = intent.and_then(|intent| self.report_of(intent)).map(Box::new);
                let by = !self.flow.made()?.mover;
                let what = Spoken { words: said.clone(), report };
                Some((Kind::Announced, Seats::PUBLIC, Says::Repeated { by, what }))
            }
            // The announcing player has not been told what was made on the other board.
            DialogueEvent::Executed { intent, equal: false, .. } => {
                let by = !self.flow.made()?.mover;
                Some((Kind::Boards, ARBITER, Says::Executed { by, what: self.spoken("", *intent) }))
            }
            DialogueEvent::SaidToDiffer { .. } => {
                let message = dialogue::Message::SaidToDiffer { by: by?, arbiter: self.has_arbiter() };
                Some((Kind::Boards, Seats::PUBLIC, Says::Spoken(message)))
            }
            // At a tournament it is not announced why the clocks were stopped.
            DialogueEvent::Diverged { squares } => {
                let squares = squares.iter().filter_map(|square| square.parse().ok()).collect();
                let to = if self.has_arbiter() { ARBITER } else { Seats::PUBLIC };
                Some((Kind::Boards, to, Says::BoardsDiffered(squares)))
            }
            // Of the boards only the side that adjusts its own is told; the others hear that the game goes on.
            DialogueEvent::Settled { .. } => {
                let to = if self.has_arbiter() { ARBITER } else { Seats::PUBLIC };
                Some((Kind::Boards, to, Says::BoardsAgree))
            }
            DialogueEvent::PressRefused { missing } => {
                let message = dialogue::Message::PressRefused { by: by?, missing: *missing };
                Some((Kind::Irregular, ARBITER, Says::Spoken(message)))
            }
            // Whether it was a touch, the arbiter decides (D.2.10.5).
            DialogueEvent::TouchReported { square } => {
                let message = dialogue::Message::TouchReported { by: !by?, square: *square };
                Some((Kind::Irregular, ARBITER, Says::Spoken(message)))
            }
            DialogueEvent::ObligationBroken { .. } => {
                Some((Kind::Irregular, ARBITER, Says::Spoken(dialogue::Message::ObligationBroken { by: by? })))
            }
            _ => None,
        }
    }

    /// What stands on the scoresheet for a half-move: the words, or the move as it was told where none were said.
    fn stood_as(&self, half_move: HalfMoveId) -> Option<Spoken> {
        let words = self.written_as(half_move)?.trim().to_owned();
        let standing = self.history.find(half_move)?;
        let report = words.is_empty().then(|| Box::new(self.report_to(Seat::Spectator, standing)));
        Some(Spoken { words, report })
    }

    /// Notes that a player's duty to record has changed: they need not, or must again, and whether something is missing then. Whose
    /// sheet the console keeps is not concerned.
    pub(in crate::game) fn note_duty(&mut self, fact: &Fact, side: Color, duty: Duty, behind: bool) {
        if !self.keeps_own_sheet(side) {
            return;
        }
        let says = if duty == Duty::ShortOfTime { Says::Relieved { side } } else { Says::MustRecord { side, behind } };
        // How little time there is, is for them to ask.
        let to = ARBITER.and(Seat::Side(side));
        let (after, half_move) = (self.history.live().len(), self.history.last_id());
        let wall = self.wall_at(fact);
        self.sheet_log.extend([Note { kind: Kind::Recording, after, half_move, wall, to, says, told: None }]);
    }

    /// Whether the console does not write a player's moves down for them.
    fn keeps_own_sheet(&self, side: Color) -> bool {
        self.started.event_rules.own_sheets && !self.is_engine(side)
    }

    /// Whether a half-move, counted from 1, is missing on the sheet that a player keeps themselves: yes, and whether they were relieved, so
    /// that a dash stands there.
    pub fn unwritten(&self, side: Color, half_move: usize) -> Option<bool> {
        (self.keeps_own_sheet(side) && half_move > self.sheets.written(side))
            .then(|| self.sheet_log.is_relieved(side, half_move))
    }
}
