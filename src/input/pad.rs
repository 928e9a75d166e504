//! The buttons of gamepads, as keys.

use std::io;
use std::thread;
use std::time::Duration;

use crossbeam_channel::Sender;
use gilrs::{Button, EventType, Gamepad, Gilrs, GilrsBuilder};

use super::InputEvent;
use crate::keys::key::{Key, PadButton};
use crate::time::Stamper;

/// After this many immediate looks in a row that brought nothing, the wake-ups are spurious.
const IN_VAIN: u32 = 100;
/// Then we rest between two looks.
const REST: Duration = Duration::from_millis(20);

/// Begins to read all gamepads, those too that are plugged in later, until the receiver is dropped. Where the system knows of
/// none, nothing comes.
///
/// # Errors
/// When a thread cannot be started.
pub fn spawn(stamper: Stamper, inputs: Sender<InputEvent>) -> io::Result<()> {
    thread::Builder::new().name("pads".to_owned()).spawn(move || {
        // Without the shaking, which has a thread of its own that never rests.
        if let Ok(pads) = GilrsBuilder::new().with_force_feedback(false).build() {
            read(pads, &stamper, &inputs);
        }
    })?;
    Ok(())
}

fn read(mut pads: Gilrs, stamper: &Stamper, inputs: &Sender<InputEvent>) {
    let there =
        |pad: Gamepad<'_>, connected| InputEvent::Pad { at: stamper.now(), name: pad.name().to_owned(), connected };
    let mut sent = pads.gamepads().try_for_each(|(_, pad)| inputs.send(there(pad, true)));
    let mut in_vain = 0_u32;
    while sent.is_ok() {
        let Some(event) = pads.next_event_blocking(None) else {
            in_vain = in_vain.saturating_add(1);
            if in_vain > IN_VAIN {
                thread::sleep(REST);
            }
            continue;
        };
        in_vain = 0;
        let event = match event.event {
            EventType::ButtonPressed(button, _) => {
                named(button).map(|button| InputEvent::Key { at: stamper.now(), key: Key::Pad(button) })
            }
            EventType::Connected => Some(there(pads.gamepad(event.id), true)),
            EventType::Disconnected => Some(there(pads.gamepad(event.id), false)),
            _ => None,
        };
        sent = event.map_or(Ok(()), |event| inputs.send(event));
    }
}

/// A trigger that gives way counts as pressed at three quarters of its way.
const fn named(button: Button) -> Option<PadButton> {
    Some(match button {
        Button::LeftTrigger2 => PadButton::LeftTrigger,
        Button::RightTrigger2 => PadButton::RightTrigger,
        Button::LeftTrigger => PadButton::LeftShoulder,
        Button::RightTrigger => PadButton::RightShoulder,
        Button::South => PadButton::South,
        Button::East => PadButton::East,
        Button::North => PadButton::North,
        Button::West => PadButton::West,
        Button::Select => PadButton::Select,
        Button::Start => PadButton::Start,
        Button::DPadUp => PadButton::Up,
        Button::DPadDown => PadButton::Down,
        Button::DPadLeft => PadButton::Left,
        Button::DPadRight => PadButton::Right,
        Button::LeftThumb => PadButton::LeftStick,
        Button::RightThumb => PadButton::RightStick,
        // Not on every pad, or the system's own.
        Button::C | Button::Z | Button::Mode | Button::Unknown => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn named_buttons_can_be_pressed_and_triggers_are_the_lower() {
        let buttons = [
            Button::South,
            Button::East,
            Button::North,
            Button::West,
            Button::LeftTrigger,
            Button::LeftTrigger2,
            Button::RightTrigger,
            Button::RightTrigger2,
            Button::Select,
            Button::Start,
            Button::Mode,
            Button::LeftThumb,
            Button::RightThumb,
            Button::DPadUp,
            Button::DPadDown,
            Button::DPadLeft,
            Button::DPadRight,
        ];
        let found: Vec<PadButton> = buttons.into_iter().filter_map(named).collect();
        for button in PadButton::ALL {
            assert_eq!(found.iter().filter(|each| *each == button).count(), 1, "{button:?}");
        }
        assert_eq!(named(Button::LeftTrigger2), Some(PadButton::LeftTrigger));
        assert_eq!(named(Button::RightTrigger2), Some(PadButton::RightTrigger));
    }
}
