//! Telephones and their like (11.3.2).

use serde::{Deserialize, Serialize};

use super::can_mate::CanMate;
use super::profile::{DeviceOffence, DeviceResult, Points, Profile};

/// What was noticed about a device.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Device {
    /// It made a sound.
    Sound,
    /// The player had it with him, switched off.
    CarriedSwitchedOff,
    /// The player had it with him, switched on.
    CarriedSwitchedOn,
}

/// What the opponent gets for an offence; the offender loses.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum OpponentGets {
    /// So many points.
    Points(Points),
    /// It depends on whether he can mate, and that is not known.
    ArbiterDecides,
}

/// Whether it is an offence: having one since 2014, its sound before; an event may be milder. House rules know none.
#[must_use]
pub fn is_offence(device: Device, profile: &Profile) -> bool {
    match profile.devices.offence {
        DeviceOffence::Possession => true,
        DeviceOffence::Sound => device == Device::Sound,
        DeviceOffence::Off => false,
    }
}

/// What the opponent gets: a win; in the edition of 2009 half a point if he could not mate by any series of legal moves.
#[must_use]
pub fn opponent_gets(opponent: CanMate, profile: &Profile) -> OpponentGets {
    let win = OpponentGets::Points(profile.points.win);
    match (profile.devices.opponent_result, opponent) {
        (DeviceResult::Win, _) | (DeviceResult::WinOrDraw, CanMate::Yes) => win,
        (DeviceResult::WinOrDraw, CanMate::No) => OpponentGets::Points(profile.points.draw),
        (DeviceResult::WinOrDraw, CanMate::Unknown) => OpponentGets::ArbiterDecides,
    }
}
