//! An opponent whose board is the page itself.

use serde_json::json;

use super::seat::{Console, last_words};

#[test]
fn who_has_the_page_for_a_board_is_not_asked_whether_it_agrees() {
    let (mut console, mut page) = Console::joined(&["--colour", "white", "--time", "5+3"], "en");
    console.play.enter("e4");
    page.until(|state| state["moves"] == json!([["e4", ""]]));
    page.enter("our boards differ");
    console.play.until("The last recorded move is e4");
    let state = page.until(|state| last_words(state).contains("Black says that the boards differ"));
    assert_eq!(state["owed"], json!([]), "the page shows what is recorded");
    console.play.enter("our boards agree");
    console.play.until("The game goes on");
    page.until(|state| state["black"]["running"] == true);
    page.hears("manual", "To open one, enter manual");
    let state = page.hears("last", "e4");
    assert!(!state["lines"].to_string().contains("Next title"), "no key steps through a page: {state:#}");
    console.play.end();
}
