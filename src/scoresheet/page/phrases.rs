//! The words of a page in one language, escaped once: a file may hold a hundred thousand games.

use super::markup;
use crate::game::participant::Language;
use crate::game::report::Check;
use crate::rules::position::{ByColor, Color, Piece, Role};
use crate::scoresheet::sheet::Score;
use crate::words::Words;
use crate::words::sheet_heading::HeadingLine;
use crate::words::sheet_page::{PageText, Sign};

/// Words that are the same in every game. Slots stand in some of them.
pub(super) struct Phrases {
    words: Words,
    language: Language,
    pub game: String,
    pub game_named: String,
    pub unknown: String,
    pub moves: String,
    pub number: String,
    pub clock: ByColor<String>,
    pub thought: ByColor<String>,
    pub variation: String,
    pub not_legal: String,
    pub braille_heading: String,
    pub start: ByColor<String>,
    pub position: ByColor<String>,
    pub pieces: ByColor<String>,
    pieces_named: Vec<(Piece, String)>,
    pub side: ByColor<String>,
    pub signature: ByColor<String>,
    pub offer: String,
    pub check: String,
    pub mate: String,
    pub result: String,
}

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
        let page = |text: PageText<'_>| escaped(&words.page(&text, language));
        let both = |text: fn(Color) -> PageText<'static>| ByColor::new_with(|side| page(text(side)));
        let side = |side: Color| label(&words, side.fold_wb("White", "Black"), language).as_deref().map(escaped);
        let pieces = Color::ALL.into_iter().flat_map(|side| Role::ALL.map(|role| role.of(side)));
        Phrases {
            game: page(PageText::Game { named: false }),
            game_named: page(PageText::Game { named: true }),
            unknown: page(PageText::Unknown),
            moves: page(PageText::Moves),
            number: page(PageText::Move),
            clock: both(PageText::Clock),
            thought: both(PageText::Thought),
            variation: page(PageText::Variation),
            not_legal: page(PageText::NotLegal),
            braille_heading: page(PageText::BrailleHeading),
            start: both(PageText::Start),
            position: both(PageText::Position),
            pieces: both(PageText::Pieces),
            pieces_named: pieces.map(|piece| (piece, page(PageText::Piece(piece)))).collect(),
            side: ByColor::new_with(|one| side(one).unwrap_or_default()),
            signature: both(PageText::Signature),
            offer: page(PageText::Offer),
            check: page(PageText::Threat(Check::Check)),
            mate: page(PageText::Threat(Check::Mate)),
            result: words.page_tag("Result", language).map(|tag| escaped(&tag)).unwrap_or_default(),
            language,
            words,
        }
    }

    /// What a piece is called.
    pub fn piece(&self, piece: Piece) -> &str {
        self.pieces_named.iter().find(|(named, _)| *named == piece).map_or("", |(_, name)| name)
    }

    /// What a sign says that stands behind a move; nothing where it says nothing.
    pub fn threat(&self, check: Check) -> &str {
        match check {
            Check::None => "",
            Check::Check => &self.check,
            Check::Mate => &self.mate,
        }
    }

    /// What a sign of annotation means.
    pub fn sign(&self, sign: Sign) -> String {
        escaped(&self.words.page(&PageText::Sign(sign), self.language))
    }

    /// The result.
    pub fn score(&self, score: Score) -> String {
        escaped(&self.words.page(&PageText::Score(score.text(), score.outcome()), self.language))
    }

    /// Writes what a tag of PGN is called: in words, or as the file calls it.
    pub fn label(&self, to: &mut String, tag: &str) {
        let own = self.words.page_tag(tag, self.language).or_else(|| label(&self.words, tag, self.language));
        // A name from outside may hold what stands for a slot among ours.
        markup::text(to, own.as_deref().unwrap_or(tag));
    }

    /// What the value of a tag means, where that can be said.
    pub fn value(&self, tag: &str, value: &str) -> Option<String> {
        self.words.page_value(tag, value, self.language).map(|words| escaped(&words))
    }
}

/// What a tag of PGN is called, where it has a line of its own above the moves.
fn label(words: &Words, tag: &str, language: Language) -> Option<String> {
    let line = words.heading(HeadingLine::of_tag(tag, "")?, language);
    Some(line.trim_end().trim_end_matches(':').trim_end().to_owned())
}
