//! The way to a sound server: a socket of this machine, or the network.

use std::io::{self, Read, Write};
use std::net::{Shutdown, TcpStream, ToSocketAddrs};
use std::os::unix::net::UnixStream;
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use super::whereabouts::Address;

#[derive(Debug)]
pub enum Socket {
    Local(UnixStream),
    Network(TcpStream),
}

impl Socket {
    /// Connects; whatever waits for the server on it waits this long at most.
    pub fn connect(address: &Address, patience: Duration) -> io::Result<Socket> {
        let socket = match address {
            Address::Local(path) => Socket::Local(UnixStream::connect(path)?),
            Address::Network { host, port } => Socket::Network(by_network(host, *port, patience)?),
        };
        socket.set_read_timeout(Some(patience))?;
        match &socket {
            Socket::Local(stream) => stream.set_write_timeout(Some(patience))?,
            Socket::Network(stream) => stream.set_write_timeout(Some(patience))?,
        }
        Ok(socket)
    }

    pub fn set_read_timeout(&self, patience: Option<Duration>) -> io::Result<()> {
        match self {
            Socket::Local(stream) => stream.set_read_timeout(patience),
            Socket::Network(stream) => stream.set_read_timeout(patience),
        }
    }

    pub fn try_clone(&self) -> io::Result<Socket> {
        Ok(match self {
            Socket::Local(stream) => Socket::Local(stream.try_clone()?),
            Socket::Network(stream) => Socket::Network(stream.try_clone()?),
        })
    }

    pub fn shutdown(&self) -> io::Result<()> {
        match self {
            Socket::Local(stream) => stream.shutdown(Shutdown::Both),
            Socket::Network(stream) => stream.shutdown(Shutdown::Both),
        }
    }
}

impl Read for Socket {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self {
            Socket::Local(stream) => stream.read(buffer),
            Socket::Network(stream) => stream.read(buffer),
        }
    }
}

impl Write for Socket {
    fn write(&mut self, buffer: &[u8]) -> io::Result<usize> {
        match self {
            Socket::Local(stream) => stream.write(buffer),
            Socket::Network(stream) => stream.write(buffer),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Socket::Local(stream) => stream.flush(),
            Socket::Network(stream) => stream.flush(),
        }
    }
}

/// The system may look for a host for a long time, so a thread waits for it.
fn by_network(host: &str, port: u16, patience: Duration) -> io::Result<TcpStream> {
    let (send, found) = mpsc::channel();
    let host = host.to_owned();
    let look = move || drop(send.send((host.as_str(), port).to_socket_addrs()));
    thread::Builder::new().name("find-sound-server".to_owned()).spawn(look)?;
    let addresses = found.recv_timeout(patience).map_err(|_| io::ErrorKind::TimedOut)??;
    let mut outcome = Err(io::ErrorKind::NotFound.into());
    for address in addresses {
        outcome = TcpStream::connect_timeout(&address, patience);
        if outcome.is_ok() {
            break;
        }
    }
    let stream = outcome?;
    // Samples come in small pieces, and none is to wait for the next one.
    stream.set_nodelay(true)?;
    Ok(stream)
}
