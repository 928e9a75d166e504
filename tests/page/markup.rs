//! The page as text: nothing from outside is markup, nothing is left out without being counted, and memory does not grow.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufWriter, Write as _};
use std::process::{Command, Stdio};

use annabella::game::participant::Language;
use annabella::notation::written::Notation;
use annabella::scoresheet::braille::layout::Layout;
use annabella::scoresheet::braille::reader::ReadSheet;
use annabella::scoresheet::page::{Binder, PageOut};
use annabella::scoresheet::pgn;
use annabella::scoresheet::sentences::converting::Dropped;
use annabella::scoresheet::sheet::{Mark, Remark, RemarkKind};
use proptest::prelude::*;

use crate::braille::games::random;
use crate::page::{SAMPLE, page, whole};

/// Without what a page is made of: what is left of it must be text.
fn elements(page: &str) -> Vec<&str> {
    page.split('<').skip(1).map(|part| part.split(['>', ' ']).next().unwrap_or_default()).collect()
}

#[test]
fn a_page_is_one_document_with_everything_in_its_language() {
    for (language, title, mate) in [
        (Language::En, "Scoresheets: a test", "mate"),
        (Language::It, "Formulari: a test", "scacco matto"),
        (Language::De, "Partieformulare: a test", "Schachmatt"),
        (Language::Es, "Planillas: a test", "jaque mate"),
        (Language::Fr, "Feuilles de partie : a test", "échec et mat"),
    ] {
        let text = whole(SAMPLE, language);
        assert!(text.starts_with(&format!("<!DOCTYPE html>\n<html lang=\"{}\">\n", language.code())));
        assert_eq!(text.matches(title).count(), 2, "title and heading");
        let count = |element: &str| elements(&text).into_iter().filter(|found| *found == element).count();
        assert_eq!(["html", "title", "main", "h1", "h2", "article"].map(count), [1, 1, 1, 1, 3, 3]);
        assert_eq!(["script", "img", "link", "iframe"].map(count), [0; 4]);
        assert!(!text.contains("http") && !text.contains("url("), "the page needs nothing besides itself");
        assert!(text.contains(&format!("<span aria-hidden=\"true\">#</span><span class=\"heard\"> {mate}</span>")));
        assert!(!text.contains(|sign: char| sign.is_control() && sign != '\n'));
    }
}

/// The title of a page is what a browser, a list of open windows and a PDF call it.
#[test]
fn the_title_of_a_single_game_is_its_players() {
    let game = "[White \"A <b>\"]\n[Black \"B & C\"]\n[Event \"Open\"]\n\n1. e4 *\n\n";
    let title = |pgn: &str| {
        let text = whole(pgn, Language::En);
        let title = text.split_once("<title>").and_then(|(_, rest)| rest.split_once("</title>")).expect("a title").0;
        assert!(text.contains(&format!("<h1>{title}</h1>")), "{text}");
        title.to_owned()
    };
    assert_eq!(title(game), "A &lt;b&gt; - B &amp; C, Open");
    assert_eq!(title(&game.repeat(2)), "Scoresheets: a test");
    assert_eq!(title("1. e4 *\n"), "Scoresheets: a test");
    assert_eq!(whole(&game.repeat(2), Language::En).matches("A &lt;b&gt; - B").count(), 0);
}

/// One time in a whole game is no reason for columns.
#[test]
fn one_time_stands_below_its_move_and_several_in_columns() {
    let text = whole("1. e4 e5 {[%clk 1:29:31]} 2. Nf3 *\n", Language::En);
    assert!(
        text.contains("<table class=\"moves\">") && text.contains("<p><b>e5</b> Black&#39;s clock 1:29:31</p>"),
        "{text}"
    );
    let text = whole("1. e4 {[%clk 1:29:59]} e5 {[%clk 1:29:31]} 2. Nf3 *\n", Language::En);
    assert!(text.contains("<table class=\"moves timed\">") && text.contains("<td>1:29:31</td>"), "{text}");
}

#[test]
fn variations_use_the_letters_of_the_page() {
    // So deep that nobody reads it as moves to its end.
    let deep = format!("{}{}", "(1. Nf3 ".repeat(200), ")".repeat(200));
    let as_far = format!("{}<bdi>1. Nf3 (1. Nf3", "1. Sf3 (".repeat(8));
    for (variation, expected) in [
        (
            "(1. Nf3 $2 Nf6 {gut} (1... Nc6) 2. g3)",
            "1. Sf3<span aria-hidden=\"true\">?</span><span class=\"heard\"> Fehler</span> Sf6 [<bdi>gut</bdi>] (1... Sc6) 2. g3",
        ),
        ("(1. Ne5 <b>)", "<bdi>1. Ne5 &lt;b&gt;</bdi>"),
        ("()", ""),
        (deep.as_str(), as_far.as_str()),
    ] {
        let out = page(&format!("1. e4 {variation} *\n"), Language::De, Layout::default());
        let text = String::from_utf8(out.bytes).expect("UTF-8");
        assert!(text.contains(&format!("Variante: {expected}")), "{variation}: {text}");
    }
    let out = page("1. e4 (1. d4 {[%clk 0:01:00] [%emt 0:00:01]}) *\n", Language::En, Layout::default());
    assert_eq!(out.tally.dropped, Dropped { times: 2, ..Dropped::default() });
}

#[test]
fn where_remarks_have_no_move_they_are_there_too() {
    let text = whole("{alone} $1 $200 *\n\n[White \"?\"]\n\n*\n", Language::En);
    assert!(text.contains("<p><bdi>alone</bdi></p>") && text.contains("good move</span></p>"), "{text}");
    assert!(text.contains("<p> $200</p>") && !text.contains("class=\"moves\""), "{text}");
}

#[test]
fn repeated_tags_all_stand_and_empty_ones_are_left_out() {
    let text = whole("[White \"A\"]\n[White \"B\"]\n[Own \"1\"]\n[Own \"2\"]\n[Site \"?\"]\n\n*\n", Language::En);
    let (list, _) = text.split_once("</dl>").expect("a list");
    let names: Vec<&str> = list.split("<dt>").skip(1).map(|part| part.split_once("</dt>").expect("a name").0).collect();
    assert_eq!(names, ["White", "White", "Own", "Own", "Result"]);
    for value in ["A", "B", "1", "2"] {
        assert!(list.contains(&format!("<dd><bdi>{value}</bdi></dd>")), "{list}");
    }
}

/// A heading that came in Braille stays as it is.
#[test]
fn a_heading_in_braille_stands_on_the_page() {
    use annabella::scoresheet::braille::cell::Cell;

    let heading = vec![vec![Cell::NUMBER, Cell::HYPHEN], vec![Cell::NUMBER]];
    let read = ReadSheet { heading, ..ReadSheet::default() };
    let mut out = PageOut::new(Language::Fr, Language::Fr.into(), Layout::default());
    out.write(&read, &mut Dropped::default());
    let text = String::from_utf8(out.take()).expect("UTF-8");
    assert!(text.contains("<dt>En-tête en braille</dt><dd>⠼⠤ / ⠼</dd>"), "{text}");
}

/// Most voices pass over a figurine: what is left of a knight's move would be a pawn's.
#[test]
fn figurines_have_words_for_the_ear() {
    let figurines = Notation::from_name("figurines").expect("a notation");
    let mut out = PageOut::new(Language::En, figurines, Layout { diagram_at_end: true, ..Layout::default() });
    out.write(&ReadSheet { sheet: random(5, 60), ..ReadSheet::default() }, &mut Dropped::default());
    let text = String::from_utf8(out.take()).expect("UTF-8");
    let figures: Vec<&str> = text.split(|sign| ('♔'..='♟').contains(&sign)).collect();
    assert!(figures.len() > 20);
    for pair in figures.windows(2) {
        assert!(pair[0].ends_with("<span aria-hidden=\"true\">"), "{}", pair[0]);
        assert!(
            pair[1].starts_with("</span><span class=\"heard\"> white ")
                || pair[1].starts_with("</span><span class=\"heard\"> black ")
        );
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// Whatever a sheet says, a page has the same elements as with harmless words in its place, and says the words.
    #[test]
    fn nothing_from_outside_becomes_markup(
        from in "[<>&\"'a-zé\u{5d0}\u{1}-\u{8}/! -]{0,24}",
        kind in 0..3_usize,
    ) {
        let written = |words: &str| {
            let mut sheet = random(5, 12);
            let tags = ["White", "Black", "Event", "Site", "Date", "Round", "ECO", "Own", words];
            sheet.tags = tags.map(|tag| (tag.to_owned(), format!("x{words}"))).to_vec();
            sheet.not_legal = Some(words.to_owned());
            let (text, kind) = [
                (format!("{{x{words}}}"), RemarkKind::Comment),
                (format!("(x{words})"), RemarkKind::Variation),
                (format!("$x{words}"), RemarkKind::Sign),
            ][kind].clone();
            sheet.remarks = [0, 1].map(|after| Remark { after, text: text.clone(), kind }).to_vec();
            let mut page = PageOut::new(Language::En, Language::En.into(), Layout::default());
            page.write(&ReadSheet { sheet, ..ReadSheet::default() }, &mut Dropped::default());
            let mut binder = Binder::new(Language::En, words);
            let mut bytes = Vec::new();
            binder.add(&page.take(), &mut bytes).and_then(|()| binder.end(&mut bytes)).expect("memory");
            String::from_utf8(bytes).expect("UTF-8")
        };
        let (strange, plain) = (written(&from), written("harmless"));
        prop_assert_eq!(elements(&strange), elements(&plain));
        prop_assert!(strange.matches('>').count() == plain.matches('>').count());
        prop_assert!(!strange.contains(|sign: char| sign.is_control() && sign != '\n'));
        // A name of a game is numbered once, whatever stands in it.
        prop_assert_eq!(strange.matches("id=\"game-1\"").count(), 1);
    }
}

#[test]
fn everything_on_a_sheet_is_on_the_page_or_counted() {
    for seed in 0..60 {
        let mut sheet = random(seed, 30);
        sheet.tags.push(("Annotator".to_owned(), "somebody".to_owned()));
        for after in 1..=sheet.line.len() {
            sheet.remarks.push(Remark { after, text: "$1".to_owned(), kind: RemarkKind::Sign });
            sheet.remarks.push(Remark { after, text: format!("{{word {after} there}}"), kind: RemarkKind::Comment });
            sheet.mark_mut(after - 1).elapsed = Some(u32::try_from(after).expect("small") * 1000);
        }
        let out = page(&pgn::write(&sheet), Language::En, Layout::default());
        assert_eq!(out.tally.dropped, Dropped::default());
        let text = String::from_utf8(out.bytes).expect("UTF-8");
        for (name, value) in sheet.tags.iter().filter(|(name, _)| !["SetUp", "FEN"].contains(&name.as_str())) {
            assert!(text.contains(&format!("<dd><bdi>{value}</bdi></dd>")), "{name} {text}");
        }
        for after in 1..=sheet.line.len() {
            assert!(text.contains(&format!("<bdi>word {after} there</bdi>")), "{text}");
            assert!(text.contains(&format!("0:00:{after:02}</")), "{text}");
        }
        let count = |what: &str| text.matches(what).count();
        assert_eq!(count("good move"), sheet.line.len());
        let offers = sheet.marks.iter().filter(|mark: &&Mark| mark.offer).count();
        assert_eq!(count("draw offered"), offers);
        let clocks = sheet.marks.iter().filter(|mark| mark.clock.is_some()).count();
        assert_eq!(count(" clock</th>"), if clocks > 1 { 2 } else { 0 });
    }
}

/// The highest resident memory (kB) of a conversion that writes these games to nowhere, and how many bytes it wrote.
fn highest(games: &str) -> (u64, u64) {
    let dir = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).expect("a directory");
    let (from, to) = (dir.path().join("many.pgn"), dir.path().join("many.html"));
    let mut file = BufWriter::new(fs::File::create(&from).expect("created"));
    file.write_all(games.as_bytes()).and_then(|()| file.flush()).expect("written");
    let mut child = Command::new(env!("CARGO_BIN_EXE_annabella"))
        .arg("convert")
        .arg(&from)
        .args(["--to", "html", "--language", "en", "-o"])
        .arg(&to)
        .env("XDG_CONFIG_HOME", "/nonexistent")
        .stderr(Stdio::null())
        .spawn()
        .expect("it runs");
    let mut most = 0;
    loop {
        let ended = child.try_wait().expect("it can be asked");
        let status = fs::read_to_string(format!("/proc/{}/status", child.id())).unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let found = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        most = most.max(found.unwrap_or(0));
        if let Some(ended) = ended {
            assert!(ended.success());
            return (most, fs::metadata(&to).expect("it is there").len());
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

#[test]
fn memory_does_not_grow_with_the_number_of_games() {
    // Games of much text and few moves: a page of many megabytes in little time.
    let text = "word ".repeat(800);
    let games = |count: u32| {
        let mut games = String::new();
        for number in 0..count {
            let _written = write!(games, "[White \"Player {number}\"]\n\n1. e4 {{{text}}} e5 *\n\n");
        }
        games
    };
    let (few, small) = highest(&games(1_000));
    let (many, large) = highest(&games(15_000));
    assert!(large > small * 14 && large > 60_000_000, "{small} {large}");
    assert!(few > 0 && many < few + 16_000, "{few} kB for 1,000 games, {many} kB for 15,000");
}
