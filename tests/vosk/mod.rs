//! Vosk, with its own library; and with a model, where somebody asks for that.
//!
//! No model of a language of ours is in any package, so a Korean one hears Korean words, which a synthetic voice says in the place of ours: what
//! is known of it is that the parts work together. How well a player is heard depends on the model, and is not shown.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use annabella::game::board::Board;
use annabella::game::participant::{HearStyle, Language};
use annabella::input::voice::vosk::Vosk;
use annabella::input::voice::{Awaited, Expected, Heard, Recogniser, phrases, recording, wav};
use annabella::notation::Legality;
use annabella::rules::position::{File, Rank, Role};
use annabella::time::Stamper;

use crate::support::play::Play;

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Where `.ci/setup` puts the library, and beside it the model.
fn place() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("target/vosk")
}

/// The parts of a model, so that it has all of them, whatever they are worth.
fn model_of(folder: &Path, text: &[u8]) -> PathBuf {
    let model = folder.join("modèle");
    for part in ["am/final.mdl", "graph/HCLr.fst", "graph/Gr.fst", "conf/model.conf", "conf/mfcc.conf"] {
        let part = model.join(part);
        fs::create_dir_all(part.parent().expect("a directory")).expect("a directory");
        fs::write(part, text).expect("a file");
    }
    model
}

fn spoken(folder: &Path, voice: &str, text: &str) -> PathBuf {
    let file = folder.join("spoken.wav");
    let done = Command::new("espeak-ng").args(["-v", voice, "-s", "120", "-w"]).arg(&file).arg(text).status();
    assert!(done.expect("espeak-ng").success(), "{text}");
    file
}

/// `annabella hear` by a model, with a library.
fn hear(library: &Path, model: &Path, language: Language, file: &Path) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_annabella"));
    command.env("LD_LIBRARY_PATH", library).args(["hear", "--language", language.code(), "--vosk-model"]);
    command.arg(model).arg(file).output().expect("annabella")
}

#[test]
fn without_the_library_or_a_model_one_line_says_what_to_do() {
    let folder = tempfile::tempdir().expect("a directory");
    let file = spoken(folder.path(), "de", "Eva vier");
    let (broken, foreign) = (folder.path().join("broken"), folder.path().join("foreign"));
    for library in [&broken, &foreign] {
        fs::create_dir(library).expect("a directory");
    }
    fs::write(broken.join("libvosk.so"), "no library").expect("a file");
    let other = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu"]
        .map(|place| Path::new(place).join("libpocketsphinx.so.3"));
    let other = other.iter().find(|library| library.exists()).expect("another library");
    fs::copy(other, foreign.join("libvosk.so")).expect("a copy");
    let (empty, damaged) = (folder.path().join("empty"), model_of(folder.path(), "é\n".as_bytes()));
    fs::create_dir(&empty).expect("a directory");
    let real = place();
    for (library, model, told) in [
        (&broken, &damaged, "libvosk.so"),
        (&foreign, &damaged, "vosk_set_log_level"),
        (&real, &folder.path().join("nowhere"), "nowhere"),
        (&real, &empty, "empty"),
        (&real, &file, "spoken.wav"),
        (&real, &damaged, "modèle"),
    ] {
        for language in Language::ALL {
            let output = hear(library, model, language, &file);
            let errors = String::from_utf8_lossy(&output.stderr);
            assert_eq!((output.status.code(), errors.lines().count()), (Some(1), 1), "{model:?}: {errors}");
            assert!(errors.contains("Vosk") && errors.contains(told) && output.stdout.is_empty(), "{errors}");
        }
    }
}

#[test]
fn without_a_model_the_game_goes_on_by_keys() {
    let data = tempfile::tempdir().expect("a directory");
    let nowhere = data.path().join("nowhere");
    let mut game = Play::start(data.path(), &["--vosk-model", nowhere.to_str().expect("UTF-8")]);
    game.enter("listen on");
    let told = game.until("I cannot listen");
    assert!(told.last().is_some_and(|line| line.contains("osk") && line.contains("with the keys")), "{told:?}");
    assert_eq!((game.say("e2e4").is_empty(), game.moves()), (false, vec!["e2e4".to_owned()]));
}

/// What is said for our words to a Korean model: its words for letters of radio, numbers and pieces.
fn korean(_: HearStyle, word: &str) -> Vec<String> {
    let style = HearStyle::Nato;
    let files = File::ALL.map(|file| phrases::file(style, file)).into_iter();
    let ranks = Rank::ALL.map(|rank| phrases::rank(style, rank)).into_iter();
    let pieces = Role::ALL.map(|role| phrases::piece(style, role)).into_iter();
    let ours = files.chain(ranks).chain(pieces);
    let theirs = [
        "안나",
        "벨라",
        "세자르",
        "다비드",
        "엘리자베스",
        "프란체스코",
        "가브리엘",
        "하인리히",
        "하나",
        "둘",
        "셋",
        "넷",
        "다섯",
        "여섯",
        "일곱",
        "여덟",
        "병사",
        "기사",
        "주교",
        "성채",
        "여왕",
        "임금",
    ];
    ours.zip(theirs).filter(|(our, _)| our == word).map(|(_, their)| their.to_owned()).collect()
}

/// What a Korean model makes of our words, said in Korean.
fn heard(ear: &mut Vosk, folder: &Path, text: &str) -> Heard {
    let file = spoken(folder, "ko", text);
    let pieces = wav::open(&file).expect("a recording");
    recording::hear(ear, pieces, &Stamper::real()).expect("a recording").heard
}

/// What became of utterances.
#[derive(Debug, Default, PartialEq)]
struct Count {
    right: usize,
    asked: usize,
    not_understood: usize,
    wrong: usize,
}

#[test]
#[allow(clippy::print_stdout)] // its figures are read by whoever asks for it
#[ignore = "its model has 87 MB: .ci/setup vosk cargo test --test core vosk:: -- --ignored --nocapture"]
fn a_model_hears_moves_and_takes_nothing_else_for_one() {
    let folder = tempfile::tempdir().expect("a directory");
    let mut ear = Vosk::spelling(&place().join("korean"), 1.0, korean).expect("the library and the model");
    let expected = |fen: &str| Expected {
        board: Board::from_fen(fen).expect("a legal FEN"),
        legality: Legality::Preferred,
        style: HearStyle::Nato,
        language: Language::En,
        awaited: Awaited::Nothing,
    };
    let (start, other) =
        (expected(START), expected("r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3"));
    let of = |expected: &Expected| phrases::Phrases::of(&expected.board, expected.legality, expected.style);
    let in_korean = |phrase: &str| -> Option<String> {
        let words = phrase.split(' ').map(|word| korean(HearStyle::Nato, word).into_iter().next());
        Some(words.collect::<Option<Vec<_>>>()?.join(" "))
    };
    ear.expect(&start);
    let unknown = ear.unknown_words().expect("words");
    assert!(unknown.can_move && ear.unknown_words().is_none(), "{unknown:?}");
    let lacks = |word: &str| unknown.words.iter().any(|lacking| lacking == word);
    assert!(lacks("takes") && lacks("kingside") && !lacks("knight"), "{unknown:?}");
    let (mut legal, mut illegal) = (Count::default(), Count::default());
    for (expected, without) in [(&start, &other), (&other, &start)] {
        let before = std::time::Instant::now();
        ear.expect(expected);
        let took = before.elapsed();
        let (said, elsewhere) = (of(expected), of(without));
        for phrase in said.iter() {
            let Some(text) = in_korean(phrase) else { continue };
            match heard(&mut ear, folder.path(), &text) {
                Heard::Move(one) if said.meanings(phrase) == [one.intent] => legal.right += 1,
                Heard::Ask(several) if several.iter().any(|each| said.meanings(phrase).contains(&each.intent)) => {
                    legal.asked += 1;
                }
                Heard::Nothing | Heard::Ask(_) => legal.not_understood += 1,
                other => {
                    println!("{phrase}: {other:?}");
                    legal.wrong += 1;
                }
            }
        }
        // What is said in full in the other position is not legal here.
        for phrase in
            elsewhere.iter().filter(|phrase| phrase.split(' ').count() == 5 && said.meanings(phrase).is_empty())
        {
            let Some(text) = in_korean(phrase) else { continue };
            match heard(&mut ear, folder.path(), &text) {
                Heard::Illegal { .. } => illegal.right += 1,
                Heard::Ask(_) => illegal.asked += 1,
                Heard::Nothing => illegal.not_understood += 1,
                other => {
                    println!("{phrase}, which is not legal: {other:?}");
                    illegal.wrong += 1;
                }
            }
        }
        println!("{} phrases, ready in {took:?}", said.iter().count());
    }
    println!("Legal moves: {legal:?}\nMoves that are not legal: {illegal:?}");
    let all = legal.right + legal.asked + legal.not_understood + legal.wrong;
    assert!(legal.wrong * 100 <= all * 6 && (legal.right + legal.asked) * 100 >= all * 30, "{legal:?}");
    assert_eq!(illegal.wrong, 0);
    for text in ["오늘 날씨가 좋아서 산책을 나갔습니다", "안녕하세요 잘 지내십니까", "내일 아침에 다시 전화해 주세요"]
    {
        assert_eq!(heard(&mut ear, folder.path(), text), Heard::Nothing, "{text}");
    }
}

#[test]
#[ignore = "its model has 87 MB: .ci/setup vosk cargo test --test core vosk:: -- --ignored --nocapture"]
fn a_model_of_another_language_lists_its_missing_words_and_hears_no_move() {
    let folder = tempfile::tempdir().expect("a directory");
    for text in ["Springer Gustav eins Felix drei", "Eva vier", "Guten Morgen, wie geht es Ihnen"] {
        let output = hear(&place(), &place().join("korean"), Language::De, &spoken(folder.path(), "de", text));
        let (said, told) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert!(output.status.success() && said.contains("not understood"), "{text}: {said}{told}");
        assert!(told.lines().count() == 1 && told.contains("kein Zug") && told.contains("Springer, "), "{told}");
    }
}

#[test]
#[ignore = "its model has 87 MB: .ci/setup vosk cargo test --test core vosk:: -- --ignored --nocapture"]
fn a_model_that_is_damaged_is_refused_and_ends_nothing() {
    let folder = tempfile::tempdir().expect("a directory");
    let (whole, model) = (place().join("korean"), folder.path().join("model"));
    let file = spoken(folder.path(), "de", "Eva vier");
    for folder in ["am", "conf", "graph", "graph/phones", "ivector"] {
        fs::create_dir_all(model.join(folder)).expect("a directory");
        for part in fs::read_dir(whole.join(folder)).expect("the model") {
            let part = part.expect("a file").path();
            if part.is_file() {
                std::os::unix::fs::symlink(&part, model.join(folder).join(part.file_name().expect("a name")))
                    .expect("a link");
            }
        }
    }
    for part in
        ["graph/HCLr.fst", "graph/Gr.fst", "am/final.mdl", "ivector/splice.conf", "ivector/final.ie", "conf/mfcc.conf"]
    {
        let bytes = fs::read(whole.join(part)).expect("a part");
        for kept in [None, Some(0), Some(bytes.len() / 2)] {
            // Half of a file of settings is one, too, or ends the library.
            if part.contains(".conf") && kept.is_some_and(|kept| kept > 0) {
                continue;
            }
            fs::remove_file(model.join(part)).expect("a part");
            if let Some(kept) = kept {
                fs::write(model.join(part), &bytes[..kept]).expect("half of it");
            }
            let output = hear(&place(), &model, Language::En, &file);
            let told = String::from_utf8_lossy(&output.stderr);
            assert!(output.status.code() == Some(1) && told.contains("no small Vosk model"), "{part} {kept:?}: {told}");
            fs::write(model.join(part), "").expect("a part");
        }
        fs::remove_file(model.join(part)).expect("a part");
        std::os::unix::fs::symlink(whole.join(part), model.join(part)).expect("a link");
    }
}
