//! The listener with a microphone, a recogniser and a console that a test has in hand.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};

use super::super::sample::{silence, speech, telephone, vowels};
use super::*;
use crate::game::board::Board;
use crate::game::participant::{HearStyle, Language};
use crate::game::system_error::SystemError;
use crate::input::voice::Awaited;
use crate::notation::Legality;
use crate::rules::position::Position;

const PATIENCE: Duration = Duration::from_mins(1);

/// What the microphone is to hear, and how it ends.
struct Air {
    samples: VecDeque<i16>,
    /// So many come at once.
    piece: usize,
    broken: Option<VoiceTrouble>,
}

impl Default for Air {
    fn default() -> Air {
        Air { samples: VecDeque::new(), piece: 480, broken: None }
    }
}

/// A microphone out of a test.
struct Scripted(Arc<Mutex<Air>>);

impl Ear for Scripted {
    fn take(&mut self, samples: &mut Vec<i16>) -> Result<(), VoiceTrouble> {
        let mut air = self.0.lock().expect("air");
        // As a device gives them: a little at a time.
        let count = air.samples.len().min(air.piece);
        samples.extend(air.samples.drain(..count));
        match air.broken.take() {
            Some(why) if air.samples.is_empty() => Err(why),
            other => {
                air.broken = other;
                Ok(())
            }
        }
    }
}

/// What a recogniser was told.
#[derive(Default)]
struct Log {
    expected: u32,
    begun: u32,
    samples: usize,
    ended: u32,
    sounds: Vec<Vec<i16>>,
}

struct Recorder(Arc<Mutex<Log>>);

impl Recogniser for Recorder {
    fn expect(&mut self, _: &Expected) {
        self.0.lock().expect("a log").expected += 1;
    }

    fn begin(&mut self) {
        let mut log = self.0.lock().expect("a log");
        log.begun += 1;
        log.sounds.push(Vec::new());
    }

    fn hear(&mut self, samples: &[i16]) {
        let mut log = self.0.lock().expect("a log");
        log.samples += samples.len();
        log.sounds.last_mut().expect("an utterance").extend(samples);
    }

    fn settle(&mut self) -> bool {
        true
    }

    fn end(&mut self) -> Heard {
        self.0.lock().expect("a log").ended += 1;
        Heard::Command { line: "clock".to_owned() }
    }
}

struct Room {
    air: Arc<Mutex<Air>>,
    log: Arc<Mutex<Log>>,
    sounds: Arc<AtomicBool>,
    is_there: Arc<AtomicBool>,
    listener: Listener,
    news: Receiver<VoiceNews>,
}

impl Room {
    fn new() -> Room {
        let (air, log) = (Arc::<Mutex<Air>>::default(), Arc::<Mutex<Log>>::default());
        let (sounds, is_there) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(true)));
        let open: OpenEar = {
            let (air, is_there) = (air.clone(), is_there.clone());
            Arc::new(move |_| {
                // A test that has the air in hand lets nobody open it.
                drop(air.lock().expect("air"));
                if is_there.load(Ordering::SeqCst) {
                    Ok(Box::new(Scripted(air.clone())))
                } else {
                    Err(VoiceTrouble::NoMicrophone)
                }
            })
        };
        let recogniser: NewRecogniser = {
            let log = log.clone();
            Arc::new(move || Ok(Box::new(Recorder(log.clone()))))
        };
        let sounding: Sounding = {
            let sounds = sounds.clone();
            Box::new(move || sounds.load(Ordering::SeqCst))
        };
        let (send, news) = mpsc::channel();
        let listener =
            Listener::start(Parts { open, recogniser, sounding }, move |news| drop(send.send(news))).expect("a thread");
        Room { air, log, sounds, is_there, listener, news }
    }

    fn listening(manner: Manner) -> Room {
        let room = Room::new();
        room.listener.listen(None, manner);
        assert_eq!(room.next(), VoiceNews::Ready);
        room.expects(1);
        room
    }

    fn expects(&self, number: u64) {
        let expected = Expected {
            board: Board::from(&Position::initial()),
            legality: Legality::Preferred,
            style: HearStyle::Fide,
            language: Language::En,
            awaited: Awaited::Nothing,
        };
        self.listener.expect(Expectation { number, expected });
    }

    fn sound(&self, samples: &[Vec<i16>]) {
        self.air.lock().expect("air").samples.extend(samples.concat());
    }

    /// The next news; an utterance comes with its own sound, and nothing else.
    fn next(&self) -> VoiceNews {
        match self.news.recv_timeout(PATIENCE).expect("news") {
            VoiceNews::Heard { heard, number, pressed, sound } => {
                self.log(|log| assert!(log.sounds.contains(&sound)));
                VoiceNews::Heard { heard, number, pressed, sound: Vec::new() }
            }
            other => other,
        }
    }

    /// Waits until all that sounds was taken, so that what follows follows it.
    fn hear_out(&self) {
        while !self.air.lock().expect("air").samples.is_empty() {
            thread::sleep(Duration::from_millis(5));
        }
        thread::sleep(Duration::from_millis(50));
    }

    fn log<T>(&self, read: impl Fn(&Log) -> T) -> T {
        read(&self.log.lock().expect("a log"))
    }
}

fn heard(number: u64, pressed: bool) -> VoiceNews {
    VoiceNews::Heard { heard: Heard::Command { line: "clock".to_owned() }, number, pressed, sound: Vec::new() }
}

#[test]
fn a_press_opens_and_the_end_of_speech_closes() {
    let room = Room::listening(Manner::Pressed);
    room.sound(&[silence(600)]);
    room.hear_out();
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Opened);
    room.sound(&[silence(200), speech(900), silence(600)]);
    assert_eq!(room.next(), VoiceNews::Closed(Closed::Said));
    assert_eq!(room.next(), heard(1, true));
    assert_eq!(room.log(|log| (log.begun, log.ended)), (1, 1));
}

#[test]
fn speech_half_a_second_before_the_press_is_heard_whole() {
    let room = Room::listening(Manner::Pressed);
    room.sound(&[silence(600), speech(400)]);
    room.hear_out();
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Opened);
    room.sound(&[speech(400), silence(600)]);
    assert_eq!(room.next(), VoiceNews::Closed(Closed::Said));
    assert_eq!(room.next(), heard(1, true));
    // What was said before the press, and after it.
    assert!(room.log(|log| log.samples) > 16_000 * 8 / 10, "{}", room.log(|log| log.samples));
}

#[test]
fn a_second_press_closes_and_the_words_are_heard() {
    let room = Room::listening(Manner::Pressed);
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Opened);
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Closed(Closed::Pressed));
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Opened);
    room.sound(&[silence(100), speech(800)]);
    room.hear_out();
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Closed(Closed::Said));
    assert_eq!(room.next(), heard(1, true));
}

#[test]
fn whoever_says_nothing_is_told_so() {
    let room = Room::listening(Manner::Pressed);
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Opened);
    room.sound(&[silence(6_200)]);
    assert_eq!(room.next(), VoiceNews::Closed(Closed::NothingSaid));
    assert_eq!(room.log(|log| log.begun), 0);
}

#[test]
fn without_a_press_nothing_is_heard() {
    let room = Room::listening(Manner::Pressed);
    room.sound(&[speech(900), silence(700)]);
    room.hear_out();
    assert_eq!(room.log(|log| log.begun), 0);
    assert_eq!(room.news.try_recv().ok(), None);
}

#[test]
fn hands_free_every_utterance_is_heard_without_a_press() {
    let room = Room::listening(Manner::HandsFree);
    room.sound(&[silence(600), speech(900), silence(600), speech(900), silence(600)]);
    assert_eq!([room.next(), room.next()], [heard(1, false), heard(1, false)]);
}

#[test]
fn what_sounds_while_the_console_speaks_is_never_heard() {
    let room = Room::listening(Manner::HandsFree);
    room.sounds.store(true, Ordering::SeqCst);
    room.sound(&[speech(1_500), silence(400)]);
    room.hear_out();
    // The console ends in the middle of a word, and the room still sounds for a moment.
    room.sound(&[speech(700)]);
    while room.air.lock().expect("air").samples.len() > 8_000 {
        thread::sleep(Duration::from_millis(1));
    }
    room.hear_out();
    room.sounds.store(false, Ordering::SeqCst);
    room.sound(&[speech(200), silence(500)]);
    room.hear_out();
    assert_eq!(room.log(|log| log.begun), 0);
    room.sound(&[speech(900), silence(600)]);
    assert_eq!(room.next(), heard(1, false));
}

#[test]
fn an_utterance_into_which_the_console_speaks_is_dropped() {
    let room = Room::listening(Manner::Pressed);
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Opened);
    room.sound(&[speech(700)]);
    room.hear_out();
    room.sounds.store(true, Ordering::SeqCst);
    room.sound(&[speech(300), silence(600)]);
    assert_eq!(room.next(), VoiceNews::Closed(Closed::SpokenOver));
    room.hear_out();
    assert_eq!(room.news.try_recv().ok(), None, "what was said is not told");
}

#[test]
fn a_press_while_the_console_speaks_opens_after_it() {
    let room = Room::listening(Manner::Pressed);
    room.sounds.store(true, Ordering::SeqCst);
    room.sound(&[speech(500)]);
    room.hear_out();
    room.listener.press();
    room.sound(&[speech(500)]);
    room.hear_out();
    assert_eq!(room.news.try_recv().ok(), None);
    room.sounds.store(false, Ordering::SeqCst);
    room.sound(&[silence(400)]);
    assert_eq!(room.next(), VoiceNews::Opened);
    room.sound(&[speech(900), silence(600)]);
    assert_eq!(room.next(), VoiceNews::Closed(Closed::Said));
    assert_eq!(room.next(), heard(1, true));
}

#[test]
fn words_begun_during_console_speech_are_not_half_heard() {
    for manner in [Manner::Pressed, Manner::HandsFree] {
        let room = Room::listening(manner);
        room.sounds.store(true, Ordering::SeqCst);
        room.sound(&[speech(500)]);
        room.hear_out();
        if manner == Manner::Pressed {
            room.listener.press();
        }
        room.sounds.store(false, Ordering::SeqCst);
        room.sound(&[speech(1_400), silence(500)]);
        if manner == Manner::Pressed {
            assert_eq!([room.next(), room.next()], [VoiceNews::Opened, VoiceNews::Closed(Closed::TooEarly)]);
            room.listener.press();
            assert_eq!(room.next(), VoiceNews::Opened);
        } else {
            assert_eq!(room.next(), VoiceNews::Late);
        }
        // What is said next is heard, however soon.
        room.sound(&[speech(900), silence(600)]);
        if manner == Manner::Pressed {
            assert_eq!(room.next(), VoiceNews::Closed(Closed::Said));
        }
        assert_eq!(room.next(), heard(1, manner == Manner::Pressed));
    }
}

#[test]
fn room_echo_after_the_console_does_not_begin_an_utterance() {
    for manner in [Manner::Pressed, Manner::HandsFree] {
        let room = Room::listening(manner);
        // Others speak at a distance, without a pause.
        let soft = |millis| speech(millis).into_iter().map(|sample| sample / 8).collect::<Vec<i16>>();
        room.sounds.store(true, Ordering::SeqCst);
        room.sound(&[soft(500)]);
        room.hear_out();
        if manner == Manner::Pressed {
            room.listener.press();
        }
        room.sounds.store(false, Ordering::SeqCst);
        room.sound(&[soft(800), speech(900), silence(700)]);
        if manner == Manner::Pressed {
            assert_eq!([room.next(), room.next()], [VoiceNews::Opened, VoiceNews::Closed(Closed::Said)]);
        }
        assert_eq!(room.next(), heard(1, manner == Manner::Pressed));
    }
}

#[test]
fn a_press_while_the_microphone_opens_waits_for_the_notice() {
    let room = Room::new();
    let is_slow = room.air.lock().expect("air");
    room.listener.listen(None, Manner::Pressed);
    room.expects(1);
    room.listener.press();
    thread::sleep(Duration::from_millis(50));
    assert_eq!(room.news.try_recv().ok(), None, "nothing is open yet");
    drop(is_slow);
    assert_eq!(room.next(), VoiceNews::Ready);
    // The console says that it listens; a little time passes before that sounds.
    room.sound(&[silence(100)]);
    room.hear_out();
    room.sounds.store(true, Ordering::SeqCst);
    room.sound(&[speech(600)]);
    room.hear_out();
    assert_eq!(room.news.try_recv().ok(), None);
    room.sounds.store(false, Ordering::SeqCst);
    room.sound(&[silence(400)]);
    assert_eq!(room.next(), VoiceNews::Opened);
    room.sound(&[speech(900), silence(600)]);
    assert_eq!([room.next(), room.next()], [VoiceNews::Closed(Closed::Said), heard(1, true)]);
}

#[test]
fn a_press_during_the_microphone_search_is_answered() {
    let room = Room::listening(Manner::Pressed);
    let gone = VoiceTrouble::MicrophoneFailed { system: SystemError::Device };
    room.is_there.store(false, Ordering::SeqCst);
    room.air.lock().expect("air").broken = Some(gone.clone());
    assert_eq!(room.next(), VoiceNews::Lost(gone.clone()));
    room.listener.press();
    assert_eq!([room.next(), room.next()], [VoiceNews::Closed(Closed::Lost), VoiceNews::Lost(gone.clone())]);
    // Whoever asks for it again is told so, and it is looked for as before.
    room.listener.listen(None, Manner::Pressed);
    assert_eq!(room.next(), VoiceNews::Lost(gone));
    room.is_there.store(true, Ordering::SeqCst);
    assert_eq!(room.next(), VoiceNews::Back);
}

#[test]
fn a_microphone_unplugged_mid_word_is_told_and_reopened() {
    let room = Room::listening(Manner::Pressed);
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Opened);
    let gone = VoiceTrouble::MicrophoneFailed { system: SystemError::Device };
    room.is_there.store(false, Ordering::SeqCst);
    {
        let mut air = room.air.lock().expect("air");
        air.samples.extend(speech(600));
        air.broken = Some(gone.clone());
    }
    assert_eq!(room.next(), VoiceNews::Closed(Closed::Lost));
    assert_eq!(room.next(), VoiceNews::Lost(gone));
    assert_eq!(room.log(|log| (log.begun, log.ended)), (1, 1), "what was begun is forgotten");
    room.is_there.store(true, Ordering::SeqCst);
    assert_eq!(room.next(), VoiceNews::Back);
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Opened);
    room.sound(&[silence(100), speech(900), silence(600)]);
    assert_eq!(room.next(), VoiceNews::Closed(Closed::Said));
    assert_eq!(room.next(), heard(1, true));
}

#[test]
fn a_missing_microphone_is_told_once_and_retried_on_request() {
    let room = Room::new();
    room.is_there.store(false, Ordering::SeqCst);
    room.listener.listen(None, Manner::Pressed);
    assert_eq!(room.next(), VoiceNews::Failed(VoiceTrouble::NoMicrophone));
    room.is_there.store(true, Ordering::SeqCst);
    room.listener.listen(None, Manner::Pressed);
    assert_eq!(room.next(), VoiceNews::Ready);
}

#[test]
fn without_a_recogniser_no_microphone_is_opened() {
    let missing = || Err(VoiceTrouble::NoLibrary { system: SystemError::NotFound });
    let open: OpenEar = Arc::new(|_| panic!("it is opened"));
    let parts = Parts { open, recogniser: Arc::new(missing), sounding: Box::new(|| false) };
    let (send, news) = mpsc::channel();
    let listener = Listener::start(parts, move |news| drop(send.send(news))).expect("a thread");
    listener.listen(None, Manner::Pressed);
    let told = news.recv_timeout(PATIENCE).expect("news");
    assert_eq!(told, VoiceNews::Failed(VoiceTrouble::NoLibrary { system: SystemError::NotFound }));
}

#[test]
fn what_is_expected_changes_only_between_utterances() {
    let room = Room::listening(Manner::Pressed);
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Opened);
    room.sound(&[silence(100), speech(600)]);
    room.hear_out();
    room.expects(2);
    room.sound(&[speech(300), silence(600)]);
    assert_eq!(room.next(), VoiceNews::Closed(Closed::Said));
    assert_eq!(room.next(), heard(1, true), "it was said of what was expected before");
    room.listener.press();
    assert_eq!(room.next(), VoiceNews::Opened);
    assert_eq!(room.log(|log| log.expected), 2);
    room.sound(&[speech(900), silence(600)]);
    assert_eq!([room.next(), room.next()], [VoiceNews::Closed(Closed::Said), heard(2, true)]);
}

#[test]
fn a_check_is_measured_and_not_understood() {
    let room = Room::listening(Manner::Pressed);
    room.listener.check();
    room.sound(&[silence(300)]);
    assert_eq!(room.next(), VoiceNews::Opened);
    room.sound(&[speech(900), silence(600)]);
    assert_eq!(room.next(), VoiceNews::Closed(Closed::Said));
    assert_eq!(room.next(), VoiceNews::Quality(Quality::Good));
    assert_eq!(room.log(|log| log.begun), 0);
}

/// Behind so many utterances that sound like this, what is said of the sound.
fn judged(room: &Room, said: &dyn Fn(&[i16]) -> Vec<i16>, utterances: u32) -> Option<Quality> {
    for _ in 0..utterances {
        room.listener.press();
        assert_eq!(room.next(), VoiceNews::Opened);
        room.sound(&[said(&[silence(200), speech(900), silence(600)].concat())]);
        assert_eq!([room.next(), room.next()], [VoiceNews::Closed(Closed::Said), heard(1, true)]);
        room.hear_out();
    }
    room.news.try_recv().ok().map(|news| match news {
        VoiceNews::Quality(quality) => quality,
        other => panic!("{other:?}"),
    })
}

#[test]
fn a_narrow_microphone_is_told_once_per_opening() {
    let room = Room::listening(Manner::Pressed);
    let vowels = |_: &[i16]| [silence(200), vowels(900), silence(600)].concat();
    assert_eq!(judged(&room, &<[i16]>::to_vec, 4), None);
    assert_eq!(judged(&room, &vowels, 4), None, "vowels have hardly any either, but some");
    assert_eq!(judged(&room, &telephone, 1), None, "all that was heard so far counts");
    assert_eq!(judged(&room, &telephone, 3), Some(Quality::Telephone));
    assert_eq!(judged(&room, &telephone, 4), None, "it was said already");
    room.listener.listen(None, Manner::Pressed);
    assert_eq!(room.next(), VoiceNews::Ready);
    room.expects(1);
    assert_eq!(judged(&room, &telephone, 2), None);
    assert_eq!(judged(&room, &telephone, 1), Some(Quality::Telephone));
    room.listener.check();
    room.sound(&[silence(300)]);
    assert_eq!(room.next(), VoiceNews::Opened);
    room.sound(&[telephone(&[speech(1_800), silence(600)].concat())]);
    assert_eq!([room.next(), room.next()], [VoiceNews::Closed(Closed::Said), VoiceNews::Quality(Quality::Telephone)]);
}

#[test]
fn minutes_of_talk_are_not_heard_as_anything() {
    let room = Room::listening(Manner::HandsFree);
    room.air.lock().expect("air").piece = 16_000;
    room.sound(&vec![speech(10_000); 12]);
    room.sound(&[silence(700)]);
    room.hear_out();
    assert_eq!(room.news.try_recv().ok(), None);
    assert!(room.log(|log| log.samples) < 16_000 * 8, "no more than one utterance is kept");
}
