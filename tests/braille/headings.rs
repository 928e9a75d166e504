//! Names above the moves, against `lou_translate` of the same library.

use std::cell::RefCell;
use std::io::Write as _;
use std::process::{Command, Stdio};

use annabella::game::participant::Language;
use annabella::scoresheet::braille::cell::{Cell, Row, show};
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::braille::heading::Headings;
use annabella::scoresheet::braille::louis::{LouisTrouble, Table};
use annabella::scoresheet::braille::names::Names as Reader;
use annabella::scoresheet::sentences::heading::HeadingLine;
use annabella::scoresheet::sheet::Sheet;
use annabella::words::Words;
use fastrand::Rng;
use proptest::prelude::*;

use crate::braille::games::{SAMPLE, sample};
use crate::support::headings;

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
    let (mut input, text) = (program.stdin.take().expect("its input"), format!("{}\n", lines.join("\n")));
    // It answers while it is still being written to.
    let writing = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = program.wait_with_output().expect("its output");
    writing.join().expect("no panic").expect("written");
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
        for text in ["Спасский", "李", "x李"] {
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

/// Each of these makes the German table of liblouis 3.24 go round for ever.
#[test]
fn words_without_an_end_never_reach_the_german_table() {
    let table = Table::open("de-g0-detailed.utb").expect("an installed table");
    for text in ["x J.de", "x !.az", "0 !@", "V@yg8", "x @hb", "-\"'/.://,!/", ": R.ky", "a -@", "x WWW.", "A://"] {
        assert_eq!(table.translate(text), None, "{text}");
    }
    assert_eq!(heading(Language::De, "J.de Groot"), "⠨⠺⠑⠊⠮⠒ ⠘⠚⠄⠙⠑ ⠨⠛⠗⠕⠕⠞");
    let address = "https://lichess.org/AbCd1234";
    assert_eq!(heading(Language::De, address), lou_translate("de-g0-detailed.utb", &[&format!("Weiß: {address}")])[0]);
}

#[test]
fn a_letter_missing_from_the_table_is_replaced_by_another() {
    for (language, _) in TABLES {
        let (mut headings, _trouble) = Headings::new(language);
        let mut lines = |name: &str| headings.lines(&named(name), Code::Intl);
        for _ in 0..3 {
            for name in ["Muțu, Adrian", "Ștefan Țițeica", "Mițu-Țîțu 12", "ȚIȚEICA", "Ț.", "țȚ"] {
                let plain: String = name
                    .chars()
                    .map(|sign| match sign {
                        'ț' => 't',
                        'Ț' => 'T',
                        'ș' => 's',
                        'Ș' => 'S',
                        other => other,
                    })
                    .collect();
                assert_eq!(lines(name), lines(&plain), "{language:?} {name}");
            }
        }
    }
}

/// Names by lot, with letters that the table has.
struct Names {
    luck: Rng,
    letters: Vec<char>,
    signs: Vec<char>,
}

impl Names {
    fn of(table: &Table, luck: Rng) -> Names {
        let has = |sign: &char| table.translate(&sign.to_string()).is_some();
        let latin = |sign: &char| sign.is_alphabetic() && !"ŉĸſ".contains(*sign);
        let small = |sign: &char| sign.is_lowercase();
        let letters: Vec<char> =
            ('a'..='z').chain('a'..='z').chain('\u{c0}'..'\u{180}').filter(small).filter(latin).collect();
        // Without what begins an address in the German table.
        let signs = "+#%[]=_*$,;:'-()/\"!?&".chars().filter(has).collect();
        Names {
            luck,
            letters: letters
                .into_iter()
                .filter(has)
                .filter(|sign| sign.to_uppercase().all(|upper| has(&upper)))
                .collect(),
            signs,
        }
    }

    fn word(&mut self) -> String {
        let luck = &mut self.luck;
        let length = luck.usize(1..9);
        let mut word: Vec<char> = (0..length).map(|_| *luck.choice(&self.letters).expect("letters")).collect();
        let capital = |sign: &mut char| {
            let mut upper = sign.to_uppercase();
            *sign = if upper.len() == 1 { upper.next().unwrap_or(*sign) } else { *sign };
        };
        match luck.u32(..20) {
            0 => word.iter_mut().for_each(capital),
            1 | 2 => word = luck.u32(..10_000).to_string().chars().collect(),
            3 => word = format!("{}.{}", luck.u32(..40), luck.u32(..12)).chars().collect(),
            4 => (word.truncate(1), capital(&mut word[0]), word.push('.')).2,
            5 | 6 => {
                let at = luck.usize(..=word.len());
                word.insert(at, *luck.choice(&self.signs).expect("signs"));
            }
            7 | 8 => {
                capital(&mut word[0]);
                let mut second: Vec<char> =
                    (0..length).map(|_| *luck.choice(&self.letters).expect("letters")).collect();
                capital(&mut second[0]);
                word.extend(self.signs.contains(&'-').then_some('-'));
                word.extend(second);
            }
            9 => word.push(','),
            10 | 11 => {}
            _ => capital(&mut word[0]),
        }
        word.into_iter().collect()
    }

    fn line(&mut self) -> String {
        let words: Vec<_> = (0..self.luck.usize(1..6)).map(|_| self.word()).collect();
        words.join(" ")
    }
}

/// The words are asked for one by one and put together again, most of them without liblouis: nothing of that may be felt.
#[test]
fn a_line_of_names_is_brailled_as_liblouis_does() {
    for (language, table_name) in TABLES {
        let table = Table::open(table_name).expect("an installed table");
        let mut names = Names::of(&table, Rng::with_seed(13));
        let lines: Vec<String> = (0..4_000).map(|_| names.line()).collect();
        let label = Words::new().heading(HeadingLine::White("x"), language);
        let label = label.strip_suffix('x').expect("a label");
        let labelled: Vec<String> = lines.iter().map(|line| format!("{label}{line}")).collect();
        let labelled: Vec<&str> = labelled.iter().map(String::as_str).collect();
        let (mut headings, _) = Headings::new(language);
        let whole = lou_translate(table_name, &labelled);
        assert_eq!(whole.len(), lines.len());
        let mut other = Vec::new();
        for (line, whole) in lines.iter().zip(&whole) {
            let rows = headings.lines(&named(line), Code::Intl);
            let ours = show(&rows[0]).replace('\u{2800}', " ");
            if ours != *whole {
                other.push(format!("{line}\n  {whole}\n  {ours}"));
            }
        }
        assert!(
            other.is_empty(),
            "{language:?}: {} of {}\n{}",
            other.len(),
            lines.len(),
            other[..other.len().min(20)].join("\n")
        );
        assert_eq!(headings.incomplete(), 0, "{language:?}");
    }
}

/// How many headings, as files have them, a test goes through.
const HEADINGS: usize = 300;

/// How many a long test goes through in each language: as many as `ANNABELLA_HEADINGS` says.
fn many(usual: usize) -> usize {
    std::env::var("ANNABELLA_HEADINGS").map_or(usual, |number| number.parse().expect("a number of headings"))
}

fn sheets(seed: u64, count: usize) -> impl Iterator<Item = Sheet> {
    let mut made = headings::Headings::new(seed);
    (0..count).map(move |_| {
        let tags = made.heading().into_iter().map(|(name, value)| (name.to_owned(), value));
        Sheet { tags: tags.collect(), line: sample(SAMPLE[0]).line, ..Sheet::default() }
    })
}

/// What is not as liblouis has it, if anything is: most words are spelt without it.
fn unlike_liblouis(language: Language, table: &str, sheets: impl Iterator<Item = Sheet>) -> Option<String> {
    let table = Table::open(table).expect("an installed table");
    let (mut headings, _) = Headings::new(language);
    let words = Words::new();
    let (mut compared, mut differ) = (0, Vec::new());
    for sheet in sheets {
        for (name, value) in &sheet.tags {
            let (Some(line), true) = (HeadingLine::of_tag(name, value), name != "Date") else { continue };
            let one = Sheet { tags: vec![(name.clone(), value.clone())], line: sheet.line.clone(), ..Sheet::default() };
            let rows = headings.lines(&one, Code::Intl);
            // What a table mangles is written otherwise.
            let (Some(row), Some(whole)) = (rows.first(), table.translate(&words.heading(line, language))) else {
                continue;
            };
            compared += 1;
            if *row != whole {
                differ.push(format!("{value}\n  {}\n  {}", show(&whole), show(row)));
            }
        }
    }
    assert!(compared > 0, "{language:?}");
    let first = differ[..differ.len().min(20)].join("\n");
    (!differ.is_empty()).then(|| format!("{language:?}: {} of {compared}\n{first}", differ.len()))
}

#[test]
fn headings_of_files_are_what_liblouis_makes_of_them() {
    let unlike = TABLES.map(|(language, table)| unlike_liblouis(language, table, sheets(7, HEADINGS)));
    assert!(unlike.iter().all(Option::is_none), "{unlike:?}");
}

#[test]
#[ignore = "minutes"]
fn a_million_headings_are_what_liblouis_makes_of_them() {
    let unlike = TABLES.map(|(language, table)| unlike_liblouis(language, table, sheets(1_000_000, many(200_000))));
    let unlike = unlike.into_iter().flatten().collect::<Vec<_>>().join("\n");
    assert!(unlike.is_empty(), "{unlike}");
}

/// How many values there were, and how many of them changed, each of which was told.
fn read_back(language: Language, sheets: impl Iterator<Item = Sheet>) -> (usize, Vec<String>) {
    let (mut headings, _) = Headings::new(language);
    let (mut names, mut all, mut told) = (Reader::default(), 0, Vec::new());
    for sheet in sheets {
        let rows = headings.lines(&sheet, Code::Intl);
        let changed = headings.take_changed();
        let (read, _) = names.read(&rows);
        for (name, value) in &sheet.tags {
            if sheet.tag(name).is_none() || HeadingLine::of_tag(name, value).is_none() {
                continue;
            }
            all += 1;
            let back = read.iter().find(|(tag, _)| tag == name).map(|(_, back)| back);
            let said = changed.iter().find(|one| one.text == *value);
            match said {
                None => assert_eq!(back, Some(value), "{language:?} {name}: nothing was told"),
                Some(said) if name != "Date" => {
                    assert_ne!(back, Some(value), "{language:?} {name}: {said:?}");
                    if said.reads.is_some() && back.is_some() {
                        assert_eq!(back, said.reads.as_ref(), "{language:?} {name}: {said:?}");
                    }
                    told.push(format!("{value} -> {:?}", said.reads));
                }
                Some(_) => {}
            }
        }
    }
    (all, told)
}

#[test]
fn headings_of_files_come_back_or_it_is_told() {
    // How many in a hundred a table has no letters of its own for: half of these names have accents of fourteen languages.
    let most = [(Language::En, 12), (Language::It, 40), (Language::De, 25), (Language::Es, 40), (Language::Fr, 30)];
    for (language, most) in most {
        let (all, told) = read_back(language, sheets(8, HEADINGS));
        assert!(told.len() * 100 <= all * most, "{language:?}: {} of {all}: {:#?}", told.len(), &told[..20]);
        // The English table tells all signs of ASCII apart.
        let ascii = told.iter().find(|line| line.split(" -> ").next().is_some_and(str::is_ascii));
        assert!(language != Language::En || ascii.is_none(), "{ascii:?}");
    }
}

#[test]
#[ignore = "minutes"]
#[allow(clippy::print_stdout)] // its figures are for those who have started it
fn many_headings_come_back_or_it_is_told() {
    for language in Language::ALL {
        let (all, told) = read_back(language, sheets(9, many(20_000)));
        println!("{language:?}: {} of {all} are told", told.len());
    }
}

/// A sign that opens and closes in one word may have the cells of brackets; in two words it has not.
#[test]
fn quotation_marks_come_back_or_it_is_told() {
    for language in Language::ALL {
        let names =
            ["Open \"Grand Prix\"", "Open \"Roma Cup\"", "Open \"Ninan\" 1953", "Open (Roma) A", "Open (Ro Ma)"];
        let white = |name: &&str| Sheet { line: sample(SAMPLE[0]).line, ..named(name) };
        let all = names.iter().cycle().take(20).map(white);
        read_back(language, all);
    }
}

#[test]
fn usual_forms_of_names_come_back_in_every_language() {
    for language in Language::ALL {
        let names = [
            "Carlsen,M",
            "Carlsen, Magnus",
            "Nunn John D M (ENG)",
            "GER-chW U15",
            "Deep Blue (Computer)",
            "Anand, V [2812]",
            "McShane,L",
            "O'Neill,J",
            "Horvath,Ad1",
            "Wang,Yi(BJ)",
            "KASPAROV, Garry",
            "Saint-Germain-en-Laye",
            "18th Philadelphia Int",
            "Sub 50%",
            "NN",
            "Polgar, J.R.",
        ];
        for name in names {
            let sheet = Sheet { line: sample(SAMPLE[0]).line, ..named(name) };
            let (_, told) = read_back(language, std::iter::once(sheet));
            assert!(told.is_empty(), "{language:?}: {told:?}");
        }
        for round in ["3.12", "1.2.3", "7", "2(5)"] {
            let tags = vec![("Round".to_owned(), round.to_owned()), ("Date".to_owned(), "2026.1.2".to_owned())];
            let sheet = Sheet { tags, line: sample(SAMPLE[0]).line, ..Sheet::default() };
            assert_eq!(read_back(language, std::iter::once(sheet)), (2, Vec::new()), "{language:?}");
        }
    }
    for name in ["Open A/B", "Saint-Weissssenssenlein-sur-Péçoinault"] {
        let sheet = Sheet { line: sample(SAMPLE[0]).line, ..named(name) };
        assert_eq!(read_back(Language::Fr, std::iter::once(sheet)), (1, Vec::new()));
    }
}

#[test]
fn signs_in_a_name_are_those_of_the_table() {
    let names = ["Anna @ Bella", "C# + 50%", "[x] = y_z", "*a* $5", "(1.)", "A+B", "R. #1, [Open]", "50 %"];
    for (language, table) in TABLES {
        let table_of = Table::open(table).expect("an installed table");
        let label = Words::new().heading(HeadingLine::White("x"), language);
        let label = label.strip_suffix('x').expect("a label");
        for name in names {
            let line = format!("{label}{name}");
            if table_of.translate(&line).is_some() {
                assert_eq!(heading(language, name), lou_translate(table, &[&line])[0], "{language:?} {name}");
            }
        }
    }
    // What is kept from the German table as a word has its signs all the same.
    assert!(heading(Language::De, "x @hb").ends_with("⠭ ⠠⠨⠈⠜⠓⠃"));
    // The Spanish table has not got these two: ASCII Braille has.
    assert_eq!(heading(Language::Es, "C#"), format!("{}⠼", heading(Language::Es, "C")));
    assert_eq!(heading(Language::Es, "a_b"), format!("{}⠸⠃", heading(Language::Es, "a")));
    assert_eq!(heading(Language::En, "Anna @ Bella"), "⠠⠺⠓⠊⠞⠑⠒ ⠠⠁⠝⠝⠁ ⠈⠁ ⠠⠃⠑⠇⠇⠁");
}

#[test]
fn letters_are_composed_with_their_accents_first() {
    for language in Language::ALL {
        assert_eq!(heading(language, "Mu\u{308}ller, Jose\u{301}"), heading(language, "Müller, José"), "{language:?}");
    }
}

#[test]
fn one_bad_sign_spoils_nothing_but_its_own_place() {
    for language in Language::ALL {
        let (mut headings, _) = Headings::new(language);
        let mut row = |name: &str| show(&headings.lines(&named(name), Code::Intl)[0]);
        let (good, bad) = (row("Ärger WM Anna x"), row("Ärger WM Anna \u{378}"));
        assert_eq!(bad.strip_suffix('⠿'), good.strip_suffix('⠭'), "{language:?}");
        assert_eq!(headings.incomplete(), 1);
    }
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
    for code in [Code::Of(Language::De), Code::Of(Language::It), Code::Of(Language::Es), Code::Of(Language::Fr)] {
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

thread_local! {
    static OF_LANGUAGE: RefCell<[Headings; 5]> = RefCell::new(Language::ALL.map(|language| Headings::new(language).0));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]
    #[test]
    fn any_name_becomes_cells(name in "\\PC{0,30}", control in "[\\x00-\\x7f]{0,20}") {
        for index in 0..Language::ALL.len() {
            for name in [&name, &control] {
                let rows = OF_LANGUAGE.with_borrow_mut(|all| all[index].lines(&named(name), Code::Intl));
                prop_assert!(rows.len() <= 1);
                let blanks = |row: &Row| row.windows(2).any(|pair| pair == [Cell::BLANK; 2]);
                prop_assert!(!rows.iter().any(blanks), "{name:?} {rows:?}");
            }
        }
    }
}
