//! Text as it is compared: small letters, no accents, no punctuation, single blanks.

/// The text as it is compared.
pub(super) fn fold(text: &str) -> String {
    let mut folded = String::with_capacity(text.len());
    for character in text.chars().flat_map(char::to_lowercase) {
        match plain(character) {
            Some(letters) => folded.push_str(letters),
            None if character.is_alphanumeric() => folded.push(character),
            // Combining accents vanish; everything else parts words.
            None if ('\u{300}'..='\u{36f}').contains(&character) => {}
            None => folded.push(' '),
        }
    }
    folded.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn plain(character: char) -> Option<&'static str> {
    Some(match character {
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

#[cfg(test)]
mod tests {
    use super::fold;

    #[test]
    fn case_accents_and_stops_are_of_no_account() {
        for (text, folded) in [
            ("  Última, jugada? ", "ultima jugada"),
            ("j'accepte", "j accepte"),
            ("Tschüß!", "tschuss"),
            ("u\u{308}ber", "uber"),
            ("half-move 12", "half move 12"),
            ("İ", "i"),
            ("…", ""),
        ] {
            assert_eq!(fold(text), folded);
        }
    }
}
