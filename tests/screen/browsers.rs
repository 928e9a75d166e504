//! The same games in Firefox and in `WebKitGTK`. What came of them stands in `BROWSERS.md`.
#![allow(clippy::print_stdout)] // a report, printed

use super::played::run;

#[test]
#[ignore = "further browsers: `.ci/setup browsers cargo test --test core screen::browsers -- --ignored --nocapture`"]
fn games_are_played_in_firefox_and_in_webkit() {
    println!("{}", run("browsers.mjs", "all"));
}
