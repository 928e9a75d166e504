//! What one device plays: the words of one job at a time, and cues mixed into them.
//!
//! The device's thread asks by [`Player::fill`]; all others put in. A stop is heard at once, because nothing but a short fade is
//! left of the words; what a synthesizer still brings for the stopped job is refused.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex};

use super::super::lock;
use super::super::queue::Job;
use super::super::sink::Sink;

/// Samples over which stopped words fade, so that they do not end in a click: 4 ms.
const FADE: usize = 88;
/// Samples of silence after which nothing that was played is on its way in the device any more: 80 ms.
const TAIL: usize = 1764;

/// Samples of a cue for which the words behind it wait at most: 250 ms. All cues of ours are shorter, or are not for words.
const LEAD: usize = 5512;

/// What the player tells, from the device's thread.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The last sample of a job has been handed to the device.
    Ended(Job),
    /// All that was handed to the device has been heard, and nothing else is there.
    Quiet,
}

type Notify = dyn Fn(Notice) + Send + Sync;

/// The queue of samples of one device. Clones are the same queue.
#[derive(Clone)]
pub struct Player {
    state: Arc<Mutex<State>>,
    notify: Arc<Notify>,
}

#[derive(Default)]
struct State {
    job: Option<Job>,
    words: VecDeque<i16>,
    complete: bool,
    cues: Vec<Playing>,
    /// So many samples are still the cue's alone, or silent, before the words begin.
    lead: usize,
    /// Samples of silence since the last sound; `TAIL` once [`Notice::Quiet`] has been given.
    silent: usize,
    /// How often the device has asked.
    asked: u64,
}

struct Playing {
    samples: Arc<[i16]>,
    at: usize,
    /// It is what is left of something that was stopped, and dies away.
    fades: bool,
}

impl Playing {
    fn new(samples: Arc<[i16]>) -> Playing {
        Playing { samples, at: 0, fades: false }
    }

    fn fading(samples: Vec<i16>) -> Playing {
        Playing { samples: faded(samples), at: 0, fades: true }
    }
}

impl Player {
    /// An empty queue. `notify` is called on the device's thread: it must not block.
    pub fn new(notify: impl Fn(Notice) + Send + Sync + 'static) -> Player {
        let state = State { silent: TAIL, ..State::default() };
        Player { state: Arc::new(Mutex::new(state)), notify: Arc::new(notify) }
    }

    /// A job begins; whatever was being said is stopped. A cue that sounds already is heard to its end first: under the words
    /// that it belongs to nobody would hear it. What the synthesizer needs passes meanwhile.
    pub fn begin(&self, job: Job) {
        let mut state = lock(&self.state);
        state.fade();
        state.job = Some(job);
        let cues = state.cues.iter().filter(|cue| !cue.fades);
        state.lead = cues.map(|cue| cue.samples.len() - cue.at).max().unwrap_or(0).min(LEAD);
        state.silent = 0;
    }

    /// The words of a job that has just begun wait for so many samples of silence.
    pub fn pause(&self, job: Job, samples: usize) {
        let mut state = lock(&self.state);
        if state.job == Some(job) {
            state.lead = state.lead.max(samples);
        }
    }

    /// Stops a job, if it is being said.
    pub fn stop(&self, job: Job) {
        let mut state = lock(&self.state);
        if state.job == Some(job) {
            state.fade();
        }
    }

    /// Plays a cue at once, over the words. The same samples begin anew: a key that is held down would heap them up until
    /// nothing else is heard.
    pub fn cue(&self, samples: Arc<[i16]>) {
        let mut state = lock(&self.state);
        state.silent = 0;
        let earlier = state.cues.iter().position(|cue| Arc::ptr_eq(&cue.samples, &samples));
        // One of which nothing has been heard yet has nothing to die away.
        if let Some(earlier) = earlier.map(|at| state.cues.swap_remove(at)).filter(|cue| cue.at > 0) {
            state.cues.push(Playing::fading(earlier.samples[earlier.at..].iter().copied().take(FADE).collect()));
        }
        state.cues.push(Playing::new(samples));
    }

    /// Forgets everything without a notice: the device is gone.
    pub fn clear(&self) {
        let mut state = lock(&self.state);
        *state = State { silent: TAIL, asked: state.asked, ..State::default() };
    }

    /// How often the device has asked for samples: a device that plays asks many times a second.
    pub fn asked(&self) -> u64 {
        lock(&self.state).asked
    }

    /// Fills a buffer of the device. Called on its thread.
    pub fn fill(&self, out: &mut [i16]) {
        let mut state = lock(&self.state);
        state.asked += 1;
        let ended = state.words_into(out);
        state.cues_into(out);
        let quiet = state.count_silence(out.len());
        drop(state);
        if let Some(job) = ended {
            (self.notify)(Notice::Ended(job));
        }
        if quiet {
            (self.notify)(Notice::Quiet);
        }
    }
}

impl Sink for Player {
    fn push(&self, job: Job, samples: &[i16]) -> bool {
        let mut state = lock(&self.state);
        let wanted = state.job == Some(job);
        if wanted {
            state.words.extend(samples);
        }
        wanted
    }

    fn end(&self, job: Job) {
        let mut state = lock(&self.state);
        state.complete |= state.job == Some(job);
    }
}

impl State {
    /// Drops the words; their next few samples fade out as if they were a cue.
    fn fade(&mut self) {
        let length = self.words.len().min(FADE);
        if length > 0 {
            // Words that nobody has heard yet, behind a cue, have nothing to die away.
            let unheard = self.lead > 0;
            let samples: Vec<i16> = self.words.drain(..length).collect();
            if !unheard {
                self.cues.push(Playing::fading(samples));
            }
        }
        self.words.clear();
        self.complete = false;
        self.lead = 0;
        self.job = None;
    }

    /// The job that has ended, if one has.
    fn words_into(&mut self, out: &mut [i16]) -> Option<Job> {
        let lead = self.lead.min(out.len());
        self.lead -= lead;
        let (before, out) = out.split_at_mut(lead);
        before.fill(0);
        let length = self.words.len().min(out.len());
        let (words, rest) = out.split_at_mut(length);
        for (slot, sample) in words.iter_mut().zip(self.words.drain(..length)) {
            *slot = sample;
        }
        rest.fill(0);
        if self.words.is_empty() && self.complete && self.lead == 0 {
            self.complete = false;
            return self.job.take();
        }
        None
    }

    fn cues_into(&mut self, out: &mut [i16]) {
        for cue in &mut self.cues {
            let rest = &cue.samples[cue.at..];
            for (slot, sample) in out.iter_mut().zip(rest) {
                *slot = saturated(i32::from(*slot) + i32::from(*sample));
            }
            cue.at += rest.len().min(out.len());
        }
        self.cues.retain(|cue| cue.at < cue.samples.len());
    }

    /// Whether silence has now lasted long enough to say so.
    fn count_silence(&mut self, length: usize) -> bool {
        if self.job.is_some() || !self.cues.is_empty() {
            self.silent = 0;
            return false;
        }
        let before = self.silent;
        self.silent = (before + length).min(TAIL);
        before < TAIL && self.silent == TAIL
    }
}

/// Samples that die away to nothing.
fn faded(samples: Vec<i16>) -> Arc<[i16]> {
    let whole = i32::try_from(samples.len()).unwrap_or(1).max(1);
    samples
        .into_iter()
        .zip((0..whole).rev())
        .map(|(sample, left)| saturated(i32::from(sample) * left / whole))
        .collect()
}

fn saturated(value: i32) -> i16 {
    i16::try_from(value).unwrap_or(if value < 0 { i16::MIN } else { i16::MAX })
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    fn player() -> (Player, mpsc::Receiver<Notice>) {
        let (send, notices) = mpsc::channel();
        (Player::new(move |notice| send.send(notice).unwrap()), notices)
    }

    fn filled(player: &Player, length: usize) -> Vec<i16> {
        let mut out = vec![7; length];
        player.fill(&mut out);
        out
    }

    #[test]
    fn words_are_played_and_their_end_is_told_with_the_last_sample() {
        let (player, notices) = player();
        player.begin(Job(1));
        assert!(player.push(Job(1), &[1, 2, 3]));
        assert_eq!(filled(&player, 2), [1, 2]);
        assert_eq!(filled(&player, 2), [3, 0], "a synthesizer that is late is a pause");
        assert!(notices.try_recv().is_err());
        assert!(player.push(Job(1), &[4]));
        player.end(Job(1));
        assert_eq!(filled(&player, 2), [4, 0]);
        assert_eq!(notices.try_recv(), Ok(Notice::Ended(Job(1))));
        filled(&player, TAIL);
        assert_eq!(notices.try_recv(), Ok(Notice::Quiet));
        filled(&player, TAIL);
        assert!(notices.try_recv().is_err(), "quiet is told once");
    }

    #[test]
    fn a_job_without_sound_ends_too() {
        let (player, notices) = player();
        player.begin(Job(3));
        player.end(Job(3));
        filled(&player, 4);
        assert_eq!(notices.try_recv(), Ok(Notice::Ended(Job(3))));
    }

    #[test]
    fn a_stop_leaves_only_the_fade_and_refuses_what_comes_later() {
        let (player, notices) = player();
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
        assert!(notices.try_recv().is_err(), "a stopped job does not end");
    }

    #[test]
    fn a_cue_that_sounds_again_begins_anew_instead_of_being_heaped_up() {
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
    fn words_begin_behind_the_cue_before_them_and_a_later_cue_sounds_over_them() {
        let (player, notices) = player();
        player.cue(Arc::from([100; 5]));
        player.begin(Job(1));
        player.push(Job(1), &[1, 2, 3]);
        player.end(Job(1));
        assert_eq!(filled(&player, 4), [100; 4]);
        assert_eq!(filled(&player, 2), [100, 1]);
        player.cue(Arc::from([50; 2]));
        assert_eq!(filled(&player, 3), [52, 53, 0]);
        assert_eq!(notices.try_recv(), Ok(Notice::Ended(Job(1))));
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
}
