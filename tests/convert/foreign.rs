//! PGN and text as other programs and people write them: a table of small inputs, what becomes of each, and what is told.

use std::collections::BTreeMap;

use annabella::game::participant::Language;
use annabella::scoresheet::braille::code::Code;
use annabella::scoresheet::convert::source::InForm;

use crate::convert::within::{bytes, manner};

const TABLE: &str = include_str!("foreign.txt");

struct Row {
    kind: &'static str,
    input: &'static str,
    wanted: &'static str,
    told: &'static str,
}

fn rows() -> Vec<Row> {
    let lines = TABLE.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines
        .map(|line| {
            let [kind, input, wanted, told] = line.split(" | ").collect::<Vec<_>>()[..] else { panic!("{line}") };
            Row { kind, input, wanted, told }
        })
        .collect()
}

/// `\n`, `\t`, `\\` and `\xNN` as bytes.
fn unescaped(text: &str) -> Vec<u8> {
    let (mut bytes, mut rest) = (Vec::new(), text);
    while let Some((before, behind)) = rest.split_once('\\') {
        bytes.extend_from_slice(before.as_bytes());
        let (byte, length) = match behind.as_bytes()[0] {
            b'n' => (b'\n', 1),
            b't' => (b'\t', 1),
            b'x' => (u8::from_str_radix(&behind[1..3], 16).expect("two figures"), 3),
            other => (other, 1),
        };
        bytes.push(byte);
        rest = &behind[length..];
    }
    bytes.extend_from_slice(rest.as_bytes());
    bytes
}

/// What is wrong with what comes of a row.
fn fault(row: &Row) -> Option<String> {
    let form = if row.kind.starts_with("text") { InForm::Text } else { InForm::Pgn };
    let out = bytes(&unescaped(row.input), form, "pgn", &manner(Code::Intl, Language::En));
    let text = String::from_utf8(out.bytes).expect("UTF-8");
    let pgn = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let mut told = out.lines;
    if out.tally.dropped.comments > 0 {
        told.push("Comments".to_owned());
    }
    let is_there = match row.wanted {
        "lost" => out.tally.games == 0 && out.tally.left_out == 1,
        wanted => {
            out.tally.left_out == 0
                && wanted.split(" && ").all(|part| pgn.contains(&*String::from_utf8_lossy(&unescaped(part))))
        }
    };
    let is_told = match row.told {
        "-" => told.is_empty(),
        wanted => told.iter().any(|line| line.contains(wanted)),
    };
    (!is_there || !is_told).then(|| format!("{} {}: {pgn} {told:?}", row.kind, row.input))
}

#[test]
#[allow(clippy::print_stdout)] // the figure is what the table is for
fn inputs_of_other_programs_and_people_come_out_right() {
    let rows = rows();
    let faults: Vec<String> = rows.iter().filter_map(fault).collect();
    let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
    for row in &rows {
        *kinds.entry(row.kind).or_default() += 1;
    }
    println!("{} of {} come out right: {kinds:?}", rows.len() - faults.len(), rows.len());
    assert!(rows.len() >= 130 && kinds.len() >= 15, "{kinds:?}");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
