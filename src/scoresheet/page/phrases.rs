//! The words of a page in one language, escaped once: a file may hold a hundred thousand games.

use std::cell::RefCell;
use std::collections::HashMap;

use super::markup;
use crate::game::participant::Language;
use crate::game::report::Check;
use crate::rules::position::{ByColor, Color, Role};
use crate::scoresheet::sentences::heading::HeadingLine;
use crate::scoresheet::sentences::page::{PageText, Sign};
use crate::scoresheet::sheet::Score;
use crate::words::Words;

/// Words that are the same in every game. Slots stand in some of them.
pub(super) struct Phrases {
    words: Words,
    language: Language,
    kept: Vec<(PageText<'static>, String)>,
    pub side: ByColor<String>,
    pub result: String,
    scores: Vec<(Score, String)>,
    /// What tags are called.
    labels: RefCell<HashMap<String, String>>,
}

/// At most this many names of tags are kept: a file may have any.
const KEPT: usize = 256;

/// Our own words, fit for a page; the slots stay.
fn escaped(words: &str) -> String {
    let mut text = String::with_capacity(words.len());
    for sign in words.chars() {
        if sign.is_control() { text.push(sign) } else { markup::text(&mut text, sign.encode_utf8(&mut [0; 4])) }
    }
    text
}

impl Phrases {
    pub fn new(words: Words, language: Language) -> Phrases {
        use PageText as P;
        let once = [
            P::Game,
            P::GameBetween,
            P::Unknown,
            P::Moves,
            P::Move,
            P::Variation,
            P::NotLegal,
            P::BrailleHeading,
            P::Offer,
            P::Threat(Check::Check),
            P::Threat(Check::Mate),
        ];
        let of_a_side: [fn(Color) -> PageText<'static>; 6] =
            [P::Clock, P::Thought, P::Start, P::Position, P::Pieces, P::Signature];
        let of_a_side = of_a_side.into_iter().flat_map(|text| Color::ALL.map(text));
        let pieces = Color::ALL.into_iter().flat_map(|side| Role::ALL.map(|role| P::Piece(role.of(side))));
        let all = once.into_iter().chain(of_a_side).chain(pieces);
        let side = |side: Color| label(&words, side.fold_wb("White", "Black"), language).as_deref().map(escaped);
        Phrases {
            kept: all.map(|text| (text, escaped(&words.page(&text, language)))).collect(),
            side: ByColor::new_with(|one| side(one).unwrap_or_default()),
            scores: Score::ALL.map(|score| (score, score_in_words(&words, score, language))).into(),
            labels: RefCell::default(),
            result: words.page_tag("Result", language).map(|tag| escaped(&tag)).unwrap_or_default(),
            language,
            words,
        }
    }

    /// The words of a text that is the same in every game.
    pub fn get(&self, text: PageText<'static>) -> &str {
        self.kept.iter().find(|(kept, _)| *kept == text).map_or("", |(_, words)| words)
    }

    /// What a sign of annotation means.
    pub fn sign(&self, sign: Sign, side: Color) -> String {
        escaped(&self.words.page(&PageText::Sign(sign, side), self.language))
    }

    /// The result.
    pub fn score(&self, score: Score) -> &str {
        self.scores.iter().find(|(kept, _)| *kept == score).map_or("", |(_, words)| words)
    }

    /// Writes what a tag of PGN is called: in words, or as the file calls it.
    pub fn label(&self, to: &mut String, tag: &str) {
        let mut labels = self.labels.borrow_mut();
        if let Some(label) = labels.get(tag) {
            to.push_str(label);
            return;
        }
        let own = self.words.page_tag(tag, self.language).or_else(|| label(&self.words, tag, self.language));
        // A name from outside may hold what stands for a slot among ours.
        let mut label_of_tag = String::new();
        markup::text(&mut label_of_tag, own.as_deref().unwrap_or(tag));
        to.push_str(&label_of_tag);
        if labels.len() < KEPT {
            labels.insert(tag.to_owned(), label_of_tag);
        }
    }

    /// What the value of a tag means, where that can be said.
    pub fn value(&self, tag: &str, value: &str) -> Option<String> {
        self.words.page_value(tag, value, self.language).map(|words| escaped(&words))
    }
}

fn score_in_words(words: &Words, score: Score, language: Language) -> String {
    escaped(&words.page(&PageText::Score(score.text(), score.outcome()), language))
}

/// What a tag of PGN is called, where it has a line of its own above the moves.
fn label(words: &Words, tag: &str, language: Language) -> Option<String> {
    let line = words.heading(HeadingLine::of_tag(tag, "")?, language);
    Some(line.trim_end().trim_end_matches(':').trim_end().to_owned())
}
