//! What somebody may have meant whose line was not understood.

use crate::desk::lines;
use crate::desk::lines::command::{self, Heard, ListenWord, ScreenWord, Word, parse};
use crate::desk::lines::ruling_order::{self, Said};
use crate::game::participant::Language;
use crate::words::fold::fold;
use crate::words::grammar::{Grammar, Line, Nearness, Offers, Wrong};

/// The words and questions nearest to a text, best first, at most three, and none that is far from it; those of the player's
/// own language first.
pub fn nearest(text: &str, language: Language) -> Vec<String> {
    if text.len() > command::LONGEST {
        return Vec::new();
    }
    let line = Line::new(text, language);
    let (mut offers, grammars) = (Offers::default(), nearness(&line));
    // A question with a square or a number in it is meant rather than one that stands for itself; its parts alone are none.
    let is_meant = |spelled: &str| {
        matches!(parse(spelled, language), Some(Heard::Word(_) | Heard::Blunder { .. } | Heard::MoveIs { .. }))
    };
    let may_be_meant = |spelled: &str| may_be_meant(text, spelled, language);
    for (group, grammar) in grammars.iter().enumerate() {
        let is_meant = |spelled: &str| is_meant(spelled) && may_be_meant(spelled);
        grammar.offer(&mut offers, (group, Wrong::Letters), command::names_something, is_meant);
    }
    for grammar in &grammars {
        grammar.offer(&mut offers, (grammars.len(), Wrong::Words), command::stands_alone, may_be_meant);
    }
    offers.best().into_iter().map(str::to_owned).collect()
}

/// Whether a line that is near may be offered: what leaves, silences or ends something only where one letter of a long word is wrong,
/// or two letters have changed places. Two words of the languages are often nearer to one another than that: *sons* and *sors*.
fn may_be_meant(said: &str, near: &str, language: Language) -> bool {
    const SHORTEST: usize = 5;
    let ends = matches!(parse(near, language), Some(Heard::Word(word)) if ends_something(word));
    let (said, near) = (fold(said), fold(near));
    let sorted = |text: &str| {
        let mut letters: Vec<char> = text.chars().collect();
        letters.sort_unstable();
        letters
    };
    let has_the_same_letters = || sorted(&said) == sorted(&near);
    !ends
        || strsim::damerau_levenshtein(&said, &near) <= 1
            && (near.chars().count() >= SHORTEST || has_the_same_letters())
}

/// Whether a word leaves, silences or ends something, or takes something back.
const fn ends_something(word: Word) -> bool {
    use ListenWord::{Delete, HandsFree, Keep, Switch};
    matches!(
        word,
        Word::Quit
            | Word::Close
            | Word::End
            | Word::Stop
            | Word::Resign
            | Word::Accept
            | Word::NewGame
            | Word::Undo
            | Word::Speech(None | Some(false))
            | Word::Sounds(false)
            | Word::Cue { loudness: Some(_), .. }
            | Word::Listen(Switch(false) | HandsFree(false) | Keep(false) | Delete)
            | Word::Warnings(Some(false))
            | Word::BlunderWarnings(false)
            | Word::Screen(ScreenWord::Dismiss(_))
    )
}

/// What is near to a text in which no word is missing, by those rules that are wanted.
pub fn nearest_of(text: &str, language: Language, is_wanted: impl Fn(&str) -> bool) -> Vec<String> {
    if text.len() > command::LONGEST {
        return Vec::new();
    }
    nearest_meant(text, language, (&[], is_wanted), |_| true)
}

/// The orders of the arbiter nearest to a text, with its reason.
pub fn nearest_order(text: &str, language: Language) -> Vec<String> {
    nearest_meant(text, language, (&[], ruling_order::is_order), |line| {
        ruling_order::parse(line, language).is_some_and(|heard| !matches!(heard.said, Said::Unclear(_)))
    })
}

/// What the clock alone understands that is nearest to a text.
pub fn nearest_for_clock(text: &str, language: Language) -> Vec<String> {
    let is_meant = |line: &str| lines::clock::is_understood(line, language);
    nearest_meant(text, language, (&lines::clock::NAMES_OF_SIDES, lines::clock::is_read), is_meant)
}

/// What is near to a text in which no word is missing, by those rules that are named or wanted, where the whole line is meant. The reason of an order
/// is not compared: it is what follows a semicolon, and in a long line the words after its first ones.
fn nearest_meant(
    text: &str,
    language: Language,
    (names, is_wanted): (&[&str], impl Fn(&str) -> bool),
    is_meant: impl Fn(&str) -> bool,
) -> Vec<String> {
    let (compared, rest) = text.split_at(end_of_compared(text));
    let line = Line::new(compared, language);
    let mut offers = Offers::default();
    let is_meant = |near: &str| may_be_meant(compared, near, language) && is_meant(&format!("{near}{rest}"));
    for grammar in nearness(&line) {
        grammar.offer_named(&mut offers, (0, Wrong::Letters), names, is_meant);
        grammar.offer(&mut offers, (0, Wrong::Letters), &is_wanted, is_meant);
    }
    offers.best().into_iter().map(|near| format!("{near}{rest}")).collect()
}

fn end_of_compared(text: &str) -> usize {
    let order = text.find(';').unwrap_or(text.len());
    let is_too_long = order > command::LONGEST;
    let mut spaces = text.match_indices(char::is_whitespace).map(|(at, _)| at);
    if is_too_long { spaces.rfind(|at| *at <= command::LONGEST).unwrap_or(0) } else { order }
}

fn nearness<'l>(line: &'l Line<'l>) -> Vec<Nearness<'static, 'l>> {
    let grammars = Grammar::for_language(line.language()).enumerate();
    grammars.map(|(index, grammar)| grammar.nearness(line, index > 0)).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::desk::lines;
    use crate::desk::lines::ruling_order;
    use crate::desk::lines::study;
    use crate::rules::position::Color;

    #[test]
    fn near_words_are_offered_and_far_ones_not() {
        assert_eq!(nearest("reisgn", Language::En), ["resign"]);
        assert_eq!(nearest("mvoes", Language::En), ["moves"]);
        assert_eq!(nearest("helpp", Language::De), ["help"]);
        assert_eq!(nearest("jugada", Language::Es).first().map(String::as_str), Some("jugadas"));
        assert!(nearest("xyzzy", Language::Fr).is_empty());
        assert!(nearest("", Language::Fr).is_empty());
        for language in Language::ALL {
            assert!(nearest("paus", language).len() <= 3);
        }
    }

    /// What the program calls its settings, and what people call them, in the order of the languages.
    const SETTINGS: [(Language, &str); 5] = [
        (
            Language::En,
            "sounds sound cues audio voice speech volume loudness rate speed pitch level strength warnings keys language \
             microphone recordings display braille engine screen style echo clock time mode opponent settings new old",
        ),
        (
            Language::De,
            "Klänge Klang Töne Ton Signale Geräusche Stimme Sprache Lautstärke Tempo Tonhöhe Stufe Stärke Warnungen Tasten \
             Mikrofon Aufnahmen Anzeige Braille Engine Bildschirm Stil Echo Uhr Bedenkzeit Modus Gegner Einstellungen neu alt",
        ),
        (
            Language::It,
            "suoni suono segnali audio voce lingua volume velocità tono livello forza avvisi tasti microfono registrazioni \
             display braille motore schermo stile eco orologio tempo modalità avversario impostazioni nuovo vecchio",
        ),
        (
            Language::Es,
            "sonidos sonido señales audio voz idioma volumen velocidad tono nivel fuerza avisos teclas micrófono grabaciones \
             pantalla braille motor estilo eco reloj tiempo modo rival ajustes nuevo viejo",
        ),
        (
            Language::Fr,
            "sons son signaux audio voix langue volume vitesse hauteur niveau force avertissements touches micro \
             enregistrements afficheur braille moteur écran style écho pendule temps mode adversaire réglages nouveau vieux",
        ),
    ];

    #[test]
    fn the_name_of_a_setting_never_suggests_ending_something() {
        let ends =
            |line: &str, language| matches!(parse(line, language), Some(Heard::Word(word)) if ends_something(word));
        for (language, names) in SETTINGS {
            for name in names.split_whitespace().filter(|name| parse(name, language).is_none()) {
                let near = nearest(name, language);
                assert!(!near.iter().any(|near| ends(near, language)), "{language:?} {name}: {near:?}");
            }
        }
        for (language, name) in [
            (Language::En, "sounds"),
            (Language::De, "Klänge"),
            (Language::It, "suoni"),
            (Language::Es, "sonidos"),
            (Language::Fr, "sons"),
        ] {
            let sounds = Some(Heard::Word(Word::Talk(crate::desk::lines::everyday::Talk::Sounds)));
            assert_eq!(parse(name, language), sounds, "{language:?} {name}");
        }
        for (language, name) in [
            (Language::En, "new"),
            (Language::De, "neu"),
            (Language::It, "nuovo"),
            (Language::Es, "nuevo"),
            (Language::Fr, "nouveau"),
        ] {
            assert_eq!(parse(name, language), Some(Heard::Word(Word::NewGame)), "{language:?} {name}");
        }
    }

    #[test]
    fn what_ends_something_is_offered_for_one_letter_only() {
        for (line, language, near) in [
            ("resgin", Language::En, vec!["resign"]),
            ("rezin", Language::En, vec![]),
            ("qiut", Language::En, vec!["quit"]),
            ("stpo", Language::En, vec!["stop"]),
            ("quot", Language::En, vec![]),
            ("sorz", Language::Fr, vec![]),
            ("abbandno", Language::It, vec!["abbandono"]),
            ("abandon", Language::It, vec![]),
        ] {
            let mut offered = nearest(line, language);
            offered.retain(|near| matches!(parse(near, language), Some(Heard::Word(word)) if ends_something(word)));
            assert_eq!(offered, near, "{language:?} {line}");
        }
    }

    #[test]
    fn questions_with_something_named_in_them_are_offered() {
        for (language, line, first) in [
            (Language::En, "waht e4", "what e4"),
            (Language::En, "where are my kinghts", "where are my knights"),
            (Language::En, "who defneds e4", "who defends e4"),
            (Language::En, "lsat 3 moves", "last 3 moves"),
            (Language::It, "chi attaca e4", "chi attacca e4"),
            (Language::De, "wer dekct e4", "wer deckt e4"),
            (Language::De, "wo sind meine Tüme", "wo sind meine Türme"),
            (Language::Es, "quién defeinde e4", "quién defiende e4"),
            (Language::Fr, "qui attauqe e4", "qui attaque e4"),
        ] {
            assert_eq!(nearest(line, language).first().map(String::as_str), Some(first), "{language:?} {line}");
        }
    }

    #[test]
    fn orders_claims_and_steps_of_the_dialogue_are_near() {
        for (language, line, meant) in [
            (Language::En, "ad white 2:00 because of the noise", "add white 2:00 because of the noise"),
            (Language::It, "aggiugni bianco 2:00", "aggiungi bianco 2:00"),
            (Language::De, "verrutshct schwarz", "verrutscht schwarz"),
            (Language::Es, "añdae blancas 2:00", "añade blancas 2:00"),
            (Language::Fr, "ajuote noirs 30", "ajoute noirs 30"),
        ] {
            let near = nearest_of(line, language, ruling_order::is_order);
            assert_eq!(near.first().map(String::as_str), Some(meant), "{language:?}");
        }
        let claims =
            |line, to_arbiter| nearest_of(line, Language::En, |rule| lines::claims::is_offered(rule, to_arbiter));
        assert_eq!(claims("withdrwa claim", false), ["withdraw claim"]);
        assert_eq!(
            (claims("accpt claim", true), claims("accpt claim", false)),
            (vec!["accept claim".to_owned()], vec![])
        );
        assert!(claims("seall Nf3", true).is_empty(), "what is sealed is never said again");
        assert_eq!(nearest_of("anounce Ke3", Language::En, lines::dialogue::is_mine), ["announce Ke3"]);
    }

    #[test]
    fn the_reason_of_an_order_goes_on_behind_it() {
        let long = "the lamp over the board has fallen down, ".repeat(5);
        for (language, wrong, right) in [
            (Language::En, "ad white 2:00", "add white 2:00"),
            (Language::It, "aggiugni bianco 2:00", "aggiungi bianco 2:00"),
            (Language::De, "verrutshct schwarz", "verrutscht schwarz"),
            (Language::Es, "añdae blancas 2:00", "añade blancas 2:00"),
            (Language::Fr, "ajuote noirs 30", "ajoute noirs 30"),
        ] {
            for reason in ["; a lamp", ";a lamp; and a chair", ";", &format!("; {long}")] {
                let near = nearest_order(&format!("{wrong}{reason}"), language);
                assert_eq!(near.first(), Some(&format!("{right}{reason}")), "{language:?}");
            }
        }
        let because = |order: &str| format!("{order} because {long}");
        assert_eq!(nearest_order(&because("ad white 2:00"), Language::En), [because("add white 2:00")]);
        assert!(
            nearest_order(&format!("reisgn {long}"), Language::En).is_empty(),
            "behind other words there is no reason"
        );
        assert!(nearest_order("; a lamp", Language::En).is_empty());
        assert!(nearest_order(&"é".repeat(300), Language::En).is_empty());
    }

    #[test]
    fn a_line_of_the_clock_with_one_slip_is_found() {
        let mut count = 0;
        for language in Language::ALL {
            let grammar = Grammar::of(language);
            let mut rules = lines::clock::NAMES_OF_SIDES.to_vec();
            rules.extend(["timepiece-elapsed", "timepiece-correct", "pause", "time-of-day", "warnings-off"]);
            for line in rules.into_iter().filter_map(|rule| grammar.usual(rule)) {
                for place in 0..12 {
                    let slip =
                        slipped(line, place, language).filter(|slip| !lines::clock::is_understood(slip, language));
                    let Some(slip) = slip else { continue };
                    count += 1;
                    let near = nearest_for_clock(&slip, language);
                    let means = |line: &str| lines::clock::parse(line, language);
                    let is_found = near.iter().any(|near| means(near) == means(line));
                    assert!(is_found, "{language:?} `{slip}`, meant as `{line}`: {near:?}");
                    assert!(
                        near.iter().all(|near| lines::clock::is_understood(near, language)),
                        "{language:?} {near:?}"
                    );
                }
            }
        }
        assert!(count > 200, "{count}");
    }

    #[test]
    fn nothing_is_offered_twice_and_the_own_language_comes_first() {
        for (language, line) in [(Language::De, "Materail"), (Language::Fr, "psition"), (Language::It, "materail")] {
            let offers: Vec<String> = nearest(line, language).iter().map(|offer| fold(offer)).collect();
            let once: std::collections::HashSet<&String> = offers.iter().collect();
            assert_eq!(once.len(), offers.len(), "{language:?} {offers:?}");
        }
        assert_eq!(nearest("Materail", Language::De).first().map(String::as_str), Some("Material"));
    }

    /// A line with one slip in it: in a word of four letters at least, a wrong, a missing or two exchanged letters. `None` where the slip
    /// makes another word that is understood, or leaves the line as it was.
    fn slipped(line: &str, place: usize, language: Language) -> Option<String> {
        let letters: Vec<char> = line.chars().collect();
        let is_letter = |at: usize| letters.get(at).is_some_and(|letter| letter.is_alphabetic());
        let is_in_a_long_word = |at: &usize| {
            let from = (0..*at).rev().take_while(|at| is_letter(*at)).count();
            let to = (*at..letters.len()).take_while(|at| is_letter(*at)).count();
            is_letter(*at) && to > 0 && from + to >= 4
        };
        let places: Vec<usize> = (0..letters.len()).filter(is_in_a_long_word).collect();
        let at = *places.get(place % places.len().max(1))?;
        // One letter that is read as two makes two slips.
        if letters[at.saturating_sub(1)..letters.len().min(at + 2)].contains(&'ß') {
            return None;
        }
        let mut slipped = letters.clone();
        match place % 3 {
            0 => slipped[at] = if letters[at] == 'x' { 'y' } else { 'x' },
            1 => drop(slipped.remove(at)),
            _ if is_letter(at + 1) => slipped.swap(at, at + 1),
            _ => slipped.swap(at.checked_sub(1)?, at),
        }
        let slipped: String = slipped.into_iter().collect();
        (fold(&slipped) != fold(line) && parse(&slipped, language).is_none() && !is_study(&slipped, language))
            .then_some(slipped)
    }

    fn is_study(line: &str, language: Language) -> bool {
        study::parse(line, language, Color::White).is_some()
    }

    /// One line of each meaning of each language with a slip in it: the line itself is offered, or one that means the same.
    #[test]
    fn a_line_with_one_slip_is_found() {
        let mut wrong = Vec::new();
        let mut count = 0;
        for language in Language::ALL {
            let means = |line: &str| (parse(line, language), study::parse(line, language, Color::White));
            // The name of a kind alone may be the start of a move; nothing is near to free text.
            // A question without a verb is none without its question mark.
            let is_offered =
                |rule: &str| command::is_mine(rule) && !["count", "pieces", "move-is-asked"].contains(&rule);
            let mut of_rule = 0;
            let mut before = "";
            for (rule, line) in Grammar::of(language).lines(|rule| is_offered(rule) || study::stands_alone(rule)) {
                of_rule = if rule == before { of_rule + 1 } else { 0 };
                before = rule;
                let is_wanted = of_rule < 1 && !line.contains("xyzzy") && !line.contains('ß');
                let slip = slipped(&line, count, language).filter(|_| is_wanted);
                let Some(slip) = slip.filter(|slip| may_be_meant(slip, &line, language)) else { continue };
                count += 1;
                let near = nearest(&slip, language);
                if near.iter().all(|near| means(near) != means(&line)) {
                    wrong.push(format!("{language:?} `{slip}`, meant as `{line}` ({rule}): {near:?}"));
                }
            }
        }
        assert!(count > 300 && wrong.is_empty(), "{count}\n{}", wrong.join("\n"));
    }

    #[test]
    fn a_figure_with_any_letters_is_no_rank() {
        for line in ["horizontal 4qx", "fila 4xyz", "rank 4qx", "4ste Reihe", "rank 4ü"] {
            for language in Language::ALL {
                assert_eq!(
                    parse(line, language).filter(|heard| matches!(heard, Heard::Word(_))),
                    None,
                    "{language:?} {line}"
                );
            }
        }
        for (language, line) in [
            (Language::En, "4th rank"),
            (Language::It, "4ª traversa"),
            (Language::De, "4te Reihe"),
            (Language::Es, "4ta fila"),
            (Language::Fr, "4ème rangée"),
        ] {
            assert_eq!(parse(line, language), parse("rank 4", Language::En), "{language:?} {line}");
        }
    }

    proptest! {
        /// A line with a word that nobody knows is never taken for another one: it is not understood, or what is wrong in it is told.
        #[test]
        fn no_line_with_a_slip_is_taken_for_another(at in any::<prop::sample::Index>(), place in 0_usize..100, index in 0_usize..5) {
            let language = Language::ALL[index];
            let lines = Grammar::of(language).lines(command::is_mine);
            let (_, line) = at.get(&lines);
            let Some(slip) = line.split(' ').nth(place % line.split(' ').count()).map(|word| format!("{word}qx")) else {
                return Ok(());
            };
            let slipped: Vec<&str> =
                line.split(' ').enumerate().map(|(at, word)| if at == place % line.split(' ').count() { &slip } else { word }).collect();
            let heard = parse(&slipped.join(" "), language);
            // Help on a word of which there is none tells of what there is some.
            let is_told = heard == Some(Heard::Word(command::Word::HelpOther));
            let is_taken = !is_told && matches!(heard, Some(Heard::Word(_) | Heard::Warnings(_)));
            prop_assert!(!is_taken, "`{}`: {heard:?}", slipped.join(" "));
        }

        #[test]
        fn no_line_is_too_strange_to_be_near_to_one(line in "(what |où |e4 |é|ß|\u{301}|\\PC){0,40}", index in 0_usize..5) {
            let (language, long) = (Language::ALL[index], line.repeat(6));
            for line in [line, long] {
                let all = [nearest(&line, language), nearest_order(&line, language), nearest_for_clock(&line, language)];
                prop_assert!(all.iter().all(|near| near.len() <= 3));
            }
        }
    }
}
