//! `annabella hear`: what the console would hear in recordings, as if each came from the microphone now. One decision a file.

use std::path::PathBuf;

use clap::{Args, ValueEnum};
use serde_json::{Value, json};

use super::config::{SettingFlags, sources};
use super::one_of::OneOf;
use super::play::data_directory;
use super::say::language;
use crate::config::{self, Frozen};
use crate::game::board::Board;
use crate::game::participant::{HearStyle, Language};
use crate::input::voice::endpoint::End;
use crate::input::voice::recording::{self, Decided};
use crate::input::voice::tuning::Tuning;
use crate::input::voice::{self, Awaited, Candidate, Expected, Heard, kept, wav};
use crate::notation::{Legality, uci};
use crate::output::terminal;
use crate::rules::position::Intent;
use crate::time::Stamper;
use crate::words::notice::Notice;
use crate::words::utterance::text;
use crate::words::voice_notice::{Quality, VoiceNotice};
use crate::words::{Listener, Words};

/// The flags of `hear`.
#[derive(Args, Clone, Debug)]
pub struct HearArgs {
    /// The position in which the moves are said, as FEN.
    #[arg(long, default_value = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1")]
    pub fen: String,
    /// casual, training: legal moves are expected; tournament: all that the pieces reach.
    #[arg(long, value_enum, default_value_t)]
    pub mode: HearMode,
    /// The language of the speaker: en, it, de, es or fr.
    #[arg(long, default_value = "en", value_parser = language)]
    pub language: Language,
    /// In which words moves are said: fide, nato or plain.
    #[arg(long = "hear-style", value_name = "STYLE", default_value = "fide", value_parser = style)]
    pub style: HearStyle,
    /// With what `annabella voice teach` has learned.
    #[arg(long)]
    pub own: bool,
    /// One JSON object a file.
    #[arg(long)]
    pub json: bool,
    /// WAV files of one channel and 16 bits.
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,
}

/// Which moves are expected.
#[derive(Copy, Clone, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum HearMode {
    /// The legal ones.
    #[default]
    Casual,
    /// The legal ones.
    Training,
    /// All that the pieces reach on the bare board.
    Tournament,
}

fn style(name: &str) -> Result<HearStyle, OneOf> {
    HearStyle::from_name(name).ok_or_else(|| OneOf::of(HearStyle::ALL.map(HearStyle::name)))
}

/// A line for each file. What cannot be heard is told on standard error, and the others are heard nevertheless.
///
/// # Errors
/// A position that cannot be read, no recogniser, or files that could not be heard.
pub fn run(args: &HearArgs) -> Result<Vec<String>, String> {
    let board = Board::from_fen(&args.fen).map_err(|error| error.to_string())?;
    let ear = voice::recogniser(tuning(args.own));
    let mut ear = ear.map_err(|why| text(&Words::new().voice_trouble(&why, args.language)))?;
    let legality = match args.mode {
        HearMode::Casual | HearMode::Training => Legality::Preferred,
        HearMode::Tournament => Legality::Ignored,
    };
    ear.expect(&Expected {
        board: board.clone(),
        legality,
        style: args.style,
        language: args.language,
        awaited: Awaited::Nothing,
    });
    let listener = Listener { language: args.language, ..Listener::default() };
    let told = |notice| text(&Words::new().notice(&Notice::from(notice), &listener));
    let stamper = Stamper::real();
    let (mut lines, mut unheard) = (Vec::new(), 0);
    for file in &args.files {
        let heard = wav::open(file).and_then(|pieces| recording::hear(ear.as_mut(), pieces, &stamper));
        let decided = match heard {
            Ok(decided) => decided,
            Err(why) => {
                terminal::remark(&format!("{}: {why}", file.display()), false);
                if args.json {
                    lines.push(json!({ "file": file.to_string_lossy(), "error": why.to_string() }).to_string());
                }
                unheard += 1;
                continue;
            }
        };
        // What is wrong with the speech itself explains why it is misheard. Of the room a recording may hold too little to judge it.
        if matches!(decided.quality, Quality::TooLoud | Quality::Faint | Quality::Telephone) {
            let quality = told(VoiceNotice::Quality(decided.quality));
            terminal::remark(&format!("{}: {quality}", file.display()), false);
        }
        let name = file.to_string_lossy();
        lines.push(if args.json { object(&board, &name, &decided).to_string() } else { line(&board, &name, &decided) });
    }
    if unheard == 0 {
        return Ok(lines);
    }
    terminal::print(&lines);
    Err(format!("{unheard} of {} files could not be heard", args.files.len()))
}

/// The pronunciations of the player whose machine it is, or everybody's.
fn tuning(own: bool) -> Tuning {
    if !own {
        return Tuning::default();
    }
    let settings = config::load(&sources(&SettingFlags::default(), Frozen::default())).settings;
    kept::load(&kept::folder(&data_directory(&settings)))
}

/// A move as engines write it.
fn written(board: &Board, intent: Intent) -> String {
    board.change(intent).map(|change| uci::write(&change, board.castling_mode())).unwrap_or_default()
}

fn object(board: &Board, file: &str, decided: &Decided) -> Value {
    let ranked = |candidates: &[Candidate]| -> Vec<Value> {
        let one =
            |each: &Candidate| json!({ "uci": written(board, each.intent), "said": each.said, "score": each.score });
        candidates.iter().map(one).collect()
    };
    let mut object = match &decided.heard {
        Heard::Move(one) => json!({
            "decision": "move", "uci": written(board, one.intent), "alternatives": ranked(std::slice::from_ref(one)),
        }),
        Heard::Ask(several) => json!({ "decision": "ask", "alternatives": ranked(several) }),
        Heard::Illegal { intent, said } => {
            let illegal = intent.map_or_else(|| said.clone(), |intent| written(board, intent));
            json!({ "decision": "reject", "illegal": illegal, "alternatives": [] })
        }
        Heard::Command { line } => json!({ "decision": "command", "command": line, "alternatives": [] }),
        Heard::Nothing => json!({ "decision": "reject", "alternatives": [] }),
    };
    object["file"] = json!(file);
    object["ms"] = json!(decided.millis);
    object["end"] = json!(match decided.end {
        Some(End::Silence) => "silence",
        Some(End::TooLong) => "too-long",
        Some(End::Nothing) => "nothing-said",
        None => "file",
    });
    object["from_ms"] = json!(decided.from);
    object["to_ms"] = json!(decided.to);
    object["more"] = json!(decided.more);
    object
}

fn line(board: &Board, file: &str, decided: &Decided) -> String {
    let one = |each: &Candidate| format!("{} ({})", each.said, written(board, each.intent));
    let what = match &decided.heard {
        Heard::Move(each) => one(each),
        Heard::Ask(several) => format!("{}?", several.iter().map(one).collect::<Vec<_>>().join(" or ")),
        Heard::Illegal { intent: Some(intent), said } => {
            format!("{said} ({}), which is not legal", written(board, *intent))
        }
        Heard::Illegal { intent: None, said } => format!("{said}, which is not legal"),
        Heard::Command { line } => format!("command: {line}"),
        Heard::Nothing if decided.from.is_none() => "nothing is said".to_owned(),
        Heard::Nothing => "not understood".to_owned(),
    };
    let more = if decided.more { "; what is said behind it was not heard" } else { "" };
    format!("{file}: {what}{more}")
}
