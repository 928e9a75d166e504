//! At a tournament no seat but the arbiter's is sent anything that tells an illegal move from a legal one.

use std::collections::BTreeMap;

use serde_json::Value;

use super::seat::{invited, lines};
use super::tournament::{Event, Seen};

/// Lines that mean nothing: behind the first everything is compared, behind the second nothing comes.
const FIRST: &str = "plugh";
const LAST: &str = "xyzzy";

/// What one seat was sent in the end: the state, and all that was said.
type Sent = BTreeMap<&'static str, String>;

/// A square in the names of the Laws.
fn spoken(square: &str) -> String {
    const FILES: [&str; 8] = ["Anna", "Bella", "Cesar", "David", "Eva", "Felix", "Gustav", "Hector"];
    const RANKS: [&str; 8] = ["eins", "zwei", "drei", "vier", "fuenf", "sechs", "sieben", "acht"];
    let [file, rank] = *square.as_bytes() else { panic!("{square}") };
    format!("{} {}", FILES[usize::from(file - b'a')], RANKS[usize::from(rank - b'1')])
}

/// A game in which White, at the console, and then Black, at a page, each make a move; each of the two squares is called the same in all
/// that was sent.
fn played(white: [&str; 3], black: [&str; 3]) -> Sent {
    let (mut event, mut arbiter) = Event::allowed();
    let invitation = invited(&event.play);
    let mut opponent = event.approved(&mut arbiter, &invitation, "opponent");
    let invitation = event.invites("assistant");
    let mut assistant = event.approved(&mut arbiter, &invitation, "assistant");
    let (host, code) = event.invites("display");
    let mut display = Seen::knock(&host, &code);
    let (host, code) = event.invites("room");
    let mut room = Seen::knock(&host, &code);
    arbiter.browser.enter("start");
    opponent.until(|state| state["white"]["running"] == true);
    // Whether a page hears of its own approval is a matter of milliseconds, and of no move.
    for page in [&mut opponent, &mut assistant] {
        page.browser.enter(FIRST);
        page.until(|state| state["lines"].to_string().contains(FIRST));
    }

    let [from, to, _] = white;
    event.play.enter(format!("{from}{to}"));
    opponent.until(|state| !state["announced"].is_null());
    for step in ["repeat", "execute"] {
        let line = format!("{step} {from}{to}");
        opponent.browser.enter(&line);
        opponent.until(|state| !lines(&state["owed"]).contains(&line));
    }
    event.play.enter("press");
    opponent.until(|state| state["black"]["running"] == true);
    let [from, to, _] = black;
    opponent.is_shown_once_more(&format!("{from}{to}"), [from, to]);
    opponent.browser.enter("yes");
    opponent.until(|state| lines(&state["owed"]).contains(&"press".to_owned()));
    opponent.browser.enter("press");
    opponent.until(|state| state["white"]["running"] == true);
    // What nobody understands is answered behind all that was said before.
    for page in [&mut opponent, &mut assistant] {
        page.browser.enter(LAST);
        page.until(|state| state["lines"].to_string().contains(LAST));
    }
    event.play.enter(LAST);
    let mut told = event.play.until(LAST);
    told.retain(|line| !line.starts_with("private arbiter: "));
    for page in [&mut display, &mut room] {
        page.until(|state| state["white"]["running"] == true && state["moves"][0][1] != "");
    }
    event.play.end();

    let called = |text: &str| {
        let [white, black] = [white, black].map(|[_, to, other]| (to, other));
        let squares = [(white, ["T1", "U1"]), (black, ["T2", "U2"])];
        let named = squares.iter().flat_map(|((to, other), [made, free])| [(*to, *made), (*other, *free)]);
        named.fold(text.to_owned(), |text, (square, name)| text.replace(square, name).replace(&spoken(square), name))
    };
    let pages = [("opponent", opponent), ("assistant", assistant), ("display", display), ("room", room)];
    let mut sent: Sent = pages.into_iter().map(|(seat, page)| (seat, last_sent(&page, called))).collect();
    sent.insert("console", called(&told.join("\n")));
    sent
}

/// The last state of a page, without what differs from game to game.
fn last_sent(page: &Seen, called: impl Fn(&str) -> String) -> String {
    let mut state = page.states.last().expect("a state").clone();
    for (name, masked) in [("run", Value::Null), ("serial", Value::Null)] {
        state[name] = masked;
    }
    for side in ["white", "black"] {
        state[side]["left"] = Value::Null;
    }
    let mut state: Value = serde_json::from_str(&called(&state.to_string())).expect("JSON");
    if let Some(lines) = state["lines"].as_array_mut() {
        let before = lines.iter().rposition(|line| line.to_string().contains(FIRST)).map_or(0, |first| first + 1);
        lines.drain(..before);
    }
    // The two squares have changed their places.
    if let Some(squares) = state["squares"].as_array_mut() {
        squares.sort_by_key(|square| square["square"].to_string());
    }
    format!("{state:#}")
}

#[test]
fn only_the_arbiter_is_sent_whether_a_move_is_legal() {
    let legal = played(["h2", "h3", "h5"], ["a7", "a6", "a3"]);
    let illegal = played(["h2", "h5", "h3"], ["a7", "a3", "a6"]);
    for (seat, sent) in &legal {
        assert!(sent.contains("T1"), "{seat}: the move is there: {sent}");
        assert_eq!(Some(sent), illegal.get(seat), "{seat}");
    }
}
