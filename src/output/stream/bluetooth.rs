//! Which outputs are connected by Bluetooth: they are heard later, and swallow the first word after a rest.

/// What is known of the outputs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Bluetooth {
    /// Those that are connected so: what the sound system calls each, and what a person would call it.
    pub devices: Vec<(String, String)>,
    /// What the sound system calls the default output.
    pub default: Option<String>,
}

impl Bluetooth {
    /// What a person would call an output, if it is connected so; `None` in place of a name is the default one.
    pub fn named(&self, id: Option<&str>) -> Option<&str> {
        let id = id.or(self.default.as_deref())?;
        self.devices.iter().find(|(device, _)| device == id).map(|(_, name)| name.as_str())
    }
}

/// Asks the sound server. Where there is none, nothing is known.
#[cfg(target_os = "linux")]
pub fn look() -> Bluetooth {
    asked().unwrap_or_default()
}

/// On other systems there is no service to ask.
#[cfg(not(target_os = "linux"))]
pub fn look() -> Bluetooth {
    Bluetooth::default()
}

#[cfg(target_os = "linux")]
fn asked() -> Result<Bluetooth, crate::sound::pulse::Unconnected> {
    use pulseaudio::protocol::{Command, ServerInfo, SinkInfoList};

    let mut connection = crate::sound::pulse::Connection::open(super::PATIENCE)?;
    let server: ServerInfo = connection.ask(&Command::GetServerInfo)?;
    let sinks: SinkInfoList = connection.ask(&Command::GetSinkInfoList)?;
    let text = |text: &std::ffi::CString| text.to_string_lossy().into_owned();
    let devices = sinks.iter().filter(|sink| is_bluetooth(sink)).map(|sink| {
        let name = sink.description.as_ref().map(text).filter(|name| !name.trim().is_empty());
        (text(&sink.name), name.unwrap_or_else(|| text(&sink.name)))
    });
    Ok(Bluetooth { devices: devices.collect(), default: server.default_sink_name.as_ref().map(text) })
}

/// By the bus of the device, or by the name that both `PulseAudio` and `PipeWire` give its sink.
#[cfg(target_os = "linux")]
fn is_bluetooth(sink: &pulseaudio::protocol::SinkInfo) -> bool {
    let bus = sink.props.get(pulseaudio::protocol::Prop::DeviceBus).unwrap_or_default();
    let bus = bus.strip_suffix(b"\0").unwrap_or(bus);
    bus == b"bluetooth" || sink.name.to_bytes().starts_with(b"bluez_")
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::ffi::CString;

    use pulseaudio::protocol::{Prop, Props, SinkInfo};

    use super::*;

    #[test]
    fn a_bluetooth_output_is_known_by_bus_or_name() {
        let sink = |name: &str, bus: Option<&str>| {
            let mut props = Props::new();
            if let Some(bus) = bus {
                props.set(Prop::DeviceBus, CString::new(bus).unwrap());
            }
            SinkInfo { name: CString::new(name).unwrap(), props, ..SinkInfo::default() }
        };
        assert!(is_bluetooth(&sink("headset", Some("bluetooth"))));
        assert!(is_bluetooth(&sink("bluez_output.00_11", None)));
        assert!(!is_bluetooth(&sink("alsa_output.usb", Some("usb"))));
        assert!(!is_bluetooth(&sink("bluezzz", None)));
    }

    #[test]
    fn the_default_output_is_meant_where_none_is_named() {
        let pair = |id: &str, name: &str| (id.to_owned(), name.to_owned());
        let found = Bluetooth { devices: vec![pair("bluez_1", "Headset")], default: Some("bluez_1".to_owned()) };
        assert_eq!((found.named(None), found.named(Some("bluez_1"))), (Some("Headset"), Some("Headset")));
        assert_eq!(found.named(Some("card")), None);
        assert_eq!(Bluetooth::default().named(None), None);
    }
}
