//! Times word for word, in all languages; and none that could be taken for another.

use std::collections::HashMap;
use std::collections::HashSet;

use proptest::prelude::*;

use super::super::tests::{in_all, literate, said};
use super::*;
use crate::game::answer::Answer;
use crate::game::participant::{Language, TimeWords};
use crate::time::TimeOfDay;
use crate::words::Listener;
use crate::words::parts::clock_time;
use crate::words::sentences::Sentences;

const HOUR: u64 = 3_600_000;
const MINUTE: u64 = 60_000;

fn side(of: Color, time: u64) -> SideTime {
    let (kind, period, periods) = (TimeKind::Left, 1, 1);
    SideTime { of, time, kind, tenths_below: 0, delay: 0, extra: None, period, periods, control: None }
}

fn own(side: SideTime) -> Answer {
    Answer::Times { whose: TimesOf::Own, sides: vec![side], running: Some(Color::White), awaits_move: false }
}

/// What is left, in full, in English, Italian, German, Spanish and French; below ten seconds with tenths.
fn are_said(times: &[(u64, [&str; 5])]) {
    for (millis, expected) in times {
        let answer = own(SideTime { tenths_below: 10_000, ..side(Color::White, *millis) });
        let said = Language::ALL
            .map(|language| said(answer.clone(), false, Listener { times: TimeWords::Long, ..literate(language) }));
        assert_eq!(said, *expected, "{millis}");
    }
}

#[test]
fn the_last_seconds_are_said_as_a_person_says_them() {
    are_said(&[
        (0, ["No time left.", "Tempo esaurito.", "Keine Zeit mehr.", "Sin tiempo.", "Temps épuisé."]),
        (
            99,
            [
                "Less than a tenth of a second.",
                "Meno di un decimo di secondo.",
                "Weniger als eine Zehntelsekunde.",
                "Menos de una décima de segundo.",
                "Moins d'un dixième de seconde.",
            ],
        ),
        (
            100,
            [
                "One tenth of a second.",
                "Un decimo di secondo.",
                "Eine Zehntelsekunde.",
                "Una décima de segundo.",
                "Un dixième de seconde.",
            ],
        ),
        (
            400,
            [
                "Four tenths of a second.",
                "Quattro decimi di secondo.",
                "Vier Zehntelsekunden.",
                "Cuatro décimas de segundo.",
                "Quatre dixièmes de seconde.",
            ],
        ),
        (1_000, ["One second.", "Un secondo.", "Eine Sekunde.", "Un segundo.", "Une seconde."]),
        (
            1_199,
            [
                "One point one seconds.",
                "Un secondo e un decimo.",
                "Eins Komma eins Sekunden.",
                "Un segundo y una décima.",
                "Une seconde et un dixième.",
            ],
        ),
        (
            9_900,
            [
                "Nine point nine seconds.",
                "Nove secondi e nove decimi.",
                "Neun Komma neun Sekunden.",
                "Nueve segundos y nueve décimas.",
                "Neuf secondes et neuf dixièmes.",
            ],
        ),
        (10_900, ["Ten seconds.", "Dieci secondi.", "Zehn Sekunden.", "Diez segundos.", "Dix secondes."]),
    ]);
}

#[test]
fn hours_and_minutes_are_said_as_a_person_says_them() {
    are_said(&[
        (
            61_000,
            [
                "One minute and one second.",
                "Un minuto e un secondo.",
                "Eine Minute und eine Sekunde.",
                "Un minuto y un segundo.",
                "Une minute et une seconde.",
            ],
        ),
        (
            HOUR + 4 * MINUTE + 9_000,
            [
                "One hour, four minutes and nine seconds.",
                "Un'ora, quattro minuti e nove secondi.",
                "Eine Stunde, vier Minuten und neun Sekunden.",
                "Una hora, cuatro minutos y nueve segundos.",
                "Une heure, quatre minutes et neuf secondes.",
            ],
        ),
        (
            21 * HOUR + 21 * MINUTE + 21_000,
            [
                "Twenty-one hours, twenty-one minutes and twenty-one seconds.",
                "Ventuno ore, ventuno minuti e ventuno secondi.",
                "Einundzwanzig Stunden, einundzwanzig Minuten und einundzwanzig Sekunden.",
                "Veintiuna horas, veintiún minutos y veintiún segundos.",
                "Vingt et une heures, vingt et une minutes et vingt et une secondes.",
            ],
        ),
        (
            200 * HOUR + 1_000,
            [
                "Two hundred hours and one second.",
                "Duecento ore e un secondo.",
                "Zweihundert Stunden und eine Sekunde.",
                "Doscientas horas y un segundo.",
                "Deux cents heures et une seconde.",
            ],
        ),
        (
            101 * HOUR + 31 * MINUTE,
            [
                "One hundred and one hours and thirty-one minutes.",
                "Centouno ore e trentuno minuti.",
                "Hunderteins Stunden und einunddreißig Minuten.",
                "Ciento una horas y treinta y un minutos.",
                "Cent une heures et trente et une minutes.",
            ],
        ),
    ]);
}

/// What is left in the short words, in English, Italian, German, Spanish and French.
#[test]
fn a_clock_is_read_short() {
    for (seconds, expected) in [
        (
            595,
            [
                "nine fifty-five",
                "nove e cinquantacinque",
                "neun fünfundfünfzig",
                "nueve cincuenta y cinco",
                "neuf cinquante-cinq",
            ],
        ),
        (545, ["nine oh five", "nove e zero cinque", "neun null fünf", "nueve cero cinco", "neuf zéro cinq"]),
        (600, ["ten minutes", "dieci minuti", "zehn Minuten", "diez minutos", "dix minutes"]),
        (
            42,
            [
                "forty-two seconds",
                "quarantadue secondi",
                "zweiundvierzig Sekunden",
                "cuarenta y dos segundos",
                "quarante-deux secondes",
            ],
        ),
        (
            115,
            [
                "one fifty-five",
                "uno e cinquantacinque",
                "eins fünfundfünfzig",
                "uno cincuenta y cinco",
                "une cinquante-cinq",
            ],
        ),
        (
            1261,
            [
                "twenty-one oh one",
                "ventuno e zero uno",
                "einundzwanzig null eins",
                "veintiuno cero uno",
                "vingt et une zéro un",
            ],
        ),
        (190, ["three ten", "tre e dieci", "drei Minuten zehn", "tres diez", "trois dix"]),
        (260, ["four twenty", "quattro e venti", "vier zwanzig", "cuatro veinte", "quatre minutes vingt"]),
        (
            4195,
            [
                "one hour nine fifty-five",
                "un'ora nove e cinquantacinque",
                "eine Stunde neun fünfundfünfzig",
                "una hora nueve cincuenta y cinco",
                "une heure neuf cinquante-cinq",
            ],
        ),
        (
            4200,
            [
                "one hour ten minutes",
                "un'ora e dieci minuti",
                "eine Stunde zehn Minuten",
                "una hora y diez minutos",
                "une heure dix minutes",
            ],
        ),
        (
            7205,
            [
                "two hours five seconds",
                "due ore e cinque secondi",
                "zwei Stunden fünf Sekunden",
                "dos horas y cinco segundos",
                "deux heures cinq secondes",
            ],
        ),
    ] {
        let short = |language| clock_time(&Sentences::read(language), TimeWords::Short, 1000 * seconds, 0);
        assert_eq!(Language::ALL.map(short), expected, "{seconds}");
    }
}

#[test]
fn under_a_minute_short_and_long_words_read_alike() {
    for language in Language::ALL {
        let sentences = Sentences::read(language);
        for (millis, tenths_below) in (0..60_000).step_by(50).flat_map(|millis| [(millis, 0), (millis, 10_000)]) {
            let short = clock_time(&sentences, TimeWords::Short, millis, tenths_below);
            assert_eq!(short, exact_time(&sentences, millis, tenths_below), "{language:?} {millis}");
        }
    }
}

/// What is heard of words: their letters, without blanks, hyphens and commas.
fn heard(words: &str) -> String {
    words.chars().filter(|letter| letter.is_alphabetic()).collect()
}

/// Every second of a hundred hours has its own short words, even where nobody hears where one of them ends and the next begins. All of
/// them would take a minute to make: behind each number of hours stands what stands behind one hour, which is looked at here
/// and there.
#[test]
fn no_short_time_of_a_hundred_hours_sounds_like_another() {
    for language in Language::ALL {
        let sentences = Sentences::read(language);
        let short = |second: u64| clock_time(&sentences, TimeWords::Short, 1000 * second, 0);
        let behind: Vec<String> = (1..3600).map(|second| short(3600 + second).replacen(&short(3600), "", 1)).collect();
        let mut seen: HashSet<String> = (0..3600).map(|second| heard(&short(second))).collect();
        // Every fourth hour: they are told apart by a number, which other tests look at.
        let hours = (1..100).step_by(4);
        let times = 3600 * (1 + hours.clone().count());
        for hour in hours.map(|hour| 3600 * hour) {
            let whole = short(hour);
            for (second, rest) in (1..).zip(&behind) {
                if second % 197 == hour % 197 {
                    assert_eq!(short(hour + second), format!("{whole}{rest}"), "{language:?}");
                }
                seen.insert(heard(&format!("{whole}{rest}")));
            }
            seen.insert(heard(&whole));
        }
        assert_eq!(seen.len(), times, "{language:?}");
        assert!(seen.iter().all(|heard| !heard.is_empty() && !heard.contains(|letter: char| letter.is_ascii_digit())));
    }
}

#[test]
fn a_short_time_is_never_longer_than_the_long_one() {
    for language in Language::ALL {
        let sentences = Sentences::read(language);
        for millis in (0..2 * 3600).map(|second| 1000 * second) {
            let words = |words| clock_time(&sentences, words, millis, 0).chars().count();
            assert!(words(TimeWords::Short) <= words(TimeWords::Long), "{language:?} {millis}");
        }
    }
}

#[test]
fn who_asks_again_hears_what_belongs_to_the_time() {
    let several = SideTime {
        extra: Some((Extra::Delay, 5_000)),
        delay: 3_000,
        periods: 3,
        control: Some(NextControl { moves: 12, number: 40, brings: 30 * MINUTE }),
        ..side(Color::White, 4 * MINUTE)
    };
    let english = |answer: &Answer, long| said(answer.clone(), long, literate(Language::En));
    assert_eq!(english(&own(several), false), "Four minutes.");
    assert_eq!(
        english(&own(several), true),
        "You have four minutes left. The delay lasts three seconds more. Period one of three, twelve more moves to move forty. \
         Each move begins with a delay of five seconds. White's clock is running."
    );
    let control = Answer::ToControl { own: true, sides: vec![several] };
    assert_eq!(english(&control, false), "Twelve moves to the time control.");
    assert_eq!(
        english(&control, true),
        "Twelve moves to the time control. It is at move forty, with four minutes left. Then thirty minutes is added. \
         This is period one of three."
    );
    let nothing = SideTime { control: Some(NextControl { moves: 12, number: 40, brings: 0 }), ..several };
    let control = Answer::ToControl { own: true, sides: vec![nothing] };
    assert!(english(&control, true).contains("four minutes left. From then on each move adds time. This"));
    let last = SideTime { period: 3, control: None, ..several };
    assert!(english(&own(last), true).contains("This is the last of three periods."));
    let control = Answer::ToControl { own: false, sides: vec![several, SideTime { of: Color::Black, ..last }] };
    assert_eq!(
        english(&control, false),
        "White: twelve moves to the time control. Black: there is no further time control."
    );
    let counted = SideTime { kind: TimeKind::Counted, ..side(Color::White, MINUTE) };
    assert_eq!(english(&own(counted), false), "Used: one minute.");
    assert_eq!(english(&own(counted), true), "You have used one minute. There is no limit. White's clock is running.");
    let running = |running, awaits_move| english(&Answer::Running { running, awaits_move }, false);
    assert_eq!(running(Some(Color::Black), false), "Black's clock is running.");
    assert_eq!(running(None, false), "The clocks are stopped.");
    assert_eq!(running(None, true), "The clocks start with the first move.");
    let hourglass = SideTime { kind: TimeKind::Hourglass, ..side(Color::White, MINUTE) };
    let both = Answer::Times {
        whose: TimesOf::Sides,
        sides: vec![hourglass, SideTime { of: Color::Black, ..hourglass }],
        running: None,
        awaits_move: false,
    };
    assert_eq!(english(&both, false), "White: one minute. Black: one minute.");
    assert_eq!(
        english(&both, true),
        "White has one minute left. Black has one minute left. What one side uses, the other side gains. The clocks are stopped."
    );
}

#[test]
fn the_time_of_day_is_said_as_people_say_it() {
    for (hour, minute, expected) in [
        (
            0,
            0,
            [
                "It is twelve o'clock at night.",
                "È mezzanotte in punto.",
                "Es ist null Uhr.",
                "Son las cero horas en punto.",
                "Il est minuit.",
            ],
        ),
        (
            1,
            1,
            [
                "It is one oh one at night.",
                "È l'una e un minuto.",
                "Es ist ein Uhr eins.",
                "Es la una y un minuto.",
                "Il est une heure et une minute.",
            ],
        ),
        (
            12,
            30,
            [
                "It is twelve thirty in the afternoon.",
                "È mezzogiorno e trenta.",
                "Es ist zwölf Uhr dreißig.",
                "Son las doce y treinta.",
                "Il est midi trente.",
            ],
        ),
        (
            21,
            9,
            [
                "It is nine oh nine in the evening.",
                "Sono le ventuno e nove.",
                "Es ist einundzwanzig Uhr neun.",
                "Son las veintiuna y nueve.",
                "Il est vingt et une heures neuf.",
            ],
        ),
    ] {
        assert_eq!(in_all(&Answer::TimeOfDay(TimeOfDay { hour, minute }), false), expected);
    }
}

#[test]
fn no_minute_of_the_day_sounds_like_another() {
    for language in Language::ALL {
        let all = (0..24).flat_map(|hour| (0..60).map(move |minute| TimeOfDay { hour, minute }));
        let said: HashSet<String> = all.map(|now| said(Answer::TimeOfDay(now), false, literate(language))).collect();
        assert_eq!(said.len(), 24 * 60, "{language:?}");
    }
}

/// What a display of this resolution shows: two times that it shows alike may sound alike, and no others. Tenths belong to the last minute alone.
fn shown(millis: u64, tenths_below: u64) -> (u64, u64, bool) {
    let tenths = if millis < tenths_below.min(60_000) { millis / 100 % 10 } else { 0 };
    (millis / 1000, tenths, millis > 0)
}

/// Every second of the first two hours, and every tenth of the last minute.
#[test]
fn no_second_sounds_like_another() {
    for language in Language::ALL {
        let sentences = Sentences::read(language);
        let mut seen = HashMap::new();
        let times = (0..7_200).map(|second| 1000 * second).chain((0..6_000).map(|hundredth| 10 * hundredth));
        for millis in times {
            let shows = shown(millis, 10_000);
            let before = seen.insert(exact_time(&sentences, millis, 10_000), shows);
            assert!(before.is_none_or(|before| before == shows), "{language:?} {millis}");
        }
    }
}

proptest! {
    #[test]
    fn two_different_times_never_sound_the_same(
        (one, apart) in (0..200 * HOUR, prop_oneof![0..2_000_u64, 0..200 * HOUR]),
        tenths_below in prop_oneof![Just(0), Just(10_000), (0..600_u64).prop_map(|seconds| 1000 * seconds)],
        language in 0..5_usize,
    ) {
        let sentences = Sentences::read(Language::ALL[language]);
        let other = one.saturating_sub(apart);
        for form in TimeWords::ALL {
            let words = |millis| clock_time(&sentences, form, millis, tenths_below);
            prop_assert_eq!(words(one) == words(other), shown(one, tenths_below) == shown(other, tenths_below));
        }
    }

    #[test]
    fn every_time_can_be_said(millis in any::<u64>(), tenths_below in any::<u64>(), language in 0..5_usize) {
        let sentences = Sentences::read(Language::ALL[language]);
        for form in TimeWords::ALL {
            prop_assert!(!clock_time(&sentences, form, millis, tenths_below).is_empty());
        }
    }
}
