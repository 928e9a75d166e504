//! What follows moves in print and in other programs' files: signs of annotation, words for a check, blanks of many kinds.

/// Signs and their numbers in PGN, those first that contain others.
const GLYPHS: [(&str, &str); 45] = [
    ("+/−", "$16"),
    ("+/-", "$16"),
    ("−/+", "$17"),
    ("-/+", "$17"),
    ("+/=", "$14"),
    ("=/+", "$15"),
    ("+−", "$18"),
    ("+-", "$18"),
    ("−+", "$19"),
    ("-+", "$19"),
    ("+=", "$14"),
    ("=+", "$15"),
    ("±", "$16"),
    ("∓", "$17"),
    ("⩲", "$14"),
    ("⩱", "$15"),
    ("∞", "$13"),
    ("‼", "$3"),
    ("⁇", "$4"),
    ("⁉", "$5"),
    ("⁈", "$6"),
    ("□", "$7"),
    ("☐", "$7"),
    ("⨀", "$22"),
    ("⊙", "$22"),
    ("○", "$26"),
    ("⟳", "$32"),
    ("↑", "$36"),
    ("→", "$40"),
    ("⯹", "$44"),
    ("⇆", "$132"),
    ("⇄", "$132"),
    ("⊕", "$138"),
    ("⨁", "$138"),
    ("△", "$140"),
    ("∆", "$140"),
    ("Δ", "$140"),
    ("⌓", "$142"),
    ("TN", "$146"),
    ("N", "$146"),
    ("#D", "$220"),
    ("D", "$220"),
    ("≤", "$143"),
    ("=∞", "$44"),
    // A draw offer has brackets (C.12).
    ("=", "$10"),
];

/// The number of a sign of annotation, beside those of question marks and exclamation marks.
pub fn number(sign: &str) -> Option<&'static str> {
    GLYPHS.into_iter().find(|(text, _)| *text == sign).map(|(_, number)| number)
}

/// A word without the sign at its end, and that sign.
pub fn without_sign(word: &str) -> Option<(&str, &str)> {
    let (sign, _) = GLYPHS.into_iter().find(|(sign, _)| word.len() > sign.len() + 1 && word.ends_with(sign))?;
    Some(word.split_at(word.len() - sign.len()))
}

/// Whether a short word of ASCII may be one of these, by its first byte: most are moves.
pub fn may_be_one(word: &[u8]) -> bool {
    matches!(
        word,
        [b'N' | b'D' | b'Q' | b'R' | b'B']
            | [b'T', b'N']
            | [b'e', b'p' | b'.', ..]
            | [b'c', b'h', ..]
            | [b'm', b'a', ..]
            | [b'd', b'b' | b'i', ..]
    )
}

/// Words that say of the move before them what the board shows.
pub fn says_nothing(word: &str) -> bool {
    const WORDS: [&str; 15] =
        ["+", "++", "#", "†", "‡", "ch", "ch.", "mate", "dbl", "dis", "ep", "e.p.", "e.p", "e.p.+", "ep+"];
    WORDS.contains(&word)
}

/// Whether a word is what the pawn becomes that the word before it moves to its last rank.
pub fn promotes(before: &str, word: &str) -> bool {
    let piece = word.trim_start_matches(['=', '/']);
    let is_piece =
        matches!(piece, "Q" | "R" | "B" | "N" | "q" | "r" | "b" | "n" | "♕" | "♖" | "♗" | "♘" | "♛" | "♜" | "♝" | "♞");
    let is_pawn = before.starts_with(|sign: char| sign.is_ascii_lowercase()) || before.starts_with(['♙', '♟', 'P']);
    is_piece && is_pawn && before.trim_end_matches(['+', '#', '=', '/']).ends_with(['1', '8'])
}

/// Whether it stands between the halves of a result.
pub fn parts_results(word: &str) -> bool {
    matches!(word, "-" | "–" | "—" | "−" | ":")
}

/// Whether a line goes on with the number of a move.
pub fn goes_on_with_number(rest: &str) -> bool {
    let line = rest.split(['\n', '\r']).next().unwrap_or_default();
    let word = line.split(is_blank).find(|word| !word.is_empty()).unwrap_or_default();
    let behind = word.trim_start_matches(|sign: char| sign.is_ascii_digit());
    behind.len() < word.len() && (behind.is_empty() || behind.starts_with(['.', ')', '…']))
}

/// Blanks of any width, and signs without one.
pub fn is_blank(sign: char) -> bool {
    sign.is_whitespace() || matches!(sign, '\u{1a}' | '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}' | '\u{ad}')
}

/// The first blank of a word; a sign without width counts as one only at an end of the word, or after a dot.
pub fn blank_in(word: &str) -> Option<(usize, char)> {
    let mut before: Option<char> = None;
    let mut signs = word.char_indices().peekable();
    while let Some((at, sign)) = signs.next() {
        let within =
            before.is_some_and(char::is_alphanumeric) && signs.peek().is_some_and(|(_, next)| next.is_alphanumeric());
        if is_blank(sign) && (sign.is_whitespace() || !within) {
            return Some((at, sign));
        }
        before = Some(sign);
    }
    None
}

/// Whether a move may have it: letters and figures of any alphabet, figurines, hyphens.
pub fn is_of_moves(sign: char) -> bool {
    sign.is_alphanumeric() || matches!(sign, '♔'..='♟' | '-' | '‐'..='―' | '−' | '†' | '‡' | '½')
}
