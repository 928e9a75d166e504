//! PEF against its own schema, by `jing`; both, and the archive that holds the schema, are Debian's (`.ci/setup test`).

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use annabella::scoresheet::braille::code::Code;

use crate::braille::games::random;
use crate::braille::pages::{layouts, pef};

const ARCHIVE: &str = "/usr/share/java/brailleUtils-core.jar";
const SCHEMA: &str = "org/daisy/braille/pef/resource-files/pef-2008-1-full.rng";

fn schema(dir: &Path) -> PathBuf {
    let status = Command::new("unzip").args(["-q", "-j", "-o", ARCHIVE, SCHEMA, "-d"]).arg(dir).status();
    assert!(status.expect("unzip is installed").success(), "{SCHEMA} is not in {ARCHIVE}");
    dir.join("pef-2008-1-full.rng")
}

/// Which of the files are valid, all in one call: a Java machine is slow to start.
fn valid(texts: &[String]) -> Vec<bool> {
    let dir = tempfile::tempdir().expect("a directory");
    let schema = schema(dir.path());
    let name = |index: usize| format!("{index}.pef");
    for (index, text) in texts.iter().enumerate() {
        fs::write(dir.path().join(name(index)), text).expect("written");
    }
    let mut jing = Command::new("jing");
    jing.arg(&schema).current_dir(dir.path()).args((0..texts.len()).map(name));
    let said = jing.output().expect("jing is installed");
    let said = String::from_utf8_lossy(&said.stdout).into_owned() + &String::from_utf8_lossy(&said.stderr);
    (0..texts.len()).map(|index| !said.contains(&format!("/{}:", name(index)))).collect()
}

#[test]
fn every_pef_is_valid_and_no_spoilt_one_is() {
    let mut good = Vec::new();
    for (seed, layout) in layouts().iter().enumerate() {
        good.push(pef(
            Code::ALL[seed % Code::ALL.len()],
            layout,
            &[random(seed as u64, 100), random(seed as u64 + 9, 10)],
        ));
    }
    let one = good.last().expect("one");
    let spoilt: Vec<String> = [
        ("xmlns=\"http://www.daisy.org/ns/2008/pef\"", "xmlns=\"http://www.daisy.org/ns/2009/pef\""),
        ("version=\"2008-1\"", "version=\"2009-1\""),
        ("<dc:format>application/x-pef+xml</dc:format>", ""),
        ("application/x-pef+xml", "application/x-brf"),
        (" cols=\"40\"", ""),
        (" rows=\"25\"", " rows=\"many\""),
        (" rowgap=\"0\"", ""),
        (" duplex=\"false\"", ""),
        ("<page>", "<page>⠁"),
        ("<row>⠠", "<row>A"),
        ("<row>", "<row><b/>"),
        ("<section>", "<section><row/>"),
    ]
    .iter()
    .map(|(from, to)| {
        let text = one.replacen(from, to, 1);
        assert!(&text != one || !one.contains(from), "{from} is not in the file");
        text
    })
    .filter(|text| text != one)
    .collect();
    assert!(spoilt.len() >= 11, "{}", spoilt.len());
    let all: Vec<String> = good.iter().chain(&spoilt).cloned().collect();
    let judged = valid(&all);
    assert_eq!(judged[..good.len()], vec![true; good.len()]);
    for (text, valid) in spoilt.iter().zip(&judged[good.len()..]) {
        assert!(!valid, "{}", &text[..text.floor_char_boundary(900)]);
    }
    // What is not even XML ends the whole call.
    assert_eq!(valid(&[one.replacen("</pef>", "", 1)]), [false]);
}
