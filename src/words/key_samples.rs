//! One notice about keys and cues of each kind, and everything that can stand in it.

use super::chain;
use crate::game::effect::Cue;
use crate::game::participant::{Echo, Empties, Grouping, Language, Order, Orientation, Steps, Style, TimeWords};
use crate::rules::position::{Color, Role, Square};
use crate::words::action::{Action, KeyMode};
use crate::words::cue_notice::CueNotice;
use crate::words::hand_notice::HandNotice;
use crate::words::key::{Key, PadButton};
use crate::words::key_notice::{Awaited, KeyNotice, Meaning, QuickSetting, QuickValue, Situation};
use crate::words::notice::Notice;

/// The next of a chain that goes through all kinds; a new one must be put in, or this does not compile.
fn next_key_notice(notice: &KeyNotice) -> Option<KeyNotice> {
    use KeyNotice as K;
    let keys = || vec![Key::Escape, Key::Ctrl('u')];
    Some(match notice {
        K::Mode(_) => K::PasteWaits { switch: vec![Key::Tab] },
        K::PasteWaits { .. } => K::HelpBegins { end: Vec::new() },
        K::HelpBegins { .. } => K::HelpEnds,
        K::HelpEnds => K::Does { key: Key::Char('l'), meaning: Meaning::Text },
        K::Does { .. } => K::Unbound { key: Key::Char('ß'), help: keys() },
        K::Unbound { .. } => K::Item { keys: keys(), action: Action::Clear },
        K::Item { .. } => K::Help { switch: keys(), explain: keys(), list: keys(), silence: keys() },
        K::Help { .. } => K::FirstHelp { explain: keys() },
        K::FirstHelp { .. } => K::List { count: 31, next: keys(), list: keys() },
        K::List { .. } => K::ChooseHelp { next: keys(), previous: keys(), leave: keys() },
        K::ChooseHelp { .. } => K::Situation(Situation::YourMove),
        K::Situation(_) => K::ModeHelp { mode: KeyMode::Entry, over: false, switch: keys(), pick_up: keys() },
        K::ModeHelp { .. } => K::AskReader { speech: vec![Key::Alt('v')] },
        K::AskReader { .. } => K::Echo(Echo::Word),
        K::Echo(_) => K::QuickSetting { setting: QuickSetting::Rate, value: QuickValue::Number(175) },
        K::QuickSetting { .. } => K::Awaits(Awaited::Square),
        K::Awaits(_) => K::NoSuchKind { key: Key::Char('x'), kinds: keys() },
        K::NoSuchKind { .. } => K::NoJump,
        K::NoJump => K::NoList,
        K::NoList => K::NothingAnnounced,
        K::NothingAnnounced => return None,
    })
}

/// Each kind, and everything that can stand in it.
pub(super) fn key_notices() -> Vec<KeyNotice> {
    let mut all = chain(KeyNotice::Mode(KeyMode::Entry), next_key_notice);
    all.extend(KeyMode::ALL.map(KeyNotice::Mode));
    let (switch, pick_up) = (vec![Key::Tab], vec![Key::Enter]);
    all.extend(KeyMode::ALL.map(|mode| KeyNotice::ModeHelp {
        mode,
        over: true,
        switch: switch.clone(),
        pick_up: pick_up.clone(),
    }));
    all.extend(Action::ALL.iter().map(|action| KeyNotice::Item { keys: vec![Key::Function(3)], action: *action }));
    let keys = [
        Key::Enter,
        Key::Backspace,
        Key::Delete,
        Key::Insert,
        Key::Tab,
        Key::BackTab,
        Key::Up,
        Key::Down,
        Key::Left,
        Key::Right,
    ];
    let more =
        [Key::Home, Key::End, Key::PageUp, Key::PageDown, Key::Escape, Key::Char(' '), Key::Alt('-'), Key::Ctrl('ä')];
    let does = |key| KeyNotice::Does { key, meaning: Meaning::Nothing };
    let buttons = PadButton::ALL.iter().copied().map(Key::Pad);
    all.extend(keys.into_iter().chain(more).chain(buttons).map(does));
    let situations = [
        Situation::YourMove,
        Situation::OtherMoves,
        Situation::TheirMoveHere,
        Situation::NotBegun,
        Situation::Stopped,
        Situation::Over,
        Situation::OverAtTournament,
    ];
    all.extend(situations.map(KeyNotice::Situation));
    all.extend(Echo::ALL.map(KeyNotice::Echo));
    all.extend(Awaited::ALL.map(KeyNotice::Awaits));
    let settings = [QuickSetting::Rate, QuickSetting::Pitch, QuickSetting::Volume, QuickSetting::CueVolume];
    for setting in settings.into_iter().chain(Language::ALL.map(QuickSetting::Voice)) {
        let values = [QuickValue::Number(50), QuickValue::Name("Annie".to_owned()), QuickValue::Own];
        all.extend(values.map(|value| KeyNotice::QuickSetting { setting, value }));
    }
    let mut choose = |setting, names: &[&'static str]| {
        all.extend(names.iter().map(|name| KeyNotice::QuickSetting { setting, value: QuickValue::Choice(name) }));
    };
    choose(QuickSetting::Orientation, &Orientation::ALL.map(Orientation::name));
    choose(QuickSetting::Steps, &Steps::ALL.map(Steps::name));
    choose(QuickSetting::AnswerStyle, &Style::ALL.map(Style::name));
    choose(QuickSetting::AnswerStyle, &["same"]);
    choose(QuickSetting::Order, &Order::ALL.map(Order::name));
    choose(QuickSetting::Grouping, &Grouping::ALL.map(Grouping::name));
    choose(QuickSetting::Empties, &Empties::ALL.map(Empties::name));
    choose(QuickSetting::TimeWords, &TimeWords::ALL.map(TimeWords::name));
    all
}

/// The next of a chain that goes through all kinds; a new one must be put in, or this does not compile.
fn next_cue_notice(notice: &CueNotice) -> Option<CueNotice> {
    use CueNotice as C;
    Some(match notice {
        C::List => C::Sounds { on: true },
        C::Sounds { on: true } => C::Sounds { on: false },
        C::Sounds { on: false } => C::Unknown { text: "xyzzy".to_owned() },
        C::Unknown { .. } => C::WrongChange { text: "xyzzy".to_owned() },
        C::WrongChange { .. } => C::Set { cue: Cue::Capture, loudness: 0 },
        C::Set { loudness: 0, .. } => C::Set { cue: Cue::Capture, loudness: 40 },
        C::Set { loudness: 40, .. } => C::Set { cue: Cue::Capture, loudness: 100 },
        C::Set { .. } => C::Name(Cue::Move),
        C::Name(_) => return None,
    })
}

pub(super) fn cue_notices() -> Vec<CueNotice> {
    let mut all = chain(CueNotice::List, next_cue_notice);
    all.extend(Cue::ALL.map(CueNotice::Name));
    all
}

/// What is said of a piece in hand.
pub(super) fn hand_notices() -> Vec<Notice> {
    let square = Square::G1;
    let pieces = Role::ALL.map(|role| Some(role.of(Color::White))).into_iter().chain([None]);
    let named =
        pieces.flat_map(|piece| [HandNotice::PickedUp { square, piece }, HandNotice::PutBack { square, piece }]);
    let other = Role::ALL.into_iter().map(|role| (role.of(Color::Black), Color::White));
    let others = other.chain([(Role::King.of(Color::White), Color::Black)]);
    let others = others.map(|(piece, side)| HandNotice::Other { square, piece, side });
    named
        .chain(others)
        .chain([HandNotice::Gone { square }, HandNotice::Empty { square }, HandNotice::Nothing])
        .map(Notice::Hand)
        .collect()
}
