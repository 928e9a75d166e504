//! A connection to `PulseAudio` (`PipeWire` answers to it too): messages out and in, and nothing about what they mean.

use std::ffi::CString;
use std::io::{BufReader, Cursor, Read, Write};
use std::net::Shutdown;
use std::os::unix::net::UnixStream;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use pulseaudio::protocol::{
    self, AuthParams, AuthReply, Command, CommandReply, Prop, Props, ProtocolError, PulseError, SetClientNameReply,
    TagStructReader,
};

use super::super::lock;
use crate::words::trouble::SoundTrouble;

/// The channel of messages that are no samples.
const CONTROL: u32 = u32::MAX;
/// No message that we ask for is longer (bytes).
const LONGEST: u32 = 4 << 20;

impl From<ProtocolError> for SoundTrouble {
    fn from(error: ProtocolError) -> SoundTrouble {
        match error {
            ProtocolError::Io(error) => SoundTrouble::ServerGone { system: error.to_string() },
            ProtocolError::ServerError(error) => SoundTrouble::ServerRefuses { system: error.to_string() },
            garbled => SoundTrouble::ServerGarbled { system: garbled.to_string() },
        }
    }
}

/// What came in.
pub enum Message {
    /// The answer to the question of this number.
    Reply(u32, Reply),
    /// The refusal of the question of this number.
    Refused(u32, PulseError),
    /// News that nobody asked for.
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
    socket: Arc<Mutex<UnixStream>>,
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
        Ok(lock(&self.socket).write_all(&message)?)
    }

    /// Sends samples.
    ///
    /// # Errors
    /// The server is gone, or takes nothing.
    pub fn send_samples(&self, channel: u32, bytes: &[u8]) -> Result<(), ProtocolError> {
        let mut message = Vec::with_capacity(protocol::DESCRIPTOR_SIZE + bytes.len());
        protocol::write_memblock(&mut message, channel, bytes, 0)?;
        Ok(lock(&self.socket).write_all(&message)?)
    }

    /// Hangs up. Streams of the connection end at once, with what the server still has of them.
    pub fn hang_up(&self) {
        // It is hung up already where this fails.
        let _gone = lock(&self.socket).shutdown(Shutdown::Both);
    }
}

/// The reading side.
pub struct Connection {
    reader: BufReader<UnixStream>,
    sender: Sender,
    last_number: u32,
}

impl Connection {
    /// Connects to a sound server, which has `patience` for each answer until [`Connection::settle`].
    ///
    /// # Errors
    /// That it is gone, refuses, or cannot be understood.
    pub fn open(server: &Path, patience: Duration) -> Result<Connection, ProtocolError> {
        let socket = UnixStream::connect(server)?;
        socket.set_read_timeout(Some(patience))?;
        socket.set_write_timeout(Some(patience))?;
        let sender = Sender { socket: Arc::new(Mutex::new(socket.try_clone()?)), version: protocol::MAX_VERSION };
        let mut connection = Connection { reader: BufReader::new(socket), sender, last_number: 0 };

        let cookie = pulseaudio::cookie_path_from_env().and_then(|path| std::fs::read(path).ok()).unwrap_or_default();
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
            match self.next()? {
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
    pub fn next(&mut self) -> Result<Message, ProtocolError> {
        loop {
            let head = protocol::read_descriptor(&mut self.reader)?;
            if head.length > LONGEST {
                return Err(ProtocolError::Invalid("a message is too long".to_owned()));
            }
            let mut body = vec![0; usize::try_from(head.length).unwrap_or(0)];
            self.reader.read_exact(&mut body)?;
            if head.channel != CONTROL {
                continue;
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
