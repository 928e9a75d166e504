//! The vectors of claims, offers, agreement, repetition, fifty moves, quickplay, recording, requests and adjournment, each driven
//! through a game.

use annabella::game::command::Command;
use annabella::game::dialogue;
use annabella::game::draws;
use annabella::game::message::Message;
use annabella::game::recording;
use annabella::game::refusal::Refusal;
use annabella::game::roles::Seat;
use annabella::rules::claims::{Basis, Ground};
use annabella::rules::ending::Reason;
use annabella::rules::position::{Color, Intent, Square};
use annabella::rules::profile::Profile;
use annabella::rules::quickplay::{self, Decision};
use annabella::rules::recording::Duty;
use annabella::time::Tick;
use serde_json::{Map, Value, json};

use crate::claims::envelopes::adjourned;
use crate::claims::table::{ARBITER, Table, after, set, time_of, tournament};

fn file() -> Vec<Value> {
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/laws/vectors.json"));
    let file: Value = serde_json::from_str(&text.expect("the vectors")).expect("json");
    file["vectors"].as_array().expect("a list").clone()
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn colour(value: &Value) -> Color {
    if text(value) == "black" { Color::Black } else { Color::White }
}

fn seat(value: &Value) -> Seat {
    Seat::Side(colour(value))
}

pub fn seconds(value: &Value) -> u64 {
    value.as_u64().unwrap_or_default()
}

/// The profile of a run, with the overrides of the vector.
pub fn started(vector: &Value, profile: &str, class: &str) -> annabella::game::fact::Started {
    let mut started = tournament(profile, time_of(class));
    let overrides = vector["given"]["overrides"].as_object().cloned().unwrap_or_default();
    let lines: Vec<String> = overrides.iter().map(|(key, value)| format!("{key} = {}", toml_of(value))).collect();
    if !lines.is_empty() {
        started.profile = started.profile.with_overrides(&lines.join("\n"), "vector").expect("they fit");
    }
    started
}

fn toml_of(value: &Value) -> String {
    match value {
        Value::Array(items) => format!("[{}]", items.iter().map(toml_of).collect::<Vec<_>>().join(", ")),
        Value::Object(fields) => {
            let fields = fields.iter().map(|(key, value)| format!("{key} = {}", toml_of(value)));
            format!("{{ {} }}", fields.collect::<Vec<_>>().join(", "))
        }
        other => other.to_string(),
    }
}

fn claim(ground: Ground, intended: Option<Intent>) -> draws::Act {
    draws::Act::Claim { ground, intended, said: String::new(), basis: Basis::Scoresheet }
}

/// Whether a claim was accepted; where the rules leave it to the arbiter, he rules by what the record says.
fn claimed(table: &mut Table, by: Seat, act: draws::Act) -> bool {
    let correct = match &act {
        draws::Act::Claim { ground, intended, .. } => {
            let side = by.side().expect("a player");
            let claim = annabella::rules::claims::Claim {
                by: side,
                ground: *ground,
                intended: *intended,
                hands: annabella::rules::touch::Hands::Off,
                basis: Basis::Scoresheet,
            };
            let position = table.game.board().position().expect("a position");
            let keys = table.game.history().keys();
            annabella::rules::claims::is_correct(&claim, &position, keys, table.game.profile())
        }
        _ => false,
    };
    table.claims(by, act);
    if table.game.draws().open().is_some() {
        let decision = if correct { Decision::Accepted } else { Decision::Rejected };
        table.claims(ARBITER, draws::Act::Rule { decision, bonus: false });
        assert_eq!(table.refusal(), None);
    }
    table.over().is_some()
}

#[allow(clippy::too_many_lines)] // one arm a form
fn decide(vector: &Value, profile: &str) -> Option<Map<String, Value>> {
    let (given, action) = (&vector["given"], &vector["action"]);
    let class = given["time_class"].as_str().unwrap_or("standard");
    let begin = || started(vector, profile, class);
    let after = |made| after(begin(), text(&given["start_fen"]), text(&given["moves"]), made);
    let form = text(&vector["form"]);
    let decided = match (text(&vector["kind"]), form) {
        ("claim", "intended") => {
            let mut table = after(0);
            if let Some(clock) = given["clock_s"].as_object() {
                table.shows(seconds(&clock["white"]), seconds(&clock["black"]));
            }
            let san = text(&action["intended"]);
            let act = claim(Ground::Repetition, Some(table.san(san)));
            let accepted = claimed(&mut table, seat(&action["by"]), act);
            let bound = table.game.draws().bound(colour(&action["by"])).first().copied();
            json!({
                "claim_accepted": accepted,
                "result": table.result(),
                "white_s": table.left().0,
                "black_s": table.left().1,
                "must_play": bound.filter(|intent| *intent == table.san(san)).map(|_| san),
                "counts_as_draw_offer": table.game.offer() == Some(colour(&action["by"])),
            })
        }
        ("claim", "after_touch") => {
            let mut table = after(0);
            let square: Square = text(&action["touched_before"]).parse().expect("a square");
            table.does(seat(&action["by"]), Command::Dialogue(dialogue::Act::Touch { square }));
            table.claims(seat(&action["by"]), claim(Ground::Repetition, None));
            json!({ "claim_admissible": table.refusal().is_none() })
        }
        ("claim", "accepted_by_opponent") => {
            let mut table = after(0);
            let act = claim(Ground::Repetition, Some(table.san(text(&action["intended"]))));
            table.claims(seat(&action["by"]), act);
            table.does(Seat::Side(!colour(&action["by"])), Command::Accept);
            let reason = table.over().map(|(_, reason)| serde_json::to_value(reason).expect("a reason"));
            json!({ "result": table.result(), "reason": reason })
        }
        ("claim", "basis") => {
            let mut table = set(begin());
            let basis = serde_json::from_value(given["basis"].clone()).expect("a basis");
            let ground =
                if table.game.profile().repetition.can_be_claimed() { Ground::Repetition } else { Ground::FiftyMoves };
            table.claims(
                Seat::Side(Color::White),
                draws::Act::Claim { basis, ground, intended: None, said: String::new() },
            );
            let refused = matches!(
                table.refusal(),
                Some(Refusal::Draw(draws::Refusal::Inadmissible(
                    annabella::rules::claims::Inadmissible::NeedsScoresheet
                )))
            );
            json!({ "claim_admissible": table.refusal().is_none(), "needs": refused.then_some("scoresheet") })
        }
        ("draw_agreement", _) => {
            let mut table = match given["moves_played_each"].as_u64() {
                Some(count) => shuffled(begin(), usize::try_from(count).expect("a number")),
                None => after(usize::from(text(&given["offer_phase"]) == "made_before_press")),
            };
            let by = colour(&given["offer_by"]);
            if table.game.history().made_by(by).is_none() && text(&given["offer_phase"]) == "made_before_press" {
                let intent = table.game.board().position().expect("one").legal_intents()[0];
                table.does(Seat::Side(by), Command::Move { intent, said: String::new() });
            }
            table.does(Seat::Side(by), Command::Offer).does(seat(&given["accepted_by"]), Command::Accept);
            if table.game.draws().waits_for_consent() && given["arbiter_consent"] == json!(true) {
                table.claims(ARBITER, draws::Act::Consent { given: true });
            }
            json!({
                "accepted": table.over().is_some(),
                "result": table.result(),
                "needs": table.game.draws().waits_for_consent().then_some("arbiter_consent"),
            })
        }
        ("draw_offer", "offer") => {
            let mut table = after(usize::from(text(&action["phase"]) == "made_before_press"));
            let by = colour(&action["by"]);
            table.does(Seat::Side(by), Command::Offer);
            let mark = table.game.draws().marks().first().copied();
            let line = table.game.history().live();
            let ply = mark.and_then(|mark| line.iter().position(|one| Some(one.id) == mark.after)).map(|at| at + 1);
            json!({
                "valid": table.game.offer() == Some(by),
                "distraction_check": table.game.draws().counts(by).1 > 0,
                "mark_ply": ply,
                "mark": ply.map(|_| table.game.profile().offer.record_symbol.clone()),
                "mark_on": ["white", "black"],
            })
        }
        ("draw_offer", "reply") => {
            let mut table = after(1);
            table.does(seat(&given["open_offer"]), Command::Offer).does(seat(&given["open_offer"]), Command::Press);
            let square: Square = text(&action["square"]).parse().expect("a square");
            table.does(seat(&action["by"]), Command::Dialogue(dialogue::Act::Touch { square }));
            // Where touching binds nobody, the move that follows answers the offer.
            if table.game.offer().is_some() {
                let from = |intent: &Intent| matches!(intent, Intent::Step { from, .. } if *from == square);
                let legal = table.game.board().position().expect("one").legal_intents();
                let intent = legal.into_iter().find(from).expect("a move");
                table.does(seat(&action["by"]), Command::Move { intent, said: String::new() });
            }
            json!({ "offer": if table.game.offer().is_some() { "open" } else { "closed" } })
        }
        ("request", _) => {
            let mut setting = begin();
            setting.supervised = given["full_supervision"] == json!(true);
            let mut table = set(setting);
            let asks = if given["on_move"] == json!(true) { Color::White } else { Color::Black };
            let answers = (0..seconds(&given["requests"])).map(|_| {
                table.does(Seat::Side(asks), Command::Record(recording::Act::Request));
                let shown = table.told_to(Seat::Side(asks)).iter().any(|message| matches!(message, Message::Moves(_)));
                if shown { "shown" } else { "distraction" }
            });
            json!({ "answers": answers.collect::<Vec<_>>() })
        }
        ("repetition" | "move_count", _) => return history(vector, profile),
        ("quickplay", _) => return quick(vector, profile),
        ("recording", _) => return recorded(vector, profile),
        ("adjourn", _) => return adjourned(vector, profile),
        _ => return None,
    };
    decided.as_object().cloned()
}

/// So many moves of each side that repeat nothing and end nothing.
fn shuffled(started: annabella::game::fact::Started, each: usize) -> Table {
    let mut table = set(started);
    for index in 0..each * 2 {
        let position = table.game.board().position().expect("a position");
        let legal = position.legal_intents();
        let quiet = |intent: &&Intent| position.clone().play(**intent).is_ok_and(|next| next.has_legal_moves());
        let legal: Vec<&Intent> = legal.iter().filter(quiet).collect();
        let intent = *legal[(index * 7_919) % legal.len()];
        let side = Seat::Side(table.game.turn());
        table.does(side, Command::Move { intent, said: String::new() }).does(side, Command::Press);
    }
    table
}

fn history(vector: &Value, profile: &str) -> Option<Map<String, Value>> {
    let (given, action) = (&vector["given"], &vector["action"]);
    if text(&vector["kind"]) == "repetition" {
        // The claims of each side are tried on the same line.
        let table = after(started(vector, profile, "standard"), text(&given["start_fen"]), text(&given["moves"]), 0);
        let turn = table.game.turn();
        let can = |by: Color| {
            let mut again =
                after(started(vector, profile, "standard"), text(&given["start_fen"]), text(&given["moves"]), 0);
            again.over().is_none() && claimed(&mut again, Seat::Side(by), claim(Ground::Repetition, None))
        };
        let rules = &table.game.profile().repetition;
        let occurrences = annabella::rules::repetition::count(table.game.history().keys(), rules.identity);
        // A game that has ended before the last of these moves shows fewer.
        let whole = table.game.history().live().len() == text(&given["moves"]).split_whitespace().count();
        let by_itself = matches!(table.over(), Some((_, Reason::FivefoldRepetition | Reason::RepetitionByItself)));
        let mut found = json!({
            "auto_draw": by_itself,
            "claim_correct_side_to_move": can(turn),
            "claim_allowed_opponent": can(!turn),
        });
        if whole {
            found["occurrences"] = json!(occurrences);
        }
        return found.as_object().cloned();
    }
    let mut table = after(started(vector, profile, "standard"), text(&given["fen"]), "", 0);
    let turn = Seat::Side(table.game.turn());
    let act = match text(&action["type"]) {
        "claim" => claim(Ground::FiftyMoves, None),
        "claim_intended" => claim(Ground::FiftyMoves, Some(table.san(text(&action["san"])))),
        _ => return None,
    };
    let correct = table.over().is_none() && claimed(&mut table, turn, act);
    json!({ "claim_correct": correct }).as_object().cloned()
}

fn quick(vector: &Value, profile: &str) -> Option<Map<String, Value>> {
    let (given, action) = (&vector["given"], &vector["action"]);
    let begin = || {
        let mut setting = started(vector, profile, text(&given["time_class"]));
        setting.supervised = given["full_supervision"] == json!(true);
        setting.event_rules.guidelines = given["guidelines_announced"] == json!(true);
        setting.event_rules.arbiter_absent = given["arbiter_present"] == json!(false);
        let mut table = set(setting);
        table.shows(seconds(&given["white_s"]), seconds(&given["black_s"]));
        table
    };
    let by = seat(&given["side_to_move"]);
    let basis = quickplay::Basis::CannotWinByNormalMeans;
    let decided = match text(&vector["form"]) {
        "claim" => {
            let mut table = begin();
            table.claims(by, draws::Act::Quickplay { basis });
            let admissible = table.refusal().is_none();
            let ruled = |decision| {
                let mut table = begin();
                table.claims(by, draws::Act::Quickplay { basis });
                table.claims(ARBITER, draws::Act::Rule { decision, bonus: true });
                table.left().1
            };
            json!({
                "claim_admissible": admissible,
                "rejected_black_s": ruled(Decision::Rejected),
                "postponed_black_s_max": ruled(Decision::Postponed),
            })
        }
        "increment_request" => {
            let mut table = begin();
            table.claims(by, draws::Act::Increment);
            let offer = table.game.offer() == by.side();
            table.claims(ARBITER, draws::Act::Rule { decision: Decision::Accepted, bonus: false });
            assert!(table.refusal().is_some(), "first the opponent answers");
            if action["offer_refused"] == json!(true) {
                table.does(Seat::Side(!colour(&given["side_to_move"])), Command::Decline);
            }
            let agrees = action["arbiter_agrees"] == json!(true);
            let decision = if agrees { Decision::Accepted } else { Decision::Rejected };
            table.claims(ARBITER, draws::Act::Rule { decision, bonus: false });
            let shown = table.left();
            // The increment comes with the next move.
            let intent = table.san("Nf3");
            table.does(by, Command::Move { intent, said: String::new() }).does(by, Command::Press);
            json!({
                "is_draw_offer": offer,
                "increment_s_both": table.left().0 - shown.0,
                "white_s": shown.0,
                "black_s": shown.1,
            })
        }
        "no_arbiter" => {
            let papers = |basis| {
                let mut table = begin();
                table.claims(by, draws::Act::Quickplay { basis });
                let packet = table.game.draws().packet().map(|packet| packet.papers.clone()).unwrap_or_default();
                (table.game.draws().packet().is_some(), json!(packet))
            };
            let (concluded, packet) = papers(basis);
            json!({
                "game_concluded": concluded,
                "packet": packet,
                "packet_if_no_effort": papers(quickplay::Basis::NoEffort).1,
                "verified_by": "opponent",
                "decided_by": "arbiter_later",
            })
        }
        _ => return None,
    };
    decided.as_object().cloned()
}

fn recorded(vector: &Value, profile: &str) -> Option<Map<String, Value>> {
    let given = &vector["given"];
    let with_increment = |increment: u64| {
        let plus = if increment == 0 { "90".to_owned() } else { format!("90+{increment}") };
        let mut setting = started(vector, profile, "standard");
        let control: annabella::game::clock::TimeControl = plus.parse().expect("a control");
        setting.time = crate::claims::table::both(&control);
        set(setting)
    };
    let must =
        |table: &Table| table.game.recording_duty(Color::White, Tick::from_millis(table.now)) == Duty::MustRecord;
    let decided = match text(&vector["form"]) {
        "five_minutes" => {
            let mut table = with_increment(seconds(&given["increment_s"]));
            table.shows(seconds(&given["remaining_s"]), 5_400);
            json!({ "must_record": must(&table) })
        }
        "five_minutes_history" => {
            let mut table = with_increment(seconds(&given["increment_s"]));
            let history = given["history_s"].as_array().cloned().unwrap_or_default();
            let duties = history.iter().map(|left| {
                table.shows(seconds(left), 5_400);
                must(&table)
            });
            json!({ "must_record": duties.collect::<Vec<_>>() })
        }
        "order" => {
            let mut setting = started(vector, profile, "standard");
            setting.event_rules.own_sheets = true;
            // As many half-moves as are missing on White's sheet are not written.
            let mut table = after(setting, "startpos", "e4 e5 Nf3 Nc6", 0);
            let missing = seconds(&given["opponent_unrecorded_moves"]) + seconds(&given["own_unrecorded_moves"]);
            for _ in missing..4 {
                table.does(Seat::Side(Color::White), Command::Record(recording::Act::Write));
            }
            let intent = table.san("Bb5");
            table.does(Seat::Side(Color::White), Command::Move { intent, said: String::new() });
            let arbiter = table.told_to(ARBITER).iter().any(|message| matches!(message, Message::Record(_)));
            json!({ "may_make_next_move": !arbiter })
        }
        "signed" => {
            // A mate on the board, and another result on both sheets.
            let mut table = after(started(vector, profile, "standard"), "startpos", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7", 0);
            assert_eq!(table.result(), text(&given["board_result"]));
            let result = match text(&given["signed_result"]) {
                "1-0" => annabella::rules::ending::Outcome::Won { by: Color::White },
                "0-1" => annabella::rules::ending::Outcome::Won { by: Color::Black },
                _ => annabella::rules::ending::Outcome::Drawn,
            };
            let mut shown = Vec::new();
            for side in Color::ALL {
                table.does(Seat::Side(side), Command::Record(recording::Act::Sign { result: Some(result) }));
                for (to, message) in &table.told {
                    if matches!(message, Message::Record(recording::Message::Discrepancy { .. })) {
                        shown.extend(to.iter().map(Seat::name));
                    }
                }
            }
            json!({ "result": table.result(), "discrepancy_shown_to": shown })
        }
        "reconstruct" => {
            let mut table = set(started(vector, profile, "standard"));
            table.does(ARBITER, Command::Record(recording::Act::Reconstruct));
            let notes = table.told.iter().find_map(|(_, message)| match message {
                Message::Record(recording::Message::Reconstruct { notes, .. }) => Some(json!(notes)),
                _ => None,
            });
            json!({ "arbiter_first_records": notes, "then": "reconstruct_on_second_board" })
        }
        "unprovable" => {
            let mut setting = started(vector, profile, "standard");
            setting.time = crate::claims::table::both(&"90/40,30".parse().expect("a control"));
            let mut table = set(setting);
            table.does(ARBITER, Command::Record(recording::Act::NextPeriod { side: Color::White }));
            let clock = table.clock().white;
            let next = clock.period == 1 && clock.moves == 40;
            json!({ "next_move": if next { "first_of_next_period" } else { "unchanged" } })
        }
        "rapid" => {
            let mut setting = started(vector, profile, text(&given["time_class"]));
            setting.supervised = given["full_supervision"] == json!(true);
            setting.parts.sheet = false;
            let table = set(setting);
            let keeps = annabella::rules::recording::keeps_claims(table.game.time_class(), table.game.profile());
            json!({ "must_record": must(&table), "keeps_scoresheet_claims": keeps })
        }
        _ => return None,
    };
    decided.as_object().cloned()
}

const KINDS: [&str; 9] = [
    "claim",
    "draw_offer",
    "draw_agreement",
    "repetition",
    "move_count",
    "quickplay",
    "recording",
    "adjourn",
    "request",
];

/// Not decided by a game: pure rules, or what only people find out.
const LEFT_OUT: [&str; 6] = ["advance", "after_flag", "medium", "late", "envelope", "default-play"];

fn same(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Array(one), Value::Array(other)) => {
            one.len() == other.len() && one.iter().all(|item| other.contains(item))
        }
        (Value::Number(one), Value::Number(other)) => one.as_f64() == other.as_f64(),
        _ => expected == found,
    }
}

#[test]
fn every_vector_of_these_kinds_is_decided_by_a_game() {
    let (mut wrong, mut runs) = (Vec::new(), 0);
    for vector in file() {
        let form = text(&vector["form"]);
        if !KINDS.contains(&text(&vector["kind"])) || vector["decidable"] == json!(false) || LEFT_OUT.contains(&form) {
            continue;
        }
        let profiles: Vec<&str> = vector["profiles"].as_array().expect("profiles").iter().map(text).collect();
        let profiles = if profiles == ["*"] { Profile::ALL_NAMES.to_vec() } else { profiles };
        for profile in profiles {
            let expected = vector["expect_by_profile"].get(profile).unwrap_or(&vector["expect"]).clone();
            let Some(found) = decide(&vector, profile) else { continue };
            runs += 1;
            for (key, value) in expected.as_object().expect("expectations") {
                let Some(got) = found.get(key) else { continue };
                if !same(value, got) {
                    wrong.push(format!("{} {profile} {key}: expected {value}, found {got}", vector["id"]));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(runs > 250, "only {runs} runs");
}
