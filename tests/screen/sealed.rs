//! An adjournment at screens: the password and the sealed move are nowhere before the envelope is opened.

use serde_json::{Value, json};

use super::seat::{invited, last_words, lines};
use super::tournament::{Event, Seen, export};

/// The arbiter's word for the envelope.
const WORD: &str = "Rosengarten";

/// What would give the sealed move away.
const SEALED: [&str; 4] = ["e7e5", "e5, black pawn", "eva fuenf", "eva fünf"];

fn owes(line: &str) -> impl Fn(&Value) -> bool + '_ {
    move |state| lines(&state["owed"]).contains(&line.to_owned())
}

fn asks_for_a_secret(state: &Value) -> bool {
    state["question"]["secret"] == true
}

/// The number of the last words.
fn newest(state: &Value) -> Option<u64> {
    state["lines"].as_array()?.last()?["id"].as_u64()
}

/// It is so, or comes to be so.
fn comes(page: &mut Seen, is_it: impl Fn(&Value) -> bool) -> Value {
    let last = page.states.last().filter(|last| is_it(last)).cloned();
    last.unwrap_or_else(|| page.until(is_it))
}

/// The arbiter enters an order that asks for a word.
fn orders(arbiter: &mut Seen, order: &str) {
    arbiter.browser.enter(order);
    let asked = arbiter.until(asks_for_a_secret);
    assert_eq!(lines(&asked["question"]["answers"]), ["no"]);
}

/// The arbiter enters the word, which closes the question.
fn answers(arbiter: &mut Seen, word: &str) {
    arbiter.browser.enter(word);
    arbiter.until(|state| state["question"].is_null());
}

#[test]
fn a_move_sealed_at_a_page_is_secret_until_opened() {
    let (mut event, mut arbiter) = Event::allowed();
    let invitation = invited(&event.play);
    let mut opponent = event.approved(&mut arbiter, &invitation, "opponent");
    let invitation = event.invites("assistant");
    let mut assistant = event.approved(&mut arbiter, &invitation, "assistant");
    let (host, code) = event.invites("display");
    let mut display = Seen::knock(&host, &code);
    arbiter.browser.enter("start");
    opponent.until(|state| state["white"]["running"] == true);
    event.play.enter("e2e4");
    opponent.until(|state| !state["announced"].is_null());
    event.play.enter("press");
    let before = opponent.until(|state| state["black"]["running"] == true);
    assert_eq!((&before["seals"], before["question"].is_null()), (&json!(false), true));
    assert!(!lines(&before["owed"]).contains(&"seal".to_owned()), "nothing is to be sealed yet");

    let mut told = Vec::new();
    orders(&mut arbiter, "adjourn");
    arbiter.browser.enter(WORD);
    arbiter.until(|state| state["question"]["text"].as_str().is_some_and(|text| text.contains("again")));
    answers(&mut arbiter, WORD);
    let called = comes(&mut opponent, owes("seal"));
    assert_eq!(called["seals"], true);
    opponent.browser.enter("seal");
    let asked = opponent.until(asks_for_a_secret);
    assert_eq!(lines(&asked["question"]["answers"]), ["no"]);
    // No move in any notation, and words that mean something else, are no answer.
    for no_move in ["our boards differ", "draw", "hello"] {
        let before = newest(opponent.states.last().expect("a state"));
        opponent.browser.enter(no_move);
        let still = opponent.until(|state| newest(state) > before);
        assert!(asks_for_a_secret(&still), "{no_move}: {still:#}");
    }
    opponent.browser.enter("e7e5");
    let sealed = opponent.until(|state| owes("close envelope")(state) && state["question"].is_null());
    assert!(lines(&sealed["actions"]).contains(&"seal".to_owned()), "it can be changed");
    opponent.browser.enter("close envelope");
    let closed = comes(&mut arbiter, owes("begin resumption"));
    assert_eq!(closed["status"], "The game is adjourned. To resume it, enter: begin resumption.");
    let status = "The game is adjourned. Wait for the resumption.";
    told.extend(event.play.until("envelope is closed"));
    for page in [&mut opponent, &mut assistant, &mut display] {
        comes(page, |state| state["phase"] == "game" && state["status"] == status);
    }
    assert!(!lines(&opponent.states.last().expect("a state")["owed"]).contains(&"seal".to_owned()));

    // Up to here the move is nowhere, and the word is nowhere at any time.
    for page in [&opponent, &assistant, &display, &arbiter] {
        assert!(!page.has_seen(&SEALED), "{:#?}", page.states);
        let moves = &page.states.last().expect("a state")["moves"];
        assert!(*moves == json!([["e4", ""]]) || *moves == json!([]), "{moves}");
    }
    let journal = export(&arbiter, "journal").1;
    // The sums in front of the lines, the envelope and its lock are figures and letters, of which any four can follow one another.
    let is_of_chance = |text: &&str| text.len() > 40 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
    let lines = journal.lines().map(|line| line.split_once(' ').map_or(line, |(_, json)| json));
    let open: Vec<&str> = lines.flat_map(|line| line.split('"')).filter(|text| !is_of_chance(text)).collect();
    assert!(journal.contains("Rosen") == journal.contains(WORD) && !open.join("\"").contains("e7e5"), "{journal}");
    let console = told.join("\n").to_lowercase();
    assert!(SEALED.iter().all(|words| !console.contains(words)), "{console}");

    arbiter.browser.enter("begin resumption");
    arbiter.until(owes("open envelope"));
    for page in [&mut opponent, &mut assistant, &mut display] {
        comes(page, |state| state["status"] != closed["status"]);
    }
    orders(&mut arbiter, "open envelope");
    arbiter.browser.enter("Tulpengarten");
    comes(&mut arbiter, |state| last_words(state).contains("not the envelope's password"));
    // The next try waits for two seconds.
    std::thread::sleep(std::time::Duration::from_secs(3));
    answers(&mut arbiter, WORD);
    let moves = json!([["e4", "e5"]]);
    for page in [&mut opponent, &mut display, &mut arbiter] {
        comes(page, |state| state["moves"] == moves);
    }
    told.extend(event.play.until("sealed move is"));
    let log = arbiter.states.last().expect("a state")["arbiter"]["log"].to_string();
    for words in ["Black seals the next move", "Black's envelope is closed. Its code is", "The game is resumed."] {
        assert!(log.contains(words), "{words}: {log}");
    }
    event.play.enter("d2d4");
    opponent.until(|state| !state["announced"].is_null());
    let word = WORD.to_lowercase();
    for page in [&opponent, &assistant, &display, &arbiter] {
        assert!(!page.has_seen(&[&word]), "{:#?}", page.states);
    }
    assert!(!export(&arbiter, "journal").1.contains(WORD));
    let ended = event.play.end();
    told.extend(ended.lines);
    told.push(ended.complaints);
    assert!(!told.join("\n").contains(WORD), "{told:#?}");
}
