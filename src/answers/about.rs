//! Who plays, and by which rules.

use crate::game::Game;
use crate::game::answer::Answer;
use crate::game::participant::Participant;
use crate::game::roles::Parts;
use crate::rules::position::Color;
use crate::time::Tick;

/// Who plays, by the names that stand on the scoresheet now.
pub(super) fn players(game: &Game) -> Answer {
    let player = |side: Color| {
        let name = game.names().players.get(side).clone();
        Box::new(Participant { name, ..game.player(side).clone() })
    };
    Answer::Players { white: player(Color::White), black: player(Color::Black) }
}

/// The mode, the rule profile and what the console is in this game.
pub(super) fn rules(game: &Game) -> Answer {
    let started = game.started();
    // Without a clock there is none that the console could be.
    let clock = started.parts.clock && game.clock(Tick::START).is_some();
    Answer::Rules { mode: started.mode, profile: started.profile.name.clone(), parts: Parts { clock, ..started.parts } }
}
