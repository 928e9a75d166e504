//! Names above the moves, against `lou_translate` of the same library.

use std::io::Write as _;
use std::process::{Command, Stdio};

use annabella::game::participant::Language;
use annabella::scoresheet::braille::cell::{Cell, Row, show};
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::heading::Headings;
use annabella::scoresheet::braille::louis::{LouisTrouble, Table};
use annabella::scoresheet::sheet::Sheet;
use proptest::prelude::*;

use crate::braille::games::{SAMPLE, sample};

const TABLES: [(Language, &str); 5] = [
    (Language::En, "en-ueb-g1.ctb"),
    (Language::It, "it-it-comp6.utb"),
    (Language::De, "de-g0-detailed.utb"),
    (Language::Es, "es-g1.ctb"),
    (Language::Fr, "fr-bfu-comp6.utb"),
];

fn lou_translate(table: &str, lines: &[&str]) -> Vec<String> {
    let mut program = Command::new("lou_translate")
        .args(["--forward", &format!("unicode.dis,{table}")])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("liblouis-bin is installed");
    let mut input = program.stdin.take().expect("its input");
    input.write_all(format!("{}\n", lines.join("\n")).as_bytes()).expect("written");
    drop(input);
    let output = program.wait_with_output().expect("its output");
    String::from_utf8(output.stdout).expect("UTF-8").lines().map(|line| line.replace('\u{2800}', " ")).collect()
}

fn named(white: &str) -> Sheet {
    Sheet { tags: vec![("White".to_owned(), white.to_owned())], ..Sheet::default() }
}

fn heading(language: Language, white: &str) -> String {
    let (mut headings, trouble) = Headings::new(language);
    assert_eq!(trouble, None);
    let lines = headings.lines(&named(white), Code::Intl);
    assert_eq!(headings.incomplete(), 0, "{white}");
    lines.iter().map(|line| show(line).replace('\u{2800}', " ")).collect::<Vec<_>>().join("\n")
}

#[test]
fn names_are_those_of_lou_translate() {
    let names = ["Anna Bella", "Jose Raul Capablanca", "O'Neill, Nell", "Ada 2nd", "M. Botwinnik"];
    for (language, table) in TABLES {
        let label = ["White: ", "Bianco: ", "Weiß: ", "Blancas: ", "Blancs : "][[
            Language::En,
            Language::It,
            Language::De,
            Language::Es,
            Language::Fr,
        ]
        .iter()
        .position(|l| *l == language)
        .expect("one")];
        let lines: Vec<String> = names.iter().map(|name| format!("{label}{name}")).collect();
        let lines: Vec<&str> = lines.iter().map(String::as_str).collect();
        for (name, expected) in names.iter().zip(lou_translate(table, &lines)) {
            assert_eq!(heading(language, name), expected, "{language:?} {name}");
        }
    }
}

#[test]
fn what_a_table_mangles_is_written_otherwise() {
    for (language, table) in TABLES {
        let table = Table::open(table).expect("an installed table");
        // The last two make liblouis 3.24 go round for ever with the German table, and must not reach it.
        for text in ["Спасский", "李", "x李", "V@yg8", "-\"'/.://,!/"] {
            assert_eq!(table.translate(text), None, "{language:?} {text}");
        }
        // A name in Cyrillic letters becomes one in Latin letters.
        assert_eq!(heading(language, "Спасский"), heading(language, "Spasskii"), "{language:?}");
        let hyphen = heading(language, "Anna-Bella");
        assert!(hyphen.contains('⠤') && !hyphen.contains('⠼'), "{language:?} {hyphen}");
    }
    // The Italian table has no ü, but an é.
    assert_eq!(heading(Language::It, "Müller, José"), heading(Language::It, "Muller, José"));
    assert!(heading(Language::De, "Müller").contains('⠳'));
}

#[test]
fn a_missing_table_is_one_error() {
    assert_eq!(Table::open("no-such.ctb").map(|_| ()), Err(LouisTrouble::NoTable("no-such.ctb".to_owned())));
    assert_eq!(Table::open("a\0b").map(|_| ()), Err(LouisTrouble::NoTable("a\0b".to_owned())));
}

#[test]
fn the_heading_has_its_lines_and_the_code_its_name() {
    // A capture stands in it, so that in the international code the page is no game in any other.
    let mut sheet = Sheet { line: sample(SAMPLE[0]).line, ..named("Anna") };
    for (name, value) in [("Black", "?"), ("Date", "2026.11.??"), ("Round", "-"), ("Site", "Roma"), ("Annotator", "x")]
    {
        sheet.tags.push((name.to_owned(), value.to_owned()));
    }
    let (mut headings, _) = Headings::new(Language::En);
    let lines = |headings: &mut Headings, code| -> Vec<String> {
        headings.lines(&sheet, code).iter().map(|row: &Row| show(row)).collect()
    };
    let official = lines(&mut headings, Code::Intl);
    assert_eq!(official.len(), 3, "{official:?}");
    assert_eq!(official[2].replace('\u{2800}', " "), lou_translate("en-ueb-g1.ctb", &["Date: 2026-11"])[0]);
    for code in [Code::De, Code::It, Code::Es, Code::Fr] {
        let provisional = lines(&mut headings, code);
        assert_eq!(provisional[..3], official[..]);
        assert!(provisional[3].contains("⠏⠗⠕⠧⠊⠎⠊⠕⠝⠁⠇"), "{provisional:?}");
    }
    for (code, name) in [(Code::Fi, "Finnish"), (Code::Hu, "Hungarian"), (Code::Ru, "Russian")] {
        let named = lines(&mut headings, code);
        assert_eq!(named[..3], official[..]);
        let line = format!("Braille code of the moves: {name}");
        assert_eq!(named[3].replace('\u{2800}', " "), lou_translate("en-ueb-g1.ctb", &[&line])[0]);
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn any_name_becomes_cells(name in "\\PC{0,30}", control in "[\\x00-\\x7f]{0,20}") {
        for language in Language::ALL {
            let (mut headings, _) = Headings::new(language);
            for name in [&name, &control] {
                let rows = headings.lines(&named(name), Code::Intl);
                prop_assert!(rows.len() <= 1);
                let blanks = |row: &Row| row.windows(2).any(|pair| pair == [Cell::BLANK; 2]);
                prop_assert!(!rows.iter().any(blanks), "{name:?} {rows:?}");
            }
        }
    }
}
