//! Whether a line is a command in any context, for any seat and any game: such a line cannot be a name.

use crate::desk::lines;
use crate::desk::lines::command::{self, Heard};
use crate::desk::lines::letters;
use crate::desk::lines::ruling_order::{self, Said};
use crate::desk::lines::unclear::Unclear;
use crate::game::participant::Language;
use crate::words::grammar::{Line, matches};
use crate::words::seat_names;

/// Rules that make no command of a line by themselves: a number, a colour or a kind of pieces, parts of the wish for another game, what
/// stands before what is read.
const PARTS: [&str; 4] = ["count", "next", "pieces", "read"];

/// Whether a line is a command, with or without the seat that says it; one of which an argument is missing, too.
pub fn is_command(line: &str, language: Language) -> bool {
    let spoken = without_seat(line);
    if spoken.len() < line.len() {
        // Whatever a seat says is no name.
        return true;
    }
    // *hint 2* is none, but was meant as one. *Open 2026* is a name.
    let without_number = line.rsplit_once(' ').filter(|(_, number)| number.len() < 3 && number.parse::<u32>().is_ok());
    is_whole_command(line, language) || without_number.is_some_and(|(before, _)| is_whole_command(before, language))
}

fn is_whole_command(line: &str, language: Language) -> bool {
    let heard = command::parse(line, language);
    // A number is the name of a round.
    if matches!(heard, Some(Heard::Word(command::Word::Number(_)))) {
        return false;
    }
    heard.is_some()
        || !matches(&Line::new(line, language), |rule| !PARTS.contains(&rule)).is_empty()
        || letters::parse(line, language).is_some()
        || lines::next_game::parse(line, language).is_some()
        || ruling_order::parse(line, language)
            .is_some_and(|heard| matches!(heard.said, Said::Unclear(Unclear::Missing { .. })))
}

/// A line without the name of a seat in front of it, in whatever language.
fn without_seat(line: &str) -> &str {
    match line.split_once(':') {
        Some((seat, rest)) if seat_names::seat(seat, &Language::ALL).is_some() => rest.trim_start(),
        _ => line,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::grammar::Grammar;

    /// What may stand in front of a command.
    const BEFORE: [&str; 8] =
        ["", "preview ", "arbiter: ", "white: ", "Schwarz: ", "assistant black: ", "árbitro: ", "ARBITRE : "];

    #[test]
    fn every_row_of_every_language_is_a_command() {
        let mut wrong = Vec::new();
        let mut count = 0;
        for language in Language::ALL {
            let lines = Grammar::of(language).lines(|rule| !PARTS.contains(&rule));
            // A number alone is the name of a round.
            for (rule, line) in lines.into_iter().filter(|(_, line)| line.parse::<u32>().is_err()) {
                let line = format!("{}{line}", BEFORE[count % BEFORE.len()]);
                count += 1;
                if !is_command(&line, language) {
                    wrong.push(format!("{language:?} `{line}` ({rule})"));
                }
            }
        }
        assert!(count > 5_000 && wrong.is_empty(), "{count}\n{}", wrong.join("\n"));
    }

    #[test]
    fn parts_are_commands_in_company_alone() {
        for line in [
            "preview add white 2:00",
            "level 3",
            "hint 2",
            "arbiter: add white",
            "Arbitre : bonjour monsieur",
            "play black",
            "read the clock",
            "p N",
        ] {
            assert!(is_command(line, Language::En), "{line}");
        }
        for line in ["", "3", "White", "Black", "Round: clock", "The Hague Open", "\u{301}", "10 minutes"] {
            assert!(!is_command(line, Language::En), "{line}");
        }
    }
}
