//! What the screens remember: in which networks others may join, who sat down at which game, and with which codes others look on.

use std::fs;
use std::io::{self, Write as _};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::pairing::{Admission, Visitor};
use crate::disk::NewFile;
use crate::game::fact::Started;

/// The file, beside the games.
const FILE: &str = "screens.json";
/// At most this many networks are remembered; of more, the last.
const MOST_NETWORKS: usize = 20;

/// What tells a game from others: when it was begun, in seconds since 1 January 1970, and its seed.
type GameName = (u64, u64);

fn name_of(game: &Started) -> GameName {
    (game.wall, game.seed)
}

/// What is remembered.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The networks in which others may join.
    #[serde(default)]
    networks: Vec<String>,
    /// The game at which anybody came last.
    #[serde(default)]
    game: Option<GameName>,
    /// Who sat at it.
    #[serde(default)]
    visitors: Vec<Visitor>,
    /// The codes of those who looked on.
    #[serde(default)]
    audiences: Vec<Admission>,
    /// The port of its page.
    #[serde(default)]
    port: Option<u16>,
}

impl Memory {
    /// What was remembered in this directory; nothing, where that cannot be read.
    pub fn of(data: &Path) -> Memory {
        let text = fs::read(data.join(FILE)).unwrap_or_default();
        serde_json::from_slice(&text).unwrap_or_default()
    }

    /// Who sat at this game, and with which codes others looked on.
    pub fn came_to(&self, game: &Started) -> (Vec<Visitor>, Vec<Admission>) {
        let was_here = self.game == Some(name_of(game));
        if was_here { (self.visitors.clone(), self.audiences.clone()) } else { Default::default() }
    }

    /// Where their page was.
    pub fn port(&self) -> Option<u16> {
        self.port
    }

    /// Whether others may join in this network.
    pub fn knows(&self, network: &str) -> bool {
        self.networks.iter().any(|known| known == network)
    }

    /// Others may join in this network from now on.
    pub fn learn(&mut self, network: String) {
        self.networks.retain(|known| *known != network);
        self.networks.push(network);
        let surplus = self.networks.len().saturating_sub(MOST_NETWORKS);
        self.networks.drain(..surplus);
    }

    /// These are at a game now; whether that is new.
    pub fn come(&mut self, game: &Started, port: u16, (visitors, audiences): (Vec<Visitor>, Vec<Admission>)) -> bool {
        let (game, port, networks) = (Some(name_of(game)), Some(port), self.networks.clone());
        let now = Memory { networks, game, visitors, audiences, port };
        let is_new = *self != now;
        *self = now;
        is_new
    }

    /// Writes it for this user alone: who has the cookie has the seat. The file is replaced at once and whole.
    ///
    /// # Errors
    /// What the system says.
    pub fn keep(&self, data: &Path) -> io::Result<()> {
        keep_private(data, &data.join(FILE), &serde_json::to_vec(self)?)
    }
}

/// Writes a file for this user alone, at once and whole.
pub(super) fn keep_private(data: &Path, path: &Path, bytes: &[u8]) -> io::Result<()> {
    fs::create_dir_all(data)?;
    let mut file = NewFile::beside(path)?;
    make_private(file.meanwhile())?;
    file.write_all(bytes)?;
    file.settle()?;
    file.take_place()
}

#[cfg(unix)]
fn make_private(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))
}

#[cfg(not(unix))]
fn make_private(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_kept_and_read_and_broken_files_are_ignored() {
        let data = tempfile::tempdir().expect("a directory");
        let mut memory = Memory::of(data.path());
        assert_eq!(memory, Memory::default());
        for network in 0..30 {
            memory.learn(format!("net {network}"));
        }
        memory.learn("net 12".to_owned());
        assert!(memory.knows("net 29") && memory.knows("net 12") && !memory.knows("net 1"));
        assert_eq!(memory.networks.len(), MOST_NETWORKS);
        memory.keep(data.path()).expect("it is written");
        assert_eq!(Memory::of(data.path()), memory);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            let mode = fs::metadata(data.path().join(FILE)).expect("the file").permissions().mode();
            assert_eq!(mode & 0o777, 0o600);
        }
        for broken in ["", "{", "[1]", "\u{feff}{}", "{\"networks\":[1]}"] {
            fs::write(data.path().join(FILE), broken).expect("it is written");
            assert_eq!(Memory::of(data.path()), Memory::default(), "{broken}");
        }
    }
}
