//! A screen that is gone: noticed where nobody says so, and an opponent who goes on at a real board.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use annabella::game::screen_event::{Page, Role};
use annabella::screen::{Memory, ScreenNews, Screens, Wanted};

use super::WORDS;
use super::seat::{Browser, Console, invited, program};
use crate::support::play::PATIENCE;

fn until<T>(news: &Receiver<ScreenNews>, wanted: impl Fn(ScreenNews) -> Option<T>) -> T {
    loop {
        if let Some(found) = wanted(news.recv_timeout(PATIENCE).expect("further news")) {
            return found;
        }
    }
}

#[test]
fn a_page_that_dies_without_a_word_is_missed() {
    let (to_test, news) = channel();
    let wanted = Wanted {
        everybody: false,
        seats: vec![Role::Opponent],
        supervised: false,
        late: Duration::ZERO,
        // Whoever plays is asked less often.
        pulse: Duration::from_millis(200),
        came: Default::default(),
        memory: (Memory::default(), PathBuf::new()),
        enter: Box::new(|_, _| true),
        tell: Box::new(move |news| drop(to_test.send(news))),
        export: Box::new(|_| None),
    };
    let screens = Screens::open(Arc::clone(&WORDS), wanted).expect("a port");
    let host = screens.own_address().trim_start_matches("http://").trim_end_matches('/').to_owned();
    let code = screens.invite(Role::Opponent).expect("a code").code;
    // It answers no question as long as it reads nothing, and its end of the connection stays open.
    let mut page = Browser::knock(&host, &code, "en").expect("the right code");
    let visitor = until(&news, |news| if let ScreenNews::Knocks(visitor) = news { Some(visitor) } else { None });
    screens.answer(visitor.id, true).expect("somebody waits");
    until(&news, |news| (news == ScreenNews::Page(Role::Opponent, Page::Lost)).then_some(()));
    assert!(page.is_shown_out());
    page.tab().until(|state| state["phase"] == "waiting");
    until(&news, |news| (news == ScreenNews::Page(Role::Opponent, Page::Back)).then_some(()));
}

/// Nobody loses time, let alone a game, who has not come yet.
#[test]
fn clocks_among_friends_start_when_the_opponents_page_has_come() {
    let data = tempfile::tempdir().expect("a directory");
    let mut play = program(&data, &["--colour", "white", "--time", "5+3", "--style", "uci"]);
    let (host, code) = invited(&play);
    play.enter("e2e4");
    play.until("The game is paused. ");
    let mut page = Browser::knock(&host, &code, "en").expect("the right code");
    play.until("Ada wants to join");
    play.enter("yes");
    play.until("The game goes on");
    let begun = page.until(|state| state["phase"] == "game" && state["white"]["running"] == true);
    assert_eq!(begun["moves"], serde_json::json!([]));
    assert!(begun["white"]["left"].as_u64().is_some_and(|left| left > 290_000), "{begun:#}");
    play.enter("e2e4");
    page.until(|state| state["moves"] == serde_json::json!([["e4", ""]]) && state["title"] == "White against Ada");
    // The next game is theirs, too, and begins at once.
    play.enter("new game");
    play.enter("yes");
    page.until(|state| state["moves"] == serde_json::json!([]) && state["title"] == "White against Ada");
    page.until(|state| state["white"]["running"] == true);
    play.end();
}

#[test]
fn a_player_without_a_screen_continues_at_a_real_board() {
    let (mut console, mut browser) = Console::joined(&["--time", "5"], "en");
    console.play.enter("e4");
    console.play.until("public: e4");
    browser.hears("e7e5", "e5");
    console.play.until("public: e5");
    console.play.enter("opponent board");
    console.play.until("Black plays at a real board from now on");
    browser.until(|state| state["phase"] == "dismissed");
    console.play.enter("screens");
    console.play.until("No screen has joined");
    console.play.enter("invite");
    console.play.until("no screen for an opponent");
    // Both sides are entered here now, and after a restart, too.
    for line in ["Nf3", "Nc6", "moves"] {
        console.play.enter(line);
    }
    console.play.until("two: knight f3, knight c6");
    let Console { play, data, .. } = console;
    play.end();
    let mut play = program(&data, &["--resume"]);
    for line in ["resume", "Bb5", "a6", "moves"] {
        play.enter(line);
    }
    let told = play.until("three: bishop b5, a6").join(" ");
    assert!(!told.contains("http"), "{told}");
    play.end();
}
