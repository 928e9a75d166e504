//! For whom a line speaks that does not say so itself.

use crate::game::Game;
use crate::game::fact::Started;
use crate::game::participant::{Driver, Language};
use crate::game::roles::Seat;
use crate::rules::position::Color;
use crate::view::language_of;

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

/// The side whose moves come from this keyboard now: the side to move, unless the built-in engine plays it.
pub(super) fn mover_at_this_keyboard(game: &Game) -> Color {
    let turn = game.turn();
    if game.player(turn).is_engine() { !turn } else { turn }
}

/// The side that takes back: with two people at one keyboard the one who moved last, otherwise the owner.
pub(super) fn last_mover_at_this_keyboard(game: &Game) -> Seat {
    let both_here = Color::ALL.into_iter().all(|side| !game.player(side).is_engine());
    match game.history().last() {
        Some(last) if both_here => Seat::Side(last.mover()),
        _ => game.owner(),
    }
}

/// An offer is answered by the other side than the one that made it.
pub(super) fn answering_seat(game: &Game) -> Seat {
    game.offer().map(|by| !by).filter(|side| !game.player(*side).is_engine()).map_or(game.owner(), Seat::Side)
}

/// Who offers a draw. With two people at one keyboard it is the one who moved last: an offer belongs behind one's own move
/// (9.1.2.1), and here that move is already completed.
pub(super) fn offering_seat(game: &Game) -> Seat {
    if has_two_people(game.started()) { last_mover_at_this_keyboard(game) } else { game.owner() }
}

/// Who resigns: with two people at one keyboard the one whose turn it is.
pub(super) fn resigning_seat(game: &Game) -> Seat {
    if has_two_people(game.started()) { Seat::Side(game.turn()) } else { game.owner() }
}

/// Whose pieces are *mine* in a line or a key: those of the seat that is named, with two people at one keyboard and no name those of the
/// side to move, otherwise the owner's.
#[must_use]
pub fn asking_side(named: Option<Seat>, game: &Game, turn: Color) -> Color {
    match named.and_then(Seat::acts_for) {
        Some(side) => side,
        None if has_two_people(game.started()) => turn,
        None => game.owner_side(),
    }
}

/// Whether two people share this keyboard, each for himself.
pub(super) fn has_two_people(started: &Started) -> bool {
    Color::ALL.into_iter().any(|side| started.players.get(side).driver == Driver::Console)
}
