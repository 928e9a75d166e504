//! Who plays, and by which rules.

use crate::game::answer::Answer;
use crate::game::participant::Participant;
use crate::game::roles::Parts;
use crate::rules::position::Color;
use crate::time::Tick;
use crate::view::View;

/// Who plays, by the names that stand on the scoresheet now.
pub(super) fn players(view: &View<'_>) -> Answer {
    let player = |side: Color| {
        let name = view.names().players.get(side).clone();
        Box::new(Participant { name, ..view.player(side).clone() })
    };
    Answer::Players { white: player(Color::White), black: player(Color::Black), asker: view.seat().side() }
}

/// The mode, the rule profile and what the console is in this game.
pub(super) fn rules(view: &View<'_>) -> Answer {
    let started = view.started();
    // Without a clock there is none that the console could be.
    let clock = started.parts.clock && view.clock(Tick::START).is_some();
    Answer::Rules { mode: started.mode, profile: started.profile.name.clone(), parts: Parts { clock, ..started.parts } }
}
