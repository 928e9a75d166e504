//! A microphone, of the sound server or without one by cpal: what it hears, mono, at [`RATE`](super::RATE).
//!
//! The device's callback takes no lock and allocates nothing: it adds up the channels and hands the samples on. Opening and letting go
//! may wait for a sound server that hangs, so both are to be done on threads of their own.

#[cfg(target_os = "linux")]
mod served;

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use cpal::traits::{DeviceTrait, HostTrait, StreamTrait};
use cpal::{SampleFormat, StreamConfig};
use rtrb::{Consumer, Producer, RingBuffer};

use super::RATE;
use crate::game::system_error::SystemError;
use crate::sound::rate::ToRate;
use crate::sound::{self, MONITOR, hush};
use crate::words::trouble::VoiceTrouble;

/// Milliseconds of one piece from the device.
const PERIOD_MILLIS: u32 = 10;
/// How long a device may take to open.
const PATIENCE: Duration = Duration::from_millis(800);
/// How often it is looked whether the microphone is still the one that is meant: some systems tell nothing.
const LOOK: Duration = Duration::from_secs(1);

/// Where samples come from.
pub trait Ear: Send {
    /// What has come since.
    ///
    /// # Errors
    /// Why nothing comes any more.
    fn take(&mut self, samples: &mut Vec<i16>) -> Result<(), VoiceTrouble>;
}

/// Why a stream ended, told once.
#[derive(Clone, Default)]
struct Failure(Arc<Mutex<Option<VoiceTrouble>>>);

impl Failure {
    fn tell(&self, why: VoiceTrouble) {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get_or_insert(why);
    }

    fn get(&self) -> Option<VoiceTrouble> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// What is to be let go of.
enum Stream {
    Cpal {
        _stream: cpal::Stream,
    },
    #[cfg(target_os = "linux")]
    Served {
        _stream: served::Recording,
    },
}

/// An open microphone.
pub struct Microphone {
    stream: Option<Stream>,
    arrived: Consumer<f32>,
    converter: ToRate,
    failure: Failure,
    closed: Arc<AtomicBool>,
}

impl Microphone {
    /// Opens the microphone of this name (as the sound system calls it), or the default one. It may take seconds.
    ///
    /// # Errors
    /// Why not.
    pub fn open(name: Option<&str>) -> Result<Microphone, VoiceTrouble> {
        #[cfg(target_os = "linux")]
        let refused = match served::open(name) {
            Ok(microphone) => return Ok(microphone),
            Err(why) => why,
        };
        #[cfg(not(target_os = "linux"))]
        let refused = VoiceTrouble::NoMicrophone;
        let _hushed = hush();
        by_cpal(name).map_err(|why| match (why, refused) {
            (why, VoiceTrouble::NoMicrophone) => why,
            // The reason of a sound system that has the device is worth more than that of one without.
            (VoiceTrouble::NoMicrophone | VoiceTrouble::NoSuchMicrophone { .. }, refused) => refused,
            (why, _) => why,
        })
    }
}

impl Ear for Microphone {
    fn take(&mut self, samples: &mut Vec<i16>) -> Result<(), VoiceTrouble> {
        let waiting = self.arrived.slots();
        if let Ok(chunk) = self.arrived.read_chunk(waiting) {
            let (first, second) = chunk.as_slices();
            samples.extend(self.converter.pass(first));
            samples.extend(self.converter.pass(second));
            chunk.commit_all();
        }
        self.failure.get().map_or(Ok(()), Err)
    }
}

impl Drop for Microphone {
    /// The threads of a server that hangs are joined elsewhere.
    fn drop(&mut self) {
        self.closed.store(true, Ordering::Relaxed);
        let stream = self.stream.take();
        let _without = thread::Builder::new().name("discard-microphone".to_owned()).spawn(move || drop(stream));
    }
}

/// Two seconds: they are taken far sooner, unless the machine is stopped.
fn ring(rate: u32) -> (Producer<f32>, Consumer<f32>) {
    RingBuffer::new((usize::try_from(rate).unwrap_or(0) * 2).max(1))
}

fn by_cpal(name: Option<&str>) -> Result<Microphone, VoiceTrouble> {
    let host = cpal::default_host();
    let device = meant(&host, name)?;
    let supported = device.default_input_config().map_err(|_| VoiceTrouble::NoMicrophone)?;
    let ours =
        StreamConfig { channels: 1, sample_rate: RATE, buffer_size: sound::period(&supported, RATE, PERIOD_MILLIS) };
    let theirs = StreamConfig {
        channels: supported.channels(),
        sample_rate: supported.sample_rate(),
        buffer_size: sound::period(&supported, supported.sample_rate(), PERIOD_MILLIS),
    };
    let failure = Failure::default();
    let build = |config: StreamConfig, format| {
        let (send, arrived) = ring(config.sample_rate);
        let told = failure.clone();
        let failed = move |error: cpal::Error| {
            if !sound::still_runs(&error) {
                told.tell(VoiceTrouble::MicrophoneFailed { system: error.into() });
            }
        };
        build(&device, config, format, send, failed).map(|stream| (stream, arrived, config.sample_rate))
    };
    let opened = build(ours, SampleFormat::I16).or_else(|_| build(theirs, supported.sample_format()));
    let (stream, arrived, rate) = opened.map_err(|error| refusal(&error))?;
    stream.play().map_err(|error| refusal(&error))?;
    let converter =
        ToRate::new(rate, RATE).ok_or(VoiceTrouble::MicrophoneRefuses { system: SystemError::Unsupported })?;
    let closed = Arc::new(AtomicBool::new(false));
    watch(host, name.map(str::to_owned), &device, failure.clone(), closed.clone());
    Ok(Microphone { stream: Some(Stream::Cpal { _stream: stream }), arrived, converter, failure, closed })
}

fn id_of(device: &cpal::Device) -> Option<String> {
    device.id().ok().map(|id| id.id().to_owned())
}

/// The device of this name, or the default one. The recording of an output is a microphone only for those who name it.
fn meant(host: &cpal::Host, name: Option<&str>) -> Result<cpal::Device, VoiceTrouble> {
    let Some(name) = name else {
        let device = host.default_input_device().ok_or(VoiceTrouble::NoMicrophone)?;
        let is_monitor = id_of(&device).is_some_and(|id| id.ends_with(MONITOR));
        return if is_monitor { Err(VoiceTrouble::NoMicrophone) } else { Ok(device) };
    };
    let mut devices = host.input_devices().map_err(|_| VoiceTrouble::NoMicrophone)?;
    devices
        .find(|device| id_of(device).is_some_and(|id| id == name))
        .ok_or_else(|| VoiceTrouble::NoSuchMicrophone { device: name.to_owned() })
}

fn refusal(error: &cpal::Error) -> VoiceTrouble {
    match error.kind() {
        cpal::ErrorKind::DeviceBusy => VoiceTrouble::MicrophoneBusy,
        _ => VoiceTrouble::MicrophoneRefuses { system: error.into() },
    }
}

/// Looks from time to time whether the device is still there, or still the default one: no server tells it.
fn watch(host: cpal::Host, name: Option<String>, device: &cpal::Device, failure: Failure, closed: Arc<AtomicBool>) {
    let opened = id_of(device);
    let look = move || {
        let _hushed = hush();
        while !closed.load(Ordering::Relaxed) {
            thread::sleep(LOOK);
            let now = meant(&host, name.as_deref()).ok().as_ref().and_then(id_of);
            if now != opened {
                let device = opened.unwrap_or_default();
                return failure.tell(VoiceTrouble::MicrophoneGone { device });
            }
        }
    };
    // Without it the stream still tells most of what happens.
    let _without = thread::Builder::new().name("watch-microphone".to_owned()).spawn(look);
}

fn build(
    device: &cpal::Device,
    config: StreamConfig,
    format: SampleFormat,
    send: Producer<f32>,
    failed: impl Fn(cpal::Error) + Send + 'static,
) -> Result<cpal::Stream, cpal::Error> {
    match format {
        SampleFormat::F32 => build_as::<f32>(device, config, send, failed),
        SampleFormat::I32 => build_as::<i32>(device, config, send, failed),
        SampleFormat::U8 => build_as::<u8>(device, config, send, failed),
        _ => build_as::<i16>(device, config, send, failed),
    }
}

fn build_as<T>(
    device: &cpal::Device,
    config: StreamConfig,
    mut send: Producer<f32>,
    failed: impl Fn(cpal::Error) + Send + 'static,
) -> Result<cpal::Stream, cpal::Error>
where
    T: cpal::SizedSample,
    f32: cpal::FromSample<T>,
{
    let channels = usize::from(config.channels.max(1));
    let arrive = move |samples: &[T], _: &cpal::InputCallbackInfo| mixed(samples, channels, &mut send);
    device.build_input_stream::<T, _, _>(config, arrive, failed, Some(PATIENCE))
}

/// The mean of the channels of each frame. What does not fit is lost: nothing has been taken for seconds.
fn mixed<T: cpal::Sample>(samples: &[T], channels: usize, send: &mut Producer<f32>)
where
    f32: cpal::FromSample<T>,
{
    let share = 1.0 / f32::from(u16::try_from(channels).unwrap_or(1));
    for frame in samples.chunks_exact(channels) {
        let sum: f32 = frame.iter().map(|sample| sample.to_sample::<f32>()).sum();
        if send.push(sum * share).is_err() {
            return;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn channels_are_averaged_and_what_does_not_fit_is_lost() {
        let (mut send, mut arrived) = RingBuffer::new(3);
        mixed(&[0.5_f32, 0.1, -0.5, 0.5, 1.0, 1.0, 0.25, 0.25, 0.0], 2, &mut send);
        let heard: Vec<f32> = std::iter::from_fn(|| arrived.pop().ok()).collect();
        assert_eq!(heard.len(), 3);
        assert!(heard.iter().zip([0.3, 0.0, 1.0]).all(|(heard, wanted)| (heard - wanted).abs() < 1e-6), "{heard:?}");
    }

    #[test]
    fn the_first_reason_is_told_and_no_other() {
        let failure = Failure::default();
        assert_eq!(failure.get(), None);
        failure.tell(VoiceTrouble::MicrophoneStuck);
        failure.tell(VoiceTrouble::MicrophoneBusy);
        assert_eq!(failure.get(), Some(VoiceTrouble::MicrophoneStuck));
    }
}
