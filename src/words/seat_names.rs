//! The names of seats in front of a line: those of the languages at the table, and the English ones in every language.

use super::grammar::meaning;
use crate::game::participant::Language;
use crate::game::roles::Seat;
use crate::rules::position::Color;

/// No name is longer, in bytes.
const LONGEST: usize = 80;

const SEATS: [(&str, Seat); Seat::ALL.len()] = [
    ("seat-white", Seat::Side(Color::White)),
    ("seat-black", Seat::Side(Color::Black)),
    ("seat-assistant-white", Seat::AssistantOf(Color::White)),
    ("seat-assistant-black", Seat::AssistantOf(Color::Black)),
    ("seat-arbiter", Seat::Arbiter),
    ("seat-spectator", Seat::Spectator),
];

/// The seat of a name in one of these languages, or in English.
pub fn seat(name: &str, languages: &[Language]) -> Option<Seat> {
    if name.len() > LONGEST || name.contains(|char: char| char.is_ascii() && !char.is_ascii_alphabetic() && char != ' ')
    {
        return None;
    }
    languages
        .iter()
        .find_map(|language| meaning(name, *language, &SEATS))
        .or_else(|| meaning(name, Language::En, &SEATS))
}

#[cfg(test)]
mod tests {
    use super::super::fold::fold;
    use super::super::grammar::Grammar;
    use super::*;

    #[test]
    fn every_seat_has_a_local_and_an_english_name() {
        for language in Language::ALL {
            for wanted in Seat::ALL {
                assert_eq!(seat(wanted.name(), &[language]), Some(wanted), "{language:?}");
            }
        }
        for (language, name, wanted) in [
            (Language::It, "Nero", Seat::Side(Color::Black)),
            (Language::De, "schwarz", Seat::Side(Color::Black)),
            (Language::De, "Weiß", Seat::Side(Color::White)),
            (Language::De, "WEISS", Seat::Side(Color::White)),
            (Language::Es, "arbitro", Seat::Arbiter),
            (Language::Fr, "assistant  des Noirs", Seat::AssistantOf(Color::Black)),
        ] {
            assert_eq!(seat(name, &[language]), Some(wanted), "{name}");
        }
        assert_eq!(seat("nero", &[Language::De]), None, "only languages at the table");
        assert_eq!(seat("nero", &[Language::De, Language::It]), Some(Seat::Side(Color::Black)));
    }

    /// Whatever languages sit at a table, one name means one seat.
    #[test]
    fn no_name_means_two_seats() {
        let names = |language| {
            SEATS.into_iter().flat_map(move |(rule, seat)| {
                Grammar::of(language).lines_by(rule).into_iter().map(move |name| (seat, fold(&name)))
            })
        };
        let all: Vec<(Seat, String)> = Language::ALL.into_iter().flat_map(names).collect();
        assert!(all.len() >= SEATS.len() * Language::ALL.len());
        for (seat, name) in &all {
            assert!(all.iter().all(|(other, same)| same != name || other == seat), "{name}");
        }
    }
}
