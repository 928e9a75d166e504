//! How long to think.

/// What goes by between a move of the program and the stop of its clock, in milliseconds: announcing, the disk, the press.
const MARGIN: u64 = 150;

/// How many milliseconds a move may take.
///
/// Without a clock it is the opponent's `usual` time: somebody who cannot see the board waits for it. With `(left, increment)`
/// in milliseconds it is a part of what is left, but never so long that waiting becomes tiresome, and never so much
/// that the flag could fall: at least two thirds of what is left stay on the clock, the margin besides.
pub fn allotted(time: Option<(u64, u64)>, usual: u64) -> u64 {
    let Some((left, increment)) = time else { return usual };
    let usable = left.saturating_sub(MARGIN);
    let share = usable / 40 + increment.saturating_mul(3) / 4;
    share.min(usable / 3).min(usual.saturating_mul(5)).max(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const USUAL: u64 = 1500;

    /// Games of 300 moves in which every move takes all that is allotted, and the way to the clock besides.
    #[test]
    fn the_flag_never_falls() {
        for (start, increment, lag) in
            [(60_000, 0, 30), (30_000, 0, 30), (180_000, 2000, 140), (10_000, 100, 60), (5000, 1000, 140)]
        {
            let mut left: u64 = start;
            for number in 1..=300 {
                let used = allotted(Some((left, increment)), USUAL) + lag;
                assert!(used < left, "{start}+{increment}: move {number} takes {used} of {left}");
                left = left - used + increment;
                if increment == 0 && number == 120 {
                    break; // a flag falls in the end where every move costs a lag and nothing is added
                }
            }
        }
    }

    #[test]
    fn nothing_is_asked_of_an_empty_clock() {
        assert_eq!(allotted(Some((0, 0)), USUAL), 1);
        assert_eq!(allotted(Some((u64::MAX, u64::MAX)), USUAL), 7500);
        assert_eq!(allotted(None, USUAL), 1500);
    }
}
