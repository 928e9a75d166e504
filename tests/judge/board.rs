//! The board, legal moves, castling in Chess960, the start of a game.

use std::collections::BTreeSet;

use annabella::answers::{self, Manner};
use annabella::game::answer::{Answer, Moves};
use annabella::game::board::Board;
use annabella::game::effect::Effect;
use annabella::game::fact::{Fact, What};
use annabella::game::message::Message;
use annabella::game::question::Question;
use annabella::game::report::MoveReport;
use annabella::game::roles::{Mode, Seat};
use annabella::game::ruling::Ruling;
use annabella::game::ruling_fact::Irregular;
use annabella::notation::san;
use annabella::rules::as_text::Text as _;
use annabella::rules::chess960::{self, Constraint};
use annabella::rules::geometry::{diagonal_length, is_light};
use annabella::rules::position::{Color, Illegality, Position, Role, Square};
use annabella::rules::profile::TimeClass;
use annabella::rules::setup_errors::Misplaced;
use annabella::time::Tick;
use annabella::view::View;
use serde::{Deserialize, Deserializer};
use serde_json::{Value, json};

use super::case::{Case, Decision, Named, OnePosition, Start, fields, uci_move};
use super::wrong::Wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Situation {
    fen: Start,
    chess960: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Attempt {
    uci: String,
}

/// `legality`: whether a move is legal, and if not, why.
pub(super) fn legality(_: &Case<'_>, given: Situation, action: Attempt) -> Decision {
    let position = given.fen.in_mode(given.chess960);
    let board = Board::from(&position);
    let intent = uci_move("action.uci", &action.uci, &board)?;
    Ok(fields(match (position.judge(intent), board.change(intent)) {
        (Ok(_), Some(change)) => {
            json!({ "legal": true, "reason": null, "san": san::write_pgn(&MoveReport::new(&board, &change)) })
        }
        (Ok(_), None) => json!({ "legal": false, "reason": "no_man_there" }),
        (Err(why), _) => json!({ "legal": false, "reason": reason(why) }),
    }))
}

const fn reason(why: Illegality) -> &'static str {
    match why {
        Illegality::NoPieceThere => "no_man_there",
        Illegality::NotYourPiece => "not_your_man",
        Illegality::PathBlocked => "path_blocked",
        Illegality::NotAMoveOfThatPiece => "not_a_move_of_that_man",
        Illegality::LeavesKingInCheck => "leaves_king_in_check",
        Illegality::PromotionMissing => "promotion_missing",
        Illegality::PromotionInvalid => "promotion_invalid",
        Illegality::CastlingPrevented => "castling_prevented",
        Illegality::CastlingRightLost => "castling_right_lost",
        Illegality::EnPassantLapsed => "ep_lapsed",
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Destinations {
    fen: Start,
    squares: Vec<Named<Square>>,
}

/// `destinations`: where pieces can go, as the console answers it in training.
pub(super) fn destinations(case: &Case<'_>, given: Destinations) -> Decision {
    let table = case.lay().start(&given.fen.0).mode(Mode::Training).begin()?;
    let destinations = |square: Square| -> Vec<String> {
        let question = Question::LegalMoves(Moves::From(square));
        let asker = Seat::Side(table.game.turn());
        let answer = answers::answer(&View::of(&table.game, asker), question, Manner::default(), Tick::START);
        let Message::Answer { answer, .. } = answer else { return Vec::new() };
        let Answer::Moves { reports, .. } = *answer else { return Vec::new() };
        let squares: BTreeSet<Square> = reports.iter().map(MoveReport::to).collect();
        squares.into_iter().map(|square| square.to_string()).collect()
    };
    let to: serde_json::Map<String, Value> =
        given.squares.iter().map(|Named(square)| (square.to_string(), json!(destinations(*square)))).collect();
    Ok(fields(json!({ "to": to })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Castle {
    uci960: String,
}

/// `chess960_castle`: where king and rook stand after castling.
pub(super) fn castle(_: &Case<'_>, given: OnePosition, action: Castle) -> Decision {
    let position = given.fen.in_mode(true);
    let board = Board::from(&position);
    let intent = uci_move("action.uci960", &action.uci960, &board)?;
    let wrong = |why: String| Wrong::at("action.uci960", format!("`{}`: {why}", action.uci960));
    let change = board.change(intent).ok_or_else(|| wrong("there is no piece".to_owned()))?;
    let rook = change.rook.ok_or_else(|| wrong("this is no castling".to_owned()))?;
    let after = position.play(intent).map_err(|illegal| wrong(illegal.to_string()))?;
    Ok(fields(json!({
        "king": change.placed.square.to_string(),
        "rook": rook.to.to_string(),
        "fen_after": after.fen(),
    })))
}

/// `chess960_setup/count`: how many start positions there are, and what they have in common.
pub(super) fn chess960_count(_: &Case<'_>) -> Decision {
    let all: Vec<Position> = (0..chess960::POSITIONS).filter_map(Position::chess960).collect();
    let distinct: BTreeSet<String> = all.iter().map(|position| position.placement().to_string()).collect();
    let standard = all.iter().position(|position| position.placement() == Position::initial().placement());
    let hold = |constraint: &Constraint| all.iter().all(|position| constraint.holds(position.placement()));
    let constraints: Vec<Constraint> = Constraint::ALL.into_iter().filter(hold).collect();
    Ok(fields(json!({ "positions": distinct.len(), "standard_is_number": standard, "constraints": constraints })))
}

/// `chess960_setup/castle_move1`: from how many start positions White could castle at once.
pub(super) fn chess960_castle_at_once(_: &Case<'_>) -> Decision {
    let first = (0..chess960::POSITIONS).find(|number| chess960::may_castle_at_once(*number) == Some(true));
    Ok(fields(json!({
        "start_positions_where_white_may_castle_on_move_1": chess960::positions_with_castling_at_once(),
        "example_number": first,
        "example_fen": first.and_then(Position::chess960).map(|position| position.fen()),
    })))
}

/// Two squares that are the ends of a line: `a1-h8`.
struct Ends(Square, Square);

impl<'de> Deserialize<'de> for Ends {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Ends, D::Error> {
        let text = String::deserialize(from)?;
        let ends = text.split_once('-').and_then(|(one, other)| Some((one.parse().ok()?, other.parse().ok()?)));
        ends.map(|(one, other)| Ends(one, other))
            .ok_or_else(|| serde::de::Error::custom(format!("`{text}` is no line; right would be a1-h8 or its like")))
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Diagonals {
    diagonals: Vec<Ends>,
}

/// `geometry`: whether lines are diagonals, and how long.
pub(super) fn geometry(_: &Case<'_>, given: Diagonals) -> Decision {
    let lengths: Vec<Option<u32>> =
        given.diagonals.iter().map(|Ends(one, other)| diagonal_length(*one, *other)).collect();
    Ok(fields(json!({ "valid": lengths.iter().all(Option::is_some), "lengths": lengths })))
}

fn shade(square: Square) -> &'static str {
    if is_light(square) { "light" } else { "dark" }
}

/// `setup/initial`: the initial position.
pub(super) fn initial(case: &Case<'_>) -> Decision {
    let table = case.lay().begin()?;
    let board = table.game.board();
    let queen = |side: Color| {
        let square = board.placement().by_piece(Role::Queen.of(side)).first();
        json!({ "square": square.map(|square| square.to_string()), "colour": square.map(shade) })
    };
    Ok(fields(json!({
        "fen": board.fen(),
        "h1": shade(Square::H1),
        "a1": shade(Square::A1),
        "white_queen": queen(Color::White),
        "black_queen": queen(Color::Black),
    })))
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
enum StartError {
    KingQueenSwapped,
    RookMisplaced,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct WrongStart {
    error: StartError,
    colour: Named<Color>,
    found_after_moves_each: u32,
    time_class: TimeClass,
    full_supervision: bool,
}

/// `setup/initial_position` and `setup/initial_position_unsupervised`: pieces that stood wrongly at the start.
pub(super) fn wrong_start(case: &Case<'_>, given: WrongStart) -> Decision {
    let misplaced = match given.error {
        StartError::KingQueenSwapped => Misplaced::KingAndQueen,
        StartError::RookMisplaced => Misplaced::Rook,
    };
    let table = case.lay().timed(given.time_class, None)?.supervised(given.full_supervision);
    let mut table = table.begin()?;
    table.logs_moves("given.found_after_moves_each", given.found_after_moves_each)?;
    let lost: Vec<String> = table
        .rules(Ruling::SetupWrong { side: given.colour.0, misplaced })
        .effects
        .iter()
        .filter_map(|effect| match effect {
            Effect::Record(Fact { what: What::Irregular(Irregular::CastlingLost { side }), .. }) => {
                Some(side.to_text())
            }
            _ => None,
        })
        .collect();
    let annulled = table.is_annulled();
    Ok(fields(json!({
        "action": if annulled { "annul_new_game" } else { "continue" },
        "claim_possible": annulled,
        "castling_lost": lost,
    })))
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum BoardError {
    #[serde(rename = "h1_dark")]
    Turned,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Turned {
    error: BoardError,
    #[serde(default)]
    found_after_moves_each: u32,
    #[serde(default = "standard")]
    time_class: TimeClass,
    #[serde(default = "supervised")]
    full_supervision: bool,
}

const fn standard() -> TimeClass {
    TimeClass::Standard
}

const fn supervised() -> bool {
    true
}

/// `setup/orientation`: the board was turned.
pub(super) fn orientation(case: &Case<'_>, given: Turned) -> Decision {
    let BoardError::Turned = given.error;
    let table = case.lay().timed(given.time_class, None)?.supervised(given.full_supervision);
    let mut table = table.begin()?;
    table.logs_moves("given.found_after_moves_each", given.found_after_moves_each)?;
    let refused = table.rules(Ruling::BoardTurned).refusal().is_some();
    let action = if table.is_annulled() {
        "annul_new_game"
    } else if refused {
        "continue"
    } else {
        "transfer_and_continue"
    };
    Ok(fields(json!({ "action": action })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Reversed {
    found_after_moves_each: u32,
}

/// `setup/colours_reversed`: the players have each other's pieces.
pub(super) fn colours_reversed(case: &Case<'_>, given: Reversed) -> Decision {
    let mut table = case.lay().begin()?;
    table.logs_moves("given.found_after_moves_each", given.found_after_moves_each)?;
    table.rules(Ruling::ColoursReversed);
    Ok(fields(json!({ "action": if table.is_annulled() { "restart" } else { "continue" } })))
}

/// `pairing`: how the colours are given, and whether a lot can be looked at again.
pub(super) fn pairing(case: &Case<'_>) -> Decision {
    let table = case.lay().begin()?;
    Ok(fields(json!({
        "method": table.game.profile().colours,
        "seed_logged": table.has_logged_its_seed(),
    })))
}
