//! A sound world of its own for each test: `PulseAudio` with devices that the test hears, and speech-dispatcher, in a temporary directory.
//!
//! Everything is started with its own runtime directory and stopped by its process id. What is missing fails the test: sound is
//! not proved by skipping it.

use std::collections::BTreeMap;
use std::ffi::{OsStr, OsString};
use std::fs;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use tempfile::TempDir;

#[path = "device.rs"]
mod device;

pub use device::Tape;

/// How long a daemon may take to come up on a busy machine.
const PATIENCE: Duration = Duration::from_mins(2);

/// The directory of a world, with what runs in it.
pub struct World {
    directory: TempDir,
    pulse: Option<Child>,
    speech: Option<Child>,
    /// The number of the module that is the earphone.
    earphone: Option<String>,
    /// Further settings of the environment of what is tested; `None` takes one away.
    further: BTreeMap<&'static str, Option<OsString>>,
    /// What each device plays.
    tapes: Mutex<BTreeMap<String, Tape>>,
    /// The loudspeaker follows the clock of the machine.
    timed: bool,
}

impl World {
    /// A world without any sound.
    pub fn silent() -> World {
        let directory = tempfile::Builder::new().prefix("sound").tempdir().expect("a temporary directory");
        for name in ["run", "home", "speech", "log"] {
            fs::create_dir(directory.path().join(name)).expect("a directory in it");
        }
        let run = directory.path().join("run");
        #[cfg(unix)]
        fs::set_permissions(&run, std::os::unix::fs::PermissionsExt::from_mode(0o700)).expect("permissions");
        World {
            directory,
            pulse: None,
            speech: None,
            earphone: None,
            further: BTreeMap::new(),
            tapes: Mutex::default(),
            timed: false,
        }
    }

    /// A world with a loudspeaker.
    pub fn with_loudspeaker() -> World {
        let mut world = World::silent();
        world.start_pulse();
        world
    }

    /// A world with a null sink as its loudspeaker: it follows the clock of the machine, for the benches, which measure times.
    #[allow(dead_code)] // no test needs it
    pub fn with_timed_loudspeaker() -> World {
        let mut world = World::silent();
        world.timed = true;
        world.start_pulse();
        world
    }

    /// A world with a loudspeaker, which is the default device, and an earphone.
    pub fn with_two_devices() -> World {
        let mut world = World::with_loudspeaker();
        world.plug_earphone();
        world
    }

    /// Plugs the earphone in.
    pub fn plug_earphone(&mut self) {
        self.earphone = Some(self.plug("earphone"));
    }

    /// Plugs a device in, which does not become the default one, and gives back the number of its module.
    pub fn plug(&self, device: &str) -> String {
        let module = self.load(device, &[]);
        self.control(&["set-default-sink", "loudspeaker"]).expect("a default sink");
        module
    }

    /// Loads a device that the test hears, and gives back the number of its module.
    fn load(&self, device: &str, properties: &[&str]) -> String {
        let module = self
            .control(&[&["load-module"], &self.sink(device).each_ref().map(String::as_str)[..], properties].concat());
        self.hear(device);
        module.expect("a device").trim().to_owned()
    }

    /// The module of a device, and what it is told.
    fn sink(&self, device: &str) -> [String; 5] {
        let file = format!("file={}", self.pipe(device).display());
        let [rate, channels] = device::FORMAT.map(str::to_owned);
        ["module-pipe-sink".to_owned(), format!("sink_name={device}"), file, rate, channels]
    }

    fn pipe(&self, device: &str) -> PathBuf {
        self.path(&format!("run/{device}.pipe"))
    }

    /// Takes what a device plays from now on.
    fn hear(&self, device: &str) {
        let tape = Tape::of(&self.pipe(device));
        self.tapes.lock().unwrap_or_else(PoisonError::into_inner).insert(device.to_owned(), tape);
    }

    /// What a device plays; after it has been plugged in anew another one.
    pub fn tape(&self, device: &str) -> Tape {
        let tapes = self.tapes.lock().unwrap_or_else(PoisonError::into_inner);
        tapes.get(device).unwrap_or_else(|| panic!("there is no {device}")).clone()
    }

    /// Connects headphones by Bluetooth, and makes them the default device if wanted.
    pub fn connect_headphones(&self, default: bool) {
        self.load("bluez_output.test", &["sink_properties='device.bus=bluetooth device.description=Headset'"]);
        self.control(&["set-default-sink", if default { "bluez_output.test" } else { "loudspeaker" }])
            .expect("a default sink");
    }

    /// Plugs a microphone in, which is the default one: it hears what is played on a device that nobody else hears. The numbers of
    /// its modules.
    pub fn plug_microphone(&self) -> [String; 2] {
        self.plug_microphone_at("16000")
    }

    /// The same, of so many samples a second.
    pub fn plug_microphone_at(&self, rate: &str) -> [String; 2] {
        let rate = format!("rate={rate}");
        let modules = [
            &["load-module", "module-null-sink", "sink_name=air", &rate, "channels=1"][..],
            &["load-module", "module-remap-source", "master=air.monitor", "source_name=microphone"][..],
        ];
        let modules = modules.map(|order| self.control(order).expect("a microphone").trim().to_owned());
        self.control(&["set-default-source", "microphone"]).expect("a default source");
        self.control(&["set-default-sink", "loudspeaker"]).expect("a default sink");
        modules
    }

    /// Pulls it out.
    pub fn pull_microphone(&self, modules: [String; 2]) {
        for module in modules.into_iter().rev() {
            self.control(&["unload-module", &module]).expect("it goes");
        }
    }

    /// The microphone hears the loudspeaker.
    pub fn let_the_room_sound(&self) {
        let order = ["load-module", "module-loopback", "source=loudspeaker.monitor", "sink=air", "latency_msec=20"];
        self.control(&order).expect("a way through the air");
    }

    /// Says something into the microphone, as a voice of espeak-ng would, and waits until it is said.
    pub fn say(&self, language: &str, words: &str) {
        let file = self.path("said.wav");
        let made = self.command("espeak-ng").args(["-v", language, "-w"]).arg(&file).arg(words).status();
        assert!(made.unwrap_or_else(|error| missing("espeak-ng", "espeak-ng", &error)).success());
        let played = self.command("paplay").arg("--device=air").arg(&file).status();
        assert!(played.unwrap_or_else(|error| missing("paplay", "pulseaudio-utils", &error)).success());
    }

    /// For each stream whether it rests.
    pub fn corked(&self) -> Vec<bool> {
        let streams = self.control(&["list", "sink-inputs"]).expect("a list");
        streams.lines().filter_map(|line| Some(line.trim().strip_prefix("Corked: ")? == "yes")).collect()
    }

    /// Waits until the one stream rests.
    pub fn until_corked(&self) {
        self.until("the stream rests", &self.path("log/pulse"), |world| world.corked() == [true]);
    }

    /// Pulls the earphone out.
    pub fn pull_earphone(&mut self) {
        let module = self.earphone.take().expect("an earphone");
        self.control(&["unload-module", &module]).expect("it goes");
    }

    /// Whether the server would move what plays on the earphone to the loudspeaker.
    pub fn move_to_loudspeaker(&self) -> bool {
        let sinks = self.control(&["list", "short", "sinks"]).expect("a list");
        let sink = sinks.lines().find(|line| line.contains("earphone")).and_then(|line| line.split('\t').next());
        let streams = self.control(&["list", "short", "sink-inputs"]).expect("a list");
        let streams: Vec<&str> = streams
            .lines()
            .filter_map(|line| {
                let mut fields = line.split('\t');
                let stream = fields.next()?;
                (fields.next() == sink).then_some(stream)
            })
            .collect();
        assert_eq!(streams.len(), 1, "one stream plays on the earphone");
        self.control(&["move-sink-input", streams[0], "loudspeaker"]).is_some()
    }

    /// Makes a device the default one.
    pub fn set_default(&self, device: &str) {
        self.control(&["set-default-sink", device]).expect("a default sink");
    }

    /// What `pactl` answers, or nothing if it is refused.
    fn control(&self, order: &[&str]) -> Option<String> {
        let done = self.own_command("pactl").args(order).stdin(Stdio::null()).stderr(Stdio::null()).output();
        let done = done.unwrap_or_else(|error| missing("pactl", "pulseaudio-utils", &error));
        done.status.success().then(|| String::from_utf8_lossy(&done.stdout).into_owned())
    }

    /// A world with no server, but a device of ALSA.
    pub fn with_alsa_alone() -> World {
        let mut world = World::silent();
        world.give_alsa_a_device();
        world
    }

    /// Puts a file that is no library in front of libespeak-ng.
    pub fn spoil_espeak(&mut self) {
        let folder = self.path("library");
        fs::create_dir(&folder).expect("a directory");
        fs::write(folder.join("libespeak-ng.so.1"), "this is no library").expect("a file");
        self.further.insert("LD_LIBRARY_PATH", Some(folder.into()));
    }

    /// The directory of the user's settings is elsewhere, and nothing else says where the cookie is.
    pub fn move_settings(&mut self) {
        self.further.insert("PULSE_COOKIE", None);
        self.further.insert("XDG_CONFIG_HOME", Some(self.path("home/moved").into()));
    }

    /// Puts a cookie full of this byte among the settings that were moved.
    pub fn keep_cookie(&self, byte: u8) {
        fs::create_dir_all(self.path("home/moved/pulse")).expect("a directory");
        fs::write(self.path("home/moved/pulse/cookie"), [byte; 256]).expect("a file");
    }

    /// What is tested reaches the server by the network alone, which asks for a cookie full of this byte.
    pub fn ask_for_cookie(&mut self, byte: u8) {
        let cookie = self.path("cookie-of-server");
        fs::write(&cookie, [byte; 256]).expect("a file");
        let port = TcpListener::bind("127.0.0.1:0").and_then(|free| free.local_addr()).expect("a port").port();
        let (cookie, at) = (format!("auth-cookie={}", cookie.display()), format!("port={port}"));
        let module = ["load-module", "module-native-protocol-tcp", "listen=127.0.0.1", &at, &cookie];
        self.control(&module).expect("a door to the network");
        self.further.insert("PULSE_SERVER", Some(format!("tcp:127.0.0.1:{port}").into()));
    }

    /// ALSA's default device swallows everything and cannot be paused. Its settings are these alone: by those of the system it may lead
    /// back to the server.
    pub fn give_alsa_a_device(&mut self) {
        self.set_alsa("pcm.default { type null }\n");
    }

    /// ALSA's default device leads back to the server, as on most desktops (libasound2-plugins).
    pub fn lead_alsa_to_the_server(&mut self) {
        self.set_alsa("pcm.default { type pulse }\nctl.default { type pulse }\n");
    }

    fn set_alsa(&mut self, settings: &str) {
        let file = self.path("alsa.conf");
        fs::write(&file, settings).expect("a file");
        self.further.insert("ALSA_CONFIG_PATH", Some(file.into()));
    }

    fn path(&self, name: &str) -> PathBuf {
        self.directory.path().join(name)
    }

    fn socket(&self) -> PathBuf {
        self.path("run/pulse.socket")
    }

    /// A command that lives in this world, as it is tested.
    pub fn command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = self.own_command(program);
        for (name, value) in &self.further {
            match value {
                Some(value) => command.env(name, value),
                None => command.env_remove(name),
            };
        }
        command
    }

    /// A command of the world itself.
    fn own_command(&self, program: impl AsRef<OsStr>) -> Command {
        let mut command = Command::new(program);
        command
            .env("XDG_RUNTIME_DIR", self.path("run"))
            .env("HOME", self.path("home"))
            .env("PULSE_SERVER", format!("unix:{}", self.socket().display()))
            .env("PULSE_COOKIE", self.path("cookie"))
            .env("SPEECHD_ADDRESS", format!("unix_socket:{}", self.path("run/speech.socket").display()))
            // A daemon that is absent must stay so: the client would start one outside this world.
            .env("SPEECHD_CMD", "/bin/false")
            .env("LC_ALL", "C.UTF-8")
            .env_remove("XDG_CONFIG_HOME")
            .env_remove("DISPLAY")
            .env_remove("DBUS_SESSION_BUS_ADDRESS")
            .env_remove("JACK_DEFAULT_SERVER");
        command
    }

    /// Starts the sound server, and waits for it.
    pub fn start_pulse(&mut self) {
        let log = self.path("log/pulse");
        let modules = [
            format!("module-native-protocol-unix auth-anonymous=1 socket={}", self.socket().display()),
            if self.timed {
                "module-null-sink sink_name=loudspeaker".to_owned()
            } else {
                self.sink("loudspeaker").join(" ")
            },
        ];
        let mut command = self.own_command("pulseaudio");
        command.args(["-n", "--daemonize=no", "--exit-idle-time=-1", "--disallow-exit", "--use-pid-file=no"]);
        command.arg(format!("--log-target=file:{}", log.display()));
        for module in modules {
            command.args(["-L", &module]);
        }
        self.pulse = Some(started(&mut command, "pulseaudio"));
        self.until("PulseAudio answers", &log, |world| {
            let info = world.own_command("pactl").arg("info").stdout(Stdio::null()).stderr(Stdio::null()).status();
            info.unwrap_or_else(|error| missing("pactl", "pulseaudio-utils", &error)).success()
        });
        if !self.timed {
            self.hear("loudspeaker");
        }
    }

    /// Kills the sound server, as a crash would.
    pub fn kill_pulse(&mut self) {
        end(self.pulse.take());
        fs::remove_file(self.socket()).ok();
        // What still takes the last sound must not take that of the next server.
        for device in self.tapes.lock().unwrap_or_else(PoisonError::into_inner).keys() {
            fs::remove_file(self.pipe(device)).ok();
        }
    }

    /// Halts the sound server, or lets it go on.
    pub fn halt_pulse(&self, halt: bool) {
        let server = self.pulse.as_ref().expect("a sound server");
        let signal = if halt { "-STOP" } else { "-CONT" };
        let status = Command::new("kill").args([signal, &server.id().to_string()]).status();
        assert!(status.unwrap_or_else(|error| missing("kill", "procps", &error)).success());
    }

    /// Starts speech-dispatcher, speaking English by espeak-ng into the sound server, and waits for it.
    pub fn start_speech(&mut self) {
        let modules = self.path("speech/modules");
        fs::create_dir_all(&modules).expect("a directory");
        let conf = "LogLevel 2\nAudioOutputMethod \"pulse\"\nDefaultVolume 100\nDefaultLanguage \"en-US\"\n\
            DefaultModule espeak-ng\nAddModule \"espeak-ng\" \"sd_espeak-ng\" \"espeak-ng.conf\"\nDisableAutoSpawn\nTimeout 0\n";
        fs::write(self.path("speech/speechd.conf"), conf).expect("a file");
        fs::write(modules.join("espeak-ng.conf"), "Debug 0\nEspeakIndexing 1\nEspeakMbrola 0\n").expect("a file");
        let socket = self.path("run/speech.socket");
        // A stale socket would be taken for a daemon that does not answer.
        fs::remove_file(&socket).ok();
        let mut command = self.command("speech-dispatcher");
        command.args(["-s", "-t", "0", "-l", "2", "-c", "unix_socket"]);
        command.arg("-S").arg(&socket).arg("-P").arg(self.path("run/speech.pid"));
        command.arg("-C").arg(self.path("speech")).arg("-L").arg(self.path("log"));
        self.speech = Some(started(&mut command, "speech-dispatcher"));
        self.until("speech-dispatcher listens", &self.path("log/speech-dispatcher.log"), |_| socket.exists());
    }

    /// Kills speech-dispatcher, as a crash would.
    pub fn kill_speech(&mut self) {
        end(self.speech.take());
        fs::remove_file(self.path("run/speech.socket")).ok();
    }

    fn until(&self, what: &str, log: &Path, ready: impl Fn(&World) -> bool) {
        let began = Instant::now();
        while !ready(self) {
            let told = || fs::read_to_string(log).unwrap_or_default();
            assert!(began.elapsed() < PATIENCE, "waited in vain until {what}:\n{}", told());
            std::thread::sleep(Duration::from_millis(20));
        }
    }
}

impl Drop for World {
    fn drop(&mut self) {
        self.kill_speech();
        self.kill_pulse();
    }
}

fn started(command: &mut Command, program: &str) -> Child {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
    command.spawn().unwrap_or_else(|error| missing(program, program, &error))
}

/// Ends the test: a program that it needs is not there.
pub fn missing(program: &str, package: &str, error: &std::io::Error) -> ! {
    panic!("`{program}` cannot be started ({error}): this test needs the package {package}")
}

fn end(child: Option<Child>) {
    if let Some(mut child) = child {
        // It may have ended by itself.
        child.kill().ok();
        child.wait().ok();
    }
}
