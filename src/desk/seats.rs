//! For whom a line speaks that does not say so itself.

use crate::game::Game;
use crate::game::participant::{Driver, Language};
use crate::game::roles::Seat;
use crate::rules::position::Color;

/// The language in which a seat is spoken to.
#[must_use]
pub fn language_of(game: &Game, seat: Seat) -> Language {
    match seat {
        Seat::Side(side) | Seat::AssistantOf(side) => game.player(side).language,
        Seat::Arbiter | Seat::Spectator => game.started().table.language,
    }
}

/// The languages in which somebody at this table may name a seat: the owner's first.
#[must_use]
pub fn languages_at(game: &Game) -> Vec<Language> {
    let seats = [game.owner(), Seat::Side(Color::White), Seat::Side(Color::Black), Seat::Arbiter];
    let mut languages = Vec::new();
    for language in seats.map(|seat| language_of(game, seat)) {
        if !languages.contains(&language) {
            languages.push(language);
        }
    }
    languages
}

pub(super) fn is_house(game: &Game, side: Color) -> bool {
    matches!(game.player(side).driver, Driver::House { .. })
}

/// The side whose moves come from this keyboard now: the side to move, unless the house plays it.
pub(super) fn mover_at_this_keyboard(game: &Game) -> Color {
    let turn = game.turn();
    if is_house(game, turn) { !turn } else { turn }
}

/// The side that takes back: with two people at one keyboard the one who moved last, otherwise the owner.
pub(super) fn last_mover_at_this_keyboard(game: &Game) -> Seat {
    let both_here = Color::ALL.into_iter().all(|side| !is_house(game, side));
    match game.history().last() {
        Some(last) if both_here => Seat::Side(last.mover()),
        _ => game.owner(),
    }
}

/// An offer is answered by the other side than the one that made it.
pub(super) fn answering_seat(game: &Game) -> Seat {
    game.offer().map(|by| !by).filter(|side| !is_house(game, *side)).map_or(game.owner(), Seat::Side)
}

/// Who offers a draw. With two people at one keyboard it is the one who moved last: an offer belongs behind one's own move
/// (9.1.2.1), and here that move is already completed.
pub(super) fn offering_seat(game: &Game) -> Seat {
    if has_two_people(game) { last_mover_at_this_keyboard(game) } else { game.owner() }
}

/// Who resigns: with two people at one keyboard the one whose turn it is.
pub(super) fn resigning_seat(game: &Game) -> Seat {
    if has_two_people(game) { Seat::Side(game.turn()) } else { game.owner() }
}

/// Whose men are *mine* in a line or a key: those of the seat that is named, with two people at one keyboard and no name those of the
/// side to move, otherwise the owner's.
#[must_use]
pub fn asking_side(named: Option<Seat>, game: &Game, turn: Color) -> Color {
    match named.and_then(Seat::acts_for) {
        Some(side) => side,
        None if has_two_people(game) => turn,
        None => game.owner_side(),
    }
}

/// Whether two people share this keyboard, each for himself.
pub(super) fn has_two_people(game: &Game) -> bool {
    Color::ALL.into_iter().any(|side| game.player(side).driver == Driver::Console)
}
