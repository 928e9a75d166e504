//! Orders of the arbiter heard in words, and what players point out to him: those of the listener's language, and the English
//! ones in every language.
//!
//! `add white 2:00 because of the noise`: the order, what belongs to it in any order, and behind a word for it the reason.

use super::grammar::{Grammar, is_said, leading, meaning};
use crate::game::participant::Language;
use crate::game::ruling::Ruling;
use crate::game::ruling_fact::Pointed;
use crate::rules::devices::Device;
use crate::rules::ending::Outcome;
use crate::rules::position::Color;
use crate::rules::profile::{Penalty, Points};
use crate::rules::setup_errors::Misplaced;

/// Longer lines are no orders.
const LONGEST: usize = 400;

/// What the arbiter said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// An order.
    Ruling(Ruling),
    /// Puts back the position after so many half-moves.
    Restore(u32),
    /// Corrects a half-move, counted from 1, on the scoresheet.
    Correct(u32, String),
    /// Both players have written something else as this half-move, counted from 1.
    Agreed(u32, String),
    /// Starts the game, or lets it go on.
    Start,
    /// Wants to hear what is open.
    Inbox,
    /// Wants another PIN.
    Pin,
    /// Has finished.
    Done,
    /// It begins like an order, but something is missing or wrong.
    Incomplete,
}

/// An order and its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// The order.
    pub said: Said,
    /// The reason; empty if none was given.
    pub reason: String,
}

/// What a player said to the arbiter, or asks of him.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FromPlayer {
    /// Points something out.
    PointOut(Pointed),
    /// Wants to see whether he can still mate.
    OwnMate,
    /// Wants to see whether his opponent can.
    OtherMate,
    /// Charges the gap to the side whose clock was running.
    Charge,
    /// Is there.
    Arrive,
    /// Gives the keyboard to the arbiter.
    Arbiter,
}

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
enum Verb {
    Add,
    Take,
    Set,
    SetMoves,
    SetPeriod,
    SetRunning,
    Present,
    Absent,
    Start,
    Charge,
    Illegal,
    TwoHands,
    Restore,
    AcceptClaim,
    RejectClaim,
    Correct,
    Agreed,
    Displaced,
    Penalty,
    Result,
    Points,
    GoOn,
    Annul,
    Device,
    Setup,
    Board,
    Colours,
    Flag,
    Inbox,
    Pin,
    Done,
}

const VERBS: [(&str, Verb); 31] = [
    ("order-add", Verb::Add),
    ("order-take", Verb::Take),
    ("order-set", Verb::Set),
    ("order-moves", Verb::SetMoves),
    ("order-period", Verb::SetPeriod),
    ("order-running", Verb::SetRunning),
    ("order-present", Verb::Present),
    ("order-absent", Verb::Absent),
    ("order-start", Verb::Start),
    ("order-charge", Verb::Charge),
    ("order-illegal", Verb::Illegal),
    ("order-two-hands", Verb::TwoHands),
    ("order-restore", Verb::Restore),
    ("order-accept-claim", Verb::AcceptClaim),
    ("order-reject-claim", Verb::RejectClaim),
    ("order-correct", Verb::Correct),
    ("order-agreed", Verb::Agreed),
    ("order-displaced", Verb::Displaced),
    ("order-penalty", Verb::Penalty),
    ("order-result", Verb::Result),
    ("order-points", Verb::Points),
    ("order-go-on", Verb::GoOn),
    ("order-annul", Verb::Annul),
    ("order-device", Verb::Device),
    ("order-setup", Verb::Setup),
    ("order-board", Verb::Board),
    ("order-colours", Verb::Colours),
    ("order-flag", Verb::Flag),
    ("order-docket", Verb::Inbox),
    ("order-pin", Verb::Pin),
    ("order-done", Verb::Done),
];

const PENALTIES: [(&str, Penalty); 9] = [
    ("part-warning", Penalty::Warning),
    ("part-opponent-time", Penalty::OpponentTimePlus),
    ("part-opponent-points", Penalty::OpponentPointsMax),
    ("part-own-time", Penalty::OffenderTimeMinus),
    ("part-own-points", Penalty::OffenderPointsMinus),
    ("part-loss", Penalty::Loss),
    ("part-fine", Penalty::Fine),
    ("part-rounds", Penalty::ExcludeRounds),
    ("part-expel", Penalty::Expel),
];

const DEVICES: [(&str, Device); 3] = [
    ("part-sound", Device::Sound),
    ("part-switched-off", Device::CarriedSwitchedOff),
    ("part-switched-on", Device::CarriedSwitchedOn),
];

const PLAYERS: [(&str, FromPlayer); 7] = [
    ("claim-illegal", FromPlayer::PointOut(Pointed::Illegal)),
    ("claim-flag", FromPlayer::PointOut(Pointed::Flag)),
    ("charge-gap", FromPlayer::Charge),
    ("i-am-here", FromPlayer::Arrive),
    ("ask-own-mate", FromPlayer::OwnMate),
    ("ask-other-mate", FromPlayer::OtherMate),
    ("order-arbiter", FromPlayer::Arbiter),
];

const SIDES: [(&str, Color); 2] = [("part-white", Color::White), ("part-black", Color::Black)];

/// What a player said to the arbiter, if the line is that.
#[must_use]
pub fn from_player(line: &str, language: Language) -> Option<FromPlayer> {
    if line.len() > LONGEST {
        return None;
    }
    meaning(line, language, &PLAYERS)
}

/// The order that a line of the arbiter is, if it begins like one.
#[must_use]
pub fn parse(line: &str, language: Language) -> Option<Heard> {
    if line.len() > LONGEST {
        return None;
    }
    let (order, reason) = reason_apart(line, language);
    let (verb, rest) = leading(&order, language, &VERBS)?;
    let rest: Vec<&str> = rest.split_whitespace().collect();
    if verb == Verb::Start && !rest.is_empty() {
        // Something else is begun: `empieza la reanudación`.
        return None;
    }
    let said = said(verb, &rest, language).unwrap_or(Said::Incomplete);
    Some(Heard { said, reason })
}

/// Some orders in their usual form, for those who mistype one.
#[must_use]
pub fn examples(language: Language) -> String {
    let usual = |rule: &str| Grammar::of(language).usual(rule).unwrap_or_default();
    ["order-add", "order-illegal", "order-penalty", "order-result", "order-docket"].map(usual).join(", ")
}

/// Behind a semicolon, or a word such as *because*.
fn reason_apart(line: &str, language: Language) -> (String, String) {
    if let Some((order, reason)) = line.split_once(';') {
        return (order.to_owned(), reason.trim().to_owned());
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    for at in 1..words.len() {
        let (order, tail) = words.split_at(at);
        if let Some(((), reason)) = leading(&tail.join(" "), language, &[("part-because", ())]) {
            return (order.join(" "), reason);
        }
    }
    (line.to_owned(), String::new())
}

/// A meaning anywhere among the words: the one with the most words, of several the last.
fn among<T: Copy>(words: &[&str], language: Language, meanings: &[(&str, T)]) -> Option<T> {
    let at = |start: usize| {
        let tail = words.get(start..)?;
        let (meaning, rest) = leading(&tail.join(" "), language, meanings)?;
        Some((meaning, tail.len() - rest.split_whitespace().count()))
    };
    (0..words.len()).filter_map(at).max_by_key(|(_, count)| *count).map(|(meaning, _)| meaning)
}

fn said(verb: Verb, words: &[&str], language: Language) -> Option<Said> {
    let side = among(words, language, &SIDES);
    let millis = words.iter().find_map(|word| duration(word));
    let number = words.iter().find_map(|word| word.parse::<u32>().ok());
    Some(match verb {
        Verb::Add => Said::Ruling(Ruling::AddTime { side: side?, millis: millis? }),
        Verb::Take => Said::Ruling(Ruling::TakeTime { side: side?, millis: millis? }),
        Verb::Set => Said::Ruling(Ruling::SetClock { side: side?, millis: millis? }),
        Verb::SetMoves => Said::Ruling(Ruling::SetMoves { side: side?, moves: number? }),
        Verb::SetPeriod => Said::Ruling(Ruling::SetPeriod { side: side?, period: number? }),
        Verb::SetRunning => Said::Ruling(Ruling::SetRunning { side: side? }),
        Verb::Present => Said::Ruling(Ruling::Presence { side: side?, here: true }),
        Verb::Absent => Said::Ruling(Ruling::Presence { side: side?, here: false }),
        Verb::Start => Said::Start,
        Verb::Charge => Said::Ruling(Ruling::Charge { millis }),
        Verb::Illegal => Said::Ruling(Ruling::Illegal { side }),
        Verb::TwoHands => Said::Ruling(Ruling::TwoHands { side: side? }),
        Verb::Restore => Said::Restore(number?),
        Verb::AcceptClaim => Said::Ruling(Ruling::Claim { accepted: true }),
        Verb::RejectClaim => Said::Ruling(Ruling::Claim { accepted: false }),
        Verb::Correct => Said::Correct(number?, behind_the_number(words)?),
        Verb::Agreed => Said::Agreed(number?, behind_the_number(words)?),
        Verb::Displaced => Said::Ruling(Ruling::Displaced { side: side? }),
        Verb::Penalty => {
            // The side is no part of the penalty.
            let is_side = |word: &&str| among(&[word], language, &SIDES).is_none();
            let rest: Vec<&str> = words.iter().copied().filter(is_side).collect();
            let penalty = among(&rest, language, &PENALTIES)?;
            Said::Ruling(Ruling::Penalty { side: side?, penalty, millis })
        }
        Verb::Result => Said::Ruling(Ruling::Result { outcome: outcome(words, language)? }),
        Verb::Points => {
            let mut numbers = words.iter().filter_map(|word| points(word));
            Said::Ruling(Ruling::Points { white: numbers.next()?, black: numbers.next()? })
        }
        Verb::GoOn => Said::Ruling(Ruling::GoOn),
        Verb::Annul => Said::Ruling(Ruling::Annul),
        Verb::Device => {
            let device = among(words, language, &DEVICES).unwrap_or(Device::CarriedSwitchedOn);
            Said::Ruling(Ruling::Device { side: side?, device })
        }
        Verb::Setup => {
            let rook = words.iter().any(|word| is_said("part-rook", word, language));
            let misplaced = if rook { Misplaced::Rook } else { Misplaced::KingAndQueen };
            Said::Ruling(Ruling::SetupWrong { side: side?, misplaced })
        }
        Verb::Board => Said::Ruling(Ruling::BoardTurned),
        Verb::Colours => Said::Ruling(Ruling::ColoursReversed),
        Verb::Flag => Said::Ruling(Ruling::CallFlag),
        Verb::Inbox => Said::Inbox,
        Verb::Pin => Said::Pin,
        Verb::Done => Said::Done,
    })
}

fn behind_the_number(words: &[&str]) -> Option<String> {
    let at = words.iter().position(|word| word.parse::<u32>().is_ok())?;
    words.get(at + 1..).filter(|text| !text.is_empty()).map(|text| text.join(" "))
}

/// `2:00`, `1:30:00`, or seconds, in milliseconds.
pub(super) fn duration(word: &str) -> Option<u64> {
    let parts: Vec<&str> = word.split(':').collect();
    if parts.len() > 3 || parts.iter().any(|part| part.is_empty() || !part.bytes().all(|byte| byte.is_ascii_digit())) {
        return None;
    }
    let seconds =
        parts.iter().try_fold(0u64, |before, part| before.checked_mul(60)?.checked_add(part.parse::<u64>().ok()?))?;
    seconds.checked_mul(1_000)
}

fn points(word: &str) -> Option<Points> {
    let number = match word {
        "½" | "1/2" => 0.5,
        word => word.replace(',', ".").parse::<f64>().ok()?,
    };
    Points::from_number(number)
}

fn outcome(words: &[&str], language: Language) -> Option<Outcome> {
    let written = words.first().copied().unwrap_or_default();
    match written {
        "1-0" => Some(Outcome::Won { by: Color::White }),
        "0-1" => Some(Outcome::Won { by: Color::Black }),
        "1/2-1/2" | "½-½" | "1/2" | "½" => Some(Outcome::Drawn),
        "0-0" => Some(Outcome::LostByBoth),
        _ if is_said("part-draw", &words.join(" "), language) => Some(Outcome::Drawn),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ruling(line: &str, language: Language) -> Option<Said> {
        parse(line, language).map(|heard| heard.said)
    }

    #[test]
    fn orders_are_heard_in_every_language_and_in_english() {
        let two_minutes = Said::Ruling(Ruling::AddTime { side: Color::White, millis: 120_000 });
        for (line, language) in [
            ("add white 2:00", Language::En),
            ("aggiungi bianco 2:00", Language::It),
            ("gib weiß 2:00", Language::De),
            ("gib Weiss 120", Language::De),
            ("añade blancas 2:00", Language::Es),
            ("ajoute blancs 2:00", Language::Fr),
            ("add 2:00 white", Language::Fr),
        ] {
            assert_eq!(ruling(line, language), Some(two_minutes.clone()), "{line}");
        }
        let loss = Ruling::Penalty { side: Color::White, penalty: Penalty::Loss, millis: None };
        assert_eq!(ruling("penalty white loss", Language::En), Some(Said::Ruling(loss)));
        let time = Ruling::Penalty { side: Color::Black, penalty: Penalty::OpponentTimePlus, millis: Some(60_000) };
        assert_eq!(ruling("strafe schwarz zeit gegner 1:00", Language::De), Some(Said::Ruling(time)));
        assert_eq!(ruling("end 1/2-1/2", Language::It), Some(Said::Ruling(Ruling::Result { outcome: Outcome::Drawn })));
        assert_eq!(ruling("illegal", Language::En), Some(Said::Ruling(Ruling::Illegal { side: None })));
        assert_eq!(ruling("correct scoresheet 3 Nf3", Language::En), Some(Said::Correct(3, "Nf3".to_owned())));
        assert_eq!(ruling("concordi 7 Cf3", Language::It), Some(Said::Agreed(7, "Cf3".to_owned())));
        assert_eq!(ruling("both wrote 7", Language::En), Some(Said::Incomplete));
        let displaced = |side| Some(Said::Ruling(Ruling::Displaced { side }));
        assert_eq!(ruling("verrutscht schwarz", Language::De), displaced(Color::Black));
        assert_eq!(ruling("displaced white", Language::Fr), displaced(Color::White));
        assert_eq!(ruling("add white", Language::En), Some(Said::Incomplete));
        assert_eq!(ruling("moves", Language::En), None);
    }

    #[test]
    fn the_reason_stands_behind_a_word_or_a_semicolon() {
        let heard = parse("add black 0:30 because somebody sang", Language::En).expect("an order");
        assert_eq!(heard.reason, "somebody sang");
        let heard = parse("ajoute noirs 30 parce que la porte a claqué", Language::Fr).expect("an order");
        assert_eq!(heard.reason, "la porte a claqué");
        assert_eq!(parse("annul; double booking", Language::En).expect("an order").reason, "double booking");
    }

    proptest::proptest! {
        #[test]
        fn no_line_breaks_the_reader(line in "\\PC{0,60}", language in 0usize..5) {
            let _whatever = parse(&line, Language::ALL[language]);
            let _whatever = from_player(&line, Language::ALL[language]);
        }
    }
}
