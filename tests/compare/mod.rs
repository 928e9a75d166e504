//! Scoresheets in text, and two of them compared (D.2.9): against games whose moves are known, through files of every form, and by
//! `annabella compare` as its user runs it.

mod command;
mod compared;
mod texts;

use annabella::game::participant::Language;
use std::sync::LazyLock;

use annabella::notation::written::Notation;
use annabella::scoresheet::sheet::Sheet;
use annabella::scoresheet::text;
use annabella::words::Words;

/// A sheet as text.
fn written(sheet: &Sheet, notation: Notation, language: Language) -> String {
    static WORDS: LazyLock<Words> = LazyLock::new(Words::new);
    text::write(sheet, notation, &WORDS, language)
}
