//! `annabella hear`: recordings of moves, and what is no recording.
//!
//! The voice is espeak-ng's: these tests show that the parts work together, and nothing about people (`tests/hearing`).

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use annabella::game::board::Board;
use annabella::game::participant::{HearStyle, Language};
use annabella::input::voice::course::{Course, Pupil};
use annabella::input::voice::recogniser::PocketSphinx;
use annabella::input::voice::teaching::Teaching;
use annabella::input::voice::tuning::Tuning;
use annabella::input::voice::{Awaited, Expected, Heard, Recogniser as _, sample, teach, trial, wav};
use annabella::notation::Legality;
use annabella::words::trouble::VoiceTrouble;
use serde_json::Value;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// What a voice says, as a file.
fn spoken(folder: &Path, voice: &str, text: &str) -> PathBuf {
    let file = folder.join(format!("{voice}-{text}.wav").replace(' ', "-"));
    let done = Command::new("espeak-ng").args(["-v", voice, "-s", "140", "-w"]).arg(&file).arg(text).status();
    assert!(done.expect("espeak-ng").success(), "{text}");
    file
}

fn annabella(arguments: &[&str], files: &[PathBuf]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
    command.arg("hear").args(arguments).args(files).output().expect("annabella")
}

fn heard(arguments: &[&str], files: &[PathBuf]) -> Vec<Value> {
    let arguments: Vec<&str> = ["--json"].into_iter().chain(arguments.iter().copied()).collect();
    let output = annabella(&arguments, files);
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let text = String::from_utf8(output.stdout).expect("UTF-8");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn moves_in_the_words_of_the_laws_are_heard() {
    let folder = tempfile::tempdir().expect("a directory");
    // The voice would say Cesar with a k.
    let said = ["Springer Gustav eins Felix drei", "Eva zwei Eva vier", "Springer Bella eins Zesar drei"];
    let files: Vec<PathBuf> = said.iter().map(|text| spoken(folder.path(), "de", text)).collect();
    let objects = heard(&["--language", "de", "--fen", START], &files);
    let moves: Vec<&str> = objects.iter().map(|object| object["uci"].as_str().unwrap_or("-")).collect();
    assert_eq!(moves, ["g1f3", "e2e4", "b1c3"], "{objects:#?}");
    for (object, file) in objects.iter().zip(&files) {
        assert_eq!(object["decision"], "move");
        assert_eq!(object["file"], file.to_str().expect("UTF-8"));
        assert!(object["ms"].is_u64() && object["alternatives"][0]["score"].is_f64(), "{object}");
    }
}

#[test]
fn the_position_decides_which_move_a_sound_means() {
    let folder = tempfile::tempdir().expect("a directory");
    let file = [spoken(folder.path(), "de", "Springer Gustav eins Felix drei")];
    // A knight that is pinned: not legal, but the board alone does not say so.
    let pinned = "4k3/8/8/8/8/8/8/r5NK w - - 0 1";
    let [legal] = &heard(&["--language", "de", "--fen", pinned], &file)[..] else { panic!("one") };
    assert_ne!(legal["decision"], "move", "{legal}");
    let [bare] = &heard(&["--language", "de", "--fen", pinned, "--mode", "tournament"], &file)[..] else {
        panic!("one")
    };
    assert_eq!((&bare["decision"], &bare["uci"]), (&"move".into(), &"g1f3".into()), "{bare}");
}

#[test]
fn a_move_no_piece_can_make_differs_from_unintelligible_speech() {
    let folder = tempfile::tempdir().expect("a directory");
    let file = [spoken(folder.path(), "de", "Springer Anna acht")];
    let [told] = &heard(&["--language", "de"], &file)[..] else { panic!("one") };
    assert_eq!((&told["decision"], &told["illegal"]), (&"reject".into(), &"springer anna acht".into()), "{told}");
    let [same] = &heard(&["--language", "de", "--mode", "tournament"], &file)[..] else { panic!("one") };
    assert_eq!((&same["decision"], &same["illegal"]), (&told["decision"], &told["illegal"]), "{same}");
}

/// One short word is enough where a question shows which ones are awaited.
#[test]
fn answers_that_are_awaited_are_heard() {
    let folder = tempfile::tempdir().expect("a directory");
    let mut ear = PocketSphinx::open(Tuning::default()).expect("a recogniser");
    let (style, language) = (HearStyle::Fide, Language::De);
    let number = Awaited::Number { most: 3 };
    for (awaited, text, answer) in [
        (number, "zwei", Some("2")),
        (number, "drei", Some("3")),
        (Awaited::Promotion, "Dame", Some("D")),
        (Awaited::Promotion, "Springer", Some("S")),
        (Awaited::Nothing, "zwei", None),
        (number, "Heute ist schönes Wetter", None),
    ] {
        let board = Board::from_fen(START).expect("a legal FEN");
        ear.expect(&Expected { board, legality: Legality::Preferred, style, language, awaited });
        let heard = ear.decide(&wav::read(&spoken(folder.path(), "de", text)).expect("a recording"));
        match (&heard, answer) {
            (Heard::Command { line }, Some(answer)) => assert_eq!(line, answer, "{text}"),
            (_, answer) => assert!(answer.is_none() && !matches!(heard, Heard::Command { .. }), "{text}: {heard:?}"),
        }
    }
}

#[test]
fn commands_are_heard_and_talk_is_not() {
    let folder = tempfile::tempdir().expect("a directory");
    let files = [
        spoken(folder.path(), "de", "Bitte wiederholen"),
        spoken(folder.path(), "de", "Guten Morgen, wie geht es Ihnen"),
    ];
    let [command, talk] = &heard(&["--language", "de"], &files)[..] else { panic!("two") };
    assert_eq!(
        (&command["decision"], &command["command"]),
        (&"command".into(), &"bitte wiederholen".into()),
        "{command}"
    );
    assert_eq!(talk["decision"], "reject", "{talk}");
}

/// Samples of a recording, between silences of so many milliseconds, in one file.
fn joined(folder: &Path, name: &str, parts: &[&PathBuf], silences: &[u32]) -> PathBuf {
    let spec = hound::WavReader::open(parts[0]).expect("a recording").spec();
    let file = folder.join(name);
    let mut writer = hound::WavWriter::create(&file, spec).expect("a file");
    for (at, millis) in silences.iter().enumerate() {
        for number in 0..u64::from(spec.sample_rate) * u64::from(*millis) / 1000 {
            // The last bit of a converter.
            writer.write_sample(i16::from(number % 7 == 0)).expect("a sample");
        }
        let Some(part) = parts.get(at) else { continue };
        for sample in hound::WavReader::open(part).expect("a recording").samples::<i16>() {
            writer.write_sample(sample.expect("a sample")).expect("a sample");
        }
    }
    writer.finalize().expect("a whole file");
    file
}

#[test]
fn a_recording_is_heard_as_at_the_microphone() {
    let folder = tempfile::tempdir().expect("a directory");
    let one = spoken(folder.path(), "de", "Eva zwei Eva vier");
    let other = spoken(folder.path(), "de", "Springer Gustav eins Felix drei");
    let empty = joined(folder.path(), "empty.wav", &[&one], &[]);
    let files = [
        joined(folder.path(), "tail.wav", &[&one], &[300, 8_000]),
        joined(folder.path(), "late.wav", &[&one], &[9_000, 600]),
        joined(folder.path(), "two.wav", &[&one, &other], &[300, 1_500, 600]),
        joined(folder.path(), "silent.wav", &[&empty], &[7_000]),
    ];
    let objects = heard(&["--language", "de"], &files);
    for object in &objects[..3] {
        assert_eq!((&object["uci"], &object["end"]), (&"e2e4".into(), &"silence".into()), "{object}");
        let number = |field: &str| object[field].as_u64().unwrap_or_else(|| panic!("{field}: {object}"));
        assert!(number("to_ms") - number("from_ms") < 4_000 && object["ms"].is_u64(), "{object}");
    }
    assert!(objects[1]["from_ms"].as_u64() > Some(8_000), "{}", objects[1]);
    let more: Vec<&Value> = objects.iter().map(|object| &object["more"]).collect();
    assert_eq!(more, [false, false, true, false]);
    assert_eq!((&objects[3]["decision"], &objects[3]["end"]), (&"reject".into(), &"nothing-said".into()));
    let output = annabella(&["--language", "de"], &files[2..]);
    let text = String::from_utf8_lossy(&output.stdout);
    assert!(
        text.contains("(e2e4); what is said behind it was not heard") && text.contains("nothing is said"),
        "{text}"
    );
}

#[test]
fn a_recording_by_a_telephone_is_named() {
    let folder = tempfile::tempdir().expect("a directory");
    let whole = spoken(folder.path(), "de", "Springer Gustav eins Felix drei");
    let narrow = folder.path().join("narrow.wav");
    let samples = wav::read(&whole).expect("a recording");
    std::fs::write(&narrow, wav::write(&sample::telephone(&samples)).expect("a recording")).expect("written");
    let output = annabella(&[], &[whole, narrow]);
    let told = String::from_utf8_lossy(&output.stderr);
    assert!(told.contains("narrow.wav: I hear you as on a telephone") && told.lines().count() == 1, "{told}");
}

#[test]
fn ten_minutes_of_talk_are_no_move() {
    let folder = tempfile::tempdir().expect("a directory");
    let talk = spoken(folder.path(), "de", "Guten Morgen, wie geht es Ihnen, ich habe gestern noch eingekauft");
    let again = vec![&talk; 150];
    let file = joined(folder.path(), "talk.wav", &again, &[50; 150]);
    let length = hound::WavReader::open(&file).expect("a recording").duration() / 22_050;
    assert!(length > 480, "{length} s");
    let [object] = &heard(&["--language", "de"], &[file])[..] else { panic!("one") };
    assert_eq!((&object["decision"], &object["more"]), (&"reject".into(), &true.into()), "{object}");
}

#[test]
fn taught_words_serve_own_recordings_until_they_are_forgotten() {
    let folder = tempfile::tempdir().expect("a directory");
    let examples = folder.path().join("examples");
    std::fs::create_dir(&examples).expect("a directory");
    for word in ["eva", "zwei", "vier"] {
        for (number, speed) in [(1, "130"), (2, "150"), (3, "170")] {
            let file = examples.join(format!("{word}-{number}.wav"));
            let done = Command::new("espeak-ng").args(["-v", "de", "-s", speed, "-w"]).arg(&file).arg(word).status();
            assert!(done.expect("espeak-ng").success(), "{word}");
        }
    }
    let data = folder.path().join("data");
    let annabella = |arguments: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
        command.env("XDG_DATA_HOME", &data).env("XDG_CONFIG_HOME", folder.path()).args(arguments);
        let output = command.output().expect("annabella");
        (String::from_utf8_lossy(&output.stdout).into_owned(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let learned = || data.join("annabella/voice/learned.json").exists();
    let (told, wrong) = annabella(&["voice", "teach", "--from", examples.to_str().expect("UTF-8")]);
    assert!(told.contains("of 3 words") && told.contains("too few words to try moves") && learned(), "{told}{wrong}");
    let file = spoken(folder.path(), "de", "Eva zwei Eva vier");
    let (heard, wrong) = annabella(&["hear", "--own", "--language", "de", file.to_str().expect("UTF-8")]);
    assert!(heard.contains("(e2e4)"), "{heard}{wrong}");
    assert!(annabella(&["voice", "forget"]).0.contains("is deleted") && !learned());
    assert!(annabella(&["voice", "forget"]).0.contains("Nothing is kept"));
}

/// What is said for a word.
type Says = fn(&str) -> &str;

/// A player who is taught, and says in each round what the test wants: for each word another one, or nothing at all.
struct Said<'a> {
    folder: &'a Path,
    rounds: Vec<Option<Says>>,
    /// The words that each round asks for.
    asked: Vec<Vec<String>>,
    told: Vec<Teaching>,
}

impl Pupil for Said<'_> {
    fn say(&mut self, words: &[String]) -> Result<Option<trial::Examples>, VoiceTrouble> {
        self.asked.push(words.to_vec());
        let Some(said_for) = self.rounds.remove(0) else { return Ok(None) };
        let examples = words.iter().map(|word| {
            let said = said_for(word);
            // Once is enough here: every learning takes a second.
            let file = self.folder.join("word.wav");
            let done = Command::new("espeak-ng").args(["-v", "de", "-s", "140", "-w"]).arg(&file).arg(said).status();
            assert!(done.expect("espeak-ng").success(), "{said}");
            (word.clone(), vec![wav::read(&file).expect("a recording")])
        });
        Ok(Some(examples.collect()))
    }

    fn told(&mut self, line: &Teaching) {
        self.told.push(line.clone());
    }
}

#[test]
fn words_taken_for_others_are_asked_for_once_more() {
    let folder = tempfile::tempdir().expect("a directory");
    let course = Course { style: HearStyle::Fide, language: Language::De, positions: 1 };
    let words = ["eva", "zwei", "drei"].map(str::to_owned);
    let taught = |rounds: &[Option<Says>]| {
        let (rounds, asked, told) = (rounds.to_vec(), Vec::new(), Vec::new());
        let mut pupil = Said { folder: folder.path(), rounds, asked, told };
        let taught = course.run(&words, &mut pupil).expect("a recogniser");
        assert!(pupil.rounds.is_empty(), "{:?}", pupil.asked);
        (taught, pupil.asked, pupil.told)
    };
    let as_asked: Says = |word| word;
    let slip: Says = |word| if word == "zwei" { "drei" } else { word };
    let mistaken = [("zwei".to_owned(), "drei".to_owned())];
    let again = [Teaching::Begins { count: 3, times: 3 }, Teaching::Working, Teaching::Again { count: 1, times: 3 }];

    // The word that was mistaken alone is asked for, and what is said then counts in place of what was said before.
    let (taught_right, asked, told) = taught(&[Some(slip), Some(as_asked)]);
    let (lesson, examples) = taught_right.expect("a lesson");
    assert_eq!(asked, [words.to_vec(), vec!["zwei".to_owned()]]);
    assert_eq!(told, [&again[..], &[Teaching::Working]].concat());
    assert_eq!((lesson.heard.len(), &lesson.mistaken[..]), (3, &[][..]));
    assert_ne!(examples["zwei"], examples["drei"]);
    // It is mistaken again: nothing changes.
    let (lesson, examples) = taught(&[Some(slip), Some(slip)]).0.expect("a lesson");
    assert_eq!((lesson.heard.len(), &lesson.mistaken[..]), (2, &mistaken[..]));
    assert_eq!(examples["zwei"], examples["drei"]);
    // Nobody says anything: likewise, and it is told.
    let (taught_once, _, told) = taught(&[Some(slip), None]);
    assert_eq!(taught_once.expect("a lesson").0.mistaken, mistaken);
    assert_eq!(told, [&again[..], &[Teaching::AsBefore]].concat());
    // Nothing is heard at all.
    assert_eq!(taught(&[None]).0, None);
}

#[test]
fn moves_are_put_together_from_a_players_words_and_heard() {
    let folder = tempfile::tempdir().expect("a directory");
    let words = teach::words(HearStyle::Fide).into_iter().take(16);
    let said = words.map(|word| {
        let sounds = ["130", "160"].map(|speed| {
            let file = folder.path().join("word.wav");
            let done = Command::new("espeak-ng").args(["-v", "de", "-s", speed, "-w"]).arg(&file).arg(&word).status();
            assert!(done.expect("espeak-ng").success(), "{word}");
            wav::read(&file).expect("a recording")
        });
        (word, sounds.to_vec())
    });
    let examples: trial::Examples = said.collect();
    let tunings = [Tuning::default(), Tuning::default()];
    let tried = trial::run(HearStyle::Fide, Language::De, &tunings, &examples, 2).expect("a recogniser");
    let trial::Count { right, asked, mistaken } = tried.count;
    assert_eq!(tried.moves, 4, "two for each recording of the words");
    assert!(right + asked >= 2 && mistaken <= 1 && (0.5..=0.9).contains(&tried.certain), "{tried:?}");
}

#[test]
fn unreadable_recordings_get_one_line_each_and_others_are_heard() {
    let folder = tempfile::tempdir().expect("a directory");
    let good = spoken(folder.path(), "de", "Eva zwei Eva vier");
    let text = folder.path().join("é.wav");
    std::fs::write(&text, "no sound at all").expect("a file");
    let missing = folder.path().join("missing.wav");
    let files = [text, missing, good];
    let output = annabella(&["--language", "de", "--json"], &files);
    let objects: Vec<Value> =
        String::from_utf8_lossy(&output.stdout).lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(objects.len(), 3, "{objects:?}");
    assert!(objects[0]["error"].is_string() && objects[1]["error"].is_string(), "{objects:?}");
    assert!(objects[2]["uci"] == "e2e4" && objects[2].get("error").is_none(), "{objects:?}");
    let output = annabella(&["--language", "de"], &files);
    assert!(!output.status.success());
    let (out, errors) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(out.contains("(e2e4)"), "{out}");
    let lines: Vec<&str> = errors.lines().collect();
    assert_eq!(lines.len(), 3, "{errors}");
    assert!(
        lines[0].contains("é.wav: it is no WAV file") && lines[1].contains("missing.wav: it cannot be read"),
        "{errors}"
    );
    assert!(lines[2].contains("2 of 3 files could not be heard"), "{errors}");
}

#[test]
fn a_model_that_is_missing_or_damaged_is_one_line() {
    let folder = tempfile::tempdir().expect("a directory");
    let file = spoken(folder.path(), "de", "Eva zwei Eva vier");
    let whole = Path::new("/usr/share/pocketsphinx/model/en-us/en-us");
    let copy = |name: &str| {
        let copy = folder.path().join(name);
        std::fs::create_dir(&copy).expect("a directory");
        for part in std::fs::read_dir(whole).expect("the model") {
            let part = part.expect("a file");
            std::fs::copy(part.path(), copy.join(part.file_name())).expect("a copy");
        }
        copy
    };
    let damaged = ["mdef", "transition_matrices", "means", "variances", "sendump"].map(|name| {
        let copy = copy(name);
        let bytes = std::fs::read(whole.join(name)).expect("a file of the model");
        std::fs::write(copy.join(name), &bytes[..bytes.len() / 2]).expect("half of it");
        copy
    });
    let without_settings = copy("settings");
    std::fs::remove_file(without_settings.join("feat.params")).expect("it is gone");
    for model in damaged.into_iter().chain([folder.path().join("nowhere"), without_settings]) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
        let output = command.arg("hear").arg(&file).env("ANNABELLA_VOICE_MODEL", &model).output().expect("annabella");
        let errors = String::from_utf8_lossy(&output.stderr);
        assert!(!output.status.success() && errors.lines().count() == 1, "{errors}");
        assert!(errors.contains("voice model is missing or damaged"), "{errors}");
    }
}
