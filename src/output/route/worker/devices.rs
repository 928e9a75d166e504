//! What is told of the devices: that one sounds, that one is connected by Bluetooth, that the sound server cannot be used.

use super::super::super::lock;
use super::super::super::queue::Device;
use super::super::super::stream::bluetooth::{self, Bluetooth};
use super::super::OutputNews;
use super::Worker;
use crate::output::spawn;

impl Worker {
    pub(super) fn tell_sounding(&self) {
        let ear = self.ear.as_ref().is_some_and(|ear| ear.outlet.is_sounding());
        let aloud = self.loudspeaker.is_sounding();
        {
            let mut state = lock(&self.status.state);
            (state.sound.anywhere, state.sound.aloud) = (ear || aloud, aloud);
        }
        self.status.changed.notify_all();
    }

    pub(super) fn tell_avoided(&mut self) {
        let why = self.loudspeaker.avoids_server().cloned();
        if self.avoids_server != why {
            self.avoids_server.clone_from(&why);
            if let Some(why) = why {
                (self.on_event)(OutputNews::ServerAvoided { why });
            }
        }
    }

    /// Asks the sound server on a thread, since it may hang.
    pub(super) fn look_for_bluetooth(&self) {
        let sender = self.sender.clone();
        let look = move || {
            let found = bluetooth::look();
            let _gone = sender.send(Box::new(move |worker| worker.bluetooth_found(&found)));
        };
        // It is only a remark: without a thread it is left out.
        let _without = spawn("look-for-bluetooth", look);
    }

    pub(super) fn bluetooth_found(&mut self, found: &Bluetooth) {
        let earphone = self.settings.earphone.as_deref().map(Some);
        for target in [Some(self.settings.loudspeaker.as_deref()), earphone].into_iter().flatten() {
            if let Some(device) = found.named(target)
                && self.bluetooth_told.insert(device.to_owned())
            {
                let kept = self.settings.keep_open;
                (self.on_event)(OutputNews::Bluetooth { device: device.to_owned(), kept });
            }
        }
    }

    pub(in super::super) fn keep_open(&mut self, keep: bool) {
        self.settings.keep_open = keep;
        let loudspeaker = self.loudspeaker.keep_open(keep);
        let ear = self.ear.as_mut().map_or(Ok(()), |ear| ear.outlet.keep_open(keep));
        self.woken(Device::Loudspeaker, loudspeaker);
        self.woken(Device::Earphone, ear);
    }
}
