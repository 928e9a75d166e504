//! The page in every language. What came of it stands in `LANGUAGES.md`; `make test` looks at two of them.
#![allow(clippy::print_stdout)] // a report, printed

use annabella::game::participant::Language;

use super::played::run;
use super::seen::axe_finds_nothing_in_the_dark;

#[test]
#[ignore = "all languages: `.ci/setup test cargo test --test core every_language -- --ignored --nocapture`"]
fn games_are_played_in_every_language() {
    Language::ALL.into_iter().for_each(axe_finds_nothing_in_the_dark);
    println!("{}", run("played.mjs", "all"));
}
