//! Warnings that are chosen by word, in every language.

use proptest::prelude::*;

use super::*;
use crate::words::grammar::Grammar;

fn read(text: &str, language: Language) -> Option<String> {
    parse(text, language).map(|warnings| warnings.to_string())
}

#[test]
fn warnings_are_understood_in_every_language() {
    let wished = "5:00 1:30 countdown=10 tick=2 tone opponent";
    for (language, text) in [
        (
            Language::En,
            "five minutes, one minute and thirty seconds, countdown from ten, tick every two seconds, tone, opponent",
        ),
        (
            Language::It,
            "cinque minuti, un minuto e trenta secondi, conto da dieci, tic ogni due secondi, toni, avversario",
        ),
        (
            Language::De,
            "fünf Minuten, eine Minute und dreißig Sekunden, Countdown ab zehn, Ticken alle zwei Sekunden, Töne, Gegner",
        ),
        (
            Language::Es,
            "cinco minutos, un minuto y treinta segundos, cuenta desde diez, tictac cada dos segundos, tonos, rival",
        ),
        (
            Language::Fr,
            "cinq minutes, une minute et trente secondes, compte de dix, tic toutes les deux secondes, sons, adversaire",
        ),
    ] {
        assert_eq!(read(text, language).as_deref(), Some(wished), "{text}");
        assert_eq!(read(wished, language).as_deref(), Some(wished), "the form of the settings");
    }
}

#[test]
fn numbers_of_several_words_and_times_in_figures_are_understood() {
    for (language, text, wished) in [
        (Language::Es, "treinta y cinco minutos y un minuto", "35:00 1:00"),
        (Language::Fr, "vingt et une minutes", "21:00"),
        (Language::En, "twenty-five minutes, 90 seconds, an hour", "60:00 25:00 1:30"),
        (Language::En, "5:00, countdown", "5:00 countdown=10"),
        (Language::En, "tick", "tick=1"),
        (Language::En, "tick every second below one minute", "tick=1 tick-below=1:00"),
        (Language::It, "five minutes", "5:00"),
        (Language::En, "off one minute", "off 1:00"),
    ] {
        assert_eq!(read(text, language).as_deref(), Some(wished), "{text}");
    }
}

#[test]
fn adjacent_units_are_one_time_unless_a_comma_separates_them() {
    for (language, text, wished) in [
        (Language::En, "ninety seconds, one minute and thirty seconds", "1:30"),
        (Language::En, "one minute, thirty seconds", "1:00 0:30"),
        (Language::En, "five minutes one minute thirty seconds", "5:00 1:30"),
        (Language::En, "an hour and a minute and five seconds", "61:05"),
        (Language::En, "thirty seconds and one minute", "1:00 0:30"),
        (Language::En, "at one minute and at thirty seconds", "1:00 0:30"),
        (Language::En, "one minute and ninety seconds", "1:30 1:00"),
        (
            Language::En,
            "five minutes, tick every second below one minute and thirty seconds",
            "5:00 tick=1 tick-below=1:30",
        ),
        (Language::En, "one minute, countdown thirty seconds", "1:00 countdown=30"),
        (Language::En, "one minute and 0:30", "1:00 0:30"),
        (Language::De, "eine Stunde und zwei Minuten", "62:00"),
        (Language::De, "bei einer Minute und bei dreißig Sekunden", "1:00 0:30"),
        (Language::Fr, "une heure vingt et une minutes et trente secondes", "81:30"),
        (Language::Es, "una hora y treinta y cinco minutos", "95:00"),
        (Language::De, "eine Minute, Ticken unter einer Minute", "1:00 tick=1 tick-below=1:00"),
        (Language::It, "un minuto e trenta secondi", "1:30"),
        (Language::It, "un'ora e un minuto", "61:00"),
    ] {
        assert_eq!(read(text, language).as_deref(), Some(wished), "{text}");
    }
}

#[test]
fn what_is_no_warning_is_not_understood() {
    for text in [
        "",
        "five",
        "tone",
        "nonsense",
        "minutes five",
        "below one minute",
        "countdown one hour",
        "5:99",
        "countdown x",
    ] {
        assert_eq!(read(text, Language::En), None, "{text}");
    }
}

proptest! {
    #[test]
    fn no_text_makes_it_panic(text in "([a-zé:,=0-9]{0,6} ?){0,8}", language in 0..5_usize) {
        let language = Language::ALL[language];
        if let Some(warnings) = parse(&text, language) {
            prop_assert_eq!(parse(&warnings.to_string(), language), Some(warnings));
        }
    }

    #[test]
    fn whatever_is_chosen_can_be_said(minutes in 1..60_u64, seconds in 1..60_u64, language in 0..5_usize) {
        let language = Language::ALL[language];
        let word = |rule: &str| Grammar::of(language).usual(rule).expect("a word");
        let text = format!("{minutes} {} {} {seconds}", word("warning-minutes"), word("warning-countdown"));
        let read = parse(&text, language).expect("understood");
        prop_assert_eq!((read.points, read.countdown), (vec![minutes * MINUTE], seconds * SECOND));
    }
}
