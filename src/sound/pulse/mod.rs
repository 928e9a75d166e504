//! A connection to `PulseAudio` (`PipeWire` answers to it too): messages out and in, and what devices there are.
//!
//! The client of the `pulseaudio` crate, which cpal uses, looks for the cookie in two places alone, sends an empty one where it is in
//! neither, and connects to no network; so only the messages are the crate's.

mod socket;
mod whereabouts;

use std::ffi::{CStr, CString};
use std::io::{self, BufReader, Cursor, Read, Write};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use pulseaudio::protocol::{
    self, AuthParams, AuthReply, Command, CommandReply, Prop, Props, ProtocolError, PulseError, ServerInfo,
    SetClientNameReply, SinkInfoList, SourceInfoList, TagStructReader,
};
use thiserror::Error;

use self::socket::Socket;
use self::whereabouts::{Address, Whereabouts};

/// The channel of messages that are no samples.
const CONTROL: u32 = u32::MAX;
/// No message that we ask for is longer (bytes).
const LONGEST: u32 = 4 << 20;

/// Why there is no connection.
#[derive(Debug, Error)]
pub enum Unconnected {
    /// Nothing listens where a server would.
    #[error("there is no sound server")]
    NoServer,
    /// It is there, and cannot be used.
    #[error(transparent)]
    Trouble(#[from] ProtocolError),
}

/// What came in.
pub enum Message {
    /// The answer to the question of this number.
    Reply(u32, Reply),
    /// The refusal of the question of this number.
    Refused(u32, PulseError),
    /// What a stream has recorded: its channel, and the samples.
    Samples(u32, Vec<u8>),
    /// Unsolicited news.
    News(Box<Command>),
}

/// An answer that has not been taken apart yet.
pub struct Reply {
    body: Cursor<Vec<u8>>,
    version: u16,
}

impl Reply {
    /// Takes the answer apart.
    ///
    /// # Errors
    /// It is no answer of this kind.
    pub fn read<T: CommandReply>(mut self) -> Result<T, ProtocolError> {
        TagStructReader::new(&mut self.body, self.version).read::<T>()
    }
}

/// The writing side, for any thread. Messages of several threads do not mix.
#[derive(Clone)]
pub struct Sender {
    socket: Arc<Mutex<Socket>>,
    version: u16,
}

impl Sender {
    /// Sends a question or an order under this number.
    ///
    /// # Errors
    /// The server is gone, or takes nothing.
    pub fn send(&self, number: u32, command: &Command) -> Result<(), ProtocolError> {
        let mut message = Vec::new();
        protocol::write_command_message(&mut message, number, command, self.version)?;
        Ok(self.socket().write_all(&message)?)
    }

    /// Sends samples.
    ///
    /// # Errors
    /// The server is gone, or takes nothing.
    pub fn send_samples(&self, channel: u32, bytes: &[u8]) -> Result<(), ProtocolError> {
        let mut message = Vec::with_capacity(protocol::DESCRIPTOR_SIZE + bytes.len());
        protocol::write_memblock(&mut message, channel, bytes, 0)?;
        Ok(self.socket().write_all(&message)?)
    }

    /// Hangs up. Streams of the connection end at once, with what the server still has of them.
    pub fn hang_up(&self) {
        // It is hung up already where this fails.
        let _gone = self.socket().shutdown();
    }

    fn socket(&self) -> MutexGuard<'_, Socket> {
        self.socket.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The reading side.
pub struct Connection {
    reader: BufReader<Socket>,
    sender: Sender,
    last_number: u32,
}

impl Connection {
    /// Connects to the sound server, which has `patience` for each answer until [`Connection::settle`].
    ///
    /// # Errors
    /// That there is none, or that it cannot be used.
    pub fn open(patience: Duration) -> Result<Connection, Unconnected> {
        let whereabouts = Whereabouts::of_process();
        let mut outcome = Unconnected::NoServer;
        for address in whereabouts.servers() {
            match Connection::to(&address, whereabouts.cookie().to_vec(), patience) {
                Ok(connection) => return Ok(connection),
                Err(Unconnected::NoServer) => {}
                Err(trouble) => outcome = trouble,
            }
        }
        Err(outcome)
    }

    fn to(address: &Address, cookie: Vec<u8>, patience: Duration) -> Result<Connection, Unconnected> {
        let socket = Socket::connect(address, patience).map_err(|error| match (address, error.kind()) {
            (Address::Local(_), io::ErrorKind::NotFound | io::ErrorKind::ConnectionRefused) => Unconnected::NoServer,
            _ => Unconnected::Trouble(error.into()),
        })?;
        let writer = socket.try_clone().map_err(ProtocolError::Io)?;
        let sender = Sender { socket: Arc::new(Mutex::new(writer)), version: protocol::MAX_VERSION };
        let mut connection = Connection { reader: BufReader::new(socket), sender, last_number: 0 };

        let version = protocol::MAX_VERSION;
        let auth = AuthParams { version, supports_shm: false, supports_memfd: false, cookie };
        let reply: AuthReply = connection.ask(&Command::Auth(auth))?;
        connection.sender.version = protocol::MAX_VERSION.min(reply.version);
        let mut props = Props::new();
        props.set(Prop::ApplicationName, CString::from(c"Annabella"));
        let _our_number: SetClientNameReply = connection.ask(&Command::SetClientName(props))?;
        Ok(connection)
    }

    /// From now on [`Connection::next`] waits for as long as nothing comes.
    ///
    /// # Errors
    /// What the system says.
    pub fn settle(&self) -> Result<(), ProtocolError> {
        Ok(self.reader.get_ref().set_read_timeout(None)?)
    }

    /// The writing side.
    pub fn sender(&self) -> &Sender {
        &self.sender
    }

    /// Sends a question, and gives its number.
    ///
    /// # Errors
    /// The server is gone.
    pub fn send(&mut self, command: &Command) -> Result<u32, ProtocolError> {
        self.last_number += 1;
        self.sender.send(self.last_number, command)?;
        Ok(self.last_number)
    }

    /// Sends a question and waits for its answer; news that come before it are dropped.
    ///
    /// # Errors
    /// That it is gone, refuses, or cannot be understood.
    pub fn ask<T: CommandReply>(&mut self, command: &Command) -> Result<T, ProtocolError> {
        self.ask_plainly(command)?.read()
    }

    /// As [`Connection::ask`], where the answer is only that it was done.
    ///
    /// # Errors
    /// That it is gone, refuses, or cannot be understood.
    pub fn ask_plainly(&mut self, command: &Command) -> Result<Reply, ProtocolError> {
        let number = self.send(command)?;
        loop {
            match self.next_message()? {
                Message::Reply(of, reply) if of == number => return Ok(reply),
                Message::Refused(of, why) if of == number => return Err(ProtocolError::ServerError(why)),
                _ => {}
            }
        }
    }

    /// Waits for what comes next. What this version of the protocol does not know is left out.
    ///
    /// # Errors
    /// The server is gone or cannot be followed any more.
    pub fn next_message(&mut self) -> Result<Message, ProtocolError> {
        loop {
            let head = protocol::read_descriptor(&mut self.reader)?;
            if head.length > LONGEST {
                return Err(ProtocolError::Invalid("a message is too long".to_owned()));
            }
            let mut body = vec![0; usize::try_from(head.length).unwrap_or(0)];
            self.reader.read_exact(&mut body)?;
            if head.channel != CONTROL {
                return Ok(Message::Samples(head.channel, body));
            }
            let mut body = Cursor::new(body);
            match Command::read_tag_prefixed(&mut body, self.sender.version) {
                Ok((number, Command::Reply)) => {
                    return Ok(Message::Reply(number, Reply { body, version: self.sender.version }));
                }
                Ok((number, Command::Error(why))) => return Ok(Message::Refused(number, why)),
                Ok((_, news)) => return Ok(Message::News(Box::new(news))),
                Err(_) => {}
            }
        }
    }
}

/// A device of the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listed {
    /// What the server calls it.
    pub id: String,
    /// What a person would call it.
    pub name: String,
    /// Whether it is the default one.
    pub is_default: bool,
}

impl Listed {
    fn new(id: &CStr, description: Option<&CString>, default: Option<&CString>) -> Listed {
        let text = |text: &CStr| text.to_string_lossy().into_owned();
        let name = description.map(|name| text(name)).filter(|name| !name.trim().is_empty());
        Listed {
            id: text(id),
            name: name.unwrap_or_else(|| text(id)),
            is_default: default.is_some_and(|name| **name == *id),
        }
    }
}

/// The devices that play.
///
/// # Errors
/// The server is gone, refuses, or cannot be understood.
pub fn outputs(connection: &mut Connection) -> Result<Vec<Listed>, ProtocolError> {
    let server: ServerInfo = connection.ask(&Command::GetServerInfo)?;
    let sinks: SinkInfoList = connection.ask(&Command::GetSinkInfoList)?;
    let default = server.default_sink_name.as_ref();
    Ok(sinks.iter().map(|sink| Listed::new(&sink.name, sink.description.as_ref(), default)).collect())
}

/// The devices that record, outputs among them whose sound can be recorded.
///
/// # Errors
/// The server is gone, refuses, or cannot be understood.
pub fn inputs(connection: &mut Connection) -> Result<Vec<Listed>, ProtocolError> {
    let server: ServerInfo = connection.ask(&Command::GetServerInfo)?;
    let sources: SourceInfoList = connection.ask(&Command::GetSourceInfoList)?;
    let default = server.default_source_name.as_ref();
    Ok(sources.iter().map(|source| Listed::new(&source.name, source.description.as_ref(), default)).collect())
}
