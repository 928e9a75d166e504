//! Answers, sentence by sentence.
//!
//! An answer is made of clauses, each with its own stop: `White: king e1;` `queen d1;` `rooks a1, h1;` … Put in a row they
//! are the line that is written; said one by one they are the items that a player steps through. So nothing is heard
//! that is not written.

mod about;
mod clock;
mod lines;
mod moves;
mod pieces;
mod sheet;
mod voice;

use super::parts::{exact_time, numbered_move, shade_key, wings_key};
use super::phrase::{Phrase, Voice, together};
use super::utterance::Segment;
use crate::game::answer::{Answer, Pieces, Seen, SideTime, TimeKind, TimesOf};
use crate::game::sentence::Lasting;
use crate::rules::position::Color;
use crate::words::declare::Say;
pub(crate) use voice::capital;
use voice::{Stop, Words};

/// The clauses of an answer.
enum Said {
    /// Of one that is heard as a whole.
    Whole(Vec<Words>),
    /// Of a list, through which one may want to step.
    List(Vec<Words>),
}

impl From<Phrase<'_>> for Said {
    fn from(phrase: Phrase<'_>) -> Said {
        Said::Whole(vec![phrase.say()])
    }
}

/// The words of an answer.
pub(crate) fn answer(voice: Voice<'_>, answer: &Answer) -> Vec<Segment> {
    let (Said::Whole(clauses) | Said::List(clauses)) = said(&voice, answer);
    together(voice::sentences(clauses))
}

/// What a clock shows, in the words of the short answer; `of` says whose it is where a side is named, `kind` what it is of.
pub(crate) fn shown(voice: Voice<'_>, (whose, of): (TimesOf, Color), kind: &'static str, millis: u64) -> Vec<Segment> {
    let voice = Voice { long: false, ..voice };
    voice::sentences(vec![clock::one_time(&voice, whose, of, kind, voice.clock_time(millis, 0))]).concat()
}

/// Its items, where it is a list of several; otherwise none.
pub(crate) fn items(voice: Voice<'_>, answer: &Answer) -> Vec<Vec<Segment>> {
    match said(&voice, answer) {
        Said::List(clauses) if clauses.len() > 1 => voice::sentences(clauses),
        _ => Vec::new(),
    }
}

fn said(voice: &Voice<'_>, answer: &Answer) -> Said {
    let phrase = |key| voice.phrase(key);
    match answer {
        Answer::Unanswerable(why) => Said::Whole(vec![why.say(*voice)]),
        Answer::Shade(square) => phrase("shade").with("shade", shade_key(*square)).with("square", square).into(),
        Answer::Where { pieces, found } => Said::List(pieces::where_they_are(voice, *pieces, found)),
        Answer::Pawns { color, files } => Said::List(pieces::pawns(voice, *color, files)),
        Answer::Board(found) => Said::List(pieces::where_they_are(voice, Pieces::default(), found)),
        Answer::Captured { white, black } => Said::Whole(pieces::captured(voice, white, black)),
        Answer::Material { white, black, white_points, black_points } => {
            Said::Whole(pieces::material(voice, (white, *white_points), (black, *black_points)))
        }
        Answer::Row { row, seen } => Said::List(lines::row(voice, *row, seen)),
        Answer::View { view, from, seen } => Said::List(lines::view(voice, *view, *from, seen)),
        Answer::Aim { at, defends, aims } => Said::List(lines::aims(voice, *at, *defends, aims)),
        Answer::Pins(pins) if pins.is_empty() => phrase("pins-none").into(),
        Answer::Pins(pins) => Said::List(pins.iter().map(|pin| lines::pin(voice, *pin)).collect()),
        Answer::Moves { moves, piece, reports } => Said::List(moves::legal(voice, *moves, *piece, reports)),
        Answer::Changed { by, seen: None } => phrase("changed-not-moved").with("side", by).into(),
        Answer::Changed { seen: Some(seen), .. } if seen.is_empty() => phrase("changed-nothing").into(),
        Answer::Changed { by, seen: Some(seen) } => {
            let item = |at: &Seen| phrase("changed-item").with("square", at.square).with("piece", at.piece).say();
            let heading = |first| phrase("changed").with("side", by).with("words", first).say();
            Said::List(voice.series(seen.iter().map(item).collect(), Stop::Comma, heading))
        }
        Answer::Played(reports) => Said::List(moves::played(voice, reports)),
        Answer::Sheet(items) if items.is_empty() => phrase("no-move-yet").into(),
        Answer::Sheet(items) => Said::List(items.iter().map(|item| sheet::item(voice, item)).collect()),
        Answer::Corrections(items) if items.is_empty() => phrase("sheet-no-corrections").into(),
        Answer::Corrections(items) => Said::List(items.iter().map(|item| sheet::entry(voice, item)).collect()),
        Answer::Opening(None) => phrase("unknown-opening").into(),
        Answer::Opening(Some(id)) => {
            phrase("named-opening").with("name", voice.phrase(&format!("opening-{id}")).words()).into()
        }
        // Beyond the eighth time it is counted.
        Answer::Repetition { count, identity } => about::repetition(voice, *count, *identity).into(),
        Answer::Quiet { half_moves, mode, needed } => {
            about::quiet(voice, *half_moves).with("rule", about::fifty_key(*mode)).with("needed", *needed).into()
        }
        Answer::Check(kings) if kings.is_empty() => phrase("check-none").into(),
        Answer::Check(kings) => {
            Said::Whole(kings.iter().map(|(king, givers)| lines::check(voice, *king, givers)).collect())
        }
        Answer::Castling { white, black } => {
            let wings = [white, black].map(|rights| (rights.short, rights.long));
            let [white, black] = wings.map(wings_key);
            let rights = phrase("study-castling").with("white", white).with("black", black).say();
            // Rights say nothing of what stands in the way, which long answers add.
            let only = voice.long && wings != [(false, false); 2];
            Said::Whole(std::iter::once(rights).chain(only.then(|| phrase("castling-rights-only").say())).collect())
        }
        Answer::CanCastle { side, to_move, short, long } => {
            Said::Whole(about::can_castle(voice, *side, *to_move, [*short, *long]))
        }
        Answer::MovesMade { white: 0, black: 0 } => phrase("no-move-yet").into(),
        Answer::MovesMade { white, black } => phrase("moves-made").with("white", white).with("black", black).into(),
        Answer::MoveNumber { number, turn } => {
            let phrase = phrase(if voice.long { "turn" } else { "move-number" }).with("side", turn);
            phrase.with("check", false).with("number", number).into()
        }
        Answer::Times { whose, sides, running, awaits_move } => {
            Said::Whole(clock::times(voice, *whose, sides, clock::running(voice, *running, *awaits_move)))
        }
        Answer::Ahead { side, by, clocks } => {
            let [SideTime { kind, tenths_below, .. }, _] = clocks.as_ref();
            let kind = if *kind == TimeKind::Counted { "counted" } else { "left" };
            let ahead = match side {
                Some(side) => phrase("ahead").with("side", side),
                None => phrase("ahead-none"),
            };
            let by = exact_time(voice.sentences, *by, *tenths_below);
            let ahead = ahead.with("kind", kind).with("time", by).say();
            let both = clock::times(&Voice { long: false, ..*voice }, TimesOf::Sides, clocks.as_ref(), Vec::new());
            Said::Whole(std::iter::once(ahead).chain(both.into_iter().filter(|_| voice.long)).collect())
        }
        Answer::Slowest(None) => phrase("slowest-none").into(),
        Answer::Slowest(Some((report, used))) => {
            let half_move = numbered_move(*voice, report);
            phrase("slowest").with("move", half_move).with("time", Lasting(*used)).into()
        }
        Answer::Running { running, awaits_move } => Said::Whole(vec![clock::running(voice, *running, *awaits_move)]),
        Answer::ToControl { own, sides } => Said::Whole(clock::to_control(voice, *own, sides)),
        Answer::Elapsed { white, black, stood, gaps } => {
            Said::Whole(clock::elapsed(voice, [*white, *black], *stood, *gaps))
        }
        Answer::TimeOfDay(now) => phrase("time-of-day").with("hour", now.hour).with("minute", now.minute).into(),
        Answer::Offer(None) => phrase("offer-none").into(),
        Answer::Offer(Some(by)) => {
            let offered = phrase("offered").with("side", by).say();
            let answer = voice.long.then(|| phrase("offer-answer").with("side", !*by).say());
            Said::Whole(std::iter::once(offered).chain(answer).collect())
        }
        Answer::Result { ended: None, .. } => phrase("result-none").into(),
        Answer::Result { ended: Some(ended), draw } => Said::Whole(about::result(voice, *ended, *draw)),
        Answer::Players { white, black, asker } => Said::Whole(about::players(voice, white, black, *asker)),
        Answer::OwnSide(None) => phrase("own-side-none").into(),
        Answer::OwnSide(Some(side)) => phrase("own-side").with("side", side).into(),
        Answer::Rules { mode, profile, parts } => Said::Whole(about::rules(voice, *mode, profile, *parts)),
    }
}

#[cfg(test)]
mod tests;
