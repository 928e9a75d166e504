//! What stands on the display after which keys and words.

use proptest::prelude::*;

use super::*;

/// A display with these pairs, on which these texts were said, oldest first.
fn view(cells: usize, pairs: &[&str], said: &[&str]) -> View {
    let mut view = View::new(cells);
    let pairs: Vec<String> = pairs.iter().map(|pair| (*pair).to_owned()).collect();
    view.set_pairs(&pairs, "No move yet.");
    for text in said {
        view.tell(text);
    }
    view
}

/// What stands there after each of these keys.
fn after(view: &mut View, presses: &[Press]) -> Vec<String> {
    let each = presses.iter().map(|press| {
        assert_eq!(view.press(*press), None);
        view.shown().text
    });
    each.collect()
}

use Press::{Cell, Clock, First, Home, Last, Left, Newer, Older, PairBefore, PairBehind, Right};

#[test]
fn it_rests_on_the_last_pair_until_something_is_said() {
    let mut view = view(14, &[], &[]);
    assert_eq!(view.shown().text, "No move yet.");
    view.set_pairs(&["1 e4".to_owned()], "");
    assert_eq!(view.shown().text, "1 e4");
    view.tell("Black: e5.");
    assert_eq!(view.shown().text, "Black: e5.");
    view.set_pairs(&["1 e4 e5".to_owned()], "");
    assert_eq!(view.shown().text, "Black: e5.", "what is read is not taken away");
    assert_eq!(after(&mut view, &[Home, Home]), ["1 e4 e5", "1 e4 e5"]);
}

#[test]
fn a_move_shows_as_its_pair_or_words_on_request() {
    let mut view = view(12, &[], &["Enter your move."]);
    view.set_pairs(&["⠒ ⠎⠉⠒".to_owned()], "");
    view.announce("Springer Cesar drei");
    assert_eq!(view.shown().text, "⠒ ⠎⠉⠒");
    assert_eq!(after(&mut view, &[Home, Right, Home, Left]), ["Springer", "Cesar drei", "⠒ ⠎⠉⠒", "Cesar drei"]);
    view.set_pairs(&["⠒ ⠎⠉⠒ ⠟⠘⠑⠢".to_owned()], "");
    view.announce("Dame Eva fuenf Schach");
    assert_eq!(view.shown().text, "⠒ ⠎⠉⠒ ⠟⠘⠑⠢");
    // Other words stand there, and the way back is the same.
    view.tell("Five minutes.");
    assert_eq!(after(&mut view, &[Home, Home, Home]), ["⠒ ⠎⠉⠒ ⠟⠘⠑⠢", "Dame Eva", "⠒ ⠎⠉⠒ ⠟⠘⠑⠢"]);
    // A question is told as it is asked.
    view.tell("Resign? Enter yes or no.");
    view.set_question(Some("Resign?"));
    assert_eq!(after(&mut view, &[Home, Home, Home, Home]), ["Resign?", "⠒ ⠎⠉⠒ ⠟⠘⠑⠢", "Dame Eva", "Resign?"]);
}

#[test]
fn what_is_said_of_the_display_itself_covers_nothing() {
    let mut view = view(40, &["1 e4"], &["Enter your move."]);
    assert_eq!(after(&mut view, &[Home]), ["1 e4"]);
    view.note("The Braille display works again.");
    assert_eq!(view.shown().text, "1 e4");
    assert_eq!(after(&mut view, &[Left, Older]), ["The Braille display works again.", "Enter your move."]);
}

#[test]
fn words_that_belong_to_no_pair_stand_there_themselves() {
    // Whoever may not read the moves has no pairs.
    let mut view = view(20, &[], &[]);
    view.announce("Springer Cesar drei");
    assert_eq!(view.shown().text, "Springer Cesar drei");
    view.set_pairs(&["1 e4".to_owned()], "");
    view.announce("e4");
    view.announce("e4 once more");
    assert_eq!(view.shown().text, "e4 once more");
    // A move that is taken back has no words any more.
    view.set_pairs(&["1 d4".to_owned()], "");
    assert_eq!(after(&mut view, &[Home, Home]), ["1 d4", "1 d4"]);
}

#[test]
fn long_words_scroll_in_windows_then_the_next_message_follows() {
    let said = ["White: e4.", "Black: knight from g8 to f6."];
    let mut view = view(14, &["1 e4 Nf6"], &said);
    assert_eq!(view.shown().text, "Black: knight");
    assert_eq!(after(&mut view, &[Right, Right, Right]), ["from g8 to f6.", "1 e4 Nf6", "1 e4 Nf6"]);
    let back = after(&mut view, &[Left, Left, Left, Left]);
    assert_eq!(back, ["from g8 to f6.", "Black: knight", "White: e4.", "White: e4."]);
    assert_eq!(after(&mut view, &[Right]), ["Black: knight"]);
}

#[test]
fn lines_walk_the_messages_or_at_rest_the_move_pairs() {
    let mut view = view(20, &["1 e4 e5", "2 Nf3 Nc6", "3 Bb5"], &["one", "two", "three"]);
    assert_eq!(after(&mut view, &[Older, Older, Older]), ["two", "one", "one"]);
    assert_eq!(after(&mut view, &[Newer, Last, First, Last]), ["two", "three", "one", "three"]);
    assert_eq!(after(&mut view, &[Newer]), ["3 Bb5"], "behind the last words it rests");
    assert_eq!(after(&mut view, &[Older, Older, Older]), ["2 Nf3 Nc6", "1 e4 e5", "1 e4 e5"]);
    assert_eq!(after(&mut view, &[Newer, Newer, Newer]), ["2 Nf3 Nc6", "3 Bb5", "3 Bb5"]);
    assert_eq!(after(&mut view, &[First, Last]), ["1 e4 e5", "3 Bb5"]);
    view.tell("four");
    assert_eq!(after(&mut view, &[PairBefore, PairBefore, PairBehind]), ["2 Nf3 Nc6", "1 e4 e5", "2 Nf3 Nc6"]);
}

#[test]
fn a_pair_that_is_taken_back_is_no_longer_read() {
    let mut view = view(20, &["1 e4 e5", "2 Nf3 Nc6", "3 Bb5"], &[]);
    assert_eq!(after(&mut view, &[Older]), ["2 Nf3 Nc6"]);
    view.set_pairs(&["1 e4 e5".to_owned()], "");
    assert_eq!(view.shown().text, "1 e4 e5");
    view.set_pairs(&[], "No move yet.");
    assert_eq!(view.shown().text, "No move yet.");
    assert_eq!(after(&mut view, &[Older, First, PairBefore]), ["No move yet."; 3]);
}

#[test]
fn the_clock_shows_on_request_and_goes_away_again() {
    let mut view = view(14, &["1 e4 e5"], &["a long text that has windows"]);
    assert_eq!(after(&mut view, &[Right]), ["that has"]);
    assert_eq!(view.press(Clock), Some(Wish::Clock));
    view.show_clock("W 5:00, B 4:59. White's clock runs.");
    assert_eq!(view.shown().text, "W 5:00, B");
    assert_eq!(after(&mut view, &[Right, Clock]), ["4:59. White's", "that has"]);
    after(&mut view, &[Home]);
    assert_eq!(view.press(Cell(3)), Some(Wish::Clock), "a routing key on a pair");
    view.show_clock("W 5:00");
    assert_eq!(after(&mut view, &[Cell(0)]), ["1 e4 e5"]);
    view.show_clock("W 5:00");
    view.show_clock("W 4:00");
    assert_eq!(after(&mut view, &[Right]), ["1 e4 e5"], "behind the clock is what was there before it");
}

#[test]
fn a_routing_key_brings_its_word_to_the_beginning() {
    let mut view = view(20, &[], &["White: queen takes e5, check."]);
    assert_eq!(view.shown().text, "White: queen takes");
    assert_eq!(
        after(&mut view, &[Cell(9), Cell(0), Cell(19)]),
        ["queen takes e5,", "queen takes e5,", "queen takes e5,"]
    );
    assert_eq!(after(&mut view, &[Left, Cell(17)]), ["White: queen takes", "takes e5, check."]);
}

#[test]
fn an_open_question_is_what_one_comes_home_to() {
    let mut view = view(20, &["1 e4 e5"], &["Really resign?"]);
    view.set_question(Some("Really resign?"));
    view.tell("Black: e5.");
    assert_eq!(after(&mut view, &[Home, Home, Home]), ["Really resign?", "1 e4 e5", "Really resign?"]);
    view.set_question(None);
    assert_eq!(view.shown().text, "1 e4 e5");
}

#[test]
fn typed_text_shows_its_cursor_and_messages_come_between() {
    let mut view = view(14, &["1 e4 e5"], &["x"]);
    view.write("Sf3", 3);
    assert_eq!(view.shown(), Shown { text: "Sf3".to_owned(), cursor: Some(3) });
    view.tell("Five seconds.");
    assert_eq!(view.shown(), Shown { text: "Five seconds.".to_owned(), cursor: None });
    view.write("Sf3", 3);
    assert_eq!(view.shown().text, "Five seconds.", "a key that writes nothing changes nothing");
    assert_eq!(after(&mut view, &[Home]), ["Sf3"]);
    view.write("Springer Gustav eins", 20);
    assert_eq!(view.shown(), Shown { text: "r Gustav eins".to_owned(), cursor: Some(13) });
    view.write("Läufer", 3);
    assert_eq!(view.shown(), Shown { text: "Läufer".to_owned(), cursor: Some(2) });
    view.write("", 0);
    assert_eq!(view.shown().text, "1 e4 e5");
}

#[test]
fn a_list_is_read_from_its_beginning() {
    let mut view = view(20, &["1 e4 e5"], &["before", "one", "two", "three"]);
    view.begin_list(3);
    assert_eq!(view.shown().text, "one");
    assert_eq!(after(&mut view, &[Right, Right, Right]), ["two", "three", "1 e4 e5"]);
    view.begin_list(99);
    assert_eq!(view.shown().text, "before");
}

#[test]
fn another_size_shows_the_same_text() {
    let mut view = view(40, &[], &["Black: knight from g8 to f6."]);
    assert_eq!(view.shown().text, "Black: knight from g8 to f6.");
    view.resize(14);
    assert_eq!(view.shown().text, "Black: knight");
}

#[test]
fn keys_of_its_keyboard_go_to_the_console() {
    let mut view = view(14, &[], &["x"]);
    assert_eq!(view.press(Press::Type(Key::Char('e'))), Some(Wish::Type(Key::Char('e'))));
    assert_eq!(view.press(Press::Help), Some(Wish::Help));
    assert_eq!(view.shown().text, "x");
}

#[derive(Clone, Debug)]
enum Doing {
    Press(Press),
    Tell(String),
    Announce(String),
    Pairs(Vec<String>),
    Ask(Option<String>),
    Write(String, usize),
    Clock(String),
    Resize(usize),
}

fn press() -> impl Strategy<Value = Press> {
    let plain = [Left, Right, Older, Newer, First, Last, PairBefore, PairBehind, Home, Clock, Press::Help];
    prop_oneof![4 => prop::sample::select(plain.to_vec()), 1 => (0..50_usize).prop_map(Cell)]
}

fn doing() -> impl Strategy<Value = Doing> {
    let text = || "\\PC{0,60}|[a-f äß中😀\\n]{0,60}";
    prop_oneof![
        6 => press().prop_map(Doing::Press),
        3 => text().prop_map(Doing::Tell),
        2 => text().prop_map(Doing::Announce),
        1 => prop::collection::vec(text(), 0..4).prop_map(Doing::Pairs),
        1 => prop::option::of(text()).prop_map(Doing::Ask),
        1 => (text(), 0..80_usize).prop_map(|(text, cursor)| Doing::Write(text, cursor)),
        1 => text().prop_map(Doing::Clock),
        1 => (0..45_usize).prop_map(Doing::Resize),
    ]
}

proptest! {
    /// Whatever happens, there is something to show, and it fits.
    #[test]
    fn nothing_is_longer_than_the_display(doings in prop::collection::vec(doing(), 0..60), cells in 0..45_usize) {
        let mut view = View::new(cells);
        let mut cells = cells;
        for doing in doings {
            match doing {
                Doing::Press(press) => drop(view.press(press)),
                Doing::Tell(text) => view.tell(&text),
                Doing::Announce(text) => view.announce(&text),
                Doing::Pairs(pairs) => view.set_pairs(&pairs, "none"),
                Doing::Ask(question) => view.set_question(question.as_deref()),
                Doing::Write(text, cursor) => view.write(&text, cursor),
                Doing::Clock(text) => view.show_clock(&text),
                Doing::Resize(size) => { view.resize(size); cells = size; }
            }
            let shown = view.shown();
            prop_assert!(shown.text.chars().count() <= cells);
            prop_assert!(shown.cursor.is_none_or(|cursor| cursor < cells));
        }
    }

    /// Everything that was said is met on the way back from the last words, window by window.
    #[test]
    fn panning_back_meets_everything_that_was_said(texts in prop::collection::vec("[a-z][a-zäß中 ]{0,50}", 1..6), cells in 1..30_usize) {
        let mut view = View::new(cells);
        for text in &texts {
            view.tell(text);
        }
        let mut read = Vec::new();
        // From the resting view, backwards; at the beginning the same window comes again.
        view.press(Press::Home);
        for _ in 0..400 {
            view.press(Press::Left);
            read.push(view.shown().text);
        }
        read.reverse();
        let read: String = read.concat();
        let letters = |text: &str| text.chars().filter(|sign| !sign.is_whitespace()).collect::<String>();
        let mut all = String::new();
        for (index, text) in texts.iter().enumerate() {
            if index == 0 || as_words(&texts[index - 1]) != as_words(text) {
                all += &letters(text);
            }
        }
        prop_assert!(letters(&read).ends_with(&all), "{read} / {all}");
    }
}
