//! Glicko-2, by Mark Glickman's paper "Example of the Glicko-2 system" (2022).

use serde::{Deserialize, Serialize};

/// How far ratings of the paper's own scale are apart from the usual ones.
const SCALE: f64 = 173.7178;
/// How fast the volatility changes; the paper's example has this value.
const TAU: f64 = 0.5;
/// The volatility is found as exactly as this.
const EXACT: f64 = 0.000_001;
/// The search for it has always ended much sooner; no number that a file may hold can make it endless.
const MOST_STEPS: usize = 200;

/// How strong somebody is, and how sure that is.
#[derive(Copy, Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// As on the usual scale, where 1500 is the beginning.
    pub rating: f64,
    /// The rating deviation: within twice that the true value lies with 95 percent.
    pub deviation: f64,
    /// How much the strength itself changes.
    pub volatility: f64,
}

impl Default for Rating {
    fn default() -> Rating {
        Rating { rating: 1500.0, deviation: Rating::MOST_DEVIATION, volatility: 0.06 }
    }
}

/// One game of a rating period, or one puzzle.
#[derive(Copy, Clone, Debug, PartialEq)]
pub struct Result {
    /// The rating of the other side.
    pub rating: f64,
    pub deviation: f64,
    /// 1 for a win, 0 for a loss, one half for a draw.
    pub score: f64,
}

impl Rating {
    /// Nothing is known beyond this.
    pub const MOST_DEVIATION: f64 = 350.0;

    /// The rating after a rating period. Without results only the deviation grows.
    #[must_use]
    pub fn after(self, results: &[Result]) -> Rating {
        let (mu, phi) = ((self.rating - 1500.0) / SCALE, self.deviation / SCALE);
        if results.is_empty() {
            return Rating { deviation: (phi.hypot(self.volatility) * SCALE).min(Rating::MOST_DEVIATION), ..self };
        }
        let (mut information, mut surprise) = (0.0, 0.0);
        for result in results {
            let (other, weight) = ((result.rating - 1500.0) / SCALE, weight(result.deviation / SCALE));
            let expected = 1.0 / (1.0 + (-weight * (mu - other)).exp());
            information += weight * weight * expected * (1.0 - expected);
            surprise += weight * (result.score - expected);
        }
        let variance = 1.0 / information;
        let volatility = volatility(self.volatility, phi, variance, variance * surprise);
        let before = phi.hypot(volatility);
        let phi = 1.0 / (1.0 / (before * before) + 1.0 / variance).sqrt();
        let mu = mu + phi * phi * surprise;
        Rating { rating: mu * SCALE + 1500.0, deviation: (phi * SCALE).min(Rating::MOST_DEVIATION), volatility }
    }

    /// The rating to the nearest whole number, as it is said.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)] // bounded before it is cut
    pub fn whole(self) -> u32 {
        self.rating.round().clamp(0.0, 9_999.0) as u32
    }

    /// Whether it is too unsure to be relied on.
    pub fn is_provisional(self) -> bool {
        self.deviation > 110.0
    }
}

/// The paper's g: the less is known of the other side, the less a result weighs.
fn weight(deviation: f64) -> f64 {
    let pi = std::f64::consts::PI;
    1.0 / (1.0 + 3.0 * deviation * deviation / (pi * pi)).sqrt()
}

/// Step 5 of the paper, by the Illinois algorithm.
#[allow(clippy::many_single_char_names)] // the letters of the paper
fn volatility(sigma: f64, phi: f64, v: f64, delta: f64) -> f64 {
    let a = (sigma * sigma).ln();
    let f = |x: f64| {
        let e = x.exp();
        let sum = phi * phi + v + e;
        e * (delta * delta - sum) / (2.0 * sum * sum) - (x - a) / (TAU * TAU)
    };
    let mut low = a;
    let mut high = if delta * delta > phi * phi + v {
        (delta * delta - phi * phi - v).ln()
    } else {
        let below = (1..MOST_STEPS).map(|k| a - f64::from(u8::try_from(k).unwrap_or(u8::MAX)) * TAU);
        below.into_iter().find(|x| f(*x) >= 0.0).unwrap_or(a)
    };
    let (mut at_low, mut at_high) = (f(low), f(high));
    for _ in 0..MOST_STEPS {
        if (high - low).abs() <= EXACT {
            break;
        }
        let middle = low + (low - high) * at_low / (at_high - at_low);
        let at_middle = f(middle);
        if at_middle * at_high <= 0.0 {
            (low, at_low) = (high, at_high);
        } else {
            at_low /= 2.0;
        }
        (high, at_high) = (middle, at_middle);
    }
    (low / 2.0).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of the paper, with the values that it prints.
    #[test]
    fn the_papers_example_comes_out_as_printed() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let results = [(1400.0, 30.0, 1.0), (1550.0, 100.0, 0.0), (1700.0, 300.0, 0.0)]
            .map(|(rating, deviation, score)| Result { rating, deviation, score });
        let after = player.after(&results);
        assert!((after.rating - 1464.06).abs() < 0.01, "{after:?}");
        assert!((after.deviation - 151.52).abs() < 0.01, "{after:?}");
        assert!((after.volatility - 0.05999).abs() < 0.000_01, "{after:?}");
    }

    #[test]
    fn without_results_only_the_deviation_grows_up_to_its_limit() {
        let player = Rating { rating: 1712.0, deviation: 50.0, volatility: 0.06 };
        let after = player.after(&[]);
        assert!((after.deviation - (50.0_f64 * 50.0 + (0.06 * SCALE).powi(2)).sqrt()).abs() < 1e-9, "{after:?}");
        assert_eq!((after.rating, after.volatility), (player.rating, player.volatility));
        assert!(Rating::default().after(&[]).deviation <= Rating::MOST_DEVIATION);
    }

    proptest::proptest! {
        #[test]
        fn a_win_never_costs_and_a_loss_never_pays(
            rating in 100.0..3000.0, deviation in 30.0..350.0, other in 100.0..3000.0, of in 30.0..350.0,
        ) {
            let player = Rating { rating, deviation, volatility: 0.06 };
            let result = |score| player.after(&[Result { rating: other, deviation: of, score }]);
            let (won, lost) = (result(1.0), result(0.0));
            proptest::prop_assert!(won.rating >= rating && lost.rating <= rating, "{won:?} {lost:?}");
            for after in [won, lost] {
                proptest::prop_assert!(after.rating.is_finite() && after.deviation > 0.0 && after.volatility > 0.0);
                proptest::prop_assert!(after.deviation <= Rating::MOST_DEVIATION);
            }
        }
    }
}
