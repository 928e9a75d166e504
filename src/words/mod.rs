//! Messages to words and back: Fluent, number words, times, the styles of announcement; commands heard in words.

pub mod notice;
pub mod utterance;
