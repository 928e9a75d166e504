//! Words that voices read wrongly as they are written: spoken as such a voice has to be given them, printed as ever.

use std::collections::BTreeMap;

use super::utterance::Segment;

/// The segments, spoken so that voices say them right.
pub(crate) fn pronounced(mut segments: Vec<Segment>) -> Vec<Segment> {
    for segment in segments.iter_mut().filter(|segment| !segment.spelled) {
        let misread = &segment.language.words().misread;
        if let Some(spoken) = respelled(segment.speech(), misread) {
            segment.spoken = Some(spoken);
        }
    }
    segments
}

/// The text with the words of a table, in small letters there, respelled; `None` if it has none of them.
pub fn respelled(text: &str, table: &BTreeMap<String, String>) -> Option<String> {
    if table.is_empty() {
        return None;
    }
    let mut found = false;
    let mut out = String::with_capacity(text.len() + 8);
    for run in text.split_inclusive(|c: char| !c.is_alphabetic()) {
        let word = run.trim_end_matches(|c: char| !c.is_alphabetic());
        let spelling = table.get(&word.to_lowercase());
        found |= spelling.is_some();
        out.push_str(spelling.map_or(word, String::as_str));
        out.push_str(&run[word.len()..]);
    }
    found.then_some(out)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::game::participant::Language;

    #[test]
    fn words_voices_misread_are_respelled_for_speech_but_not_print() {
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
            prop_assert_eq!(respelled(&text, &Language::De.words().misread), None);
        }

        #[test]
        fn no_text_is_too_strange(text in any::<String>()) {
            let _any = respelled(&text, &Language::De.words().misread);
        }
    }
}
