//! Orders of the arbiter heard in words, and what players point out to them: those of the listener's language, and the English
//! ones in every language.
//!
//! `add white 2:00 because of the noise`: the words live in the grammars; here stands what their rules mean.

use crate::desk::lines::unclear::{Unclear, unclear};
use crate::desk::lines::warnings::length;
use crate::game::participant::Language;
use crate::game::ruling::Ruling;
use crate::game::ruling_fact::Pointed;
use crate::language::OfEach;
use crate::rules::devices::Device;
use crate::rules::ending::Outcome;
use crate::rules::position::Color;
use crate::rules::profile::Penalty;
use crate::rules::setup_errors::Misplaced;
use crate::words::grammar::{Grammar, Line, Match, matches, meaning, wanting};

/// Longer lines are no orders.
const LONGEST: usize = 400;

/// What the arbiter said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Said {
    /// An order.
    Ruling(Ruling),
    /// Confirms the times that are proposed.
    Times {
        /// Those of the log instead.
        logged: bool,
    },
    /// Puts back the position after this number of half-moves.
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
    /// Wants to hear what an order would bring.
    Preview(String),
    /// Has finished.
    Done,
    /// Something is missing or wrong in it.
    Unclear(Unclear),
}

/// An order and its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Heard {
    /// The order.
    pub said: Said,
    /// The reason; empty if none was given.
    pub reason: String,
}

/// What a player said to the arbiter, or asks of them.
#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub enum FromPlayer {
    /// Points something out.
    PointOut(Pointed),
    /// Wants to see whether they can still mate.
    OwnMate,
    /// Wants to see whether their opponent can.
    OtherMate,
    /// Charges the gap to the side whose clock was running.
    Charge,
    Arrive,
    /// Calls them (6.11.2).
    CallArbiter,
    /// Gives the keyboard to the arbiter.
    Arbiter,
}

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

const PLAYERS: [(&str, FromPlayer); 8] = [
    ("claim-illegal", FromPlayer::PointOut(Pointed::Illegal)),
    ("claim-flag", FromPlayer::PointOut(Pointed::Flag)),
    ("charge-gap", FromPlayer::Charge),
    ("i-am-here", FromPlayer::Arrive),
    ("call-arbiter", FromPlayer::CallArbiter),
    ("ask-own-mate", FromPlayer::OwnMate),
    ("ask-other-mate", FromPlayer::OtherMate),
    (ARBITER, FromPlayer::Arbiter),
];

/// What players say who give the keyboard to the arbiter.
const ARBITER: &str = "order-arbiter";
/// The sides in orders and claims.
pub(crate) const SIDES: [(&str, Color); 2] = [("part-white", Color::White), ("part-black", Color::Black)];
/// The results in orders and claims.
pub(crate) const OUTCOMES: [(&str, Outcome); 6] = [
    ("say-white-wins", Outcome::Won { by: Color::White }),
    ("say-black-wins", Outcome::Won { by: Color::Black }),
    ("say-drawn", Outcome::Drawn),
    ("half-for-white", Outcome::HalfPoint { to: Color::White }),
    ("half-for-black", Outcome::HalfPoint { to: Color::Black }),
    ("both-lose", Outcome::LostByBoth),
];

/// What a player said to the arbiter, if the line is that.
pub fn from_player(line: &str, language: Language) -> Option<FromPlayer> {
    if line.len() > LONGEST {
        return None;
    }
    meaning(line, language, &PLAYERS)
}

/// Whether a rule is what players say to the arbiter.
pub fn is_from_player(rule: &str) -> bool {
    PLAYERS.iter().any(|(name, _)| *name == rule)
}

/// The order that a line of the arbiter is, if it is one, or nothing but a slot is missing or wrong in it.
pub fn parse(line: &str, language: Language) -> Option<Heard> {
    if line.len() > LONGEST {
        return None;
    }
    let (order, behind) = line.split_once(';').map_or((line, None), |(order, reason)| (order, Some(reason.trim())));
    let order = Line::new(order, language);
    let whole = |found: &Match<'_>| Some((said(found)?, behind.unwrap_or(found.text()).to_owned()));
    let heard = matches(&order, is_order).iter().find_map(whole);
    let wanted =
        || wanting(&order, is_clearly_an_order, unclear).map(|unclear| (Said::Unclear(unclear), String::new()));
    heard.or_else(wanted).map(|(said, reason)| Heard { said, reason })
}

/// Some orders in their usual form, for those who mistype one.
pub fn examples(language: Language) -> String {
    let usual = |rule: &str| Grammar::of(language).usual(rule).unwrap_or_default();
    ["order-add", "order-illegal", "order-penalty", "order-result", "order-docket"].map(usual).join(", ")
}

/// All orders in their usual form, with an example of what belongs to each.
pub(crate) fn all(language: Language) -> &'static [String] {
    static ALL: OfEach<Vec<String>> = OfEach::new();
    ALL.get(language, || {
        let whole = |usual: &str| match parse(usual, language) {
            Some(Heard { said: Said::Unclear(unclear), .. }) => unclear.example().unwrap_or(usual).to_owned(),
            _ => usual.to_owned(),
        };
        let asks = ["order-docket", "order-pin", "order-done", "order-preview"];
        let wanted = |rule: &str| is_order(rule) && !asks.contains(&rule);
        Grammar::of(language).usual_of(wanted).into_iter().map(whole).collect()
    })
}

/// Whether a rule is an order.
pub fn is_order(rule: &str) -> bool {
    rule.starts_with("order-") && rule != ARBITER
}

/// Without a side *leave* and *back* are no orders.
fn is_clearly_an_order(rule: &str) -> bool {
    is_order(rule) && !matches!(rule, "order-leave" | "order-back")
}

fn said(found: &Match<'_>) -> Option<Said> {
    let side = found.named(&SIDES);
    let number = found.number();
    let millis = if found.has("length") { length(found) } else { number.map(|seconds| u64::from(seconds) * 1_000) };
    Some(Said::Ruling(match found.rule() {
        "order-add" => Ruling::AddTime { side: side?, millis: millis? },
        "order-take" => Ruling::TakeTime { side: side?, millis: millis? },
        "order-set" => Ruling::SetClock { side: side?, millis: millis? },
        "order-moves" => Ruling::SetMoves { side: side?, moves: number? },
        "order-period" => Ruling::SetPeriod { side: side?, period: number? },
        "order-running" => Ruling::SetRunning { side: side? },
        "order-present" => Ruling::Presence { side: side?, here: true },
        "order-absent" => Ruling::Presence { side: side?, here: false },
        "order-leave" => Ruling::Venue { side: side?, left: true },
        "order-back" => Ruling::Venue { side: side?, left: false },
        "order-charge" => Ruling::Charge { millis },
        "order-illegal" => Ruling::Illegal { side },
        "order-illegal-press" => Ruling::IllegalPress { side },
        "order-dismiss" => Ruling::Dismiss { side },
        "order-two-hands" => Ruling::TwoHands { side: side? },
        "order-accept-claim" => Ruling::Claim { accepted: true },
        "order-accept-touch" => Ruling::AcceptTouch { square: found.square()? },
        "order-reject-claim" => Ruling::Claim { accepted: false },
        "order-displaced" => Ruling::Displaced { side: side? },
        "order-penalty" => Ruling::Penalty { side: side?, penalty: found.named(&PENALTIES)?, millis },
        "order-result" => Ruling::Result { outcome: found.named(&OUTCOMES)? },
        "order-points" => {
            let mut points = found.points();
            Ruling::Points { white: points.next()?, black: points.next()? }
        }
        "order-go-on" => Ruling::GoOn,
        "order-close" => Ruling::Close,
        "order-annul" => Ruling::Annul,
        "order-device" => {
            let device = found.named(&DEVICES).unwrap_or(Device::CarriedSwitchedOn);
            Ruling::Device { side: side?, device }
        }
        "order-setup" => {
            let misplaced = if found.has("part-rook") { Misplaced::Rook } else { Misplaced::KingAndQueen };
            Ruling::SetupWrong { side: side?, misplaced }
        }
        "order-board" => Ruling::BoardTurned,
        "order-colours" => Ruling::ColoursReversed,
        "order-flag" => Ruling::CallFlag,
        "order-allow-screens" => Ruling::Screens { allowed: true },
        "order-forbid-screens" => Ruling::Screens { allowed: false },
        "order-allow-recordings" => Ruling::Recorder { allowed: true },
        "order-forbid-recordings" => Ruling::Recorder { allowed: false },
        "order-allow-analysis" => Ruling::Analysis,
        "order-approve-screen" => Ruling::Screen { approved: true },
        "order-reject-screen" => Ruling::Screen { approved: false },
        "order-preview" => return Some(Said::Preview(found.text().to_owned())),
        "order-times" => return Some(Said::Times { logged: false }),
        "order-log-times" => return Some(Said::Times { logged: true }),
        "order-restore" => return Some(Said::Restore(number?)),
        "order-correct" => return Some(Said::Correct(number?, found.moves().next()?)),
        "order-agreed" => return Some(Said::Agreed(number?, found.moves().next()?)),
        "order-start" => return Some(Said::Start),
        "order-docket" => return Some(Said::Inbox),
        "order-pin" => return Some(Said::Pin),
        "order-done" => return Some(Said::Done),
        _ => return None,
    }))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::ending::Outcome;

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
        let half = |to| Some(Said::Ruling(Ruling::Result { outcome: Outcome::HalfPoint { to } }));
        assert_eq!(ruling("ende 0-1/2", Language::De), half(Color::Black));
        assert_eq!(ruling("end ½-0", Language::En), half(Color::White));
        assert_eq!(ruling("illegal", Language::En), Some(Said::Ruling(Ruling::Illegal { side: None })));
        assert_eq!(ruling("correct scoresheet 3 Nf3", Language::En), Some(Said::Correct(3, "Nf3".to_owned())));
        assert_eq!(ruling("concordi 7 Cf3", Language::It), Some(Said::Agreed(7, "Cf3".to_owned())));
        let missing = |what, example| Some(Said::Unclear(Unclear::missing(what, example)));
        assert_eq!(ruling("both wrote 7", Language::En), missing("move", "both wrote 7 e4"));
        let displaced = |side| Some(Said::Ruling(Ruling::Displaced { side }));
        assert_eq!(ruling("verrutscht schwarz", Language::De), displaced(Color::Black));
        assert_eq!(ruling("displaced white", Language::Fr), displaced(Color::White));
        assert_eq!(ruling("add white two minutes", Language::En), Some(two_minutes));
        assert_eq!(ruling("moves", Language::En), None);
        for (line, language, what, example) in [
            ("add white", Language::En, "time", "add white 2:00"),
            ("add 2:00", Language::En, "side", "add white 2:00"),
            ("stelle züge weiß", Language::De, "number", "stelle züge weiß 3"),
            ("sanzione perché rumore", Language::It, "side", "sanzione bianco ammonizione perché rumore"),
            ("strafe schwarz", Language::De, "penalty", "strafe schwarz verwarnung"),
            ("añade", Language::Es, "side", "añade blancas 2:00"),
            ("punti 1", Language::It, "points", "punti 1 1"),
            ("fin", Language::Fr, "outcome", "fin les blancs gagnent"),
        ] {
            assert_eq!(ruling(line, language), missing(what, example), "{line}");
        }
        let wrong = Said::Unclear(Unclear::no_such("side", "rot"));
        assert_eq!(ruling("verrutscht rot", Language::De), Some(wrong));
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
