//! Letters without their accents: a player may leave them out, and many a keyboard has not got them.

/// What a small letter is without its accent; `None` for one that has none.
pub(crate) const fn plain(letter: char) -> Option<&'static str> {
    Some(match letter {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => "a",
        'ç' => "c",
        'è' | 'é' | 'ê' | 'ë' => "e",
        'ì' | 'í' | 'î' | 'ï' => "i",
        'ñ' => "n",
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => "o",
        'ù' | 'ú' | 'û' | 'ü' => "u",
        'ý' | 'ÿ' => "y",
        'ß' => "ss",
        'œ' => "oe",
        'æ' => "ae",
        _ => return None,
    })
}

/// A word as it is compared: small letters without accents.
pub(crate) fn folded(word: &str) -> String {
    let small = word.chars().flat_map(char::to_lowercase).filter(|letter| !is_combining(*letter));
    small.fold(String::new(), |mut folded, letter| {
        match plain(letter) {
            Some(plain) => folded.push_str(plain),
            None => folded.push(letter),
        }
        folded
    })
}

/// Whether a character is an accent that follows its letter as a character of its own.
pub(crate) const fn is_combining(character: char) -> bool {
    matches!(character, '\u{300}'..='\u{36f}')
}
