//! A language for tests: every sentence lengthened and accented, what is put into it kept. So a text that comes through no catalogue
//! shows. It is made of any language of the console, and is in no program that is released.

use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering};

static ON: AtomicBool = AtomicBool::new(false);

/// From now on every sentence is said in it. To be called before the first one.
pub fn begin() {
    ON.store(true, Ordering::Relaxed);
}

/// Whether it is spoken.
pub(crate) fn is_on() -> bool {
    ON.load(Ordering::Relaxed)
}

/// A text in it: each letter with an accent, vowels twice.
pub(crate) fn accented(text: &str) -> Cow<'_, str> {
    const PLAIN: &str = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    const ACCENTED: &str = "áƀçďéƒğĥíĵķĺɱñóƥɋřśťúṽŵẋýžÁƁÇĎÉƑĞĤÍĴĶĹṀÑÓƤɊŘŚŤÚṼŴẊÝŽ";
    let mut out = String::with_capacity(text.len() * 2);
    for letter in text.chars() {
        let accented = PLAIN.chars().zip(ACCENTED.chars()).find(|(plain, _)| *plain == letter);
        let accented = accented.map_or(letter, |(_, accented)| accented);
        out.push(accented);
        if "aeiou".contains(letter) {
            out.push(accented);
        }
    }
    out.into()
}

/// A word that is data of a language and no sentence, such as a number: accented if it is spoken.
pub(crate) fn word(text: String) -> String {
    if is_on() { accented(&text).into_owned() } else { text }
}
