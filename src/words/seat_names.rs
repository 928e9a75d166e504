//! The names of seats in front of a line: those of the languages at the table, and the English ones in every language.

use std::sync::OnceLock;

use super::fold::fold;
use super::sayings::sayings_of;
use crate::game::participant::Language;
use crate::game::roles::Seat;

/// No name is longer, in bytes.
const LONGEST: usize = 80;

/// Seats with their names, as they are compared.
type Names = Vec<(Seat, String)>;

fn names(language: Language) -> &'static Names {
    static NAMES: [OnceLock<Names>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];
    NAMES[language as usize].get_or_init(|| {
        let sayings = sayings_of(match language {
            Language::En => include_str!("../../locales/en/orders.ftl"),
            Language::It => include_str!("../../locales/it/orders.ftl"),
            Language::De => include_str!("../../locales/de/orders.ftl"),
            Language::Es => include_str!("../../locales/es/orders.ftl"),
            Language::Fr => include_str!("../../locales/fr/orders.ftl"),
        });
        let of_seat = |seat: Seat| {
            let key = format!("seat-{}", seat.name().replace(' ', "-"));
            sayings(&key).into_iter().map(move |saying| (seat, saying.folded)).collect::<Names>()
        };
        Seat::ALL.into_iter().flat_map(of_seat).collect()
    })
}

/// The seat of a name in one of these languages, or in English.
#[must_use]
pub fn seat(name: &str, languages: &[Language]) -> Option<Seat> {
    if name.len() > LONGEST || name.contains(|char: char| char.is_ascii() && !char.is_ascii_alphabetic() && char != ' ')
    {
        return None;
    }
    let wanted = fold(name);
    let at = |language: &Language| names(*language).iter().find(|(_, name)| *name == wanted).map(|(seat, _)| *seat);
    languages.iter().chain(&[Language::En]).find_map(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::position::Color;

    #[test]
    fn every_seat_has_a_name_in_every_language_and_its_english_one() {
        for language in Language::ALL {
            for wanted in Seat::ALL {
                assert!(names(language).iter().any(|(seat, _)| *seat == wanted), "{language:?} {wanted:?}");
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
        let all: Vec<&(Seat, String)> = Language::ALL.into_iter().flat_map(names).collect();
        for (seat, name) in &all {
            assert!(all.iter().all(|(other, same)| same != name || other == seat), "{name}");
        }
    }
}
