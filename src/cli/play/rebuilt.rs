//! Games whose records have lost their first line: begun anew from what is left of it, from what the moves say, and from the settings.

use std::path::{Path, PathBuf};

use serde_json::{Deserializer, Value};

use crate::cli::play::damage_notice::DamageNotice;
use crate::game::Game;
use crate::game::effect::Effect;
use crate::game::fact::{Fact, Source, Started, What};
use crate::game::participant::{Driver, Participant};
use crate::game::roles::{Mode, Seat};
use crate::journal::beginning::{Headless, headless};
use crate::journal::closing;
use crate::journal::file::Unreadable;
use crate::journal::line::ReadError;
use crate::journal::list::list;
use crate::rules::position::{ByColor, Color, Intent};
use crate::words::notice::Notice;

/// What a first line says.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Part {
    Players,
    Event,
    Time,
    Start,
    Rules,
}

/// The fields of a first line, in their order there, and of what a player must hear if one is lost.
const FIELDS: [(&str, Option<Part>); 18] = [
    ("version", None),
    ("wall", None),
    ("players", Some(Part::Players)),
    ("event", Some(Part::Event)),
    ("round", Some(Part::Event)),
    ("start", Some(Part::Start)),
    ("time", Some(Part::Time)),
    ("mode", Some(Part::Rules)),
    ("begins", None),
    ("dialogue", Some(Part::Rules)),
    ("supervised", None),
    ("event_rules", Some(Part::Rules)),
    ("announcer", None),
    ("parts", None),
    ("owner", None),
    ("table", None),
    ("profile", Some(Part::Rules)),
    ("seed", None),
];

/// Those that are only there in some games.
const RARE_FIELDS: [&str; 3] = ["chess960", "engine", "opening"];

/// A game that was begun anew.
pub struct Rebuilt {
    /// The damaged record.
    pub path: PathBuf,
    /// The facts, with a new first one.
    pub facts: Vec<Fact>,
    pub game: Game,
    /// What is not in the record any more, and is as the settings say.
    pub lost: Vec<Part>,
    /// The next damaged line, from 1.
    pub cut: Option<usize>,
}

impl Rebuilt {
    /// Whether the clocks ran by a time control that is lost.
    pub fn lacks_time(&self) -> bool {
        self.lost.contains(&Part::Time) && self.facts.iter().skip(1).any(|fact| fact.clock.is_some())
    }

    /// What is told when the game goes on in a new record.
    pub fn notice(&self, copy: String) -> Notice {
        let is_lost = |part| self.lost.contains(&part);
        Notice::from(DamageNotice::Rebuilt {
            file: self.path.display().to_string(),
            copy,
            players: is_lost(Part::Players),
            event: is_lost(Part::Event),
            time: is_lost(Part::Time),
            start: is_lost(Part::Start),
            rules: is_lost(Part::Rules),
        })
    }
}

/// All of a directory, the newest first, and what is told of the newest one that cannot be begun anew. What a record has lost is taken
/// from `instead`.
pub fn all(data: &Path, instead: &Started) -> (Vec<Rebuilt>, Option<Notice>) {
    let unreadable = list(data).map(|listing| listing.unreadable).unwrap_or_default();
    let is_spoilt = |why: &Unreadable| matches!(why, Unreadable::Content(ReadError::NotAJournal));
    let spoilt = unreadable.into_iter().filter(|spoilt| is_spoilt(&spoilt.why) && !closing::is_closed(&spoilt.path));
    let (mut games, mut refused) = (Vec::new(), None);
    for spoilt in spoilt {
        match rebuilt(&spoilt.path, instead) {
            Ok(game) => games.push(game),
            Err(why) => refused = refused.or(Some(Notice::from(why))),
        }
    }
    (games, refused)
}

fn rebuilt(path: &Path, instead: &Started) -> Result<Rebuilt, DamageNotice> {
    let file = path.display().to_string();
    let Some(Headless { head, facts, cut }) = headless(path).ok().flatten() else {
        return Err(DamageNotice::Unreadable { file });
    };
    let (mut started, mut lost) = gathered(&String::from_utf8_lossy(&head), instead, &facts);
    let mut begun = replayed(&started, &facts);
    if begun.is_none() {
        // What stands there as the position may itself be damaged.
        started.start.clone_from(&instead.start);
        lost.push(Part::Start);
        begun = replayed(&started, &facts);
    }
    let (facts, game) = begun.ok_or(DamageNotice::Needs { file, start: true })?;
    Ok(Rebuilt { path: path.to_owned(), facts, game, lost, cut })
}

/// A game from this beginning, if its moves can be made from there.
fn replayed(started: &Started, rest: &[Fact]) -> Option<(Vec<Fact>, Game)> {
    let at = rest.first()?.at;
    let (_, effects) = Game::begin(started.clone(), at).ok()?;
    let first =
        effects.into_iter().find_map(|effect| if let Effect::Record(fact) = effect { Some(fact) } else { None })?;
    let mut game = Game::replay([&first]).ok()?;
    for fact in rest {
        // At a tournament a move that is made may be illegal.
        if let What::Made { change, .. } = &fact.what
            && (game.board().change(change.intent).as_ref() != Some(change)
                || (game.mode() != Mode::Tournament && !is_legal(&game, change.intent)))
        {
            return None;
        }
        game.apply(fact);
    }
    Some((std::iter::once(first).chain(rest.iter().cloned()).collect(), game))
}

fn is_legal(game: &Game, intent: Intent) -> bool {
    game.board().position().is_some_and(|position| position.legal_intents().contains(&intent))
}

/// The beginning of a game: as its damaged line says, field by field; where that says nothing, as the moves show or as in `instead`. And
/// what is lost. Braces and quotes tell how far a field goes, so one that is damaged costs no other.
fn gathered(line: &str, instead: &Started, facts: &[Fact]) -> (Started, Vec<Part>) {
    let mut started = instead.clone();
    let (mut lost, mut read, mut from) = (Vec::new(), Vec::new(), 0);
    let fields = FIELDS.into_iter().chain(RARE_FIELDS.map(|name| (name, None)));
    for (name, part) in fields {
        let is_rare = RARE_FIELDS.contains(&name);
        let after = if is_rare { 0 } else { from };
        let found = field(line, after, name).and_then(|(value, end)| Some((with(&started, name, value)?, end)));
        match found {
            Some((with_it, end)) => {
                started = with_it;
                read.push(name);
                if !is_rare {
                    from = end;
                }
            }
            None => lost.extend(part.filter(|part| !lost.contains(part))),
        }
    }
    if !read.contains(&"players") || !read.contains(&"owner") {
        seat(&mut started, (read.contains(&"players"), read.contains(&"owner")), facts);
    }
    if !read.contains(&"mode") && facts.iter().any(|fact| fact.by == Seat::Arbiter) {
        started.mode = Mode::Tournament;
    }
    (started, lost)
}

/// The value of a field, and where it ends.
fn field(line: &str, after: usize, name: &str) -> Option<(Value, usize)> {
    let key = format!("\"{name}\":");
    let begin = after + line.get(after..)?.find(&key)? + key.len();
    let mut values = Deserializer::from_str(&line[begin..]).into_iter::<Value>();
    let value = values.next()?.ok()?;
    let end = begin + values.byte_offset();
    // Bytes that were no letters any more.
    (!line[begin..end].contains('\u{fffd}')).then_some((value, end))
}

fn with(started: &Started, name: &str, value: Value) -> Option<Started> {
    let mut all = serde_json::to_value(started).ok()?;
    all.as_object_mut()?.insert(name.to_owned(), value);
    serde_json::from_value(all).ok()
}

/// Seats the players, of whom one or both fields are lost: an engine shows in what it did, and so do two people at this console.
fn seat(started: &mut Started, (players_read, owner_read): (bool, bool), facts: &[Fact]) {
    let is_engine = |fact: &&Fact| matches!(fact.source, Source::BuiltinEngine | Source::Uci);
    let engine = facts.iter().find(is_engine).and_then(|fact| fact.by.side());
    let owner = match started.owner.side() {
        Some(owner) if owner_read => Some(owner),
        _ if players_read => owner_among(&started.players),
        _ => engine.map(|engine| !engine).or_else(|| owner_among(&started.players)),
    };
    let owner = owner.unwrap_or(Color::White);
    started.owner = Seat::Side(owner);
    if players_read {
        return;
    }
    let players = &mut started.players;
    if owner_among(players) != Some(owner) {
        std::mem::swap(&mut players.white, &mut players.black);
    }
    let moved = |side| facts.iter().any(|fact| fact.by == Seat::Side(side) && matches!(fact.what, What::Made { .. }));
    if engine.is_none() && moved(!owner) {
        let other = players.get_mut(!owner);
        if other.is_engine() {
            other.driver = Driver::Console;
        }
    }
}

fn owner_among(players: &ByColor<Participant>) -> Option<Color> {
    Color::ALL.into_iter().find(|side| players.get(*side).driver == Driver::Owner)
}
