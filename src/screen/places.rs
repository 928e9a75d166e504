//! How many look on at once, and how many of them on one device: otherwise one holder of the room's code could take all places.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex};

use super::lock;

/// At most this many spectators look on at once; further ones are told.
const MOST: usize = 50;
/// At most this many pages are open on one device: more than anybody reads.
const MOST_OF_ONE: usize = 5;

/// The spectators' places. Clones are the same ones.
#[derive(Clone, Debug, Default)]
pub(super) struct Places(Arc<Mutex<HashMap<IpAddr, usize>>>);

/// A place that is taken. Dropping it frees it.
#[derive(Debug)]
pub(super) struct Taken {
    places: Places,
    by: IpAddr,
}

impl Places {
    /// A place for somebody from there; `None`: there is none. This machine itself may have all of them.
    pub(super) fn take(&self, by: IpAddr) -> Option<Taken> {
        let mut taken = lock(&self.0);
        let own = taken.get(&by).copied().unwrap_or(0);
        let most_of_one = if by.is_loopback() { MOST } else { MOST_OF_ONE };
        if own >= most_of_one || taken.values().sum::<usize>() >= MOST {
            return None;
        }
        taken.insert(by, own + 1);
        Some(Taken { places: self.clone(), by })
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        let mut taken = lock(&self.places.0);
        if let Some(count) = taken.get_mut(&self.by) {
            *count -= 1;
            if *count == 0 {
                taken.remove(&self.by);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_device_takes_all_places_and_each_frees_up() {
        let places = Places::default();
        let device = |number: u8| IpAddr::from([192, 0, 2, number]);
        let mut first: Vec<Taken> = (0..MOST_OF_ONE).map(|_| places.take(device(1)).expect("a place")).collect();
        assert!(places.take(device(1)).is_none());
        first.pop();
        first.push(places.take(device(1)).expect("a place that is free again"));
        let others = (2..).flat_map(|number| [device(number); MOST_OF_ONE]).map_while(|from| places.take(from));
        let others: Vec<Taken> = others.take(MOST).collect();
        assert_eq!(first.len() + others.len(), MOST, "there are no more than that");
        drop((first, others));
        let here: Vec<Taken> = (0..MOST).map_while(|_| places.take(IpAddr::from([127, 0, 0, 1]))).collect();
        assert_eq!(here.len(), MOST);
        drop(here);
        assert!(lock(&places.0).is_empty());
    }
}
