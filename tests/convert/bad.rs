//! Files that are not what they are called, and files that want to do harm.

use std::collections::BTreeSet;

use annabella::game::participant::Language;
use annabella::notation::written::Notation;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::convert::source::InForm;
use annabella::scoresheet::sentences::converting::{Converting, PefTrouble, Place, Trouble};
use annabella::words::Words;

use crate::braille::games::{SAMPLE, random, sample};
use crate::convert::rounds::written;
use crate::convert::within::{bytes, manner};

fn told(from: &[u8], form: InForm) -> Vec<String> {
    let out = bytes(from, form, "pgn", &manner(Code::Intl, Language::En));
    assert_eq!((out.tally.games, out.tally.left_out), (0, 1), "{:?}", out.lines);
    out.lines
}

#[test]
fn braille_in_another_code_is_named() {
    let game = written(&[sample(SAMPLE[0])]);
    let brf = bytes(game.as_bytes(), InForm::Pgn, "brf", &manner(Code::Hu, Language::En)).bytes;
    // Where the page does not name it itself.
    let text = String::from_utf8(brf).expect("ASCII");
    let (named, moves) = text.split_once("\r\n\r\n").expect("a heading");
    let brf = format!("\r\n{moves}").into_bytes();
    assert!(named.contains("HUNGARIAN"));
    assert_eq!(
        told(&brf, InForm::Brf),
        ["in:2: game 1, move 2: This is another Braille code. Read it with --from-braille hu."]
    );
}

#[test]
fn what_is_no_braille_is_named() {
    let bomb = "<?xml version=\"1.0\"?><!DOCTYPE pef [<!ENTITY a \"aaaa\"><!ENTITY b \"&a;&a;&a;\">]><pef>&b;</pef>";
    for (from, form, why) in [
        (
            bomb.as_bytes(),
            InForm::Pef,
            "in:1: This PEF cannot be read. It declares a document type, and a PEF must not.",
        ),
        (b"<html/>", InForm::Pef, "in is HTML, which cannot be read. Use the game's PGN or text."),
        (b"1. e4 e5\xff\r\n\x0c", InForm::Brf, "in:1: 'ÿ' is not a six-dot Braille cell."),
        ("e4 e5\n".as_bytes(), InForm::Unicode, "in:1: 'e' is not a six-dot Braille cell."),
        (
            b",A\r\n\r\n\r\n#A\r\n\x0c1 E4",
            InForm::Brf,
            "in:5: The file is cut off within a page. If it has no pages, use --plain-lines.",
        ),
    ] {
        assert_eq!(told(from, form), [why]);
    }
}

#[test]
fn a_pef_that_is_cut_off_is_told_as_such() {
    let game = written(&[sample(SAMPLE[0])]);
    let pef = bytes(game.as_bytes(), InForm::Pgn, "pef", &manner(Code::Intl, Language::En)).bytes;
    let pef = String::from_utf8(pef).expect("UTF-8");
    let row = pef.find("</row>").expect("a row");
    for end in [pef.find("<head>").expect("a head") + 2, row, row + 2, pef.len() - 2, pef.len() - 8] {
        let lines = bytes(&pef.as_bytes()[..end], InForm::Pef, "pgn", &manner(Code::Intl, Language::En)).lines;
        assert!(lines.len() == 1 && lines[0].contains(": The file is cut off within a page."), "{end}: {lines:?}");
    }
    for nothing in ["", "<?xml version=\"1.0\"?>\n"] {
        let lines = bytes(nothing.as_bytes(), InForm::Pef, "pgn", &manner(Code::Intl, Language::En)).lines;
        assert!(lines.iter().all(|line| line.ends_with("It is empty.")), "{lines:?}");
    }
    assert_eq!(
        told(pef.replacen("</row>", "</page>", 1).as_bytes(), InForm::Pef),
        [format!("in:{}: This PEF cannot be read. It is not well-formed XML.", pef[..row].lines().count())]
    );
}

#[test]
fn every_language_says_why_a_file_is_no_pef() {
    use PefTrouble as P;
    let (words, mut said) = (Words::new(), BTreeSet::new());
    let element = || "b".to_owned();
    for why in [P::Empty, P::Xml, P::Endless, P::DocumentType, P::Namespace, P::TooDeep, P::BetweenRows, P::NoBraille]
        .into_iter()
        .chain([P::Element(element()), P::Misplaced(element())])
    {
        for language in Language::ALL {
            let place = Place { file: "in".to_owned(), line: 1, game: None, half_move: None };
            let line = words.converting(&Converting::LeftOut(place, Trouble::Pef(why.clone())), language);
            assert_eq!(line.contains("<b>"), matches!(why, P::Element(_) | P::Misplaced(_)), "{line}");
            assert!(said.insert(line.clone()), "{line} is said twice");
        }
    }
}

#[test]
fn a_game_that_is_spoilt_costs_no_other() {
    let games: Vec<_> = (0..9).map(|seed| random(seed, 20)).collect();
    let manner = manner(Code::Intl, Language::En);
    for (name, form) in [("text", InForm::Text), ("pgn", InForm::Pgn)] {
        let whole = bytes(written(&games).as_bytes(), InForm::Pgn, name, &manner).bytes;
        let text = String::from_utf8(whole).expect("UTF-8");
        // A move of the fifth game.
        let parts: Vec<String> = games
            .iter()
            .map(|game| {
                String::from_utf8(
                    bytes(written(std::slice::from_ref(game)).as_bytes(), InForm::Pgn, name, &manner).bytes,
                )
                .expect("UTF-8")
            })
            .collect();
        assert_eq!(parts.concat(), text);
        let spoilt = parts[4].replacen(". ", ". Zz9 ", 1);
        assert_ne!(spoilt, parts[4]);
        let text = [&parts[..4].concat(), &spoilt, &parts[5..].concat()].map(String::as_str).concat();
        let out = bytes(text.as_bytes(), form, "pgn", &manner);
        assert_eq!((out.tally.games, out.tally.left_out, out.tally.cut_short), (9, 0, 1), "{:?}", out.lines);
        assert!(out.lines[0].contains(": game 5, move ") && out.lines[0].contains("Zz9"), "{:?}", out.lines);
    }
}

#[test]
fn an_unknown_notation_is_named_with_the_known_ones() {
    let text = "Notation: xx\nWhite: Anna\n\n1. e4 e5\n\nResult: *\n\nNotation: en\n\n1. d4 *\n";
    let out = bytes(text.as_bytes(), InForm::Text, "pgn", &manner(Code::Intl, Language::En));
    assert_eq!((out.tally.games, out.tally.left_out), (1, 1), "{:?}", out.lines);
    let names = "en, it, de, es, fr, nl, pt, pl, ru, figurines, uci, iccf";
    assert_eq!(out.lines, [format!("in:1: game 1: There is no notation xx. Choose from: {names}.")]);
    for name in names.split(", ") {
        assert!(Notation::from_name(name).is_some(), "{name}");
    }
}
