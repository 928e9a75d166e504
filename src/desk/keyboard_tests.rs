//! State, keys, state.

use super::*;
use crate::words::key_notice::KeyNotice as Says;

fn keyboard(mode: KeyMode) -> Keyboard {
    Keyboard { mode, ..Keyboard::new(KeyMap::default(), Echo::Character, Color::White) }
}

fn strokes(keyboard: &mut Keyboard, keys: &[Key]) -> Vec<Stroke> {
    // Slowly enough that no key is a repetition.
    let mut at = 0;
    let mut press = |key: &Key| {
        at += 1000;
        keyboard.key(*key, Tick::from_millis(at)).unwrap_or_default()
    };
    keys.iter().flat_map(&mut press).collect()
}

#[track_caller]
fn check(mode: KeyMode, keys: &[Key], after: KeyMode, expected: &[Stroke]) {
    let mut keyboard = keyboard(mode);
    assert_eq!(strokes(&mut keyboard, keys), expected);
    assert_eq!(keyboard.mode(), after);
}

use KeyMode::{Board, Entry as Line};

fn mode(mode: KeyMode) -> [Stroke; 2] {
    let cue = if mode == Board { Cue::BoardMode } else { Cue::EntryMode };
    [Stroke::Cue(cue), Stroke::Say(Says::Mode(mode))]
}

#[test]
fn tab_changes_the_mode_and_letters_change_their_meaning() {
    let typed = Stroke::Entry(EntryEffect::Echo('l'));
    check(Line, &[Key::Char('l')], Line, &[typed]);
    check(Line, &[Key::Tab], Board, &mode(Board));
    check(
        Board,
        &[Key::Char('l'), Key::Char('L')],
        Board,
        &[Stroke::Act(Action::LastMove), Stroke::Act(Action::LastMove)],
    );
    check(Board, &[Key::Tab], Line, &mode(Line));
    check(Line, &[Key::Alt('l')], Line, &[Stroke::Act(Action::LastMove)]);
}

#[test]
fn key_help_says_what_a_key_does_instead_of_doing_it() {
    let does = |key, meaning| Stroke::Say(Says::Does { key, meaning });
    let begins = Stroke::Say(Says::HelpBegins { end: vec![Key::Alt('k')] });
    let keys = [Key::Alt('k'), Key::Tab, Key::Char('x'), Key::Ctrl('c'), Key::Ctrl('z'), Key::Alt('k'), Key::Char('x')];
    let expected = [
        begins,
        does(Key::Tab, Meaning::Does(Action::SwitchMode)),
        does(Key::Char('x'), Meaning::Text),
        does(Key::Ctrl('c'), Meaning::Does(Action::Leave)),
        does(Key::Ctrl('z'), Meaning::Nothing),
        Stroke::Say(Says::HelpEnds),
        Stroke::Entry(EntryEffect::Echo('x')),
    ];
    check(Line, &keys, Line, &expected);
    let begins = Stroke::Say(Says::HelpBegins { end: vec![Key::Char('k')] });
    let expected = [begins, does(Key::Char('ä'), Meaning::Nothing), Stroke::Say(Says::HelpEnds)];
    check(Board, &[Key::Char('k'), Key::Char('ä'), Key::Char('k')], Board, &expected);
}

#[test]
fn arrows_go_over_the_board_and_tell_shade_and_edge() {
    let keys = [Key::Up, Key::Right, Key::Down, Key::Down, Key::Enter];
    let expected = [
        Stroke::Cue(Cue::LightSquare),
        Stroke::Square(Square::A2),
        Stroke::Cue(Cue::DarkSquare),
        Stroke::Square(Square::B2),
        Stroke::Cue(Cue::LightSquare),
        Stroke::Square(Square::B1),
        Stroke::Cue(Cue::Edge),
        Stroke::Square(Square::B1),
        Stroke::Square(Square::B1),
    ];
    check(Board, &keys, Board, &expected);
}

#[test]
fn a_key_that_means_nothing_is_told_at_the_board_and_a_cue_elsewhere() {
    let unbound = Stroke::Say(Says::Unbound { key: Key::Char('ß'), help: vec![Key::Char('k')] });
    check(Board, &[Key::Char('ß')], Board, &[unbound]);
    let refused = || Stroke::Cue(Cue::Refusal);
    check(Board, &[Key::Ctrl('z'), Key::Function(3)], Board, &[refused(), refused()]);
    let keys = [Key::Ctrl('z'), Key::Alt('ß'), Key::Insert, Key::Function(3), Key::Ctrl('s')];
    check(Line, &keys, Line, &[refused(), refused(), refused(), refused()]);
}

#[test]
fn a_key_held_down_presses_the_clock_once() {
    let mut keyboard = keyboard(Board);
    let held = (0..300).map(|n| keyboard.key(Key::Char(' '), Tick::from_millis(n * 33)));
    assert_eq!(held.flatten().collect::<Vec<_>>(), [[Stroke::Act(Action::Press)]]);
    // An arrow that is held down goes on.
    let held = (0..3).map(|n| keyboard.key(Key::Right, Tick::from_millis(n * 33)));
    assert_eq!(held.flatten().count(), 3);
}

#[test]
fn pasted_text_is_text_of_the_entry_line_and_nothing_else() {
    let mut keyboard = keyboard(Line);
    assert_eq!(keyboard.paste("yes\n"), [Stroke::Entry(EntryEffect::ReadBack("yes ".to_owned()))]);
    strokes(&mut keyboard, &[Key::Tab]);
    let refused = [Stroke::Cue(Cue::Refusal), Stroke::Say(Says::PasteWaits { switch: vec![Key::Tab] })];
    assert_eq!(keyboard.paste("l\n"), refused);
    assert_eq!(keyboard.entry().shown().0, "yes ");
    // Key help has to be ended first, in either mode.
    strokes(&mut keyboard, &[Key::Char('k')]);
    let refused = [Stroke::Cue(Cue::Refusal), Stroke::Say(Says::HelpBegins { end: vec![Key::Char('k')] })];
    assert_eq!(keyboard.paste("l\n"), refused);
}

#[test]
fn a_question_has_a_line_of_its_own_and_gives_the_other_one_back() {
    let mut keyboard = keyboard(Line);
    strokes(&mut keyboard, &[Key::Char('N'), Key::Char('f')]);
    assert_eq!(keyboard.asked(true), []);
    strokes(&mut keyboard, &[Key::Char('y')]);
    assert_eq!(keyboard.asked(true), []);
    assert_eq!(keyboard.entry().shown().0, "y");
    assert_eq!(keyboard.asked(false), [Stroke::Entry(EntryEffect::ReadBack("Nf".to_owned()))]);
    assert_eq!(keyboard.entry().shown(), ("Nf", 2));
    assert_eq!(keyboard.asked(false), []);
    strokes(&mut keyboard, &[Key::Char('3')]);
    assert_eq!(keyboard.entry().shown().0, "Nf3");
}

#[test]
fn what_is_asked_at_the_board_is_answered_on_the_line() {
    let mut keyboard = keyboard(Board);
    assert_eq!(keyboard.asked(false), []);
    assert_eq!(keyboard.asked(true), mode(Line));
    assert_eq!(keyboard.asked(true), []);
    assert_eq!(keyboard.asked(false), mode(Board));
    // Whoever changes the mode himself stays where he is.
    keyboard.asked(true);
    strokes(&mut keyboard, &[Key::Tab, Key::Tab]);
    assert_eq!(keyboard.asked(false), []);
}

#[test]
fn the_list_of_keys_is_a_list_to_step_through() {
    // Said by the console, which remembers the items; as single sentences each would cut off the one before.
    check(Board, &[Key::Char('j')], Board, &[Stroke::Act(Action::KeyList)]);
    check(Line, &[Key::Alt('j')], Line, &[Stroke::Act(Action::KeyList)]);
}

#[test]
fn echo_goes_round() {
    let echo = |echo| [Stroke::Echo(echo), Stroke::Say(Says::Echo(echo))];
    let expected = [echo(Echo::Word), echo(Echo::None), echo(Echo::Character)].concat();
    check(Line, &[Key::Alt('e'); 3], Line, &expected);
}
