//! What is said of the Braille display, and what stands on it besides what is said.

use crate::game::participant::Language;
use crate::game::sentence::Argument;
use crate::rules::position::{ByColor, Color};
use crate::words::Words;
use crate::words::declare::messages;
use crate::words::notice::Tell;
use crate::words::phrase::{Phrase, together};
use crate::words::trouble::DisplayTrouble;

messages! { |voice|
    /// What the program says of a Braille display, or on it.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum DisplayNotice {
        /// It does not work.
        Missing(why: DisplayTrouble) => "display-missing"(why),
        /// It works again.
        Back => "display-back",
        /// What its keys do, and how moves stand there, where there is a game.
        Keys(moves: Option<MovesAs>) => {
            let moves = moves.map(|moves| voice.phrase("display-moves").with("code", moves).say());
            together([voice.phrase("display-keys").say()].into_iter().chain(moves))
        },
    }
}

/// How moves stand on a Braille display.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum MovesAs {
    Letters,
    /// In the cells of the Braille code of this name.
    Cells(&'static str),
}

impl<'a> Argument<Phrase<'a>> for MovesAs {
    fn fill(&self, phrase: Phrase<'a>, name: &'static str) -> Phrase<'a> {
        phrase.choice(
            name,
            match self {
                MovesAs::Letters => "none",
                MovesAs::Cells(code) => code,
            },
        )
    }
}

impl Words {
    /// A pair of half-moves in letters, where the others stand in a Braille code which has no cells for it.
    pub fn pair_in_letters(&self, pair: &str, language: Language) -> String {
        Phrase::new(self.sentences(language), "display-in-letters").text("pair", pair).words()
    }

    /// Both times (ms), in figures, and whose clock runs: for fingers and never for a voice.
    pub fn clock_in_figures(&self, times: ByColor<u64>, running: Option<Color>, language: Language) -> String {
        let phrase = Phrase::new(self.sentences(language), "display-clock").choice("white", figures(times.white));
        phrase.choice("black", figures(times.black)).with("running", running).words()
    }
}

/// `1:04:09`, `4:09`, `0:09`: what a clock shows of a time (ms).
fn figures(millis: u64) -> String {
    let seconds = millis / 1000;
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 { format!("{hours}:{minutes:02}:{seconds:02}") } else { format!("{minutes}:{seconds:02}") }
}

impl Tell for DisplayNotice {}

#[cfg(any(test, debug_assertions))]
crate::words::samples::samples! {
    MovesAs = crate::words::samples::CODES.map(MovesAs::Cells).into_iter().chain([MovesAs::Letters]);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_clocks_fit_beside_one_another() {
        let words = Words::new();
        let shown =
            |white, black, running, language| words.clock_in_figures(ByColor { white, black }, running, language);
        assert_eq!(
            shown(299_999, 3_849_000, Some(Color::White), Language::En),
            "W 4:59 B 1:04:09, White's clock runs."
        );
        assert_eq!(shown(0, 9_000, None, Language::De), "W 0:00 S 0:09, die Uhren stehen.");
        assert_eq!(shown(60_000, 1, Some(Color::Black), Language::Fr), "B 1:00 N 0:00, la pendule des Noirs tourne.");
    }
}
