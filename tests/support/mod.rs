//! What several test targets share.

#![allow(dead_code)] // Each target uses a part of it.

pub mod mount;
pub mod pgn;

use annabella::game::fact::{Announcer, ByColorOf, Dialogue, EventRules, SCHEMA, Started, Wording};
use annabella::game::participant::{Driver, Hearing, Language, Participant, Sight, Style};
use annabella::game::presence::Beginning;
use annabella::game::roles::{Mode, Parts, Seat};
use annabella::rules::position::{Color, Position};
use annabella::rules::profile::Profile;

/// A game of two people at one console, from the initial position.
pub fn started(mode: Mode, time: &str) -> Started {
    let player = |driver| Participant {
        name: String::new(),
        sight: Sight::VisuallyDisabled,
        hearing: Hearing::Hearing,
        assistant: false,
        language: Language::En,
        style: Style::Fide,
        driver,
    };
    let time = time.parse().expect("a time control");
    Started {
        schema: SCHEMA,
        version: "test".to_owned(),
        wall: 1_700_000_000,
        players: ByColorOf { white: player(Driver::Owner), black: player(Driver::Console) },
        event: String::new(),
        round: String::new(),
        start: Position::initial().fen(),
        chess960: None,
        time: ByColorOf { white: Clone::clone(&time), black: time },
        mode,
        begins: Beginning::AtOnce,
        dialogue: Dialogue::Off,
        supervised: true,
        event_rules: EventRules::default(),
        announcer: Announcer::Console,
        parts: Parts { board: true, sheet: true, clock: true, assistant: false },
        owner: Seat::Side(Color::White),
        table: Wording { language: Language::En, style: Style::Fide },
        profile: Profile::named("fide-2023").expect("a profile"),
        seed: 1,
    }
}
