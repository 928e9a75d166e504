//! What a key of a profile can be: every word of the files has its own type here.

use std::fmt;

use serde::de::{DeserializeOwned, Error as _};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A type that a key of a profile can have.
pub trait Parameter: DeserializeOwned {
    /// What would be right, for an error: `one of claim, auto, off`.
    fn expected() -> String;
}

impl Parameter for bool {
    fn expected() -> String {
        "true or false".to_owned()
    }
}

impl Parameter for u32 {
    fn expected() -> String {
        "a whole number, 0 or more".to_owned()
    }
}

impl Parameter for String {
    fn expected() -> String {
        "a text in quotes".to_owned()
    }
}

impl<T: Parameter> Parameter for Vec<T> {
    fn expected() -> String {
        format!("a list in square brackets, each item {}", T::expected())
    }
}

macro_rules! choices {
    ($($(#[$about:meta])* $name:ident { $($(#[$doc:meta])* $variant:ident = $text:literal),* $(,)? })*) => {$(
        $(#[$about])*
        #[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
        pub enum $name {$(
            $(#[$doc])*
            #[serde(rename = $text)]
            $variant,
        )*}

        impl Parameter for $name {
            fn expected() -> String {
                format!("one of {}", [$($text),*].join(", "))
            }
        }
    )*};
}

choices! {
    /// Who gets which colour.
    Colours {
        /// The pairing says.
        Pairing = "pairing",
        /// Drawn by lot.
        Random = "random",
        /// The players agree.
        Agreed = "agreed",
    }
    /// What touching several pieces binds to.
    SeveralTouched {
        /// To capture one with the other where that is legal, and to castle with king and rook; otherwise to the first that can be
        /// moved or captured.
        Combined = "combined",
        /// To the first that can be moved or captured, and to nothing else.
        First = "first",
    }
    /// Who profits where the stronger side cannot win any more.
    Verdict {
        /// The game is lost all the same.
        Loss = "loss",
        /// It is drawn.
        Draw = "draw",
    }
    DeadPosition {
        /// Those from which no series of legal moves leads to mate.
        Exact = "exact",
        /// Those whose pieces are in the list.
        Material = "material",
        /// None ends the game.
        Off = "off",
    }
    /// When a draw may be offered.
    OfferTiming {
        /// At any moment.
        Any = "any",
        /// Properly after the own move; at any other moment it is valid, but a distraction.
        AnyProperAfterMove = "any_valid_but_proper_after_move",
        AfterOwnMoveOnly = "after_own_move_only",
    }
    /// How a draw comes about that can be counted.
    DrawMode {
        /// A player claims it.
        Claim = "claim",
        /// It ends the game by itself.
        Auto = "auto",
        /// There is none.
        Off = "off",
    }
    Claimant {
        /// The player who has the move.
        SideToMove = "side_to_move",
        Either = "either",
    }
    /// When two positions are the same.
    Identity {
        /// Same pieces, same turn, same possible moves.
        PossibleMoves = "possible_moves",
        /// Same pieces, same turn.
        PlacementAndTurn = "placement_and_turn",
    }
    /// Which repetitions count for the automatic draw.
    AutoPattern {
        Any = "any",
        /// Only those that follow one another by alternate moves.
        AlternateConsecutive = "alternate_consecutive",
    }
    /// What happens to the clock on a claim.
    ClockOnClaim {
        /// It is stopped.
        Stop = "stop",
        /// The player may stop it.
        MayStop = "may_stop",
    }
    /// By what a move is completed, so that an illegal one counts.
    CompletedBy {
        /// The press of the clock.
        Clock = "clock",
        /// The release of the piece.
        Release = "release",
        /// The console, which accepts only legal ones.
        Accept = "accept",
    }
    /// Until when an illegal move can be pointed out without an arbiter at the board.
    UnsupervisedWindow {
        AnyTime = "any_time",
        /// Before the opponent has made their move.
        BeforeOpponentMoves = "before_opponent_moves",
    }
    /// Who points it out there.
    UnsupervisedWho {
        ArbiterOrOpponent = "arbiter_or_opponent",
        /// The opponent alone.
        OpponentOnly = "opponent_only",
    }
    /// What becomes of a pawn that was left on the last rank.
    UnpromotedPawn {
        /// An illegal move; the pawn becomes a queen.
        BecomesQueen = "illegal_becomes_queen",
        /// An illegal move; it is played again.
        Replay = "illegal_replay",
        /// The move is not complete yet.
        Incomplete = "incomplete",
    }
    /// What it means to press the clock without having moved.
    PressWithoutMove {
        IllegalMove = "illegal_move",
        ClockMisuse = "clock_misuse",
        /// Nothing.
        Ignore = "ignore",
    }
    /// What it means to move with two hands.
    TwoHands {
        IllegalMove = "illegal_move",
        Warning = "warning",
        /// Nothing.
        Ignore = "ignore",
    }
    /// What happens where the position before an irregularity is not known any more.
    Unrestorable {
        /// Play goes on from the last one that is.
        LastIdentifiable = "last_identifiable",
        /// The game is annulled.
        Annul = "annul",
    }
    /// Both kings in check, without an arbiter at the board.
    BothKingsInCheck {
        /// Not regulated.
        None = "none",
        ArbiterIntervenes = "arbiter_intervenes",
        /// They wait for the next move, and then it is a draw.
        WaitThenDraw = "wait_then_draw",
    }
    /// Who calls a fallen flag.
    FlagCaller {
        /// The arbiter shall, or a player.
        ArbiterOrPlayer = "arbiter_or_player",
        ArbiterMayOrPlayer = "arbiter_may_or_player",
        /// A player alone.
        PlayerOnly = "player_only",
    }
    /// What two fallen flags mean.
    BothFlagsMean {
        /// The game goes on.
        Continue = "continue",
        /// It is drawn.
        Draw = "draw",
        /// The arbiter decides.
        Unspecified = "unspecified",
    }
    /// What it means to stop the clocks without a reason.
    PauseWithoutReason {
        /// The arbiter decides by Article 12.9.
        Arbiter = "arbiter_12_9",
    }
    /// When a move may be written down before it is made.
    AdvanceRecording {
        /// Only to claim a draw or to seal it.
        OnlyClaimOrSeal = "only_claim_or_seal",
    }
    /// What happens when the pieces stood wrongly at the start.
    WrongInitialPosition {
        /// The game is annulled.
        Annul = "annul",
    }
    /// What happens when the board was turned.
    WrongOrientation {
        /// The position goes to a board that stands rightly.
        Transfer = "transfer",
    }
    /// Whether there is a quickplay finish.
    QuickplayStatus {
        Law = "law",
        /// If the event has announced it.
        GuidelineIfAnnounced = "guideline_if_announced",
        Off = "off",
    }
    /// The three kinds of game by their time.
    TimeClass {
        /// An hour and more.
        Standard = "standard",
        /// Less than an hour.
        Rapid = "rapid",
        /// Ten minutes or less (before 2014: less than fifteen).
        Blitz = "blitz",
    }
    /// By what a telephone offends.
    DeviceOffence {
        /// By being there.
        Possession = "possession",
        Sound = "sound",
        /// Not regulated.
        Off = "off",
    }
    /// What the opponent gets then.
    DeviceResult {
        Win = "win",
        /// A win, or a draw if they cannot mate.
        WinOrDraw = "win_or_draw_if_cannot_mate",
    }
    /// Which appendix speaks about visually disabled players.
    Appendix {
        /// D, since 2018.
        D = "D",
        /// E, before.
        E = "E",
    }
    /// How German names are spelled.
    Spelling {
        /// fuenf, Koenig, Laeufer.
        Ascii = "ascii",
        /// fünf, König, Läufer.
        Umlaut = "umlaut",
    }
    /// Whether ranks are said in German.
    RanksInGerman {
        /// Always.
        Mandatory = "mandatory",
        /// Unless the arbiter decides otherwise.
        UnlessArbiterDecides = "unless_arbiter_decides",
    }
    /// How ranks are said where the arbiter has decided otherwise.
    #[derive(Default)]
    RankWords {
        /// eins, zwei, drei; as Appendix D has it.
        #[default]
        German = "de",
        /// uno, due, tre.
        Italian = "it",
        /// In figures.
        Digits = "digits",
    }
    /// After what the clock of a move starts the other's time.
    ClockAfter {
        /// After the move is made.
        Made = "made",
        /// After the opponent has repeated it, too.
        MadeAndRepeated = "made_and_repeated",
        /// After the opponent has made it on their board, too.
        MadeRepeatedExecuted = "made_repeated_executed",
    }
    /// What an arbiter can do (12.9).
    Penalty {
        Warning = "warning",
        /// More time for the opponent.
        OpponentTimePlus = "opponent_time_plus",
        /// Less time for the offender.
        OffenderTimeMinus = "offender_time_minus",
        /// The most points that the game allows for the opponent.
        OpponentPointsMax = "opponent_points_max",
        /// Fewer points for the offender.
        OffenderPointsMinus = "offender_points_minus",
        /// The game is lost.
        Loss = "loss",
        /// A fine announced in advance.
        Fine = "fine",
        /// Out of one or more rounds.
        ExcludeRounds = "exclude_rounds",
        /// Out of the event.
        Expel = "expel",
    }
}

/// One value for each kind of game by its time.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PerClass<T> {
    pub standard: T,
    pub rapid: T,
    pub blitz: T,
}

impl<T> PerClass<T> {
    /// That of one kind.
    pub fn of(&self, class: TimeClass) -> &T {
        match class {
            TimeClass::Standard => &self.standard,
            TimeClass::Rapid => &self.rapid,
            TimeClass::Blitz => &self.blitz,
        }
    }
}

impl<T: Parameter> Parameter for PerClass<T> {
    fn expected() -> String {
        format!("{{ standard = …, rapid = …, blitz = … }}, each {}", T::expected())
    }
}

/// One value for each of the two kinds that can be played without an arbiter at every board.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Unsupervised<T> {
    pub rapid: T,
    pub blitz: T,
}

impl<T: Parameter> Parameter for Unsupervised<T> {
    fn expected() -> String {
        format!("{{ rapid = …, blitz = … }}, each {}", T::expected())
    }
}

/// What two fallen flags mean, by the period in which they fell.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BothFlags {
    /// In a period that others follow.
    pub non_final: BothFlagsMean,
    #[serde(rename = "final")]
    pub last: BothFlagsMean,
    /// In rapid and blitz without an arbiter at the board, where that differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub rapid_blitz: Option<BothFlagsMean>,
}

impl Parameter for BothFlags {
    fn expected() -> String {
        format!("{{ non_final = …, final = … }}, perhaps with rapid_blitz, each {}", BothFlagsMean::expected())
    }
}

/// A number of times at which something happens; 0 in the files means never.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Threshold(u32);

impl Threshold {
    /// Whether `count` brings it about.
    pub const fn is_reached(self, count: u32) -> bool {
        self.0 != 0 && count >= self.0
    }

    /// The number; `None`: never.
    pub const fn number(self) -> Option<u32> {
        if self.0 == 0 { None } else { Some(self.0) }
    }
}

impl Parameter for Threshold {
    fn expected() -> String {
        "a whole number, 0 for never".to_owned()
    }
}

/// How late a player may come (6.7); -1 in the files means as long as the event says.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "i64", try_from = "i64")]
pub enum Lateness {
    /// The event's default time.
    OfTheEvent,
    Seconds(u32),
}

impl From<Lateness> for i64 {
    fn from(lateness: Lateness) -> i64 {
        match lateness {
            Lateness::OfTheEvent => -1,
            Lateness::Seconds(seconds) => i64::from(seconds),
        }
    }
}

impl TryFrom<i64> for Lateness {
    type Error = String;
    fn try_from(number: i64) -> Result<Lateness, String> {
        if number == -1 {
            return Ok(Lateness::OfTheEvent);
        }
        u32::try_from(number).map(Lateness::Seconds).map_err(|_| Lateness::expected())
    }
}

impl Parameter for Lateness {
    fn expected() -> String {
        "a whole number of seconds, or -1 for the event's default time".to_owned()
    }
}

/// Points, counted in halves so that they add up exactly. Files have them as `1.0`, `0.5`, `0`.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points {
    halves: u32,
}

impl Points {
    const MOST_HALVES: u32 = 200;

    /// Points as a number; `None` where they are no halves, or more than anybody counts.
    pub fn from_number(points: f64) -> Option<Points> {
        (0..=Points::MOST_HALVES)
            .find(|halves| f64::from(*halves).to_bits() == (points * 2.0 + 0.0).to_bits())
            .map(|halves| Points { halves })
    }

    /// The points in half-points.
    pub const fn halves(self) -> u32 {
        self.halves
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        // Halves are exact in binary.
        to.serialize_f64(f64::from(self.halves) / 2.0)
    }
}

impl<'de> Deserialize<'de> for Points {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Points, D::Error> {
        let points = f64::deserialize(from)?;
        Points::from_number(points).ok_or_else(|| D::Error::custom(Points::expected()))
    }
}

impl Parameter for Points {
    fn expected() -> String {
        "points from 0 to 100, whole or halves, as in 0.5".to_owned()
    }
}

/// The pieces of two sides, as in `KB-K`; `-same` after them: all bishops on squares of one colour.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Material {
    sides: [String; 2],
    same_coloured_bishops: bool,
}

impl Material {
    /// The letters (English, the king first) of the one side and of the other.
    pub fn sides(&self) -> [&str; 2] {
        [&self.sides[0], &self.sides[1]]
    }

    /// Whether all bishops must stand on squares of one colour.
    pub fn same_coloured_bishops(&self) -> bool {
        self.same_coloured_bishops
    }
}

impl fmt::Display for Material {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let same = if self.same_coloured_bishops { "-same" } else { "" };
        write!(f, "{}-{}{same}", self.sides[0], self.sides[1])
    }
}

impl From<Material> for String {
    fn from(material: Material) -> String {
        material.to_string()
    }
}

impl TryFrom<String> for Material {
    type Error = String;
    fn try_from(text: String) -> Result<Material, String> {
        let (sides, same_coloured_bishops) = match text.strip_suffix("-same") {
            Some(sides) => (sides, true),
            None => (text.as_str(), false),
        };
        let is_side = |side: &str| {
            side.len() <= 16
                && side.strip_prefix('K').is_some_and(|pieces| pieces.chars().all(|piece| "QRBNP".contains(piece)))
        };
        match sides.split_once('-') {
            Some((one, other)) if is_side(one) && is_side(other) => {
                Ok(Material { sides: [one.to_owned(), other.to_owned()], same_coloured_bishops })
            }
            _ => Err(Material::expected()),
        }
    }
}

impl Parameter for Material {
    fn expected() -> String {
        "the pieces of both sides, as in \"KB-K\" or \"KB-KB-same\"".to_owned()
    }
}

/// More than fifty moves for some material (`fifty.extensions`).
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Extension {
    /// For which pieces.
    pub material: Material,
    /// How many moves of each side.
    pub moves: u32,
}

impl Parameter for Extension {
    fn expected() -> String {
        "{ material = \"KNN-KP\", moves = 75 } or its like".to_owned()
    }
}
