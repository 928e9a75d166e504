//! State, keys, state.

use super::*;
use crate::desk::lines::asked::SideMeant;
use crate::desk::notices::keys::{Awaited, KeyNotice as Says};
use crate::game::participant::Language;
use crate::game::question::Question;
use crate::rules::position::Role;

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

/// The board is followed by the square where the cursor is.
fn board_at(square: Square) -> Vec<Stroke> {
    mode(Board).into_iter().chain([Stroke::Square(square)]).collect()
}

#[test]
fn tab_changes_the_mode_and_letters_change_their_meaning() {
    let typed = Stroke::Entry(EntryEffect::Echo('l'));
    check(Line, &[Key::Char('l')], Line, &[typed]);
    check(Line, &[Key::Tab], Board, &board_at(Square::A1));
    check(
        Board,
        &[Key::Char('l'), Key::Char('H'), Key::Char('d')],
        Board,
        &[
            Stroke::Act(Action::LastMove),
            Stroke::Ask(Asked::Question(Question::Players)),
            Stroke::Ask(Asked::Question(Question::Defenders(Square::A1))),
        ],
    );
    check(Board, &[Key::Tab], Line, &mode(Line));
    check(Line, &[Key::Alt('l')], Line, &[Stroke::Act(Action::LastMove)]);
}

#[test]
fn key_help_explains_a_key_instead_of_using_it() {
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
    let begins = Stroke::Say(Says::HelpBegins { end: vec![Key::Alt('k')] });
    let expected = [
        begins,
        does(Key::Char('ä'), Meaning::Nothing),
        does(Key::Char('N'), Meaning::Does(Action::PreviousKnight)),
        does(Key::Char('g'), Meaning::Does(Action::GoSquare)),
        does(Key::Char('e'), Meaning::Does(Action::WholeBoard)),
        Stroke::Say(Says::HelpEnds),
    ];
    let keys = [Key::Alt('k'), Key::Char('ä'), Key::Char('N'), Key::Char('g'), Key::Char('e'), Key::Alt('k')];
    check(Board, &keys, Board, &expected);
}

#[test]
fn arrows_go_over_the_board_and_tell_shade_and_edge() {
    let keys = [Key::Up, Key::Right, Key::Down, Key::Down, Key::Char('o')];
    let expected = [
        Stroke::Cue(Cue::LightSquare),
        Stroke::Square(Square::A2),
        Stroke::Cue(Cue::DarkSquare),
        Stroke::Square(Square::B2),
        Stroke::Cue(Cue::LightSquare),
        Stroke::Square(Square::B1),
        Stroke::Cue(Cue::Edge),
        Stroke::Square(Square::B1),
        Stroke::Ask(Asked::Question(Question::OnSquare(Square::B1))),
    ];
    check(Board, &keys, Board, &expected);
}

#[test]
fn an_unused_key_is_named_on_board_and_cued_elsewhere() {
    let unbound = |key| Stroke::Say(Says::Unbound { key, help: vec![Key::Alt('k')] });
    check(Board, &[Key::Char('ß')], Board, &[unbound(Key::Char('ß'))]);
    let refused = || Stroke::Cue(Cue::Refusal);
    check(Board, &[Key::Function(3)], Board, &[refused()]);
    let keys = [Key::Alt('ß'), Key::Insert, Key::Function(3), Key::Ctrl('s')];
    check(Line, &keys, Line, &[refused(), refused(), refused(), Stroke::Act(Action::Silence)]);
    // In other programs it takes back or suspends: here it says in both modes that it does nothing.
    check(Board, &[Key::Ctrl('z')], Board, &[unbound(Key::Ctrl('z'))]);
    check(Line, &[Key::Ctrl('z')], Line, &[unbound(Key::Ctrl('z'))]);
}

#[test]
fn a_key_held_down_presses_the_clock_once() {
    let mut keyboard = keyboard(Board);
    let held = (0..300).map(|n| keyboard.key(Key::Char(' '), Tick::from_millis(n * 33)));
    assert_eq!(held.flatten().collect::<Vec<_>>(), [[Stroke::Act(Action::Press)]]);
    // A broken one sends ten in each millisecond.
    let sent = (0..10_000).map(|n| keyboard.key(Key::Char(' '), Tick::from_millis(20_000 + n / 10)));
    assert_eq!(sent.flatten().collect::<Vec<_>>(), [[Stroke::Act(Action::Press)]]);
    // An arrow that is held down goes on.
    let held = (0..3).map(|n| keyboard.key(Key::Right, Tick::from_millis(n * 33)));
    assert_eq!(held.flatten().count(), 3);
}

#[test]
fn pasted_text_only_goes_into_the_entry_line() {
    let mut keyboard = keyboard(Line);
    assert_eq!(keyboard.paste("yes\n"), [Stroke::Entry(EntryEffect::ReadBack("yes ".to_owned()))]);
    strokes(&mut keyboard, &[Key::Tab]);
    let refused = [Stroke::Cue(Cue::Refusal), Stroke::Say(Says::PasteWaits { switch: vec![Key::Tab, Key::Char('i')] })];
    assert_eq!(keyboard.paste("l\n"), refused);
    assert_eq!(keyboard.entry().shown().0, "yes ");
    // Key help has to be ended first, in either mode.
    strokes(&mut keyboard, &[Key::Alt('k')]);
    let refused = [Stroke::Cue(Cue::Refusal), Stroke::Say(Says::HelpBegins { end: vec![Key::Alt('k')] })];
    assert_eq!(keyboard.paste("l\n"), refused);
}

#[test]
fn a_question_has_its_own_line_and_restores_the_other() {
    let mut keyboard = keyboard(Line);
    strokes(&mut keyboard, &[Key::Char('N'), Key::Char('f')]);
    assert_eq!(keyboard.asked(true, true), []);
    strokes(&mut keyboard, &[Key::Char('y')]);
    assert_eq!(keyboard.asked(true, false), []);
    assert_eq!(keyboard.entry().shown().0, "y");
    assert_eq!(keyboard.asked(false, false), [Stroke::Entry(EntryEffect::ReadBack("Nf".to_owned()))]);
    assert_eq!(keyboard.entry().shown(), ("Nf", 2));
    assert_eq!(keyboard.asked(false, false), []);
    strokes(&mut keyboard, &[Key::Char('3')]);
    assert_eq!(keyboard.entry().shown().0, "Nf3");
}

#[test]
fn a_question_at_the_board_is_answered_on_the_line() {
    let mut keyboard = keyboard(Board);
    assert_eq!(keyboard.asked(false, false), []);
    assert_eq!(keyboard.asked(true, true), mode(Line));
    assert_eq!(keyboard.asked(true, false), []);
    assert_eq!(keyboard.asked(false, false), board_at(Square::A1));
    // Whoever changes the mode themselves stays where they are.
    keyboard.asked(true, true);
    strokes(&mut keyboard, &[Key::Tab, Key::Tab]);
    assert_eq!(keyboard.asked(false, false), []);
}

#[test]
fn the_list_of_keys_is_a_list_to_step_through() {
    // Said by the console, which remembers the items; as single sentences each would cut off the one before.
    check(Board, &[Key::Alt('j')], Board, &[Stroke::Act(Action::KeyList)]);
    check(Line, &[Key::Alt('j')], Line, &[Stroke::Act(Action::KeyList)]);
}

#[test]
fn echo_goes_round() {
    let echo = |echo| [Stroke::Echo(echo), Stroke::Say(Says::Echo(echo))];
    let expected = [echo(Echo::Word), echo(Echo::None), echo(Echo::Character)].concat();
    check(Line, &[Key::Alt('e'); 3], Line, &expected);
}

/// What characters set off at the board, one after another.
fn at_board(text: &str) -> Vec<Stroke> {
    strokes(&mut keyboard(Board), &text.chars().map(Key::Char).collect::<Vec<_>>())
}

const fn waits(awaited: Awaited) -> Stroke {
    Stroke::Say(Says::Awaits(awaited))
}

const fn piece(whose: Option<SideMeant>, role: Role, forward: bool) -> Stroke {
    Stroke::Jump(Jump::Piece { whose, role: Some(role), forward })
}

#[test]
fn typing_a_square_goes_there_whatever_its_letters_mean() {
    let gone = |square| [waits(Awaited::Square), Stroke::Cue(shade(square)), Stroke::Square(square)];
    assert_eq!(at_board("ge4"), gone(Square::E4));
    assert_eq!(at_board("gB7"), gone(Square::B7));
    // A letter alone is a file, and so is one behind the key for files.
    let mut keyboard = keyboard(Board);
    let keys = [Key::Char('4'), Key::Char('g'), Key::Char('c'), Key::Enter, Key::Char('G'), Key::Char('h')];
    let all = strokes(&mut keyboard, &keys);
    let squares: Vec<&Stroke> = all.iter().filter(|stroke| matches!(stroke, Stroke::Square(_))).collect();
    assert_eq!(squares, [Square::A4, Square::C4, Square::H4].map(Stroke::Square).iter().collect::<Vec<_>>());
    assert_eq!(strokes(&mut keyboard, &[Key::Backspace])[1], Stroke::Square(Square::C4));
}

#[test]
fn characters_that_make_no_square_are_refused_and_waiting_ends() {
    for (text, named) in [("ge9", "e9"), ("gx", "x"), ("gä", "ä"), ("g4", "4"), ("gex", "ex")] {
        let refused =
            [Stroke::Cue(Cue::Refusal), Stroke::Refuse(DeskNotice::NoSuchSquare { text: named.to_owned() }.into())];
        assert_eq!(at_board(text)[1..], refused, "{text}");
        assert_eq!(at_board(&format!("{text}l"))[3..], [Stroke::Act(Action::LastMove)], "{text}");
    }
    let no_file = Notice::from(crate::desk::lines::unclear::Unclear::no_such("file", "5"));
    assert_eq!(at_board("G5")[1..], [Stroke::Cue(Cue::Refusal), Stroke::Refuse(no_file)]);
    let kinds = ['k', 'q', 'r', 'b', 'n', 'p'].map(Key::Char).to_vec();
    let refused = [Stroke::Cue(Cue::Refusal), Stroke::Say(Says::NoSuchKind { key: Key::Char('x'), kinds })];
    assert_eq!(at_board("jx")[1..], refused);
}

#[test]
fn other_keys_act_as_usual_while_a_character_is_awaited() {
    let mut keyboard = keyboard(Board);
    assert_eq!(
        strokes(&mut keyboard, &[Key::Char('g'), Key::Up])[1..],
        [Stroke::Cue(Cue::LightSquare), Stroke::Square(Square::A2)]
    );
    assert_eq!(strokes(&mut keyboard, &[Key::Char('e')]), [Stroke::Ask(Asked::Question(Question::Board))]);
    assert_eq!(strokes(&mut keyboard, &[Key::Char('g'), Key::Char(' ')])[1..], [Stroke::Act(Action::Press)]);
    assert_eq!(strokes(&mut keyboard, &[Key::Char('z'), Key::Alt('w')])[1..], [Stroke::Act(Action::Turn)]);
    let there_and_back = strokes(&mut keyboard, &[Key::Char('g'), Key::Tab, Key::Tab, Key::Char('e')]);
    assert_eq!(there_and_back.last(), Some(&Stroke::Ask(Asked::Question(Question::Board))));
}

#[test]
fn a_letter_finds_its_piece_and_the_capital_searches_backwards() {
    assert_eq!(at_board("nN"), [piece(None, Role::Knight, true), piece(None, Role::Knight, false)]);
    let theirs = [waits(Awaited::Kind), piece(Some(SideMeant::Theirs), Role::Rook, true)];
    assert_eq!(at_board("jr"), theirs);
    let mine = [waits(Awaited::Kind), piece(Some(SideMeant::Mine), Role::Pawn, false)];
    assert_eq!(at_board("JP"), mine);
    let asked = Stroke::Ask(Asked::Pieces { whose: None, role: Some(Role::Bishop) });
    assert_eq!(at_board("zb"), [waits(Awaited::Kind), asked]);
}

#[test]
fn with_caps_lock_on_no_key_reaches_the_game() {
    let all = (' '..='~').map(|char| Key::Char(char.to_ascii_uppercase())).filter(|key| *key != Key::Char(' '));
    for key in all {
        for stroke in strokes(&mut keyboard(Board), &[key]) {
            let harmless = !matches!(stroke, Stroke::Act(action) if action.must_be_meant());
            assert!(harmless, "{key:?}: {stroke:?}");
        }
    }
}

#[test]
fn where_the_cursor_lands_is_told_with_its_cue() {
    let mut keyboard = keyboard(Board);
    let asked = |square| Stroke::Ask(Asked::Question(Question::OnSquare(square)));
    let landed = keyboard.land(Landing { square: Square::G1, round: false });
    assert_eq!(landed, [Stroke::Cue(Cue::DarkSquare), asked(Square::G1)]);
    let landed = keyboard.land(Landing { square: Square::B1, round: true });
    assert_eq!(landed, [Stroke::Cue(Cue::Edge), asked(Square::B1)]);
    assert_eq!(strokes(&mut keyboard, &[Key::Backspace])[1], Stroke::Square(Square::G1));
    // Whoever has not jumped has nowhere to go back to.
    assert_eq!(at_board("w").len(), 1);
    let nowhere = strokes(&mut super::tests::keyboard(Board), &[Key::Backspace]);
    assert_eq!(nowhere, [Stroke::Cue(Cue::Edge), Stroke::Say(Says::NoJump)]);
}

#[test]
fn somebody_who_reads_from_the_other_side_walks_from_there() {
    let mut keyboard = keyboard(Board);
    keyboard.sit(Color::Black);
    assert_eq!(strokes(&mut keyboard, &[Key::Left])[1], Stroke::Square(Square::B1));
}

const WHITE_KNIGHT: InHand = InHand { square: Square::G1, piece: Some(Role::Knight.of(Color::White)), at_study: false };

/// At the board on g1, with the knight in hand.
fn with_a_knight() -> Keyboard {
    let mut keyboard = keyboard(Board);
    keyboard.land(Landing { square: Square::G1, round: false });
    assert_eq!(strokes(&mut keyboard, &[Key::Enter]), [Stroke::PickUp(Square::G1)]);
    keyboard.hold(Some(WHITE_KNIGHT));
    keyboard
}

const BACK: Stroke = Stroke::Hand(HandNotice::PutBack { square: Square::G1, piece: WHITE_KNIGHT.piece });

#[test]
fn the_same_key_picks_up_and_puts_down_a_piece() {
    let mut keyboard = with_a_knight();
    let gone = strokes(&mut keyboard, &[Key::Char('g'), Key::Char('f'), Key::Char('3'), Key::Char('a'), Key::Alt('w')]);
    assert!(!gone.iter().any(|stroke| matches!(stroke, Stroke::PickUp(_) | Stroke::PutDown(..) | Stroke::Hand(_))));
    assert_eq!(strokes(&mut keyboard, &[Key::Enter]), [Stroke::PutDown(WHITE_KNIGHT, Square::F3)]);
    assert_eq!(keyboard.in_hand(), None);
    // What was refused is not in hand: the next Enter picks up again.
    assert_eq!(strokes(&mut keyboard, &[Key::Enter]), [Stroke::PickUp(Square::F3)]);
}

#[test]
fn four_ways_put_a_piece_back_where_it_stood() {
    for key in [Key::Enter, Key::Escape, Key::Backspace] {
        let mut keyboard = with_a_knight();
        assert_eq!(strokes(&mut keyboard, &[key]), [BACK], "{key:?}");
        assert_eq!(keyboard.in_hand(), None);
    }
    let mut keyboard = with_a_knight();
    assert_eq!(strokes(&mut keyboard, &[Key::Up, Key::Up, Key::Backspace]).last(), Some(&BACK));
    // The key goes back over the board again.
    assert_eq!(strokes(&mut keyboard, &[Key::Backspace])[1], Stroke::Square(Square::A1));
    let [cue, mode] = mode(Line);
    assert_eq!(strokes(&mut with_a_knight(), &[Key::Tab]), [cue, mode, BACK]);
    assert_eq!(strokes(&mut super::tests::keyboard(Board), &[Key::Escape]), [Stroke::Cue(Cue::Edge)]);
}

#[test]
fn a_question_leaves_in_hand_what_was_picked_up() {
    let mut keyboard = with_a_knight();
    assert_eq!(keyboard.asked(true, true), mode(Line));
    assert_eq!(keyboard.asked(false, false), board_at(Square::G1));
    assert_eq!(keyboard.in_hand(), Some(WHITE_KNIGHT));
    keyboard.asked(true, true);
    assert_eq!(strokes(&mut keyboard, &[Key::Tab]), board_at(Square::G1));
    assert_eq!(keyboard.in_hand(), Some(WHITE_KNIGHT));
    keyboard.start_afresh();
    assert_eq!(keyboard.in_hand(), None);
}

#[test]
fn an_awaited_letter_is_a_file_and_picks_nothing_up() {
    let came = strokes(&mut keyboard(Board), &[Key::Char('g'), Key::Char('c'), Key::Enter]);
    assert_eq!(came.last(), Some(&Stroke::Square(Square::C1)));
}

#[test]
fn digits_lead_to_ranks_and_their_shifted_signs_to_files() {
    use crate::desk::layout::Layout;
    for (layout, signs) in [
        (Layout::Us, "!@#$%^&*"),
        (Layout::Uk, "!\"£$%^&*"),
        (Layout::Of(Language::De), "!\"§$%&/("),
        (Layout::Of(Language::It), "!\"£$%&/("),
        (Layout::Of(Language::Es), "!\"·$%&/("),
        (Layout::Of(Language::Fr), "&é\"'(-è_"),
    ] {
        let (map, _) = KeyMap::load(None, layout);
        let mut keyboard = Keyboard { mode: Board, ..Keyboard::new(map, Echo::Character, Color::White) };
        for (sign, file) in signs.chars().zip(File::ALL) {
            let rank = keyboard.cursor().square().rank();
            let square = Square::from_coords(file, rank);
            let expected = [Stroke::Cue(shade(square)), Stroke::Square(square)];
            assert_eq!(strokes(&mut keyboard, &[Key::Char(sign)]), expected, "{layout:?} {sign}");
        }
        for (figure, rank) in ('1'..='8').zip(Rank::ALL) {
            let square = Square::from_coords(File::H, rank);
            assert_eq!(strokes(&mut keyboard, &[Key::Char(figure)])[1], Stroke::Square(square), "{layout:?} {figure}");
        }
    }
}

proptest::proptest! {
    /// Any keys at the board: no panic, and what is in hand is put down only by its key, on another square.
    #[test]
    fn only_its_key_puts_down_a_piece_in_hand(keys in proptest::collection::vec(any_key(), 0..80)) {
        let mut keyboard = keyboard(Board);
        for key in keys {
            let held = keyboard.in_hand();
            for stroke in strokes(&mut keyboard, &[key]) {
                match stroke {
                    Stroke::PickUp(square) => keyboard.hold(Some(InHand { square, piece: None, at_study: false })),
                    Stroke::PutDown(hand, to) => {
                        proptest::prop_assert_eq!((Some(hand), key), (held, Key::Enter));
                        proptest::prop_assert_ne!(hand.square, to);
                    }
                    _ => {}
                }
            }
        }
    }
}

fn any_key() -> impl proptest::strategy::Strategy<Value = Key> {
    use proptest::prelude::*;
    let named = [Key::Enter, Key::Escape, Key::Backspace, Key::Tab, Key::Up, Key::Down, Key::Left, Key::Right];
    prop_oneof![
        4 => prop::sample::select(named.to_vec()),
        3 => "[1-8!-/a-zA-Z]".prop_map(|text| Key::Char(text.chars().next().expect("one"))),
        1 => "[a-z]".prop_map(|text| Key::Alt(text.chars().next().expect("one"))),
        1 => any::<char>().prop_map(Key::Char),
    ]
}
