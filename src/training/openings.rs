//! Openings as a machine beside the session of puzzles: the moves of a repertoire that are due, or new, asked along its lines.
//!
//! A line begins where its first such move is asked; what led there is told. It goes on as long as the opponent has a move
//! after which another one is asked.

use std::collections::HashSet;

use super::exercise::{Exercise, Moment, Over};
use super::pupil::Pupil;
use super::repertoire::{Repertoire, Start};
use super::schedule::Recall;
use super::step::{Do, Judged};
use crate::game::board::Change;
use crate::game::history::History;
use crate::game::report::MoveReport;
use crate::rules::position::{Color, Intent};
use crate::training::lines::opening::OpeningWish;
use crate::training::notices::opening::OpeningNotice;
use crate::training::notices::training::{TrainingNotice, Way};
use crate::words::fold::fold;

/// Who takes longer than this (ms) for a move has not known it at once.
const AT_ONCE: u64 = 30_000;
/// How many new moves come a day, unless more are asked for: tomorrow all of them come back.
const NEW_A_DAY: usize = 10;

/// The line on the table.
#[derive(Clone, Debug)]
struct Open {
    repertoire: usize,
    /// Where its first move is asked.
    place: usize,
    start: Start,
    /// Where else moves are due or new.
    wanted: HashSet<usize>,
    /// How many half-moves have been dealt with; none before the line has begun.
    told: Option<usize>,
    asked: Asked,
    count: Count,
    over: bool,
}

/// How the moves of a line went that were asked.
#[derive(Copy, Clone, Debug, Default)]
struct Count {
    /// Those that were told first, because they were new.
    new: u32,
    /// The others and, of those, how many were known at once.
    asked: u32,
    right: u32,
}

/// The move that is asked.
#[derive(Clone, Debug, Default)]
struct Asked {
    began: u64,
    /// It was told, because it is new.
    is_told: bool,
    hints: u32,
    mistakes: u32,
}

/// Openings: the repertoires, and what is open.
#[derive(Clone, Debug, Default)]
pub struct Openings {
    repertoires: Vec<Repertoire>,
    /// The one that was chosen last.
    chosen: Option<usize>,
    open: Option<Open>,
    /// The line is over, and that is not said yet.
    is_over: bool,
    /// How many more new moves were asked for today.
    more: usize,
}

/// A move that is wanted of a repertoire: since when it is due; none: it is new.
type Due = Option<u64>;

impl Openings {
    /// With the repertoires of a pupil.
    pub fn new(repertoires: Vec<Repertoire>) -> Openings {
        Openings { repertoires, ..Openings::default() }
    }

    /// How many moves come back today.
    pub fn due(&self, pupil: &Pupil, now: u64) -> usize {
        let due = |repertoire| wanted(repertoire, pupil, now).filter(|(_, due)| due.is_some()).count();
        self.repertoires.iter().map(due).sum()
    }

    /// All repertoires, each with its number.
    pub fn list(&self, pupil: &Pupil, now: u64) -> Vec<Do> {
        if self.repertoires.is_empty() {
            return vec![say(OpeningNotice::None)];
        }
        let listed = (1..).zip(&self.repertoires).map(|(number, repertoire)| {
            let (due, new): (Vec<Due>, Vec<Due>) =
                wanted(repertoire, pupil, now).map(|(_, due)| due).partition(Option::is_some);
            let (name, side) = (repertoire.name.clone(), repertoire.side);
            OpeningNotice::Listed { number, name, side, due: due.len(), new: new.len() }
        });
        vec![Do::List([OpeningNotice::List].into_iter().chain(listed).map(TrainingNotice::Opening).collect())]
    }

    /// How somebody stands with each of them.
    pub fn standings(&self, pupil: &Pupil, now: u64) -> Vec<OpeningNotice> {
        let standing = |repertoire: &Repertoire| {
            let cards = || repertoire.to_know().filter_map(|place| pupil.cards.get(&repertoire.card(place)));
            OpeningNotice::Standing {
                name: repertoire.name.clone(),
                side: repertoire.side,
                known: cards().filter(|card| card.is_known()).count(),
                moves: repertoire.to_know().count(),
                due: cards().filter(|card| pupil.is_due(card, now)).count(),
            }
        };
        self.repertoires.iter().map(standing).collect()
    }

    /// A line of one of them, by its number (counted from 1) or its name; the list, where there is none or more than one.
    pub fn begin(&mut self, wish: &OpeningWish, pupil: &Pupil, now: u64) -> Vec<Do> {
        let index = match wish {
            OpeningWish::List => None,
            OpeningWish::Begin(number) => usize::try_from(*number).ok().and_then(|number| number.checked_sub(1)),
            OpeningWish::Named(name) => match &self.named(name)[..] {
                [] => {
                    return [vec![say(OpeningNotice::Unknown { name: name.clone() })], self.list(pupil, now)].concat();
                }
                [one] => Some(*one),
                _ => None,
            },
        };
        let Some(index) = index.filter(|index| *index < self.repertoires.len()) else { return self.list(pupil, now) };
        self.chosen = Some(index);
        if self.wanted(index, pupil, now).next().is_none() {
            // A player who names it wants more than a day's portion.
            self.more += NEW_A_DAY;
        }
        self.next_line(pupil, now)
    }

    /// Whether there is one with this name.
    pub fn has(&self, name: &str) -> bool {
        !self.named(name).is_empty()
    }

    /// Those with this name, or else those in whose names all its words stand.
    fn named(&self, name: &str) -> Vec<usize> {
        let name = fold(name);
        let names: Vec<String> = self.repertoires.iter().map(|repertoire| fold(&repertoire.name)).collect();
        if let Some(whole) = names.iter().position(|known| *known == name) {
            return vec![whole];
        }
        let has_all = |known: &str| name.split(' ').all(|word| known.split(' ').any(|part| part == word));
        (0..names.len()).filter(|index| has_all(&names[*index])).collect()
    }

    /// The moves of a repertoire that are due today, and those of its new ones that come today.
    fn wanted<'a>(&'a self, index: usize, pupil: &'a Pupil, now: u64) -> impl Iterator<Item = (usize, Due)> + use<'a> {
        let mut left = (NEW_A_DAY + self.more).saturating_sub(pupil.new_moves(now));
        let all = self.repertoires.get(index).into_iter().flat_map(move |repertoire| wanted(repertoire, pupil, now));
        all.filter(move |(_, due)| {
            let comes = due.is_some() || left > 0;
            left = left.saturating_sub(usize::from(due.is_none()));
            comes
        })
    }

    /// The next line of the repertoire that was chosen last, or else of that with the move that has waited longest.
    pub fn next_line(&mut self, pupil: &Pupil, now: u64) -> Vec<Do> {
        // Who goes on in the middle of a line wants another one.
        let left = self.open.take().filter(|open| !open.over).map(|open| (open.repertoire, open.place));
        let longest = |index: usize| {
            let all = self.wanted(index, pupil, now);
            let others = all.filter(|(place, _)| Some((index, *place)) != left);
            others
                .min_by_key(|(_, due)| due.unwrap_or(u64::MAX))
                .map(|(place, due)| (due.unwrap_or(u64::MAX), index, place))
        };
        let found = match self.chosen {
            Some(index) => longest(index),
            None => (0..self.repertoires.len()).filter_map(longest).min(),
        };
        let Some((_, index, place)) = found else {
            let chosen = self.chosen.take().and_then(|index| self.repertoires.get(index));
            let name = chosen.map(|one| one.name.clone()).unwrap_or_default();
            let waits = |one: &Repertoire| wanted(one, pupil, now).next().is_some();
            let more = chosen.map_or_else(|| self.repertoires.iter().any(waits), waits);
            return vec![say(OpeningNotice::NothingDue { name, more })];
        };
        let repertoire = &self.repertoires[index];
        let Some(start) = repertoire.start(place) else { return Vec::new() };
        let wanted = self.wanted(index, pupil, now).map(|(place, _)| place).collect();
        let fen = start.fen.clone();
        let (told, asked, count) = (None, Asked::default(), Count::default());
        self.open = Some(Open { repertoire: index, place, start, wanted, told, asked, count, over: false });
        vec![Do::Open(fen)]
    }

    fn reply_at(&self, open: &Open, history: &History) -> Option<Intent> {
        let repertoire = self.repertoires.get(open.repertoire)?;
        repertoire.reply(repertoire.find(history.board())?, &open.wanted)
    }

    /// The moves of the repertoire in front of the player.
    fn right(&self, history: &History) -> Vec<Change> {
        let repertoire = self.open.as_ref().and_then(|open| self.repertoires.get(open.repertoire));
        let place = repertoire.and_then(|repertoire| Some((repertoire, repertoire.find(history.board())?)));
        let moves = place.map(|(repertoire, place)| repertoire.moves(place)).into_iter().flatten();
        moves.filter_map(|intent| history.board().change(intent)).collect()
    }

    /// The player is to move: a move that is asked for the first time is told.
    fn ask(&mut self, history: &History, Moment { pupil, at, .. }: Moment<'_>) -> Option<Do> {
        let right = self.right(history);
        let open = self.open.as_mut()?;
        let repertoire = self.repertoires.get(open.repertoire)?;
        let is_new = repertoire
            .find(history.board())
            .is_some_and(|place| open.wanted.contains(&place) && !pupil.cards.contains_key(&repertoire.card(place)));
        open.asked = Asked { began: at, is_told: is_new, ..Asked::default() };
        let report = Box::new(history.describe(right.first().filter(|_| is_new)?));
        Some(say(OpeningNotice::New { report }))
    }

    /// Which piece moves; then the move. A player who asks for it at once has not known it.
    fn help_with(&mut self, history: &History, whole: bool) -> Vec<Do> {
        let right = self.right(history);
        let (Some(open), Some(change)) = (self.open.as_mut().filter(|open| !open.over), right.first()) else {
            return vec![Do::Say(TrainingNotice::NoPuzzle)];
        };
        open.asked.hints = if whole { 2.max(open.asked.hints + 1) } else { open.asked.hints + 1 };
        let report: MoveReport = history.describe(change);
        vec![Do::Say(if open.asked.hints > 1 {
            TrainingNotice::HintMove(Box::new(report))
        } else {
            TrainingNotice::HintPiece { role: report.piece(), square: report.from() }
        })]
    }
}

impl Exercise for Openings {
    fn is_open(&self) -> bool {
        self.open.as_ref().is_some_and(|open| !open.over)
    }

    fn solver(&self) -> Color {
        let repertoire = self.open.as_ref().and_then(|open| self.repertoires.get(open.repertoire));
        repertoire.map_or(Color::White, |repertoire| repertoire.side)
    }

    fn leave(&mut self) {
        self.open = None;
    }

    fn sets_up(&self, made: usize) -> bool {
        self.open.as_ref().is_some_and(|open| made <= usize::from(open.start.last.is_some()))
    }

    fn reply(&self, history: &History, _: &mut fastrand::Rng) -> Option<Intent> {
        let open = self.open.as_ref().filter(|open| !open.over)?;
        match open.told {
            None => open.start.last.filter(|_| history.live().is_empty()),
            Some(told) if told >= history.live().len() => self.reply_at(open, history),
            Some(_) => None,
        }
    }

    fn help(&self) -> Option<TrainingNotice> {
        self.is_open().then_some(TrainingNotice::Opening(OpeningNotice::Help))
    }

    fn judge(&mut self, intent: Intent, history: &History) -> Judged {
        let right = self.right(history);
        let Some(change) = history.board().change(intent) else { return Judged::Play };
        let is_legal = history.position().is_some_and(|position| position.judge(intent).is_ok());
        // What is no legal move is for the game to say.
        if right.contains(&change) || !is_legal {
            return Judged::Play;
        }
        let Some(open) = self.open.as_mut() else { return Judged::Play };
        let report = Box::new(history.describe(&change));
        let repertoire = &self.repertoires[open.repertoire];
        if repertoire.find(&history.board().after(&change)).is_some() {
            // Another order of moves is not wrong; but this place has a move of its own.
            return Judged::Instead(vec![say(OpeningNotice::OtherOrder { report })]);
        }
        open.asked.mistakes += 1;
        let Some(first) = right.first() else { return Judged::Play };
        let right = Box::new(history.describe(first));
        let note = repertoire.find(history.board()).and_then(|place| {
            let first = repertoire.moves(place).next()?;
            repertoire.note(place, first)
        });
        let note = note.map(said);
        Judged::Instead([say(OpeningNotice::Wrong { report, right })].into_iter().chain(note).collect())
    }

    fn made(&mut self, history: &History, moment: Moment<'_>) -> Vec<Do> {
        let Moment { pupil, at, .. } = moment;
        let (made, nothing) = (history.live().len(), Vec::new());
        let Some(open) = self.open.as_mut().filter(|open| !open.over) else { return nothing };
        let Some(repertoire) = self.repertoires.get(open.repertoire) else { return nothing };
        let is_asked = history.board().turn() == repertoire.side;
        if open.told.is_none() {
            if !is_asked {
                return nothing;
            }
            open.told = Some(made);
            let (name, chapter) = (repertoire.name.clone(), open.start.chapter.clone());
            let (before, last) = (open.start.before.clone(), history.last().map(|last| Box::new(last.report.clone())));
            let line = say(OpeningNotice::Line { name, chapter, before, last, side: repertoire.side });
            return [line].into_iter().chain(self.ask(history, moment)).collect();
        }
        if open.told >= Some(made) {
            return nothing;
        }
        open.told = Some(made);
        if is_asked {
            return self.ask(history, moment).into_iter().collect();
        }
        let (Some(last), before) = (history.last(), history.before_last()) else { return nothing };
        let Some(place) = repertoire.find(before) else { return nothing };
        let Asked { began, is_told, hints, mistakes } = std::mem::take(&mut open.asked);
        let millis = at.saturating_sub(began);
        let recall = match (mistakes, hints) {
            (0, 0) if millis <= AT_ONCE && !is_told => Recall::Known,
            // The second hint is the move itself; one that was told with the question is asked tomorrow.
            (0, 0 | 1) => Recall::Hard,
            (0, _) if is_told => Recall::Hard,
            _ => Recall::Failed,
        };
        let clean = mistakes == 0 && hints == 0;
        let Count { new, asked, right } = &mut open.count;
        if is_told {
            *new += 1;
        } else {
            *asked += 1;
            *right += u32::from(clean);
        }
        let item = repertoire.card(place);
        let is_new = mistakes == 0 && !pupil.cards.contains_key(&item);
        let intent =
            repertoire.moves(place).find(|intent| before.change(*intent).as_ref() == Some(&last.report.change));
        let note = intent.filter(|_| is_new).and_then(|intent| repertoire.note(place, intent));
        let mut todo: Vec<Do> = note.map(said).into_iter().collect();
        // What is not due changes its card only when it is forgotten.
        let counts = open.wanted.remove(&place) || recall == Recall::Failed;
        let goes_on = repertoire.find(history.board()).and_then(|at| repertoire.reply(at, &open.wanted)).is_some();
        if !goes_on {
            (open.over, self.is_over) = (true, true);
        }
        if counts {
            let (way, recall) = (Way::Opening, Some(recall));
            todo.push(Over { item, way, clean, hints, mistakes, millis, recall }.kept(moment));
        } else {
            todo.extend(self.take_outcome(moment));
        }
        todo
    }

    fn hint(&mut self, history: &History) -> Vec<Do> {
        self.help_with(history, false)
    }

    fn solution(&mut self, history: &History, _: Moment<'_>) -> Vec<Do> {
        self.help_with(history, true)
    }

    fn take_outcome(&mut self, Moment { pupil, now, .. }: Moment<'_>) -> Vec<Do> {
        if !std::mem::take(&mut self.is_over) {
            return Vec::new();
        }
        let Some(Open { repertoire, count: Count { new, asked, right }, .. }) = self.open else { return Vec::new() };
        let left = self.wanted(repertoire, pupil, now).count();
        vec![say(OpeningNotice::Over { new, asked, right, left })]
    }
}

/// The moves of a repertoire that are due today, or new.
fn wanted<'a>(repertoire: &'a Repertoire, pupil: &'a Pupil, now: u64) -> impl Iterator<Item = (usize, Due)> + 'a {
    repertoire.to_know().filter_map(move |place| match pupil.cards.get(&repertoire.card(place)) {
        None => Some((place, None)),
        Some(card) => pupil.is_due(card, now).then_some((place, Some(card.due))),
    })
}

fn said(note: &str) -> Do {
    say(OpeningNotice::Note { text: note.to_owned() })
}

fn say(notice: OpeningNotice) -> Do {
    Do::Say(TrainingNotice::Opening(notice))
}

#[cfg(test)]
#[path = "openings_tests.rs"]
mod tests;
