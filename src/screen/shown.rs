//! What a page shows of a game to one seat, all of it each time.

use std::time::Duration;

use serde::Serialize;

use super::actions::{Offered, offered};
use super::for_arbiter::ForArbiter;
use super::texts::ScreenTexts;
use crate::game::adjournment;
use crate::game::clock::TimeControl;
use crate::game::history::HalfMove;
use crate::game::message::Message;
use crate::game::participant::{Driver, Style};
use crate::game::refusal::Refusal;
use crate::game::report::{Check, MoveReport};
use crate::game::roles::{Mode, Seat, Topic};
use crate::game::screen_event::Role;
use crate::game::{Game, Phase};
use crate::notation::san;
use crate::rules::position::{Color, Square};
use crate::time::Tick;
use crate::view::View;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// The state of the page, as its script reads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Shown {
    role: &'static str,
    /// How many minutes ago this was the state, if it is shown late.
    late: Option<u64>,
    /// Whose pieces are moved here.
    side: Option<&'static str>,
    /// A move that is entered on the board goes into the envelope.
    seals: bool,
    question: Option<Asking>,
    /// What the game waits for from who looks, and what else they can do.
    owed: Vec<Offered>,
    actions: Vec<Offered>,
    announced: Option<Announced>,
    language: &'static str,
    labels: ScreenTexts,
    title: String,
    /// From a8 to h1, rank by rank.
    squares: Vec<Place>,
    /// From where to where the last piece has gone, and to where the rook beside the king.
    last: Vec<String>,
    white: Side,
    black: Side,
    /// The number of the first pair of moves.
    first: u32,
    /// White's and Black's half-move of each pair.
    moves: Vec<[String; 2]>,
    captured: Captured,
    status: String,
    /// What was announced last.
    said: String,
    /// Another one for each announcement.
    serial: u64,
    /// Black is at the bottom.
    flipped: bool,
    /// What the arbiter sees alone.
    arbiter: Option<ForArbiter>,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Place {
    square: String,
    /// As FEN has it, or nothing.
    piece: String,
    label: String,
}

/// What the console asks the one who looks, and what can be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Asking {
    /// In words.
    pub text: String,
    /// What buttons say, and what they enter.
    pub answers: Vec<Offered>,
    /// What is answered must not be seen.
    pub secret: bool,
    /// From where to where the move goes that is asked about.
    pub squares: Option<[String; 2]>,
}

/// A move that was announced and is not completed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Announced {
    from: String,
    to: String,
    /// In the words of the Laws, and from where to where.
    text: String,
    /// As it was said to who looks.
    said: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Side {
    name: String,
    /// What is left, in milliseconds; `None` where no time is counted down.
    left: Option<u64>,
    running: bool,
}

/// The pieces of a colour that were captured, as FEN has them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
struct Captured {
    white: String,
    black: String,
}

impl Shown {
    /// What a spectator may know of a game.
    pub fn to_everybody(game: &Game, words: &Words, at: Tick) -> Shown {
        let wording = game.started().table;
        let listener = Listener { language: wording.language, style: wording.style, ..Listener::default() };
        Page { game, view: View::of(game, Seat::Spectator), words, listener, at }.shown(None, None)
    }

    /// What somebody in this seat may know, who is spoken to like this and is being asked this.
    pub fn to_seat(
        game: &Game,
        (seat, role): (Seat, Role),
        words: &Words,
        listener: Listener,
        question: Option<Asking>,
        at: Tick,
    ) -> Shown {
        Page { game, view: View::of(game, seat), words, listener, at }.shown(Some(role), question)
    }

    /// The same on a large board for everybody in the room, who sit on no side of it.
    #[must_use]
    pub(super) fn on_display(self) -> Shown {
        Shown { role: "display", flipped: false, ..self }
    }

    /// The same for somebody who sees it so much later.
    #[must_use]
    pub(super) fn late(self, by: Duration) -> Shown {
        Shown { late: (!by.is_zero()).then_some(by.as_secs().div_ceil(60)), ..self }
    }

    /// Whether anybody has moved.
    pub(super) fn has_moves(&self) -> bool {
        !self.moves.is_empty()
    }
}

struct Page<'a> {
    game: &'a Game,
    view: View<'a>,
    words: &'a Words,
    listener: Listener,
    at: Tick,
}

impl Page<'_> {
    fn shown(&self, role: Option<Role>, question: Option<Asking>) -> Shown {
        let seat = self.view.seat();
        let side = seat.side();
        let language = self.listener.language;
        let labels = self.words.screen(language);
        let [white, black] = [Color::White, Color::Black].map(|side| self.side(side, labels));
        let live = self.view.line().live();
        let last = live.last().filter(|_| self.shows(Topic::LastMove));
        let steps = last.map(|last| {
            let change = &last.report.change;
            [Some(change.lifted.square), Some(change.placed.square), change.rook.map(|rook| rook.to)]
        });
        let (said, serial) = self.announced(last);
        let hand = side.map(|side| self.hand(side, role));
        let actions = offered(self.game, seat, self.words, language);
        let captured = |side| if self.shows(Topic::Captured) { captured(live, side) } else { String::new() };
        let [captured_white, captured_black] = [Color::White, Color::Black].map(captured);
        Shown {
            role: role.map_or("spectator", Role::name),
            late: None,
            side: hand.map(|side| side.fold_wb("white", "black")),
            seals: hand.is_some_and(|side| self.game.may_seal(side)),
            question,
            owed: actions.owed,
            actions: actions.free,
            announced: self.waiting().filter(|_| seat != Seat::Spectator),
            language: language.code(),
            title: self.words.screen_title([&white.name, &black.name], language),
            squares: self.squares(),
            last: steps.into_iter().flatten().flatten().map(|square| square.to_string()).collect(),
            first: self.view.line().start().move_number(),
            moves: self.pairs(live),
            captured: Captured { white: captured_white, black: captured_black },
            status: self.status(),
            said,
            serial,
            flipped: side.unwrap_or(self.view.owner_side()) == Color::Black && seat != Seat::Arbiter,
            arbiter: (seat == Seat::Arbiter).then(|| ForArbiter::of(self.game, &self.view, self.words, &self.listener)),
            white,
            black,
            labels: labels.clone(),
        }
    }

    /// Whether an answer about this may stand on the page. Those who look on see what a display in the hall may show (6.12).
    fn shows(&self, topic: Topic) -> bool {
        match (self.view.seat(), self.view.mode()) {
            (Seat::Spectator, Mode::Tournament) => {
                matches!(topic, Topic::Board | Topic::Moves | Topic::LastMove | Topic::Clocks | Topic::Turn)
            }
            (Seat::Spectator, _) => true,
            _ => self.view.may_ask(topic),
        }
    }

    /// Whose pieces somebody at this side moves: where both sides' moves are entered at the console, those of the side to move.
    fn hand(&self, side: Color, role: Option<Role>) -> Color {
        let other = self.view.player(!side).driver;
        let is_entered_here = role == Some(Role::Own) && matches!(other, Driver::Console | Driver::Board);
        if is_entered_here { self.view.board().turn() } else { side }
    }

    fn say(&self, message: &Message) -> String {
        text(&self.words.message(message, &self.listener))
    }

    fn side(&self, side: Color, labels: &ScreenTexts) -> Side {
        let name = self.view.names().players.get(side).trim();
        let unnamed = side.fold_wb(&labels.white, &labels.black).as_str();
        let is_counted_down = !matches!(self.view.started().time.get(side), TimeControl::None | TimeControl::CountUp);
        let reading = self.view.clock(self.at).filter(|_| is_counted_down && self.shows(Topic::Clocks));
        Side {
            name: if name.is_empty() { unnamed } else { name }.to_owned(),
            left: reading.map(|reading| reading.side(side).left),
            running: reading.is_some_and(|reading| reading.running == Some(side)) && !self.view.is_over(),
        }
    }

    fn squares(&self) -> Vec<Place> {
        if !self.shows(Topic::Board) {
            return Vec::new();
        }
        let board = self.view.board();
        let ranks = (0..8_u32).rev().flat_map(|rank| (0..8_u32).map(move |file| Square::new(rank * 8 + file)));
        let place = |square: Square| {
            let piece = board.piece_at(square);
            let label = self.say(&Message::OnSquare { square, piece });
            Place {
                square: square.to_string(),
                piece: piece.map(|piece| piece.char().to_string()).unwrap_or_default(),
                label: label.trim_end_matches('.').to_owned(),
            }
        };
        ranks.map(place).collect()
    }

    fn pairs(&self, live: &[HalfMove]) -> Vec<[String; 2]> {
        if !self.shows(Topic::Moves) {
            return Vec::new();
        }
        let mut pairs: Vec<[String; 2]> = Vec::new();
        for half_move in live {
            let report = self.view.report(half_move);
            let check = if self.shows(Topic::Check) { report.check } else { Check::None };
            let written = san::write(&MoveReport { check, ..report }, self.listener.language);
            match (half_move.mover(), pairs.last_mut()) {
                (Color::Black, Some([_, black])) if black.is_empty() => *black = written,
                (Color::Black, _) => pairs.push(["…".to_owned(), written]),
                (Color::White, _) => pairs.push([written, String::new()]),
            }
        }
        pairs
    }

    /// What was announced and is not completed: in the words of the Laws, and from where to where in those of who looks.
    fn waiting(&self) -> Option<Announced> {
        self.game.dialogue().waiting().filter(|made| made.announced.is_some())?;
        let report = self.view.report(self.view.line().last()?);
        let say = |style| text(&self.words.announcement(&report, &Listener { style, ..self.listener }));
        let change = &report.change;
        let [from, to] = [change.lifted.square, change.placed.square].map(|square| square.to_string());
        let [laws, plain] = [Style::Fide, Style::Literate].map(say);
        let said = say(self.listener.style);
        let plain = self.words.screen_move(&report, self.listener.language).unwrap_or(plain);
        Some(Announced { from, to, text: format!("{laws}, {plain}"), said })
    }

    /// Who is to move, or how it ended.
    fn status(&self) -> String {
        match self.view.outcome() {
            Some((outcome, reason)) => self.say(&Message::Ended { outcome, reason }),
            None if self.game.adjournment().is_some_and(|it| self.game.is_adjourned() && it.resumption().is_none()) => {
                let adjourned = Refusal::from(adjournment::Refusal::Adjourned);
                self.say(&Message::Refused(adjourned.said_to(self.view.seat())))
            }
            None if self.game.phase() == Phase::Stopped => {
                format!("{} {}", self.say(&Message::Paused), self.turn()).trim_end().to_owned()
            }
            None => self.turn(),
        }
    }

    fn turn(&self) -> String {
        if !self.shows(Topic::Turn) {
            return String::new();
        }
        let board = self.view.board();
        let is_check = || self.view.line().last().is_some_and(|last| self.view.report(last).check != Check::None);
        let check = self.shows(Topic::Check) && is_check();
        self.say(&Message::Turn { turn: board.turn(), number: board.move_number(), check })
    }

    /// The last words for the whole table: the end, else the last half-move.
    fn announced(&self, last: Option<&HalfMove>) -> (String, u64) {
        // A page that stays open sees the next game, too: its announcements have other numbers.
        let game = self.view.started().wall * 100_000;
        let serial = game + last.map_or(0, |last| u64::from(last.id.0) * 2);
        if self.view.is_over() {
            return (self.status(), serial + 1);
        }
        let announce = |last| text(&self.words.announcement(&self.view.report(last), &self.listener));
        (last.map(announce).unwrap_or_default(), serial)
    }
}

fn captured(live: &[HalfMove], side: Color) -> String {
    let removed = live.iter().filter_map(|half_move| half_move.report.change.removed);
    removed.filter(|removed| removed.piece.color == side).map(|removed| removed.piece.char()).collect()
}
