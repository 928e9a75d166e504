//! What those see who have no seat: at once at this machine and on a display in the room, and on devices of their own as late as the event
//! wants it.

use std::collections::VecDeque;
use std::sync::Mutex;
use std::time::Duration;

use tokio::sync::Notify;

use super::face::Face;
use super::lock;
use super::shown::Shown;

/// The pages of those who look on.
#[derive(Debug)]
pub(super) struct Onlookers {
    pub(super) here: Face,
    pub(super) display: Face,
    pub(super) room: Face,
    /// How late spectators see what happens.
    late: Duration,
    /// What they have yet to see, and when.
    queue: Mutex<VecDeque<(Duration, Shown)>>,
    has_more: Notify,
}

impl Onlookers {
    /// Pages that show nothing yet. Onlookers may have a code for a seat, if there are seats.
    pub(super) fn new(late: Duration, has_seats: bool) -> Onlookers {
        let face = || Face::new(has_seats);
        let (here, display, room) = (face(), face(), face());
        Onlookers { here, display, room, late, queue: Mutex::default(), has_more: Notify::new() }
    }

    /// The game stands so now.
    pub(super) fn show(&self, shown: &Shown, now: Duration) {
        self.here.show(shown.clone());
        self.display.show(shown.clone().on_display());
        let late = shown.clone().late(self.late);
        let mut queue = lock(&self.queue);
        // Before the first move there is nothing that could help a player. What was taken back is seen in its order.
        if self.late.is_zero() || (!shown.has_moves() && queue.is_empty()) {
            self.room.show(late);
        } else {
            queue.push_back((now + self.late, late));
            self.has_more.notify_one();
        }
    }

    /// The game stood so when spectators would see it now.
    pub(super) fn show_room(&self, shown: Shown) {
        self.room.show(shown.late(self.late));
    }

    /// Shows spectators what is due, as long as anybody waits for it. `now` says the time since the program began.
    pub(super) async fn release(&self, now: impl Fn() -> Duration) {
        loop {
            let due = lock(&self.queue).front().map(|(due, _)| *due);
            match due {
                None => self.has_more.notified().await,
                Some(due) if due > now() => tokio::time::sleep(due.saturating_sub(now())).await,
                Some(_) => {
                    let next = lock(&self.queue).pop_front();
                    if let Some((_, shown)) = next {
                        self.room.show(shown);
                    }
                }
            }
        }
    }
}
