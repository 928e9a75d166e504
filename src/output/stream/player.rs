//! What one device plays: the words of one job at a time, and cues mixed into them.
//!
//! The device's callback asks by [`Player::fill`], which takes no lock and allocates nothing; all others put in. They share a lock among
//! themselves, and reach the callback through a ring. A stop is heard at once, because nothing but a short fade is left of the words;
//! what a synthesizer still brings for the stopped job is refused.

use std::io;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};
use std::thread::{self, Thread};

use crossbeam_utils::atomic::AtomicCell;
use rtrb::{Consumer, Producer};

use super::super::lock;
use super::super::queue::Job;
use super::super::sink::Sink;
pub use super::mixer::Notice;
use super::mixer::{Ends, Message, Mixer, PIECES, Piece};

/// From this many pieces of words in the mixer on, further ones are joined into one.
const PLENTY: usize = PIECES / 4;

/// The queue of samples of one device. Clones are the same queue.
#[derive(Clone)]
pub struct Player {
    shared: Arc<Shared>,
}

struct Shared {
    /// Never locked by the device's callback.
    front: Mutex<Front>,
    /// Taken out by the thread that works with it: the callback, or, when the ring is full because no device asks, the one that puts in.
    mixer: AtomicCell<Option<Box<Mixer>>>,
    /// How often the device has asked.
    asked: AtomicU64,
    /// The thread that carries the news, once there is one.
    carrier: OnceLock<Thread>,
    /// What it will need.
    untold: Mutex<Option<Untold>>,
}

struct Untold {
    news: Consumer<Notice>,
    notify: Box<dyn Fn(Notice) + Send>,
}

/// The side of those who put in.
struct Front {
    messages: Producer<Message>,
    /// What was played, to be freed here.
    done: Consumer<Piece>,
    /// Pieces that are with the mixer.
    pieces: usize,
    job: Option<Job>,
    /// Words of the job that go out as one piece.
    held: Vec<i16>,
}

impl Player {
    /// An empty queue. `notify` is called on a thread of its own, once there is a device ([`Player::carry_news`]).
    pub fn new(notify: impl Fn(Notice) + Send + 'static) -> Player {
        let (mixer, Ends { messages, done, news }) = Mixer::new();
        let front = Front { messages, done, pieces: 0, job: None, held: Vec::new() };
        let shared = Shared {
            front: Mutex::new(front),
            mixer: AtomicCell::new(Some(Box::new(mixer))),
            asked: AtomicU64::new(0),
            carrier: OnceLock::new(),
            untold: Mutex::new(Some(Untold { news, notify: Box::new(notify) })),
        };
        Player { shared: Arc::new(shared) }
    }

    /// Starts the thread that tells what the device's callback has to tell, unless it runs already.
    ///
    /// # Errors
    /// If the system gives no thread; then nothing is ever told.
    pub fn carry_news(&self) -> io::Result<()> {
        let Some(untold) = lock(&self.shared.untold).take() else {
            return if self.shared.carrier.get().is_some() { Ok(()) } else { Err(io::ErrorKind::OutOfMemory.into()) };
        };
        let carrier = thread::Builder::new().name("sound-news".to_owned()).spawn(move || untold.carry())?;
        self.shared.carrier.get_or_init(|| carrier.thread().clone());
        // What was told before there was somebody to wake.
        carrier.thread().unpark();
        Ok(())
    }

    /// A job begins; whatever was being said is stopped. A cue that sounds already is heard to its end first: it could not be
    /// heard under the words that it belongs to. What the synthesizer needs passes meanwhile.
    pub fn begin(&self, job: Job) {
        self.change(|front| {
            front.begin_anew(Some(job));
            Some(Message::Begin(job))
        });
    }

    /// The words of a job that has just begun wait for this many samples of silence.
    pub fn pause(&self, job: Job, samples: usize) {
        self.change(|front| (front.job == Some(job)).then_some(Message::Pause(samples)));
    }

    /// Stops a job, if it is being said.
    pub fn stop(&self, job: Job) {
        self.change(|front| {
            let present = front.job == Some(job);
            present.then(|| {
                front.begin_anew(None);
                Message::Stop
            })
        });
    }

    /// Plays a cue at once, over the words. The same samples begin anew: a key that is held down would heap them up until
    /// nothing else is heard.
    pub fn cue(&self, samples: Piece) {
        self.change(|_| Some(Message::Cue(samples)));
    }

    /// Forgets everything without a notice: the device is gone.
    pub fn clear(&self) {
        self.change(|front| {
            front.begin_anew(None);
            Some(Message::Clear)
        });
    }

    /// How often the device has asked for samples: a device that plays asks many times a second.
    pub fn asked(&self) -> u64 {
        self.shared.asked.load(Ordering::Relaxed)
    }

    /// Fills a buffer of the device. Called in its callback: it takes no lock, and neither allocates nor frees.
    pub fn fill(&self, out: &mut [i16]) {
        self.shared.asked.fetch_add(1, Ordering::Relaxed);
        let Some(mut mixer) = self.shared.mixer.take() else {
            // Another device that is being let go asks at the same moment.
            out.fill(0);
            return;
        };
        let has_news = mixer.fill(out);
        self.shared.mixer.store(Some(mixer));
        if has_news && let Some(carrier) = self.shared.carrier.get() {
            carrier.unpark();
        }
    }

    fn change(&self, change: impl FnOnce(&mut Front) -> Option<Message>) {
        let mut front = lock(&self.shared.front);
        if let Some(message) = change(&mut front) {
            front.send(message, &self.shared.mixer);
        }
    }
}

impl Sink for Player {
    fn push(&self, job: Job, samples: &[i16]) -> bool {
        let mut front = lock(&self.shared.front);
        let wanted = front.job == Some(job);
        if wanted {
            front.held.extend(samples);
            front.collect();
            if front.pieces < PLENTY {
                front.send_held(&self.shared.mixer);
            }
        }
        wanted
    }

    fn end(&self, job: Job) {
        let mut front = lock(&self.shared.front);
        if front.job == Some(job) {
            front.send_held(&self.shared.mixer);
            front.send(Message::End, &self.shared.mixer);
        }
    }
}

impl Front {
    fn begin_anew(&mut self, job: Option<Job>) {
        self.job = job;
        self.held.clear();
    }

    fn send_held(&mut self, mixer: &AtomicCell<Option<Box<Mixer>>>) {
        if !self.held.is_empty() {
            let piece = Piece::from(self.held.as_slice());
            self.held.clear();
            self.send(Message::Words(piece), mixer);
        }
    }

    /// Where there is no room because no device asks, the mixer takes everything in here.
    fn send(&mut self, message: Message, mixer: &AtomicCell<Option<Box<Mixer>>>) {
        self.collect();
        while self.messages.is_full() || self.pieces >= PIECES {
            match mixer.take() {
                Some(mut taken) => {
                    taken.absorb();
                    mixer.store(Some(taken));
                }
                // The device is at it.
                None => thread::yield_now(),
            }
            self.collect();
        }
        self.pieces += usize::from(matches!(message, Message::Words(_) | Message::Cue(_)));
        // There is room, and this is the only thread that puts in.
        let _sent = self.messages.push(message);
    }

    /// Frees what was played.
    fn collect(&mut self) {
        while self.done.pop().is_ok() {
            self.pieces = self.pieces.saturating_sub(1);
        }
    }
}

impl Untold {
    fn carry(mut self) {
        loop {
            // Asked first: what came before the end is still told.
            let over = self.news.is_abandoned();
            while let Ok(notice) = self.news.pop() {
                (self.notify)(notice);
            }
            if over {
                return;
            }
            thread::park();
        }
    }
}

impl Drop for Shared {
    fn drop(&mut self) {
        drop(self.mixer.take());
        if let Some(carrier) = self.carrier.get() {
            carrier.unpark();
        }
    }
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;
    use std::time::Duration;

    use super::super::mixer::{FADE, LEAD, TAIL};
    use super::*;

    /// A player without a thread, so that the test sees its news at once.
    fn player() -> (Player, Consumer<Notice>) {
        let player = Player::new(|_| {});
        let untold = lock(&player.shared.untold).take().expect("nobody else has it");
        (player, untold.news)
    }

    fn filled(player: &Player, length: usize) -> Vec<i16> {
        let mut out = vec![7; length];
        player.fill(&mut out);
        out
    }

    #[test]
    fn the_end_of_words_is_told_with_the_last_sample() {
        let (player, mut notices) = player();
        player.begin(Job(1));
        assert!(player.push(Job(1), &[1, 2, 3]));
        assert_eq!(filled(&player, 2), [1, 2]);
        assert_eq!(filled(&player, 2), [3, 0], "a synthesizer that is late is a pause");
        assert!(notices.pop().is_err());
        assert!(player.push(Job(1), &[4]));
        player.end(Job(1));
        assert_eq!(filled(&player, 2), [4, 0]);
        assert_eq!(notices.pop(), Ok(Notice::Ended(Job(1))));
        filled(&player, TAIL);
        assert_eq!(notices.pop(), Ok(Notice::Quiet));
        filled(&player, TAIL);
        assert!(notices.pop().is_err(), "quiet is told once");
    }

    #[test]
    fn a_job_without_sound_ends_too() {
        let (player, mut notices) = player();
        player.begin(Job(3));
        player.end(Job(3));
        filled(&player, 4);
        assert_eq!(notices.pop(), Ok(Notice::Ended(Job(3))));
    }

    #[test]
    fn a_stop_leaves_only_the_fade_and_refuses_more() {
        let (player, mut notices) = player();
        player.begin(Job(1));
        player.push(Job(1), &[10_000; 5000]);
        filled(&player, 100);
        player.stop(Job(2));
        assert_eq!(filled(&player, 1), [10_000], "another job is not stopped");
        player.stop(Job(1));
        let out = filled(&player, 200);
        assert!(out[0] > 9_000 && out[FADE - 1] == 0 && out[FADE..].iter().all(|sample| *sample == 0));
        assert!(out.windows(2).all(|pair| pair[1] <= pair[0]));
        assert!(!player.push(Job(1), &[1]));
        player.end(Job(1));
        filled(&player, 4);
        assert!(notices.pop().is_err(), "a stopped job does not end");
    }

    #[test]
    fn a_repeated_cue_restarts_instead_of_piling_up() {
        let (player, _notices) = player();
        let cue: Arc<[i16]> = vec![1000; 4000].into();
        let other: Arc<[i16]> = vec![10; 4000].into();
        player.cue(other);
        for _ in 0..30 {
            player.cue(cue.clone());
            player.cue(cue.clone());
            assert!(filled(&player, 100).iter().all(|sample| *sample <= 2010));
        }
        assert_eq!(filled(&player, 1), [1010], "another cue goes on");
    }

    #[test]
    fn words_wait_for_earlier_cues_but_not_later_ones() {
        let (player, mut notices) = player();
        player.cue(Arc::from([100; 5]));
        player.begin(Job(1));
        player.push(Job(1), &[1, 2, 3]);
        player.end(Job(1));
        assert_eq!(filled(&player, 4), [100; 4]);
        assert_eq!(filled(&player, 2), [100, 1]);
        player.cue(Arc::from([50; 2]));
        assert_eq!(filled(&player, 3), [52, 53, 0]);
        assert_eq!(notices.pop(), Ok(Notice::Ended(Job(1))));
        // Words that come to their turn when the cue is over wait for nothing, and a long cue does not keep them for long.
        player.begin(Job(2));
        player.push(Job(2), &[9]);
        assert_eq!(filled(&player, 1), [9]);
        player.cue(vec![1; 3 * LEAD].into());
        player.begin(Job(3));
        player.push(Job(3), &[9]);
        assert_eq!(filled(&player, LEAD + 1)[LEAD - 1..], [1, 10]);
    }

    #[test]
    fn words_that_are_stopped_behind_a_cue_are_not_heard() {
        let (player, _notices) = player();
        player.cue(Arc::from([100; 5]));
        player.begin(Job(1));
        player.push(Job(1), &[10_000; 500]);
        assert_eq!(filled(&player, 2), [100; 2]);
        player.begin(Job(2));
        player.push(Job(2), &[7]);
        assert_eq!(filled(&player, 4), [100, 100, 100, 7]);
    }

    #[test]
    fn cues_are_mixed_into_words_without_overflow() {
        let (player, _notices) = player();
        player.begin(Job(1));
        player.push(Job(1), &[30_000, 30_000, -5]);
        player.cue(Arc::from([10_000, -1, 0, 4]));
        assert_eq!(filled(&player, 2), [i16::MAX, 29_999]);
        assert_eq!(filled(&player, 3), [-5, 4, 0]);
    }

    #[test]
    fn the_callback_waits_for_nobody_who_puts_in() {
        let (player, _notices) = player();
        player.begin(Job(1));
        player.push(Job(1), &[5; 10]);
        let _held = lock(&player.shared.front);
        let (send, filled) = mpsc::channel();
        let device = player.clone();
        thread::spawn(move || {
            let mut out = [7; 4];
            device.fill(&mut out);
            send.send(out).expect("the test waits");
        });
        let out = filled.recv_timeout(Duration::from_mins(1)).expect("it is filled while somebody holds the lock");
        assert_eq!(out, [5; 4]);
        assert!(AtomicCell::<Option<Box<Mixer>>>::is_lock_free());
    }

    #[test]
    fn what_was_played_is_freed_by_those_who_put_in() {
        let (player, _notices) = player();
        let samples: Piece = vec![3; 8].into();
        let kept = Arc::downgrade(&samples);
        player.cue(samples);
        filled(&player, 20);
        assert_eq!(kept.strong_count(), 1, "not freed in the callback");
        player.clear();
        assert_eq!(kept.strong_count(), 0);
    }

    #[test]
    fn the_callback_never_needs_more_room_than_there_was() {
        let (player, mut notices) = player();
        let room = |player: &Player| {
            let mixer = player.shared.mixer.take().expect("nobody has it");
            let room = mixer.room();
            player.shared.mixer.store(Some(mixer));
            room
        };
        let before = room(&player);
        for job in 0..400 {
            player.begin(Job(job));
            for _ in 0..200 {
                assert!(player.push(Job(job), &[1; 30]));
            }
            player.cue(vec![1; 5000].into());
            if job % 3 > 0 {
                player.end(Job(job));
            }
            if job % 7 == 0 {
                filled(&player, 50);
            }
        }
        let mut heard = 0;
        while notices.pop() != Ok(Notice::Ended(Job(398))) {
            heard += filled(&player, 100).len();
            assert!(heard < 100_000, "the last complete job ends");
            if heard == 100 {
                player.begin(Job(398));
                player.push(Job(398), &[1; 30]);
                player.end(Job(398));
            }
        }
        assert_eq!(room(&player), before);
    }

    #[test]
    fn no_word_is_lost_whether_the_device_asks_or_not() {
        let (player, _notices) = player();
        let mut lot = fastrand::Rng::with_seed(4);
        let words: Vec<i16> = (0..30_000).collect();
        player.begin(Job(1));
        let (mut rest, mut heard) = (words.as_slice(), Vec::new());
        while !rest.is_empty() {
            let (now, later) = rest.split_at(lot.usize(1..60).min(rest.len()));
            player.push(Job(1), now);
            rest = later;
            if lot.u8(..) < 8 {
                let length = lot.usize(1..90).min(heard.len().abs_diff(words.len() - rest.len()));
                heard.extend(filled(&player, length).into_iter().filter(|sample| *sample != 0));
            }
        }
        player.end(Job(1));
        heard.extend(filled(&player, words.len()).into_iter().filter(|sample| *sample != 0));
        assert_eq!(heard, words[1..]);
    }

    #[test]
    fn news_comes_on_a_thread_ending_with_the_player() {
        let (send, told) = mpsc::channel();
        let player = Player::new(move |notice| send.send(notice).expect("the test listens"));
        player.carry_news().expect("a thread");
        player.carry_news().expect("the same thread");
        player.begin(Job(3));
        player.end(Job(3));
        filled(&player, 4);
        let patience = Duration::from_mins(1);
        assert_eq!(told.recv_timeout(patience), Ok(Notice::Ended(Job(3))));
        filled(&player, TAIL);
        assert_eq!(told.recv_timeout(patience), Ok(Notice::Quiet));
        drop(player);
        assert_eq!(told.recv_timeout(patience), Err(mpsc::RecvTimeoutError::Disconnected));
    }
}
