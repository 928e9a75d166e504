//! The game itself: its state, its players, its rules.

use super::voice::Words;
use crate::game::answer::CastlingNow;
use crate::game::clock::DrawCounts;
use crate::game::ended::ended;
use crate::game::obstacle::Obstacle;
use crate::game::participant::{Driver, Participant};
use crate::game::roles::{Mode, Parts};
use crate::rules::ending::{Outcome, Reason};
use crate::rules::position::{Color, Role};
use crate::rules::profile::{DrawMode, Identity};
use crate::words::arguments::say;
use crate::words::phrase::Phrase;
use crate::words::phrase::Voice;

/// Counted in moves of both sides, as 9.3 does: an odd number of half-moves ends in half a move.
pub(crate) fn quiet<'a>(voice: &Voice<'a>, half_moves: u32) -> Phrase<'a> {
    let moves = half_moves / 2;
    let parts = match (moves, half_moves % 2) {
        (0, 1) => "half",
        (_, 1) => "and-half",
        _ => "whole",
    };
    voice.phrase("quiet").with("parts", parts).with("moves", moves)
}

/// What enough quiet moves bring.
pub(crate) const fn fifty_key(mode: DrawMode) -> &'static str {
    match mode {
        DrawMode::Claim => "claim",
        DrawMode::Auto => "auto",
        DrawMode::Off => "off",
    }
}

/// Which rights are compared is only said where the rules compare them.
pub(crate) fn repetition<'a>(voice: &Voice<'a>, count: u32, identity: Identity) -> Phrase<'a> {
    let same = match identity {
        Identity::PossibleMoves => "moves",
        Identity::PlacementAndTurn => "pieces",
    };
    voice.phrase(if count > 8 { "repetition-many" } else { "repetition" }).with("count", count).with("same", same)
}

pub(crate) fn result(voice: &Voice<'_>, (outcome, reason): (Outcome, Reason), draw: DrawCounts) -> Vec<Words> {
    let score = |outcome| voice.phrase("result-score").with("outcome", outcome).say();
    let score = match outcome {
        Outcome::Won { by } => voice.long.then(|| score(by.fold_wb("white", "black"))),
        Outcome::Drawn => voice.long.then(|| score("drawn")),
        // The ending itself says what each gets.
        Outcome::HalfPoint { .. } | Outcome::LostByBoth | Outcome::Annulled => None,
    };
    let counts =
        (outcome == Outcome::Drawn && draw == DrawCounts::ForBlack).then(|| voice.phrase("armageddon-drawn").say());
    std::iter::once(say(*voice, ended(outcome, reason).alone())).chain(score).chain(counts).collect()
}

pub(crate) fn players(voice: &Voice<'_>, white: &Participant, black: &Participant, asker: Option<Color>) -> Vec<Words> {
    let unnamed = |who: &Participant| who.name.trim().is_empty() && !who.is_engine();
    let hint = (voice.long && (unnamed(white) || unnamed(black))).then(|| voice.phrase("player-no-name").say());
    let player = |side, who| player(voice, side, who, asker == Some(side));
    [player(Color::White, white), player(Color::Black, black)].into_iter().chain(hint).collect()
}

/// The name, if there is one; who drives the side, if there is none, if a program does, or in long answers.
fn player(voice: &Voice<'_>, side: Color, who: &Participant, asks: bool) -> Words {
    let (driver, level) = match who.driver {
        _ if asks => ("you", 0),
        Driver::Owner => ("owner", 0),
        Driver::Console => ("console", 0),
        Driver::Board => ("board", 0),
        Driver::Screen => ("screen", 0),
        Driver::BuiltinEngine { level } => ("house", level),
        Driver::Uci { .. } => ("engine", 0),
    };
    let strong = match who.driver {
        Driver::Uci { strength } => say(*voice, strength.sentence().alone()),
        _ => Vec::new(),
    };
    let key = match (who.name.trim().is_empty(), who.is_engine() || voice.long) {
        (true, _) => "player-unnamed",
        (false, true) => "player-long",
        (false, false) => "player",
    };
    voice
        .phrase(key)
        .with("side", side)
        .with("driver", driver)
        .with("level", level)
        .with("strength", strong)
        .with("name", &who.name)
        .say()
}

/// Both wings in one sentence; who moves first where it is the other side.
pub(crate) fn can_castle(voice: &Voice<'_>, side: Color, to_move: bool, wings: [CastlingNow; 2]) -> Vec<Words> {
    if wings == [CastlingNow::Lost; 2] {
        return vec![voice.phrase("irregular-castling-lost").with("side", side).say()];
    }
    let [short, long] = wings.map(|wing| castling_now(voice, wing));
    let both = voice.phrase("can-castle").with("side", side).with("short", short).with("long", long).say();
    let waits = (!to_move).then(|| voice.phrase("can-castle-later").with("side", !side).say());
    std::iter::once(both).chain(waits).collect()
}

fn castling_now(voice: &Voice<'_>, wing: CastlingNow) -> Words {
    let (now, found) = match wing {
        CastlingNow::Possible => ("possible", None),
        CastlingNow::Lost => ("lost", None),
        CastlingNow::Prevented(Obstacle::Own(piece) | Obstacle::InTheWay(piece)) => {
            ("way", Some((piece, piece.square)))
        }
        CastlingNow::Prevented(Obstacle::Check(by)) => ("check", Some((by, by.square))),
        CastlingNow::Prevented(Obstacle::Attacks(by, at)) => ("attacked", Some((by, at))),
    };
    let phrase = voice.phrase("castling-now").with("now", now);
    let role = found.map_or(Role::King, |(by, _)| by.piece.role);
    let phrase = phrase.with("role", role).with("square", found.map(|(by, _)| by.square));
    phrase.with("at", found.map(|(_, at)| at)).say()
}

pub(crate) fn rules(voice: &Voice<'_>, mode: Mode, profile: &str, parts: Parts) -> Vec<Words> {
    let phrase = |key| voice.phrase(key).with("mode", mode).choice("profile", profile).with("name", profile);
    if !voice.long {
        return vec![phrase("rules").say()];
    }
    let played =
        [(parts.board, "board"), (parts.sheet, "sheet"), (parts.clock, "clock"), (parts.assistant, "assistant")];
    let played = played.into_iter().filter(|(there, _)| *there);
    let played: Vec<Words> = played.map(|(_, part)| voice.phrase("console-part").with("part", part).say()).collect();
    let played_parts =
        (!played.is_empty()).then(|| voice.phrase("console-parts").with("parts", voice.with_and(played)).say());
    let rules = [phrase("rules-mode").with("timed", parts.clock).say(), phrase("rules-profile").say()];
    rules.into_iter().chain(played_parts).collect()
}
