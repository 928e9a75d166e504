//! How moves are announced and heard, and what a player is told without having asked.

use std::sync::LazyLock;

use annabella::answers::{self, Manner};
use annabella::game::answer::Moves;
use annabella::game::board::Board;
use annabella::game::message::Message;
use annabella::game::participant::{Language, Style};
use annabella::game::question::Question;
use annabella::game::report::MoveReport;
use annabella::game::roles::{Mode, Occasion, Seat, is_told_unasked};
use annabella::notation::announced::{self, Slot};
use annabella::rules::position::{Color, Square};
use annabella::rules::profile::RankWords;
use annabella::time::Tick;
use annabella::view::View;
use annabella::words::utterance::text;
use annabella::words::{Listener, Words};
use serde::Deserialize;
use serde_json::{Value, json};

use super::case::{Case, Decision, Named, Start, fields, piece_name, uci_move};
use super::wrong::Wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Render {
    fen: Start,
    uci: String,
}

static WORDS: LazyLock<Words> = LazyLock::new(Words::new);

/// `announcement/render`: one move in the spellings of the editions.
pub(super) fn render(_: &Case<'_>, given: Render) -> Decision {
    let Start(position) = given.fen;
    let board = Board::from(&position);
    let intent = uci_move("given.uci", &given.uci, &board)?;
    position.judge(intent).map_err(|why| Wrong::at("given.uci", format!("the move is not legal: {why:?}")))?;
    let change = board.change(intent).ok_or_else(|| Wrong::at("given.uci", "there is no piece"))?;
    let report = MoveReport::new(&board, &change);
    let say = |listener: Listener| text(&WORDS.announcement(&report, &listener));
    let fide = Listener { language: Language::De, style: Style::Fide, ..Listener::default() };
    Ok(fields(json!({
        "de_ascii": say(fide),
        "de_umlaut": say(Listener { umlaut: true, ..fide }),
        "de_ascii_with_bauer": say(Listener { names_pawns: true, ..fide }),
        "names_it_pieces_arabic": say(Listener {
            language: Language::It,
            style: Style::FideLocal,
            ranks: RankWords::Digits,
            ..Listener::default()
        }),
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Incomplete {
    fen: Start,
    said: String,
}

/// `announcement/incomplete`: whether enough was said, and what is missing.
pub(super) fn incomplete(_: &Case<'_>, given: Incomplete) -> Decision {
    let Start(position) = given.fen;
    let heard = announced::read(&given.said, &Board::from(&position));
    let missing = heard.as_ref().err().map(|missing| match missing {
        announced::Missing::Piece => "man",
        announced::Missing::From => "from",
        announced::Missing::To => "to",
        announced::Missing::Promotion => "promotion_piece",
    });
    Ok(fields(json!({ "accepted": heard.is_ok(), "missing": missing })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tokens {
    tokens: Vec<String>,
}

/// `recogniser`: what the words of an announcement stand for.
pub(super) fn recogniser(_: &Case<'_>, given: Tokens) -> Decision {
    let meaning = |token: &str| match announced::slot(token) {
        Some(Slot::File(file)) => json!({ "slot": "file", "value": file.char().to_string() }),
        Some(Slot::Rank(rank)) => json!({ "slot": "rank", "value": rank.char().to_string() }),
        Some(Slot::Piece(role)) => json!({ "slot": "man", "value": piece_name(role) }),
        None => Value::Null,
    };
    let map: serde_json::Map<String, Value> =
        given.tokens.into_iter().map(|token| (token.clone(), meaning(&token))).collect();
    Ok(fields(json!({ "map": map })))
}

#[derive(Copy, Clone, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Announcement {
    OpponentCompletedMove,
    OwnClockNotPressed,
    ThreefoldReached,
    FiftyReached,
    #[serde(rename = "low_time_30s")]
    LowTime,
    FlagFell,
}

impl From<Announcement> for Occasion {
    fn from(event: Announcement) -> Occasion {
        match event {
            Announcement::OpponentCompletedMove => Occasion::OpponentPressed,
            Announcement::OwnClockNotPressed => Occasion::ClockNotPressed,
            Announcement::ThreefoldReached => Occasion::Repetition,
            Announcement::FiftyReached => Occasion::FiftyMoves,
            Announcement::LowTime => Occasion::LowTime,
            Announcement::FlagFell => Occasion::FlagFell,
        }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Events {
    mode: Mode,
    events: Vec<Announcement>,
}

/// `announcement_filter/events`: what a player is told who has not asked.
pub(super) fn told_unasked(case: &Case<'_>, given: Events) -> Decision {
    let table = case.lay().mode(given.mode).begin()?;
    let game = &table.game;
    let told = |event: Announcement| is_told_unasked(game.mode(), game.context(), game.profile(), event.into());
    let told: Vec<bool> = given.events.into_iter().map(told).collect();
    Ok(fields(json!({ "spoken_to_player": told })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Asking {
    mode: Mode,
    request: Request,
}

#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Request {
    LegalMoves { square: Named<Square> },
}

/// `announcement_filter/request`: whether a player who asks gets an answer.
pub(super) fn request(case: &Case<'_>, given: Asking) -> Decision {
    let Request::LegalMoves { square: Named(square) } = given.request;
    let table = case.lay().mode(given.mode).begin()?;
    let question = Question::LegalMoves(Moves::From(square));
    let answer =
        answers::answer(&View::of(&table.game, Seat::Side(Color::White)), question, Manner::default(), Tick::START);
    let refused = matches!(answer, Message::Refused(_));
    Ok(fields(json!({ "answer": if refused { "refused" } else { "given" } })))
}
