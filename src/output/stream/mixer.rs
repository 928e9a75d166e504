//! What the device's callback works with: the words of one job, and cues mixed into them.
//!
//! Nothing here waits, locks, allocates or frees: what is to be played comes through a ring, what was played goes back through another
//! one to be freed elsewhere, and the room for all of it is made beforehand.

use std::collections::VecDeque;
use std::sync::Arc;

use rtrb::{Consumer, Producer, RingBuffer};

use crate::output::queue::Job;

/// Samples over which stopped words fade, so that they do not end in a click: 4 ms.
pub(super) const FADE: usize = 88;
/// Samples of silence after which nothing that was played is on its way in the device any more: 80 ms.
pub(super) const TAIL: usize = 1764;
/// Samples of a cue for which the words after it wait at most: 250 ms. All our cues are shorter, or are not followed by words.
pub(super) const LEAD: usize = 5512;

/// At most this many pieces of samples are with the mixer.
pub(super) const PIECES: usize = 256;
/// At most this many cues sound at once, and as many ends die away.
const CUES: usize = 16;
/// At most this many messages wait for the device.
const MESSAGES: usize = 512;
/// So much news waits to be told at most; a job ends only when there is room to say so.
const NEWS: usize = 64;

/// What the player tells.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The last sample of a job has been handed to the device.
    Ended(Job),
    /// All that was handed to the device has been heard, and nothing else is there.
    Quiet,
}

/// Samples that are shared: words once, cues again and again.
pub(super) type Piece = Arc<[i16]>;

/// What is to be played.
#[derive(Debug)]
pub(super) enum Message {
    /// A job begins; whatever was being said is stopped.
    Begin(Job),
    /// The words of the present job wait for this many samples of silence.
    Pause(usize),
    /// The present job is stopped.
    Stop,
    /// Further words of the present job.
    Words(Piece),
    /// The present job has no further words.
    End,
    /// A cue, over the words.
    Cue(Piece),
    /// Everything is forgotten.
    Clear,
}

/// The ends of the rings that are not the mixer's.
pub(super) struct Ends {
    /// What is to be played.
    pub messages: Producer<Message>,
    /// Pieces that were played.
    pub done: Consumer<Piece>,
    /// What is to be told.
    pub news: Consumer<Notice>,
}

/// What sounds, and what is to sound. Its lists never grow beyond the room that they have from the beginning.
pub(super) struct Mixer {
    messages: Consumer<Message>,
    done: Producer<Piece>,
    news: Producer<Notice>,
    job: Option<Job>,
    /// The words of the job, and how much of the first piece was played.
    words: VecDeque<Piece>,
    at: usize,
    complete: bool,
    cues: Vec<Cue>,
    fades: Vec<Fade>,
    /// Samples that are still the cue's alone, or silent, before the words begin.
    lead: usize,
    /// Samples of silence since the last sound; `TAIL` once [`Notice::Quiet`] has been given.
    silent: usize,
}

struct Cue {
    samples: Piece,
    at: usize,
}

/// What is left of something that was stopped, and dies away.
struct Fade {
    samples: [i16; FADE],
    length: usize,
    at: usize,
}

impl Fade {
    fn of(samples: impl Iterator<Item = i16>) -> Fade {
        let mut fade = Fade { samples: [0; FADE], length: 0, at: 0 };
        for (slot, sample) in fade.samples.iter_mut().zip(samples) {
            *slot = sample;
            fade.length += 1;
        }
        let whole = i32::try_from(fade.length).unwrap_or(1).max(1);
        for (sample, left) in fade.samples.iter_mut().zip((0..whole).rev()) {
            *sample = saturated(i32::from(*sample) * left / whole);
        }
        fade
    }
}

impl Mixer {
    /// Nothing sounds.
    pub(super) fn new() -> (Mixer, Ends) {
        let (to_mixer, messages) = RingBuffer::new(MESSAGES);
        let (done, from_mixer) = RingBuffer::new(PIECES);
        let (news, told) = RingBuffer::new(NEWS);
        let mixer = Mixer {
            messages,
            done,
            news,
            job: None,
            words: VecDeque::with_capacity(PIECES),
            at: 0,
            complete: false,
            cues: Vec::with_capacity(CUES),
            fades: Vec::with_capacity(CUES),
            lead: 0,
            silent: TAIL,
        };
        (mixer, Ends { messages: to_mixer, done: from_mixer, news: told })
    }

    /// Fills a buffer of the device; whether there is something to tell.
    pub(super) fn fill(&mut self, out: &mut [i16]) -> bool {
        self.absorb();
        self.words_into(out);
        let ended = self.has_ended();
        self.cues_into(out);
        let quiet = self.count_silence(out.len());
        ended || quiet
    }

    /// Takes in all messages.
    pub(super) fn absorb(&mut self) {
        while let Ok(message) = self.messages.pop() {
            self.take(message);
        }
    }

    fn take(&mut self, message: Message) {
        match message {
            Message::Begin(job) => {
                self.fade_words();
                self.job = Some(job);
                let rest = self.cues.iter().map(|cue| cue.samples.len() - cue.at).max();
                self.lead = rest.unwrap_or(0).min(LEAD);
                self.silent = 0;
            }
            Message::Pause(samples) => self.lead = self.lead.max(samples),
            Message::Stop => self.fade_words(),
            Message::Words(piece) => self.words.push_back(piece),
            Message::End => self.complete = true,
            Message::Cue(samples) => self.cue(samples),
            Message::Clear => {
                self.fade_words();
                self.fades.clear();
                while let Some(cue) = self.cues.pop() {
                    self.give_back(cue.samples);
                }
                self.silent = TAIL;
            }
        }
    }

    /// The same samples begin anew: a key that is held down would heap them up until nothing else is heard.
    fn cue(&mut self, samples: Piece) {
        self.silent = 0;
        let earlier = self.cues.iter().position(|cue| Arc::ptr_eq(&cue.samples, &samples));
        if let Some(earlier) = earlier.map(|at| self.cues.swap_remove(at)) {
            // One of which nothing has been heard yet has nothing to die away.
            if earlier.at > 0 {
                self.die_away(Fade::of(earlier.samples[earlier.at..].iter().copied()));
            }
            self.give_back(earlier.samples);
        }
        if self.cues.len() < CUES {
            self.cues.push(Cue { samples, at: 0 });
        } else {
            self.give_back(samples);
        }
    }

    /// Drops the words; their next few samples fade out as if they were a cue.
    fn fade_words(&mut self) {
        // Words that wait for a cue and have not been heard yet have nothing to die away.
        if self.lead == 0 && !self.words.is_empty() {
            let rest = self.words.iter().flat_map(|piece| piece.iter().copied()).skip(self.at);
            let fade = Fade::of(rest);
            self.die_away(fade);
        }
        while let Some(piece) = self.words.pop_front() {
            self.give_back(piece);
        }
        self.at = 0;
        self.complete = false;
        self.lead = 0;
        self.job = None;
    }

    fn die_away(&mut self, fade: Fade) {
        // Among this many, one more is not missed.
        if self.fades.len() < CUES {
            self.fades.push(fade);
        }
    }

    /// What was played is freed by somebody who has time for it.
    fn give_back(&mut self, piece: Piece) {
        // There is a place for each piece that is with the mixer.
        let _never_full = self.done.push(piece);
    }

    fn words_into(&mut self, out: &mut [i16]) {
        let lead = self.lead.min(out.len());
        self.lead -= lead;
        let (before, mut out) = out.split_at_mut(lead);
        before.fill(0);
        while let Some(piece) = self.words.front() {
            let rest = &piece[self.at..];
            let length = rest.len().min(out.len());
            let (now, later) = out.split_at_mut(length);
            now.copy_from_slice(&rest[..length]);
            out = later;
            self.at += length;
            if self.at < piece.len() {
                break;
            }
            self.at = 0;
            if let Some(piece) = self.words.pop_front() {
                self.give_back(piece);
            }
        }
        out.fill(0);
    }

    /// Whether the job has just ended, and that is told.
    fn has_ended(&mut self) -> bool {
        let over = self.words.is_empty() && self.complete && self.lead == 0;
        if !over || self.news.is_full() {
            return false;
        }
        self.complete = false;
        self.job.take().is_some_and(|job| self.news.push(Notice::Ended(job)).is_ok())
    }

    fn cues_into(&mut self, out: &mut [i16]) {
        for cue in &mut self.cues {
            cue.at += mix(out, &cue.samples[cue.at..]);
        }
        for fade in &mut self.fades {
            fade.at += mix(out, &fade.samples[fade.at..fade.length]);
        }
        self.fades.retain(|fade| fade.at < fade.length);
        while let Some(over) = self.cues.iter().position(|cue| cue.at >= cue.samples.len()) {
            let cue = self.cues.swap_remove(over);
            self.give_back(cue.samples);
        }
    }

    /// Whether silence has now lasted long enough, and that is told.
    fn count_silence(&mut self, length: usize) -> bool {
        if self.job.is_some() || !self.cues.is_empty() || !self.fades.is_empty() {
            self.silent = 0;
            return false;
        }
        if self.silent >= TAIL || self.news.is_full() {
            return false;
        }
        self.silent = (self.silent + length).min(TAIL);
        self.silent == TAIL && self.news.push(Notice::Quiet).is_ok()
    }

    /// How much room the lists have.
    #[cfg(test)]
    pub(super) fn room(&self) -> [usize; 3] {
        [self.words.capacity(), self.cues.capacity(), self.fades.capacity()]
    }
}

fn mix(out: &mut [i16], samples: &[i16]) -> usize {
    for (slot, sample) in out.iter_mut().zip(samples) {
        *slot = saturated(i32::from(*slot) + i32::from(*sample));
    }
    samples.len().min(out.len())
}

fn saturated(value: i32) -> i16 {
    i16::try_from(value).unwrap_or(if value < 0 { i16::MIN } else { i16::MAX })
}
