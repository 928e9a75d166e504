//! A keyboard and its two modes: a key goes in, what it means comes out. Pure; the console does what it says.

use super::autorepeat::{Arrival, Autorepeat};
use super::board_keys::{self, KINDS};
use super::cursor::{Cursor, Way};
use super::entry::{Entry, EntryEffect};
use super::explore::study_wish_of_key;
use super::following::{Came, Following};
use super::in_hand::InHand;
use super::jump::{Jump, Landing};
use super::keymap::KeyMap;
use super::step::StudyWish;
use crate::desk::lines::asked::Asked;
use crate::desk::lines::study::StudyWord;
use crate::desk::lines::unclear::Unclear;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::hand::HandNotice;
use crate::desk::notices::keys::{KeyNotice, Meaning};
use crate::game::effect::Cue;
use crate::game::participant::Echo;
use crate::keys::action::{Action, KeyMode};
use crate::keys::key::Key;
use crate::rules::position::{Color, File, Rank, Square};
use crate::time::Tick;
use crate::words::notice::Notice;

/// What follows from a key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stroke {
    /// Something happened on the entry line.
    Entry(EntryEffect),
    Say(KeyNotice),
    /// Sound this.
    Cue(Cue),
    /// The cursor has come upon a square.
    Square(Square),
    /// Do this on the study board.
    Study(StudyWish),
    /// Answer this.
    Ask(Asked),
    /// The cursor goes where only the game can tell.
    Jump(Jump),
    /// Pick up what stands there, if it can be picked up.
    PickUp(Square),
    /// The piece in hand is put down there: that enters the move.
    PutDown(InHand, Square),
    /// Say this of the piece in hand.
    Hand(HandNotice),
    /// What was to follow is none: say why.
    Refuse(Notice),
    /// From now on so much is said while typing.
    Echo(Echo),
    /// Something that is not the keyboard's own affair.
    Act(Action),
}

/// The keyboard of one console.
#[derive(Clone, Debug)]
pub struct Keyboard {
    map: KeyMap,
    mode: KeyMode,
    /// It went to the entry line by itself, because something was asked.
    called: bool,
    /// Keys say what they do.
    explaining: bool,
    entry: Entry,
    /// What stood on the entry line when something was asked.
    set_aside: Option<String>,
    autorepeat: Autorepeat,
    cursor: Cursor,
    /// What a key of the board waits for.
    following: Option<Following>,
    /// The piece that was picked up at the board.
    in_hand: Option<InHand>,
}

impl Keyboard {
    /// A keyboard of somebody who reads the board from this side.
    pub fn new(map: KeyMap, echo: Echo, side: Color) -> Keyboard {
        Keyboard {
            map,
            mode: KeyMode::default(),
            called: false,
            explaining: false,
            entry: Entry::new(echo),
            set_aside: None,
            autorepeat: Autorepeat::new(),
            cursor: Cursor::new(side),
            following: None,
            in_hand: None,
        }
    }

    /// Where they are on the board.
    pub const fn cursor(&self) -> Cursor {
        self.cursor
    }

    /// From now on the board is read from this side.
    pub fn sit(&mut self, side: Color) {
        self.cursor.sit(side);
    }

    /// The cursor has found where a jump leads.
    pub fn land(&mut self, landing: Landing) -> Vec<Stroke> {
        self.cursor.jump(landing.square);
        let cue = if landing.round { Cue::Edge } else { shade(landing.square) };
        let asked = board_keys::asked(Action::Square, landing.square);
        [Stroke::Cue(cue)].into_iter().chain(asked.map(Stroke::Ask)).collect()
    }

    /// The piece that was picked up at the board.
    pub const fn in_hand(&self) -> Option<InHand> {
        self.in_hand
    }

    /// From now on this piece is in hand, or none.
    pub fn hold(&mut self, hand: Option<InHand>) {
        self.in_hand = hand;
    }

    pub const fn mode(&self) -> KeyMode {
        self.mode
    }

    /// The line that is being written.
    pub const fn entry(&self) -> &Entry {
        &self.entry
    }

    /// The keys of an action in the present mode.
    pub fn keys(&self, action: Action) -> Vec<Key> {
        self.map.keys(self.mode, action)
    }

    pub fn keys_in(&self, mode: KeyMode, action: Action) -> Vec<Key> {
        self.map.keys(mode, action)
    }

    /// What a key does in the present mode.
    pub fn action(&self, key: Key) -> Option<Action> {
        self.map.action(self.mode, key)
    }

    /// Whether keys say what they do instead of doing it.
    pub const fn is_explaining(&self) -> bool {
        self.explaining
    }

    /// Keys do what they do, and the entry line is empty; nothing is said of it.
    pub fn start_afresh(&mut self) {
        self.explaining = false;
        self.following = None;
        self.in_hand = None;
        self.entry.edit(Action::Clear);
    }

    /// Forgets the line that was entered last: it was a secret.
    pub fn forget_last(&mut self) {
        self.entry.forget_last();
    }

    /// Empties the entry line: it was a secret.
    pub fn discard_entry(&mut self) {
        self.entry.discard();
    }

    /// Takes a key. `None`: it is the keyboard's own repetition of a key that is held down, and nothing at all is to happen,
    /// not even silence.
    pub fn key(&mut self, key: Key, at: Tick) -> Option<Vec<Stroke>> {
        let action = self.map.action(self.mode, key);
        if action == Some(Action::Press) {
            if self.autorepeat.arrives(key, at) == Arrival::Repeat {
                return None;
            }
        } else {
            self.autorepeat.other_arrives();
        }
        let following = self.following.take().filter(|_| !self.explaining && self.mode == KeyMode::Board);
        if let Some(strokes) = following.and_then(|following| self.follow(following, key, action)) {
            return Some(strokes);
        }
        Some(if self.explaining { self.explain(key, action) } else { self.act(key, action) })
    }

    /// Whether a key would delete the line, and there is none.
    pub fn is_emptied_by(&self, key: Key) -> bool {
        !self.explaining && self.action(key) == Some(Action::Clear) && self.entry.shown().0.is_empty()
    }

    /// Takes pasted text: it is text and nothing else, and only the entry line takes any.
    pub fn paste(&mut self, text: &str) -> Vec<Stroke> {
        self.autorepeat.other_arrives();
        let why = match self.mode {
            _ if self.explaining => KeyNotice::HelpBegins { end: self.keys(Action::KeyHelp) },
            KeyMode::Board => KeyNotice::PasteWaits { switch: self.keys(Action::SwitchMode) },
            KeyMode::Entry => return self.entry.paste(text).into_iter().map(Stroke::Entry).collect(),
        };
        vec![Stroke::Cue(Cue::Refusal), Stroke::Say(why)]
    }

    /// Something was asked (`new`: it was not open before), or nothing is open any more: the answer is written on an entry line
    /// of its own. What stood there comes back afterwards, and a player who was at the board when asked returns to the
    /// board. The player may also go to the board before answering: only a new question leads back to the entry line.
    pub fn asked(&mut self, open: bool, new: bool) -> Vec<Stroke> {
        let mut strokes = self.change_for_question(open, new);
        match (open, self.set_aside.take()) {
            (true, None) => self.set_aside = Some(self.entry.put(String::new())),
            (false, Some(draft)) if !draft.is_empty() => {
                self.entry.put(draft.clone());
                strokes.push(Stroke::Entry(EntryEffect::ReadBack(draft)));
            }
            (_, before) => self.set_aside = before.filter(|_| open),
        }
        strokes
    }

    fn change_for_question(&mut self, open: bool, new: bool) -> Vec<Stroke> {
        match (open, self.mode, self.called) {
            (true, KeyMode::Board, _) if new => {
                self.called = true;
                self.explaining = false;
                self.change_to(KeyMode::Entry)
            }
            (false, KeyMode::Entry, true) => {
                self.called = false;
                self.change_to(KeyMode::Board)
            }
            _ => Vec::new(),
        }
    }

    /// All keys of the present mode, as a list.
    pub fn list(&self) -> Vec<KeyNotice> {
        let actions = Action::ALL.iter().copied().filter(|action| action.is_for(self.mode));
        let items = actions.map(|action| (self.keys(action), action)).filter(|(keys, _)| !keys.is_empty());
        items.map(|(keys, action)| KeyNotice::Item { keys, action }).collect()
    }

    /// How the keys can be learned.
    pub fn help(&self) -> KeyNotice {
        KeyNotice::Help {
            switch: self.keys(Action::SwitchMode),
            explain: self.keys(Action::KeyHelp),
            list: self.keys(Action::KeyList),
            silence: self.keys(Action::Silence),
        }
    }

    /// What the present mode is for, in a game that is going on or `over`.
    pub fn mode_help(&self, over: bool) -> KeyNotice {
        let [switch, pick_up] = [Action::SwitchMode, Action::PickUp].map(|action| self.keys(action));
        KeyNotice::ModeHelp { mode: self.mode, over, switch, pick_up }
    }

    fn explain(&mut self, key: Key, action: Option<Action>) -> Vec<Stroke> {
        if action == Some(Action::KeyHelp) {
            self.explaining = false;
            return vec![Stroke::Say(KeyNotice::HelpEnds)];
        }
        let meaning = match action {
            Some(action) => Meaning::Does(action),
            None if self.mode == KeyMode::Entry && key.is_text() => Meaning::Text,
            None => Meaning::Nothing,
        };
        vec![Stroke::Say(KeyNotice::Does { key, meaning })]
    }

    fn act(&mut self, key: Key, action: Option<Action>) -> Vec<Stroke> {
        let Some(action) = action else { return self.unbound(key) };
        if let Some(effect) = self.entry.edit(action) {
            return vec![Stroke::Entry(effect)];
        }
        if let Some(way) = way_of(action) {
            return self.step(way);
        }
        if let Some(following) = Following::of(action) {
            self.following = Some(following);
            return vec![Stroke::Say(KeyNotice::Awaits(following.awaited()))];
        }
        if let Some(jump) = board_keys::jump(action) {
            return vec![Stroke::Jump(jump)];
        }
        if let Some(asked) = board_keys::asked(action, self.cursor.square()) {
            return vec![Stroke::Ask(asked)];
        }
        match action {
            Action::GoRank | Action::GoFileNumber => self.go_to_number(action, key),
            Action::PickUp => vec![self.pick_up_or_put_down()],
            Action::PutBack => self.put_back().unwrap_or_else(|| vec![Stroke::Cue(Cue::Edge)]),
            Action::GoBack if self.in_hand.is_some() => self.put_back().unwrap_or_default(),
            Action::GoBack if self.cursor.back() => self.arrive(),
            Action::GoBack => vec![Stroke::Cue(Cue::Edge), Stroke::Say(KeyNotice::NoJump)],
            Action::SwitchMode => {
                self.called = false;
                let from = self.mode;
                let mut strokes = self.change_to(from.other());
                // A player who was called to the entry line by a question comes back with what is in hand.
                let put_back = (from == KeyMode::Board).then(|| self.put_back()).flatten();
                strokes.extend(put_back.unwrap_or_default());
                strokes
            }
            Action::KeyHelp => {
                self.explaining = true;
                vec![Stroke::Say(KeyNotice::HelpBegins { end: self.keys(Action::KeyHelp) })]
            }
            Action::Echo => {
                let echo = self.entry.echo().next();
                self.entry.set_echo(echo);
                vec![Stroke::Echo(echo), Stroke::Say(KeyNotice::Echo(echo))]
            }
            Action::PutPiece => vec![Stroke::Study(StudyWish::AskPiece(self.cursor.square()))],
            Action::ClearSquare => {
                vec![Stroke::Study(StudyWish::Word(StudyWord::Clear(self.cursor.square().into())))]
            }
            other => vec![study_wish_of_key(other).map_or(Stroke::Act(other), Stroke::Study)],
        }
    }

    /// What came of the key that was waited for; `None`: it is another one, and does what it always does.
    fn follow(&mut self, following: Following, key: Key, action: Option<Action>) -> Option<Vec<Stroke>> {
        let here = self.cursor.square();
        Some(match following.take(key, action) {
            Came::More(more) => {
                self.following = Some(more);
                Vec::new()
            }
            Came::Square(square) => self.go(square),
            Came::File(file) => self.go(Square::from_coords(file, here.rank())),
            Came::Jump(jump) => vec![Stroke::Jump(jump)],
            Came::Ask(asked) => vec![Stroke::Ask(asked)],
            Came::NoFile(text) => {
                vec![Stroke::Cue(Cue::Refusal), Stroke::Refuse(Notice::from(Unclear::no_such("file", text)))]
            }
            Came::NoSquare(text) => {
                vec![Stroke::Cue(Cue::Refusal), Stroke::Refuse(DeskNotice::NoSuchSquare { text }.into())]
            }
            Came::NoKind => {
                let kinds = KINDS.iter().filter_map(|kind| self.keys(*kind).first().copied()).collect();
                vec![Stroke::Cue(Cue::Refusal), Stroke::Say(KeyNotice::NoSuchKind { key, kinds })]
            }
            Came::Other => return None,
        })
    }

    /// The place of the key among its keys is the number of the rank or of the file.
    fn go_to_number(&mut self, action: Action, key: Key) -> Vec<Stroke> {
        let here = self.cursor.square();
        let place = self.map.place(self.mode, action, key);
        match place.and_then(|place| u32::try_from(place).ok()).filter(|place| *place < 8) {
            Some(rank) if action == Action::GoRank => self.go(Square::from_coords(here.file(), Rank::new(rank))),
            Some(file) => self.go(Square::from_coords(File::new(file), here.rank())),
            None => self.unbound(key),
        }
    }

    /// Nothing is in hand: what stands here is picked up. Elsewhere it is put down here; where it stood it is put back.
    fn pick_up_or_put_down(&mut self) -> Stroke {
        let here = self.cursor.square();
        match self.in_hand.take() {
            None => Stroke::PickUp(here),
            Some(hand) if hand.square == here => Stroke::Hand(hand.put_back()),
            Some(hand) => Stroke::PutDown(hand, here),
        }
    }

    /// Puts back what is in hand; `None`: nothing is.
    fn put_back(&mut self) -> Option<Vec<Stroke>> {
        self.in_hand.take().map(|hand| vec![Stroke::Hand(hand.put_back())])
    }

    fn go(&mut self, square: Square) -> Vec<Stroke> {
        self.cursor.jump(square);
        self.arrive()
    }

    fn arrive(&self) -> Vec<Stroke> {
        let square = self.cursor.square();
        vec![Stroke::Cue(shade(square)), Stroke::Square(square)]
    }

    fn unbound(&mut self, key: Key) -> Vec<Stroke> {
        match (self.mode, key) {
            (KeyMode::Entry, Key::Char(char)) => self.entry.write(char).into_iter().map(Stroke::Entry).collect(),
            // Elsewhere Ctrl-Z takes back or stops a program: who presses it is waiting for something.
            (KeyMode::Board, Key::Char(_)) | (_, Key::Ctrl('z')) => {
                vec![Stroke::Say(KeyNotice::Unbound { key, help: self.keys(Action::KeyHelp) })]
            }
            // A desktop or a screen reader may use it as well: not a word, but it is heard that it came.
            _ => vec![Stroke::Cue(Cue::Refusal)],
        }
    }

    fn change_to(&mut self, mode: KeyMode) -> Vec<Stroke> {
        self.mode = mode;
        self.following = None;
        let cue = match mode {
            KeyMode::Entry => Cue::EntryMode,
            KeyMode::Board => Cue::BoardMode,
        };
        let here = (mode == KeyMode::Board).then(|| Stroke::Square(self.cursor.square()));
        [Stroke::Cue(cue), Stroke::Say(KeyNotice::Mode(mode))].into_iter().chain(here).collect()
    }

    fn step(&mut self, way: Way) -> Vec<Stroke> {
        let moved = self.cursor.step(way);
        let square = self.cursor.square();
        let cue = if moved { shade(square) } else { Cue::Edge };
        vec![Stroke::Cue(cue), Stroke::Square(square)]
    }
}

const fn shade(square: Square) -> Cue {
    if square.is_dark() { Cue::DarkSquare } else { Cue::LightSquare }
}

const fn way_of(action: Action) -> Option<Way> {
    Some(match action {
        Action::SquareUp => Way::Up,
        Action::SquareDown => Way::Down,
        Action::SquareLeft => Way::Left,
        Action::SquareRight => Way::Right,
        _ => return None,
    })
}

#[cfg(test)]
#[path = "keyboard_tests.rs"]
mod tests;
