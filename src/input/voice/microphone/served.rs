//! A microphone of the sound server. What the server tells of it comes on the connection of its samples.

use std::ffi::CString;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    ChannelMap, Command, CreateRecordStreamReply, DEFAULT_SOURCE, GetSourceInfo, Prop, Props, ProtocolError,
    PulseError, RecordStreamParams, SampleFormat, SampleSpec, ServerInfo, SourceInfo, SubscriptionEventFacility,
    SubscriptionEventType, SubscriptionMask,
};
use rtrb::Producer;

use super::{Failure, MONITOR, Microphone, PATIENCE, PERIOD_MILLIS, RATE, Stream, ToRate, mixed, ring};
use crate::sound::pulse::{Connection, Message, Sender, Unconnected};
use crate::words::trouble::VoiceTrouble;

/// An open stream; dropping it ends it.
pub struct Recording(Sender);

impl Drop for Recording {
    fn drop(&mut self) {
        self.0.hang_up();
    }
}

impl From<ProtocolError> for VoiceTrouble {
    fn from(error: ProtocolError) -> VoiceTrouble {
        match error {
            ProtocolError::ServerError(PulseError::Busy) => VoiceTrouble::MicrophoneBusy,
            error => VoiceTrouble::MicrophoneRefuses { system: error.into() },
        }
    }
}

/// Opens the microphone of this name, or the default one.
pub fn open(name: Option<&str>) -> Result<Microphone, VoiceTrouble> {
    let mut connection = Connection::open(PATIENCE).map_err(|why| match why {
        Unconnected::NoServer => VoiceTrouble::NoMicrophone,
        Unconnected::Trouble(error) => error.into(),
    })?;
    // News first: nothing may change unseen between the look at the microphone and the opening of the stream.
    connection.ask_plainly(&Command::Subscribe(SubscriptionMask::SOURCE | SubscriptionMask::SERVER))?;
    let source = meant(&mut connection, name)?;
    let stream: CreateRecordStreamReply = connection.ask(&Command::CreateRecordStream(params(&source)))?;
    connection.settle()?;

    let (send, arrived) = ring(RATE);
    let converter = ToRate::new(RATE, RATE).ok_or(VoiceTrouble::NoMicrophone)?;
    let (failure, closed) = (Failure::default(), Arc::new(AtomicBool::new(false)));
    let recording = Recording(connection.sender().clone());
    let follower =
        Follower { connection, channel: stream.channel, source, is_default: name.is_none(), send, asked: None };
    let (told, is_closed) = (failure.clone(), closed.clone());
    let follow = move || {
        let why = follower.run();
        if !is_closed.load(Ordering::Relaxed) {
            told.tell(why);
        }
    };
    let system = |error: std::io::Error| VoiceTrouble::NoThread { system: error.into() };
    thread::Builder::new().name("microphone".to_owned()).spawn(follow).map_err(system)?;
    Ok(Microphone { stream: Some(Stream::Served { _stream: recording }), arrived, converter, failure, closed })
}

/// The recording of an output is a microphone only for those who name it.
fn meant(connection: &mut Connection, name: Option<&str>) -> Result<SourceInfo, VoiceTrouble> {
    let no_such =
        || name.map_or(VoiceTrouble::NoMicrophone, |name| VoiceTrouble::NoSuchMicrophone { device: name.to_owned() });
    let wanted = name.map_or_else(|| Ok(DEFAULT_SOURCE.to_owned()), CString::new).map_err(|_| no_such())?;
    let question = GetSourceInfo { index: None, name: Some(wanted.clone()) };
    let source: SourceInfo = connection.ask(&Command::GetSourceInfo(question)).map_err(|error| match error {
        ProtocolError::ServerError(PulseError::NoEntity) => no_such(),
        error => error.into(),
    })?;
    let is_meant = match name {
        None => !source.name.to_bytes().ends_with(MONITOR.as_bytes()),
        // Servers understand names such as @DEFAULT_SOURCE@ too: those name no device.
        Some(_) => source.name == wanted,
    };
    if is_meant { Ok(source) } else { Err(no_such()) }
}

fn params(source: &SourceInfo) -> RecordStreamParams {
    let mut props = Props::new();
    props.set(Prop::MediaName, CString::from(c"moves"));
    RecordStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE },
        channel_map: ChannelMap::mono(),
        source_index: Some(source.index),
        buffer_attr: BufferAttr { fragment_size: RATE * PERIOD_MILLIS / 1000 * 2, ..BufferAttr::default() },
        flags: StreamFlags { adjust_latency: true, ..StreamFlags::default() },
        props,
        ..RecordStreamParams::default()
    }
}

/// The thread: it hands samples on, and sees whether the microphone is still the one that is meant.
struct Follower {
    connection: Connection,
    channel: u32,
    source: SourceInfo,
    is_default: bool,
    send: Producer<f32>,
    /// The number of the question which device is the default one.
    asked: Option<u32>,
}

impl Follower {
    /// Runs until the microphone gives nothing any more, and says why.
    fn run(mut self) -> VoiceTrouble {
        let why = self.follow().unwrap_or_else(|error| VoiceTrouble::MicrophoneFailed { system: error.into() });
        self.connection.sender().hang_up();
        why
    }

    fn follow(&mut self) -> Result<VoiceTrouble, ProtocolError> {
        let gone = VoiceTrouble::MicrophoneGone { device: self.source.name.to_string_lossy().into_owned() };
        loop {
            match self.connection.next_message()? {
                Message::Samples(channel, bytes) if channel == self.channel => self.take(&bytes),
                Message::Reply(number, reply) if self.asked == Some(number) => {
                    let server: ServerInfo = reply.read()?;
                    if server.default_source_name.as_ref() != Some(&self.source.name) {
                        return Ok(gone);
                    }
                }
                Message::News(news) => {
                    if self.ends_with(&news)? {
                        return Ok(gone);
                    }
                }
                Message::Samples(..) | Message::Reply(..) | Message::Refused(..) => {}
            }
        }
    }

    fn take(&mut self, bytes: &[u8]) {
        let (samples, _half) = bytes.as_chunks();
        let samples: Vec<i16> = samples.iter().map(|sample| i16::from_le_bytes(*sample)).collect();
        mixed(&samples, 1, &mut self.send);
    }

    /// Whether the microphone is gone by these news.
    fn ends_with(&mut self, news: &Command) -> Result<bool, ProtocolError> {
        Ok(match news {
            Command::RecordStreamKilled(channel) => *channel == self.channel,
            Command::RecordStreamMoved(_) => true,
            Command::SubscribeEvent(event) => match (event.event_facility, event.event_type) {
                (SubscriptionEventFacility::Source, SubscriptionEventType::Removed) => {
                    event.index == Some(self.source.index)
                }
                (SubscriptionEventFacility::Server, _) if self.is_default => {
                    self.asked = Some(self.connection.send(&Command::GetServerInfo)?);
                    false
                }
                _ => false,
            },
            _ => false,
        })
    }
}
