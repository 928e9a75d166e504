//! The keys of a profile: for each its type, its article and its meaning, once.

use serde::{Deserialize, Serialize};

use super::values::{
    AdvanceRecording, Appendix, AutoPattern, BothFlags, BothKingsInCheck, Claimant, ClockAfter, ClockOnClaim, Colours,
    CompletedBy, DeadPosition, DeviceOffence, DeviceResult, DrawMode, Extension, FlagCaller, Identity, Lateness,
    Material, OfferTiming, Parameter, PauseWithoutReason, Penalty, PerClass, Points, PressWithoutMove, QuickplayStatus,
    RankWords, RanksInGerman, SeveralTouched, Spelling, Threshold, TimeClass, TwoHands, UnpromotedPawn, Unrestorable,
    Unsupervised, UnsupervisedWho, UnsupervisedWindow, Verdict, WrongInitialPosition, WrongOrientation,
};

#[derive(Debug)]
pub struct Key {
    /// Its name, with its section: `repetition.count`.
    pub name: &'static str,
    /// The article of the Laws.
    pub article: &'static str,
    /// What it says.
    pub meaning: &'static str,
    /// Whether a value can be its; if not, what would be right.
    pub(super) check: fn(&toml::Value) -> Result<(), String>,
}

fn check<T: Parameter>(value: &toml::Value) -> Result<(), String> {
    T::deserialize(value.clone()).map(drop).map_err(|_| T::expected())
}

const fn in_order() -> SeveralTouched {
    SeveralTouched::Combined
}

macro_rules! sections {
    ($($(#[$about:meta])* $field:ident: $name:ident { $($(#[$how:meta])* $key:ident: $type:ty, $article:literal, $meaning:literal;)* })*) => {
        $(
            $(#[$about])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
            #[serde(deny_unknown_fields)]
            #[allow(clippy::struct_excessive_bools)] // each is one sentence of the Laws
            pub struct $name {$(
                #[doc = concat!($meaning, " (", $article, ")")]
                $(#[$how])*
                pub $key: $type,
            )*}
        )*

        /// Every key, in the order of the files.
        pub const KEYS: &[Key] = &[
            Key {
                name: "colours",
                article: "2.1",
                meaning: "how the colours are given",
                check: check::<Colours>,
            },
            $($(Key {
                name: concat!(stringify!($field), ".", stringify!($key)),
                article: $article,
                meaning: $meaning,
                check: check::<$type>,
            },)*)*
        ];

        /// The names of the sections.
        pub(super) const SECTIONS: &[&str] = &[$(stringify!($field)),*];
    };
}

sections! {
    /// How a game ends.
    end: End {
        resign_if_opponent_cannot_mate: Verdict, "5.1.2", "what resigning means against somebody who cannot mate";
        dead_position: DeadPosition, "5.2.2", "which positions are dead";
        material_draws: Vec<Material>, "5.2.2", "the dead ones, where material decides";
        agreement_min_moves_each: u32, "5.2.3", "moves of each side before a draw can be agreed";
        agreement_min_move_number: u32, "9.1.1", "move number before which no draw can be agreed, 0 for no limit";
        agreement_needs_arbiter: bool, "9.1.1", "whether the arbiter must consent to an agreed draw";
    }
    /// Offers of a draw.
    offer: Offer {
        timing: OfferTiming, "9.1.2.1", "when a draw may be offered";
        improper_is_distraction: bool, "11.5", "whether an offer at the wrong moment is a distraction";
        record_symbol: String, "8.1, C.12", "how an offer stands on the scoresheet";
    }
    /// Repetition of a position.
    repetition: Repetition {
        mode: DrawMode, "9.2", "how a repetition draws";
        count: u32, "9.2", "occurrences of the position";
        claimant: Claimant, "9.2", "who may claim";
        may_claim_before_move: bool, "9.2.1", "whether the move that brings it about may be only written";
        identity: Identity, "9.2.2", "when two positions are the same";
        auto_count: Threshold, "9.6.1", "occurrences that end the game by themselves, 0 for never";
        auto_pattern: AutoPattern, "9.6.1", "which occurrences count for that";
    }
    /// The fifty moves.
    fifty: Fifty {
        mode: DrawMode, "9.3", "how moves without capture or pawn move draw";
        moves: u32, "9.3", "moves of each side";
        claimant: Claimant, "9.3", "who may claim";
        may_claim_before_move: bool, "9.3.1", "whether the last of them may be only written";
        auto_moves: Threshold, "9.6.2", "moves that end the game by themselves, 0 for never";
        mate_has_precedence: bool, "9.6.2", "whether a mate by the last move counts";
        extensions: Vec<Extension>, "9.3", "pieces with which more moves are allowed";
    }
    /// Claims of a draw.
    claim: Claim {
        wrong_bonus_s: PerClass<u32>, "9.5.3", "seconds for the opponent after a wrong claim";
        is_draw_offer: bool, "9.1.2.3", "whether a claim is an offer of a draw, too";
        withdrawable: bool, "9.1.2.3", "whether a claim can be withdrawn";
        intended_move_binding: bool, "9.2.1, 9.5.3", "whether the written move must be played";
        touch_forfeits: bool, "9.4", "whether touching a piece loses the right to claim";
        clock_on_claim: ClockOnClaim, "9.5", "what happens to the clock";
        hints_to_players: bool, "11.12", "whether the console tells the players that a claim is possible";
    }
    /// Illegal moves.
    illegal: Illegal {
        completed_by: CompletedBy, "6.2.1, 7.5.1", "by what an illegal move is completed";
        bonus_s: PerClass<u32>, "7.5.5", "seconds for the opponent";
        loses_at: PerClass<Threshold>, "7.5.5", "which illegal move of a player loses, 0 for none";
        draw_if_opponent_cannot_mate: bool, "7.5.5", "whether it draws if the opponent cannot mate";
        unsupervised_window: UnsupervisedWindow, "A.4.2", "until when it can be pointed out without an arbiter at the board";
        unsupervised_who: Unsupervised<UnsupervisedWho>, "A.4.2, B.4", "who points it out there";
        unpromoted_pawn: UnpromotedPawn, "7.5.2", "what becomes of a pawn left on the last rank";
        press_without_move: PressWithoutMove, "7.5.3", "what a press without a move means";
        two_hands: TwoHands, "7.5.4", "what a move with two hands means";
        replacement_touch_move: bool, "7.5.1", "whether the replacement is bound by touch-move";
        #[serde(default = "in_order")] // games of before have no word about it
        several_touched: SeveralTouched, "4.3.3, 4.4.1", "what touching several pieces binds to";
        unrestorable: Unrestorable, "7.5.1", "what happens where the position before is not known";
        both_kings_in_check_unsupervised: BothKingsInCheck, "A.4.4", "both kings in check, without an arbiter at the board";
    }
    clock: Clock {
        used: bool, "6.1", "whether there is a clock by the rules";
        rapid_over_min: u32, "A.1, B.1", "minutes above which a game is rapid";
        rapid_lower_inclusive: bool, "A.1, B.1", "whether exactly so many minutes are rapid";
        rapid_under_min: u32, "A.1", "minutes from which a game is standard";
        increment_factor: u32, "A.1", "moves for which the increment is counted in";
        flag_caller: PerClass<FlagCaller>, "6.8, A.4.5", "who calls a fallen flag";
        flag_claimant_needs_own_time: bool, "A.4.3", "whether the claimant must have time left";
        flagfall_unwinnable: Verdict, "6.9", "what a fallen flag means if the opponent cannot mate";
        both_flags: BothFlags, "III.3.1", "what two fallen flags mean";
        default_time_s: u32, "6.7.1", "seconds after which an absent player loses";
        both_absent_white_time_runs: bool, "6.6", "whether White's time runs when both are absent";
        pause_without_reason: PauseWithoutReason, "6.11.4", "what stopping the clocks without a reason means";
        #[serde(default)] // games of before have no word about it
        tenths_below_s: u32, "6.1", "seconds left below which tenths are said, in the last minute alone; 0 for never";
    }
    /// The scoresheet.
    record: Record {
        required: PerClass<bool>, "8.1, A.2", "whether moves must be written down";
        exempt_below_s: u32, "8.4", "seconds left below which they need not";
        exempt_only_if_increment_below_s: u32, "8.4", "only if the increment is below so many seconds";
        rapid_keeps_claim_rights: bool, "A.2", "whether claims stay possible without a scoresheet in rapid";
        player_may_ask_scoresheet_max: u32, "A.3.2, B.3.2", "how often a player may ask for a scoresheet, 0 for not at all";
        advance_recording: AdvanceRecording, "8.1.2", "when a move may be written before it is made";
        electronic_scoresheet: bool, "8.1", "whether the console is certified as an electronic scoresheet: then it decides claims of a draw";
    }
    /// The pieces at the start.
    setup: Setup {
        wrong_initial_position: WrongInitialPosition, "7.2.1", "what a wrong initial position means";
        wrong_orientation: WrongOrientation, "7.2.2", "what a turned board means";
        colours_reversed_restart_below_moves: u32, "7.3", "moves of each side below which a game with reversed colours starts again, 0 for never";
        unsupervised_claim_limit_moves: u32, "A.4.1", "moves of each side until which a wrong set-up counts without an arbiter at the board";
    }
    /// The quickplay finish.
    quickplay: Quickplay {
        status: QuickplayStatus, "III.1", "whether there is a quickplay finish";
        threshold_s: u32, "III.5", "seconds left below which it can be asked for";
        rejected_bonus_s: u32, "III.5", "seconds for the opponent if it is rejected";
        postponed_bonus_s: u32, "III.5", "seconds for the opponent if the decision is postponed";
        increment_request_s: u32, "III.4", "seconds of increment that can be asked for instead, 0 for none";
        applies_to: Vec<TimeClass>, "III.2", "to which games it applies";
        only_without_increment: bool, "III.2", "only where there is no increment";
    }
    /// Telephones.
    devices: Devices {
        offence: DeviceOffence, "11.3.2", "by what a telephone offends";
        opponent_result: DeviceResult, "11.3.2", "what the opponent gets";
    }
    points: PointsOf {
        win: Points, "10.1", "for a win";
        draw: Points, "10.1", "for a draw";
        loss: Points, "10.1", "for a loss";
    }
    /// Visually disabled players.
    vis: Vis {
        appendix: Appendix, "D", "which appendix speaks about them";
        spelling: Spelling, "D.2.1", "how German names are spelled";
        ranks_in_german: RanksInGerman, "D.2.1", "whether ranks are said in German";
        rank_words: RankWords, "D.2.1", "how they are said if the arbiter has decided otherwise";
        talking_clock: bool, "D.2.6", "whether the clock may talk";
        clock_after: ClockAfter, "D.2.3", "after what the other's time starts";
        assistant_required_vs_hearing_impaired: bool, "D.2.11", "whether an assistant is required opposite a hearing-impaired player";
    }
    adjourn: Adjourn {
        default_time_s: Lateness, "I.10", "seconds of lateness at resumption, -1 for as at the start";
        bad_sealed_move: Verdict, "I.8", "what a sealed move without a true meaning means";
    }
    arbiter: Arbiter {
        penalties: Vec<Penalty>, "12.9", "what the arbiter can do";
        appeal: bool, "11.10", "whether there is an appeal";
    }
}
