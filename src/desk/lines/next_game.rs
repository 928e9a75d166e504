//! How the next game is to be, in one sentence: *play black*, *new game as white, 10 plus 5*, *switch sides*.
//!
//! The words live in the grammars; here stands what they mean together.

use crate::desk::lines::opening_names::{WantedOpening, wanted};
use crate::game::clock::Times;
use crate::game::participant::Language;
use crate::rules::position::{Color, Role};
use crate::words::grammar::{Line, Match, matches};

/// Longer lines are no such wish.
const LONGEST: usize = 120;

/// With which pieces somebody wants to play.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum NextColour {
    Side(Color),
    Lot,
    /// Not with those of this game.
    Other,
}

/// How the next game is to be. What was not specified stays as it is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NextWish {
    /// With which pieces.
    pub colour: Option<NextColour>,
    pub time: Option<Times>,
    /// Without which piece the opponent plays, in the next game alone.
    pub odds: Option<Role>,
    /// For which opening an engine plays, in the next game alone.
    pub opening: Option<WantedOpening>,
}

const COLOURS: [(&str, NextColour); 4] = [
    ("next-white", NextColour::Side(Color::White)),
    ("next-black", NextColour::Side(Color::Black)),
    ("next-lot", NextColour::Lot),
    ("next-switch", NextColour::Other),
];

const ODDS: [(&str, Role); 5] = [
    ("next-without-queen", Role::Queen),
    ("next-without-rook", Role::Rook),
    ("next-without-bishop", Role::Bishop),
    ("next-without-knight", Role::Knight),
    ("next-without-pawn", Role::Pawn),
];

/// Understands a whole line, or does not: a colour alone and a time alone are no wish.
#[must_use]
pub fn parse(line: &str, language: Language) -> Option<NextWish> {
    if line.len() > LONGEST {
        return None;
    }
    let line = line.replace('+', " plus ");
    let said = Line::new(&line, language);
    let found = matches(&said, |rule| rule == "next" || rule == "next-opening");
    found.iter().find_map(|found| match found.rule() {
        "next-opening" => {
            let opening = Some(wanted(found.text(), language));
            Some(NextWish { opening, ..NextWish::default() })
        }
        _ => meaning(found),
    })
}

fn meaning(found: &Match<'_>) -> Option<NextWish> {
    let (colour, odds, led) = (found.named(&COLOURS), found.named(&ODDS), found.has("next-lead"));
    // *10 plus 5*, *ten minutes*, *ten minutes plus five seconds*.
    let time = match *found.numbers().collect::<Vec<_>>() {
        [] => None,
        [minutes] => Some(minutes.to_string().parse().ok()?),
        [minutes, seconds, ..] => Some(format!("{minutes}+{seconds}").parse().ok()?),
    };
    let whole = match (colour, &time) {
        (Some(NextColour::Other), _) | (Some(_), Some(_)) => true,
        (Some(_), None) | (None, Some(_)) => led || odds.is_some(),
        (None, None) => odds.is_some(),
    };
    whole.then_some(NextWish { colour, time, odds, opening: None })
}

impl NextWish {
    /// The side with which somebody wants to play who has `own` now; `None`: it is left to the lot, or not said.
    pub const fn side(&self, own: Color) -> Option<Color> {
        match self.colour {
            Some(NextColour::Side(side)) => Some(side),
            Some(NextColour::Other) => Some(match own {
                Color::White => Color::Black,
                Color::Black => Color::White,
            }),
            Some(NextColour::Lot) | None => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn wish(colour: Option<NextColour>, time: &str) -> NextWish {
        let time = (!time.is_empty()).then(|| time.parse().expect("a time"));
        NextWish { colour, time, ..NextWish::default() }
    }

    #[test]
    fn odds_and_an_opening_are_heard_in_every_language() {
        let without = |odds| NextWish { odds: Some(odds), ..NextWish::default() };
        let opening = |name| NextWish { opening: Some(WantedOpening::Known(name)), ..NextWish::default() };
        for (line, language, expected) in [
            ("odds of a knight", Language::En, without(Role::Knight)),
            ("play queen odds", Language::En, without(Role::Queen)),
            ("new game without a rook", Language::En, without(Role::Rook)),
            ("opening sicilian", Language::En, opening("sicilian-defence")),
            ("play the opening Ruy López", Language::En, opening("ruy-lopez")),
            ("Vorgabe Springer", Language::De, without(Role::Knight)),
            ("neue Partie ohne Dame", Language::De, without(Role::Queen)),
            ("Eröffnung Sizilianisch", Language::De, opening("sicilian-defence")),
            ("vantaggio di una torre", Language::It, without(Role::Rook)),
            ("apertura siciliana", Language::It, opening("sicilian-defence")),
            ("ventaja de un alfil", Language::Es, without(Role::Bishop)),
            ("apertura siciliana", Language::Es, opening("sicilian-defence")),
            ("avantage d'un pion", Language::Fr, without(Role::Pawn)),
            ("ouverture sicilienne", Language::Fr, opening("sicilian-defence")),
        ] {
            assert_eq!(parse(line, language), Some(expected), "{line}");
        }
        let black = NextWish { colour: Some(NextColour::Side(Color::Black)), ..without(Role::Queen) };
        assert_eq!(parse("black, queen odds", Language::En), Some(black));
        let unknown = parse("opening siclian", Language::En).and_then(|wish| wish.opening);
        assert_eq!(unknown, Some(WantedOpening::Unknown { near: Some("sicilian-defence") }));
    }

    #[test]
    fn colour_and_time_are_heard_in_one_sentence() {
        let (white, black) = (Some(NextColour::Side(Color::White)), Some(NextColour::Side(Color::Black)));
        let (other, lot) = (Some(NextColour::Other), Some(NextColour::Lot));
        for (line, language, expected) in [
            ("play black", Language::En, wish(black, "")),
            ("Play as White, please.", Language::En, wish(white, "")),
            ("new game as black", Language::En, wish(black, "")),
            ("switch sides", Language::En, wish(other, "")),
            ("change color", Language::En, wish(other, "")),
            ("black, 10 plus 5", Language::En, wish(black, "10+5")),
            ("black 10+5", Language::En, wish(black, "10+5")),
            ("white, ten minutes", Language::En, wish(white, "10")),
            ("15 minutes plus ten seconds, black", Language::En, wish(black, "15+10")),
            ("new game with black, twenty-five plus ten", Language::En, wish(black, "25+10")),
            ("new game 3 plus 2", Language::En, wish(None, "3+2")),
            ("play random colour", Language::En, wish(lot, "")),
            ("ich spiele Schwarz", Language::De, wish(black, "")),
            ("neue Partie mit Schwarz, zehn plus fünf", Language::De, wish(black, "10+5")),
            ("Seiten wechseln", Language::De, wish(other, "")),
            ("gioco con il nero", Language::It, wish(black, "")),
            ("nuova partita con il bianco, 10 minuti più 5 secondi", Language::It, wish(white, "10+5")),
            ("cambia lato", Language::It, wish(other, "")),
            ("jugar con negras", Language::Es, wish(black, "")),
            ("negras, diez más cinco", Language::Es, wish(black, "10+5")),
            ("cambiar de lado", Language::Es, wish(other, "")),
            ("jouer les noirs", Language::Fr, wish(black, "")),
            ("nouvelle partie avec les blancs, 10 plus 5", Language::Fr, wish(white, "10+5")),
            ("changer de camp", Language::Fr, wish(other, "")),
            ("play black", Language::Fr, wish(black, "")),
        ] {
            assert_eq!(parse(line, language), Some(expected), "{line}");
        }
    }

    #[test]
    fn what_means_something_else_is_no_such_wish() {
        for line in [
            "",
            "play",
            "black",
            "white",
            "10",
            "10 plus 5",
            "ten minutes",
            "black king e1",
            "black to move",
            "new game",
            "play black white",
            "black 10",
            "black 10 plus",
            "play 0 minutes",
            "play black 99999 minutes",
            "play e4",
        ] {
            assert_eq!(parse(line, Language::En), None, "{line}");
        }
    }

    proptest::proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "\\PC{0,60}", language in 0usize..5) {
            let _whatever = parse(&line, Language::ALL[language]);
        }
    }
}
