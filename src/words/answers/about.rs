//! The game itself: its state, its players, its rules.

use super::voice::Words;
use crate::game::answer::{CastlingRights, Standing, Unanswerable};
use crate::game::clock::DrawCounts;
use crate::game::participant::{Driver, Participant};
use crate::game::roles::{Mode, Parts};
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::Color;
use crate::words::parts::{ended, side_key, wings_key};
use crate::words::voice::Voice;

pub(super) fn unanswerable(voice: &Voice<'_>, why: Unanswerable) -> Vec<Words> {
    let (key, square, number) = match why {
        Unanswerable::NoLegalPosition => ("unanswerable-no-legal-position", None, 0),
        Unanswerable::NothingThere(square) => ("unanswerable-nothing-there", Some(square), 0),
        Unanswerable::NotOnMove(Standing { square, piece }) => {
            let phrase = voice.phrase("unanswerable-not-on-move").choice("long", voice.long_key());
            return vec![phrase.with("side", piece.color).insert("square", voice.square(square)).say()];
        }
        Unanswerable::NoSuchMove(number) => ("unanswerable-no-such-move", None, number),
        Unanswerable::NoClock => ("refused-no-clock", None, 0),
        Unanswerable::NoTimeOfDay => ("unanswerable-no-time-of-day", None, 0),
    };
    let square = square.map(|square| voice.square(square)).unwrap_or_default();
    vec![voice.phrase(key).choice("long", voice.long_key()).number("number", number).insert("square", square).say()]
}

pub(super) fn opening(voice: &Voice<'_>, id: Option<&str>) -> Vec<Words> {
    let Some(id) = id else {
        return vec![voice.phrase("unknown-opening").choice("long", voice.long_key()).say()];
    };
    let name = voice.phrase(&format!("opening-{id}")).words();
    vec![voice.phrase("named-opening").choice("long", voice.long_key()).text("name", &name).say()]
}

pub(super) fn repetition(voice: &Voice<'_>, count: u32) -> Vec<Words> {
    // Beyond the eighth time it is counted.
    let sentence = if count > 8 { "repetition-many" } else { "repetition" };
    vec![voice.phrase(sentence).choice("long", voice.long_key()).number("count", count).say()]
}

/// Counted in moves of both sides, as 9.3 does: an odd number of half-moves is so many moves and a half.
pub(super) fn quiet(voice: &Voice<'_>, half_moves: u32) -> Vec<Words> {
    let (moves, odd) = (half_moves / 2, half_moves % 2 == 1);
    let parts = match (moves, odd) {
        (0, true) => "half",
        (_, true) => "and-half",
        (_, false) => "whole",
    };
    let phrase = voice.phrase("quiet").choice("long", voice.long_key()).choice("parts", parts);
    vec![phrase.number("moves", moves).say()]
}

pub(super) fn move_number(voice: &Voice<'_>, number: u32, turn: Color) -> Vec<Words> {
    let key = if voice.long { "turn" } else { "move-number" };
    vec![voice.phrase(key).with("side", turn).choice("check", "no").number("number", number).say()]
}

/// Rights say nothing of what stands in the way, which long answers add.
pub(super) fn castling(voice: &Voice<'_>, white: CastlingRights, black: CastlingRights) -> Vec<Words> {
    let wings = |rights: CastlingRights| wings_key((rights.short, rights.long));
    let rights = voice.phrase("study-castling").choice("white", wings(white)).choice("black", wings(black)).say();
    let any = [white, black].iter().any(|rights| rights.short || rights.long);
    let only = (voice.long && any).then(|| voice.phrase("castling-rights-only").say());
    std::iter::once(rights).chain(only).collect()
}

pub(super) fn offer(voice: &Voice<'_>, by: Option<Color>) -> Vec<Words> {
    let Some(by) = by else { return vec![voice.phrase("offer-none").choice("long", voice.long_key()).say()] };
    let offered = voice.phrase("offered").with("side", by).say();
    let answer = voice.long.then(|| voice.phrase("offer-answer").with("side", !by).say());
    std::iter::once(offered).chain(answer).collect()
}

pub(super) fn result(voice: &Voice<'_>, ended_so: Option<(Outcome, Reason)>, draw: DrawCounts) -> Vec<Words> {
    let Some((outcome, reason)) = ended_so else {
        return vec![voice.phrase("result-none").choice("long", voice.long_key()).say()];
    };
    let score = match outcome {
        Outcome::Won { by } => Some(side_key(by)),
        Outcome::Drawn => Some("drawn"),
        // That both have lost, or that it does not count, says already what each gets.
        Outcome::LostByBoth | Outcome::Annulled => None,
    };
    let score = score.filter(|_| voice.long).map(|score| voice.phrase("result-score").choice("outcome", score).say());
    let counts =
        (outcome == Outcome::Drawn && draw == DrawCounts::ForBlack).then(|| voice.phrase("armageddon-drawn").say());
    std::iter::once(ended(voice.sentences, outcome, reason)).chain(score).chain(counts).collect()
}

pub(super) fn players(voice: &Voice<'_>, white: &Participant, black: &Participant) -> Vec<Words> {
    let unnamed = |who: &Participant| who.name.trim().is_empty() && !who.is_engine();
    let hint = (voice.long && (unnamed(white) || unnamed(black))).then(|| voice.phrase("player-no-name").say());
    [player(voice, Color::White, white), player(voice, Color::Black, black)].into_iter().chain(hint).collect()
}

/// The name, if there is one; who drives the side, if there is none, if a program does, or in long answers.
fn player(voice: &Voice<'_>, side: Color, who: &Participant) -> Words {
    let (driver, level) = match who.driver {
        Driver::Owner => ("owner", 0),
        Driver::Console => ("console", 0),
        Driver::Board => ("board", 0),
        Driver::BuiltinEngine { level } => ("house", level),
    };
    let key = match (who.name.trim().is_empty(), driver == "house" || voice.long) {
        (true, _) => "player-unnamed",
        (false, true) => "player-long",
        (false, false) => "player",
    };
    voice.phrase(key).with("side", side).choice("driver", driver).number("level", level).text("name", &who.name).say()
}

pub(super) fn rules(voice: &Voice<'_>, mode: Mode, profile: &str, parts: Parts) -> Vec<Words> {
    let phrase = |key| voice.phrase(key).choice("mode", mode.name()).choice("profile", profile).text("name", profile);
    if !voice.long {
        return vec![phrase("rules").say()];
    }
    let played =
        [(parts.board, "board"), (parts.sheet, "sheet"), (parts.clock, "clock"), (parts.assistant, "assistant")];
    let played: Vec<Words> = played
        .into_iter()
        .filter(|(there, _)| *there)
        .map(|(_, part)| voice.phrase("console-part").choice("part", part).say())
        .collect();
    let played_parts =
        (!played.is_empty()).then(|| voice.phrase("console-parts").insert("parts", voice.with_and(played)).say());
    let timed = if parts.clock { "yes" } else { "no" };
    [phrase("rules-mode").choice("timed", timed).say(), phrase("rules-profile").say()]
        .into_iter()
        .chain(played_parts)
        .collect()
}
