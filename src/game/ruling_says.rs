//! What is said about rulings and irregularities, as data.

use super::adjournment;
use super::declare::{messages, names};
use super::dialogue;
use super::gaps::Gap;
use super::recording;
use super::report::MoveReport;
use super::roles::Seat;
use super::ruling::{Order, Ruling, with_reason};
use super::ruling_fact::{Noted, Pointed, Stake};
#[cfg(any(test, debug_assertions))]
use super::samples;
use super::screen_event::{Asking, Page, ScreenEvent};
use super::sentence::{Argument, Lasting, Sayable, Sentence, Template, Value};
use crate::rules::flag::ArbiterCall;
use crate::rules::illegal::Irregularity;
use crate::rules::mating::{Proof, Unknown};
use crate::rules::position::{Color, Square};
use crate::rules::profile::BothKingsInCheck;

messages! {
    /// One message.
    #[derive(Clone, Debug, PartialEq, Eq)]
    pub enum Says {
        /// The arbiter's ruling, and their reason.
        Ruled {
            /// Both.
            order: Box<Order>,
            /// The half-move, counted from 1 in the game as it stands, whose line is corrected.
            line: Option<u32> = [None, Some(7)],
        } => {
            let ruling = match (&order.what, line) {
                (Ruling::CorrectSheet { .. }, Some(line)) => Sentence::new("ruled-sheet").with("number", line).alone(),
                (what, _) => what.sentences(),
            };
            with_reason(ruling, &order.reason)
        },
        /// To the arbiter: an irregularity was completed.
        Noted {
            noted: Noted,
            /// The move; none for a press without one.
            report: Option<Box<MoveReport>> = samples::completed(&noted),
            /// Which illegal move of this player it would be, from 1; `None` where these rules leave it to the arbiter to penalise.
            nth: Option<u32>,
        } => "irregular-noted"(
            counts: counts(noted, *nth), side: noted.side, kind: noted.kind, nth: nth.unwrap_or_default(),
            move: report,
        ),
        /// To the arbiter: what has happened at a screen.
        Screen(event: ScreenEvent = samples::at_screens()) => { at_screen(event).alone() },
        /// To the arbiter: others hear no more of what this seat does without changing anything, until more moves are made.
        TotalReached { seat: Seat = [Seat::Side(Color::White), Seat::AssistantOf(Color::Black)] } => {
            of_seat("total-reached", *seat).alone()
        },
        /// A player calls the arbiter (6.11.2).
        CallsArbiter {
            by: Color,
            /// Whether they stop the clocks by that.
            stops: bool,
        } => "arbiter-called"(side: by, stops),
        /// Answer: whether mate is still possible is being searched.
        Searching => "refused-ruling-searching",
        /// To the arbiter: a king was taken, so that the move before was illegal, too.
        KingTaken { by: Color } => "irregular-king-taken"(side: by),
        /// To the arbiter: both kings are in check, and what they do.
        BothKings(action: BothKingsInCheck) => "irregular-both-kings"(action),
        /// To the arbiter: a pawn stands on the last rank, and what they do.
        PawnLeft(action: BothKingsInCheck) => "irregular-pawn-left"(action),
        /// To the arbiter: the times that are proposed with a position that was put back (7.1), in milliseconds.
        TimesProposed {
            white: u64,
            black: u64,
            /// What is in them for an opponent's illegal move, and for whom.
            included: Vec<(Color, u64)> = samples::given(),
            /// What was logged at that half-move, where it differs and is offered, too: White's first.
            log: Option<(u64, u64)> = [None, Some((60_000, 0))],
        } => "restored-times"(
            white: Lasting(*white), black: Lasting(*black), included: ["none", "one", "both"][included.len().min(2)],
            time: Lasting(included.iter().map(|(_, millis)| *millis).max().unwrap_or(0)), log: log.is_some(),
            log_white: Lasting(log.unwrap_or_default().0), log_black: Lasting(log.unwrap_or_default().1),
        ),
        /// To the arbiter: the whole gap was charged, which is less than they wanted, in milliseconds.
        GapShorter { side: Color, charged: u64, more: u64 } => "gap-shorter"(
            side, time: Lasting(*charged), more: Lasting(*more),
        ),
        /// One player wants to play on; the other must agree.
        PlaysOn { side: Color } => "plays-on"(side),
        /// The clocks stand until the arbiter confirms the times.
        TimesOpen => "restored-times-open",
        /// By the rules the game ends with this illegal move, and the arbiter is to confirm it (7.5.5).
        LossProposed {
            by: Color,
            /// Which illegal move of theirs it is, from 1.
            nth: u32,
            /// Whether it is a draw, because the opponent cannot mate.
            drawn: bool,
            /// Whether it is the arbiter who is told.
            asks: bool,
        } => "irregular-loss"(side: by, nth, drawn, asks),
        /// To the arbiter: a flag fell that has not been called, and what they may do.
        FlagFell { side: Color, call: ArbiterCall } => "irregular-flag"(side, call),
        /// An illegal move is dealt with.
        Counted {
            kind: Irregularity,
            /// By whom.
            by: Color,
            /// Which one of this player, from 1.
            nth: u32,
        } => "irregular-counted"(side: by, kind, nth),
        /// To the arbiter: what was seen counts as an illegal move when the clock is pressed (7.5.4).
        CountsWithPress { side: Color } => "irregular-with-press"(side),
        /// The opponent of the offender gets time, in milliseconds.
        Bonus { side: Color, millis: u64 } => "irregular-bonus"(side, time: Lasting(*millis)),
        /// One of these pieces must be moved.
        Bound { side: Color, pieces: Vec<Square> } => "irregular-bound"(side, pieces),
        /// The pawn becomes a queen.
        BecomesQueen { square: Square } => "irregular-queen"(square),
        /// The move stands, because the opponent has moved.
        Stands => "irregular-stands",
        /// To the claimant and to the arbiter: it was not so.
        WrongClaim(what: Pointed) => "irregular-wrong-claim"(what),
        /// The arbiter decides what hangs.
        ArbiterDecides(stake: Stake) => "irregular-arbiter"(stake),
        /// The answer is not known, and there is no arbiter: the players agree.
        PlayersAgree(stake: Stake) => "irregular-players"(stake),
        /// The clocks stand until the arbiter starts them; `asks`: to the arbiter.
        ClocksWait { asks: bool } => "clocks-wait"(asks),
        /// What hung does not end the game.
        GoesOn {
            side: Color,
            /// Whether that side presses the clock first.
            presses: bool,
        } => "goes-on"(side, presses),
        /// Who puts back the pieces that they have displaced.
        PutsBack {
            by: Color,
            /// Whether they had pressed the clock, and press it again.
            presses: bool,
        } => "displaced-back"(side: by, presses),
        /// To the arbiter: what else they may do about them (7.4.3).
        MayPenalise { side: Color } => "displaced-penalty"(side),
        /// What the corrected half-move was.
        Rewritten {
            /// Which it is, from 1.
            number: usize,
            report: Box<MoveReport>,
            /// How many half-moves follow it.
            later: usize,
            /// Who is to move.
            turn: Color,
        } => "agreed-move"(number, move: report, later, side: turn),
        /// A side may not castle any more.
        CastlingLost { side: Color } => "irregular-castling-lost"(side),
        /// The position was dead, and what came later does not count.
        WasDead => "irregular-was-dead",
        /// To the player who asked: this move mates.
        MatesAtOnce { report: Box<MoveReport> } => "mate-at-once"(move: report),
        /// To the player who asked: no move mates, but the side can still mate.
        NoMateAtOnce { side: Color } => "mate-not-at-once"(side),
        /// To the player who asked: the side, which is not to move, can still mate.
        MayMate { side: Color } => "mate-later"(side),
        /// To the one who asked: a line in which the side mates.
        MatesBy {
            side: Color,
            /// The line; empty where it has mated.
            line: Vec<MoveReport>,
        } => {
            let key = if line.is_empty() { "mate-stands" } else { "mate-line" };
            Sentence::new(key).with("side", side).with("line", line).alone()
        },
        /// To the player who asked: it can never mate.
        CannotMate { side: Color, proof: Proof } => "mate-never"(side, proof),
        /// What a player claims is a press without a move, which the arbiter may count (7.5.3).
        PressToRule { side: Color } => "irregular-press-to-rule"(side),
        /// To the player who asked: it is not known.
        NobodyKnows { side: Color, why: Unknown } => "mate-unknown"(side),
        /// To the arbiter: everything that is open.
        Inbox(open: Box<Open>) => { open.sentences() },
    }
}

/// What is open before the arbiter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Open {
    /// Irregularities that were noted and not dealt with, each with whether it stands, because the opponent has moved since.
    pub noted: Vec<(Noted, bool)>,
    /// White's illegal moves that were counted.
    pub white: u32,
    pub black: u32,
    /// Flags that fell and were not called, in their order.
    pub fallen: Vec<Color>,
    /// Whose move was seen to be made with two hands, and counts with the press (7.5.4).
    pub two_hands: Option<Color>,
    /// Who puts pieces back.
    pub displaced: Option<Color>,
    /// What waits for them.
    pub hangs: Option<Stake>,
    /// What they are to confirm.
    pub proposed: Vec<Says>,
    /// Whose claim of a draw they must decide.
    pub claim: Option<Color>,
    /// Whether that decision can be postponed.
    pub postponable: bool,
    /// Whether the players have agreed on a draw to which they must consent.
    pub agreed: bool,
    /// What the dialogue has before them: a claim about a touched piece, or boards that differ.
    pub dialogue: Vec<dialogue::Message>,
    /// What an adjournment waits for.
    pub adjourned: Option<adjournment::Message>,
    /// Signatures that do not match.
    pub signatures: Option<Box<recording::Message>>,
    /// Time that is not yet charged to either side.
    pub gap: Option<Gap>,
    /// Who is not there, and whether the default time is over for them.
    pub absent: Vec<(Color, bool)>,
    /// Who asks to sit at a screen.
    pub screens: Vec<Asking>,
    /// Whose screen is not connected.
    pub lost: Vec<Seat>,
    /// Who calls the arbiter, and how often they have.
    pub calls: Vec<(Color, u32)>,
    /// Whether the clocks stand until they start them.
    pub clocks_wait: bool,
    /// Who has left the playing venue.
    pub away: Vec<Color>,
}

/// What hangs, and on whom: under `side`.
impl<S: Template> Argument<S> for Stake {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        let (stake, side) = match *self {
            Stake::Flag { fallen } => ("flag", fallen),
            Stake::FlagClaim { by } => ("claim", by),
            Stake::Illegal { by, .. } => ("illegal", by),
            Stake::Resignation { by } => ("resignation", by),
            Stake::Device { by, .. } => ("device", by),
            Stake::SealedMove { by } => ("sealed", by),
        };
        side.fill(sentence.value(name, Value::Variant(stake)), "side")
    }
}

impl<S: Template> Argument<S> for Proof {
    fn fill(&self, sentence: S, name: &'static str) -> S {
        sentence.value(
            name,
            Value::Variant(match self {
                Proof::Mated => "mated",
                Proof::Stalemate => "stalemate",
                Proof::Material => "material",
                Proof::Exhausted { .. } => "exhausted",
                Proof::Solver => "solver",
            }),
        )
    }
}

names! {
    Page { Left = "left", Returned = "returned", Lost = "lost", Back = "back" }
    Irregularity {
        IllegalMove = "illegal", UnpromotedPawn = "unpromoted", PressWithoutMove = "press", OtherHandPressed = "press",
        TwoHands = "hands",
    }
    BothKingsInCheck { None = "none", ArbiterIntervenes = "intervene", WaitThenDraw = "wait" }
    ArbiterCall { MustNot = "must-not", May = "may", Shall = "shall" }
    Pointed { Flag = "flag", Illegal = "illegal" }
}

/// How an irregularity counts: a press without a move only by the arbiter's word.
fn counts(noted: &Noted, nth: Option<u32>) -> &'static str {
    match (nth, noted.kind) {
        (None, _) => "no",
        (Some(_), Irregularity::PressWithoutMove) => "ruled",
        (Some(_), _) => "yes",
    }
}

/// What has happened at a screen.
fn at_screen(event: &ScreenEvent) -> Sentence {
    match event {
        ScreenEvent::Asked { seat, name, .. } => asks(*seat, name, true),
        ScreenEvent::Page { seat, page } => of_seat("page-of", *seat).with("page", *page),
    }
}

/// Somebody asks to sit at a screen.
fn asks(seat: Seat, name: &str, hint: bool) -> Sentence {
    of_seat("screen-asked", seat).with("hint", hint).with("named", !name.is_empty()).with("name", name)
}

/// A player, or their assistant.
fn of_seat(key: &'static str, seat: Seat) -> Sentence {
    Sentence::new(key).with("side", seat.acts_for()).with("assistant", matches!(seat, Seat::AssistantOf(_)))
}

impl Says {
    /// As it stands beside the moves: what can be entered is said only while it can be.
    pub(super) fn noted(&self) -> Vec<Sentence> {
        match self {
            Says::Screen(ScreenEvent::Asked { seat, name, .. }) => asks(*seat, name, false).alone(),
            says => says.sentences(),
        }
    }
}

impl Open {
    /// What is open, a sentence each.
    fn sentences(&self) -> Vec<Sentence> {
        let of = |key, side: Color| Sentence::new(key).with("side", side);
        let mut said = vec![Sentence::new("docket-counts").with("white", self.white).with("black", self.black)];
        for (noted, stands) in &self.noted {
            said.push(Sentence::new("docket-noted").with("side", noted.side).with("kind", noted.kind));
            said.extend(stands.then(|| Sentence::new("docket-stands")));
        }
        said.extend(self.fallen.iter().map(|side| of("docket-flag", *side)));
        said.extend(self.two_hands.into_iter().flat_map(|side| Says::CountsWithPress { side }.sentences()));
        said.extend(self.displaced.map(|side| of("docket-displaced", side)));
        said.extend(self.hangs.map(|_| Sentence::new("docket-hangs")));
        said.extend(self.proposed.iter().flat_map(Sayable::sentences));
        let to_decide = |by| Sentence::new("claim-decide").with("side", by).with("postponable", self.postponable);
        said.extend(self.claim.map(to_decide));
        said.extend(self.agreed.then(|| Sentence::new("claim-agreed")));
        said.extend(self.dialogue.iter().flat_map(Sayable::sentences));
        said.extend(self.adjourned.iter().flat_map(Sayable::sentences));
        said.extend(self.signatures.iter().flat_map(Sayable::sentences));
        said.extend(self.gap.map(|Gap { millis, side, .. }| {
            let sentence = Sentence::new("docket-gap").with("side", side).with("known", millis > 0);
            sentence.with("time", Lasting(millis))
        }));
        let called =
            |(side, count): &(Color, u32)| Sentence::new("docket-called").with("side", *side).with("count", *count);
        said.extend(self.calls.iter().map(called));
        said.extend(self.clocks_wait.then(|| Says::ClocksWait { asks: true }.sentences()).into_iter().flatten());
        said.extend(self.screens.iter().map(|asking| asks(asking.seat, &asking.name, true)));
        let lost = |seat: &Seat| at_screen(&ScreenEvent::Page { seat: *seat, page: Page::Lost });
        said.extend(self.lost.iter().map(lost));
        let absent =
            |(side, over): &(Color, bool)| Sentence::new("docket-absent").with("side", *side).with("over", *over);
        said.extend(self.absent.iter().map(absent));
        said.extend(self.away.iter().map(|side| of("docket-away", *side)));
        if said.len() == 1 {
            said.push(Sentence::new("docket-nothing"));
        }
        said
    }
}
