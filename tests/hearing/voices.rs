//! The synthetic voices of Debian, and how each is made to speak.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use annabella::game::participant::Language;
use annabella::input::voice::wav;

/// To which end a voice speaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Role {
    /// Pronunciations and weights were fitted to it.
    Weights,
    /// Thresholds were chosen by it.
    Thresholds,
    /// Its results are reported, and nothing was chosen by them.
    Reported,
    /// So are these, in English words alone: four voices would be too few there.
    ReportedEnglish,
}

impl Role {
    /// The name in the tables of voices and talk, and on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Role::Weights => "weights",
            Role::Thresholds => "thresholds",
            Role::Reported => "reported",
            Role::ReportedEnglish => "reported-english",
        }
    }

    /// That of such a name.
    pub fn named(name: &str) -> Option<Role> {
        let mut all = [Role::Weights, Role::Thresholds, Role::Reported, Role::ReportedEnglish].into_iter();
        all.find(|role| role.name() == name)
    }

    /// With which others it is heard, and whose sentences it says.
    pub fn group(self) -> Role {
        if self == Role::ReportedEnglish { Role::Reported } else { self }
    }
}

/// A program that speaks.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub enum Engine {
    Espeak,
    Flite,
    Festival,
}

/// A voice.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Voice {
    pub engine: Engine,
    pub name: String,
    pub language: Language,
    pub role: Role,
}

const TABLE: &str = include_str!("voices.tsv");

/// All voices, out of `voices.tsv`.
pub fn all() -> Vec<Voice> {
    let rows = TABLE.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    let read = rows.map(|line| {
        let fields: Vec<&str> = line.split('\t').collect();
        let [engine, name, language, role] = fields[..] else { panic!("not four fields: {line}") };
        let engine = match engine {
            "espeak" => Engine::Espeak,
            "flite" => Engine::Flite,
            "festival" => Engine::Festival,
            other => panic!("no engine: {other}"),
        };
        let role = Role::named(role).unwrap_or_else(|| panic!("no such voices: {role}"));
        let language = Language::from_code(language).expect("a language");
        Voice { engine, name: name.to_owned(), language, role }
    });
    read.collect()
}

/// What is spoken.
pub enum Text {
    /// Words, each as a voice of the language reads it, or as phones; `None` is a pause.
    Words(Vec<Option<String>>),
    /// A sentence.
    Sentence(String),
}

/// How fast and how high, within what people do.
#[derive(Copy, Clone, Debug)]
pub struct Manner {
    /// 0 to 1, slow to fast.
    pub pace: f64,
    /// 0 to 1.
    pub pitch: f64,
}

impl Voice {
    /// The name for tables.
    pub fn label(&self) -> String {
        format!("{} {}", format!("{:?}", self.engine).to_lowercase(), self.name)
    }

    /// The samples of a text, at the rate of the recogniser, or why there are none.
    pub fn say(&self, text: &Text, manner: Manner, scratch: &Path) -> Result<Vec<i16>, String> {
        let file = scratch.join("spoken.wav");
        let mut command = match self.engine {
            Engine::Espeak => self.espeak(text, manner, &file),
            Engine::Flite => self.flite(text, manner, &file),
            Engine::Festival => self.festival(text, manner, &file, scratch)?,
        };
        let done = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
        match done {
            Ok(status) if status.success() => wav::read(&file).map_err(|error| error.to_string()),
            Ok(status) => Err(format!("{command:?}: {status}")),
            Err(error) => Err(format!("{command:?}: {error}")),
        }
    }

    fn espeak(&self, text: &Text, manner: Manner, file: &Path) -> Command {
        let spoken = match text {
            Text::Sentence(sentence) => sentence.clone(),
            Text::Words(words) => {
                let one = |word: &Option<String>| match word {
                    None => ",".to_owned(),
                    Some(word) if self.language == Language::En => espeak_phonemes(word),
                    Some(word) => word.clone(),
                };
                words.iter().map(one).collect::<Vec<_>>().join(" ")
            }
        };
        let mut command = Command::new("espeak-ng");
        let speed = format!("{:.0}", 125.0 + 60.0 * manner.pace);
        let pitch = format!("{:.0}", 35.0 + 30.0 * manner.pitch);
        command.args(["-v", &self.name, "-s", &speed, "-p", &pitch, "-w"]).arg(file).arg(spoken);
        command
    }

    fn flite(&self, text: &Text, manner: Manner, file: &Path) -> Command {
        let mut command = Command::new("flite");
        let stretch = format!("duration_stretch={:.2}", 1.25 - 0.4 * manner.pace);
        command.args(["-voice", &self.name, "--setf", &stretch]);
        match text {
            Text::Sentence(sentence) => command.args(["-t", sentence]),
            Text::Words(words) => command.args(["-p", &festival_phones(words)]),
        };
        command.arg("-o").arg(file);
        command
    }

    fn festival(&self, text: &Text, manner: Manner, file: &Path, scratch: &Path) -> Result<Command, String> {
        let utterance = match text {
            Text::Words(words) if self.language == Language::En => {
                format!("(Utterance Phones ({}))", festival_phones(words))
            }
            Text::Words(words) => {
                let read: Vec<&str> = words.iter().map(|word| word.as_deref().unwrap_or(",")).collect();
                format!("(Utterance Text \"{}\")", read.join(" "))
            }
            Text::Sentence(sentence) => format!("(Utterance Text \"{}\")", sentence.replace('"', "")),
        };
        let stretch = 1.25 - 0.35 * manner.pace;
        let program = format!(
            "(voice_{})\n(Parameter.set 'Duration_Stretch {stretch:.2})\n(set! u (utt.synth {utterance}))\n\
             (utt.save.wave u \"{}\" 'riff)\n",
            self.name,
            file.display()
        );
        // Festival reads Latin 1.
        let bytes: Vec<u8> = program.chars().map(|sign| u8::try_from(u32::from(sign)).unwrap_or(b'?')).collect();
        let script = scratch.join("say.scm");
        fs::write(&script, bytes).map_err(|error| error.to_string())?;
        let mut command = Command::new("festival");
        command.arg("-b").arg(script);
        Ok(command)
    }
}

/// The vowels among CMU's phones.
const VOWELS: [&str; 16] =
    ["AE", "AA", "AH", "AO", "AW", "AY", "EH", "ER", "EY", "IH", "IY", "OW", "OY", "UH", "UW", "AX"];

/// CMU's phones as espeak-ng writes them, with the stress on the first vowel.
fn espeak_phonemes(phones: &str) -> String {
    const TABLE: [(&str, &str); 26] = [
        ("AE", "a"),
        ("AA", "A:"),
        ("AH", "V"),
        ("AO", "O:"),
        ("AW", "aU"),
        ("AY", "aI"),
        ("EH", "E"),
        ("ER", "3:"),
        ("EY", "eI"),
        ("IH", "I"),
        ("IY", "i:"),
        ("OW", "oU"),
        ("OY", "OI"),
        ("UH", "U"),
        ("UW", "u:"),
        ("CH", "tS"),
        ("DH", "D"),
        ("HH", "h"),
        ("JH", "dZ"),
        ("NG", "N"),
        ("SH", "S"),
        ("TH", "T"),
        ("Y", "j"),
        ("ZH", "Z"),
        ("AX", "@"),
        ("R", "r"),
    ];
    let mut stressed = false;
    let mut written = String::from("[[");
    for phone in phones.split(' ') {
        let phone = if phone == "AH" && stressed { "AX" } else { phone };
        if VOWELS.contains(&phone) && !stressed {
            stressed = true;
            written.push('\'');
        }
        match TABLE.iter().find(|(cmu, _)| *cmu == phone) {
            Some((_, espeak)) => written.push_str(espeak),
            None => written.push_str(&phone.to_lowercase()),
        }
    }
    written.push_str("]]");
    written
}

/// CMU's phones as Flite and Festival write them: small, with a weak vowel behind the first one.
fn festival_phones(words: &[Option<String>]) -> String {
    let mut phones = vec!["pau".to_owned()];
    for word in words {
        let Some(word) = word else {
            phones.push("pau".to_owned());
            continue;
        };
        let mut voiced = false;
        for phone in word.split(' ') {
            let phone = if phone == "AH" && voiced { "AX" } else { phone };
            voiced |= VOWELS.contains(&phone);
            phones.push(phone.to_lowercase());
        }
    }
    phones.push("pau".to_owned());
    phones.join(" ")
}
