//! The one place that knows the program's types: what was understood, as a short name that outlives them.
//!
//! When a type goes, this file is changed so that the names stay.

use std::fmt::Debug;

use annabella::console::{News, Next};
use annabella::desk::hashing::Hash;
use annabella::desk::lines::clock::ClockWord;
use annabella::desk::lines::command::{AdviceWord, Word};
use annabella::desk::lines::everyday::QuickChange;
use annabella::desk::lines::next_game::{NextColour, NextWish};
use annabella::desk::lines::study::StudyWord;
use annabella::desk::step::{AdviceWish, Step, StudyWish, WarningsWish};
use annabella::game::Game;
use annabella::game::answer::{Moves, Pieces, Row, View};
use annabella::game::command::{Command, Happening};
use annabella::game::effect::EngineAnswer;
use annabella::game::message::Message;
use annabella::game::question::{Question, Reading};
use annabella::game::refusal::Refusal;
use annabella::game::roles::Seat;
use annabella::game::ruling::Order;
use annabella::game::standalone_clock::{Ask, Command as ClockCommand, Correction};
use annabella::game::{adjournment, dialogue, draws, recording};
use annabella::rules::adjournment::Sealed;
use annabella::rules::ending::Outcome;
use annabella::rules::position::{Bitboard, CastlingSide, Color, Intent, Piece};
use annabella::table::device::Request;
use serde_json::Value;

use super::notices::notice;

/// Whoever speaks, and in which words: what differs from them is told.
#[derive(Copy, Clone)]
pub struct Spoken<'a> {
    pub seat: Seat,
    pub line: &'a str,
}

/// What a line asks for.
pub fn steps(steps: &[Step], spoken: Spoken<'_>) -> String {
    if steps.is_empty() {
        return "nothing".to_owned();
    }
    steps.iter().map(|each| step(each, spoken)).collect::<Vec<_>>().join(" + ")
}

fn step(step: &Step, spoken: Spoken<'_>) -> String {
    let (seat, name) = match step {
        Step::Command { seat, command } | Step::Spoken { seat, command } => {
            (Some(*seat), self::command(command, spoken))
        }
        Step::Preview { seat, command } => (Some(*seat), format!("preview {}", self::command(command, spoken))),
        Step::Hash { seat, hash } => (Some(*seat), self::hash(hash)),
        Step::AskMore { seat, questions } => {
            let questions: Vec<String> = questions.iter().map(|asked| question(*asked)).collect();
            (Some(*seat), format!("ask more {}", questions.join(", ")))
        }
        Step::Ask { seat, question } => (Some(*seat), format!("ask {}", self::question(*question))),
        Step::Say { seat, notice } => (Some(*seat), self::notice(notice)),
        Step::Tell { seat, message } => (Some(*seat), self::message(message)),
        Step::Repeat { seat } => (None, if seat.is_some() { "repeat" } else { "repeat to anybody" }.to_owned()),
        Step::Save { seat, elsewhere: None } => (Some(*seat), "save".to_owned()),
        Step::Save { seat, elsewhere: Some(path) } => (Some(*seat), format!("save in {}", path.display())),
        Step::Study { seat, wish } => (Some(*seat), format!("study {}", study_wish(wish, spoken))),
        Step::Edge { seat } => (Some(*seat), "edge".to_owned()),
        Step::Do { seat, word } => device(*word, *seat),
        Step::Manual { seat, wish } => (Some(*seat), format!("manual {}", plain(wish))),
        Step::Page { seat, wish } => (Some(*seat), format!("manual {}", plain(wish))),
        Step::Earphone { heard } => (None, format!("earphone heard {}", yes(*heard))),
        Step::Network { opens } => (None, format!("network opened {}", yes(*opens))),
        Step::Admit { admitted, .. } => (None, format!("admitted {}", yes(*admitted))),
        Step::Control { seat, time, name, .. } => {
            let name = name.as_ref().map_or_else(String::new, |name| format!(" named {name}"));
            (Some(*seat), format!("next control {time}{name}"))
        }
        Step::NewGame { start, wish } => {
            let from = start.as_ref().map_or_else(String::new, |fen| format!(" from {fen}"));
            (None, format!("new game{from}{}", next_wish(wish)))
        }
        Step::Warnings { seat, wish } => (Some(*seat), warnings(wish)),
        Step::Advise { seat, wish } => (Some(*seat), advice(wish)),
        Step::Play { seat, intent, .. } => (Some(*seat), format!("play {} all the same", self::intent(*intent))),
        Step::Leave => (None, "leave".to_owned()),
        Step::Train { review } => (None, if *review { "review" } else { "train" }.to_owned()),
    };
    match seat.filter(|seat| *seat != spoken.seat) {
        Some(seat) => format!("({}) {name}", seat.name()),
        None => name,
    }
}

/// What a word says that is about the device; whose wish it is, where that makes a difference.
fn device(word: Word, seat: Seat) -> (Option<Seat>, String) {
    let name = match word {
        Word::Help => "help".to_owned(),
        Word::HelpOn(topic) => format!("help on {}", plain(&topic)),
        Word::QuickSetting { setting, change } => format!("setting {} {}", plain(&setting), quick(change)),
        Word::ReadFrom(None) => "board from the other side".to_owned(),
        Word::ReadFrom(Some(side)) => format!("board from {}", side.name()),
        Word::BlunderWarnings(on) => format!("warnings of blunders {}", switch(on)),
        Word::Harder(up) => if up { "level +1" } else { "level -1" }.to_owned(),
        Word::Power => "power".to_owned(),
        Word::RepeatPublicly => "repeat publicly".to_owned(),
        Word::Cues => "cues".to_owned(),
        Word::Cue { cue, loudness } => {
            let change = loudness.map_or_else(String::new, |percent| format!(" {percent}"));
            format!("cue {}{change}", cue.name())
        }
        Word::Level(None) => "level".to_owned(),
        Word::Level(Some(level)) => format!("level {level}"),
        Word::Keys => return (None, "keys".to_owned()),
        Word::Sounds(on) => return (None, format!("sounds {}", switch(on))),
        Word::Speech(wanted) => return (None, format!("speech {}", wanted.map_or("change", switch))),
        Word::Earphone => return (None, "check earphone".to_owned()),
        Word::Tutorial => return (None, "tutorial".to_owned()),
        other => format!("nothing for the device: {other:?}"),
    };
    (Some(seat), name)
}

/// What an engine is asked.
fn advice(wish: &AdviceWish) -> String {
    match wish {
        // As it was called when it had no more than an answer.
        AdviceWish::Word(AdviceWord::Hint) => "talk hint".to_owned(),
        AdviceWish::Word(word) => format!("advice {}", plain(word)),
        AdviceWish::Check(intent) => format!("is {} a blunder", self::intent(*intent)),
    }
}

/// The wish about warnings.
pub fn warnings(wish: &WarningsWish) -> String {
    match wish {
        WarningsWish::Tell => "warnings".to_owned(),
        WarningsWish::Switch(on) => format!("warnings {}", switch(*on)),
        WarningsWish::Choose(chosen) => format!("warnings {chosen}"),
    }
}

fn quick(change: QuickChange) -> String {
    match change {
        QuickChange::Tell => "tell".to_owned(),
        QuickChange::More => "+1".to_owned(),
        QuickChange::Less => "-1".to_owned(),
        QuickChange::To(value) => format!("to {value}"),
    }
}

/// What a console asks of its table; none for what is only said, or done on a thread until something is said.
pub fn request(request: &Request<Game, Next, News>, spoken: Spoken<'_>) -> Option<String> {
    Some(match request {
        Request::Input(input) => match &input.what {
            Happening::Command(command) => self::command(command, spoken),
            Happening::Engine { answer: EngineAnswer::Move(intent), .. } => format!("reply {}", self::intent(*intent)),
            other => panic!("{other:?} has no name here"),
        },
        Request::Behind(..) | Request::Work(_) => return None,
        Request::Elsewhere(..) => "says it elsewhere".to_owned(),
        Request::Save(_) => "save".to_owned(),
        Request::Copy(_, path) => format!("save in {}", path.display()),
        Request::WishToLeave | Request::Leave => "leave".to_owned(),
        Request::Next(Next::Game { start, wish }) => {
            let from = start.as_ref().map_or_else(String::new, |fen| format!(" from {fen}"));
            format!("new game{from}{}", next_wish(wish))
        }
        Request::Next(Next::Train { .. }) => "train".to_owned(),
        Request::Next(Next::Exercise(_)) => "another position".to_owned(),
    })
}

/// What is to be different in the next game.
pub fn next_wish(wish: &NextWish) -> String {
    let colour = wish.colour.map(|colour| match colour {
        NextColour::Side(side) => format!(" as {}", plain(&side)),
        NextColour::Lot => " by lot".to_owned(),
        NextColour::Other => " other side".to_owned(),
    });
    let time = wish.time.as_ref().map(|time| format!(" time {time}"));
    let odds = wish.odds.map(|role| format!(" without {}", plain(&role)));
    let opening = wish.opening.map(|opening| format!(" opening {}", plain(&opening)));
    colour.into_iter().chain(time).chain(odds).chain(opening).collect()
}

fn message(message: &Message) -> String {
    match message {
        Message::Refused(Refusal::Illegal { change, .. }) => format!("refused: illegal {}", intent(change.intent)),
        Message::Refused(refusal) => format!("refused: {}", plain(refusal)),
        Message::Ruling(_) => "docket".to_owned(),
        other => panic!("a line is answered by {other:?}, which has no name here"),
    }
}

// --- what is wanted of the game ---

fn command(command: &Command, spoken: Spoken<'_>) -> String {
    match command {
        Command::Move { intent, said } => format!("move {}{}", self::intent(*intent), said_otherwise(said, spoken)),
        Command::Offer => "offer draw".to_owned(),
        Command::Accept => "accept draw".to_owned(),
        Command::Decline => "decline draw".to_owned(),
        Command::Resign => "resign".to_owned(),
        Command::TakeBack => "take back".to_owned(),
        Command::Pause => "pause".to_owned(),
        Command::Resume => "resume".to_owned(),
        Command::Arrive => "i am here".to_owned(),
        Command::Charge => "charge the gap".to_owned(),
        Command::Press => "press".to_owned(),
        Command::Dialogue(act) => dialogue_act(act),
        Command::Claim(act) => claim_act(act),
        Command::Record(act) => sheet_act(act),
        Command::Adjourn(act) => adjourn_act(act),
        Command::Restore { to } => {
            format!("restore to {}", to.map_or_else(|| "start".to_owned(), |id| format!("half-move {}", id.0)))
        }
        Command::Arbiter(order) => ruling(order),
        Command::AtBoard => "go on at a board".to_owned(),
        Command::BoardIsPage(is_page) => format!("the page is the board: {is_page}"),
        Command::Screen(event) => format!("at a screen: {}", plain(event)),
        Command::PointOut(what) => format!("point out {}", plain(what)),
        Command::AllowHelp(allowed) => format!("help of the engine {}", switch(*allowed)),
        Command::Advice(aid) => format!("helped: {}", aid.name()),
        Command::WhyMate(side) => format!("can {} mate", plain(side)),
        Command::Name { field, text } => format!("name {} \"{text}\"", plain(field)),
    }
}

fn said_otherwise(said: &str, spoken: Spoken<'_>) -> String {
    if said == spoken.line.trim() { String::new() } else { format!(" (said \"{said}\")") }
}

fn dialogue_act(act: &dialogue::Act) -> String {
    use dialogue::Act;
    match act {
        Act::Feel { square } => format!("feel {square}"),
        Act::Lift { square } => format!("lift {square}"),
        Act::Touch { square } => format!("touch {square}"),
        Act::Place { square } => format!("place {square}"),
        Act::RemoveCaptured { square } => format!("remove {square}"),
        Act::NewPiece { square, piece } => format!("new piece {} {square}", plain(piece)),
        Act::Adjust { square: None } => "adjust".to_owned(),
        Act::Adjust { square: Some(square) } => format!("adjust {square}"),
        Act::Announce { intent, said } => format!("announce {} \"{said}\"", self::intent(*intent)),
        Act::Repeat { intent: None, said } => format!("repeat unclear \"{said}\""),
        Act::Repeat { intent: Some(intent), said } => format!("repeat {} \"{said}\"", self::intent(*intent)),
        Act::Correct { intent, said } => format!("correct {} \"{said}\"", self::intent(*intent)),
        Act::Execute { intent } => format!("execute {}", self::intent(*intent)),
        Act::ReportTouch { square } => format!("report touch {square}"),
        Act::ClaimTouch { square: None } => "claim touch".to_owned(),
        Act::ClaimTouch { square: Some(square) } => format!("claim touch {square}"),
        Act::AskTime => "ask the assistant for the time".to_owned(),
        Act::TellTime { to } => format!("tell the time to {}", plain(to)),
        Act::Formalities => "formalities".to_owned(),
        Act::Sheet { side, intent } => format!("sheet of {} has {}", plain(side), self::intent(*intent)),
        Act::BoardsDiffer => "boards differ".to_owned(),
        Act::Settle => "settle".to_owned(),
    }
}

fn claim_act(act: &draws::Act) -> String {
    use draws::Act;
    match act {
        Act::Claim { ground, intended: None, .. } => format!("claim {}", plain(ground)),
        Act::Claim { ground, intended: Some(intended), said, .. } => {
            format!("claim {} with {} \"{said}\"", plain(ground), intent(*intended))
        }
        Act::Quickplay { basis } => format!("claim {}", plain(basis)),
        Act::Increment => "ask for increment".to_owned(),
        Act::Withdraw => "withdraw".to_owned(),
        Act::Verify { agrees } => format!("position right {}", yes(*agrees)),
        Act::Rule { decision, bonus } => {
            format!("rule claim {}{}", plain(decision), if *bonus { " with time" } else { "" })
        }
        Act::Consent { given } => format!("consent {}", yes(*given)),
    }
}

fn sheet_act(act: &recording::Act) -> String {
    use recording::Act;
    match act {
        Act::Write => "write".to_owned(),
        Act::Sign { result } => format!("sign {}", result.map_or("nothing".to_owned(), outcome)),
        Act::Overrule { result, reason } if reason.is_empty() => format!("overrule {}", outcome(*result)),
        Act::Overrule { result, reason } => format!("overrule {} because \"{reason}\"", outcome(*result)),
        Act::Request => "show the arbiter's scoresheet".to_owned(),
        Act::Reconstruct => "reconstruct".to_owned(),
        Act::NextPeriod { side } => format!("next period {}", plain(side)),
    }
}

fn hash(hash: &Hash) -> String {
    match hash {
        Hash::TriedPin { pin, .. } => format!("PIN \"{pin}\""),
        Hash::NewPin { pin, .. } => format!("new PIN \"{pin}\""),
        Hash::Word { opens: false, word, .. } => format!("adjourn word \"{word}\""),
        Hash::Word { opens: true, word, .. } => format!("open envelope word \"{word}\""),
    }
}

fn adjourn_act(act: &adjournment::Act) -> String {
    use adjournment::Act;
    match act {
        Act::Session { ends_in } => format!("session ends in {} min", ends_in / 60_000),
        Act::Call { .. } => "adjourn".to_owned(),
        Act::Seal { writing, .. } => {
            let meaning = match writing.meaning {
                Sealed::Legal(intent) => self::intent(intent),
                other => plain(&other),
            };
            format!("seal {meaning} \"{}\"", writing.said)
        }
        Act::Close { resumption } => format!("close envelope \"{resumption}\""),
        Act::Begin { white, black } => format!("begin resumption white {} black {}", yes(*white), yes(*black)),
        Act::Arrive { side } => format!("arrived {}", plain(side)),
        Act::Open { .. } => "open envelope".to_owned(),
        Act::Missing { position } => format!("envelope missing, position {}", plain(position)),
    }
}

/// An order by the names that it has in the journal.
fn ruling(order: &Order) -> String {
    let Ok(Value::Object(fields)) = serde_json::to_value(order) else { panic!("an order is an object: {order:?}") };
    let text = |value: &Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let name = fields.get("ruling").map(text).unwrap_or_default();
    let rest = fields.iter().filter(|(key, _)| *key != "ruling" && *key != "reason");
    let rest = rest.map(|(key, value)| format!(" {key}={}", text(value))).collect::<Vec<_>>().concat();
    let reason = if order.reason.is_empty() { String::new() } else { format!(" because \"{}\"", order.reason) };
    format!("rule {name}{rest}{reason}")
}

// --- the study board ---

fn study_wish(wish: &StudyWish, spoken: Spoken<'_>) -> String {
    match wish {
        StudyWish::Word(word) => study_word(*word),
        StudyWish::Change => "change".to_owned(),
        StudyWish::Fen(fen) => format!("set up {fen}"),
        StudyWish::Move { intent, said } => format!("move {}{}", self::intent(*intent), said_otherwise(said, spoken)),
        StudyWish::TakeBack => "take back".to_owned(),
        StudyWish::Line(moves) => format!("line of {} moves", moves.len()),
        StudyWish::Answered(word) => format!("answer {}", study_word(*word)),
        StudyWish::AskPiece(square) => format!("ask what is to stand on {square}"),
    }
}

fn study_word(word: StudyWord) -> String {
    match word {
        StudyWord::To { number, side } => {
            format!("to move {number}{}", side.map_or_else(String::new, |side| format!(" {}", plain(&side))))
        }
        StudyWord::Turn(side) => format!("{} to move", plain(&side)),
        StudyWord::Castling { side, wing } => {
            let side = side.map_or("both".to_owned(), |side| plain(&side));
            format!("castling {side} {}", wing.map_or("both", self::wing))
        }
        StudyWord::Passed(square) => format!("en passant {square}"),
        StudyWord::Put { piece, squares } => format!("put {} on {}", self::piece(piece), self::squares(squares)),
        StudyWord::Clear(squares) => format!("clear {}", self::squares(squares)),
        plain_word => plain(&plain_word),
    }
}

// --- questions ---

/// A question.
pub fn question(question: Question) -> String {
    use Question as Q;
    match question {
        Q::OnSquare(square) => format!("square {square}"),
        Q::Shade(square) => format!("shade {square}"),
        Q::Where(pieces) => format!("where {}", self::pieces(pieces)),
        Q::Pawns(side) => format!("pawns {}", side.map_or("both".to_owned(), |side| plain(&side))),
        Q::Row(Row::Rank(rank)) => format!("rank {}", rank.char()),
        Q::Row(Row::File(file)) => format!("file {}", file.char()),
        Q::Row(Row::Rising(square)) => format!("rising diagonal {square}"),
        Q::Row(Row::Falling(square)) => format!("falling diagonal {square}"),
        Q::View(View::Rays, square) => format!("rays {square}"),
        Q::View(View::Knight, square) => format!("knight view {square}"),
        Q::View(View::King, square) => format!("king view {square}"),
        Q::Attackers(square) => format!("attackers {square}"),
        Q::Defenders(square) => format!("defenders {square}"),
        Q::LegalMoves(Moves::From(square)) => format!("moves of {square}"),
        Q::LegalMoves(Moves::Captures) => "captures".to_owned(),
        Q::LegalMoves(Moves::Checks) => "checks".to_owned(),
        Q::LegalMoves(Moves::All) => "legal moves".to_owned(),
        Q::LastMoves(count) => format!("last {count} moves"),
        Q::MoveOf(number) => format!("move {number}"),
        Q::MovesFrom(number) => format!("moves from {number}"),
        Q::Sheet(reading) => format!("sheet {}", self::reading(reading)),
        Q::SheetWithTimes(reading) => format!("sheet with times {}", self::reading(reading)),
        Q::TimeOf(side) => format!("time of {}", plain(&side)),
        plain_one => plain(&plain_one),
    }
}

fn reading(reading: Reading) -> String {
    match reading {
        Reading::Whole => "whole".to_owned(),
        Reading::From(number) => format!("from {number}"),
        Reading::Last(count) => format!("last {count}"),
        Reading::Backwards => "backwards".to_owned(),
    }
}

fn pieces(pieces: Pieces) -> String {
    let side = pieces.color.map_or("both".to_owned(), |side| plain(&side));
    format!("{side} {}", pieces.role.map_or("all".to_owned(), |role| plain(&role)))
}

// --- the clock alone ---

/// A word of the clock alone.
pub fn clock_word(word: ClockWord) -> String {
    match word {
        ClockWord::Command(ClockCommand::Press(None)) => "press".to_owned(),
        ClockWord::Command(ClockCommand::Press(Some(side))) => format!("press {}", plain(&side)),
        ClockWord::Command(ClockCommand::Correct(correction)) => self::correction(correction),
        ClockWord::Command(command) => plain(&command),
        ClockWord::Ask(Ask::Of(side)) => format!("ask time of {}", plain(&side)),
        ClockWord::Ask(ask) => format!("ask {}", plain(&ask)),
        ClockWord::TimeOfDay => "ask time of day".to_owned(),
        ClockWord::Correct => "set the clock by ear".to_owned(),
        ClockWord::Compose => "new control".to_owned(),
        ClockWord::Warnings(wanted) => warnings(&wanted.map_or(WarningsWish::Tell, WarningsWish::Switch)),
        ClockWord::Times(words) => format!("setting time words to {}", words.name()),
        ClockWord::Speech(wanted) => format!("speech {}", wanted.map_or("change", switch)),
        ClockWord::Power | ClockWord::Repeat | ClockWord::Help | ClockWord::Quit => plain(&word),
        ClockWord::Yes => "yes".to_owned(),
        ClockWord::No => "no".to_owned(),
    }
}

/// What a clock is to show.
pub fn correction(correction: Correction) -> String {
    match correction {
        Correction::Left { side, millis } => format!("set {} {millis} ms", plain(&side)),
        Correction::Add { side, millis } => format!("add {} {millis} ms", plain(&side)),
        Correction::Take { side, millis } => format!("take {} {millis} ms", plain(&side)),
        Correction::Moves { side, moves } => format!("moves {} {moves}", plain(&side)),
        Correction::Turn { side } => format!("turn {}", plain(&side)),
    }
}

// --- small things ---

/// A name without data, or with nothing but such names in it, in plain small letters.
pub fn plain(name: &impl Debug) -> String {
    let debug = format!("{name:?}");
    let mut words = String::new();
    for letter in debug.chars() {
        match letter {
            _ if letter.is_uppercase() => {
                words.push(' ');
                words.extend(letter.to_lowercase());
            }
            _ if letter.is_alphanumeric() => words.push(letter),
            _ => words.push(' '),
        }
    }
    words.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A move.
pub fn intent(intent: Intent) -> String {
    match intent {
        Intent::Step { from, to, promotion: None } => format!("{from}{to}"),
        Intent::Step { from, to, promotion: Some(role) } => format!("{from}{to}={}", plain(&role)),
        Intent::Castle { side } => format!("castle {}", wing(side)),
    }
}

/// A piece.
pub fn piece(piece: Piece) -> String {
    format!("{} {}", plain(&piece.color), plain(&piece.role))
}

fn squares(squares: Bitboard) -> String {
    squares.into_iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ")
}

const fn wing(side: CastlingSide) -> &'static str {
    match side {
        CastlingSide::KingSide => "kingside",
        CastlingSide::QueenSide => "queenside",
    }
}

/// A result.
pub fn outcome(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won { by: Color::White } => "1-0".to_owned(),
        Outcome::Won { by: Color::Black } => "0-1".to_owned(),
        Outcome::Drawn => "1/2-1/2".to_owned(),
        other => plain(&other),
    }
}

const fn switch(on: bool) -> &'static str {
    if on { "on" } else { "off" }
}

const fn yes(is: bool) -> &'static str {
    if is { "yes" } else { "no" }
}
