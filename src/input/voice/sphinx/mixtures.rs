//! How likely each senone of the model is in each frame: mixtures of Gaussians, of which all senones of a phone have the same ones, each
//! with weights of its own.
//!
//! The library weighs the best few Gaussians of each phone alone. All of them tell more, above all of two words that are alike, and what
//! lies far below the best takes no time.

use std::fs;
use std::path::Path;

use super::costs::{Costs, UNIT};
use super::features::{Features, PARTS, SIZE};
use super::model::Model;
use super::numbers::Numbers;

/// Nothing is less likely than the best Gaussian of a frame by more than this, as a natural logarithm: a sound that no Gaussian foresaw
/// must not outweigh a whole word.
const FLOOR: f32 = 12.0;
/// Variances are no smaller.
const LEAST_VARIANCE: f32 = 1e-4;

/// The Gaussians of all phones, and the weights of the senones.
pub struct Mixtures {
    phones: Vec<Phone>,
    /// How many Gaussians a phone has in each part of a frame.
    gaussians: usize,
    senones: usize,
}

/// What the senones of one phone have in common.
struct Phone {
    parts: [Part; PARTS],
    senones: Vec<usize>,
}

/// For each number of a cepstrum: something of all Gaussians, side by side, so that one step serves several.
struct Table([Vec<f32>; SIZE]);

/// The Gaussians of one part of a frame.
struct Part {
    means: Table,
    /// What the square of the distance from a mean counts.
    counts: Table,
    /// What each Gaussian is at its mean, as a natural logarithm.
    peaks: Vec<f32>,
    /// For each Gaussian: its weight in each senone of the phone.
    weights: Vec<Vec<f32>>,
    /// The sum of the weights of each senone.
    all: Vec<f32>,
}

impl Mixtures {
    /// Reads `means`, `variances` and `sendump` (the weights).
    ///
    /// `None`: they are missing, damaged, or those of a model of another kind.
    pub fn read(directory: &Path, model: &Model) -> Option<Mixtures> {
        let file = |name| fs::read(directory.join(name)).ok();
        Mixtures::of(&file("means")?, &file("variances")?, &file("sendump")?, &model.owners())
    }

    /// The same, of the bytes of the files, and for each senone the number of the phone whose it is.
    fn of(means: &[u8], variances: &[u8], weights: &[u8], owners: &[usize]) -> Option<Mixtures> {
        let (means, gaussians) = gaussians(means)?;
        let (variances, also) = self::gaussians(variances)?;
        let senones = owners.len();
        let weights = weights_of(weights, gaussians, senones)?;
        let phones = owners.iter().max().map_or(0, |most| most + 1);
        let numbers = phones * PARTS * gaussians * SIZE;
        if also != gaussians || means.len() != numbers || variances.len() != numbers {
            return None;
        }
        let phone = |phone: usize| {
            let senones: Vec<usize> = (0..senones).filter(|senone| owners[*senone] == phone).collect();
            let parts = std::array::from_fn(|part| {
                let size = gaussians * SIZE;
                let of_part = |numbers: &[f32]| Table::of(&numbers[(phone * PARTS + part) * size..][..size]);
                let weights = &weights[part * gaussians..][..gaussians];
                Part::of(of_part(&means), &of_part(&variances), weights, &senones)
            });
            Phone { parts, senones }
        };
        Some(Mixtures { phones: (0..phones).map(phone).collect(), gaussians, senones })
    }

    /// The costs of all senones in these frames.
    pub fn costs(&self, frames: &[Features]) -> Costs {
        let mut scores = vec![0.0; self.phones.len() * PARTS * self.gaussians];
        let (mut all, mut of_phone) = (vec![0.0; self.senones], [Vec::new(), Vec::new(), Vec::new()]);
        let mut costs = Costs::new(self.senones);
        for frame in frames {
            self.score(frame, &mut scores);
            let best = self.best(&scores);
            for (phone, scores) in self.phones.iter().zip(scores.chunks_exact(PARTS * self.gaussians)) {
                let parts = phone.parts.iter().zip(scores.chunks_exact(self.gaussians));
                for (((part, scores), likely), best) in parts.zip(&mut of_phone).zip(best) {
                    part.likely(scores, best, likely);
                }
                let [cepstrum, slope, bend] = &of_phone;
                for (((senone, one), two), three) in phone.senones.iter().zip(cepstrum).zip(slope).zip(bend) {
                    all[*senone] = (one * two * three).ln();
                }
            }
            costs.push(&all);
        }
        costs
    }

    /// How likely each Gaussian is, as a natural logarithm.
    fn score(&self, frame: &Features, scores: &mut [f32]) {
        let parts = self.phones.iter().flat_map(|phone| phone.parts.iter().zip(frame));
        for ((part, cepstrum), scores) in parts.zip(scores.chunks_exact_mut(self.gaussians)) {
            scores.copy_from_slice(&part.peaks);
            for ((means, counts), value) in part.means.0.iter().zip(&part.counts.0).zip(cepstrum) {
                for ((score, mean), count) in scores.iter_mut().zip(means).zip(counts) {
                    let distance = value - mean;
                    *score -= distance * distance * count;
                }
            }
        }
    }

    /// The best of each part, whose phone it may be.
    fn best(&self, scores: &[f32]) -> [f32; PARTS] {
        let mut best = [f32::MIN; PARTS];
        for (at, scores) in scores.chunks_exact(self.gaussians).enumerate() {
            let best = &mut best[at % PARTS];
            *best = scores.iter().copied().fold(*best, f32::max);
        }
        best
    }
}

impl Table {
    /// Of numbers that stand Gaussian by Gaussian.
    fn of(numbers: &[f32]) -> Table {
        Table(std::array::from_fn(|at| numbers.iter().skip(at).step_by(SIZE).copied().collect()))
    }

    fn map(&self, change: impl Fn(f32) -> f32) -> Table {
        Table(std::array::from_fn(|at| self.0[at].iter().copied().map(&change).collect()))
    }
}

impl Part {
    /// Of the weights of all senones, those of these.
    fn of(means: Table, variances: &Table, weights: &[Vec<f32>], senones: &[usize]) -> Part {
        let variances = variances.map(|variance| variance.max(LEAST_VARIANCE));
        let own = |weights: &Vec<f32>| senones.iter().map(|senone| weights[*senone]).collect();
        let weights: Vec<Vec<f32>> = weights.iter().map(own).collect();
        Part {
            means,
            counts: variances.map(|variance| 0.5 / variance),
            peaks: (0..weights.len()).map(|each| peak(variances.0.iter().map(|variances| variances[each]))).collect(),
            all: (0..senones.len()).map(|at| weights.iter().map(|weights| weights[at]).sum()).collect(),
            weights,
        }
    }

    /// How likely each senone of the phone is, compared with the best Gaussian of all.
    fn likely(&self, scores: &[f32], best: f32, likely: &mut Vec<f32>) {
        let floor = (-FLOOR).exp();
        likely.clear();
        likely.extend(self.all.iter().map(|all| all * floor));
        for (score, weights) in scores.iter().zip(&self.weights) {
            let score = score - best;
            if score > -FLOOR {
                let above = score.exp() - floor;
                for (likely, weight) in likely.iter_mut().zip(weights) {
                    *likely += above * weight;
                }
            }
        }
    }
}

/// What a Gaussian with these variances is at its mean, as a natural logarithm.
fn peak(variances: impl Iterator<Item = f32>) -> f32 {
    variances.map(|variance| -0.5 * (std::f32::consts::TAU * variance).ln()).sum()
}

/// The numbers of a file of Gaussians, by phone, part of the frame, Gaussian and place in the cepstrum; and how many Gaussians there are.
fn gaussians(bytes: &[u8]) -> Option<(Vec<f32>, usize)> {
    let mut numbers = Numbers::behind_header(bytes)?;
    let (_phones, parts, gaussians) = (numbers.count()?, numbers.count()?, numbers.count()?);
    for _ in 0..parts {
        numbers.count().filter(|size| *size == SIZE)?;
    }
    let count = numbers.count().filter(|_| parts == PARTS && gaussians > 0)?;
    let all: Option<Vec<f32>> = (0..count).map(|_| numbers.f32()).collect();
    Some((all?, gaussians))
}

/// The weights of each part of a frame and each Gaussian, for all senones.
fn weights_of(bytes: &[u8], gaussians: usize, senones: usize) -> Option<Vec<Vec<f32>>> {
    let mut numbers = Numbers(bytes);
    // A title, and settings, of which one tells whether bytes are weights or point to some.
    loop {
        let length = numbers.count()?;
        if length == 0 {
            break;
        }
        let text = numbers.bytes(length)?;
        if text.starts_with(b"cluster_count") && !text.starts_with(b"cluster_count 0") {
            return None;
        }
    }
    if (numbers.count()?, numbers.count()?) != (gaussians, senones) {
        return None;
    }
    let weight: [f32; 256] = std::array::from_fn(|cost| (-UNIT * u8::try_from(cost).map_or(0.0, f32::from)).exp());
    let row = |row: &[u8]| row.iter().map(|cost| weight[usize::from(*cost)]).collect();
    (0..PARTS * gaussians).map(|_| numbers.bytes(senones).map(row)).collect()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    /// Two Gaussians for each of two phones, whose senones are one and two.
    const OWNERS: [usize; 3] = [0, 1, 1];
    const PLACES: usize = 2 * PARTS * 2 * SIZE;

    fn file(numbers: impl Iterator<Item = f32>) -> Vec<u8> {
        let counts = [0x1122_3344, 2, 3, 2, 13, 13, 13, u32::try_from(PLACES).expect("few")];
        let mut bytes = b"s3\nversion 1.0\nendhdr\n".to_vec();
        bytes.extend(counts.iter().flat_map(|count: &u32| count.to_le_bytes()));
        bytes.extend(numbers.flat_map(f32::to_le_bytes));
        bytes
    }

    /// The Gaussians of a phone stand at 0 and 1, those of the other one at 4 and 5.
    fn means() -> Vec<u8> {
        file((0..PLACES).map(|at| [0.0, 1.0, 4.0, 5.0][at / (PLACES / 2) * 2 + at / SIZE % 2]))
    }

    fn variances() -> Vec<u8> {
        file(std::iter::repeat_n(0.5, PLACES))
    }

    /// Each senone has one of the Gaussians alone, but for the last one, which has both alike.
    fn weights(settings: &str) -> Vec<u8> {
        let mut bytes = Vec::new();
        for text in ["a title\0", settings] {
            bytes.extend(u32::try_from(text.len()).expect("short").to_le_bytes());
            bytes.extend(text.as_bytes());
        }
        bytes.extend([0_u32, 2, 3].iter().flat_map(|count| count.to_le_bytes()));
        // 7 is half, 255 as good as nothing.
        bytes.extend([0, 255, 7, 255, 0, 7].repeat(PARTS));
        bytes
    }

    fn whole() -> Mixtures {
        Mixtures::of(&means(), &variances(), &weights("cluster_count 0\0"), &OWNERS).expect("a whole model")
    }

    #[test]
    fn a_sound_is_likeliest_where_a_gaussian_stands() {
        let frames: Vec<Features> = [0.0, 5.0, 4.0].map(|at| [[at; SIZE]; PARTS]).to_vec();
        let costs = whole().costs(&frames);
        assert_eq!(costs.frames(), 3);
        assert_eq!(costs.frame(0)[0], 0, "{:?}", costs.frame(0));
        assert!(costs.frame(0)[1].abs_diff(dearest()) <= 1, "nothing costs more than the floor: {:?}", costs.frame(0));
        // Half of a mixture is half as likely in each of the three parts.
        let half = 3 * 7;
        assert!(costs.frame(1)[1] == 0 && costs.frame(1)[2].abs_diff(half) <= 1, "{:?}", costs.frame(1));
        assert!(costs.frame(2)[2] == 0 && costs.frame(2)[1] > 100, "{:?}", costs.frame(2));
    }

    /// What a mixture costs at most.
    #[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss)]
    fn dearest() -> i16 {
        (PARTS as f32 * FLOOR / UNIT).round() as i16
    }

    #[test]
    fn files_that_do_not_belong_together_are_no_model() {
        let (means, variances, known) = (means(), variances(), weights("cluster_count 0\0"));
        let of = |weights: &[u8], owners: &[usize]| Mixtures::of(&means, &variances, weights, owners).is_some();
        assert!(of(&known, &OWNERS));
        assert!(!of(&weights("cluster_count 15\0"), &OWNERS), "weights that point elsewhere");
        assert!(!of(&known, &[0, 1]) && !of(&known, &[0, 1, 2]) && !of(&known, &[]));
        assert!(Mixtures::of(&known, &variances, &known, &OWNERS).is_none(), "another file");
    }

    proptest! {
        #[test]
        fn damaged_files_are_refused_or_heard_with_and_end_nothing(
            which in 0..3_usize,
            at in any::<prop::sample::Index>(),
            with in "\\PC{0,8}",
            cut in any::<bool>(),
        ) {
            let mut files = [means(), variances(), weights("cluster_count 0\0")];
            let file = &mut files[which];
            let at = at.index(file.len());
            if cut {
                file.truncate(at);
            } else {
                file.splice(at..at, with.bytes());
            }
            let [means, variances, weights] = files;
            if let Some(mixtures) = Mixtures::of(&means, &variances, &weights, &OWNERS) {
                prop_assert_eq!(mixtures.costs(&[[[1.0; SIZE]; PARTS]]).frames(), 1);
            }
        }
    }
}
