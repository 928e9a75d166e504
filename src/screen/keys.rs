//! What the keys of the board do on a page, and what they are called.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::desk::notices::keys::{Awaited, KeyNotice};
use crate::desk::page_keys::{PageKey, page_actions, page_keys};
use crate::game::participant::Language;
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::{Listener, Words};

/// As the page's script reads it.
#[derive(Debug, Serialize)]
pub(super) struct Keys {
    /// By their names in browsers.
    by_name: BTreeMap<String, PageKey>,
    /// What is said when something has to follow, and where nothing is to go back to.
    texts: BTreeMap<&'static str, String>,
    /// Each with what it does, in words.
    rows: Vec<[String; 2]>,
}

impl Keys {
    pub(super) fn of(words: &Words, language: Language) -> Keys {
        let listener = Listener { language, ..Listener::default() };
        let texts = [
            ("square", KeyNotice::Awaits(Awaited::Square)),
            ("file", KeyNotice::Awaits(Awaited::File)),
            ("kind", KeyNotice::Awaits(Awaited::Kind)),
            ("back", KeyNotice::NoJump),
        ];
        let say = |(name, notice)| (name, text(&words.notice(&Notice::from(notice), &listener)));
        let row = |(keys, action)| words.key_row(&Notice::from(KeyNotice::Item { keys, action }), &listener);
        Keys {
            by_name: page_keys(language).into_iter().collect(),
            texts: texts.map(say).into(),
            rows: page_actions(language).into_iter().filter_map(row).collect(),
        }
    }
}
