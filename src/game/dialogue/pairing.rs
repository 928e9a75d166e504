//! What two players need who are paired: boards and assistants (D.1, D.2.10, D.2.11).

use super::duties::{Duty, Kind, duties};
use crate::game::fact::{Dialogue, Started};
use crate::game::participant::{Hearing, Participant, Sight};
use crate::rules::position::{ByColor, Color};
use crate::rules::profile::Profile;

/// A pairing cannot be played as it is.
#[derive(Copy, Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unplayable {
    /// A visually disabled player meets one who does not hear: an assistant is compulsory (D.2.11).
    #[error(
        "a visually disabled and a hearing-impaired player need an assistant (D.2.11): say --assistant yes or \
         --opponent-assistant yes"
    )]
    AssistantMissing,
}

/// Whether the dialogue between these two needs an assistant.
pub fn assistant_required(players: &ByColor<Participant>, profile: &Profile) -> bool {
    profile.vis.assistant_required_vs_hearing_impaired
        && Color::ALL.into_iter().any(|side| {
            players.get(side).sight == Sight::VisuallyDisabled && players.get(!side).hearing == Hearing::Impaired
        })
}

/// Checks what is needed before the first move.
///
/// # Errors
/// What is missing.
pub fn check(started: &Started) -> Result<(), Unplayable> {
    let has_one = started.parts.assistant || Color::ALL.into_iter().any(|side| started.players.get(side).assistant);
    if started.dialogue == Dialogue::Full && !has_one && assistant_required(&started.players, &started.profile) {
        return Err(Unplayable::AssistantMissing);
    }
    Ok(())
}

/// What the assistant of a side is. A sighted player may have one only if their visually disabled opponent has none.
pub fn assistant_of(players: &ByColor<Participant>, side: Color) -> Kind {
    let (player, opponent) = (players.get(side), players.get(!side));
    match player.sight {
        _ if !player.assistant => Kind::None,
        Sight::VisuallyDisabled => Kind::OfTheDisabled,
        Sight::Sighted if sighted_may_use_assistant(opponent) => Kind::OfTheSighted,
        Sight::Sighted => Kind::None,
    }
}

/// Whether a sighted player may have an assistant against this opponent (D.2.11).
pub fn sighted_may_use_assistant(opponent: &Participant) -> bool {
    opponent.sight == Sight::VisuallyDisabled && !opponent.assistant
}

/// The duties of a sighted player's assistant.
pub fn duties_for_the_sighted() -> &'static [Duty] {
    duties(Kind::OfTheSighted)
}

/// How many boards are used when somebody demands two; between a visually disabled and a sighted player either may (D.1).
pub fn boards(demanded_by: Option<Color>, players: &ByColor<Participant>) -> usize {
    if demanded_by.is_some_and(|side| who_may_demand_two_boards(players).contains(&side)) { 2 } else { 1 }
}

/// Who may demand two boards: both, as soon as one of them is visually disabled.
pub fn who_may_demand_two_boards(players: &ByColor<Participant>) -> Vec<Color> {
    let disabled = |side: Color| players.get(side).sight == Sight::VisuallyDisabled;
    if Color::ALL.into_iter().any(disabled) { Color::ALL.to_vec() } else { Vec::new() }
}
