//! Moves as they are written on scoresheets.

use annabella::game::board::Board;
use annabella::game::report::MoveReport;
use annabella::notation::letters::Letters;
use annabella::notation::sheet::{self, SheetError};
use annabella::notation::{carries_offer, san};
use annabella::rules::geometry::left_file;
use annabella::rules::position::{Color, Position, Role, Square};
use annabella::scoresheet::text::{Sheets, TextError, Wrong as Unread};
use serde::Deserialize;
use serde_json::{Value, json};

use super::case::{Case, Decision, Locale, Start, fields, piece_name, uci_text, uci_texts};
use super::wrong::Wrong;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Input {
    locale: Locale,
    fen: Start,
    input: String,
}

fn error_name(error: &SheetError) -> &'static str {
    match error {
        SheetError::Syntax => "syntax",
        SheetError::UnknownLetter => "unknown_letter",
        SheetError::PawnLetter { .. } => "pawn_letter",
        SheetError::Illegal => "illegal",
        SheetError::Ambiguous(_) => "ambiguous",
    }
}

/// `notation/parse`: one text in one language.
pub(super) fn parse(_: &Case<'_>, Input { locale: Locale(language), fen: Start(position), input }: Input) -> Decision {
    let board = Board::from(&position);
    Ok(fields(match sheet::read(&input, &position, language) {
        Ok(intent) => json!({ "uci": uci_text(&board, intent), "error": null, "suggestion": null }),
        Err(error) => {
            let suggestion = match &error {
                SheetError::PawnLetter { without } => Some(without),
                _ => None,
            };
            json!({ "uci": null, "error": error_name(&error), "suggestion": suggestion })
        }
    }))
}

/// `notation/noise`: a spoilt text on a scoresheet in this position: what the reader of scoresheets makes of it, and what it proposes.
pub(super) fn noise(_: &Case<'_>, Input { locale: Locale(language), fen: Start(position), input }: Input) -> Decision {
    let board = Board::from(&position);
    let number = format!("{}{}", position.full_moves(), if position.turn() == Color::White { "." } else { "..." });
    let text = format!("[FEN \"{}\"]\n\n{number} {input} *\n", position.fen());
    let wrong = |why: &dyn std::fmt::Display| Wrong::at("given.input", why);
    let (read, error, proposal) = match Sheets::new(text.as_bytes(), Some(language.into())).next() {
        Some(Ok(sheet)) => (sheet, None, None),
        Some(Err(TextError::Sheet(spoilt))) => match spoilt.why {
            Unread::Move(error) => (spoilt.sheet, Some(error), spoilt.proposal),
            why => return Err(wrong(&why)),
        },
        Some(Err(error)) => return Err(wrong(&format!("{error:?}"))),
        None => return Err(wrong(&"it is no scoresheet")),
    };
    let candidates = proposal.as_ref().map_or_else(|| json!([]), |proposal| uci_texts(&board, &proposal.moves));
    let stands = read.line.steps().next().map(|step| step.intent());
    Ok(fields(json!({
        "uci": stands.map(|intent| uci_text(&board, intent)),
        "error": error.as_ref().map(error_name),
        "candidates": candidates,
        "proposal": proposal.map(|proposal| proposal.text),
        "draw_offer": carries_offer(&input),
        // A move stands on the sheet that the text alone does not say.
        "applied_without_confirmation": stands.is_some() && sheet::read(&input, &position, language).is_err(),
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ByLocale {
    fen: Start,
    input: String,
    locales: Vec<Locale>,
}

/// `notation/by_locale`: one text in several languages.
pub(super) fn by_locale(_: &Case<'_>, ByLocale { fen: Start(position), input, locales }: ByLocale) -> Decision {
    let board = Board::from(&position);
    let meaning = |Locale(language): Locale| {
        let read = sheet::read(&input, &position, language).ok();
        (language.code().to_owned(), json!(read.map(|intent| uci_text(&board, intent))))
    };
    let meanings: serde_json::Map<String, Value> = locales.into_iter().map(meaning).collect();
    Ok(fields(json!({ "uci_by_locale": meanings })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Tokens {
    locale: Locale,
    tokens: Vec<String>,
}

/// `notation_game`: a whole game.
pub(super) fn game(_: &Case<'_>, Tokens { locale: Locale(language), tokens }: Tokens) -> Decision {
    let mut position = Position::initial();
    let (mut uci, mut offer) = (Vec::new(), None);
    for (index, token) in tokens.iter().enumerate() {
        let wrong =
            |why: &dyn std::fmt::Display| Wrong::at(format!("given.tokens[{index}]"), format!("`{token}`: {why}"));
        let intent = sheet::read(token, &position, language).map_err(|error| wrong(&error))?;
        uci.push(uci_text(&Board::from(&position), intent));
        position = position.play(intent).map_err(|illegal| wrong(&illegal))?;
        if carries_offer(token) {
            offer = Some(index + 1);
        }
    }
    Ok(fields(json!({ "uci": uci, "final_fen": position.fen(), "draw_offer_at_ply": offer })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Accept {
    locale: Locale,
    fen: Start,
    /// The texts; the format keeps them among the answers.
    inputs: Vec<String>,
}

/// `notation_set/accept`: which texts are moves, and how they are written properly.
pub(super) fn accept(
    _: &Case<'_>,
    Accept { locale: Locale(language), fen: Start(position), inputs }: Accept,
) -> Decision {
    let board = Board::from(&position);
    let mut accepted = serde_json::Map::new();
    let mut render = Vec::new();
    for input in inputs {
        let intent = sheet::read(&input, &position, language).ok();
        if let Some(change) = intent.and_then(|intent| board.change(intent)) {
            render.push(san::write(&MoveReport::new(&board, &change), language));
        }
        accepted.insert(input, json!(intent.map(|intent| uci_text(&board, intent))));
    }
    render.sort();
    render.dedup();
    // Where the texts mean several moves, there is no one proper writing.
    let render = if let [one] = &render[..] { json!(one) } else { json!(render) };
    Ok(fields(json!({ "accepted": accepted, "render": render })))
}

/// `notation_set/squares`: the names of the squares.
pub(super) fn squares(_: &Case<'_>) -> Decision {
    let (first, last) = (Square::ALL.first(), Square::ALL.last());
    Ok(fields(json!({
        "count": Square::ALL.len(),
        "first": first.map(ToString::to_string),
        "last": last.map(ToString::to_string),
        "white_left_file": left_file(Color::White).char().to_string(),
        "black_left_file": left_file(Color::Black).char().to_string(),
    })))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LettersOf {
    locale: Locale,
}

/// `notation_set/letters`: the letters of the pieces in moves.
pub(super) fn letters(_: &Case<'_>, LettersOf { locale: Locale(language) }: LettersOf) -> Decision {
    let letters = Letters::of(language);
    let map: serde_json::Map<String, Value> =
        Role::ALL.into_iter().map(|role| (piece_name(role).to_owned(), json!(letters.prefix(role)))).collect();
    Ok(fields(json!({ "letters": map })))
}
