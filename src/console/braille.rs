//! The Braille display: what stands on it besides what is said, and what its reader wants.

use super::steps::Todo;
use super::{Console, Scene};
use crate::answers::{self, Manner};
use crate::config::{DisplayMoves, Settings};
use crate::desk::display;
use crate::game::answer::{Answer, SideTime};
use crate::game::message::Message;
use crate::game::question::Question;
use crate::game::roles::Topic;
use crate::output::braille_display::DisplayNews;
use crate::output::braille_display::notice::{DisplayNotice, MovesAs};
use crate::rules::position::{ByColor, Color};
use crate::scoresheet::braille::cell::Cell;
use crate::scoresheet::braille::code::Code;
use crate::scoresheet::braille::layout::result_cells;
use crate::scoresheet::braille::pairs;
use crate::scoresheet::sheet::Sheet;
use crate::time::Tick;
use crate::view::View;
use crate::words::notice::Notice;
use crate::words::utterance::{Urgency, text};

impl Console {
    pub(super) fn display(&mut self, event: DisplayNews, at: Tick, scene: &Scene) {
        let home = self.home();
        let notice = match event {
            DisplayNews::Key(key) => {
                // A line from a pipe may have set a question off: the key belongs to the answer.
                self.then(Todo::FollowQuestion(at));
                return self.then(Todo::Key(key, at));
            }
            DisplayNews::Clock => return self.show_clock(at, scene),
            DisplayNews::Lost { why } => DisplayNotice::Missing(why),
            DisplayNews::Back => DisplayNotice::Back,
            DisplayNews::Help => {
                let code = code_of_moves(&self.resources.settings);
                let moves = code.map_or(MovesAs::Letters, |code| MovesAs::Cells(code.name()));
                return self.say(home, &Notice::from(DisplayNotice::Keys(Some(moves))), Urgency::Urgent);
            }
        };
        self.say_of_display(home, notice);
    }

    /// The moves as far as they are known, as many of them as the home seat may ask for, followed by the result.
    pub(super) fn show_pairs(&self, scene: &Scene) {
        let Some(display) = self.resources.output.display() else { return };
        let home = self.home();
        let sheet = Sheet::told_to(scene.committed(), home);
        let code = code_of_moves(&self.resources.settings);
        let mut pairs = self.pairs(&sheet, code, scene);
        if !scene.committed().may_ask(home, Topic::LastMove) {
            pairs.clear();
        } else if !scene.committed().may_ask(home, Topic::Moves) {
            pairs.drain(..pairs.len().saturating_sub(1));
        }
        if scene.committed().outcome().is_some() {
            pairs.push(code.map_or(sheet.score.text().to_owned(), |_| in_cells(&result_cells(sheet.score))));
        }
        let none = text(&self.resources.words.message(&Message::LastMove(None), &self.listener(home)));
        display.set_pairs(pairs, none);
    }

    /// In cells as the scoresheet in Braille has them, or in the owner's letters. What no Braille code has cells for, since it is not
    /// legal, stands in letters in any case, and that is said there.
    fn pairs(&self, sheet: &Sheet, code: Option<Code>, scene: &Scene) -> Vec<String> {
        let home = self.home();
        let language = self.desk.language(home);
        let view = View::of(scene.committed(), home);
        let letters = display::pairs(view.line(), language, |half_move| view.report(half_move));
        let Some(code) = code else { return letters };
        let mut pairs: Vec<String> = pairs::pairs(sheet, code).iter().map(|pair| in_cells(pair)).collect();
        if sheet.not_legal.is_some() && sheet.line.end().turn() == Color::Black {
            // The other half-move of this pair is not legal.
            pairs.pop();
        }
        let rest = letters.iter().skip(pairs.len()).map(|pair| self.resources.words.pair_in_letters(pair, language));
        let rest: Vec<String> = rest.collect();
        pairs.extend(rest);
        pairs
    }

    /// What the owner is asked, as long as it is open.
    pub(super) fn show_question(&mut self, scene: &Scene) {
        let Some(display) = self.resources.output.display() else { return };
        let home = self.home();
        let client = self.desk.client(home);
        let open = client.open_question();
        if open == self.shown_question.as_ref() {
            return;
        }
        let question = client.question(&View::of(scene.decided(), home));
        let words = question.map(|question| text(&self.resources.words.notice(&question, &self.listener(home))));
        display.set_question(words);
        self.shown_question = open.cloned();
    }

    /// Both clocks in figures, only to the one whose fingers have asked.
    fn show_clock(&self, at: Tick, scene: &Scene) {
        let Some(display) = self.resources.output.display() else { return };
        let home = self.home();
        let message = answers::answer(&View::of(scene.committed(), home), Question::Clocks, Manner::default(), at);
        let in_figures = match &message {
            Message::Answer { answer, .. } => match answer.as_ref() {
                Answer::Times { sides, running, .. } => times(sides)
                    .map(|times| self.resources.words.clock_in_figures(times, *running, self.desk.language(home))),
                _ => None,
            },
            _ => None,
        };
        let words = || text(&self.resources.words.message(&message, &self.listener(home)));
        display.show_clock(in_figures.unwrap_or_else(words));
    }
}

/// The code in which moves stand on a Braille display: that of the scoresheet, and of the language where there is none. `None`: in
/// letters.
fn code_of_moves(settings: &Settings) -> Option<Code> {
    match settings.display_moves {
        DisplayMoves::Cells => Some(Code::chosen(settings.braille.name(), settings.language)),
        DisplayMoves::Letters => None,
    }
}

/// As a text whose words are parted by blanks, so that the display can break it there.
fn in_cells(row: &[Cell]) -> String {
    row.iter().map(|cell| if *cell == Cell::BLANK { ' ' } else { cell.unicode() }).collect()
}

/// What each clock shows (ms).
fn times(sides: &[SideTime]) -> Option<ByColor<u64>> {
    let of = |color: Color| sides.iter().find(|side| side.of == color).map(|side| side.time);
    Some(ByColor { white: of(Color::White)?, black: of(Color::Black)? })
}
