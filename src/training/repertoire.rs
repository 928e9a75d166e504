//! A repertoire: the openings that somebody wants to play with one side, from the games and variations of a PGN file.
//!
//! It is a net of positions and not a list of lines: what is reached by another order of moves is the same place, with the same moves to know.

use std::collections::{HashMap, HashSet};

use crate::game::board::Board;
use crate::game::history::History;
use crate::game::report::MoveReport;
use crate::game::roles::Mode;
use crate::rules::position::{Color, Intent, Position};
use crate::scoresheet::convert::games::Splitter;
use crate::scoresheet::convert::pgn_in::{DEEPEST, PgnIn, ReadGame};
use crate::scoresheet::letters;
use crate::scoresheet::sentences::converting::{Place as InFile, Trouble};
use crate::scoresheet::sheet::{RemarkKind, Sheet, UNREAD};

/// A file with more bytes is no repertoire that anybody learns.
pub const LARGEST: u64 = 1 << 22;
/// How the names of cards begin that are moves of an opening.
const CARD: &str = "opening:";

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repertoire {
    /// What its owner calls it.
    pub name: String,
    /// Whose moves are learned.
    pub side: Color,
    /// The positions, in the order in which the file comes to them.
    places: Vec<Place>,
    /// Where each of them stands, by what makes two positions the same.
    index: HashMap<String, usize>,
    /// The names of the games in the file.
    chapters: Vec<String>,
    /// What of the file could not be read: where a line breaks off, and why.
    pub left_out: Vec<(InFile, Trouble)>,
}

/// A position of it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    /// As the file came to it first (FEN).
    fen: String,
    /// The moves that the file has there, its first one first.
    moves: Vec<Known>,
    /// From where the file came to it first, and by which move; nowhere: a game began there.
    from: Option<(usize, Intent)>,
    /// The game it belongs to, if it belongs to one only.
    chapter: Option<usize>,
}

/// A move of it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Known {
    intent: Intent,
    to: usize,
    /// What the file says of it.
    note: Option<String>,
}

/// A file without one move of this side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoMoves {
    /// What of it could not be read.
    pub left_out: Vec<(InFile, Trouble)>,
}

/// How a line begins in which a move is asked: what stands on the table, and how it came about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Start {
    /// What is put on the table (FEN): before the opponent's last move, if there is one.
    pub fen: String,
    /// The opponent's last move.
    pub last: Option<Intent>,
    pub before: Vec<MoveReport>,
    /// The name of the game in the file, if only one has this position.
    pub chapter: Option<String>,
}

/// Whether a card is a move of an opening.
pub fn is_card(item: &str) -> bool {
    item.starts_with(CARD)
}

/// The repertoire of a card, if it is a move of an opening.
pub fn name_of(item: &str) -> Option<&str> {
    item.strip_prefix(CARD)?.rsplit_once(':').map(|(name, _)| name)
}

/// What makes two positions the same: pieces, turn, castling rights, en passant.
fn key(fen: &str) -> String {
    fen.split(' ').take(4).collect::<Vec<&str>>().join(" ")
}

impl Repertoire {
    /// Reads a file. `file` is how it is named where something is wrong with it: a line is then kept up to there.
    ///
    /// # Errors
    /// There is no move of this side in it.
    pub fn read(name: &str, side: Color, file: &str, bytes: &[u8]) -> Result<Repertoire, NoMoves> {
        let (places, index, chapters, left_out) = (Vec::new(), HashMap::new(), Vec::new(), Vec::new());
        let mut repertoire = Repertoire { name: name.to_owned(), side, places, index, chapters, left_out };
        let (mut splitter, mut reader) = (Splitter::new(bytes), PgnIn::default());
        // Memory does not fail to be read.
        while let Some(chunk) = splitter.next_chunk().ok().flatten() {
            for (number, game) in (chunk.first..).zip(&chunk.games) {
                let place = |line, half_move| InFile { file: file.to_owned(), line, game: Some(number), half_move };
                if game.too_long {
                    repertoire.left_out.push((place(game.line, None), Trouble::TooLong));
                    continue;
                }
                let (text, _) = letters::text(&chunk.bytes[game.range.clone()], None);
                let line_of = |at: usize| game.line + memchr::memchr_iter(b'\n', &text.as_bytes()[..at]).count() as u64;
                let (sheet, cut) = match reader.keep(&text) {
                    Ok(read) => (Some(read.sheet), read.cut),
                    Err(_) if reader.was_comment() => continue,
                    Err(wrong) => (None, Some(wrong)),
                };
                if let Some(wrong) = cut {
                    repertoire.left_out.push((place(line_of(wrong.at), wrong.half_move), wrong.told()));
                }
                if let Some(sheet) = sheet {
                    repertoire.chapters.push(chapter_name(&sheet));
                    repertoire.add(&sheet, None, 0);
                    let wrong = reader.faults_in_variations(&text, &sheet.line).into_iter();
                    let wrong = wrong.map(|why| (place(line_of(why.at), why.half_move), why.told()));
                    repertoire.left_out.extend(wrong);
                }
            }
        }
        if repertoire.to_know().next().is_none() {
            return Err(NoMoves { left_out: repertoire.left_out });
        }
        Ok(repertoire)
    }

    /// Adds a game, or a variation that begins at a place, with all variations in it.
    fn add(&mut self, sheet: &Sheet, from: Option<usize>, depth: usize) {
        let mut steps = sheet.line.steps();
        // Where each move was made, and its number there.
        let mut made: Vec<(usize, usize)> = Vec::new();
        let mut positions = vec![steps.position().clone()];
        let mut at = from.unwrap_or_else(|| self.place(steps.position(), None));
        while let Some(step) = steps.next() {
            let to = self.place(steps.position(), Some((at, step.intent())));
            let moves = &mut self.places[at].moves;
            let number = moves.iter().position(|known| known.intent == step.intent()).unwrap_or_else(|| {
                moves.push(Known { intent: step.intent(), to, note: None });
                moves.len() - 1
            });
            made.push((at, number));
            positions.push(steps.position().clone());
            at = to;
        }
        for remark in &sheet.remarks {
            let last = remark.after.checked_sub(1).and_then(|last| Some((last, *made.get(last)?)));
            match remark.kind {
                RemarkKind::Sign => {}
                // What could not be read is told, and no note.
                RemarkKind::Comment if remark.text[1..].starts_with(UNREAD) => {}
                RemarkKind::Comment => {
                    let note = last.and_then(|(_, (at, number))| self.places[at].moves.get_mut(number));
                    if let Some(known) = note {
                        take_note(known, &remark.text);
                    }
                }
                // It stands in place of the last move.
                RemarkKind::Variation => {
                    let (index, place) = last.map_or((0, None), |(index, (at, _))| (index, Some(at)));
                    // What of it cannot be read is told with its game.
                    let read = variation(&positions[index], &remark.text).filter(|_| depth < DEEPEST);
                    if let Some(read) = read {
                        self.add(&read.sheet, place, depth + 1);
                    }
                }
            }
        }
    }

    /// Where a position stands; it is added if it is new.
    fn place(&mut self, position: &Position, from: Option<(usize, Intent)>) -> usize {
        let (fen, chapter) = (position.fen(), self.chapters.len().checked_sub(1));
        if let Some(known) = self.index.get(&key(&fen)) {
            let place = &mut self.places[*known];
            place.chapter = place.chapter.filter(|one| Some(*one) == chapter);
            return *known;
        }
        let number = self.places.len();
        self.index.insert(key(&fen), number);
        self.places.push(Place { fen, moves: Vec::new(), from, chapter });
        number
    }

    /// Where a board stands in it.
    pub fn find(&self, board: &Board) -> Option<usize> {
        self.index.get(&key(&board.fen())).copied()
    }

    /// The moves of the file at a place, its first one first.
    pub fn moves(&self, place: usize) -> impl Iterator<Item = Intent> + '_ {
        self.places.get(place).into_iter().flat_map(|place| place.moves.iter().map(|known| known.intent))
    }

    /// What the file says of a move.
    pub fn note(&self, place: usize, intent: Intent) -> Option<&str> {
        let known = self.places.get(place)?.moves.iter().find(|known| known.intent == intent)?;
        known.note.as_deref()
    }

    /// The places where a move of the owner is to be known, in the order of the file.
    pub fn to_know(&self) -> impl Iterator<Item = usize> + '_ {
        (0..self.places.len()).filter(|place| self.is_to_know(*place))
    }

    /// Whether a move is to be known there.
    pub fn is_to_know(&self, place: usize) -> bool {
        self.places.get(place).is_some_and(|place| !place.moves.is_empty() && turn(&place.fen) == self.side)
    }

    /// The name of its card.
    pub fn card(&self, place: usize) -> String {
        let position = self.places.get(place).map(|place| key(&place.fen)).unwrap_or_default();
        Repertoire::cards_of(&self.name) + &position
    }

    /// How the names of all cards of a repertoire begin. Two repertoires can have different moves in one position.
    pub fn cards_of(name: &str) -> String {
        format!("{CARD}{name}:")
    }

    /// Whose moves are learned, if the first game of a file says so.
    pub fn side_of(bytes: &[u8]) -> Option<Color> {
        let chunk = Splitter::new(bytes).next_chunk().ok().flatten()?;
        let (text, _) = letters::text(&chunk.bytes[chunk.games.first()?.range.clone()], None);
        let sheet = PgnIn::default().keep(&text).ok()?.sheet;
        match sheet.tag("Orientation")?.to_ascii_lowercase().as_str() {
            "white" => Some(Color::White),
            "black" => Some(Color::Black),
            _ => None,
        }
    }

    /// How a line begins that asks for the move at a place.
    pub fn start(&self, place: usize) -> Option<Start> {
        let asked = self.places.get(place)?;
        let chapter = asked.chapter.and_then(|chapter| self.chapters.get(chapter)).cloned();
        let chapter = chapter.filter(|name| !name.is_empty());
        let Some((from, last)) = asked.from else {
            return Some(Start { fen: asked.fen.clone(), last: None, before: Vec::new(), chapter });
        };
        let mut way = Vec::new();
        let mut at = from;
        while let Some((from, intent)) = self.places[at].from {
            way.push(intent);
            at = from;
        }
        let mut history = History::new(Board::from_fen(&self.places[at].fen).ok()?, Mode::Training);
        let mut before = Vec::new();
        for intent in way.into_iter().rev() {
            let change = history.board().change(intent)?;
            before.push(history.describe(&change));
            history.made(history.next_id(), &change, "");
        }
        Some(Start { fen: self.places[from].fen.clone(), last: Some(last), before, chapter })
    }

    /// The opponent's first move at a place after which one of these is asked.
    pub fn reply(&self, place: usize, asked: &HashSet<usize>) -> Option<Intent> {
        let moves = &self.places.get(place)?.moves;
        moves.iter().find(|known| self.leads_to(known.to, asked)).map(|known| known.intent)
    }

    fn leads_to(&self, place: usize, asked: &HashSet<usize>) -> bool {
        let (mut seen, mut todo) = (HashSet::new(), vec![place]);
        while let Some(place) = todo.pop() {
            if asked.contains(&place) {
                return true;
            }
            if seen.insert(place) {
                todo.extend(self.places[place].moves.iter().map(|known| known.to));
            }
        }
        false
    }
}

fn turn(fen: &str) -> Color {
    if fen.split(' ').nth(1) == Some("b") { Color::Black } else { Color::White }
}

/// Comments of several games about one move are all heard, each once.
fn take_note(known: &mut Known, comment: &str) {
    let text = comment.trim_matches(['{', '}']);
    // What stands in brackets is for programs: arrows, evaluations.
    let mut words = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once("[%") {
        words.push_str(before);
        rest = behind.split_once(']').map_or("", |(_, behind)| behind);
    }
    words.push_str(rest);
    let words = words.split_whitespace().collect::<Vec<&str>>().join(" ");
    match &mut known.note {
        _ if words.is_empty() => {}
        Some(note) if note.contains(&words) => {}
        Some(note) => *note = format!("{note} {words}"),
        none => *none = Some(words),
    }
}

/// What a game in the file is called.
fn chapter_name(sheet: &Sheet) -> String {
    let tag = |name| sheet.tag(name).map(str::to_owned);
    let opening = || match (tag("Opening"), tag("Variation")) {
        (Some(opening), Some(variation)) => Some(format!("{opening}, {variation}")),
        (opening, _) => opening,
    };
    tag("ChapterName").or_else(opening).or_else(|| tag("Event")).unwrap_or_default()
}

fn variation(from: &Position, text: &str) -> Option<ReadGame> {
    let inner = text.strip_prefix('(').unwrap_or(text);
    let inner = inner.strip_suffix(')').unwrap_or(inner);
    let game = format!("[FEN \"{}\"]\n\n{inner} *\n", from.fen());
    PgnIn::default().keep(&game).ok()
}

#[cfg(test)]
#[path = "repertoire_tests.rs"]
mod tests;
