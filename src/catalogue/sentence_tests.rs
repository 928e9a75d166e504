//! Single sentences: times as people say them, squares and moves with their voices, what is typed, names of files.

use proptest::prelude::*;

use crate::desk::notices::desk::DeskNotice;
use crate::game::adjournment;
use crate::game::declare::Sample;
use crate::game::fact::NameField;
use crate::game::message::Message;
use crate::game::participant::*;
use crate::game::refusal::Refusal;
use crate::game::roles::Seat;
use crate::game::samples::{last, reports};
use crate::rules::position::{Color, Role, Square};
use crate::words::flag_notice::WrongFlag;
use crate::words::heard::speech;
use crate::words::notice::Notice;
use crate::words::utterance::Segment;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

#[test]
fn a_move_in_a_sentence_keeps_its_voice() {
    let listener = Listener { language: Language::It, style: Style::Fide, umlaut: false, ..Listener::default() };
    let said = Words::new().message(&Message::LastMove(last()), &listener);
    let parts: Vec<(Language, &str)> = said.iter().map(|segment| (segment.language, segment.text.as_str())).collect();
    assert_eq!(
        parts,
        [(Language::It, "Mossa due, Bianco: "), (Language::De, "Springer Gustav eins Felix drei"), (Language::It, ".")]
    );
}

#[test]
fn a_square_is_printed_plainly_and_spoken_in_the_style() {
    let message = Message::OnSquare { square: Square::A5, piece: Some(Role::Knight.of(Color::White)) };
    for (style, language, printed, spoken) in [
        (Style::Literate, Language::En, "a5, white knight.", "eh five, white knight."),
        (Style::Fide, Language::En, "a5, white knight.", "Anna fünf, white knight."),
        (Style::Nato, Language::Fr, "a5, cavalier blanc.", "alfa cinq, cavalier blanc."),
        (Style::Uci, Language::De, "a5, weißer Springer.", "a fünf, weißer Springer."),
        (Style::Letters, Language::Es, "a5, caballo blanco.", "a cinco, caballo blanco."),
    ] {
        let said = Words::new().message(&message, &Listener { language, style, umlaut: false, ..Listener::default() });
        assert_eq!((text(&said).as_str(), speech(&said).as_str()), (printed, spoken));
    }
}

#[test]
fn times_are_said_as_people_say_them() {
    let words = Words::new();
    for (millis, expected) in [
        (
            3_849_999,
            [
                "You have one hour four oh nine.",
                "Hai un'ora quattro e zero nove.",
                "Sie haben eine Stunde vier null neun.",
                "Tienes una hora cuatro cero nueve.",
                "Vous avez une heure quatre zéro neuf.",
            ],
        ),
        (
            300_000,
            [
                "You have five minutes.",
                "Hai cinque minuti.",
                "Sie haben fünf Minuten.",
                "Tienes cinco minutos.",
                "Vous avez cinq minutes.",
            ],
        ),
        (
            21_000,
            [
                "You have twenty-one seconds.",
                "Hai ventuno secondi.",
                "Sie haben einundzwanzig Sekunden.",
                "Tienes veintiún segundos.",
                "Vous avez vingt et une secondes.",
            ],
        ),
        (
            999,
            [
                "You have less than one second.",
                "Hai meno di un secondo.",
                "Sie haben weniger als eine Sekunde.",
                "Tienes menos de un segundo.",
                "Vous avez moins d'une seconde.",
            ],
        ),
        (
            0,
            [
                "You have no time left.",
                "Il tuo tempo è esaurito.",
                "Sie haben keine Zeit mehr.",
                "Se te ha acabado el tiempo.",
                "Vous n'avez plus de temps.",
            ],
        ),
    ] {
        let said = Language::ALL.map(|language| {
            text(&words.message(&Message::OwnTime(millis), &Listener { language, ..Listener::default() }))
        });
        assert_eq!(said, expected);
    }
}

#[test]
fn the_game_so_far_goes_by_numbers() {
    let listener = Listener { language: Language::En, style: Style::Literate, umlaut: false, ..Listener::default() };
    let said = |reports| text(&Words::new().message(&Message::Moves(reports), &listener));
    assert_eq!(said(reports()), "one: e4, e5. two: knight f3.");
    assert_eq!(said(reports().split_off(1)), "one, Black: e5. two: knight f3.");
}

#[test]
fn what_is_typed_is_said_letter_by_letter() {
    let listener = Listener { language: Language::En, style: Style::Fide, umlaut: false, ..Listener::default() };
    let said = |notice| Words::new().notice(&notice, &listener);
    let capital = said(DeskNotice::Typed('B').into());
    assert_eq!(text(&capital), "capital B");
    assert!(capital.last().is_some_and(|segment| segment.spelled));
    assert_eq!(text(&said(DeskNotice::Deleted("-".to_owned()).into())), "deleted hyphen");
    assert_eq!(speech(&said(DeskNotice::EntryLine("Nf3".to_owned()).into())), "N f three");
    assert_eq!(speech(&said(DeskNotice::EntryLine("knight a3".to_owned()).into())), "knight eh three");
}

proptest! {
    #[test]
    fn foreign_text_stays_one_line_and_puts_nothing_in(text_in in "\\PC{0,40}|[\u{E000}-\u{E010}\n\r\t]{0,9}", index in 0_usize..5) {
        let listener = Listener { language: Language::ALL[index], ..Listener::default() };
        let words = Words::new();
        let segments = [
            words.notice(&DeskNotice::Unknown { text: text_in.clone(), nearest: vec![text_in.clone()] }.into(), &listener),
            words.notice(&DeskNotice::Flag { wrong: WrongFlag::Unreadable { why: text_in.clone() }, game: false }.into(), &listener),
            words.notice(&DeskNotice::NoSuchSquare { text: text_in.clone() }.into(), &listener),
            words.notice(&DeskNotice::EntryLine(text_in.clone()).into(), &listener),
            words.message(&Message::Named { field: NameField::White, text: text_in.clone() }, &listener),
        ];
        for said in &segments {
            let said = text(said);
            prop_assert!(!said.is_empty());
            prop_assert!(!said.contains(['\n', '\r']));
            let placeholder = |c: char| ('\u{E000}'..='\u{F8FF}').contains(&c);
            prop_assert!(!said.contains(placeholder));
        }
    }
}

#[test]
fn a_reply_names_its_side_in_words_alone() {
    let report = reports().remove(0);
    let message = Message::Announcement(Box::new(report));
    let said = |style, sides| {
        let listener = Listener { language: Language::En, style, sides, ..Listener::default() };
        text(&Words::new().message(&message, &listener))
    };
    for style in Style::ALL {
        let (alone, sided) = (said(style, false), said(style, true));
        let expected = if style == Style::Literate { format!("White: {alone}") } else { alone };
        assert_eq!(sided, expected, "{style:?}");
    }
}

#[test]
fn a_file_is_said_by_its_name_or_written_alone() {
    let listener = Listener::default();
    let file = "/home/ada/.local/share/annabella/2026-11-21T10.pgn".to_owned();
    let said = |notice: &Notice| {
        let said = Words::new().notice(notice, &listener);
        (text(&said), said.iter().map(Segment::speech).collect::<String>())
    };
    let (written, spoken) = said(&DeskNotice::Saved { file: file.clone() }.into());
    assert_eq!(written, format!("The game is saved in {file}."));
    assert_eq!(spoken, "The game is saved in 2026 11 21T10.pgn, directory annabella.");
    let (written, spoken) = said(&DeskNotice::SheetKept { file: file.clone() }.into());
    let sentence = "The scoresheet is saved.";
    assert_eq!((written, spoken.trim()), (format!("{sentence} {file}"), sentence));
    // It has the same name.
    let sentence = "It is saved in Braille, too.".to_owned();
    assert_eq!(said(&DeskNotice::BrailleKept.into()), (sentence.clone(), sentence));
}

#[test]
fn no_arbiter_is_told_to_wait_for_the_arbiter() {
    let refused = |refusal: &Refusal| {
        let message = Message::Refused(refusal.clone().said_to(Seat::Arbiter));
        text(&Words::new().message(&message, &Listener { language: Language::En, ..Listener::default() }))
    };
    for refusal in Refusal::samples() {
        let words = refused(&refusal);
        let waits =
            ["Wait for the arbiter", "Wait for the resumption", "rbiter must", "arbiter starts", "arbiter's decision"];
        assert!(waits.iter().all(|waits| !words.contains(waits)), "{words}");
    }
    assert_eq!(refused(&Refusal::NotBegun), "The game has not begun. To start it, enter: start.");
    let adjourned = adjournment::Refusal::Adjourned.into();
    assert_eq!(refused(&adjourned), "The game is adjourned. To resume it, enter: begin resumption.");
}

#[test]
fn beside_buttons_a_question_names_no_answers() {
    let words = Words::new();
    for language in Language::ALL {
        let listener = Listener { language, ..Listener::default() };
        let whole = text(&words.notice(&DeskNotice::ConfirmQuit.into(), &listener));
        let shown = words.beside_buttons(&whole, language);
        assert!(whole.starts_with(&shown) && shown.ends_with('.') && shown.contains('?'), "{shown}");
        let yes = crate::desk::lines::command::usual("yes", language).expect("a word");
        assert!(whole.contains(yes) && !shown.contains(yes), "{shown}");
        let bare = format!("{yes} {}?", crate::desk::lines::command::usual("no", language).expect("a word"));
        assert_eq!(words.beside_buttons(&bare, language), bare);
    }
}
