//! Words that voices read wrongly as they are written: spoken as such a voice has to be given them, printed as ever.
//!
//! Found by reading what espeak-ng 1.51 makes of all answers, in its phonemes: *Cesar* as *Kesar*, *Remis* with its *s*,
//! *Pat* as *pas*. Other voices say the spellings here no worse than the words.

use super::utterance::Segment;
use crate::game::participant::Language;

/// A word in small letters, and how it is given to a voice.
type Row = (&'static str, &'static str);

const GERMAN: &[Row] = &[("cesar", "Zesar"), ("david", "Dahwitt"), ("remis", "Remie")];
const FRENCH: &[Row] = &[("pat", "patte")];

/// The segments, spoken so that voices say them right.
pub(super) fn pronounced(mut segments: Vec<Segment>) -> Vec<Segment> {
    for segment in segments.iter_mut().filter(|segment| !segment.spelled) {
        let table = match segment.language {
            Language::De => GERMAN,
            Language::Fr => FRENCH,
            Language::En | Language::It | Language::Es => continue,
        };
        if let Some(spoken) = respelled(segment.speech(), table) {
            segment.spoken = Some(spoken);
        }
    }
    segments
}

/// The text with the words of the table respelled; `None` if it has none of them.
fn respelled(text: &str, table: &[Row]) -> Option<String> {
    let spelling = |word: &str| {
        let row = table.iter().find(|(written, _)| word.eq_ignore_ascii_case(written));
        row.map(|(_, spelling)| *spelling)
    };
    let mut found = false;
    let mut out = String::with_capacity(text.len() + 8);
    for run in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        let word = run.trim_end_matches(|c: char| !c.is_alphabetic());
        match spelling(word) {
            Some(spelling) => {
                found = true;
                out.push_str(spelling);
                out.push_str(&run[word.len()..]);
            }
            None => out.push_str(run),
        }
    }
    found.then_some(out)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    #[test]
    fn what_voices_misread_is_given_to_them_otherwise_and_printed_as_ever() {
        for (language, text, spoken) in [
            (Language::De, "Anna eins, Cesar drei; David?", "Anna eins, Zesar drei; Dahwitt?"),
            (Language::De, "Die Partie ist remis.", "Die Partie ist Remie."),
            (Language::De, "Remisangebot", "Remisangebot"),
            (Language::Fr, "Pat. La partie est nulle.", "patte. La partie est nulle."),
            (Language::En, "a pat on Cesar's back", "a pat on Cesar's back"),
        ] {
            let segments = pronounced(vec![Segment::plain(language, text)]);
            assert_eq!((segments[0].text.as_str(), segments[0].speech()), (text, spoken));
        }
    }

    #[test]
    fn what_is_spelled_is_left_alone() {
        let cesar = Segment { spelled: true, ..Segment::plain(Language::De, "Cesar") };
        assert_eq!(pronounced(vec![cesar.clone()]), [cesar]);
    }

    proptest! {
        #[test]
        fn other_texts_pass_through(text in "[^cCdDrRſ]*") {
            prop_assert_eq!(respelled(&text, GERMAN), None);
        }

        #[test]
        fn no_text_is_too_strange(text in any::<String>()) {
            let _any = respelled(&text, GERMAN);
        }
    }
}
