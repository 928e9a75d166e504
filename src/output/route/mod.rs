//! What the console talks to: it says, shows and sounds everything, and never keeps the caller waiting.
//!
//! Lines are handed to the terminal's thread at once, and to that of the Braille display; everything that sounds goes to one thread,
//! [`worker`], which opens and owns the devices. Troubles come back as [`OutputNews`]s, on that thread.

mod outlet;
mod worker;

use std::io::{self, Write};
use std::path::PathBuf;
use std::sync::mpsc;
use std::sync::{Arc, Condvar, Mutex};
use std::time::Duration;

use self::worker::{Order, Worker};
use super::braille_display::Display;
use super::lock;
use super::queue::{How, Ticket};
use super::settings::{OutputSettings, VoiceNames, VoiceSettings};
use super::terminal::{Lines, LinesEvent};
use crate::config::CueSettings;
use crate::game::effect::Cue;
use crate::game::participant::Language;
use crate::game::roles::{Seat, Seats};
use crate::words::trouble::{CueTrouble, SoundTrouble};
use crate::words::utterance::Utterance;

/// What happened to what was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OutputNews {
    /// Speech does not work. Told once, until it is back. What was being said or waited is dropped: it has been written.
    SpeechLost { why: SoundTrouble },
    /// Speech works again.
    SpeechBack,
    /// The sound server, which is there, cannot be used: ALSA's default device plays instead. Told once for each reason.
    ServerAvoided { why: SoundTrouble },
    /// Lines can no longer be written: their reader has gone, and does not come back.
    LinesGone,
    /// After [`Output::is_behind`]: few lines are unwritten again.
    LinesCaughtUp,
    /// Private words are not spoken any more: something changed around the earphone, or it cannot be used. Told once; they
    /// are spoken again after [`Output::confirm_private`]. What was being said or waited is dropped: it has been written.
    PrivateLost {
        why: SoundTrouble,
        /// Whether they were spoken in the ear until now; else the player has just asked for it in vain.
        relied: bool,
    },
    /// Private words are spoken again, or from now on.
    PrivateBack,
    /// A sound of the player's own cannot be a cue; ours stands in.
    CueUnusable { cue: Cue, file: PathBuf, why: CueTrouble },
    /// The settings name a voice that the synthesizer does not know; told once for each. The language's own speaks.
    NoSuchVoice {
        /// The language whose words it should speak.
        language: Language,
        name: String,
    },
    /// The loudspeaker or the earphone is connected by Bluetooth: it is heard 150 ms later, or more. Told once for each, when
    /// the devices are checked.
    Bluetooth {
        /// What a person would call it.
        device: String,
        /// Whether it is kept open while nothing sounds.
        kept: bool,
    },
    /// An utterance has ended. Each one that was told ends once.
    Finished { ticket: Ticket, how: How },
}

/// Everything that a console puts out.
#[derive(Debug)]
pub struct Output {
    settings: OutputSettings,
    lines: Option<Lines>,
    /// The same for the page of the owner.
    page: Option<Lines>,
    display: Option<Display>,
    sound: Option<mpsc::Sender<Order>>,
    status: Arc<Status>,
    /// The player has turned private speech off; their screen reader or their fingers read the lines.
    hushed: bool,
}

/// What is on its way, for those who wait.
#[derive(Debug, Default)]
struct Status {
    state: Mutex<State>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct State {
    last_ticket: u64,
    /// Utterances that have not ended.
    open: u64,
    /// The public ones of them.
    open_public: u64,
    /// What devices may still have of ours in their buffers.
    sound: Sound,
    /// The thread has let go of its devices.
    closed: bool,
    /// The voices that the synthesizer has.
    voices: VoiceNames,
}

/// What may still be heard.
#[derive(Copy, Clone, Debug, Default)]
struct Sound {
    /// Anything, on any device.
    anywhere: bool,
    /// Anything on the loudspeaker.
    aloud: bool,
    /// Nothing but the cue of a microphone, which may hear that.
    marks: bool,
}

impl Status {
    fn change(&self, change: impl FnOnce(&mut State)) {
        change(&mut lock(&self.state));
        self.changed.notify_all();
    }

    fn wait(&self, timeout: Duration, until: impl Fn(&State) -> bool) -> bool {
        let guard = lock(&self.state);
        let waited = self.changed.wait_timeout_while(guard, timeout, |state| !until(state));
        let (guard, _) = waited.unwrap_or_else(std::sync::PoisonError::into_inner);
        until(&guard)
    }
}

impl Output {
    /// Opens what the settings name. It returns at once: devices and voices are opened on a thread, and what is told meanwhile
    /// waits for them. `language` is the one most is said in. `on_event` is called on that thread and, at the end of the lines, on
    /// theirs; it must not block.
    pub fn open(
        settings: &OutputSettings,
        language: Language,
        on_event: impl FnMut(OutputNews) + Clone + Send + 'static,
    ) -> Output {
        let status = Arc::new(Status::default());
        let mut on_end = on_event.clone();
        let news = move |news| match news {
            LinesEvent::Gone => on_end(OutputNews::LinesGone),
            LinesEvent::CaughtUp => on_end(OutputNews::LinesCaughtUp),
        };
        // Without a thread for it a part does nothing; the other works.
        let lines = Lines::open(settings, news).ok();
        let sound = start(settings, language, &status, on_event).ok();
        Output { settings: settings.clone(), lines, page: None, display: None, sound, status, hushed: false }
    }

    /// Lines alone, on any writer.
    ///
    /// # Errors
    /// What the system says when no thread can be started.
    pub fn written(settings: &OutputSettings, writer: impl Write + Send + 'static) -> io::Result<Output> {
        let (settings, lines) = (settings.clone(), Some(Lines::on(settings, writer)?));
        Ok(Output { settings, lines, page: None, display: None, sound: None, status: Arc::default(), hushed: false })
    }

    /// From now on what is said stands there, too, in lines of this form.
    ///
    /// # Errors
    /// What the system says when no thread can be started.
    pub fn show_on_page(&mut self, settings: &OutputSettings, writer: impl Write + Send + 'static) -> io::Result<()> {
        self.page = Some(Lines::on(settings, writer)?);
        Ok(())
    }

    /// Whether too many lines are unwritten for anything more to be read from a pipe.
    pub fn is_behind(&self) -> bool {
        self.lines.as_ref().is_some_and(Lines::is_behind)
    }

    /// From now on what is said to the owner stands on this display, too.
    pub fn show_on(&mut self, display: Option<Display>) {
        self.display = display;
    }

    /// The display, for an output that takes the place of this one.
    pub fn take_display(&mut self) -> Option<Display> {
        self.display.take()
    }

    /// The Braille display, where one is wanted.
    pub const fn display(&self) -> Option<&Display> {
        self.display.as_ref()
    }

    /// Shows and says an utterance to those for whom it is.
    pub fn tell(&self, utterance: &Utterance) -> Ticket {
        self.show(utterance);
        self.speak(utterance)
    }

    /// The same of a move that was made: on the Braille display its pair stands first, not the words.
    pub fn announce(&self, utterance: &Utterance) -> Ticket {
        self.show_in_lines(utterance);
        if let Some(display) = self.display_of(utterance) {
            display.announce(&utterance.text());
        }
        self.speak(utterance)
    }

    /// The same of the Braille display itself: it covers nothing that is read there.
    pub fn tell_of_display(&self, utterance: &Utterance) -> Ticket {
        self.show_in_lines(utterance);
        if let Some(display) = self.display_of(utterance) {
            display.note(&utterance.text());
        }
        self.speak(utterance)
    }

    /// Shows an utterance without saying it: what is said in other pieces.
    pub fn show(&self, utterance: &Utterance) {
        self.show_in_lines(utterance);
        if let Some(display) = self.display_of(utterance) {
            display.tell(&utterance.text());
        }
    }

    fn show_in_lines(&self, utterance: &Utterance) {
        for lines in [&self.lines, &self.page].into_iter().flatten() {
            lines.tell(utterance);
        }
    }

    /// The Braille display, if its reader is one of those for whom an utterance is.
    fn display_of(&self, utterance: &Utterance) -> Option<&Display> {
        self.display.as_ref().filter(|_| utterance.to.iter().any(|seat| self.settings.fingers.contains(seat)))
    }

    /// Says an utterance without showing it: what stands on the entry line already.
    pub fn speak(&self, utterance: &Utterance) -> Ticket {
        let public = utterance.to.is_public();
        let is_heard = public || !self.hushed;
        let what = utterance.clone();
        let [ticket] = self.tickets([public], is_heard, |worker, [ticket]| worker.take_in(ticket, what));
        ticket
    }

    /// Sounds a cue, if it is for somebody who hears this console: in a tournament in the earphone alone.
    pub fn cue(&self, to: Seats, cue: Cue) {
        if self.settings.sounds {
            self.order(move |worker| worker.cue(to, cue));
        }
    }

    /// Sounds one cue for the owner alone, at once, even while cues or this one are off: so that it can be heard by its name.
    /// It goes where their private words go, and ends as utterances do: [`How::Spoken`] where it can be heard.
    pub fn sample_cue(&self, cue: Cue) -> Ticket {
        let [ticket] = self.tickets([false], true, move |worker, [ticket]| worker.sample(ticket, cue));
        ticket
    }

    /// Changes what becomes of the cues, from the next one on. Files that cannot be used are told by [`OutputNews::CueUnusable`].
    pub fn set_cues(&self, cues: CueSettings) {
        self.order(move |worker| worker.set_cues(&cues));
    }

    /// Turns all cues on or off.
    pub fn set_sounds(&mut self, on: bool) {
        self.settings.sounds = on;
        self.order(move |worker| worker.set_sounds(on));
    }

    /// Whether devices are kept open while there is nothing to hear.
    pub fn set_keep_open(&self, keep: bool) {
        self.order(move |worker| worker.keep_open(keep));
    }

    /// The names of the voices that the synthesizer has for a language, as settings use them: its own voice first, variants
    /// last. Empty while it has not told them yet; it is asked when there is time.
    pub fn voices(&self, language: Language) -> Vec<String> {
        lock(&self.status.state).voices.get(&language).cloned().unwrap_or_default()
    }

    /// Whether cues are played at all.
    pub const fn has_cues(&self) -> bool {
        self.settings.sounds
    }

    /// Ends all private speech at once; public speech goes on.
    pub fn silence(&self) {
        self.order(Worker::silence);
    }

    /// Ends all private speech, what is being said in public, and the announcements that wait. Not for tournaments.
    pub fn skip(&self) {
        self.order(Worker::skip);
    }

    /// The line that is being written has been entered: it stays, and a new one begins.
    pub fn entered(&self) {
        if let Some(lines) = &self.lines {
            lines.entered();
        }
    }

    /// Turns private speech on or off; public words are spoken in any case. What was told before is still said, so that the
    /// last words can be that it is off.
    pub fn set_self_voicing(&mut self, on: bool) {
        self.hushed = !on;
    }

    /// Whether private words are spoken.
    pub const fn is_self_voicing(&self) -> bool {
        !self.hushed
    }

    /// Draws the line that is being written, with the cursor at this byte of it; a terminal that does not show private lines
    /// does not show this one either, and a Braille display only what its own reader writes.
    pub fn draw_entry(&self, of: Seat, text: &str, cursor: usize) {
        if let Some(lines) = &self.lines {
            lines.draw_entry(text, cursor);
        }
        if let Some(display) = &self.display {
            let (text, cursor) = if self.settings.fingers.contains(of) { (text, cursor) } else { ("", 0) };
            display.draw_entry(text, cursor);
        }
    }

    /// Changes how the voice sounds, from the next utterance on.
    pub fn set_voice(&self, voice: VoiceSettings) {
        self.order(move |worker| worker.set_voice(voice));
    }

    /// Names another earphone, or none. In a tournament nothing private is spoken into it before it has been confirmed.
    pub fn use_earphone(&self, name: Option<String>) {
        self.order(move |worker| worker.use_earphone(name));
    }

    /// Says a word in the ear and then one on the table, so that the player hears whether each device is where they believe it
    /// to be; they answer by [`Output::confirm_private`]. They end as other utterances do; the first one is named first.
    ///
    /// `ear` must give nothing away: it is spoken into an earphone that has not been confirmed.
    pub fn check_devices(&self, ear: &Utterance, table: &Utterance) -> (Ticket, Ticket) {
        self.show(ear);
        self.show(table);
        let words = [ear.clone(), table.clone()];
        let [first, second] = self.tickets([ear.to.is_public(), table.to.is_public()], true, |worker, tickets| {
            let [ear, table] = words;
            worker.check([(tickets[0], ear), (tickets[1], table)]);
        });
        (first, second)
    }

    /// Takes tickets, each for something public or not; where somebody hears what they are for, it is ordered.
    fn tickets<const N: usize>(
        &self,
        public: [bool; N],
        is_heard: bool,
        order: impl FnOnce(&mut Worker, [Ticket; N]) + Send + 'static,
    ) -> [Ticket; N] {
        let mut state = lock(&self.status.state);
        let tickets = public.map(|_| {
            state.last_ticket += 1;
            Ticket(state.last_ticket)
        });
        if let Some(sound) = self.sound.as_ref().filter(|_| is_heard) {
            state.open += N as u64;
            state.open_public += public.into_iter().map(u64::from).sum::<u64>();
            // Sent under the lock, so that tickets arrive in their order. The thread ends after this handle.
            let _gone = sound.send(Box::new(move |worker| order(worker, tickets)));
        }
        tickets
    }

    /// The player's key: private words are in their ear alone (`true`), or not. [`OutputNews::PrivateBack`] or
    /// [`OutputNews::PrivateLost`] answers a `true`, unless they were spoken already.
    pub fn confirm_private(&self, heard: bool) {
        self.order(move |worker| worker.confirm(heard));
    }

    /// Whether anything is being said or waits to be.
    pub fn speaking(&self) -> bool {
        lock(&self.status.state).open > 0
    }

    /// Tells, on any thread, whether a microphone could hear something of ours now. What is private sounds where it cannot,
    /// if that has an earphone of its own.
    pub fn sounding(&self) -> impl Fn() -> bool + Send + use<> {
        let status = self.status.clone();
        let apart = self.settings.earphone.is_some() && self.settings.earphone != self.settings.loudspeaker;
        move || {
            let state = lock(&status.state);
            let Sound { anywhere, aloud, marks } = state.sound;
            let (open, sounds) = if apart { (state.open_public, aloud) } else { (state.open, anywhere) };
            open > 0 || (sounds && !marks)
        }
    }

    /// Waits until everything public has been heard and everything is written, but not longer than `timeout` for each of the
    /// two; whether it has.
    pub fn wait(&self, timeout: Duration) -> bool {
        // Private words may go on; where there are none, the device's own buffers have to run out as well.
        self.wait_until(timeout, |state| state.open_public == 0 && (state.open > 0 || !state.sound.anywhere))
    }

    /// Waits until everything has been heard, private words too, and everything is written, but not longer than `timeout` for
    /// each of the two; whether it has.
    pub fn wait_until_silent(&self, timeout: Duration) -> bool {
        self.wait_until(timeout, |state| state.open == 0 && !state.sound.anywhere)
    }

    fn wait_until(&self, timeout: Duration, until: impl Fn(&State) -> bool) -> bool {
        let said = self.status.wait(timeout, until);
        let written = self.lines.as_ref().is_none_or(|lines| lines.flush(timeout));
        said && written
    }

    fn order(&self, order: impl FnOnce(&mut Worker) + Send + 'static) {
        if let Some(sound) = &self.sound {
            let _gone = sound.send(Box::new(order));
        }
    }
}

impl Drop for Output {
    /// Lets the devices go, without waiting long for one that hangs.
    fn drop(&mut self) {
        if self.sound.is_some() {
            self.order(Worker::close);
            self.status.wait(Duration::from_millis(500), |state| state.closed);
        }
        if let Some(lines) = &self.lines {
            lines.flush(Duration::from_millis(500));
        }
    }
}

fn start(
    settings: &OutputSettings,
    language: Language,
    status: &Arc<Status>,
    on_event: impl FnMut(OutputNews) + Send + 'static,
) -> Result<mpsc::Sender<Order>, SoundTrouble> {
    let (sender, orders) = mpsc::channel();
    let (settings, status, own) = (settings.clone(), status.clone(), sender.clone());
    super::spawn("sound", move || {
        Worker::new(settings, language, status.clone(), own, Box::new(on_event)).run(&orders);
        status.change(|state| state.closed = true);
    })?;
    Ok(sender)
}
