//! Where the sound server and its cookie are: what `PulseAudio` documents for its clients in `pulseaudio(1)` and `pulse-client.conf(5)`.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

/// A server compares as many bytes, and hangs up on a client that sends fewer.
pub const COOKIE_BYTES: usize = 256;
/// Where a server listens on a network that names no port.
const PORT: u16 = 4713;

/// The variables that clients read.
const VARIABLES: [&str; 8] = [
    "HOME",
    "XDG_CONFIG_HOME",
    "XDG_RUNTIME_DIR",
    "PULSE_CLIENTCONFIG",
    "PULSE_CONFIG_PATH",
    "PULSE_COOKIE",
    "PULSE_RUNTIME_PATH",
    "PULSE_SERVER",
];

/// Where a server listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Address {
    Local(PathBuf),
    Network { host: String, port: u16 },
}

/// What says where everything is.
#[derive(Clone, Debug, Default)]
pub struct Whereabouts {
    variables: BTreeMap<&'static str, OsString>,
    /// Of the system: its settings of clients, the socket of a server for all users, and the name of this machine.
    system: [PathBuf; 3],
    /// Where the settings say that the server is.
    server: Option<String>,
    /// Where they say that its cookie is.
    cookie: Option<PathBuf>,
}

impl Whereabouts {
    /// By the environment of this process.
    pub fn of_process() -> Whereabouts {
        let mut variables: BTreeMap<_, _> =
            VARIABLES.into_iter().filter_map(|name| Some((name, std::env::var_os(name)?))).collect();
        if let Some(home) = std::env::home_dir() {
            variables.entry("HOME").or_insert_with(|| home.into_os_string());
        }
        Whereabouts::by(
            variables,
            ["/etc/pulse/client.conf", "/run/pulse/native", "/etc/machine-id"].map(PathBuf::from),
        )
    }

    fn by(variables: BTreeMap<&'static str, OsString>, system: [PathBuf; 3]) -> Whereabouts {
        let mut found = Whereabouts { variables, system, ..Whereabouts::default() };
        for file in found.client_settings() {
            found.read(&fs::read_to_string(file).unwrap_or_default());
        }
        found
    }

    /// Addresses at which to try, in this order.
    pub fn servers(&self) -> Vec<Address> {
        let named = self.variables.get("PULSE_SERVER").map(|named| named.to_string_lossy().into_owned());
        if let Some(named) = named.filter(|named| !named.trim().is_empty()).or_else(|| self.server.clone()) {
            return named.split_whitespace().filter_map(|word| self.address(word)).collect();
        }
        let own = self.path("PULSE_RUNTIME_PATH").map(|directory| directory.join("native"));
        let own = own.or_else(|| Some(self.path("XDG_RUNTIME_DIR")?.join("pulse/native")));
        let [_, of_all_users, _] = &self.system;
        own.into_iter().chain([of_all_users.clone()]).map(Address::Local).collect()
    }

    /// The first cookie that is whole; zeros where there is none, which a server takes that asks for none.
    pub fn cookie(&self) -> [u8; COOKIE_BYTES] {
        let home = self.path("HOME");
        // A path of the environment or of the settings is relative to the home directory.
        let named = [self.path("PULSE_COOKIE"), self.cookie.clone()].into_iter().flatten();
        let named = named.map(|path| home.as_ref().map_or_else(|| path.clone(), |home| home.join(&path)));
        let moved = self.config_home().map(|directory| directory.join("cookie"));
        let usual = [moved, self.in_home(".config/pulse/cookie"), self.in_home(".pulse-cookie")];
        named.chain(usual.into_iter().flatten()).find_map(|path| whole_cookie(&path)).unwrap_or([0; COOKIE_BYTES])
    }

    fn path(&self, variable: &str) -> Option<PathBuf> {
        self.variables.get(variable).filter(|value| !value.is_empty()).map(PathBuf::from)
    }

    fn in_home(&self, name: &str) -> Option<PathBuf> {
        Some(self.path("HOME")?.join(name))
    }

    fn config_home(&self) -> Option<PathBuf> {
        let moved = self.path("XDG_CONFIG_HOME").filter(|path| path.is_absolute());
        Some(moved.or_else(|| self.in_home(".config"))?.join("pulse"))
    }

    /// The first file of settings that there is, and the further ones in the directory beside it.
    fn client_settings(&self) -> Vec<PathBuf> {
        let [of_system, ..] = &self.system;
        let own = match self.path("PULSE_CONFIG_PATH") {
            Some(directory) => vec![directory],
            None => [self.in_home(".pulse"), self.config_home()].into_iter().flatten().collect(),
        };
        let mut candidates: Vec<PathBuf> = own.into_iter().map(|directory| directory.join("client.conf")).collect();
        candidates.push(of_system.clone());
        if let Some(named) = self.path("PULSE_CLIENTCONFIG") {
            candidates = vec![named];
        }
        let Some(file) = candidates.into_iter().find(|file| file.is_file()) else { return Vec::new() };
        let mut beside = file.clone().into_os_string();
        beside.push(".d");
        let further = fs::read_dir(beside).into_iter().flatten().flatten().map(|entry| entry.path());
        let mut further: Vec<PathBuf> =
            further.filter(|path| path.extension().is_some_and(|ending| ending == "conf")).collect();
        further.sort();
        [file].into_iter().chain(further).collect()
    }

    fn read(&mut self, settings: &str) {
        for line in settings.lines() {
            let line = line.split(['#', ';']).next().unwrap_or_default();
            let Some((key, value)) = line.split_once('=') else { continue };
            match (key.trim(), value.trim()) {
                (_, "") => {}
                ("default-server", value) => self.server = Some(value.to_owned()),
                // The second is what the server's own module calls it.
                ("cookie-file" | "auth-cookie", value) => self.cookie = Some(PathBuf::from(value)),
                _ => {}
            }
        }
    }

    /// Reads one address; none where it is for another machine.
    fn address(&self, word: &str) -> Option<Address> {
        let word = match word.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
            Some((machine, rest)) if self.is_this(machine) => rest,
            Some(_) => return None,
            None => word,
        };
        if let Some(path) = word.strip_prefix("unix:").or_else(|| word.starts_with('/').then_some(word)) {
            return Some(Address::Local(PathBuf::from(path)));
        }
        let place = ["tcp:", "tcp4:", "tcp6:"].into_iter().find_map(|scheme| word.strip_prefix(scheme)).unwrap_or(word);
        let (host, port) = match place.strip_prefix('[').and_then(|rest| rest.split_once(']')) {
            Some((host, rest)) => (host, rest.strip_prefix(':')),
            None => place.split_once(':').map_or((place, None), |(host, port)| (host, Some(port))),
        };
        let port = port.map_or(Some(PORT), |port| port.parse().ok())?;
        (!host.is_empty()).then(|| Address::Network { host: host.to_owned(), port })
    }

    fn is_this(&self, machine: &str) -> bool {
        let [_, _, of_machine] = &self.system;
        fs::read_to_string(of_machine).is_ok_and(|name| name.trim() == machine)
    }
}

fn whole_cookie(path: &Path) -> Option<[u8; COOKIE_BYTES]> {
    fs::read(path).ok()?.first_chunk().copied()
}

#[cfg(test)]
mod tests {
    use tempfile::TempDir;

    use super::*;

    /// A home in which cookies and settings lie, each cookie full of its own byte.
    fn home(files: &[(&str, u8)], settings: &[(&str, &str)]) -> TempDir {
        let home = tempfile::tempdir().unwrap();
        let write = |name: &str, content: &[u8]| {
            let path = home.path().join(name);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, content).unwrap();
        };
        for (name, byte) in files {
            write(name, &[*byte; COOKIE_BYTES]);
        }
        for (name, text) in settings {
            write(name, text.as_bytes());
        }
        home
    }

    fn within(home: &TempDir, variables: &[(&'static str, &str)]) -> Whereabouts {
        let absolute = |value: &str| match value.strip_prefix("~/") {
            Some(name) => home.path().join(name).into_os_string(),
            None => OsString::from(value),
        };
        let mut given: BTreeMap<_, _> = variables.iter().map(|(name, value)| (*name, absolute(value))).collect();
        given.insert("HOME", home.path().into());
        Whereabouts::by(given, ["etc/client.conf", "run/native", "etc/machine-id"].map(|name| home.path().join(name)))
    }

    #[test]
    fn the_cookie_is_found_at_each_documented_place() {
        let usual = [(".config/pulse/cookie", 1), (".pulse-cookie", 2), ("moved/pulse/cookie", 3), ("named", 4)];
        let all = home(&usual, &[]);
        for (variables, byte) in [
            (&[][..], 1),
            (&[("XDG_CONFIG_HOME", "~/moved")], 3),
            (&[("XDG_CONFIG_HOME", "relative")], 1),
            (&[("PULSE_COOKIE", "~/named")], 4),
            (&[("PULSE_COOKIE", "named")], 4),
            (&[("PULSE_COOKIE", "~/absent")], 1),
            (&[("XDG_CONFIG_HOME", "~/elsewhere")], 1),
        ] {
            assert_eq!(within(&all, variables).cookie(), [byte; COOKIE_BYTES], "{variables:?}");
        }
        for line in ["cookie-file = named", "auth-cookie=named"] {
            for place in [".config/pulse/client.conf", ".pulse/client.conf", "etc/client.conf"] {
                let set = home(&usual, &[(place, line)]);
                assert_eq!(within(&set, &[]).cookie(), [4; COOKIE_BYTES], "{line} in {place}");
            }
        }
    }

    #[test]
    fn without_a_whole_cookie_zeros_are_sent() {
        let nothing = home(&[], &[(".config/pulse/cookie", "too short")]);
        assert_eq!(within(&nothing, &[]).cookie(), [0; COOKIE_BYTES]);
        let second = home(&[(".pulse-cookie", 2)], &[(".config/pulse/cookie", "too short")]);
        assert_eq!(within(&second, &[]).cookie(), [2; COOKIE_BYTES]);
    }

    #[test]
    fn settings_beside_the_file_are_read_after_it() {
        let settings = [
            ("etc/client.conf", "# default-server = tcp:no\n; comment\ndefault-server = one ; that\nautospawn=no\n"),
            ("etc/client.conf.d/20-last.conf", "default-server=tcp:three"),
            ("etc/client.conf.d/10-first.conf", "default-server=tcp:two"),
            ("etc/client.conf.d/30-other.txt", "default-server=tcp:four"),
        ];
        let set = home(&[], &settings);
        let network = |host: &str| Address::Network { host: host.to_owned(), port: PORT };
        assert_eq!(within(&set, &[]).servers(), [network("three")]);
        assert_eq!(within(&set, &[("PULSE_SERVER", "four")]).servers(), [network("four")]);
        let own = home(&[], &[("etc/client.conf", "default-server=one"), ("own.conf", "default-server=two")]);
        assert_eq!(within(&own, &[("PULSE_CLIENTCONFIG", "~/own.conf")]).servers(), [network("two")]);
    }

    #[test]
    fn servers_are_named_by_path_by_host_and_by_machine() {
        let set = home(&[], &[("etc/machine-id", "abc\n")]);
        let network = |host: &str, port| Address::Network { host: host.to_owned(), port };
        let local = |path: &str| Address::Local(PathBuf::from(path));
        for (named, expected) in [
            ("unix:/run/x", vec![local("/run/x")]),
            ("/run/x tcp:host:99", vec![local("/run/x"), network("host", 99)]),
            ("tcp4:127.0.0.1:4714", vec![network("127.0.0.1", 4714)]),
            ("[::1]:99 tcp6:[::2]", vec![network("::1", 99), network("::2", PORT)]),
            ("{abc}unix:/run/x {other}unix:/run/y", vec![local("/run/x")]),
            ("host:port : tcp:", vec![]),
        ] {
            assert_eq!(within(&set, &[("PULSE_SERVER", named)]).servers(), expected, "{named}");
        }
    }

    #[test]
    fn by_default_the_user_server_comes_before_the_system_server() {
        let set = home(&[], &[]);
        let of_all_users = Address::Local(set.path().join("run/native"));
        let local = |path: &str| Address::Local(PathBuf::from(path));
        let own = within(&set, &[("XDG_RUNTIME_DIR", "/run/user/1")]);
        assert_eq!(own.servers(), [local("/run/user/1/pulse/native"), of_all_users.clone()]);
        let moved = within(&set, &[("XDG_RUNTIME_DIR", "/run/user/1"), ("PULSE_RUNTIME_PATH", "/x")]);
        assert_eq!(moved.servers(), [local("/x/native"), of_all_users]);
    }
}
