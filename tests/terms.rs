//! One term for one thing: words that a better one has replaced stay out of the catalogues.
//! `terms.md` compares the terms with the Laws in four languages.

use annabella::game::participant::Language;

use crate::locales::{locale, written};

/// Language, word (with `*`: whatever begins so), and what stands in its place. Case does not matter.
pub const REPLACED: [(&str, &str, &str); 43] = [
    ("en", "man", "piece (the Laws' word)"),
    ("en", "men", "pieces"),
    ("en", "he", "you, they, White"),
    ("en", "his", "your, their, White's"),
    ("en", "him", "you, them, White"),
    ("en", "whoever", "the player who"),
    ("en", "nobody", "what is, not what is not"),
    ("en", "stands on", "is on"),
    ("en", "solver", "This is proved"),
    ("en", "start position", "starting position"),
    ("en", "obeyed", "does nothing"),
    ("en", "docket", "pending"),
    ("en", "timepiece", "clock"),
    ("en", "blindfold", "without sight"),
    ("de", "stein*", "Figur"),
    ("de", "beanspruch*", "beantragen"),
    ("de", "illegal*", "regelwidrig"),
    ("de", "löser", "Das ist bewiesen"),
    ("de", "partei", "Seite, Weiß, Schwarz"),
    ("de", "ausgangsstellung", "Anfangsstellung (FIDE-Schachregeln, DSB)"),
    ("de", "zeitabschnitt*", "Zeitperiode (FIDE-Schachregeln, DSB)"),
    ("de", "inkrement*", "Zeitzuschlag"),
    ("it", "non legale", "illegale"),
    ("it", "non legali", "illegali"),
    ("it", "reclama la patta", "richiede la patta"),
    ("it", "reclamare la patta", "richiedere la patta"),
    ("it", "incorporat*", "avversario interno"),
    ("it", "uomini", "pezzi"),
    ("it", "solutore", "È dimostrato"),
    ("it", "sanzion*", "penalità, penalizzare (Regole degli scacchi)"),
    ("fr", "presse*", "appuyer sur la pendule"),
    ("fr", "écouteur*", "casque"),
    ("fr", "offre de nulle", "proposition de nulle"),
    ("fr", "partie libre", "partie amicale"),
    ("fr", "irrégulier*", "illégal"),
    ("fr", "enceinte", "aire de jeu (Laws in French)"),
    ("es", "incorporad*", "rival integrado"),
    ("es", "jugada sellada", "jugada secreta"),
    ("es", "movimiento*", "jugada"),
    ("es", "oponente", "rival"),
    ("es", "retardo", "demora (Leyes del Ajedrez)"),
    ("es", "tiempo de espera", "tiempo de incomparecencia (Leyes del Ajedrez)"),
    ("es", "ayudante*", "asistente"),
];

/// Words alone, one space between them and one at each end.
pub fn words(text: &str) -> String {
    let plain: String = text.to_lowercase().chars().map(|c| if c.is_alphanumeric() { c } else { ' ' }).collect();
    format!(" {} ", plain.split_whitespace().collect::<Vec<_>>().join(" "))
}

pub fn has(text: &str, word: &str) -> bool {
    match word.strip_suffix('*') {
        Some(beginning) => text.contains(&format!(" {beginning}")),
        None => text.contains(&format!(" {word} ")),
    }
}

#[test]
fn no_word_comes_back_that_a_better_one_has_replaced() {
    assert!(has(&words("Black's men, and"), "men") && has(&words("Zwei Steine."), "stein*"));
    assert!(!has(&words("Comment"), "men"));
    let mut found = Vec::new();
    for language in Language::ALL {
        for (key, sentence) in locale(language).into_iter().chain(written(language)) {
            let text = words(&sentence.text);
            for (_, word, instead) in REPLACED.iter().filter(|(code, ..)| *code == language.code()) {
                if has(&text, word) {
                    found.push(format!("{} {key}: `{word}`, better: {instead}", language.code()));
                }
            }
        }
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
}
