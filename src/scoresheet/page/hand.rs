//! What table and variations have in common: a move, and the signs after it.

use super::markup;
use super::phrases::Phrases;
use super::signs;
use crate::notation::letters::figurine;
use crate::notation::written::Notation;
use crate::rules::position::Position;
use crate::rules::position::line::Step;
use crate::scoresheet::convert::pgn_in::PgnIn;
use crate::scoresheet::sentences::page::PageText;
use crate::scoresheet::sheet::OFFER;

/// What writes moves.
pub(super) struct Hand<'a> {
    pub phrases: &'a Phrases,
    pub notation: Notation,
    /// Reads variations.
    pub pgn: &'a mut PgnIn,
}

impl Hand<'_> {
    /// A move in a notation; where a sign stands for a piece, for check or mate, that is said, too. It is given back without check and
    /// mate, as it stands on the page.
    pub(super) fn written(&self, to: &mut String, step: &Step, before: &Position) -> String {
        let mut text = String::new();
        self.notation.append(&mut text, step, before);
        let (bare, threat) = text.split_at(text.trim_end_matches(['+', '#']).len());
        let mut written = String::new();
        let mut letters = bare.chars();
        match letters.next().and_then(|letter| Some((letter, figurine(letter)?))) {
            // Most voices pass over the figure, and what is left would be a pawn's move.
            Some((letter, role)) => {
                markup::sign(
                    &mut written,
                    letter.encode_utf8(&mut [0; 4]),
                    self.phrases.get(PageText::Piece(role.of(step.mover))),
                );
                written.push(' ');
                markup::text(&mut written, letters.as_str());
            }
            None => markup::text(&mut written, bare),
        }
        to.push_str(&written);
        if !threat.is_empty() {
            markup::sign(to, threat, self.phrases.get(PageText::Threat(step.played.threat.into())));
        }
        written
    }

    /// Writes a sign of annotation; an unknown one stands as it is.
    pub(super) fn sign(&self, to: &mut String, text: &str) {
        if let Some((seen, sign, side)) = signs::of_number(text) {
            markup::sign(to, seen, &self.phrases.sign(sign, side));
        } else {
            to.push(' ');
            markup::text(to, text);
        }
    }

    pub(super) fn offer(&self, to: &mut String) {
        to.push(' ');
        markup::sign(to, OFFER, self.phrases.get(PageText::Offer));
    }
}

/// What stands between the braces of a comment.
pub(super) fn comment(text: &str) -> &str {
    between(text, '{', '}')
}

/// What stands between two signs, where they are there.
pub(super) fn between(text: &str, open: char, close: char) -> &str {
    let inner = text.strip_prefix(open).unwrap_or(text);
    inner.strip_suffix(close).unwrap_or(inner).trim()
}
