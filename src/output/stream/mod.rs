//! A real device that plays a [`player::Player`]: by the sound server ([`served`]), or without one by cpal.
//!
//! The buffer is always of a fixed size, because the default one may be two seconds long.

pub mod bluetooth;
mod mixer;
pub mod player;
#[cfg(target_os = "linux")]
pub mod served;

use std::sync::{Arc, mpsc};
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{SampleFormat, StreamConfig};
use thiserror::Error;

use self::player::Player;
use super::sink::RATE;
use crate::sound::rate::OnDemand;
use crate::sound::{self, hush, is_sound_card};
use crate::words::trouble::SoundTrouble;

/// Milliseconds of the device's period at [`RATE`]; about twice as much is on its way at any moment. With 11 an interrupting
/// word came after 30 ms at the 95th percentile, with 5 after 18, but a busy machine broke the words up (`cargo bench --bench
/// speech`).
const PERIOD_MILLIS: u32 = 8;
/// How long a device may take to open.
const PATIENCE: Duration = Duration::from_millis(800);

/// The device did not do as it was told, or did not answer in time.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Error)]
#[error("the sound device does not answer")]
pub struct Disobeyed;

/// Which device is to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Target {
    /// The default one, wherever the sound system leads it.
    Default,
    /// The one of this name (as the sound system calls it), and no other.
    Named(String),
    /// As `Named`, for words that only this listener may hear: at any change around the device the stream ends.
    Private(String),
}

/// An open device. It plays until it is paused or dropped.
///
/// Dropping it may join threads which never end while a sound server hangs.
pub enum Stream {
    /// By cpal; and why not by the sound server, where one is there.
    Cpal { stream: Arc<cpal::Stream>, server: Option<SoundTrouble> },
    /// By the sound server.
    #[cfg(target_os = "linux")]
    Served(served::Served),
}

impl Stream {
    /// Opens a device and starts it.
    ///
    /// `failed` is called with the reason, on a thread of the device, when it breaks; it may be called more than once.
    ///
    /// # Errors
    /// Why not; where there is no sound at all it comes back within a second, and nothing is printed.
    pub fn open(
        target: &Target,
        player: &Player,
        failed: impl Fn(SoundTrouble) + Clone + Send + 'static,
    ) -> Result<Stream, SoundTrouble> {
        player.carry_news().map_err(|error| SoundTrouble::NoThread { system: error.into() })?;
        let server = match by_server(target, player, failed.clone()) {
            Ok(stream) => return Ok(stream),
            Err(why) if may_avoid_server(target, &why) => Some(why).filter(|why| *why != SoundTrouble::NoDevice),
            Err(why) => return Err(why),
        };
        let _hushed = hush();
        match by_cpal(target, player, failed) {
            Ok(stream) => Ok(Stream::Cpal { stream: Arc::new(stream), server }),
            // What the server says is worth more: it has the devices that are meant.
            Err(why) => Err(server.unwrap_or(why)),
        }
    }

    /// Why the sound server, which is there, does not play it.
    pub const fn avoids_server(&self) -> Option<&SoundTrouble> {
        match self {
            Stream::Cpal { server, .. } => server.as_ref(),
            #[cfg(target_os = "linux")]
            Stream::Served(_) => None,
        }
    }

    /// Lets the device rest: no sample is asked for until [`Stream::play`].
    ///
    /// # Errors
    /// [`Disobeyed`] within a second; the device is then to be opened anew.
    pub fn pause(&self) -> Result<(), Disobeyed> {
        match self {
            Stream::Cpal { stream, .. } => patiently(stream, cpal::Stream::pause),
            #[cfg(target_os = "linux")]
            Stream::Served(stream) => stream.pause(),
        }
    }

    /// Goes on after [`Stream::pause`].
    ///
    /// # Errors
    /// [`Disobeyed`] within a second; the device is then to be opened anew.
    pub fn play(&self) -> Result<(), Disobeyed> {
        match self {
            Stream::Cpal { stream, .. } => patiently(stream, cpal::Stream::play),
            #[cfg(target_os = "linux")]
            Stream::Served(stream) => stream.play(),
        }
    }
}

/// A device that was named is that of the server, where there is one. Without a server no stream of a sound card is moved.
fn may_avoid_server(target: &Target, why: &SoundTrouble) -> bool {
    match target {
        Target::Default => true,
        Target::Named(_) => *why == SoundTrouble::NoDevice,
        Target::Private(name) => *why == SoundTrouble::NoDevice && is_sound_card(name),
    }
}

/// Both wait for the device's answer, and one that hangs never gives it: so a thread waits.
fn patiently(stream: &Arc<cpal::Stream>, ask: fn(&cpal::Stream) -> Result<(), cpal::Error>) -> Result<(), Disobeyed> {
    let (send, answer) = mpsc::channel();
    let stream = stream.clone();
    let wait = move || drop(send.send(ask(&stream)));
    super::spawn("ask-device", wait).map_err(|_| Disobeyed)?;
    answer.recv_timeout(PATIENCE).map_err(|_| Disobeyed)?.map_err(|_| Disobeyed)
}

#[cfg(target_os = "linux")]
fn by_server(
    target: &Target,
    player: &Player,
    failed: impl Fn(SoundTrouble) + Send + 'static,
) -> Result<Stream, SoundTrouble> {
    served::Served::open(target, player, failed).map(Stream::Served)
}

/// There is none elsewhere.
#[cfg(not(target_os = "linux"))]
fn by_server(
    _target: &Target,
    _player: &Player,
    _failed: impl Fn(SoundTrouble) + Send + 'static,
) -> Result<Stream, SoundTrouble> {
    Err(SoundTrouble::NoDevice)
}

fn by_cpal(
    target: &Target,
    player: &Player,
    failed: impl Fn(SoundTrouble) + Clone + Send + 'static,
) -> Result<cpal::Stream, SoundTrouble> {
    let host = cpal::default_host();
    let device = match target {
        Target::Default => host.default_output_device().ok_or(SoundTrouble::NoDevice)?,
        Target::Named(name) | Target::Private(name) => named(&host, name)?,
    };
    // ALSA claims a default device where there is none; asked for its settings it admits it.
    let supported = device.default_output_config().map_err(|_| SoundTrouble::NoDevice)?;
    let ours =
        StreamConfig { channels: 1, sample_rate: RATE, buffer_size: sound::period(&supported, RATE, PERIOD_MILLIS) };
    let theirs = StreamConfig {
        channels: supported.channels(),
        sample_rate: supported.sample_rate(),
        buffer_size: sound::period(&supported, supported.sample_rate(), PERIOD_MILLIS),
    };
    let build = |config, format| {
        let failed = failed.clone();
        build(&device, config, format, player.clone(), move |error: cpal::Error| {
            failed(SoundTrouble::DeviceFailed { system: error.into() });
        })
    };
    let stream = build(ours, SampleFormat::I16).or_else(|_| build(theirs, supported.sample_format()));
    let playing = stream.and_then(|stream| stream.play().map(|()| stream));
    playing.map_err(|error| SoundTrouble::DeviceRefuses { system: error.into() })
}

fn named(host: &cpal::Host, name: &str) -> Result<cpal::Device, SoundTrouble> {
    let mut devices = host.output_devices().map_err(|_| SoundTrouble::NoDevice)?;
    devices
        .find(|device| device.id().is_ok_and(|id| id.id() == name))
        .ok_or_else(|| SoundTrouble::NoSuchDevice { device: name.to_owned() })
}

fn build(
    device: &cpal::Device,
    config: StreamConfig,
    format: SampleFormat,
    player: Player,
    failed: impl Fn(cpal::Error) + Send + 'static,
) -> Result<cpal::Stream, cpal::Error> {
    let feed = Feed::new(player, &config);
    let failed = move |error: cpal::Error| {
        if !sound::still_runs(&error) {
            failed(error);
        }
    };
    match format {
        SampleFormat::F32 => build_as::<f32>(device, config, feed, failed),
        SampleFormat::I32 => build_as::<i32>(device, config, feed, failed),
        SampleFormat::U8 => build_as::<u8>(device, config, feed, failed),
        _ => build_as::<i16>(device, config, feed, failed),
    }
}

fn build_as<T>(
    device: &cpal::Device,
    config: StreamConfig,
    mut feed: Feed,
    failed: impl Fn(cpal::Error) + Send + 'static,
) -> Result<cpal::Stream, cpal::Error>
where
    T: cpal::SizedSample + cpal::FromSample<i16>,
{
    let fill = move |out: &mut [T], _: &cpal::OutputCallbackInfo| feed.fill(out);
    device.build_output_stream::<T, _, _>(config, fill, failed, Some(PATIENCE))
}

/// Frames that are made at once; a larger buffer of the device is filled in several pieces, so that nothing is allocated for it.
const PIECE: usize = 1024;

/// Fits the player's mono samples to a device's rate and channels. It works in the device's callback: it takes no lock and allocates
/// nothing.
struct Feed {
    player: Player,
    resampler: OnDemand,
    channels: usize,
    mono: [i16; PIECE],
}

impl Feed {
    fn new(player: Player, config: &StreamConfig) -> Feed {
        let resampler = OnDemand::new(RATE, config.sample_rate, PIECE);
        Feed { player, resampler, channels: usize::from(config.channels.max(1)), mono: [0; PIECE] }
    }

    fn fill<T: cpal::Sample + cpal::FromSample<i16>>(&mut self, out: &mut [T]) {
        for piece in out.chunks_mut(self.channels * PIECE) {
            let mono = &mut self.mono[..piece.len().div_ceil(self.channels)];
            self.resampler.fill(mono, |samples| self.player.fill(samples));
            for (frame, sample) in piece.chunks_mut(self.channels).zip(mono) {
                frame.fill(T::from_sample(*sample));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use cpal::BufferSize;

    use super::*;

    #[test]
    fn every_channel_of_a_device_gets_the_words() {
        use crate::output::queue::Job;
        use crate::output::sink::Sink;
        let player = Player::new(|_| {});
        player.begin(Job(1));
        player.push(Job(1), &[0x4000; 3000]);
        let config = StreamConfig { channels: 2, sample_rate: 48_000, buffer_size: BufferSize::Fixed(480) };
        let mut feed = Feed::new(player, &config);
        let mut out = vec![0.0_f32; 960];
        feed.fill(&mut out);
        // The filter swings a little where the sound begins.
        assert!(out[400..].iter().all(|sample| (sample - 0.5).abs() < 0.02));
        let mut long = vec![0.0_f32; 2 * 2 * PIECE + 2];
        feed.fill(&mut long);
        assert!(long.iter().all(|sample| (sample - 0.5).abs() < 0.01), "in several pieces");
        let mut bytes = vec![0_u8; 7];
        feed.fill(&mut bytes);
        assert!(bytes.iter().all(|sample| (0xBF..=0xC0).contains(sample)), "an odd rest is filled too: {bytes:?}");
    }
}
