//! A stream of `PulseAudio`: on the default sink, which the server may lead elsewhere, or on a sink that it never leaves.
//!
//! Of the latter kind are words for one pair of ears. The server is told never to move such a stream, so that it ends where its
//! sink goes. Because not every server obeys, and because a laptop's one sink leads to its earphone or to its loudspeaker, what the
//! server tells of the sink, its port, the stream and the default device is followed on the same connection: at any such news no further
//! sample is given until the server has confirmed that everything is as it was. When it is not, the connection is closed, and what the
//! server still had ends with it.

use std::collections::BTreeSet;
use std::ffi::CString;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use pulseaudio::protocol::port_info::PortAvailable;
use pulseaudio::protocol::stream::{BufferAttr, StreamFlags};
use pulseaudio::protocol::{
    ChannelMap, Command, CorkStreamParams, CreatePlaybackStreamReply, GetSinkInfo, PlaybackStreamParams, Prop, Props,
    ProtocolError, PulseError, SampleFormat, SampleSpec, ServerInfo, SinkInfo, SinkInputInfo, SubscriptionEvent,
    SubscriptionEventFacility, SubscriptionMask,
};

use super::player::Player;
use super::{Disobeyed, PATIENCE, PERIOD_MILLIS, Target};
use crate::output::sink::RATE;
use crate::sound::NO_SINK;
use crate::sound::pulse::{Connection, Message, Reply, Sender, Unconnected};
use crate::words::trouble::SoundTrouble;

/// The first number of an order whose answer is not waited for: above those of all questions.
const FIRST_ORDER: u32 = 0x4000_0000;

impl From<ProtocolError> for SoundTrouble {
    fn from(error: ProtocolError) -> SoundTrouble {
        match error {
            ProtocolError::Io(error) => SoundTrouble::ServerGone { system: error.into() },
            ProtocolError::ServerError(error) => SoundTrouble::ServerRefuses { system: error.into() },
            garbled => SoundTrouble::ServerGarbled { system: garbled.into() },
        }
    }
}

impl From<Unconnected> for SoundTrouble {
    fn from(why: Unconnected) -> SoundTrouble {
        match why {
            Unconnected::NoServer => SoundTrouble::NoDevice,
            Unconnected::Trouble(error) => error.into(),
        }
    }
}

/// What a stream on a named sink must not survive.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Guard {
    /// Any change of its sink, its sink's port or the default device: its words are for one pair of ears.
    Private,
    /// The going of its sink alone: the table hears it anyway.
    Public,
}

/// An open stream. It plays until it is paused or dropped; dropping it ends its sound at once.
pub struct Served {
    sender: Sender,
    channel: u32,
    orders: AtomicU32,
    closing: Arc<AtomicBool>,
}

impl Served {
    /// Opens a stream. `failed` is called once, on a thread of its own, when it ends by itself.
    ///
    /// # Errors
    /// Why not, within a few times [`PATIENCE`].
    pub fn open(
        target: &Target,
        player: &Player,
        failed: impl FnOnce(SoundTrouble) + Send + 'static,
    ) -> Result<Served, SoundTrouble> {
        let mut connection = Connection::open(PATIENCE)?;
        let place = match target {
            Target::Default => None,
            Target::Named(name) => Some(Place::find(&mut connection, name, Guard::Public)?),
            Target::Private(name) => Some(Place::find(&mut connection, name, Guard::Private)?),
        };
        let create = Command::CreatePlaybackStream(params(place.as_ref()));
        let stream: CreatePlaybackStreamReply = connection.ask(&create)?;
        connection.settle()?;
        if let Some(place) = place.as_ref().filter(|place| place.sink != stream.sink_index) {
            return Err(place.left());
        }
        if stream.sink_name.is_some_and(|name| name.to_bytes() == NO_SINK.as_bytes()) {
            return Err(SoundTrouble::NoDevice);
        }
        let closing = Arc::new(AtomicBool::new(false));
        let served = Served {
            sender: connection.sender().clone(),
            channel: stream.channel,
            orders: AtomicU32::new(FIRST_ORDER),
            closing: closing.clone(),
        };
        let feeder = Feeder {
            connection,
            player: player.clone(),
            place,
            channel: stream.channel,
            stream: stream.stream_index,
            owed: usize::try_from(stream.requested_bytes).unwrap_or(0),
            asked: BTreeSet::new(),
            ask_again: false,
        };
        crate::output::spawn("sound-device", move || {
            let change = feeder.run();
            if !closing.load(Ordering::SeqCst) {
                failed(change);
            }
        })?;
        Ok(served)
    }

    /// Lets the stream rest; it does not wait for the server.
    ///
    /// # Errors
    /// The server is gone.
    pub fn pause(&self) -> Result<(), Disobeyed> {
        self.cork(true)
    }

    /// Goes on after [`Served::pause`].
    ///
    /// # Errors
    /// The server is gone.
    pub fn play(&self) -> Result<(), Disobeyed> {
        self.cork(false)
    }

    fn cork(&self, cork: bool) -> Result<(), Disobeyed> {
        let order = Command::CorkPlaybackStream(CorkStreamParams { channel: self.channel, cork });
        self.sender.send(self.orders.fetch_add(1, Ordering::Relaxed), &order).map_err(|_| Disobeyed)
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        self.closing.store(true, Ordering::SeqCst);
        self.sender.hang_up();
    }
}

fn params(place: Option<&Place>) -> PlaybackStreamParams {
    let period = RATE * PERIOD_MILLIS / 1000 * 2;
    let mut props = Props::new();
    props.set(Prop::MediaName, CString::from(c"speech"));
    PlaybackStreamParams {
        sample_spec: SampleSpec { format: SampleFormat::S16Le, channels: 1, sample_rate: RATE },
        channel_map: ChannelMap::mono(),
        sink_index: place.map(|place| place.sink),
        buffer_attr: BufferAttr {
            max_length: 2 * period,
            target_length: 2 * period,
            minimum_request_length: period,
            ..BufferAttr::default()
        },
        props,
        flags: StreamFlags { no_move: place.is_some(), adjust_latency: true, ..StreamFlags::default() },
        ..PlaybackStreamParams::default()
    }
}

/// Where the stream began, and must stay.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Place {
    guard: Guard,
    sink: u32,
    sink_name: CString,
    card: Option<u32>,
    /// The port in use, and whether something is known to be plugged into it or not known not to be.
    port: Option<(CString, bool)>,
    default: Option<CString>,
}

impl Place {
    /// The sink of this name, which is followed from now on.
    fn find(connection: &mut Connection, name: &str, guard: Guard) -> Result<Place, SoundTrouble> {
        let no_such_device = || SoundTrouble::NoSuchDevice { device: name.to_owned() };
        let refused = |error: ProtocolError| match error {
            ProtocolError::ServerError(PulseError::NoEntity) => no_such_device(),
            other => other.into(),
        };
        let sink_name = CString::new(name).map_err(|_| no_such_device())?;
        // News first: nothing may change unseen between the look at the sink and the opening of the stream.
        let mask =
            SubscriptionMask::SINK | SubscriptionMask::SINK_INPUT | SubscriptionMask::SERVER | SubscriptionMask::CARD;
        connection.ask_plainly(&Command::Subscribe(mask))?;
        let named = GetSinkInfo { index: None, name: Some(sink_name.clone()) };
        let sink: SinkInfo = connection.ask(&Command::GetSinkInfo(named)).map_err(refused)?;
        if sink.name != sink_name {
            // Servers understand names such as @DEFAULT_SINK@ too: those name no device.
            return Err(no_such_device());
        }
        let server: ServerInfo = connection.ask(&Command::GetServerInfo)?;
        Ok(Place::of(&sink, &server, guard))
    }

    fn of(sink: &SinkInfo, server: &ServerInfo, guard: Guard) -> Place {
        Place {
            guard,
            sink: sink.index,
            sink_name: sink.name.clone(),
            card: sink.card_index,
            port: port(sink),
            default: server.default_sink_name.clone(),
        }
    }

    fn name(&self) -> String {
        self.sink_name.to_string_lossy().into_owned()
    }

    /// The sink is gone.
    fn gone(&self) -> SoundTrouble {
        SoundTrouble::DeviceGone { device: self.name() }
    }

    /// The stream is no longer on it.
    fn left(&self) -> SoundTrouble {
        SoundTrouble::DeviceLeft { device: self.name() }
    }

    /// Whether news may be of something that matters.
    fn concerns(&self, news: &SubscriptionEvent, stream: u32) -> bool {
        match news.event_facility {
            SubscriptionEventFacility::Sink => news.index == Some(self.sink),
            SubscriptionEventFacility::SinkInput => news.index == Some(stream),
            // A plug is told of the card before the sink has changed its port.
            SubscriptionEventFacility::Card => self.guard == Guard::Private && news.index == self.card,
            SubscriptionEventFacility::Server => self.guard == Guard::Private,
            _ => false,
        }
    }

    fn judge_sink(&self, now: &SinkInfo) -> Option<SoundTrouble> {
        if now.name != self.sink_name || now.index != self.sink {
            return Some(self.gone());
        }
        let private = self.guard == Guard::Private;
        let same_port = match (&self.port, port(now)) {
            (Some((before, plugged)), Some((after, still))) => *before == after && still >= *plugged,
            (before, after) => before.is_none() && after.is_none(),
        };
        (private && !same_port).then(|| SoundTrouble::PlugChanged { device: self.name() })
    }

    fn judge_stream(&self, now: &SinkInputInfo) -> Option<SoundTrouble> {
        (now.sink_index != self.sink).then(|| self.left())
    }

    fn judge_server(&self, now: &ServerInfo) -> Option<SoundTrouble> {
        (self.guard == Guard::Private && now.default_sink_name != self.default).then_some(SoundTrouble::DefaultChanged)
    }
}

fn port(sink: &SinkInfo) -> Option<(CString, bool)> {
    let port = sink.ports.get(sink.active_port)?;
    Some((port.name.clone(), port.available != PortAvailable::No))
}

#[derive(Copy, Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Question {
    Sink,
    Stream,
    Server,
}

/// The thread: it gives samples, and looks after the place.
struct Feeder {
    connection: Connection,
    player: Player,
    /// `None`: wherever the server leads it.
    place: Option<Place>,
    channel: u32,
    stream: u32,
    /// Bytes that the server wants.
    owed: usize,
    /// Questions that are not answered yet: until they are, nothing is given.
    asked: BTreeSet<(u32, Question)>,
    /// Something happened after they were asked.
    ask_again: bool,
}

impl Feeder {
    /// Runs until something changes, and says what.
    fn run(mut self) -> SoundTrouble {
        let change = self.follow().unwrap_or_else(SoundTrouble::from);
        self.connection.sender().hang_up();
        change
    }

    fn follow(&mut self) -> Result<SoundTrouble, ProtocolError> {
        // What happened while the stream was opened is seen by this look.
        self.ask()?;
        if self.asked.is_empty() {
            self.feed()?;
        }
        loop {
            let change = match self.connection.next_message()? {
                Message::Reply(number, reply) => self.answered(number, reply)?,
                Message::Refused(number, why) => self.refused(number, why),
                Message::News(news) => self.news(&news)?,
                Message::Samples(..) => None,
            };
            if let Some(change) = change {
                return Ok(change);
            }
            if self.asked.is_empty() {
                if std::mem::take(&mut self.ask_again) {
                    self.ask()?;
                } else {
                    self.feed()?;
                }
            }
        }
    }

    fn ask(&mut self) -> Result<(), ProtocolError> {
        let Some(place) = &self.place else { return Ok(()) };
        let sink = GetSinkInfo { index: Some(place.sink), name: None };
        let questions = [
            (Question::Sink, Command::GetSinkInfo(sink)),
            (Question::Stream, Command::GetSinkInputInfo(self.stream)),
            (Question::Server, Command::GetServerInfo),
        ];
        for (question, command) in questions {
            self.asked.insert((self.connection.send(&command)?, question));
        }
        Ok(())
    }

    /// The place, and what was asked about it under this number.
    fn take(&mut self, number: u32) -> Option<(&Place, Question)> {
        let found = *self.asked.iter().find(|(of, _)| *of == number)?;
        self.asked.remove(&found);
        Some((self.place.as_ref()?, found.1))
    }

    fn answered(&mut self, number: u32, reply: Reply) -> Result<Option<SoundTrouble>, ProtocolError> {
        Ok(match self.take(number) {
            None => None,
            Some((place, Question::Sink)) => place.judge_sink(&reply.read()?),
            Some((place, Question::Stream)) => place.judge_stream(&reply.read()?),
            Some((place, Question::Server)) => place.judge_server(&reply.read()?),
        })
    }

    /// A question about something that is gone is refused.
    fn refused(&mut self, number: u32, why: PulseError) -> Option<SoundTrouble> {
        Some(match self.take(number)? {
            (place, Question::Sink) => place.gone(),
            (place, Question::Stream) => place.left(),
            (_, Question::Server) => ProtocolError::ServerError(why).into(),
        })
    }

    fn news(&mut self, news: &Command) -> Result<Option<SoundTrouble>, ProtocolError> {
        match (news, &self.place) {
            (Command::Request(request), _) if request.channel == self.channel => {
                self.owed += usize::try_from(request.length).unwrap_or(0);
            }
            (Command::PlaybackStreamKilled(channel), place) if *channel == self.channel => {
                return Ok(Some(place.as_ref().map_or(SoundTrouble::NoDevice, Place::gone)));
            }
            (Command::PlaybackStreamMoved(_), Some(place)) => return Ok(Some(place.left())),
            (Command::SubscribeEvent(event), Some(place)) if place.concerns(event, self.stream) => {
                if self.asked.is_empty() {
                    self.ask()?;
                } else {
                    self.ask_again = true;
                }
            }
            _ => {}
        }
        Ok(None)
    }

    fn feed(&mut self) -> Result<(), ProtocolError> {
        let mut samples = vec![0; std::mem::take(&mut self.owed) / 2];
        if samples.is_empty() {
            return Ok(());
        }
        self.player.fill(&mut samples);
        let bytes: Vec<u8> = samples.into_iter().flat_map(i16::to_le_bytes).collect();
        self.connection.sender().send_samples(self.channel, &bytes)
    }
}

#[cfg(test)]
mod tests {
    use pulseaudio::protocol::SubscriptionEventType;
    use pulseaudio::protocol::port_info::{PortDirection, PortInfo, PortType};

    use super::SubscriptionEventFacility as Of;
    use super::*;

    fn port_named(name: &str, available: PortAvailable) -> PortInfo {
        PortInfo {
            name: CString::new(name).unwrap(),
            port_type: PortType::Analog,
            description: None,
            dir: PortDirection::Input,
            priority: 0,
            available,
            availability_group: None,
        }
    }

    /// A laptop: one sink, two ports.
    fn laptop(active_port: usize, jack: PortAvailable) -> SinkInfo {
        SinkInfo {
            index: 3,
            name: CString::from(c"laptop"),
            card_index: Some(1),
            ports: vec![port_named("speaker", PortAvailable::Unknown), port_named("headphones", jack)],
            active_port,
            ..SinkInfo::default()
        }
    }

    fn server(default: &str) -> ServerInfo {
        ServerInfo { default_sink_name: CString::new(default).ok(), ..ServerInfo::default() }
    }

    fn place(guard: Guard) -> Place {
        Place::of(&laptop(1, PortAvailable::Yes), &server("laptop"), guard)
    }

    #[test]
    fn a_pulled_plug_ends_private_words_before_the_port_changes() {
        let port = Some(SoundTrouble::PlugChanged { device: "laptop".to_owned() });
        let place = place(Guard::Private);
        assert_eq!(place.judge_sink(&laptop(1, PortAvailable::Yes)), None);
        assert_eq!(place.judge_sink(&laptop(1, PortAvailable::No)), port, "pulled");
        assert_eq!(place.judge_sink(&laptop(0, PortAvailable::No)), port, "pulled and switched");
        assert_eq!(place.judge_sink(&laptop(0, PortAvailable::Yes)), port, "switched by hand");
        assert_eq!(place.judge_sink(&laptop(7, PortAvailable::Yes)), port, "a port that is none");
    }

    #[test]
    fn a_jack_that_cannot_detect_plugs_can_be_used() {
        let blind = laptop(1, PortAvailable::Unknown);
        let place = Place::of(&blind, &server("laptop"), Guard::Private);
        assert_eq!(place.judge_sink(&blind), None);
        let without = SinkInfo { ports: Vec::new(), ..blind };
        assert_eq!(Place::of(&without, &server("laptop"), Guard::Private).judge_sink(&without), None);
    }

    #[test]
    fn another_sink_of_the_same_number_is_another_sink() {
        let other = SinkInfo { name: CString::from(c"television"), ..laptop(1, PortAvailable::Yes) };
        let gone = Some(SoundTrouble::DeviceGone { device: "laptop".to_owned() });
        assert_eq!(place(Guard::Private).judge_sink(&other), gone);
        assert_eq!(place(Guard::Public).judge_sink(&other), gone);
    }

    #[test]
    fn a_moved_stream_and_a_new_default_device_are_seen() {
        let place = place(Guard::Private);
        let stream = |sink_index| SinkInputInfo { sink_index, ..SinkInputInfo::default() };
        assert_eq!(place.judge_stream(&stream(3)), None);
        assert_eq!(place.judge_stream(&stream(4)), Some(SoundTrouble::DeviceLeft { device: "laptop".to_owned() }));
        assert_eq!(place.judge_server(&server("laptop")), None);
        assert_eq!(place.judge_server(&server("hall")), Some(SoundTrouble::DefaultChanged));
    }

    #[test]
    fn public_words_do_not_mind_ports_and_defaults() {
        let place = place(Guard::Public);
        assert_eq!(place.judge_sink(&laptop(0, PortAvailable::No)), None);
        assert_eq!(place.judge_server(&server("hall")), None);
    }

    #[test]
    fn only_news_of_the_own_place_stop_the_words() {
        let place = place(Guard::Private);
        let concerns = |event_facility, index| {
            let event_type = SubscriptionEventType::Changed;
            place.concerns(&SubscriptionEvent { event_facility, event_type, index }, 9)
        };
        assert!(concerns(Of::Sink, Some(3)) && concerns(Of::SinkInput, Some(9)) && concerns(Of::Card, Some(1)));
        assert!(concerns(Of::Server, None));
        assert!(!concerns(Of::Sink, Some(4)) && !concerns(Of::SinkInput, Some(3)) && !concerns(Of::Card, Some(2)));
        assert!(!concerns(Of::Source, Some(3)));
    }
}
