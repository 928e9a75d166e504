//! The short sounds, and what is to be said of a device that is connected by Bluetooth.

use super::super::super::cue_set::{CueSet, Unusable};
use super::super::super::lock;
use super::super::super::queue::{Device, How, Ticket};
use super::super::super::settings::PrivateVoice;
use super::super::OutputNews;
use super::Worker;
use crate::config::CueSettings;
use crate::game::effect::Cue;
use crate::game::roles::Seats;
use crate::output::spawn;

/// At most this many cues wait while the player's own sounds are read; a disk that hangs shall not bring a storm of them.
const MOST_WAITING: usize = 8;

/// The cues of the owner.
#[derive(Default)]
pub(super) struct Cues {
    /// `None` while the player's own sounds are being read.
    set: Option<CueSet>,
    /// Counts the readings.
    era: u32,
    /// What is to sound once they have been read.
    waiting: Vec<(Cue, Wish)>,
}

/// For what a cue is to sound.
#[derive(Copy, Clone)]
enum Wish {
    /// Something happened that these shall hear of.
    News(Seats),
    /// The owner of the console wants to know it.
    Sample(Ticket),
}

impl Worker {
    /// Takes other settings of the cues. Files are read on a thread: a disk that hangs keeps no word waiting.
    pub(in super::super) fn set_cues(&mut self, settings: &CueSettings) {
        self.cues.era += 1;
        if settings.each.values().all(|choice| choice.file.is_none()) {
            let (set, _) = CueSet::load(settings);
            return self.take_cues(set);
        }
        self.cues.set = None;
        let (sender, era) = (self.sender.clone(), self.cues.era);
        let read = {
            let settings = settings.clone();
            move || {
                let (set, unusable) = CueSet::load(&settings);
                let _gone = sender.send(Box::new(move |worker| worker.cues_read(era, set, unusable)));
            }
        };
        if spawn("read-cues", read).is_err() {
            let (set, unusable) = CueSet::load(settings);
            self.cues_read(era, set, unusable);
        }
    }

    pub(super) fn cues_read(&mut self, era: u32, set: CueSet, unusable: Vec<Unusable>) {
        if era == self.cues.era {
            for Unusable { cue, file, why } in unusable {
                (self.on_event)(OutputNews::CueUnusable { cue, file, why });
            }
            self.take_cues(set);
        }
    }

    fn take_cues(&mut self, set: CueSet) {
        self.cues.set = Some(set);
        for (cue, wish) in std::mem::take(&mut self.cues.waiting) {
            self.sound(cue, wish);
        }
    }

    pub(in super::super) fn cue(&mut self, to: Seats, cue: Cue) {
        self.sound(cue, Wish::News(to));
    }

    /// Sounds a cue for the owner alone, even while cues are off.
    pub(in super::super) fn sample(&mut self, ticket: Ticket, cue: Cue) {
        self.sound(cue, Wish::Sample(ticket));
    }

    fn sound(&mut self, cue: Cue, wish: Wish) {
        let Some(set) = &self.cues.set else {
            if self.cues.waiting.len() < MOST_WAITING {
                self.cues.waiting.push((cue, wish));
            } else if let Wish::Sample(ticket) = wish {
                self.over(ticket, false, How::Unspoken);
            }
            return;
        };
        match wish {
            Wish::News(to) => {
                let (place, samples) = (self.place_of_cue(to), set.heard(cue));
                if let (Some(device), Some(samples)) = (place, samples) {
                    let marks = matches!(cue, Cue::MicrophoneOpen | Cue::MicrophoneClosed);
                    let marks = marks && !self.is_sounding();
                    let done = self.outlet(device).map_or(Ok(()), |outlet| outlet.cue(samples));
                    self.woken(device, done);
                    self.mark(marks);
                }
            }
            Wish::Sample(ticket) => {
                let samples = set.sample(cue);
                let device = self.open_for_sample();
                if let Some(outlet) = device.and_then(|device| self.outlet(device)) {
                    let done = outlet.cue(samples);
                    self.woken(device.unwrap_or(Device::Loudspeaker), done);
                }
                self.over(ticket, false, if device.is_some() { How::Spoken } else { How::Unspoken });
            }
        }
    }

    /// Whether anything sounds.
    fn is_sounding(&self) -> bool {
        lock(&self.status.state).sound.anywhere
    }

    /// Nothing sounds but the cue of a microphone.
    pub(super) fn mark(&self, marks: bool) {
        lock(&self.status.state).sound.marks = marks;
    }

    /// Where a cue sounds; `None`: nowhere. In a tournament cues are for the ear alone: the hall is quiet.
    fn place_of_cue(&self, to: Seats) -> Option<Device> {
        let public = to.is_public();
        if !public && !to.iter().any(|seat| self.settings.listeners.contains(seat)) {
            return None;
        }
        let quiet_hall = self.settings.private == PrivateVoice::Unspoken;
        if !quiet_hall && (public || self.settings.earphone.is_none()) {
            return Some(Device::Loudspeaker);
        }
        self.ear.as_ref().is_some_and(super::Ear::is_ready).then_some(Device::Earphone)
    }

    /// Where the owner can hear a cue that they ask for. Where cues are off, the device may not be open yet.
    fn open_for_sample(&mut self) -> Option<Device> {
        let in_the_ear = self.settings.private == PrivateVoice::Unspoken || self.settings.earphone.is_some();
        if in_the_ear {
            let ear = self.ear.as_mut().filter(|ear| ear.trusted)?;
            return ear.outlet.open().is_ok().then_some(Device::Earphone);
        }
        if self.loudspeaker.open().is_err() {
            return None;
        }
        self.try_speech();
        Some(Device::Loudspeaker)
    }
}
