//! Every line that is entered at a page is answered at that page: it is done, refused with a reason, or not that seat's. All words are tried
//! without pages in `answers::words`; here is what is done, and heard by others alone, and what the console does.

use serde_json::{Value, json};

use super::tournament::{Event, Seen};

/// What the game refuses while it goes on, behind whatever was entered before; and how it does so to each seat.
const PROBE: &str = "resume";
const PROBED: [&str; 3] = ["The game is not paused.", "The game goes on already.", "That is not this seat's task."];

fn is_probe(text: &str) -> bool {
    PROBED.iter().any(|probed| text.starts_with(probed))
}

/// The lines of a state, each with its number.
fn said(state: &Value) -> impl Iterator<Item = (u64, &str)> {
    let lines = state["lines"].as_array().into_iter().flatten();
    lines.map(|line| (line["id"].as_u64().expect("a number"), line["text"].as_str().expect("a text")))
}

/// What a page is told of a line before the next one is answered.
fn answers(page: &mut Seen, line: &str) -> Vec<String> {
    let newest = page.states.iter().rev().find_map(|state| said(state).last().map(|(id, _)| id));
    let is_fresh = |id: u64| newest.is_none_or(|newest| id > newest);
    page.browser.enter(line);
    page.browser.enter(PROBE);
    let state = page.until(|state| said(state).any(|(id, text)| is_fresh(id) && is_probe(text)));
    let told = said(&state).filter(|(id, _)| is_fresh(*id)).map(|(_, text)| text.to_owned());
    told.take_while(|text| !is_probe(text)).collect()
}

#[test]
fn what_is_done_at_a_page_is_answered_there() {
    let (mut event, mut arbiter) = Event::allowed();
    let invitation = super::seat::invited(&event.play);
    let mut opponent = event.approved(&mut arbiter, &invitation, "opponent");
    let invitation = event.invites("assistant");
    let mut assistant = event.approved(&mut arbiter, &invitation, "assistant");
    arbiter.browser.enter("start");
    opponent.until(|state| state["white"]["running"] == true);
    event.play.enter("e2e4");
    opponent.until(|state| !state["announced"].is_null());
    event.play.enter("press");
    let mut silent = Vec::new();
    let mut enters = |page: &mut Seen, seat: &str, line: &str| {
        if answers(page, line).is_empty() {
            silent.push(format!("{seat}: {line}"));
        }
    };
    for line in ["repeat e2e4", "execute e2e4"] {
        enters(&mut opponent, "opponent", line);
    }
    opponent.is_shown_once_more("e7e5", ["e7", "e5"]);
    opponent.browser.enter("yes");
    opponent.until_moves(&json!([["e4", "e5"]]));
    enters(&mut opponent, "opponent", "press");
    for line in ["execute e7e5", "report touch g8", "formalities", "press"] {
        enters(&mut assistant, "assistant", line);
    }
    for (page, seat) in [(&mut opponent, "opponent"), (&mut assistant, "assistant"), (&mut arbiter, "arbiter")] {
        for line in ["power", "repeat publicly", "keys", "short times", "long times", "warnings on", "hello"] {
            enters(page, seat, line);
        }
        // What was said last is the answer to the probe.
        let last = page.states.last().and_then(|state| said(state).last().map(|(id, _)| id));
        page.browser.enter("repeat");
        page.until(|state| said(state).any(|(id, text)| Some(id) > last && is_probe(text)));
    }
    assert!(silent.is_empty(), "nothing was answered to {silent:#?}");
    event.play.end();
}
