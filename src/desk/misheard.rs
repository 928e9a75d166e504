//! Lines that are commands, and those that only begin like one.

use std::path::PathBuf;

use super::is_aside;
use crate::desk::lines::command::{self, Heard, Word};
use crate::desk::lines::courtesy;
use crate::desk::lines::unclear::Unclear;
use crate::desk::notices::cue::CueNotice;
use crate::desk::notices::desk::DeskNotice;
use crate::desk::notices::warning::WarningNotice;
use crate::game::participant::Language;
use crate::words::notice::Notice;

/// Why a line that begins like a command is none.
pub(super) fn why_not(misheard: Heard) -> Notice {
    match misheard {
        Heard::Word(_) | Heard::Warnings(_) | Heard::Manual(_) | Heard::Blunder { .. } | Heard::MoveIs { .. } => {
            DeskNotice::NothingAsked.into()
        }
        Heard::WrongWarnings { text } => Notice::from(WarningNotice::Wrong { text: shortened(&text) }),
        Heard::Unclear(what) => unclear(what),
        Heard::NoSuchCue { text } => Notice::from(CueNotice::Unknown { text: shortened(&text) }),
        Heard::WrongCueChange { text } => Notice::from(CueNotice::WrongChange { text: shortened(&text) }),
    }
}

/// What is missing or wrong in a line.
pub(super) fn unclear(what: Unclear) -> Notice {
    Notice::from(what.quoting(shortened))
}

/// What a line begins like, where it is no command after all.
pub(super) fn misheard(text: &str, language: Language) -> Option<Heard> {
    command::parse(text, language).filter(|heard| {
        !matches!(
            heard,
            Heard::Word(_) | Heard::Warnings(_) | Heard::Manual(_) | Heard::Blunder { .. } | Heard::MoveIs { .. }
        )
    })
}

/// The command that a line is, if it is one.
pub(super) fn word_of(text: &str, language: Language) -> Option<Word> {
    match command::parse(text, language)? {
        Heard::Word(word) => Some(word),
        Heard::Unclear(_)
        | Heard::NoSuchCue { .. }
        | Heard::WrongCueChange { .. }
        | Heard::Warnings(_)
        | Heard::Blunder { .. }
        | Heard::MoveIs { .. }
        | Heard::Manual(_)
        | Heard::WrongWarnings { .. } => None,
    }
}

/// Whether a line is a question that changes nothing, also with courtesy around it.
pub(super) fn only_asks(text: &str, language: Language) -> bool {
    let asks = |text: &str| match command::parse(text, language) {
        Some(Heard::Word(word)) => is_aside(word),
        heard => matches!(heard, Some(Heard::MoveIs { .. } | Heard::Blunder { .. })),
    };
    asks(text) || courtesy::without(text, language).is_some_and(|plain| asks(&plain.text))
}

/// `save /media/stick/game.annabella`: the path after the word.
pub(super) fn path_behind_save(text: &str, language: Language) -> Option<PathBuf> {
    let (word, path) = text.split_once(char::is_whitespace)?;
    let path = path.trim();
    let looks_like_a_file = path.contains(['/', '.', '\\']);
    (word_of(word, language) == Some(Word::Save) && looks_like_a_file).then(|| PathBuf::from(path))
}

/// Enough of a text to recognise it by ear.
pub fn shortened(text: &str) -> String {
    const ENOUGH: usize = 40;
    let visible: String = text.chars().filter(|c| !c.is_control()).collect();
    let mut short = visible.as_str();
    if let Some((end, next)) = visible.char_indices().nth(ENOUGH) {
        short = &visible[..end];
        // A word is left out rather than cut, unless it is all there is.
        let whole = if next.is_whitespace() { Some(short.len()) } else { short.rfind(char::is_whitespace) };
        short = whole.map_or(short, |end| &short[..end]);
    }
    // The sentence brings its own stop.
    let bare = short.trim().trim_end_matches(['.', ',', ';', ':', '?', '!', '…']).trim_end();
    let bare = bare.trim_start_matches(['¿', '¡']);
    if bare.is_empty() { short.trim() } else { bare }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn what_was_said_is_quoted_in_whole_words() {
        for (text, quoted) in [
            ("can you hear me?", "can you hear me"),
            ("what is the meaning of all of this castling?", "what is the meaning of all of this"),
            ("???", "???"),
            ("¿es mate dama?", "es mate dama"),
            ("¿", "¿"),
            ("e9.", "e9"),
            ("", ""),
            ("Donaudampfschifffahrtsgesellschaftskapitän", "Donaudampfschifffahrtsgesellschaftskapit"),
            ("quelle est la meilleure ouverture ici, s'il te plaît", "quelle est la meilleure ouverture ici"),
        ] {
            assert_eq!(shortened(text), quoted);
        }
    }
}
