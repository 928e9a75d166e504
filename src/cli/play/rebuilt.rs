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
use crate::journal::file::{OpenError, Unreadable};
use crate::journal::line::ReadError;
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

/// The fields of a first line, by what a player must hear if one of them is lost.
const FIELDS: [(Option<Part>, &str); 6] = [
    (Some(Part::Players), "players"),
    (Some(Part::Event), "event round"),
    (Some(Part::Time), "time"),
    (Some(Part::Start), "start"),
    (Some(Part::Rules), "mode dialogue event_rules profile"),
    (None, "version wall begins supervised announcer parts owner table seed chess960 engine opening"),
];

/// A record whose first line cannot be read.
pub struct Spoilt {
    path: PathBuf,
    rest: Headless<Fact>,
}

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

/// Those among the unreadable files of a directory, in their order; without those that are closed.
pub fn spoilt(unreadable: Vec<OpenError>) -> Vec<Spoilt> {
    let is_spoilt = |why: &Unreadable| matches!(why, Unreadable::Content(ReadError::NotAJournal));
    let spoilt = unreadable.into_iter().filter(|file| is_spoilt(&file.why) && !closing::is_closed(&file.path));
    spoilt.filter_map(|OpenError { path, .. }| Some(Spoilt { rest: headless(&path).ok()?, path })).collect()
}

/// The first that shows an unfinished game of a tournament, which locks the directory.
pub fn of_tournament(spoilt: &[Spoilt]) -> Option<&Path> {
    let locks = |Headless { head, facts, .. }: &Headless<Fact>| {
        let last = facts.iter().rfind(|fact| matches!(fact.what, What::Ended { .. } | What::Restored { .. }));
        (String::from_utf8_lossy(head).contains("\"mode\":\"tournament\"") || ruled(facts))
            && !last.is_some_and(|fact| matches!(fact.what, What::Ended { .. }))
    };
    spoilt.iter().find(|spoilt| locks(&spoilt.rest)).map(|spoilt| spoilt.path.as_path())
}

fn ruled(facts: &[Fact]) -> bool {
    facts.iter().any(|fact| fact.by == Seat::Arbiter)
}

/// All games that can be begun anew, and what is told of the first that cannot. What a record has lost is taken from `instead`.
pub fn all(spoilt: Vec<Spoilt>, instead: &Started) -> (Vec<Rebuilt>, Option<Notice>) {
    let (mut games, mut refused) = (Vec::new(), None);
    for spoilt in spoilt {
        match rebuilt(spoilt, instead) {
            Ok(game) => games.push(game),
            Err(why) => refused = refused.or(Some(Notice::from(why))),
        }
    }
    (games, refused)
}

fn rebuilt(Spoilt { path, rest }: Spoilt, instead: &Started) -> Result<Rebuilt, DamageNotice> {
    let file = path.display().to_string();
    if !rest.lacks_one_line() {
        return Err(DamageNotice::Unreadable { file });
    }
    let Headless { head, facts, cut } = rest;
    let (mut started, mut lost) = gathered(&String::from_utf8_lossy(&head), instead, &facts);
    let mut begun = replayed(&started, &facts);
    if begun.is_none() {
        // What stands there as the position may itself be damaged.
        started.start.clone_from(&instead.start);
        lost.push(Part::Start);
        begun = replayed(&started, &facts);
    }
    let (facts, game) = begun.ok_or(DamageNotice::Needs { file, start: true })?;
    Ok(Rebuilt { path, facts, game, lost, cut })
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
/// what is lost.
fn gathered(line: &str, instead: &Started, facts: &[Fact]) -> (Started, Vec<Part>) {
    let (mut started, mut lost, mut read) = (instead.clone(), Vec::new(), Vec::new());
    for (part, names) in FIELDS {
        for name in names.split(' ') {
            match with_field(&started, line, name) {
                Some(with_it) => {
                    started = with_it;
                    read.push(name);
                }
                None => lost.extend(part.filter(|part| !lost.contains(part))),
            }
        }
    }
    seat(&mut started, (read.contains(&"players"), read.contains(&"owner")), facts);
    if !read.contains(&"mode") && ruled(facts) {
        started.mode = Mode::Tournament;
    }
    (started, lost)
}

/// With the first value of a field that fits there. Braces and quotes tell how far it goes, so a damaged field costs no other.
fn with_field(started: &Started, line: &str, name: &str) -> Option<Started> {
    let key = format!("\"{name}\":");
    let mut all = serde_json::to_value(started).ok()?;
    line.match_indices(&key).find_map(|(at, _)| {
        let rest = &line[at + key.len()..];
        let mut values = Deserializer::from_str(rest).into_iter::<Value>();
        all[name] = values.next()?.ok()?;
        // Bytes that were no letters any more.
        let is_whole = !rest[..values.byte_offset()].contains('\u{fffd}');
        if is_whole { serde_json::from_value(all.clone()).ok() } else { None }
    })
}

/// Seats the players, of whom one or both fields are lost: an engine shows in what it did, and so do two people at this console.
fn seat(started: &mut Started, (players_read, owner_read): (bool, bool), facts: &[Fact]) {
    let is_engine = |fact: &&Fact| matches!(fact.source, Source::BuiltinEngine | Source::Uci);
    let engine = facts.iter().find(is_engine).and_then(|fact| fact.by.side());
    let players = &mut started.players;
    let owner_among =
        |players: &ByColor<Participant>| Color::ALL.into_iter().find(|side| players.get(*side).driver == Driver::Owner);
    if !owner_read {
        let shown = engine.filter(|_| !players_read).map(|engine| !engine);
        started.owner = Seat::Side(shown.or_else(|| owner_among(players)).unwrap_or(Color::White));
    }
    let Some(owner) = started.owner.side().filter(|_| !players_read) else { return };
    if owner_among(players) != Some(owner) {
        std::mem::swap(&mut players.white, &mut players.black);
    }
    let moved = facts.iter().any(|fact| fact.by == Seat::Side(!owner) && matches!(fact.what, What::Made { .. }));
    let other = players.get_mut(!owner);
    if engine.is_none() && moved && other.is_engine() {
        other.driver = Driver::Console;
    }
}
