//! Lessons: what their files say, read strictly. One that is read can be heard to its end: every position, move, goal and answer in it is
//! good, and so is every text.

use std::collections::BTreeMap;
use std::ops::Range;

use serde::Deserialize;
use toml::Spanned;

use crate::game::board::{Board, Change};
use crate::game::participant::Language;
use crate::notation::{sheet, uci};
use crate::rules::position::{CastlingMode, Color, Intent, Piece, Position, Role, Square};
use crate::training::lines::drill::Given;
use crate::training::notices::lesson::{Kind, Wrong};
use crate::training::notices::lesson_text::{BadText, Text, Texts};
use crate::words::system::FormError;

/// The most ways through the moves of a step.
const MOST_WAYS: usize = 64;

#[derive(Clone, Debug, PartialEq)]
pub struct Lesson {
    /// By this name it is kept.
    pub id: String,
    /// Where it stands among the others.
    pub order: i64,
    /// What it is called.
    pub title: Texts,
    /// One after another.
    pub steps: Vec<Step>,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// What stands on the board.
    pub board: Board,
    /// Whether that is told: it is another position than before.
    pub is_told: bool,
    /// Who the pupil is here.
    pub side: Color,
    /// What is to be done.
    pub task: Task,
    /// What is said first.
    pub text: Texts,
    /// What is said when it is done.
    pub right: Option<Texts>,
    /// What is said to other moves or answers.
    pub wrong: Option<Texts>,
    /// What helps.
    pub hint: Option<Texts>,
    /// What is said to particular moves.
    pub mistakes: Vec<(Change, Texts)>,
}

/// What is to be done.
#[derive(Clone, Debug, PartialEq)]
pub enum Task {
    /// Nothing: it goes on by a key.
    Tell,
    /// Moves, the pupil's first, each one of several.
    Play(Vec<Vec<Intent>>),
    /// One move that reaches something.
    Goal(Goal),
    Answer(Given),
}

/// What a move can reach.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    Mate,
    Check,
    Stalemate,
    Capture(Option<Square>),
    Reach(Square),
    Castle,
    Promote,
    EnPassant,
}

impl Goal {
    fn read(text: &str) -> Option<Goal> {
        let square = |name: &str| text.strip_prefix(name)?.trim().parse::<Square>().ok();
        Some(match text.trim() {
            "mate" => Goal::Mate,
            "check" => Goal::Check,
            "stalemate" => Goal::Stalemate,
            "capture" => Goal::Capture(None),
            "castle" => Goal::Castle,
            "promote" => Goal::Promote,
            "en passant" => Goal::EnPassant,
            _ => square("capture ").map(|on| Goal::Capture(Some(on))).or_else(|| square("reach ").map(Goal::Reach))?,
        })
    }

    /// Whether a move, which leads to a position, reaches it.
    pub fn is_reached(self, change: &Change, after: &Position) -> bool {
        match self {
            Goal::Mate => after.is_checkmate(),
            Goal::Check => after.is_check(),
            Goal::Stalemate => after.is_stalemate(),
            Goal::Capture(on) => change.removed.is_some() && on.is_none_or(|on| on == change.placed.square),
            Goal::Reach(square) => change.placed.square == square,
            Goal::Castle => change.castling().is_some(),
            Goal::Promote => change.promotion().is_some(),
            Goal::EnPassant => change.is_en_passant(),
        }
    }

    /// The moves that reach it.
    pub fn moves(self, board: &Board) -> Vec<Change> {
        let Some(position) = board.position() else { return Vec::new() };
        let reaches =
            |(intent, after): (Intent, Position)| board.change(intent).filter(|change| self.is_reached(change, &after));
        position.successors().filter_map(reaches).collect()
    }
}

impl Task {
    /// What kind of thing is to be entered, if any.
    pub const fn kind(&self) -> Option<Kind> {
        Some(match self {
            Task::Tell => return None,
            Task::Play(_) | Task::Goal(_) => Kind::Move,
            Task::Answer(Given::Yes(_)) => Kind::YesNo,
            Task::Answer(Given::Light(_)) => Kind::Shade,
            Task::Answer(Given::Number(_)) => Kind::Number,
            Task::Answer(Given::Piece(_)) => Kind::Piece,
            Task::Answer(Given::Squares(_) | Given::Nothing | Given::Called(_)) => Kind::Squares,
        })
    }
}

/// Something that is wrong in a file, and in which line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Counted from 1.
    pub line: usize,
    pub wrong: Wrong,
}

/// A language in which texts are missing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lack {
    pub language: Language,
    /// How many texts are missing.
    pub count: usize,
    /// The line of the first text that does not have it.
    pub line: usize,
}

/// A lesson, and in which languages it is whole, or not.
#[derive(Clone, Debug, PartialEq)]
pub struct Read {
    pub lesson: Lesson,
    /// It can be heard in these.
    pub whole: Vec<Language>,
    /// And in these it cannot.
    pub lacks: Vec<Lack>,
}

type WordsInFile = BTreeMap<String, Spanned<String>>;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LessonInFile {
    id: Spanned<String>,
    #[serde(default)]
    order: i64,
    title: Spanned<WordsInFile>,
    #[serde(default)]
    step: Vec<Spanned<StepInFile>>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct StepInFile {
    position: Option<Spanned<String>>,
    play: Option<Spanned<String>>,
    goal: Option<Spanned<String>>,
    answer: Option<Spanned<String>>,
    say_position: Option<bool>,
    text: Spanned<WordsInFile>,
    right: Option<Spanned<WordsInFile>>,
    wrong: Option<Spanned<WordsInFile>>,
    hint: Option<Spanned<WordsInFile>>,
    #[serde(default)]
    mistake: Vec<MistakeInFile>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MistakeInFile {
    play: Spanned<String>,
    text: Spanned<WordsInFile>,
}

/// Texts of which it is not known yet in which languages the lesson is whole.
struct Parts {
    line: usize,
    by: BTreeMap<Language, Text>,
}

/// A step before that.
struct Draft {
    board: Board,
    is_told: bool,
    task: Task,
    text: Parts,
    right: Option<Parts>,
    wrong: Option<Parts>,
    hint: Option<Parts>,
    mistakes: Vec<(Change, Parts)>,
}

impl Draft {
    fn parts(&self) -> impl Iterator<Item = &Parts> {
        let others = [&self.right, &self.wrong, &self.hint].into_iter().flatten();
        [&self.text].into_iter().chain(others).chain(self.mistakes.iter().map(|(_, parts)| parts))
    }
}

/// Reads a file.
///
/// # Errors
/// All that is wrong with it, in the order of lines.
pub fn read(text: &str) -> Result<Read, Vec<Finding>> {
    let mut reader = Reader { text, findings: Vec::new() };
    let read = reader.lesson();
    let mut findings = reader.findings;
    match read {
        Some(read) if findings.is_empty() => Ok(read),
        _ => {
            findings.sort_by_key(|finding| finding.line);
            Err(findings)
        }
    }
}

struct Reader<'a> {
    text: &'a str,
    findings: Vec<Finding>,
}

impl Reader<'_> {
    fn line(&self, span: Range<usize>) -> usize {
        1 + self.text.bytes().take(span.start).filter(|byte| *byte == b'\n').count()
    }

    fn wrong(&mut self, span: Range<usize>, wrong: Wrong) {
        let line = self.line(span);
        self.findings.push(Finding { line, wrong });
    }

    fn lesson(&mut self) -> Option<Read> {
        let file: LessonInFile = match toml::from_str(self.text) {
            Ok(file) => file,
            Err(why) => {
                let at = why.span().unwrap_or_default();
                self.wrong(at, Wrong::Form { why: FormError::of(why.message(), None) });
                return None;
            }
        };
        let id = file.id.as_ref();
        let is_sign = |sign: char| sign.is_ascii_lowercase() || sign.is_ascii_digit() || sign == '-';
        if id.is_empty() || id.len() > 40 || !id.chars().all(is_sign) {
            self.wrong(file.id.span(), Wrong::Id { text: id.clone() });
        }
        if file.step.is_empty() {
            self.wrong(file.title.span(), Wrong::NoSteps);
        }
        let title = self.parts(&file.title, &Board::default());
        let mut board = Board::default();
        let mut drafts = Vec::new();
        for step in &file.step {
            match self.step(step.as_ref(), &board) {
                Some((draft, after)) => {
                    drafts.push(draft);
                    board = after;
                }
                // Without its position nothing that follows can be judged.
                None => return None,
            }
        }
        self.in_languages(file.id.into_inner(), file.order, title, drafts)
    }

    /// The step, and what stands on the board after it; `None` without a position.
    fn step(&mut self, step: &StepInFile, before: &Board) -> Option<(Draft, Board)> {
        let board = match &step.position {
            None => before.clone(),
            Some(fen) => self.position(fen)?,
        };
        let tasks = [&step.play, &step.goal, &step.answer];
        let mut given = tasks.into_iter().flatten();
        let first = given.next();
        if let Some(second) = given.next() {
            self.wrong(second.span(), Wrong::Tasks);
        }
        if let (true, Some(task)) = (first.is_some() && step.answer.is_none(), first)
            && board.position().is_some_and(|position| !position.has_legal_moves())
        {
            self.wrong(task.span(), Wrong::Over);
            return None;
        }
        let (task, after) = if let Some(play) = &step.play {
            let moves = self.moves(play, &board);
            let after = moves.iter().filter_map(|ways| ways.first()).fold(board.clone(), |board, way| {
                board.change(*way).map_or_else(|| board.clone(), |change| board.after(&change))
            });
            (Task::Play(moves), after)
        } else if let Some(goal) = &step.goal {
            self.goal(goal, &board)
        } else if let Some(answer) = &step.answer {
            (Task::Answer(self.answer(answer)), board.clone())
        } else {
            (Task::Tell, board.clone())
        };
        if first.is_none() {
            self.texts_without_task(step);
        }
        if let (Some(_), Some(mistake)) = (&step.answer, step.mistake.first()) {
            self.wrong(mistake.play.span(), Wrong::NoTask { name: "mistake".to_owned() });
        }
        let mistakes = step.mistake.iter().filter_map(|mistake| self.mistake(mistake, &task, &board)).collect();
        let mut parts = |words: &Option<Spanned<WordsInFile>>| words.as_ref().map(|words| self.parts(words, &board));
        let (right, wrong, hint) = (parts(&step.right), parts(&step.wrong), parts(&step.hint));
        let text = self.parts(&step.text, &board);
        let is_told = step.say_position.unwrap_or(step.position.is_some());
        Some((Draft { board, is_told, task, text, right, wrong, hint, mistakes }, after))
    }

    fn position(&mut self, fen: &Spanned<String>) -> Option<Board> {
        let text = fen.as_ref().trim();
        let whole = if text.split(' ').count() == 4 { format!("{text} 0 1") } else { text.to_owned() };
        let board = Board::from_fen(&whole).ok();
        let usual = |board: &Board| board.position().is_some() && board.castling_mode() == CastlingMode::Standard;
        let board = board.filter(usual);
        if board.is_none() {
            self.wrong(fen.span(), Wrong::Position { text: text.to_owned() });
        }
        board
    }

    fn texts_without_task(&mut self, step: &StepInFile) {
        let texts = [("right", &step.right), ("wrong", &step.wrong), ("hint", &step.hint)];
        for (name, text) in texts {
            if let Some(text) = text {
                self.wrong(text.span(), Wrong::NoTask { name: name.to_owned() });
            }
        }
        if let Some(mistake) = step.mistake.first() {
            self.wrong(mistake.play.span(), Wrong::NoTask { name: "mistake".to_owned() });
        }
    }

    /// `Rf4 Kg7|Kg8 Rd4`: the pupil's move, the answer, the pupil's move.
    fn moves(&mut self, play: &Spanned<String>, board: &Board) -> Vec<Vec<Intent>> {
        let mut line: Vec<Vec<Intent>> = Vec::new();
        let mut boards = vec![board.clone()];
        for word in play.as_ref().split_ascii_whitespace() {
            let mut ways: Vec<Intent> = Vec::new();
            let mut next = Vec::new();
            for way in word.split('|') {
                for board in &boards {
                    let Some(change) = legal(way, board) else {
                        self.wrong(play.span(), Wrong::Move { text: way.to_owned() });
                        return line;
                    };
                    next.push(board.after(&change));
                    if !ways.contains(&change.intent) {
                        ways.push(change.intent);
                    }
                }
            }
            if next.len() > MOST_WAYS || (line.len() % 2 == 1 && ways.len() > 1) {
                self.wrong(play.span(), Wrong::Ways);
                return line;
            }
            line.push(ways);
            boards = next;
        }
        if line.len().is_multiple_of(2) {
            self.wrong(play.span(), Wrong::Ends);
        }
        line
    }

    fn goal(&mut self, goal: &Spanned<String>, board: &Board) -> (Task, Board) {
        let text = goal.as_ref().clone();
        let Some(found) = Goal::read(&text) else {
            self.wrong(goal.span(), Wrong::Goal { text });
            return (Task::Tell, board.clone());
        };
        let moves = found.moves(board);
        let Some(first) = moves.first() else {
            self.wrong(goal.span(), Wrong::Unreachable { text });
            return (Task::Tell, board.clone());
        };
        (Task::Goal(found), board.after(first))
    }

    fn answer(&mut self, answer: &Spanned<String>) -> Given {
        let text = answer.as_ref().trim();
        let squares = || text.split([' ', ',']).filter(|word| !word.is_empty()).map(str::parse::<Square>);
        let piece = || {
            let (side, role) = text.split_once(' ')?;
            let color =
                [("white", Color::White), ("black", Color::Black)].into_iter().find(|(name, _)| *name == side)?.1;
            let roles = ["pawn", "knight", "bishop", "rook", "queen", "king"].into_iter().zip(Role::ALL);
            Some(Piece { color, role: roles.into_iter().find(|(name, _)| *name == role)?.1 })
        };
        match text {
            "yes" | "no" => Given::Yes(text == "yes"),
            "light" | "dark" => Given::Light(text == "light"),
            "nothing" => Given::Nothing,
            _ => {
                if let Ok(number) = text.parse() {
                    return Given::Number(number);
                }
                if let Some(piece) = piece() {
                    return Given::Piece(piece);
                }
                match squares().collect::<Result<Vec<Square>, _>>() {
                    Ok(squares) if !squares.is_empty() => Given::Squares(squares),
                    _ => {
                        self.wrong(answer.span(), Wrong::Answer { text: text.to_owned() });
                        Given::Nothing
                    }
                }
            }
        }
    }

    fn mistake(&mut self, mistake: &MistakeInFile, task: &Task, board: &Board) -> Option<(Change, Parts)> {
        let text = mistake.play.as_ref().trim().to_owned();
        let Some(change) = legal(&text, board) else {
            self.wrong(mistake.play.span(), Wrong::Move { text });
            return None;
        };
        let is_right = match task {
            Task::Play(moves) => moves.first().is_some_and(|ways| ways.contains(&change.intent)),
            Task::Goal(goal) => goal.moves(board).contains(&change),
            Task::Tell | Task::Answer(_) => false,
        };
        if is_right {
            self.wrong(mistake.play.span(), Wrong::NoMistake { text });
        }
        Some((change, self.parts(&mistake.text, board)))
    }

    fn parts(&mut self, words: &Spanned<WordsInFile>, board: &Board) -> Parts {
        let line = words.as_ref().values().map(Spanned::span).chain([words.span()]).map(|span| self.line(span)).min();
        let mut by = BTreeMap::new();
        for (code, text) in words.as_ref() {
            let Some(language) = Language::ALL.into_iter().find(|language| language.code() == code) else {
                self.wrong(text.span(), Wrong::Language { code: code.clone() });
                continue;
            };
            match Text::read(text.as_ref(), board) {
                Ok(text) => {
                    by.insert(language, text);
                }
                Err(bad) => self.wrong(text.span(), of_a_text(bad)),
            }
        }
        Parts { line: line.unwrap_or(1), by }
    }

    /// The lesson in those languages in which it is whole.
    fn in_languages(&mut self, id: String, order: i64, title: Parts, drafts: Vec<Draft>) -> Option<Read> {
        let all = || [&title].into_iter().chain(drafts.iter().flat_map(Draft::parts));
        let mut whole = Vec::new();
        let mut lacks = Vec::new();
        for language in Language::ALL {
            let missing: Vec<usize> =
                all().filter(|parts| !parts.by.contains_key(&language)).map(|parts| parts.line).collect();
            match missing.iter().min() {
                None => whole.push(language),
                Some(first) if missing.len() < all().count() => {
                    lacks.push(Lack { language, count: missing.len(), line: *first });
                }
                Some(_) => {}
            }
        }
        let Some(usual) = whole.first().copied() else {
            // What is wrong in a text makes it missing, too.
            if self.findings.is_empty() {
                let line = lacks.iter().min_by_key(|lack| lack.count).map_or(title.line, |lack| lack.line);
                self.findings.push(Finding { line, wrong: Wrong::NoLanguage });
            }
            return None;
        };
        let is_whole = whole.clone();
        let texts = move |parts: Parts| {
            let by = parts.by.into_iter().filter(|(language, _)| is_whole.contains(language)).collect();
            Texts::new(by, usual)
        };
        let title = texts(title);
        let sides = sides(&drafts);
        let steps = drafts.into_iter().zip(sides).map(|(draft, side)| Step {
            board: draft.board,
            is_told: draft.is_told,
            side,
            task: draft.task,
            text: texts(draft.text),
            right: draft.right.map(&texts),
            wrong: draft.wrong.map(&texts),
            hint: draft.hint.map(&texts),
            mistakes: draft.mistakes.into_iter().map(|(change, parts)| (change, texts(parts))).collect(),
        });
        let steps = steps.collect();
        Some(Read { lesson: Lesson { id, order, title, steps }, whole, lacks })
    }
}

/// Who the pupil is in each step: the side that moves, or the one that moves next in the lesson.
fn sides(drafts: &[Draft]) -> Vec<Color> {
    let moves = |draft: &Draft| (draft.task.kind() == Some(Kind::Move)).then(|| draft.board.turn());
    let last = drafts.iter().rev().find_map(moves).unwrap_or(Color::White);
    let from = |index: usize| drafts[index..].iter().find_map(moves).unwrap_or(last);
    (0..drafts.len()).map(from).collect()
}

/// A legal move, in English letters or as two squares.
fn legal(text: &str, board: &Board) -> Option<Change> {
    let position = board.position()?;
    let written = sheet::read(text, &position, Language::En).ok();
    let intent = written.or_else(|| uci::read(text, board)).filter(|intent| position.judge(*intent).is_ok())?;
    board.change(intent)
}

fn of_a_text(bad: BadText) -> Wrong {
    match bad {
        BadText::Empty => Wrong::Empty,
        BadText::Long => Wrong::Long,
        BadText::Unclosed => Wrong::Unclosed,
        BadText::Unknown(text) => Wrong::Mark { text },
        BadText::Bare(text) => Wrong::Bare { text },
    }
}

#[cfg(test)]
#[path = "lesson_tests.rs"]
mod tests;
