//! German words of an announcement, spelled so that a voice of another language says something a German player understands.
//!
//! Only for a voice that has to say a whole sentence by itself; where there is a German voice, it says them.

use crate::game::participant::Language;

/// A German word, and its spelling for an English, Italian, Spanish and French voice.
type Row = (&'static str, [&'static str; 4]);

#[rustfmt::skip] // a table
const TABLE: &[Row] = &[
    ("anna",      ["anna",       "anna",       "ana",         "anna"]),
    ("bella",     ["bella",      "bella",      "bela",        "bella"]),
    ("cesar",     ["tsayzar",    "zesar",      "tsésar",      "tsézar"]),
    ("zesar",     ["tsayzar",    "zesar",      "tsésar",      "tsézar"]),
    ("david",     ["dahvid",     "david",      "dávid",       "david"]),
    ("dahwitt",   ["dahvid",     "david",      "dávid",       "david"]),
    ("eva",       ["ayfa",       "efa",        "efa",         "éfa"]),
    ("felix",     ["faylix",     "felix",      "félix",       "félix"]),
    ("gustav",    ["goostaff",   "gustaf",     "gústaf",      "goustaf"]),
    ("hector",    ["hector",     "hector",     "jéctor",      "hector"]),
    ("eins",      ["ines",       "ains",       "ains",        "aïns"]),
    ("zwei",      ["tsvy",       "zvai",       "tsvai",       "tsvaï"]),
    ("drei",      ["dry",        "drai",       "drai",        "draï"]),
    ("vier",      ["fear",       "fir",        "fir",         "fir"]),
    ("fünf",      ["fewnf",      "fiunf",      "fiunf",       "funf"]),
    ("fuenf",     ["fewnf",      "fiunf",      "fiunf",       "funf"]),
    ("sechs",     ["zex",        "sex",        "sex",         "zeks"]),
    ("sieben",    ["zeeben",     "siben",      "siben",       "zibeune"]),
    ("acht",      ["akht",       "act",        "ajt",         "arte"]),
    ("könig",     ["kernig",     "chenig",     "kénig",       "keunigue"]),
    ("koenig",    ["kernig",     "chenig",     "kénig",       "keunigue"]),
    ("dame",      ["dahmeh",     "dame",       "dame",        "damé"]),
    ("turm",      ["toorm",      "turm",       "turm",        "tourme"]),
    ("läufer",    ["loyfer",     "loifer",     "loifer",      "loïfère"]),
    ("laeufer",   ["loyfer",     "loifer",     "loifer",      "loïfère"]),
    ("springer",  ["shpringer",  "springher",  "springuer",   "chpringuère"]),
    ("bauer",     ["bower",      "bauer",      "báuer",       "baouère"]),
    ("kurze",     ["koortseh",   "curze",      "curtse",      "courtsé"]),
    ("lange",     ["lahngeh",    "langhe",     "langue",      "langué"]),
    ("rochade",   ["rohahdeh",   "rosciade",   "rochade",     "rochadé"]),
];

/// A text for a voice: its German words respelled, everything else as it is.
pub(super) fn respelled(text: &str, voice: Language) -> String {
    let column = match voice {
        Language::De => return text.to_owned(),
        Language::En => 0,
        Language::It => 1,
        Language::Es => 2,
        Language::Fr => 3,
    };
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let in_word = first.is_alphabetic();
        let end = rest.find(|c: char| c.is_alphabetic() != in_word).unwrap_or(rest.len());
        let (run, tail) = rest.split_at(end);
        let lower = run.to_lowercase();
        let row = TABLE.iter().find(|(word, _)| *word == lower);
        out.push_str(row.map_or(run, |(_, spellings)| spellings[column]));
        rest = tail;
    }
    out
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn the_words_of_an_announcement_are_respelled_and_the_rest_is_kept() {
        let text = "Springer Gustav eins, Felix drei!";
        assert_eq!(respelled(text, Language::It), "springher gustaf ains, felix drai!");
        assert_eq!(respelled(text, Language::De), text);
        assert_eq!(respelled("Kurze Rochade 0-0", Language::En), "koortseh rohahdeh 0-0");
    }

    proptest! {
        #[test]
        fn other_words_pass_through(text in "[^a-zA-ZäöüÄÖÜſK]*") {
            prop_assert_eq!(respelled(&text, Language::Fr), text);
        }
    }
}
