//! Where the dialogue stands, folded from the facts.

use std::fmt;

use super::difference::Difference;
use super::event::DialogueEvent;
use super::hands::Hands;
use crate::game::board::Board;
use crate::game::fact::{Dialogue, Fact, HalfMoveId, Started, What};
use crate::game::history::History;
use crate::game::participant::Sight;
use crate::game::ruling::{Order, Ruling};
use crate::rules::position::{ByColor, Color, Intent, Piece, Square};

/// The states of one half-move.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum State {
    /// This side is to move and has touched nothing.
    Await(Color),
    /// It has touched a piece.
    Touched(Color),
    /// The piece stands elsewhere, but the move is not made yet.
    Placed(Color),
    /// The move is made (D.2.3, 4.7); the clock has not been pressed.
    Made(Color),
    /// The opponent has repeated it.
    Repeated(Color),
    /// It is made on the opponent's board, too.
    Mirrored(Color),
    /// The boards differ: the clocks stand, and the arbiter decides.
    Diverged,
}

impl fmt::Display for State {
    /// `AWAIT(white)`, `REPEATED`, as the Laws' table of states calls them.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, side) = match self {
            State::Await(side) => ("AWAIT", Some(side)),
            State::Touched(side) => ("TOUCHED", Some(side)),
            State::Placed(side) => ("PLACED", Some(side)),
            State::Made(side) => ("MADE", Some(side)),
            State::Repeated(_) => ("REPEATED", None),
            State::Mirrored(_) => ("MIRRORED", None),
            State::Diverged => ("DIVERGED", None),
        };
        match side {
            Some(side) => write!(f, "{name}({})", side.fold_wb("white", "black")),
            None => f.write_str(name),
        }
    }
}

/// What was announced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// The move.
    pub intent: Intent,
    pub words: String,
}

/// The last half-move that was made, and what has become of it at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// Its name.
    pub half_move: HalfMoveId,
    pub mover: Color,
    /// What was made on their board.
    pub intent: Intent,
    /// What they have announced; a sighted player may owe it (D.2.1).
    pub announced: Option<Said>,
    /// Whether the opponent has repeated what was announced.
    pub repeated: bool,
    /// What was made on the opponent's board, if anything was.
    pub executed: Option<Intent>,
    /// Whether the clock was pressed (6.2.1).
    pub completed: bool,
    /// Whether hands have made it, or the mover was bound to it: then no correction makes another move of it.
    pub fixed: bool,
    /// The pieces that its mover had touched before, in their order.
    pub touched: Vec<Square>,
    /// Those of which an assistant has said so.
    pub reported: Vec<Square>,
}

impl Made {
    /// What the opponent was told: the announcement, or, where there was none yet, what they could see.
    pub fn told(&self) -> Intent {
        self.announced.as_ref().map_or(self.intent, |said| said.intent)
    }

    /// What its mover is known, or said, to have touched before it.
    pub fn all_touched(&self) -> Vec<Square> {
        with_reported(&self.touched, &self.reported)
    }

    /// Whether another move was announced than the one that was made: a slip of the tongue.
    pub fn is_slip(&self) -> bool {
        self.told() != self.intent
    }
}

/// The dialogue of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Flow {
    full: bool,
    sighted: ByColor<bool>,
    boards: ByColor<Board>,
    sheets: ByColor<Vec<Intent>>,
    hands: Hands,
    announced: Option<Said>,
    /// Whether that was in an earlier run of the program, so that the table may not have heard it.
    announced_before: bool,
    made: Option<Made>,
    asked_time: ByColor<bool>,
    difference: Option<Difference>,
    /// Pieces of the half-move under way of which an assistant has said that they were touched.
    reported: Vec<Square>,
    /// Whose claim about a touched piece the arbiter has to decide (4.8).
    touch_claim: Option<Color>,
    /// The piece that they have named.
    claimed: Option<Square>,
}

impl Flow {
    pub(in crate::game) fn new(started: &Started, start: &Board) -> Flow {
        let sighted = |side| started.players.get(side).sight == Sight::Sighted;
        Flow {
            full: started.dialogue == Dialogue::Full,
            sighted: ByColor::new_with(sighted),
            boards: ByColor::new_with(|_| start.clone()),
            sheets: ByColor::default(),
            hands: Hands::default(),
            announced: None,
            announced_before: false,
            made: None,
            asked_time: ByColor::default(),
            difference: None,
            reported: Vec::new(),
            touch_claim: None,
            claimed: None,
        }
    }

    /// Where the half-move under way stands.
    pub fn state(&self, turn: Color) -> State {
        match &self.made {
            _ if self.difference.is_some() => State::Diverged,
            _ if self.hands.have_placed() => State::Placed(turn),
            _ if !self.hands.are_empty() => State::Touched(turn),
            Some(made) if made.completed => State::Await(turn),
            Some(made) if made.executed == Some(made.told()) => State::Mirrored(made.mover),
            Some(made) if made.repeated => State::Repeated(made.mover),
            Some(made) => State::Made(made.mover),
            None => State::Await(turn),
        }
    }

    /// Whether a player sees.
    pub fn is_sighted(&self, side: Color) -> bool {
        *self.sighted.get(side)
    }

    /// The hands of the side to move.
    pub fn hands(&self) -> &Hands {
        &self.hands
    }

    /// What the side to move has announced of the half-move under way.
    pub fn announced(&self) -> Option<&Said> {
        self.announced.as_ref()
    }

    /// Whether something was announced as this half-move, the last one or the one under way.
    pub(in crate::game) fn has_announcement(&self, half_move: HalfMoveId) -> bool {
        self.made
            .as_ref()
            .filter(|made| made.half_move == half_move)
            .map_or(&self.announced, |made| &made.announced)
            .is_some()
    }

    /// Whether the table has heard the side to move announce this.
    pub(in crate::game) fn was_heard_to_announce(&self, intent: Intent) -> bool {
        !self.announced_before && self.announced.as_ref().is_some_and(|said| said.intent == intent)
    }

    /// Whether what is announced was announced in an earlier run of the program, so that the table may not have heard it.
    pub(in crate::game) const fn was_announced_before(&self) -> bool {
        self.announced_before
    }

    /// The last half-move that was made.
    pub fn made(&self) -> Option<&Made> {
        self.made.as_ref()
    }

    /// The half-move that was made and is not completed.
    pub fn waiting(&self) -> Option<&Made> {
        self.made.as_ref().filter(|made| !made.completed)
    }

    /// What stands on a player's board, their hands left out of account.
    pub fn board(&self, side: Color) -> &Board {
        self.boards.get(side)
    }

    /// What stands on a square of a player's own board now.
    pub fn piece_at(&self, side: Color, turn: Color, square: Square) -> Option<Piece> {
        let board = self.boards.get(side);
        if side == turn { self.hands.piece_at(board, square) } else { board.piece_at(square) }
    }

    /// The slip of the tongue of which a side knows only what was announced: it has not made the other move on its board itself.
    pub(in crate::game) fn slip_hidden_from(&self, side: Color, history: &History) -> Option<&Made> {
        let last = self.made.as_ref().filter(|last| last.is_slip() && history.last_id() == Some(last.half_move))?;
        (last.mover != side && last.executed != Some(last.intent)).then_some(last)
    }

    /// The board as a side was told it, where that is another one than the recorded.
    pub(in crate::game) fn board_as_told(&self, side: Color, history: &History) -> Option<Board> {
        let slip = self.slip_hidden_from(side, history)?;
        let before = history.before_last();
        before.change(slip.told()).map(|change| before.after(&change))
    }

    /// Whether both boards show the same.
    pub fn boards_are_equal(&self) -> bool {
        self.boards.white.placement() == self.boards.black.placement()
    }

    /// What a player has recorded: their own moves as announced, the others' as they repeated or executed them.
    pub fn sheet(&self, side: Color) -> &[Intent] {
        self.sheets.get(side)
    }

    /// Where the boards differ, if that stopped the game.
    pub fn diverged(&self) -> Option<&[Square]> {
        self.difference.as_ref().map(|difference| &difference.squares[..])
    }

    /// The difference between the boards that stopped the game.
    pub fn difference(&self) -> Option<&Difference> {
        self.difference.as_ref()
    }

    /// Whose claim about a touched piece waits for the arbiter.
    pub fn touch_claim(&self) -> Option<Color> {
        self.touch_claim
    }

    /// The piece that the open claim names.
    pub fn claimed_piece(&self) -> Option<Square> {
        self.claimed.filter(|_| self.touch_claim.is_some())
    }

    /// What an assistant has reported of the half-move under way.
    pub(in crate::game) fn reported_now(&self) -> &[Square] {
        &self.reported
    }

    /// What an assistant has reported of the half-move that was made last.
    pub(in crate::game) fn reported_of_last(&self) -> &[Square] {
        self.made.as_ref().map_or(&[], |made| &made.reported)
    }

    /// The mover was bound to the move that was made last.
    pub(in crate::game) fn fix_last(&mut self) {
        if let Some(made) = &mut self.made {
            made.fixed = true;
        }
    }

    /// What the side to move is known to have touched in this half-move, in the order of touching.
    pub fn touched_now(&self) -> Vec<Square> {
        with_reported(self.hands.touched(), &self.reported)
    }

    /// Whether a player has asked their assistant for the time and was not told yet.
    pub fn has_asked_time(&self, side: Color) -> bool {
        *self.asked_time.get(side)
    }

    /// Folds one fact. `history` has already been told of it.
    pub(in crate::game) fn apply(&mut self, fact: &Fact, history: &History) {
        // Without the dialogue there are boards that a player says differ, and nothing else.
        let of_boards = matches!(fact.what, What::Dialogue(DialogueEvent::SaidToDiffer { .. }));
        if !self.full && !of_boards && self.difference.is_none() {
            return;
        }
        match &fact.what {
            What::Announced { half_move, said, change } => {
                self.hands.end_adjusting();
                self.say(*half_move, Said { intent: change.intent, words: said.clone() });
            }
            What::Made { half_move, change, .. } => {
                self.make(*half_move, change.lifted.piece.color, change.intent, history);
            }
            What::Completed { half_move } => {
                if let Some(made) = self.made.as_mut().filter(|made| made.half_move == *half_move) {
                    made.completed = true;
                }
            }
            What::Restored { .. } => self.put_back(history),
            What::Reopened { .. } => self.announced_before = true,
            What::Ruled(Order { what: Ruling::Claim { .. } | Ruling::AcceptTouch { .. }, .. }) => {
                self.touch_claim = None;
                // What was reported has been looked into.
                self.reported.clear();
                self.made.iter_mut().for_each(|made| made.reported.clear());
            }
            What::Ended { .. } => {
                self.touch_claim = None;
                self.difference = None;
            }
            What::Dialogue(event) => self.event(event, fact.by.acts_for(), history),
            _ => {}
        }
    }

    fn say(&mut self, half_move: HalfMoveId, said: Said) {
        if let Some(made) = self.made.as_mut().filter(|made| made.half_move == half_move) {
            made.announced = Some(said);
        } else {
            (self.announced, self.announced_before) = (Some(said), false);
        }
    }

    fn make(&mut self, half_move: HalfMoveId, mover: Color, intent: Intent, history: &History) {
        // The reply stands for having made the opponent's move on the own board and on the own sheet.
        let before = history.live().len().saturating_sub(1);
        if let Some(last) = &self.made {
            let told = last.told();
            let sheet = self.sheets.get_mut(mover);
            if sheet.len() + 1 == before {
                sheet.push(told);
            }
        }
        let announced = self.announced.take();
        let touched = self.hands.touched().to_vec();
        let reported = std::mem::take(&mut self.reported);
        let fixed = !self.hands.are_empty();
        self.hands = Hands::default();
        let sheet = self.sheets.get_mut(mover);
        sheet.truncate(before);
        sheet.push(announced.as_ref().map_or(intent, |said| said.intent));
        *self.boards.get_mut(!mover) = history.before_last().clone();
        *self.boards.get_mut(mover) = history.board().clone();
        let (repeated, executed, completed) = (false, None, false);
        self.made =
            Some(Made { half_move, mover, intent, announced, repeated, executed, completed, fixed, touched, reported });
    }

    fn put_back(&mut self, history: &History) {
        let length = history.live().len();
        let line = |side: Color| {
            let mut sheet = self.sheets.get(side).clone();
            sheet.truncate(length);
            sheet
        };
        self.sheets = ByColor::new_with(line);
        self.boards = ByColor::new_with(|_| history.board().clone());
        self.hands = Hands::default();
        self.announced = None;
        self.made = None;
        self.difference = None;
        self.reported.clear();
        self.touch_claim = None;
    }

    fn event(&mut self, event: &DialogueEvent, by: Option<Color>, history: &History) {
        match event {
            DialogueEvent::Lifted { square } | DialogueEvent::Touched { square } => {
                let told = by.and_then(|side| self.board_as_told(side, history));
                self.hands.take(told.as_ref().unwrap_or(history.board()), *square);
            }
            DialogueEvent::Placed { square } => {
                let told = by.and_then(|side| self.board_as_told(side, history));
                self.hands.place(told.as_ref().unwrap_or(history.board()), *square);
            }
            DialogueEvent::Removed { square } => self.hands.remove(*square),
            DialogueEvent::NewPiece { square, piece } => self.hands.put_new_piece(*square, *piece),
            DialogueEvent::Adjusting { square } => self.hands.begin_adjusting(*square),
            DialogueEvent::Corrected { half_move, intent, said } => self.correct(*half_move, *intent, said, history),
            DialogueEvent::Repeated { half_move, intent, equal, .. } => {
                if let Some(made) = self.made.as_mut().filter(|made| made.half_move == *half_move) {
                    made.repeated = *equal;
                    let reader = !made.mover;
                    if *equal && let Some(intent) = intent {
                        self.write(reader, *intent, history);
                    }
                }
            }
            DialogueEvent::Executed { half_move, intent, .. } => {
                if let Some(made) = self.made.as_mut().filter(|made| made.half_move == *half_move) {
                    made.executed = Some(*intent);
                    let other = !made.mover;
                    let before = history.before_last();
                    if let Some(change) = before.change(*intent) {
                        *self.boards.get_mut(other) = before.after(&change);
                    }
                    if self.sheets.get(other).len() < history.live().len() {
                        self.write(other, *intent, history);
                    }
                }
            }
            DialogueEvent::TimeAsked => self.set_asked(by, true),
            DialogueEvent::TimeTold { to } => self.set_asked(Some(*to), false),
            DialogueEvent::Diverged { squares } => {
                self.difference = Some(Difference::found(squares));
            }
            DialogueEvent::SaidToDiffer { squares, stood } => {
                if !self.full {
                    // Both have written what is recorded.
                    let line = history.live().iter().map(|half_move| half_move.report.change.intent);
                    let line: Vec<Intent> = line.collect();
                    self.sheets = ByColor::new_with(|_| line.clone());
                }
                self.difference = Some(Difference::said(squares, *stood));
            }
            DialogueEvent::BoardAgrees => {
                if let (Some(difference), Some(side)) = (&mut self.difference, by) {
                    difference.agree(side);
                }
            }
            DialogueEvent::SheetRead { side, intent } => {
                self.sheets.get_mut(*side).truncate(history.live().len().saturating_sub(1));
                self.write(*side, *intent, history);
            }
            DialogueEvent::Settled { agreed } => {
                self.difference = None;
                self.boards = ByColor::new_with(|_| history.board().clone());
                // What is retraced stays what it was told to be.
                if let Some(made) = self.made.as_mut().filter(|_| *agreed >= history.live().len()) {
                    made.executed = Some(made.intent);
                    made.repeated = true;
                    // What both sheets say needs no announcement any more.
                    let words = history.last().map(|last| last.said.clone()).unwrap_or_default();
                    let said = made.announced.get_or_insert(Said { intent: made.intent, words });
                    said.intent = made.intent;
                }
            }
            DialogueEvent::TouchReported { square } => self.report_touch(by, *square, history.board().turn()),
            DialogueEvent::TouchClaimed { waits, square, .. } => {
                if *waits {
                    (self.touch_claim, self.claimed) = (by, *square);
                }
            }
            DialogueEvent::PressRefused { .. }
            | DialogueEvent::ObligationBroken { .. }
            | DialogueEvent::Formalities
            | DialogueEvent::Overstepped { .. } => {}
        }
    }

    /// The corrected announcement counts, and what the opponent did after the wrong one does not.
    fn correct(&mut self, half_move: HalfMoveId, intent: Intent, said: &str, history: &History) {
        let said = Said { intent, words: said.to_owned() };
        let Some(made) = self.made.as_mut().filter(|made| made.half_move == half_move) else {
            (self.announced, self.announced_before) = (Some(said), false);
            return;
        };
        made.announced = Some(said);
        made.repeated = false;
        made.executed = None;
        let (mover, index) = (made.mover, history.live().len().saturating_sub(1));
        *self.boards.get_mut(!mover) = history.before_last().clone();
        self.sheets.get_mut(!mover).truncate(index);
        self.sheets.get_mut(mover).truncate(index);
        self.write(mover, intent, history);
    }

    /// An assistant says that the opponent has touched a piece: for the move under way, or for the one that was made last.
    fn report_touch(&mut self, by: Option<Color>, square: Square, turn: Color) {
        if by == Some(!turn) {
            self.reported.push(square);
        } else if let Some(made) = self.made.as_mut().filter(|made| Some(!made.mover) == by) {
            made.reported = with_reported(&made.reported, &[square]);
        }
    }

    /// Writes the last half-move on a sheet; what was not written before is as it was played.
    fn write(&mut self, side: Color, intent: Intent, history: &History) {
        let index = history.live().len().saturating_sub(1);
        let sheet = self.sheets.get_mut(side);
        sheet.truncate(index);
        let played = history.live().iter().map(|half_move| half_move.report.change.intent);
        let missing: Vec<Intent> = played.take(index).skip(sheet.len()).collect();
        sheet.extend(missing);
        sheet.push(intent);
    }

    fn set_asked(&mut self, side: Option<Color>, asked: bool) {
        if let Some(side) = side {
            *self.asked_time.get_mut(side) = asked;
        }
    }
}

fn with_reported(touched: &[Square], reported: &[Square]) -> Vec<Square> {
    let more = reported.iter().filter(|square| !touched.contains(square));
    touched.iter().chain(more).copied().collect()
}
