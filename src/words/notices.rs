//! What the program says outside the game, sentence by sentence.

use std::ffi::OsStr;
use std::path::Path;

use super::Listener;
use super::announce::{announce, role_key};
use super::asked::{self, Unclear};
use super::claim_notice;
use super::clock_notice;
use super::command;
use super::compose_notice;
use super::cue_notice;
use super::dialogue;
use super::display_notice;
use super::everyday;
use super::hand_notice;
use super::key_notice;
use super::next_notice;
use super::notice::{Confirmable, HelpTopic, Notice, UnfinishedGame, Unreached};
use super::parts::{field_key, piece_key, side_key};
use super::phrase::{Line, Phrase, one_line, reason};
use super::power;
use super::ruling_notice;
use super::sentences::Sentences;
use super::squares;
use super::study_notice;
use super::time_wrong;
use super::tutorial_notice;
use super::typing;
use super::utterance::Segment;
use super::warning_notice;
use crate::game::message::Opponent;
use crate::game::participant::Style;
use crate::game::question::{Question, Reading};
use crate::game::report::MoveReport;
use crate::game::roles::Topic;
use crate::rules::position::Square;
use crate::time::Civil;

/// The words of a notice.
pub(super) fn notice(sentences: &Sentences, notice: &Notice, listener: Listener) -> Vec<Segment> {
    match plain_key(notice) {
        Some(key) => Phrase::new(sentences, key).say(),
        None => about_play(sentences, notice, listener)
            .or_else(|| about_program(sentences, notice))
            .or_else(|| about_sound(sentences, notice))
            .or_else(|| about_typing(sentences, notice))
            .unwrap_or_default(),
    }
}

/// The sentence of a notice that takes nothing in; `None` for one that does, and that one of the functions below says.
const fn plain_key(notice: &Notice) -> Option<&'static str> {
    Some(match notice {
        Notice::Greeting => "greeting",
        Notice::GreetingShort => "greeting-short",
        Notice::GreetingTournament => "greeting-tournament",
        Notice::Dropped => "dropped",
        Notice::NothingAsked | Notice::NoSuchChoice { count: 0 } => "nothing-asked",
        Notice::WhichPromotion => "which-promotion",
        Notice::NothingToCastleWith => "nothing-to-castle-with",
        Notice::NothingToTake => "nothing-to-take",
        Notice::SquareMissing => "square-missing",
        Notice::MoveUnclear => "dialogue-not-clear",
        Notice::NotText => "not-text",
        Notice::NotYourSeat => "not-your-seat",
        Notice::WrongMoment => "wrong-moment",
        Notice::NamesDone => "names-done",
        Notice::SavingAgain => "saving-again",
        Notice::TornLine => "torn-line",
        Notice::NoEngineInTournament => "no-house-in-tournament",
        Notice::NoUnfinished | Notice::Unfinished { count: 0 } => "no-unfinished",
        Notice::WhichGame => "which-game",
        Notice::SavedHere => "saved-here",
        Notice::NoGameYet => "no-game-yet",
        Notice::SpeechBack => "speech-back",
        Notice::GoodbyeNothing => "goodbye-nothing",
        Notice::GoodbyeResumable => "goodbye-resumable",
        Notice::GoodbyeOver => "goodbye-over",
        Notice::ConfirmQuit => "confirm-quit",
        Notice::EntryEmpty => "entry-empty",
        Notice::EntryEmptyOver => "entry-empty-over",
        Notice::SelfVoicing { on: true } => "self-voicing-on",
        Notice::SelfVoicing { on: false } => "self-voicing-off",
        Notice::PrivateHidden => "private-hidden",
        Notice::EarWord => "ear-word",
        Notice::TableWord => "table-word",
        Notice::AskEarphone => "ask-earphone",
        Notice::PrivateBack => "private-back",
        Notice::Help(_)
        | Notice::Talk(_)
        | Notice::Claim(_)
        | Notice::MayAsk(_)
        | Notice::Standing(_)
        | Notice::Keys(_)
        | Notice::Ruling(_)
        | Notice::Cues(_)
        | Notice::Tutorial(_)
        | Notice::Study(_)
        | Notice::Next(_)
        | Notice::StandaloneClock(_)
        | Notice::Compose(_)
        | Notice::Warning(_)
        | Notice::Display(_)
        | Notice::WordForName { .. }
        | Notice::Confirm { .. }
        | Notice::AnswerFirst(_)
        | Notice::CopyFailed { .. }
        | Notice::PrivateLost { .. }
        | Notice::EarphoneGone { .. }
        | Notice::WhichMove(_)
        | Notice::NoSuchChoice { .. }
        | Notice::Unknown { .. }
        | Notice::NoPieceGoesThere { .. }
        | Notice::MeantMove(_)
        | Notice::NoSuchSquare { .. }
        | Notice::Unclear(_)
        | Notice::AtSquare(_)
        | Notice::Hand(_)
        | Notice::NotThatPiece { .. }
        | Notice::AskName(_)
        | Notice::NotSaving { .. }
        | Notice::Saved { .. }
        | Notice::SheetKept { .. }
        | Notice::BrailleKept { .. }
        | Notice::SheetLost { .. }
        | Notice::Damaged { .. }
        | Notice::HeldElsewhere { .. }
        | Notice::TournamentOpen { .. }
        | Notice::Unfinished { .. }
        | Notice::GoOn { .. }
        | Notice::UnfinishedItem(_)
        | Notice::SpeechMissing { .. }
        | Notice::CueUnusable { .. }
        | Notice::NoSuchVoice { .. }
        | Notice::Bluetooth { .. }
        | Notice::BadSetting { .. }
        | Notice::BadFlag { .. }
        | Notice::UnknownFlag { .. }
        | Notice::BadTime { .. }
        | Notice::Power(_)
        | Notice::MoreBadSettings { .. }
        | Notice::GoodbyeUnsaved { .. }
        | Notice::Typed(_)
        | Notice::Replaces(_)
        | Notice::Deleted(_)
        | Notice::EntryLine(_) => return None,
    })
}

/// Moves, squares and names.
fn about_play(sentences: &Sentences, notice: &Notice, listener: Listener) -> Option<Vec<Segment>> {
    let phrase = |key| Phrase::new(sentences, key);
    let square = |square| vec![squares::square(square, listener)];
    Some(match notice {
        Notice::Help(topic) => {
            // The example is one of letters and figures, whatever the style.
            let literate = Listener { style: Style::Literate, ..listener };
            phrase(help_key(*topic)).insert("square", vec![squares::square(Square::F3, literate)]).say()
        }
        Notice::Talk(talk) => everyday::words(sentences, *talk),
        Notice::Claim(notice) => claim_notice::notice(sentences, notice, listener),
        Notice::MayAsk(topics) => may_ask(sentences, topics),
        Notice::Standing(standing) => dialogue::standing(sentences, *standing),
        Notice::WhichMove(reports) => which_move(sentences, reports, listener),
        Notice::NoSuchChoice { count } => phrase("no-such-choice").number("count", *count as u64).say(),
        Notice::Unknown { text, nearest } => unknown(sentences, text, nearest),
        Notice::NoPieceGoesThere { role, square: to, why } => {
            let (key, role, from) = match why {
                None => ("no-man-goes-there", *role, *to),
                Some(Unreached::Own(own)) => ("illegal-own-piece", *own, *to),
                Some(Unreached::None) => ("have-no-piece", *role, *to),
                Some(Unreached::From(from)) => ("cannot-reach", *role, *from),
            };
            phrase(key).choice("role", role_key(role)).insert("square", square(*to)).insert("from", square(from)).say()
        }
        Notice::MeantMove(report) => phrase("meant-move").insert("move", announce(sentences, report, listener)).say(),
        Notice::NoSuchSquare { text } | Notice::Unclear(Unclear::NoSuchSquare(text)) => phrase("no-such-square")
            .text("text", text)
            .insert("lowest", square(Square::A1))
            .insert("highest", square(Square::H8))
            .say(),
        Notice::Unclear(unclear) => unclear_question(sentences, unclear),
        Notice::Hand(notice) => hand_notice::words(sentences, *notice, listener),
        Notice::AtSquare(here) => phrase("at-square").insert("square", square(*here)).say(),
        Notice::NotThatPiece { square: from, piece: Some(piece) } => {
            phrase("not-that-man").insert("square", square(*from)).choice("man", piece_key(*piece)).say()
        }
        Notice::NotThatPiece { square: from, piece: None } => {
            phrase("not-that-man-empty").insert("square", square(*from)).say()
        }
        Notice::Confirm { what, side } => {
            phrase(confirm_key(*what)).choice("side", side.map_or("none", side_key)).say()
        }
        Notice::Study(notice) => study_notice::words(sentences, notice, listener),
        Notice::UnfinishedItem(game) => unfinished_item(sentences, game, listener),
        Notice::AnswerFirst(question) => {
            phrase("answer-first").insert("question", self::notice(sentences, question, listener)).say()
        }
        Notice::Next(notice) => next_notice::words(sentences, *notice),
        Notice::Compose(notice) => compose_notice::words(sentences, notice),
        Notice::StandaloneClock(notice) => clock_notice::words(sentences, notice, listener),
        Notice::Warning(notice) => warning_notice::words(sentences, notice, listener),
        Notice::WordForName { text, field } => {
            phrase("word-for-name").text("text", text).choice("field", field_key(*field)).say()
        }
        Notice::AskName(field) => phrase("ask-name").choice("field", field_key(*field)).say(),
        _ => return None,
    })
}

/// Files, saving and settings.
fn about_program(sentences: &Sentences, notice: &Notice) -> Option<Vec<Segment>> {
    let phrase = |key| Phrase::new(sentences, key);
    Some(match notice {
        Notice::NotSaving { why } => phrase("not-saving").text("why", reason(why)).say(),
        Notice::Saved { file } => phrase("saved").insert("file", file_name(sentences, file)).say(),
        Notice::SheetKept { file } => phrase("sheet-kept").insert("file", file_name(sentences, file)).say(),
        Notice::BrailleKept { file } => phrase("braille-kept").insert("file", file_name(sentences, file)).say(),
        Notice::CopyFailed { why } => phrase("copy-failed").text("why", reason(why)).say(),
        Notice::SheetLost { why } => phrase("sheet-lost").text("why", reason(why)).say(),
        Notice::Damaged { file, line } => phrase("damaged").text("file", file).number("line", *line as u64).say(),
        Notice::HeldElsewhere { file } => phrase("held-elsewhere").text("file", file).say(),
        Notice::TournamentOpen { file } => phrase("tournament-open").text("file", file).say(),
        Notice::GoOn { count, other } => {
            let phrase = phrase("go-on").number("count", *count as u64);
            phrase.choice("other", if *other { "yes" } else { "no" }).say()
        }
        Notice::Unfinished { count } => phrase("unfinished").number("count", *count as u64).say(),
        Notice::BadSetting { place, line, key, why } => {
            // Where a file cannot be read at all, no key is to blame.
            let sentence = match (line.is_some(), key.is_empty()) {
                (true, false) => "bad-setting-line",
                (false, false) => "bad-setting",
                (true, true) => "bad-file-line",
                (false, true) => "bad-file",
            };
            let phrase = phrase(sentence).text("place", place).text("key", key).text("why", reason(why));
            phrase.number("line", line.unwrap_or(0) as u64).say()
        }
        Notice::Power(notice) => power::words(sentences, *notice),
        Notice::BadFlag { flag, why } => phrase("bad-flag").text("place", flag).text("why", reason(why)).say(),
        Notice::UnknownFlag { flag, near: None } => phrase("bad-flag-unknown").text("place", flag).say(),
        Notice::UnknownFlag { flag, near: Some(near) } => {
            phrase("bad-flag-near").text("place", flag).text("near", near).say()
        }
        Notice::BadTime { place, line, in_file, error } => {
            let sentence = match (*in_file, line) {
                (false, _) => "bad-flag",
                (true, Some(_)) => "bad-setting-line",
                (true, None) => "bad-setting",
            };
            let phrase =
                phrase(sentence).text("place", place).choice("key", "time").number("line", line.unwrap_or(0) as u64);
            phrase.insert("why", time_wrong::why(sentences, error)).say()
        }
        Notice::MoreBadSettings { count } => phrase("bad-settings-more").number("count", *count as u64).say(),
        Notice::GoodbyeUnsaved { why } => phrase("goodbye-unsaved").text("why", reason(why)).say(),
        _ => return None,
    })
}

/// Speech, cues and devices.
fn about_sound(sentences: &Sentences, notice: &Notice) -> Option<Vec<Segment>> {
    let phrase = |key| Phrase::new(sentences, key);
    Some(match notice {
        Notice::SpeechMissing { why } => phrase("speech-missing").text("why", &why.words(sentences)).say(),
        Notice::Display(notice) => display_notice::words(sentences, notice),
        Notice::PrivateLost { why } => phrase("private-lost").text("why", &why.words(sentences)).say(),
        Notice::EarphoneGone { side } => phrase("earphone-gone").choice("side", side_key(*side)).say(),
        Notice::CueUnusable { cue, file, why } => {
            let key = format!("cue-{}", cue.name());
            let phrase = phrase("cue-unusable").text("key", &key).text("file", file);
            phrase.text("why", &why.words(sentences)).say()
        }
        Notice::NoSuchVoice { language, name } => {
            phrase("no-such-voice").choice("language", language.code()).text("name", name).say()
        }
        Notice::Bluetooth { device, kept } => {
            phrase("bluetooth").text("device", device).choice("kept", if *kept { "yes" } else { "no" }).say()
        }
        _ => return None,
    })
}

/// What is typed, deleted and read back.
fn about_typing(sentences: &Sentences, notice: &Notice) -> Option<Vec<Segment>> {
    let phrase = |key| Phrase::new(sentences, key);
    Some(match notice {
        Notice::Keys(notice) => key_notice::words(sentences, notice),
        Notice::Ruling(notice) => ruling_notice::notice(sentences, notice),
        Notice::Cues(notice) => cue_notice::words(sentences, notice),
        Notice::Typed(character) => typing::echo(sentences, "typed", *character),
        Notice::Replaces(character) => {
            phrase("replaces").insert("char", typing::echo(sentences, "typed", *character)).say()
        }
        Notice::Deleted(text) => typing::deleted(sentences, text),
        Notice::Tutorial(notice) => tutorial_notice::words(sentences, notice),
        Notice::EntryLine(text) if one_line(text).is_empty() => phrase("entry-empty").say(),
        Notice::EntryLine(text) => phrase("entry-line").insert("line", typing::entry_line(sentences, text)).say(),
        _ => return None,
    })
}

/// A path is printed whole; a voice says the name of the file and its directory, without slashes and hyphens.
fn file_name(sentences: &Sentences, path: &str) -> Vec<Segment> {
    let text = one_line(path);
    let plain = |part: Option<&OsStr>| part.map(|part| part.to_string_lossy().replace(['-', '_'], " "));
    let (name, directory) = (Path::new(&text).file_name(), Path::new(&text).parent().and_then(Path::file_name));
    let spoken = match (plain(name), plain(directory)) {
        (Some(name), Some(directory)) => {
            Some(Phrase::new(sentences, "file-in").text("name", &name).text("directory", &directory).words())
        }
        (name, _) => name,
    };
    let spoken = spoken.filter(|spoken| *spoken != text);
    vec![Segment { language: sentences.language(), text, spoken, spelled: false }]
}

const fn help_key(topic: HelpTopic) -> &'static str {
    match topic {
        HelpTopic::Moves => "help-moves",
        HelpTopic::Castling => "help-castling",
        HelpTopic::Questions => "help-questions",
        HelpTopic::Board => "help-board",
        HelpTopic::Study => "help-study",
        HelpTopic::Game => "help-game",
        HelpTopic::GameAtTable => "help-game-at-table",
        HelpTopic::Dialogue => "help-dialogue",
        HelpTopic::Program => "help-program",
        HelpTopic::ProgramAtTable => "help-program-at-table",
        HelpTopic::Arbiter => "help-arbiter",
    }
}

const fn confirm_key(what: Confirmable) -> &'static str {
    match what {
        Confirmable::Offer => "confirm-offer",
        Confirmable::Accept => "confirm-accept",
        Confirmable::Decline => "confirm-decline",
        Confirmable::Resign => "confirm-resign",
    }
}

/// The words for what may be asked, those of the topics that have one.
fn may_ask(sentences: &Sentences, topics: &[Topic]) -> Vec<Segment> {
    let language = sentences.language();
    let word = |topic: &Topic| match topic {
        Topic::LastMove => command::usual("last", language),
        Topic::Moves => command::usual("moves", language),
        Topic::Clocks => command::usual("clock", language),
        Topic::OwnTime => command::usual("own-time", language),
        Topic::OtherTime => command::usual("other-time", language),
        Topic::Turn => command::usual("turn", language),
        Topic::Corrections => asked::usual(Question::Corrections, language),
        Topic::Board => asked::usual(Question::Board, language),
        Topic::MoveNumber => asked::usual(Question::MoveNumber, language),
        Topic::Offer => asked::usual(Question::Offer, language),
        Topic::Players => asked::usual(Question::Players, language),
        Topic::Rules => asked::usual(Question::Rules, language),
        _ => None,
    };
    // Whoever may ask for the moves may have the whole sheet read, with the times if he may ask for them, too.
    let sheet = |topic: &Topic| -> Vec<&str> {
        let readings: &[fn(Reading) -> Question] = match topic {
            Topic::Moves if topics.contains(&Topic::Clocks) => &[Question::Sheet, Question::SheetWithTimes],
            Topic::Moves => &[Question::Sheet],
            _ => &[],
        };
        readings.iter().filter_map(|reading| asked::usual(reading(Reading::Whole), language)).collect()
    };
    let words: Vec<&str> = topics.iter().flat_map(|topic| word(topic).into_iter().chain(sheet(topic))).collect();
    let what = if topics.contains(&Topic::Square) { "yes" } else { "no" };
    Phrase::new(sentences, "help-may-ask").text("words", &words.join(", ")).choice("what", what).say()
}

/// What a question lacks, and what is right in its place.
fn unclear_question(sentences: &Sentences, unclear: &Unclear) -> Vec<Segment> {
    let (key, text, example) = match unclear {
        Unclear::SquareMissing(example) => ("unclear-square", "", example.as_str()),
        Unclear::NumberMissing(example) => ("unclear-number", "", example.as_str()),
        Unclear::NoSuchRank(text) => ("unclear-no-rank", text.as_str(), ""),
        Unclear::NoSuchFile(text) => ("unclear-no-file", text.as_str(), ""),
        Unclear::NoSuchNumber(text) | Unclear::NoSuchSquare(text) => ("unclear-no-number", text.as_str(), ""),
        Unclear::RankMissing => ("unclear-rank", "", ""),
        Unclear::FileMissing => ("unclear-file", "", ""),
    };
    Phrase::new(sentences, key).text("text", text).text("example", example).say()
}

fn which_move(sentences: &Sentences, reports: &[MoveReport], listener: Listener) -> Vec<Segment> {
    let mut line = Line::default();
    line.sentence(Phrase::new(sentences, "which-move").say());
    for (number, report) in (1_u64..).zip(reports) {
        let item = Phrase::new(sentences, "which-item").number("number", number);
        line.sentence(item.insert("move", announce(sentences, report, listener)).say());
    }
    line.sentence(Phrase::new(sentences, "which-end").say());
    line.into_segments()
}

fn unknown(sentences: &Sentences, text: &str, nearest: &[String]) -> Vec<Segment> {
    let near = |index: usize| nearest.get(index).map_or("", String::as_str);
    Phrase::new(sentences, "unknown")
        .text("text", text)
        .number("count", nearest.len().min(3) as u64)
        .text("first", near(0))
        .text("second", near(1))
        .text("third", near(2))
        .say()
}

/// One that was begun within two days is told by how long ago that was; where the console stands, its hours do not say.
fn unfinished_item(sentences: &Sentences, game: &UnfinishedGame, listener: Listener) -> Vec<Segment> {
    let opponent = match game.opponent {
        Opponent::BuiltinEngine { .. } => "house",
        _ if !game.name.trim().is_empty() => "named",
        Opponent::Board => "board",
        Opponent::Console => "console",
    };
    let level = if let Opponent::BuiltinEngine { level } = game.opponent { level } else { 0 };
    let minutes = game.now.saturating_sub(game.began) / 60;
    let (when, count) = match minutes {
        // Or a clock that was set back.
        0 if game.began > game.now => ("date", 0),
        0 => ("now", 0),
        1..60 => ("minutes", minutes),
        60..2880 => ("hours", minutes / 60),
        _ => ("date", 0),
    };
    let date = Civil::of(game.began);
    let last = game.last.as_ref().map(|report| announce(sentences, report, listener));
    Phrase::new(sentences, "unfinished-item")
        .number("number", game.number as u64)
        .choice("side", side_key(game.plays))
        .choice("opponent", opponent)
        .number("level", level)
        .text("name", &game.name)
        .number("moves", game.half_moves.div_ceil(2) as u64)
        .choice("moved", if last.is_some() { "yes" } else { "no" })
        .insert("last", last.unwrap_or_default())
        .choice("when", when)
        .number("count", count)
        .number("day", date.day)
        .number("month", date.month)
        .choice("held", if game.event.trim().is_empty() { "no" } else { "yes" })
        .text("event", &game.event)
        .say()
}
